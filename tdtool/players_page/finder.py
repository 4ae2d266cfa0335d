"""Where do I sit: finds a person by his name or the number of his entry, and nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.people import folding
from tdtool.people.signs import level_signs
from tdtool.tournament.scan_text import scanned_entry

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.players_page.seats import SeatLine

LONGEST = 100
"""Signs of a question that are read."""
MOST, MOST_WHOLE = 6, 30
"""Persons that are shown at a time; where whole names are shown."""
NOBODY = "Nobody is found so. Type a first or last name in full, or the number of the entry."
TOO_MANY = "Many are called so. Type first and last name, or the number of the entry."


class Found(NamedTuple):
    """Who was found; `say` is a sentence where there is nobody to show."""

    lines: tuple[SeatLine, ...]
    say: str = ""


class Finder:
    """The persons of one tournament.

    Where whole names are shown a name is found by the beginnings of its words, else by a word
    in full: nobody reads through the list of those who came.
    """

    def __init__(self) -> None:
        self.whole = False
        self._lines: dict[str, SeatLine] = {}
        self._keys: dict[str, str] = {}
        self._by_number: dict[int, str] = {}

    def take(self, changed: Mapping[str, SeatLine | None]) -> None:
        """Take what changed: a line, or None for who is no longer to be found."""
        for person, line in changed.items():
            before = self._lines.pop(person, None)
            for number in before.numbers if before is not None else ():
                if self._by_number.get(number) == person:
                    del self._by_number[number]
            if line is None:
                self._keys.pop(person, None)
                continue
            self._lines[person] = line
            if before is None or before.whole != line.whole:
                self._keys[person] = f" {folding.key(line.whole)} "
            self._by_number.update(dict.fromkeys(line.numbers, person))

    def find(self, asked: str) -> Found:
        """Find who is meant."""
        text = level_signs(asked[:LONGEST]).strip()
        number = _number(text)
        if number is not None:
            person = self._by_number.get(number)
            return Found((), NOBODY) if person is None else Found((self._lines[person],))
        words = folding.words(text)
        if not words:
            return Found((), NOBODY)
        persons = self._called(words)
        if not persons:
            return Found((), NOBODY)
        if len(persons) > (MOST_WHOLE if self.whole else MOST):
            return Found((), TOO_MANY)
        lines = sorted((self._lines[one] for one in persons), key=lambda line: line.numbers)
        return Found(tuple(lines))

    def _called(self, words: list[str]) -> list[str]:
        """List who is called so: exactly so, if there are such."""
        exact = f" {' '.join(words)} "
        found = [person for person, key in self._keys.items() if key == exact]
        if found:
            return found
        begun = [f" {word}" for word in words]
        full = [f" {word} " for word in words]
        return [
            person
            for person, key in self._keys.items()
            if all(word in key for word in begun)
            and (self.whole or any(word in key for word in full))
        ]


def _number(text: str) -> int | None:
    """Read the number of an entry: "403", "#403", or as a seat card's code says it."""
    plain = text.removeprefix("#").strip()
    if plain.isascii() and plain.isdigit():
        return int(plain)
    return scanned_entry(plain)
