"""What is acknowledged stands in the log: whole, once, in order; what is refused does not."""

from __future__ import annotations

import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdtool.store.codec import Codec
from tdtool.store.errors import Conflict, NewerFile, NotSaved, NotThere
from tdtool.store.file import File
from tdtool.store.log import Store
from tdtool.store.records import Appended, TournamentHead, short
from tdtool.tournament.fact_kinds import FACTS
from tdtool.tournament.facts import (
    EntryRegistered,
    Fact,
    Noted,
    Recorded,
    TableOpened,
    Undone,
)
from tests.store.drawn_facts import any_fact, sample

if TYPE_CHECKING:
    from tdtool.store.tournament_log import TournamentLog

TABLE = TableOpened(1, 9)


def write(log: TournamentLog, *facts: Fact, name: str = "", after: int | None = None) -> Appended:
    """Write one act at the end of a log."""
    seq = log.last_seq if after is None else after
    name = name or f"a{seq}"
    return log.append(name, f"command {name}", seq, facts or (TABLE,), 1_000 + seq)


def test_acts_read_back_with_their_numbers_and_times(store: Store) -> None:
    log = store.create("t", "Main", 5)
    first = log.append("a", "c1", 0, [TABLE, TableOpened(2, 9)], 10)
    second = log.append("b", "c2", 2, [Undone("a")], 20)
    assert (first.first_seq, first.last_seq, first.repeated) == (1, 2, False)
    assert (second.first_seq, second.last_seq, second.repeated) == (3, 3, False)
    assert log.read() == [
        Recorded(1, "a", 10, TABLE),
        Recorded(2, "a", 10, TableOpened(2, 9)),
        Recorded(3, "b", 20, Undone("a")),
    ]
    assert log.read(2) == [Recorded(3, "b", 20, Undone("a"))]
    assert log.read(3) == []
    assert log.digest == second.digest
    assert log.short_digest == short(second.digest) == second.digest[:7]


def test_everything_is_there_after_closing(path: Path) -> None:
    with Store.open(path) as store:
        write(store.create("t", "Main", 5), *(sample(kind) for kind in FACTS))
    with Store.open(path) as store:
        log = store.log("t")
        assert [recorded.fact for recorded in log.read()] == [sample(kind) for kind in FACTS]
        assert log.verify() is None


