"""Persons and free texts: what can be erased while the log stays whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, insert, select, update
from sqlmodel import col

from tdtool.store.errors import NotThere
from tdtool.store.tables import PersonRow, TextRow

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import Connection

_PEOPLE = select(col(PersonRow.id), col(PersonRow.name)).where(col(PersonRow.erased).is_(False))
_RENAME = (
    update(PersonRow)
    .where(col(PersonRow.id) == bindparam("person"), col(PersonRow.erased).is_(False))
    .values(name=bindparam("new_name"))
)
_ERASE_PERSON = (
    update(PersonRow)
    .where(col(PersonRow.id) == bindparam("person"))
    .values(name=None, contact=None, notes=None, erased=True)
)
_TEXTS = select(col(TextRow.id), col(TextRow.text)).where(
    col(TextRow.tournament) == bindparam("tournament"), col(TextRow.erased).is_(False)
)
_TEXT = select(col(TextRow.text)).where(col(TextRow.id) == bindparam("text_id"))
_ERASE_TEXT = (
    update(TextRow).where(col(TextRow.id) == bindparam("text_id")).values(text=None, erased=True)
)


def add(
    connection: Connection, tournament: str, persons: Mapping[str, str], texts: Mapping[str, str]
) -> None:
    """Write new persons (id -> name) and a tournament's new texts (id -> text)."""
    if persons:
        rows = [{"id": person, "name": name, "erased": False} for person, name in persons.items()]
        connection.execute(insert(PersonRow), rows)
    if texts:
        connection.execute(
            insert(TextRow),
            [
                {"id": text_id, "tournament": tournament, "text": text, "erased": False}
                for text_id, text in texts.items()
            ],
        )


def people(connection: Connection) -> dict[str, str]:
    """Read everybody's name by id, those who were erased left out."""
    return {person: name for person, name in connection.execute(_PEOPLE) if name is not None}


def rename(connection: Connection, person: str, name: str) -> None:
    """Give a person another name; NotThere where he is unknown or erased."""
    found = connection.execute(_RENAME, {"person": person, "new_name": name})
    if not found.rowcount:
        raise NotThere("This person is not in the file, or was erased.")


def erase(connection: Connection, person: str) -> None:
    """Leave nothing of a person but the id; NotThere where it is unknown."""
    if not connection.execute(_ERASE_PERSON, {"person": person}).rowcount:
        raise NotThere("This person is not in the file.")


def texts(connection: Connection, tournament: str) -> dict[str, str]:
    """Read a tournament's texts by id, those that were erased left out."""
    rows = connection.execute(_TEXTS, {"tournament": tournament})
    return {text_id: text for text_id, text in rows if text is not None}


def text(connection: Connection, text_id: str) -> str:
    """Read a text, "" where there is none of this id or it was erased."""
    return connection.execute(_TEXT, {"text_id": text_id}).scalar_one_or_none() or ""


def erase_text(connection: Connection, text_id: str) -> None:
    """Leave nothing of a text but the id; NotThere where it is unknown."""
    if not connection.execute(_ERASE_TEXT, {"text_id": text_id}).rowcount:
        raise NotThere("This text is not in the file.")
