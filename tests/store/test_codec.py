"""Every fact reads back as it was written, also from older versions, or not at all."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tdtool.store.codec import Codec, UnknownFactError, canonical
from tdtool.tournament.fact_kinds import FACTS
from tdtool.tournament.facts import (
    Busted,
    EntryRegistered,
    Fact,
    TableClosed,
    TournamentOpened,
)
from tdtool.tournament.values import SeatAt
from tests.extent import FULL
from tests.store.drawn_facts import drawn, sample

CODEC = Codec()


@pytest.mark.parametrize("kind", sorted(FACTS))
@settings(max_examples=25 if FULL else 5)
@given(data=st.data())
def test_every_kind_reads_back_as_it_was(kind: str, data: st.DataObject) -> None:
    fact = data.draw(drawn(kind))
    encoded = CODEC.encode(fact)
    assert encoded.kind == kind
    read = CODEC[encoded.kind, encoded.version](encoded.payload)
    assert read == fact
    assert type(read) is type(fact)


@pytest.mark.parametrize("kind", sorted(FACTS))
def test_read_values_are_of_their_own_types(kind: str) -> None:
    encoded = CODEC.encode(sample(kind))
    assert repr(CODEC[kind, encoded.version](encoded.payload)) == repr(sample(kind))


def test_payload_is_canonical() -> None:
    busted = Busted(17, SeatAt(12, 5), hand=3, group=4, reported_ms=1_700_000_000_000)
    payload = CODEC.encode(busted).payload
    assert payload.startswith('{"entry":17,"floor_to_check":false,"group":4,')
    assert '"seat":[12,5]' in payload
    assert payload == canonical(json.loads(payload))


def test_foreign_letters_stand_as_they_are() -> None:
    opened = cast("Any", sample("tournament_opened"))
    named = TournamentOpened("Zürich 撲克 😀", opened.structure, opened.house, 9, opened.seal, None)
    assert '"name":"Zürich 撲克 😀"' in CODEC.encode(named).payload


@dataclass(frozen=True, slots=True)
class Seated(Fact):
    """A made-up kind in its third version."""

    KIND = "seated"
    VERSION = 3
    table: int
    seat: int
    by: str


def _split_seat(plain: dict[str, Any]) -> dict[str, Any]:
    table, seat = plain.pop("seat").split(".")
    return {**plain, "table": int(table), "seat": int(seat)}


def _name_who(plain: dict[str, Any]) -> dict[str, Any]:
    return {**plain, "by": "desk"}


STEPS = {("seated", 1): _split_seat, ("seated", 2): _name_who}


@pytest.mark.parametrize(
    ("version", "payload"),
    [
        (1, '{"seat":"12.5"}'),
        (2, '{"seat":5,"table":12}'),
        (3, '{"by":"desk","seat":5,"table":12}'),
    ],
)
def test_older_versions_are_brought_up_step_by_step(version: int, payload: str) -> None:
    codec = Codec({"seated": Seated}, STEPS)
    assert codec["seated", version](payload) == Seated(12, 5, "desk")
    assert codec["seated", version](payload) == Seated(12, 5, "desk")


@pytest.mark.parametrize("kind", ["ruled", "ruling_decided"])
def test_rulings_from_before_figures_were_kept_are_read(kind: str) -> None:
    encoded = CODEC.encode(sample(kind))
    written = json.loads(encoded.payload)
    for name in {"figures", "button", "joint_hand"} & set(written):
        assert written.pop(name)
    read = CODEC[kind, 1](json.dumps(written))
    assert cast("Any", read).figures is None


def test_newest_version_is_written() -> None:
    codec = Codec({"seated": Seated}, STEPS)
    assert codec.encode(Seated(1, 2, "x")) == ("seated", 3, '{"by":"x","seat":2,"table":1}')


@pytest.mark.parametrize(
    ("kind", "version", "said"),
    [
        ("seated", 4, "“seated” in version 4"),
        ("seated", 0, "“seated” in version 0"),
        ("dealt", 1, "“dealt”"),
    ],
)
def test_unknown_kinds_and_versions_are_refused(kind: str, version: int, said: str) -> None:
    with pytest.raises(UnknownFactError, match=said):
        Codec({"seated": Seated}, STEPS)[kind, version]


def test_old_version_without_a_step_is_refused() -> None:
    with pytest.raises(UnknownFactError, match="old version 2"):
        Codec({"seated": Seated}, {("seated", 1): _split_seat})["seated", 1]


def test_every_registered_old_version_has_its_step() -> None:
    for kind, fact in FACTS.items():
        for version in range(1, fact.VERSION + 1):
            assert callable(CODEC[kind, version])


@pytest.mark.parametrize(
    "payload",
    [
        "",
        "{",
        "null",
        "{}",
        '{"entry":"17","late":false,"number":1,"person":"p"}',
        '{"entry":17.5,"late":false,"number":1,"person":"p"}',
        '{"entry":17,"late":0,"number":1,"person":"p"}',
    ],
)
def test_what_is_no_such_fact_is_not_bent_into_one(payload: str) -> None:
    with pytest.raises(ValueError, match="EntryRegistered"):
        CODEC["entry_registered", 1](payload)


@pytest.mark.parametrize(
    "fact",
    [
        EntryRegistered(cast("int", "17"), "p", 1, late=False),
        EntryRegistered(cast("int", 17.0), "p", 1, late=False),
        EntryRegistered(cast("int", 0.5), "p", 1, late=False),
        TableClosed(3, cast("tuple[int, ...]", [1, 2])),
        TableClosed(3, cast("tuple[int, ...]", ("x",))),
    ],
    ids=repr,
)
def test_fact_that_would_not_read_back_is_not_written(fact: Fact) -> None:
    with pytest.raises(TypeError, match=type(fact).__name__):
        CODEC.encode(fact)


def test_fact_of_no_registered_kind_is_not_written() -> None:
    with pytest.raises(TypeError, match="not registered"):
        CODEC.encode(Seated(1, 2, "x"))
