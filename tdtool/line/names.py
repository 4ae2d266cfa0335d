"""Names as they are typed in a hurry: the beginning of any word, then typing errors."""

from __future__ import annotations

from bisect import bisect_left
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from tdtool.people.folding import key, words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from tdtool.line.desk_side import DeskSide
    from tdtool.tournament.values import PersonId

_BEGUN = 2
"""How far a name is at most whose words are begun without typing errors."""
_MANY = 200
"""More new names than this are sorted in at once."""
_SHORTEST_WRONG = 3
"""A shorter word is not searched for typing errors."""
_LONG = 6
"""From this length on a word may have two typing errors."""
_KEPT = 40
"""Answers, and words with typing errors, that are kept for the next key."""
_KEPT_MATCHES = 12_000
"""Matches that all answers kept may have together."""
_MOST_WORDS = 6
"""Words of a typed name that are looked at."""
_MOST_COUNTED = 255
"""Words of a name that are counted: what a byte holds."""


class _Near(NamedTuple):
    """Places in the roster with one word, and how many errors were typed in it."""

    errors: int
    places: slice


class Roster:
    """The folded names of one desk, kept up to date with few steps a key.

    Every word of every name has a place in three lists, in the order of the words.
    """

    def __init__(self) -> None:
        self._names: dict[PersonId, str] = {}
        self._words: list[str] = []
        self._counts = bytearray()
        """How many words the name has that a word is of; ascending among equal words."""
        self._persons: list[PersonId] = []
        self._distinct: list[str] = []
        """Every word once; empty until it is asked for."""
        self._found: dict[str, dict[PersonId, int]] = {}
        self._near: dict[str, list[_Near]] = {}

    def follow(self, names: Mapping[PersonId, str]) -> None:
        """Take over what changed since the last time."""
        if names == self._names:
            return
        self._forget_answers()
        gone = [person for person in self._names if person not in names]
        new = [(person, name) for person, name in names.items() if self._names.get(person) != name]
        changed = [person for person, _ in new if person in self._names]
        if len(gone) + len(changed) + len(new) > _MANY:
            self._learn_all(names)
            return
        for person in (*gone, *changed):
            self._forget(person)
        for person, name in new:
            self._learn(person, name)

    def _forget_answers(self) -> None:
        self._distinct = []
        self._found.clear()
        self._near.clear()

    def _forget(self, person: PersonId) -> None:
        indexed, count = _indexed(self._names.pop(person))
        for word in indexed:
            places = self._with(word, count)
            place = self._persons.index(person, places.start, places.stop)
            del self._words[place], self._counts[place], self._persons[place]

    def _learn(self, person: PersonId, name: str) -> None:
        self._names[person] = name
        indexed, count = _indexed(name)
        for word in indexed:
            known = self._with(word)
            place = bisect_left(self._counts, count, known.start, known.stop)
            same = self._words[known.start] if known.start < known.stop else word
            self._words.insert(place, same)
            self._counts.insert(place, count)
            self._persons.insert(place, person)

    def _learn_all(self, names: Mapping[PersonId, str]) -> None:
        self._names = dict(names)
        once: dict[str, str] = {}
        said: list[str] = []
        counts = bytearray()
        persons: list[PersonId] = []
        for person, name in names.items():
            indexed, count = _indexed(name)
            for word in indexed:
                said.append(once.setdefault(word, word))
                counts.append(count)
                persons.append(person)
        order = sorted(range(len(said)), key=counts.__getitem__)
        order.sort(key=said.__getitem__)
        self._words = [said[place] for place in order]
        self._counts = bytearray(counts[place] for place in order)
        self._persons = [persons[place] for place in order]

    def name(self, person: PersonId) -> str:
        """Give the name of a person."""
        return self._names.get(person, "")

    def begins(self, typed: str) -> bool:
        """Tell whether somebody's name is begun so, without typing errors."""
        if typed not in self._found and not self._beginning(words(typed)[:_MOST_WORDS]):
            return False
        # All that are found are, or none; no typing errors were searched for here.
        return any(far <= _BEGUN for far in islice(self.find(typed).values(), 1))

    def find(self, typed: str) -> Mapping[PersonId, int]:
        """Find who may be meant: every typed word begins a word of the name, in any order.

        Only where nobody fits so are typing errors forgiven. Gives how far each is from it:
        0 the whole name, 1 whole words, 2 beginnings of words, 3 and more typing errors.
        """
        if typed not in self._found:
            found = self._find(typed)
            kept = sum(map(len, self._found.values()))
            if len(self._found) >= _KEPT or kept + len(found) > _KEPT_MATCHES:
                self._found.clear()
            self._found[typed] = found
        return self._found[typed]

    def _find(self, typed: str) -> dict[PersonId, int]:
        said = words(typed)[:_MOST_WORDS]
        if not said:
            return {}
        found = self._beginning(said)
        if not found:
            return self._find_wrong(said)
        far = dict.fromkeys(found, _BEGUN)
        far.update(dict.fromkeys(self._in_all([self._with(word) for word in said]), 1))
        far.update(dict.fromkeys(self._called(said), 0))
        return far

    def _beginning(self, said: Sequence[str]) -> set[PersonId]:
        return self._in_all([self._begun(word) for word in said])

    def _find_wrong(self, said: Sequence[str]) -> dict[PersonId, int]:
        loose: list[dict[PersonId, int]] = []
        for word in said:
            loose.append(self._loosely(word))
            if not loose[-1]:
                return {}
        fewest = min(loose, key=len)
        persons = set(fewest).intersection(*loose)
        return {person: _BEGUN + sum([near[person] for near in loose]) for person in persons}

    def exact(self, typed: str) -> list[PersonId]:
        """Find everybody with exactly this name, case and accents apart."""
        said = words(typed)
        return sorted(self._called(said)) if said else []

    def _called(self, said: Sequence[str]) -> set[PersonId]:
        """Find whose name is these words, in this order."""
        count = min(len(said), _MOST_COUNTED)
        written = " ".join(said)
        found = self._in_all([self._with(word, count) for word in said])
        return {person for person in found if key(self._names[person]) == written}

    def _in_all(self, spans: Sequence[slice]) -> set[PersonId]:
        """Find who has a word at each of these spans of places."""
        if not spans:
            return set()
        first, *others = sorted(spans, key=lambda span: span.stop - span.start)
        found = set(self._persons[first])
        for span in others:
            if not found:
                break
            found.intersection_update(self._persons[span])
        return found

    def _with(self, word: str, count: int | None = None) -> slice:
        """Give the places of this very word, of names with so many words only if asked so."""
        first = bisect_left(self._words, word)
        last = bisect_left(self._words, word + "\0", first)
        if count is None:
            return slice(first, last)
        start = bisect_left(self._counts, count, first, last)
        return slice(start, bisect_left(self._counts, count + 1, start, last))

    def _begun(self, word: str) -> slice:
        """Give the places of the words that begin so."""
        first = bisect_left(self._words, word)
        return slice(first, bisect_left(self._words, word + "\U0010ffff", first))

    def _loosely(self, word: str) -> dict[PersonId, int]:
        """Find who has a word that begins so or nearly so, with the errors in it."""
        found = dict.fromkeys(self._persons[self._begun(word)], 0)
        if word not in self._near:
            if len(self._near) >= _KEPT:
                self._near.clear()
            self._near[word] = self._wrongly(word)
        for errors, places in self._near[word]:
            found.update(dict.fromkeys(self._persons[places], errors))
        return found

    def _wrongly(self, word: str) -> list[_Near]:
        """Find the words like this one, or with a beginning like it; the farthest first."""
        size = len(word)
        if size < _SHORTEST_WRONG or word.isdigit():
            return []
        from rapidfuzz import process
        from rapidfuzz.distance import OSA

        if not self._distinct:
            self._distinct = list(dict.fromkeys(self._words))
        heads = [each[:size] for each in self._distinct]
        found = process.extract(
            word,
            heads,
            scorer=OSA.distance,
            score_cutoff=2 if size >= _LONG else 1,
            limit=None,
        )
        return [
            _Near(max(1, errors), self._with(self._distinct[place]))
            for _, errors, place in reversed(found)
        ]


def _indexed(name: str) -> tuple[Iterable[str], int]:
    """List the words a name is found by, each once, and count those it has.

    They are its words, and the parts of a hyphened one joined.
    """
    found = words(name)
    count = min(len(found), _MOST_COUNTED)
    if "-" in name:
        found += ["".join(words(part)) for part in name.split() if "-" in part]
    return dict.fromkeys(word for word in found if word), count


_ROSTERS: WeakKeyDictionary[DeskSide, Roster] = WeakKeyDictionary()


def roster(desk: DeskSide) -> Roster:
    """Give the roster of a desk, up to date."""
    found = _ROSTERS.get(desk)
    if found is None:
        found = _ROSTERS[desk] = Roster()
    found.follow(desk.names)
    return found
