"""A tournament as one portable file: whole elsewhere, known again, or refused untouched."""

from __future__ import annotations

import hashlib
import json
import zipfile
from contextlib import suppress
from dataclasses import replace
from io import BytesIO
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.desk import Desk
from tdtool.store import bundle_file
from tdtool.store.bundle import Bundle, FactLine, copied
from tdtool.store.bundle_file import SUFFIX, is_bundle, packed, read, unpacked, write
from tdtool.store.carry import Standing, Stands
from tdtool.store.chain import BEFORE_THE_FIRST, Link, digest
from tdtool.store.errors import (
    Conflict,
    Damaged,
    NewerFile,
    NoAccess,
    NotOurs,
    NotSaved,
    NotThere,
    StoreError,
)
from tdtool.tournament import commands as c
from tdtool.tournament.person_commands import ErasePerson
from tests.empty_store import empty_store
from tests.tournament.evening import Evening

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tdtool.store.log import Store

PROGRAM = "9.9"


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """Play a few acts, with a note, a bust and an undo among them."""
    played = Evening(tmp_path_factory.mktemp("evening"))
    played.players(9)
    played.do(c.WriteNote('a note = über, "quoted"\nof two lines', entry=2))
    played.do(c.Bust((3,)))
    played.desk.undo()
    played.do(c.Bust((4,)))
    return played


@pytest.fixture(scope="module")
def bundle(evening: Evening) -> Bundle:
    return evening.store.take_out(evening.desk.id)


@pytest.fixture(scope="module")
def data(bundle: Bundle) -> bytes:
    return packed(bundle, PROGRAM)


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Store]:
    with empty_store(tmp_path / "other.db") as store:
        yield store


def rewritten(data: bytes, change: Callable[[dict[str, bytes]], None]) -> bytes:
    """Change the parts of a file and vouch for them again, as somebody with intent would."""
    with zipfile.ZipFile(BytesIO(data)) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    change(parts)
    with suppress(ValueError, KeyError, TypeError):
        manifest = json.loads(parts["manifest.json"])
        for name in manifest["sha256"]:
            manifest["sha256"][name] = hashlib.sha256(parts[name]).hexdigest()
        parts["manifest.json"] = json.dumps(manifest).encode()
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return out.getvalue()


def with_manifest(data: bytes, **fields: object) -> bytes:
    def change(parts: dict[str, bytes]) -> None:
        manifest = json.loads(parts["manifest.json"])
        parts["manifest.json"] = json.dumps({**manifest, **fields}).encode()

    return rewritten(data, change)


def relinked(bundle: Bundle, facts: tuple[FactLine, ...]) -> Bundle:
    """Work the chain out again over facts that were changed."""
    previous, linked = BEFORE_THE_FIRST, []
    for fact in facts:
        link = Link(
            bundle.id, fact.seq, fact.action, fact.kind, fact.version, fact.payload, fact.wall_ms
        )
        previous = digest(previous, link)
        linked.append(fact._replace(sha256=previous))
    return replace(bundle, facts=tuple(linked))


def test_it_opens_elsewhere_as_it_was(
    evening: Evening, bundle: Bundle, other: Store, tmp_path: Path
) -> None:
    path = tmp_path / f"evening{SUFFIX}"
    write(path, bundle, PROGRAM)
    brought = read(path)
    assert brought == bundle
    assert other.put_in(brought) == Standing(Stands.NEW, 0)
    log = other.log(evening.desk.id)
    assert log.verify() is None
    assert log.read() == evening.store.log(evening.desk.id).read()
    assert log.short_digest == evening.desk.short_digest == bundle.short_digest
    opened = Desk(log, other.people(), evening.clock, evening.random.randbytes)
    assert opened.names == evening.desk.names
    assert opened.texts() == evening.desk.texts()
    assert other.tournaments() == evening.store.tournaments()
    again = opened.do(c.Bust((5,)))
    assert not hasattr(again, "sentence")


def test_the_same_log_makes_the_same_bytes(bundle: Bundle, data: bytes, evening: Evening) -> None:
    assert packed(evening.store.take_out(bundle.id), PROGRAM) == data
    assert is_bundle(data)


