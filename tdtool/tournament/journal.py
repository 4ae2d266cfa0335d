"""What happened, said in a few words each: the journal and the undo are made of these."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament import event_facts as e
from tdtool.tournament import facts as f
from tdtool.tournament import hand_facts as hf
from tdtool.tournament import ruling_facts as r
from tdtool.tournament.calls import sayings as calls
from tdtool.tournament.chips import sayings as chips
from tdtool.tournament.counted import sayings as counted
from tdtool.tournament.days import sayings as days
from tdtool.tournament.hand_for_hand import sayings as together
from tdtool.tournament.money import sayings as money
from tdtool.tournament.no_show_facts import NoShowMarked, StackPulled
from tdtool.tournament.person_facts import PersonErased, PersonsMerged
from tdtool.tournament.plans import words as plan_words
from tdtool.tournament.prizes import sayings as prizes
from tdtool.tournament.values import ClockAct, PenaltyEnd, PenaltyKind, Placing, Sheet, Source

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tdtool.tournament.values import EntryId, SeatAt


def told(facts: Iterable[f.Fact], called: Callable[[EntryId], str]) -> str:
    """Say what an act did in a few words; `called` names an entry.

    Many like facts of an act are said once with their number.
    """
    kinds = by_kind(facts)
    said = [plan_words.broken(kinds)]
    said += [_of_a_kind(alike, called) for alike in kinds.values()]
    return ", ".join(text for text in said if text)


def by_kind(facts: Iterable[f.Fact]) -> dict[type[f.Fact], list[f.Fact]]:
    """Put like facts of an act together, less what goes without saying."""
    kinds: dict[type[f.Fact], list[f.Fact]] = {}
    for fact in facts:
        kinds.setdefault(type(fact), []).append(fact)
    if len(kinds) > 1:
        # The answer that was acted on.
        kinds.pop(hf.AnswerGiven, None)
    if r.PenaltyGiven in kinds:
        # A penalty names its ruling.
        kinds.pop(r.Ruled, None)
        kinds.pop(r.RulingDecided, None)
    plan_words.simplified(kinds)
    together.simplify(kinds)
    return kinds


MANY = 3
"""More like facts than this are counted, not listed."""

_COUNTED: dict[type[f.Fact], str] = {
    f.EntryRegistered: "players registered",
    f.TableOpened: "tables opened",
    f.Busted: "players out",
    **money.COUNTED,
    **together.COUNTED,
    **days.COUNTED,
}


def _of_a_kind(alike: list[f.Fact], called: Callable[[EntryId], str]) -> str:
    many = _COUNTED.get(type(alike[0]))
    if many is not None and len(alike) > MANY:
        return f"{len(alike):,} {many}"
    return ", ".join(text for text in (_one(fact, called) for fact in alike) if text)


def _one(fact: f.Fact, called: Callable[[EntryId], str]) -> str:
    say = _SAYINGS.get(type(fact))
    return "" if say is None else say(fact, called)


def _at(seat: SeatAt | None, name: str) -> str:
    return name if seat is None else f"{seat} {name}"


def _seats_drawn(fact: f.SeatsDrawn, called: Callable[[EntryId], str]) -> str:
    if len(fact.entries) == 1:
        return f"{called(fact.entries[0])} drew {fact.seats[0]}"
    return f"{len(fact.entries):,} seats drawn"


def _placed(fact: f.EntryPlaced, called: Callable[[EntryId], str]) -> str:
    words = {
        Placing.SEAT: "seated at",
        Placing.MOVE: "moves to",
        Placing.SITS_AT: "sits at",
    }
    return f"{called(fact.entry)} {words[fact.placing]} {fact.seat}"


def _position(fact: hf.PositionGiven, _called: Callable[[EntryId], str]) -> str:
    if fact.source is Source.BIG_BLIND:
        return f"table {fact.table} big blind {fact.last.big_blinds[-1]}"
    return f"table {fact.table} button {fact.last.button}"


def _clock(fact: f.ClockSet, _called: Callable[[EntryId], str]) -> str:
    words = {
        ClockAct.START: "clock started",
        ClockAct.PAUSE: "clock paused",
        ClockAct.ADD: "clock corrected",
        ClockAct.SET: "clock set",
        ClockAct.GO_TO_LEVEL: "went to another level",
        ClockAct.RAN_SINCE: "clock ran on",
        ClockAct.HOLD: "clock held",
        ClockAct.HAND: "a hand off the clock",
        ClockAct.EDIT: "levels changed",
    }
    return words[fact.act]


def _of_players(fact: r.Ruled, called: Callable[[EntryId], str]) -> str:
    corrects = "" if fact.corrects is None else f", corrects {fact.corrects}"
    if not fact.players:
        table = "" if fact.table is None else f", table {fact.table}"
        return f"ruling {fact.ruling}{table}{corrects}"
    first = fact.players[0]
    return f"ruling {fact.ruling}, {_at(first.seat, called(first.entry))}{corrects}"


def _penalty(fact: r.PenaltyGiven, called: Callable[[EntryId], str]) -> str:
    what = penalty_words(fact.kind, fact.length)
    return f"{_at(fact.seat, called(fact.entry))}: {what} (ruling {fact.ruling})"


def penalty_words(kind: PenaltyKind, length: int) -> str:
    """Say what a player is given: "warning", "1 hand", "2 rounds", "disqualified"."""
    if kind is PenaltyKind.WARNING:
        return "warning"
    if kind is PenaltyKind.DISQUALIFICATION:
        return "disqualified"
    one = "hand" if kind is PenaltyKind.HANDS else "round"
    return f"{length} {one}" if length == 1 else f"{length} {one}s"


def hands_left(left: int) -> str:
    """Say how many hands are left: "2 hands left", "no hands left"."""
    return f"{left or 'no'} {'hand' if left == 1 else 'hands'} left"


def _ended(fact: r.PenaltyEnded, called: Callable[[EntryId], str]) -> str:
    name = called(fact.entry)
    said = {
        PenaltyEnd.BACK: f"{name} is back from his penalty",
        PenaltyEnd.LIFTED: f"{name}: penalty lifted",
    }
    return said.get(fact.end, f"{name}: penalty replaced")


def _busted(fact: f.Busted, called: Callable[[EntryId], str]) -> str:
    if fact.penalty is not None:
        # That he was disqualified is said by the penalty.
        return ""
    said = f"{_at(fact.origin or fact.seat, called(fact.entry))} out"
    return said if fact.origin is None else f"{said} before he moved, {fact.seat} open again"


def _reentries(fact: e.ReentriesChanged, _called: Callable[[EntryId], str]) -> str:
    if fact.reentries is None:
        return "re-entries without limit"
    if fact.reentries == 0:
        return "no re-entries"
    return "1 re-entry each" if fact.reentries == 1 else f"{fact.reentries} re-entries each"


def _printed(fact: f.SheetPrinted, _called: Callable[[EntryId], str]) -> str:
    if fact.ruling is None:
        return f"{fact.sheet.replace('_', ' ')} printed"
    what = "penalty slip" if fact.sheet is Sheet.PENALTY else "slip"
    return f"{what} of ruling {fact.ruling} printed"


def _locked(what: str, *, locked: bool) -> str:
    return f"{what} {'locked' if locked else 'unlocked'}"


_SAYINGS: dict[type[f.Fact], Callable[[Any, Callable[[EntryId], str]], str]] = {
    f.TournamentOpened: lambda fact, _: f"{fact.name} set up",
    f.StructureChanged: lambda _, __: "levels changed",
    f.HouseRulesChanged: lambda _, __: "house rules changed",
    e.TournamentRenamed: lambda fact, _: f"now called {fact.name}",
    e.ReentriesChanged: _reentries,
    e.MessageSet: lambda fact, _: "board message" if fact.text else "board message taken off",
    f.EntryRegistered: lambda fact, called: (
        f"{called(fact.entry)} {'registered' if fact.number == 1 else 're-entered'}"
    ),
    f.EntryUnregistered: lambda fact, called: f"{called(fact.entry)} unregistered",
    PersonsMerged: lambda fact, called: (
        f"{called(fact.entries[0])}: two persons made one"
        if fact.entries
        else "two persons of the flights made one"
    ),
    PersonErased: lambda _, __: "a player’s name erased",
    f.TableOpened: lambda fact, _: f"table {fact.table} opened",
    f.TableClosed: lambda fact, _: f"table {fact.table} closed",
    f.TableLocked: lambda fact, _: _locked(f"table {fact.table}", locked=fact.locked),
    f.SeatLocked: lambda fact, _: _locked(f"seat {fact.seat}", locked=fact.locked),
    f.EntryLocked: lambda fact, called: _locked(called(fact.entry), locked=fact.locked),
    f.SeatsDrawn: _seats_drawn,
    f.EntryPlaced: _placed,
    f.SeatsSwapped: lambda fact, called: f"{called(fact.one)} and {called(fact.other)} swapped",
    f.Arrived: lambda fact, called: f"{called(fact.entry)} is at {fact.seat}",
    f.SeatDisputed: lambda fact, called: (
        f"two for {fact.seat}: {called(fact.stays)} stays, {called(fact.stands)} stands"
    ),
    f.SheetPrinted: _printed,
    NoShowMarked: lambda fact, called: f"{_at(fact.seat, called(fact.entry))} is a no-show",
    StackPulled: lambda fact, called: (
        f"{_at(fact.seat, called(fact.entry))}: stack of {fact.chips:,} pulled"
    ),
    f.Busted: _busted,
    f.HeadsCounted: lambda fact, _: f"table {fact.table} has {fact.counted}",
    f.BustCorrected: lambda fact, called: f"{called(fact.right)} out, not {called(fact.wrong)}",
    f.BustTakenBack: lambda fact, called: f"{called(fact.entry)} is back",
    f.FloorChecked: lambda fact, called: f"{called(fact.entry)} checked",
    hf.PositionGiven: _position,
    hf.FirstButtonNamed: lambda fact, _: f"table {fact.table} first button {fact.seat}",
    hf.HandSetByHand: lambda fact, _: f"table {fact.table} set by hand",
    hf.HandStepped: lambda fact, _: f"table {fact.table} next hand",
    hf.AnswerGiven: lambda fact, _: f"table {fact.table} card",
    f.ClockSet: _clock,
    f.Noted: lambda _, __: "note",
    **plan_words.SAYINGS,
    r.Ruled: _of_players,
    r.RulingDecided: lambda fact, _: f"ruling {fact.ruling} decided",
    r.RulingAppealed: lambda fact, _: f"appeal against ruling {fact.ruling}",
    r.AppealDecided: lambda fact, _: (
        f"ruling {fact.ruling} {'upheld' if fact.upheld else 'overturned'}"
    ),
    r.PenaltyGiven: _penalty,
    r.PenaltyCounted: lambda fact, called: f"{called(fact.entry)}: {hands_left(fact.left)}",
    r.PenaltyEnded: _ended,
    **money.SAYINGS,
    **prizes.SAYINGS,
    **together.SAYINGS,
    **days.SAYINGS,
    **chips.SAYINGS,
    **counted.SAYINGS,
    **calls.SAYINGS,
}
"""Undo, redo and an override's reason say nothing by themselves."""
