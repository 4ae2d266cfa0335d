"""The text form of a .tdt: read as data, or refused in a sentence."""

from __future__ import annotations

import math
from time import perf_counter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tdtool.tdt.text import MAX_DEPTH, MAX_ITEMS, MAX_SIGNS, Made, TdtError, read_value
from tests.tdt.evenings import evening

SLOWEST = 20
"""Seconds that no text takes, even on a machine that is busy."""


def refusal(text: str) -> str:
    """Read a text; say why it was refused, "" where it was not."""
    try:
        read_value(text)
    except TdtError as error:
        return str(error)
    return ""


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("{}", {}),
        ("[1, -2.5, .5, 1e3, +7,]", [1, -2.5, 0.5, 1000.0, 7]),
        ("[true, false, null, undefined]", [True, False, None, None]),
        ("{a: 1, 'b c': 2, 3: [],}", {"a": 1, "b c": 2, "3": []}),
        ("{a: 1, a: 2}", {"a": 2}),
        ("new Seat({At: 0})", Made("Seat", {"At": 0})),
        ("new Date(12)", Made("Date", 12)),
        ("new Nothing()", Made("Nothing", {})),
        ('Map.from([["a", 1], [2, null]])', {"a": 1, "2": None}),
        ("new Map({a: 1})", {"a": 1}),
        ('new Map([["a", 1]])', {"a": 1}),
        ("new Map()", {}),
        (r'"a\"b\\\n\u00e9\x41\u{1F600}\q"', 'a"b\\\né' + "A😀q"),
        (r"'it\'s \ud83d\ude00 \ud83d'", "it's 😀 �"),
        ('"two\nlines"', "two\nlines"),
        ("\ufeff {}\n;\n", {}),
    ],
)
def test_a_value(text: str, value: object) -> None:
    assert read_value(text) == value


def test_figures_that_are_none() -> None:
    value = read_value("[NaN, Infinity, -1e999]")
    assert isinstance(value, list)
    assert [isinstance(one, float) and not math.isfinite(one) for one in value] == [True] * 3


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "cut off: it ends after character 0, where a value"),
        ("{a: [1, 2", "cut off: it ends after character 9"),
        ('{a: "long', "cut off: the text from character 5 has no end"),
        ("alert(1)", 'at character 1 stands "alert", where a value'),
        ("{a: process.exit()}", '"process"'),
        ("{a: 1 + 1}", "stands"),
        ("{a: function(){}}", '"function"'),
        ("{a: () => 1}", r'"\("'),
        ("{a: `x`}", "stands"),
        ("{a: b}", '"b"'),
        ("[1,,2]", 'stands ","'),
        ("{a: 0xff}", '"xff"'),
        ("{[1]: 2}", "name of a field"),
        ("{} {}", "where the end must"),
        ("new 5()", "where a name must"),
        ("new a.b()", r'where "\(" must'),
        ("new A(1, 2)", r'where "\)" must'),
        ("Map.of([])", '"from"'),
        ("Map.from([1])", "no list of keys and values"),
        ("new Map(5)", "no list of keys and values"),
        ("<html><script>x</script>", 'stands "<html>'),
        ("[" * (MAX_DEPTH + 1), "nested deeper"),
        ("[" * 1_000_000, "nested deeper"),
        ("new A(" * 1_000, "nested deeper"),
        ("9" * 41, "has 41 characters"),
        ("1." + "9" * 1_000_000, "characters"),
        (" " * (MAX_SIGNS + 1), "2,000,001 characters"),
    ],
)
def test_what_is_none_is_refused(text: str, says: str) -> None:
    with pytest.raises(TdtError, match=says) as caught:
        read_value(text)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert len(sentence) < 200
    assert sentence.isprintable()


@pytest.mark.parametrize(
    "text",
    [
        '"' + "\\u0041" * 300_000,
        '"' + "\\" * 1_999_999,
        '"' * 1_999_999,
        " " * 1_999_999,
        "a" * 1_999_999,
        "[" + "{}," * MAX_ITEMS,
    ],
    ids=["marks", "backslashes", "quotes", "blanks", "word", "fields"],
)
def test_the_longest_texts_end_in_time(text: str) -> None:
    start = perf_counter()
    with pytest.raises(TdtError):
        read_value(text)
    assert perf_counter() - start < SLOWEST


PIECES = st.sampled_from(
    ["{", "}", "[", "]", "(", ")", ",", ":", ".", "new ", "Map", ".from(", "A", "T", "V", '"', "'",
     "\\", "\\u12", "1", "-", "e", "null", " ", ";", "\ufeff", "\ud800", "`", "/*"]
)  # fmt: skip


@given(st.text() | st.lists(PIECES, max_size=40).map("".join))
@example("\\")
@example(";")
@example("new")
@example("\ufeff\ufeff")
def test_any_text_is_read_or_refused(text: str) -> None:
    said = refusal(text)
    assert not said or said.endswith(".")
    assert len(said.splitlines()) <= 1


WHOLE = evening("3.7.2")


@given(st.integers(0, len(WHOLE) - 1))
def test_a_file_that_is_cut_off_says_so(end: int) -> None:
    with pytest.raises(TdtError, match=r"cut off|stands"):
        read_value(WHOLE[:end])


@given(st.integers(0, len(WHOLE) - 1), st.characters())
def test_a_damaged_file_is_read_or_refused(at: int, sign: str) -> None:
    said = refusal(WHOLE[:at] + sign + WHOLE[at + 1 :])
    assert not said or said.endswith(".")
