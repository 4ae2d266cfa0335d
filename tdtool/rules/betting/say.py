"""What to say aloud about a betting round, and how its lines are written."""

from __future__ import annotations

from typing import NamedTuple

from tdtool.rules.aloud import aloud
from tdtool.rules.betting.may import Bar, May
from tdtool.rules.betting.round import Move, PostKind
from tdtool.rules.house import Reopening
from tdtool.rules.limits.pot_limit import Line, PotLine, PotMaximum
from tdtool.rules.naming import Naming, Voice


class Spoken(NamedTuple):
    """What to say: the sentence for the table, and the figures below it."""

    sentence: str
    figures: str = ""


DOES = {
    Move.FOLD: "folds",
    Move.CHECK: "checks",
    Move.CALL: "calls",
    Move.BET: "bets",
    Move.RAISE: "raises to",
    Move.ALL_IN: "is all in for",
}
POSTS = {
    PostKind.SMALL_BLIND: "small blind",
    PostKind.BIG_BLIND: "big blind",
    PostKind.STRADDLE: "straddle",
    PostKind.BRING_IN: "bring-in",
    PostKind.BUTTON_POST: "button's post",
    PostKind.LIVE_POST: "live post",
}
WHY_NOT = {
    Bar.CAPPED: "The raises of this round are used up.",
    Bar.NOBODY_TO_CALL: "Nobody else could call more.",
}


ENOUGH = {Reopening.FULL: "a full raise", Reopening.HALF: "half a raise"}


def say_may(found: May, reading: Reopening = Reopening.FULL) -> str:
    """Say to a player what he may do: "You may fold, call 3,500, or raise to 6,000 or more."."""
    choices = ["check"] if found.checks else ["fold", _call(found)]
    if found.raises:
        choices.append(_raise(found))
    *firsts, last = choices
    comma = "," if len(firsts) > 1 else ""
    text = f"{', '.join(firsts)}{comma} or {last}" if firsts else last
    text = f"You may {text}."
    if found.barred is Bar.NOT_REOPENED:
        text = (
            f"You have acted, and what you face is less than {ENOUGH[reading]}. {text}"
            " You may not raise."
        )
    elif found.barred in WHY_NOT:
        text = f"{WHY_NOT[found.barred]} {text} You may not {'bet' if found.opens else 'raise'}."
    return text


def say_minimum(found: May) -> Spoken:
    """Say the smallest legal bet or raise: "Fifty-six hundred at least, total."."""
    if found.least is None:
        return Spoken(say_may(found))
    what = _what(found)
    spoken = aloud(found.least)
    return Spoken(
        f"{spoken[:1].upper()}{spoken[1:]} at least, total.",
        f"{what[:1].upper()}{what[1:]} {found.least:,} at least"
        + (f", {found.most:,} at most." if found.most is not None else "."),
    )


def say_pot(maximum: PotMaximum, least: int | None = None) -> Spoken:
    """Say the pot-limit maximum: "Pot is fifteen five, total."; `least` is the smallest raise."""
    what = "Raise to" if maximum.highest else "Bet"
    figures = f"{what} {maximum.most:,} at most"
    if least is not None:
        to = "to " if maximum.highest else ""
        figures += f", {to}{least:,} at least"
    return Spoken(f"Pot is {aloud(maximum.most)}, total.", f"{figures}.")


def label(line: PotLine, maximum: PotMaximum, names: Naming | None = None) -> str:
    """Write what a line of the working counts: "Dead small blind, counted"."""
    voice = Voice(names)
    who = "" if line.seat is None else voice.at(line.seat)
    post = "" if line.post is None else POSTS[line.post]
    texts = {
        Line.EARLIER: "Earlier rounds",
        Line.ANTE: "Ante for all",
        Line.ANTE_NOT_COUNTED: "Ante for all, not counted before the flop",
        Line.POSTED: f"{post}, {who}",
        Line.DEAD_BLIND: f"Dead {post}, counted",
        Line.SHORT_BLIND: f"{post}, {who}, short, counted in full",
        Line.SMALL_BLIND_AS_BIG: "Small blind, counted as a big blind",
        Line.ACTED: "" if line.move is None else f"{who} {DOES[line.move]}",
        Line.ROUNDED: "Rounded up to the betting unit",
        Line.ON_TABLE: "On the table",
        Line.CALL_FIRST: f"{who} calls first: {maximum.highest:,} − {maximum.own:,}",
        Line.AFTER_CALL: "Pot after the call",
        Line.PLUS_HIGHEST: "Plus the highest bet",
        Line.RAISE_TO: "Raise to, at most" if maximum.highest else "Bet, at most",
    }
    text = texts[line.what]
    return text if text.startswith(who) and who else text[:1].upper() + text[1:]


def _call(found: May) -> str:
    return f"call all in for {found.call:,}" if found.call_all_in else f"call {found.call:,}"


def _what(found: May) -> str:
    if found.opens:
        return "bet"
    return "complete to" if found.completes else "raise to"


def _raise(found: May) -> str:
    what = _what(found)
    if found.all_in_only:
        return f"go all in for {found.most:,} in all"
    if found.most is None:
        return f"{what} {found.least:,} or more"
    if found.most == found.least:
        return f"{what} {found.least:,}"
    if found.opens:
        return f"bet {found.least:,} to {found.most:,}"
    return f"raise to anything from {found.least:,} to {found.most:,}"
