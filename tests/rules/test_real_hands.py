"""The rules against real consecutive tournament hands of nine sites and a live final table."""

from __future__ import annotations

import pytest

from tests.rules.score_hands import Score, score
from tests.rules.tables import read_real_hands, real_hands_file


@pytest.fixture(scope="module")
def result() -> Score:
    file = real_hands_file()
    if file is None:
        pytest.skip("the file of real hands is not here: set TDTOOL_SHARED to its folder")
    return score(read_real_hands(file))


@pytest.mark.parametrize(
    ("family", "right", "played"),
    [
        ("dead_button", 1633, 1634),
        ("simplified_moving", 5366, 5367),
        ("dead_sb_live_button", 804, 807),
    ],
)
def test_score(result: Score, family: str, right: int, played: int) -> None:
    assert result.played[family, "all"] == played
    assert result.right[family, "all"] >= right


def test_misses_are_the_hands_that_no_rule_explains(result: Score) -> None:
    assert [row for row in result.missed if row["reference_agrees"]] == []


@pytest.mark.parametrize(
    "group",
    [
        "elimination",
        "two_out",
        "gone_BTN",
        "gone_SB",
        "gone_BB",
        "gone_U1",
        "to_heads_up",
        "newcomer",
        "sb_was_vacant",
        "button_was_vacant",
    ],
)
def test_dead_button_by_what_happened(result: Score, group: str) -> None:
    flagged = sum(row["family"] == "dead_button" and group in row["tags"] for row in result.missed)
    assert result.played["dead_button", group] > 0
    assert result.right["dead_button", group] == result.played["dead_button", group] - flagged
    assert flagged <= 1
