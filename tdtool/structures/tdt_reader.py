"""Structures in files of The Tournament Director (.tdt)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from tdtool.rules.figures import MAX_CHIPS
from tdtool.rules.quoting import plain, quoted
from tdtool.rules.stakes import Ante, AnteKind, Betting, Stakes
from tdtool.structures import phrases
from tdtool.structures.ante_payer import guess_remark, guessed_ante_kind
from tdtool.structures.error import StructureError
from tdtool.structures.numbers import MAX_MINUTES
from tdtool.structures.source import MAX_ROWS
from tdtool.tdt.text import TdtError
from tdtool.tdt.tournament import (
    Record,
    TdtTournament,
    fields_of,
    line_of,
    read_tournament,
    records_of,
    whole_of,
)
from tdtool.tournament.standings import ordinal
from tdtool.tournament.structure import OPEN_LENGTH, Length, LengthKind, Row, RowKind, Structure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.tdt.text import Value

_LONGEST_NAME = 200
_LONGEST_NOTE = 1_000
_MOST_PRIZES = 200
_MOST_SEATS = 100
_BETTING: dict[int | None, Betting] = {0: Betting.FIXED_LIMIT, 1: Betting.POT_LIMIT}
"""GameType: 2 was seen with no-limit levels, 0 with limit ones; 1 is what is left."""
_PERCENT, _FIXED = 0, 1
"""AmountType of a prize."""


def structure_from_tdt(text: str, fallback: str = "") -> Structure:
    """Read the structure of a tournament; `fallback` is its name where the file has none.

    Who pays the antes no file says: it is guessed by their size, and `comments` say so (see
    `ante_payer`). Raises StructureError with one sentence.
    """
    try:
        tournament = read_tournament(text)
    except TdtError as problem:
        raise StructureError(str(problem)) from None
    records = records_of(tournament.fields.get("Levels"), "Levels")
    if len(records) > MAX_ROWS:
        raise StructureError(f"The file has more than {MAX_ROWS:,} levels: that is no structure.")
    rows = _rows(records)
    if not any(row.kind is RowKind.PLAY for row in rows):
        raise StructureError("The file holds no levels.")
    games = {row.game for row in rows if row.kind is RowKind.PLAY}
    bettings = {row.stakes[0].betting for row in rows if row.stakes}
    only = games.pop() if len(games) == 1 else ""
    return Structure(
        name=line_of(tournament.fields.get("Title"), _LONGEST_NAME)
        or plain(fallback)
        or "Structure",
        rows=tuple(replace(row, game="") for row in rows) if only else rows,
        starting_stack=_starting_stack(tournament),
        seats_per_table=_seats(tournament),
        game=only,
        betting=bettings.pop() if len(bettings) == 1 else None,
        money=_money(tournament),
        remarks=_prizes(tournament),
        comments=_comments(tournament, rows, len(records)),
    )


def _rows(records: Sequence[Record]) -> tuple[Row, ...]:
    """Read levels and breaks; levels are numbered in their order, as the file's program does."""
    rows: list[Row] = []
    played = 0
    for record in records:
        if record.kind == "GameRound":
            played += 1
            rows.append(_with_words(_level(record, str(played))))
        elif record.kind == "GameBreak":
            rows.append(_with_words(_break(record, played)))
    return tuple(rows)


def _level(record: Record, label: str) -> Row:
    where = f"Level {label}"
    small = _figure(record, "SmallBlind", MAX_CHIPS, where, "small blind")
    big = _figure(record, "BigBlind", MAX_CHIPS, where, "big blind")
    ante = _figure(record, "Ante", MAX_CHIPS, where, "ante")
    betting = _BETTING.get(whole_of(record.fields.get("GameType")), Betting.NO_LIMIT)
    limits = _limits(record, where) if betting is Betting.FIXED_LIMIT else (None, None)
    kind = guessed_ante_kind(ante, small, big) if ante else AnteKind.NONE
    return Row(
        RowKind.PLAY,
        label=label,
        length=_length(record, where),
        stakes=(
            Stakes(
                small_blind=small,
                big_blind=big,
                ante=Ante(kind, ante or 0),
                small_bet=limits[0],
                big_bet=limits[1],
                betting=betting,
            ),
        ),
        game=line_of(record.fields.get("GameName"), _LONGEST_NAME),
        note=line_of(record.fields.get("Notes"), _LONGEST_NOTE),
    )


def _break(record: Record, played: int) -> Row:
    length = _length(record, f"The break after level {played}")
    stops = length != Length(LengthKind.MINUTES, 0)
    return Row(
        RowKind.BREAK if stops else RowKind.MARKER,
        length=length if stops else OPEN_LENGTH,
        colour_up_unnamed=record.fields.get("ChipUp") is True,
        note=line_of(record.fields.get("Notes"), _LONGEST_NOTE),
    )


def _with_words(row: Row) -> Row:
    """Set what a note says: chips that leave play, and what ends."""
    said = phrases.flags(row.note)
    chips = phrases.colour_up(row.note)
    return replace(
        row,
        colour_up=chips,
        colour_up_unnamed=row.colour_up_unnamed and not chips,
        registration_ends=said.registration_ends,
        rebuys_end=said.rebuys_end,
        add_on=said.add_on,
    )


