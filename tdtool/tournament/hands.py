"""Button and blinds of a table: what the floor says of the last hand, and the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.button.by_hand import set_by_hand
from tdtool.rules.button.check import BadQuestion, check_last_hand, check_observation
from tdtool.rules.button.first_hand import first_hand
from tdtool.rules.button.next_hand import answer
from tdtool.rules.button.observed import from_big_blind, from_button
from tdtool.rules.button.question import ButtonRule, GameForm, KnownFrom
from tdtool.tournament import facts as f
from tdtool.tournament import hand_facts as hf
from tdtool.tournament import positions
from tdtool.tournament.asking import Asking, Decision, called
from tdtool.tournament.hand_for_hand.playing import played
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.values import SeatAt, Source
from tdtool.tournament.views import Age

if TYPE_CHECKING:
    from collections.abc import Collection

    from tdtool.rules.button.answer import Answer
    from tdtool.rules.button.question import LastHand
    from tdtool.tournament import commands as c
    from tdtool.tournament.state import Position, State, Table
    from tdtool.tournament.values import Now

FEWEST = 2
"""Players a hand needs."""


def answer_of(
    state: State, table: Table, now: Now, rule: ButtonRule | None = None
) -> Answer | None:
    """Answer for the next hand of a table from its position, however old; None without one.

    A hand that was put by hand is answered as it was put, under the house's rule only. Where
    the first button was named the next hand is the first one.
    """
    seats = positions.occupied(state, table)
    if table.first_button is not None:
        if len(seats) < FEWEST:
            return None
        form = positions.form(positions.stakes_of(state, now))
        return first_hand(rule or state.house.button_rule, table.first_button.seat, seats, form)
    forced = positions.forced(state, table)
    if forced is not None and rule in (None, state.house.button_rule):
        form = GameForm.BLINDS if forced.big_blinds else GameForm.STUD
        return set_by_hand(state.house.button_rule, forced, seats, form)
    question = positions.question(state, table, now, rule)
    return None if question is None else answer(question)


def _dealt(ask: Asking, table: Table, command: c.GiveButton | c.GiveBigBlind) -> tuple[int, ...]:
    """Give the seats dealt into the last hand: who sits there, less the new, plus the left."""
    for seat in (*command.left, *command.not_dealt):
        ask.seat(SeatAt(table.number, seat))
    here = set(positions.occupied(ask.state, table)) - set(command.not_dealt)
    for number in command.out:
        entry = ask.entry(number)
        if entry.seat is None or entry.seat.table != table.number:
            raise Refused(
                Code.BAD_POSITION, f"{called(entry)} does not sit at table {table.number}."
            )
    return tuple(sorted(here | set(command.left)))


def _given(
    ask: Asking,
    table: Table,
    last: LastHand,
    command: c.GiveButton | c.GiveBigBlind,
    source: Source,
) -> Decision:
    if ask.state.in_play <= len(command.out):
        raise Refused(Code.LAST_PLAYER, "Somebody has to be left: the last player is not out.")
    hand = table.hand + 1
    given = hf.PositionGiven(table.number, hand, last, tuple(sorted(command.left)), source)
    group = ask.state.groups + 1
    joint = played(ask.state, None, (hand, group))
    reports = table.missing
    busted: list[f.Busted] = []
    for place, number in enumerate(dict.fromkeys(command.out)):
        busted.append(
            f.Busted(
                entry=number,
                seat=ask.state.entries[number].seat,
                hand=hand,
                group=joint.group,
                together=joint.together,
                reported_ms=ask.now.wall_ms,
                names_report=place < reports,
            )
        )
    gone = {fact.seat.seat for fact in busted if fact.seat is not None}
    return Decision((given, *busted, *_answer_after(ask, table, given, gone)))


def _answer_after(
    ask: Asking, table: Table, given: hf.PositionGiven, gone: Collection[int]
) -> tuple[hf.AnswerGiven, ...]:
    seats = tuple(seat for seat in positions.occupied(ask.state, table) if seat not in gone)
    stay = set(seats) & set(given.last.seats) - set(given.left)
    return _recorded(ask, table, given.hand, given.last, seats, stay)


def _recorded(  # noqa: PLR0913, PLR0917
    ask: Asking,
    table: Table,
    hand: int,
    last: LastHand,
    seats: tuple[int, ...],
    stay: Collection[int],
) -> tuple[hf.AnswerGiven, ...]:
    """Keep the answer that the director acts on, where there is one (two players or more)."""
    if len(seats) < FEWEST:
        return ()
    found = answer(positions.question_of(ask.state, ask.now, last, seats, stay))
    return (hf.AnswerGiven(table.number, hand + 1, found.rule, found.positions, found.dealt_in),)


def answer_without(
    ask: Asking, table: Table, position: Position, gone: Collection[int]
) -> tuple[hf.AnswerGiven, ...]:
    """Keep the answer for a table whose last hand is known, once those in `gone` are out."""
    seats = tuple(seat for seat in positions.occupied(ask.state, table) if seat not in gone)
    stay = {seat for seat in seats if position.present.get(seat) == table.occupants[seat]}
    return _recorded(ask, table, position.hand, position.last, seats, stay)


def give_button(ask: Asking, command: c.GiveButton) -> Decision:
    """Take the button of a table's last hand, and who went out in it."""
    table = ask.table(command.table)
    dealt = _dealt(ask, table, command)
    try:
        last = _with_blinds(ask, command, dealt)
        check_last_hand(last, max_seats=table.seats)
        check_observation(last)
    except BadQuestion as error:
        raise Refused(Code.BAD_POSITION, str(error)) from error
    source = Source.BOTH if command.big_blinds else Source.BUTTON
    return _given(ask, table, last, command, source)


