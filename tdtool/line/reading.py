"""Reading the line: from what was typed to what Enter would do."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tdtool.line import count_words
from tdtool.line.candidate import GoOn, Reading
from tdtool.line.draft import Draft, finish
from tdtool.line.grammar import drafts_for, takes_text
from tdtool.line.names import roster
from tdtool.line.room import enter
from tdtool.line.tokens import LONGEST, MOST_TOKENS, scan
from tdtool.line.who import MOST
from tdtool.tournament.commands import Command

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tdtool.line.candidate import Candidate
    from tdtool.line.desk_side import DeskSide

WELCOME = "A seat (12.5 out), a table (12 who posts), a name (kim back), or the clock (clock +2)."
TOO_LONG = "That is too long for the line."
NOTHING = "The line does not know that. Try: 12.5 out, 12 who posts, kim back, clock +2."


def prepare(desk: DeskSide) -> None:
    """Learn the names of a desk, so that the first key is as quick as the others."""
    roster(desk)


def read(text: str, desk: DeskSide, shown: int | None = None, floor: str = "") -> Reading:
    """Tell what the typed text may mean; `shown` is the table on the page, if any.

    `floor` is the name of who decides at this desk usually. Nothing is changed, and nothing that
    can be typed raises. The likeliest candidate comes first; refused ones stay where they are,
    with their reason.
    """
    if len(text) > LONGEST:
        return Reading((), TOO_LONG)
    tokens = scan(text)
    if not tokens:
        return Reading((), WELCOME if desk.state.counted is None else count_words.WELCOME)
    if len(tokens) > MOST_TOKENS and not takes_text(tokens):
        return Reading((), TOO_LONG)
    room = enter(desk, shown, text, floor)
    found = drafts_for(room, tokens)
    drafts = _distinct(found.drafts)
    hint = found.hint or ("" if drafts else NOTHING)
    candidates = [finish(room, draft) for draft in drafts]
    return Reading(tuple(_keyed(_unsurprising(candidates))), hint)


def _unsurprising(candidates: Sequence[Candidate]) -> Sequence[Candidate]:
    """Let Enter only type what is of another kind than what was asked for and refused."""
    if not candidates or candidates[0].refusal is None:
        return candidates
    asked = type(candidates[0].act)
    return [
        candidate
        if candidate.refusal is not None
        or not isinstance(candidate.act, asked | Command)
        or isinstance(candidate.act, asked)
        else replace(
            candidate,
            act=GoOn(),
            effects=(),
            remark=f"go on typing: {candidate.completion}",
        )
        for candidate in candidates
    ]


def _keyed(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Write Enter beside the first candidate that is possible, and Tab where typing goes on."""
    possible = [place for place, found in enumerate(candidates) if found.refusal is None]
    keyed: list[Candidate] = []
    for place, candidate in enumerate(candidates):
        key = "Enter" if possible[:1] == [place] else ""
        key = "Tab" if isinstance(candidate.act, GoOn) else key
        keyed.append(replace(candidate, key_hint=key))
    return keyed


def _distinct(drafts: Iterable[Draft]) -> list[Draft]:
    found: list[Draft] = []
    for draft in drafts:
        same = [other for other in found if other.act == draft.act]
        if isinstance(draft.act, GoOn):
            same = [other for other in same if other.completion == draft.completion]
        if not same:
            found.append(draft)
    return found[:MOST]
