"""The sample tournament: an evening played through the desk, up to this moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.paths import resource
from tdtool.rules.house import HouseRules
from tdtool.structures.reader import read_structure
from tdtool.tournament import commands as c
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.values import HandChoice, Now, SeatAt

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.desk import Clock, Desk
    from tdtool.tournament.values import EntryId

    Found = Callable[[c.OpenTournament, Clock], Desk | Refusal]

MINUTE = 60_000
PLAYED = 118
"""Minutes from the first hand to the moment the evening has reached."""


class Wound:
    """A clock that starts in the past and is wound on by hand."""

    def __init__(self, now: Now, back_ms: int) -> None:
        self._now = now
        self._back_ms = back_ms

    def __call__(self) -> Now:
        """Read it."""
        now = self._now
        return now._replace(
            wall_ms=now.wall_ms - self._back_ms, boot_ms=now.boot_ms - self._back_ms
        )

    def wind(self, minutes: int) -> None:
        """Let some minutes pass; never beyond now."""
        self._back_ms = max(0, self._back_ms - minutes * MINUTE)


def players() -> tuple[str, ...]:
    """Read the names of the sample's players, in any script."""
    text = resource("sample", "players.txt").read_text(encoding="utf-8")
    return tuple(text.split("\n")[:-1])


def set_up(found: Found, now: Now) -> Desk | Refusal:
    """Set the sample tournament up and play it up to `now`.

    `found` sets a tournament up that reads the given clock. Every act goes through the
    desk, at the time it would have had. The desk returned still reads the wound clock:
    open the tournament anew to go on.
    """
    structure = read_structure(resource("structures", "sample.json"))
    clock = Wound(now, (PLAYED + 25) * MINUTE)
    opening = c.OpenTournament("Sample: Friday Deep", structure, HouseRules(), 9, reentries=1)
    desk = found(opening, clock)
    if isinstance(desk, Refusal):
        return desk
    _Evening(desk, clock).play()
    return desk


class _Evening:
    """The acts of the evening, in order."""

    def __init__(self, desk: Desk, clock: Wound) -> None:
        self.desk = desk
        self.clock = clock

    def play(self) -> None:
        """Play from the registration to the moment."""
        names = players()
        self.do(c.Register(names=names[:43]))
        self.clock.wind(20)
        self.do(c.DrawSeats(open_tables=True))
        self.clock.wind(5)
        self.do(c.StartClock())
        self.clock.wind(24)
        self.late(names[43])
        self.out(2, 3)
        self.clock.wind(21)
        self.late(names[44])
        self.out(4, 6, 5, 1)
        self.clock.wind(34)
        self.re_entry()
        self.out(1, 8)
        self.clock.wind(18)
        self.close_the_last_table()
        self.clock.wind(12)
        self.out(3, 1)
        self.clock.wind(PLAYED)
        self.last_minutes()

    def do(self, command: c.Command) -> None:
        """Do it; the sample is made so that nothing is refused."""
        refusal = self.desk.can(command)
        if refusal is not None:
            raise ValueError(refusal.sentence)
        self.desk.do(command)

    def late(self, name: str) -> None:
        """Enter somebody late and let him find his seat."""
        self.do(c.RegisterAndSeat(name=name))
        self.sit_down()

    def sit_down(self) -> None:
        """Tick everybody who is on the way."""
        for entry in sorted(self.desk.state.awaited):
            self.do(c.Arrive(entry))

    def out(self, *places: int) -> None:
        """Bust somebody at each (table, seat) named in turn, or the next seat with a player."""
        for table, seat in zip(places[::2], places[1::2], strict=True):
            self.do(c.Bust((self.player(table, seat),)))

    def player(self, table: int, seat: int) -> EntryId:
        """Find who sits there, or next after it."""
        occupants = self.desk.state.tables[table].occupants
        after = sorted(occupants, key=lambda one: ((one - seat) % 12, one))
        return occupants[after[0]]

    def re_entry(self) -> None:
        """Let the first who went out come back."""
        first = min(self.desk.state.busts.values(), key=lambda bust: bust.order)
        self.do(c.ReEnter(first.entry))
        self.sit_down()

    def close_the_last_table(self) -> None:
        """Break the last table: its players are found at other ones."""
        state = self.desk.state
        last = max(state.tables)
        for seat in sorted(state.tables[last].occupants)[:6]:
            self.do(c.Bust((state.tables[last].occupants[seat],)))
        self.do(c.CloseTable(last))
        self.do(c.DrawSeats())
        self.sit_down()

    def last_minutes(self) -> None:
        """Leave something to do: a known button with the small blind gone, a move, a report."""
        state = self.desk.state
        seats = sorted(state.tables[2].occupants)
        self.do(c.Bust((self.player(4, 9),)))
        self.do(c.GiveButton(2, seats[0], out=(state.tables[2].occupants[seats[1]],)))
        self.do(c.SetFirstButton(1, 1))
        self.do(c.NextHand(1))
        self.do(c.NextHand(1))
        self.do(c.Bust((self.player(3, 5),), hand=HandChoice.UNKNOWN))
        mover = self.player(1, 9)
        self.do(c.MoveEntry(mover, self.open_seat(4)))
        here = len(state.tables[3].occupants)
        self.do(c.CountHeads(3, here - 1))

    def open_seat(self, table: int) -> SeatAt:
        """Find an open seat of a table."""
        return SeatAt(table, self.desk.state.tables[table].open_seats()[0])
