"""What follows from a stack in its bag, in a few short lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.candidate import Effect
from tdtool.line.what_if import after
from tdtool.tournament.days import facts as d
from tdtool.tournament.days.bag_view import bag_view
from tdtool.tournament.views import Tone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.tournament.facts import Fact


def days_effects(room: Room, facts: Sequence[Fact]) -> list[Effect]:
    """Tell what these facts mean for the bags and their total."""
    if not any(isinstance(fact, (d.StackBagged, d.BagsOpened)) for fact in facts):
        return []
    found: list[Effect] = []
    for fact in facts:
        if isinstance(fact, d.StackBagged):
            before = room.state.days.bags.get(fact.entry)
            again = "" if before is None else f", it held {before.chips:,}"
            found.append(Effect("Bag", f"{fact.number}{again}"))
            if fact.dealer != fact.player:
                found.append(Effect("Counts", "they differ: count again", Tone.NEEDS_YOU))
    view = bag_view(after(room.state, facts, room.now.wall_ms))
    found.append(Effect("Bags", f"{view.in_bags:,} of {len(view.rows):,}, {view.bagged:,} chips"))
    if view.gap:
        more = "more" if view.gap > 0 else "fewer"
        found.append(Effect("Gap", f"{abs(view.gap):,} {more} than in play", Tone.NEEDS_YOU))
    elif view.gap == 0:
        found.append(Effect("Gap", "none: all chips are there", Tone.KNOWN))
    return found
