"""What the checks find: the oddities of the real sheets, each kind alone, and nothing else."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given

from tdtool.rules.stakes import Ante, AnteKind, AnteStep, Betting, Stakes
from tdtool.structures.reader import read_structure
from tdtool.tournament.structure import (
    OPEN_LENGTH,
    DayEnd,
    Length,
    LengthKind,
    Row,
    RowKind,
    Structure,
)
from tdtool.tournament.structure_check import warnings
from tdtool.tournament.structure_warning import (
    Cell,
    Change,
    Oddity,
    StructureWarning,
    Weight,
    changed,
    listed,
    named,
    stakes_text,
)
from tests.structures.sheets import NO_REAL, PRESETS, REAL, structures

if TYPE_CHECKING:
    from pathlib import Path


def minutes(value: int) -> Length:
    return Length(LengthKind.MINUTES, value)


def level(big: int | None, ante: int = 0, **fields: object) -> Row:
    """Make a level of 20 minutes with blinds big/2 and big, and a big-blind ante."""
    stakes = Stakes(
        None if big is None else big // 2,
        big,
        Ante(AnteKind.BIG_BLIND, ante) if ante else Ante(),
    )
    row = Row(RowKind.PLAY, "", minutes(20), (stakes,))
    return replace(row, **fields)  # type: ignore[arg-type]


def stakes(**fields: object) -> tuple[Stakes, ...]:
    return (Stakes(**fields),)  # type: ignore[arg-type]


def each(amount: int) -> Ante:
    return Ante(AnteKind.EACH, amount)


def pause(value: int = 10, **fields: object) -> Row:
    row = Row(RowKind.BREAK, length=minutes(value))
    return replace(row, **fields)  # type: ignore[arg-type]


LIMIT = Betting.FIXED_LIMIT


def limit(small: int, big: int, **fields: object) -> Row:
    return level(1, stakes=stakes(small_bet=small, big_bet=big, betting=LIMIT, **fields))


def sheet(*rows: Row, label: bool = True, **fields: object) -> Structure:
    """Make a structure; levels without a label are numbered."""
    numbered: list[Row] = []
    number = 0
    for row in rows:
        number += row.kind is RowKind.PLAY
        bare = label and row.kind is RowKind.PLAY and not row.label
        numbered.append(replace(row, label=str(number)) if bare else row)
    structure = Structure("Test", tuple(numbered))
    return replace(structure, **fields)  # type: ignore[arg-type]


def found(structure: Structure) -> dict[Oddity, list[StructureWarning]]:
    kinds: dict[Oddity, list[StructureWarning]] = {}
    for warning in warnings(structure):
        kinds.setdefault(warning.oddity, []).append(warning)
    return kinds


def rows_of(structure: Structure, oddity: Oddity) -> list[int | None]:
    return [warning.row for warning in found(structure).get(oddity, [])]


CLEAN = sheet(level(50), level(100), level(150), pause(), level(200), level(300), level(400))


def test_clean_sheet_has_no_warnings() -> None:
    assert warnings(CLEAN) == ()


@pytest.mark.parametrize("path", PRESETS, ids=lambda path: path.stem)
def test_preset_has_no_warnings(path: Path) -> None:
    assert warnings(read_structure(path)) == ()


def _real(stem: str) -> Structure:
    return read_structure(next(path for path in REAL if path.stem == stem))


QUIRKS = [
    ("apat2013_wcoap_main_event", Oddity.ANTE_NO_SHARE, [9, 11, 13]),
    ("apat2013_wcoap_main_event", Oddity.NO_BREAKS, [None]),
    ("apt_au2020_sydney_25k_opening", Oddity.BLINDS_EQUAL, [0]),
    ("apt_au2020_sydney_25k_opening", Oddity.BLINDS_REPEAT, [3]),
    ("barge2019_dealers_choice_6max", Oddity.SEVERAL_SETS, [0]),
    ("barge2019_dealers_choice_6max", Oddity.SMALL_NOT_HALF, [1, 10]),
    ("barge2019_horse_badacey_limit", Oddity.SMALL_NOT_HALF, [10, 20]),
    ("barge2019_mixed_holdem", Oddity.CHIPS_IN_PLAY, [7]),
    ("barge2019_mixed_holdem", Oddity.BLINDS_FALL, [8]),
    ("barge2019_nlhe_main", Oddity.BREAK_BY_CLOCK, [5, 22]),
    ("barge2019_short_deck_rebuy", Oddity.LEVEL_REPEATS, [1, 3]),
    ("barge2019_short_deck_rebuy", Oddity.CHIPS_SEVERAL, [18]),
    ("barge2019_tesla_5game_limit", Oddity.BRING_IN_IS_ANTE, [0, 1, 8, 11]),
    ("barge2019_tesla_5game_limit", Oddity.SMALL_NOT_HALF, [10]),
    ("barpokerseries_at_bb_ante", Oddity.LENGTH_CHANGES, [4]),
    ("barpokerseries_at_bb_ante", Oddity.BLINDS_REPEAT, [6]),
    ("ddpoker_world_championship_2005", Oddity.NO_BREAKS, [None]),
    ("ddpoker_world_championship_2005", Oddity.BLINDS_REPEAT, [3]),
    ("embargo2022_nlhe", Oddity.ANTE_STEPS, [0]),
    ("embargo2022_nlhe", Oddity.LABEL_TWICE, [43, 44, 45, 46]),
    ("embargo2022_resorts_7game", Oddity.BRING_IN_IS_ANTE, [0, 1, 2, 3, 12]),
    ("embargo2022_wonky_donkey", Oddity.SMALL_NOT_HALF, [1, 4, 7, 13, 15, 24]),
    ("livech_mspc2024_ev18_tag_team", Oddity.BLINDS_EQUAL, [0]),
    ("livech_mspc2024_ev18_tag_team", Oddity.CHIPS_LEFT, [21]),
    ("lppl_uk_pub_league", Oddity.LAST_LEVEL_OPEN, [19]),
    ("lppl_uk_pub_league", Oddity.LABEL_MISSING, [19]),
    ("millions2018_playground_main", Oddity.ANTE_OFF_PATTERN, [0]),
    ("millions2018_playground_main", Oddity.LENGTH_MISSING, [None]),
    ("millions2018_playground_main", Oddity.BLIND_MISSING, list(range(25, 47))),
    ("pcf_t100_home_20p", Oddity.BREAK_OPEN, [19]),
    ("royal_flush_league_us", Oddity.LABEL_SKIPPED, [12]),
    ("royal_flush_league_us", Oddity.LABEL_WORD, [15]),
    ("saturday_home_league_us", Oddity.LENGTH_CHANGES, [3]),
    ("tdt_club_se_2022_league_night", Oddity.BREAK_SHORT, [18, 23]),
    ("tdt_club_se_2025_league_night", Oddity.ANTE_IS_SMALL_BLIND, [5]),
    ("tdt_club_se_2025_league_night", Oddity.CHIPS_UNNAMED, [7, 15, 19]),
    ("tdt_club_se_2025_year_final", Oddity.SMALL_NOT_HALF, [18]),
    ("tdt_home_se_2021_fast", Oddity.LEVEL_REPEATS, [6]),
    ("vatlarge2020_toc_online", Oddity.LENGTH_BY_GAME, [1]),
    ("vatlarge2020_toc_online", Oddity.BETTING_CHANGES, [28]),
    ("wpt2018_tournament_of_champions", Oddity.OUT_OF_LINE, [30]),
    ("wsop2008_50k_horse_day1", Oddity.STAKES_MISSING, list(range(1, 23))),
    ("wsop2019_main_event_first6", Oddity.BLINDS_REPEAT, [1]),
    ("wsop_live_stt_satellite", Oddity.BLINDS_EQUAL, [0]),
]


@pytest.mark.skipif(not REAL, reason=NO_REAL)
@pytest.mark.parametrize(
    ("stem", "oddity", "rows"), QUIRKS, ids=[f"{stem}-{odd.value}" for stem, odd, _ in QUIRKS]
)
def test_oddity_of_a_real_sheet(stem: str, oddity: Oddity, rows: list[int | None]) -> None:
    told = rows_of(_real(stem), oddity)
    if oddity is Oddity.ANTE_NO_SHARE:
        assert set(rows) <= set(told)
    else:
        assert told == rows


@pytest.mark.skipif(not REAL, reason=NO_REAL)
def test_fix_of_the_misprinted_big_blind() -> None:
    sheet_of_2018 = _real("wpt2018_tournament_of_champions")
    (warning,) = found(sheet_of_2018)[Oddity.OUT_OF_LINE]
    assert warning.fix == (Change(30, Cell.BIG_BLIND, 50_000),)
    assert warning.cell is Cell.BIG_BLIND
    assert warning.text == (
        "Level 25 (25,000-30,000) is out of line between 20,000-40,000 and 30,000-60,000:"
        " 30,000 looks too low; 50,000 would fit."
    )
    right = changed(sheet_of_2018, warning.fix)
    assert right.rows[30].stakes[0].big_blind == 50_000
    assert not found(right).keys() & {Oddity.OUT_OF_LINE}


@pytest.mark.parametrize(
    ("structure", "oddity", "rows"),
    [
        (sheet(level(100), level(200), level(90), level(80)), Oddity.BLINDS_FALL, [2, 3]),
        (sheet(level(100), level(250)), Oddity.JUMP, [1]),
        (sheet(level(100), level(200)), Oddity.JUMP, []),
        (sheet(level(100), level(100)), Oddity.LEVEL_REPEATS, [1]),
        (sheet(level(100), level(100, 100)), Oddity.BLINDS_REPEAT, [1]),
        (sheet(level(100), level(100, continues=True, label="1")), Oddity.LEVEL_REPEATS, []),
        (
            sheet(level(100), level(100, stakes=stakes(small_blind=75, big_blind=100))),
            Oddity.LEVEL_REPEATS,
            [],
        ),
        (sheet(level(100), level(100, game="Omaha")), Oddity.LEVEL_REPEATS, []),
        (sheet(level(100), level(2_000), level(300), level(400)), Oddity.OUT_OF_LINE, [1]),
        (sheet(level(100), level(20), level(300), level(400)), Oddity.OUT_OF_LINE, [1]),
        (sheet(level(100), level(200), level(90), level(80)), Oddity.OUT_OF_LINE, []),
        (sheet(level(100), level(900), level(200)), Oddity.OUT_OF_LINE, [1]),
        (
            sheet(
                level(100),
                level(300, stakes=stakes(small_blind=75, big_blind=300)),
                level(200),
                level(400),
            ),
            Oddity.OUT_OF_LINE,
            [1],
        ),
        (
            sheet(level(100), level(300), level(200, stakes=stakes(small_blind=175, big_blind=200)),
                  level(400)),
            Oddity.OUT_OF_LINE,
            [2],
        ),
        (
            sheet(level(200), level(400, stakes=stakes(small_blind=50, big_blind=400))),
            Oddity.SMALL_OUT_OF_LINE,
            [1],
        ),
        (
            sheet(level(200), level(301, stakes=stakes(small_blind=50, big_blind=301))),
            Oddity.SMALL_OUT_OF_LINE,
            [1],
        ),
        (
            sheet(level(200), level(None, stakes=stakes(small_blind=50)), level(400)),
            Oddity.SMALL_OUT_OF_LINE,
            [],
        ),
        (sheet(level(1, stakes=(Stakes(300, 200),))), Oddity.SMALL_ABOVE_BIG, [0]),
        (sheet(level(1, stakes=(Stakes(30, 25),))), Oddity.SMALL_ABOVE_BIG, [0]),
        (sheet(level(1, stakes=stakes(small_blind=50, big_blind=50))), Oddity.BLINDS_EQUAL, [0]),
        (sheet(level(1, stakes=stakes(small_blind=50, big_blind=75))), Oddity.SMALL_NOT_HALF, [0]),
        (sheet(level(1, stakes=stakes(big_blind=50))), Oddity.BLIND_MISSING, [0]),
        (sheet(level(1, stakes=stakes(small_blind=50))), Oddity.BLIND_MISSING, [0]),
        (sheet(level(1, stakes=stakes())), Oddity.STAKES_MISSING, [0]),
        (sheet(level(1, stakes=stakes(bring_in=5))), Oddity.STAKES_MISSING, []),
        (
            sheet(level(1, stakes=stakes(small_bet=100, big_bet=200, bring_in=25))),
            Oddity.STAKES_MISSING,
            [],
        ),
        (
            sheet(level(1, stakes=stakes(ante=Ante(AnteKind.SHORT_DECK, 100)))),
            Oddity.STAKES_MISSING,
            [],
        ),
        (sheet(level(200), starting_stack=1_000), Oddity.STACK_SHORT, [0]),
        (sheet(level(200), starting_stack=2_000), Oddity.STACK_SHORT, []),
        (sheet(level(0), starting_stack=2_000), Oddity.STACK_SHORT, []),
        (sheet(level(1, stakes=(Stakes(1, 2), Stakes(2, 4, group="b")))), Oddity.SEVERAL_SETS, [0]),
        (sheet(level(1, stakes=(Stakes(1, 2), Stakes(1, 2, group="b")))), Oddity.SEVERAL_SETS, [0]),
        (
            sheet(
                level(400),
                level(1, stakes=stakes(small_bet=200, big_bet=400, betting=Betting.FIXED_LIMIT)),
            ),
            Oddity.BETTING_CHANGES,
            [1],
        ),
        (
            sheet(level(400), limit(200, 400, small_blind=100, big_blind=200)),
            Oddity.BLINDS_FALL,
            [1],
        ),
        (
            sheet(level(400), limit(400, 800, small_blind=200, big_blind=400)),
            Oddity.BLINDS_FALL,
            [],
        ),
    ],
)  # fmt: skip
def test_blinds(structure: Structure, oddity: Oddity, rows: list[int]) -> None:
    assert rows_of(structure, oddity) == rows


@pytest.mark.parametrize(
    ("structure", "oddity", "rows"),
    [
        (sheet(limit(100, 200, bring_in=25)), Oddity.LIMITS_ODD, []),
        (sheet(limit(100, 250, bring_in=25)), Oddity.LIMITS_ODD, [0]),
        (sheet(limit(200, 100, bring_in=25)), Oddity.LIMITS_ODD, [0]),
        (sheet(limit(200, 400, small_blind=50, big_blind=100)), Oddity.LIMIT_NOT_BLIND, [0]),
        (sheet(limit(200, 400, bring_in=200)), Oddity.BRING_IN_ODD, [0]),
        (sheet(limit(200, 400, bring_in=25, ante=each(50))), Oddity.BRING_IN_ODD, [0]),
        (sheet(limit(200, 400, bring_in=50, ante=each(50))), Oddity.BRING_IN_IS_ANTE, [0]),
        (sheet(limit(200, 400, bring_in=75, ante=each(50))), Oddity.BRING_IN_IS_ANTE, []),
        (
            sheet(limit(100, 200, bring_in=25), limit(20, 400, bring_in=25), limit(300, 600)),
            Oddity.OUT_OF_LINE,
            [1],
        ),
        (sheet(level(100, 100), level(200), level(300, 300)), Oddity.ANTE_MISSING, [1]),
        (
            sheet(
                level(100, stakes=stakes(small_blind=50, big_blind=100, ante=each(25))),
                level(200),
                level(300, stakes=stakes(small_blind=150, big_blind=300, ante=each(25))),
            ),
            Oddity.ANTE_MISSING,
            [1],
        ),
        (
            sheet(
                level(100, stakes=stakes(small_blind=50, big_blind=100, ante=each(25))),
                level(200),
                level(300, stakes=stakes(small_blind=150, big_blind=300, ante=each(50))),
            ),
            Oddity.ANTE_MISSING,
            [1],
        ),
        (
            sheet(level(100, stakes=stakes(ante=Ante(AnteKind.BUTTON)))),
            Oddity.ANTE_UNKNOWN,
            [0],
        ),
        (
            sheet(level(1, stakes=(Stakes(50, 100, Ante(AnteKind.BIG_BLIND)),))),
            Oddity.ANTE_UNKNOWN,
            [0],
        ),
        (sheet(level(100, 200)), Oddity.ANTE_ABOVE_BIG, [0]),
        (sheet(level(100, stakes=(Stakes(50, 100, each(200)),))), Oddity.ANTE_ABOVE_BIG, [0]),
        (sheet(level(1, stakes=(Stakes(50, 100, each(30)),))), Oddity.ANTE_NO_SHARE, [0]),
        (sheet(level(1, stakes=(Stakes(50, 100, each(25)),))), Oddity.ANTE_NO_SHARE, []),
        (sheet(level(100, 100), level(200, 50)), Oddity.ANTE_FALLS, [1]),
        (sheet(level(200, 200), level(100, 100)), Oddity.ANTE_FALLS, []),
        (
            sheet(level(100, 100), level(200, stakes=(Stakes(100, 200, each(25)),))),
            Oddity.ANTE_KIND_CHANGES,
            [1],
        ),
        (
            sheet(
                level(100, stakes=(Stakes(50, 100, Ante(AnteKind.BUTTON, 100)),)),
                level(200, stakes=(Stakes(100, 200, Ante(AnteKind.SHORT_DECK, 100)),)),
            ),
            Oddity.ANTE_KIND_CHANGES,
            [1],
        ),
        (
            sheet(level(100, 100), level(200, 150), level(300, 300), level(400, 400)),
            Oddity.ANTE_OFF_PATTERN,
            [1],
        ),
        (sheet(level(100, 50), level(200, 100)), Oddity.ANTE_IS_SMALL_BLIND, [0]),
        (sheet(level(100, 50), level(200, 150)), Oddity.ANTE_IS_SMALL_BLIND, []),
        (
            sheet(level(1, stakes=(Stakes(50, 100, Ante(AnteKind.EACH, 25, (AnteStep(2, 0),))),))),
            Oddity.ANTE_STEPS,
            [0],
        ),
    ],
)
def test_antes_and_limits(structure: Structure, oddity: Oddity, rows: list[int]) -> None:
    assert rows_of(structure, oddity) == rows


def labelled(*labels: str) -> Structure:
    rows = [level(100 + 10 * at, label=label) for at, label in enumerate(labels)]
    return sheet(*rows, label=False)


@pytest.mark.parametrize(
    ("labels", "told"),
    [
        (["1", "2", "3"], []),
        (["7", "8"], []),
        (["1A", "1B", "2A"], []),
        (["Level 1", "Level 2"], []),
        (["1", "3", "4"], [(1, Oddity.LABEL_SKIPPED, "2")]),
        (["1", "2", "2", "3"], [(2, Oddity.LABEL_TWICE, "3")]),
        (["1", "2", "1", "2"], [(2, Oddity.LABEL_TWICE, "3"), (3, Oddity.LABEL_TWICE, "4")]),
        (["5", "3"], [(1, Oddity.LABEL_BACK, "6")]),
        (["1", "", "3"], [(1, Oddity.LABEL_MISSING, "2")]),
        (["1", "final"], [(1, Oddity.LABEL_WORD, None)]),
        (["1A", "1A"], [(1, Oddity.LABEL_TWICE, "2")]),
    ],
)
def test_labels(labels: list[str], told: list[tuple[int, Oddity, str | None]]) -> None:
    seen = [
        (warning.row, warning.oddity, warning.fix[0].value if warning.fix else None)
        for warning in warnings(labelled(*labels))
        if warning.oddity.startswith("label")
    ]
    assert seen == told


def test_twice_in_a_row_only_the_first_is_wrong_when_the_sheet_goes_on() -> None:
    assert rows_of(labelled("1", "2", "4", "5"), Oddity.LABEL_SKIPPED) == [2]


def timed(*lengths: int | None) -> list[Row]:
    return [
        level(100 * at, length=OPEN_LENGTH if length is None else minutes(length))
        for at, length in enumerate(lengths, start=1)
    ]


@pytest.mark.parametrize(
    ("structure", "oddity", "rows"),
    [
        (sheet(*timed(None, None)), Oddity.LENGTH_MISSING, [None]),
        (sheet(*timed(20, None, 20)), Oddity.LENGTH_MISSING, [1]),
        (sheet(*timed(0, None, 0)), Oddity.LENGTH_MISSING, [1]),
        (sheet(*timed(20, None)), Oddity.LAST_LEVEL_OPEN, [1]),
        (sheet(*timed(20, 0, 20)), Oddity.LENGTH_ZERO, [1]),
        (sheet(*timed(20, 200, 20)), Oddity.LENGTH_OUT_OF_LINE, [1]),
        (sheet(*timed(20, 15, 15)), Oddity.LENGTH_CHANGES, [1]),
        (sheet(*timed(20, 20), pause(day_end=DayEnd()), *timed(15)), Oddity.LENGTH_CHANGES, []),
        (
            sheet(level(100, game="Stud"), level(100, game="Omaha", length=minutes(10))),
            Oddity.LENGTH_BY_GAME,
            [1],
        ),
        (sheet(level(100), pause(length=OPEN_LENGTH), level(200)), Oddity.BREAK_OPEN, [1]),
        (
            sheet(level(100), pause(length=OPEN_LENGTH, day_end=DayEnd()), level(200)),
            Oddity.BREAK_OPEN,
            [],
        ),
        (sheet(level(100), pause(2), level(200)), Oddity.BREAK_SHORT, [1]),
        (sheet(level(100), pause(200), level(200)), Oddity.BREAK_LONG, [1]),
        (
            sheet(level(100), pause(length=Length(LengthKind.RESUME_AT, at="20:00")), level(200)),
            Oddity.BREAK_BY_CLOCK,
            [1],
        ),
        (sheet(pause(), level(100)), Oddity.BREAK_MISPLACED, [0]),
        (sheet(level(100), pause(), pause(), level(200)), Oddity.BREAK_MISPLACED, [2]),
        (sheet(level(100), pause()), Oddity.BREAK_MISPLACED, [1]),
        (sheet(level(100), pause(day_end=DayEnd())), Oddity.BREAK_MISPLACED, []),
        (sheet(*timed(60, 60, 60)), Oddity.NO_BREAKS, [None]),
        (sheet(*timed(60, 60)), Oddity.NO_BREAKS, []),
        (sheet(*timed(60, 60, 60), pause(), level(400)), Oddity.LONG_STRETCH, [2]),
        (sheet(*timed(180), pause(), level(400)), Oddity.LONG_STRETCH, []),
        (
            sheet(
                level(100, clock_time="19:00"), level(200, clock_time="7:20 pm"),
                level(300, clock_time="20:00"), level(400, clock_time="later"),
                level(500, clock_time="8:40 pm"),
            ),
            Oddity.CLOCK_DISAGREES,
            [2],
        ),
        (
            sheet(
                level(100, clock_time="11:50 am", length=OPEN_LENGTH),
                level(200, clock_time="12:20 am"), level(300, clock_time="12:40 am"),
            ),
            Oddity.CLOCK_DISAGREES,
            [],
        ),
        (
            sheet(
                level(100, clock_time="19:00"), pause(clock_time="19:20", day_end=DayEnd()),
                level(200, clock_time="12:00"),
            ),
            Oddity.CLOCK_DISAGREES,
            [],
        ),
    ],
)  # fmt: skip
def test_lengths(structure: Structure, oddity: Oddity, rows: list[int | None]) -> None:
    assert rows_of(structure, oddity) == rows


def marker(**fields: object) -> Row:
    return replace(Row(RowKind.MARKER), **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("structure", "oddity", "rows"),
    [
        (
            sheet(level(100), pause(colour_up=(25,)), level(200), level(250), level(350)),
            Oddity.CHIPS_NEEDED,
            [3],
        ),
        (sheet(level(100), pause(colour_up=(100,)), level(100)), Oddity.CHIPS_NEEDED, [2]),
        (
            sheet(
                level(40), pause(colour_up=(20,)), level(100), pause(colour_up=(50,)), level(200),
            ),
            Oddity.CHIPS_NEEDED,
            [],
        ),
        (sheet(level(100), pause(colour_up=(25,)), level(200)), Oddity.CHIPS_NEEDED, []),
        (sheet(level(200), pause(colour_up=(500,)), level(2_000)), Oddity.CHIPS_LEFT, [1]),
        (
            sheet(
                level(200), pause(colour_up=(500,)), level(2_000), pause(colour_up=(100,)),
                level(4_000), pause(colour_up=(1_000,)), level(10_000),
            ),
            Oddity.CHIPS_LEFT,
            [1],
        ),
        (
            sheet(level(200), pause(colour_up=(100,)), level(2_000), pause(colour_up=(500,))),
            Oddity.CHIPS_LEFT,
            [],
        ),
        (
            sheet(
                level(200), pause(colour_up=(500,)), level(2_000), pause(colour_up=(1_000,)),
            ),
            Oddity.CHIPS_LEFT,
            [1],
        ),
        (
            sheet(level(200), pause(colour_up=(100,)), level(1_000), pause(colour_up=(100,))),
            Oddity.CHIPS_TWICE,
            [3],
        ),
        (sheet(pause(colour_up_unnamed=True)), Oddity.CHIPS_UNNAMED, [0]),
        (sheet(level(200), pause(colour_up=(25, 100))), Oddity.CHIPS_SEVERAL, [1]),
        (sheet(level(200), marker(colour_up=(25,))), Oddity.CHIPS_IN_PLAY, [1]),
        (sheet(level(200, colour_up=(25,))), Oddity.CHIPS_IN_PLAY, [0]),
        (
            sheet(level(200, registration_ends=True), marker(registration_ends=True)),
            Oddity.REGISTRATION_TWICE,
            [1],
        ),
    ],
)  # fmt: skip
def test_chips(structure: Structure, oddity: Oddity, rows: list[int]) -> None:
    assert rows_of(structure, oddity) == rows


@given(structures)
def test_any_structure_can_be_checked_and_its_fixes_made(structure: Structure) -> None:
    for warning in warnings(structure):
        assert warning.row is None or 0 <= warning.row < len(structure.rows)
        assert warning.text.endswith(".")
        assert warning.weight in Weight
        if warning.row is not None:
            assert warning.label == structure.rows[warning.row].label
        if warning.fix:
            assert changed(structure, warning.fix) != structure


def test_fixes_change_one_cell() -> None:
    structure = sheet(level(100), limit(100, 200, bring_in=25), pause())
    changes = (
        Change(0, Cell.LABEL, "9"),
        Change(0, Cell.SMALL_BLIND, 40),
        Change(0, Cell.BIG_BLIND, 80),
        Change(0, Cell.ANTE, 80),
        Change(1, Cell.SMALL_BET, 150),
        Change(1, Cell.ANTE, 5),
        Change(2, Cell.MINUTES, 15),
    )
    done = changed(structure, changes)
    assert done.rows[0].label == "9"
    assert done.rows[0].stakes == (Stakes(40, 80, Ante(AnteKind.BIG_BLIND, 80)),)
    assert done.rows[1].stakes[0].small_bet == 150
    assert done.rows[2].length == minutes(15)
    with_antes = sheet(level(1, stakes=(Stakes(50, 100, each(25)),)))
    kept = changed(with_antes, (Change(0, Cell.ANTE, 20),)).rows[0].stakes[0].ante
    assert kept == each(20)


def test_names_and_sentences() -> None:
    structure = sheet(pause(), level(100), marker(), pause(), level(200, label=" "), label=True)
    assert [named(structure, at) for at in range(4)] == [
        "the break in row 1",
        "level 1",
        "the marker after level 1",
        "the break after level 1",
    ]
    assert named(sheet(level(100), label=False), 0) == "row 1"
    assert listed([]) == ""
    assert listed(["a"]) == "a"
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert stakes_text(Stakes(100, 200)) == "100-200"
    assert stakes_text(Stakes(small_bet=100, big_bet=200)) == "100/200 limits"
    assert stakes_text(Stakes(big_blind=2_000)) == "2,000"
    assert stakes_text(Stakes()) == "no stakes"
    (warning,) = found(sheet(level(100), pause(1), level(200)))[Oddity.BREAK_SHORT]
    assert warning.text == "The break after level 1 lasts 1 minute only."
    assert warning.weight is Weight.NOTE
    assert warning.cell is Cell.MINUTES
    (needed,) = found(sheet(level(100), pause(colour_up=(25,)), level(150)))[Oddity.CHIPS_NEEDED]
    assert needed.text == ("Level 2 asks for 75, but 25s left play at the break after level 1.")
    assert needed.cell is None
