"""A report of busts as it was said: who, in which hand, when, knocked out by whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.draft import Draft
from tdtool.line.spoken import clock_text, listed, moment
from tdtool.line.tokens import Kind
from tdtool.line.vocabulary import LAST, SAME, cut
from tdtool.line.who import Prefer, by_ref, nobody, said
from tdtool.tournament import commands as c
from tdtool.tournament.values import HandChoice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token
    from tdtool.tournament.state import Entry
    from tdtool.tournament.values import EntryId


class Report:
    """One report of busts, taken apart: who, in which hand, when, knocked out by whom."""

    def __init__(self, room: Room, tokens: Sequence[Token]) -> None:
        self.room = room
        rest, self.same_at = cut(tokens, SAME)
        rest, self.by_said = _without_winners(rest)
        self.by: tuple[EntryId, ...] = ()
        """Who knocked them out, once they are found."""
        self.same_as: list[Token] = []
        if self.same_at >= 0 and any(token.key == "as" for token in tokens):
            self.same_as = list(rest[self.same_at :])
            rest = rest[: self.same_at]
        rest, last_at = cut(rest, LAST)
        self.last = last_at >= 0
        times = [token for token in rest if token.kind in {Kind.TIME, Kind.AGO}]
        self.happened = moment(times[0], room.now) if times else None
        self.tokens = [token for token in rest if token not in times]

    @property
    def same(self) -> bool:
        """Tell whether "same hand" was said."""
        return self.same_at >= 0

    @property
    def is_plain(self) -> bool:
        """Tell whether nothing was said of the hand or the time."""
        return self.happened is None and not (self.same or self.last)

    @property
    def at(self) -> str:
        """Say the time that was given, with a comma before it."""
        if self.happened is None:
            return ""
        return f", at {clock_text(self.happened, self.room.now)}"

    @property
    def time_typed(self) -> str:
        """Write the time that was given as it is typed."""
        if self.happened is None:
            return ""
        return f" @{clock_text(self.happened, self.room.now)}"

    def bust(
        self,
        entries: Sequence[Entry],
        hand: HandChoice,
        remark: str,
        same_as: EntryId | None = None,
    ) -> Draft:
        """Make the draft that these players are out."""
        room = self.room
        wheres = [room.where(entry) for entry in entries]
        command = c.Bust(
            tuple(entry.id for entry in entries),
            hand,
            same_as,
            happened_ms=self.happened,
            by=self.by,
        )
        ending = {HandChoice.SAME: " same hand", HandChoice.LAST: " last hand"}.get(hand, "")
        if same_as is not None:
            earlier = room.state.busts[same_as].seat or room.name(same_as)
            ending += f" as {earlier}"
        who = " ".join(str(entry.seat or room.name(entry.id)) for entry in entries)
        return Draft(
            command,
            ", ".join(wheres) if len(wheres) <= _WHERES else f"{wheres[0]} …",
            listed([room.name(entry.id) for entry in entries]),
            "is out" if len(entries) == 1 else "are out",
            ", ".join(part for part in (self._by_words(), remark) if part),
            f"{who} out{self._by_typed()}{ending}{self.time_typed}",
        )

    def _by_words(self) -> str:
        names = listed([self.room.name(entry) for entry in self.by])
        return f"by {names}" if names else ""

    def _by_typed(self) -> str:
        entries = [self.room.state.entries[entry] for entry in self.by]
        who = " and ".join(str(entry.seat or self.room.name(entry.id)) for entry in entries)
        return f" by {who}" if who else ""

    def find_winners(self) -> str:
        """Find who knocked them out; give a sentence where somebody is not found."""
        for ref in said(self.room, self.by_said).refs:
            found = by_ref(self.room, ref, Prefer.IN_PLAY)
            if not found:
                return nobody(self.room, ref)
            self.by += (found[0].id,)
        return "" if self.by else "Out by whom? 12.5 out by 12.3."


def _without_winners(tokens: Sequence[Token]) -> tuple[list[Token], list[Token]]:
    """Part "12.5 by 12.3 and kim" before who knocked him out; a time stays with the first."""
    by = next((place for place, token in enumerate(tokens) if token.key == "by"), None)
    if by is None:
        return list(tokens), []
    times = [token for token in tokens[by:] if token.kind in {Kind.TIME, Kind.AGO}]
    winners = [token for token in tokens[by + 1 :] if token not in times]
    return [*tokens[:by], *times], winners


_WHERES = 3
"""Seats that are written out before a list of players."""