def _with_blinds(ask: Asking, command: c.GiveButton, dealt: tuple[int, ...]) -> LastHand:
    form = positions.form(positions.stakes_of(ask.state, ask.now))
    rule = ask.state.house.button_rule
    last = from_button(rule, command.button, dealt, form)
    if not command.big_blinds:
        return last
    small = None if rule is ButtonRule.MOVING else command.small_blind
    return last._replace(
        small_blind=small, big_blinds=command.big_blinds, known_from=KnownFrom.WHOLE
    )


def give_big_blind(ask: Asking, command: c.GiveBigBlind) -> Decision:
    """Take the big blind of a table's last hand, and who went out in it."""
    table = ask.table(command.table)
    dealt = _dealt(ask, table, command)
    try:
        last = from_big_blind(ask.state.house.button_rule, command.big_blind, dealt)
        check_last_hand(last, max_seats=table.seats)
    except BadQuestion as error:
        raise Refused(Code.BAD_POSITION, str(error)) from error
    return _given(ask, table, last, command, Source.BIG_BLIND)


def _stepped(table: Table, hand: Answer) -> Decision:
    return Decision(
        (
            hf.HandStepped(
                table=table.number,
                hand=table.hand + 1,
                rule=hand.rule,
                positions=hand.positions,
                dealt_in=hand.dealt_in,
                last=hand.as_last_hand(),
            ),
        )
    )


def set_first_button(ask: Asking, command: c.SetFirstButton) -> Decision:
    """Name the seat of a table's first button; what was known of its last hand counts no more."""
    table = ask.seat(SeatAt(command.table, command.seat))
    first = table.first_button
    if first is not None and first.seat == command.seat:
        raise Refused(
            Code.NOTHING_CHANGES,
            f"Table {table.number} begins with the button on {command.seat} already.",
        )
    return Decision((hf.FirstButtonNamed(table.number, command.seat),))


def set_hand(ask: Asking, command: c.SetHand) -> Decision:
    """Put button and blinds of the next hand by hand (TDA24 34-A)."""
    table = ask.table(command.table)
    reason = command.reason.strip()
    if not reason:
        raise Refused(Code.EMPTY_TEXT, "Putting it by hand needs a reason.")
    seats = positions.occupied(ask.state, table)
    form = positions.form(positions.stakes_of(ask.state, ask.now))
    rule = ask.state.house.button_rule
    try:
        put = set_by_hand(rule, command.positions, seats, form, table.seats)
    except BadQuestion as error:
        raise Refused(Code.BAD_POSITION, str(error)) from error
    text = ask.new_id()
    fact = hf.HandSetByHand(table.number, table.hand + 1, command.positions, put.dealt_in, text)
    return Decision((fact,), texts={text: reason})


def _fresh_answer(ask: Asking, table: Table) -> Answer:
    age = positions.age(ask.state, table, ask.now)
    hand = answer_of(ask.state, table, ask.now)
    if age is Age.UNKNOWN or hand is None:
        raise Refused(
            Code.POSITION_UNKNOWN,
            f"The last hand of table {table.number} is not known: "
            "who was the button, or the big blind?",
        )
    if age is Age.STALE:
        ask.house(
            Code.POSITION_UNKNOWN,
            f"Play has gone on at table {table.number}: what is known may be old.",
        )
    return hand


def next_hand(ask: Asking, command: c.NextHand) -> Decision:
    """Step a table to its next hand."""
    table = ask.table(command.table)
    return _stepped(table, _fresh_answer(ask, table))


def record_answer(ask: Asking, command: c.RecordAnswer) -> Decision:
    """Keep the answer that leaves the desk on paper."""
    table = ask.table(command.table)
    hand = _fresh_answer(ask, table)
    given = hf.AnswerGiven(table.number, table.hand + 1, hand.rule, hand.positions, hand.dealt_in)
    return Decision((given,))
