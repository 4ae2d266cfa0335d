"""Questions made from the rows of the case tables, and from lines of real hands."""

from __future__ import annotations

import csv
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tdtool.rules.button.question import (
    ArrivalInDeadSmallBlind,
    ButtonRule,
    ButtonSettings,
    LastHand,
    Question,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

DATA = Path(__file__).with_name("data")
WAITS = ButtonSettings(ArrivalInDeadSmallBlind.WAITS)
POSTS = ButtonSettings(ArrivalInDeadSmallBlind.POSTS)


def read_table(name: str) -> list[dict[str, str]]:
    with (DATA / f"{name}.tsv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def number(label: str) -> int:
    """Read the seat in a label like "B2", "BTN F6" or "A1 EMPTY"."""
    return int("".join(letter for letter in label if letter.isdigit()))


def seats(cell: str) -> tuple[int, ...]:
    """Read the seats of a cell like "C3+D4", "1+3" or "none"."""
    return () if cell in ("", "none") else tuple(number(part) for part in cell.split("+"))


def letters(order: Iterable[int]) -> str:
    return "".join(chr(ord("A") + seat - 1) for seat in order)


def bust_question(row: dict[str, str]) -> Question:
    """Make the question of a row of the button table: the hand after the bust."""
    rule = ButtonRule(row["rule"])
    button, small, big = (number(part) for part in row["finished_hand"].split(" / "))
    everybody = tuple(range(1, int(row["seats"]) + 1))
    gone = frozenset(seats(row["bust"]))
    position = None if rule is ButtonRule.MOVING else small
    return Question(
        rule,
        LastHand(button, position, (big,), everybody),
        tuple(seat for seat in everybody if seat not in gone),
        gone=gone,
    )


def arrival_question(row: dict[str, str]) -> Question:
    """Make the question of a row of the arrival table."""
    rule = ButtonRule(row["rule"])
    dealt_in = seats(row["dealt_in_last_hand"])
    gone, arrivals = frozenset(seats(row["gone"])), frozenset(seats(row["arrivals"]))
    position = None if rule is ButtonRule.MOVING else int(row["prev_sb_position"])
    return Question(
        rule,
        LastHand(int(row["prev_button"]), position, seats(row["prev_bb"]), dealt_in),
        tuple(sorted({*dealt_in} - gone | arrivals)),
        arrivals,
        gone,
        WAITS if "setting waits" in row["note"] or row["vid"].endswith("w") else POSTS,
    )


def real_hands_file() -> Path | None:
    """Find the file of real hands: beside the repository, or where TDTOOL_SHARED says."""
    told = os.environ.get("TDTOOL_SHARED")
    shared = Path(told) if told else Path(__file__).resolve().parents[3] / "shared"
    file = shared / "facts" / "hands" / "real_hands.jsonl"
    return file if file.exists() else None


def read_real_hands(file: Path) -> list[dict[str, Any]]:
    with file.open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def real_question(row: dict[str, Any]) -> Question:
    """Make the question of a real hand, under the rule and setting that its site plays."""
    prev, now = row["prev"], row["now"]
    simplified = row["family"] == "simplified_moving"
    waits = row["family"] == "dead_sb_live_button" or row["site"] == "Winamax"
    return Question(
        ButtonRule.SIMPLIFIED if simplified else ButtonRule.DEAD,
        LastHand(prev["button"], prev["sb"], (prev["bb"],), tuple(prev["seats"])),
        tuple(now["dealt_in"]),
        frozenset(now["newcomers"]),
        frozenset(now["gone"]),
        WAITS if waits else POSTS,
    )
