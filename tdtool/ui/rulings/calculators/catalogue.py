"""All calculators in their order, by what they are about."""

from __future__ import annotations

from tdtool.ui.rulings.calculators import (
    bring_in,
    cash,
    chip_race,
    chips_in,
    limit,
    minimum_raise,
    odd_chip,
    pot_limit,
    short_all_in,
    short_big_blind,
    side_pots,
    unclear_bet,
    wrong_amount,
)

GROUPS = (
    (
        "Betting",
        (
            minimum_raise.CALCULATOR,
            short_all_in.CALCULATOR,
            pot_limit.CALCULATOR,
            limit.CALCULATOR,
            chips_in.CALCULATOR,
            wrong_amount.CALCULATOR,
            unclear_bet.CALCULATOR,
        ),
    ),
    (
        "Pots",
        (side_pots.CALCULATOR, odd_chip.CALCULATOR, chip_race.CALCULATOR),
    ),
    (
        "Blinds",
        (short_big_blind.CALCULATOR, bring_in.CALCULATOR, cash.CALCULATOR),
    ),
)
"""The calculators by the caption they stand under."""
EVERY = {one.id: one for _, group in GROUPS for one in group}