def test_a_second_time_it_is_known(bundle: Bundle, other: Store) -> None:
    other.put_in(bundle)
    assert other.standing(bundle) == Standing(Stands.SAME, len(bundle.facts))
    assert other.put_in(bundle).stands is Stands.SAME
    assert len(other.tournaments()) == 1


def test_what_went_on_elsewhere_comes_back(tmp_path: Path, other: Store) -> None:
    played = Evening(tmp_path)
    played.players(5)
    early = played.store.take_out(played.desk.id)
    other.put_in(early)
    gone = played.state.entries[2].person
    played.do(c.Bust((2,)))
    played.do(c.WriteNote("later"))
    played.do(c.Register(names=("Somebody new",)))
    played.do(ErasePerson(gone))
    later = played.store.take_out(played.desk.id)
    assert other.standing(later) == Standing(Stands.AHEAD, len(early.facts))
    other.put_in(later)
    log = other.log(played.desk.id)
    assert log.verify() is None
    assert log.read() == played.store.log(played.desk.id).read()
    assert other.people() == played.store.people()
    assert gone not in other.people()
    assert other.texts(played.desk.id) == played.store.texts(played.desk.id)
    assert other.standing(early).stands is Stands.BEHIND
    assert other.put_in(early).stands is Stands.BEHIND
    assert log.last_seq == len(later.facts)


def test_what_went_on_in_two_ways_is_brought_in_as_its_own(tmp_path: Path, other: Store) -> None:
    played = Evening(tmp_path)
    played.players(5)
    other.put_in(played.store.take_out(played.desk.id))
    here = Desk(other.log(played.desk.id), other.people(), played.clock, played.random.randbytes)
    here.do(c.WriteNote("said here"))
    played.do(c.WriteNote("said there"))
    there = played.store.take_out(played.desk.id)
    assert other.standing(there).stands is Stands.APART
    with pytest.raises(Conflict, match="a tournament of its own"):
        other.put_in(there)
    assert other.log(played.desk.id).last_seq == here.seq
    number = count(1)
    own = copied(there, lambda: f"{next(number):016x}")
    other.put_in(own)
    assert other.log(own.id).verify() is None
    assert list(other.texts(own.id).values()) == ["said there"]
    assert list(other.texts(played.desk.id).values()) == ["said here"]
    opened = Desk(other.log(own.id), other.people(), played.clock, played.random.randbytes)
    assert opened.state.entries == played.state.entries
    assert len(other.tournaments()) == 2


def test_persons_known_here_keep_their_names(bundle: Bundle, other: Store) -> None:
    person = next(iter(bundle.persons))
    other.create("t", "", 0).append("a", "c", 0, _opened(bundle), 0, {person: "As known here"})
    other.put_in(bundle)
    assert other.people()[person] == "As known here"


def _opened(bundle: Bundle) -> list[Any]:
    from tdtool.store.codec import Codec

    first = bundle.facts[0]
    return [Codec()[first.kind, first.version](first.payload)]


def test_names_and_texts_that_no_fact_means_stay_out(bundle: Bundle, other: Store) -> None:
    more = replace(
        bundle,
        persons={**bundle.persons, "stranger": "Nobody here"},
        texts={**bundle.texts, "stray": "nothing"},
    )
    other.put_in(more)
    assert "stranger" not in other.people()
    assert "stray" not in other.texts(bundle.id)


def test_a_text_of_another_tournament_is_not_taken_over(bundle: Bundle, other: Store) -> None:
    text = next(iter(bundle.texts))
    other.create("t", "", 0).append("a", "c", 0, _opened(bundle), 0, texts={text: "mine"})
    with pytest.raises(Conflict, match="belongs to another tournament"):
        other.put_in(bundle)
    assert other.texts("t") == {text: "mine"}
    assert len(other.tournaments()) == 1


def test_it_must_be_there(evening: Evening) -> None:
    with pytest.raises(NotThere):
        evening.store.take_out("nothing")


