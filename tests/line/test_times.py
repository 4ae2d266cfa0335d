"""Times of day and lengths of time, as they are said and written."""

from __future__ import annotations

import pytest

from tdtool.line.spoken import (
    ago_text,
    clock_text,
    length,
    length_text,
    listed,
    moment,
    players,
)
from tdtool.line.tokens import Kind, Token, scan
from tdtool.tournament.values import Now

HOUR = 3_600_000
MIDNIGHT = 1_773_446_400_000
"""Saturday 14 March 2026, 0:00 UTC, in ms."""


def now(hour: int, minute: int, offset_hours: int = 0) -> Now:
    wall = MIDNIGHT + hour * HOUR + minute * 60_000 - offset_hours * HOUR
    return Now(wall, 0, "", offset_hours * 3600)


def said(text: str, at: Now) -> str:
    times = [token for token in scan(text) if token.kind in {Kind.TIME, Kind.AGO}]
    assert len(times) == 1, scan(text)
    ms = moment(times[0], at)
    days = (at.wall_ms + at.utc_offset * 1000) // 86_400_000 - (
        ms + at.utc_offset * 1000
    ) // 86_400_000
    return clock_text(ms, at) + " yesterday" * days


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("@19:20", "19:20"),
        ("@ 19:20", "19:20"),
        ("@19.20", "19:20"),
        ("@1920", "19:20"),
        ("at 19:20", "19:20"),
        ("19:20", "19:20"),
        ("@7:20pm", "19:20"),
        ("@ 7:20 pm", "19:20"),
        ("@7:20 p.m.", "19:20"),
        ("7pm", "19:00"),
        ("@7:20am", "07:20"),
        ("@7:20", "19:20"),
        ("@07:20", "07:20"),
        ("@7", "19:00"),
        ("@12:05am", "00:05"),
        ("@12:05pm", "12:05"),
        ("@12:05", "12:05"),
        ("@0:05", "00:05"),
        ("@19:40", "19:40 yesterday"),
        ("@23:59", "23:59 yesterday"),
        ("@7:40", "07:40"),
        ("10 min ago", "19:27"),
        ("90 minutes ago", "18:07"),
        ("@１９：２０", "19:20"),
    ],
)
@pytest.mark.parametrize("offset", [-8, 0, 9])
def test_the_latest_time_that_is_past_is_meant(text: str, expected: str, offset: int) -> None:
    assert said(text, now(19, 37, offset)) == expected


def test_after_midnight_the_evening_is_yesterday() -> None:
    assert said("@11:50", now(0, 10)) == "23:50 yesterday"
    assert said("@0:05", now(0, 10)) == "00:05"
    assert said("@12:05", now(0, 10)) == "00:05"


@pytest.mark.parametrize(
    "text", ["@24:00", "@19:60", "@13pm", "12.5", "12:5", "at 7.6", "@", "@x", "7 ago", "at 12.55"]
)
def test_no_time(text: str) -> None:
    assert not [token for token in scan(text) if token.kind in {Kind.TIME, Kind.AGO}]


@pytest.mark.parametrize(
    ("text", "ms"),
    [
        ("2", 120_000),
        ("1:30", 90_000),
        ("1.30", 90_000),
        ("0:05", 5_000),
        ("75:00", 4_500_000),
        ("90 s", 90_000),
        ("2 min", 120_000),
        ("2 min 30", 150_000),
        ("2m 30s", 150_000),
        ("1 h", HOUR),
        ("1 h 30", HOUR + 30 * 60_000),
        ("", None),
        ("1-30", None),
        ("soon", None),
        ("2 soon", None),
    ],
)
def test_lengths(text: str, ms: int | None) -> None:
    assert length(scan(text)) == ms


def test_writing() -> None:
    assert length_text(0) == "0:00"
    assert length_text(1) == "0:01"
    assert length_text(1_062_000) == "17:42"
    assert length_text(3_661_000) == "1:01:01"
    assert length_text(-5) == "0:00"
    assert ago_text(59_999) == "just now"
    assert ago_text(-5) == "just now"
    assert ago_text(120_000) == "2 min ago"
    assert ago_text(3_900_000) == "1 h 05 ago"
    assert listed([]) == ""
    assert listed(["4"]) == "4"
    assert listed(["4", "7"]) == "4 and 7"
    assert listed(["4", "7", "9"]) == "4, 7 and 9"
    assert listed(["1", "2", "3", "4", "5"]) == "1, 2, 3 and 2 more"
    assert players(1) == "1 player"
    assert players(1_045) == "1,045 players"


@pytest.mark.parametrize(
    ("text", "seats"),
    [
        ("12.5,14.2", [(12, 5), (14, 2)]),
        ("table 12, seat 5", [(12, 5)]),
        ("seat 5, table 12", [(12, 5)]),
        ("table 12.5", [(12, 5)]),
        ("t 12", []),
        ("12 s5", [(12, 5)]),
        ("12,5,7", []),
        ("12-5-7", []),
        ("1.2.3.4", []),
        ("99999.5", []),
    ],
)
def test_seats_are_joined(text: str, seats: list[tuple[int, int]]) -> None:
    found = [token for token in scan(text) if token.kind is Kind.SEAT]
    assert [(token.a, token.b) for token in found] == seats


def test_pieces_know_their_places() -> None:
    text = "  Kim  @ 7:20 pm – １２．５ "
    assert [text[token.start : token.end] for token in scan(text)] == [
        "Kim",
        "@ 7:20 pm",
        "–",
        "１２．５",
    ]
    assert scan("x")[0] == Token(Kind.WORD, 0, 1, "x")
