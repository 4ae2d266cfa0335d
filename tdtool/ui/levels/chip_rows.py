"""The values of a set with their colour, the starting stack, the bank, and what is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QWidget

from tdtool.tournament.chips.chip_set import ChipColour, ChipKind
from tdtool.ui import figures
from tdtool.ui.levels.chip_disc import DiscButton
from tdtool.ui.parts import measure
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.label import Caption, Label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from tdtool.tournament.chips.chip_set import BankRow, ChipSet

_HEADS = ("", "Chip", "Stack", "Bank", "Needed")
_LONGEST = 9


class ChipRows(QWidget):
    """One row a value; Enter goes down a column."""

    changed = Signal()
    """Something else was typed or chosen."""
    removed = Signal(int)
    """This value does not belong to the set."""

    def __init__(self) -> None:
        super().__init__()
        self._chips: ChipSet = ()
        self._rows: list[_Row] = []
        self._grid = QGridLayout(self)
        self._grid.setColumnStretch(1, 1)
        measure.edges(self._grid, 0, 0, 0, 0)
        measure.gap(self._grid, 4, 4)
        for column, head in enumerate(_HEADS):
            self._grid.addWidget(Caption(head, right=True), 0, column)

    def show_chips(self, chips: ChipSet) -> None:
        """Put these into the fields."""
        self._chips = chips
        while len(self._rows) < len(chips):
            self._add()
        for place, row in enumerate(self._rows):
            row.show(chips[place] if place < len(chips) else None)

    def show_needs(self, needs: Sequence[BankRow]) -> None:
        """Show what a field needs of each, and what the bank lacks."""
        for row, need in zip(self._rows, needs, strict=False):
            row.needed.setText(figures.number(need.need.most))
            row.needed.set_role("needs_you" if need.short else "second")
            short = f"The bank is short of {figures.number(need.short)}." if need.short else ""
            row.needed.set_tip(short)

    def chips(self) -> ChipSet | None:
        """Give the set as it stands in the fields, None where a figure is none."""
        found = []
        for row, kind in zip(self._rows, self._chips, strict=False):
            stack, pieces = _count(row.stack.text()), _count(row.pieces.text())
            row.stack.set_wrong(wrong=stack is None)
            row.pieces.set_wrong(wrong=pieces is None)
            if stack is None or pieces is None:
                return None
            bank = pieces if row.pieces.text().strip() else None
            found.append(ChipKind(kind.value, row.colour, stack, bank))
        return tuple(found)

    def fields(self) -> list[Field]:
        """Give the fields of the starting stack, smallest value first."""
        return [row.stack for row in self._rows[: len(self._chips)]]

    def bank_fields(self) -> list[Field]:
        """Give the fields of the bank."""
        return [row.pieces for row in self._rows[: len(self._chips)]]

    def parts_needed(self) -> list[str]:
        """Give what is needed of each value, as it is shown."""
        return [row.needed.text() for row in self._rows[: len(self._chips)]]

    def disc(self, place: int) -> DiscButton:
        """Give the disc of a row."""
        return self._rows[place].disc

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go down a column with Enter and the arrows."""
        steps = {
            Qt.Key.Key_Return: 1,
            Qt.Key.Key_Enter: 1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_Up: -1,
        }
        step = steps.get(Qt.Key(event.key()), 0)
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not step:
            event.ignore()
            return
        for column in (self.fields(), self.bank_fields()):
            here = next((at for at, field in enumerate(column) if field.hasFocus()), None)
            if here is not None:
                there = column[(here + step) % len(column)]
                there.setFocus(Qt.FocusReason.OtherFocusReason)
                there.selectAll()
                return
        event.ignore()

    def _add(self) -> None:
        row = _Row(self)
        self._rows.append(row)
        for column, part in enumerate(row.parts()):
            self._grid.addWidget(part, len(self._rows), column)

    def take_out(self, row: _Row) -> None:
        """Say that a row's value does not belong to the set."""
        self.removed.emit(self._chips[self._rows.index(row)].value)


class _Row:
    """The parts of one value's row."""

    def __init__(self, rows: ChipRows) -> None:
        self._rows = rows
        self.colour = ChipColour.GREY
        self._value = 0
        self.disc = DiscButton()
        self.value = Label(weight=QFont.Weight.DemiBold, right=True)
        self.stack, self.pieces = Field(), Field()
        self.needed = Label(size=12.5, role="second", right=True)
        for field, width in ((self.stack, 48), (self.pieces, 60)):
            field.setAlignment(Qt.AlignmentFlag.AlignRight)
            field.setMaxLength(_LONGEST)
            measure.wide(field, width)
            field.textEdited.connect(rows.changed)
        measure.at_least(self.needed, 50)
        measure.at_least(self.value, 46)
        self.disc.coloured.connect(self._coloured)
        self.disc.removed.connect(self._remove)

    def parts(self) -> tuple[QWidget, ...]:
        """Give the parts from left to right."""
        return self.disc, self.value, self.stack, self.pieces, self.needed

    def show(self, kind: ChipKind | None) -> None:
        """Show a value, or nothing."""
        for part in self.parts():
            part.setVisible(kind is not None)
        if kind is None:
            return
        self._value, self.colour = kind.value, kind.colour
        words = figures.number(kind.value)
        self.value.setText(words)
        self.disc.show_chip(kind.value, kind.colour)
        self.stack.setAccessibleName(f"{words}s in a starting stack")
        self.pieces.setAccessibleName(f"{words}s in the bank")
        _put(self.stack, str(kind.in_stack) if kind.in_stack else "")
        _put(self.pieces, "" if kind.pieces is None else str(kind.pieces))

    def _coloured(self, colour: ChipColour) -> None:
        self.colour = colour
        self.disc.show_chip(self._value, colour)
        self._rows.changed.emit()

    def _remove(self) -> None:
        self._rows.take_out(self)


def _put(field: Field, text: str) -> None:
    if field.text().strip() != text:
        field.setText(text)


def _count(text: str) -> int | None:
    """Read a number of pieces, 0 where nothing stands there, None where it is none."""
    plain = text.strip().replace(",", "").replace(".", "").replace("\u202f", "").replace("’", "")
    if not plain:
        return 0
    return int(plain) if plain.isascii() and plain.isdecimal() else None
