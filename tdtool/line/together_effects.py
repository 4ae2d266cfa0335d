"""What follows from hands that all tables play together, in a few short lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.candidate import Effect
from tdtool.line.spoken import listed
from tdtool.line.what_if import after
from tdtool.tournament.hand_for_hand import facts as h
from tdtool.tournament.hand_for_hand.sayings import hands
from tdtool.tournament.hand_for_hand.view import together_view
from tdtool.tournament.money.currency import written
from tdtool.tournament.money.intake import prices_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.tournament.facts import Fact

_MOST = 3
"""Places that are told."""


def together_effects(room: Room, facts: Sequence[Fact]) -> list[Effect]:
    """Tell what these facts mean for the tables, the places and the day."""
    found: list[Effect] = []
    for fact in facts:
        match fact:
            case h.HandForHandBegun():
                found.append(Effect("Hand 1", "the hands being played now count already"))
            case h.HandClosed():
                found += _closed(room)
            case h.HandForHandEnded(hands=number):
                found.append(Effect("Hand for hand", f"ends after {hands(number)}"))
            case h.CardDrawn(low=low, high=high):
                # The card is not told before it is drawn.
                return [Effect("Card", f"{low} to {high}, drawn when you press Enter")]
            case h.LastHandsCalled(hands=number):
                found.append(Effect("Each table", f"plays {hands(number)} more today"))
            case h.LastHandsEnded():
                found.append(Effect("Today", "all tables have played"))
    if any(isinstance(fact, h.TableFinished) for fact in facts):
        then = together_view(after(room.state, facts, room.now.wall_ms), {}, room.now)
        playing = 0 if then is None else then.mode.playing
        said = f"{playing} still to finish" if playing else "all have finished"
        found.append(Effect("Tables", said))
    return found


def _closed(room: Room) -> list[Effect]:
    """Tell who has which place now, and what it brings."""
    view = together_view(room.state, room.desk.names, room.now)
    if view is None or not view.sharing:
        return [Effect("Out", "nobody on this hand")]
    currency = prices_of(room.state).currency
    found = []
    for one in view.sharing[:_MOST]:
        prize = f", {written(one.prizes[0], currency)}" if one.prizes and one.prizes[0] else ""
        each = " each" if prize and len(one.names) > 1 else ""
        found.append(Effect(str(one.place), f"{listed(list(one.names))}{prize}{each}"))
    return found
