"""What the search finds, and the table of keys."""

from __future__ import annotations

import pytest

from tdtool.ui import act_rows
from tdtool.ui.acts import Act, Where
from tdtool.ui.help import book, finder, key_table
from tdtool.ui.help.context import act_in_sight
from tdtool.ui.help.sayings import MADE_UP

INDEX = finder.indexed(book.chapters(), MADE_UP)


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("wrong player", "The wrong player is out"),
        ("felted", "Out"),
        ("busted", "Out"),
        ("Ctrl+Z", "Mistakes and the way back"),
        ("backup", "Where the data lies"),
        ("BACK IT UP", "Back it up"),
        ("crash", "After a crash or a closed lid"),
        ("dead but", "Dead button"),
        ("pröjector", "The board"),
        ("draw seats", "Drawing seats"),
        ("late reg", "Enter and re-enter"),
        ("letter printer", "Paper"),
    ],
)
def test_a_passage_is_found_by_what_people_call_it(typed: str, title: str) -> None:
    assert title in [hit.title for hit in finder.found(INDEX, typed)]


def test_a_title_goes_before_a_text() -> None:
    titles = [hit.title for hit in finder.found(INDEX, "head count")]
    assert titles[0] == "Head count"


@pytest.mark.parametrize("typed", ["", "   ", "?!", "zzzz", "clock zzzz"])
def test_nothing_is_found_for_nothing(typed: str) -> None:
    assert finder.found(INDEX, typed) == ()


def test_the_sentence_that_fits_is_shown() -> None:
    hit = next(one for one in finder.found(INDEX, "usb stick") if one.title == "Back it up")
    assert len(hit.snippet) <= 180
    assert hit.chapter == "Where the data lies"


def test_a_hostile_search_is_bounded() -> None:
    assert len(finder.asked("a " * 10_000)) <= 8
    assert finder.found(INDEX, "([*+?" * 500) == ()


def test_every_act_stands_in_the_table_of_keys_once() -> None:
    rows = [row for group in key_table.groups(lambda _: True) for row in group.rows]
    assert sorted(row.act for row in rows) == sorted(row.act for row in act_rows.ROWS)
    for row in rows:
        keys = key_table.keys_of(row)
        assert all(act_rows.shown_key(key) in keys for key in row.keys)
        assert keys


def test_every_place_has_a_head_of_its_own() -> None:
    heads = [key_table.head_of(where) for where in Where]
    assert len(set(heads)) == len(heads)
    groups = key_table.groups(lambda _: True)
    assert groups[0].head == "Anywhere"
    for group in groups:
        assert {key_table.head_of(row.where) for row in group.rows} == {group.head}


def test_what_does_nothing_in_this_version_is_not_shown() -> None:
    shown = {
        row.act for group in key_table.groups(lambda act: act is Act.UNDO) for row in group.rows
    }
    assert Act.UNDO in shown
    assert Act.PRINT not in shown
    assert Act.TICK in shown, "parts read their own keys"


@pytest.mark.parametrize(
    ("panel", "page", "act"),
    [
        ("", Act.FLOOR, Act.FLOOR),
        ("", None, None),
        ("New tournament", Act.FLOOR, Act.NEW_TOURNAMENT),
        ("Who posts?", None, Act.WHO_POSTS),
        ("Something else", Act.ENTRIES, Act.ENTRIES),
    ],
)
def test_what_f1_is_asked_about(panel: str, page: Act | None, act: Act | None) -> None:
    assert act_in_sight(panel, page) is act
