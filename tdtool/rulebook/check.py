"""The fields of an entry, checked one by one: what is missing, unknown or of the wrong kind."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Any

from tdtool.rulebook.book_names import BOOKS
from tdtool.rulebook.entry import BookSays, Calculator, Former
from tdtool.rulebook.problem import Problem

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tdtool.rulebook.toml_lines import TomlLines

Fields = dict[str, Any]
"""Values by the names that `Entry` has for them."""

TEXTS = ("id", "title", "say", "detail", "not_when", "example", "calculator")
LISTS = ("related", "also", "former")
REQUIRED = ("id", "title", "say")
BOOK_FIELDS = ("book", "rules", "says", "differs")
LONGEST = 20_000
"""Signs of one text; no ruling is longer."""
MOST = 200
"""Items of one list."""

_ID = re.compile(r"[A-Z][A-Z0-9]*-[A-Z0-9]+")
_FORMER = re.compile(r"([A-Za-z&]+)\s?(\d{2}|\d{4})\s+(\S.*)")
_CENTURY, _THIS_CENTURY = 100, 2000
_ITEM = re.compile(r"\s*(?:[-*•]|\d{1,2}[.)])\s")


class Checker:
    """Checks the fields of one file and keeps what is wrong with them in `problems`."""

    def __init__(self, file: Path, lines: TomlLines) -> None:
        self.problems: list[Problem] = []
        self._file = file
        self._lines = lines
        self._faulty: set[str] = set()

    def fields(self, found: dict[str, object]) -> Fields:
        """Give the fields that hold, by name; those that do not are left out and told."""
        known = (*TEXTS, *LISTS, "book")
        for name in found:
            if name not in known:
                self._unknown(name, known)
        self._faulty = set(found)
        fields: Fields = {}
        for name in TEXTS:
            if name in found and (text := self._text(name, found[name])) is not None:
                fields[name] = text
        for name in LISTS:
            if name in found and (items := self._texts(name, found[name])) is not None:
                fields[name] = items
        if "book" in found and (books := self._books(found["book"])) is not None:
            fields["books"] = books
        self._id(fields)
        self._calculator(fields)
        self._former(fields)
        return fields

    def missing(self, fields: Fields) -> list[str]:
        """Name the fields that every entry must have and that are not there, and tell them."""
        absent = [name for name in REQUIRED if name not in fields]
        for name in absent:
            if name not in self._faulty:
                self._tell(0, f"The field {name} is missing.")
        return absent

    def _tell(self, line: int, text: str) -> None:
        self.problems.append(Problem(self._file, line, text))

    def _unknown(self, name: str, known: tuple[str, ...]) -> None:
        self._tell(
            self._lines.of(name),
            f'There is no field "{_shown(name)}"; there are {", ".join(known)}.',
        )

    def _text(self, name: str, value: object) -> str | None:
        line = self._lines.of(name)
        if not isinstance(value, str):
            self._tell(line, f"The field {name} must be a text in quotes.")
        elif len(value) > LONGEST:
            self._tell(line, f"The field {name} is longer than {LONGEST:,} signs.")
        elif not (text := reflowed(value)):
            self._tell(line, f"The field {name} is empty; leave it out or fill it in.")
        else:
            return text
        return None

    def _texts(self, name: str, value: object, line: int = 0) -> tuple[str, ...] | None:
        line = line or self._lines.of(name)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            self._tell(line, f'The field {name} must be a list of texts, as ["one", "two"].')
            return None
        if len(value) > MOST or any(len(item) > LONGEST for item in value):
            self._tell(line, f"The field {name} is too long; {MOST} items are the most.")
            return None
        return tuple(text for item in value if (text := reflowed(item)))

    def _id(self, fields: Fields) -> None:
        if "id" in fields and not _ID.fullmatch(fields["id"]):
            self._tell(
                self._lines.of("id"),
                f'"{_shown(fields.pop("id"))}" is no id; write capitals, a hyphen and a number,'
                ' as "BET-07".',
            )

    def _calculator(self, fields: Fields) -> None:
        if "calculator" not in fields:
            return
        try:
            fields["calculator"] = Calculator(fields["calculator"])
        except ValueError:
            self._tell(
                self._lines.of("calculator"),
                f'There is no calculator "{_shown(fields.pop("calculator"))}"; there are'
                f" {', '.join(Calculator)}.",
            )

    def _former(self, fields: Fields) -> None:
        if "former" not in fields:
            return
        found = []
        for text in fields["former"]:
            match = _FORMER.fullmatch(text)
            if match is None:
                self._tell(
                    self._lines.of("former"),
                    f'"{_shown(text)}" is no old rule number; write book, year and number,'
                    ' as "TDA13 41B".',
                )
                continue
            year = int(match[2])
            year += _THIS_CENTURY if year < _CENTURY else 0
            found.append(Former(match[1].upper(), year, match[3]))
        fields["former"] = tuple(found)

    def _books(self, value: object) -> tuple[BookSays, ...] | None:
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            self._tell(self._lines.of("book"), "Write each book below a line [[book]] of its own.")
            return None
        read = [self._book(number, item) for number, item in enumerate(value)]
        return tuple(says for says in read if says is not None)

    def _book(self, number: int, item: dict[str, object]) -> BookSays | None:
        def line(name: str = "") -> int:
            return self._lines.inside("book", number, name)

        for name in item:
            if name not in BOOK_FIELDS:
                above = name in (*TEXTS, *LISTS)
                self._tell(
                    line(name),
                    f"The field {name} belongs above the first [[book]]."
                    if above
                    else f'There is no field "{_shown(name)}" in [[book]]; there are'
                    f" {', '.join(BOOK_FIELDS)}.",
                )
        code = item.get("book")
        if not isinstance(code, str) or code not in BOOKS:
            named = f'There is no book "{_shown(code)}"' if "book" in item else "No book is named"
            self._tell(line("book"), f"{named}; there are {', '.join(BOOKS)}.")
            return None
        return self._says(code, item, line)

    def _says(
        self, code: str, item: dict[str, object], line: Callable[[str], int]
    ) -> BookSays | None:
        rules = self._texts("rules", item.get("rules", []), line("rules"))
        says, differs = item.get("says", ""), item.get("differs", False)
        if not isinstance(says, str) or not says.strip():
            self._tell(line("says"), f"The field says of {code} must be a text in quotes.")
            return None
        if not isinstance(differs, bool):
            self._tell(line("differs"), f"The field differs of {code} must be true or false.")
            return None
        return None if rules is None else BookSays(code, rules, reflowed(says), differs)


def reflowed(text: str) -> str:
    """Write a text with a blank line between paragraphs and none of its own line breaks.

    Lines that begin with "-" or "1." stay lines. Control characters become spaces.
    """
    paragraphs: list[list[str]] = [[]]
    for written in text.replace("\r\n", "\n").split("\n"):
        line = " ".join(_printable(written).split())
        if not line:
            paragraphs.append([])
        elif paragraphs[-1] and not _ITEM.match(line):
            paragraphs[-1][-1] += f" {line}"
        else:
            paragraphs[-1].append(line)
    return "\n\n".join("\n".join(lines) for lines in paragraphs if lines)


def _printable(text: str) -> str:
    if text.isprintable():
        return text
    return "".join(" " if unicodedata.category(sign) in {"Cc", "Cs"} else sign for sign in text)


def _shown(value: object) -> str:
    """Write a foreign value for a sentence: one line, not long."""
    line = " ".join(_printable(str(value)).split())
    return line if len(line) <= 40 else f"{line[:39]}\N{HORIZONTAL ELLIPSIS}"  # noqa: PLR2004
