"""The ranking as it goes out: who is where, in words and figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.people.folding import fold
from tdtool.tournament.entry_view import Stand, entry_views
from tdtool.tournament.prizes.awards import prizes_by_entry
from tdtool.tournament.prizes.table import table_of
from tdtool.tournament.registration_view import registration_view
from tdtool.tournament.standings import places

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tdtool.tournament.entry_view import EntryView
    from tdtool.tournament.standings import Place
    from tdtool.tournament.state import State
    from tdtool.tournament.values import Now, PersonId

IN_PLAY, WAITING, OUT, SO_FAR, WINNER = "In play", "Waiting", "Out", "Out (so far)", "Winner"
DISQUALIFIED = "Disqualified"
"""What a player's status may be; "so far" while registration is open."""


class Ranked(NamedTuple):
    """One line: place ("3", "3-4", "" while in play), name, status, prize.

    The prize is in the currency's smallest unit, None where there is none.
    """

    place: str
    player: str
    status: str
    prize: int | None


def ranking(
    state: State,
    names: Mapping[PersonId, str],
    now: Now,
) -> tuple[Ranked, ...]:
    """List every player once: who is in play by name, then who has a place, best first.

    An entry whose player came back has no place and is not listed. Without names the places
    that are paid are listed, with nobody's name.
    """
    registration = registration_view(state, now)
    open_still = bool(registration.until) and not registration.over
    if state.counted is not None:
        return tuple(_nameless(state, open_still=open_still))
    found = places(state)
    lines = [
        (view, found.get(view.entry)) for view in entry_views(state, names) if view.back_as is None
    ]
    lines.sort(key=_order)
    prizes = prizes_by_entry(state)
    return tuple(
        _ranked(view, place, prizes.get(view.entry), open_still=open_still) for view, place in lines
    )


def _nameless(state: State, *, open_still: bool) -> Iterator[Ranked]:
    """List the places that are paid where nobody knows who has them."""
    left = state.in_play
    for band in table_of(state).bands:
        for place in range(band.first, band.last + 1):
            status = SO_FAR if open_still else OUT
            if place <= left:
                status = WINNER if left == 1 and state.out and not open_still else IN_PLAY
            yield Ranked(str(place), "", status, band.cash)


def _order(line: tuple[EntryView, Place | None]) -> tuple[int, bool, str, int]:
    view, place = line
    return (
        0 if place is None else place.first,
        view.stand is Stand.WAITING,
        fold(view.name),
        view.entry,
    )


def _ranked(view: EntryView, place: Place | None, prize: int | None, *, open_still: bool) -> Ranked:
    if view.disqualified:
        status = DISQUALIFIED
    elif view.stand is Stand.OUT:
        status = SO_FAR if open_still else OUT
    elif place is not None and not open_still:
        status = WINNER
    else:
        status, place = (WAITING if view.stand is Stand.WAITING else IN_PLAY), None
    return Ranked(_figures(place), view.name, status, prize)


def _figures(place: Place | None) -> str:
    if place is None:
        return ""
    return str(place.first) if place.first == place.last else f"{place.first}-{place.last}"
