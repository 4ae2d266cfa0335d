"""Whether a fact could still have happened: asked of all later facts when an act is undone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament import facts as f
from tdtool.tournament import hand_facts as hf
from tdtool.tournament import ruling_facts as r
from tdtool.tournament.calls import holds as calls_hold
from tdtool.tournament.chips import holds as chips_hold
from tdtool.tournament.counted import holds as counts_hold
from tdtool.tournament.days import holds as days_hold
from tdtool.tournament.hand_for_hand import holds as together_holds
from tdtool.tournament.money import holds as money_holds
from tdtool.tournament.no_show_facts import NoShowMarked, StackPulled
from tdtool.tournament.one_person import erase_holds, merge_holds
from tdtool.tournament.person_facts import PersonErased, PersonsMerged
from tdtool.tournament.plans import facts as pf
from tdtool.tournament.plans.holds import CHECKS
from tdtool.tournament.prizes import holds as prizes_hold
from tdtool.tournament.state import Status
from tdtool.tournament.values import RulingState

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tdtool.tournament.state import Entry, State
    from tdtool.tournament.values import EntryId, SeatAt


def holds(state: State, fact: f.Fact) -> bool:
    """Tell whether the fact's own precondition holds in the state just before it."""
    check = _CHECKS.get(type(fact))
    return check is None or check(state, fact)


def _entry(state: State, entry: EntryId, *statuses: Status) -> Entry | None:
    found = state.entries.get(entry)
    return found if found is not None and found.status in statuses else None


_PLAYING = (Status.SEATED, Status.STANDING)
_IN_PLAY = (*_PLAYING, Status.WAITING)


def _sits(state: State, entry: EntryId, seat: SeatAt | None) -> bool:
    found = _entry(state, entry, *_IN_PLAY)
    return found is not None and found.seat == seat


def _free(state: State, seat: SeatAt, but: Iterable[EntryId] = ()) -> bool:
    table = state.tables.get(seat.table)
    if table is None or not 1 <= seat.seat <= table.seats:
        return False
    occupant = table.occupants.get(seat.seat)
    return occupant is None or occupant in but


def _dealt_in(state: State, table: int, seats: Iterable[int]) -> bool:
    found = state.tables.get(table)
    return found is not None and all(seat in found.occupants for seat in seats)


def _registered(state: State, fact: f.EntryRegistered) -> bool:
    last = state.last_entry_of(fact.person)
    if state.counted is not None:
        return False
    return last is None or (last.status is Status.OUT and last.number < fact.number)


def _unregistered(state: State, fact: f.EntryUnregistered) -> bool:
    return _sits(state, fact.entry, fact.seat)


def _table_opened(state: State, fact: f.TableOpened) -> bool:
    return fact.table not in state.tables


def _table_closed(state: State, fact: f.TableClosed) -> bool:
    table = state.tables.get(fact.table)
    return table is not None and set(table.occupants.values()) == set(fact.standing)


def _table_there(state: State, fact: f.TableLocked | f.HeadsCounted) -> bool:
    return fact.table in state.tables


def _seat_locked(state: State, fact: f.SeatLocked) -> bool:
    return fact.seat.table in state.tables


def _entry_locked(state: State, fact: f.EntryLocked) -> bool:
    return fact.entry in state.entries


def _drawn(state: State, fact: f.SeatsDrawn) -> bool:
    return all(
        _entry(state, entry, *_IN_PLAY) is not None and _free(state, seat)
        for entry, seat in zip(fact.entries, fact.seats, strict=True)
    )


def _all_in_play(state: State, fact: pf.ByesDrawn | pf.Redrawn) -> bool:
    return all(_entry(state, entry, *_IN_PLAY) is not None for entry in fact.entries)


def _placed(state: State, fact: f.EntryPlaced) -> bool:
    return _sits(state, fact.entry, fact.origin) and _free(state, fact.seat)


def _swapped(state: State, fact: f.SeatsSwapped) -> bool:
    return _sits(state, fact.one, fact.one_seat) and _sits(state, fact.other, fact.other_seat)


def _arrived(state: State, fact: f.Arrived) -> bool:
    here = _sits(state, fact.entry, fact.seat)
    return here and (state.entries[fact.entry].awaited or fact.entry in state.absent)


def _no_show(state: State, fact: NoShowMarked) -> bool:
    return _sits(state, fact.entry, fact.seat) and fact.entry not in state.absent


def _pulled(state: State, fact: StackPulled) -> bool:
    return _sits(state, fact.entry, fact.seat) and fact.entry in state.absent


def _won(state: State, fact: pf.SeatWon) -> bool:
    return _sits(state, fact.entry, fact.seat)


def _disputed(state: State, fact: f.SeatDisputed) -> bool:
    holder, newcomer = fact.stays, fact.stands
    if fact.newcomer_stays:
        holder, newcomer = newcomer, holder
    return _sits(state, holder, fact.seat) and _sits(state, newcomer, fact.origin)


