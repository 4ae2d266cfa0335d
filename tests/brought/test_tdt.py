"""A .tdt becomes a whole tournament through the ordinary commands, or a sentence."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdtool.brought.bring import Brought, BroughtError, Stands, TdtFile, play, read_tdt, take_in
from tdtool.desk import Desk
from tdtool.results.ranking import ranking
from tdtool.rules.house import HouseRules
from tdtool.rules.prizes.pool import Price
from tdtool.rules.stakes import AnteKind
from tdtool.structures.ante_payer import is_guessed, with_payer
from tdtool.structures.error import StructureError
from tdtool.structures.tdt_reader import structure_from_tdt
from tdtool.tdt import evening as tdt_evening
from tdtool.tdt.evening import read_evening
from tdtool.tdt.text import TdtError
from tdtool.tournament import clock
from tdtool.tournament import commands as c
from tdtool.tournament.chips.chip_set import ChipColour, ChipKind
from tdtool.tournament.money.intake import entered, prices_of
from tdtool.tournament.money.means import Sale
from tdtool.tournament.prizes.plan import PlanWay
from tdtool.tournament.prizes.table import table_of
from tdtool.tournament.state import Status
from tdtool.tournament.values import Now, SeatAt
from tests.empty_store import empty_store
from tests.extent import examples
from tests.tdt.evenings import VERSIONS
from tests.tdt.nights import BEGAN, MINUTE, PLAYERS, Buy, Night, Player

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tdtool.store.log import Store

NOW = Now(BEGAN + 90 * 86_400_000, 5_000_000, "boot")
PLACES = [
    ("1", "Ana Brook"),
    ("2", "Bo Lind"),
    ("3", "Mika Sand"),
    ("4", "Quinn O'Neil"),
    ("5", "Давид О."),
]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with empty_store(tmp_path / "here.db") as opened:
        yield opened


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """Open a file for tests that write nothing into it."""
    with empty_store(tmp_path_factory.mktemp("here") / "here.db") as opened:
        yield opened


def read(night: Night | str) -> TdtFile:
    text = night if isinstance(night, str) else night.text
    return TdtFile("night.tdt", read_evening(text), structure_from_tdt(text, "night"))


def played(store: Store, night: Night | str) -> Brought:
    file = read(night)
    entropy = random.Random(3).randbytes
    return play(store, file, file.structure, HouseRules(), now=NOW, entropy=entropy)


def ranked(brought: Brought) -> list[tuple[str, str]]:
    lines = ranking(brought.state, brought.names, NOW)
    return [(line.place, line.player) for line in lines]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_whole_night(version: str, shelf: Store) -> None:
    brought = played(shelf, Night(version))
    state = brought.state
    assert state.name == "Friday at the Club"
    assert ranked(brought) == PLACES
    assert [len(one) for one in (state.entries, state.busts)] == [6, 5]
    assert [row.label for row in state.structure.rows] == ["1", "2", "", "3", "4"]
    assert state.structure.starting_stack == 10_000
    assert state.chips.chosen == (
        ChipKind(25, ChipColour.GREEN, 8, None),
        ChipKind(100, ChipColour.BLACK, 8, 120),
        ChipKind(1_000, ChipColour.YELLOW, 9, None),
    )
    assert prices_of(state).entry == Price(prize=18, fee=2)
    assert entered(state)[:2] == (5, 1)
    assert [(one.price.prize, one.number) for one in entered(state).extras] == [(10, 2)]
    assert table_of(state).pool.payable == 128
    assert state.prizes.locked is not None
    assert [(band.first, band.cash) for band in state.prizes.locked.bands] == [(1, 77), (2, 51)]
    assert state.clock is not None
    assert (state.clock.row, state.clock.running) == (3, False)
    assert brought.stands is Stands.NEW
    assert brought.whence == f"The Tournament Director {version}"


def test_who_knocked_whom_out_and_when(shelf: Store) -> None:
    brought = played(shelf, Night())
    state = brought.state

    def name(entry: int) -> str:
        return brought.names[state.entries[entry].person].split()[0]

    out = sorted(state.busts.values(), key=lambda bust: bust.order)
    assert [(name(bust.entry), (bust.at_ms - BEGAN) // MINUTE) for bust in out] == [
        ("Quinn", 30), ("Давид", 40), ("Quinn", 90), ("Mika", 95), ("Bo", 100),
    ]  # fmt: skip
    by = {
        name(bust.entry) + str(state.entries[bust.entry].number): sorted(
            name(one) for one in state.prizes.knockouts[bust.entry].by
        )
        for bust in out
    }
    assert by == {
        "Quinn1": ["Ana"],
        "Давид1": ["Bo", "Quinn"],
        "Quinn2": ["Bo"],
        "Mika1": ["Ana"],
        "Bo1": ["Ana"],
    }
    assert [str(bust.where) for bust in out] == ["1.4", "2.1", "1.3", "1.4", "1.2"]
    assert state.entries[1].seat == SeatAt(1, 1)


def test_every_act_is_in_the_journal_and_can_be_undone(store: Store) -> None:
    brought = played(store, Night())
    number = take_in(store, brought, entropy=random.Random(4).randbytes)
    log = store.log(number)
    assert log.verify() is None
    times = [(record.wall_ms - BEGAN) // MINUTE for record in log.read()]
    assert times == sorted(times)
    assert (times[0], times[-3]) == (0, 100)
    assert [record.wall_ms for record in log.read()][-2:] == [NOW.wall_ms] * 2
    desk = Desk(log, store.people(), lambda: NOW, random.Random(5).randbytes)
    assert desk.state.busts.keys() == brought.state.busts.keys()
    assert not hasattr(desk.do(c.TakeBackBust(2)), "sentence")
    note = next(text for text in desk.texts().values() if text.startswith("Read from"))
    assert note.startswith('Read from "night.tdt", written by The Tournament Director 3.7.2.\n')
    assert "1 player who never bought in." in note
    assert "Invented Street" not in note + str(brought.bundle)


def test_who_pays_the_ante_is_asked_for(shelf: Store) -> None:
    file = read(Night(ante=25))
    assert is_guessed(file.structure)
    asked = with_payer(file.structure, AnteKind.BUTTON)
    brought = play(shelf, file, asked, HouseRules(), now=NOW, entropy=random.Random(3).randbytes)
    kinds = {row.stakes[0].ante.kind for row in brought.state.structure.rows if row.stakes}
    assert kinds == {AnteKind.NONE, AnteKind.BUTTON}
    assert not any("ante" in sentence for sentence in brought.left)


def test_a_night_that_is_still_on(shelf: Store) -> None:
    players = (
        replace(PLAYERS[0], entries=(Buy(0),)),
        replace(PLAYERS[1], entries=(Buy(0),)),
        replace(PLAYERS[2], entries=(Buy(0, out=40, by=("p1",)),)),
    )
    tables = (("T1", "Red 7", 9, ("p2", None, "p1")), ("T2", "Blue 7", 9, ()))
    brought = played(shelf, Night(players=players, tables=tables))
    state = brought.state
    assert {entry.id: entry.seat for entry in state.entries.values() if entry.seat} == {
        1: SeatAt(7, 3),
        2: SeatAt(7, 1),
    }
    assert list(state.tables) == [7]
    assert state.prizes.locked is None
    assert any("Its prizes were kept, but: The table pays" in said for said in brought.left)
    assert any(said.startswith("Where 1 entry sat") for said in brought.left)


def test_a_night_that_has_not_begun(shelf: Store) -> None:
    empty = played(shelf, Night(players=(), level=0))
    assert not empty.state.entries
    assert empty.state.clock is None
    waiting = played(shelf, Night(players=(Player("p1", "Ana", "B.", (Buy(0),)),), level=0))
    assert waiting.state.clock is None
    plan = waiting.state.prizes.plan
    assert plan is not None
    assert plan.way is PlanWay.PERCENT
    assert plan.percent is not None
    assert plan.percent.rows[0].shares == (6_000, 4_000)


def test_all_out_leaves_the_last_one_as_winner(shelf: Store) -> None:
    ends = tuple(Player(f"p{n}", f"P{n}", "X", (Buy(0, out=10 * n),)) for n in range(1, 5))
    assert ranked(played(shelf, Night(players=ends))) == [
        ("1", "P4 X"), ("2", "P3 X"), ("3", "P2 X"), ("4", "P1 X"),
    ]  # fmt: skip


def test_parts_of_a_unit_are_kept(shelf: Store) -> None:
    players = tuple(
        Player(f"p{n}", f"P{n}", "X", (Buy(0, amount=12.5, rake=2.5, bounty=5),))
        for n in range(1, 3)
    )
    brought = played(shelf, Night(players=players, prizes=()))
    prices = prices_of(brought.state)
    assert prices.currency.digits == 2
    assert prices.entry == Price(prize=500, fee=250, bounty=500)


def test_what_was_paid_otherwise_is_said(shelf: Store) -> None:
    players = (*PLAYERS[:3], Player("p9", "Half", "Price", (Buy(0, amount=10),)))
    brought = played(shelf, Night(players=players))
    assert "1 of 4 entries were paid otherwise; each counts as one for 20." in brought.left


def test_sales_have_their_own_terms(shelf: Store) -> None:
    rebuys = (Buy(5, 10, 0, chips=8_000), Buy(6, 15, 0, chips=12_000), Buy(999, 10, 0, chips=0))
    player = replace(PLAYERS[1], entries=(Buy(0, out=50),), rebuys=rebuys)
    brought = played(shelf, Night(players=(PLAYERS[0], player)))
    receipts = [
        (one.sale, one.price.total, one.chips)
        for one in brought.state.till.receipts.values()
        if one.sale is Sale.REBUY
    ]
    assert receipts == [
        (Sale.REBUY, 10, 8_000), (Sale.REBUY, 15, 12_000), (Sale.REBUY, 10, 8_000),
    ]  # fmt: skip
    assert brought.state.entries[2].status is Status.OUT


def test_people_who_are_known_by_name_stay_who_they_are(store: Store) -> None:
    first = take_in(store, played(store, Night()), entropy=random.Random(4).randbytes)
    people = set(store.people())
    again = played(store, Night())
    assert again.bundle.id == first  # the test's chance is the same every time
    second = take_in(store, again, entropy=random.Random(9).randbytes, copy=True)
    assert second != first
    assert set(store.people()) == people
    assert len(store.tournaments()) == 2


def test_times_that_are_none_or_to_come(shelf: Store) -> None:
    text = Night().text.replace(f"Time: {BEGAN + 30 * MINUTE}", "Time: 0")
    text = text.replace(f"Time: {BEGAN + 95 * MINUTE}", "Time: 99999999999999")
    brought = played(shelf, text)
    assert len(brought.state.busts) == 5
    assert max(fact.wall_ms for fact in brought.bundle.facts) <= NOW.wall_ms


SENTENCES = {
    "cut off": (Night().text[:3_000], "cut off"),
    "empty": ("{}", "no tournament"),
    "no levels": (Night().text.replace("new GameRound", "new GameRoom"), "no levels"),
    "evaluates": (Night().text.replace("Events: []", "Events: alert(1)"), '"alert"'),
    "deep": (Night().text.replace("Events: []", "Events: " + "[" * 100), "nested deeper"),
    "long": (Night().text + " " * 2_000_000, "characters"),
    "foreign": ("PK\x03\x04", "spreadsheet or archive"),
    "html": ("<html></html>", "stands"),
    "zeros": ("{V: \0}", "zero bytes"),
}


@pytest.mark.parametrize("case", SENTENCES)
def test_what_cannot_be_read_is_a_sentence(case: str, tmp_path: Path) -> None:
    text, says = SENTENCES[case]
    path = tmp_path / "night.tdt"
    path.write_bytes(text.encode("latin-1", "replace"))
    with pytest.raises(BroughtError, match=says) as caught:
        read_tdt(path)
    assert str(caught.value).endswith(".")
    assert len(str(caught.value)) < 250


def test_a_file_that_is_too_large_or_not_there(tmp_path: Path) -> None:
    (tmp_path / "huge.tdt").write_bytes(b" " * 8_000_001)
    with pytest.raises(BroughtError, match="larger than 8 MB"):
        read_tdt(tmp_path / "huge.tdt")
    with pytest.raises(BroughtError, match="There is no file"):
        read_tdt(tmp_path / "none.tdt")


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le"])
def test_any_usual_encoding(encoding: str, tmp_path: Path) -> None:
    path = tmp_path / "night.tdt"
    path.write_bytes(Night().text.encode(encoding))
    assert [player.name for player in read_tdt(path).evening.players][2] == "Давид О."


def test_too_many_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tdt_evening, "MOST_PLAYERS", 3)
    with pytest.raises(TdtError, match="6 players; 3 are the most"):
        read_evening(Night().text)


@pytest.mark.full
def test_the_most_players_are_played_in_time(shelf: Store) -> None:
    many = tuple(
        Player(f"p{n}", f"P{n}", "X", (Buy(n % 60, out=60 + n, seat=(f"T{n // 9}", n % 9)),))
        for n in range(tdt_evening.MOST_PLAYERS)
    )
    brought = played(shelf, Night(players=many))
    assert len(brought.state.busts) == tdt_evening.MOST_PLAYERS - 1


KEYS = ["p1", "p2", "p3", "p4", "p5", "nobody"]
TIMES = st.integers(-10, 200)
SEATS = st.none() | st.tuples(st.sampled_from(["T1", "T2", "T9", "Gone"]), st.integers(0, 14))


@st.composite
def buys(draw: st.DrawFn) -> Buy:
    return Buy(
        at=draw(TIMES),
        amount=draw(st.sampled_from([0, 20, 20.5])),
        rake=draw(st.sampled_from([0, 2, 50])),
        bounty=draw(st.sampled_from([0, 5])),
        chips=draw(st.sampled_from([0, 10_000])),
        out=draw(st.none() | TIMES),
        by=tuple(draw(st.lists(st.sampled_from(KEYS), max_size=3))),
        seat=draw(SEATS),
    )


@st.composite
def nights(draw: st.DrawFn) -> Night:
    few = st.lists(buys(), max_size=2).map(tuple)
    players = tuple(
        Player(key, draw(st.sampled_from(["Ana", "Bo", ""])), draw(st.sampled_from(["X", ""])),
               draw(st.lists(buys(), max_size=3).map(tuple)), draw(few), draw(few))
        for key in KEYS[: draw(st.integers(0, 5))]
    )  # fmt: skip
    sitting = st.lists(st.none() | st.sampled_from(KEYS), max_size=14).map(tuple)
    return Night(
        version=draw(st.sampled_from(VERSIONS)),
        players=players,
        tables=(
            ("T1", "Table 1", draw(st.integers(0, 20)), draw(sitting)),
            ("T2", draw(st.sampled_from(["Red", "1", "99999"])), 8, draw(sitting)),
        ),
        prizes=tuple(
            draw(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 2),
                                    st.sampled_from([0, 10, 60.5, 200]),
                                    st.sampled_from([0, 74, 50.25])), max_size=4))
        ),
        level=draw(st.integers(-1, 9)),
        ante=draw(st.sampled_from([0, 25, 100])),
    )  # fmt: skip


@settings(max_examples=examples(40))
@given(nights())
def test_any_night_is_played_whole(shelf: Store, night: Night) -> None:
    file = read(night)
    brought = played(shelf, night)
    state = brought.state
    named = file.evening.players
    assert state.in_play + len(state.busts) >= len(named)
    assert len({entry.person for entry in state.entries.values()}) == len(named)
    bought = sum(len(player.entries) for player in named)
    assert len(state.entries) <= bought
    checked, history = shelf.checked(brought.bundle)
    assert history.state.busts.keys() == state.busts.keys()
    assert checked.name == state.name
    places = [line for line in ranking(state, brought.names, NOW) if line.place]
    assert len(places) <= len(named)
    if state.clock is not None:
        assert clock.read(state.structure, state.clock, NOW).row < len(state.structure.rows)


WHOLE = Night().text


@settings(max_examples=examples(40))
@given(st.integers(0, len(WHOLE) - 1), st.text(max_size=3), st.integers(0, 30))
def test_a_damaged_night_is_a_sentence_or_a_night(
    shelf: Store, at: int, put: str, gone: int
) -> None:
    text = WHOLE[:at] + put + WHOLE[at + gone :]
    said = "."
    try:
        file = read(text)
        play(
            shelf, file, file.structure, HouseRules(),
            now=NOW, entropy=random.Random(1).randbytes,
        )  # fmt: skip
    except (TdtError, StructureError, BroughtError) as error:
        said = str(error)
    assert said.endswith(".")
    assert "\n" not in said
