"""A field without names in figures: whether it can be, and what was sold to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.figures import MAX_CHIPS
from tdtool.rules.prizes.pool import Sold
from tdtool.tournament.state import Status

if TYPE_CHECKING:
    from tdtool.tournament.counted.facts import FieldCounted
    from tdtool.tournament.counted.state import Counted
    from tdtool.tournament.money.terms import Terms
    from tdtool.tournament.state import State

MOST = 999_999
"""No tournament has more entries."""


def named(state: State) -> int:
    """Count the entries that have a name."""
    return sum(one.status is not Status.UNREGISTERED for one in state.entries.values())


def problem(field: Counted, terms: Terms) -> str:
    """Say why a field cannot be so, "" where it can."""
    if field.entries < 1:
        return "How many have entered? There has to be one at least."
    if max(field.entries, field.rebuys, field.add_ons) > MOST:
        return f"More than {MOST:,} is too much."
    if field.again < 0:
        return "There cannot be fewer re-entries than none."
    if field.first < 1:
        return f"Of {field.entries:,} entries {field.again:,} cannot be re-entries."
    if field.out < 0:
        return f"{field.left:,} cannot be left: {field.entries:,} have entered."
    if field.left < 1:
        return "Somebody has to be left: the last player is not out."
    return _sales_problem(field, terms)


def _sales_problem(field: Counted, terms: Terms) -> str:
    for word, number, extra in (
        ("rebuys", field.rebuys, terms.rebuy),
        ("add-ons", field.add_ons, terms.add_on),
    ):
        if number < 0:
            return f"There cannot be fewer {word} than none."
        if number and extra is None:
            return f"There are no {word} in this tournament: say first what one costs."
        if extra is not None and number * extra.chips > MAX_CHIPS:
            return f"{number:,} {word} are more chips than there can be."
    return ""


def over_limit(field: Counted, terms: Terms) -> str:
    """Say which sale is more than every entry may have, "" where none is."""
    for word, number, extra in (
        ("rebuys", field.rebuys, terms.rebuy),
        ("add-ons", field.add_ons, terms.add_on),
    ):
        if extra is None or extra.most is None:
            continue
        most = extra.most * field.entries
        if number > most:
            return f"{field.entries:,} entries may have {most:,} {word}, not {number:,}."
    return ""


def sells(fact: FieldCounted) -> bool:
    """Tell whether a count is about what was sold, not only about who is out."""
    said = (fact.entries, fact.again, fact.rebuys, fact.add_ons)
    return any(one is not None for one in said)


def sold(state: State) -> tuple[Sold, ...]:
    """Give the rebuys and add-ons that were counted, at what they cost now."""
    field, terms = state.counted, state.till.terms
    if field is None:
        return ()
    sales = ((field.rebuys, terms.rebuy), (field.add_ons, terms.add_on))
    return tuple(
        Sold(number, extra.price) for number, extra in sales if extra is not None and number
    )


def chips_sold(state: State) -> int:
    """Give the chips that came with them."""
    field, terms = state.counted, state.till.terms
    if field is None:
        return 0
    sales = ((field.rebuys, terms.rebuy), (field.add_ons, terms.add_on))
    return sum(number * extra.chips for number, extra in sales if extra is not None)
