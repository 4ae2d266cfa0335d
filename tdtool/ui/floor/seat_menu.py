"""What can be done with a seat: one menu, made for the seat as it stands."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.calls.commands import CallClock, EndCall
from tdtool.tournament.calls.state import CallResult
from tdtool.tournament.commands import (
    Arrive,
    Command,
    LockEntry,
    LockSeat,
    SeatEntry,
    TakeBackBust,
)
from tdtool.tournament.penalty_view import on_penalty
from tdtool.tournament.plans.commands import (
    KeepApart,
    MarkSeat,
    NeedAccess,
    ReserveSeat,
    WinSeat,
)
from tdtool.tournament.plans.satellite import satellite
from tdtool.tournament.ruling_commands import BackInSeat, CountHands
from tdtool.tournament.state import Status
from tdtool.tournament.values import SeatAt
from tdtool.ui import keys, plain
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.tournament.state import Entry, Table

_MOST_WAITING = 8
_RECENT_MS = 30 * 60_000
"""Who left his seat within this time may still sit there."""


class Ask(Enum):
    """A sheet that a choice opens."""

    OUT = "out"
    MOVE = "move"
    SITS_AT = "sits_at"
    SWAP = "swap"
    BUTTON_WAS_HERE = "button_was_here"
    WHO_SITS = "who_sits"
    FIRST_BUTTON = "first_button"
    CLOSE = "close"
    PENALTY = "penalty"
    LIFT = "lift"
    SIZE = "size"
    """These three are said in the line."""
    RESERVE = "reserve"
    APART = "apart"
    WINS = "wins"
    SIZES_FROM = "sizes_from"
    """So are these."""
    HISTORY = "history"
    OPEN = "open"
    HEAD_COUNT = "head_count"
    CHIP_COUNT = "chip_count"
    HAND_FOR_HAND = "hand_for_hand"
    PLANS = "plans"
    BREAK = "break"


class Choice(NamedTuple):
    """One line of the menu: words and icon, and the command it gives or the sheet it opens.

    `key` is shown beside it; `refused` says why it cannot be done now.
    """

    text: str
    icon: Icon | None = None
    command: Command | None = None
    ask: Ask | None = None
    key: str = ""
    refused: str = ""


def seat_choices(desk: Desk, table: Table, seat: int) -> tuple[Choice, ...]:
    """List what can be done with a seat as it stands."""
    number = table.occupants.get(seat)
    if number is None:
        found = _empty(desk, table, seat)
    elif desk.state.entries[number].awaited:
        found = _on_the_way(desk, desk.state.entries[number])
    else:
        found = _seated(desk, desk.state.entries[number])
    button = Choice(
        "The button was here…",
        Icon.LAST_HAND,
        ask=Ask.BUTTON_WAS_HERE,
        key=keys.shown(Act.LAST_HAND),
    )
    if number is not None:
        found += _never_left(desk, table, seat)
    return tuple(judged(desk, choice) for choice in (*found, button))


def lock_command(desk: Desk, table: Table, seat: int) -> Command:
    """Lock or unlock what is in a seat: its player, else the seat itself."""
    number = table.occupants.get(seat)
    if number is not None:
        return LockEntry(number, not desk.state.entries[number].locked)
    return LockSeat(SeatAt(table.number, seat), seat not in table.locked_seats)


def _seated(desk: Desk, entry: Entry) -> list[Choice]:
    name = _short(desk.name(entry.id))
    lock = "may be moved again" if entry.locked else "stays at this seat"
    icon = Icon.UNLOCK if entry.locked else Icon.LOCK
    return [
        Choice(f"{name} is out…", Icon.OUT, ask=Ask.OUT, key=keys.shown(Act.WHO_WENT_OUT)),
        Choice("Move…", Icon.MOVE, ask=Ask.MOVE, key=keys.shown(Act.MOVE)),
        Choice("Sits somewhere else…", Icon.CHAIR, ask=Ask.SITS_AT),
        Choice("Swapped seats with…", Icon.SWAP, ask=Ask.SWAP),
        Choice(
            "Another sits here too…",
            Icon.PEOPLE,
            ask=Ask.WHO_SITS,
            key=keys.shown(Act.WHO_SITS_HERE),
        ),
        Choice(
            f"{name} {lock}", icon, LockEntry(entry.id, not entry.locked), key=keys.shown(Act.LOCK)
        ),
        *_clock(desk, entry, name),
        *_penalty(desk, entry, name),
        *kept_choices(desk, entry, name),
    ]


def _clock(desk: Desk, entry: Entry, name: str) -> list[Choice]:
    """Put him on the clock, or end the one that runs."""
    open_calls = desk.state.calls.open.values()
    running = next((call for call in open_calls if call.entry == entry.id), None)
    if running is not None:
        acted = EndCall(running.number, CallResult.ACTED)
        return [Choice(f"{name} acted in time", Icon.CLOCK, acted)]
    seat = entry.seat
    command = None if seat is None else CallClock(seat.table, seat.seat)
    return [Choice(f"{name} is on the clock", Icon.CLOCK, command, key=keys.shown(Act.CALL_CLOCK))]


def _penalty(desk: Desk, entry: Entry, name: str) -> list[Choice]:
    """Give a penalty, and count and end the one that runs."""
    give = Choice(
        "Warning or penalty…", Icon.HOURGLASS, ask=Ask.PENALTY, key=keys.shown(Act.PENALTY)
    )
    if entry.person not in desk.state.serving:
        return [give]
    back = Choice(f"{name} is back from his penalty", Icon.CHAIR, BackInSeat(entry.id))
    lift = Choice("Lift his penalty…", Icon.CLOSE, ask=Ask.LIFT)
    if on_penalty(desk.state, entry) is None:
        return [back, give]
    return [Choice("A hand he missed", Icon.MINUS, CountHands(entry.id)), back, lift, give]


def _never_left(desk: Desk, table: Table, seat: int) -> list[Choice]:
    """Offer that who left a seat a short while ago still sits there, though it was refilled."""
    departed = table.departed.get(seat)
    if departed is None or desk.now().wall_ms - departed[1] > _RECENT_MS:
        return []
    bust = desk.state.busts.get(departed[0])
    if bust is None or bust.seat != SeatAt(table.number, seat):
        return []
    text = f"{_short(desk.name(bust.entry))} is not out: still sits here"
    return [Choice(text, Icon.UNDO, TakeBackBust(bust.entry, never_left=True))]


def _on_the_way(desk: Desk, entry: Entry) -> list[Choice]:
    name = _short(desk.name(entry.id))
    return [
        Choice(f"{name} sits here now", Icon.CHECK, Arrive(entry.id)),
        Choice("Sits somewhere else…", Icon.CHAIR, ask=Ask.SITS_AT),
        Choice("Send to another seat…", Icon.MOVE, ask=Ask.MOVE, key=keys.shown(Act.MOVE)),
        Choice(
            "Another sits here…", Icon.PEOPLE, ask=Ask.WHO_SITS, key=keys.shown(Act.WHO_SITS_HERE)
        ),
        Choice(f"{name} is out…", Icon.OUT, ask=Ask.OUT, key=keys.shown(Act.WHO_WENT_OUT)),
    ]


def _empty(desk: Desk, table: Table, seat: int) -> list[Choice]:
    at = SeatAt(table.number, seat)
    found: list[Choice] = []
    departed = table.departed.get(seat)
    if departed is not None and desk.state.entries[departed[0]].status is Status.OUT:
        name = _short(desk.name(departed[0]))
        text = f"Take back: {name} is not out"
        found.append(Choice(text, Icon.UNDO, TakeBackBust(departed[0], at)))
    for entry in sorted(desk.state.standing | desk.state.waiting)[:_MOST_WAITING]:
        status = desk.state.entries[entry].status
        command = SeatEntry(entry, at) if status in {Status.WAITING, Status.STANDING} else None
        if command is not None:
            name = _short(desk.name(entry))
            found.append(Choice(f"{name} takes this seat", Icon.CHAIR, command))
    found.append(
        Choice("Who sits here…", Icon.CHAIR, ask=Ask.WHO_SITS, key=keys.shown(Act.WHO_SITS_HERE))
    )
    locked = seat in table.locked_seats
    text = "Offer this seat again" if locked else "Keep this seat free"
    icon = Icon.UNLOCK if locked else Icon.LOCK
    found.append(Choice(text, icon, LockSeat(at, not locked), key=keys.shown(Act.LOCK)))
    return [*found, *_kept_seat(desk, table, at)]


def kept_choices(desk: Desk, entry: Entry, name: str) -> list[Choice]:
    """Offer what is kept for a player: a seat within reach, others apart, a seat won."""
    plans = desk.state.plans
    needs = "needs no seat within reach" if entry.access else "needs a seat within reach"
    found = [Choice(f"{name} {needs}", Icon.CHAIR, NeedAccess(entry.id, not entry.access))]
    if plans.settings.keep_apart:
        found.append(Choice("Keep apart from…", Icon.PEOPLE, ask=Ask.APART))
    for one in sorted(
        pair[pair[0] == entry.person] for pair in plans.apart if entry.person in pair
    ):
        other = desk.state.last_entry_of(one)
        if other is not None:
            text = f"May sit with {_short(desk.name(other.id))} again"
            found.append(Choice(text, Icon.PEOPLE, KeepApart(entry.id, other.id, apart=False)))
    if satellite(desk.state) is not None:
        milestone = plans.settings.milestone
        command = None if milestone is None else WinSeat(entry.id)
        more = "…" if command is None else ""
        text = f"{name} has won a seat{more}"
        ask = Ask.WINS if command is None else None
        found.append(Choice(text, Icon.TROPHY, command, ask))
    return found


def _kept_seat(desk: Desk, table: Table, at: SeatAt) -> list[Choice]:
    kept = table.reserved.get(at.seat)
    reserve = Choice("Keep it for…", Icon.PERSON, ask=Ask.RESERVE)
    if kept is not None:
        text = f"No longer kept for {_short(desk.name(kept))}"
        reserve = Choice(text, Icon.PERSON, ReserveSeat(at, None))
    marked = at.seat in table.accessible
    words = "No longer within everybody’s reach" if marked else "Within everybody’s reach"
    return [reserve, Choice(words, Icon.CHAIR, MarkSeat(at, not marked))]


def judged(desk: Desk, choice: Choice) -> Choice:
    """Say why a choice cannot be done; what the house refuses may still be asked for."""
    if choice.command is None:
        return choice
    refused = desk.can(choice.command)
    if refused is None or refused.house:
        return choice
    return choice._replace(refused=refused.sentence)


def _short(name: str) -> str:
    return plain.one_line(name, 32)
