"""What a deed will do before it is done: the commands, who they are about, what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.line.comeback_effects import comeback_effects
from tdtool.line.spoken import clock_text, moment, players
from tdtool.line.tokens import Kind, scan
from tdtool.line.what_if import after
from tdtool.tournament.commands import (
    Bust,
    Command,
    DrawSeats,
    MoveEntry,
    ReEnter,
    SeatEntry,
    TakeBackBust,
)
from tdtool.tournament.refusal import Code, Refusal
from tdtool.tournament.seating import longest_waiting
from tdtool.tournament.standings import places
from tdtool.tournament.state import Status
from tdtool.tournament.values import HandChoice, SeatAt
from tdtool.ui.entries import person_plans, till_plans
from tdtool.ui.entries.deed_words import passed_over, short_reason
from tdtool.ui.entries.deeds import Deed, command_for
from tdtool.ui.entries.fields import NOTHING, Fields

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.desk import Desk
    from tdtool.tournament.state import Entry
    from tdtool.tournament.values import EntryId, Now
    from tdtool.ui.entries.deeds import FreeSeats, Offer

ALL_NAMED = 8
"""So many are named one by one; of more the first are."""


class Step(NamedTuple):
    """One act: its command, and whether it needs the director's reason."""

    command: Command
    needs_reason: bool = False


class Plan(NamedTuple):
    """What Enter does.

    `lines` are who and what becomes of him, `notes` sentences about all of them, `problem`
    is why it cannot be done as it stands, "" where it can. `asks_reason`: the house refuses
    some or all, and a reason takes them in.
    """

    steps: tuple[Step, ...]
    lines: tuple[tuple[str, str], ...]
    notes: tuple[str, ...] = ()
    problem: str = ""
    asks_reason: bool = False


def plan(desk: Desk, offer: Offer, fields: Fields, free: FreeSeats) -> Plan:
    """Work out what a deed does with those it can be done with, and with what was typed."""
    seat: SeatAt | None = None
    if fields.seat.strip():
        found = typed_seat(fields.seat)
        if found is None:
            return Plan((), (), problem="A seat is written as 18.6: table, point, seat.")
        seat = found
    if offer.deed is Deed.OUT:
        return _out(desk, offer, fields)
    problem = till_plans.problem(offer.deed, fields)
    if problem:
        return Plan((), (), problem=problem)
    if offer.deed is Deed.MERGE:
        return _merge(desk, offer, fields)
    if offer.deed is Deed.ERASE:
        return _erase(desk, offer, fields)
    if offer.deed is Deed.SEAT and seat is None:
        return _draw(desk, offer, free)
    return _one_by_one(desk, offer, fields, seat)


def typed_seat(text: str) -> SeatAt | None:
    """Read a seat as it is written, "18.6"; None where it is none."""
    found = scan(text)
    if len(found) == 1 and found[0].kind is Kind.SEAT:
        return SeatAt(found[0].a, found[0].b)
    return None


def typed_moment(text: str, now: Now) -> int | None:
    """Read a time that is past, "19:20", "7:20 pm" or "10 min ago", as ms; None if it is none."""
    said = text.strip().removeprefix("@")
    for found in (scan(f"@{said}"), scan(said)):
        if len(found) == 1 and found[0].kind in {Kind.TIME, Kind.AGO}:
            return moment(found[0], now)
    return None


def may_be_one_hand(desk: Desk, entries: Sequence[EntryId]) -> bool:
    """Tell whether these may have gone out in one hand: several at one table."""
    seats = [desk.state.entries[entry].seat for entry in entries]
    return len(seats) > 1 and None not in seats and len({seat.table for seat in seats if seat}) == 1


def _out(desk: Desk, offer: Offer, fields: Fields) -> Plan:
    now = desk.now()
    happened: int | None = None
    if fields.time.strip():
        happened = typed_moment(fields.time, now)
        if happened is None:
            return Plan((), (), problem="The time is written as 19:20 or 7:20 pm.")
    hand = HandChoice.SAME if fields.one_hand else HandChoice.UNKNOWN
    command = Bust(offer.able, hand, happened_ms=happened)
    facts = desk.preview(command)
    if isinstance(facts, Refusal):
        return Plan((), (), problem=facts.sentence)
    then = after(desk.state, facts, now.wall_ms)
    ranked = places(then)
    lines = [
        (_who(desk, entry), f"{ranked[entry]}" if entry in ranked else "out")
        for entry in offer.able[:ALL_NAMED]
    ]
    notes = [f"{players(then.seated)} left."]
    if happened is not None:
        notes.append(f"At {clock_text(happened, now)}.")
    if len(offer.able) > 1 and not fields.one_hand:
        notes.append("The first one named went out first.")
    return Plan((Step(command),), _with_rest(lines, len(offer.able)), tuple(notes))


