"""A tournament that is brought in words: what is in it, and how it stands to what is here."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone
from typing import TYPE_CHECKING, NamedTuple

from tdtool.brought.bring import Stands
from tdtool.tournament import clock
from tdtool.tournament.money.intake import entered, prices_of
from tdtool.tournament.money.means import Sale
from tdtool.tournament.prizes.table import table_of
from tdtool.tournament.queries import name_of
from tdtool.tournament.standings import winner
from tdtool.tournament.structure import RowKind
from tdtool.ui import figures
from tdtool.ui.panels.levels_preview import summary

if TYPE_CHECKING:
    from tdtool.brought.bring import Brought
    from tdtool.tournament.state import State
    from tdtool.tournament.values import Now


class Told(NamedTuple):
    """What is said of a tournament at the foot of its preview.

    `act` is what the main key does; `copy` tells whether it is brought in as its own then.
    `own` is offered beside it where the tournament can be taken in a second time.
    """

    act: str
    remark: str
    doubtful: bool = False
    copy: bool = False
    shows: bool = False
    own: bool = False


def told(brought: Brought) -> Told:
    """Say how a tournament stands to what is here, and what can be done with it."""
    new = _counted(abs(len(brought.bundle.facts) - brought.here), "fact")
    if brought.stands is Stands.SAME:
        return Told("Show it", "It is here already, exactly so.", shows=True, own=True)
    if brought.stands is Stands.BEHIND:
        said = f"It is here already and went on since: {new} more."
        return Told("Show it", said, shows=True, own=True)
    if brought.stands is Stands.AHEAD:
        return Told("Bring in what is new", f"It is here; this file goes on from there: {new}.")
    if brought.stands is Stands.APART:
        said = "It is here too, and both went on in different ways since."
        return Told("Bring it in as its own", said, doubtful=True, copy=True)
    return Told("Bring it in", "Nothing else changes.")


def contents(brought: Brought, now: Now) -> tuple[tuple[str, str], ...]:
    """List what is in it, each with its caption; what it has none of is left out."""
    state = brought.state
    lines = (
        ("Levels", summary(state.structure)),
        ("Entries", _entries(state)),
        ("Bought", _sales(state)),
        ("In play", _in_play(state)),
        ("Winner", _winner(brought)),
        ("Prizes", _prizes(state)),
        ("Clock", _clock(state, now)),
        ("Written by", brought.whence),
        ("Set up", _moment(brought.bundle.facts[0].wall_ms, now)),
        ("Last act", _moment(brought.last_ms, now)),
        (
            "Log",
            f"{_counted(len(brought.bundle.facts), 'fact')}, {brought.bundle.short_digest}",
        ),
    )
    return tuple((caption, said) for caption, said in lines if said)


def _entries(state: State) -> str:
    count = entered(state)
    if not count.all:
        return "nobody yet"
    again = f", {_counted(count.again, 're-entry', 're-entries')}" if count.again else ""
    return f"{_counted(count.first, 'player')}{again}"


def _sales(state: State) -> str:
    sold = [receipt.sale for receipt in state.till.receipts.values()]
    words = ((Sale.REBUY, "rebuy"), (Sale.ADD_ON, "add-on"))
    parts = [_counted(sold.count(sale), word) for sale, word in words if sale in sold]
    return ", ".join(parts)


def _winner(brought: Brought) -> str:
    first = winner(brought.state)
    return "" if first is None else name_of(brought.state, brought.names, first)


def _in_play(state: State) -> str:
    if not state.in_play or winner(state) is not None:
        return ""
    tables = sum(bool(table.occupants) for table in state.tables.values())
    where = f"at {_counted(tables, 'table')}" if tables else "without a seat"
    return f"{_counted(state.in_play, 'player')} {where}"


def _prizes(state: State) -> str:
    table, currency = table_of(state), prices_of(state).currency
    if not table.pool.payable and not table.bands:
        return ""
    pool = figures.money(table.pool.payable, currency)
    if not table.places:
        return f"pool {pool}"
    return f"{_counted(table.places, 'place')}, pool {pool}"


def _clock(state: State, now: Now) -> str:
    if state.clock is None:
        return "not started"
    reading = clock.read(state.structure, state.clock, now)
    row = state.structure.rows[reading.row]
    named = f"level {row.label}" if row.kind is RowKind.PLAY else "a break"
    return f"{named}, {'runs' if reading.running else 'stands'}"


def _moment(ms: int, now: Now) -> str:
    zone = timezone(timedelta(seconds=now.utc_offset))
    local = datetime.fromtimestamp(ms / 1000, UTC).astimezone(zone)
    return f"{local:%Y-%m-%d} {figures.time_of_day(ms, now.utc_offset)}"


def _counted(number: int, noun: str, several: str = "") -> str:
    shown = figures.number(number)
    return f"{shown} {noun}" if number == 1 else f"{shown} {several or noun + 's'}"
