"""How figures are written: as the desk does, which hands its way in."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.stakes import AnteKind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tdtool.rules.stakes import Stakes
    from tdtool.tournament.money.currency import Currency

_ANTES = {AnteKind.BIG_BLIND: "BB ante", AnteKind.BUTTON: "Button ante"}


class Writing(NamedTuple):
    """How chips and money (smallest unit) are written; `twelve_hours` for "7:35 PM"."""

    number: Callable[[int], str]
    money: Callable[[int, Currency], str]
    twelve_hours: bool = False


class StakesWords(NamedTuple):
    """A set of stakes: its name where there are several, its main figure, what goes with it."""

    name: str
    main: str
    rest: str


def stakes_words(stakes: Stakes, writing: Writing) -> StakesWords:
    """Write one set of stakes: "5,000–10,000" and "BB ante 10,000"."""
    blinds = _pair(stakes.small_blind, stakes.big_blind, writing)
    bets = _pair(stakes.small_bet, stakes.big_bet, writing)
    parts = list(_details(stakes, writing))
    if blinds:
        parts += [f"Limits {bets}"] if bets else []
        main = blinds
    elif bets:
        main = f"Limits {bets}"
    else:
        main = parts.pop(0) if parts else ""
    return StakesWords(_set_name(stakes), main, " · ".join(parts))


def _details(stakes: Stakes, writing: Writing) -> Iterator[str]:
    """Give ante, bring-in, completion and what the button posts, the most wanted first."""
    ante = stakes.ante
    if ante.kind is not AnteKind.NONE and ante.amount:
        yield f"{_ANTES.get(ante.kind, 'Ante')} {writing.number(ante.amount)}"
        if ante.kind is AnteKind.SHORT_DECK:
            yield "Button 2 ×"
    for word, amount in (
        ("Bring-in", stakes.bring_in),
        ("Completion", stakes.completion),
        ("Button post", stakes.button_post),
    ):
        if amount is not None:
            yield f"{word} {writing.number(amount)}"


def _pair(one: int | None, other: int | None, writing: Writing) -> str:
    return "–".join(writing.number(part) for part in (one, other) if part is not None)


def _set_name(stakes: Stakes) -> str:
    if not stakes.group:
        return ", ".join(stakes.games)
    words = " ".join(w.upper() if len(w) < 3 else w for w in stakes.group.split("_"))  # noqa: PLR2004
    return words[:1].upper() + words[1:]
