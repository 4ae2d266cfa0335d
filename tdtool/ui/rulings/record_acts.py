"""What can be done with a record of the log, by the letter that does it."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from tdtool.tournament.ruling_commands import BackInSeat, CountHands, LiftPenalty, SetServed
from tdtool.tournament.values import RulingState
from tdtool.ui import act_rows, keys
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.parts.choice_menu import Choice
from tdtool.ui.rulings.ruling_draft import Purpose

if TYPE_CHECKING:
    from tdtool.tournament.commands import Command
    from tdtool.tournament.penalty_view import PenaltyView
    from tdtool.tournament.ruling_view import RulingView
    from tdtool.tournament.values import EntryId


_DIGITS = 5


class RecordAct(StrEnum):
    """Acts of one record; the value is the letter."""

    HAND = "-"
    COUNT = "n"
    BACK = "b"
    LIFT = "l"
    CORRECT = "c"
    DECIDE = "d"
    APPEAL = "a"
    UPHOLD = "u"
    OVERTURN = "o"
    PLAYER = "h"
    TABLE = "t"


ROWS = {
    RecordAct.HAND: Act.RULING_HAND,
    RecordAct.COUNT: Act.RULING_COUNT,
    RecordAct.BACK: Act.RULING_BACK,
    RecordAct.LIFT: Act.RULING_LIFT,
    RecordAct.CORRECT: Act.RULING_CORRECT,
    RecordAct.DECIDE: Act.RULING_DECIDE,
    RecordAct.APPEAL: Act.RULING_APPEAL,
    RecordAct.UPHOLD: Act.RULING_UPHOLD,
    RecordAct.OVERTURN: Act.RULING_OVERTURN,
    RecordAct.PLAYER: Act.RULING_PLAYER,
    RecordAct.TABLE: Act.RULING_TABLE,
}
"""The row of each in the table of actions."""
PURPOSES = {
    RecordAct.CORRECT: Purpose.CORRECT,
    RecordAct.DECIDE: Purpose.DECIDE,
    RecordAct.APPEAL: Purpose.APPEAL,
    RecordAct.OVERTURN: Purpose.OVERTURN,
}
"""The acts that open the form, and what for."""
OF_A_PENALTY = frozenset({RecordAct.HAND, RecordAct.COUNT, RecordAct.BACK, RecordAct.LIFT})


def running(view: RulingView) -> PenaltyView | None:
    """Give the penalty of a record that is being served, None where there is none."""
    return next((one for one in view.penalties if one.runs), None)


def offered(view: RulingView | None) -> frozenset[RecordAct]:
    """Tell what can be done with a record now."""
    if view is None:
        return frozenset()
    found: set[RecordAct] = set()
    if view.players:
        found.add(RecordAct.PLAYER)
    if view.table is not None:
        found.add(RecordAct.TABLE)
    penalty = running(view)
    if penalty is not None:
        found |= {RecordAct.COUNT, RecordAct.BACK, RecordAct.LIFT}
        if penalty.left:
            found.add(RecordAct.HAND)
    if view.corrected_by is not None:
        return frozenset(found)
    found.add(RecordAct.CORRECT)
    if view.state is RulingState.OPEN:
        found.add(RecordAct.DECIDE)
    elif view.state is RulingState.DECIDED:
        found.add(RecordAct.APPEAL)
    elif view.state is RulingState.APPEALED:
        found |= {RecordAct.UPHOLD, RecordAct.OVERTURN}
    return frozenset(found)


def why_not(act: RecordAct, view: RulingView | None) -> str:
    """Say why an act cannot be done with a record."""
    if view is None:
        return "No ruling is chosen."
    if act in OF_A_PENALTY:
        return "Nobody serves a penalty by this ruling now."
    if act is RecordAct.PLAYER:
        return "No player is named in this ruling."
    if act is RecordAct.TABLE:
        return "No table is named in this ruling."
    if view.corrected_by is not None:
        return f"Ruling {view.corrected_by} stands for this one."
    return {
        RecordAct.DECIDE: "It is decided.",
        RecordAct.APPEAL: "Only a decided ruling is appealed against, once.",
    }.get(act, "Nobody has appealed against it.")


def of_penalty(act: RecordAct, entry: EntryId, typed: str) -> Command | None:
    """Make the command of an act of a penalty; None for a number that is none."""
    if act is RecordAct.HAND:
        return CountHands(entry)
    if act is RecordAct.BACK:
        return BackInSeat(entry)
    if act is RecordAct.LIFT:
        return LiftPenalty(entry, typed.strip())
    number = typed.strip()
    return SetServed(entry, int(number)) if number.isdecimal() and len(number) < _DIGITS else None


def choices_of(view: RulingView) -> list[Choice]:
    """List what can be done with a record as its menu offers it; None is its entry."""
    rows = [(act, act_rows.row(ROWS[act])) for act in RecordAct if act in offered(view)]
    found = [Choice(row.text, act, row.icon, keys.shown(row.act)) for act, row in rows]
    if view.rule_entry:
        found.append(Choice("Its entry", None, Icon.BOOK, "Enter"))
    return found
