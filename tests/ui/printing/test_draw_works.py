"""Proofs of draws: what stands on the paper is enough to draw again, by somebody else's program."""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import TYPE_CHECKING

import pytest

from tdtool.tournament import commands as c
from tdtool.tournament.facts import SeatsDrawn
from tdtool.tournament.hand_for_hand.commands import CallLastHands
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans.settings import PlanSettings
from tdtool.tournament.values import DrawPolicy, SeatAt, Sheet
from tdtool.ui.printing.offer import Offer
from tests.tournament.evening import Evening
from tests.ui.printing.at_the_desk import printed, unclear, work

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path


class Numbers:
    """The random numbers, made as the paper says."""

    def __init__(self, seed: bytes, label: str) -> None:
        self.stream = self._numbers(seed, label)

    def _numbers(self, seed: bytes, label: str) -> Iterator[int]:
        block = 0
        while True:
            made = hmac.new(seed, f"{label}|{block}".encode(), hashlib.sha256).digest()
            for at in range(0, 32, 4):
                yield int.from_bytes(made[at : at + 4], "big")
            block += 1

    def below(self, n: int) -> int:
        while True:
            number = next(self.stream)
            if number < 2**32 // n * n:
                return number % n

    def shuffle(self, things: Sequence[object]) -> list[object]:
        made = list(things)
        for place in range(len(made) - 1, 0, -1):
            other = self.below(place + 1)
            made[place], made[other] = made[other], made[place]
        return made


def facts_of(text: str) -> dict[str, str]:
    """Read the captions of a proof with what stands under them."""
    lines = [line.strip() for line in text.replace("\ufffe", "-").splitlines()]
    found: dict[str, str] = {}
    caption = ""
    for line in lines:
        if line.isupper() and not re.fullmatch(r"[0-9A-F]{64}", line) and len(line) > 4:
            caption = line
        elif caption:
            found[caption] = f"{found.get(caption, '')} {line}".strip()
    return found


def seats(words: str) -> list[tuple[int, list[int]]]:
    """Read "Tables 1–3: seats 1–4, 6; Table 4: seat 2" in its order."""
    found = []
    for part in words.split("; "):
        said = re.fullmatch(r"Tables? (\d+)(?:–(\d+))?: (?:seats? )?(.*)", part)
        assert said is not None, part
        open_seats: list[int] = []
        for span in said[3].split(", "):
            first, _, last = span.partition("–")
            open_seats += range(int(first), int(last or first) + 1)
        found += [
            (table, open_seats[:]) for table in range(int(said[1]), int(said[2] or said[1]) + 1)
        ]
    return found


def drawn_again(text: str) -> tuple[dict[str, str], dict[str, str]]:
    """Draw with nothing but what is printed; give the seats by codes, and those printed."""
    facts = facts_of(text)
    seed = bytes.fromhex(facts["SEED (32 BYTES)"])
    assert (
        hashlib.sha256(seed).hexdigest()
        == facts["SEAL: SHA-256 OF THE SEED, FIXED BEFORE THE DRAW"]
    )
    label = re.search(r"the text (seats\|\d+)\|0 as message", " ".join(text.split()))
    assert label is not None
    numbers = Numbers(seed, label[1])
    rows = re.findall(r"^\s*(\d+)\s+(E\d+)\s.*?\s?(\d+\.\d+)\s*$", text, re.MULTILINE)
    listed = {code: seat for _, code, seat in sorted(rows, key=lambda row: int(row[0]))}
    order = numbers.shuffle(list(listed))
    pool = seats(facts["OPEN SEATS, IN THIS ORDER"])
    if "PLAYERS THERE BEFORE" not in facts:
        mixed = numbers.shuffle([f"{table}.{seat}" for table, there in pool for seat in there])
        return dict(zip(map(str, order), map(str, mixed), strict=False)), listed
    words = facts["PLAYERS THERE BEFORE"].replace("none", "0")
    there = {table: counts[0] for table, counts in seats(words)}
    by_players: dict[int, list[int]] = {}
    for table in sorted(dict(pool)):
        by_players.setdefault(there[table], []).append(table)
    left = {table: list(open_seats) for table, open_seats in pool}
    drawn = {}
    for code in order:
        fewest = min(players for players, tables in by_players.items() if tables)
        table = taken(by_players[fewest], numbers)
        drawn[str(code)] = f"{table}.{taken(left[table], numbers)}"
        if left[table]:
            by_players.setdefault(fewest + 1, []).append(table)
    return drawn, listed


