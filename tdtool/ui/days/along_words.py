"""What goes along with the people of flights, said in one line for the review."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.money.currency import written
from tdtool.ui import figures

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdtool.tournament.days.goes_along import Along
    from tdtool.tournament.money.currency import Currency


def along_words(along: Along, currency: Currency) -> str:
    """Say what goes along, "" where nothing does."""
    said = list(_said(along, currency))
    return f"Goes along: {'; '.join(said)}." if said else ""


def _said(along: Along, currency: Currency) -> Iterator[str]:
    if along.bounties:
        yield _bounties(along, currency)
    if along.missing:
        who = "1 player" if along.missing == 1 else f"{figures.number(along.missing)} players"
        hands = "1 hand" if along.hands == 1 else f"{figures.number(along.hands)} hands"
        yield f"{who} with {hands} still to miss"
    if along.pairs:
        pairs = "1 pair" if along.pairs == 1 else f"{figures.number(along.pairs)} pairs"
        yield f"{pairs} kept apart"
    if along.access:
        seats = "1 seat is" if along.reach == 1 else f"{figures.number(along.reach)} seats are"
        yield f"{figures.number(along.access)} within reach, {seats} marked"


def _bounties(along: Along, currency: Currency) -> str:
    if along.heads is None:
        return f"{written(along.bounties, currency)} of bounties not drawn yet"
    said = f"{written(along.heads, currency)} on heads"
    stays = along.bounties - along.heads
    if not stays:
        return said
    why = f", {figures.number(along.unnamed)} out with nobody named" if along.unnamed else ""
    return f"{said} ({written(stays, currency)} stays in the flights{why})"
