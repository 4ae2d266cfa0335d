"""What waits for the director while all tables play their hands together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.hand_for_hand.acts import listed
from tdtool.tournament.hand_for_hand.mode import Joint, mode
from tdtool.tournament.hand_for_hand.playing import still_playing
from tdtool.tournament.views import Task, TaskKind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdtool.tournament.state import State


def together_tasks(state: State) -> Iterator[Task]:
    """Say which tables still play, or that the hand is to be closed."""
    found = mode(state)
    if found is None:
        return
    last = found.joint is Joint.LAST_HANDS
    many = "hand" if found.number == 1 else f"{found.number} hands"
    title = f"Last {many} of the day" if last else f"Hand for hand: hand {found.number}"
    tables = still_playing(state)
    if tables:
        word = "Table" if len(tables) == 1 else "Tables"
        said = f"{word} {listed(tables)} still {'plays' if len(tables) == 1 else 'play'}."
    else:
        said = "All tables have finished: "
        said += "the day is over." if last else "close the hand."
    yield Task(TaskKind.HAND_FOR_HAND, title, said, "", found.since_ms)
