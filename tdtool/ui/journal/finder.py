"""Finds lines of the journal by what is typed: names, tables, seats, times, words."""

from __future__ import annotations

import re
from bisect import bisect_left
from itertools import compress, islice
from typing import TYPE_CHECKING, NamedTuple

from tdtool.people.folding import fold, words
from tdtool.tournament import facts as f
from tdtool.tournament import hand_facts as hf
from tdtool.tournament import ruling_facts as r
from tdtool.tournament.act_sorts import BIT, CANCELLED, OVERRIDDEN
from tdtool.tournament.calls import facts as cl
from tdtool.tournament.days import facts as d
from tdtool.tournament.hand_for_hand import facts as h
from tdtool.tournament.level_times import Came
from tdtool.tournament.money import facts as m
from tdtool.tournament.no_show_facts import NoShowMarked, StackPulled
from tdtool.tournament.person_facts import PersonErased, PersonsMerged
from tdtool.tournament.prizes import facts as p
from tdtool.tournament.values import ClockAct, SeatAt
from tdtool.ui.journal import level_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from tdtool.desk import Desk
    from tdtool.tournament.act_sorts import Sort
    from tdtool.tournament.chronicle import Chronicle
    from tdtool.tournament.level_times import Turn
    from tdtool.tournament.values import EntryId, PersonId, TextId

_LONGEST, _LONGEST_NUMBER, _LONGEST_TEXT = 120, 9, 1000
_DIGITS = 2
_ALL = 1 << 40
_SEAT = re.compile(r"(\d{1,6})\.(\d{1,3})")
_TIME = re.compile(r"(\d{1,2}):(\d{0,2})(?::(\d{0,2}))?")
_DAY = 24 * 3600

_WORDS: dict[Sort, str] = {
    f.Undone: "undone undo cancelled",
    f.Redone: "redone redo again",
    r.Ruled: "ruling ruled decision",
    r.RulingDecided: "ruling decided decision",
    r.RulingAppealed: "appeal appealed ruling",
    r.AppealDecided: "appeal upheld overturned ruling",
    r.PenaltyGiven: "penalty warning disqualified dq",
    r.PenaltyCounted: "penalty hands counted served",
    r.PenaltyEnded: "penalty back lifted",
    cl.ClockCalled: "clock called on the clock time",
    cl.CallEnded: "clock called acted dead checked time up",
    m.ReceiptGiven: "receipt paid pay money buy-in rebuy re-entry add-on addon refund cash card",
    m.ReceiptVoided: "receipt void money",
    m.CashierSet: "cashier till money",
    m.TermsSet: "rebuys add-ons registration set money",
    NoShowMarked: "no-show absent stack blinded",
    StackPulled: "stack pulled no-show",
    m.PricesSet: "prices price buy-in money set",
    p.PrizesPlanned: "prizes planned payouts",
    p.PrizesLocked: "prizes locked lock pool payouts",
    p.PrizesUnlocked: "prizes unlocked unlock",
    p.PrizePaid: "prize paid pay payment money",
    p.PaymentTakenBack: "payment taken back money",
    p.DealProposed: "deal proposed chop icm",
    p.DealSigned: "deal signed signature",
    p.DealMade: "deal made chop",
    p.DealDropped: "deal put away dropped",
    p.KnockoutNamed: "bounty knocked out knockout envelope",
    p.EnvelopesSet: "envelopes counted bounty mystery",
    f.EntryRegistered: "registered register entry late re-entered reentered",
    f.EntryUnregistered: "unregistered unregister entry",
    PersonsMerged: "merged merge one person duplicate same",
    PersonErased: "erased erase name forgotten",
    f.Busted: "out bust busted eliminated",
    f.HeadsCounted: "count counted heads has",
    f.BustCorrected: "was corrected wrong bust",
    f.BustTakenBack: "back taken bust",
    f.FloorChecked: "checked floor",
    h.StackGiven: "stack had chips",
    f.SeatsDrawn: "draw drew drawn seat seats",
    f.EntryPlaced: "move moved moves seat seated sits",
    f.SeatsSwapped: "swap swapped seats",
    f.Arrived: "arrived ticked is",
    f.SeatDisputed: "conflict two disputed stands",
    f.EntryLocked: "lock locked unlocked",
    hf.PositionGiven: "button blind position hand",
    hf.HandSetByHand: "hand set",
    hf.HandStepped: "hand next",
    hf.AnswerGiven: "card answer posting hand",
    d.FlightNamed: "flight event named",
    d.StackBagged: "bag bagged stack counted",
    d.BagsOpened: "bag bags opened",
    d.BagsBrought: "flights brought together merge bags day",
    h.HandForHandBegun: "h4h hand for begun",
    h.TableFinished: "h4h table finished done ticked",
    h.HandClosed: "h4h hand closed",
    h.HandForHandEnded: "h4h hand for ended",
    h.CardDrawn: "card drawn last hands",
    h.LastHandsCalled: "last hands called",
    h.LastHandsEnded: "last hands played ended",
    ClockAct.START: "clock start started",
    ClockAct.PAUSE: "clock pause paused",
    ClockAct.ADD: "clock corrected added",
    ClockAct.SET: "clock set",
    ClockAct.GO_TO_LEVEL: "clock level went",
    ClockAct.RAN_SINCE: "clock ran since",
    ClockAct.HOLD: "clock held hold",
    ClockAct.HAND: "clock h4h hand minutes",
    ClockAct.EDIT: "levels changed clock",
    f.StructureChanged: "levels changed structure",
    f.TableOpened: "table opened open",
    f.TableClosed: "table closed close broken break",
    f.TableLocked: "table lock locked unlocked",
    f.SeatLocked: "seat lock locked unlocked",
    f.Noted: "note noted",
    f.SheetPrinted: "printed print sheet paper",
    f.TournamentOpened: "set up tournament",
    f.HouseRulesChanged: "house rules changed",
    f.RefusalOverridden: "anyway override overridden",
}
"""What each sort of act is called by who looks for it."""
_WORD_BITS = [(word, BIT[sort]) for sort, said in _WORDS.items() for word in said.split()]
_WORD_BITS += [("undone", CANCELLED), ("cancelled", CANCELLED), ("reason", OVERRIDDEN)]


