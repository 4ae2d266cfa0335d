"""Words that leave the amount open: "five", and a bet that was called by a wrong count.

The rules are `Ground.UNCLEAR_BET` and `Ground.ACCEPTED_ACTION`.
"""

from __future__ import annotations

TEN = 10


def unclear_bet(said: int, pot: int, least: int) -> int:
    """Give the bet (chips) that a bare number means: "five" is 500 at 200-400 (TDA24 57).

    The highest reasonable amount that is not above the pot before the bet; the smallest
    legal one where the pot is smaller. `said` is the number, `least` the smallest bet. Raises
    ValueError for a number that is no amount.
    """
    if said < 1:
        raise ValueError(f"{said} is no amount to bet.")
    amount = said
    while amount < least or amount * TEN <= pot:
        amount *= TEN
    return amount


def accepted_action(real: int, put_in: int) -> int:
    """Give what a caller still owes who called an amount that had been told wrong (TDA24 49).

    He accepted the right amount, `real`, whatever was said (chips). The floor may soften a
    gross misunderstanding by the first rule.
    """
    return max(real - put_in, 0)
