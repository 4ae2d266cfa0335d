"""The calculators' own page: the list, the questions, the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from tdtool.ui import act_rows, theme
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button
from tdtool.ui.rulings.calculator_pane import CalculatorPane
from tdtool.ui.rulings.calculators.catalogue import EVERY
from tdtool.ui.rulings.calculators_list import CalculatorsList
from tdtool.ui.rulings.calculators_model import CalculatorsModel
from tdtool.ui.rulings.folding import LIST, Fold, fold_at

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from tdtool.ui.rulings.memory import Memory

_FIRST = "minimum-raise"


class CalculatorsPart(QWidget):
    """List and calculator; where there is little room the calculator takes the list's place."""

    who_posts_wanted = Signal()
    """Who posts? is asked for."""

    def __init__(self, memory: Memory, head: int) -> None:
        super().__init__()
        self._head = head
        self._working = False
        self.model = CalculatorsModel(self)
        self.list = CalculatorsList(self.model)
        row = act_rows.row(Act.WHO_POSTS)
        self.who_posts = Button(row.text, icon=Icon.QUESTION, key=row.key)
        self.side = QWidget()
        self.pane = CalculatorPane(memory, whole=True)
        column = QVBoxLayout(self.side)
        measure.edges(column, 0, head, 0, 8)
        measure.gap(column, 4)
        column.addWidget(self.list, 1)
        column.addWidget(self.who_posts, 0, Qt.AlignmentFlag.AlignLeft)
        for part in (self.side, self.pane):
            part.setParent(self)
        self.setFocusProxy(self.list)
        self.list.chosen.connect(self._chosen)
        self.list.opened.connect(self.begin)
        self.pane.left.connect(self.leave)
        self.who_posts.clicked.connect(self.who_posts_wanted)
        theme.changed.connect(self._fit)
        self.list.choose(_FIRST)

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width."""
        super().resizeEvent(event)
        self._fit()

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
        self.pane.setGeometry(left + 1, top, self.width() - left - 1, self.height() - top)
        focused = QApplication.focusWidget()
        if single and self._working and focused is not None and self.side.isAncestorOf(focused):
            self.pane.begin()
        self.side.setVisible(not (single and self._working))
        self.pane.setVisible(not single or self._working)
        self.update()
