"""How sentences call the players: by name where one is known, else by seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

Naming = Callable[[int], str] | Mapping[int, str]


class Voice:
    """Names seats in sentences, and makes sentences of clauses.

    `names` tells who sits in a seat now, `left` who left it; both may know only some. Names
    are foreign text: they are taken as they are, but for white space, and never changed in
    case.
    """

    def __init__(self, names: Naming | None = None, left: Naming | None = None) -> None:
        self._names = names
        self._left = left
        self._spoken: list[str] = []

    def at(self, seat: int) -> str:
        """Call the player in a seat: a name, or "seat 4"."""
        return self._call(self._names, seat)

    def from_seat(self, seat: int) -> str:
        """Call the player who left a seat: a name, or "seat 4"."""
        return self._call(self._left, seat)

    def all_at(self, seats: Iterable[int]) -> str:
        """Call several players in a row: "Ann, Bo and seat 6", "seats 3 and 4"."""
        return self._row("seat", list(seats))

    def newcomers(self, seats: Iterable[int]) -> str:
        """Call players who just sat down: names, or "the newcomer on seat 4"."""
        return self._row("the newcomer on seat", list(seats))

    def sentence(self, clauses: Iterable[str]) -> str:
        """Make one sentence of clauses; a name at its start keeps its own first letter."""
        text = "; ".join(clauses)
        if not any(text.startswith(name) for name in self._spoken):
            text = text[:1].upper() + text[1:]
        return f"{text}."

    def _row(self, one: str, seats: list[int]) -> str:
        names = [self._call(self._names, seat) for seat in seats]
        if len(seats) > 1 and names == [f"seat {seat}" for seat in seats]:
            many = one.replace("seat", "seats").replace("newcomer", "newcomers")
            return f"{many} {in_a_row([str(seat) for seat in seats])}"
        return in_a_row(
            [
                f"{one} {seat}" if name == f"seat {seat}" else name
                for seat, name in zip(seats, names, strict=True)
            ]
        )

    def _call(self, naming: Naming | None, seat: int) -> str:
        if naming is None:
            return f"seat {seat}"
        found = naming.get(seat, "") if isinstance(naming, Mapping) else naming(seat)
        name = " ".join(found.split())
        if not name:
            return f"seat {seat}"
        self._spoken.append(name)
        return name


def in_a_row(parts: list[str]) -> str:
    """Join parts as speech does: "a", "a and b", "a, b and c"."""
    *firsts, last = parts
    return f"{', '.join(firsts)} and {last}" if firsts else last
