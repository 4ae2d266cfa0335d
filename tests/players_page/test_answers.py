"""The answers that stand ready: they change when something does, and names stay plain text."""

from __future__ import annotations

import json

import pytest

from tdtool.paths import resource
from tdtool.players_page.answers import Answers
from tdtool.players_page.seats import SeatLine
from tdtool.players_page.wire import News

HOSTILE = (
    '<script>alert("x")</script>',
    "<img src=x onerror=alert(1)>",
    "'\"><b>",
    "{lines}{say}{page.css}",
    "\u202egnp.exe",
    "&lt;b&gt;",
)


def standing(name: str, **more: object) -> dict[str, object]:
    clock = {"state": "running", "spans": [[0, 0, 60_000]], "then": "finished"}
    return {"name": name, "clock": clock, "players": "7", "entries": "9", **more}


def news(code: str, name: str, **more: object) -> News:
    return News(code, standing(name, **more), {"rows": []}, {"rows": []})


@pytest.fixture
def answers() -> Answers:
    return Answers()


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_plain_text_in_the_list(answers: Answers, name: str) -> None:
    answers.take(news("aa", name))
    answers.take(news("bb", "Club Night"))
    page = answers.index().body.decode()
    assert "<script" not in page
    assert "<img" not in page
    assert "<b>" not in page
    assert page.count("<li>") == 2
    assert "7 of 9 players" in page


def test_a_name_passes_through_the_answer_unchanged(answers: Answers) -> None:
    for name in HOSTILE:
        answers.take(news("aa", name))
        answer = answers.part("aa", "now")
        assert answer is not None
        assert answer.kind == "application/json"
        assert json.loads(answer.body)["name"] == name


def test_tags_change_with_what_is_told_and_only_then(answers: Answers) -> None:
    answers.take(news("aa", "Harbour Open"))
    first, levels = answers.part("aa", "now"), answers.part("aa", "levels")
    answers.take(News("aa", standing("Harbour Open")))
    assert answers.part("aa", "now") == first
    assert answers.part("aa", "levels") == levels
    answers.take(News("aa", standing("Harbour Open", players="6")))
    changed = answers.part("aa", "now")
    assert changed is not None
    assert first is not None
    assert changed.tag != first.tag
    answers.take(News("aa", standing("Harbour Open", players="6"), {"rows": [1]}))
    again = answers.part("aa", "now")
    assert again is not None
    assert again.tag != changed.tag, "a phone hears that the levels are others"
    assert json.loads(again.body)["levels"] != json.loads(changed.body)["levels"]


def test_one_tournament_needs_no_list_and_none_says_so(answers: Answers) -> None:
    assert "No tournament is open at the desk." in answers.index().body.decode()
    answers.take(news("aa", "Harbour Open"))
    assert answers.only() == "aa"
    answers.take(news("bb", "Club Night", winner="Bo L."))
    assert answers.only() == ""
    assert "It is over" in answers.index().body.decode()
    answers.take(News("bb", over=True))
    assert answers.only() == "aa"
    assert answers.page("bb") is None
    assert answers.part("bb", "now") is None
    assert "bb" not in answers.finders


def test_a_move_alone_is_news(answers: Answers) -> None:
    line = SeatLine("Bo Lindqvarn", "Bo L.", (4,), 1, 2)
    answers.take(News("aa", standing("Open"), seats={"p": line}))
    before = answers.part("aa", "now")
    answers.take(News("aa", standing("Open"), seats={"p": line._replace(table=3)}))
    assert answers.part("aa", "now") != before


def test_seats_are_kept_for_the_finder_alone(answers: Answers) -> None:
    answers.take(News("aa", standing("Open"), seats={"p": SeatLine("Bo Lindqvarn", "Bo L.", (4,))}))
    answer = answers.part("aa", "now")
    assert answer is not None
    assert b"Lindqvarn" not in answer.body
    assert answers.finders["aa"].find("lindqvarn").lines[0].shown == "Bo L."


def test_the_page_asks_for_nothing_from_elsewhere() -> None:
    for name in ("page.html", "list.html", "page.css", "page.js"):
        text = resource("players_page", name).read_text(encoding="utf-8")
        assert "//" not in text.replace("http-equiv", "")
        assert "url(" not in text
        assert "innerHTML" not in text
        assert "eval(" not in text
        assert " style=" not in text
        assert " onclick" not in text
