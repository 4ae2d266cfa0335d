"""Who is out on the hand being played, what he began it with, and who would share what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from tdtool.rules.figures import FigureError, parse_chips
from tdtool.ui import figures, plain
from tdtool.ui.floor import together_words
from tdtool.ui.parts import measure
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.label import Caption, Label, Paragraph

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from tdtool.tournament.hand_for_hand.view import Held, TogetherView
    from tdtool.tournament.money.currency import Currency
    from tdtool.tournament.values import EntryId

_NAME = 60


class HeldList(QWidget):
    """One row a player with a field for his stack; below it the places as they would be.

    A row is kept while he stays out, so that what is being typed is not lost.
    """

    stack_given = Signal(int, int)
    """What an entry began the hand with: entry, chips."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: dict[EntryId, _Row] = {}
        self._head = Caption("Out on this hand")
        self._nobody = Paragraph("Nobody so far.", role="second")
        self._asks = Paragraph(role="needs_you")
        self._places = Paragraph(role="text", weight=QFont.Weight.DemiBold)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        measure.edges(column, 0, 0, 0, 0)
        measure.gap(column, 6)
        measure.gap(self._grid, 12, 6)
        column.addWidget(self._head)
        column.addWidget(self._nobody)
        column.addLayout(self._grid)
        column.addWidget(self._asks)
        column.addWidget(self._places)
        column.addStretch(1)

    def show_view(self, view: TogetherView, currency: Currency) -> None:
        """Show who is out."""
        if list(self._rows) != [one.entry for one in view.held]:
            self._make_rows(view)
        for one in view.held:
            self._rows[one.entry].show(one, asks=view.by_stack)
        self._nobody.setVisible(not view.held)
        self._asks.setText(
            "Who has which place depends on the stacks: type what each began the hand with."
            if view.asks_stacks
            else ""
        )
        self._asks.setVisible(view.asks_stacks)
        said = [together_words.sharing(one, currency) for one in view.sharing]
        self._places.setText(". ".join(said) + "." if said else "")
        self._places.setVisible(bool(said))

    def text(self) -> str:
        """Give the places as they would be."""
        return self._places.text()

    def field(self, entry: EntryId) -> Field:
        """Give the field for somebody's stack."""
        return self._rows[entry].stack

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter: a field has taken it."""
        event.setAccepted(event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter})

    def _make_rows(self, view: TogetherView) -> None:
        wanted = {one.entry for one in view.held}
        for entry in [entry for entry in self._rows if entry not in wanted]:
            self._rows.pop(entry).take_away()
        kept, self._rows = self._rows, {}
        for place, one in enumerate(view.held):
            row = kept.get(one.entry) or _Row(self, one.entry)
            self._rows[one.entry] = row
            for column, part in enumerate((row.seat, row.name, row.stack)):
                self._grid.addWidget(part, place, column)


class _Row:
    """The parts of one player's row."""

    def __init__(self, held: HeldList, entry: EntryId) -> None:
        self._held = held
        self._entry = entry
        self.seat = Label(weight=QFont.Weight.DemiBold)
        self.name = Label()
        self.stack = Field()
        measure.wide(self.stack, 150)
        self.stack.setPlaceholderText("stack before")
        self.stack.editingFinished.connect(self._typed)
        self._shown: int | None = None

    def show(self, one: Held, *, asks: bool) -> None:
        """Show him as he stands; his field only where stacks rank."""
        self.seat.setText("" if one.seat is None else str(one.seat))
        self.name.setText(plain.isolated(one.name, _NAME))
        self.stack.setAccessibleName(f"Stack of {plain.one_line(one.name, _NAME)} before the hand")
        self.stack.setVisible(asks)
        if one.stack != self._shown:
            self._shown = one.stack
            self.stack.setText("" if one.stack is None else figures.number(one.stack))

    def take_away(self) -> None:
        """Let the parts go."""
        for part in (self.seat, self.name, self.stack):
            part.hide()
            part.deleteLater()

    def _typed(self) -> None:
        """Take the stack; what is no figure is marked and changes nothing."""
        text = self.stack.text().strip()
        if not text:
            self.stack.set_wrong(wrong=False)
            return
        try:
            chips = parse_chips(text)
        except FigureError:
            self.stack.set_wrong(wrong=True)
            return
        self.stack.set_wrong(wrong=False)
        if chips != self._shown:
            self._held.stack_given.emit(self._entry, chips)
