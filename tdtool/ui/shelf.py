"""The shelf that tournaments are taken from, as the window sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from tdtool.brought.bring import Brought, TdtFile
    from tdtool.desk import Desk
    from tdtool.rules.house import HouseRules
    from tdtool.tournament.commands import OpenTournament
    from tdtool.tournament.refusal import Refusal
    from tdtool.tournament.structure import Structure
    from tdtool.tournament.values import TextId


class ShelfError(Exception):
    """A tournament cannot be shown; its text is the director's sentence, `help` what he can do."""

    def __init__(self, sentence: str, help_: str = "") -> None:
        super().__init__(sentence)
        self.help = help_


class Head(Protocol):
    """A tournament on the shelf; times are milliseconds since 1970."""

    @property
    def id(self) -> str:
        """The tournament's id."""

    @property
    def name(self) -> str:
        """The tournament's name, as typed."""

    @property
    def created_ms(self) -> int:
        """When it was set up."""

    @property
    def last_ms(self) -> int:
        """When something was last written."""


class Shelf(Protocol):
    """All tournaments of one file; every call may raise ShelfError."""

    def place(self) -> str:
        """Say where the file lies."""

    def heads(self) -> Sequence[Head]:
        """List the tournaments, the one touched last first."""

    def open(self, tournament: str) -> Desk:
        """Open a tournament."""

    def found(self, command: OpenTournament) -> Desk | Refusal:
        """Set a tournament up and open it."""

    def texts(self, tournament: str) -> Mapping[TextId, str]:
        """Read the notes and reasons of a tournament by their ids, the erased left out."""

    def backup(self, to: Path) -> None:
        """Write everything into another file, whole or not at all."""

    def bring(self, path: Path) -> Brought:
        """Read a portable tournament and work it out again; nothing is written."""

    def play(self, file: TdtFile, structure: Structure, house: HouseRules) -> Brought:
        """Play a .tdt in memory on this structure of it; nothing is written."""

    def take_in(self, brought: Brought, *, copy: bool) -> str:
        """Take a tournament in and give its id; `copy`: as one of its own."""

    def export(self, tournament: str, path: Path) -> None:
        """Write a tournament into a portable file, whole or not at all."""

    def sample(self) -> Desk | Refusal:
        """Set up the sample tournament and open it."""

    def last(self, tournament: str | None) -> Desk | None:
        """Open this tournament, or the one touched last; None where there are none."""

    def close(self) -> None:
        """Let go of the file."""
