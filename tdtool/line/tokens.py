"""The pieces of a typed sentence: seats, tables, numbers, times and words, with their places."""

from __future__ import annotations

import re
from enum import Enum, auto
from typing import NamedTuple

from tdtool.people.folding import fold
from tdtool.people.signs import level_signs

LONGEST = 2_000
"""Signs of a sentence that are looked at; nobody types more."""
MOST_TOKENS = 90
"""Pieces of a sentence that are looked at; a report of forty seats has fewer."""
MOST_SEATS = 12
"""No table has more seats, so 19:20 is a time and 12:5 a seat."""
HOURS, MINUTES, NOON = 24, 60, 12


class Kind(Enum):
    """What a piece is."""

    WORD = auto()
    NUMBER = auto()
    SEAT = auto()
    """Two numbers, "12.5": a seat, or a list or a span of time where those are asked for."""
    TABLE = auto()
    CHAIR = auto()
    """A seat without its table, "seat 5"."""
    TIME = auto()
    """A time of day in hours `a` and minutes `b`; `key` is "am", "pm" or empty."""
    AGO = auto()
    """So many minutes ago."""
    COMMA = auto()
    ARROW = auto()
    MARK = auto()


class Token(NamedTuple):
    """One piece: `key` is its folded word or mark, `a` and `b` are its numbers.

    `start` and `end` are places in the typed text. `wide`: `b` of a seat was written with
    two digits, `a` of a time with a leading zero.
    """

    kind: Kind
    start: int
    end: int
    key: str = ""
    a: int = 0
    b: int = 0
    wide: bool = False


_PIECE = re.compile(
    r"""
      (?P<arrow>-+>|=+>|[→➔➜»])
    | (?P<pair>(?P<a>\d{1,4})(?P<by>[.:/,-])(?P<b>\d{1,3})(?!(?P=by)?\d))
    | (?P<number>\d+)
    | (?P<comma>[,;&])
    | (?P<mark>[-+@()\[\]{}<>/:?!="“”„«|#.])
    | (?P<word>[^\s\d,;&+@()\[\]{}<>/:?!="“”„«»→➔➜|#]+)
    | (?P<other>\S)
    """,
    re.VERBOSE,
)
_LONGEST_NUMBER = 7


def scan(text: str) -> tuple[Token, ...]:
    """Take a typed text apart; never fails, whatever was typed."""
    return _compose(_pieces(level_signs(text[:LONGEST])))


def _pieces(plain: str) -> list[Token]:
    found: list[Token] = []
    place = 0
    while len(found) <= MOST_TOKENS and (piece := _PIECE.search(plain, place)):
        place = piece.end()
        start = piece.start()
        match piece.lastgroup:
            case "pair" if not _runs_on(plain, start, piece["by"]):
                a, b = int(piece["a"]), int(piece["b"])
                found.append(Token(Kind.SEAT, start, place, piece["by"], a, b, len(piece["b"]) > 1))
            case "pair":
                place = piece.end("a")
                found.append(Token(Kind.NUMBER, start, place, piece["a"], int(piece["a"])))
            case "number" if place - start <= _LONGEST_NUMBER:
                found.append(Token(Kind.NUMBER, start, place, piece[0], int(piece[0])))
            case "comma":
                found.append(Token(Kind.COMMA, start, place, piece[0]))
            case "arrow":
                found.append(Token(Kind.ARROW, start, place))
            case "mark":
                found.append(Token(Kind.MARK, start, place, piece[0]))
            case _:
                found.append(_word(piece[0], start, place))
    return found


def _runs_on(plain: str, start: int, by: str) -> bool:
    """Tell whether the pair is the tail of a list like 4,7,9."""
    return start > 1 and plain[start - 1] == by and plain[start - 2].isdigit()


def _word(written: str, start: int, end: int) -> Token:
    key = fold(written).replace("-", "").replace("'", "").replace("’", "").strip(".")
    return Token(Kind.WORD, start, end, key or written)


_TABLE = frozenset(("table", "tbl", "t", "tab"))
_CHAIR = frozenset(("seat", "s", "st", "chair"))
_BETWEEN = frozenset(("on", "at", "of", "table", "tbl", "t"))
_MINUTES = frozenset(("min", "mins", "minute", "minutes", "m"))
_HALVES = {"am": "am", "pm": "pm", "a.m": "am", "p.m": "pm"}


def _compose(pieces: list[Token]) -> tuple[Token, ...]:
    return tuple(_seats(_tables(_times(pieces))))


