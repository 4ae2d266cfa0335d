"""The desk: the only way to change anything.

A command is asked of the tournament as it stands; what follows is written down; only then
the state changes and observers hear of it.
"""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tdtool import elsewhere, undoing
from tdtool.change import Change, changed
from tdtool.store.errors import StoreError
from tdtool.store.tournament_log import Erased
from tdtool.tournament import decide
from tdtool.tournament import facts as f
from tdtool.tournament.asking import Asking, Decision
from tdtool.tournament.collecting import without_collecting
from tdtool.tournament.days.flight_end import flight_end
from tdtool.tournament.days.values import Origin
from tdtool.tournament.event_facts import TournamentRenamed
from tdtool.tournament.history import History, InTheWay
from tdtool.tournament.journal import told
from tdtool.tournament.person_commands import MergePersons
from tdtool.tournament.person_facts import PersonErased
from tdtool.tournament.queries import NAMELESS, name_of
from tdtool.tournament.refusal import Code, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tdtool.store.log import Store
    from tdtool.store.loose import LooseLog, LooseStore
    from tdtool.store.tournament_log import TournamentLog
    from tdtool.tournament import commands as c
    from tdtool.tournament.days.flight_end import FlightEnd
    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId, Now, PersonId, TextId

    Entropy = Callable[[int], bytes]
    Clock = Callable[[], Now]

_NAME = re.compile(r"\{entry (\d+)\}")
_NAMED = 3
"""Acts in the way of an undo that are told; the others are counted."""


__all__ = ["Change", "Desk", "Done"]


@dataclass(frozen=True, slots=True)
class Done:
    """An act that is written down: its id, its facts, and what it did in a few words."""

    action: str
    facts: tuple[f.Fact, ...]
    told: str
    repeated: bool = False


