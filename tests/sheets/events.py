"""Invented events whose level sheets are printed in the tests."""

from __future__ import annotations

from datetime import date, datetime, time

from tdtool.rules.stakes import Ante, AnteKind, AnteOrder, AnteStep, Betting, Stakes
from tdtool.sheets.level_record import SheetHead, SideNote
from tdtool.tournament.structure import (
    OPEN_LENGTH,
    DayEnd,
    DayEndKind,
    DayPlan,
    Lammers,
    Length,
    LengthKind,
    Row,
    RowKind,
    Structure,
)

PRINTED = datetime(2026, 3, 14, 11, 20)  # noqa: DTZ001 - the clock on the wall
BLINDS = (
    *((100, 200), (200, 300), (200, 400), (300, 600), (400, 800)),
    *((500, 1000), (1000, 1500), (1000, 2000), (1500, 2500), (1500, 3000)),
    *((2000, 4000), (3000, 6000), (4000, 8000), (5000, 10000), (6000, 12000)),
    *((10000, 15000), (10000, 20000), (15000, 25000), (15000, 30000), (20000, 40000)),
    *((25000, 50000), (30000, 60000), (40000, 80000), (50000, 100000), (60000, 120000)),
)


def minutes(number: int) -> Length:
    return Length(LengthKind.MINUTES, number)


def level(label: str, small: int, big: int, length: Length) -> Row:
    ante = Ante(AnteKind.BIG_BLIND, big, order=AnteOrder.BLIND_FIRST)
    return Row(RowKind.PLAY, label, length, (Stakes(small, big, ante),))


def pause(length: Length, *chips: int, note: str = "", ends: bool = False) -> Row:
    return Row(RowKind.BREAK, "", length, colour_up=chips, note=note, registration_ends=ends)


def spring_main() -> Structure:
    """Make day 1 of a main event: 25 levels, four breaks."""
    rows: list[Row] = []
    breaks = {
        5: pause(minutes(15), 100),
        10: pause(minutes(15), 500, ends=True),
        15: pause(minutes(60), 1000, note="dinner"),
        20: pause(minutes(15)),
        25: Row(RowKind.BREAK, day_end=DayEnd()),
    }
    for number, (small, big) in enumerate(BLINDS, start=1):
        rows.append(level(str(number), small, big, minutes(20)))
        rows += [breaks[number]] if number in breaks else []
    return Structure(
        "Spring Main Event",
        tuple(rows),
        60_000,
        9,
        "Hold'em",
        Betting.NO_LIMIT,
        remarks=(("registration", "To the start of level 11. One re-entry, in the same time"),),
    )


SPRING_HEAD = SheetHead(
    room="Riverside Card Room",
    day=date(2026, 3, 14),
    starts=time(12),
    printed=PRINTED,
    log_hash="7f3a91c",
    notes=(SideNote("Button", "Dead button", "TDA 2024, rule 32"),),
)


