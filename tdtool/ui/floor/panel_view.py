"""Puts the answer panel's words together from a table's view."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament import positions
from tdtool.tournament.table_view import table_view
from tdtool.tournament.views import Age
from tdtool.ui import figures, keys
from tdtool.ui.acts import Act
from tdtool.ui.floor.answer_panel import PanelView
from tdtool.ui.floor.answer_rows import answer_rows, posted
from tdtool.ui.floor.book_words import book_says
from tdtool.ui.floor.rule_answer import RuleAnswer, rule_answer
from tdtool.ui.floor.rule_switch import RULES
from tdtool.ui.floor.said import Next

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.desk import Desk
    from tdtool.rules.button.question import ButtonRule
    from tdtool.rules.stakes import Stakes
    from tdtool.tournament.values import Now
    from tdtool.tournament.views import TableView

ASK = "Who was the button or the big blind in the last hand?"
_EITHER = "Choose the button's seat here; {key} takes the big blind instead, and who went out."
_FIRST = "Choose the button's seat here; {key} takes the big blind instead, or sets a first button."
_NOT_BEGUN = "The first button is on {}, once two players sit here."
_GONE_ON = "Play has gone on since then, so this is not relied on. " + ASK
_TOO_FEW = "Fewer than two players sit here: there is no next hand."


def names_by_seat(view: TableView) -> dict[int, str]:
    """Give the names of a table by seat, those who are on their way left out."""
    return {
        seat.seat: seat.name
        for seat in view.seats
        if seat.name and seat.seat not in view.not_counted
    }


class Around(NamedTuple):
    """What an answer depends on beside its table.

    `played` tells whether any hand of the table was ever known, `key` is the key of Last
    hand.
    """

    own: ButtonRule
    stakes: Stakes
    now: Now
    played: bool
    key: str


def around_of(desk: Desk, table: int) -> Around:
    """Say what the answer of a table of the tournament depends on."""
    now = desk.now()
    return Around(
        desk.state.house.button_rule,
        positions.stakes_of(desk.state, now),
        now,
        desk.state.tables[table].position is not None,
        keys.named(Act.LAST_HAND),
    )


def views_by_rule(desk: Desk, table: int) -> tuple[TableView, ...]:
    """Show a table under each rule, to be compared."""
    now = desk.now()
    return tuple(table_view(desk.state, table, desk.names, now, rule) for rule in RULES)


def panel_view(view: TableView, others: Sequence[TableView], around: Around) -> PanelView:
    """Say what the panel says about a table.

    `others` are its views under each rule, where they are compared.
    """
    return replace(_answered(view, others, around), own=around.own, notice=notice_text(view))


def _answered(view: TableView, others: Sequence[TableView], around: Around) -> PanelView:
    age = view.position.age
    if view.answer is None:
        if age is Age.UNKNOWN:
            if view.position.first is not None:
                return PanelView(age, ask=_NOT_BEGUN.format(view.position.first))
            detail = (_EITHER if around.played else _FIRST).format(key=around.key)
            return PanelView(age, ask=ASK, ask_detail=detail, offer=len(view.seats))
        return PanelView(age, age_text(view, around.now), ask=_TOO_FEW)
    chips = posted(view.posts, around.stakes)
    rows = answer_rows(view.answer, view.then, chips, names_by_seat(view))
    return PanelView(
        age,
        age_text(view, around.now),
        rows,
        view.why,
        view.rule,
        columns=_columns(view, others, around.stakes),
        ask_detail=_GONE_ON if age is Age.STALE else "",
        book=book_says(view.answer),
    )


def age_text(view: TableView, now: Now) -> str:
    """Say how old a position is: "button 6, 2 min", "by hand, 12 s", "as of 19:34"."""
    position = view.position
    if position.at_ms is None:
        return ""
    if position.age is Age.STALE:
        return f"as of {figures.time_of_day(position.at_ms, now.utc_offset)}"
    if position.last is None:
        return f"first button {position.first}"
    what = "set by hand" if position.by_hand else f"last button {position.last.button}"
    return f"{what}, {figures.age(now.wall_ms - position.at_ms)}"


def notice_text(view: TableView) -> str:
    """Say what a person should know beside the answer: who is not counted, who is not named."""
    parts = []
    if view.not_counted:
        one = len(view.not_counted) == 1
        seats = " and ".join(map(str, view.not_counted))
        parts.append(
            f"Seat {seats} is on the way and not counted."
            if one
            else f"Seats {seats} are on the way and not counted."
        )
    if view.open_reports:
        one = view.open_reports == 1
        who = "1 player is out" if one else f"{view.open_reports} players are out"
        parts.append(
            f"{who} and not named yet ({keys.named(Act.WHO_WENT_OUT)} names):"
            " the answer still counts them."
        )
    return " ".join(parts)


def _columns(
    view: TableView, others: Sequence[TableView], stakes: Stakes
) -> tuple[RuleAnswer, ...]:
    if view.answer is None:
        return ()
    names = names_by_seat(view)
    return tuple(
        rule_answer(
            Next(other.answer, other.then),
            view.answer,
            posted(other.posts, stakes),
            names,
            other.why,
        )
        for other in others
        if other.answer is not None
    )
