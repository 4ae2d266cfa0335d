"""What was typed into the calculators: it stays while the program runs, whichever one asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.ui.rulings.calculators.asks import Given
from tdtool.ui.rulings.calculators.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.ui.rulings.calculators.asks import Ask, Calculator


class Memory:
    """Keeps answers by the questions' names; what was not answered follows the event.

    `see` looks at the event anew: stakes, house rules, the table in hand.
    """

    def __init__(self, see: Callable[[], Scene]) -> None:
        self._see = see
        self._texts: dict[str, str] = {}
        self._picks: dict[str, int] = {}
        self.scene = Scene()

    def look(self) -> None:
        """See the event as it is now."""
        self.scene = self._see()

    def text(self, ask: Ask) -> str:
        """Give the text that stands in a question's field."""
        start = ask.start(self.scene) if ask.start else ""
        return self._texts.get(ask.name, str(start))

    def pick(self, ask: Ask) -> int:
        """Give the place of what is picked; one that is not offered any more is the first."""
        start = ask.start(self.scene) if ask.start else 0
        found = self._picks.get(ask.name, int(start))
        return found if found < len(self.options(ask)) else 0

    def options(self, ask: Ask) -> tuple[str, ...]:
        """Give what can be picked now; () where a question is answered in words."""
        return ask.options_of(self.scene) if ask.options_of else ask.options

    def keep_text(self, ask: Ask, text: str) -> None:
        """Keep what was typed; what stands there anyway follows the event further on."""
        self._texts.pop(ask.name, None)
        if text != self.text(ask):
            self._texts[ask.name] = text

    def keep_pick(self, ask: Ask, place: int) -> None:
        """Keep what was picked."""
        self._picks.pop(ask.name, None)
        if place != self.pick(ask):
            self._picks[ask.name] = place

    def given(self, calculator: Calculator) -> Given:
        """Put together what a calculator asks for; questions it does not ask now are left out."""
        picks = {ask.name: self.pick(ask) for ask in calculator.asks if self.options(ask)}
        texts = {ask.name: self.text(ask) for ask in calculator.asks if not self.options(ask)}
        every = Given(self.scene, texts, picks)
        asked = {ask.name for ask in calculator.asks if ask.when(every)}
        return Given(
            self.scene,
            {name: text for name, text in texts.items() if name in asked},
            {name: place for name, place in picks.items() if name in asked},
        )

    def is_asked(self, calculator: Calculator, ask: Ask) -> bool:
        """Tell whether a question is asked now."""
        options = self.options(ask)
        if ask.options_of and len(options) < 2:  # noqa: PLR2004 - one and another
            return False
        return ask.when(self.given(calculator))