class Scope(NamedTuple):
    """One table's or one entry's history; nothing is left out where both are None."""

    table: int | None = None
    entry: EntryId | None = None


class Finder:
    """Finds lines of one tournament's chronicle, newest first.

    Names are folded once and kept; a name that comes later is taken in by itself.
    """

    def __init__(self, desk: Desk, chronicle: Chronicle, texts: Mapping[TextId, str]) -> None:
        self._desk = desk
        self._chronicle = chronicle
        self.texts = texts
        self._names: dict[PersonId, str] = {}
        self._folded: dict[TextId, str] = {}

    def prepare(self, count: int) -> bool:
        """Fold some more names and texts; tell whether all are folded.

        Looking for something folds the rest first; in steps it never takes long.
        """
        people, names = self._desk.state.by_person, self._desk.names
        if len(self._names) < len(people):
            new = (person for person in people if person not in self._names)
            for person in islice(new, count):
                self._names[person] = _sought(names.get(person, ""))
            return False
        texts = self._chronicle.texts
        for text, _ in texts[len(self._folded) : len(self._folded) + count]:
            self._folded[text] = _sought(self.texts.get(text, ""))
        return len(self._folded) == len(texts)

    def find(self, text: str, kinds: int = 0, scope: Scope | None = None) -> list[int]:
        """List the lines that every word of the text fits, newest first.

        `kinds` are the bits of the kinds to show, 0 for all; then the levels that began by
        themselves are shown too, as they are with the clock's. A scope leaves them out.
        """
        chronicle = self._chronicle
        wanted = fold(text[:_LONGEST]).split()
        narrow = scope is not None and scope != Scope()
        if not wanted and not kinds and not narrow:
            return chronicle.lines()[::-1]
        flags: list[bytes | bytearray] = [
            self._flags(word, before) for before, word in _pairs(wanted)
        ]
        if kinds:
            flags.append(self._of_sorts(kinds))
        if narrow and scope is not None:
            flags.append(self._in_scope(scope))
        acts = _common(flags, len(chronicle))
        if narrow or (kinds and not kinds & BIT[ClockAct.START]):
            return acts[::-1]
        return self._with_turns(acts, wanted)

    def _with_turns(self, acts: list[int], wanted: Sequence[str]) -> list[int]:
        """Put the turns that fit among the acts, newest first."""
        chronicle = self._chronicle
        lines: list[int] = []
        at = 0
        for place, turn in enumerate(chronicle.turns):
            if turn.came is Came.SET or not self._turn_fits(turn, wanted):
                continue
            before = chronicle.place_of(place)
            end = bisect_left(acts, before, at)
            lines += acts[at:end]
            lines.append(~place)
            at = end
        lines.extend(acts[at:])
        return lines[::-1]

    def _turn_fits(self, turn: Turn, wanted: Sequence[str]) -> bool:
        said = _sought(f"{level_words.began(turn)} clock")
        second = (turn.at_ms // 1000 + self._desk.now().utc_offset) % _DAY
        for word in wanted:
            time = _TIME.fullmatch(word)
            begin, end = _stretch(time) if time else (0, 0)
            if not (begin <= second < end if time else _sought(word) in said):
                return False
        return True

    def _in_scope(self, scope: Scope) -> bytearray:
        flags = bytearray(len(self._chronicle))
        if scope.entry is not None:
            _mark(flags, self._chronicle.of_entry(scope.entry))
        if scope.table is not None:
            _mark(flags, self._chronicle.of_table(scope.table))
        return flags

    def _flags(self, word: str, before: str) -> bytearray:
        """Mark the acts that a word fits; `before` is the word before it."""
        chronicle = self._chronicle
        flags = bytearray(len(chronicle))
        seat, time = _SEAT.fullmatch(word), _TIME.fullmatch(word)
        if word.isdecimal() and len(word) <= _LONGEST_NUMBER:
            if before in {"level", "levels"}:
                self._mark_level(flags, word)
                return flags
            _mark(flags, chronicle.of_table(int(word)))
        elif seat:
            _mark(flags, chronicle.of_seat(SeatAt(int(seat[1]), int(seat[2]))))
            return flags
        elif time:
            self._mark_time(flags, time)
            return flags
        while not self.prepare(_ALL):
            pass
        self._mark_sorts(flags, word)
        self._mark_names(flags, word)
        self._mark_texts(flags, word)
        return flags

    def _mark_sorts(self, flags: bytearray, word: str) -> None:
        bits = 0
        for known, bit in _WORD_BITS:
            if known.startswith(word):
                bits |= bit
        if bits:
            flags[:] = self._of_sorts(bits)

    def _of_sorts(self, bits: int) -> bytes:
        """Mark the acts that have any of these bits."""
        masks = self._chronicle.masks
        fits = {mask for mask in set(masks) if mask & bits}
        return bytes(map(fits.__contains__, masks))

    def _mark_names(self, flags: bytearray, word: str) -> None:
        people, acts = self._desk.state.by_person, self._chronicle.by_entry
        sought = _sought(word)
        for person, name in self._names.items():
            if sought in name:
                for entry in people.get(person, ()):
                    for act in acts.get(entry, ()):
                        flags[act] = 1

    def _mark_texts(self, flags: bytearray, word: str) -> None:
        sought = _sought(word)
        for text, act in self._chronicle.texts:
            if sought in self._folded[text]:
                flags[act] = 1

    def _mark_time(self, flags: bytearray, time: re.Match[str]) -> None:
        """Mark what was written at a time of day; "19:4" is from 19:40 to 19:49."""
        offset = self._desk.now().utc_offset
        begin, end = _stretch(time)
        walls = self._chronicle.walls
        flags[:] = bytes([begin <= (wall // 1000 + offset) % _DAY < end for wall in walls])

    def _mark_level(self, flags: bytearray, word: str) -> None:
        """Mark what happened in the levels of this label."""
        chronicle = self._chronicle
        turns = chronicle.turns
        for place, turn in enumerate(turns):
            if fold(level_words.label(turn.row)) == word:
                first = chronicle.place_of(place)
                following = place + 1
                last = chronicle.place_of(following) if following < len(turns) else len(flags)
                flags[first:last] = b"\x01" * (last - first)


def _pairs(wanted: Sequence[str]) -> list[tuple[str, str]]:
    """Pair each word with the one before it; "level" is not looked for before a number."""
    pairs = list(zip(["", *wanted], wanted, strict=False))
    return [
        (before, word)
        for place, (before, word) in enumerate(pairs)
        if not (
            word in {"level", "levels", "table", "seat"}
            and place + 1 < len(pairs)
            and pairs[place + 1][1][:1].isdecimal()
        )
    ]


def _sought(text: str) -> str:
    """Write a text so that the beginnings of its words are found after a blank."""
    return f" {' '.join(words(text[:_LONGEST_TEXT]))}"


def _stretch(time: re.Match[str]) -> tuple[int, int]:
    """Give the seconds of the day (first, and first after) that a begun time may mean."""
    begin, unit = int(time[1]) * 3600, 3600
    for digits, most in ((time[2], 60), (time[3], 1)):
        if not digits:
            break
        unit = most if len(digits) == _DIGITS else most * 10
        begin += int(digits) * unit
    return begin, begin + unit


def _mark(flags: bytearray, acts: Iterable[int]) -> None:
    for act in acts:
        flags[act] = 1


def _common(flags: Sequence[bytes | bytearray], count: int) -> list[int]:
    """List the acts that are marked everywhere, oldest first."""
    if not flags:
        return list(range(count))
    if len(flags) == 1:
        return list(compress(range(count), flags[0]))
    both = int.from_bytes(flags[0], "little")
    for other in flags[1:]:
        both &= int.from_bytes(other, "little")
    return list(compress(range(count), both.to_bytes(count, "little")))
