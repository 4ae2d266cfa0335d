"""What the director changed about the event as a whole, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.tournament.facts import Fact
from tdtool.tournament.values import TextId


@dataclass(frozen=True, slots=True)
class TournamentRenamed(Fact):
    """The tournament has another name from here on."""

    KIND = "tournament_renamed"
    name: str


@dataclass(frozen=True, slots=True)
class ReentriesChanged(Fact):
    """A person may re-enter so often from here on; None: as often as he likes."""

    KIND = "reentries_changed"
    reentries: int | None


@dataclass(frozen=True, slots=True)
class MessageSet(Fact):
    """The board's message line says this; None: nothing any more."""

    KIND = "message_set"
    text: TextId | None
