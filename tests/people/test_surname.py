"""Surnames first: what lists of people are ordered by."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.people.surname import order, surname_first


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Folake Adeyemi", "Adeyemi, Folake"),
        ("Mary Ann Smith", "Smith, Mary Ann"),
        ("Jan van der Berg", "van der Berg, Jan"),
        ("Maria de la Cruz", "de la Cruz, Maria"),
        ("John Smith Jr.", "Smith Jr., John"),
        ("John Smith III", "Smith III, John"),
        ("Adeyemi, Folake", "Adeyemi, Folake"),
        ("Folake", "Folake"),
        ("Anna K.", "Anna K."),
        ("Player 12", "Player 12"),
        ("Bob (late)", "Bob (late)"),
        ("小野原 灯乃", "小野原 灯乃"),
        ("김 도을", "김 도을"),
        ("Тарас Бойчак", "Бойчак, Тарас"),
        ("נועה ברקתי", "ברקתי, נועה"),
        ("Mikel Jr", "Jr, Mikel"),
        ("", ""),
    ],
)
def test_name_in_a_list(name: str, shown: str) -> None:
    assert surname_first(name) == shown


def test_order_is_that_of_the_fingers() -> None:
    names = ["Zoe", "Ågård, Å.", "Łuc, Ewa", "adams, b", "Lund, Bo", "Adams, B"]
    ordered = sorted(names, key=order)
    assert ordered == ["Adams, B", "adams, b", "Ågård, Å.", "Łuc, Ewa", "Lund, Bo", "Zoe"]


@given(st.text(alphabet=st.characters(blacklist_characters=","), max_size=60))
def test_no_letter_is_lost(name: str) -> None:
    shown = surname_first(name)
    assert sorted("".join(shown.replace(",", "").split())) == sorted("".join(name.split()))
