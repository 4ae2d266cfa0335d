"""A ruling before it is written down: who, what happened, what is decided, which penalty."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from tdtool.line.room import enter
from tdtool.line.tokens import scan
from tdtool.line.who import Prefer, by_ref, nobody, said, spoilt
from tdtool.rules.books import Citation
from tdtool.rules.figures import FigureError, parse_chips
from tdtool.tournament.journal import hands_left, penalty_words
from tdtool.tournament.penalty_view import earlier
from tdtool.tournament.ruling_commands import (
    AppealRuling,
    DecideAppeal,
    DecideRuling,
    WriteRuling,
)
from tdtool.tournament.values import NewPenalty, PenaltyKind, RulingWords, SeatAt
from tdtool.ui import figures, plain
from tdtool.ui.entries.plans import typed_moment

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.rulebook.entry import Entry
    from tdtool.tournament.commands import Command
    from tdtool.tournament.figure_line import FigureLine
    from tdtool.tournament.ruling_view import RulingView
    from tdtool.tournament.values import EntryId, RulingId
    from tdtool.ui.rulings.calculators.worked import Worked

_MOST = 8
"""Players that a ruling is about."""
PENALTIES: tuple[tuple[PenaltyKind | None, str], ...] = (
    (None, "none"),
    (PenaltyKind.WARNING, "warning"),
    (PenaltyKind.HANDS, "hands"),
    (PenaltyKind.ROUNDS, "rounds"),
    (PenaltyKind.DISQUALIFICATION, "disqualified"),
)
"""What can be given with a ruling, in the order in which it is offered."""


class Purpose(Enum):
    """What a draft is for."""

    NEW = auto()
    CORRECT = auto()
    DECIDE = auto()
    APPEAL = auto()
    OVERTURN = auto()


class DraftError(ValueError):
    """A draft that cannot be written down so; its words are the director's sentence."""


class Who(NamedTuple):
    """The players a ruling is about, the first one first, and its table."""

    entries: tuple[EntryId, ...] = ()
    table: int | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    """What stands in the form when it opens.

    `ruling` is the one that is corrected, decided or appealed against, None for a new one.
    `rule_entry` and `rules` are what it rests on; `line` are the figures for the slip. `named`
    are whom `who` means, and `at_ms` is the moment that `time` means, while they stand as they
    are: he who sat there may have moved since.
    """

    purpose: Purpose = Purpose.NEW
    ruling: RulingId | None = None
    rule_entry: str = ""
    rules: tuple[Citation, ...] = ()
    who: str = ""
    title: str = ""
    happened: str = ""
    decision: str = ""
    said: str = ""
    why: str = ""
    by: str = ""
    time: str = ""
    penalty: int = 0
    length: int = 1
    line: FigureLine | None = None
    named: Who | None = None
    at_ms: int | None = None


class Filled(NamedTuple):
    """What was typed into the form."""

    who: str = ""
    title: str = ""
    happened: str = ""
    decision: str = ""
    said: str = ""
    why: str = ""
    by: str = ""
    time: str = ""
    penalty: int = 0
    length: str = ""
    chips: str = ""


def from_entry(entry: Entry | None, in_force: str, worked: Worked | None = None) -> Draft:
    """Begin with an entry of the library: its title, its sentence, the rules of the event's book.

    `worked` is what its calculator has answered.
    """
    sentence, decision, line = "", "", None
    if worked is not None:
        sentence, decision, line = worked.sentence, worked.decision, worked.slip
    if entry is None:
        return Draft(said=sentence, decision=decision, line=line)
    rules = next((one.rules for one in entry.books if one.book == in_force), ())
    return Draft(
        rule_entry=entry.id,
        rules=tuple(Citation(in_force, number) for number in rules),
        title=entry.title,
        decision=decision or entry.say,
        said=(sentence or entry.say) if decision else "",
        line=line,
    )


def from_view(view: RulingView, purpose: Purpose, utc_offset: int) -> Draft:
    """Begin with a record of the log, to correct or decide it, or for an appeal."""
    who = ", ".join(str(one.seat) if one.seat else one.name for one in view.players)
    who = who or (f"{view.table}." if view.table is not None else "")
    kind = view.penalties[0].kind if view.penalties else None
    again = purpose is Purpose.CORRECT
    named = Who(tuple(one.entry for one in view.players), view.table)
    return Draft(
        purpose,
        view.number,
        view.rule_entry,
        view.rules,
        who,
        view.title,
        view.happened if again else "",
        view.decision if again and kind is None else "",
        view.said if again else "",
        view.reason if again else "",
        view.by if again else "",
        figures.time_of_day(view.at_ms, utc_offset) if again else "",
        next((place for place, (one, _) in enumerate(PENALTIES) if one is kind), 0) if again else 0,
        _length(view) if again else 1,
        line=view.figures if again else None,
        named=named,
        at_ms=view.at_ms if again else None,
    )


def _length(view: RulingView) -> int:
    if not view.penalties:
        return 1
    one = view.penalties[0]
    if one.kind is PenaltyKind.ROUNDS:
        return len(one.rounds)
    return one.hands or 1


def who_of(desk: Desk, draft: Draft, text: str, shown: int | None) -> Who:
    """Read whom a draft is about, as its field stands now; raises DraftError."""
    if draft.named is not None and text == draft.who:
        return draft.named
    return who_is(desk, shown, text)


