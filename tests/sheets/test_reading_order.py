from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.sheets.flow import Phrase, flow
from tdtool.sheets.fonts import RIGHTWARD, plain
from tdtool.sheets.reading_order import ordered_runs

HE, AR = "\u05d3\u05d5\u05d3", "\u0645\u062d\u0645\u062f"


@pytest.mark.parametrize(
    ("text", "runs"),
    [
        ("", []),
        ("Kim (2)", [("Kim (2)", False)]),
        (HE, [(HE, True)]),
        (f"{HE} 42", [("42", False), (f"{HE} ", True)]),
        (f"Kim {HE} Ngo", [("Kim ", False), (HE, True), (" Ngo", False)]),
        (f"{HE} Kim {HE}", [(f" {HE}", True), ("Kim", False), (f"{HE} ", True)]),
        (
            f"{HE} (Tel Aviv) 42",
            [("42", False), (") ", True), ("Tel Aviv", False), (f"{HE} (", True)],
        ),
        (f"{AR}\u200c{AR}", [(f"{AR}\u200c{AR}", True)]),
    ],
)
def test_runs_stand_as_the_bidirectional_algorithm_says(
    text: str, runs: list[tuple[str, bool]]
) -> None:
    assert ordered_runs(text) == runs


@given(st.text(alphabet=f"ab1 ()[]-.{HE}{AR}\u200d\u0301", max_size=24))
def test_no_character_is_lost_or_made_up(text: str) -> None:
    assert sorted("".join(run for run, _ in ordered_runs(text))) == sorted(text)


def test_a_sentence_keeps_its_direction_though_a_name_begins_a_line() -> None:
    name = "יוסף ברקתי"
    lines = flow([Phrase(f"The rest is regular. {name} is on penalty today.")], 10, 112)
    pieces = [piece.text for line in lines for piece in line]
    begun = next(text for text in pieces if "ברקתי" in text)
    runs = ordered_runs(plain(begun))
    assert begun.startswith(RIGHTWARD)
    assert next(run.strip() for run, leftward in runs if leftward) in name
    assert runs[-1][0].endswith(("today.", "is", "on", "penalty"))
    (only,) = flow([Phrase(f"{name} {name} Kim")], 10, 400)
    assert not only[0].text.startswith(RIGHTWARD)
