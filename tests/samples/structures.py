"""Structures for the games that no structure file of the program is of."""

from __future__ import annotations

from tdtool.rules.stakes import Ante, AnteKind, Betting, Stakes
from tdtool.tournament.structure import Length, LengthKind, Row, RowKind, Structure

BASES = (100, 200, 300, 400, 600, 800, 1_000, 1_500, 2_000, 3_000, 4_000, 6_000)
BREAK_AFTER, REGISTRATION_AFTER = 4, 6
HORSE_GAMES = ("Hold’em", "Omaha hi-lo", "Razz", "Stud", "Stud hi-lo")


def _minutes(value: int) -> Length:
    return Length(LengthKind.MINUTES, value)


def _rows(stakes: list[tuple[Stakes, ...]]) -> tuple[Row, ...]:
    """Make levels of 25 minutes, with breaks, a colour-up and the end of registration."""
    rows: list[Row] = []
    for number, sets in enumerate(stakes, 1):
        rows.append(Row(RowKind.PLAY, str(number), _minutes(25), sets))
        if number == REGISTRATION_AFTER:
            rows.append(Row(RowKind.MARKER, registration_ends=True))
        if number % BREAK_AFTER == 0 and number < len(stakes):
            gone = (25,) if number == BREAK_AFTER else ()
            rows.append(Row(RowKind.BREAK, "", _minutes(10), colour_up=gone))
    return tuple(rows)


def _limit(base: int, group: str = "") -> Stakes:
    return Stakes(
        base // 2,
        base,
        small_bet=base,
        big_bet=2 * base,
        betting=Betting.FIXED_LIMIT,
        group=group,
        games=HORSE_GAMES[:2] if group else (),
    )


def _stud(base: int, group: str = "") -> Stakes:
    return Stakes(
        ante=Ante(AnteKind.EACH, max(25, base // 4)),
        small_bet=base,
        big_bet=2 * base,
        bring_in=max(25, base // 4),
        completion=base,
        betting=Betting.FIXED_LIMIT,
        group=group,
        games=HORSE_GAMES[2:] if group else (),
    )


LIMIT = Structure(
    "Limit hold’em",
    _rows([(_limit(base),) for base in BASES]),
    starting_stack=10_000,
    seats_per_table=9,
    game="Hold’em",
    betting=Betting.FIXED_LIMIT,
)
STUD = Structure(
    "Seven card stud",
    _rows([(_stud(base),) for base in BASES]),
    starting_stack=10_000,
    seats_per_table=8,
    game="Stud",
    betting=Betting.FIXED_LIMIT,
)
HORSE = Structure(
    "HORSE",
    _rows([(_limit(base, "limit_flop"), _stud(base, "stud")) for base in BASES]),
    starting_stack=15_000,
    seats_per_table=8,
    game="HORSE",
    betting=Betting.FIXED_LIMIT,
    games=HORSE_GAMES,
    rotation="the game changes every 8 hands",
)
