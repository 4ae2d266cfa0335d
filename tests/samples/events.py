"""Sample tournaments of every kind, played through the desk up to the middle and to the end."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from tdtool.paths import resource
from tdtool.rules.books import Citation
from tdtool.rules.house import ChipRace, HouseRules
from tdtool.rules.prizes.deal import DealWay
from tdtool.rules.prizes.pool import Price
from tdtool.structures.reader import read_structure
from tdtool.tournament import commands as c
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.chips.commands import CountStacks
from tdtool.tournament.days.commands import BagStack, BringTogether, NameFlight
from tdtool.tournament.days.values import Flight, Forward
from tdtool.tournament.event_commands import RenameTournament
from tdtool.tournament.money import commands as mc
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.means import Means
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans.settings import Format, PlanSettings
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.awards import awards
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan, Ticket
from tdtool.tournament.registration_view import registration_view
from tdtool.tournament.structure import DayPlan
from tdtool.tournament.values import HandChoice, NewPenalty, PenaltyKind, RulingWords, Sheet
from tests.samples.structures import HORSE, LIMIT, STUD
from tests.tournament.evening import MINUTE, Evening

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tdtool.desk import Desk
    from tdtool.tournament.structure import Structure

EURO = Currency("EUR", "€", 2)
PRICES = Prices(EURO, Price(100_00, fee=10_00))
NAMES = (
    *("Ngô Thị Lụa", "Siobhán Ó Rinn", "Тарас Бойчак", "Oksana Wit", "Kim Do-eul"),
    *("Marek Havlíň", "Bo Lindqvarn", "Carolina Peñal", "Давид Ольхов", "Ελένη Καρά"),
    *("Françoise Ébrard", "يوسف الزهروني", "小野原 灯乃", "Lars Mikkelbo", "Jonas Ekbrand"),
    *("Miguel Arandas", "Zoë Ångström-Lindqvist", "Jan van der Berg", "D’Angelo Reyes Jr."),
    *("Łukasz Wójtowicz", "Noor Haddad", "Amara Osei", "Luca Ferri", "Ines Moreau"),
)
WORDS = RulingWords(
    "Abuse of the dealer",
    "Threw both cards at the dealer.",
    "Leave the table now.",
    "Two rounds.",
    "Abuse is never tolerated.",
    "Ines Moreau",
)
MANY = 10_000

LEFT = 6
"""Players left at the end, who make a deal."""


class Stage(NamedTuple):
    """A tournament at a moment: in the "middle" or "late"; `table` is one whose button is known."""

    name: str
    desk: Desk
    table: int


def stages(folder: Path, sample: str) -> Iterator[Stage]:
    """Play a sample tournament, and show it in the middle and when six are left."""
    return SAMPLES[sample](folder)


def _evening(folder: Path, title: str, structure: Structure, **more: int) -> Evening:
    """Found a tournament whose sheet says when its first day starts."""
    days = structure.days or (DayPlan("1", "", "12:00"),)
    planned = replace(structure, days=days)
    seats = structure.seats_per_table or 9
    house = replace(HouseRules(), chip_race=ChipRace.ROUND_UP, raise_cap=3)
    made = Evening(folder, planned, seats=seats, house=house, **more)
    made.do(c.RecordSheet(Sheet.LEVELS))
    _rename(made, title)
    return made


def _rename(evening: Evening, title: str) -> None:
    evening.do(RenameTournament(title))


def _people(count: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """Name that many: the names as they are, then again with a number of their own."""
    return tuple(
        names[at] if at < len(names) else f"{names[at % len(names)]} {at // len(names) + 1}"
        for at in range(count)
    )


def _middle(evening: Evening, names: tuple[str, ...], plan: PrizePlan | None = None) -> Stage:
    """Sell entries, draw seats and play into the second level with all that happens there."""
    do = evening.do
    do(mc.SetPrices(PRICES))
    do(pc.PlanPrizes(plan or PrizePlan(share_paid=5_000 if len(names) < MANY else 1_500)))
    do(mc.SetCashier("Ines Moreau"))
    do(c.Register(names=names[: len(names) // 2], means=Means.CASH))
    evening.clock.pass_(MINUTE)
    do(c.Register(names=names[len(names) // 2 :], means=Means.CARD))
    do(mc.VoidReceipt(1, "typed twice"))
    do(c.DrawSeats(open_tables=True))
    do(c.StartClock())
    evening.clock.pass_(26 * MINUTE)
    tables = sorted(evening.state.tables)
    table = tables[0]
    seats = sorted(evening.state.tables[table].occupants)
    do(c.GiveButton(table, seats[0]))
    culprit, victim, *_ = (evening.state.tables[table].occupants[seat] for seat in seats[1:])
    two_rounds = (NewPenalty(culprit, PenaltyKind.ROUNDS, 2),)
    rules = (Citation("TDA24", "70"), Citation("TDA24", "71-A"))
    do(rc.WriteRuling(WORDS, (culprit,), rule_entry="PEN-07", rules=rules, penalties=two_rounds))
    do(CountStacks(tuple((entry, 9_000 + 300 * entry) for entry in (culprit, victim))))
    others = evening.state.tables[tables[1]].occupants.values()
    do(c.Bust(tuple(islice(others, _too_many(evening))), HandChoice.SAME))
    evening.clock.pass_(MINUTE)
    do(c.WriteNote("The dealer of table 1 is new."))
    done = do(c.Bust((victim,)))
    evening.clock.pass_(MINUTE)
    assert evening.desk.undo() is not None, done
    if len(tables) > 2:
        do(plc.BreakTables((tables[-1],)), override="the light is broken")
    return Stage("middle", evening.desk, table)


def _too_many(evening: Evening) -> int:
    """Count who must go out before the last table can break, at least two, with seats to spare."""
    *stay, last = (evening.state.tables[number] for number in sorted(evening.state.tables))
    room = sum(len(table.open_seats()) for table in stay)
    return max(2, len(last.occupants) - room + 2)


def _late(evening: Evening) -> Stage:
    """Play on until six are left, who count, look at a deal, and bag their chips."""
    do, state = evening.do, evening.state
    do_arrive(evening)
    while not _registration_is_over(evening):
        evening.clock.pass_(30 * MINUTE)
    do(pc.LockPrizes())
    standing = [one.id for one in state.entries.values() if one.seat is not None]
    going = standing[: len(standing) - LEFT]
    for start in range(0, len(going), 2_000):
        do(c.Bust(tuple(going[start : start + 2_000])), override="all at once")
    evening.clock.pass_(MINUTE)
    left = [one.id for one in state.entries.values() if one.seat is not None]
    chips = (state.structure.starting_stack or 10_000) * len(state.entries)
    shares = [chips * part // 21 for part in (6, 5, 4, 3, 2)]
    stacks = tuple(zip(left, [*shares, chips - sum(shares)], strict=True))
    do(CountStacks(stacks))
    due = [entry for entry, award in awards(state).items() if award.due > 0]
    if len(due) > 1:
        do(pc.PayPrize(due[0]))
    do(pc.ProposeDeal(DealWay.ICM, stacks, left=0, unit=100))
    _bag(evening, stacks)
    return Stage("late", evening.desk, 0)


def do_arrive(evening: Evening) -> None:
    """Let everybody who is on his way arrive."""
    for entry in tuple(evening.state.awaited):
        evening.do(c.Arrive(entry))


def _registration_is_over(evening: Evening) -> bool:
    return registration_view(evening.state, evening.desk.now()).over


def _bag(evening: Evening, stacks: tuple[tuple[int, int], ...]) -> None:
    evening.do(NameFlight(Flight(evening.state.name, "1A")))
    for entry, chips in stacks[:-1]:
        evening.do(BagStack(entry, chips, chips))


def _both(
    folder: Path, title: str, structure: Structure, names: tuple[str, ...]
) -> Iterator[Stage]:
    evening = _evening(folder, title, structure)
    yield _middle(evening, names)
    yield _late(evening)
    evening.store.close()


def _of_file(stem: str) -> Structure:
    return read_structure(resource("structures", f"{stem}.json"))


def _of(
    title: str, structure: Structure | str, count: int = 20, names: tuple[str, ...] = NAMES
) -> Callable[[Path], Iterator[Stage]]:
    def play(folder: Path) -> Iterator[Stage]:
        made = _of_file(structure) if isinstance(structure, str) else structure
        return _both(folder, title, made, _people(count, names))

    return play


def _satellite(folder: Path) -> Iterator[Stage]:
    evening = _evening(folder, "Mega Satellite", _of_file("weekend_deep_stack"))
    evening.do(plc.ChangePlans(PlanSettings(form=Format.SATELLITE, prize_seats=4)))
    seats = PrizePlan(PlanWay.SEATS, tickets=(Ticket(1, 4, "Main Event seat", 550_00),))
    yield _middle(evening, _people(20, NAMES), seats)
    yield _late(evening)
    evening.store.close()


def _flights(folder: Path) -> Iterator[Stage]:
    """Play two flights and bring their bags together for a second day, seats drawn."""
    from tests.tournament.days.flights_of import Flights, bag_all, done

    flights = Flights(folder)
    ends = []
    for number, flight in enumerate(("1A", "1B")):
        desk = flights.flight(f"Harbour Open {flight}", *NAMES[8 * number : 8 * number + 12])
        done(desk, NameFlight(Flight("Harbour Open", flight)))
        playing = [one.id for one in desk.state.entries.values() if one.seat is not None]
        done(desk, c.Bust(tuple(playing[:3])))
        bag_all(desk, [25_000 + 500 * at for at in range(len(playing) - 3)])
        if number == 0:
            yield Stage("late", desk, 0)
        ends.append(desk.flight_end())
    day = flights.day_two()
    done(day, BringTogether(tuple(ends), Forward.BEST))
    done(day, c.DrawSeats(open_tables=True))
    yield Stage("day two", day, 0)
    flights.evening.store.close()


def _nobody(folder: Path) -> Iterator[Stage]:
    """Run clock and tables without entering anybody."""
    evening = _evening(folder, "Walk-in Night", _of_file("club_night"))
    for table in (1, 2, 3):
        evening.do(c.OpenTable(table))
    evening.do(c.StartClock())
    evening.clock.pass_(10 * MINUTE)
    yield Stage("middle", evening.desk, 1)
    evening.store.close()


def _numbers(count: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(1, count + 1))


SAMPLES: dict[str, Callable[[Path], Iterator[Stage]]] = {
    "no-limit": _of("Spring Main Event", "main_event_two_days"),
    "limit": _of("Limit Classic", LIMIT),
    "stud": _of("Stud Championship", STUD),
    "horse": _of("HORSE Championship", HORSE),
    "short deck": _of("Short Deck Open", "short_deck"),
    "plo": _of("Pot-Limit Omaha", "pot_limit_omaha"),
    "numbers": _of("Friday Numbers", "player_antes", 20, _numbers(20)),
    "nobody": _nobody,
    "satellite": _satellite,
    "flights": _flights,
    "ten thousand": _of("Grand Prix", "main_event_two_days", MANY),
}
"""Every sample by its name; each plays anew in the folder that it is given."""
