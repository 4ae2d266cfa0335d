"""What an act is called in a line of the journal."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any

from tdtool.tournament import event_facts as e
from tdtool.tournament import facts as f
from tdtool.tournament import hand_facts as hf
from tdtool.tournament import journal
from tdtool.tournament import ruling_facts as r
from tdtool.tournament.concerns import entries_of
from tdtool.tournament.money.facts import CashierSet, ReceiptVoided
from tdtool.tournament.plans import words as plan_words
from tdtool.tournament.prizes.facts import PrizesUnlocked
from tdtool.tournament.queries import NAMELESS
from tdtool.tournament.values import ClockAct, Placing
from tdtool.ui import figures, plain
from tdtool.ui.journal import level_words, times

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tdtool.desk import Desk
    from tdtool.tournament.chronicle import Act, Chronicle
    from tdtool.tournament.standings import Place
    from tdtool.tournament.structure import Row
    from tdtool.tournament.values import EntryId, PersonId, SeatAt, TextId

_NAME, _TEXT = 48, 120
_ERASED = "(erased)"
"""Stands for a text that was erased or cannot be read."""


class Teller:
    """Says in words what the acts of a chronicle did, with names and places as they are now.

    `places` are the places as they were last worked out; `texts` the free texts by id.
    """

    def __init__(self, desk: Desk, chronicle: Chronicle, texts: Mapping[TextId, str]) -> None:
        self.desk = desk
        self.chronicle = chronicle
        self.texts = texts
        self.places: Mapping[EntryId, Place] = {}
        self._undone: Act | None = None
        """The act that is told, where it was undone since."""

    def telling(self, act: Act) -> Teller:
        """Give who tells an act: of one that was undone, with the names of that time."""
        if act.cancelled is None:
            return self
        teller = copy(self)
        teller._undone = act  # noqa: SLF001 - another of us
        return teller

    def name(self, entry: EntryId) -> str:
        """Give an entry's name for a sentence, whatever its script."""
        return plain.isolated(self.desk.names.get(self.person(entry) or "", NAMELESS), _NAME)

    def person(self, entry: EntryId) -> PersonId | None:
        """Give whose entry this is, or was when the act that is told was done."""
        found, act = self.desk.state.entries.get(entry), self._undone
        if act is None or (found is not None and found.registered_ms < act.wall_ms):
            return None if found is None else found.person
        # The entry was undone too, and its number may be another's now.
        return self.desk.history.persons_then(act.seq + len(act.facts) - 1).get(entry)

    def text(self, text: TextId, limit: int = _TEXT) -> str:
        """Give a free text on one line."""
        found = self.texts.get(text)
        return _ERASED if found is None else plain.isolated(found, limit)

    def words(self, number: int) -> str:
        """Say what an act did, in one line."""
        return self.of(self.chronicle.act(number))

    def of(self, act: Act) -> str:
        """Say what an act did, in one line; many like facts are counted."""
        teller = self.telling(act)
        kinds = journal.by_kind(act.facts)
        broken = plan_words.broken(kinds)
        anyway = kinds.pop(f.RefusalOverridden, [])
        kinds.update({f.RefusalOverridden: anyway} if anyway else {})
        said = [broken, *(teller._alike(alike, act) for alike in kinds.values())]  # noqa: SLF001
        line = ", ".join(text for text in said if text)
        return line or "something that this program has no words for"

    def _alike(self, alike: list[f.Fact], act: Act) -> str:
        if len(alike) > journal.MANY:
            return journal.told(alike, self.name)
        busts = [fact for fact in alike if isinstance(fact, f.Busted)]
        ends = {self.place_word(fact, act) for fact in busts}
        if len(busts) > 1 and len(ends) == 1:
            # Those who share a place are named before it.
            return _join(*(_out(self, fact) for fact in busts), *ends)
        return _join(*(self.one(fact, act) for fact in alike))

    def one(self, fact: f.Fact, act: Act) -> str:
        """Say one fact of an act in a few words, "" where it says nothing by itself."""
        say = _SAYINGS.get(type(fact))
        return journal.told((fact,), self.name) if say is None else say(self, fact, act)

    def place_word(self, fact: f.Busted, act: Act) -> str:
        """Say what became of a bust: its place now, or that he came back."""
        bust = self.desk.state.busts.get(fact.entry)
        if act.cancelled is not None:
            return ""
        if bust is None or (bust.reported_ms, bust.group) != (fact.reported_ms, fact.group):
            return "taken back"
        place = self.places.get(fact.entry)
        if place is not None:
            return str(place)
        if self.desk.state.together.is_held(bust.group):
            return "place when the hand is closed"
        last = self.desk.state.last_entry_of(self.desk.state.entries[fact.entry].person)
        return "re-entered" if last is not None and last.id != fact.entry else ""

    def row_of(self, fact: f.ClockSet, act: Act) -> Row | None:
        """Find the level that a clock act set the clock to."""
        turn = act.turn
        if turn is not None and turn.seq == act.seq:
            return turn.row
        rows = self.desk.state.structure.rows
        return rows[fact.anchor.row] if fact.anchor.row < len(rows) else None


