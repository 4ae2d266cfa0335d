"""Whatever is typed: nothing raises, nothing changes, and the desk agrees with every candidate."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tdtool.line.candidate import GoOn, Reading
from tdtool.line.reading import NOTHING, TOO_LONG, WELCOME, read
from tdtool.line.tokens import LONGEST
from tdtool.line.vocabulary import PHRASES
from tdtool.tournament.commands import Command
from tests.line.floor_of_names import TABLES, Floor

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdtool.tournament.state import State

VERBS = sorted({phrase for phrases in PHRASES.values() for phrase in phrases})
NAMES = [name for names in TABLES.values() for name in names]
PIECES = (
    st.sampled_from(VERBS)
    | st.sampled_from([name[:size] for name in NAMES for size in (1, 3, len(name))])
    | st.sampled_from(
        [
            "12",
            "7",
            "18",
            "99",
            "12.5",
            "7.2",
            "18.6",
            "12,4",
            "4,7,9",
            "7.9",
            "12.1",
            "0",
            "1",
            "3",
            "4",
            "9999999",
            "00",
        ]
    )
    | st.sampled_from(
        [
            "@12:10",
            "@",
            "at",
            "19:20",
            "+2",
            "-1:30",
            "5pm",
            "10",
            "min",
            "ago",
            "->",
            ",",
            ";",
            ":",
            "?",
            "and",
            "to",
            "same",
        ]
    )
    | st.integers(0, 99).map(str)
    | st.text(max_size=3)
)
SENTENCES = st.lists(PIECES, max_size=8).map(" ".join) | st.lists(PIECES, max_size=6).map("".join)
SEARCH = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Floor]:
    """Open a floor on which much has happened already."""
    made = Floor(tmp_path_factory.mktemp("busy"))
    for text in (
        "12 button 3",
        "12.5 out",
        "7.5 out @12:20",
        "oksana at 7.5",
        "late Zoë Novák",
        "move 12.2 7.9",
        "reentry ελενη",
        "reentry siobhan",
        "12 has 5",
        "lock 12.6",
        "lock 7.4",
        "18 is closed",
        "open 18",
        "18 first button 3",
        "register Ngo Van, Oksana Wit",
        "12.7 warning",
        "12.7 penalty 2 rounds",
        "12.8 penalty 3 hands",
        "12.9 dq",
    ):
        candidate = made.first(text)
        if isinstance(candidate.act, Command):
            made.desk.do(candidate.act)
    yield made
    made.store.close()


@pytest.fixture(scope="module")
def untouched(busy: Floor) -> State:
    """Keep what the busy floor looked like before anything was typed."""
    return deepcopy(busy.state)


def check(floor: Floor, text: str, shown: int | None) -> Reading:
    reading = read(text, floor.desk, shown)
    assert reading.hint or reading.candidates
    assert len(reading.candidates) <= 8
    for candidate in reading.candidates:
        assert "\n" not in candidate.subject + candidate.verb + candidate.remark + candidate.where
        assert len(candidate.subject) < 400
        if isinstance(candidate.act, Command):
            assert candidate.refusal == floor.desk.can(candidate.act)
            assert candidate.effects or candidate.refusal
        else:
            assert candidate.refusal is None
        if isinstance(candidate.act, GoOn):
            assert candidate.completion
            assert candidate.key_hint == "Tab"
    return reading


@SEARCH
@given(text=SENTENCES, shown=st.sampled_from([None, 12, 7, 18, 99]))
def test_a_sentence_of_known_words(
    busy: Floor, untouched: State, text: str, shown: int | None
) -> None:
    check(busy, text, shown)
    assert busy.state == untouched


@SEARCH
@given(text=st.text(), shown=st.sampled_from([None, 12]))
def test_any_text(busy: Floor, untouched: State, text: str, shown: int | None) -> None:
    check(busy, text, shown)
    assert busy.state == untouched


HOSTILE = [
    "1" * LONGEST,
    "1" * 5_000,
    "a" * 10_000,
    "1," * 999,
    "12.5 " * 400,
    "(" * 2_000,
    "((((a+)+)+)+)+$" * 100,
    "\x00\x01\x1b[31m out",
    "\u202e12.5 out",
    "\ud800 out",
    "12.5 out\n\n12.6 out",
    "{entry 5} out",
    "<b>kim</b> out",
    "%s %d {0} out",
    "²³.⁵ out",
    "٠.٠ out",
    "0.0 out",
    "-1.5 out",
    "12.5 out @99:99",
    "12.5 out @24:00",
    "12.5 out @13pm",
    "clock 999999999",
    "clock -9999999",
    "level 99999999999999999999",
    "level +9999999",
    "level -0",
    "open 0",
    "open 9999999",
    "12 has 9999999",
    "12 button 0",
    "12 button 99",
    "note " + "x" * 1_900,
    "register " + "x" * 1_900,
    "register " + ", " * 500,
    "out " * 80,
    "kim " * 80 + "out",
    "xqzkw, " * 43 + "out",
    "@" * 100,
    "'" * 100,
    "." * 100,
    ". . out",
]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_text(busy: Floor, untouched: State, text: str) -> None:
    for shown in (None, 12):
        check(busy, text, shown)
    assert busy.state == untouched


def test_a_long_text_is_for_a_note_or_for_names(busy: Floor) -> None:
    assert read("12.5 " * 100, busy.desk).hint == TOO_LONG
    assert read("a" * (LONGEST + 1), busy.desk) == Reading((), TOO_LONG)
    assert read("note " + "word " * 300, busy.desk).candidates[0].refusal is None
    assert read("register " + "Ana Lind, " * 150, busy.desk).candidates[0].subject == "150 players"


def test_nothing_typed_is_welcome(busy: Floor) -> None:
    assert read("", busy.desk) == Reading((), WELCOME)
    assert read("   ", busy.desk) == Reading((), WELCOME)


def test_nonsense_gets_a_sentence(busy: Floor) -> None:
    assert read("+", busy.desk).hint == NOTHING
    assert read("zzqx", busy.desk).hint == "Nobody called “zzqx” is entered."