def _busted(state: State, fact: f.Busted) -> bool:
    entry = _entry(state, fact.entry, *_PLAYING)
    if entry is None or entry.seat != fact.seat:
        return False
    if fact.together and not together_holds.group_played(state, fact.group):
        return False
    if fact.origin is not None:
        return entry.awaited and entry.origin == fact.origin
    if fact.seat is None or not fact.names_report:
        return True
    return state.tables[fact.seat.table].missing > 0


def _corrected(state: State, fact: f.BustCorrected) -> bool:
    if _entry(state, fact.wrong, Status.OUT) is None:
        return False
    if not _sits(state, fact.right, fact.right_seat):
        return False
    return fact.wrong_seat is None or _free(state, fact.wrong_seat)


def _taken_back(state: State, fact: f.BustTakenBack) -> bool:
    if _entry(state, fact.entry, Status.OUT) is None:
        return False
    if fact.withdrawn is None:
        return fact.seat is None or _free(state, fact.seat)
    if not _sits(state, fact.withdrawn, fact.withdrawn_seat):
        return False
    return fact.seat is None or _free(state, fact.seat, but=(fact.withdrawn,))


def _checked(state: State, fact: f.FloorChecked) -> bool:
    return fact.entry in state.to_check


def _position(state: State, fact: hf.PositionGiven) -> bool:
    here = [seat for seat in fact.last.seats if seat not in fact.left]
    return _dealt_in(state, fact.table, here)


def _first_button(state: State, fact: hf.FirstButtonNamed) -> bool:
    table = state.tables.get(fact.table)
    return table is not None and fact.seat <= table.seats


def _hand(state: State, fact: hf.HandSetByHand | hf.HandStepped) -> bool:
    return _dealt_in(state, fact.table, fact.dealt_in)


def _clock(state: State, fact: f.ClockSet) -> bool:
    return fact.anchor.row < len(state.structure.rows)


def _noted(state: State, fact: f.Noted) -> bool:
    return fact.entry is None or fact.entry in state.entries


def _ruled(state: State, fact: r.Ruled) -> bool:
    if any(one.entry not in state.entries for one in fact.players):
        return False
    if fact.corrects is None:
        return True
    return fact.corrects in state.rulings and state.rulings[fact.corrects].corrected_by is None


def _ruling_is(*standing: RulingState) -> Callable[[State, Any], bool]:
    def check(state: State, fact: Any) -> bool:  # noqa: ANN401 (a fact that names a ruling)
        found = state.rulings.get(fact.ruling)
        return found is not None and found.standing in standing

    return check


def _penalty_given(state: State, fact: r.PenaltyGiven) -> bool:
    return fact.ruling in state.rulings and fact.entry in state.entries


def _penalty_runs(state: State, fact: r.PenaltyCounted | r.PenaltyEnded) -> bool:
    found = state.penalties.get(fact.penalty)
    return found is not None and found.end is None


def _sheet_printed(state: State, fact: f.SheetPrinted) -> bool:
    return fact.ruling is None or fact.ruling in state.rulings


_CHECKS: dict[type[f.Fact], Callable[[State, Any], bool]] = {
    f.EntryRegistered: _registered,
    f.EntryUnregistered: _unregistered,
    PersonsMerged: merge_holds,
    PersonErased: erase_holds,
    f.TableOpened: _table_opened,
    f.TableClosed: _table_closed,
    f.TableLocked: _table_there,
    f.SeatLocked: _seat_locked,
    f.EntryLocked: _entry_locked,
    f.SeatsDrawn: _drawn,
    f.EntryPlaced: _placed,
    f.SeatsSwapped: _swapped,
    f.Arrived: _arrived,
    f.SeatDisputed: _disputed,
    NoShowMarked: _no_show,
    StackPulled: _pulled,
    pf.SeatWon: _won,
    f.Busted: _busted,
    f.HeadsCounted: _table_there,
    f.BustCorrected: _corrected,
    f.BustTakenBack: _taken_back,
    f.FloorChecked: _checked,
    hf.PositionGiven: _position,
    hf.FirstButtonNamed: _first_button,
    hf.HandSetByHand: _hand,
    hf.HandStepped: _hand,
    f.ClockSet: _clock,
    f.Noted: _noted,
    f.SheetPrinted: _sheet_printed,
    pf.ByesDrawn: _all_in_play,
    pf.Redrawn: _all_in_play,
    **CHECKS,
    r.Ruled: _ruled,
    r.RulingDecided: _ruling_is(RulingState.OPEN),
    r.RulingAppealed: _ruling_is(RulingState.DECIDED),
    r.AppealDecided: _ruling_is(RulingState.APPEALED),
    r.PenaltyGiven: _penalty_given,
    r.PenaltyCounted: _penalty_runs,
    r.PenaltyEnded: _penalty_runs,
    **prizes_hold.CHECKS,
    **money_holds.CHECKS,
    **together_holds.CHECKS,
    **days_hold.CHECKS,
    **chips_hold.CHECKS,
    **counts_hold.CHECKS,
    **calls_hold.CHECKS,
}
