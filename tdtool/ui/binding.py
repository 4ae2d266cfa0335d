"""Which key may be bound to which act: what clashes, what is typed, what the system keeps."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QKeySequence

from tdtool.ui import act_rows, keys
from tdtool.ui.acts import Act, Where
from tdtool.ui.help.key_table import head_of
from tdtool.ui.key_sets import SETS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.settings import KeySet, OwnKeys

    Table = dict[Act, tuple[str, ...]]

MOST = 4
"""Keys of one act."""
_SAME_EVERYWHERE = {
    "Esc": "Esc always leaves.",
    "Return": "Enter always does what is in hand.",
    "Tab": "Tab always goes on to the next part.",
    "Shift+Tab": "Shift+Tab always goes back to the part before.",
    "Backspace": "Backspace always takes back what was typed.",
    "Menu": "This key always shows what can be done there.",
    "Shift+F10": "Shift+F10 always shows what can be done there.",
    "Alt+F4": "The system closes windows with Alt+F4.",
    **dict.fromkeys(
        ("Ctrl+C", "Ctrl+V", "Ctrl+X", "Ctrl+A"), "Texts and lists are copied and chosen with it."
    ),
    **dict.fromkeys(
        ("Up", "Down", "Left", "Right", "Home", "End", "PgUp", "PgDown"),
        "The arrows and page keys always move.",
    ),
}
_TYPED_IN = frozenset(
    (Where.WINDOW, Where.LEVELS, Where.CHIP_COUNT, Where.LINE, Where.PANEL, Where.HELP)
)
"""Where signs are typed, or open the line."""


class Clash(NamedTuple):
    """A key that another act has already, in the same place or everywhere."""

    key: str
    other: Act


def bound(key_set: KeySet, own: OwnKeys) -> Table:
    """Give every act its keys: the director's own first, then the set's, each key once a place.

    What is not known, or cannot be a key, is left out; so the table never has a clash.
    """
    chosen = {row.act: row.keys for row in act_rows.ROWS} | SETS[key_set]
    if not own and not SETS[key_set]:
        return chosen
    mine = _known(own)
    order = [*mine, *(act for act in chosen if act not in mine)]
    table: Table = {}
    for act in order:
        wanted = mine.get(act, chosen[act])
        free = [key for key in wanted if clash(table, act, key) is None]
        table[act] = tuple(dict.fromkeys(free))
    return {act: table[act] for act in chosen}


def clash(table: Mapping[Act, tuple[str, ...]], act: Act, key: str) -> Clash | None:
    """Find the act that a key would be taken from, None where it is free for this one."""
    one = replace(act_rows.usual(act), keys=(key,))
    for other, theirs in table.items():
        if other is not act and key in map(keys.plain_key, theirs):
            row = replace(act_rows.usual(other), keys=(key,))
            if act_rows.ambiguous((row, one)):
                return Clash(key, other)
    return None


def why_not(act: Act, key: str) -> str:
    """Say why a key can never be bound to an act, "" where it can."""
    row = act_rows.usual(act)
    if row.fixed:
        return "Enter, Esc, Tab and digits mean the same everywhere; this key stays."
    if key in map(keys.plain_key, row.keys):
        return ""
    if key in _SAME_EVERYWHERE:
        return _SAME_EVERYWHERE[key]
    if key == "Space":
        return "Space alone is the clock’s."
    if key.isdecimal():
        return "Digits are typed: seats, tables, counts. Add Ctrl or Alt."
    if len(key) == 1 and row.where is Where.WINDOW:
        return "A sign alone opens the line. Add Ctrl or Alt, or take an F key."
    if len(key) == 1 and row.where in _TYPED_IN:
        return f"{head_of(row.where)} signs are typed. Add Ctrl or Alt, or take an F key."
    return ""


def with_keys(own: OwnKeys, act: Act, wanted: tuple[str, ...]) -> OwnKeys:
    """Bind these keys to an act, whatever it had of its own."""
    return tuple(sorted((*((name, had) for name, had in own if name != act), (act.value, wanted))))


def without(own: OwnKeys, act: Act) -> OwnKeys:
    """Give an act the keys of the set again."""
    return tuple((name, had) for name, had in own if name != act)


def swapped(table: Table, own: OwnKeys, act: Act, found: Clash) -> OwnKeys:
    """Take a key from another act, which gets this one's first key if it may have it."""
    spare = next((key for key in table[act] if _may_have(table, found.other, key, act)), "")
    theirs = tuple(spare if keys.plain_key(key) == found.key else key for key in table[found.other])
    given = with_keys(own, found.other, tuple(key for key in theirs if key))
    return with_keys(given, act, (found.key,))


def _may_have(table: Table, act: Act, key: str, giver: Act) -> bool:
    rest = {one: had for one, had in table.items() if one is not giver}
    return not why_not(act, keys.plain_key(key)) and clash(rest, act, keys.plain_key(key)) is None


def _known(own: OwnKeys) -> Table:
    """Read the director's own keys; what this version does not know is left out."""
    found: Table = {}
    names = {act.value for act in Act}
    for name, wanted in own:
        if name not in names or act_rows.usual(Act(name)).fixed:
            continue
        plain = (keys.plain_key(key) for key in wanted[:MOST] if QKeySequence(key).count() == 1)
        found[Act(name)] = tuple(key for key in plain if key and not why_not(Act(name), key))
    return found
