"""A candidate before the desk was asked about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tdtool.line.candidate import Candidate, GoOn
from tdtool.line.effects import effects_of
from tdtool.tournament.commands import Command
from tdtool.tournament.refusal import Refusal

if TYPE_CHECKING:
    from tdtool.line.candidate import Act, Effect
    from tdtool.line.room import Room


@dataclass(frozen=True, slots=True)
class Draft:
    """One thing that may be meant; see Candidate for the fields."""

    act: Act
    where: str = ""
    subject: str = ""
    verb: str = ""
    remark: str = ""
    completion: str = ""
    effects: tuple[Effect, ...] = ()
    """The lines of an answer; what a command does is asked of the desk."""


class Found(NamedTuple):
    """What a form made of a sentence: drafts, or a sentence about what is missing."""

    drafts: tuple[Draft, ...] = ()
    hint: str = ""
    final: bool = False
    """The hint says it all: no other form is tried."""


def go_on(completion: str, subject: str, verb: str, example: str, where: str = "") -> Draft:
    """Show how a sentence goes on; `example` is what he may type."""
    return Draft(GoOn(), where, subject, verb, f"go on typing: {example}", completion)


def finish(room: Room, draft: Draft) -> Candidate:
    """Ask the desk what would happen, and make the candidate of it."""
    refusal: Refusal | None = None
    effects = draft.effects
    if isinstance(draft.act, Command):
        outcome = room.desk.preview(draft.act)
        if isinstance(outcome, Refusal):
            refusal = outcome
        else:
            effects = effects_of(room, outcome)
    return Candidate(
        where=draft.where,
        subject=draft.subject,
        verb=draft.verb,
        remark=draft.remark,
        key_hint="",
        refusal=refusal,
        effects=effects,
        act=draft.act,
        completion=draft.completion,
    )
