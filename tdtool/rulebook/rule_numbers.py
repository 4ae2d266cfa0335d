"""Rule numbers as people quote them: "TDA 47", "rule 35", "47-A", "WSOP 96", "TDA 2013 38"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from tdtool.people.folding import fold
from tdtool.people.signs import level_signs
from tdtool.rulebook.book_names import BOOKS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tdtool.rulebook.entry import Entry

EXACT, WITHIN, ABOVE, FORMER = 1.0, 0.9, 0.6, 0.4
ANOTHER_BOOK = 0.8
"""A number without a book is the TDA's before it is another's."""
_ORDER_OF_BOOKS = 0.01
_LONGEST = 200

_PARTS = re.compile(r"[a-z]+|\d+")
_SECTION = r"(?:s|sec|sect|section)"
_NUMBER = rf"""(?:
    {_SECTION}[\s.]*\d{{1,2}} (?: [\s,]+\d{{1,2}}[a-j]? )?
    | (?:(?:rp|add|nl|pl|br|b&r|misdeals?|showdown)[\s.-]*)?
    \d{{1,3}}
    (?: [.-]?[a-j]\d{{0,2}} )?
    (?: -[a-j0-9]{{1,2}} )?
    (?: \s*ex\.?\s*\d )?
)"""
_SAID = sorted(
    ((said, code) for code, book in BOOKS.items() for said in book.said),
    key=lambda pair: -len(pair[0]),
)
_BOOK = "|".join(re.escape(said).replace(r"\ ", r"[\s']+") for said, _ in _SAID)
_YEAR = r"(?:19|20)\d\d"
_RULE = r"(?:(?:rules?|regla|regel|regle|no\.|nr|number|art|article|paragraph|\#|§)\.?\s*)"
_QUOTED = re.compile(
    rf"""(?<!\w)
    (?: (?P<year1>{_YEAR})\s+ )?
    (?: (?P<book>{_BOOK})'?s? )?
    (?: \s*(?: (?P<year2>{_YEAR}) | (?P<short>\d\d)(?=\s+{_RULE}?(?:rp|add)?[\s-]*\d) ) )?
    \s* (?P<rule>{_RULE}{{1,2}})? \s*
    (?P<number>{_NUMBER})(?![\w%.,]*\d|\w|%)
    (?: \s*\(?(?P<year3>{_YEAR})\)? )?
    """,
    re.VERBOSE,
)
_ALONE = re.compile(rf"(?:{_NUMBER}|(?:rp|add|nl|pl|b&r)[\s-]*\d{{1,3}}\s*-?[a-j]?)", re.VERBOSE)
_ID = re.compile(r"([a-z][a-z0-9]*)[\s-]*0*(\d{1,3})")
_SECTION_SAID = re.compile(rf"^{_SECTION}(?=[\s.]*\d)")
_RANGE_OF_NUMBERS = re.compile(r"(.*?)(\d+)-(\d+)")
_RANGE_OF_LETTERS = re.compile(r"(.*?)([a-z])(?:\.\.|-)([a-z])")

Parts = tuple[str, ...]


class Quoted(NamedTuple):
    """A number that was typed: the book's code or "" for any, the year or 0, and its parts.

    It stands from `start` up to `end`.
    """

    book: str
    year: int
    parts: Parts
    start: int
    end: int


class Found(NamedTuple):
    """A number of an entry that fits one that was typed: how well, and as it is written.

    `says` is what the book says there; "" for a former number.
    """

    fit: float
    written: str
    says: str = ""


class _Rule(NamedTuple):
    """A number that an entry names."""

    book: str
    year: int
    parts: Parts
    entry: int
    written: str
    says: str = ""


class RuleNumbers:
    """All numbers that the entries name, of today's books and of former ones."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._ids = {_id_key(entry.id): number for number, entry in enumerate(entries)}
        self._rules: list[_Rule] = []
        order = {code: place for place, code in enumerate(BOOKS)}
        self._order = order
        for number, entry in enumerate(entries):
            for says in entry.books:
                year = BOOKS[says.book].year
                for rule in says.rules:
                    written = f"{BOOKS[says.book].short} {rule}"
                    self._rules += [
                        _Rule(says.book, year, parts, number, written, says.says)
                        for parts in _each(rule)
                    ]
            for former in entry.former:
                self._rules += [
                    _Rule(former.book, former.year, parts, number, str(former))
                    for parts in _each(former.number)
                ]

    def quoted(self, text: str) -> list[Quoted]:
        """Find the rule numbers in a question; a bare number counts only if nothing else stands."""
        text = _levelled(text)
        alone = text.strip(" .?!")
        if _ALONE.fullmatch(alone):
            return [Quoted("", 0, _parts(alone), 0, len(text))]
        found = _QUOTED.finditer(text)
        return [_quoted(match) for match in found if match["book"] or match["rule"]]

    def entry(self, text: str) -> int | None:
        """Give the entry whose id was typed, "btn-3" or "ALL 01", or None."""
        match = _ID.fullmatch(_levelled(text).strip())
        return self._ids.get((match[1], match[2])) if match else None

    def found(self, quoted: Quoted) -> dict[int, Found]:
        """Give the entries, by number, that name a rule that was typed."""
        best: dict[int, Found] = {}
        for rule in self._rules:
            fit = self._fit(quoted, rule.book, rule.year, rule.parts)
            if fit > 0 and (rule.entry not in best or best[rule.entry].fit < fit):
                best[rule.entry] = Found(fit, rule.written, rule.says)
        return best

    def _fit(self, quoted: Quoted, code: str, year: int, parts: Parts) -> float:
        many = len(quoted.parts)
        if parts == quoted.parts:
            fit = EXACT
        elif parts[:many] == quoted.parts:
            fit = WITHIN
        elif parts and quoted.parts[: len(parts)] == parts:
            fit = ABOVE
        else:
            return 0.0
        return fit * self._book_fit(quoted, code, year)

    def _book_fit(self, quoted: Quoted, code: str, year: int) -> float:
        family = _family(code)
        if quoted.book and family != _family(quoted.book):
            return 0.0
        former = family == "TDA" and code != "TDA24"
        if quoted.year and quoted.year != year:
            return 0.0 if former else FORMER * FORMER
        if former and not quoted.year:
            return FORMER
        if not quoted.book and code != "TDA24":
            return ANOTHER_BOOK - _ORDER_OF_BOOKS * self._order.get(code, len(self._order))
        return 1.0 - _ORDER_OF_BOOKS * self._order.get(code, len(self._order))


def _quoted(match: re.Match[str]) -> Quoted:
    year = int(match["year1"] or match["year2"] or match["year3"] or 0)
    if match["short"]:
        year = 2000 + int(match["short"])
    said = " ".join((match["book"] or "").replace("'", " ").split())
    code = next((code for words, code in _SAID if words == said), "")
    return Quoted(code, year, _parts(match["number"]), match.start(), match.end())


def _levelled(text: str) -> str:
    """Write a question with plain signs and small letters, each sign in its place."""
    level = level_signs(text[:_LONGEST]).replace("’", "'")
    return "".join(small if len(small := fold(sign)) == 1 else " " for sign in level)


def _family(code: str) -> str:
    """Give the book of whatever year: TDA of TDA24, TDA13 and TDA."""
    return code.rstrip("0123456789").upper()


def _id_key(id_: str) -> tuple[str, str]:
    category, _, number = id_.lower().partition("-")
    return category, number.lstrip("0")


def _parts(number: str) -> Parts:
    """Take a number apart: ("47", "a") of 47-A, ("rp", "10", "e") of RP-10-E."""
    short = _SECTION_SAID.sub("s", number.lower().replace("&", ""))
    return tuple(_PARTS.findall(short))


def _each(rule: str) -> Iterable[Parts]:
    """Give all numbers of a rule as it is written: "63-64" and "RP-8-B..D" are several."""
    text = rule.lower()
    numbers = _RANGE_OF_NUMBERS.fullmatch(text)
    if numbers and 0 < int(numbers[3]) - int(numbers[2]) < 20 and not numbers[1].endswith("-"):  # noqa: PLR2004
        return [
            _parts(f"{numbers[1]}{number}")
            for number in range(int(numbers[2]), int(numbers[3]) + 1)
        ]
    letters = _RANGE_OF_LETTERS.fullmatch(text)
    if letters and letters[2] < letters[3] and not letters[1].endswith(tuple("abcdefghij")):
        return [
            _parts(f"{letters[1]}{chr(code)}")
            for code in range(ord(letters[2]), ord(letters[3]) + 1)
        ]
    return [_parts(text)]
