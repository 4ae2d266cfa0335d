"""The ruling log as it is read: every record with its words, found by what is looked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tdtool.people.folding import words as words_of
from tdtool.rules.books import Citation, written_together
from tdtool.rules.stakes import Stakes
from tdtool.tournament.journal import hands_left, penalty_words
from tdtool.tournament.penalty_view import PenaltyView, penalty_view
from tdtool.tournament.queries import NAMELESS, name_of
from tdtool.tournament.values import (
    EntryId,
    PenaltyEnd,
    PenaltyKind,
    RulingId,
    RulingState,
    SeatAt,
    Sheet,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tdtool.tournament.figure_line import FigureLine
    from tdtool.tournament.state import Penalty, Ruling, State
    from tdtool.tournament.values import Now, PersonId, TextId

ERASED = "(erased)"
"""Stands for words that were erased."""


class Player(NamedTuple):
    """A player whom a ruling is about, and where he sat then."""

    entry: EntryId
    seat: SeatAt | None
    name: str


@dataclass(frozen=True, slots=True)
class RulingView:
    """One record of the log; words that nobody wrote are "".

    `at_ms` is when it happened as far as that is known, `written_ms` when it was written
    down. `decision` is the one in force, also in words where it is only a penalty; `figures` are
    the amounts it was worked out with. `hand` tells which one it was ("button 3").
    `initials` stand for who decided. `appeal` is what the player said, `corrected_by` the
    record that replaces this one.
    """

    number: RulingId
    at_ms: int
    written_ms: int
    day: int
    level: str
    stakes: Stakes | None
    hand: str
    table: int | None
    players: tuple[Player, ...]
    title: str
    happened: str
    said: str
    decision: str
    figures: FigureLine | None
    reason: str
    by: str
    initials: str
    rule_entry: str
    rules: tuple[Citation, ...]
    state: RulingState
    appeal: str
    corrects: RulingId | None
    corrected_by: RulingId | None
    penalties: tuple[PenaltyView, ...]

    @property
    def seat(self) -> SeatAt | None:
        """Give the seat of the player it is about."""
        return self.players[0].seat if self.players else None

    @property
    def where(self) -> str:
        """Write where it was: "12.7", else "12"; "" where no table was named."""
        if self.seat is not None:
            return str(self.seat)
        return "" if self.table is None else str(self.table)


class Reader:
    """Reads rulings with names and texts; `texts` are the free texts that were not erased."""

    def __init__(
        self,
        state: State,
        names: Mapping[PersonId, str],
        texts: Mapping[TextId, str],
        now: Now,
    ) -> None:
        self._state = state
        self._names = names
        self._texts = texts
        self._now = now

    def text(self, text: TextId) -> str:
        """Give a free text, "" for none."""
        return self._texts.get(text, ERASED) if text else ""

    def view(self, number: RulingId) -> RulingView:
        """Show one record. KeyError where there is no such ruling."""
        ruling = self._state.rulings[number]
        words = ruling.words
        appeal = ruling.appeal
        given = [self._state.penalties[penalty] for penalty in ruling.penalties]
        decision, figures = words.decision, ruling.figures
        if appeal is not None and appeal.words.decision:
            decision, figures = appeal.words.decision, None
        by = self.text(words.by if appeal is None else appeal.words.by or words.by)
        return RulingView(
            number=number,
            at_ms=ruling.at_ms if ruling.happened_ms is None else ruling.happened_ms,
            written_ms=ruling.at_ms,
            day=ruling.day,
            level=ruling.level,
            stakes=ruling.stakes,
            hand=_hand(ruling),
            table=ruling.table,
            players=tuple(
                Player(one.entry, one.seat, self._name(one.entry)) for one in ruling.players
            ),
            title=self.text(words.title) or _title(given) or self.text(words.happened),
            happened=self.text(words.happened),
            said=self.text(words.said),
            decision=self.text(decision) or ", ".join(map(_in_words, given)),
            figures=figures,
            reason=self.text(words.reason),
            by=by,
            initials=initials(by),
            rule_entry=ruling.rule_entry,
            rules=ruling.rules,
            state=ruling.standing,
            appeal="" if appeal is None else self.text(appeal.why),
            corrects=ruling.corrects,
            corrected_by=ruling.corrected_by,
            penalties=tuple(
                penalty_view(self._state, self._names, penalty, self._now) for penalty in given
            ),
        )

    def _name(self, entry: EntryId) -> str:
        return name_of(self._state, self._names, entry)

    def since(self, number: RulingId) -> tuple[Since, ...]:
        """Tell what came of a ruling, oldest first. KeyError where there is no such ruling."""
        ruling = self._state.rulings[number]
        found = [*self._of_ruling(ruling)]
        for penalty in ruling.penalties:
            found.extend(self._of_penalty(self._state.penalties[penalty]))
        return tuple(sorted(found, key=lambda one: one.at_ms))

    def _of_ruling(self, ruling: Ruling) -> Iterator[Since]:
        if ruling.corrects is not None:
            yield Since(ruling.at_ms, f"Corrects ruling {ruling.corrects}")
        if ruling.decided_ms is not None and ruling.decided_ms != ruling.at_ms:
            yield Since(ruling.decided_ms, "Decided")
        for at_ms, sheet in ruling.printed:
            what = "Penalty slip" if sheet is Sheet.PENALTY else "Slip"
            yield Since(at_ms, f"{what} printed")
        appeal = ruling.appeal
        if appeal is not None:
            yield Since(appeal.at_ms, _with("Appealed", self.text(appeal.why)))
            if appeal.decided_ms is not None:
                outcome = "Upheld" if ruling.standing is RulingState.UPHELD else "Overturned"
                by = self.text(appeal.words.by)
                outcome += f" by {by}" if by else ""
                yield Since(appeal.decided_ms, _with(outcome, self.text(appeal.words.decision)))
        if ruling.corrected_by is not None:
            later = self._state.rulings[ruling.corrected_by]
            yield Since(later.at_ms, f"Corrected by ruling {later.number}")

    def _of_penalty(self, penalty: Penalty) -> Iterator[Since]:
        said = _in_words(penalty)
        said = said[:1].upper() + said[1:]
        if penalty.kind is PenaltyKind.ROUNDS:
            said += f", {penalty.players} at the table when given: {penalty.hands} hands"
        yield Since(penalty.given_ms, said)
        for count in penalty.counts:
            how = "stepped at the table" if count.stepped else "counted at the table"
            dealt = "1 hand" if count.served == 1 else f"{count.served} hands"
            yield Since(count.at_ms, f"{dealt} dealt, {how}")
        if penalty.end is PenaltyEnd.BACK:
            rest = f", {hands_left(penalty.left)} uncounted" if penalty.left else ""
            yield Since(penalty.ended_ms, f"Back in his seat{rest}")
        elif penalty.end is PenaltyEnd.LIFTED:
            yield Since(penalty.ended_ms, _with("Lifted", self.text(penalty.reason)))
        elif penalty.end is PenaltyEnd.REPLACED:
            yield Since(penalty.ended_ms, "Replaced by another penalty")


def _hand(ruling: Ruling) -> str:
    joint = "" if ruling.joint_hand is None else f"hand {ruling.joint_hand} of hand for hand"
    button = "" if ruling.button is None else f"button {ruling.button}"
    return ", ".join(filter(None, (joint, button)))


class Since(NamedTuple):
    """One thing that came of a ruling."""

    at_ms: int
    said: str


def _with(what: str, words: str) -> str:
    return f"{what}: {words}" if words else what


def _in_words(penalty: Penalty) -> str:
    return penalty_words(penalty.kind, penalty.length)


_TITLES = {
    PenaltyKind.WARNING: "Warning",
    PenaltyKind.HANDS: "Penalty",
    PenaltyKind.ROUNDS: "Penalty",
    PenaltyKind.DISQUALIFICATION: "Disqualification",
}


def _title(given: list[Penalty]) -> str:
    return _TITLES[given[0].kind] if given else ""


def decided_last(state: State, texts: Mapping[TextId, str]) -> str:
    """Give the name of who decided last in this event; "" where nobody is named."""
    names = (texts.get(ruling.words.by, "") for ruling in reversed(state.rulings.values()))
    return next(filter(None, names), "")


def initials(name: str) -> str:
    """Shorten the name of who decided to the first letters of its words, three at most."""
    return "".join(word[0] for word in name.split()[:3]).upper()


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is looked for in the log; None and "" leave nothing out.

    `entry` is a player's entry (all entries of that person count), `rule_entry` an entry of
    the library, `rule` a rule's number, `day` a day of the event. Every word of `words` has
    to be found somewhere in the record.
    """

    words: str = ""
    entry: EntryId | None = None
    table: int | None = None
    rule_entry: str = ""
    rule: str = ""
    day: int | None = None


