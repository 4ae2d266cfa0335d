"""Carrying a tournament from one file to another."""

from __future__ import annotations

from enum import StrEnum
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import bindparam, insert, select, update
from sqlmodel import col

from tdtool.store import people
from tdtool.store.bundle import ActLine, Bundle, FactLine, strings
from tdtool.store.errors import Conflict, NotThere
from tdtool.store.tables import ActionRow, FactRow, PersonRow, TextRow, TournamentRow

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection

    from tdtool.store.file import File

_AT_ONCE = 500
"""Ids that are asked for in one query."""

_HEAD = select(
    col(TournamentRow.name), col(TournamentRow.created_ms), col(TournamentRow.last_seq)
).where(col(TournamentRow.id) == bindparam("tournament"))
_FACTS = (
    select(
        col(FactRow.seq),
        col(FactRow.action),
        col(FactRow.kind),
        col(FactRow.version),
        col(FactRow.wall_ms),
        col(FactRow.payload),
        col(FactRow.sha256),
    )
    .where(col(FactRow.tournament) == bindparam("tournament"))
    .order_by(col(FactRow.seq))
)
_ACTS = (
    select(
        col(ActionRow.command),
        col(ActionRow.action),
        col(ActionRow.first_seq),
        col(ActionRow.last_seq),
    )
    .where(col(ActionRow.tournament) == bindparam("tournament"))
    .order_by(col(ActionRow.first_seq))
)
_TEXTS = select(col(TextRow.id), col(TextRow.text)).where(
    col(TextRow.tournament) == bindparam("tournament")
)
_DIGEST_AT = select(col(FactRow.sha256)).where(
    col(FactRow.tournament) == bindparam("tournament"), col(FactRow.seq) == bindparam("seq")
)
_ADVANCE = (
    update(TournamentRow)
    .where(col(TournamentRow.id) == bindparam("tournament"))
    .values(
        name=bindparam("new_name"),
        last_seq=bindparam("seq"),
        last_ms=bindparam("ms"),
        last_digest=bindparam("digest"),
    )
)


class Stands(StrEnum):
    """How a tournament that is brought stands to what the file holds."""

    NEW = "new"
    """It is not in the file."""
    SAME = "same"
    """It is in the file exactly so."""
    AHEAD = "ahead"
    """It is in the file, and what is brought goes on from there."""
    BEHIND = "behind"
    """It is in the file, and went on there since."""
    APART = "apart"
    """It is in the file, and both went on in different ways."""


class Standing(NamedTuple):
    """How a tournament that is brought stands to the file, and how many facts that has of it."""

    stands: Stands
    here: int


def take_out(file: File, tournament: str) -> Bundle:
    """Read a tournament whole, with the persons and texts it means; NotThere where it is none."""
    query = {"tournament": tournament}
    with file.reading() as connection:
        head = connection.execute(_HEAD, query).one_or_none()
        if head is None:
            raise NotThere("This tournament is not in the file.")
        facts = tuple(FactLine(*row) for row in connection.execute(_FACTS, query))
        acts = tuple(ActLine(*row) for row in connection.execute(_ACTS, query))
        texts = {row[0]: row[1] for row in connection.execute(_TEXTS, query)}
        persons = {row[0]: row[1] for row in _persons(connection, set(strings(facts)))}
    return Bundle(tournament, head[0], head[1], facts, acts, persons, texts)


def standing(file: File, bundle: Bundle) -> Standing:
    """Tell how a tournament stands to what the file holds of it."""
    with file.reading() as connection:
        return _standing(connection, bundle)


def put_in(file: File, bundle: Bundle) -> Standing:
    """Write a tournament that was checked into the file, or what is new of it, in one stroke.

    Gives how it stood before. Persons that the file knows stay as they are there, unless what
    is new says that they were erased. Raises Conflict where both went on in different ways or
    a text's id is taken, NotSaved where the disk refuses; then nothing is changed.
    """
    erased: list[str] = []
    with file.writing() as connection:
        before = _standing(connection, bundle)
        if before.stands is Stands.APART:
            raise Conflict(
                "It is here already and went on in a different way since: it can only be brought"
                " in as a tournament of its own."
            )
        if before.stands not in {Stands.NEW, Stands.AHEAD}:
            return before
        facts = bundle.facts[before.here :]
        _head(connection, bundle, before)
        _write(connection, bundle, facts, before.here)
        _add_persons(connection, bundle)
        _add_texts(connection, bundle)
        if before.stands is Stands.AHEAD:
            erased = _erase(connection, bundle, facts)
    if erased:
        file.scrub()
    return before


