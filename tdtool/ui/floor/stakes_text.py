"""The stakes of a hand as they are written on the felt and beside an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.stakes import AnteKind
from tdtool.ui import figures

if TYPE_CHECKING:
    from tdtool.rules.stakes import Stakes

_ANTES = {
    AnteKind.EACH: "ante {}",
    AnteKind.BIG_BLIND: "BB ante {}",
    AnteKind.BUTTON: "button ante {}",
    AnteKind.SHORT_DECK: "ante {}, button twice",
}


def blinds_text(stakes: Stakes) -> str:
    """Write what starts the betting: 5,000-10,000, a bring-in, a limit; "" where nothing is."""
    if blinds := figures.blinds(stakes):
        return blinds
    if stakes.bring_in is not None:
        return f"bring-in {figures.number(stakes.bring_in)}"
    if stakes.button_post is not None:
        return f"button {figures.number(stakes.button_post)}"
    return figures.limits(stakes)


def ante_text(stakes: Stakes, dealt_in: int) -> str:
    """Write the ante of a hand with `dealt_in` players and who pays it; "" without one."""
    amount = stakes.ante.amount_for(dealt_in)
    template = _ANTES.get(stakes.ante.kind)
    return template.format(figures.number(amount)) if template is not None and amount else ""


def stakes_text(stakes: Stakes, dealt_in: int) -> str:
    """Write blinds and ante in one line; "" where the level has neither."""
    parts = (blinds_text(stakes), ante_text(stakes, dealt_in))
    return ", ".join(part for part in parts if part)