def seat(at: SeatAt | None, name: str) -> str:
    """Write a player with his seat before him: "12.5 Kim"."""
    return name if at is None else f"{at} {name}"


def _join(*parts: str) -> str:
    return ", ".join(part for part in parts if part)


def _out(teller: Teller, fact: f.Busted) -> str:
    said = f"{seat(fact.origin or fact.seat, teller.name(fact.entry))} out"
    return said if fact.origin is None else f"{said} before he moved, {fact.seat} open again"


def _busted(teller: Teller, fact: f.Busted, act: Act) -> str:
    if fact.penalty is not None:
        # Who was disqualified is named before this.
        return teller.place_word(fact, act)
    said = _out(teller, fact)
    if len(act.facts) > 1 and isinstance(act.facts[1], f.EntryRegistered):
        return f"{said} on his word"
    return _join(said, teller.place_word(fact, act))


def _corrected(teller: Teller, fact: f.BustCorrected, act: Act) -> str:
    right = seat(fact.right_seat, teller.name(fact.right))
    wrong = seat(fact.wrong_seat, teller.name(fact.wrong))
    place = teller.places.get(fact.right) if act.cancelled is None else None
    return _join(f"{right} out, not {wrong}", "" if place is None else str(place))


def _back(teller: Teller, fact: f.BustTakenBack, _act: Act) -> str:
    name = teller.name(fact.entry)
    said = f"{name} is back" if fact.seat is None else f"{name} is back in {fact.seat}"
    return said if fact.withdrawn is None else f"{said}, his re-entry void"


def _registered(teller: Teller, fact: f.EntryRegistered, act: Act) -> str:
    if fact.number > 1 and isinstance(act.facts[0], f.Busted):
        # He re-entered on his own word: his name stands before this.
        return "re-enters"
    said = "registered" if fact.number == 1 else "re-entered"
    return f"{teller.name(fact.entry)} {said}{' late' if fact.late and fact.number == 1 else ''}"


def _drawn(teller: Teller, fact: f.SeatsDrawn, act: Act) -> str:
    if len(fact.entries) > 1:
        return journal.told((fact,), teller.name)
    named = any(fact.entries[0] in entries_of(other) for other in act.facts if other is not fact)
    return f"{'' if named else teller.name(fact.entries[0])} drew {fact.seats[0]}".lstrip()


def _placed(teller: Teller, fact: f.EntryPlaced, _act: Act) -> str:
    verb = {
        Placing.SEAT: "seated at",
        Placing.MOVE: "moves to",
        Placing.SITS_AT: "sits at",
    }[fact.placing]
    said = f"{teller.name(fact.entry)} {verb} {fact.seat}"
    return said if fact.origin is None else f"{said} from {fact.origin}"


def _closed(_teller: Teller, fact: f.TableClosed, _act: Act) -> str:
    standing = len(fact.standing)
    said = f"table {fact.table} closed"
    return f"{said}, {standing} to be found" if standing else said


def _counted(_teller: Teller, fact: f.HeadsCounted, _act: Act) -> str:
    said = f"table {fact.table} has {fact.counted}"
    return f"{said}, {fact.missing} to name" if fact.missing else said


def _stepped(_teller: Teller, fact: hf.HandStepped | hf.AnswerGiven, _act: Act) -> str:
    said = "next hand" if isinstance(fact, hf.HandStepped) else "card"
    blinds = " and ".join(str(big) for big in fact.positions.big_blinds)
    return _join(
        f"table {fact.table} {said}: button {fact.positions.button}",
        f"big blind {blinds}" if blinds else "",
    )


def _by_hand(teller: Teller, fact: hf.HandSetByHand, _act: Act) -> str:
    said = f"table {fact.table} set by hand: button {fact.positions.button}"
    return f"{said}, because {teller.text(fact.reason)}"


def _noted(teller: Teller, fact: f.Noted, _act: Act) -> str:
    about = ""
    if fact.entry is not None:
        about = f" on {teller.name(fact.entry)}"
    elif fact.table is not None:
        about = f" on table {fact.table}"
    return f"note{about}: {teller.text(fact.text)}"


def _ruled(teller: Teller, fact: r.Ruled | r.RulingDecided, _act: Act) -> str:
    few = journal.told((fact,), teller.name)
    about = _about(teller, fact)
    return f"{few}: {about}" if about else few


def _about(teller: Teller, fact: r.Ruled | r.RulingDecided) -> str:
    """Say in short what a ruling is about, else what happened or was decided."""
    words = fact.words
    text = words.title or words.happened or words.decision
    return teller.text(text) if text else ""


def _penalty(teller: Teller, fact: r.PenaltyGiven, act: Act) -> str:
    few = journal.told((fact,), teller.name)
    ruled = [one for one in act.facts if isinstance(one, (r.Ruled, r.RulingDecided))]
    about = _about(teller, ruled[0]) if ruled else ""
    return f"{few}: {about}" if about else few


