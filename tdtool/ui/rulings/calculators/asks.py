"""What a calculator asks for, and what was answered."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING

from tdtool.rules.figures import FigureError, parse_chips

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tdtool.ui.rulings.calculators.scene import Scene
    from tdtool.ui.rulings.calculators.worked import Worked


class Unclear(ValueError):  # noqa: N818 - no error, a sentence for the director
    """What was typed gives no answer yet; the sentence says what is missing or wrong.

    `name` is the question it is about; "" where it is about none alone. `missing`: nothing is
    wrong, something has still to be typed.
    """

    def __init__(self, sentence: str, name: str = "", *, missing: bool = False) -> None:
        super().__init__(sentence)
        self.name = name
        self.missing = missing


@dataclass(frozen=True, slots=True)
class Given:
    """What was typed and picked, by the questions' names, and what the event says."""

    scene: Scene
    texts: Mapping[str, str] = field(default_factory=dict)
    picks: Mapping[str, int] = field(default_factory=dict)

    def text(self, name: str) -> str:
        """Give what was typed, "" for nothing."""
        return self.texts.get(name, "").strip()

    def pick(self, name: str) -> int:
        """Give the place of what was picked, from 0."""
        return self.picks.get(name, 0)

    def chips(self, name: str, what: str) -> int:
        """Read an amount; `what` names it: "How large is the pot?". Raises Unclear."""
        found = self.chips_or_none(name)
        if found is None:
            raise Unclear(what, name, missing=True)
        return found

    def chips_or_none(self, name: str) -> int | None:
        """Read an amount, None where nothing was typed. Raises Unclear."""
        text = self.text(name)
        if not text:
            return None
        try:
            return parse_chips(text)
        except FigureError as problem:
            said = str(problem)
            raise Unclear(f"{said[:1].upper()}{said[1:]}.", name) from problem


def always(given: Given) -> bool:
    """Ask whatever was answered before."""
    del given
    return True


class Spot(Enum):
    """Where a question stands."""

    FULL = auto()
    """In a line of its own, under its caption."""
    HALF = auto()
    """Two of them side by side."""
    TITLE = auto()
    """Beside the title, without a caption."""
    ROW = auto()
    """In a row with others of its kind, without captions."""


@dataclass(frozen=True, slots=True)
class Ask:
    """One question: `options` to pick from, or a text where there are none.

    `options_of` gives them as the event has them; of one alone nothing is asked. `hint` stands
    in the empty field, `start` gives what stands there at first, from the event. `spot` is
    where it stands. `is_round`: the text is a betting round. `when` tells whether it is asked
    at all. Questions of one name share their answer between calculators.
    """

    name: str
    caption: str
    options: tuple[str, ...] = ()
    options_of: Callable[[Scene], tuple[str, ...]] | None = None
    hint: str = ""
    start: Callable[[Scene], str | int] | None = None
    spot: Spot = Spot.FULL
    is_round: bool = False
    when: Callable[[Given], bool] = always


@dataclass(frozen=True, slots=True)
class Calculator:
    """One calculator of the catalogue.

    `id` is what the ruling library calls it ("pot-limit"); `entries` are the entries that
    explain it. `work` answers, or raises Unclear.
    """

    id: str
    title: str
    purpose: str
    asks: tuple[Ask, ...]
    work: Callable[[Given], Worked]
    entries: tuple[str, ...] = ()
