"""What can be done with a line of the journal as it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import facts as f
from tdtool.ui import act_rows
from tdtool.ui.acts import Act as Named
from tdtool.ui.icons import Icon
from tdtool.ui.journal.act_detail import busts_of
from tdtool.ui.journal.finder import Scope
from tdtool.ui.journal.offers import Offer, Offered
from tdtool.ui.journal.questions import may_be_undone

if TYPE_CHECKING:
    from tdtool.tournament.chronicle import Act
    from tdtool.ui.journal.teller import Teller

_FEW = 4
"""An act at more tables than this leads to none of them."""
_ACTS = {
    Offered.UNDO: Named.JOURNAL_UNDO,
    Offered.REDO: Named.JOURNAL_REDO,
    Offered.TAKE_BACK: Named.JOURNAL_TAKE_BACK,
    Offered.WAS_ANOTHER: Named.JOURNAL_WAS_ANOTHER,
    Offered.HISTORY: Named.JOURNAL_HISTORY,
    Offered.TABLE: Named.JOURNAL_TABLE,
}

NOT_HERE = {
    Offered.UNDO: "This cannot be undone: it counts no more, or there is nothing before it.",
    Offered.REDO: "Only what was undone last can be done again.",
    Offered.TAKE_BACK: "Nobody who went out here is still out by it.",
    Offered.WAS_ANOTHER: "This is not the bust of one player who is still out by it.",
    Offered.HISTORY: "This is about more than one player or table, or its history is shown.",
    Offered.TABLE: "This is about no table.",
}
"""Why something cannot be done with a line."""


def offers_for(teller: Teller, act: Act, scope: Scope) -> list[Offer]:
    """List what can be done with an act; the history only where it is not shown already."""
    found: list[Offer] = []
    if may_be_undone(act):
        found.append(_offer(Offered.UNDO))
    if redoable(teller, act):
        found.append(_offer(Offered.REDO))
    busts = busts_of(teller, act)
    if busts:
        found.append(_offer(Offered.TAKE_BACK))
    if len(busts) == 1:
        found.append(_offer(Offered.WAS_ANOTHER))
    if len(act.entries) == 1 and scope.entry != act.entries[0]:
        found.append(_offer(Offered.HISTORY, "His history"))
    elif not act.entries and len(act.tables) == 1 and scope.table != act.tables[0]:
        found.append(_offer(Offered.HISTORY, f"Table {act.tables[0]}'s history"))
    table = table_of(teller, act)
    if table is not None:
        found.append(_offer(Offered.TABLE, f"Table {table}"))
    return found


def redoable(teller: Teller, act: Act) -> bool:
    """Tell whether the act, or the one it cancelled, would be done again by redo."""
    action = teller.desk.redoable() if act.cancelled or _is_undo(act) else None
    if action is None:
        return False
    first = act.facts[0]
    return action == act.action or (isinstance(first, f.Undone) and first.undone == action)


def table_of(teller: Teller, act: Act) -> int | None:
    """Find the table to go to: where the one it is about sits now, else one it names."""
    state = teller.desk.state
    if len(act.entries) == 1:
        entry = state.entries.get(act.entries[0])
        if entry is not None and entry.seat is not None:
            return entry.seat.table
    if len(act.tables) > _FEW:
        return None
    return next((table for table in reversed(act.tables) if table in state.tables), None)


def scope_of(act: Act) -> Scope:
    """Give whose history an act belongs to: its one player's, else its table's."""
    if len(act.entries) == 1:
        return Scope(entry=act.entries[0])
    return Scope(table=act.tables[0])


def _is_undo(act: Act) -> bool:
    return isinstance(act.facts[0], f.Undone)


def _offer(what: Offered, words: str = "") -> Offer:
    row = act_rows.row(_ACTS[what])
    icon = row.icon or Icon.MORE
    return Offer(what, words or row.text, _ACTS[what], icon)
