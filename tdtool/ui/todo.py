"""To do: what waits for the director, until it is ticked off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.tournament import tasks as waiting
from tdtool.tournament.calls.view import left_ms
from tdtool.tournament.commands import Arrive, Bust, CheckFloor, DrawSeats
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.ruling_commands import BackInSeat, CountHands
from tdtool.tournament.views import Task, TaskKind, Tone
from tdtool.ui import figures, keys, plain, theme
from tdtool.ui.acts import Act
from tdtool.ui.parts.key_label import KeyLabel
from tdtool.ui.parts.label import Label, Paragraph
from tdtool.ui.todo_calls import CALLS, TodoCalls
from tdtool.ui.todo_model import TodoModel
from tdtool.ui.todo_plans import TodoPlans
from tdtool.ui.todo_rows import PRIZE_KINDS, TodoRow, todo_rows
from tdtool.ui.todo_view import TodoView

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.desk import Done
    from tdtool.ui.bridge import Bridge

WIDTH = 248
_AGES_MS = 10_000
_PASSING = {TaskKind.CLOCK, TaskKind.PENALTY, TaskKind.SHORT, TaskKind.ORDER, TaskKind.HALT}
"""Tasks whose words change as time passes."""


class Todo(QWidget):
    """The list with its head; it follows the tournament that the bridge shows."""

    printing_wanted = Signal()
    """A sheet that was printed has grown old: it is to be printed again."""
    hand_for_hand_wanted = Signal()
    """The tables of hand for hand, or of the last hands, are to be ticked."""
    bags_wanted = Signal()
    """Stacks are to be bagged or counted again."""
    prizes_wanted = Signal(object)
    """Something about prizes waits (its TaskKind): the page is to be shown."""
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
        self.view.keyed.connect(self.do_act)
        self.view.dropped.connect(self.drop)
        self._plans = TodoPlans(bridge)
        self._calls = TodoCalls(bridge)
        self._deeds: dict[TaskKind, Callable[[Task], None]] = {
            TaskKind.MOVE: self._tick_move,
            TaskKind.SEAT: self._tick_move,
            TaskKind.CONFLICT: self._draw_seat,
            TaskKind.NAME_REPORT: self._name_report,
            TaskKind.FIND_SEAT: self._find_seat,
            TaskKind.FLOOR_TO_CHECK: self._check_floor,
            TaskKind.PENALTY: self._serve,
            TaskKind.OFF: self.hold_clock,
            TaskKind.HAND_FOR_HAND: self._tick_tables,
            TaskKind.BAGS: lambda _: self.bags_wanted.emit(),
            TaskKind.REPRINT: self._print_again,
            **dict.fromkeys(PRIZE_KINDS, self._show_prizes),
            **dict.fromkeys(CALLS, self._calls.end),
            **self._plans.deeds,
        }
        self._count = Label(role="third")
        self._empty = Paragraph("Nothing waits for you.", role="third")
        head = QHBoxLayout()
        head.addWidget(Label("To do", size=15, weight=QFont.Weight.DemiBold))
        head.addWidget(self._count)
        head.addStretch(1)
        head.addWidget(KeyLabel(Act.TO_DO))
        self._head = head
        column = QVBoxLayout(self)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._empty)
        column.addWidget(self.view, 1)
        column.addStretch(0)
        self._foot = QVBoxLayout()
        column.addLayout(self._foot)
        self.setFocusProxy(self.view)
        self._restyle()
        theme.changed.connect(self._restyle)
        bridge.changed.connect(self.refresh)
        bridge.shown.connect(self.refresh)
        bridge.ticked.connect(self._tick)
        bridge.absence_told.connect(self.refresh)
        keys.changed.connect(self.refresh)
        self.refresh()

    def set_foot(self, foot: QWidget) -> None:
        """Let a part stand below the list for as long as it is visible."""
        self._foot.addWidget(foot)

    def refresh(self) -> None:
        """Read the tasks anew."""
        tasks: tuple[Task, ...] = ()
        if self._bridge.is_open:
            desk = self._bridge.desk
            tasks = waiting.tasks(desk.state, desk.names, desk.now()) + self._off()
        rows = todo_rows(tasks, self._time)
        place = self.view.currentIndex().row()
        self.model.set_rows(rows)
        count = sum(task.kind is not TaskKind.BREAK_SOON for task in tasks)
        self._count.setText(figures.number(count) if count else "")
        self._empty.setVisible(not tasks)
        self.view.setVisible(bool(tasks))
        if place >= 0 and tasks and not self.view.currentIndex().isValid():
            self._choose_near(place)

    def _off(self) -> tuple[Task, ...]:
        """Ask what the clock did while the desk was off, if it ran then."""
        absence = self._bridge.absence
        held = None if absence is None else absence.held(self._bridge.desk.state)
        if absence is None or held is None:
            return ()
        at = "" if held.remaining_ms is None else f" at {figures.countdown(held.remaining_ms)}"
        return (
            Task(
                kind=TaskKind.OFF,
                title=f"Off for {figures.countdown(absence.ms)}: the clock ran on",
                detail=f"If play stood too, hold it{at}. {keys.named(Act.TODO_DROP)}: it ran on.",
                target="",
                since_ms=absence.until.wall_ms,
            ),
        )

    def hold_clock(self, _task: Task | None = None) -> None:
        """Let the clock stand where it was when the desk went off."""
        absence = self._bridge.absence
        held = None if absence is None else absence.held(self._bridge.desk.state)
        if held is not None and not isinstance(self._bridge.do(held), Refusal):
            self._bridge.said.emit(keys.told("Held. {clock} lets it run."), Tone.NEEDS_YOU)
            self._bridge.tell_absence(None)

    def do(self, row: TodoRow) -> None:
        """Do what a row is for: tick a move, confirm a bust, or ask for what is missing."""
        if row.task is not None and row.task.kind in self._deeds:
            self._deeds[row.task.kind](row.task)

    def do_act(self, row: TodoRow, act: Act) -> None:
        """Do what a row offers: out before he moved, back in his seat, penalty lifted."""
        task = row.task
        if task is None or self._calls.do_act(task, act):
            return
        if self._plans.do_act(task, act) or task.entry is None:
            return
        if act is Act.MOVER_OUT:
            done = self._bridge.do(Bust((task.entry,), before_moving=True))
            self._say_done(done, f"Out: {task.title}. {task.target} is open: take the slip back.")
        elif act is Act.PENALTY_BACK:
            self._say_done(self._bridge.do(BackInSeat(task.entry)), f"Back: {task.title}")
        else:
            who = task.target or plain.one_line(self._bridge.desk.name(task.entry))
            self._bridge.line_wanted.emit(f"{who} lift ")

    def drop(self, row: TodoRow) -> None:
        """Put away what is only a question: the clock ran on, as play did."""
        if row.task is not None and row.task.kind is TaskKind.OFF:
            self._bridge.tell_absence(None)

    def _tick_move(self, task: Task) -> None:
        if task.entry is not None:
            self._bridge.do(Arrive(task.entry))

    def _check_floor(self, task: Task) -> None:
        if task.entry is not None:
            self._say_done(self._bridge.do(CheckFloor(task.entry)), f"Checked: {task.title}")

    def _serve(self, task: Task) -> None:
        """Count a hand that is dealt; once all are missed he is back."""
        if task.entry is not None:
            command = CountHands(task.entry) if task.left else BackInSeat(task.entry)
            done = self._bridge.do(command)
            self._say_done(done, "" if isinstance(done, Refusal) else done.told)

    def _name_report(self, task: Task) -> None:
        if task.table is not None:
            self._bridge.table_wanted.emit(task.table)
            self._bridge.line_wanted.emit(f"{task.table} out ")

    def _draw_seat(self, task: Task) -> None:
        if task.entry is not None:
            done = self._bridge.do(DrawSeats((task.entry,)))
            self._say_done(done, "" if isinstance(done, Refusal) else f"{done.told}: tell him")

    def _find_seat(self, task: Task) -> None:
        self._bridge.line_wanted.emit(f"{plain.one_line(task.title)} at ")

    def _show_prizes(self, task: Task) -> None:
        self.prizes_wanted.emit(task.kind)

    def _print_again(self, _task: Task) -> None:
        self.printing_wanted.emit()

    def _tick_tables(self, _task: Task) -> None:
        self.hand_for_hand_wanted.emit()

    def _say_done(self, done: Done | Refusal, sentence: str) -> None:
        if not isinstance(done, Refusal):
            self._bridge.said.emit(plain.one_line(sentence), Tone.KNOWN)

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

    def _time(self, wall_ms: int) -> str:
        return figures.time_of_day(wall_ms, self._bridge.desk.now().utc_offset)

    def _tick(self) -> None:
        now = self._bridge.desk.now()
        if self._time_is_up():
            self.refresh()
        if abs(now.wall_ms - self._aged_ms) >= _AGES_MS:
            self._aged_ms = now.wall_ms
            self.view.viewport().update()
            drifted = waiting.tasks(self._bridge.desk.state, self._bridge.desk.names, now)
            if any(task.kind in _PASSING for task in drifted) or self._shows_passing():
                self.refresh()

    def _time_is_up(self) -> bool:
        """Tell whether a row still lets somebody act whose time has run out."""
        desk = self._bridge.desk
        over = {
            number
            for number, call in desk.state.calls.open.items()
            if not left_ms(call, desk.now())
        }
        running = (row.task for row in self.model.rows() if row.task is not None)
        return any(task.kind is TaskKind.ON_THE_CLOCK and task.number in over for task in running)

    def _shows_passing(self) -> bool:
        return any(row.task is not None and row.task.kind in _PASSING for row in self.model.rows())

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
        self._foot.setContentsMargins(px(8), 0, px(8), px(8))
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(1, 0, 0, 0)
        self.update()
