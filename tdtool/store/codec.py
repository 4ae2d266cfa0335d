"""A fact as text and back: its kind, its version and its canonical JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

from pydantic import TypeAdapter

from tdtool.tournament.fact_kinds import FACTS
from tdtool.tournament.facts import Fact

Upcaster = Callable[[dict[str, Any]], dict[str, Any]]
"""Turns a fact's JSON object of one version into that of the next version."""

UPCASTERS: dict[tuple[str, int], Upcaster] = {}
"""By (kind, version): the step from that version to the next; none is old yet."""


class UnknownFactError(ValueError):
    """The kind of a fact, or its version, is not known here."""


class Encoded(NamedTuple):
    """A fact as the log holds it; `payload` is JSON with sorted keys and no spaces."""

    kind: str
    version: int
    payload: str


Reader = Callable[[str], Fact]


class Codec(dict[tuple[str, int], Reader]):
    """Writes facts, and reads them: `codec[kind, version](payload)` is the fact.

    A reader is made when its kind is first met. Reading raises UnknownFactError for a kind or
    version that is not known, and ValueError for a payload that is not such a fact.
    """

    def __init__(
        self,
        facts: Mapping[str, type[Fact]] = FACTS,
        upcasters: Mapping[tuple[str, int], Upcaster] = UPCASTERS,
    ) -> None:
        super().__init__()
        self._facts = facts
        self._upcasters = upcasters
        self._adapters: dict[str, TypeAdapter[Any]] = {}

    def __missing__(self, key: tuple[str, int]) -> Reader:
        kind, version = key
        current = self._facts.get(kind)
        if current is None:
            raise UnknownFactError(f"“{kind}”")
        if not 1 <= version <= current.VERSION:
            raise UnknownFactError(f"“{kind}” in version {version}")
        read = partial(self._adapter(kind).validator.validate_json, strict=True)
        steps = [self._step(kind, old) for old in range(version, current.VERSION)]
        self[key] = reader = partial(_upcast, steps, read) if steps else read
        return reader

    def encode(self, fact: Fact) -> Encoded:
        """Write a fact as text.

        TypeError where it is of no registered kind, or would not read back as it is;
        UnicodeEncodeError where a text in it holds half a character.
        """
        kind = fact.KIND
        if self._facts.get(kind) is not type(fact):
            raise TypeError(f"{type(fact).__name__} is not registered as “{kind}”")
        plain = self._adapter(kind).dump_python(fact, mode="json", warnings=False)
        encoded = Encoded(kind, fact.VERSION, canonical(plain))
        encoded.payload.encode()
        try:
            same = self[kind, fact.VERSION](encoded.payload) == fact
        except ValueError as error:
            raise TypeError(f"not a sound {type(fact).__name__}: {error}") from error
        if not same:
            raise TypeError(f"{type(fact).__name__} does not read back as it was: {fact!r}")
        return encoded

    def get_ready(self) -> None:
        """Make all writers and readers now: the first fact of a kind takes some ms otherwise."""
        for kind in self._facts:
            self._adapter(kind)

    def _adapter(self, kind: str) -> TypeAdapter[Any]:
        adapter = self._adapters.get(kind)
        if adapter is None:
            adapter = self._adapters[kind] = TypeAdapter(self._facts[kind])
        return adapter

    def _step(self, kind: str, version: int) -> Upcaster:
        try:
            return self._upcasters[kind, version]
        except KeyError:
            raise UnknownFactError(f"“{kind}” in the old version {version}") from None


def canonical(plain: object) -> str:
    """Write JSON in the one form that is hashed: keys sorted, no spaces, no escapes."""
    return json.dumps(plain, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def _upcast(steps: list[Upcaster], read: Reader, payload: str) -> Fact:
    plain = json.loads(payload)
    for step in steps:
        plain = step(plain)
    return read(canonical(plain))