def _draw(desk: Desk, offer: Offer, free: FreeSeats) -> Plan:
    """Draw seats for those who wait, in their order as far as seats are free."""
    able = set(offer.able)
    line = [entry for entry in longest_waiting(desk.state) if entry in able]
    seated = tuple(line[: free.count])
    command = DrawSeats(seated)
    refusal = desk.can(command)
    notes = []
    if len(seated) < len(line):
        notes.append(f"Only {len(seated):,} of {len(line):,}: no more seats are free.")
    before = passed_over(desk, seated)
    if before:
        first = desk.name(before[0])
        many = "1 alternate is" if len(before) == 1 else f"{len(before):,} alternates are"
        notes.append(f"{many} before: {first}{' first' if len(before) > 1 else ''}.")
    lines = [(_who(desk, entry), "a seat is drawn") for entry in seated[:ALL_NAMED]]
    problem = "" if refusal is None else refusal.sentence
    return Plan((Step(command),), _with_rest(lines, len(seated)), tuple(notes), problem)


def _one_by_one(desk: Desk, offer: Offer, fields: Fields, seat: SeatAt | None) -> Plan:
    """Do it with one after the other; those the house refuses only with a reason."""
    deed, reason = offer.deed, bool(fields.reason.strip())
    typed = seat is not None or bool(fields.receipt.strip())
    if typed and (offer.able or (offer.house and seat is None)):
        return _named(desk, offer, fields, seat)
    taken_in = offer.house if reason or not offer.able else ()
    steps = [Step(_command(desk, deed, entry, seat, fields)) for entry in offer.able]
    steps += [
        Step(_command(desk, deed, entry, seat, fields), needs_reason=True) for entry in taken_in
    ]
    whom = (*offer.able, *taken_in)
    lines = [
        (_who(desk, entry), _becomes(desk, deed, entry, seat, fields)) for entry in whom[:ALL_NAMED]
    ]
    notes = till_plans.notes(desk, deed, whom, fields)
    if offer.house and not taken_in:
        more = f"{len(offer.house):,} more with a reason: {short_reason(deed, offer.why)}."
        notes = (*notes, more)
    if deed is Deed.TAKE_BACK and len(whom) == 1:
        notes += _follows(desk, steps[0].command)
    problem = "" if offer.able or reason else _sentence(desk, offer)
    if deed is Deed.VOID and not reason:
        steps = []
    return Plan(tuple(steps), _with_rest(lines, len(whom)), notes, problem, bool(offer.house))


def _follows(desk: Desk, command: Command) -> tuple[str, ...]:
    """Say whose places, prizes and bounties change when somebody comes back."""
    facts = desk.preview(command)
    if isinstance(facts, Refusal):
        return ()
    effects = comeback_effects(desk.state, facts, desk.now().wall_ms, desk.name)
    return tuple(f"{one.label}: {one.text}." for one in effects)


def _merge(desk: Desk, offer: Offer, fields: Fields) -> Plan:
    """Make two persons one, under the name that is kept."""
    command = person_plans.merge(desk, offer.able, fields)
    lines = [(_who(desk, entry), f"entry {entry:,}") for entry in offer.able[:ALL_NAMED]]
    notes = person_plans.notes(desk, command)
    return Plan((Step(command),), _with_rest(lines, len(offer.able)), notes)


def _erase(desk: Desk, offer: Offer, fields: Fields) -> Plan:
    """Erase names; of those who wait for a prize only with a reason."""
    reason = bool(fields.reason.strip())
    taken_in = offer.house if reason or not offer.able else ()
    steps = [Step(one) for one in person_plans.erasures(desk, offer.able)]
    steps += [Step(one, needs_reason=True) for one in person_plans.erasures(desk, taken_in)]
    whom = (*offer.able, *taken_in)
    lines = [(_who(desk, entry), "no name any more") for entry in whom[:ALL_NAMED]]
    notes = person_plans.notes(desk, steps[0].command)
    problem = "" if offer.able or reason else _sentence(desk, offer)
    meant = tuple(steps) if fields.sure else ()
    return Plan(meant, _with_rest(lines, len(whom)), notes, problem, bool(offer.house))


