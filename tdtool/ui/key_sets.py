"""Sets of keys to choose from: those of this program, and those of The Tournament Director.

The latter are the keys that its version 3 documents for its game window (Space, Ctrl+N, Ctrl+P,
Ctrl+B, X, S, V, F, B, G, Ctrl+T, Ctrl+K, F2). Ctrl+Z stays undo, which adds players there.
"""

from __future__ import annotations

from tdtool.settings import KeySet
from tdtool.ui.acts import Act

NAMES = {KeySet.OURS: "tdtool", KeySet.TOURNAMENT_DIRECTOR: "The Tournament Director"}
SETS: dict[KeySet, dict[Act, tuple[str, ...]]] = {
    KeySet.OURS: {},
    KeySet.TOURNAMENT_DIRECTOR: {
        Act.DESK_LOCK: ("Ctrl+K",),
        Act.LINE: ("Ctrl+J",),
        Act.REGISTER: ("Ctrl+B",),
        Act.WHO_POSTS: ("Ctrl+W",),
        Act.PLANS: ("Ctrl+T", "B"),
        Act.TO_DO: ("Ctrl+Shift+T",),
        Act.PRINT: ("Ctrl+Shift+P",),
        Act.PLAYERS_PAGE: ("Ctrl+Shift+H",),
        Act.LEVEL_NEXT: ("Ctrl+N", "Alt+Right"),
        Act.LEVEL_PREVIOUS: ("Ctrl+P", "Alt+Left"),
        Act.BOARD: ("F2", "F11"),
        Act.LEVEL_TYPE: ("Shift+F2",),
        Act.ENTRY_TAKE_BACK: ("S",),
        Act.ENTRY_SEAT: ("T",),
        Act.ENTRY_REBUY: ("V",),
        Act.ENTRY_ADD_ON: ("B",),
        Act.ENTRY_VOID: ("G",),
        Act.JOURNAL_TAKE_BACK: ("S", "T"),
    },
}
"""What each set binds otherwise than the table of actions."""
