"""All acts of a tournament in order, and what can be looked up about them at once."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections import defaultdict
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament import facts as f
from tdtool.tournament import hand_facts as hf
from tdtool.tournament import ruling_facts as r
from tdtool.tournament.act_sorts import ANSWER, BIT, CANCELLED, Kind, bit_of, kind_of
from tdtool.tournament.concerns import (
    TEXTED,
    entries_of,
    seats_of,
    sets_clock,
    table_of,
    texts_of,
)
from tdtool.tournament.level_times import Came, Turn, turns
from tdtool.tournament.money.facts import ReceiptVoided
from tdtool.tournament.prizes.facts import PrizesUnlocked
from tdtool.tournament.values import ClockAct

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from tdtool.tournament.history import History
    from tdtool.tournament.values import EntryId, Now, SeatAt, TextId

_PLAIN = {
    sort: bit
    for sort, bit in BIT.items()
    if sort
    not in {
        *ClockAct,
        f.Undone,
        f.Redone,
        f.StructureChanged,
        *TEXTED,
    }
}
"""Bits of the facts that are about nothing but their own act."""

_REASONS = (f.RefusalOverridden, hf.HandSetByHand, r.PenaltyEnded, PrizesUnlocked, ReceiptVoided)
_WITH_TEXT = BIT[f.Noted] | sum(BIT[kind] for kind in _REASONS)
_KEPT = 256
"""Acts kept as they were told, until something is written."""


class Cancelled(NamedTuple):
    """The act that cancelled another, and when (wall ms)."""

    action: str
    at_ms: int


class Act(NamedTuple):
    """One act: `number` counts the acts from 0, `seq` is the number of its first fact.

    `turn` tells the level that was played then (as is known now), None before the clock was
    first set. `reason` is the text of an override's reason or of a hand put by hand, `note`
    that of a note or of the board's message. `tables` and `entries` are those it names, in
    the order it names them.
    """

    number: int
    action: str
    wall_ms: int
    kind: Kind
    facts: tuple[f.Fact, ...]
    seq: int
    turn: Turn | None
    tables: tuple[int, ...]
    entries: tuple[EntryId, ...]
    cancelled: Cancelled | None
    reason: TextId | None
    note: TextId | None


class Chronicle:
    """The acts of a log, oldest first, with the levels that began by themselves among them.

    A line is an int: an act by its number, or a turn of the clock that came by itself by the
    complement (`~place`) of its place in `turns`. `take_in` reads what was written since.
    """

    def __init__(self, history: History, now: Now) -> None:
        self._history = history
        self._read = 0
        self._first = array("q")
        """Act -> index of its first record; `_walls` and `_masks` go with it."""
        self._walls = array("q")
        self._masks: list[int] = []
        self._indexed = 0
        """Records that are in the index by table and entry."""
        self._by_entry: defaultdict[EntryId, list[int]] = defaultdict(list)
        self._by_table: defaultdict[int, list[int]] = defaultdict(list)
        self._numbers: list[int] = []
        """Every number of an act, as far as lines were listed: all lists of lines share them."""
        self._acts: dict[int, Act] = {}
        self._settings: list[f.Recorded] = []
        self._switches: dict[str, Cancelled] = {}
        self._texts: list[tuple[TextId, int]] = []
        self._turns: tuple[Turn, ...] = ()
        self._places: list[int] = []
        """Turn -> the act that it stands before."""
        self.take_in(now)

    def __len__(self) -> int:
        """Count the acts."""
        return len(self._first)

    @property
    def turns(self) -> tuple[Turn, ...]:
        """Every turn of the clock, in the order of the log."""
        return self._turns

    @property
    def masks(self) -> Sequence[int]:
        """What sorts each act is of, as bits (`BIT`), and `CANCELLED`."""
        return self._masks

    @property
    def walls(self) -> Sequence[int]:
        """When each act was written (wall ms)."""
        return self._walls

    @property
    def texts(self) -> Sequence[tuple[TextId, int]]:
        """The free texts in order, with the act each belongs to."""
        return self._texts

    @property
    def is_indexed(self) -> bool:
        """Tell whether the index by table and entry is complete."""
        return self._indexed == self._read

    def take_in(self, now: Now) -> None:
        """Read what was written since, and let the clock go on to now."""
        self._acts.clear()
        records = self._history.records
        first, walls, masks, plain = self._first, self._walls, self._masks, _PLAIN
        action = records[self._read - 1].action if self._read else ""
        for place, record in enumerate(records[self._read :], self._read):
            _, act, wall_ms, fact = record
            sort = type(fact)
            if act != action:
                action = act
                first.append(place)
                walls.append(wall_ms)
                masks.append(plain[sort] if sort in plain else self._special(record))
            else:
                bit = plain[sort] if sort in plain else self._special(record)
                # The answer that was acted on goes without saying.
                masks[-1] |= bit if bit != ANSWER else 0
        self._read = len(records)
        self._set_turns(now)

    def index_more(self, records: int) -> bool:
        """Go on with the index by table and entry; tell whether it is complete.

        Looking something up in it completes it first; in steps it never takes long.
        """
        last = min(self._indexed + records, self._read)
        index = bisect_right(self._first, self._indexed) - 1
        following = self._first_after(index)
        for place in range(self._indexed, last):
            while place >= following:
                index += 1
                following = self._first_after(index)
            fact = self._history.records[place].fact
            if isinstance(fact, (f.Undone, f.Redone)):
                target = self.index_of(_switched(fact))
                self._file(index, () if target is None else self.facts_of(target))
            else:
                self._file(index, (fact,))
        self._indexed = last
        return last == self._read

    def lines(self) -> list[int]:
        """List every line, oldest first."""
        numbers = self._numbers
        numbers.extend(range(len(numbers), len(self)))
        found: list[int] = []
        done = 0
        for place, (turn, before) in enumerate(zip(self._turns, self._places, strict=True)):
            if turn.came is not Came.SET:
                found += numbers[done:before]
                found.append(~place)
                done = before
        found += numbers[done:]
        return found

    def act(self, index: int) -> Act:
        """Tell about an act by its number."""
        found = self._acts.get(index)
        if found is None:
            if len(self._acts) >= _KEPT:
                self._acts.clear()
            found = self._acts[index] = self._told(index)
        return found

    def _told(self, index: int) -> Act:
        facts = self.facts_of(index)
        record = self._history.records[self._first[index]]
        tables, _, entries = self._concerned(facts)
        reason = note = None
        if self._masks[index] & _WITH_TEXT:
            reasons = [fact.reason for fact in facts if isinstance(fact, _REASONS)]
            reason = next((text for text in reasons if text), None)
            note = next((fact.text for fact in facts if isinstance(fact, f.Noted)), None)
        return Act(
            number=index,
            action=record.action,
            wall_ms=record.wall_ms,
            kind=kind_of(self._masks[index]),
            facts=facts,
            seq=record.seq,
            turn=self.turn_at(index),
            tables=tables,
            entries=entries,
            cancelled=self._switches.get(record.action),
            reason=reason,
            note=note,
        )

    def facts_of(self, index: int) -> tuple[f.Fact, ...]:
        """List the facts of an act by its number."""
        records = self._history.records[self._first[index] : self._first_after(index)]
        return tuple(record.fact for record in records)

    def index_of(self, action: str) -> int | None:
        """Find an act by its id, the latest first."""
        records = self._history.records
        for index in range(len(self._first) - 1, -1, -1):
            if records[self._first[index]].action == action:
                return index
        return None

    def number_at(self, seq: int) -> int:
        """Find the act that a fact (by its number in the log) belongs to."""
        return bisect_right(self._first, seq - 1) - 1

    def turn_at(self, index: int) -> Turn | None:
        """Tell which turn of the clock was the last when an act was written."""
        place = bisect_right(self._places, index) - 1
        return self._turns[place] if place >= 0 else None

    def level_at(self, index: int) -> Turn | None:
        """Tell with which turn the level began that was played when an act was written."""
        place = bisect_right(self._places, index) - 1
        while place > 0 and self._turns[place - 1].row is self._turns[place].row:
            place -= 1
        return self._turns[place] if place >= 0 else None

    def place_of(self, turn: int) -> int:
        """Give the act that a turn (by its place) stands before."""
        return self._places[turn]

    @property
    def by_entry(self) -> Mapping[EntryId, Sequence[int]]:
        """The acts about each entry, oldest first."""
        self.index_more(self._read)
        return self._by_entry

    def of_entry(self, entry: EntryId) -> Sequence[int]:
        """List the acts about an entry, oldest first."""
        return self.by_entry.get(entry, ())

    def of_table(self, table: int) -> Sequence[int]:
        """List the acts about a table or one of its seats, oldest first."""
        self.index_more(self._read)
        return self._by_table.get(table, ())

    def of_seat(self, seat: SeatAt) -> list[int]:
        """List the acts about a seat, oldest first."""
        return [
            index
            for index in self.of_table(seat.table)
            if seat in self._concerned(self.facts_of(index))[1]
        ]

    def last_setting(self) -> int | None:
        """Find the last act that set the clock and counts, None where none did."""
        for record in reversed(self._settings):
            if not self._history.is_gone(record.action) and sets_clock(record.fact):
                return self.number_at(record.seq)
        return None

    def sets_clock(self, index: int) -> bool:
        """Tell whether an act set the clock."""
        return any(map(sets_clock, self.facts_of(index)))

    def _special(self, record: f.Recorded) -> int:
        """Take in a fact of the last act that is about more than that act; give its bit."""
        fact, index = record.fact, len(self._first) - 1
        if isinstance(fact, (f.Undone, f.Redone)):
            self._switch(record, fact)
        elif isinstance(fact, (f.ClockSet, f.StructureChanged)):
            self._settings.append(record)
        for text in texts_of(fact):
            self._texts.append((text, index))
        return bit_of(fact)

    def _switch(self, record: f.Recorded, fact: f.Undone | f.Redone) -> None:
        action = _switched(fact)
        target = self.index_of(action)
        if target is None:
            return
        if isinstance(fact, f.Undone):
            self._switches[action] = Cancelled(record.action, record.wall_ms)
            self._masks[target] |= CANCELLED
        else:
            self._switches.pop(action, None)
            self._masks[target] &= ~CANCELLED

    def _first_after(self, index: int) -> int:
        return self._first[index + 1] if index + 1 < len(self._first) else self._read

    def _file(self, index: int, facts: Iterable[f.Fact]) -> None:
        """Put an act under its tables and entries, once each."""
        tables, entries = self._by_table, self._by_entry
        for fact in facts:
            table = table_of(fact)
            if table is not None:
                _put_last(tables[table], index)
            for seat in seats_of(fact):
                _put_last(tables[seat.table], index)
            for entry in entries_of(fact):
                _put_last(entries[entry], index)

    def _concerned(
        self, facts: Iterable[f.Fact]
    ) -> tuple[tuple[int, ...], frozenset[SeatAt], tuple[EntryId, ...]]:
        tables: dict[int, None] = {}
        seats: set[SeatAt] = set()
        entries: dict[EntryId, None] = {}
        for fact in self._meant(facts):
            table = table_of(fact)
            if table is not None:
                tables[table] = None
            for seat in seats_of(fact):
                seats.add(seat)
                tables[seat.table] = None
            for entry in entries_of(fact):
                entries[entry] = None
        return tuple(tables), frozenset(seats), tuple(entries)

    def _meant(self, facts: Iterable[f.Fact]) -> list[f.Fact]:
        """Give the facts, for an undo or redo those of the act it is about."""
        meant: list[f.Fact] = []
        for fact in facts:
            if isinstance(fact, (f.Undone, f.Redone)):
                target = self.index_of(_switched(fact))
                meant.extend(() if target is None else self.facts_of(target))
            else:
                meant.append(fact)
        return meant

    def _set_turns(self, now: Now) -> None:
        opened = self._history.records[0].fact
        if not isinstance(opened, f.TournamentOpened):
            raise TypeError(opened)
        counted = [one for one in self._settings if not self._history.is_gone(one.action)]
        self._turns = turns(opened.structure, counted, now)
        self._places = list(self._placed())

    def _placed(self) -> Iterable[int]:
        """Find the act that each turn stands before: its own where a director set it so.

        One that came by itself, or was set with hindsight, stands where its time belongs.
        """
        own = [self.number_at(turn.seq) for turn in self._turns]
        low = 0
        for at, turn in enumerate(self._turns):
            hindsight = bool(self._masks[own[at]] & BIT[ClockAct.RAN_SINCE])
            if turn.came is Came.SET and not hindsight:
                yield own[at]
                low = own[at] + 1
                continue
            if turn.came is Came.SET:
                high = own[at]
            else:
                later = (index for index in own[at + 1 :] if index != own[at])
                high = next(later, len(self))
            low = bisect_right(self._walls, turn.at_ms, low, max(low, high))
            yield low


def _put_last(acts: list[int], index: int) -> None:
    if not acts or acts[-1] != index:
        acts.append(index)


def _switched(fact: f.Undone | f.Redone) -> str:
    return fact.undone if isinstance(fact, f.Undone) else fact.redone
