"""What a director may ask about the event as a whole."""

from __future__ import annotations

from dataclasses import dataclass

from tdtool.tournament.commands import Command


@dataclass(frozen=True, slots=True)
class RenameTournament(Command):
    """Give the tournament another name."""

    name: str


@dataclass(frozen=True, slots=True)
class ChangeReentries(Command):
    """Let a person re-enter so often from here on; None: as often as he likes."""

    reentries: int | None


@dataclass(frozen=True, slots=True)
class SetMessage(Command):
    """Write this on the board's message line; an empty text takes it off."""

    text: str
