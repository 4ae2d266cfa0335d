"""The sheet that says who went out at a table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from tdtool.line.spoken import clock_text, listed, moment
from tdtool.line.tokens import Kind, scan
from tdtool.line.what_if import after
from tdtool.tournament import positions
from tdtool.tournament.commands import Bust, Command
from tdtool.tournament.facts import Busted
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.standings import places
from tdtool.tournament.table_view import table_view
from tdtool.tournament.values import HandChoice, SeatAt
from tdtool.tournament.views import Age
from tdtool.ui import plain
from tdtool.ui.floor.said import next_text
from tdtool.ui.floor.seat_row import Look, SeatRow
from tdtool.ui.floor.sheet import Sheet, SheetField, fixed, text_field
from tdtool.ui.parts import measure
from tdtool.ui.parts.label import Label
from tdtool.ui.parts.segments import Segments

if TYPE_CHECKING:
    from tdtool.tournament.state import Bust as Gone
    from tdtool.tournament.values import EntryId
    from tdtool.ui.bridge import Bridge

_MARKS = re.compile(r"[\s,.'’]")
"""Marks between thousands."""
_MOST_STACKS = 4
_RECENT_MS = 30 * 60_000
"""A bust older than this is no longer offered as "the same hand"."""


class WhoWentOut(Sheet):
    """Seats, in which hand, at what time, with how many chips where that decides a place."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, "Who went out", "Out", parent)
        self.row = SeatRow("Who went out", look=Look.OUT, several=True)
        self.time = text_field("now, or 19:20", "Time, if it was earlier", 124)
        self.by = text_field("seat 3, or 9.3", "Knocked out by: seats", 124)
        self.stacks: list[SheetField] = [
            text_field("chips", f"Chips of player {number + 1}", 84)
            for number in range(_MOST_STACKS)
        ]
        self._stack_names = [fixed(Label(size=12, role="second")) for _ in self.stacks]
        self.hand = Segments(("Hand unknown",), wraps=True)
        self._hands: list[tuple[HandChoice, EntryId | None]] = [(HandChoice.UNKNOWN, None)]
        self._hand_words: tuple[str, ...] = ()
        self.hint("digits or clicks choose seats")
        self.reports = Label(role="needs_you", weight=QFont.Weight.DemiBold)
        self._make_body()
        self.row.changed.connect(self._seats_changed)
        self.hand.chosen.connect(self.look_again)
        self.time.textChanged.connect(self.look_again)
        self.by.textChanged.connect(self.look_again)
        for field in self.stacks:
            field.textChanged.connect(self.look_again)

    def start(self, seats: tuple[int, ...]) -> None:
        """Offer the players of the table; `seats` are chosen already."""
        table = self.table
        names = {seat: self.bridge.desk.name(entry) for seat, entry in table.occupants.items()}
        empty = [seat for seat in range(1, table.seats + 1) if seat not in names]
        self.row.set_seats(table.seats, names, empty)
        self.row.choose(seats)
        self.time.clear()
        self.by.clear()
        for field in self.stacks:
            field.clear()
        self._hand_words = ()
        self.reports.setVisible(bool(table.missing))
        self._offer_hands()

    def first_focus(self) -> QWidget:
        """Type seats first."""
        return self.row

    def press_seat(self, seat: int) -> None:
        """Choose a seat that was clicked on the picture, or give it up."""
        self.row.press(seat)

    def out_seats(self) -> frozenset[int]:
        """Give the chosen seats."""
        return frozenset(self.row.chosen())

    def letter(self, letter: str) -> bool:
        """Choose the next hand with H."""
        if letter != "h":
            return False
        self.hand.set_index((self.hand.index() + 1) % len(self._hands))
        return True

    def command(self) -> Command | str:
        """Say who is out, in which hand, when, and with how many chips."""
        occupants = self.table.occupants
        entries = tuple(occupants[seat] for seat in self.row.chosen() if seat in occupants)
        if not entries:
            return "Choose the seats whose players are out."
        happened = self._happened()
        if happened is None:
            return "The time is written as 19:20 or 7:20 pm."
        stacks = self._stacks(entries)
        if stacks is None:
            return "Chips are a whole number."
        by = self._winners()
        if isinstance(by, str):
            return by
        choice, same_as = self._hands[self.hand.index()]
        return Bust(entries, choice, same_as, stacks, happened or None, by)

    def told(self, command: Command) -> str:
        """Say the places, how many are left, and the next hand where it is known."""
        desk = self.bridge.desk
        facts = desk.preview(command)
        if isinstance(facts, Refusal):
            return ""
        now = desk.now()
        then = after(desk.state, facts, now.wall_ms)
        ranked = places(then)
        busts = [fact for fact in facts if isinstance(fact, Busted)]
        found = [str(ranked[fact.entry]) for fact in busts if fact.entry in ranked]
        said = list(dict.fromkeys(found))
        place = f"will be {listed(said)}" if said else "place when the hand is closed"
        text = f"{place}, {then.in_play:,} left"
        if busts and busts[0].happened_ms is not None:
            text += f", at {clock_text(busts[0].happened_ms, now)}"
        by = [plain.isolated(desk.name(entry), 24) for entry in _by(command)]
        if by:
            text += f", by {listed(by)}"
        view = table_view(then, self.number, desk.names, now)
        if view.position.age is Age.KNOWN and view.answer is not None:
            text += f". Next: {next_text(view.answer)}"
        return text

    def _seats_changed(self) -> None:
        self._offer_hands()
        self.look_again()

    def _offer_hands(self) -> None:
        """Offer the hands that can be meant; "unknown" is first and is what stands."""
        words = ["Hand unknown"]
        choices: list[tuple[HandChoice, EntryId | None]] = [(HandChoice.UNKNOWN, None)]
        if len(self.row.chosen()) > 1:
            words.append("All in one hand")
            choices.append((HandChoice.SAME, None))
        position = self.table.position
        desk = self.bridge.desk
        age = positions.age(desk.state, self.table, desk.now())
        if position is not None and age is not Age.UNKNOWN:
            words.append(f"With button {position.last.button}")
            choices.append((HandChoice.LAST, None))
        latest = self._latest_bust()
        if latest is not None:
            name = plain.one_line(desk.name(latest.entry), 14)
            words.append(f"Same as {name}")
            choices.append((HandChoice.SAME, latest.entry))
        if tuple(words) == self._hand_words:
            return
        kept = self._hands[self.hand.index()] if self._hand_words else choices[0]
        self._hand_words, self._hands = tuple(words), choices
        self.hand.blockSignals(True)
        self.hand.set_index(0)
        self.hand.set_words(self._hand_words)
        self.hand.set_index(choices.index(kept) if kept in choices else 0)
        self.hand.blockSignals(False)

    def _latest_bust(self) -> Gone | None:
        desk = self.bridge.desk
        since = desk.now().wall_ms - _RECENT_MS
        for bust in reversed(desk.state.busts.values()):
            seat = bust.seat
            if seat and seat.table == self.number and bust.reported_ms >= since:
                return bust
        return None

    def _happened(self) -> int | None:
        """Give the time typed (ms), 0 for none, None where it is no time."""
        text = self.time.text().strip().removeprefix("@")
        if not text:
            return 0
        for found in (scan(f"@{text}"), scan(text)):
            if len(found) == 1 and found[0].kind in {Kind.TIME, Kind.AGO}:
                return moment(found[0], self.bridge.desk.now())
        return None

    def _winners(self) -> tuple[EntryId, ...] | str:
        """Give who knocked them out: seats of this table, or table and seat."""
        found = []
        for piece in scan(self.by.text()):
            if piece.kind is Kind.NUMBER:
                seat = SeatAt(self.number, piece.a)
            elif piece.kind is Kind.SEAT and piece.key != ",":
                seat = SeatAt(piece.a, piece.b)
            elif piece.kind is Kind.COMMA:
                continue
            else:
                return "Who knocked them out is written by seat: 3, or 9.3."
            holder = self.bridge.desk.state.occupant(seat)
            if holder is None:
                return f"Nobody has seat {seat}."
            found.append(holder.id)
        return tuple(dict.fromkeys(found))

    def _stacks(self, entries: tuple[EntryId, ...]) -> tuple[tuple[EntryId, int], ...] | None:
        made = []
        for field, entry in zip(self.stacks, entries, strict=False):
            text = field.text().strip()
            if not text or field.isHidden():
                continue
            digits = _MARKS.sub("", text)
            if not digits.isdecimal():
                return None
            made.append((entry, int(digits)))
        return tuple(made)

    def look_again(self) -> None:
        """Show a field for chips where several share a hand, then say what Enter would do."""
        shares = self._hands[self.hand.index()][0] is not HandChoice.UNKNOWN
        chosen = self.row.chosen() if shares else ()
        for number, (field, name) in enumerate(zip(self.stacks, self._stack_names, strict=True)):
            here = number < len(chosen)
            field.setVisible(here)
            name.setVisible(here)
            if here:
                name.setText(f"seat {chosen[number]}")
        self._stack_label.setVisible(bool(chosen))
        if self.is_there():
            self.reports.setText(_reports_text(self.table.missing, len(self.row.chosen())))
        super().look_again()

    def set_narrow(self, *, narrow: bool) -> None:
        """Put the chips below each other two by two, or all in a line."""
        columns = 2 if narrow else _MOST_STACKS
        for number, (name, field) in enumerate(zip(self._stack_names, self.stacks, strict=True)):
            at = number // columns, 2 * (number % columns)
            self._chips.addWidget(name, *at)
            self._chips.addWidget(field, at[0], at[1] + 1)

    def _make_body(self) -> None:
        self.body.addWidget(self.reports)
        self.body.addWidget(self.row)
        hand = QHBoxLayout()
        measure.gap(hand, 10)
        hand.addWidget(fixed(Label("Hand", role="second")))
        hand.addWidget(self.hand)
        hand.addWidget(fixed(Label("H", size=11, role="third")))
        hand.addStretch(1)
        self.body.addLayout(hand)
        time = QHBoxLayout()
        measure.gap(time, 8)
        time.addWidget(fixed(Label("Time", role="second")))
        time.addWidget(self.time)
        time.addSpacing(8)
        time.addWidget(fixed(Label("By", role="second")))
        time.addWidget(self.by)
        time.addStretch(1)
        self.body.addLayout(time)
        self._stack_label = fixed(Label("Chips before it", role="second"))
        self._chips = QGridLayout()
        measure.gap(self._chips, 8, 6)
        chips = QHBoxLayout()
        measure.gap(chips, 10)
        chips.addLayout(self._chips)
        chips.addStretch(1)
        self.body.addWidget(self._stack_label)
        self.body.addLayout(chips)
        for part in (*self._stack_names, *self.stacks):
            part.hide()
        self.set_narrow(narrow=False)


def _by(command: Command) -> tuple[EntryId, ...]:
    return command.by if isinstance(command, Bust) else ()


def _reports_text(missing: int, chosen: int) -> str:
    """Say how many of those reported out are named by the seats chosen."""
    if not missing:
        return ""
    one = missing == 1
    who = "1 is out and not named" if one else f"{missing} are out and not named"
    if not chosen:
        return f"{who}: whom you choose names {'him' if one else 'them'}."
    left = missing - min(missing, chosen)
    if left:
        return f"{who}: {min(missing, chosen)} named by this, {left} still to name."
    more = chosen - missing
    return f"{who}: named by this" + (f", and {more} more out." if more else ".")
