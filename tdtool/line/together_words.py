"""What is said of hand for hand and of the last hands of a day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.draft import Draft, Found
from tdtool.line.spoken import listed
from tdtool.line.tokens import Kind
from tdtool.line.vocabulary import strays
from tdtool.line.who import no_table
from tdtool.tournament.hand_for_hand import commands as hc
from tdtool.tournament.hand_for_hand.playing import still_playing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token

_END = frozenset(("end", "ends", "ended", "off", "over", "stop"))
_CLOSE = frozenset(("close", "closed", "next"))
_ALL = frozenset(("all", "everybody", "everyone"))
_AGAIN = frozenset(("plays", "play", "playing", "not", "still"))
_DONE = frozenset(("done", "finished", "ready", "begin", "begins", "start", "on", "by"))
_KNOWN = _END | _CLOSE | _ALL | _AGAIN | _DONE
_PLACES = {Kind.NUMBER, Kind.TABLE}
_HINT = "h4h begins it, h4h 12 done ticks a table, h4h close closes the hand, h4h end ends it."


def hand_for_hand(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "h4h", "h4h 12 done", "h4h all done", "h4h close", "h4h end"."""
    tokens = (*before, *after)
    keys = {token.key for token in tokens if token.kind is Kind.WORD}
    if _is_odd(tokens):
        return Found(hint=_HINT)
    tables = _tables(tokens)
    if tables:
        return _ticked(room, tables, finished=not keys & _AGAIN)
    if keys & _END:
        return Found((_end(),))
    if keys & _CLOSE:
        return Found((_close(room),))
    if room.state.together.now is None:
        draft = Draft(hc.BeginHandForHand(), "", "Hand for hand", "begins", "", "h4h")
        return Found((draft,))
    if keys & _ALL or keys & _DONE:
        return Found((_all(),))
    if still_playing(room.state):
        return Found((_all(), _close(room), _end()))
    return Found((_close(room), _end()))


def done(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "12 done", "12 14 9 done", "all done" while all tables play together."""
    tokens = (*before, *after)
    keys = {token.key for token in tokens if token.kind is Kind.WORD}
    tables = _tables(tokens)
    if _is_odd(tokens) or not (tables or keys & _ALL):
        return Found(hint="Which table is done? 12 done, or all done.")
    return _ticked(room, tables, finished=not keys & _AGAIN) if tables else Found((_all(),))


def last_hands(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "last hands 5", "last hands" (the desk draws), "last hands over"."""
    tokens = (*before, *after)
    keys = {token.key for token in tokens if token.kind is Kind.WORD}
    numbers = _tables(tokens)
    if _is_odd(tokens) or len(numbers) > 1:
        return Found(hint="How many? last hands 5, or last hands alone: the desk draws.")
    if room.state.together.last_hands is not None and not numbers:
        over = Draft(hc.EndLastHands(), "", "The last hands", "are played", "", "last hands over")
        return Found((over,) if keys & (_END | _DONE) else (_all(), over))
    if numbers:
        said = f"{numbers[0]} more a table, the clock stops"
        draft = Draft(
            hc.CallLastHands(numbers[0]),
            "",
            "Last hands",
            "are called",
            said,
            f"last hands {numbers[0]}",
        )
        return Found((draft,))
    draft = Draft(
        hc.CallLastHands(),
        "",
        "Last hands",
        "are drawn",
        "a card, and the clock stops",
        "last hands",
    )
    return Found((draft,))


def _is_odd(tokens: Sequence[Token]) -> bool:
    places = all(token.kind in {Kind.WORD, Kind.COMMA, *_PLACES} for token in tokens)
    return not places or strays([token for token in tokens if token.key not in _KNOWN])


def _tables(tokens: Sequence[Token]) -> list[int]:
    return list(dict.fromkeys(token.a for token in tokens if token.kind in _PLACES))


def _ticked(room: Room, tables: Sequence[int], *, finished: bool) -> Found:
    missing = next((number for number in tables if room.table(number) is None), None)
    if missing is not None:
        return Found(hint=no_table(room, missing))
    numbers = [str(number) for number in tables]
    what = "has finished" if finished else "still plays"
    if len(tables) > 1:
        what = "have finished" if finished else "still play"
    typed = f"h4h {' '.join(numbers)} {'done' if finished else 'plays'}"
    name = f"Table{'' if len(tables) == 1 else 's'} {listed(numbers)}"
    command = hc.FinishTables(tuple(tables), finished=finished)
    return Found((Draft(command, numbers[0], name, what, "", typed),))


def _all() -> Draft:
    return Draft(hc.FinishTables(), "", "All tables", "have finished", "", "h4h all done")


def _close(room: Room) -> Draft:
    together = room.state.together
    number = 0 if together.now is None else together.hands[together.now.group].number
    name = f"Hand {number}" if number else "The hand"
    return Draft(hc.CloseHand(), "", name, "is closed", "the next is dealt", "h4h close")


def _end() -> Draft:
    return Draft(hc.EndHandForHand(), "", "Hand for hand", "ends", "normal play", "h4h end")