def who_is(desk: Desk, shown: int | None, text: str) -> Who:
    """Read whom a ruling is about: "12.7", "7" at the table in hand, "kim", "12." for a table.

    Raises DraftError.
    """
    typed = text.strip()
    if not typed:
        return Who()
    room = enter(desk, shown, typed)
    people = said(room, scan(typed))
    if not people.refs and people.table is not None:
        return _table(desk, shown, people.table, whole=typed.endswith("."))
    wrong = spoilt(room, people, most=_MOST)
    if wrong or not people.refs:
        raise DraftError(wrong or "Who? A seat (12.5), a name, or a table (12.).")
    found: dict[EntryId, None] = {}
    for ref in people.refs:
        entries = by_ref(room, ref, Prefer.IN_PLAY)
        if not entries:
            raise DraftError(nobody(room, ref))
        found[entries[0].id] = None
    entries_of = desk.state.entries
    seats = [entries_of[entry].seat for entry in found]
    table = next((seat.table for seat in seats if seat is not None), None)
    return Who(tuple(found), table)


def _table(desk: Desk, shown: int | None, number: int, *, whole: bool) -> Who:
    """Take a lone number as a seat of the table in hand, else as a table."""
    tables = desk.state.tables
    if not whole and shown in tables and number != shown:
        entry = desk.state.occupant(SeatAt(shown or 0, number))
        if entry is not None:
            return Who((entry.id,), shown)
    if number not in tables:
        raise DraftError(f"There is no table {number}.")
    return Who((), number)


def read_back(desk: Desk, who: Who) -> str:
    """Say whom a ruling is about: "12.7 Kim Do-eul", "Table 12"."""
    if not who.entries:
        return "" if who.table is None else f"Table {who.table}"
    said_of = []
    for entry in who.entries:
        seat = desk.state.entries[entry].seat
        name = plain.isolated(desk.name(entry), 60)
        said_of.append(f"{seat} {name}" if seat is not None else name)
    return ", ".join(said_of)


def given_before(desk: Desk, who: Who) -> str:
    """Say what the first of them was given before in this event, "" for nothing."""
    if not who.entries:
        return ""
    found = earlier(desk.state, who.entries[0])
    if not found:
        return ""
    words = [f"{penalty_words(one.kind, one.length)} (ruling {one.ruling})" for one in found[-4:]]
    return f"Given before: {', '.join(words)}."


def length_words(place: int, length: str, players: int) -> str:
    """Say how many hands a penalty comes to, "" where that is clear."""
    kind = PENALTIES[place][0]
    if kind is not PenaltyKind.ROUNDS or not length.strip().isdecimal() or not players:
        return ""
    hands = int(length) * players
    return f"{players} at the table: {hands_left(hands).removesuffix(' left')}"


def command_of(desk: Desk, draft: Draft, filled: Filled, shown: int | None) -> Command:
    """Make the command that writes a filled form down; raises DraftError."""
    if draft.purpose is Purpose.APPEAL and draft.ruling is not None:
        return AppealRuling(draft.ruling, filled.happened.strip())
    words = RulingWords(
        title=filled.title.strip(),
        happened=filled.happened.strip(),
        said=filled.said.strip(),
        decision=filled.decision.strip(),
        reason=filled.why.strip(),
        by=filled.by.strip(),
    )
    if draft.purpose is Purpose.OVERTURN and draft.ruling is not None:
        return DecideAppeal(draft.ruling, upheld=False, words=words)
    who = who_of(desk, draft, filled.who, shown)
    penalties = _penalties(who, filled)
    if draft.purpose is Purpose.DECIDE and draft.ruling is not None:
        return DecideRuling(
            draft.ruling, words, draft.rule_entry, draft.rules, penalties, draft.line
        )
    return WriteRuling(
        words,
        who.entries,
        who.table,
        draft.rule_entry,
        draft.rules,
        penalties,
        draft.at_ms if filled.time == draft.time else _moment(desk, filled.time),
        draft.ruling,
        _figures(draft, words),
    )


def _figures(draft: Draft, words: RulingWords) -> FigureLine | None:
    """Give the figures for the slip; a correction that decides otherwise has none."""
    again = draft.purpose is Purpose.CORRECT and words.decision != draft.decision
    return None if again else draft.line


def _penalties(who: Who, filled: Filled) -> tuple[NewPenalty, ...]:
    kind = PENALTIES[filled.penalty][0]
    if kind is None:
        return ()
    if not who.entries:
        raise DraftError("Who is given the penalty? A seat (12.5) or a name.")
    length = 0
    if kind in {PenaltyKind.HANDS, PenaltyKind.ROUNDS}:
        typed = filled.length.strip()
        if not typed.isdecimal() or len(typed) > 4:  # noqa: PLR2004 - nobody misses so many
            raise DraftError(f"How many {kind}?")
        length = int(typed)
    chips = None
    if kind is PenaltyKind.DISQUALIFICATION and filled.chips.strip():
        try:
            chips = parse_chips(filled.chips)
        except FigureError as problem:
            raise DraftError(f"His chips: {problem}.") from problem
    # Several players may be named; the penalty is for the one it is about.
    return (NewPenalty(who.entries[0], kind, length, chips),)


def _moment(desk: Desk, text: str) -> int | None:
    if not text.strip():
        return None
    found = typed_moment(text, desk.now())
    if found is None:
        raise DraftError("The time is written as 19:20 or 7:20 pm.")
    return found