def _appealed(teller: Teller, fact: r.RulingAppealed, _act: Act) -> str:
    few = journal.told((fact,), teller.name)
    return f"{few}: {teller.text(fact.why)}" if fact.why else few


def _ended(teller: Teller, fact: r.PenaltyEnded | PrizesUnlocked | ReceiptVoided, _act: Act) -> str:
    few = journal.told((fact,), teller.name)
    return f"{few}: {teller.text(fact.reason)}" if fact.reason else few


def _message(teller: Teller, fact: e.MessageSet, _act: Act) -> str:
    return "message off the board" if fact.text is None else f"board: {teller.text(fact.text)}"


def _cashier(teller: Teller, fact: CashierSet, _act: Act) -> str:
    return f"cashier: {teller.text(fact.cashier)}" if fact.cashier else "cashier: nobody"


def _overridden(teller: Teller, fact: f.RefusalOverridden, _act: Act) -> str:
    return f"anyway: {teller.text(fact.reason)}"


def _printed(teller: Teller, fact: f.SheetPrinted, _act: Act) -> str:
    if fact.ruling is not None:
        return journal.told((fact,), teller.name)
    said = fact.sheet.replace("_", " ")
    return f"{said} printed" if fact.table is None else f"{said} of table {fact.table} printed"


def _switched(teller: Teller, fact: f.Undone | f.Redone, _act: Act) -> str:
    undone = isinstance(fact, f.Undone)
    number = teller.chronicle.index_of(fact.undone if isinstance(fact, f.Undone) else fact.redone)
    said = "an act" if number is None else teller.words(number)
    return f"undone: {said}" if undone else f"done again: {said}"


def _clock(teller: Teller, fact: f.ClockSet, act: Act) -> str:
    anchor = fact.anchor
    row = teller.row_of(fact, act)
    level = "" if row is None else level_words.name(row)
    at = "" if anchor.remaining_ms is None else figures.countdown(anchor.remaining_ms)
    match fact.act:
        case ClockAct.START:
            return _started(row, act, at)
        case ClockAct.PAUSE | ClockAct.HOLD:
            verb = "paused" if fact.act is ClockAct.PAUSE else "held"
            return _join(f"clock {verb}{f' at {at}' if at else ''}", level)
        case ClockAct.ADD:
            return _join(
                f"clock corrected{_changed(fact, act)}", level_words.left(anchor.remaining_ms)
            )
        case ClockAct.SET:
            return _join(f"clock set to {at}", level)
        case ClockAct.GO_TO_LEVEL:
            return f"went to {level_words.with_stakes(row) if row else 'another level'}"
        case ClockAct.RAN_SINCE:
            since = times.second_of_day(anchor.wall_ms, teller.desk.now().utc_offset)
            return f"clock ran on since {since}"
        case ClockAct.HAND:
            return _join(f"a hand off the clock{_changed(fact, act)}", level)
        case _:
            return "levels changed"


def _started(row: Row | None, act: Act, at: str) -> str:
    turn = act.turn
    runs_on = turn is not None and turn.was is not None and turn.was.row == turn.place
    if runs_on and at:
        return f"clock runs on at {at}"
    return f"clock started{f': {level_words.with_stakes(row)}' if row else ''}"


def _changed(fact: f.ClockSet, act: Act) -> str:
    """Say by how much a correction changed the clock, where that is known."""
    was = act.turn.was if act.turn is not None and act.turn.seq == act.seq else None
    if was is None or was.remaining is None or fact.anchor.remaining_ms is None:
        return ""
    by = fact.anchor.remaining_ms - was.remaining
    sign = "−" if by < 0 else "+"
    return f" by {sign}{figures.elapsed(abs(by))}"


_SAYINGS: dict[type[f.Fact], Callable[[Teller, Any, Act], str]] = {
    f.EntryRegistered: _registered,
    f.SeatsDrawn: _drawn,
    f.TableClosed: _closed,
    f.EntryPlaced: _placed,
    f.SheetPrinted: _printed,
    f.Busted: _busted,
    f.HeadsCounted: _counted,
    f.BustCorrected: _corrected,
    f.BustTakenBack: _back,
    hf.HandSetByHand: _by_hand,
    hf.HandStepped: _stepped,
    hf.AnswerGiven: _stepped,
    f.ClockSet: _clock,
    f.Noted: _noted,
    e.MessageSet: _message,
    r.Ruled: _ruled,
    r.RulingDecided: _ruled,
    r.RulingAppealed: _appealed,
    r.PenaltyGiven: _penalty,
    r.PenaltyEnded: _ended,
    PrizesUnlocked: _ended,
    CashierSet: _cashier,
    ReceiptVoided: _ended,
    f.RefusalOverridden: _overridden,
    f.Undone: _switched,
    f.Redone: _switched,
}
"""What the journal says more of than the few words that every page uses."""
