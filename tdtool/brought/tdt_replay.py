"""A .tdt played again through a desk: every act is an ordinary one, at the time it had."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdtool.brought.tdt_chips import chip_set
from tdtool.brought.tdt_events import What, events
from tdtool.brought.tdt_money import money_of, plan_of
from tdtool.brought.tdt_seats import seats_of
from tdtool.people import folding
from tdtool.tournament import commands as c
from tdtool.tournament.chips.commands import ChooseChips
from tdtool.tournament.money import commands as mc
from tdtool.tournament.money.terms import Extra, Terms
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.table import table_of
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.state import Status
from tdtool.tournament.structure import RowKind
from tdtool.tournament.tables import FEWEST_SEATS, MOST_SEATS
from tdtool.tournament.values import Now, SeatAt

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from tdtool.brought.tdt_events import Event
    from tdtool.desk import Clock, Desk
    from tdtool.rules.house import HouseRules
    from tdtool.tdt.evening import TdtBuy, TdtEvening
    from tdtool.tournament.structure import Structure
    from tdtool.tournament.values import EntryId, PersonId

    Found = Callable[[c.OpenTournament, Clock], Desk | Refusal]

_USUAL_SEATS = 9
_REASON = "So it stands in the file."
_MINUTE = 60_000
_LONGEST_NOTE = 4_000


class TdtReplayError(ValueError):
    """An evening that cannot be played again; its text is one sentence for the director."""


@dataclass(frozen=True, slots=True)
class TdtAsked:
    """What the director says beside the file: the levels with who pays the antes, the house.

    `known` are people of other tournaments by the folded key of their name.
    """

    structure: Structure
    house: HouseRules
    source: str
    known: Mapping[str, PersonId]


class SetClock:
    """A clock that is set to the time of each act in turn; it never goes back."""

    def __init__(self, now: Now, at_ms: int) -> None:
        self._now = now
        self.at_ms = at_ms

    def __call__(self) -> Now:
        """Read it."""
        back = self._now.wall_ms - self.at_ms
        return self._now._replace(wall_ms=self.at_ms, boot_ms=self._now.boot_ms - back)

    def set(self, at_ms: int) -> None:
        """Set it to a time."""
        self.at_ms = max(self.at_ms, at_ms)

    def set_to_now(self) -> None:
        """Set it to the moment in which the evening is played again."""
        self.set(self._now.wall_ms)


def replay(
    evening: TdtEvening, asked: TdtAsked, found: Found, now: Now
) -> tuple[Desk, tuple[str, ...]]:
    """Play an evening; gives its desk, and what was left out in sentences.

    `found` sets a tournament up that reads the given clock. Raises TdtReplayError.
    """
    happened = events(evening, now.wall_ms)
    clock = SetClock(now, happened[0].at_ms if happened else now.wall_ms)
    seats = asked.structure.seats_per_table or _USUAL_SEATS
    desk = found(
        c.OpenTournament(
            evening.title or asked.structure.name,
            asked.structure,
            asked.house,
            max(FEWEST_SEATS, min(MOST_SEATS, seats)),
        ),
        clock,
    )
    if isinstance(desk, Refusal):
        raise TdtReplayError(desk.sentence)
    played = _Replay(desk, clock, evening, asked)
    played.play(happened)
    return desk, played.left()


class _Replay:
    """The acts of an evening, in order."""

    def __init__(self, desk: Desk, clock: SetClock, evening: TdtEvening, asked: TdtAsked) -> None:
        self.desk = desk
        self.clock = clock
        self.evening = evening
        self.asked = asked
        self.money = money_of(evening)
        self.seats = seats_of(evening)
        self.entries: dict[int, EntryId] = {}
        """The last entry of each player, by his place in the list."""
        self._numbers: Counter[int] = Counter()
        self._places = {player.key: place for place, player in enumerate(evening.players)}
        self._unknown_seats = self._unknown_by = 0
        self._refused: list[str] = []

    def play(self, happened: tuple[Event, ...]) -> None:
        """Play from the registration to where the file was saved."""
        self._prepare()
        at = 0
        while at < len(happened):
            lot = _together(happened, at)
            self.clock.set(lot[-1].at_ms)
            self._happen(lot)
            at += len(lot)
        self._sit_last()
        self._set_prizes()
        # What is not of the evening happens now: nobody has paused the clock for years.
        self.clock.set_to_now()
        self._set_clock()
        self._note()

    def left(self) -> tuple[str, ...]:
        """Say what was left out, or is not as the file has it."""
        said = [*self.money.left, *self.seats.left, *self._refused]
        if self._unknown_seats:
            players = "1 entry" if self._unknown_seats == 1 else f"{self._unknown_seats:,} entries"
            said.append(f"Where {players} sat it does not say: they were given open seats.")
        if self._unknown_by:
            said.append(
                f"{self._unknown_by:,} of those who knocked somebody out were not in play then."
            )
        return (*said, *self.evening.left)

    def _do(self, command: c.Command) -> bool:
        done = self.desk.do(command, override=_REASON)
        if isinstance(done, Refusal):
            self._refused.append(done.sentence)
        return not isinstance(done, Refusal)

    def _prepare(self) -> None:
        chips = chip_set(self.evening.chips, self.asked.structure)
        if chips:
            self._do(ChooseChips(chips))
        if self.money.prices is not None:
            self._do(mc.SetPrices(self.money.prices))
        for number, seats in self.seats.tables.items():
            self._do(c.OpenTable(number, seats))

    def _happen(self, lot: tuple[Event, ...]) -> None:
        event = lot[0]
        if event.what is What.ENTERED:
            self._enter([one.player for one in lot])
        elif event.player not in self.entries:
            return
        elif event.what is What.RE_ENTERED:
            self._re_enter(event.player)
        elif event.what is What.OUT:
            self._out(event.player, event.buy)
        else:
            self._sell(event)

    def _enter(self, players: Iterable[int]) -> None:
        known: dict[PersonId, int] = {}
        new: list[int] = []
        for player in players:
            person = self.asked.known.get(folding.key(self.evening.players[player].name), "")
            taken = person in known or self.desk.state.last_entry_of(person) is not None
            if person and not taken:
                known[person] = player
            else:
                new.append(player)
        first = self.desk.state.last_entry + 1
        names = tuple(self.evening.players[player].name for player in new)
        if self._do(c.Register(tuple(known), names)):
            for entry, player in enumerate((*known.values(), *new), first):
                self.entries[player] = entry
                self._sit(player)

    def _re_enter(self, player: int) -> None:
        if self._do(c.ReEnter(self.entries[player])):
            self.entries[player] = self.desk.state.last_entry
            self._numbers[player] += 1
            self._sit(player)

    def _out(self, player: int, buy: TdtBuy) -> None:
        entry, out = self.entries[player], buy.out
        state = self.desk.state
        if state.in_play <= 1 or state.entries[entry].status is Status.OUT:
            return
        self._sit(player)
        by = []
        for key in out.by if out is not None else ():
            other = self.entries.get(self._places.get(key, -1))
            in_play = other is not None and other not in state.busts and other != entry
            if in_play and other is not None:
                by.append(other)
            else:
                self._unknown_by += 1
        self._do(c.Bust((entry,), by=tuple(dict.fromkeys(by))))

    def _sell(self, event: Event) -> None:
        """Sell a rebuy or an add-on on its own terms."""
        rebuy = event.what is What.REBUY
        planned = self.evening.rebuys if rebuy else self.evening.add_ons
        chips = event.buy.chips or next((one.chips for one in planned if one.chips), 0)
        chips = chips or self.asked.structure.starting_stack or 0
        noun = "Rebuys" if rebuy else "Add-ons"
        if not chips:
            self._refused.append(f"{noun} whose chips it does not say.")
            return
        price = self.money.price(event.buy.paid._replace(bounty=0))
        terms = self.desk.state.till.terms
        extra = Extra(price, chips)
        wanted = Terms(extra, terms.add_on) if rebuy else Terms(terms.rebuy, extra)
        if wanted != terms:
            self._do(mc.SetTerms(wanted))
        entry = self.entries[event.player]
        self._do(mc.Rebuy(entry) if rebuy else mc.AddOn(entry))

    def _sit(self, player: int) -> None:
        """Put a player where his entry was last seen; else where a seat is open."""
        number = self._numbers[player]
        wanted = self.seats.ended.get((player, number)) or self.seats.last.get(player)
        entry = self.desk.state.entries[self.entries[player]]
        if wanted is None:
            if entry.seat is None:
                self._unknown_seats += 1
                self._seat_anywhere(entry.id)
        elif entry.seat == wanted:
            return
        elif self.desk.state.occupant(wanted) is None:
            command = c.SitsAt if entry.seat is not None else c.SeatEntry
            self._do(command(entry.id, wanted))
        elif entry.seat is not None:
            self._do(c.SwapSeats(entry.seat, wanted))
        else:
            self._seat_anywhere(entry.id)

    def _seat_anywhere(self, entry: EntryId) -> None:
        """Give the first open seat; another table is opened where there is none."""
        tables = self.desk.state.tables
        for number in sorted(tables):
            seats = tables[number].open_seats()
            if seats:
                self._do(c.SeatEntry(entry, SeatAt(number, seats[0])))
                return
        number = next(one for one in range(1, len(tables) + 2) if one not in tables)
        if self._do(c.OpenTable(number)):
            self._do(c.SeatEntry(entry, SeatAt(number, 1)))

    def _sit_last(self) -> None:
        """Put those who are in play where the file has them, and close what is empty."""
        for player, entry in self.entries.items():
            if self.desk.state.entries[entry].status is not Status.OUT:
                self._sit(player)
        state = self.desk.state
        empty = [number for number, table in state.tables.items() if not table.occupants]
        for number in sorted(empty):
            if len(self.desk.state.tables) > 1:
                self._do(c.CloseTable(number))

    def _set_prizes(self) -> None:
        state = self.desk.state
        plan = plan_of(self.evening, self.money, played=bool(state.busts))
        if plan is None or not self._do(pc.PlanPrizes(plan)):
            return
        problem = table_of(self.desk.state).problem
        if problem and state.entries:
            self._refused.append(f"Its prizes were kept, but: {problem}")
        elif state.in_play == 1 and state.busts:
            self._do(pc.LockPrizes())

    def _set_clock(self) -> None:
        """Let the clock stand at the level in which the file was saved."""
        rows = self.asked.structure.rows
        level = self.evening.level
        begun = bool(level) or bool(self.desk.state.busts) or self.evening.end_ms is not None
        if level is None or not begun or not 0 <= level < len(rows):
            return
        while level < len(rows) - 1 and rows[level].kind is RowKind.MARKER:
            level += 1
        self._do(c.GoToRow(level))

    def _note(self) -> None:
        """Write down where it comes from and what was left out."""
        lines = [
            f"Read from {self.asked.source}, written by The Tournament Director"
            f" {self.evening.version}.".replace("  ", " "),
            *self.left(),
        ]
        self._do(c.WriteNote("\n".join(lines)[:_LONGEST_NOTE]))


def _together(happened: tuple[Event, ...], at: int) -> tuple[Event, ...]:
    """Take the events that are one act: who entered within a minute, else one alone."""
    first = happened[at]
    if first.what is not What.ENTERED:
        return (first,)
    minute = first.at_ms // _MINUTE
    last = at
    while last < len(happened) and (
        happened[last].what is What.ENTERED and happened[last].at_ms // _MINUTE == minute
    ):
        last += 1
    return happened[at:last]
