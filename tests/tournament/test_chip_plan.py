"""Which chips a sheet needs, to which level, and when they leave."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tdtool.rules.stakes import Ante, AnteKind, AnteStep, Stakes
from tdtool.tournament.chip_plan import (
    ChipUse,
    chip_uses,
    chips_of,
    figures,
    payable,
    smallest_in_play,
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
