"""Asking a calculator without its page: the questions' answers in, the answer out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.stakes import Ante, AnteKind, Stakes
from tdtool.ui.rulings.calculators.catalogue import EVERY
from tdtool.ui.rulings.calculators.scene import Scene
from tdtool.ui.rulings.memory import Memory

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.ui.rulings.calculators.worked import Worked

LEVEL_14 = Scene(stakes=Stakes(5_000, 10_000, Ante(AnteKind.BIG_BLIND, 10_000)), level="14")
NO_LEVEL = Scene()


def asked(
    id_: str,
    texts: Mapping[str, str],
    picks: Mapping[str, int] | None = None,
    scene: Scene = NO_LEVEL,
) -> Worked:
    """Answer as the page would; raises Unclear as it does."""
    memory = Memory(lambda: scene)
    memory.look()
    calculator = EVERY[id_]
    for ask in calculator.asks:
        if ask.name in texts:
            memory.keep_text(ask, texts[ask.name])
        if picks and ask.name in picks:
            memory.keep_pick(ask, picks[ask.name])
    return calculator.work(memory.given(calculator))
