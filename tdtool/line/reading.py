"""Reading the line: from what was typed to what Enter would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.candidate import GoOn, Reading
from tdtool.line.draft import Draft, finish
from tdtool.line.glance import glimpses
from tdtool.line.grammar import drafts_for
from tdtool.line.names import roster
from tdtool.line.room import enter
from tdtool.line.tokens import LONGEST, scan
from tdtool.line.who import MOST

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tdtool.line.desk_side import DeskSide

WELCOME = "A seat (12.5 out), a table (12 who posts), a name (kim back), or the clock (clock +2)."
TOO_LONG = "That is too long for the line."
NOTHING = "The line does not know that. Try: 12.5 out, 12 who posts, kim back, clock +2."


def prepare(desk: DeskSide) -> None:
    """Learn the names of a desk, so that the first key is as quick as the others."""
    roster(desk)


def read(text: str, desk: DeskSide, shown: int | None = None) -> Reading:
    """Tell what the typed text may mean; `shown` is the table on the page, if any.

    Nothing is changed, and nothing that can be typed raises. The likeliest candidate comes
    first; refused ones stay where they are, with their reason.
    """
    if len(text) > LONGEST:
        return Reading((), TOO_LONG)
    tokens = scan(text)
    if not tokens:
        return Reading((), WELCOME)
    room = enter(desk, shown, text)
    found = drafts_for(room, tokens)
    drafts = _distinct((*found.drafts, *glimpses(room, text)))
    hint = found.hint or ("" if drafts else NOTHING)
    return Reading(
        tuple(finish(room, draft, first=place == 0) for place, draft in enumerate(drafts)), hint
    )


def _distinct(drafts: Iterable[Draft]) -> list[Draft]:
    found: list[Draft] = []
    for draft in drafts:
        same = [other for other in found if other.act == draft.act]
        if isinstance(draft.act, GoOn):
            same = [other for other in same if other.completion == draft.completion]
        if not same:
            found.append(draft)
    return found[:MOST]
