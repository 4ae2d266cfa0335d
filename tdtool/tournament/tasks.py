"""What waits for the director, put together from the whole tournament."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import clock, penalty_view
from tdtool.tournament.calls.tasks import call_tasks
from tdtool.tournament.days.tasks import bag_tasks
from tdtool.tournament.hand_for_hand.tasks import together_tasks
from tdtool.tournament.journal import hands_left
from tdtool.tournament.plans.tasks import plan_tasks
from tdtool.tournament.prizes.tasks import prize_tasks
from tdtool.tournament.queries import clock_view, name_of, way_text
from tdtool.tournament.state import Status
from tdtool.tournament.values import Sheet
from tdtool.tournament.views import Task, TaskKind

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.tournament.penalty_view import PenaltyView
    from tdtool.tournament.state import Entry, State
    from tdtool.tournament.values import EntryId, Now, PersonId


def tasks(state: State, names: Mapping[PersonId, str], now: Now) -> tuple[Task, ...]:
    """List what waits for the director: moves, reports, players to find, busts to check."""
    found = [
        *call_tasks(state, names, now),
        *together_tasks(state),
        *bag_tasks(state, lambda entry: name_of(state, names, entry), now),
        *_awaited(state, names),
        *_reports(state),
        *_standing(state, names),
        *_to_check(state, names),
        *plan_tasks(state, lambda entry: name_of(state, names, entry), now),
        *_penalties(state, names, now),
        *prize_tasks(state, names),
        *_old_sheets(state),
    ]
    drift = clock_view(state, now).drift
    if abs(drift) > clock.DRIFT_SHOWN:
        found.append(_drift_task(drift, now))
    return tuple(found)


def _awaited(state: State, names: Mapping[PersonId, str]) -> list[Task]:
    entries = [state.entries[entry] for entry in state.awaited]
    return [_move_task(state, names, entry) for entry in sorted(entries, key=_waits_since)]


def _waits_since(entry: Entry) -> tuple[int, int]:
    return entry.since_ms, entry.id


def _move_task(state: State, names: Mapping[PersonId, str], entry: Entry) -> Task:
    return Task(
        kind=TaskKind.SEAT if entry.origin is None else TaskKind.MOVE,
        title=name_of(state, names, entry.id),
        detail=way_text(entry.origin, entry.number),
        target=str(entry.seat),
        since_ms=entry.since_ms,
        entry=entry.id,
        seat=entry.seat,
        table=None if entry.seat is None else entry.seat.table,
    )


def _reports(state: State) -> list[Task]:
    return [
        Task(
            kind=TaskKind.NAME_REPORT,
            title=f"Table {table.number}: {table.missing} out, not named",
            detail="Who went out?",
            target=str(table.number),
            since_ms=table.missing_ms,
            table=table.number,
        )
        for table in sorted(state.tables.values(), key=lambda table: table.number)
        if table.missing
    ]


def _standing(state: State, names: Mapping[PersonId, str]) -> list[Task]:
    entries = sorted((state.entries[entry] for entry in state.standing), key=_waits_since)
    return [
        _conflict(state, names, entry)
        if entry.id in state.disputes
        else _find_seat(state, names, entry)
        for entry in entries
    ]


def _find_seat(state: State, names: Mapping[PersonId, str], entry: Entry) -> Task:
    return Task(
        kind=TaskKind.FIND_SEAT,
        title=name_of(state, names, entry.id),
        detail=f"was at {entry.origin}; where now?" if entry.origin else "where now?",
        target="",
        since_ms=entry.since_ms,
        entry=entry.id,
    )


def _conflict(state: State, names: Mapping[PersonId, str], entry: Entry) -> Task:
    seat = state.disputes[entry.id]
    holder = state.occupant(seat)
    stays = "is open now" if holder is None else f"is {name_of(state, names, holder.id)}'s"
    return Task(
        kind=TaskKind.CONFLICT,
        title=f"Two for {seat}: {name_of(state, names, entry.id)} stands",
        detail=f"Seat {seat} {stays}; draw another.",
        target="",
        since_ms=entry.since_ms,
        entry=entry.id,
        seat=seat,
    )


def _old_sheets(state: State) -> list[Task]:
    printed = state.printed.get(Sheet.LEVELS)
    if printed is None or state.times_changed_ms <= printed:
        return []
    return [
        Task(
            kind=TaskKind.REPRINT,
            title="The printed level sheet is old",
            detail="The times have changed since.",
            target="",
            since_ms=state.times_changed_ms,
        )
    ]


def _to_check(state: State, names: Mapping[PersonId, str]) -> list[Task]:
    busts = [state.busts[entry] for entry in state.to_check]
    return [
        Task(
            kind=TaskKind.FLOOR_TO_CHECK,
            title=f"{name_of(state, names, bust.entry)} says he is out",
            detail="Taken on his word; check at the table.",
            target="" if bust.seat is None else str(bust.seat),
            since_ms=bust.reported_ms,
            entry=bust.entry,
            seat=bust.seat,
            table=None if bust.seat is None else bust.seat.table,
        )
        for bust in sorted(busts, key=lambda bust: bust.order)
        if state.entries[bust.entry].status is Status.OUT
    ]


def _penalties(state: State, names: Mapping[PersonId, str], now: Now) -> list[Task]:
    by_entry: dict[EntryId, list[PenaltyView]] = {}
    for view in penalty_view.running(state, names, now):
        by_entry.setdefault(view.entry, []).append(view)
    return [_penalty(views) for views in by_entry.values()]


def _penalty(views: list[PenaltyView]) -> Task:
    """Say what one player misses; a second penalty is served after the first."""
    view = next((one for one in views if one.left), views[-1])
    left = sum(one.left for one in views)
    where = "" if view.seat is None else f", {view.seat}"
    detail = f"{view.left} of {hands_left(view.hands)}"
    if left > view.left:
        detail += f", then {left - view.left} more"
    if left == 0:
        detail = "All hands are missed: he may come back."
    return Task(
        kind=TaskKind.PENALTY,
        title=f"Penalty: {view.name}{where}",
        detail=detail,
        target="" if view.seat is None else str(view.seat),
        since_ms=view.given_ms,
        entry=view.entry,
        seat=view.seat,
        table=None if view.seat is None else view.seat.table,
        left=left,
        back_ms=None if view.back is None else view.back.at_ms,
    )


def _drift_task(drift: int, now: Now) -> Task:
    seconds = abs(drift) // 1000
    way = "ahead" if drift > 0 else "back"
    return Task(
        kind=TaskKind.CLOCK,
        title=f"The computer's clock was set {way} by {seconds:,} s",
        detail="The level runs on as if nothing happened.",
        target="",
        since_ms=now.wall_ms,
    )
