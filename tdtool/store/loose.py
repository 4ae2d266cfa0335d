"""A tournament that is in no file yet: played in memory, then taken into one whole."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from tdtool.store.bundle import ActLine, Bundle, FactLine
from tdtool.store.chain import BEFORE_THE_FIRST, Link, digest
from tdtool.store.codec import Codec
from tdtool.store.errors import Conflict, NotSaved
from tdtool.store.records import Appended, short
from tdtool.store.tournament_log import NOTHING_ERASED, Erased
from tdtool.tournament.facts import Recorded

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tdtool.store.tournament_log import TournamentLog
    from tdtool.tournament.facts import Fact

_NOTHING: Mapping[str, str] = MappingProxyType({})


class LooseStore:
    """Founds one tournament in memory; `known` are people by id who may be entered in it."""

    def __init__(self, known: Mapping[str, str] = _NOTHING) -> None:
        self._known = dict(known)
        self._names = dict(known)
        self._log: LooseLog | None = None

    def create(self, tournament_id: str, name: str, created_ms: int) -> LooseLog:
        """Give the log of the tournament."""
        self._log = LooseLog(tournament_id, name, created_ms, self._names)
        return self._log

    def names(self) -> Mapping[str, str]:
        """Give everybody's name by id, and from then on as it is written in the log."""
        return MappingProxyType(self._names)

    def bundle(self) -> Bundle:
        """Give the tournament as it stands, to be taken into a file."""
        if self._log is None:
            raise Conflict("No tournament was set up.")
        return self._log.bundle(self._known)


class LooseLog:
    """The facts of a tournament in memory; its methods are those of `TournamentLog`."""

    def __init__(self, tournament: str, name: str, created_ms: int, names: dict[str, str]) -> None:
        self.id = tournament
        self._names = names
        self._name = name
        self._created_ms = created_ms
        self._codec = Codec()
        self._facts: list[FactLine] = []
        self._recorded: list[Recorded] = []
        self._commands: dict[str, ActLine] = {}
        self._persons: dict[str, str | None] = {}
        self._texts: dict[str, str | None] = {}

    @property
    def digest(self) -> str:
        """The chained SHA-256 (hex) of the last fact."""
        return self._facts[-1].sha256 if self._facts else BEFORE_THE_FIRST

    @property
    def short_digest(self) -> str:
        """The seven characters of the digest that are printed on paper."""
        return short(self.digest)

    def read(self) -> list[Recorded]:
        """Give the facts in order."""
        return list(self._recorded)

    def get_ready(self) -> None:
        """Make what facts are written with."""
        self._codec.get_ready()

    def texts(self) -> dict[str, str]:
        """Give the free texts by id, those that were erased left out."""
        return {text_id: text for text_id, text in self._texts.items() if text is not None}

    def text(self, text_id: str) -> str:
        """Give a free text, "" where there is none of this id or it was erased."""
        return self._texts.get(text_id) or ""

    def others(self, mentioned: str) -> list[TournamentLog]:
        """Give the logs of other tournaments: there are none beside it."""
        del mentioned
        return []

    def known_in(self, mentioned: str) -> list[str]:
        """Name other tournaments: there are none beside it."""
        del mentioned
        return []

    def command_of(self, action: str) -> str:
        """Give the id of the command that an act answers, "" where there is no such act."""
        return next((one.command for one in self._commands.values() if one.action == action), "")

    def action_of(self, command_id: str) -> str:
        """Give the act that answers a command, "" where it was never asked here."""
        act = self._commands.get(command_id)
        return "" if act is None else act.action

    def scrub(self) -> None:
        """Leave no letter of what was erased: nothing of it is kept here anyway."""

    def append(  # noqa: PLR0913, PLR0917 - as the log in a file has it
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
        """Keep the facts of one act; what is given and raised is as in `TournamentLog`."""
        act = self._commands.get(command_id)
        if act is not None:
            last = self._facts[act.last_seq - 1].sha256
            return Appended(act.first_seq, act.last_seq, last, repeated=True)
        if expected_seq != len(self._facts):
            raise Conflict("Not saved: something else was written in this tournament meanwhile.")
        try:
            encoded = [self._codec.encode(fact) for fact in facts]
        except UnicodeEncodeError as error:
            raise NotSaved("Not saved: a name holds half a character.") from error
        previous = self.digest
        for seq, (fact, (kind, version, payload)) in enumerate(
            zip(facts, encoded, strict=True), expected_seq + 1
        ):
            link = Link(self.id, seq, action, kind, version, payload, wall_ms)
            previous = digest(previous, link)
            line = FactLine(seq, action, kind, version, wall_ms, payload, previous)
            self._facts.append(line)
            self._recorded.append(Recorded(seq, action, wall_ms, fact))
        self._commands[command_id] = ActLine(command_id, action, expected_seq + 1, len(self._facts))
        self._persons.update(persons)
        self._texts.update(texts)
        self._persons.update(dict.fromkeys(erased.persons))
        self._names.update(persons)
        for person in erased.persons:
            self._names.pop(person, None)
        self._texts.update(dict.fromkeys(erased.texts))
        self._name = name or self._name
        return Appended(expected_seq + 1, len(self._facts), previous)

    def bundle(self, known: Mapping[str, str]) -> Bundle:
        """Give all of it; `known` are the names of people who were known before."""
        return Bundle(
            self.id,
            self._name,
            self._created_ms,
            tuple(self._facts),
            tuple(self._commands.values()),
            {**known, **self._persons},
            dict(self._texts),
        )