@settings(max_examples=20)
@given(acts=st.lists(st.lists(any_fact(), min_size=1, max_size=4), max_size=6))
def test_any_acts_read_back(acts: list[list[Fact]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "x.db")
        with Store.open(path) as store:
            log = store.create("t", "", 0)
            for act in acts:
                write(log, *act)
        with Store.open(path) as store:
            if acts:
                log = store.log("t")
                assert [recorded.fact for recorded in log.read()] == list(chain(*acts))
                assert log.verify() is None
            assert len(store.tournaments()) == bool(acts)


def test_a_tournament_comes_with_its_first_facts(store: Store, path: Path) -> None:
    log = store.create("t", "Main", 5)
    assert store.tournaments() == ()
    assert log.read() == []
    assert log.verify() is None
    assert (log.last_seq, log.short_digest) == (0, "0000000")
    with pytest.raises(NotThere, match="not in the file"):
        store.log("t")
    log.append("a", "c", 0, [TABLE], 7)
    assert store.tournaments() == (TournamentHead("t", "Main", 5, 1, 7),)
    assert store.log("t").read() == log.read()
    assert path == store.path


def test_newest_tournament_is_listed_first(store: Store) -> None:
    for number, created in enumerate((20, 30, 10)):
        write(store.create(f"t{number}", "", created))
    assert [head.created_ms for head in store.tournaments()] == [30, 20, 10]


def test_an_id_is_given_to_one_tournament_only(store: Store) -> None:
    one, other = store.create("t", "One", 5), store.create("t", "Other", 6)
    write(one)
    with pytest.raises(Conflict, match="already"):
        store.create("t", "Other", 6)
    with pytest.raises(Conflict):
        other.append("x", "x", 0, [TABLE], 1)
    assert [head.name for head in store.tournaments()] == ["One"]


def test_tournaments_do_not_mix(store: Store) -> None:
    one, other = store.create("1", "", 0), store.create("2", "", 0)
    write(one, TABLE, name="same")
    write(other, TableOpened(2, 9), TableOpened(3, 9), name="same")
    write(one, TableOpened(4, 9), name="next")
    assert [recorded.fact.table for recorded in one.read()] == [1, 4]  # type: ignore[attr-defined]
    assert [recorded.seq for recorded in other.read()] == [1, 2]
    assert one.verify() is None
    assert other.verify() is None


@pytest.mark.parametrize("expected", [0, 1, 3])
def test_act_decided_on_another_state_is_refused(store: Store, expected: int) -> None:
    log = store.create("t", "", 0)
    write(log, TABLE, TABLE)
    before = log.read()
    with pytest.raises(Conflict, match="meanwhile"):
        log.append("b", "cb", expected, [TABLE], 1, {"p": "Ann"}, {"x": "text"})
    assert log.read() == before
    assert store.people() == {}
    assert store.texts("t") == {}
    assert write(log).first_seq == 3


def test_repeated_command_is_acknowledged_and_writes_nothing(path: Path) -> None:
    with Store.open(path) as store:
        log = store.create("t", "", 0)
        first = log.append("a", "c", 0, [TABLE, TABLE], 1, {"p": "Ann"})
        write(log)
        again = log.append("a", "c", 0, [TABLE, TABLE], 2, {"p": "Ann"})
        assert again == first._replace(repeated=True)
    with Store.open(path) as store:
        log = store.log("t")
        assert log.append("z", "c", 3, [TABLE], 9, {"q": "Bob"}) == again
        assert log.last_seq == 3
        assert store.people() == {"p": "Ann"}
        assert log.verify() is None


def test_an_act_id_serves_once(store: Store) -> None:
    log = store.create("t", "", 0)
    log.append("a", "c1", 0, [TABLE], 1)
    with pytest.raises(Conflict, match="another act"):
        log.append("a", "c2", 1, [TABLE], 1)
    assert log.last_seq == 1
    assert log.append("b", "c2", 1, [TABLE], 1).repeated is False


def test_persons_and_texts_come_with_their_act(store: Store) -> None:
    log = store.create("t", "", 0)
    facts = [EntryRegistered(1, "p1", 1, late=False), Noted("x1")]
    log.append("a", "c", 0, facts, 1, {"p1": "Ann", "p2": "Bob"}, {"x1": "spilt\nbeer"})
    assert store.people() == {"p1": "Ann", "p2": "Bob"}
    assert store.texts("t") == {"x1": "spilt\nbeer"}
    assert store.texts("other") == {}
    store.rename("p1", "Anna")
    assert store.people() == {"p1": "Anna", "p2": "Bob"}


@pytest.mark.parametrize(
    ("persons", "texts"), [({"p1": "Other"}, {}), ({}, {"x1": "other"}), ({"p2": "B"}, {"x1": ""})]
)
def test_taken_person_or_text_id_refuses_the_whole_act(
    store: Store, persons: dict[str, str], texts: dict[str, str]
) -> None:
    log = store.create("t", "", 0)
    log.append("a", "c", 0, [TABLE], 1, {"p1": "Ann"}, {"x1": "text"})
    with pytest.raises(Conflict):
        log.append("b", "d", 1, [TABLE], 1, persons, texts)
    assert (store.people(), store.texts("t")) == ({"p1": "Ann"}, {"x1": "text"})
    assert log.last_seq == 1


def test_unknown_ids_are_named_as_such(store: Store) -> None:
    for ask in (
        lambda: store.log("t"),
        lambda: store.rename("p", "x"),
        lambda: store.erase("p"),
        lambda: store.erase_text("x"),
    ):
        with pytest.raises(NotThere, match="not in the file"):
            ask()


def test_an_act_has_facts(store: Store) -> None:
    with pytest.raises(ValueError, match="without facts"):
        store.create("t", "", 0).append("a", "c", 0, [], 1)


HALF = "half \ud83d"


def test_half_a_character_is_refused_with_a_sentence(store: Store) -> None:
    log = store.create("t", "", 0)
    write(log)
    with pytest.raises(NotSaved, match="half a character"):
        write(log, Undone(HALF))
    with pytest.raises(NotSaved, match="half a character"):
        log.append("b", "d", 1, [TABLE], 1, {"p": HALF})
    with pytest.raises(NotSaved, match="half a character"):
        store.create("u", HALF, 0).append("a", "c", 0, [TABLE], 1)
    assert (log.last_seq, store.people(), len(store.tournaments())) == (1, {}, 1)
    assert write(log).first_seq == 2


def test_hostile_names_are_kept_letter_for_letter(store: Store) -> None:
    names = ["<img src='/etc/hostname'>", "x" * 5_000, "שלום", "😀", "a\0b", "'; DROP TABLE x", ""]
    log = store.create("t", names[0], 0)
    people = {str(number): name for number, name in enumerate(names)}
    log.append("a", "c", 0, [TABLE], 1, people, people)
    assert store.people() == store.texts("t") == people
    assert store.tournaments()[0].name == names[0]


def test_fact_of_a_newer_program_keeps_the_tournament_shut(path: Path) -> None:
    with Store.open(path) as store:
        write(store.create("t", "", 0), TABLE, EntryRegistered(1, "p", 1, late=False))
        write(store.create("u", "", 0), TABLE)
    older = Codec({"table_opened": TableOpened})
    with Store(File.open(path), older) as store:
        with pytest.raises(NewerFile, match=r"no\. 2 .*“entry_registered”.* newer tdtool"):
            store.log("t").read()
        assert len(store.log("u").read()) == 1


def test_opened_in_one_thread_and_used_in_another(path: Path) -> None:
    with ThreadPoolExecutor(1) as pool:
        store = pool.submit(Store.open, path).result()
    with store:
        log = store.create("t", "", 0)
        write(log)
        with ThreadPoolExecutor(1) as pool:
            assert pool.submit(log.read).result() == log.read()


def test_of_several_writers_one_wins_each_number(store: Store) -> None:
    log = store.create("t", "", 0)
    write(log)
    start = threading.Barrier(4)

    def race(writer: int) -> list[int]:
        start.wait()
        won = []
        for seq in range(1, 40):
            try:
                won.append(write(log, name=f"{writer}.{seq}", after=seq).last_seq)
            except Conflict:
                continue
        return won

    with ThreadPoolExecutor(4) as pool:
        won = sorted(seq for seqs in pool.map(race, range(4)) for seq in seqs)
    assert won == list(range(2, log.last_seq + 1))
    assert won
    assert log.verify() is None


def test_wrong_fact_leaves_the_log_as_it_was(store: Store) -> None:
    log = store.create("t", "", 0)
    write(log)
    with pytest.raises(TypeError, match="TableOpened"):
        write(log, TABLE, TableOpened(cast("int", "1"), 9))
    assert log.last_seq == 1
    assert write(log).first_seq == 2
