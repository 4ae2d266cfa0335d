"""What the page is told of one tournament: all of it once, then what changes."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from tdtool.players_page.levels import levels
from tdtool.players_page.prizes import prizes
from tdtool.players_page.seats import seat_line
from tdtool.players_page.standing import standing, winner_name
from tdtool.players_page.wire import News
from tdtool.ui import plain

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.desk import Change, Desk
    from tdtool.players_page.seats import SeatLine
    from tdtool.players_page.writing import Writing
    from tdtool.tournament.values import PersonId


A_PART = 1_000
"""Persons whose lines are made at a time."""


class Feed:
    """Follows a tournament, shown at the desk or not; `wake` is called when there is news."""

    def __init__(self, desk: Desk, code: str, wake: Callable[[], None]) -> None:
        self.desk = desk
        self.code = code
        self._wake = wake
        self._everything = True
        self._levels_changed = True
        self._pending: dict[PersonId, None] = {}
        """Persons whose lines may have changed, the longest waiting first."""
        self._sent: dict[PersonId, SeatLine] = {}
        self._prizes: object = None
        self.has_news = True
        self._stop = desk.observe(self._changed)

    def stop(self) -> None:
        """Let the tournament go."""
        self._stop()

    def renew(self) -> None:
        """Tell everything anew: it is written in another way from now on."""
        self._everything = self.has_news = True
        self._sent.clear()

    def news(self, writing: Writing, *, whole: bool) -> News:
        """Give what changed since it was last asked; `whole` names are shown.

        The seats of many come in parts, so that the desk is never held up: `has_news` tells
        whether there are more.
        """
        state, now = self.desk.state, self.desk.now()
        deal = state.prizes.deal
        prizes_now = (state.prizes.locked, deal and deal.made_ms)
        told_prizes = self._everything or prizes_now != self._prizes
        told_levels = self._everything or self._levels_changed
        winner = winner_name(state, self.desk.names, whole=whole)
        found = News(
            self.code,
            standing(state, now, writing, plain.one_line(self.desk.message), winner),
            levels(state, writing) if told_levels else None,
            prizes(state, writing) if told_prizes else None,
            self._seats(whole=whole),
            whole,
        )
        self._prizes = prizes_now
        self._everything = self._levels_changed = False
        self.has_news = bool(self._pending)
        return found

    def _seats(self, *, whole: bool) -> dict[PersonId, SeatLine | None]:
        """Collect the persons whose lines changed."""
        state, names = self.desk.state, self.desk.names
        if self._everything:
            self._pending |= dict.fromkeys((*self._sent, *state.by_person))
        changed: dict[PersonId, SeatLine | None] = {}
        for person in tuple(islice(self._pending, A_PART)):
            del self._pending[person]
            line = (
                seat_line(state, names, person, whole=whole) if person in state.by_person else None
            )
            if line != self._sent.get(person):
                changed[person] = line
                if line is None:
                    del self._sent[person]
                else:
                    self._sent[person] = line
        return changed

    def _changed(self, change: Change) -> None:
        state = self.desk.state
        self._everything |= change.everything
        self._levels_changed |= change.structure
        entries = {*change.entries, *state.standing}
        for number in change.tables:
            if number in state.tables:
                entries.update(state.tables[number].occupants.values())
        found = (state.entries[one].person for one in entries if one in state.entries)
        self._pending |= dict.fromkeys(found)
        self.has_news = True
        self._wake()
