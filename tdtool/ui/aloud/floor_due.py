"""What stands on the floor that the room must hear of, each until it is gone."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tdtool.sound.cue import Cue
from tdtool.tournament import standings
from tdtool.tournament.hand_for_hand.mode import Joint, mode
from tdtool.tournament.plans.tasks import plan_tasks
from tdtool.tournament.queries import money_view, name_of
from tdtool.tournament.views import TaskKind
from tdtool.ui import figures, plain
from tdtool.ui.aloud.announcement import Due

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.tournament.hand_for_hand.mode import Mode
    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId, Now, PersonId
    from tdtool.tournament.views import Task

CLOSED_MS = 10 * 60_000
"""How long a table that was broken is still said to be."""


def floor_due(state: State, names: Mapping[PersonId, str], now: Now) -> list[Due]:
    """List what stands on the floor now: short tables, breaks, redraws, joint hands, the winner."""

    def called(entry: EntryId) -> str:
        return plain.one_line(name_of(state, names, entry))

    found = [due for task in plan_tasks(state, called, now) if (due := _plan(task)) is not None]
    found += _closed(state, now)
    joint = mode(state)
    if joint is not None:
        found += _joint(joint)
    found += _money(state)
    winner = standings.winner(state)
    if winner is not None and len(state.busts) > 0:
        words = partial(_winner, called(winner), plain.one_line(state.name))
        found.append(Due(("winner", winner), Cue.FINAL_TABLE, words))
    return found


def _plan(task: Task) -> Due | None:
    match task.kind:
        case TaskKind.SHORT:
            return Due(("short", task.table or 0), Cue.BALANCE, partial(_short, task))
        case TaskKind.ORDER:
            return Due(("order", task.number), None, partial(_ordered, task))
        case TaskKind.BREAK:
            return Due(("break", task.table or 0), Cue.BALANCE, partial(_breaks, task))
        case TaskKind.REDRAW:
            return Due(("redraw", task.title), Cue.FINAL_TABLE, partial(_redraw, task))
        case _:
            return None


def _short(task: Task) -> str:
    who = task.who if task.entry is not None else _lower(task.who)
    seat = f"seat {task.target}" if task.seat is not None else f"table {task.target}"
    return f"{task.title}. Floor to table {task.table}: {who} moves to {seat}."


def _ordered(task: Task) -> str:
    return f"Table {task.table}, please: the {_lower(task.title)}, the worst seat there."


def _breaks(task: Task) -> str:
    return f"{task.title}: dealer, finish the hand and stop. Players, please wait for your slips."


def _redraw(task: Task) -> str:
    return (
        f"{task.title}. Dealers, finish the hand and stop."
        " Players, please stay in your seats until yours is drawn."
    )


def _closed(state: State, now: Now) -> list[Due]:
    """Say of a table that was broken a while ago that its players go to their new seats."""
    origins = {state.entries[entry].origin for entry in state.awaited}
    sent = {seat.table for seat in origins if seat is not None}
    return [
        Due(("closed", number, at), Cue.BALANCE, partial(_broken, number))
        for number, at in state.closed.items()
        if number in sent and now.wall_ms - at < CLOSED_MS
    ]


def _broken(number: int) -> str:
    return f"Table {number} is broken. Players, take your chips and your slip to your new seat."


def _joint(joint: Mode) -> list[Due]:
    if joint.joint is Joint.LAST_HANDS:
        return [
            Due(("last hands",), Cue.FINAL_TABLE, partial(_last_hands, joint.number)),
        ]
    found = [Due(("hand for hand",), Cue.FINAL_TABLE, partial(_hand_for_hand))]
    if joint.number > 1:
        found.append(Due(("hand", joint.number), None, partial(_deal, joint.number)))
    return found


def _last_hands(number: int) -> str:
    hands = "one more hand" if number == 1 else f"{number} more hands"
    return f"Every table plays {hands} today, then bag your chips."


def _hand_for_hand() -> str:
    return (
        "We play hand for hand. Dealers, finish this hand and stop: the next one is dealt when"
        " all tables are done. All in and called: cards stay face down."
    )


def _deal(number: int) -> str:
    return f"All tables are done. Hand {number}: dealers, deal one hand and stop."


def _money(state: State) -> list[Due]:
    view = money_view(state)
    if view is None:
        return []
    if view.to_go == 1:
        return [Due(("bubble",), None, partial(_bubble, state.in_play - 1))]
    if view.to_go == 0 and state.in_play > 1:
        return [Due(("in the money",), Cue.FINAL_TABLE, partial(_paid, state.in_play))]
    return []


def _bubble(paid: int) -> str:
    return f"One more player out, and all {figures.number(paid)} who are left are paid."


def _paid(left: int) -> str:
    return f"Congratulations: you are in the money, all {figures.number(left)} of you."


def _winner(name: str, tournament: str) -> str:
    return f"The winner of {tournament} is {name}. Congratulations!"


def _lower(text: str) -> str:
    return f"{text[:1].lower()}{text[1:]}"
