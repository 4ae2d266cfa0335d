"""How it is paid: five means in two rows, the last one's first in force."""

from __future__ import annotations

from tdtool.tournament.money.means import Means
from tdtool.tournament.money.sayings import MEANS
from tdtool.ui.parts.segments import Segments

_ALL = tuple(Means)
_PADDING, _LEAST = 10, 4


class MeansChoice(Segments):
    """Cash, card, transfer, ticket, other; Left and Right choose."""

    def __init__(self) -> None:
        words = [MEANS[means].capitalize() for means in Means]
        super().__init__(words, padding=_PADDING, least=_LEAST, rows=2)

    def means(self) -> Means:
        """Tell how it is paid."""
        return _ALL[self.index()]

    def set_means(self, means: Means) -> None:
        """Choose how it is paid."""
        self.set_index(_ALL.index(means))
