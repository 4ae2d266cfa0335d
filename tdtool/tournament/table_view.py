"""One table as the Floor page shows it, with the answer for its next hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.button.sentence import rule_name, why
from tdtool.rules.posting import posts
from tdtool.rules.posting_remarks import with_killed
from tdtool.tournament import clock, positions
from tdtool.tournament.chips.view import stack_of
from tdtool.tournament.hands import answer_of
from tdtool.tournament.penalty_view import killed_seats, on_penalty
from tdtool.tournament.queries import name_of, seat_states
from tdtool.tournament.standings import is_held, place_of
from tdtool.tournament.views import (
    Age,
    PositionView,
    SeatView,
    TableView,
    Tone,
    Word,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.rules.button.answer import Answer
    from tdtool.rules.button.question import ButtonRule
    from tdtool.rules.posting import Post
    from tdtool.tournament.state import State, Table
    from tdtool.tournament.values import Now, PersonId

FRESH_FOR = 2 * clock.MINUTE
"""What changed is marked for this long (ms)."""


def table_view(
    state: State,
    number: int,
    names: Mapping[PersonId, str],
    now: Now,
    rule: ButtonRule | None = None,
) -> TableView:
    """Show a table; `rule` answers under another rule than the house's. KeyError if closed."""
    table = state.tables[number]
    position = position_view(state, table, now)
    answer = None if position.age is Age.UNKNOWN else answer_of(state, table, now, rule)
    called = _called(state, table, names)
    killed = killed_seats(state, table)
    stacks = {seat: stack_of(state, entry) for seat, entry in table.occupants.items()}
    seats = tuple(
        SeatView(
            seat=seat,
            state=seat_state,
            entry=table.occupants.get(seat),
            name="" if seat not in table.occupants else called[seat],
            stack=None if (stack := stacks.get(seat)) is None else stack.chips,
            word=_seat_word(state, table, seat, names, now),
            stack_ms=None if stack is None else stack.at_ms,
        )
        for seat, seat_state in enumerate(seat_states(state, table), 1)
    )
    return TableView(
        table=number,
        seats=seats,
        head=head(state, table, now),
        position=position,
        open_reports=table.missing,
        locked=table.locked,
        answer=answer,
        then=None if answer is None else hand_after(state, answer),
        posts=() if answer is None else _posts(state, answer, now),
        why="" if answer is None else with_killed(why(answer, called), answer, killed, called),
        rule="" if answer is None else rule_name(answer.reason),
        not_counted=positions.on_the_way(state, table),
    )


def position_view(state: State, table: Table, now: Now) -> PositionView:
    """Show what is known of a table's last hand; nothing once it is too old."""
    age = positions.age(state, table, now)
    if table.first_button is not None:
        return PositionView(age, None, table.first_button.at_ms, first=table.first_button.seat)
    if table.position is None or age is Age.UNKNOWN:
        return PositionView(Age.UNKNOWN, None, None)
    position = table.position
    return PositionView(age, position.last, position.at_ms, position.forced is not None)


def hand_after(state: State, answer: Answer) -> Answer | None:
    """Answer for the hand after this one, if nobody comes or goes."""
    return positions.following(state.house.button_settings(), answer)


def _posts(state: State, answer: Answer, now: Now) -> tuple[Post, ...]:
    stakes = positions.stakes_of(state, now)
    return posts(answer, stakes, None, state.house.short_big_blind)


def _called(state: State, table: Table, names: Mapping[PersonId, str]) -> dict[int, str]:
    """Name the players of the sentence by seat: who sits there, else who left it last."""
    called = {seat: name_of(state, names, entry) for seat, (entry, _) in table.departed.items()}
    called.update((seat, name_of(state, names, entry)) for seat, entry in table.occupants.items())
    return called


def head(state: State, table: Table, now: Now) -> str:
    """Say how many sit at a table and what changed there last."""
    here = len(table.occupants) - len(positions.on_the_way(state, table))
    text = f"{here} of {table.seats}"
    if table.feature:
        text = f"feature table, {text}"
    if table.missing:
        text += f", {table.missing} out, not named"
    changed = [(ms, seat) for seat, (entry, ms) in table.departed.items() if entry in state.busts]
    if changed:
        ms, seat = max(changed)
        minutes = (now.wall_ms - ms) // clock.MINUTE
        if minutes < 60:  # noqa: PLR2004
            text += f", seat {seat} went out {_ago(minutes)}"
    return text


def _ago(minutes: int) -> str:
    return "just now" if minutes < 1 else f"{minutes} min ago"


def _seat_word(
    state: State, table: Table, seat: int, names: Mapping[PersonId, str], now: Now
) -> Word | None:
    occupant = table.occupants.get(seat)
    if occupant is not None:
        entry = state.entries[occupant]
        if entry.awaited:
            came = f"from {entry.origin}" if entry.origin else "on the way"
            return Word(came, Tone.NEEDS_YOU)
        penalty = on_penalty(state, entry)
        if penalty is not None:
            return Word(f"penalty, {penalty.left} left", Tone.NEEDS_YOU)
        if entry.locked:
            return Word("locked", Tone.REMARK)
        return Word("needs reach", Tone.REMARK) if entry.access else None
    departed = table.departed.get(seat)
    if departed is None or now.wall_ms - departed[1] > FRESH_FOR:
        return _kept_word(state, table, seat, names)
    gone, _ = departed
    name = name_of(state, names, gone)
    if gone not in state.busts:
        return Word(f"{name} left", Tone.NEW)
    what = "out" if state.busts[gone].penalty is None else "disqualified"
    place = "no place yet" if is_held(state, gone) else str(place_of(state, gone))
    return Word(f"{name} {what}, {place}", Tone.NEW)


def _kept_word(state: State, table: Table, seat: int, names: Mapping[PersonId, str]) -> Word | None:
    """Say for whom an empty seat is kept, or that everybody can reach it."""
    kept = table.reserved.get(seat)
    if kept is not None:
        return Word(f"kept for {name_of(state, names, kept)}", Tone.REMARK)
    return Word("within reach", Tone.REMARK) if seat in table.accessible else None
