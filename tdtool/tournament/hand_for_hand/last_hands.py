"""Deciding on the last hands of a day: called by a drawn card, played, ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import clock, clock_acts, draw
from tdtool.tournament import facts as f
from tdtool.tournament.asking import Asking, Decision
from tdtool.tournament.hand_for_hand import facts as h
from tdtool.tournament.hand_for_hand.acts import (
    clock_stopped,
    free_to_begin,
    refuse_while_playing,
)
from tdtool.tournament.hand_for_hand.playing import playing_tables
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.values import Anchor, ClockAct

if TYPE_CHECKING:
    from tdtool.tournament.hand_for_hand import commands as hc
    from tdtool.tournament.state import State

CARDS = (3, 7)
"""The cards that are drawn from where tables are full, the lowest and the highest."""
SHORT_CARDS = (2, 5)
"""Those of short-handed tables: an orbit is over sooner."""
SHORT_HANDED = 6
"""Seats up to which an event is short-handed."""
MOST = 20
"""More than any card says."""


def cards(state: State, *, short_handed: bool | None = None) -> tuple[int, int]:
    """Give the lowest and the highest card that is drawn for the last hands."""
    short = state.seats_per_table <= SHORT_HANDED if short_handed is None else short_handed
    return SHORT_CARDS if short else CARDS


def call(ask: Asking, command: hc.CallLastHands) -> Decision:
    """Stop the clock and say how many more hands each table plays today."""
    free_to_begin(ask)
    if not playing_tables(ask.state):
        raise Refused(Code.TOO_FEW, "No table is playing.")
    stop = clock_stopped(ask)
    if command.hands is not None:
        if not 1 <= command.hands <= MOST:
            raise Refused(Code.BAD_NUMBER, f"The last hands are 1 to {MOST}.")
        return Decision((h.LastHandsCalled(command.hands, bool(stop)), *stop))
    low, high = cards(ask.state, short_handed=command.short_handed)
    number = ask.state.draws + 1
    card = draw.card(ask.state.seal, number, low, high)
    drawn = h.CardDrawn(number, ask.state.seal, draw.seal(ask.entropy), low, high, card)
    return Decision((drawn, h.LastHandsCalled(card, bool(stop)), *stop))


def end(ask: Asking, _command: hc.EndLastHands) -> Decision:
    """Say that the last hands are played; the day is over where the sheet ends it here."""
    last = ask.state.together.last_hands
    if last is None:
        raise Refused(Code.HAND_FOR_HAND, "No last hands were called.")
    refuse_while_playing(ask, "the last hands")
    return Decision((h.LastHandsEnded(last.hands), *_day_over(ask)))


def _day_over(ask: Asking) -> tuple[f.ClockSet, ...]:
    now = clock_acts.reading(ask)
    if now is None or now.day_ended or not clock.ends_day(ask.state.structure.rows[now.row]):
        return ()
    moment = ask.now
    over = Anchor(now.row, 0, True, moment.wall_ms, moment.boot_ms, moment.boot_id)  # noqa: FBT003
    return (f.ClockSet(ClockAct.SET, over),)
