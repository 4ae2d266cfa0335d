"""Which chips a sheet needs, to which level, and when they leave."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdtool.rules.stakes import Ante, AnteKind, AnteStep, Stakes
from tdtool.tournament.chip_plan import (
    Advice,
    ChipUse,
    advice,
    chip_uses,
    chips_of,
    figures,
    payable,
    smallest_in_play,
    with_colour_ups,
)
from tdtool.tournament.structure import Length, LengthKind, Row, RowKind, Structure


def sheet(*rows: tuple[int, int] | int) -> Structure:
    """Make levels of blinds, and breaks at which a chip leaves."""
    made = []
    for at, row in enumerate(rows):
        if isinstance(row, int):
            made.append(Row(RowKind.BREAK, "", colour_up=(row,)))
        else:
            made.append(Row(RowKind.PLAY, str(at), Length(LengthKind.MINUTES, 20), (Stakes(*row),)))
    return Structure("Sheet", tuple(made))


SHEET = sheet((100, 200), (150, 300), (200, 400), 25, (500, 1_000), 100, (1_000, 2_500))


def test_the_chips_are_those_that_pay_the_sheet_and_those_it_removes() -> None:
    assert chips_of(SHEET) == (25, 100, 500, 1_000)
    assert chips_of(sheet((100, 200), 20, (400, 800))) == (20, 100, 500)
    assert chips_of(Structure("", ())) == ()


def test_each_chip_is_needed_to_the_last_level_that_larger_ones_cannot_pay() -> None:
    assert chip_uses(SHEET) == (
        ChipUse(25, 1, 3),
        ChipUse(100, 2, 5),
        ChipUse(500, 6, None),
        ChipUse(1_000, 6, None),
    )


def test_a_chip_that_leaves_too_early_says_so() -> None:
    uses = chip_uses(sheet((100, 200), 100, (300, 600), (1_000, 2_000)))
    assert [use.chip for use in uses if use.too_early] == [100]


def test_a_chip_that_no_level_needs() -> None:
    assert chip_uses(sheet((500, 1_000), 100, (1_000, 2_000)))[0] == ChipUse(100, None, 1)
    assert not ChipUse(100, None, 1).too_early


def test_every_amount_of_a_set_counts() -> None:
    ante = Ante(AnteKind.EACH, 7, steps=(AnteStep(4, 8),))
    stakes = Stakes(1, 2, ante, 3, 4, 5, 6, 9)
    assert sorted(figures(stakes)) == [1, 2, 3, 4, 5, 6, 7, 8, 9]


@pytest.mark.parametrize(
    ("amount", "chips", "wanted"),
    [
        (300, (100, 500), True),
        (250, (100, 500), False),
        (30_000, (10_000, 25_000), True),
        (50, (100,), False),
        (50, (), False),
    ],
)
def test_what_can_be_paid(amount: int, chips: tuple[int, ...], wanted: bool) -> None:
    assert payable(amount, chips) is wanted


def test_the_smallest_chip_in_play_follows_the_colour_ups() -> None:
    assert [smallest_in_play(SHEET, at) for at in (0, 3, 4, 6)] == [25, 25, 100, 500]
    gone = replace(SHEET, rows=(*SHEET.rows, Row(RowKind.BREAK, "", colour_up=(1_000,))))
    assert smallest_in_play(gone, len(gone.rows)) == 5_000
    all_gone = replace(SHEET, rows=(Row(RowKind.BREAK, "", colour_up=(10**9,)),))
    assert smallest_in_play(all_gone, 1) == 1
    assert smallest_in_play(sheet((500, 1_000)), 1) == 25
    assert smallest_in_play(sheet((2, 4)), 1) == 1


def pause(*removed: int) -> Row:
    return Row(RowKind.BREAK, "", colour_up=removed)


def long_sheet(*pauses: Row) -> Structure:
    """Make ten levels, a pause after the third, the sixth and the eighth of them."""
    bigs = (150, 200, 300, 400, 600, 1_000, 2_000, 4_000, 10_000, 20_000)
    levels = sheet(*((big // 2, big) for big in bigs)).rows
    one, two, three = pauses
    return Structure("", (*levels[:3], one, *levels[3:6], two, *levels[6:8], three, *levels[8:]))


def test_chips_leave_at_the_break_after_the_last_level_that_needs_them() -> None:
    idle = long_sheet(pause(), pause(), pause())
    # 25s to 150-300, 100s to 300-600 and 500s to 500-1,000; 1,000s to 2,000-4,000.
    assert advice(idle) == (
        Advice(25, 2, 3, 100),
        Advice(100, 5, 7, 500),
        Advice(500, 6, 7, 1_000),
        Advice(1_000, 9, 10, 5_000),
    )
    mended = with_colour_ups(idle)
    assert [row.colour_up for row in mended.rows if row.kind is RowKind.BREAK] == [
        (25,),
        (100, 500),
        (1_000,),
    ]
    assert advice(mended) == ()
    assert not any(use.too_early for use in chip_uses(mended))


def test_there_is_no_advice_for_chips_that_leave_or_are_needed_to_the_end() -> None:
    some = long_sheet(pause(25), pause(), pause(500))
    assert [one.chip for one in advice(some)] == [100, 1_000]
    # Of another set: no level needs the 1s, and the 50s of blinds of 75 are never enough.
    assert advice(some, (1, 25)) == ()
    assert advice(some, (50, 100)) == (Advice(50, 2, 3, 100),)
    assert advice(sheet((150, 300), (1_000, 2_000))) == ()
    assert advice(Structure("", ())) == ()
    kept = with_colour_ups(long_sheet(pause(5), pause(), pause()), (25, 100, 500))
    assert kept.rows[3].colour_up == (5, 25)