def _named(desk: Desk, offer: Offer, fields: Fields, seat: SeatAt | None) -> Plan:
    """Do it with one to a seat or with a receipt that was named; what is locked takes a reason."""
    entry = (*offer.able, *offer.house)[0]
    reason = bool(fields.reason.strip())
    command = _command(desk, offer.deed, entry, seat, fields)
    lines = ((_who(desk, entry), _becomes(desk, offer.deed, entry, seat, fields)),)
    notes = till_plans.notes(desk, offer.deed, (entry,), fields)
    refusal = desk.can(command)
    if refusal is None:
        return Plan((Step(command),), lines, notes)
    if refusal.code is Code.EMPTY_TEXT:
        return Plan((), lines, notes)
    if not refusal.house:
        return Plan((), lines, notes, problem=refusal.sentence)
    problem = "" if reason else refusal.sentence
    return Plan((Step(command, needs_reason=True),), lines, notes, problem, asks_reason=True)


def _sentence(desk: Desk, offer: Offer) -> str:
    """Say why the house refuses: the desk's own sentence for one, few words for several."""
    if offer.deed is Deed.ERASE:
        return "" if offer.why is None else offer.why.sentence
    if len(offer.house) == 1:
        refusal = desk.can(command_for(offer.deed, offer.house[0]))
        return "" if refusal is None else refusal.sentence
    return f"{short_reason(offer.deed, offer.why)}, all {len(offer.house):,}.".capitalize()


def _command(
    desk: Desk, deed: Deed, entry: EntryId, seat: SeatAt | None, fields: Fields = NOTHING
) -> Command:
    if deed is Deed.RE_ENTER:
        return ReEnter(entry, fields.means)
    if deed in till_plans.TILL or deed is Deed.PULL:
        return till_plans.command(desk, deed, entry, fields)
    if seat is not None and deed is Deed.MOVE:
        return MoveEntry(entry, seat)
    if seat is not None and deed is Deed.SEAT:
        return SeatEntry(entry, seat)
    if seat is not None and deed is Deed.TAKE_BACK:
        stays = _holder(desk, entry, seat) is not None
        return TakeBackBust(entry, None if stays else seat, never_left=stays)
    return command_for(deed, entry)


def _holder(desk: Desk, entry: EntryId, seat: SeatAt) -> Entry | None:
    """Find who has the seat by now that somebody went out of; None where it is another one."""
    bust = desk.state.busts.get(entry)
    return None if bust is None or bust.seat != seat else desk.state.occupant(seat)


def _becomes(
    desk: Desk, deed: Deed, entry: EntryId, seat: SeatAt | None, fields: Fields = NOTHING
) -> str:
    """Say what becomes of one."""
    if deed in till_plans.TILL or deed in {Deed.NO_SHOW, Deed.PULL}:
        return till_plans.becomes(desk, deed, entry, fields)
    state = desk.state
    one = state.entries[entry]
    if deed is Deed.IN_THE_SEAT:
        return f"sits in {one.seat}"
    if deed is Deed.UNREGISTER:
        return "was never in"
    if deed is Deed.RE_ENTER:
        return "in again, drawn anew" if one.status is Status.OUT else "out on his word, in again"
    holder = None if seat is None else _holder(desk, entry, seat)
    if holder is not None:
        return f"still in {seat}; {desk.name(holder.id)} is drawn another seat"
    if seat is not None:
        return f"to {seat}"
    if deed is Deed.TAKE_BACK:
        old = _open_old_seat(desk, entry)
        return f"back to {old}" if old is not None else "back, a seat is drawn"
    return "a seat is drawn"


def _open_old_seat(desk: Desk, entry: EntryId) -> SeatAt | None:
    state = desk.state
    bust = state.busts.get(entry)
    seat = None if bust is None else bust.seat
    if seat is None or seat.table not in state.tables or state.occupant(seat) is not None:
        return None
    return seat


def _who(desk: Desk, entry: EntryId) -> str:
    seat = desk.state.entries[entry].seat
    return desk.name(entry) if seat is None else f"{seat} {desk.name(entry)}"


def _with_rest(lines: Sequence[tuple[str, str]], count: int) -> tuple[tuple[str, str], ...]:
    named = tuple(lines[:ALL_NAMED])
    rest = count - len(named)
    return (*named, (f"and {rest:,} more", "")) if rest else named
