"""Puts the answer panel's words together from a table's view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.views import Age
from tdtool.ui import figures
from tdtool.ui.floor.answer_panel import PanelView
from tdtool.ui.floor.answer_rows import answer_rows, posted
from tdtool.ui.floor.rule_answer import RuleAnswer, rule_answer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.rules.button.question import ButtonRule
    from tdtool.rules.stakes import Stakes
    from tdtool.tournament.values import Now
    from tdtool.tournament.views import TableView

ASK = "Who was the button or the big blind in the last hand?"
_EITHER = "Choose the button's seat here; {key} takes the big blind instead, and who went out."
_FIRST = "Choose the button's seat here; {key} takes the big blind instead, or sets a first button."
_GONE_ON = "Play has gone on since then, so this is not relied on. " + ASK
_TOO_FEW = "Fewer than two players sit here: there is no next hand."


def names_by_seat(view: TableView) -> dict[int, str]:
    """Give the names of a table by seat, those who are on their way left out."""
    return {
        seat.seat: seat.name
        for seat in view.seats
        if seat.name and seat.seat not in view.not_counted
    }


def panel_view(
    view: TableView,
    others: Sequence[TableView],
    own: ButtonRule,
    stakes: Stakes,
    now: Now,
    *,
    played: bool,
    key: str,
) -> PanelView:
    """Say what the panel says about a table.

    `others` are its views under each rule, where they are compared; `played` tells whether
    any hand of the table was ever known, `key` is the key of Last hand.
    """
    age = view.position.age
    common = {"own": own, "notice": notice_text(view)}
    if view.answer is None:
        if age is Age.UNKNOWN:
            detail = (_EITHER if played else _FIRST).format(key=key)
            offer = len(view.seats)
            return PanelView(age, ask=ASK, ask_detail=detail, offer=offer, **common)
        return PanelView(age, age_text(view, now), ask=_TOO_FEW, **common)
    chips = posted(view.posts, stakes)
    rows = answer_rows(view.answer, view.then, chips, names_by_seat(view))
    return PanelView(
        age,
        age_text(view, now),
        rows,
        view.why,
        view.rule,
        columns=_columns(view, others, stakes),
        ask_detail=_GONE_ON if age is Age.STALE else "",
        **common,
    )


def age_text(view: TableView, now: Now) -> str:
    """Say how old a position is: "button 6, 2 min", "by hand, 12 s", "as of 19:34"."""
    position = view.position
    if position.at_ms is None or position.last is None:
        return ""
    if position.age is Age.STALE:
        return f"as of {figures.time_of_day(position.at_ms, now.utc_offset)}"
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
        who = "1 player is out" if view.open_reports == 1 else f"{view.open_reports} players are out"
        parts.append(f"{who} and not named yet: the answer still counts them.")
    return " ".join(parts)


def _columns(
    view: TableView, others: Sequence[TableView], stakes: Stakes
) -> tuple[RuleAnswer, ...]:
    if view.answer is None:
        return ()
    names = names_by_seat(view)
    return tuple(
        rule_answer(
            other.answer,
            view.answer,
            other.then,
            posted(other.posts, stakes),
            names,
            other.why,
        )
        for other in others
        if other.answer is not None
    )
