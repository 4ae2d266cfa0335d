"""Every state of the board, made of real structures and states, for tests and pictures."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tdtool.rules.house import HouseRules
from tdtool.rules.prizes.places import Band
from tdtool.rules.stakes import Ante, AnteKind, Betting, Stakes
from tdtool.tournament.board_view import PAGE_MS, BoardView, board_view, field_of
from tdtool.tournament.chips.state import Round, StackCount
from tdtool.tournament.hand_for_hand.mode import Joint, Mode
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.prizes.state import Locked
from tdtool.tournament.state import Bust, Entry, State, Status, Table
from tdtool.tournament.structure import DayEnd, Length, LengthKind, Row, RowKind, Structure
from tdtool.tournament.values import Anchor, Now, Seal, SeatAt

if TYPE_CHECKING:
    from collections.abc import Sequence


MINUTE = 60_000
NOON = 1_773_489_600_000
"""Saturday 14 March 2026, 12:00 UTC, in ms."""
NOW = Now(NOON + 292 * MINUTE, 9_000_000, "boot")
LONG_MESSAGE = (
    "Tables 31 to 36 break after this level: wait for your seat card "
    "and a chair before you stand up"
)
MOVERS = (
    "Josephine Ward",
    "Yousef Haddad",
    "Folake Adeyemi",
    "Rui Castellan",
    "Luca Brandt",
    "Ewa Kowalczyk",
    "Maja Lindqvist",
    "Ren Nakagawa",
)
FOREIGN = (
    "Ngô Thị Lụa",
    "小野原 灯乃",
    "يوسف الزهروني",
    "נועה ברקתי",
    "Тарас Бойчак",
    "Ελένη Καρά",
    "김도을",
    "Jan van der Westhuizen-Oyelaran de Albuquerque Cavalcanti Junior",
    "Ứng Ỹ Ẵng",
    "Å. Ågård",
)


def level(label: str, small: int, big: int, minutes: int = 20, **more: object) -> Row:
    stakes = Stakes(small, big, Ante(AnteKind.BIG_BLIND, big))
    row = Row(RowKind.PLAY, label, Length(LengthKind.MINUTES, minutes), (stakes,))
    return replace(row, **more)  # type: ignore[arg-type]


def pause(minutes: int = 15, **more: object) -> Row:
    row = Row(RowKind.BREAK, "", Length(LengthKind.MINUTES, minutes))
    return replace(row, **more)  # type: ignore[arg-type]


SPRING = Structure(
    "Spring Main Event",
    (
        level("13", 4_000, 8_000, registration_ends=True),
        level("14", 5_000, 10_000),
        level("15", 6_000, 12_000),
        pause(60, note="dinner", colour_up=(1_000,)),
        level("16", 10_000, 15_000),
        level("17", 10_000, 20_000, day_end=DayEnd()),
        level("18", 15_000, 30_000),
    ),
    starting_stack=60_000,
    seats_per_table=9,
)


def anchor(row: int, remaining: int | None, *, running: bool = True, ago: int = 0) -> Anchor:
    """Set the clock to this moment, or to `ago` ms before it."""
    return Anchor(row, remaining, running, NOW.wall_ms - ago, NOW.boot_ms - ago, NOW.boot_id)


def state(
    structure: Structure = SPRING,
    clock: Anchor | None = None,
    *,
    players: int = 312,
    entries: int = 1_045,
    name: str = "Spring Main Event",
) -> tuple[State, dict[str, str]]:
    """Make a tournament of `entries` of whom `players` are left, nine at a table."""
    made = State(name, structure, HouseRules(), 9, None, Seal("", ""), NOON, clock)
    names = {}
    for number in range(1, entries + 1):
        person = f"p{number}"
        names[person] = f"Player {number}"
        entry = Entry(number, person, 1, late=False, registered_ms=NOON)
        made.entries[number] = entry
        made.by_person[person] = (number,)
        if number <= players:
            seat = SeatAt(1 + (number - 1) // 9, 1 + (number - 1) % 9)
            entry.status, entry.seat = Status.SEATED, seat
            table = made.tables.setdefault(seat.table, Table(seat.table, 9, NOON))
            table.occupants[seat.seat] = number
        else:
            entry.status = Status.OUT
            made.busts[number] = Bust(
                entry=number,
                seat=None,
                hand=0,
                group=number,
                order=number,
                reported_ms=NOON + number,
                happened_ms=None,
                stack=None,
                floor_to_check=False,
                dealt_hand=None,
            )
    made.in_play = made.seated = players
    return made, names


def send(
    made: State,
    names: dict[str, str],
    people: Sequence[str],
    *,
    origin: int | None = 33,
    ago: int = 5_000,
    several: bool = False,
) -> None:
    """Let the first players be on their way; their table is gone unless `several`."""
    targets = (31, 17, 4, 12, 9, 20, 23, 28, 112, 1_204)
    for number, person in enumerate(people, 1):
        entry = made.entries[number]
        names[entry.person] = person
        entry.seat = SeatAt(targets[number % 10], 1 + number % 9)
        entry.awaited, entry.since_ms = True, NOW.wall_ms - ago
        if origin is not None:
            entry.origin = SeatAt(origin + (number % 3 if several else 0), number % 9 + 1)
        made.awaited.add(number)
    if origin is not None and not several:
        made.tables.pop(origin, None)


def seen(made: State, names: dict[str, str], now: Now = NOW) -> BoardView:
    return board_view(made, field_of(made, names), now)


def one_level(*sets: Stakes, length: Length | None = None, **more: object) -> Structure:
    """Make a structure of two equal levels with these stakes."""
    row = Row(RowKind.PLAY, "9", length or Length(LengthKind.MINUTES, 40), sets)
    row = replace(row, **more)  # type: ignore[arg-type]
    return Structure("", (row, replace(row, label="10")), starting_stack=20_000)


LIMIT = Stakes(200, 400, small_bet=400, big_bet=800, betting=Betting.FIXED_LIMIT)
STUD = Stakes(
    ante=Ante(AnteKind.EACH, 100), small_bet=400, big_bet=800, bring_in=150, completion=400
)
SHORT_DECK = Stakes(ante=Ante(AnteKind.SHORT_DECK, 500), button_post=500)
MIXED = (
    Stakes(50, 100, small_bet=100, big_bet=200, group="limit_flop"),
    Stakes(ante=Ante(AnteKind.EACH, 25), small_bet=100, big_bet=200, bring_in=25, group="stud"),
    Stakes(25, 50, group="nl_pl"),
)
HUGE = Stakes(1_000_000_000, 2_000_000_000, Ante(AnteKind.BIG_BLIND, 2_000_000_000))


def _of_stakes(*sets: Stakes, remaining: int | None = 17 * MINUTE, **more: object) -> BoardView:
    structure = one_level(*sets, **more)  # type: ignore[arg-type]
    return seen(*state(structure, anchor(0, remaining)))


def _together(mode: Mode) -> BoardView:
    return replace(paused(34_000), mode=mode)


def paused(ago: int, left: int = 17 * MINUTE + 42_000) -> BoardView:
    return seen(*state(clock=anchor(1, left, running=False, ago=ago)))


def _moving(
    row: int, left: int, people: Sequence[str], *, several: bool = False, running: bool = True
) -> BoardView:
    made, names = state(clock=anchor(row, left, running=running))
    send(made, names, people, several=several)
    return seen(made, names)


def _counted(people: Sequence[str], most: int) -> BoardView:
    """Show in a break who has most chips, all having been counted a minute ago."""
    made, names = state(clock=anchor(3, 52 * MINUTE + 16_000))
    counted_ms = NOW.wall_ms - MINUTE
    running = Round(counted_ms, counted_ms, 0, 0, 0)
    for number in range(1, 313):
        count = StackCount(max(1_000, most - 37_500 * number), counted_ms, 0)
        made.chips.stacks[number] = running.stacks[number] = count
    made.chips.round = running
    for number, person in enumerate(people, 1):
        names[f"p{number}"] = person
    turn = NOW.wall_ms - NOW.wall_ms % (3 * PAGE_MS)
    return seen(made, names, NOW._replace(wall_ms=turn))


def _mixed_break() -> BoardView:
    rows = one_level(*MIXED).rows
    made, names = state(Structure("", (rows[0], pause(), rows[1])), anchor(1, 7 * MINUTE))
    send(made, names, MOVERS[:2])
    return seen(made, names)


def _last_break(*, moves: bool) -> BoardView:
    made, names = state(Structure("", (SPRING.rows[0], pause())), anchor(1, 7 * MINUTE))
    if moves:
        send(made, names, MOVERS[:5])
    return seen(made, names)


def _drawn(players: int) -> BoardView:
    made, names = state(players=players, entries=players)
    for number, person in enumerate(MOVERS + FOREIGN, 1):
        names[f"p{number}"] = person
    return seen(made, names)


def _before_draw() -> BoardView:
    made, names = state(players=0, entries=0)
    made.in_play = 43
    return seen(made, names)


def _won(name: str) -> BoardView:
    return seen(*winner(name))


def winner(name: str) -> tuple[State, dict[str, str]]:
    made, names = state(clock=anchor(6, 5 * MINUTE), players=1, entries=1_045)
    names["p1"], names["p1045"], names["p1044"] = name, "Maja Lindqvist", "يوسف الزهروني"
    return made, names


def _money(view: tuple[State, dict[str, str]], places: int) -> BoardView:
    """Lock the prizes of so many places, each paid 1,600, the first one 79,425."""
    made, names = view
    made.money = Prices(Currency("EUR", "€", 2))
    bands = (Band(1, 1, 79_425_00), Band(2, places, 1_600_00))
    made.prizes.locked = Locked(bands, 506_825_00, NOON)
    return seen(made, names)


def said(text: str, row: int, left: int) -> BoardView:
    """Let the director say something in this row."""
    return replace(seen(*state(clock=anchor(row, left))), message=text)


def states() -> dict[str, BoardView]:
    """Make every state of the board, by its name."""
    long_name = "The 14th Annual Wagga Wagga & Riverina Mid-Winter Deepstack Championship Day 1B"
    huge, names = state(one_level(HUGE), anchor(0, 3_870_000), name=long_name, players=2_340)
    from tests.ui.board.layout_states import layout_states

    over = SPRING.rows[:6]
    return {
        **layout_states(),
        "level": seen(*state(clock=anchor(1, 17 * MINUTE + 42_000))),
        "registration": seen(*state(clock=anchor(0, 7 * MINUTE + 5_000))),
        "two minutes": seen(*state(clock=anchor(1, 74_000))),
        "thirty seconds": seen(*state(clock=anchor(1, 24_000))),
        "break next": seen(*state(clock=anchor(2, 8 * MINUTE))),
        "day ends next": seen(*state(clock=anchor(5, 8 * MINUTE))),
        "paused": paused(34_000),
        "paused long": paused(754_000),
        "paused thirty": paused(4_000, 24_000),
        "break": seen(*state(clock=anchor(3, 52 * MINUTE + 16_000))),
        "break thirty": seen(*state(clock=anchor(3, 16_000))),
        "hand for hand": _together(Mode(Joint.HAND_FOR_HAND, 3, 4, 35, NOW.wall_ms)),
        "last hands": _together(Mode(Joint.LAST_HANDS, 5, 0, 35, NOW.wall_ms)),
        "break paused": seen(*state(clock=anchor(3, 16 * MINUTE, running=False, ago=200_000))),
        "break moves": _moving(3, 52 * MINUTE + 16_000, MOVERS),
        "break moves foreign": _moving(3, 100_000, FOREIGN, several=True),
        "break moves paused": _moving(3, 100_000, MOVERS[:3], running=False),
        "break moves mixed": _mixed_break(),
        "break stacks": _counted(MOVERS, 1_420_000),
        "break stacks foreign": _counted(FOREIGN, 143_700_000),
        "last break": _last_break(moves=False),
        "last break moves": _last_break(moves=True),
        "level moves": _moving(1, 17 * MINUTE + 42_000, MOVERS),
        "level moves several": _moving(1, 17_000, MOVERS + FOREIGN[:4], several=True),
        "level one seat": _moving(1, 80_000, MOVERS[:1]),
        "level moves paused": _moving(1, 17 * MINUTE, FOREIGN, several=True, running=False),
        "not started": _before_draw(),
        "seats drawn": _drawn(43),
        "many drawn": _drawn(312),
        "day over": seen(*state(clock=anchor(5, 0))),
        "last level over": seen(*state(replace(SPRING, rows=over[:5]), anchor(4, 0), players=5)),
        "winner": _won("Folake Adeyemi"),
        "near the money": _money(state(clock=anchor(1, 17 * MINUTE + 42_000)), 157),
        "in the money": _money(state(clock=anchor(1, 8 * MINUTE), players=90), 157),
        "break in the money": _money(state(clock=anchor(3, 52 * MINUTE), players=90), 157),
        "winner paid": _money(winner("Folake Adeyemi"), 157),
        "winner long": _won(FOREIGN[7]),
        "limit": _of_stakes(LIMIT),
        "stud": _of_stakes(STUD, game="Razz"),
        "short deck": _of_stakes(SHORT_DECK),
        "mixed": _of_stakes(*MIXED),
        "hands": _of_stakes(LIMIT, length=Length(LengthKind.HANDS, 8), remaining=None),
        "to finish": _of_stakes(
            SPRING.rows[1].stakes[0], length=Length(LengthKind.OPEN), remaining=None
        ),
        "no stakes": _of_stakes(),
        "hour": seen(*state(one_level(LIMIT), anchor(0, 3_870_000))),
        "huge": seen(huge, names),
        "message": said("Dinner is served", 1, 17 * MINUTE + 42_000),
        "message thirty": said("Last hands: 5 more", 1, 24_000),
        "message long": said(LONG_MESSAGE, 1, 17 * MINUTE),
        "message break": said(LONG_MESSAGE, 3, 52 * MINUTE),
        "message foreign": said("晩餐の用意ができました。العشاء جاهز", 3, 52 * MINUTE),
        "message moves": replace(
            _moving(3, 52 * MINUTE, MOVERS), message="Please take your chips with you"
        ),
        "message not started": replace(_before_draw(), message="Registration at the cage"),
    }
