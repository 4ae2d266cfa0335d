"""Whether a sheet that was printed is still right: what has happened since."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament import facts as f
from tdtool.tournament import ruling_facts as r
from tdtool.tournament.chips.facts import ChipsChosen, StacksCounted
from tdtool.tournament.counted.facts import FieldChanged, FieldCounted
from tdtool.tournament.counted.field import sells
from tdtool.tournament.days.facts import BagsBrought, BagsOpened, StackBagged
from tdtool.tournament.money.facts import PricesSet, ReceiptGiven, ReceiptVoided
from tdtool.tournament.plans import facts as pf
from tdtool.tournament.prizes import facts as p
from tdtool.tournament.values import Sheet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdtool.tournament.history import History
    from tdtool.tournament.values import EntryId


class PaperAge(NamedTuple):
    """When a sheet was last printed (wall ms), and why it is old: "" while it is right."""

    printed_ms: int
    old: str = ""


_SEATS = (
    f.EntryUnregistered,
    f.TableClosed,
    f.SeatsDrawn,
    f.EntryPlaced,
    f.SeatsSwapped,
    f.SeatDisputed,
    f.Busted,
    f.BustCorrected,
    f.BustTakenBack,
)
_OUT = (f.EntryUnregistered, f.Busted, f.BustCorrected, f.BustTakenBack, f.EntryRegistered)
_MOVES = (f.SeatsDrawn, f.EntryPlaced, f.SeatDisputed)
_BAGGED = (StackBagged, BagsOpened)
_RULED = (r.Ruled, r.RulingDecided, r.RulingAppealed, r.AppealDecided)
_SERVED = (r.PenaltyGiven, r.PenaltyCounted, r.PenaltyEnded)
_PRIZES = (
    PricesSet,
    p.PrizesPlanned,
    p.PrizesLocked,
    p.PrizesUnlocked,
    f.EntryRegistered,
    FieldCounted,
    FieldChanged,
)
_LISTS: dict[Sheet, tuple[tuple[type[f.Fact], ...], str]] = {
    Sheet.SEATING: (_SEATS, "seats"),
    Sheet.SEAT_CARDS: ((f.SeatsDrawn, f.EntryPlaced, f.SeatsSwapped), "seats"),
    Sheet.TABLES: (_SEATS, "seats"),
    Sheet.SIGN_IN: ((*_OUT, *_SEATS), "entries"),
    Sheet.DRAW_PROOF: ((f.SeatsDrawn,), "draws"),
    Sheet.STANDINGS: (_OUT, "places"),
    Sheet.MOVES: (_MOVES, "moves"),
    Sheet.PRIZES: (_PRIZES, "prizes"),
    Sheet.PAYOUT_SLIPS: ((p.PrizesUnlocked, p.DealMade), "prizes"),
    Sheet.DEAL: ((p.DealProposed, p.DealDropped), "deal"),
    Sheet.CASH_UP: ((ReceiptGiven, ReceiptVoided), "receipts"),
    Sheet.BREAKS: ((f.SeatsDrawn, f.EntryPlaced), "seats"),
    Sheet.BREAKING_ORDER: ((pf.PlansSet, f.TableOpened, f.TableClosed), "order"),
    Sheet.RULING: (_RULED, "rulings"),
    Sheet.PENALTY: (_SERVED, "penalties"),
    Sheet.RULING_LOG: ((*_RULED, r.PenaltyGiven, r.PenaltyEnded), "rulings"),
    Sheet.BAG_SHEETS: (_BAGGED, "bags"),
    Sheet.BAG_LABELS: (_BAGGED, "bags"),
    Sheet.DAY_SEATING: ((BagsBrought, *_SEATS), "seats"),
    Sheet.CHIP_COUNTS: ((StacksCounted,), "counts"),
    Sheet.CHIPS: ((ChipsChosen, f.StructureChanged), "chips"),
    Sheet.HOUSE_SHEET: ((f.HouseRulesChanged,), "house rules"),
}
"""What makes a sheet old, and what has changed then."""


def paper_age(history: History, sheet: Sheet) -> PaperAge | None:
    """Tell how old a sheet of the whole tournament is; None if it was never printed."""
    state = history.state
    printed = state.printed.get(sheet)
    if printed is None:
        return None
    if sheet is Sheet.LEVELS:
        changed = state.times_changed_ms > printed
        return PaperAge(printed, "times have changed" if changed else "")
    kinds, what = _LISTS[sheet]
    acts = _acts_since(history, sheet, kinds)
    if not acts:
        return PaperAge(printed)
    times = "once" if acts == 1 else f"{acts:,} times"
    return PaperAge(printed, f"{what} have changed {times}")


def _acts_since(history: History, sheet: Sheet, kinds: tuple[type[f.Fact], ...]) -> int:
    """Count the acts that changed what a sheet says since it was last printed."""
    since = _since(history, sheet)
    return len({record.action for record in since if _changes(history, record, kinds)})


def _since(history: History, sheet: Sheet) -> Iterator[f.Recorded]:
    """Walk back from the last fact to when a sheet of the whole tournament was printed."""

    def unprinted(record: f.Recorded) -> bool:
        return record.fact != f.SheetPrinted(sheet) or history.is_gone(record.action)

    return takewhile(unprinted, reversed(history.records))


def seats_since(history: History) -> frozenset[EntryId]:
    """Give the entries that got a seat since the seat cards were last printed."""
    found: set[EntryId] = set()
    for record in _since(history, Sheet.SEAT_CARDS):
        fact = record.fact
        if history.is_gone(record.action):
            continue
        if isinstance(fact, f.SeatsDrawn):
            found.update(fact.entries)
        elif isinstance(fact, f.EntryPlaced):
            found.add(fact.entry)
        elif isinstance(fact, f.SeatsSwapped):
            found.update((fact.one, fact.other))
    return frozenset(found)


def draws(history: History) -> dict[EntryId, str]:
    """Give the hash (hex) that the latest draw of each entry's seat was sealed with."""
    found: dict[EntryId, str] = {}
    for record in history.records:
        fact = record.fact
        if isinstance(fact, f.SeatsDrawn) and not history.is_gone(record.action):
            found.update(dict.fromkeys(fact.entries, fact.seal.digest))
    return found


def _changes(history: History, record: f.Recorded, kinds: tuple[type[f.Fact], ...]) -> bool:
    fact = record.fact
    if isinstance(fact, (f.Undone, f.Redone)):
        action = fact.undone if isinstance(fact, f.Undone) else fact.redone
        return any(_is_of(one, kinds) for one in history.facts_of(action))
    return _is_of(fact, kinds) and not history.is_gone(record.action)


def _is_of(fact: f.Fact, kinds: tuple[type[f.Fact], ...]) -> bool:
    if isinstance(fact, FieldCounted) and not sells(fact):
        return False
    return isinstance(fact, kinds)
