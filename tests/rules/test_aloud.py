"""Amounts as they are called at a table."""

from __future__ import annotations

import pytest

from tdtool.rules.aloud import aloud
from tdtool.rules.figures import MAX_CHIPS


@pytest.mark.parametrize(
    ("chips", "said"),
    [
        (0, "zero"),
        (7, "seven"),
        (37, "thirty-seven"),
        (40, "forty"),
        (97, "ninety-seven"),
        (117, "one hundred seventeen"),
        (700, "seven hundred"),
        (1_000, "one thousand"),
        (1_025, "one thousand twenty-five"),
        (2_400, "twenty-four hundred"),
        (9_900, "ninety-nine hundred"),
        (10_100, "ten one"),
        (15_500, "fifteen five"),
        (15_550, "fifteen thousand five hundred fifty"),
        (48_000, "forty-eight thousand"),
        (115_500, "one hundred fifteen five"),
        (1_000_000, "one million"),
        (1_500_000, "one point five million"),
        (22_200_000, "twenty-two point two million"),
        (1_050_000, "one million fifty thousand"),
        (606_720_000, "six hundred six million seven hundred twenty thousand"),
        (2_000_000_000, "two billion"),
        (
            2_147_483_647,
            (
                "two billion one hundred forty-seven million four hundred eighty-three thousand"
                " six hundred forty-seven"
            ),
        ),
        (MAX_CHIPS, "one million billion"),
    ],
)
def test_aloud(chips: int, said: str) -> None:
    assert aloud(chips) == said
