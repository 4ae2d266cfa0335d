"""What every decision starts from, and what it comes to.

Decisions raise `Refused` where something cannot be; `decide` returns it as a value.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tdtool.tournament import registration_end
from tdtool.tournament.facts import Fact
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.state import State, Status
from tdtool.tournament.values import Now, PersonId, TextId

if TYPE_CHECKING:
    from tdtool.tournament.state import Entry, Table
    from tdtool.tournament.values import EntryId, SeatAt


@dataclass(frozen=True, slots=True)
class Decision:
    """What follows from a command: facts, and the names and texts they refer to."""

    facts: tuple[Fact, ...]
    persons: dict[PersonId, str] = field(default_factory=dict)
    texts: dict[TextId, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Asking:
    """A question put to the tournament: the state, the moment, a source of randomness.

    `anyway`: the director overrides refusals that are house matters.
    """

    state: State
    now: Now
    entropy: Callable[[int], bytes]
    anyway: bool = False

    def house(self, code: Code, sentence: str) -> None:
        """Refuse as a house matter, unless it is overridden."""
        if not self.anyway:
            raise Refused(code, sentence, house=True)

    def new_id(self) -> str:
        """Make an id for a person or a text."""
        return self.entropy(8).hex()

    @property
    def started(self) -> bool:
        """Tell whether play has begun: the clock was started once."""
        return self.state.clock is not None

    @property
    def registration_over(self) -> bool:
        """Tell whether registration has ended."""
        return registration_end.is_over(self.state, self.now)

    def entry(self, entry: EntryId) -> Entry:
        """Find an entry that counts."""
        found = self.state.entries.get(entry)
        if found is None or found.status is Status.UNREGISTERED:
            raise Refused(Code.NO_SUCH_ENTRY, f"There is no entry number {entry}.")
        return found

    def table(self, number: int) -> Table:
        """Find an open table."""
        found = self.state.tables.get(number)
        if found is not None:
            return found
        if number in self.state.closed:
            raise Refused(Code.NO_SUCH_TABLE, f"Table {number} is closed.")
        raise Refused(Code.NO_SUCH_TABLE, f"There is no table {number}.")

    def seat(self, seat: SeatAt) -> Table:
        """Find the table of a seat that exists."""
        table = self.table(seat.table)
        check_seat(seat, table.seats)
        return table

    def free_seat(self, seat: SeatAt, *, unless: EntryId | None = None) -> Table:
        """Find the table of a seat that nobody (but `unless`) has."""
        table = self.seat(seat)
        occupant = table.occupants.get(seat.seat)
        if occupant is not None and occupant != unless:
            raise Refused(Code.SEAT_TAKEN, f"{{entry {occupant}}} has seat {seat}.")
        return table


def check_seat(seat: SeatAt, seats: int) -> None:
    """Refuse a seat that a table of so many seats does not have."""
    if not 1 <= seat.seat <= seats:
        raise Refused(
            Code.NO_SUCH_SEAT, f"Table {seat.table} has seats 1 to {seats}, no seat {seat.seat}."
        )


def called(entry: Entry) -> str:
    """Stand for an entry's name in a sentence; whoever shows it puts the name in."""
    return f"{{entry {entry.id}}}"
