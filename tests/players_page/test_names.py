"""People's names as strangers may read them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.players_page.names import brief_name


@pytest.mark.parametrize(
    ("name", "brief"),
    [
        ("Folake Adeyemi", "Folake A."),
        ("Adeyemi, Folake", "Folake A."),
        ("Jan van der Berg", "Jan B."),
        ("van der Berg, Jan", "Jan B."),
        ("Siobhán Ó Rinn", "Siobhán R."),
        ("John Smith Jr.", "John S."),
        ("María José García", "María G."),
        ("Ελένη Καρά", "Ελένη Κ."),
        ("Тарас Бойчак", "Тарас Б."),
        ("يوسف الزهروني", "يوسف ا."),
        ("小野原 灯乃", "灯乃 小."),
        ("김도을", "김…"),
        ("Kim Do-eul", "Kim D."),
        ("Madonna", "Madonna"),
        ("Svensson A.", "Svensson A."),
        ("Player 12", "Player"),
        ("María García 2", "María"),
        ("  Bo   Lindqvarn ", "Bo L."),
        ("Zoë E\u0301brard", "Zoë E\u0301."),
        ("X", "X"),
        ("", ""),
    ],
)
def test_a_first_name_and_an_initial(name: str, brief: str) -> None:
    assert brief_name(name) == brief


@given(st.text(max_size=60))
def test_any_text_is_a_name(text: str) -> None:
    assert len(brief_name(text)) <= len(text) + 3


_WORD = st.from_regex(r"[A-Z][a-z]{4,9}", fullmatch=True)


@given(_WORD, _WORD.filter(lambda word: word.lower() not in {"junior", "senior", "filho", "neto"}))
def test_the_surname_is_not_shown(first: str, last: str) -> None:
    assert brief_name(f"{first} {last}") == f"{first} {last[0]}."
