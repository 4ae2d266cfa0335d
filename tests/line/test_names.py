"""Names typed loosely, and a roster that follows the desk."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdtool.line.names import Roster
from tdtool.people.folding import fold, words
from tdtool.people.signs import level_signs
from tests.extent import examples

FLOOR = {
    "a": "Łukasz Żródło",
    "b": "Søren Ærø",
    "c": "Kim Do-eul",
    "d": "Kim Weiss",
    "e": "Ελένη Καρά",
    "f": "Давид Ольхов",
    "g": "小野原 灯乃",
    "h": "D’Angelo O'Brien",
    "i": "Straße Jäger",
    "j": "김도을",
    "k": "Jose\u0301 Nun\u0303ez",
    "l": "İbrahim Işık",
    "m": "Player 17",
    "n": "🂡",
    "o": "---",
    "p": "नरेन्द्र",
}


@pytest.fixture
def known() -> Roster:
    made = Roster()
    made.follow(FLOOR)
    return made


@pytest.mark.parametrize(
    ("typed", "persons"),
    [
        ("lukasz", "a"),
        ("ŁUK", "a"),
        ("zrodlo luk", "a"),
        ("soren", "b"),
        ("aero", "b"),
        ("kim", "cd"),
        ("kim d", "c"),
        ("doeul", "c"),
        ("do-eul", "c"),
        ("eul", "c"),
        ("ελενη", "e"),
        ("ΚΑΡΑ", "e"),
        ("ольх", "f"),
        ("小野", "g"),
        ("dangelo", "h"),
        ("o'b", "h"),
        ("obrien", "h"),
        ("strasse", "i"),
        ("jager", "i"),
        ("김도", "j"),
        ("기", "j"),
        ("josé", "k"),
        ("nunez", "k"),
        ("ibrahim", "l"),
        ("isik", "l"),
        ("player 17", "m"),
        ("17", "m"),
        ("🂡", "n"),
        ("---", "o"),
        ("नरेन्द्र", "p"),
        ("lukazs", "a"),
        ("lukaz", "a"),
        ("sorem", "b"),
        ("kin weis", "d"),
        ("jeager", "i"),
        ("brahim", "l"),
        ("ki", "cd"),
        ("xy", ""),
        ("zzzz", ""),
        ("kim zzzz", ""),
        ("18", ""),
        ("", ""),
        ("  ", ""),
    ],
)
def test_who_is_found(known: Roster, typed: str, persons: str) -> None:
    assert "".join(sorted(known.find(typed))) == persons


def test_a_typing_error_is_farther_than_a_beginning(known: Roster) -> None:
    def far(typed: str) -> int:
        return next(iter(known.find(typed).values()))

    assert far("kim weiss") == 0
    assert far("weiss kim") == 1
    assert far("weis") == 2
    assert far("wiess") == 3


def test_the_roster_follows_new_changed_and_erased_names(known: Roster) -> None:
    assert list(known.find("weiss")) == ["d"]
    names = {**FLOOR, "d": "Kim Schwarz", "z": "Weiss Anna"}
    del names["c"]
    known.follow(names)
    assert list(known.find("weiss")) == ["z"]
    assert list(known.find("schwarz")) == ["d"]
    assert list(known.find("kim")) == ["d"]
    assert known.find("doeul") == {}
    assert known.exact("kim weiss") == []
    assert known.exact("KIM  schwarz") == ["d"]
    assert known.name("c") == ""
    assert known.name("d") == "Kim Schwarz"


def test_the_roster_follows_very_many_changes(known: Roster) -> None:
    many = {str(n): f"Ann{n} Lind" for n in range(500)}
    known.follow(many)
    assert list(known.find("ann499")) == ["499"]
    assert len(known.find("lind")) == 500
    assert known.find("kim") == {}
    known.follow({key: name.replace("Lind", "Berg") for key, name in many.items()})
    assert known.find("lind") == {}
    assert len(known.find("berg")) == 500


def test_the_same_name_twice_is_two_people(known: Roster) -> None:
    known.follow({"a": "Kim Lee", "b": "kim LÉE", "c": "Lee Kim"})
    assert known.exact("Kim Lee") == ["a", "b"]
    assert known.find("kim lee") == {"a": 0, "b": 0, "c": 1}


_PEOPLE = st.dictionaries(
    st.sampled_from("abcdefgh"),
    st.lists(st.sampled_from(["Kim", "kím", "Lee-Do", "Leedo", "Kimura", "O’Do"]), min_size=1).map(
        " ".join
    ),
)


@given(
    st.lists(_PEOPLE, min_size=1, max_size=4),
    st.lists(st.sampled_from(["kim", "ki", "lee", "do", "leedo", "kimra", "odo"]), min_size=1),
)
@settings(max_examples=examples(400))
def test_a_roster_that_followed_answers_like_a_new_one(
    evening: list[dict[str, str]], said: list[str]
) -> None:
    followed, new = Roster(), Roster()
    typed = " ".join(said)
    for names in evening:
        followed.follow(names)
        followed.find(typed)
    new.follow({str(number): "Kim" for number in range(300)})
    new.follow(evening[-1])
    begun = followed.begins(typed)
    assert followed.find(typed) == new.find(typed)
    assert begun == new.begins(typed) == any(far <= 2 for far in new.find(typed).values())
    called = sorted(person for person, name in evening[-1].items() if words(name) == words(typed))
    assert followed.exact(typed) == new.exact(typed) == called


def test_many_questions_are_not_kept_for_ever(known: Roster) -> None:
    for number in range(200):
        known.find(f"{number}")
    assert list(known.find("weiss")) == ["d"]


def test_folding() -> None:
    assert fold("ĐØßÆŒÞÐŁ") == "dossaeoethdl"
    assert fold("ＫＩＭ") == "kim"
    assert words("Jean-Luc  O’Brien, Jr.") == ["jean", "luc", "obrien", "jr"]
    assert words("\u200bKim\u200d") == ["kim"]
    assert words(" ") == []


def test_signs_are_levelled_one_for_one() -> None:
    text = "１２．５　٣٫٤ — ，、؛²ﬁ\x00½"
    assert level_signs(text) == "12.5 3.4 - ,,؛2ﬁ ½"
    assert len(level_signs(text)) == len(text)
