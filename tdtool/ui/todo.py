"""To do: what waits for the director, until it is ticked off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.tournament import queries
from tdtool.tournament.commands import Arrive, CheckFloor, DrawSeats
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.views import TaskKind, Tone
from tdtool.ui import figures, theme
from tdtool.ui.parts.label import Label, Paragraph
from tdtool.ui.todo_model import TodoModel
from tdtool.ui.todo_rows import RowKind, TodoRow, todo_rows
from tdtool.ui.todo_view import TodoView

if TYPE_CHECKING:
    from tdtool.tournament.views import Task
    from tdtool.ui.bridge import Bridge

WIDTH = 248
_AGES_MS = 10_000


class Todo(QWidget):
    """The list with its head; it follows the tournament that the bridge shows."""

    printing_wanted = Signal()
    """A sheet that was printed has grown old: it is to be printed again."""
    left = Signal()
    """Esc was pressed: the keys go back to where they were."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._aged_ms = 0
        self.model = TodoModel(self)
        self.view = TodoView(self._now_ms)
        self.view.setModel(self.model)
        self.view.done.connect(self.do)
        self._count = Label(role="third")
        self._empty = Paragraph("Nothing waits for you.", role="third")
        head = QHBoxLayout()
        head.addWidget(Label("To do", size=15, weight=QFont.Weight.DemiBold))
        head.addWidget(self._count)
        head.addStretch(1)
        head.addWidget(Label("Ctrl+T", size=11, role="third"))
        self._head = head
        column = QVBoxLayout(self)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._empty)
        column.addWidget(self.view, 1)
        self.setFocusProxy(self.view)
        self._restyle()
        theme.changed.connect(self._restyle)
        bridge.changed.connect(self.refresh)
        bridge.shown.connect(self.refresh)
        bridge.ticked.connect(self._tick)
        self.refresh()

    def refresh(self) -> None:
        """Read the tasks anew."""
        tasks: tuple[Task, ...] = ()
        if self._bridge.is_open:
            desk = self._bridge.desk
            tasks = queries.tasks(desk.state, desk.names, desk.now())
        rows = todo_rows(tasks)
        place = self.view.currentIndex().row()
        self.model.set_rows(rows)
        self._count.setText(figures.number(len(tasks)) if tasks else "")
        self._empty.setVisible(not tasks)
        self.view.setVisible(bool(tasks))
        if place >= 0 and tasks and not self.view.currentIndex().isValid():
            self._choose_near(place)

    def do(self, row: TodoRow) -> None:
        """Do what a row is for: tick a move, confirm a bust, or ask for what is missing."""
        task = row.task
        if task is None:
            return
        if row.kind is RowKind.TICK and task.entry is not None:
            self._bridge.do(Arrive(task.entry))
        elif task.kind is TaskKind.FLOOR_TO_CHECK and task.entry is not None:
            done = self._bridge.do(CheckFloor(task.entry))
            if not isinstance(done, Refusal):
                self._bridge.said.emit(f"Checked: {row.title}", Tone.KNOWN)
        elif task.kind is TaskKind.NAME_REPORT and task.table is not None:
            self._bridge.table_wanted.emit(task.table)
            self._bridge.line_wanted.emit(f"{task.table} out ")
        elif task.kind is TaskKind.CONFLICT and task.entry is not None:
            done = self._bridge.do(DrawSeats((task.entry,)))
            if not isinstance(done, Refusal):
                self._bridge.said.emit(f"{done.told}: tell him", Tone.KNOWN)
        elif task.kind is TaskKind.REPRINT:
            self.printing_wanted.emit()
        elif task.kind is TaskKind.FIND_SEAT:
            self._bridge.line_wanted.emit(f"{row.title} at ")

    def sizeHint(self) -> QSize:
        """Ask for 248 px."""
        return QSize(theme.px(WIDTH), theme.px(400))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surface and the line on its left."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), theme.colours().window)
        painter.fillRect(QRect(0, 0, 1, self.height()), theme.colours().line)

    def _now_ms(self) -> int:
        return self._bridge.desk.now().wall_ms if self._bridge.is_open else 0

    def _tick(self) -> None:
        now = self._bridge.desk.now()
        if abs(now.wall_ms - self._aged_ms) >= _AGES_MS:
            self._aged_ms = now.wall_ms
            self.view.viewport().update()
            drifted = queries.tasks(self._bridge.desk.state, self._bridge.desk.names, now)
            if any(task.kind is TaskKind.CLOCK for task in drifted) or self._shows_clock():
                self.refresh()

    def _shows_clock(self) -> bool:
        return any(
            row.task is not None and row.task.kind is TaskKind.CLOCK for row in self.model.rows()
        )

    def _choose_near(self, place: int) -> None:
        for near in (place, place - 1, place + 1):
            index = self.model.index(near, 0)
            if index.isValid() and index.flags() & Qt.ItemFlag.ItemIsEnabled:
                self.view.setCurrentIndex(index)
                return

    def _restyle(self) -> None:
        px = theme.px
        self.setFixedWidth(px(WIDTH))
        self._head.setContentsMargins(px(16), px(14), px(16), px(6))
        self._head.setSpacing(px(8))
        self._empty.setContentsMargins(px(16), px(8), px(16), 0)
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(1, 0, 0, 0)
        self.update()
