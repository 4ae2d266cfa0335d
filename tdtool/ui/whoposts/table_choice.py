"""Which table is asked about: one of the tournament, or any with so many seats."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont, QIntValidator
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from tdtool.ui import plain
from tdtool.ui.floor.sheet import fixed, text_field
from tdtool.ui.icons import Icon
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.label import Label

FEWEST, MOST, USUAL = 2, 12, 9
_OTHER = ("or a table that is not in the program", "Another table")
_OURS = ("or a table of the tournament", "Our tables")
"""In a sentence, and where there is little room."""


class TableChoice(QWidget):
    """A field for the table's number, or how many seats a table has that is not ours."""

    table_typed = Signal(int)
    """A table of the tournament is meant."""
    seats_chosen = Signal(int)
    """A table that is not in the program is meant, with so many seats."""
    ours_wanted = Signal()
    """A table of the tournament again, whichever."""
    entered = Signal()
    """Enter in the field: on to the seats."""

    def __init__(self) -> None:
        super().__init__()
        self.field = text_field("", "Table", 64)
        self.field.setValidator(QIntValidator(1, 9_999, self))
        self.other = Button(_OTHER[0], kind=Kind.QUIET)
        self.fewer = Button(icon=Icon.MINUS, kind=Kind.QUIET)
        self.more = Button(icon=Icon.PLUS, kind=Kind.QUIET)
        self.fewer.setAccessibleName("Fewer seats")
        self.more.setAccessibleName("More seats")
        self._word = fixed(Label("Table", role="second"))
        self._count = fixed(Label(weight=QFont.Weight.DemiBold))
        self._seats = USUAL
        self._ours = False
        self._short = False
        row = QHBoxLayout(self)
        measure.edges(row, 16, 0, 0, 0)
        measure.gap(row, 8)
        for part in (self._word, self.field, self.fewer, self._count, self.more, self.other):
            row.addWidget(part)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.field.textEdited.connect(self._typed)
        self.field.returnPressed.connect(self.entered)
        self.other.clicked.connect(self._other_pressed)
        self.fewer.clicked.connect(self._one_fewer)
        self.more.clicked.connect(self._one_more)

    def show_choice(self, table: int | None, seats: int, *, has_tables: bool) -> None:
        """Show which table is asked about; without tables there is nothing to go back to."""
        self._ours, self._seats = table is not None, seats
        for part in (self.fewer, self._count, self.more):
            part.setVisible(not self._ours)
        self.field.setVisible(self._ours)
        self._count.setText(f"{seats} seats")
        self._say()
        self.other.setVisible(has_tables)
        if table is not None and self.field.text() != str(table):
            self.field.setText(str(table))

    def set_short(self, *, short: bool) -> None:
        """Say it in fewer words, or in a sentence."""
        if short is not self._short:
            self._short = short
            self._say()

    def to_field(self) -> None:
        """Give the keys to the field, its text marked."""
        if self._ours:
            self.field.setFocus()
            self.field.selectAll()

    def _say(self) -> None:
        words = _OTHER if self._ours else _OURS
        self._word.setText("Table" if self._ours else "A table with")
        self._word.setVisible(self._ours or not self._short)
        self.other.setText(words[1] if self._short else words[0])
        self.other.setToolTip(plain.tip(words[0]) if self._short else "")

    def _typed(self, text: str) -> None:
        if text.isdecimal():
            self.table_typed.emit(int(text))

    def _other_pressed(self) -> None:
        if self._ours:
            self.seats_chosen.emit(self._seats)
        else:
            self.ours_wanted.emit()

    def _one_fewer(self) -> None:
        self.seats_chosen.emit(max(FEWEST, self._seats - 1))

    def _one_more(self) -> None:
        self.seats_chosen.emit(min(MOST, self._seats + 1))