class Desk:
    """One open tournament."""

    def __init__(
        self,
        log: TournamentLog | LooseLog,
        names: Mapping[PersonId, str],
        clock: Clock,
        entropy: Entropy,
    ) -> None:
        """Open a tournament that has been set up; raises StoreError or ValueError.

        `names` are those of the whole file, kept up to date by it (`Store.names`).
        """
        self._log = log
        with without_collecting():
            self._history = History(log.read())
        self._names = names
        self._clock = clock
        self._entropy = entropy
        self._observers: list[Callable[[Change], None]] = []
        self._message: tuple[TextId | None, str] = None, ""
        """The board's message as it was last read."""

    @classmethod
    def found(
        cls,
        store: Store | LooseStore,
        command: c.OpenTournament,
        clock: Clock,
        entropy: Entropy,
    ) -> Desk | Refusal:
        """Set a tournament up in a store and open it."""
        decision = decide.found(command, entropy)
        if isinstance(decision, Refusal):
            return decision
        now = clock()
        try:
            log = store.create(entropy(8).hex(), command.name, now.wall_ms)
            action = entropy(8).hex()
            log.append(action, action, 0, decision.facts, now.wall_ms)
            return cls(log, store.names(), clock, entropy)
        except StoreError as error:
            return Refusal(Code.NOT_SAVED, str(error))

    @property
    def id(self) -> str:
        """The tournament's id in the store."""
        return self._log.id

    @property
    def state(self) -> State:
        """The tournament as it stands, to be read only."""
        return self._history.state

    @property
    def names(self) -> Mapping[PersonId, str]:
        """Everybody's name by the id of the person."""
        return self._names

    @property
    def seq(self) -> int:
        """The number of the last fact."""
        return self._history.seq

    @property
    def short_digest(self) -> str:
        """The seven characters of the log's digest that are printed on paper."""
        return self._log.short_digest

    @property
    def digest(self) -> str:
        """The chained SHA-256 (hex) of the last fact: it vouches for the whole log."""
        return self._log.digest

    @property
    def history(self) -> History:
        """The facts behind the state, to be read only."""
        return self._history

    def get_ready(self) -> None:
        """Make what acts are written with, in any thread; the first of each kind is slow else."""
        self._log.get_ready()

    def texts(self) -> Mapping[TextId, str]:
        """Read the free texts by their ids, the erased left out; none where they cannot be read."""
        try:
            return self._log.texts()
        except StoreError:
            return {}

    def flight_end(self) -> FlightEnd:
        """Read what this tournament hands on to the next day, as it stands now."""
        origin = Origin(self.id, self.state.name, self.seq, self.digest)
        return flight_end(self.state, origin, self.now())

    def now(self) -> Now:
        """Read the moment."""
        return self._clock()

    @property
    def message(self) -> str:
        """What the board's message line says, "" for nothing and for what cannot be read."""
        text = self.state.message
        if text != self._message[0]:
            with suppress(StoreError):
                self._message = text, "" if text is None else self._log.text(text)
        return self._message[1] if text == self._message[0] else ""

    def name(self, entry: EntryId) -> str:
        """Give the name of an entry's person."""
        return name_of(self.state, self._names, entry)

    def observe(self, callback: Callable[[Change], None]) -> Callable[[], None]:
        """Hear of every change; what is returned ends it."""
        self._observers.append(callback)
        return lambda: self._observers.remove(callback)

    def preview(self, command: c.Command) -> tuple[f.Fact, ...] | Refusal:
        """Work out what would be written; nothing is."""
        decision = self._decide(command, anyway=False)
        return decision if isinstance(decision, Refusal) else decision.facts

    def can(self, command: c.Command) -> Refusal | None:
        """Tell why a command would be refused, None where it would not."""
        decision = self._decide(command, anyway=False)
        return decision if isinstance(decision, Refusal) else None

    def do(
        self, command: c.Command, *, override: str = "", command_id: str | None = None
    ) -> Done | Refusal:
        """Do what is asked and write it down, or refuse and change nothing.

        `override` is the director's reason for doing what the house refuses. A command id
        that was written before is acknowledged and done no second time.
        """
        decision = self._decide(command, anyway=False)
        if isinstance(decision, Refusal) and decision.house and override.strip():
            decision = self._overridden(command, decision, override.strip())
        if isinstance(decision, Refusal):
            return decision
        if isinstance(command, MergePersons):
            return self._merge(command, decision, command_id or self._entropy(8).hex())
        return self._write(decision, command_id)

    def _merge(self, command: MergePersons, decision: Decision, key: str) -> Done | Refusal:
        """Make two persons one in every tournament of the file, or in none."""
        try:
            others = elsewhere.concerned(self, command)
        except (StoreError, ValueError) as error:
            return Refusal(Code.NOT_SAVED, str(error))
        refusal = elsewhere.refused(others, command)
        if refusal is not None:
            return refusal
        done = self._write(decision, key)
        if isinstance(done, Refusal) or not others:
            return done
        told = [f"{done.told}, also in {elsewhere.names(others)}"]
        for other in others:
            also = other.do_alone(elsewhere.along(command), key)
            if isinstance(also, Refusal):
                told.append(elsewhere.in_it(other, also).sentence)
        self._tell(Change(elsewhere=frozenset(other.id for other in others)))
        return replace(done, told=". ".join(told))

    def do_alone(self, command: c.Command, command_id: str) -> Done | Refusal:
        """Do what is asked in this tournament only, as the answer to a command of another."""
        decision = self._decide(command, anyway=False)
        return decision if isinstance(decision, Refusal) else self._write(decision, command_id)

    def others(self, person: PersonId) -> list[Desk]:
        """Read the file's other tournaments whose facts name a person; StoreError, ValueError."""
        logs = self._log.others(person)
        return [Desk(log, self._names, self._clock, self._entropy) for log in logs]

    def known_in(self, person: PersonId) -> list[str]:
        """Name the file's other tournaments that know a person; none where it cannot be read."""
        try:
            return self._log.known_in(person)
        except StoreError:
            return []

    def command_of(self, action: str) -> str:
        """Give the id of the command that an act answers; StoreError."""
        return self._log.command_of(action)

    def action_of(self, command_id: str) -> str:
        """Give the act that answers a command, "" where there is none; StoreError."""
        return self._log.action_of(command_id)

    def catch_up(self) -> Refusal | None:
        """Take in what was written in this tournament from another one."""
        try:
            with without_collecting():
                self._history = History(self._log.read())
        except (StoreError, ValueError) as error:
            return Refusal(Code.NOT_SAVED, str(error))
        self._tell(Change(clock=True, structure=True, everything=True))
        return None

    def show_names_again(self) -> None:
        """Tell those who show it that names changed, wherever in the file it was asked for."""
        self._tell(Change(everything=True))

    def _ask(self, *, anyway: bool) -> Asking:
        return Asking(self.state, self._clock(), self._entropy, anyway)

    def _decide(self, command: c.Command, *, anyway: bool) -> Decision | Refusal:
        decision = decide.decide(self._ask(anyway=anyway), command)
        return self._named(decision) if isinstance(decision, Refusal) else decision

    def _named(self, refusal: Refusal) -> Refusal:
        sentence = _NAME.sub(lambda found: self._called(int(found[1])), refusal.sentence)
        return Refusal(refusal.code, sentence, refusal.house)

    def _called(self, entry: EntryId) -> str:
        return self.name(entry) if entry in self.state.entries else NAMELESS

    def _overridden(self, command: c.Command, refusal: Refusal, reason: str) -> Decision | Refusal:
        decision = self._decide(command, anyway=True)
        if isinstance(decision, Refusal):
            return decision
        text = self._entropy(8).hex()
        return Decision(
            (f.RefusalOverridden(refusal.code, text), *decision.facts),
            decision.persons,
            {**decision.texts, text: reason},
        )

    def _write(self, decision: Decision, command_id: str | None) -> Done | Refusal:
        action = self._entropy(8).hex()
        now = self._clock()
        try:
            written = self._log.append(
                action,
                command_id or action,
                self._history.seq,
                decision.facts,
                now.wall_ms,
                decision.persons,
                decision.texts,
                next(
                    (one.name for one in decision.facts if isinstance(one, TournamentRenamed)), ""
                ),
                _erased(decision.facts),
            )
        except StoreError as error:
            return Refusal(Code.NOT_SAVED, str(error))
        if written.repeated:
            return Done(action, (), "", repeated=True)
        left_over = self._scrub() if _erased(decision.facts).persons else ""
        left = self._left(decision.facts)
        self._history.add(
            [
                f.Recorded(seq, action, now.wall_ms, fact)
                for seq, fact in enumerate(decision.facts, written.first_seq)
            ]
        )
        self._tell(changed(decision.facts, left))
        said = told(decision.facts, self._called)
        return Done(action, decision.facts, f"{said}. {left_over}" if left_over else said)

    def _scrub(self) -> str:
        """Leave no letter of an erased name in the file; a sentence where some may be left."""
        try:
            self._log.scrub()
        except StoreError as error:
            return str(error)
        return ""

    def _left(self, facts: tuple[f.Fact, ...]) -> set[int]:
        """Collect the tables that players are drawn away from."""
        entries = self.state.entries
        drawn = [
            entry for fact in facts if isinstance(fact, f.SeatsDrawn) for entry in fact.entries
        ]
        seats = [entries[entry].seat for entry in drawn if entry in entries]
        return {seat.table for seat in seats if seat is not None}

    def _tell(self, change: Change) -> None:
        for observer in tuple(self._observers):
            observer(change)

    def undoable(self) -> str | None:
        """Name the act that undo would cancel: the last one, clock commands left out."""
        return undoing.undoable(self._history)

    def redoable(self) -> str | None:
        """Name the act that redo would count again: the last undone, if nothing came since."""
        return undoing.redoable(self._history)

    def told(self, action: str) -> str:
        """Say what an act did in a few words."""
        return told(self._history.facts_of(action), self._called)

    def undo(self, action: str | None = None) -> Done | Refusal:
        """Cancel an act, the last one where none is named; nothing is erased.

        Refused where a later fact could then not have happened; it is named.
        """
        found = action or self.undoable()
        if found is None or self._history.is_gone(found):
            return Refusal(Code.NOTHING_TO_UNDO, "There is nothing to undo.")
        never = undoing.never(self._history, found)
        if never is not None:
            return Refusal(Code.NOTHING_TO_UNDO, never)
        later = undoing.later_clock(self._history, found)
        if later:
            return Refusal(Code.IN_THE_WAY, f"The clock was set again since: {self.told(later)}.")
        return self._switch_all(found, gone=True)

    def redo(self) -> Done | Refusal:
        """Let the last undone act count again."""
        found = self.redoable()
        if found is None:
            return Refusal(Code.NOTHING_TO_UNDO, "There is nothing to redo.")
        return self._switch_all(found, gone=False)

    def _switch_all(self, action: str, *, gone: bool) -> Done | Refusal:
        """Cancel an act or let it count again, with what was done elsewhere along with it."""
        try:
            acts = elsewhere.linked(self, self._history.facts_of(action), action)
        except (StoreError, ValueError) as error:
            return Refusal(Code.NOT_SAVED, str(error))
        for other, act in acts:
            refusal = other.blocked(act, gone=gone)
            if refusal is not None:
                return elsewhere.in_it(other, refusal)
        done = self.switch_alone(action, gone=gone)
        if isinstance(done, Refusal) or not acts:
            return done
        told = [f"{done.told}, also in {elsewhere.names(other for other, _ in acts)}"]
        for other, act in acts:
            also = other.switch_alone(act, gone=gone)
            if isinstance(also, Refusal):
                told.append(elsewhere.in_it(other, also).sentence)
        self._tell(Change(elsewhere=frozenset(other.id for other, _ in acts)))
        return replace(done, told=". ".join(told))

    def blocked(self, action: str, *, gone: bool) -> Refusal | None:
        """Tell why an act could not be cancelled, or count again; None where it could."""
        state = self._history.switched(action, gone=gone)
        return self._blocked(state) if isinstance(state, InTheWay) else None

    def switch_alone(self, action: str, *, gone: bool) -> Done | Refusal:
        """Cancel an act of this tournament or let it count again, here only."""
        if self._history.is_gone(action) is gone:
            return Refusal(Code.NOTHING_CHANGES, "That is so already.")
        state = self._history.switched(action, gone=gone)
        if isinstance(state, InTheWay):
            return self._blocked(state)
        fact = f.Undone(action) if gone else f.Redone(action)
        said = self.told(action) if gone else ""
        own = self._entropy(8).hex()
        now = self._clock()
        try:
            name = "" if state.name == self.state.name else state.name
            written = self._log.append(own, own, self._history.seq, (fact,), now.wall_ms, name=name)
        except StoreError as error:
            return Refusal(Code.NOT_SAVED, str(error))
        record = f.Recorded(written.first_seq, own, now.wall_ms, fact)
        self._history.switch(action, state, record)
        self._tell(Change(clock=True, structure=True, everything=True))
        return Done(own, (fact,), said or self.told(action))

    def _blocked(self, blocked: InTheWay) -> Refusal:
        acts = list(dict.fromkeys(record.action for record in blocked.records))
        more = len(acts) - _NAMED
        text = "; ".join(self.told(action) for action in acts[:_NAMED])
        text += f" and {more:,} more" if more > 0 else ""
        busts = any(isinstance(record.fact, f.Busted) for record in blocked.records)
        help_ = " Take back the bust instead." if busts else ""
        return Refusal(Code.IN_THE_WAY, f"In the way: {text}.{help_}")


def _erased(facts: tuple[f.Fact, ...]) -> Erased:
    """Collect the names and texts that an act erases."""
    gone = [fact for fact in facts if isinstance(fact, PersonErased)]
    texts = tuple(text for fact in gone for text in fact.texts)
    return Erased(tuple(fact.person for fact in gone), texts)
