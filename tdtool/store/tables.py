"""The tables of the file. The facts are the truth; everything in them names people by id."""

from sqlalchemy import BigInteger, Column, ForeignKey, String, Text, UniqueConstraint
from sqlmodel import Field, SQLModel

from tdtool.store.sqlite import CLUSTERED

_DIGEST = 64


class TournamentRow(SQLModel, table=True):
    """A tournament, with the number and digest of its last fact."""

    __tablename__ = "tournaments"

    id: str = Field(primary_key=True)
    name: str
    created_ms: int = Field(sa_type=BigInteger)
    last_seq: int
    last_ms: int = Field(sa_type=BigInteger)
    last_digest: str = Field(sa_type=String(_DIGEST))


class FactRow(SQLModel, table=True):
    """One fact; `payload` is its canonical JSON, `sha256` its chained digest."""

    __tablename__ = "facts"
    __table_args__ = CLUSTERED

    tournament: str = Field(primary_key=True, foreign_key="tournaments.id")
    seq: int = Field(primary_key=True)
    action: str
    kind: str
    version: int
    wall_ms: int = Field(sa_type=BigInteger)
    payload: str = Field(sa_type=Text)
    sha256: str = Field(sa_type=String(_DIGEST))


class ActionRow(SQLModel, table=True):
    """One act: which command asked for it, and the facts it left."""

    __tablename__ = "actions"
    __table_args__ = (UniqueConstraint("tournament", "action"), CLUSTERED)

    tournament: str = Field(primary_key=True, foreign_key="tournaments.id")
    command: str = Field(primary_key=True)
    action: str
    first_seq: int
    last_seq: int


class PersonRow(SQLModel, table=True):
    """A person; once erased, nothing but the id is left."""

    __tablename__ = "persons"

    id: str = Field(primary_key=True)
    name: str | None
    contact: str | None = None
    notes: str | None = None
    erased: bool = False


class TextRow(SQLModel, table=True):
    """A piece of free text of a tournament; once erased, nothing but the id is left."""

    __tablename__ = "texts"

    id: str = Field(primary_key=True)
    tournament: str = Field(
        sa_column=Column(String, ForeignKey("tournaments.id"), index=True, nullable=False)
    )
    text: str | None = Field(sa_type=Text)
    erased: bool = False
