"""What the line asks of the desk; it never changes anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.tournament.commands import Command
    from tdtool.tournament.facts import Fact
    from tdtool.tournament.refusal import Refusal
    from tdtool.tournament.state import State
    from tdtool.tournament.values import Now, PersonId, TextId


class DeskSide(Protocol):
    """The desk, seen from the line."""

    @property
    def state(self) -> State:
        """The tournament as it stands."""

    @property
    def names(self) -> Mapping[PersonId, str]:
        """The names of all persons the desk knows."""

    def texts(self) -> Mapping[TextId, str]:
        """Give the free texts of this tournament that were not erased."""

    def now(self) -> Now:
        """Give the moment."""

    def can(self, command: Command) -> Refusal | None:
        """Tell why a command would be refused, None where it would be done."""

    def preview(self, command: Command) -> tuple[Fact, ...] | Refusal:
        """Give what a command would write; nothing is written."""
