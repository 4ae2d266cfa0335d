"""Sentences about every row of every structure that the program brings."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tdtool.paths import resource
from tdtool.structures.json_reader import structure_from_json
from tdtool.tournament.structure import RowKind
from tdtool.ui.aloud import level_words
from tests.tournament.evening import NOON, PLAIN, Evening, level

if TYPE_CHECKING:
    from pathlib import Path

FILES = sorted(resource("structures").glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_row_can_be_said(path: Path, tmp_path: Path) -> None:
    evening = Evening(tmp_path, structure_from_json(path.read_text(encoding="utf-8")))
    state, now = evening.state, evening.clock()
    for place, row in enumerate(state.structure.rows):
        said = [level_words.ends_soon(state, place, 120_000)]
        if row.kind is RowKind.BREAK:
            said.append(level_words.break_begins(state, place, now, 900_000))
            said.append(level_words.break_begins(state, place, now, None))
        else:
            said.append(level_words.level_begins(state, place))
            said.append(level_words.break_over(state, place))
            said.append(level_words.level_stands(state, place, 61_000))
        for text in said:
            assert text[0].isupper() or text[0].isdigit()
            assert text[-1] in ".!"
            assert "  " not in text
            assert "None" not in text
    assert now.wall_ms == NOON
    evening.store.close()


@pytest.mark.parametrize(
    ("name", "row", "sentence"),
    [
        (
            "mixed_limit",
            0,
            (
                "Shuffle up and deal. Level 1 begins. Blinds 100-200, ante 25, bring-in 50, limits"
                " 200-400."
            ),
        ),
        ("short_deck", 1, "Level 2 begins. Ante 200, the button posts twice that."),
        ("player_antes", 5, "Level 5 begins. Blinds 150-300, ante 25."),
        (
            "pot_limit_omaha",
            4,
            (
                "Break of 15 minutes. Play goes on at 12:15. The 25 chips are coloured up: please"
                " leave your stacks on the table. Then level 5: blinds 200-400."
            ),
        ),
    ],
)
def test_stakes_of_every_kind_of_game(name: str, row: int, sentence: str, tmp_path: Path) -> None:
    text = resource("structures", f"{name}.json").read_text(encoding="utf-8")
    evening = Evening(tmp_path, structure_from_json(text))
    there = evening.state.structure.rows[row]
    said = (
        level_words.break_begins(evening.state, row, evening.clock(), 900_000)
        if there.kind is RowKind.BREAK
        else level_words.level_begins(evening.state, row)
    )
    assert said == sentence
    evening.store.close()


def test_chips_that_leave_play_without_a_break(tmp_path: Path) -> None:
    row = level(2, 400, colour_up=(25, 100))
    evening = Evening(tmp_path, replace(PLAIN, rows=(PLAIN.rows[0], row, *PLAIN.rows[2:])))
    assert level_words.level_begins(evening.state, 1).endswith(
        "big-blind ante 400. The 25 and 100 chips are coloured up."
    )
    evening.store.close()
