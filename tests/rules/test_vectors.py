"""The worked cases, each by its number: 70 after busts, 22 with arrivals."""

from __future__ import annotations

import pytest

from tdtool.rules.button.next_hand import ahead, answer, positions
from tdtool.rules.button.question import ButtonRule
from tests.rules.tables import (
    arrival_question,
    bust_question,
    letters,
    number,
    read_table,
    seats,
)

BUSTS = read_table("button_vectors")
ARRIVALS = read_table("arrival_vectors")


def test_tables_are_whole() -> None:
    assert (len(BUSTS), len(ARRIVALS)) == (70, 22)


@pytest.mark.parametrize("row", BUSTS, ids=[f"{row['vid']}-{row['hand']}" for row in BUSTS])
def test_after_busts(row: dict[str, str]) -> None:
    found = ahead(bust_question(row), int(row["hand"]))[-1]
    spot = found.positions
    assert spot.button == number(row["button_seat"])
    assert found.button_empty == ("EMPTY" in row["button_seat"])
    assert sorted(spot.small_blinds) == sorted(seats(row["sb_posters"]))
    assert spot.big_blinds == seats(row["bb_posters"])
    assert letters(found.preflop) == row["preflop_order"]
    assert letters(found.postflop) == row["postflop_order"]
    if row["sb_position"]:
        assert spot.small_blind == number(row["sb_position"])
    assert spot.waits == ()


@pytest.mark.parametrize("row", ARRIVALS, ids=[row["vid"] for row in ARRIVALS])
def test_with_arrivals(row: dict[str, str]) -> None:
    question = arrival_question(row)
    spot = positions(question)
    assert spot.button == int(row["button"])
    assert spot.small_blinds == seats(row["sb_posters"])
    assert spot.big_blinds == seats(row["bb_posters"])
    assert spot.waits == seats(row["waits"])
    if question.rule is ButtonRule.MOVING:
        # There the position is where the blind is posted; none is kept for the next hand.
        assert spot.small_blind is None
        assert row["sb_position"] in ("", *map(str, spot.small_blinds))
    else:
        assert spot.small_blind == int(row["sb_position"])
    assert answer(question).positions == spot
