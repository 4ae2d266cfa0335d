"""Names folded and their found letters marked, whatever the script."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.people.folding import fold, key, words
from tdtool.people.found_letters import found_letters


@pytest.mark.parametrize(
    ("name", "folded"),
    [
        ("Łukasz Żródło", "lukasz zrodlo"),
        ("Đorđe", "dorde"),
        ("Søren Ærø", "soren aero"),
        ("Straße", "strasse"),
        ("İpek Işık", "ipek isik"),
        ("Zoe\u0308", "zoe"),
        ("ΕΛΈΝΗ", "ελενη"),
        ("小野原", "小野原"),
    ],
)
def test_fold(name: str, folded: str) -> None:
    assert fold(name) == folded


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("O'Brien", "OBRIEN"),
        ("D’Angelo", "d'angelo"),
        ("Jean-Luc", "jean luc"),
        ("J.R. Smith", "JR  smith"),
        ("Zoe\u0308", "Zoë"),
        ("Straße", "STRASSE"),
    ],
)
def test_key_is_the_same_for_two_ways_of_typing(one: str, other: str) -> None:
    assert key(one) == key(other)


@pytest.mark.parametrize(
    ("name", "typed", "marked"),
    [
        ("Tomáš Hrubý", "ma", ["má"]),
        ("Małgorzata Wilk", "mal", ["Mał"]),
        ("Thomas Regnault", "ma re", ["ma", "Re"]),
        ("Straße", "ss", ["ß"]),
        ("Ærø", "ae", ["Æ"]),
        ("O'Brien", "obr", ["O'Br"]),
        ("Zoe\u0308 K", "zoe", ["Zoe\u0308"]),
        ("Emma Emma", "em", ["Em", "Em"]),
        ("Anna", "an nna", ["Anna"]),
        ("Jean-Luc", "jean-luc", ["Jean", "Luc"]),
        ("Kim", "bo", []),
        ("Kim", "", []),
        ("🂡", "🂡", []),
    ],
)
def test_found_letters(name: str, typed: str, marked: list[str]) -> None:
    assert [name[a:b] for a, b in found_letters(name, words(typed))] == marked


@given(st.text(max_size=40), st.text(max_size=6))
def test_marks_are_in_order_and_apart(name: str, typed: str) -> None:
    last = -1
    for start, end in found_letters(name, words(typed)):
        assert last < start < end <= len(name)
        last = end


@given(st.from_regex(r"[A-Za-zéöłßøæı' -]{1,20}", fullmatch=True), st.data())
def test_what_is_found_is_marked(name: str, data: st.DataObject) -> None:
    for word in words(name):
        start = data.draw(st.integers(0, len(word) - 1))
        part = word[start : data.draw(st.integers(start + 1, len(word)))]
        assert part in key(name)
        if part.isalnum():
            assert found_letters(name, [part])
