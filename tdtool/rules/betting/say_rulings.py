"""What to say aloud about chips put in, wrong amounts, and action out of turn."""

from __future__ import annotations

from tdtool.rules.betting.chips_in import Bound, ChipsRuling
from tdtool.rules.betting.say import say_may
from tdtool.rules.betting.turn import OutOfTurn
from tdtool.rules.betting.under_call import Remedy, UnderCallRuling
from tdtool.rules.betting.wrong_bet import Corrected, Correction


def say_chips(ruling: ChipsRuling) -> str:
    """Say what chips bind to: "That is a raise to 1,700. You add 200."."""
    texts = {
        Bound.CALL: f"That is a call of {ruling.to:,}." if ruling.to else "That is a check.",
        Bound.BET: f"That is a bet of {ruling.to:,}.",
        Bound.RAISE: f"That is a raise to {ruling.to:,}.",
        Bound.ALL_IN: f"You are all in for {ruling.to:,}.",
        Bound.UNDER_CALL: f"{ruling.to:,} is less than the bet.",
        Bound.FLOOR: f"What did you mean? At the least it is a call of {ruling.to:,}.",
    }
    text = texts[ruling.bound]
    if ruling.adds:
        return f"{text} You add {ruling.adds:,}."
    if ruling.back and ruling.bound is not Bound.FLOOR:
        return f"{text} {ruling.back:,} comes back to you."
    return text


def say_under_call(ruling: UnderCallRuling) -> str:
    """Say what an under-call costs."""
    if ruling.remedy is Remedy.FULL_CALL:
        return f"You have called. Add {ruling.adds:,}."
    text = f"Call in full and add {ruling.adds:,}, or fold and leave {ruling.forfeits:,}."
    return f"{text} {ruling.back:,} comes back to you then." if ruling.back else text


def say_corrected(found: Corrected) -> str:
    """Say what becomes of a wrong amount."""
    texts = {
        Correction.STANDS: f"The bet stands at {found.to:,}.",
        Correction.RAISED_FOR_ALL: f"The bet is {found.to:,}. Everybody who is in makes it up.",
        Correction.CUT_FOR_ALL: f"The bet is {found.to:,}. What is over goes back.",
    }
    return texts[found.correction]


def say_out_of_turn(found: OutOfTurn) -> str:
    """Say what becomes of an action out of turn."""
    if found.binds:
        return "The bet has not changed. What you did out of turn stands."
    return f"The bet has changed. {say_may(found.may)}"
