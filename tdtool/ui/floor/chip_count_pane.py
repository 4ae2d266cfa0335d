"""The chip count: one figure a seat, Enter by Enter, table by table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.tournament.chips import commands as cc
from tdtool.tournament.chips.view import chips_view, stack_of, table_chips
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.views import Tone
from tdtool.ui import chip_words, figures, keys, theme
from tdtool.ui.acts import Act
from tdtool.ui.floor.act_button import act_button
from tdtool.ui.floor.act_row import ActRow
from tdtool.ui.floor.chip_count_rows import ChipCountRows, CountLine
from tdtool.ui.floor.side_pane import SidePane
from tdtool.ui.parts.button import Kind
from tdtool.ui.parts.label import Hint, Label, Paragraph
from tdtool.ui.parts.room import Room

if TYPE_CHECKING:
    from tdtool.tournament.commands import Command
    from tdtool.tournament.state import State, Table
    from tdtool.ui.bridge import Bridge

_HINT = (
    "Type what each has (45000, 45k), Enter: the next seat. After the last: the next table.",
    "Type what each has, Enter: the next seat.",
    "Type, then Enter.",
)


class ChipCountPane(SidePane):
    """Stands in the table's place while chips are counted; each table is one act."""

    table_in_hand = Signal(int)
    """Another table is being counted."""
    sheet_wanted = Signal()
    """The sheets to write counts on are to be printed."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self._table: int | None = None
        self.rows = ChipCountRows()
        self.do_button = act_button(Act.CHIPS_WRITE, Kind.PRIMARY)
        self.next_button = act_button(Act.CHIPS_NEXT)
        self.before_button = act_button(Act.CHIPS_BEFORE)
        self.sheet_button = act_button(Act.CHIPS_SHEET)
        self._foot = ActRow(
            (self.do_button, self.next_button, self.before_button, self.sheet_button),
            gap=10,
            apart=True,
            more="More for the count",
        )
        self._title = Label("Chip count", size=20, weight=QFont.Weight.DemiBold)
        self._head = Paragraph(role="second")
        self._gap = Paragraph(role="needs_you")
        self._here = Paragraph(role="text", weight=QFont.Weight.DemiBold)
        self._hint = Hint(_HINT, size=12, role="second")
        self._lay_out()
        self._connect()

    def begin(self, table: int | None, seat: int = 0) -> None:
        """Count a table; from the first seat with nothing in it where none is named."""
        tables = sorted(self._bridge.desk.state.tables)
        self._show(table if table in tables else next(iter(tables), None))
        self.rows.begin(str(seat))

    def table(self) -> int | None:
        """Give the table that is counted."""
        return self._table

    def choose(self, table: int) -> None:
        """Take another table in hand; what was typed stays."""
        self._show(table)
        self.rows.begin()

    def follow(self) -> None:
        """Take what the desk has now."""
        if self._bridge.is_open:
            tables = self._bridge.desk.state.tables
            self._show(self._table if self._table in tables else next(iter(sorted(tables)), None))

    def text(self) -> str:
        """Give what is said about the whole count, the gap included."""
        return f"{self._head.text()} {self._gap.text()}".strip()

    def here(self) -> str:
        """Give what is said about the table."""
        return self._here.text()

    def write_down(self) -> bool:
        """Write down what was typed for the table in hand; False where it was refused."""
        wrong = self.rows.wrong()
        if wrong is not None:
            self.refusal.say(f"Seat {wrong.seat}: that is no number of chips.")
            self.rows.begin(wrong.seat)
            return False
        stacks = self.rows.stacks()
        return not stacks or self._do(cc.CountStacks(stacks))

    def settle(self) -> None:
        """Write the table down and go to the next one; after the last one the count is done."""
        if not self.write_down():
            return
        following = self._other(1)
        missing = self._missing()
        if following is not None and missing:
            self._go(1)
            return
        self._say_done()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Write down with Ctrl+Enter, go to other tables with the page keys, leave with Esc."""
        if keys.is_key(event, Act.CHIPS_WRITE):
            self.settle()
        elif keys.is_key(event, Act.CHIPS_NEXT):
            self._go(1)
        elif keys.is_key(event, Act.CHIPS_BEFORE):
            self._go(-1)
        elif keys.is_key(event, Act.CHIPS_SHEET):
            self.sheet_wanted.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()

    def _do(self, command: Command, reason: str = "") -> bool:
        done = self._bridge.do(command, override=reason, quiet=True)
        if isinstance(done, Refusal):
            self.refusal.refuse(done, command)
            return False
        self.refusal.clear()
        self.rows.forget()
        self.follow()
        return True

    def _anyway(self, command: Command, reason: str) -> None:
        if self._do(command, reason):
            self.settle()

    def _missing(self) -> int:
        walked = chips_view(self._bridge.desk.state).round
        return 0 if walked is None else len(walked.missing)

    def _say_done(self) -> None:
        view = chips_view(self._bridge.desk.state)
        words = chip_words.counted(view, self._bridge.desk.now().utc_offset)
        gap = "" if view.round is None else chip_words.gap(view.round)
        off = view.round is not None and bool(view.round.gap)
        said = ": ".join(part for part in (words, gap) if part)
        self._bridge.said.emit(f"Chips: {said}.", Tone.NEEDS_YOU if off else Tone.KNOWN)
        self.left.emit()

    def _other(self, step: int) -> int | None:
        """Give the table before or after the one in hand, by number, round the room."""
        tables = [
            number
            for number, table in sorted(self._bridge.desk.state.tables.items())
            if table.occupants
        ]
        if not tables:
            return None
        if step > 0:
            after = (one for one in tables if self._table is None or one > self._table)
            return next(after, tables[0])
        before = (one for one in reversed(tables) if self._table is None or one < self._table)
        return next(before, tables[-1])

    def _go(self, step: int) -> None:
        there = self._other(step)
        if there is not None:
            self._show(there)
            self.rows.begin()

    def _show(self, number: int | None) -> None:
        moved = number != self._table
        self._table = number
        state = self._bridge.desk.state
        table = None if number is None else state.tables.get(number)
        if moved:
            self.refusal.clear()
        self._title.setText("Chip count" if table is None else f"Chips at table {table.number}")
        self.rows.show_lines(() if table is None else self._lines(state, table))
        self._say()
        if moved and number is not None and self.isVisible():
            self.table_in_hand.emit(number)

    def _lines(self, state: State, table: Table) -> list[CountLine]:
        offset = self._bridge.desk.now().utc_offset
        found = []
        for seat in sorted(table.occupants):
            entry = table.occupants[seat]
            before = stack_of(state, entry)
            line = CountLine(entry, str(seat), self._bridge.desk.name(entry))
            if before is not None:
                at = figures.time_of_day(before.at_ms, offset)
                line = line._replace(before=before.chips, before_at=at)
            found.append(line)
        return found

    def _say(self) -> None:
        desk = self._bridge.desk
        view = chips_view(desk.state)
        self._head.setText(chip_words.counted(view, desk.now().utc_offset))
        walked = view.round
        off = walked is not None and bool(walked.gap)
        words = "" if walked is None else chip_words.gap(walked)
        why = "" if walked is None else chip_words.played(walked)
        self._gap.set_role("needs_you" if off else "second")
        self._gap.setText(f"{words[:1].upper()}{words[1:]}. {why}".strip() if words else "")
        self._gap.setVisible(bool(words))
        self._here.setText(self._table_words())
        typed = bool(self.rows.stacks()) or self.rows.wrong() is not None
        self.do_button.setEnabled(typed)

    def _table_words(self) -> str:
        """Say what the table comes to with what is typed."""
        table = self._bridge.desk.state.tables.get(self._table or 0)
        if table is None or not table.occupants:
            return "Nobody sits here."
        state = self._bridge.desk.state
        typed = dict(self.rows.stacks())
        known = [typed.get(entry) or _chips(state, entry) for entry in table.occupants.values()]
        stacks = [chips for chips in known if chips]
        if not stacks:
            return ""
        chips, count = sum(stacks), len(stacks)
        total = figures.number(chips)
        average = figures.number(chips // count)
        whole = table_chips(state, table).total
        beside = "" if whole is None else f"; counted as a whole: {figures.number(whole)}"
        if count < len(known):
            return f"{count} of {len(known)} stacks: {total}{beside}"
        return f"Table: {total}, average {average}{beside}"

    def _connect(self) -> None:
        self.rows.settled.connect(self.settle)
        self.rows.typed.connect(self._say)
        self.do_button.clicked.connect(self.settle)
        self.next_button.clicked.connect(self._next)
        self.before_button.clicked.connect(self._before)
        self.sheet_button.clicked.connect(self.sheet_wanted)
        self.leave_button.clicked.connect(self.left)
        self.refusal.overridden.connect(self._anyway)
        theme.changed.connect(self._restyle)

    def _next(self) -> None:
        self._go(1)

    def _before(self) -> None:
        self._go(-1)

    def _lay_out(self) -> None:
        self._room = Room(self.rows)
        self._lay_top(self._title, self._head)
        self._room.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        above: tuple[QWidget, ...] = (self._gap, self._hint, self._room, self._here)
        for part in above:
            self._column.addWidget(part)
        self._column.addStretch(1)
        self._column.addWidget(self.refusal)
        self._column.addWidget(self._foot)
        self._restyle()


def _chips(state: State, entry: int) -> int:
    found = stack_of(state, entry)
    return 0 if found is None else found.chips
