"""What stands in a cell, and what is typed into one: text to a row and back."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from tdtool.rules.figures import FigureError, parse_chips
from tdtool.rules.quoting import quoted
from tdtool.rules.stakes import Ante, AnteKind, Stakes
from tdtool.structures import phrases
from tdtool.structures.level_rows import EMPTY
from tdtool.structures.numbers import parse_blinds, parse_minutes
from tdtool.tournament.level_plan import time_of_day
from tdtool.tournament.structure import (
    OPEN_LENGTH,
    DayEnd,
    DayEndKind,
    Length,
    LengthKind,
    Row,
    RowKind,
)
from tdtool.ui import figures
from tdtool.ui.levels.lines import Col

if TYPE_CHECKING:
    from tdtool.tournament.structure import Structure

_PAYERS = {
    AnteKind.EACH: "each",
    AnteKind.BIG_BLIND: "BB",
    AnteKind.BUTTON: "button",
    AnteKind.SHORT_DECK: "each, button 2 ×",
}
_PAYER_WORDS = (
    (re.compile(r"\b(?:short ?deck|button 2 ?[x×]|double)\b", re.IGNORECASE), AnteKind.SHORT_DECK),
    (re.compile(r"\b(?:each|all|players?|every(?:body|one)?)\b", re.IGNORECASE), AnteKind.EACH),
    (re.compile(r"\b(?:button|btn|dealer)\b", re.IGNORECASE), AnteKind.BUTTON),
    (re.compile(r"\b(?:bba|bb|big blind)\b", re.IGNORECASE), AnteKind.BIG_BLIND),
)
_COUNTED = re.compile(r"([0-9]{1,3})\s*(hands?|orbits?|rounds?)\.?", re.IGNORECASE)
_RESUMES = re.compile(r"(?:to|till|until|at|=|>)\s*(.+)", re.IGNORECASE)
_PLAYERS = re.compile(r"(?:or )?(?:at )?([0-9]{1,5})(?: players?)?(?: left)?", re.IGNORECASE)
_PERCENT = re.compile(
    r"(?:or )?(?:at )?([0-9]{1,2})(?:[.,]([0-9]))?\s*%(?: of the field)?", re.IGNORECASE
)
_MOST_HANDS = 200
_LONGEST_LABEL = 20
_LONGEST_TEXT = 200


def payer(kind: AnteKind) -> str:
    """Name in a word who pays an ante, "" where there is none."""
    return _PAYERS.get(kind, "")


def length_text(length: Length) -> str:
    """Write a length as its cell shows it: "30", "8 hands", "to 20:00", "" without one."""
    match length.kind:
        case LengthKind.MINUTES:
            return str(length.value)
        case LengthKind.HANDS | LengthKind.ORBITS:
            return f"{length.value} {length.kind.value}"
        case LengthKind.RESUME_AT:
            return f"to {length.at}"
        case _:
            return ""


def parse_length(text: str) -> Length:
    """Read a length: minutes, "8 hands", "2 orbits", "to 20:00", nothing for an open end.

    Raises FigureError with the reason.
    """
    text = text.strip()
    if text.lower() in EMPTY or text.lower() in {"open", "to finish"}:
        return OPEN_LENGTH
    counted = _COUNTED.fullmatch(text)
    if counted:
        number = int(counted[1])
        if not 1 <= number <= _MOST_HANDS:
            raise FigureError(f"{number} {counted[2]} is no length of a level")
        hands = counted[2].lower().startswith("hand")
        return Length(LengthKind.HANDS if hands else LengthKind.ORBITS, number)
    resumes = _RESUMES.fullmatch(text)
    if resumes:
        at = time_of_day(resumes[1])
        if at is None:
            raise FigureError(f"{quoted(resumes[1])} is no time of day")
        return Length(LengthKind.RESUME_AT, at=f"{at // 60:02}:{at % 60:02}")
    return Length(LengthKind.MINUTES, parse_minutes(text))


def stakes_text(stakes: Stakes, col: Col) -> str:
    """Write the figure of a set of stakes that a column shows, "" where there is none."""
    if col is Col.ANTE:
        return _ante_text(stakes.ante)
    figure = getattr(stakes, col.value)
    return "" if figure is None else figures.number(figure)


def _ante_text(ante: Ante) -> str:
    if ante.kind is AnteKind.NONE:
        return ""
    return figures.number(ante.amount) if ante.amount else "?"


def edit_text(row: Row, stake_set: int, col: Col) -> str:
    """Write what a cell holds for editing; an ante says who pays it."""
    match col:
        case Col.LEVEL:
            return row.label
        case Col.MINUTES:
            return length_text(row.length)
        case Col.GAME:
            return game_text(row, stake_set)
        case _ if stake_set >= len(row.stakes):
            return ""
        case Col.ANTE:
            ante = row.stakes[stake_set].ante
            shown = figures.number(ante.amount) if ante.amount else ""
            return f"{shown} {payer(ante.kind)}".strip()
        case _:
            return stakes_text(row.stakes[stake_set], col)


def game_text(row: Row, stake_set: int) -> str:
    """Name the game of a level, of one of several sets what it is played in."""
    if len(row.stakes) <= 1 or stake_set >= len(row.stakes):
        return row.game
    stakes = row.stakes[stake_set]
    return stakes.group.replace("_", " ") or ", ".join(stakes.games)


def with_cell(row: Row, stake_set: int, col: Col, text: str) -> Row:
    """Put what was typed into a cell of a level; FigureError with the reason where it cannot be.

    A small blind typed as "100/200" or "100-200 (200)" fills blinds and ante. Emptied blinds
    are none, an emptied ante is no ante.
    """
    text = " ".join(text.split())
    match col:
        case Col.LEVEL:
            return replace(row, label=_bounded(text, _LONGEST_LABEL, "number"))
        case Col.MINUTES:
            return replace(row, length=parse_length(text))
        case Col.GAME:
            return _with_game(row, stake_set, _bounded(text, _LONGEST_TEXT, "name"))
    sets = list(row.stakes) or [Stakes()]
    sets[stake_set] = _with_figure(sets[stake_set], col, text)
    return replace(row, stakes=tuple(sets))


def _bounded(text: str, most: int, what: str) -> str:
    if len(text) > most:
        raise FigureError(f"{quoted(text)} is too long for a {what}")
    return text


def _with_game(row: Row, stake_set: int, text: str) -> Row:
    if len(row.stakes) <= 1:
        return replace(row, game=text)
    sets = list(row.stakes)
    group = (
        text.replace(" ", "_") if sets[stake_set].group and "_" in sets[stake_set].group else text
    )
    sets[stake_set] = replace(sets[stake_set], group=group)
    return replace(row, stakes=tuple(sets))


def _with_figure(stakes: Stakes, col: Col, text: str) -> Stakes:
    if col is Col.ANTE:
        return replace(stakes, ante=parse_ante(text, stakes))
    if text.lower() in EMPTY:
        return replace(stakes, **{col.value: None})  # type: ignore[arg-type]
    if col is Col.SMALL_BLIND:
        blinds = parse_blinds(text)
        if blinds is not None:
            return _with_blinds(stakes, blinds.small, blinds.big, blinds.ante)
    if col is Col.SMALL_BET:
        bets = parse_blinds(text)
        if bets is not None and bets.ante is None:
            return replace(stakes, small_bet=bets.small, big_bet=bets.big)
    return replace(stakes, **{col.value: parse_chips(text)})  # type: ignore[arg-type]


def _with_blinds(stakes: Stakes, small: int, big: int, ante: int | None) -> Stakes:
    if ante is None:
        return replace(stakes, small_blind=small, big_blind=big)
    kind = stakes.ante.kind
    if kind is AnteKind.NONE:
        kind = AnteKind.BIG_BLIND if ante >= big else AnteKind.EACH
    paid = replace(stakes.ante, kind=kind, amount=ante)
    return replace(stakes, small_blind=small, big_blind=big, ante=paid)


def parse_ante(text: str, stakes: Stakes) -> Ante:
    """Read an ante: "200", "200 each", "200 button", "BB" for one of the big blind, "" for none.

    Who pays it stays as it was where the text does not say; a new one is the big blind's.
    """
    kind = next((kind for words, kind in _PAYER_WORDS if words.search(text)), None)
    bare = text
    for words, _ in _PAYER_WORDS:
        bare = words.sub(" ", bare)
    bare = re.sub(r"\bantes?\b|[(),]+$|^\(", " ", bare, flags=re.IGNORECASE).strip()
    if kind is None and bare.lower() in {*EMPTY, "0", "no"}:
        return Ante()
    before = stakes.ante.kind
    chosen = kind or (AnteKind.BIG_BLIND if before is AnteKind.NONE else before)
    if not bare:
        alone = chosen in {AnteKind.BIG_BLIND, AnteKind.BUTTON}
        amount = (stakes.big_blind or 0) if alone else stakes.ante.amount
    else:
        amount = parse_chips(bare)
    if not amount:
        raise FigureError("the ante needs an amount")
    return replace(stakes.ante, kind=chosen, amount=amount)


def words_of(row: Row) -> str:
    """Write what a break or a marker is called, its colour-up apart: "Dinner", "Break"."""
    rest = row.note
    if row.colour_up:
        rest = phrases.without_colour_up(row.note)[0].strip(" ,;.-")
    parts = dict.fromkeys(part for part in (row.label, rest) if part)
    return ", ".join(parts) or ("Break" if row.kind is RowKind.BREAK else "")


def colour_up_text(row: Row) -> str:
    """Write which chips leave with a row: "Colour-up 500", "" where none do."""
    if row.colour_up:
        return "Colour-up " + ", ".join(figures.number(chip) for chip in row.colour_up)
    return "Colour-up" if row.colour_up_unnamed else ""


def edit_words(row: Row) -> str:
    """Write a break or marker for editing: "Dinner, colour-up 500"."""
    name = words_of(row)
    name = "" if name == "Break" and row.colour_up else name
    chips = colour_up_text(row)
    return f"{name}, {chips.lower()}" if name and chips else name or chips


def with_words(row: Row, text: str) -> Row:
    """Put what was typed into a break or a marker: its name, and the chips that leave there."""
    text = _bounded(" ".join(text.split()), _LONGEST_TEXT, "name")
    rest, chips = phrases.without_colour_up(text)
    name = rest.strip(" ,;.-") if chips else text.strip()
    unnamed = not chips and phrases.mentions_colour_up(text)
    if name.casefold() == "break" and row.kind is RowKind.BREAK:
        name = ""
    label, note = ("", name) if not row.label or row.note else (name, "")
    return replace(
        row, label=label, note=note, colour_up=tuple(sorted(set(chips))), colour_up_unnamed=unnamed
    )


def with_day_end(row: Row, text: str) -> Row:
    """Read what ends a day: "16 players", "12.5 %", nothing for the end of the level.

    Raises FigureError for anything else.
    """
    text = " ".join(text.split())
    if not text:
        return replace(row, day_end=DayEnd())
    percent = _PERCENT.fullmatch(text)
    if percent:
        share = int(percent[1]) * 10 + int(percent[2] or 0)
        return replace(row, day_end=DayEnd(DayEndKind.PERCENT, share))
    players = _PLAYERS.fullmatch(text)
    if players and int(players[1]) > 1:
        return replace(row, day_end=DayEnd(DayEndKind.PLAYERS, int(players[1])))
    raise FigureError(f"{quoted(text)} ends no day: say 16 players, 12 %, or the start of the next")


def day_starts(structure: Structure, day: int) -> str:
    """Give what the sheet says of the start of a day (from 1), "" where it says nothing."""
    return structure.days[day - 1].starts if day <= len(structure.days) else ""
