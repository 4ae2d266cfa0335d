"""The headings of a table of levels, in the words that sheets use."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


class Column(StrEnum):
    """What a column of a table of levels holds."""

    LABEL = "level"
    SMALL_BLIND = "small blind"
    BIG_BLIND = "big blind"
    BLINDS = "blinds"
    ANTE = "ante"
    BIG_BLIND_ANTE = "big blind ante"
    BUTTON_ANTE = "button ante"
    BUTTON_POST = "button"
    SMALL_BET = "small bet"
    BIG_BET = "big bet"
    LIMITS = "limits"
    BRING_IN = "bring-in"
    COMPLETION = "completion"
    MINUTES = "minutes"
    TIME = "time"
    GAME = "game"
    COLOUR_UP = "colour-up"
    NOTE = "note"


_SYNONYMS = {
    Column.LABEL: "level levels lvl lv lev round rd # no nr stufe niveau level# name nivå kierros",
    Column.SMALL_BLIND: (
        "sb|small|small blind|smallblind|s blind|kleiner blind|petite blind|ciega pequeña|"
        "lilla mörken|small bl"
    ),
    Column.BIG_BLIND: (
        "bb|big|big blind|bigblind|b blind|großer blind|grosser blind|grosse blind|ciega grande|"
        "stora mörken|big bl"
    ),
    Column.BLINDS: "blinds blind sb/bb sb-bb blinds/ante small/big stakes nl/pl mörkar",
    Column.ANTE: "ante antes bet-ante",
    Column.BIG_BLIND_ANTE: (
        "bb ante|bba|big blind ante|ante (bb)|ante bb|bb-ante|bb antes|big blind antes|bbante"
    ),
    Column.BUTTON_ANTE: "button ante|btn ante|dealer ante|ante (button)",
    Column.BUTTON_POST: "button|btn|button post|button blind",
    Column.SMALL_BET: "small bet|lower limit|limit 1|sbet",
    Column.BIG_BET: "big bet|upper limit|limit 2|bbet",
    Column.LIMITS: "limits limit betting bets einsätze",
    Column.BRING_IN: "bring-in|bring in|bringin|bring ins|bring-ins|low card",
    Column.COMPLETION: "completion|complete|completes",
    Column.MINUTES: (
        "minutes|min|mins|minute|length|duration|leveldauer|dauer|level length|level time|len|"
        "minuten|durée|duración|durata|tid|minuter|duration (min)|length (min)|time (min)|"
        "level duration|mins/level|clock"
    ),
    Column.TIME: "time|start|start time|starts|zeit|uhrzeit|starttid|clock time|begin|begins",
    Column.GAME: "game games variant spiel discipline",
    Column.COLOUR_UP: (
        "colour-up|color-up|colour up|color up|chip up|chip-up|race off|chip race|chips removed|"
        "remove|colourup|colorup"
    ),
    Column.NOTE: "note|notes|comment|comments|remark|remarks|info|bemerkung",
}

_WORDS: dict[str, Column] = {
    word: column
    for column, words in _SYNONYMS.items()
    for word in words.split("|" if "|" in words else None)
}
_SURE = 3
"""So many known headings make a line of headings, even beside others."""
_LONGEST = max(len(words.split()) for words in _WORDS)

STAKES = frozenset(
    {
        Column.SMALL_BLIND, Column.BIG_BLIND, Column.BLINDS, Column.ANTE, Column.BIG_BLIND_ANTE,
        Column.BUTTON_ANTE, Column.BUTTON_POST, Column.SMALL_BET, Column.BIG_BET, Column.LIMITS,
        Column.BRING_IN, Column.COMPLETION,
    }
)  # fmt: skip
"""Columns that hold chips; a row with none of them filled is no level."""

OPTIONAL = (
    Column.NOTE,
    Column.COLOUR_UP,
    Column.BRING_IN,
    Column.BIG_BLIND_ANTE,
    Column.BUTTON_ANTE,
    Column.ANTE,
    Column.TIME,
    Column.GAME,
    Column.MINUTES,
)
"""Columns that a line of plain text may leave out, the likeliest first."""


def column_of(heading: str) -> Column | None:
    """Tell what a heading stands for, None for one that is not known."""
    words = " ".join(heading.casefold().replace("\u00ad", "-").split()).strip(" .:*")
    return _WORDS.get(words) or _WORDS.get(words.strip("()"))


def columns_of(cells: Sequence[str]) -> tuple[Column | None, ...] | None:
    """Tell the columns of a line of headings; None where the line is none."""
    found = tuple(column_of(cell) for cell in cells)
    known = [column for column in found if column is not None]
    if len(known) < 2 or not STAKES.intersection(known):  # noqa: PLR2004
        return None
    if any(re.fullmatch(r"\W*\d.*", cell) for cell in cells):
        return None
    return found


def split_headings(line: str) -> list[str]:
    """Split a line of headings at single blanks, keeping headings of several words together."""
    words = line.split()
    cells: list[str] = []
    at = 0
    while at < len(words):
        counts = range(min(_LONGEST, len(words) - at), 1, -1)
        known = (count for count in counts if column_of(" ".join(words[at : at + count])))
        count = next(known, 1)
        cells.append(" ".join(words[at : at + count]))
        at += count
    return cells


def is_heading_line(line: str) -> bool:
    """Tell a line of headings from a sentence that holds the words "blind" and "ante"."""
    found = columns_of(split_headings(line)) or ()
    known = sum(column is not None for column in found)
    return known > 0 and (known == len(found) or (known >= _SURE and 2 * known > len(found)))
