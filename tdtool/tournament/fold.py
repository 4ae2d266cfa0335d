"""The only code that changes the state: one fact at a time, as it happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament import facts as f
from tdtool.tournament import (
    fold_busts,
    fold_event,
    fold_hands,
    fold_persons,
    fold_rulings,
    play_time,
)
from tdtool.tournament.chips import fold as fold_chips
from tdtool.tournament.days import brought
