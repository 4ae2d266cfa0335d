"""What the page is told of an evening, and figures in the plainest writing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.players_page.levels import levels
from tdtool.players_page.prizes import prizes
from tdtool.players_page.seats import seat_line
from tdtool.players_page.standing import standing, winner_name
from tdtool.players_page.wire import News
from tdtool.players_page.writing import Writing

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.tournament.money.currency import Currency


def _money(amount: int, currency: Currency) -> str:
    return f"{currency.code} {amount // currency.whole:,}"


WRITING = Writing("{:,}".format, _money)


def news_of(desk: Desk, code: str, *, whole: bool = False) -> News:
    """Tell everything about a tournament."""
    state, names = desk.state, desk.names
    winner = winner_name(state, names, whole=whole)
    return News(
        code,
        standing(state, desk.now(), WRITING, desk.message, winner),
        levels(state, WRITING),
        prizes(state, WRITING),
        {one: seat_line(state, names, one, whole=whole) for one in state.by_person},
        whole,
    )
