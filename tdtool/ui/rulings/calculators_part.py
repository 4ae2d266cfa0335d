"""The calculators' own page: the list, the questions, the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from tdtool.ui import act_rows, theme
from tdtool.ui.acts import Act
from tdtool.ui.floor.act_button import ActButton
from tdtool.ui.floor.act_row import ActRow
from tdtool.ui.icons import Icon
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.rulings.calculator_pane import CalculatorPane
from tdtool.ui.rulings.calculators.catalogue import EVERY
from tdtool.ui.rulings.calculators_list import CalculatorsList
from tdtool.ui.rulings.calculators_model import CalculatorsModel
from tdtool.ui.rulings.folding import LIST, Fold, fold_at
from tdtool.ui.rulings.ruling_draft import Draft

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from tdtool.ui.rulings.memory import Memory

_FIRST = "minimum-raise"
_ACTS, _ROW = 48, 32


class CalculatorsPart(QWidget):
    """List and calculator; where there is little room the calculator takes the list's place."""

    who_posts_wanted = Signal()
    """Who posts? is asked for."""
    record_wanted = Signal()
    """What was worked out is to be written down."""
    entry_wanted = Signal(str)
    """The entry that explains a calculator is wanted, by its id."""

    def __init__(self, memory: Memory, head: int) -> None:
        super().__init__()
        self._head = head
        self._working = False
        self.model = CalculatorsModel(self)
        self.list = CalculatorsList(self.model)
        row = act_rows.row(Act.WHO_POSTS)
        self.who_posts = Button(row.text, icon=Icon.QUESTION, key=Act.WHO_POSTS)
        self.side = QWidget()
        self.pane = CalculatorPane(memory, whole=True)
        column = QVBoxLayout(self.side)
        measure.edges(column, 0, head, 0, 8)
        measure.gap(column, 4)
        column.addWidget(self.list, 1)
        column.addWidget(self.who_posts, 0, Qt.AlignmentFlag.AlignLeft)
        record = act_rows.row(Act.RULING_RECORD)
        self.record = ActButton(record.text, key=Act.RULING_RECORD, kind=Kind.PRIMARY)
        self.explain = ActButton("Explained", icon=Icon.BOOK)
        self.acts = ActRow((self.record, self.explain), gap=8)
        for part in (self.side, self.pane, self.acts):
            part.setParent(self)
        self.setFocusProxy(self.list)
        self.list.chosen.connect(self._chosen)
        self.list.opened.connect(self.begin)
        self.pane.left.connect(self.leave)
        self.pane.answered.connect(self._answered)
        self.who_posts.clicked.connect(self.who_posts_wanted)
        self.record.clicked.connect(self.record_wanted)
        self.explain.clicked.connect(self._explain)
        theme.changed.connect(self._fit)
        self.list.choose(_FIRST)

    def draft(self) -> Draft:
        """Begin a ruling with what was worked out."""
        worked, calculator = self.pane.worked(), self.pane.calculator()
        if worked is None or calculator is None:
            return Draft()
        rules = (worked.source,) if worked.source.number else ()
        return Draft(
            rule_entry=next(iter(calculator.entries), ""),
            rules=rules,
            title=calculator.title,
            decision=worked.decision,
            said=worked.sentence,
            line=worked.slip,
        )

    def open(self, id_: str) -> None:
        """Choose a calculator, and give the keys to its first question."""
        if id_ in EVERY:
            self.list.choose(id_)
            self.begin()

    def begin(self) -> None:
        """Give the keys to the questions."""
        self._set_working(working=True)
        self.pane.begin()

    def leave(self) -> None:
        """Give the keys back to the list."""
        self._set_working(working=False)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Take in what the event says now."""
        self.pane.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave what no part took to the window."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surface of the list, and the line beside it."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), theme.colours().window)
        left = self.pane.x() - 1
        if left > 0:
            painter.fillRect(QRect(left, 0, 1, self.height()), theme.colours().line)
        if self.pane.isVisible():
            below = QRect(left + 1, self.pane.geometry().bottom() + 1, self.width(), self.height())
            painter.fillRect(below, theme.colours().panel)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width."""
        super().resizeEvent(event)
        self._fit()

    def _answered(self) -> None:
        calculator = self.pane.calculator()
        self.record.setEnabled(self.pane.worked() is not None)
        entries = () if calculator is None else calculator.entries
        self.explain.setText(f"Explained in {entries[0]}" if entries else "Explained")
        self.acts.offer(self.explain, offered=bool(entries))

    def _explain(self) -> None:
        calculator = self.pane.calculator()
        if calculator is not None and calculator.entries:
            self.entry_wanted.emit(calculator.entries[0])

    def _chosen(self) -> None:
        self.pane.show_calculator(self.list.calculator())

    def _set_working(self, *, working: bool) -> None:
        self._working = working
        self._fit()

    def _fit(self) -> None:
        fold = fold_at(self.width())
        single = fold is Fold.SINGLE
        left = 0 if single else theme.px(LIST[fold])
        top = theme.px(self._head) if single else 0
        self.side.setGeometry(0, 0, left or self.width(), self.height())
        low, wide = theme.target(_ROW) + theme.px(_ACTS - _ROW), self.width() - left - 1
        self.pane.setGeometry(left + 1, top, wide, self.height() - top - low)
        row = theme.target(_ROW)
        edge = theme.px(16)
        at = self.height() - low + (low - row) // 2
        self.acts.setGeometry(left + edge, at, max(1, wide - 2 * edge), row)
        self.acts.setVisible(not single or self._working)
        focused = QApplication.focusWidget()
        if single and self._working and focused is not None and self.side.isAncestorOf(focused):
            self.pane.begin()
        self.side.setVisible(not (single and self._working))
        self.pane.setVisible(not single or self._working)
        self.update()
