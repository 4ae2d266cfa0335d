"""Deciding on hand for hand: begun, tables ticked, hands closed, ended (TDA24 RP-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import clock, clock_acts
from tdtool.tournament import facts as f
from tdtool.tournament import ruling_facts as r
from tdtool.tournament.asking import Asking, Decision, called
from tdtool.tournament.fold_rulings import first_to_serve
from tdtool.tournament.hand_for_hand import facts as h
from tdtool.tournament.hand_for_hand.playing import FEWEST, playing_tables, still_playing
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.structure import RowKind
from tdtool.tournament.values import Anchor, ClockAct

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tdtool.tournament.hand_for_hand import commands as hc
    from tdtool.tournament.hand_for_hand.state import HandForHand, JointHand

NAMED = 4
"""Tables that a sentence names; the others are counted."""


def begin(ask: Asking, _command: hc.BeginHandForHand) -> Decision:
    """Announce hand for hand and stop the clock; the hands being played count already."""
    free_to_begin(ask)
    if len(playing_tables(ask.state)) < FEWEST:
        ask.house(Code.TOO_FEW, "Hand for hand is for two tables or more.")
    minutes = ask.state.house.hand_for_hand_minutes
    stop = clock_stopped(ask) if minutes else ()
    group = ask.state.groups + 1
    return Decision((h.HandForHandBegun(group, bool(stop)), *stop))


def free_to_begin(ask: Asking) -> None:
    """Refuse to begin where tables play hands together already, or play has not begun."""
    together = ask.state.together
    if together.now is not None:
        raise Refused(Code.HAND_FOR_HAND, "Hand for hand is on already.")
    if together.last_hands is not None:
        raise Refused(Code.HAND_FOR_HAND, "The last hands of the day are being played.")
    if not ask.started:
        raise Refused(Code.CLOCK_STANDS, "Play has not begun: start the clock first.")


def clock_stopped(ask: Asking) -> tuple[f.ClockSet, ...]:
    """Stop a clock that runs."""
    now = clock_acts.reading(ask)
    if now is None or not now.running:
        return ()
    return (f.ClockSet(ClockAct.PAUSE, _anchor(ask, now.row, now.remaining)),)


def _anchor(ask: Asking, row: int, remaining: int | None, *, running: bool = False) -> Anchor:
    now = ask.now
    return Anchor(row, remaining, running, now.wall_ms, now.boot_ms, now.boot_id)


def _now(ask: Asking) -> tuple[HandForHand, JointHand]:
    together = ask.state.together
    if together.now is None:
        raise Refused(Code.HAND_FOR_HAND, "Hand for hand is not on.")
    return together.now, together.hands[together.now.group]


def finish_tables(ask: Asking, command: hc.FinishTables) -> Decision:
    """Tick tables that have finished, or take their ticks away."""
    together = ask.state.together
    if together.now is None and together.last_hands is None:
        raise Refused(
            Code.HAND_FOR_HAND, "Tables are ticked in hand for hand and in the last hands."
        )
    for number in command.tables:
        ask.table(number)
    ticked = together.finished
    tables = [
        number
        for number in dict.fromkeys(command.tables or playing_tables(ask.state))
        if command.finished != (number in ticked)
    ]
    if not tables:
        raise Refused(Code.NOTHING_CHANGES, _known(command))
    hand = 0 if together.now is None else together.hands[together.now.group].number
    return Decision(tuple(h.TableFinished(number, hand, command.finished) for number in tables))


def _known(command: hc.FinishTables) -> str:
    what = "finished" if command.finished else "playing"
    if not command.tables:
        return f"All tables are {what}."
    if len(command.tables) == 1:
        return f"Table {command.tables[0]} is {what} already."
    return f"Tables {listed(command.tables)} are {what} already."


def listed(tables: Sequence[int]) -> str:
    """Name a few tables and count the others: "3, 7, 9, 12 and 5 more"."""
    more = len(tables) - NAMED
    if more > 0:
        return f"{', '.join(map(str, tables[:NAMED]))} and {more} more"
    *first, last = map(str, tables)
    return f"{', '.join(first)} and {last}" if first else last


def refuse_while_playing(ask: Asking, what: str) -> None:
    """Refuse as a house matter what waits for all tables to finish `what`."""
    tables = still_playing(ask.state)
    if tables:
        have = "Table {} has" if len(tables) == 1 else "Tables {} have"
        ask.house(Code.STILL_PLAYING, f"{have.format(listed(tables))} not finished {what}.")


def close_hand(ask: Asking, _command: hc.CloseHand) -> Decision:
    """Close the hand once all tables have finished it; the next one is dealt."""
    now, hand = _now(ask)
    refuse_while_playing(ask, f"hand {hand.number}")
    return Decision((*_closed(ask, now, hand, ask.state.groups + 1), *_served(ask, hand)))


def end(ask: Asking, command: hc.EndHandForHand) -> Decision:
    """Go back to normal play; the clock runs on from where it stands."""
    now, hand = _now(ask)
    played: tuple[f.Fact, ...] = ()
    if now.finished or held(ask, now.group):
        refuse_while_playing(ask, f"hand {hand.number}")
        played = (*_closed(ask, now, hand, None), *_served(ask, hand))
    hands = hand.number if played else hand.number - 1
    start = _started(ask, played) if now.stopped and command.start_clock else ()
    return Decision((*played, h.HandForHandEnded(hands), *start))


def held(ask: Asking, group: int) -> bool:
    """Tell whether somebody went out on the hand being played."""
    return any(bust.group == group for bust in ask.state.busts.values())


def _closed(
    ask: Asking, now: HandForHand, hand: JointHand, following: int | None
) -> tuple[f.Fact, ...]:
    off = _time_off(ask)
    closed = h.HandClosed(
        hand=hand.number,
        group=now.group,
        ranks=ask.state.house.hand_for_hand_busts,
        minutes=ask.state.house.hand_for_hand_minutes if off else 0,
        following=following,
    )
    return (closed, *off)


def _time_off(ask: Asking) -> tuple[f.ClockSet, ...]:
    """Take the minutes of a hand off a clock that stands in a level (TDA24 RP-8-B to D)."""
    now = clock_acts.reading(ask)
    off = ask.state.house.hand_for_hand_minutes * clock.MINUTE
    if now is None or now.running or not now.remaining or not off:
        return ()
    if ask.state.structure.rows[now.row].kind is not RowKind.PLAY:
        return ()
    return (f.ClockSet(ClockAct.HAND, _after(ask, now.row, now.remaining, off)),)


def _after(ask: Asking, row: int, remaining: int, off: int) -> Anchor:
    """Let time pass in the levels; what is over goes into the next level, never into a break."""
    structure = ask.state.structure
    while off >= remaining:
        off -= remaining
        over = _anchor(ask, row, 0, running=True)
        following = clock.read(structure, over, ask.now)
        if not following.running:
            # The day is over, or the structure.
            return over
        row, left = following.row, following.remaining
        if left is None or structure.rows[row].kind is RowKind.BREAK:
            return _anchor(ask, row, left)
        remaining = left
    return _anchor(ask, row, remaining - off)


def _started(ask: Asking, played: Iterable[f.Fact]) -> tuple[f.ClockSet, ...]:
    """Let the clock run on from where it stands, or where the last hand put it."""
    put = next((fact.anchor for fact in played if isinstance(fact, f.ClockSet)), ask.state.clock)
    if put is None or put.running:
        return ()
    anchor = _anchor(ask, put.row, put.remaining_ms, running=True)
    return (f.ClockSet(ClockAct.START, anchor),)


def _served(ask: Asking, hand: JointHand) -> tuple[r.PenaltyCounted, ...]:
    """Count the hand for everybody who has to miss one and whom nobody counted in it."""
    found = []
    tables = playing_tables(ask.state)
    for person in ask.state.serving:
        penalty = first_to_serve(ask.state, person)
        entry = ask.state.last_entry_of(person)
        if penalty is None or entry is None or entry.seat is None or entry.awaited:
            continue
        counted = bool(penalty.counts) and penalty.counts[-1].at_ms > hand.began_ms
        if entry.seat.table in tables and not counted and penalty.given_ms < hand.began_ms:
            served = penalty.served + 1
            left = penalty.hands - served
            found.append(r.PenaltyCounted(penalty.number, entry.id, entry.seat, served, left))
    return tuple(found)


def give_stack(ask: Asking, command: hc.GiveStack) -> Decision:
    """Take down what a player who is out had at the start of his last hand."""
    entry = ask.entry(command.entry)
    bust = ask.state.busts.get(entry.id)
    if bust is None:
        raise Refused(Code.NOT_OUT, f"{called(entry)} is not out.")
    if command.chips < 0:
        raise Refused(Code.BAD_NUMBER, "A stack cannot be less than nothing.")
    if command.chips == bust.stack:
        raise Refused(Code.NOTHING_CHANGES, "That is noted already.")
    return Decision((h.StackGiven(entry.id, bust.seat, command.chips),))
