"""What Enter will do, in a few short lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.call_effects import call_effects
from tdtool.line.candidate import Effect
from tdtool.line.chip_effects import chip_effects
from tdtool.line.clock_effects import clock_effects
from tdtool.line.comeback_effects import comeback_effects
from tdtool.line.count_effects import count_effects
from tdtool.line.days_effects import days_effects
from tdtool.line.penalty_effects import penalty_effects
from tdtool.line.person_effects import person_effects
from tdtool.line.plan_effects import DRAWN, plan_effects
from tdtool.line.prize_effects import prize_effects, prize_of_place
from tdtool.line.spoken import listed, players
from tdtool.line.till_effects import till_effects
from tdtool.line.together_effects import together_effects
from tdtool.line.what_if import after
from tdtool.tournament import facts as f
from tdtool.tournament import hand_facts as hf
from tdtool.tournament import hands, positions, queries
from tdtool.tournament.event_facts import MessageSet
from tdtool.tournament.plans.facts import SeatWon, TablesSized
from tdtool.tournament.plans.sizes import players_at
from tdtool.tournament.prizes.facts import KnockoutNamed
from tdtool.tournament.standings import came_back, ordinal
from tdtool.tournament.values import Placing
from tdtool.tournament.views import Age, Tone

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.rules.button.answer import Positions
    from tdtool.tournament.facts import Fact
    from tdtool.tournament.state import State, Table
    from tdtool.tournament.values import SeatAt

_MOST_TABLES = 2
"""Tables whose new count is told."""


def effects_of(room: Room, facts: Sequence[Fact]) -> tuple[Effect, ...]:
    """Tell what these facts would change; drawn seats are not told before they are drawn."""
    return (
        *_outs(room, facts),
        *_each(room, facts),
        *comeback_effects(room.state, facts, room.now.wall_ms, room.name),
        *till_effects(room, facts),
        *person_effects(room.state, facts, room.now.wall_ms),
        *together_effects(room, facts),
        *call_effects(room, facts),
        *days_effects(room, facts),
        *count_effects(room, facts),
        *_tables(room, facts),
    )


# Who is out.


def _outs(room: Room, facts: Sequence[Fact]) -> list[Effect]:
    busts = [fact for fact in facts if isinstance(fact, f.Busted)]
    if not busts:
        return []
    if any(isinstance(fact, SeatWon) for fact in facts):
        return [Effect("Left", players(room.state.in_play - len(busts)))]
    again = sum(isinstance(fact, f.EntryRegistered) for fact in facts)
    left = room.state.in_play - len(busts) + again
    held = any(room.state.together.is_held(fact.group) for fact in busts)
    place = "when the hand is closed" if held else _places(room, busts, left)
    found = [Effect("Place", f"{place}, {left:,} left")]
    if again:
        found = [Effect("Left", players(left))]
    elif len(busts) == 1 and busts[0].happened_ms is None and not held:
        found += prize_of_place(room, left + 1)
    by = next((fact.by for fact in facts if isinstance(fact, KnockoutNamed)), ())
    if by:
        found.append(Effect("Knocked out by", listed([room.name(entry) for entry in by])))
    if any(fact.floor_to_check for fact in busts):
        found.append(Effect("To do", "floor to check: out on his word", Tone.NEEDS_YOU))
    given_back = [str(fact.seat) for fact in busts if fact.origin is not None]
    if given_back:
        are = "is" if len(given_back) == 1 else "are"
        found.append(Effect("Seat", f"{listed(given_back)} {are} open again: take the slip back"))
    named = sum(fact.names_report for fact in busts)
    if named:
        found.append(Effect("Open report", "named by this" if named == 1 else f"{named} named"))
    return found


def _places(room: Room, busts: Sequence[f.Busted], left: int) -> str:
    """Give the places of these busts: after all who went out later, shared within a hand."""
    group = busts[0].group
    counted = room.state.busts.values()
    with_him = [bust for bust in reversed(counted) if bust.group == group]
    first = left + 1
    when = min((bust.at_ms for bust in with_him), default=busts[0].happened_ms)
    if when is not None:
        first += sum(
            bust.at_ms > when and bust.group != group and not came_back(room.state, bust.entry)
            for bust in counted
        )
    last = first + len(busts) + len(with_him) - 1
    if last == first:
        return ordinal(first)
    if len({fact.group for fact in busts}) == 1:
        return f"{ordinal(first)}-{ordinal(last)} shared"
    return f"{ordinal(last)} to {ordinal(first)}"


# One fact after the other.


def _each(room: Room, facts: Sequence[Fact]) -> list[Effect]:
    found: list[Effect] = []
    opened = [fact for fact in facts if isinstance(fact, f.TableOpened)]
    if len(opened) > 1:
        numbers = f"{opened[0].table} to {opened[-1].table}"
        found.append(Effect("Tables", f"{len(opened):,} open: {numbers}"))
    elif opened:
        found.append(Effect(f"Table {opened[0].table}", f"opens with {opened[0].seats} seats"))
    for fact in facts:
        found += _one(room, fact) or plan_effects(fact) or chip_effects(room, fact)
    entered = [fact for fact in facts if isinstance(fact, f.EntryRegistered)]
    if len(entered) > 1:
        found.append(Effect("Entries", f"{entered[0].entry:,} to {entered[-1].entry:,}"))
    elif entered:
        again = entered[0].number
        text = f"{entered[0].entry:,}" + (f", his {ordinal(again)}" if again > 1 else "")
        found.append(Effect("Entry", text))
    return found


def _one(room: Room, fact: Fact) -> list[Effect]:
    match fact:
        case f.SeatsDrawn():
            return _drawn(fact)
        case f.EntryPlaced() | f.SeatsSwapped() | f.Arrived():
            return _placed(room, fact)
        case f.BustCorrected() | f.BustTakenBack() | f.FloorChecked():
            return _corrected(room, fact)
        case hf.PositionGiven() | hf.FirstButtonNamed() | hf.HandStepped():
            return [_hand(fact)]
        case f.EntryUnregistered(seat=seat):
            text = "as if he had never entered" + (f"; {seat} is open again" if seat else "")
            return [Effect("Entry", text)]
        case f.Noted():
            return [Effect("Journal", "the note is kept")]
        case MessageSet(text=text_id):
            words = "its message is taken off" if text_id is None else "shows it from now on"
            return [Effect("Board", words)]
        case f.ClockSet(act=act, anchor=anchor):
            return clock_effects(room, act, anchor)
    return _of_table(room, fact) or penalty_effects(room, fact) or prize_effects(room, fact)


def _hand(fact: hf.PositionGiven | hf.FirstButtonNamed | hf.HandStepped) -> Effect:
    match fact:
        case hf.PositionGiven(last=last):
            return Effect("Last hand", _spots(last.button, last.small_blind, last.big_blinds))
        case hf.FirstButtonNamed(seat=seat):
            return Effect("First hand", f"button {seat}, else the next player")
    spot = fact.positions
    return Effect("Hand now", _spots(spot.button, spot.small_blind, spot.big_blinds))


def _of_table(room: Room, fact: Fact) -> list[Effect]:
    match fact:
        case f.TableClosed():
            return [_closed(fact)]
        case f.HeadsCounted(missing=missing):
            text = "nobody is missing" if missing == 0 else f"{missing} to be named later"
            return [Effect("Open report", text, Tone.NEEDS_YOU if missing else None)]
        case f.TableLocked(locked=locked) | f.EntryLocked(locked=locked):
            return [Effect("Moves", "none from here" if locked else "allowed again")]
        case f.SeatLocked(locked=locked):
            return [Effect("Draws", "this seat is left out" if locked else "offered again")]
        case TablesSized():
            return _sized(room, fact)
    return []


def _sized(room: Room, fact: TablesSized) -> list[Effect]:
    count = "1 table" if len(fact.tables) == 1 else f"{len(fact.tables):,} tables"
    found = [Effect("Seats", f"{fact.seats} at {count}")] if fact.tables else []
    tables = [room.state.tables[number] for number in fact.tables]
    above = sum(seat > fact.seats for table in tables for seat in table.occupants)
    if above:
        close = "1 seat closes once it is empty" if above == 1 else f"{above:,} seats close later"
        found.append(Effect("Still taken", close, Tone.NEEDS_YOU))
    return [*found, Effect("New tables", f"open with {fact.seats} seats")] if fact.event else found


def _closed(fact: f.TableClosed) -> Effect:
    if not fact.standing:
        return Effect(f"Table {fact.table}", "is gone")
    return Effect("To do", f"{players(len(fact.standing))} to be found a seat", Tone.NEEDS_YOU)


def _drawn(fact: f.SeatsDrawn) -> list[Effect]:
    if len(fact.seats) == 1:
        return [Effect("Seat", DRAWN)]
    tables = len({seat.table for seat in fact.seats})
    return [
        Effect("Seats", f"{len(fact.seats):,} at {tables:,} tables, {DRAWN}"),
        Effect("Seed", f"sealed as {fact.seal.digest[:7]}"),
    ]


def _placed(room: Room, fact: f.EntryPlaced | f.SeatsSwapped | f.Arrived) -> list[Effect]:
    match fact:
        case f.SeatsSwapped():
            return [
                Effect(str(fact.other_seat), room.name(fact.one)),
                Effect(str(fact.one_seat), room.name(fact.other)),
            ]
        case f.Arrived():
            return [Effect("To do", "ticked: he sits")]
    came = f", from {fact.origin}" if fact.origin is not None else ""
    found = [Effect("Seat", f"{fact.seat}{came}")]
    if fact.awaited:
        what = "move" if fact.placing is Placing.MOVE else "seat"
        found.append(Effect("To do", f"the {what} waits to be ticked"))
    return found


def _corrected(
    room: Room, fact: f.BustCorrected | f.BustTakenBack | f.FloorChecked
) -> list[Effect]:
    match fact:
        case f.FloorChecked():
            return [Effect("To do", "ticked: the floor has checked")]
        case f.BustCorrected():
            back = f"back in {fact.wrong_seat}" if fact.wrong_seat else "back, without a seat"
            return [
                Effect(room.name(fact.wrong), back),
                Effect(room.name(fact.right), "out: same time, same place"),
            ]
    old = room.state.busts[fact.entry].seat
    found = [Effect("Left", players(room.state.in_play + (fact.withdrawn is None)))]
    if fact.seat is not None:
        found.append(Effect("Seat", f"{fact.seat}{', his old one' if fact.seat == old else ''}"))
    if fact.withdrawn is not None:
        found.append(Effect("Re-entry", "void: he never went out"))
    return found


# Tables, and the next hand where it is known.


def _touched(facts: Sequence[Fact]) -> list[int]:
    found: list[int] = []
    for fact in facts:
        seats: tuple[SeatAt | None, ...] = ()
        match fact:
            case f.Busted(seat=seat, origin=origin):
                seats = (origin, seat)
            case f.Arrived(seat=seat) | f.EntryUnregistered(seat=seat):
                seats = (seat,)
            case f.EntryPlaced(seat=seat, origin=origin):
                seats = (origin, seat)
            case f.BustCorrected(wrong_seat=one, right_seat=other):
                seats = (one, other)
            case f.BustTakenBack(seat=one, withdrawn_seat=other):
                seats = (one, other)
            case hf.PositionGiven() | hf.HandStepped() | hf.FirstButtonNamed() as known:
                found.append(known.table)
        found += [seat.table for seat in seats if seat is not None]
    return list(dict.fromkeys(found))


def _tables(room: Room, facts: Sequence[Fact]) -> list[Effect]:
    all_touched = [n for n in _touched(facts) if n in room.state.tables]
    touched = all_touched[:_MOST_TABLES]
    if not touched:
        return []
    then = after(
        room.state, (fact for fact in facts if not isinstance(fact, f.SeatsDrawn)), room.now.wall_ms
    )
    found: list[Effect] = []
    fullest = _fullest(room, then, all_touched)
    for number in touched:
        before, table = room.state.tables[number], then.tables[number]
        if len(table.occupants) != len(before.occupants):
            found.append(_count(room, then, table, fullest))
        found += _next_hand(room, then, before, table)
    return found


def _fullest(room: Room, then: State, touched: Sequence[int]) -> int:
    """Give the players at the fullest table then, counted anew only where it may be another."""
    most, so_full = room.fullest
    if room.state.plans.orders or so_full == sum(room.sizes.get(n) == most for n in touched):
        return queries.fullest_table(then)
    now = (then.tables[number] for number in touched if number in then.tables)
    return max([most, *(players_at(then, table) for table in now if not table.locked)])


def _count(room: Room, then: State, table: Table, fullest: int) -> Effect:
    text = f"{len(table.occupants)} of {table.seats}"
    if then.clock is not None:
        short = queries.short_by(then, table, room.now, fullest)
        if short:
            return Effect(f"Table {table.number}", f"{text}, short by {short}", Tone.NEEDS_YOU)
    return Effect(f"Table {table.number}", text)


def _next_hand(room: Room, then: State, before: Table, table: Table) -> list[Effect]:
    if positions.age(then, table, room.now) is Age.KNOWN:
        answer = hands.answer_of(then, table, room.now)
        if answer is None:
            return []
        spot = answer.positions
        return [Effect("Next hand", "\n".join(_said(room, then, table, spot)))]
    if positions.age(room.state, before, room.now) is Age.KNOWN:
        return [Effect("Next hand", "not known any more: who was the button?")]
    return []


def _said(room: Room, then: State, table: Table, spot: Positions) -> list[str]:
    def at(seat: int) -> str:
        entry = table.occupants.get(seat)
        return f"{seat} empty" if entry is None else f"{seat} {_short(room, then, entry)}"

    lines = [f"button {at(spot.button)}"]
    if spot.small_blinds:
        lines.append(f"small blind {listed([at(seat) for seat in spot.small_blinds])}")
    elif spot.small_blind is not None:
        lines.append("no small blind")
    if spot.big_blinds:
        lines.append(f"big blind {listed([at(seat) for seat in spot.big_blinds])}")
    if spot.waits:
        lines.append(f"waits: {listed([at(seat) for seat in spot.waits])}")
    return lines


def _short(room: Room, then: State, entry: int) -> str:
    name = " ".join(room.roster.name(then.entries[entry].person).split())
    most = 24
    return name if len(name) <= most else name[: most - 1] + "…"


def _spots(button: int, small: int | None, big: Sequence[int]) -> str:
    said = [f"button {button}"]
    if small is not None:
        said.append(f"small blind {small}")
    if big:
        said.append(f"big blind {listed([str(seat) for seat in big])}")
    return ", ".join(said)
