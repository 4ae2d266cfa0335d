from __future__ import annotations

import pytest

from tdtool.rules.stakes import Ante, AnteKind, Stakes
from tdtool.ui.whoposts.typed_stakes import StakesError, typed_chips, typed_stakes


@pytest.mark.parametrize(
    ("text", "small", "big", "ante"),
    [
        ("5,000-10,000 10,000", 5_000, 10_000, 10_000),
        ("5.000 - 10.000", 5_000, 10_000, 0),
        ("100/200/200", 100, 200, 200),
        ("100-200 200", 100, 200, 200),
        ("1k-2K 2k", 1_000, 2_000, 2_000),
        ("1M–2M", 1_000_000, 2_000_000, 0),
        ("25", None, 25, 0),
        ("5,000-10,000, ante 10,000", 5_000, 10_000, 10_000),
        ("5,000-10,000 (10,000)", 5_000, 10_000, 10_000),
        ("100-200 BB ante 200", 100, 200, 200),
        ("1’000-2’000", 1_000, 2_000, 0),
    ],
)
def test_blinds_as_they_are_typed(text: str, small: int | None, big: int, ante: int) -> None:
    expected = Ante(AnteKind.BIG_BLIND, ante) if ante else Ante()
    assert typed_stakes(text) == Stakes(small_blind=small, big_blind=big, ante=expected)


def test_no_blinds_are_no_stakes() -> None:
    assert typed_stakes("  ") == Stakes()


@pytest.mark.parametrize("text", ["blinds", "1-2-3-4", "1.5-3", "12.50-25", "-"])
def test_what_is_no_blinds_is_refused(text: str) -> None:
    with pytest.raises(StakesError, match="Write blinds as"):
        typed_stakes(text)


@pytest.mark.parametrize(
    ("text", "chips"),
    [
        ("1,100", 1_100),
        ("800", 800),
        ("15K", 15_000),
        ("1.5K", 1_500),
        ("1.5", None),
        ("", None),
        ("x", None),
    ],
)
def test_one_stack(text: str, chips: int | None) -> None:
    assert typed_chips(text) == chips
