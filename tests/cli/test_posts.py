"""`tdtool posts`: one table from options, many from JSON lines."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from io import StringIO
from typing import TYPE_CHECKING, Any

import pytest

from tdtool.cli.posts import add_arguments, run
from tests.rules.score_hands import agrees
from tests.rules.tables import (
    arrival_question,
    bust_question,
    read_real_hands,
    read_table,
    real_hands_file,
    real_question,
    seats,
)

if TYPE_CHECKING:
    from pathlib import Path

    from tdtool.rules.button.question import Question


def say(*options: str) -> tuple[int, list[str]]:
    """Run with options, and give the exit status and the lines printed."""
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    out = StringIO()
    status = run(parser.parse_args(options), StringIO(), out)
    return status, out.getvalue().splitlines()


def answer_lines(text: str) -> list[dict[str, Any]]:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    out = StringIO()
    assert run(parser.parse_args(["--jsonl"]), StringIO(text), out) == 0
    return [json.loads(line) for line in out.getvalue().splitlines()]


def line_of(question: Question) -> dict[str, Any]:
    """Write a question as another program would."""
    last, settings = question.last, question.settings
    return {
        "rule": str(question.rule),
        "max_seats": 10,
        "prev": {
            "button": last.button,
            "sb": last.small_blind,
            "bb": last.big_blinds[0] if len(last.big_blinds) == 1 else list(last.big_blinds),
            "seats": list(last.seats),
        },
        "now": {
            "dealt_in": list(question.occupied),
            "newcomers": sorted(question.newcomers),
            "gone": sorted(question.gone),
        },
        "settings": {"arrival_in_dead_small_blind": str(settings.arrival_in_dead_small_blind)},
    }


def test_amounts_and_the_hands_after() -> None:
    status, lines = say(
        *("--rule", "dead", "--button", "1", "--sb", "2", "--bb", "3", "--seats", "1-9"),
        *("--out", "2", "--ahead", "3", "--blinds", "5000/10000", "--ante", "10,000"),
    )
    assert status == 0
    assert lines == [
        "Next hand: Dead button, TDA 2024 rule 32",
        "  Button         seat 2, empty (dead button)",
        "  Small blind    seat 3: 5,000 small blind",
        "  Big blind      seat 4: 10,000 big blind + 10,000 ante",
        "  First to act   seat 5, last seat 4; after the flop seat 3, last seat 1",
        "  Pot            25,000",
        (
            "Why: Seat 2, the small blind, went out. Seat 3 paid the big blind and now owes"
            " the small one. The button rests on the empty seat 2 for one hand."
        ),
        "Then: button 3, small 4, big 5",
        "Then: button 4, small 5, big 6",
    ]


def test_button_alone_under_the_moving_rule() -> None:
    status, lines = say(
        *("--button", "3", "--seats", "1-9", "--out", "4,7", "--rule", "moving"),
        *("--blinds", "100-200", "--ante", "200", "--stacks", "8=250, 6=1000", "--ahead", "1"),
    )
    assert status == 0
    assert lines[1:8] == [
        "  Button         seat 5",
        "  Small blind    seat 5: 100 small blind",
        "  Big blind      seat 6: 200 big blind",
        "  Big blind      seat 8: 200 big blind + 50 ante, all in",
        "  First to act   seat 9, last seat 8; after the flop seat 6, last seat 5",
        "  Pot            550",
        "  Seat 8 pays the ante of 200 for all.",
    ]
    assert lines[8] == "  Seat 8 is all in."
    assert lines[9].endswith(
        "Only the last button was given: the rest of that hand is taken as regular."
    )
    assert len(lines) == 10


def test_big_blind_alone_two_players() -> None:
    status, lines = say("--bb", "3", "--seats", "1-3", "--out", "1")
    assert status == 0
    assert lines[:4] == [
        "Next hand: Heads-up, TDA 2024 rule 34-B",
        "  Button         seat 3",
        "  Small blind    seat 3",
        "  Big blind      seat 2",
    ]
    assert lines[-1] == "Then: button 2, small 2, big 3"


def test_who_waits() -> None:
    _, lines = say("--button", "8", "--sb", "1", "--bb", "3", "--seats", "1,3-6,8", "--new", "2")
    assert "  Waits          seat 2" in lines
    assert lines[-1] == "Then: button 3, small 4, big 5"
    # The big blind was posted far from the button: the newcomer waits two hands.
    options = ("--rule", "simplified", "--button", "1", "--bb", "5", "--seats", "1-3,5")
    _, lines = say(*options, "--new", "4", "--ahead", "3")
    assert lines[-2:] == [
        "Then: button 3, small 5, big 1, waits 4",
        "Then: button 5, small 1, big 2",
    ]


def test_dead_small_blind_and_empty_button() -> None:
    options = ("--button", "1", "--bb", "3", "--seats", "1-6", "--out", "3")
    _, lines = say(*options, "--new", "3", "--arrival", "waits", "--house", "wsop_2026")
    assert lines[0] == "Next hand: Dead button, WSOP 2026 rule 85"
    assert "  Small blind    nobody" in lines
    assert "  Waits          seat 3" in lines
    _, lines = say(*options)
    assert lines[-1] == "Then: button 3 (empty), small 4, big 5"


def test_both_blinds_at_once() -> None:
    options = ("--rule", "moving", "--button", "3", "--bb", "3-5", "--seats", "3-5")
    amounts = ("--blinds", "100/200", "--ahead", "2")
    _, lines = say(*options, *amounts)
    assert "  Big blind      seat 3: 200 big blind" in lines
    assert "  Still owes     seat 3, a small blind" in lines
    assert lines[-1] == "Then: button 5, small 3, big 4"
    _, lines = say(*options, *amounts, "--double-post", "both")
    assert "  Big blind      seat 3: 200 big blind + 100 dead small blind" in lines
    _, lines = say(
        "--rule",
        "moving",
        "--button",
        "1",
        "--bb",
        "4",
        "--seats",
        "1-6",
        "--owes",
        "3",
        "--ahead",
        "1",
    )
    assert lines[2:4] == ["  Small blind    seat 3", "  Small blind    seat 4"]


def test_antes_of_each_player_and_short_stacks() -> None:
    _, lines = say(
        "--button",
        "1",
        "--bb",
        "3",
        "--seats",
        "1-4",
        "--blinds",
        "10/20",
        "--ante",
        "5",
        "--ante-kind",
        "each",
        "--stacks",
        "4=0,1=3",
    )
    assert "  Button         seat 2: 5 ante" in lines
    assert "  Ante           seat 1: 3 ante, all in" in lines
    assert "  Big blind      seat 4: nothing left, all in" in lines
    _, lines = say(
        "--button",
        "1",
        "--bb",
        "3",
        "--seats",
        "1-4",
        "--blinds",
        "10/20",
        "--ante",
        "20",
        "--stacks",
        "4=30",
        "--short",
        "ante_first",
    )
    assert "  Big blind      seat 4: 10 big blind + 20 ante, all in" in lines


def test_games_without_blinds() -> None:
    _, lines = say(
        "--button",
        "3",
        "--seats",
        "1-4",
        "--form",
        "short_deck",
        "--ante",
        "100",
        "--ante-kind",
        "short_deck",
    )
    assert lines[1] == "  Button         seat 4: 200 ante"
    assert lines[-1] == "Then: button 1"
    _, lines = say("--bb", "3", "--seats", "1-6", "--form", "stud")
    assert "  First to act   by the up-cards: the bring-in" in lines


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("", "Who was dealt into the last hand? Say --seats 1-9."),
        ("--seats 1-9", "Say --button or --bb."),
        ("--seats 4 --button 4", "At least two players must be dealt into the last hand."),
        ("--seats 1-9 --button 1 --sb 2", "With --sb, say both --button and --bb."),
        ("--seats 1-9 --button 3 --bb 3", "Seat 3 cannot have had both the button and"),
        ("--seats 9-1 --button 3", '"9-1" in --seats runs backwards: write 1-9.'),
        ("--seats 1-x --button 3", '"1-x" in --seats is no seat: write 4,7 or 1-9.'),
        ("--seats 1-5,3 --button 3", "Seat 3 is named twice in --seats."),
        ("--seats 1-5 --button 3 --new 2", "Seat 2 has a player: who left it?"),
        ("--seats 1-5 --button 3 --out 1,2,3,4", "At least two players must be in the next"),
        ("--seats 1-9 --button 3 --max-seats 8", "There is no seat 9: the table has 8 seats."),
        ("--seats 1-9 --button 3 --blinds 5000", '"5000" are no blinds'),
        ("--seats 1-9 --button 3 --blinds 5/x", '"x" is no amount of chips: write 10000.'),
        ("--seats 1-9 --button 3 --ante -5", '"-5" is no amount of chips'),
        ("--seats 1-9 --button 3 --stacks 4", '"4" is no stack: write seat and chips, 3=1500.'),
        ("--seats 1-9 --button 3 --ahead 0", "--ahead tells 1 to 100 hands, not 0."),
    ],
)
def test_bad_options_get_a_sentence(
    options: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert say(*options.split()) == (1, [])
    assert sentence in capsys.readouterr().err


def test_json_lines_the_70_cases() -> None:
    rows = [row for row in read_table("button_vectors") if row["hand"] == "1"]
    text = "".join(json.dumps(line_of(bust_question(row))) + "\n" for row in rows)
    for row, found in zip(rows, answer_lines(text), strict=True):
        assert sorted(found["sb"]) == sorted(seats(row["sb_posters"]))
        assert tuple(found["bb"]) == seats(row["bb_posters"])
        order = row["preflop_order"]
        assert found["first_preflop"] == ord(order[0]) - ord("A") + 1
        assert found["last_preflop"] == ord(order[-1]) - ord("A") + 1
        assert (found["sb_position"] is None) == (row["rule"] == "moving")


def test_json_lines_the_22_arrivals() -> None:
    rows = read_table("arrival_vectors")
    text = "".join(json.dumps(line_of(arrival_question(row))) + "\n" for row in rows)
    for row, found in zip(rows, answer_lines(text), strict=True):
        assert tuple(found["waits"]) == seats(row["waits"])
        assert tuple(found["sb"]) == seats(row["sb_posters"])
        assert tuple(found["bb"]) == seats(row["bb_posters"])
        assert found["button"] == int(row["button"])
        assert found["owes_sb"] == []


def test_json_lines_real_hands() -> None:
    file = real_hands_file()
    if file is None:
        pytest.skip("the file of real hands is not here: set TDTOOL_SHARED to its folder")
    rows = read_real_hands(file)
    text = "".join(json.dumps(line_of(real_question(row))) + "\n" for row in rows)
    for row, found in zip(rows, answer_lines(text), strict=True):
        if agrees(row):
            assert found["bb"] == row["expect"]["bb"]
            assert found["sb"] == row["expect"]["sb"]


def test_a_bad_line_gets_a_sentence_and_the_next_is_answered() -> None:
    good = json.dumps(line_of(bust_question(read_table("button_vectors")[0])))
    lines = ["", "{", "[1]", "\ufeff" + good, "[" * 100_000, good, '{"rule": "dead"}', "NaN"]
    found = answer_lines("\n".join(lines))
    assert ["error" in answered for answered in found] == [
        True, True, True, False, True, False, True, True,
    ]  # fmt: skip
    assert found[0]["error"].startswith("This line is not JSON: ")
    assert all(answered["error"].endswith(".") for answered in found if "error" in answered)
    assert found[3] == found[5]


def test_a_pipe_is_answered_line_by_line(repository: Path) -> None:
    good = json.dumps(line_of(bust_question(read_table("button_vectors")[0])))
    with subprocess.Popen(
        [sys.executable, "-m", "tdtool", "posts", "--jsonl"],
        cwd=repository,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for sent in (good, "no", good):
            program.stdin.write(sent + "\n")
            program.stdin.flush()
            answered = json.loads(program.stdout.readline())
            assert ("error" in answered) == (sent == "no")
        program.stdin.close()
        assert program.wait(timeout=20) == 0