FOREIGN: list[tuple[Callable[[bytes], bytes], type[StoreError], str]] = (
    [
        (lambda data: data[:0], NotOurs, "not a tournament"),
        (lambda data: b"SQLite format 3\0" + b"\0" * len(data), NotOurs, "not a tournament"),
        (lambda data: data[: len(data) // 2], Damaged, "is damaged"),
        (lambda data: with_manifest(data, format=2), NewerFile, "a newer tdtool"),
        (lambda data: with_manifest(data, format="1"), Damaged, "is damaged"),
        (lambda data: with_manifest(data, kind="zip"), NotOurs, "an archive, but not"),
        (lambda data: with_manifest(data, facts=1), Damaged, "is damaged"),
        (lambda data: with_manifest(data, digest="0" * 64), Damaged, "is damaged"),
        (lambda data: with_manifest(data, sha256={}), Damaged, "is damaged"),
        (lambda data: with_manifest(data, id=5), Damaged, "is damaged"),
        (lambda data: _without("manifest.json", data), NotOurs, "an archive, but not"),
        (lambda data: _without("acts.jsonl", data), Damaged, "is damaged"),
        (lambda data: _with("acts.jsonl", b"[1,2]\n", data), Damaged, "is damaged"),
        (lambda data: _with("acts.jsonl", b"null\n", data), Damaged, "is damaged"),
        (lambda data: _with("acts.jsonl", b"[" * 100_000 + b"\n", data), Damaged, "is damaged"),
        (lambda data: _with("acts.jsonl", b"no end", data), Damaged, "is damaged"),
        (lambda data: _with("more.txt", b"", data), Damaged, "is damaged"),
        (lambda data: _with("manifest.json", b"[]", data), NotOurs, "an archive, but not"),
        (lambda data: _with("manifest.json", b"\xff", data), Damaged, "is damaged"),
    ]
)  # fmt: skip


@pytest.mark.parametrize(("change", "error", "says"), FOREIGN, ids=range(len(FOREIGN)))
def test_what_is_none_is_refused(
    change: Callable[[bytes], bytes], error: type[StoreError], says: str, data: bytes
) -> None:
    with pytest.raises(error, match=says) as caught:
        unpacked(change(data), "evening.tdtool")
    assert str(caught.value).startswith("evening.tdtool ")
    assert str(caught.value).endswith(".")


def _without(name: str, data: bytes) -> bytes:
    def change(parts: dict[str, bytes]) -> None:
        del parts[name]

    return rewritten(data, change)


def _with(name: str, content: bytes, data: bytes) -> bytes:
    return rewritten(data, lambda parts: parts.update({name: content}))


def test_a_bomb_is_not_unpacked(data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    bomb = _with("facts.jsonl", b"0" * 20_000_000, data)
    assert len(bomb) < 60_000
    with pytest.raises(Damaged, match="far more than a tournament"):
        unpacked(bomb, "bomb.tdtool")
    monkeypatch.setattr(bundle_file, "MAX_UNPACKED", 1_000)
    with pytest.raises(Damaged, match="far more than a tournament"):
        unpacked(data, "bomb.tdtool")


def test_too_many_lines_are_not_read(data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundle_file, "MAX_LINES", 3)
    with pytest.raises(Damaged):
        unpacked(data, "long.tdtool")


def test_a_file_that_is_not_there_or_too_large_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(NoAccess, match="cannot read"):
        read(tmp_path / "none.tdtool")
    with pytest.raises(NoAccess, match="cannot read"):
        read(tmp_path)
    monkeypatch.setattr(bundle_file, "MAX_BYTES", 10)
    (tmp_path / "large.tdtool").write_bytes(b"0" * 11)
    with pytest.raises(NotOurs, match="larger than"):
        read(tmp_path / "large.tdtool")


def test_where_it_cannot_be_written_nothing_is(bundle: Bundle, tmp_path: Path) -> None:
    with pytest.raises(NotSaved, match="Nothing was written"):
        write(tmp_path / "gone" / "a.tdtool", bundle, PROGRAM)
    assert not list(tmp_path.iterdir())


def _facts(bundle: Bundle, place: int, **fields: Any) -> Bundle:
    changed = [
        fact._replace(**fields) if at == place else fact for at, fact in enumerate(bundle.facts)
    ]
    return relinked(bundle, tuple(changed))


CHANGED: list[tuple[Callable[[Bundle], Bundle], type[StoreError]]] = (
    [
        (lambda one: replace(one, facts=one.facts[:-1]), Damaged),
        (lambda one: replace(one, facts=()), Damaged),
        (lambda one: replace(one, id="other"), Damaged),
        (lambda one: replace(one, id=""), Damaged),
        (lambda one: replace(one, acts=one.acts[1:]), Damaged),
        (lambda one: replace(one, acts=one.acts[:-1]), Damaged),
        (lambda one: replace(one, acts=(one.acts[0],) * 2 + one.acts[2:]), Damaged),
        (
            lambda one: replace(
                one, acts=tuple(act._replace(command="same") for act in one.acts)
            ),
            Damaged,
        ),
        (lambda one: replace(one, persons={"x": "a\0b"}), Damaged),
        (lambda one: replace(one, persons={"x": "\ud800"}), Damaged),
        (lambda one: replace(one, persons={"x": "a" * 1_001}), Damaged),
        (lambda one: replace(one, persons={"a b\n": "a"}), Damaged),
        (lambda one: replace(one, texts={"x": "a" * 200_001}), Damaged),
        (lambda one: _facts(one, 0, payload="{}"), Damaged),
        (lambda one: _facts(one, 0, payload="["), Damaged),
        (lambda one: _facts(one, 5, payload='{"entry":99}'), Damaged),
        (lambda one: _facts(one, 3, kind="time_machine_used"), NewerFile),
        (lambda one: _facts(one, 3, version=99), NewerFile),
        (lambda one: relinked(one, one.facts[1:]), Damaged),
    ]
)  # fmt: skip


@pytest.mark.parametrize(("change", "error"), CHANGED, ids=range(len(CHANGED)))
def test_what_was_changed_is_refused_and_changes_nothing(
    change: Callable[[Bundle], Bundle], error: type[StoreError], bundle: Bundle, other: Store
) -> None:
    with pytest.raises(error) as caught:
        other.put_in(change(bundle))
    assert str(caught.value).endswith(".")
    assert not other.tournaments()
    assert not other.people()


def test_facts_that_do_not_follow_are_refused(bundle: Bundle, other: Store) -> None:
    first = bundle.facts[0]._replace(seq=1)
    twice = (first, *(fact._replace(seq=fact.seq + 1) for fact in bundle.facts))
    acts = (
        bundle.acts[0]._replace(last_seq=2),
        *(act._replace(first_seq=act.first_seq + 1, last_seq=act.last_seq + 1)
          for act in bundle.acts[1:]),
    )  # fmt: skip
    busted = [fact for fact in bundle.facts if fact.kind == "busted"][-1]
    strange = _facts(
        bundle, busted.seq - 1, payload=busted.payload.replace('"entry":4', '"entry":77')
    )
    for made in (relinked(replace(bundle, acts=acts), twice), strange):
        with pytest.raises(Damaged):
            other.put_in(made)
    assert not other.tournaments()


@given(drawn=st.data())
def test_a_damaged_file_is_never_taken_for_whole(data: bytes, drawn: st.DataObject) -> None:
    at = drawn.draw(st.integers(0, len(data) - 1))
    byte = drawn.draw(st.integers(0, 255))
    changed = data[:at] + bytes((byte,)) + data[at + 1 :]
    try:
        found = unpacked(changed, "x")
    except StoreError as error:
        said = str(error)
    else:
        said = "" if found == unpacked(data, "x") else "another tournament"
    assert not said or said.endswith(".")


@given(drawn=st.data())
def test_a_file_that_is_cut_off_is_refused(data: bytes, drawn: st.DataObject) -> None:
    end = drawn.draw(st.integers(0, len(data) - 1))
    with pytest.raises((Damaged, NotOurs)):
        unpacked(data[:end], "x")
