"""The reason in words: one to three plain sentences, made from the answer's events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.books import written_out
from tdtool.rules.button.answer import What
from tdtool.rules.button.clauses import ARRIVALS, BLINDS, BUTTON, SOURCE
from tdtool.rules.button.question import ButtonRule
from tdtool.rules.naming import Naming, Voice, in_a_row

if TYPE_CHECKING:
    from collections.abc import Collection

    from tdtool.rules.button.answer import Answer, Event, Reason
    from tdtool.rules.button.clauses import Teller

ROLES = {
    What.BUTTON_LEFT: "the button",
    What.SMALL_BLIND_LEFT: "the small blind",
    What.BIG_BLIND_LEFT: "the big blind",
    What.DUE_BIG_BLIND_LEFT: "due the big blind",
}
TITLES = {
    ButtonRule.DEAD: "Dead button",
    ButtonRule.MOVING: "Moving button",
    ButtonRule.SIMPLIFIED: "Simplified button",
}
SPECIAL_TITLES = {
    What.FIRST_HAND: "First hand",
    What.SET_BY_HAND: "Set by hand",
    What.STUD_BUTTON_WAITS: "Stud round",
    What.SHORT_DECK_BUTTON: "Short deck",
    What.HEADS_UP: "Heads-up",
    What.HEADS_UP_BEGINS: "Heads-up",
    What.BLINDS_BEGIN: "Blinds begin",
}


def why(
    answer: Answer,
    names: Naming | None = None,
    left: Naming | None = None,
    moved: Collection[int] = (),
) -> str:
    """Say in one to three sentences why the next hand is as the answer says.

    `names` calls the players by seat, `left` those who left (without it the seats that
    nobody took since are called by `names`); a seat without a name is "seat 4". `moved`
    are the seats whose players were moved away rather than out.
    """
    taken = {*answer.dealt_in, *answer.positions.waits}
    if left is None and names is not None:
        left = _but(names, taken)
    voice = Voice(names, left)
    events = answer.reason.events
    groups = [
        _departures(events, voice, moved),
        _told(BLINDS, answer, voice),
        _told(BUTTON, answer, voice) + _told(ARRIVALS, answer, voice),
        _told(SOURCE, answer, voice),
    ]
    if all(groups):
        # All four at once: the blinds and the button share a sentence.
        groups[1:3] = [groups[1] + groups[2]]
    return " ".join(voice.sentence(clauses) for clauses in groups if clauses)


def rule_name(reason: Reason) -> str:
    """Name the rule with its book and number: "Dead button, TDA 2024 rule 32"."""
    title = TITLES[reason.rule]
    for event in reason.events:
        title = SPECIAL_TITLES.get(event.what, title)
        if event.what is What.FEW_STAY:
            title += " when at most two stay"
    if title == SPECIAL_TITLES[What.FIRST_HAND]:
        return f"{title}, the button as it was set"
    source = written_out(reason.book, reason.number) or "in no rulebook"
    if title == TITLES[ButtonRule.SIMPLIFIED]:
        source = "common online, in no rulebook"
    return f"{title}, {source}"


def _but(names: Naming, taken: Collection[int]) -> Naming:
    """Name only seats that nobody took since: their last player is meant."""

    def name(seat: int) -> str:
        if seat in taken:
            return ""
        return names(seat) if callable(names) else names.get(seat, "")

    return name


def _departures(events: tuple[Event, ...], voice: Voice, moved: Collection[int]) -> list[str]:
    """Tell who left: "Ann, the small blind, and Bo, the big blind, went out"."""
    out: list[str] = []
    away: list[str] = []
    for what, seats in events:
        role = ROLES.get(what)
        if role is None:
            continue
        if what is What.BIG_BLIND_LEFT and len(seats) > 1:
            role = "a big blind"
        for seat in seats:
            (away if seat in moved else out).append(f"{voice.from_seat(seat)}, {role}")
    clauses = []
    if out:
        clauses.append(f"{in_a_row(_spaced(out))}, went out")
    if away:
        were = "were" if len(away) > 1 else "was"
        clauses.append(f"{in_a_row(_spaced(away))}, {were} moved away")
    return clauses


def _spaced(people: list[str]) -> list[str]:
    """Close each apposition with a comma before "and"."""
    return people if len(people) == 1 else [*people[:-2], f"{people[-2]},", people[-1]]


def _told(tellers: dict[What, Teller], answer: Answer, voice: Voice) -> list[str]:
    clauses: list[str] = []
    for event in answer.reason.events:
        teller = tellers.get(event.what)
        if teller is not None:
            clause = teller(answer, event.seats, voice)
            if clause:
                clauses.append(clause)
    return clauses
