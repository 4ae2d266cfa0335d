"""One tournament taken out of its file whole: its facts, its acts, its names and its texts."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from tdtool.store.chain import BEFORE_THE_FIRST, Link, digest
from tdtool.store.codec import UnknownFactError, canonical
from tdtool.store.errors import Damaged, NewerFile
from tdtool.store.records import short
from tdtool.tournament.facts import Recorded, TournamentOpened
from tdtool.tournament.history import History

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from tdtool.store.codec import Codec

LONGEST_NAME = 1_000
"""Characters of a name that are taken in."""
LONGEST_TEXT = 200_000
_LONGEST_ID = 64


class FactLine(NamedTuple):
    """A fact as the log holds it; `payload` is its canonical JSON, `sha256` its chained digest."""

    seq: int
    action: str
    kind: str
    version: int
    wall_ms: int
    payload: str
    sha256: str


class ActLine(NamedTuple):
    """One act: which command asked for it, and the facts it left."""

    command: str
    action: str
    first_seq: int
    last_seq: int


@dataclass(frozen=True, slots=True)
class Bundle:
    """A tournament by itself; `persons` and `texts` are by id, None for what was erased."""

    id: str
    name: str
    created_ms: int
    facts: tuple[FactLine, ...]
    acts: tuple[ActLine, ...]
    persons: Mapping[str, str | None]
    texts: Mapping[str, str | None]

    @property
    def digest(self) -> str:
        """The chained SHA-256 (hex) of the last fact: it vouches for the whole log."""
        return self.facts[-1].sha256 if self.facts else BEFORE_THE_FIRST

    @property
    def short_digest(self) -> str:
        """The seven characters of the digest that are printed on paper."""
        return short(self.digest)


def checked(bundle: Bundle, codec: Codec) -> tuple[Bundle, History]:
    """Work everything out again: the chain, the acts, each fact, and what they come to.

    Gives the bundle with the name that its facts give it and without persons and texts that
    none of them means. Raises Damaged, or NewerFile for facts that only a newer tdtool knows.
    """
    _check_shape(bundle)
    _check_chain(bundle)
    history = _folded(_records(bundle, codec))
    meant = set(strings(bundle.facts))
    kept = replace(
        bundle,
        name=history.state.name,
        persons={one: name for one, name in bundle.persons.items() if one in meant},
        texts={one: text for one, text in bundle.texts.items() if one in meant},
    )
    return kept, history


def strings(facts: Sequence[FactLine]) -> Iterator[str]:
    """Walk through every text that stands in the facts: the ids of persons and texts are so."""
    for fact in facts:
        yield from _texts_in(json.loads(fact.payload))


def copied(bundle: Bundle, new_id: Callable[[], str]) -> Bundle:
    """Give the same tournament under an id of its own, its chain worked out anew.

    Persons stay who they are; texts get ids of their own.
    """
    own = {text: new_id() for text in bundle.texts}
    number = new_id()
    facts: list[FactLine] = []
    previous = BEFORE_THE_FIRST
    for fact in bundle.facts:
        payload = canonical(_renamed(json.loads(fact.payload), own))
        link = Link(number, fact.seq, fact.action, fact.kind, fact.version, payload, fact.wall_ms)
        previous = digest(previous, link)
        facts.append(fact._replace(payload=payload, sha256=previous))
    texts = {own[text]: content for text, content in bundle.texts.items()}
    return replace(bundle, id=number, facts=tuple(facts), texts=texts)


def _texts_in(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for one in value:
            yield from _texts_in(one)
    elif isinstance(value, dict):
        for one in value.values():
            yield from _texts_in(one)


def _renamed(value: object, own: Mapping[str, str]) -> object:
    if isinstance(value, str):
        return own.get(value, value)
    if isinstance(value, list):
        return [_renamed(one, own) for one in value]
    if isinstance(value, dict):
        return {key: _renamed(one, own) for key, one in value.items()}
    return value


def _check_shape(bundle: Bundle) -> None:
    ids = (bundle.id, *bundle.persons, *bundle.texts, *(act.command for act in bundle.acts))
    if not bundle.facts or not all(_is_id(one) for one in ids):
        raise _damaged("something in it has no name")
    names = [name for name in bundle.persons.values() if name is not None]
    texts = [text for text in bundle.texts.values() if text is not None]
    if not all(_is_text(name, LONGEST_NAME) for name in names):
        raise _damaged("a name in it is none")
    if not all(_is_text(text, LONGEST_TEXT) for text in texts):
        raise _damaged("a text in it is none")
    _check_acts(bundle)


def _is_id(text: str) -> bool:
    return 0 < len(text) <= _LONGEST_ID and text.isascii() and text.isprintable()


def _is_text(text: str, longest: int) -> bool:
    whole = not any("\ud800" <= sign <= "\udfff" or sign == "\0" for sign in text)
    return len(text) <= longest and whole


def _check_acts(bundle: Bundle) -> None:
    """Refuse acts that do not follow one another, each with all of its facts."""
    after = 0
    for act in bundle.acts:
        actions = {fact.action for fact in bundle.facts[act.first_seq - 1 : act.last_seq]}
        if act.first_seq != after + 1 or act.last_seq < act.first_seq or actions != {act.action}:
            raise _damaged(f"an act is missing after no. {after}")
        after = act.last_seq
    if after != len(bundle.facts):
        raise _damaged(f"an act is missing after no. {after}")
    for unique in ({act.command for act in bundle.acts}, {act.action for act in bundle.acts}):
        if len(unique) < len(bundle.acts):
            raise _damaged("an act stands in it twice")


def _check_chain(bundle: Bundle) -> None:
    previous = BEFORE_THE_FIRST
    for place, fact in enumerate(bundle.facts, 1):
        link = Link(
            bundle.id, fact.seq, fact.action, fact.kind, fact.version, fact.payload, fact.wall_ms
        )
        previous = digest(previous, link)
        if fact.seq != place or previous != fact.sha256:
            raise _damaged(f"fact no. {place} is not what was written")


def _records(bundle: Bundle, codec: Codec) -> list[Recorded]:
    records = []
    seq = 0
    try:
        for seq, action, kind, version, wall_ms, payload, _ in bundle.facts:
            fact = codec[kind, version](payload)
            records.append(Recorded(seq, action, wall_ms, fact))
    except UnknownFactError as error:
        raise NewerFile(
            f"It was written by a newer tdtool: fact no. {seq}, {error}, is not known here. "
            "Nothing was changed; open it with that version."
        ) from error
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise _damaged(f"fact no. {seq} cannot be read") from error
    opened = sum(isinstance(record.fact, TournamentOpened) for record in records)
    if opened != 1:
        raise _damaged(f"it was set up {opened} times")
    return records


def _folded(records: Sequence[Recorded]) -> History:
    try:
        return History(records)
    except Exception as error:
        raise _damaged("its facts do not follow from one another") from error


def _damaged(what: str) -> Damaged:
    return Damaged(f"The tournament in it is damaged: {what}. Nothing was changed.")