def championship(levels: int = 47) -> Structure:
    """Make an event of four days whose levels grow longer."""
    rows: list[Row] = []
    for number in range(1, levels + 1):
        big = 200 * number * (1 if number < 12 else 10 if number < 30 else 1000)
        rows.append(level(str(number), big // 2, big, minutes(40 if number <= 12 else 50)))
        if number % 12 == 0 and number < levels:
            rows.append(Row(RowKind.BREAK, colour_up=(100 * number,), day_end=DayEnd()))
        elif number % 8 == 0:
            rows.append(pause(minutes(75), note="dinner", ends=number == 8))
        elif number % 4 == 0:
            rows.append(pause(minutes(20), 500))
    days = tuple(
        DayPlan(name, "", starts)
        for name, starts in (
            *(("1", "Thursday 12:00"), ("2", "Friday 12:00"), ("3", "Saturday 12:00")),
            ("Final day", "Sunday 13:00"),
        )
    )
    return Structure(
        "Riverside Championship", tuple(rows), 50_000, 9, "Hold'em", Betting.NO_LIMIT, days=days
    )


CHAMPIONSHIP_HEAD = SheetHead(
    starts=time(12),
    later_starts=(time(12), time(12), time(13)),
    printed=PRINTED,
    log_hash="c02e5d8",
)


def six_games() -> Structure:
    """Make a limit mix in which all games share one set of stakes a level."""
    rows = []
    for number in range(1, 11):
        bet = 100 * number
        stakes = Stakes(
            bet // 2, bet, Ante(AnteKind.EACH, 25 * number), None, bet, 2 * bet, 25 * number,
            betting=Betting.FIXED_LIMIT,
        )  # fmt: skip
        rows.append(Row(RowKind.PLAY, str(number), minutes(18), (stakes,)))
        rows += [pause(minutes(10), 25)] if number == 5 else []
    return Structure(
        "Six-Game Mix", tuple(rows), 10_000, 8, "Six games", Betting.FIXED_LIMIT,
        games=("hold'em", "omaha 8", "razz", "stud", "stud 8", "badacey"),
        rotation="the game changes every eight hands",
    )  # fmt: skip


def dealers_choice() -> Structure:
    """Make three sets of stakes a level."""
    rows = []
    for number in range(1, 5):
        bet = 200 * number
        sets = (
            Stakes(bet // 2, bet, Ante(), None, bet, 2 * bet, group="limit_flop"),
            Stakes(
                None, None, Ante(AnteKind.EACH, bet // 8), None, bet, 2 * bet, bet // 4,
                group="stud",
            ),
            Stakes(bet // 4, bet // 2, group="nl_pl"),
        )  # fmt: skip
        rows.append(Row(RowKind.PLAY, str(number), minutes(18), sets))
    return Structure("Dealer's Choice", tuple(rows), 10_000, 6, "20 games")


def short_deck() -> Structure:
    """Make antes only, the button twice; a level by hands, one to the finish."""
    lengths = (minutes(15), Length(LengthKind.HANDS, 8), Length(LengthKind.ORBITS, 1), OPEN_LENGTH)
    rows = [
        Row(RowKind.PLAY, str(i), length, (Stakes(ante=Ante(AnteKind.SHORT_DECK, 100 * i)),))
        for i, length in enumerate(lengths, start=1)
    ]
    return Structure("Short Deck", tuple(rows), 20_000, 6, "Short deck")


def odd_rows() -> Structure:
    """Make what real sheets hold besides: notes, markers, interrupted levels, odd day ends."""
    ante = Ante(AnteKind.BIG_BLIND, 300, (AnteStep(4, 200), AnteStep(2, 0)))
    rows = (
        Row(
            RowKind.PLAY, "1A", minutes(6), (Stakes(100, 200),), game="hold'em", clock_time="20:00"
        ),
        Row(
            RowKind.PLAY, "1B", minutes(8), (Stakes(200, 300, ante),), game="razz", note="misprint"
        ),
        Row(RowKind.MARKER, colour_up=(25,), note="no break; the clock runs on"),
        Row(RowKind.MARKER, registration_ends=True, rebuys_end=True),
        Row(RowKind.BREAK, length=Length(LengthKind.RESUME_AT, at="20:30"), note="group photo"),
        Row(RowKind.PLAY, "36", minutes(8), (Stakes(300, 600),), lammers_due=True),
        Row(RowKind.BREAK, length=minutes(5), colour_up_unnamed=True, add_on=True),
        Row(RowKind.PLAY, "32", minutes(8), (Stakes(300, 600),), continues=True),
        Row(RowKind.BREAK, day_end=DayEnd(DayEndKind.PLAYERS, 16)),
        Row(RowKind.PLAY, "final", OPEN_LENGTH, (Stakes(400, 800),), note="to the finish"),
        Row(RowKind.BREAK, day_end=DayEnd(DayEndKind.PERCENT, 125), note="end of day 2; bag up"),
    )
    return Structure(
        "Odd Rows", rows, game="Mix", betting_text="limit, then no limit",
        redraws=(24, 9), lammers=Lammers(2, 5000, "level 3"), money=(("buy_in", 175), ("fee", 25)),
        rotation="by half-levels", remarks=(("house rules", "no straddles"),),
    )  # fmt: skip


EVENTS = {
    "spring_main": (spring_main(), SPRING_HEAD),
    "championship": (championship(), CHAMPIONSHIP_HEAD),
    "six_games": (six_games(), SheetHead(starts=time(11), printed=PRINTED)),
    "dealers_choice": (dealers_choice(), SheetHead(elapsed=True)),
    "short_deck": (short_deck(), SheetHead()),
    "odd_rows": (odd_rows(), SheetHead()),
}