def ruling_log(reader: Reader, state: State, wanted: Wanted | None = None) -> list[RulingView]:
    """List the records that are looked for, newest first."""
    asked = wanted or Wanted()
    person = None if asked.entry is None else state.entries[asked.entry].person
    sought = [f" {word}" for word in words_of(asked.words)]
    found = []
    for number in reversed(state.rulings):
        ruling = state.rulings[number]
        if not _fits(state, ruling, asked, person):
            continue
        view = reader.view(number)
        if sought:
            said = said_in(view)
            if not all(word in said for word in sought):
                continue
        found.append(view)
    return found


def _fits(state: State, ruling: Ruling, wanted: Wanted, person: PersonId | None) -> bool:
    if person is not None and all(
        state.entries[one.entry].person != person for one in ruling.players
    ):
        return False
    if wanted.table is not None and ruling.table != wanted.table:
        return False
    if wanted.rule_entry and ruling.rule_entry.casefold() != wanted.rule_entry.casefold():
        return False
    if wanted.rule and all(number != wanted.rule for _, number in ruling.rules):
        return False
    return wanted.day is None or ruling.day == wanted.day


def said_in(view: RulingView) -> str:
    """Write what is found in a record, folded: a word's beginning is found after a blank."""
    parts = [
        str(view.number),
        view.where,
        *(one.name for one in view.players if one.name != NAMELESS),
        view.title,
        view.happened,
        view.said,
        view.decision,
        view.reason,
        view.by,
        view.rule_entry,
        written_together(view.rules),
        view.state,
        view.appeal,
    ]
    return f" {' '.join(' '.join(words_of(part)) for part in parts)}"