def _times(pieces: list[Token]) -> list[Token]:
    """Join "@ 7:20 pm", "at 19:20", "@1920", "@7pm" and "10 min ago" to one piece each."""
    found: list[Token] = []
    index = 0
    while index < len(pieces):
        token = pieces[index]
        said = token.kind is Kind.MARK and token.key == "@"
        at = said or (token.kind is Kind.WORD and token.key == "at")
        number = pieces[index + 1] if at and index + 1 < len(pieces) else token
        half, used = _half(pieces, index + (1 if at else 0) + 1)
        time = _time(number, half, said=said, at=at)
        if time is not None:
            found.append(time._replace(start=token.start, end=pieces[index + at + used].end))
            index += at + used + 1
        elif (ago := _ago(pieces, index)) is not None:
            found.append(ago)
            index += 3
        else:
            found.append(token)
            index += 1
    return found


def _half(pieces: list[Token], index: int) -> tuple[str, int]:
    if index < len(pieces) and pieces[index].kind is Kind.WORD:
        half = _HALVES.get(pieces[index].key)
        if half is not None:
            return half, 1
    return "", 0


def _time(token: Token, half: str, *, said: bool, at: bool) -> Token | None:
    """Read a piece as a time of day, None where it is none."""
    if token.kind is Kind.SEAT and token.key in ":.":
        sure = said or half or (token.key == ":" and token.wide and (at or token.b > MOST_SEATS))
        hour, minute = token.a, token.b
        wide = token.wide
        zero = token.a < 10 and token.end - token.start > len("7:20")  # noqa: PLR2004
    elif token.kind is Kind.NUMBER and (said or half):
        sure = True
        hour, minute = divmod(token.a, 100) if len(token.key) > 2 else (token.a, 0)  # noqa: PLR2004
        wide = True
        zero = token.key[0] == "0"
    else:
        return None
    if not sure or not wide or hour >= HOURS or minute >= MINUTES or (half and hour > NOON):
        return None
    return token._replace(kind=Kind.TIME, key=half, a=hour, b=minute, wide=zero)


def _ago(pieces: list[Token], index: int) -> Token | None:
    three = pieces[index : index + 3]
    if (
        len(three) == 3  # noqa: PLR2004
        and three[0].kind is Kind.NUMBER
        and three[1].key in _MINUTES
        and three[2].key == "ago"
    ):
        return three[0]._replace(kind=Kind.AGO, end=three[2].end)
    return None


def _tables(pieces: list[Token]) -> list[Token]:
    """Join "table 12" and "seat 5" to one piece each."""
    found: list[Token] = []
    for token in pieces:
        before = found[-1] if found else None
        if token.kind is Kind.NUMBER and before is not None and before.kind is Kind.WORD:
            kind = None
            if before.key in _TABLE and (len(before.key) > 1 or before.end == token.start):
                kind = Kind.TABLE
            elif before.key in _CHAIR and (len(before.key) > 1 or before.end == token.start):
                kind = Kind.CHAIR
            if kind is not None:
                found[-1] = token._replace(kind=kind, start=before.start)
                continue
        if (
            token.kind is Kind.SEAT
            and before is not None
            and before.kind is Kind.WORD
            and before.key in {"table", "tbl"}
        ):
            found[-1] = token._replace(start=before.start)
            continue
        found.append(token)
    return found


def _seats(pieces: list[Token]) -> list[Token]:
    """Join "table 12 seat 5", "12 seat 5" and "seat 5 on 12" to one seat each."""
    found: list[Token] = []
    index = 0
    while index < len(pieces):
        token = pieces[index]
        joined = _table_then_chair(pieces, index) or _chair_then_table(pieces, index)
        if joined is None:
            found.append(token)
            index += 1
            continue
        seat, used = joined
        found.append(seat)
        index += used
    return found


def _next(pieces: list[Token], index: int) -> Token | None:
    return pieces[index] if index < len(pieces) else None


def _table_then_chair(pieces: list[Token], index: int) -> tuple[Token, int] | None:
    first = pieces[index]
    if first.kind not in {Kind.TABLE, Kind.NUMBER}:
        return None
    used = 1
    chair = _next(pieces, index + 1)
    if chair is not None and chair.kind is Kind.COMMA and first.kind is Kind.TABLE:
        used, chair = 2, _next(pieces, index + 2)
    if chair is None or chair.kind is not Kind.CHAIR:
        return None
    seat = Token(Kind.SEAT, first.start, chair.end, ".", first.a, chair.a)
    return seat, used + 1


def _chair_then_table(pieces: list[Token], index: int) -> tuple[Token, int] | None:
    chair = pieces[index]
    if chair.kind is not Kind.CHAIR:
        return None
    between = _next(pieces, index + 1)
    used = 1
    linked = between is not None and (
        between.kind is Kind.COMMA or (between.kind is Kind.WORD and between.key in _BETWEEN)
    )
    if linked:
        used = 2
    table = _next(pieces, index + used)
    if table is None or not (table.kind is Kind.TABLE or (linked and table.kind is Kind.NUMBER)):
        return None
    seat = Token(Kind.SEAT, chair.start, table.end, ".", table.a, chair.a)
    return seat, used + 1
