"""The log of one tournament: what is acknowledged is on the disk, in order, and once."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import bindparam, insert, select, update
from sqlmodel import col

from tdtool.store import people
from tdtool.store.chain import BEFORE_THE_FIRST, Link, digest
from tdtool.store.codec import Codec, UnknownFactError
from tdtool.store.errors import Conflict, Damaged, NewerFile, NotSaved, NotThere
from tdtool.store.records import Appended, short
from tdtool.store.tables import ActionRow, FactRow, TournamentRow
from tdtool.tournament.collecting import without_collecting
from tdtool.tournament.facts import Recorded

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Connection

    from tdtool.store.file import File
    from tdtool.tournament.facts import Fact

_NOTHING: Mapping[str, str] = MappingProxyType({})

_HEAD = select(col(TournamentRow.last_seq), col(TournamentRow.last_digest)).where(
    col(TournamentRow.id) == bindparam("tournament")
)
_ADVANCE = (
    update(TournamentRow)
    .where(
        col(TournamentRow.id) == bindparam("tournament"),
        col(TournamentRow.last_seq) == bindparam("expected"),
    )
    .values(
        last_seq=bindparam("seq"),
        last_digest=bindparam("digest"),
        last_ms=bindparam("wall_ms"),
    )
)
_RENAME = (
    update(TournamentRow)
    .where(col(TournamentRow.id) == bindparam("tournament"))
    .values(name=bindparam("new_name"))
)
_EARLIER = (
    select(col(ActionRow.first_seq), col(ActionRow.last_seq), col(FactRow.sha256))
    .join(
        FactRow,
        (col(FactRow.tournament) == col(ActionRow.tournament))
        & (col(FactRow.seq) == col(ActionRow.last_seq)),
    )
    .where(
        col(ActionRow.tournament) == bindparam("tournament"),
        col(ActionRow.command) == bindparam("command"),
    )
)
_ROWS = (
    select(
        col(FactRow.seq),
        col(FactRow.action),
        col(FactRow.wall_ms),
        col(FactRow.kind),
        col(FactRow.version),
        col(FactRow.payload),
    )
    .where(
        col(FactRow.tournament) == bindparam("tournament"), col(FactRow.seq) > bindparam("after")
    )
    .order_by(col(FactRow.seq))
)
_AT_A_TIME = 500
"""Rows."""
_OTHERS = (
    select(col(FactRow.tournament))
    .where(
        col(FactRow.tournament) != bindparam("tournament"),
        col(FactRow.payload).contains(bindparam("quoted"), autoescape=False),
    )
    .distinct()
    .order_by(col(FactRow.tournament))
)
_NAMES = select(col(TournamentRow.name)).order_by(col(TournamentRow.created_ms))
_ACTION = select(col(ActionRow.action)).where(
    col(ActionRow.tournament) == bindparam("tournament"),
    col(ActionRow.command) == bindparam("command"),
)
_COMMAND = select(col(ActionRow.command)).where(
    col(ActionRow.tournament) == bindparam("tournament"),
    col(ActionRow.action) == bindparam("action"),
)
_CHAIN = (
    select(
        col(FactRow.seq),
        col(FactRow.action),
        col(FactRow.kind),
        col(FactRow.version),
        col(FactRow.payload),
        col(FactRow.wall_ms),
        col(FactRow.sha256),
    )
    .where(col(FactRow.tournament) == bindparam("tournament"))
    .order_by(col(FactRow.seq))
)


class Founding(NamedTuple):
    """What a tournament is called and when it was made, until its first facts are written."""

    name: str
    created_ms: int


class Erased(NamedTuple):
    """Persons and texts, by their ids, that are erased with an act."""

    persons: tuple[str, ...] = ()
    texts: tuple[str, ...] = ()


NOTHING_ERASED = Erased()


class TournamentLog:
    """The facts of one tournament."""

    def __init__(
        self,
        file: File,
        codec: Codec,
        tournament: str,
        names: dict[str, str],
        founding: Founding | None = None,
    ) -> None:
        """Take the log of a file; `names` of persons by id are kept as they are written."""
        self._file = file
        self._codec = codec
        self._names = names
        self._founding = founding
        self.id = tournament

    @property
    def last_seq(self) -> int:
        """The number of the last fact, 0 before the first."""
        return self._head()[0]

    @property
    def digest(self) -> str:
        """The chained SHA-256 (hex) of the last fact."""
        return self._head()[1]

    @property
    def short_digest(self) -> str:
        """The seven characters of the digest that are printed on paper."""
        return short(self.digest)

    def read(self, after_seq: int = 0) -> list[Recorded]:
        """Read the facts after this number, in order.

        Raises NewerFile where one is of a kind or version that only a newer tdtool knows,
        Damaged where one is missing or cannot be read; nothing is returned then.
        """
        query = {"tournament": self.id, "after": after_seq}
        codec, seq, facts = self._codec, after_seq, list[Recorded]()
        action, wall_ms = "", 0
        try:
            with self._file.reading() as connection, without_collecting():
                # Some rows at a time: the text of the whole log is never in memory at once.
                rows = connection.execute(_ROWS, query).yield_per(_AT_A_TIME)
                for seq, act, at_ms, kind, version, payload in rows:
                    # The facts of one act share their id and their time in memory, too.
                    if act != action:
                        action = act
                    if at_ms != wall_ms:
                        wall_ms = at_ms
                    facts.append(Recorded(seq, action, wall_ms, codec[kind, version](payload)))
                last_seq = self._head_in(connection)[0]
        except UnknownFactError as error:
            raise NewerFile(
                f"Fact no. {seq} of this tournament, {error}, was written by a newer tdtool. "
                f"Nothing was changed; open {self._file.path} with that version."
            ) from error
        except (ValueError, TypeError, KeyError) as error:
            raise self._unreadable(f"fact no. {seq} cannot be read") from error
        if len(facts) != max(0, last_seq - after_seq) or (facts and facts[-1].seq != last_seq):
            raise self._unreadable(f"facts are missing after no. {after_seq}")
        return facts

    def get_ready(self) -> None:
        """Make what facts are written with; the first of each kind would wait for it."""
        self._codec.get_ready()

    def texts(self) -> dict[str, str]:
        """Read the tournament's free texts by id, those that were erased left out."""
        with self._file.reading() as connection:
            return people.texts(connection, self.id)

    def append(  # noqa: PLR0913, PLR0917 - an act is written whole or not at all
        self,
        action: str,
        command_id: str,
        expected_seq: int,
        facts: Sequence[Fact],
        wall_ms: int,
        persons: Mapping[str, str] = _NOTHING,
        texts: Mapping[str, str] = _NOTHING,
        name: str = "",
        erased: Erased = NOTHING_ERASED,
    ) -> Appended:
        """Write the facts of one act, all or none; on return they are on the disk.

        `expected_seq` is the number of the last fact the act was decided on; `persons` are
        new persons (id -> name), `texts` new texts (id -> text) that the facts refer to;
        `name` is the tournament's new name, where the act gave it one; `wall_ms` is now in
        milliseconds since 1970 (UTC). `erased` loses its names and texts in the same stroke;
        `scrub` then leaves no letter of them in the file. A command that was written before
        is acknowledged again and writes nothing.

        Raises Conflict where the last fact is another one or an id is taken, NotSaved where
        the disk refuses; then nothing is changed and the log goes on. ValueError without
        facts, TypeError for facts that would not read back as they are.
        """
        if not facts:
            raise ValueError(f"action {action} without facts")
        rows = self._rows(action, expected_seq, facts, wall_ms)
        with self._file.writing() as connection:
            earlier = self._earlier(connection, command_id)
            if earlier is not None:
                return earlier
            last_digest = self._expect(connection, expected_seq)
            _link(rows, last_digest)
            last = rows[-1]
            self._advance(connection, expected_seq, last)
            connection.execute(insert(FactRow), rows)
            connection.execute(
                insert(ActionRow),
                {
                    "tournament": self.id,
                    "command": command_id,
                    "action": action,
                    "first_seq": expected_seq + 1,
                    "last_seq": last["seq"],
                },
            )
            people.add(connection, self.id, persons, texts)
            for person in erased.persons:
                people.erase(connection, person)
            for text_id in erased.texts:
                people.erase_text(connection, text_id)
            if name:
                connection.execute(_RENAME, {"tournament": self.id, "new_name": name})
        self._names.update(persons)
        for person in erased.persons:
            self._names.pop(person, None)
        return Appended(expected_seq + 1, last["seq"], last["sha256"])

    def scrub(self) -> None:
        """Leave no letter of what was erased in the file; NotErased where that fails."""
        self._file.scrub()

    def text(self, text_id: str) -> str:
        """Read a free text, "" where there is none of this id or it was erased."""
        with self._file.reading() as connection:
            return people.text(connection, text_id)

    def others(self, mentioned: str) -> list[TournamentLog]:
        """Give the logs of the file's other tournaments whose facts hold this id."""
        query = {"tournament": self.id, "quoted": f'"{mentioned}"'}
        with self._file.reading() as connection:
            ids = connection.execute(_OTHERS, query).scalars().all()
        return [TournamentLog(self._file, self._codec, one, self._names) for one in ids]

    def known_in(self, mentioned: str) -> list[str]:
        """Name the file's other tournaments whose facts hold this id."""
        query = {"tournament": self.id, "quoted": f'"{mentioned}"'}
        with self._file.reading() as connection:
            ids = connection.execute(_OTHERS, query).scalars().all()
            rows = connection.execute(_NAMES.where(col(TournamentRow.id).in_(ids)))
            return list(rows.scalars())

    def command_of(self, action: str) -> str:
        """Give the id of the command that an act answers, "" where there is no such act."""
        query = {"tournament": self.id, "action": action}
        with self._file.reading() as connection:
            return connection.execute(_COMMAND, query).scalar_one_or_none() or ""

    def action_of(self, command_id: str) -> str:
        """Give the act that answers a command, "" where it was never asked here."""
        query = {"tournament": self.id, "command": command_id}
        with self._file.reading() as connection:
            return connection.execute(_ACTION, query).scalar_one_or_none() or ""

    def verify(self) -> int | None:
        """Work out the whole chain again; give the first number that is wrong, or None."""
        previous, count = BEFORE_THE_FIRST, 0
        with self._file.reading() as connection:
            for row in connection.execute(_CHAIN, {"tournament": self.id}):
                seq, action, kind, version, payload, wall_ms, sha256 = row
                count += 1
                if seq != count:
                    return count
                link = Link(self.id, seq, action, kind, version, payload, wall_ms)
                previous = digest(previous, link)
                if previous != sha256:
                    return count
            last_seq, last_digest = self._head_in(connection)
        if last_seq != count:
            return min(last_seq, count) + 1
        return None if last_digest == previous else count

    def _rows(
        self, action: str, expected_seq: int, facts: Sequence[Fact], wall_ms: int
    ) -> list[dict[str, Any]]:
        try:
            encoded = [self._codec.encode(fact) for fact in facts]
        except UnicodeEncodeError as error:
            raise NotSaved("Not saved: a name holds half a character.") from error
        return [
            {
                "tournament": self.id,
                "seq": seq,
                "action": action,
                "kind": kind,
                "version": version,
                "payload": payload,
                "wall_ms": wall_ms,
            }
            for seq, (kind, version, payload) in enumerate(encoded, expected_seq + 1)
        ]

    def _earlier(self, connection: Connection, command_id: str) -> Appended | None:
        query = {"tournament": self.id, "command": command_id}
        row = connection.execute(_EARLIER, query).one_or_none()
        return None if row is None else Appended(*row, repeated=True)

    def _expect(self, connection: Connection, expected_seq: int) -> str:
        last_seq, last_digest = self._head_in(connection)
        if last_seq != expected_seq:
            raise Conflict(
                "Not saved: something else was written in this tournament meanwhile. "
                "Look at it as it stands now, and do it again."
            )
        return last_digest

    def _advance(self, connection: Connection, expected_seq: int, last: dict[str, Any]) -> None:
        head = {"last_seq": last["seq"], "last_ms": last["wall_ms"], "last_digest": last["sha256"]}
        if expected_seq == 0 and self._founding is not None:
            founding = {"id": self.id, **self._founding._asdict()}
            connection.execute(insert(TournamentRow), {**founding, **head})
            return
        advanced = connection.execute(
            _ADVANCE,
            {
                "tournament": self.id,
                "expected": expected_seq,
                "seq": last["seq"],
                "digest": last["sha256"],
                "wall_ms": last["wall_ms"],
            },
        )
        if advanced.rowcount != 1:
            raise Conflict("Not saved: something else was written in this tournament meanwhile.")

    def _head(self) -> tuple[int, str]:
        with self._file.reading() as connection:
            return self._head_in(connection)

    def _head_in(self, connection: Connection) -> tuple[int, str]:
        row = connection.execute(_HEAD, {"tournament": self.id}).one_or_none()
        if row is not None:
            return row[0], row[1]
        if self._founding is None:
            raise NotThere("This tournament is not in the file.")
        return 0, BEFORE_THE_FIRST

    def _unreadable(self, what: str) -> Damaged:
        return Damaged(
            f"This tournament is damaged in {self._file.path}: {what}. "
            "Nothing was changed; open a backup instead."
        )


def _link(rows: list[dict[str, Any]], previous: str) -> None:
    for row in rows:
        previous = row["sha256"] = digest(previous, Link(**row))