def _standing(connection: Connection, bundle: Bundle) -> Standing:
    query = {"tournament": bundle.id}
    head = connection.execute(_HEAD, query).one_or_none()
    if head is None:
        return Standing(Stands.NEW, 0)
    here, brought = head[2], len(bundle.facts)
    shared = min(here, brought)
    ours = connection.execute(_DIGEST_AT, {**query, "seq": shared}).scalar_one_or_none()
    if shared == 0 or ours != bundle.facts[shared - 1].sha256:
        return Standing(Stands.APART, here)
    if here == brought:
        return Standing(Stands.SAME, here)
    return Standing(Stands.AHEAD if brought > here else Stands.BEHIND, here)


def _head(connection: Connection, bundle: Bundle, before: Standing) -> None:
    last = bundle.facts[-1]
    if before.stands is Stands.NEW:
        row = {
            "id": bundle.id,
            "name": bundle.name,
            "created_ms": bundle.created_ms,
            "last_seq": last.seq,
            "last_ms": last.wall_ms,
            "last_digest": last.sha256,
        }
        connection.execute(insert(TournamentRow), row)
        return
    connection.execute(
        _ADVANCE,
        {
            "tournament": bundle.id,
            "new_name": bundle.name,
            "seq": last.seq,
            "ms": last.wall_ms,
            "digest": last.sha256,
        },
    )


def _write(connection: Connection, bundle: Bundle, facts: tuple[FactLine, ...], after: int) -> None:
    own = {"tournament": bundle.id}
    connection.execute(insert(FactRow), [{**own, **fact._asdict()} for fact in facts])
    acts = [act for act in bundle.acts if act.first_seq > after]
    connection.execute(insert(ActionRow), [{**own, **act._asdict()} for act in acts])


def _add_persons(connection: Connection, bundle: Bundle) -> None:
    known = {row[0] for row in _persons(connection, bundle.persons)}
    rows = [
        {"id": person, "name": name, "erased": name is None}
        for person, name in bundle.persons.items()
        if person not in known
    ]
    if rows:
        connection.execute(insert(PersonRow), rows)


def _add_texts(connection: Connection, bundle: Bundle) -> None:
    known = dict(
        row
        for ids in _by_lots(bundle.texts)
        for row in connection.execute(
            select(col(TextRow.id), col(TextRow.tournament)).where(col(TextRow.id).in_(ids))
        )
    )
    if any(tournament != bundle.id for tournament in known.values()):
        raise Conflict("Nothing was changed: a text in it belongs to another tournament here.")
    rows = [
        {"id": text_id, "tournament": bundle.id, "text": text, "erased": text is None}
        for text_id, text in bundle.texts.items()
        if text_id not in known
    ]
    if rows:
        connection.execute(insert(TextRow), rows)


def _erase(connection: Connection, bundle: Bundle, facts: tuple[FactLine, ...]) -> list[str]:
    """Erase who and what the new facts say was erased; gives the ids."""
    told = set(strings([fact for fact in facts if fact.kind == "person_erased"]))
    persons = [one for one, name in bundle.persons.items() if name is None and one in told]
    texts = [one for one, text in bundle.texts.items() if text is None and one in told]
    for person in persons:
        people.erase(connection, person)
    for text in texts:
        people.erase_text(connection, text)
    return persons + texts


def _persons(connection: Connection, ids: Iterable[str]) -> Iterable[tuple[str, str | None]]:
    """Read those of the ids that are persons: each with its name, None where it was erased."""
    found = select(col(PersonRow.id), col(PersonRow.name))
    return chain.from_iterable(
        connection.execute(found.where(col(PersonRow.id).in_(lot))) for lot in _by_lots(ids)
    )


def _by_lots(ids: Iterable[str]) -> Iterable[list[str]]:
    listed = list(ids)
    return (listed[start : start + _AT_ONCE] for start in range(0, len(listed), _AT_ONCE))
