"""What follows from a ruling or a penalty, in a few short lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.candidate import Effect
from tdtool.line.spoken import clock_text, listed
from tdtool.tournament import facts as f
from tdtool.tournament import ruling_facts as r
from tdtool.tournament.chips.view import stack_of
from tdtool.tournament.fold_rulings import TO_SERVE
from tdtool.tournament.journal import hands_left, penalty_words
from tdtool.tournament.penalty_view import earlier
from tdtool.tournament.values import PenaltyEnd, PenaltyKind
from tdtool.tournament.views import Tone

if TYPE_CHECKING:
    from tdtool.line.room import Room
    from tdtool.tournament.facts import Fact


def penalty_effects(room: Room, fact: Fact) -> list[Effect]:
    """Tell what one fact about a ruling or a penalty does."""
    match fact:
        case r.Ruled(ruling=number):
            return [Effect("Ruling log", f"number {number}")]
        case r.PenaltyGiven():
            return _given(room, fact)
        case r.PenaltyCounted(left=left):
            text = hands_left(left) if left else "all are missed: he may come back"
            return [Effect("Penalty", text)]
        case r.PenaltyEnded(end=end, left=left):
            uncounted = f", {hands_left(left)} not counted" if left else ""
            text = "he plays again" if end is PenaltyEnd.BACK else "he plays at once"
            return [Effect("Penalty", f"{text}{uncounted}")]
        case f.Busted(penalty=int(), entry=entry, out_of_play=chips, stack=stack):
            before = stack_of(room.state, entry)
            how = "the average, as nobody counted them"
            if before is not None:
                how = f"as counted at {clock_text(before.at_ms, room.now)}"
            how = how if stack is None else "counted"
            return [Effect("Chips", f"{chips:,} leave play: {how}")]
    return []


def _given(room: Room, fact: r.PenaltyGiven) -> list[Effect]:
    name = room.name(fact.entry)
    found: list[Effect] = []
    if fact.kind in TO_SERVE:
        text = f"misses {'1 hand' if fact.hands == 1 else f'{fact.hands} hands'}"
        if fact.kind is PenaltyKind.ROUNDS:
            text += f": {fact.length} times the {fact.players} at his table"
        found.append(Effect(name, text))
        found.append(Effect("Meanwhile", "he is dealt in and posts, his hand is killed"))
    before = [
        f"{penalty_words(one.kind, one.length)} at {clock_text(one.given_ms, room.now)}"
        for one in earlier(room.state, fact.entry)
    ]
    if before:
        found.append(Effect("Before", listed(before), Tone.NEEDS_YOU))
    return found
