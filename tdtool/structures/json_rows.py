"""Structures in JSON: the rows."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from tdtool.rules.quoting import plain, quoted
from tdtool.rules.stakes import Ante, AnteKind, AnteOrder, AnteStep, Betting, Stakes
from tdtool.structures import phrases
from tdtool.structures.ante_payer import guessed_ante_kind
from tdtool.tournament.structure import (
    OPEN_LENGTH,
    DayEnd,
    DayEndKind,
    Length,
    LengthKind,
    Row,
    RowKind,
)

if TYPE_CHECKING:
    from tdtool.structures.json_fields import Fields
    from tdtool.structures.phrases import AnteRule

_CLOCK = re.compile(r"([0-9]{1,2}):([0-9]{2})")

_SET_FIELDS = frozenset(
    {
        "sb", "bb", "ante", "ante_kind", "ante_steps", "ante_order", "button_post", "small_bet",
        "big_bet", "bring_in", "completion", "betting", "games", "group",
    }
)  # fmt: skip
_ROW_FIELDS = _SET_FIELDS | {
    "kind", "label", "minutes", "hands", "orbits", "resume_at", "stakes", "game", "colour_up",
    "chip_up", "registration_ends", "rebuys_end", "add_on", "lammers_due", "continues", "day_end",
    "clock_time", "note",
}  # fmt: skip


class RowReader:
    """Reads the rows of one file.

    `infers`: the file is a typed-in sheet, and what it leaves to its words (betting of a
    level, order of ante and blind, ends of registration) is read from them.
    """

    def __init__(self, betting: Betting | None, ante_rule: AnteRule, *, infers: bool) -> None:
        self._betting = betting
        self._ante_rule = ante_rule
        self._infers = infers
        self.unknown: dict[str, None] = {}
        """Fields of rows and sets that were left out, in the order they came."""

    def row(self, fields: Fields) -> Row:
        """Read one row."""
        self.unknown.update((key, None) for key in fields if key not in _ROW_FIELDS)
        label = fields.text("label")
        if label:
            fields.place += f" (level {quoted(label)[1:-1]})"
        minutes = fields.minutes("minutes")
        kind = fields.choice("kind", RowKind) if "kind" in fields else RowKind.PLAY
        if kind is RowKind.BREAK and minutes == 0:
            kind = RowKind.MARKER
        note = fields.text("note")
        row = Row(
            kind=kind,
            label=label,
            length=OPEN_LENGTH if kind is RowKind.MARKER else self._length(fields, minutes),
            stakes=self._stakes(fields, note) if kind is RowKind.PLAY else (),
            game=fields.text("game"),
            colour_up=fields.counts("colour_up"),
            colour_up_unnamed=fields.flag("chip_up"),
            registration_ends=fields.flag("registration_ends"),
            rebuys_end=fields.flag("rebuys_end"),
            add_on=fields.flag("add_on"),
            lammers_due=fields.flag("lammers_due"),
            continues=fields.flag("continues"),
            day_end=_day_end(fields),
            clock_time=fields.text("clock_time"),
            note=note,
        )
        return self._with_words(row, fields) if self._infers else row

    def _with_words(self, row: Row, fields: Fields) -> Row:
        """Set the flags that a typed-in row gives only in its note."""
        said = phrases.flags(row.note)
        unnamed = row.colour_up_unnamed or (
            row.kind is not RowKind.PLAY
            and not row.colour_up
            and phrases.mentions_colour_up(row.note)
        )
        return replace(
            row,
            colour_up_unnamed=unnamed,
            registration_ends=row.registration_ends
            or ("registration_ends" not in fields and said.registration_ends),
            rebuys_end=row.rebuys_end or ("rebuys_end" not in fields and said.rebuys_end),
            add_on=row.add_on or ("add_on" not in fields and said.add_on),
            lammers_due=row.lammers_due or ("lammers_due" not in fields and said.lammers_due),
        )

    def _length(self, fields: Fields, minutes: int | None) -> Length:
        """Read how long a row lasts."""
        if minutes is not None:
            return Length(LengthKind.MINUTES, minutes)
        for kind in (LengthKind.HANDS, LengthKind.ORBITS):
            count = fields.count(kind.value)
            if count is not None:
                return Length(kind, count)
        resume = fields.text("resume_at")
        if not resume:
            return OPEN_LENGTH
        match = _CLOCK.fullmatch(resume)
        at = phrases.clock_time(match[1], match[2], None) if match else None
        if at is None:
            fields.fail("resume_at", f"{quoted(resume)} is no time like 20:00")
        return Length(LengthKind.RESUME_AT, at=at)

    def _stakes(self, fields: Fields, note: str) -> tuple[Stakes, ...]:
        """Read the one set of a level, or its several sets by name or in a list."""
        if "stakes" not in fields:
            return (self._set(fields, note),)
        if fields.is_list("stakes"):
            return tuple(self._set(inner, note) for inner in fields.inners("stakes"))
        named = fields.inner("stakes")
        if named is None:
            return (self._set(fields, note),)
        sets: list[Stakes] = []
        for group in named:
            inner = named.inner(group)
            if inner is not None:
                self.unknown.update((key, None) for key in inner if key not in _SET_FIELDS)
                sets.append(replace(self._set(inner, note), group=plain(group)))
        return tuple(sets)

    def _set(self, fields: Fields, note: str) -> Stakes:
        """Read one set of stakes."""
        small_blind, big_blind = fields.chips("sb"), fields.chips("bb")
        small_bet, big_bet = fields.chips("small_bet"), fields.chips("big_bet")
        return Stakes(
            small_blind=small_blind,
            big_blind=big_blind,
            ante=self._ante(fields, small_blind, big_blind),
            button_post=fields.chips("button_post"),
            small_bet=small_bet,
            big_bet=big_bet,
            bring_in=fields.chips("bring_in"),
            completion=fields.chips("completion"),
            betting=self._set_betting(fields, note, limit=(small_bet or big_bet) is not None),
            group=fields.text("group"),
            games=fields.texts("games"),
        )

    def _set_betting(self, fields: Fields, note: str, *, limit: bool) -> Betting:
        """Tell the betting of a set: as it says, by its limits, as the event or the note says."""
        word = fields.text("betting")
        if word:
            kind = phrases.betting(word)
            if kind is None:
                fields.fail("betting", f"{quoted(word)} is no kind of betting")
            return kind
        if self._infers and limit:
            return Betting.FIXED_LIMIT
        said = phrases.betting(note) if self._infers else None
        return self._betting or said or Betting.NO_LIMIT

    def _ante(self, fields: Fields, small_blind: int | None, big_blind: int | None) -> Ante:
        """Read the ante of a set; without a kind its size tells who pays it."""
        amount = fields.chips("ante")
        word = fields.text("ante_kind")
        if word:
            kind = fields.choice("ante_kind", AnteKind)
        elif not amount:
            kind = AnteKind.NONE
        else:
            kind = guessed_ante_kind(amount, small_blind, big_blind)
        if kind is AnteKind.NONE:
            if amount:
                fields.fail("ante", f"there is an ante of {amount:,}, but its kind is none")
            return Ante()
        infers = self._infers and kind is AnteKind.BIG_BLIND
        steps = tuple(
            AnteStep(step.count("players") or 0, step.chips("amount") or 0)
            for step in fields.inners("ante_steps")
        )
        if infers and "ante_steps" not in fields:
            steps = self._ante_rule.steps(small_blind)
        order = fields.choice("ante_order", AnteOrder) if fields.text("ante_order") else None
        if infers and "ante_order" not in fields:
            order = self._ante_rule.order
        return Ante(kind, amount or 0, steps, order)


def _day_end(fields: Fields) -> DayEnd | None:
    """Read what ends the day here: true, or players or per mille of the field left."""
    end = fields.inner("day_end") if fields.is_object("day_end") else None
    if end is None:
        return DayEnd() if fields.flag("day_end") else None
    for key, kind in (("players", DayEndKind.PLAYERS), ("per_mille", DayEndKind.PERCENT)):
        value = end.count(key)
        if value is not None:
            return DayEnd(kind, value)
    return DayEnd()
