"""The lines above and below the table of a sheet: title, stack, lengths, remarks."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from tdtool.rules.figures import FigureError, ascii_figure, parse_chips
from tdtool.rules.quoting import plain
from tdtool.rules.stakes import AnteKind, Betting
from tdtool.structures import phrases

_FIGURE = r"T?\s?(?:\d{1,3}(?:[,.' ]\d{3}){1,5}|\d{1,15}(?:[.,]\d)?)\s?(?:[kKmM]\b)?"
_STACKS = (
    re.compile(
        rf"\b(?:start(?:ing)?[- ]?(?:stack|chips)|initial chips|stack|startstack|chips)\s*[:=]?\s*"
        rf"({_FIGURE})",
        re.IGNORECASE,
    ),
    re.compile(rf"({_FIGURE})\s*(?:in\s+)?(?:starting\s+)?(?:stack|chips)\b", re.IGNORECASE),
    re.compile(r"\b(T\s?\d{1,3}(?:[,.']?\d{3}){1,5})\b"),
)
_MINUTES = re.compile(
    r"\b(\d{1,3})[- ]?min(?:ute)?s?\.?[- ](?:levels|rounds|blinds|blind levels)\b"
    r"|\b(?:all )?(?:levels|rounds|blinds)(?: are| last)?(?: all)?[: ]+(\d{1,3})[- ]?"
    r"min(?:ute)?s?\b(?: (?:each|long))?",
    re.IGNORECASE,
)
_SEATS = re.compile(
    r"\b(\d{1,2})[- ](?:handed|max)\b(?: tables?\b)?"
    r"|\b(\d{1,2}) (?:players|seats) (?:per|a) table\b",
    re.IGNORECASE,
)
_SUBJECTS = (
    (
        "registration",
        re.compile(r"\b(?:registration|late reg|late entry|re-?entr(?:y|ies))\b", re.IGNORECASE),
    ),
    ("rebuys", re.compile(r"\bre-?buys?\b", re.IGNORECASE)),
    ("ante", re.compile(r"\bantes?\b", re.IGNORECASE)),
)
_BIG_BLIND_ANTE = re.compile(r"\b(?:big[- ]blind ante|bb ante|bba)\b", re.IGNORECASE)
_BUTTON_ANTE = re.compile(r"\b(?:button|dealer|btn) ante\b", re.IGNORECASE)
_FURNITURE = re.compile(
    r"\W*(?:page|seite|sida)\W*\d+(?:\W*(?:of|von|/|av)\W*\d+)?\W*|[\W_]*", re.IGNORECASE
)

_LONGEST_HEAD = 300
"""A longer line is prose, and searched for nothing but who pays the ante."""


@dataclass(slots=True)
class SheetHead:
    """What the lines outside the table say."""

    title: str = ""
    starting_stack: int | None = None
    minutes: int | None = None
    seats_per_table: int | None = None
    betting: Betting | None = None
    ante_kind: AnteKind | None = None
    remarks: list[tuple[str, str]] = field(default_factory=list)

    def take(self, line: str) -> None:
        """Take one line from above the table."""
        text = " ".join(plain(line).split())
        if len(text) > _LONGEST_HEAD:
            self.remark(text)
            return
        rest = self._without_sizes(self._without_stack(text))
        self.betting = self.betting or phrases.betting(text)
        if rest == text and not self.title and not self.remarks and _subject(text) is None:
            self.title = text
        elif re.search(r"[^\W\d_]", rest):
            self.remark(text)

    def remark(self, line: str) -> None:
        """Keep a line as a remark of the sheet, and learn from it who pays the ante."""
        text = " ".join(plain(line).split())
        if self.ante_kind is None and _BIG_BLIND_ANTE.search(text):
            self.ante_kind = AnteKind.BIG_BLIND
        elif self.ante_kind is None and _BUTTON_ANTE.search(text):
            self.ante_kind = AnteKind.BUTTON
        self.remarks.append((_subject(text) or "sheet", text))

    def _without_stack(self, text: str) -> str:
        """Find the starting stack; give the text without it."""
        for pattern in _STACKS:
            match = pattern.search(ascii_figure(text))
            if match and self.starting_stack is None:
                try:
                    self.starting_stack = parse_chips(match[1].strip())
                except FigureError:
                    continue
                return text[: match.start()] + text[match.end() :]
        return text

    def _without_sizes(self, text: str) -> str:
        """Find the length of all levels and the seats of a table; give the text without them."""
        length = _MINUTES.search(text)
        if length:
            self.minutes = int(length[1] or length[2])
            text = text[: length.start()] + text[length.end() :]
        seats = _SEATS.search(text)
        if seats:
            self.seats_per_table = int(seats[1] or seats[2])
            text = text[: seats.start()] + text[seats.end() :]
        return text


def is_furniture(line: str) -> bool:
    """Tell whether a line is only a page number or a rule of dashes."""
    return _FURNITURE.fullmatch(line) is not None


def _subject(text: str) -> str | None:
    """Tell what a remark is about."""
    return next((subject for subject, pattern in _SUBJECTS if pattern.search(text)), None)