def taken(things: list[int], numbers: Numbers) -> int:
    place = numbers.below(len(things))
    things[place], things[-1] = things[-1], things[place]
    return things.pop()


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    return Evening(tmp_path)


@pytest.mark.parametrize("policy", list(DrawPolicy))
def test_anybody_can_draw_again_from_the_paper(evening: Evening, policy: DrawPolicy) -> None:
    if policy is not PlanSettings().draws:
        evening.do(plc.ChangePlans(PlanSettings(draws=policy)))
    evening.full_table(3)
    evening.do(c.LockSeat(SeatAt(1, 7), locked=True))
    evening.do(c.Register(names=tuple(f"Player {n}" for n in range(1, 24))))
    evening.do(c.DrawSeats(open_tables=True))
    made = work(evening.desk, Offer.DRAW_PROOF)
    assert made.records == (c.RecordSheet(Sheet.DRAW_PROOF),)
    text = printed(made)
    again, listed = drawn_again(text)
    assert again == listed
    assert len(listed) == 23
    fact = evening.desk.history.records[-1].fact
    assert isinstance(fact, SeatsDrawn)
    assert list(listed.values()) == [str(seat) for seat in fact.seats]


def test_draws_are_picked_by_their_numbers(evening: Evening) -> None:
    assert unclear(evening.desk, Offer.DRAW_PROOF) == "Nothing has been drawn yet."
    evening.players(12)
    evening.do(c.RegisterAndSeat(name="Late Kim"))
    evening.do(c.StartClock())
    evening.do(CallLastHands())
    made = work(evening.desk, Offer.DRAW_PROOF)
    assert made.says == "Draw 2 of 3."
    assert "Late Kim" in printed(made)
    made = work(evening.desk, Offer.DRAW_PROOF, which="1, 2-3")
    assert (made.says, made.records) == ("3 draws of 3.", ())
    text = " ".join(printed(made).split())
    for words in ("Draw 1: 12 seats", "Draw 3: last hands", "so many more hands are played"):
        assert words in text
    assert re.search(r"Draw a number below 5 and add 3", text)
    assert unclear(evening.desk, Offer.DRAW_PROOF, which="9") == "There is no draw 9."
    assert unclear(evening.desk, Offer.DRAW_PROOF, which="kim").startswith("“kim” is no draw.")
    evening.desk.undo()
    assert "undone since" in printed(work(evening.desk, Offer.DRAW_PROOF, which="3"))


def test_an_undone_draw_names_those_who_were_drawn_then(evening: Evening) -> None:
    evening.do(c.Register(names=("Ana Silva", "Bo Lind")))
    evening.do(c.DrawSeats(open_tables=True))
    evening.desk.undo()
    evening.desk.undo()
    assert "E0001 Ana Silva" in printed(work(evening.desk, Offer.DRAW_PROOF, which="1"))
    evening.do(c.Register(names=("Kim Park", "Lee Oh")))
    assert "E0001 Ana Silva" in printed(work(evening.desk, Offer.DRAW_PROOF, which="1"))


def test_who_is_kept_apart_stands_on_the_proof(evening: Evening) -> None:
    evening.do(plc.ChangePlans(PlanSettings(keep_apart=True)))
    evening.do(c.Register(names=tuple(f"Player {n}" for n in range(1, 13))))
    evening.do(plc.KeepApart(1, 2, apart=True))
    evening.do(c.DrawSeats(open_tables=True))
    facts = facts_of(printed(work(evening.desk, Offer.DRAW_PROOF)))
    assert facts["KEPT APART"] == "E0001 and E0002"
