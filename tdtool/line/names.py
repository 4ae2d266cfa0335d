"""Names as they are typed in a hurry: the beginning of any word, then typing errors."""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from tdtool.people.folding import words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tdtool.line.desk_side import DeskSide
    from tdtool.tournament.values import PersonId

_MANY = 200
"""More new names than this are sorted in at once."""
_SHORTEST_WRONG = 3
"""A shorter word is not searched for typing errors."""
_LONG = 6
"""From this length on a word may have two typing errors."""
_KEPT = 40
"""Answers that are kept for the next key."""
_MOST_WORDS = 6
"""Words of a typed name that are looked at."""


class Match(NamedTuple):
    """A person whose name fits; the smaller `far`, the better.

    0 the whole name, 1 whole words, 2 beginnings of words, 3 and more typing errors.
    """

    person: PersonId
    far: int


class Roster:
    """The folded names of one desk, kept up to date with few steps a key."""

    def __init__(self) -> None:
        self._names: dict[PersonId, str] = {}
        self._words: dict[PersonId, tuple[str, ...]] = {}
        self._sorted: list[tuple[str, PersonId]] = []
        self._whole: dict[str, tuple[PersonId, ...]] = {}
        self._found: dict[str, list[Match]] = {}

    def follow(self, names: Mapping[PersonId, str]) -> None:
        """Take over what changed since the last time."""
        if names == self._names:
            return
        self._found.clear()
        gone = [person for person in self._names if person not in names]
        new = [(person, name) for person, name in names.items() if self._names.get(person) != name]
        changed = [person for person, _ in new if person in self._names]
        if len(gone) + len(changed) > _MANY:
            self._forget_all()
            new = list(names.items())
        else:
            for person in (*gone, *changed):
                self._forget(person)
        self._learn(new)

    def _forget_all(self) -> None:
        self._names.clear()
        self._words.clear()
        self._sorted.clear()
        self._whole.clear()

    def _forget(self, person: PersonId) -> None:
        key = _key(self._names.pop(person))
        self._whole[key] = tuple(one for one in self._whole[key] if one != person)
        for word in self._words.pop(person):
            del self._sorted[bisect_left(self._sorted, (word, person))]

    def _learn(self, new: Iterable[tuple[PersonId, str]]) -> None:
        pairs: list[tuple[str, PersonId]] = []
        for person, name in new:
            found = _indexed(name)
            self._names[person] = name
            self._words[person] = found
            key = _key(name)
            self._whole[key] = (*self._whole.get(key, ()), person)
            pairs.extend((word, person) for word in found)
        if len(pairs) > _MANY:
            self._sorted = sorted(self._sorted + pairs)
        else:
            for pair in pairs:
                insort(self._sorted, pair)

    def name(self, person: PersonId) -> str:
        """Give the name of a person."""
        return self._names.get(person, "")

    def find(self, typed: str) -> list[Match]:
        """Find who may be meant: every typed word begins a word of the name, in any order.

        Only where nobody fits so are typing errors forgiven. Not sorted.
        """
        if typed not in self._found:
            if len(self._found) >= _KEPT:
                self._found.clear()
            self._found[typed] = self._find(typed)
        return self._found[typed]

    def _find(self, typed: str) -> list[Match]:
        said = words(typed)[:_MOST_WORDS]
        if not said:
            return []
        begun = [self._begun(word) for word in said]
        found = set.intersection(*begun)
        if found:
            return [Match(person, self._far(person, said)) for person in found]
        loose = [
            dict.fromkeys(near, 0) | self._wrongly(word)
            for word, near in zip(said, begun, strict=True)
        ]
        persons = set(loose[0]).intersection(*loose[1:])
        return [Match(person, 2 + sum(near[person] for near in loose)) for person in persons]

    def exact(self, typed: str) -> list[PersonId]:
        """Find everybody with exactly this name, case and accents apart."""
        return sorted(self._whole.get(_key(typed), ())) if words(typed) else []

    def _with(self, word: str) -> list[PersonId]:
        """List who has this very word in his name."""
        first = bisect_left(self._sorted, (word, ""))
        last = bisect_left(self._sorted, (word + "\0", ""))
        return [person for _, person in self._sorted[first:last]]

    def _begun(self, word: str) -> set[PersonId]:
        first = bisect_left(self._sorted, (word, ""))
        last = bisect_left(self._sorted, (word + "\U0010ffff", ""))
        return {person for _, person in self._sorted[first:last]}

    def _far(self, person: PersonId, said: list[str]) -> int:
        known = self._words[person]
        if any(word not in known for word in said):
            return 2
        return 0 if person in self._whole.get(" ".join(said), ()) else 1

    def _wrongly(self, word: str) -> dict[PersonId, int]:
        """Find whose name has a word (or its beginning) like this one, with how many errors."""
        if len(word) < _SHORTEST_WRONG or word.isdigit():
            return {}
        from rapidfuzz import process
        from rapidfuzz.distance import OSA

        most = 2 if len(word) >= _LONG else 1
        size = len(word)
        known = list(dict.fromkeys(word for word, _ in self._sorted))
        heads = [each[:size] for each in known]
        found: dict[PersonId, int] = {}
        for _, errors, place in process.extract(
            word, heads, scorer=OSA.distance, score_cutoff=most, limit=None
        ):
            for person in self._with(known[place]):
                found[person] = min(found.get(person, most), max(1, errors))
        return found


def _key(name: str) -> str:
    return " ".join(words(name))


def _indexed(name: str) -> tuple[str, ...]:
    """List the words a name is found by: its words, and the parts of a hyphened one joined."""
    found = words(name)
    if "-" in name:
        found = [*found, *("".join(words(part)) for part in name.split() if "-" in part)]
    return tuple(dict.fromkeys(word for word in found if word))


_ROSTERS: WeakKeyDictionary[DeskSide, Roster] = WeakKeyDictionary()


def roster(desk: DeskSide) -> Roster:
    """Give the roster of a desk, up to date."""
    found = _ROSTERS.get(desk)
    if found is None:
        found = _ROSTERS[desk] = Roster()
    found.follow(desk.names)
    return found
