"""The round on its table: a click on a seat asks what it does, and it is written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QSize, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdtool.ui import figures, theme
from tdtool.ui.parts.menu import Menu
from tdtool.ui.rulings.round_table import RoundTable

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from tdtool.ui.rulings.calculators.worked import Worked

_TALL, _USUAL = 190, 250


class RoundBoard(QWidget):
    """A table whose seats say what they did: folded, called, raised, all in."""

    said = Signal(str)
    """What a seat did, as it is typed: "6 c"."""

    def __init__(self) -> None:
        super().__init__()
        self._worked: Worked | None = None
        self.picture = RoundTable()
        self.picture.seatClicked.connect(self._clicked)
        self.picture.seatMenu.connect(self.ask)
        self.menu: Menu | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.picture)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Ask for the room of a small table."""
        return QSize(theme.px(320), theme.px(_USUAL))

    def minimumSizeHint(self) -> QSize:
        """Accept no lower one."""
        return QSize(theme.px(120), theme.px(_TALL))

    def show_worked(self, worked: Worked | None) -> None:
        """Show the round that was understood; without one, the empty table."""
        self._worked = worked
        self.picture.show_round(None if worked is None else worked.table)

    def ask(self, seat: int, point: QPointF) -> None:
        """Ask what a seat did, with the letters that type the same."""
        self.menu = menu = Menu(self)
        for typed, words in self._moves():
            action = menu.addAction(f"{words}\t{typed.split()[0]}")
            action.setData(f"{seat} {typed}")
        menu.triggered.connect(self._chosen)
        menu.open_at(point.toPoint())

    def _clicked(self, seat: int) -> None:
        """Open the menu by the mouse; by keys Enter does."""
        if self.underMouse():
            spot = self.picture.seat_point(seat)
            if spot is not None:
                self.ask(seat, QPointF(self.picture.mapToGlobal(spot.toPoint() + QPoint(8, 8))))

    def _moves(self) -> list[tuple[str, str]]:
        """List what a seat may have done; what ends in a blank wants an amount typed."""
        worked = self._worked
        bet = 0 if worked is None else worked.highest
        moves = [("f", "folds"), ("c", "calls") if bet else ("k", "checks")]
        letter, word = ("r", "raises to") if bet else ("b", "bets")
        if worked is not None and worked.least is not None:
            moves.append((f"{letter} {worked.least}", f"{word} {figures.number(worked.least)}"))
        moves += [(f"{letter} ", f"{word}…"), ("a ", "is all in for…")]
        return [*moves, ("sb", "posted the small blind"), ("bb", "posted the big blind")]

    def _chosen(self, action: QAction) -> None:
        self.said.emit(str(action.data()))
