"""Amounts of chips as they are called at a table: "fifteen five", "twenty-four hundred"."""

from __future__ import annotations

ONES = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen"),
    *("eighteen", "nineteen"),
)
TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
HUNDRED, THOUSAND, MILLION, BILLION = 100, 1_000, 1_000_000, 1_000_000_000


def aloud(chips: int) -> str:
    """Say an amount of chips as a floor person calls it.

    Hundreds below ten thousand ("twenty-four hundred"), thousands with a bare hundred
    above ("fifteen five"), tenths of a million ("one point five million"); every other
    amount is said in full.
    """
    if chips >= MILLION:
        return _millions(chips)
    thousands, rest = divmod(chips, THOUSAND)
    if not rest and thousands:
        return f"{_below_thousand(thousands)} thousand"
    if thousands and chips % HUNDRED == 0:
        if chips < 10 * THOUSAND:
            return f"{_below_thousand(chips // HUNDRED)} hundred"
        return f"{_below_thousand(thousands)} {ONES[rest // HUNDRED]}"
    return _full(chips)


def _millions(chips: int) -> str:
    unit, name = (BILLION, "billion") if chips >= BILLION else (MILLION, "million")
    whole, rest = divmod(chips, unit)
    if rest == 0:
        return f"{_full(whole)} {name}"
    tenth = unit // 10
    if rest % tenth == 0:
        return f"{_full(whole)} point {ONES[rest // tenth]} {name}"
    return f"{_full(whole)} {name} {_full(rest)}"


def _full(number: int) -> str:
    """Say a number in full."""
    parts: list[str] = []
    for unit, name in ((MILLION, "million"), (THOUSAND, "thousand")):
        count, number = divmod(number, unit)
        if count:
            parts.append(f"{_below_thousand(count)} {name}")
    if number or not parts:
        parts.append(_below_thousand(number))
    return " ".join(parts)


def _below_thousand(number: int) -> str:
    hundreds, rest = divmod(number, HUNDRED)
    parts = [f"{ONES[hundreds]} hundred"] if hundreds else []
    if rest or not parts:
        parts.append(ONES[rest] if rest < len(ONES) else _tens(rest))
    return " ".join(parts)


def _tens(number: int) -> str:
    tens, ones = divmod(number, 10)
    return TENS[tens - 2] + (f"-{ONES[ones]}" if ones else "")