def _limits(record: Record, where: str) -> tuple[int | None, int | None]:
    """Give the small and the big bet: two fields in version 3.0, a list of eight later."""
    given = record.fields.get("Limits")
    both = given[:2] if isinstance(given, list) else ()
    fields = dict(record.fields) | {
        f"Limit{place}": value for place, value in enumerate(both, start=1)
    }
    later = Record(record.kind, fields)
    return (
        _figure(later, "Limit1", MAX_CHIPS, where, "small bet"),
        _figure(later, "Limit2", MAX_CHIPS, where, "big bet"),
    )


def _length(record: Record, where: str) -> Length:
    if record.fields.get("Minutes") is None:
        return OPEN_LENGTH
    minutes = _figure(record, "Minutes", MAX_MINUTES, where, "length in minutes")
    return Length(LengthKind.MINUTES, minutes or 0)


def _figure(record: Record, name: str, most: int, where: str, what: str) -> int | None:
    """Give a figure of a row, None where it has none or 0; StructureError for a wrong one."""
    value = record.fields.get(name)
    if value is None or value == "":
        return None
    whole = whole_of(value)
    if whole is None or not 0 <= whole <= most:
        article = "an" if what[0] in "aeiou" else "a"
        raise StructureError(
            f"{where} has {article} {what} of {quoted(_shown(value))}, which is no whole number"
            f" from 0 to {most:,}."
        )
    return whole or None


def _shown(value: Value) -> str:
    return str(value) if isinstance(value, bool | int | float | str) else "something else"


def _usual(figures: Sequence[int | None], most: int) -> int | None:
    """Give the figure that comes most often; figures below 1 or above `most` count for nothing."""
    counted = Counter(one for one in figures if one is not None and 0 < one <= most)
    return counted.most_common(1)[0][0] if counted else None


def _profiles(tournament: TdtTournament) -> tuple[Record, ...]:
    """Give the kinds of buy-in."""
    buy_ins = fields_of(tournament.fields.get("Financials")).get("Buyins")
    return records_of(buy_ins, "Profiles")


def _starting_stack(tournament: TdtTournament) -> int | None:
    """Give the chips of a buy-in as planned, else what most players got for their first one."""
    planned = [whole_of(profile.fields.get("Chips")) for profile in _profiles(tournament)]
    firsts = [
        whole_of(buy_ins[0].fields.get("Chips"))
        for player in records_of(tournament.fields.get("Players"), "Players")
        if (buy_ins := records_of(player.fields.get("Buyins"), "Buyins"))
    ]
    return _usual(planned[:1], MAX_CHIPS) or _usual(firsts, MAX_CHIPS)


def _seats(tournament: TdtTournament) -> int | None:
    """Give the number of seats that most tables have."""
    tables = records_of(tournament.fields.get("Tables"), "Tables")
    return _usual([whole_of(table.fields.get("NumberOfSeats")) for table in tables], _MOST_SEATS)


def _money(tournament: TdtTournament) -> tuple[tuple[str, int], ...]:
    """Give what the first kind of buy-in costs."""
    fees = [whole_of(profile.fields.get("Fee")) for profile in _profiles(tournament)[:1]]
    fee = _usual(fees, MAX_CHIPS)
    return () if fee is None else (("buy_in", fee),)


def _prizes(tournament: TdtTournament) -> tuple[tuple[str, str], ...]:
    """Put the prizes into a remark: shares as planned, amounts as the file has them."""
    parts = []
    for prize in records_of(tournament.fields.get("Prizes"), "Prizes")[:_MOST_PRIZES]:
        place, kind = (whole_of(prize.fields.get(name)) for name in ("Recipient", "AmountType"))
        amount = prize.fields.get("Amount")
        if isinstance(amount, bool) or not isinstance(amount, int | float):
            continue
        if place is None or not 0 < place <= MAX_CHIPS or not 0 < amount <= MAX_CHIPS:
            continue
        if kind == _PERCENT:
            parts.append(f"{ordinal(place)} {amount:g} %")
        elif kind == _FIXED:
            parts.append(f"{ordinal(place)} {amount:,}")
    return (("prizes", ", ".join(parts)),) if parts else ()


def _comments(tournament: TdtTournament, rows: Sequence[Row], records: int) -> tuple[str, ...]:
    """Say what was guessed, and what of the file is not part of a structure."""
    comments = []
    kinds = {
        row.stakes[0].ante.kind
        for row in rows
        if row.stakes and row.stakes[0].ante.kind is not AnteKind.NONE
    }
    if kinds:
        comments.append(guess_remark(kinds))
    if not tournament.is_known:
        comments.append(
            f"The file says version {quoted(tournament.version)}; 3.0 to 3.7 are known here."
        )
    if records > len(rows):
        comments.append(
            f"{records - len(rows):,} of its rows are neither levels nor breaks and were left out."
        )
    return tuple(comments)
