"""Draws within one decision: each from its own seed, so that anyone can repeat it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tdtool.tournament import draw
from tdtool.tournament import facts as f
from tdtool.tournament.days import brought
from tdtool.tournament.plans import facts as pf
from tdtool.tournament.values import SeatAt

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from tdtool.tournament.asking import Asking
    from tdtool.tournament.state import State
    from tdtool.tournament.values import DrawPolicy, EntryId, PersonId, Seal


def pool_of(ask: Asking, without: Iterable[int] = ()) -> tuple[SeatAt, ...]:
    """List the open seats of unlocked tables, tables in `without` left out."""
    barred = set(without)
    return tuple(
        SeatAt(number, seat)
        for number, table in sorted(ask.state.tables.items())
        if not table.locked and number not in barred
        for seat in table.open_seats()
    )


def draw_for(
    ask: Asking,
    entries: Sequence[EntryId],
    without: Iterable[int] = (),
    new: Mapping[EntryId, PersonId] | None = None,
) -> tuple[f.SeatsDrawn, ...]:
    """Draw seats for these entries by the house's policy; nothing where too few are open.

    `new` are entries that are made in the same act, and whose they are.
    """
    pool = pool_of(ask, without)
    if len(pool) < len(entries):
        return ()
    return Drawing(ask, new).seats(entries, pool, ask.state.plans.settings.draws)


class Drawing:
    """Draws one after another; the seed of each is sealed before it and spent by it."""

    def __init__(self, ask: Asking, new: Mapping[EntryId, PersonId] | None = None) -> None:
        """Begin with the seed that was sealed by the last draw."""
        self._ask = ask
        self._new = {} if new is None else new
        self._state = ask.state
        self._seal = ask.state.seal
        self._draws = ask.state.draws

    def _next(self, what: str) -> tuple[draw.Stream, int, Seal, Seal]:
        """Give the stream of the next draw, its number, its seal and the one after it."""
        own = self._seal
        self._draws += 1
        self._seal = draw.seal(self._ask.entropy)
        stream = draw.Stream(bytes.fromhex(own.seed), draw.label(self._draws, what))
        return stream, self._draws, own, self._seal

    def seats(
        self,
        entries: Sequence[EntryId],
        pool: Sequence[SeatAt],
        policy: DrawPolicy,
        leaving: Iterable[EntryId] = (),
    ) -> tuple[f.SeatsDrawn, ...]:
        """Draw a seat of the pool for each entry; there must be as many seats.

        Who needs a seat he can reach draws first, from those (TDA24 9). `leaving` are counted
        at no table, as the entries themselves.
        """
        first, rest = self._with_access(entries, pool)
        taken = self._taken(pool, {*entries, *leaving})
        found: list[f.SeatsDrawn] = []
        sitting: dict[EntryId, int] = {}
        given: set[SeatAt] = set()
        for group, seats in (first, rest):
            if not group:
                continue
            free = tuple(seat for seat in seats if seat not in given)
            found.append(self._one(group, free, policy, (taken, sitting)))
            for entry, seat in zip(group, found[-1].seats, strict=True):
                taken[seat.table] += 1
                sitting[entry] = seat.table
                given.add(seat)
        return tuple(found)

    def _taken(self, pool: Sequence[SeatAt], gone: Iterable[EntryId]) -> dict[int, int]:
        """Count who is at each table of the pool and stays there."""
        entries, tables = self._state.entries, self._state.tables
        left = Counter(seat.table for one in gone if one in entries and (seat := entries[one].seat))
        return {
            number: (len(tables[number].occupants) if number in tables else 0) - left[number]
            for number in sorted({seat.table for seat in pool})
        }

    def _with_access(
        self, entries: Sequence[EntryId], pool: Sequence[SeatAt]
    ) -> tuple[tuple[list[EntryId], Sequence[SeatAt]], tuple[list[EntryId], Sequence[SeatAt]]]:
        """Split the entries: who needs access, with the seats for it, and the rest with all."""
        needing = [entry for entry in entries if self._needs_access(entry)]
        if not needing:
            return ([], ()), (list(entries), pool)
        reached = [seat for seat in pool if self._is_reached(seat)]
        first = needing[: len(reached)]
        return (first, reached), ([entry for entry in entries if entry not in first], pool)

    def _is_reached(self, seat: SeatAt) -> bool:
        """Tell whether everybody can reach a seat; its table may be opened by this very act."""
        table = self._state.tables.get(seat.table)
        marked = brought.reach(self._state, seat.table) if table is None else table.accessible
        return seat.seat in marked

    def _one(
        self,
        entries: Sequence[EntryId],
        pool: tuple[SeatAt, ...],
        policy: DrawPolicy,
        sits: tuple[dict[int, int], dict[EntryId, int]],
    ) -> f.SeatsDrawn:
        taken, sitting = sits
        persons = {self._person(entry): entry for entry in entries}
        apart = kept_apart(self._state, persons, sitting)
        stream, number, own, following = self._next("seats")
        tables = sorted({seat.table for seat in pool})
        counts = tuple((table, taken[table]) for table in tables)
        return f.SeatsDrawn(
            draw=number,
            seal=own,
            next_seal=following,
            policy=policy,
            pool=pool,
            taken=counts,
            entries=tuple(entries),
            seats=draw.draw_seats(stream, entries, pool, counts, policy, apart),
            awaited=self._ask.started,
            pairs=apart.pairs,
            barred=apart.barred,
        )

    def _person(self, entry: EntryId) -> PersonId:
        return self._new[entry] if entry in self._new else self._state.entries[entry].person

    def _needs_access(self, entry: EntryId) -> bool:
        known = self._state.last_entry_of(self._person(entry))
        return known is not None and known.access

    def mover(self, table: int, entries: Sequence[EntryId]) -> pf.MoverDrawn:
        """Draw who leaves a table."""
        stream, number, own, following = self._next("mover")
        entry = entries[stream.below(len(entries))]
        return pf.MoverDrawn(number, own, following, table, tuple(entries), entry)

    def button(self, table: int, seats: Sequence[int]) -> pf.ButtonDrawn:
        """Draw a table's first button among the seats given out."""
        stream, number, own, following = self._next("button")
        seat = seats[stream.below(len(seats))]
        return pf.ButtonDrawn(number, own, following, table, tuple(seats), seat)

    def byes(self, entries: Sequence[EntryId], count: int) -> pf.ByesDrawn:
        """Draw who waits for the second round."""
        stream, number, own, following = self._next("byes")
        byes = stream.shuffle(entries)[:count]
        return pf.ByesDrawn(number, own, following, tuple(entries), tuple(sorted(byes)))


def kept_apart(
    state: State, persons: Mapping[PersonId, EntryId], sitting: Mapping[EntryId, int]
) -> draw.Apart:
    """Say who of these must not sit together, and at which tables some must not sit.

    `sitting` are entries that drew before these, with their tables.
    """
    plans = state.plans
    if not plans.settings.keep_apart:
        return draw.ANYBODY
    pairs, barred = [], []
    for one, other in sorted(plans.apart):
        if one in persons and other in persons:
            pairs.append((persons[one], persons[other]))
            continue
        for person, partner in ((one, other), (other, one)):
            table = _table_of(state, partner, sitting)
            if person in persons and table is not None:
                barred.append((persons[person], table))
    return draw.Apart(tuple(pairs), tuple(barred))


def _table_of(state: State, person: PersonId, sitting: Mapping[EntryId, int]) -> int | None:
    last = state.last_entry_of(person)
    if last is None:
        return None
    if last.id in sitting:
        return sitting[last.id]
    return None if last.seat is None else last.seat.table
