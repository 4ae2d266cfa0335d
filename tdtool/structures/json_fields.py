"""The fields of one JSON object, read strictly; what is wrong is said with its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import Decimal
from enum import StrEnum
from typing import NoReturn, TypeVar

from tdtool.rules.figures import MAX_CHIPS, FigureError, parse_chips
from tdtool.rules.quoting import plain, quoted
from tdtool.structures.error import StructureError
from tdtool.structures.numbers import MAX_MINUTES

FORMAT = "tdtool-structure/1"
"""The format of the files that this program writes."""

_LONGEST_TEXT = 10_000
_MOST_TEXTS = 1_000
_MOST_PIECES = 1_000_000

_Choice = TypeVar("_Choice", bound=StrEnum)


class Fields:
    """A JSON object with its place in the file ("Row 12 (level 10)")."""

    def __init__(self, values: Mapping[str, object], place: str) -> None:
        self._values = values
        self.place = place

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def fail(self, key: str, reason: str) -> NoReturn:
        """Refuse the file for what is wrong in a field."""
        raise StructureError(f"{self.place}, {quoted(key)}: {reason}.")

    def is_null(self, key: str) -> bool:
        """Tell whether a field is there and empty."""
        return self._values.get(key, "") is None

    def is_words(self, key: str) -> bool:
        """Tell whether a field holds text or a figure."""
        return isinstance(self._values.get(key), str | int | Decimal) and not isinstance(
            self._values.get(key), bool
        )

    def is_false(self, key: str) -> bool:
        """Tell whether a field says no."""
        return self._values.get(key) is False

    def is_list(self, key: str) -> bool:
        """Tell whether a field holds a list."""
        return isinstance(self._values.get(key), list)

    def is_object(self, key: str) -> bool:
        """Tell whether a field holds an object with fields."""
        return isinstance(self._values.get(key), Mapping)

    def text(self, key: str) -> str:
        """Give a field as text; a figure as its digits, nothing as ""."""
        value = self._values.get(key)
        if value is None:
            return ""
        if not self.is_words(key):
            self.fail(key, "there must be text")
        words = plain(str(value))
        if len(words) > _LONGEST_TEXT:
            self.fail(key, f"the text is longer than {_LONGEST_TEXT:,} characters")
        return words

    def texts(self, key: str) -> tuple[str, ...]:
        """Give a list of texts; one text alone is a list of one."""
        value = self._values.get(key)
        if value is None:
            return ()
        if isinstance(value, str):
            return (self.text(key),)
        if not isinstance(value, list) or len(value) > _MOST_TEXTS:
            self.fail(key, "there must be a list of texts")
        return tuple(Fields({key: item}, self.place).text(key) for item in value)

    def _whole(self, key: str, value: object, most: int, unit: str = "") -> int | None:
        """Read one figure from 0 to `most`."""
        if value is None:
            return None
        if isinstance(value, str):
            try:
                value = parse_chips(value)
            except FigureError as problem:
                self.fail(key, str(problem))
        if isinstance(value, bool) or not isinstance(value, int | Decimal):
            self.fail(key, "there must be a figure")
        if value < 0:
            self.fail(key, f"{quoted(str(value))} is negative")
        if value > most:
            self.fail(key, f"the figure is more than {most:,}{unit}")
        if value != int(value):
            of = unit and f" of{unit}"
            self.fail(key, f"{quoted(str(value))} is no whole number{of}, and nothing is rounded")
        return int(value)

    def chips(self, key: str) -> int | None:
        """Give a figure in chips, None where the field is empty or missing."""
        return self._whole(key, self._values.get(key), MAX_CHIPS, " chips")

    def minutes(self, key: str) -> int | None:
        """Give a length in minutes."""
        return self._whole(key, self._values.get(key), MAX_MINUTES, " minutes")

    def count(self, key: str) -> int | None:
        """Give a small whole number: players, seats, hands."""
        return self._whole(key, self._values.get(key), _MOST_PIECES)

    def counts(self, key: str) -> tuple[int, ...]:
        """Give a list of figures in chips or players."""
        value = self._values.get(key)
        if value is None:
            return ()
        if not isinstance(value, list) or len(value) > _MOST_TEXTS:
            self.fail(key, "there must be a list of figures")
        found = [self._whole(key, item, MAX_CHIPS, " chips") for item in value]
        return tuple(figure for figure in found if figure is not None)

    def flag(self, key: str) -> bool:
        """Give a yes or no; nothing is no."""
        value = self._values.get(key)
        if value is None:
            return False
        if not isinstance(value, bool):
            self.fail(key, "there must be true or false")
        return value

    def choice(self, key: str, kinds: type[_Choice]) -> _Choice:
        """Give one of the words that `kinds` allows."""
        word = self.text(key)
        try:
            return kinds(word)
        except ValueError:
            self.fail(key, f"{quoted(word)} is none of {', '.join(kinds)}")

    def inner(self, key: str) -> Fields | None:
        """Give an object in a field, None where it is empty or missing."""
        value = self._values.get(key)
        if value is None:
            return None
        if not isinstance(value, Mapping):
            self.fail(key, "there must be an object with fields")
        return Fields(value, f"{self.place}, {quoted(key)}")

    def inners(self, key: str, place: str = "") -> tuple[Fields, ...]:
        """Give a list of objects; each one's place is `place` or the field, and its number."""
        value = self._values.get(key)
        if value is None:
            return ()
        if not isinstance(value, list):
            self.fail(key, "there must be a list")
        found: list[Fields] = []
        for number, item in enumerate(value, start=1):
            where = f"{place or f'{self.place}, {quoted(key)}'} {number}"
            if not isinstance(item, Mapping):
                raise StructureError(f"{where} must be an object with fields.")
            found.append(Fields(item, where))
        return tuple(found)
