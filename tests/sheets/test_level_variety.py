from __future__ import annotations

from datetime import time
from random import Random

import pytest

from tdtool.rules.stakes import Ante, AnteKind, Betting, Stakes
from tdtool.sheets.level_record import SheetHead
from tdtool.sheets.level_sheet import content
from tdtool.tournament.structure import (
    OPEN_LENGTH,
    DayEnd,
    DayEndKind,
    DayPlan,
    Length,
    LengthKind,
    Row,
    RowKind,
    Structure,
)
from tests.extent import some
from tests.sheets.events import PRINTED, minutes
from tests.sheets.test_level_paper import (
    PAPERS,
    assert_levels_stand_in_lines,
    assert_well_set,
    printed,
)

SIZES = (1, 3, 8, 20, 25, 31, 40, 47, 60, 90)
NOTES = ("misprint", "x", "a longer note about this level that goes on")
PAUSES = ("", "dinner", "group photo", "rebuys end; the add-on is open for ten minutes at the desk")


def level_row(rng: Random, number: int, style: dict[str, float]) -> Row:
    """Make one level in the style of its event."""
    big = number * 200 * int(style["scale"])
    kind = rng.choice(list(AnteKind)) if style["antes"] < 0.3 else AnteKind.BIG_BLIND
    ante = Ante(kind, big if style["antes"] > 0.6 else big // 8)
    limit = style["limit"] < 0.4
    bring_in = big // 4 if limit and style["antes"] < 0.3 else None
    small_bet, big_bet = (big, 2 * big) if limit else (None, None)
    sets = [Stakes(big // 2, big, ante, None, small_bet, big_bet, bring_in)]
    if style["sets"] < 0.15:
        sets.append(Stakes(big // 4, big // 2, group="nl_pl"))
    lengths = (minutes(20), minutes(30), OPEN_LENGTH, Length(LengthKind.HANDS, 8))
    length = rng.choice(lengths) if style["lengths"] < 0.3 else minutes(20)
    note = (
        rng.choice(NOTES) + rng.choice(("", str(number))) if rng.random() < style["notes"] else ""
    )
    label = str(number) if rng.random() < 0.95 else rng.choice(("final level", "1A", ""))
    game = rng.choice(("Hold'em", "Seven card stud hi-lo")) if style["games"] < 0.2 else ""
    return Row(
        RowKind.PLAY, label, length, tuple(sets), game, note=note, registration_ends=number == 9
    )


def pause_row(rng: Random) -> Row:
    """Make one break, marker or end of a day."""
    return Row(
        rng.choice((RowKind.BREAK, RowKind.BREAK, RowKind.MARKER)),
        length=minutes(15),
        colour_up=rng.choice(((), (), (100,), (25, 100, 500, 1000))),
        note=rng.choice(PAUSES),
        day_end=DayEnd(DayEndKind.PERCENT, 125) if rng.random() < 0.1 else None,
    )


def event(seed: int) -> Structure:
    """Make an event of a seed, its parts as odd as real ones, but all at once."""
    rng = Random(seed)
    style = {name: rng.random() for name in ("antes", "limit", "sets", "lengths", "games")}
    style |= {"scale": rng.choice((1, 100, 10**5, 10**8)), "notes": rng.choice((0, 0.05, 0.5, 1))}
    rows: list[Row] = []
    for number in range(1, rng.choice(SIZES) + 1):
        rows.append(level_row(rng, number, style))
        rows += [pause_row(rng)] if number % rng.choice((3, 4, 5)) == 0 else []
    rules = ["words " * rng.choice((5, 40, 200)) for _ in range(rng.choice((0, 1, 8)))]
    days = range(rng.choice((0, 3)))
    return Structure(
        "Event " + "of the year " * rng.choice((0, 0, 1, 4)),
        tuple(rows),
        rng.choice((None, 20_000)),
        9,
        "Hold'em",
        Betting.NO_LIMIT,
        games=tuple(f"game {i}" for i in range(rng.choice((0, 0, 5, 30)))),
        rotation=rng.choice(("", "every 8 hands")),
        remarks=tuple((f"rule {i}", rule) for i, rule in enumerate(rules)),
        days=tuple(DayPlan(str(day), "5 levels", "Thursday 12:00") for day in days),
    )


@pytest.mark.parametrize("seed", some(range(32), 12))
def test_whatever_an_event_holds_its_sheet_is_whole_and_well_set(seed: int) -> None:
    paper = list(PAPERS.values())[seed % len(PAPERS)]
    starts = time(12) if seed % 2 else None
    room = "Riverside" if seed % 5 else ""
    sheet = content(event(seed), SheetHead(starts=starts, room=room, printed=PRINTED))
    pdf = printed(sheet, paper)
    assert_well_set(pdf, paper.margin)
    assert_levels_stand_in_lines(sheet, pdf, str(seed))
