"""What stands in To do: tasks in groups, as rows that can be compared."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.views import Task, TaskKind
from tdtool.ui import keys, plain
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


PRIZE_KINDS = (
    TaskKind.DEAL,
    TaskKind.PRIZES_OFF,
    TaskKind.PAID_WRONG,
    TaskKind.TO_PAY,
    TaskKind.BOUNTY,
)
"""Kinds that lead to the Prizes page."""
_ORDER = (
    TaskKind.TIME_UP,
    TaskKind.ON_THE_CLOCK,
    TaskKind.MOVE,
    TaskKind.SEAT,
    TaskKind.HAND_FOR_HAND,
    TaskKind.BAGS,
    TaskKind.CONFLICT,
    TaskKind.NAME_REPORT,
    TaskKind.FIND_SEAT,
    TaskKind.HALT,
    TaskKind.ORDER,
    TaskKind.REDRAW,
    TaskKind.BREAK,
    TaskKind.SHORT,
    TaskKind.MORE_SHORT,
    TaskKind.PLAY_ON,
    TaskKind.SATELLITE,
    TaskKind.RESIZE,
    TaskKind.ALTERNATE,
    TaskKind.FLOOR_TO_CHECK,
    TaskKind.PENALTY,
    *PRIZE_KINDS,
    TaskKind.OFF,
    TaskKind.CLOCK,
    TaskKind.REPRINT,
    TaskKind.BREAK_SOON,
)
_HEADS = {
    TaskKind.MOVE: ("1 move to tick", "{} moves to tick", Icon.MOVE),
    TaskKind.SEAT: ("1 seat to tick", "{} seats to tick", Icon.CHAIR),
    TaskKind.FIND_SEAT: ("1 player to find", "{} players to find", Icon.FIND),
}
"""Kinds that stand under one head, how it is said, and its icon."""
_HEAD_KEYS = {TaskKind.MOVE: "{mover_out} out, Enter", TaskKind.SEAT: "Enter"}
"""What the keys do with each row under a head."""
_ICONS = {
    TaskKind.TIME_UP: Icon.CLOCK,
    TaskKind.ON_THE_CLOCK: Icon.CLOCK,
    TaskKind.HAND_FOR_HAND: Icon.CARDS,
    TaskKind.BAGS: Icon.LOCK,
    TaskKind.CONFLICT: Icon.CHAIR,
    TaskKind.NAME_REPORT: Icon.WARNING,
    TaskKind.FLOOR_TO_CHECK: Icon.EYE,
    TaskKind.PENALTY: Icon.HOURGLASS,
    TaskKind.DEAL: Icon.PENCIL,
    TaskKind.PRIZES_OFF: Icon.WARNING,
    TaskKind.PAID_WRONG: Icon.WARNING,
    TaskKind.TO_PAY: Icon.CASH,
    TaskKind.BOUNTY: Icon.BOUNTY,
    TaskKind.OFF: Icon.CLOCK,
    TaskKind.CLOCK: Icon.CLOCK,
    TaskKind.REPRINT: Icon.PRINT,
    TaskKind.ORDER: Icon.MOVE,
    TaskKind.SHORT: Icon.WARNING,
    TaskKind.MORE_SHORT: Icon.WARNING,
    TaskKind.HALT: Icon.PAUSE,
    TaskKind.PLAY_ON: Icon.PLAY,
    TaskKind.BREAK: Icon.BREAK,
    TaskKind.BREAK_SOON: Icon.BREAK,
    TaskKind.REDRAW: Icon.DRAW,
    TaskKind.SATELLITE: Icon.TROPHY,
    TaskKind.RESIZE: Icon.CHAIR,
    TaskKind.ALTERNATE: Icon.PERSON,
}
_DO = {
    TaskKind.TIME_UP: "His hand is dead",
    TaskKind.ON_THE_CLOCK: "Acted in time",
    TaskKind.HAND_FOR_HAND: "Tick the tables",
    TaskKind.BAGS: "Bag and tag…",
    TaskKind.CONFLICT: "Draw him a seat",
    TaskKind.NAME_REPORT: "Name who went out",
    TaskKind.FIND_SEAT: "Say where he sits",
    TaskKind.FLOOR_TO_CHECK: "Checked",
    TaskKind.OFF: "Hold the clock",
    TaskKind.DEAL: "Go to the deal",
    TaskKind.PRIZES_OFF: "Go to the prizes",
    TaskKind.PAID_WRONG: "Go to the payments",
    TaskKind.TO_PAY: "Go to the payments",
    TaskKind.BOUNTY: "Name who did it",
    TaskKind.REPRINT: "Print it again",
    TaskKind.MORE_SHORT: "All moves…",
    TaskKind.HALT: "It stands",
    TaskKind.PLAY_ON: "It plays on",
    TaskKind.BREAK: "Look at it…",
    TaskKind.REDRAW: "Look at it…",
    TaskKind.SATELLITE: "Pause the clock",
    TaskKind.RESIZE: "Change the tables",
    TaskKind.ALTERNATE: "Draw his seat",
}


class RowKind(Enum):
    """How a row looks and what Enter does on it."""

    HEAD = auto()
    TICK = auto()
    """A box, a name, where from, where to."""
    PERSON = auto()
    """A name under a head, without a box."""
    TASK = auto()
    """A heading of its own with a sentence and what can be done."""
    NOTE = auto()
    """Something that is near; nothing need be done yet."""


class KeyWord(NamedTuple):
    """An act that does something with a row, and its word."""

    act: Act
    word: str


class TodoRow(NamedTuple):
    """One row; rows with the same `key` are the same thing at two times."""

    key: tuple[str, int]
    kind: RowKind
    icon: Icon | None
    title: str
    detail: str = ""
    target: str = ""
    do: str = ""
    task: Task | None = None
    who: str = ""
    """Who would go to the target."""
    keys: tuple[KeyWord, ...] = ()
    """What else can be done with it, on a line of its own."""


def todo_rows(
    tasks: Sequence[Task], time: Callable[[int], str] | None = None
) -> tuple[TodoRow, ...]:
    """Group tasks: moves first, because people are on their feet.

    `time` writes a wall time (ms) as it is shown; without it no time is proposed.
    """
    rows: list[TodoRow] = []
    for kind in _ORDER:
        alike = [task for task in tasks if task.kind is kind]
        if alike and kind in _HEADS:
            one, many, icon = _HEADS[kind]
            said = one if len(alike) == 1 else many.format(len(alike))
            key, said_of = ("head", _ORDER.index(kind)), keys.told(_HEAD_KEYS.get(kind, ""))
            rows.append(TodoRow(key, RowKind.HEAD, icon, said, do=said_of))
        rows.extend(_row(task, time) for task in alike)
    return tuple(rows)


HAND_DEALT, BACK_IN_SEAT = "Hand dealt", "Back in seat"
_KEYS = (KeyWord(Act.PENALTY_BACK, BACK_IN_SEAT), KeyWord(Act.PENALTY_LIFT, "Lift…"))
"""What else can be done with a penalty while hands are left."""
_OUT = KeyWord(Act.MOVER_OUT, "Out before he moved")
"""He went out in the last hand of the table he was to leave; his new seat is open again."""
_LEAVE = KeyWord(Act.TODO_LEAVE, "Leave")
_ACTED = KeyWord(Act.CALL_ACTED, "Acted")
_ELSE = {
    TaskKind.TIME_UP: (KeyWord(Act.CALL_CHECKED, "Checked"), _ACTED),
    TaskKind.ON_THE_CLOCK: (KeyWord(Act.CALL_OFF, "Take it off"),),
    TaskKind.SHORT: (KeyWord(Act.TODO_ANOTHER, "Another…"), _LEAVE),
    TaskKind.ORDER: (KeyWord(Act.TODO_SLIP, "Slip…"), KeyWord(Act.TODO_WITHDRAW, "Withdraw")),
    TaskKind.BREAK: (_LEAVE,),
    TaskKind.REDRAW: (_LEAVE,),
    TaskKind.HALT: (_LEAVE,),
}
"""What else can be done with a suggestion."""


def _row(task: Task, time: Callable[[int], str] | None) -> TodoRow:
    kinds = {
        TaskKind.MOVE: RowKind.TICK,
        TaskKind.SEAT: RowKind.TICK,
        TaskKind.FIND_SEAT: RowKind.PERSON,
        TaskKind.BREAK_SOON: RowKind.NOTE,
    }
    detail, do = task.detail, _DO.get(task.kind, "")
    more = _ELSE.get(task.kind, ())
    if task.kind is TaskKind.MOVE:
        more = (_OUT,)
    if task.kind is TaskKind.SHORT:
        do = "Order it" if task.seat is None else "Move"
    elif task.kind is TaskKind.ORDER:
        do = "Name him" if task.who else "Say who went…"
    if task.kind is TaskKind.PENALTY:
        do, more = (HAND_DEALT, _KEYS) if task.left else (BACK_IN_SEAT, ())
        if time is not None and task.back_ms is not None:
            detail = f"{detail}, back about {time(task.back_ms)}"
    number = task.entry if task.entry is not None else task.table or 0
    if task.kind in {TaskKind.SHORT, TaskKind.ORDER, TaskKind.TIME_UP, TaskKind.ON_THE_CLOCK}:
        # He may be another while the suggestion is the same.
        number = task.number or task.table or 0
    return TodoRow(
        key=(task.kind.value, number),
        kind=kinds.get(task.kind, RowKind.TASK),
        icon=_ICONS.get(task.kind),
        title=plain.one_line(task.title),
        detail=plain.one_line(detail, 300),
        target=task.target,
        do=do,
        task=task,
        who=plain.one_line(task.who),
        keys=more,
    )
