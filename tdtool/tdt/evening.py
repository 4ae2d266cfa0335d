"""What happened in a .tdt: who bought in, who went out and when, where they sat."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tdt.money import (
    Paid,
    Profile,
    TdtPrize,
    chips_of,
    field,
    paid_for,
    prizes,
    profiles,
)
from tdtool.tdt.text import TdtError
from tdtool.tdt.tournament import (
    Record,
    fields_of,
    line_of,
    read_tournament,
    records_of,
    whole_of,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tdtool.tdt.text import Value
    from tdtool.tdt.tournament import TdtTournament

MOST_PLAYERS = 2_000
MOST_BUYS = 100
"""Buy-ins, rebuys or add-ons of one player."""
MOST_TABLES = 500
LONGEST_NAME = 200
_LONGEST_KEY = 100
_NOT_BEFORE_MS, _NOT_AFTER_MS = 946_684_800_000, 4_102_444_800_000
"""2000-01-01 and 2100-01-01: other times are none."""
_MOST_PIECES = 10_000_000
"""Chips of one value that a bank has at most."""
_NUMBER = re.compile(r"\d+")
_MOST_SEATS = 100
_MOST_CHIPS = 40
_MOST_BY = 10


class TdtSeat(NamedTuple):
    """A seat: the table by its key or its name, and the seat from 1."""

    table: str
    name: str
    seat: int


class TdtOut(NamedTuple):
    """A bust-out: when (ms since 1970, None where that is not said), by whom (keys), where."""

    at_ms: int | None
    by: tuple[str, ...]
    seat: TdtSeat | None


class TdtBuy(NamedTuple):
    """A buy-in and how it ended, or a rebuy or an add-on."""

    at_ms: int | None
    paid: Paid
    chips: int
    out: TdtOut | None = None


class TdtPlayer(NamedTuple):
    """A player; without a buy-in he never played."""

    key: str
    name: str
    entries: tuple[TdtBuy, ...]
    rebuys: tuple[TdtBuy, ...]
    add_ons: tuple[TdtBuy, ...]


class TdtTable(NamedTuple):
    """A table and who sits there (keys, None for an open seat), seat 1 first."""

    key: str
    name: str
    seats: int
    sitting: tuple[str | None, ...]


class TdtChip(NamedTuple):
    """A kind of chip: its value, its colour as the file writes it, how many there are."""

    value: int
    colour: str
    pieces: int | None


@dataclass(frozen=True, slots=True)
class TdtEvening:
    """A tournament of The Tournament Director, all but its levels.

    `level` is the place of the running level in its list of levels and breaks, from 0.
    `left` says in sentences what was left out, and why.
    """

    version: str
    title: str
    start_ms: int | None
    end_ms: int | None
    level: int | None
    players: tuple[TdtPlayer, ...]
    tables: tuple[TdtTable, ...]
    buy_ins: tuple[Profile, ...]
    rebuys: tuple[Profile, ...]
    add_ons: tuple[Profile, ...]
    prizes: tuple[TdtPrize, ...]
    chips: tuple[TdtChip, ...]
    left: tuple[str, ...]


def read_evening(text: str) -> TdtEvening:
    """Read what happened; TdtError with one sentence where the text is no .tdt."""
    tournament = read_tournament(text)
    left: list[str] = []
    if not tournament.is_known:
        left.append("Its version is not one of 3.0 to 3.7: what it writes otherwise is not read.")
    found_prizes, no_prizes = prizes(tournament)
    if no_prizes:
        left.append(f"{_counted(no_prizes, 'prize')} without a place or an amount.")
    return TdtEvening(
        version=tournament.version,
        title=line_of(tournament.fields.get("Title"), LONGEST_NAME),
        start_ms=_time(tournament.fields.get("StartTime")),
        end_ms=_time(tournament.fields.get("EndTime")),
        level=whole_of(tournament.fields.get("CurrentLevel")),
        players=_players(tournament, left),
        tables=_tables(tournament, left),
        buy_ins=profiles(tournament, "Buyins", "BuyIns"),
        rebuys=profiles(tournament, "Rebuys", "ReBuys"),
        add_ons=profiles(tournament, "Addons", "AddOns"),
        prizes=found_prizes,
        chips=_chips(tournament, left),
        left=(*left, *_never_read(tournament)),
    )


def player_name(fields: Mapping[str, Value]) -> tuple[str, str]:
    """Give a player's name and nickname; they lie in the player or in a record of their own.

    The name is first and last name, the nickname where there are none.
    """
    name = fields.get("Name")
    parts = {**fields, **fields_of(name)}
    nickname = line_of(parts.get("Nickname"), LONGEST_NAME) or line_of(name, LONGEST_NAME)
    both = (line_of(parts.get(part), LONGEST_NAME) for part in ("Firstname", "Lastname"))
    return " ".join(filter(None, both)) or nickname, nickname


def _never_read(tournament: TdtTournament) -> list[str]:
    """Say what such files have beside a tournament that is never taken over."""
    never = ["Screen layouts, sounds, events, formulas and points are never read."]
    if records_of(tournament.fields.get("Players"), "Players"):
        never.insert(0, "Addresses, telephones and e-mails of players are never read.")
    return never


def _players(tournament: TdtTournament, left: list[str]) -> tuple[TdtPlayer, ...]:
    records = [
        record
        for record in records_of(tournament.fields.get("Players"), "Players")
        if record.kind == "GamePlayer"
    ]
    if len(records) > MOST_PLAYERS:
        raise TdtError(
            f"The file has {len(records):,} players; {MOST_PLAYERS:,} are the most that are read."
        )
    found: dict[str, TdtPlayer] = {}
    nameless = idle = 0
    for place, record in enumerate(records):
        player = _player(record, f"#{place}")
        if not player.name:
            nameless += 1
        elif not player.entries:
            idle += 1
        else:
            found[player.key if player.key not in found else f"#{place}"] = player
    if nameless:
        left.append(f"{_counted(nameless, 'player')} without a name.")
    if idle:
        left.append(f"{_counted(idle, 'player')} who never bought in.")
    return tuple(player._replace(key=key) for key, player in found.items())


def _player(record: Record, key: str) -> TdtPlayer:
    fields = record.fields
    entries = _buys(field(fields, "Buyins", "BuyIns"), "Buyins")
    ended = _out(fields.get("BustOut"))
    if entries and entries[-1].out is None and ended is not None:
        entries = (*entries[:-1], entries[-1]._replace(out=ended))
    return TdtPlayer(
        line_of(fields.get("UUID"), _LONGEST_KEY) or key,
        player_name(fields)[0],
        entries,
        _buys(field(fields, "Rebuys", "ReBuys"), "Rebuys"),
        _buys(field(fields, "Addons", "AddOns"), "Addons"),
    )


def _buys(value: Value, within: str) -> tuple[TdtBuy, ...]:
    return tuple(
        TdtBuy(
            _time(record.fields.get("Time")),
            paid_for(record),
            chips_of(record.fields.get("Chips")),
            _out(record.fields.get("BustOut")),
        )
        for record in records_of(value, within)[:MOST_BUYS]
    )


def _out(value: Value) -> TdtOut | None:
    fields = fields_of(value)
    if not fields:
        return None
    by = fields.get("HitmanUUID")
    keys = by if isinstance(by, list) else [by]
    return TdtOut(
        _time(fields.get("Time")),
        tuple(filter(None, (line_of(key, _LONGEST_KEY) for key in keys[:_MOST_BY]))),
        _seat(fields_of(fields.get("Seat"))),
    )


def _seat(fields: Mapping[str, Value]) -> TdtSeat | None:
    at = whole_of(fields.get("SeatIndex"))
    table = line_of(fields.get("TableUUID"), _LONGEST_KEY)
    name = line_of(fields.get("TableName"), LONGEST_NAME)
    if at is None or not 0 <= at < _MOST_SEATS or not (table or name):
        return None
    return TdtSeat(table, name, at + 1)


def _tables(tournament: TdtTournament, left: list[str]) -> tuple[TdtTable, ...]:
    records = records_of(tournament.fields.get("Tables"), "Tables")
    if len(records) > MOST_TABLES:
        left.append(f"{len(records) - MOST_TABLES:,} of its {len(records):,} tables.")
    return tuple(_table(record, place) for place, record in enumerate(records[:MOST_TABLES], 1))


def _table(record: Record, place: int) -> TdtTable:
    fields = record.fields
    sitting = fields.get("Seats")
    seats = whole_of(fields.get("NumberOfSeats"))
    keys = sitting[:_MOST_SEATS] if isinstance(sitting, list) else ()
    return TdtTable(
        line_of(field(fields, "UUID", "TableUUID"), _LONGEST_KEY) or f"#{place}",
        line_of(fields.get("Name"), LONGEST_NAME) or str(place),
        seats if seats is not None and 0 < seats <= _MOST_SEATS else len(keys),
        tuple(line_of(key, _LONGEST_KEY) or None for key in keys),
    )


def _chips(tournament: TdtTournament, left: list[str]) -> tuple[TdtChip, ...]:
    """Read the set of chips, smallest value first; each value once."""
    records = records_of(tournament.fields.get("Chips"), "Chips")
    found: dict[int, TdtChip] = {}
    for record in records[:_MOST_CHIPS]:
        value = chips_of(field(record.fields, "Denomination", "Value", "Amount"))
        pieces = whole_of(field(record.fields, "Quantity", "Count", "Available"))
        colour = line_of(field(record.fields, "Color", "Colour", "Name"), _LONGEST_KEY)
        if value:
            counted = pieces if pieces is not None and 0 < pieces <= _MOST_PIECES else None
            found.setdefault(value, TdtChip(value, colour, counted))
    if len(records) > len(found):
        left.append(f"{_counted(len(records) - len(found), 'kind')} of chip without a value.")
    return tuple(found[value] for value in sorted(found))


def table_numbers(tables: Sequence[TdtTable], most: int) -> dict[str, int]:
    """Give each table, by its key, the figure in its name as its number, else the next free one."""
    numbers: dict[str, int] = {}
    taken: set[int] = set()
    for table in tables:
        figures = _NUMBER.findall(table.name[:20])
        number = int(figures[0]) if len(figures) == 1 else 0
        if 1 <= number <= most and number not in taken:
            numbers[table.key] = number
            taken.add(number)
    free = (number for number in range(1, most + 1) if number not in taken)
    for table in tables:
        if table.key not in numbers:
            numbers[table.key] = next(free)
    return numbers


def _time(value: Value) -> int | None:
    """Give a time in ms since 1970, None for 0 and for what is none."""
    whole = whole_of(getattr(value, "inner", value))
    return whole if whole is not None and _NOT_BEFORE_MS <= whole < _NOT_AFTER_MS else None


def _counted(number: int, noun: str) -> str:
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"
