"""What a sentence is read against: the desk, the moment, the table that is shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from tdtool.line.names import Roster, roster
from tdtool.tournament import queries
from tdtool.tournament.plans.sizes import sizes
from tdtool.tournament.ruling_view import decided_last
from tdtool.tournament.state import Status

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tdtool.line.desk_side import DeskSide
    from tdtool.line.who import Prefer
    from tdtool.tournament.state import Bust, Entry, State, Table
    from tdtool.tournament.values import EntryId, Now, SeatAt

MINUTE_MS = 60_000
RECENT_MS = 15 * MINUTE_MS
"""What happened within this time (ms) may be meant by a late report."""
LONGEST_NAME = 60
"""Signs of a name that a candidate shows."""


@dataclass(frozen=True)
class Room:
    """One reading's surroundings; `shown` is the table that the page shows, if any."""

    desk: DeskSide
    state: State
    now: Now
    roster: Roster
    shown: int | None
    text: str
    floor: str = ""
    """The name of who decides at this desk usually; "" where nobody was named yet."""
    ranked: dict[tuple[str, Prefer], Sequence[Entry]] = field(default_factory=dict)
    """Whom a typed name may mean, as it was found for a reader before."""

    @cached_property
    def sizes(self) -> Mapping[int, int]:
        """Count the players of every table that gives and takes."""
        return sizes(self.state)

    @cached_property
    def fullest(self) -> tuple[int, int]:
        """Count the players at the fullest table, and the tables with so many."""
        counts = tuple(self.sizes.values())
        most = max(counts, default=0)
        return most, counts.count(most)

    def decides(self) -> str:
        """Give who decided last in this event, else who does usually at this desk."""
        texts = self.desk.texts() if self.state.rulings else {}
        return decided_last(self.state, texts) or self.floor

    def name(self, entry: EntryId) -> str:
        """Give a player's name, shortened where it would fill the line."""
        name = self.roster.name(self.state.entries[entry].person)
        name = " ".join(name.split()) or queries.NAMELESS
        return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"

    def where(self, entry: Entry) -> str:
        """Say where an entry is: "12.5", "waits", "stands", "out"."""
        if entry.seat is not None:
            return str(entry.seat)
        return {
            Status.WAITING: "waits",
            Status.STANDING: "stands",
            Status.OUT: "out",
        }.get(entry.status, "")

    def table(self, number: int) -> Table | None:
        """Find an open table."""
        return self.state.tables.get(number)

    def has_seat(self, seat: SeatAt) -> bool:
        """Tell whether there is such a seat."""
        table = self.state.tables.get(seat.table)
        return table is not None and 1 <= seat.seat <= table.seats

    def is_recent(self, ms: int) -> bool:
        """Tell whether that was within the last quarter of an hour."""
        return self.now.wall_ms - ms <= RECENT_MS

    def recent_bust(self, table: int) -> Bust | None:
        """Find who went out last at a table, if that was within the last quarter of an hour."""
        for bust in reversed(self.state.busts.values()):
            if not self.is_recent(bust.reported_ms):
                return None
            if bust.seat is not None and bust.seat.table == table:
                return bust
        return None

    def bust_at(self, seat: SeatAt) -> Bust | None:
        """Find who went out last from a seat."""
        for bust in reversed(self.state.busts.values()):
            if bust.seat == seat:
                return bust
        return None


def enter(desk: DeskSide, shown: int | None, text: str, floor: str = "") -> Room:
    """Look at the desk as it stands now; see Room for the arguments."""
    state = desk.state
    there = shown if shown in state.tables else None
    return Room(desk, state, desk.now(), roster(desk), there, text, floor)
