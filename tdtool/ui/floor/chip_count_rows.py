"""The seats of a table with a field each for what was counted; Enter goes to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QWidget

from tdtool.rules.figures import FigureError, parse_chips
from tdtool.ui import figures, plain, theme
from tdtool.ui.parts import measure
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.label import Caption, Label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from tdtool.tournament.values import EntryId

_NAME = 60
_FIELD, _NARROW_FIELD = 132, 78
_NARROW = 430
"""Below this width (px at 100 %) the last count stands in the empty fields."""
_WIDEST = 640
"""Wider than this (px at 100 %) a name would stand too far from its field."""
_BEFORE = 2
"""The column of the last count; a narrow list has no room for it."""
_HEADS = ("Seat", "", "Last count", "Now")


class CountLine(NamedTuple):
    """One player to be counted: his seat, and what he had at the last count."""

    entry: EntryId
    seat: str
    name: str
    before: int | None = None
    before_at: str = ""


class ChipCountRows(QWidget):
    """One row a player and one for the table as a whole; what is typed stays with its entry."""

    typed = Signal()
    """Something else stands in a field."""
    settled = Signal()
    """Enter on the last row: the table is done."""

    def __init__(self, *, narrow: bool = False) -> None:
        super().__init__()
        self._always = self._narrow = narrow
        self._lines: tuple[CountLine, ...] = ()
        self._rows: list[_Row] = []
        self._texts: dict[EntryId, str] = {}
        self._grid = QGridLayout(self)
        self._grid.setColumnStretch(1, 1)
        measure.edges(self._grid, 0, 0, 0, 0)
        measure.gap(self._grid, 8, 2)
        self._heads = [Caption(head, right=column > 1) for column, head in enumerate(_HEADS)]
        for column, head in enumerate(self._heads):
            self._grid.addWidget(head, 0, column)
        self._heads[_BEFORE].setVisible(not narrow)
        self._restyle()
        theme.changed.connect(self._restyle)

    def show_lines(self, lines: Sequence[CountLine]) -> None:
        """Show these players; texts that were typed for them stand there still."""
        self._lines = tuple(lines)
        while len(self._rows) < len(lines):
            self._add()
        for place, row in enumerate(self._rows):
            row.set_narrow(narrow=self._narrow)
            row.show(lines[place] if place < len(lines) else None, self._texts)

    def lines(self) -> tuple[CountLine, ...]:
        """Give who is shown."""
        return self._lines

    def fields(self) -> list[Field]:
        """Give the fields in the order of the seats."""
        return [row.field for row in self._rows[: len(self._lines)]]

    def stacks(self) -> tuple[tuple[EntryId, int], ...]:
        """Give what was counted, as (entry, chips); what is no figure is left out."""
        read = [(line.entry, _read(self._texts.get(line.entry, ""))) for line in self._lines]
        return tuple((entry, chips) for entry, chips in read if chips is not None)

    def wrong(self) -> CountLine | None:
        """Give the first player whose text is no figure."""
        return next(
            (
                line
                for line in self._lines
                if (text := self._texts.get(line.entry, "")) and _read(text) is None
            ),
            None,
        )

    def forget(self) -> None:
        """Empty the fields of the players who are shown."""
        for line in self._lines:
            self._texts.pop(line.entry, None)

    def begin(self, seat: str = "") -> None:
        """Give a seat's field the keys, else the first one with nothing in it."""
        fields = self.fields()
        named = [
            field for field, line in zip(fields, self._lines, strict=True) if line.seat == seat
        ]
        empty = [field for field in fields if not field.text()]
        chosen = next(iter([*named, *empty, *fields]), None)
        if chosen is not None:
            chosen.setFocus(Qt.FocusReason.OtherFocusReason)
            chosen.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go down with Enter and the arrows; on the last row Enter settles the table."""
        key, held = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        down = key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down}
        fields = self.fields()
        here = next((at for at, field in enumerate(fields) if field.hasFocus()), None)
        if here is None or held or not (down or key == Qt.Key.Key_Up):
            event.ignore()
            return
        there = here + (1 if down else -1)
        if 0 <= there < len(fields):
            fields[there].setFocus(Qt.FocusReason.OtherFocusReason)
            fields[there].selectAll()
        elif down and key != Qt.Key.Key_Down:
            self.settled.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the last count to the fields where there is little room."""
        super().resizeEvent(event)
        narrow = self._always or self.width() < theme.px(_NARROW)
        if narrow is not self._narrow:
            self._narrow = narrow
            self._heads[_BEFORE].setVisible(not narrow)
            self.show_lines(self._lines)

    def _restyle(self) -> None:
        self.setMaximumWidth(theme.px(_WIDEST))

    def _add(self) -> None:
        row = _Row()
        self._grid.setRowStretch(len(self._rows) + 1, 0)
        self._grid.setRowStretch(len(self._rows) + 2, 1)
        self._rows.append(row)
        row.field.textEdited.connect(self._edited)
        for column, part in enumerate(row.parts()):
            self._grid.addWidget(part, len(self._rows), column)

    def _edited(self) -> None:
        for row, line in zip(self._rows, self._lines, strict=False):
            self._texts[line.entry] = row.field.text().strip()
            row.mark(self._texts[line.entry])
        self.typed.emit()


class _Row:
    """The parts of one player's row."""

    def __init__(self) -> None:
        self._narrow = False
        self.seat = Label(weight=QFont.Weight.DemiBold, right=True)
        self.name = Label()
        self.before = Label(size=12.5, role="second", right=True)
        self.field = Field()
        self.field.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.set_narrow(narrow=False)

    def set_narrow(self, *, narrow: bool) -> None:
        """Share the width: with a column for the last count, or without."""
        self._narrow = narrow
        measure.wide(self.field, _NARROW_FIELD if narrow else _FIELD)
        measure.wide(self.seat, 34 if narrow else 28)
        measure.at_least(self.before, 0 if narrow else 130)

    def parts(self) -> tuple[QWidget, ...]:
        """Give the parts from left to right."""
        return self.seat, self.name, self.before, self.field

    def show(self, line: CountLine | None, texts: dict[EntryId, str]) -> None:
        """Show a player, or nothing."""
        for part in self.parts():
            part.setVisible(line is not None and not (self._narrow and part is self.before))
        if line is None:
            return
        self.seat.setText(line.seat)
        self.name.setText(plain.isolated(line.name, _NAME))
        before = "" if line.before is None else f"{figures.number(line.before)}, {line.before_at}"
        self.field.setPlaceholderText("")
        if self._narrow:
            had = "" if line.before is None else figures.number(line.before)
            self.field.setPlaceholderText(had)
            self.field.setToolTip(plain.tip(f"Last count: {before}" if before else ""))
        self.before.setText(before)
        name = plain.one_line(line.name, _NAME)
        self.field.setAccessibleName(f"Chips of {name}, seat {line.seat}")
        text = texts.get(line.entry, "")
        if self.field.text().strip() != text:
            self.field.setText(text)
        self.mark(text)

    def mark(self, text: str) -> None:
        """Mark a text that is no figure."""
        self.field.set_wrong(wrong=bool(text) and _read(text) is None)


def _read(text: str) -> int | None:
    """Read what was typed as chips, None where it is none."""
    try:
        return parse_chips(text) if text else None
    except FigureError:
        return None
