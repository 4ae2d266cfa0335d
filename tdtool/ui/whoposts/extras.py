"""The rarer things to say about a last hand: each has its block, one is open at a time."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from tdtool.ui import theme
from tdtool.ui.floor.act_button import ActButton
from tdtool.ui.floor.act_row import ActRow
from tdtool.ui.floor.seat_row import Look, SeatRow
from tdtool.ui.floor.sheet import SheetField, fixed, text_field
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Kind
from tdtool.ui.parts.label import Label
from tdtool.ui.whoposts.typed_stakes import typed_chips

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tdtool.ui.whoposts.seating import Seating


class Extra(Enum):
    """A block; its value is the word on its button."""

    OUT = "Went out…"
    MOVED_IN = "Moved in…"
    ABSENT = "Absent…"
    STACKS = "Short stacks…"
    BLINDS = "Other blinds…"
    EMPTY = "Empty seats…"


_HEADS = {
    Extra.OUT: ("Went out in that hand", "X"),
    Extra.MOVED_IN: ("Came after that hand", ""),
    Extra.ABSENT: ("Absent: dealt in, post, hands are killed", ""),
    Extra.STACKS: ("Chips of those who post, where they are short", ""),
    Extra.BLINDS: ("The blinds of that hand, where not the next two", ""),
    Extra.EMPTY: ("Nobody sits on", ""),
}
_CLOSE_HEADS = {
    Extra.OUT: "Went out",
    Extra.MOVED_IN: "Moved in",
    Extra.ABSENT: "Absent",
    Extra.STACKS: "Stacks",
    Extra.BLINDS: "Blinds",
    Extra.EMPTY: "Empty",
}
"""The heads where they stand before their block."""
LABEL = 84
"""How wide what stands before a row is, in pixels at 100 %."""
_SHORT = {
    Extra.OUT: "Out",
    Extra.MOVED_IN: "Moved in…",
    Extra.ABSENT: "Absent…",
    Extra.STACKS: "Stacks…",
    Extra.BLINDS: "Blinds…",
    Extra.EMPTY: "Empty…",
}
"""The words where more than four buttons stand in the row."""
_BOUNDLESS = 16_777_215
_MOST_WHOLE = 4
_MOST_STACKS = 6


class Extras(QWidget):
    """The blocks with the buttons that open them; `changed` tells of any other choice."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.out = SeatRow("Went out in that hand", look=Look.OUT, several=True)
        self.moved_in = SeatRow("Came after that hand", several=True)
        self.absent = SeatRow("Absent", several=True)
        self.small = SeatRow("Small blind")
        self.big = SeatRow("Big blind", several=True)
        self.empty = SeatRow("Nobody sits on", several=True)
        self.stacks: dict[int, SheetField] = {}
        self._stack_fields = [text_field("chips", "Chips", 72) for _ in range(_MOST_STACKS)]
        self._stack_names = [fixed(Label(size=12, role="second")) for _ in range(_MOST_STACKS)]
        self._open = Extra.OUT
        self._compact = False
        self._folded = False
        self._buttons = {extra: ActButton(extra.value) for extra in Extra}
        self._acts = ActRow(tuple(self._buttons.values()), gap=7, more="More about that hand")
        self._head = Label(weight=QFont.Weight.DemiBold)
        self._key = Label(size=11, role="third")
        self._blocks = self._make_blocks()
        self._lay_out()
        for row in self._rows():
            row.changed.connect(self._row_changed)
        for field in self._stack_fields:
            field.textChanged.connect(self.changed)
        for button in self._buttons.values():
            button.clicked.connect(self._pressed)
        self.open(Extra.OUT)

    def set_compact(self, *, compact: bool) -> None:
        """Put the head before its block and the buttons behind a sign, or back."""
        if compact is self._compact:
            return
        self._compact = compact
        directions = QBoxLayout.Direction
        self._line.setDirection(directions.LeftToRight if compact else directions.TopToBottom)
        before_block(self._head_part, compact=compact)
        self.open(self._open)

    def opened(self) -> Extra:
        """Tell which block is open."""
        return self._open

    def buttons(self) -> tuple[ActButton, ...]:
        """Give the buttons that open the blocks."""
        return tuple(self._buttons.values())

    def open(self, extra: Extra) -> None:
        """Open a block instead of the one that is."""
        self._open = extra
        head, key = _HEADS[extra]
        self._head.setText(_CLOSE_HEADS[extra] if self._compact else head)
        self._key.setText(key)
        for one, block in self._blocks.items():
            block.setVisible(one is extra)
        self._say()

    def row(self) -> SeatRow | None:
        """Give the row of seats of the open block that takes clicks on the picture."""
        return {
            Extra.OUT: self.out,
            Extra.MOVED_IN: self.moved_in,
            Extra.ABSENT: self.absent,
            Extra.BLINDS: self.big if self.big.hasFocus() else self.small,
            Extra.EMPTY: self.empty,
        }.get(self._open)

    def offer(self, seating: Seating) -> None:
        """Offer a table's seats; who just left is taken to have gone out in that hand."""
        everywhere = range(1, seating.seats + 1)
        nobody = [seat for seat in everywhere if seat not in seating.seated]
        names = seating.names
        absent_from_out = [seat for seat in nobody if seat not in seating.left]
        self.out.set_seats(seating.seats, names, absent_from_out)
        for row in (self.moved_in, self.absent):
            row.set_seats(seating.seats, names, nobody)
        for row in (self.small, self.big):
            row.set_seats(seating.seats, names)
        self.empty.set_seats(seating.seats, names)
        self._acts.offer(self._buttons[Extra.EMPTY], offered=seating.table is None)
        if self._open is Extra.EMPTY and seating.table is not None:
            self.open(Extra.OUT)
        self._say()

    def clear(self, just_left: Iterable[int] = (), just_came: Iterable[int] = ()) -> None:
        """Give up everything but who just left and who just came."""
        for row in self._rows():
            row.choose(())
        self.out.choose(sorted(just_left))
        self.moved_in.choose(sorted(just_came))
        for field in self._stack_fields:
            field.clear()
        self.open(Extra.OUT)

    def offer_stacks(self, seats: Iterable[int]) -> None:
        """Offer a field for the chips of each of these seats; what was typed stays."""
        wanted = list(dict.fromkeys(seats))[:_MOST_STACKS]
        kept = {seat: field.text() for seat, field in self.stacks.items() if field.text()}
        if list(self.stacks) == wanted:
            return
        self.stacks = dict(zip(wanted, self._stack_fields, strict=False))
        for number, field in enumerate(self._stack_fields):
            here = number < len(wanted)
            field.setVisible(here)
            self._stack_names[number].setVisible(here)
            text = kept.get(wanted[number], "") if here else ""
            if field.text() != text:
                field.blockSignals(True)
                field.setText(text)
                field.blockSignals(False)
            if here:
                self._stack_names[number].setText(f"seat {wanted[number]}")

    def typed_stacks(self) -> dict[int, int] | None:
        """Give the chips typed by seat; None where one is no number."""
        made = {}
        for seat, field in self.stacks.items():
            if field.text().strip():
                chips = typed_chips(field.text())
                if chips is None:
                    return None
                made[seat] = chips
        return made

    def _rows(self) -> tuple[SeatRow, ...]:
        return (self.out, self.moved_in, self.absent, self.small, self.big, self.empty)

    def _row_changed(self) -> None:
        self._say()
        self.changed.emit()

    def _pressed(self) -> None:
        sender = self.sender()
        for extra, button in self._buttons.items():
            if button is sender:
                self.open(Extra.OUT if extra is self._open else extra)
                row = self.row()
                first = row if row is not None else next(iter(self.stacks.values()), None)
                if first is not None:
                    first.setFocus()

    def _say(self) -> None:
        """Write on the buttons what was said in blocks that are not in sight."""
        elsewhere = [extra for extra in Extra if extra is not self._open]
        said = {
            Extra.OUT: self.out.chosen(),
            Extra.MOVED_IN: self.moved_in.chosen(),
            Extra.ABSENT: self.absent.chosen(),
            Extra.BLINDS: (*self.small.chosen(), *self.big.chosen()),
            Extra.EMPTY: self.empty.chosen(),
            Extra.STACKS: tuple(s for s, field in self.stacks.items() if field.text().strip()),
        }
        self._acts.offer(self._buttons[Extra.OUT], offered=self._open is not Extra.OUT)
        shown = self._acts.count()
        for extra, button in self._buttons.items():
            seats = ", ".join(map(str, sorted(set(said[extra]))))
            whole = extra.value if shown <= _MOST_WHOLE else _SHORT[extra]
            button.setText(f"{whole.rstrip('…')} {seats}" if seats else whole)
            button.set_kind(Kind.PLAIN if extra is not self._open else Kind.QUIET)
        self._place_acts(folded=self._compact and not any(said[one] for one in elsewhere))

    def _place_acts(self, *, folded: bool) -> None:
        """Put the buttons below the block, or folded behind it where nothing is on them."""
        if folded is not self._folded:
            self._folded = folded
            self._acts.fold(folded=folded)
            holder: QBoxLayout = self._line if folded else self._column
            holder.addWidget(self._acts)

    def _make_blocks(self) -> dict[Extra, QWidget]:
        blinds = QWidget()
        grid = QGridLayout(blinds)
        measure.edges(grid, 0, 0, 0, 0)
        measure.gap(grid, 6, 4)
        for number, (word, row) in enumerate((("SB", self.small), ("BB", self.big))):
            grid.addWidget(fixed(Label(word, size=12, role="second")), number, 0)
            grid.addWidget(row, number, 1)
        stacks = QWidget()
        fields = QGridLayout(stacks)
        measure.edges(fields, 0, 0, 0, 0)
        measure.gap(fields, 6, 4)
        for number, field in enumerate(self._stack_fields):
            fields.addWidget(self._stack_names[number], number // 3, 2 * (number % 3))
            fields.addWidget(field, number // 3, 2 * (number % 3) + 1)
        fields.setColumnStretch(6, 1)
        return {
            Extra.OUT: self.out,
            Extra.MOVED_IN: self.moved_in,
            Extra.ABSENT: self.absent,
            Extra.STACKS: stacks,
            Extra.BLINDS: blinds,
            Extra.EMPTY: self.empty,
        }

    def _lay_out(self) -> None:
        self._head_part = QWidget()
        head = QHBoxLayout(self._head_part)
        measure.gap(head, 8)
        measure.edges(head, 0, 0, 0, 0)
        head.addWidget(self._head)
        head.addWidget(self._key)
        head.addStretch(1)
        blocks = QVBoxLayout()
        for block in self._blocks.values():
            blocks.addWidget(block)
        self._line = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        measure.gap(self._line, 6)
        self._line.addWidget(self._head_part)
        self._line.addLayout(blocks, 1)
        self._column = column = QVBoxLayout(self)
        measure.edges(column, 0, 0, 0, 0)
        measure.gap(column, 6)
        column.addLayout(self._line)
        column.addStretch(1)
        column.addWidget(self._acts)


def before_block(head: QWidget, *, compact: bool) -> None:
    """Give what is said before rows of seats one width, so that they begin below each other."""
    head.setMinimumWidth(theme.px(LABEL) if compact else 0)
    head.setMaximumWidth(theme.px(LABEL) if compact else _BOUNDLESS)
