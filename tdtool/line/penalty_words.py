"""Penalties: given, served hand by hand, ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.line.decider import Told, told
from tdtool.line.draft import Draft, Found, go_on
from tdtool.line.spoken import listed
from tdtool.line.tokens import Kind
from tdtool.line.who import MOST, Prefer, Ref, by_ref, nobody, said, spoilt
from tdtool.tournament import ruling_commands as c
from tdtool.tournament.journal import hands_left, penalty_words
from tdtool.tournament.penalty_view import on_penalty
from tdtool.tournament.values import NewPenalty, PenaltyKind, RulingWords, SeatAt

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token
    from tdtool.tournament.state import Entry

_SHOWN = 60
"""Signs of a reason that a candidate shows."""
_MEASURES = {
    "hand": PenaltyKind.HANDS,
    "hands": PenaltyKind.HANDS,
    "round": PenaltyKind.ROUNDS,
    "rounds": PenaltyKind.ROUNDS,
    "orbit": PenaltyKind.ROUNDS,
    "orbits": PenaltyKind.ROUNDS,
}
_WARNED = frozenset(("warning", "warn", "warned"))
_VERBS = {
    PenaltyKind.WARNING: "is warned",
    PenaltyKind.DISQUALIFICATION: "is disqualified",
}
_TYPED = {PenaltyKind.WARNING: "warning", PenaltyKind.DISQUALIFICATION: "dq"}


class _Measure(NamedTuple):
    """How much was said, and where the words after it begin."""

    kind: PenaltyKind
    length: int
    last: int


def penalty(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "12.7 penalty 2 rounds", "kim penalty 3 hands threw his cards, by rui"."""
    at = _measure_at(after)
    choices = _people(room, before or after[:at])
    if choices.hint:
        return Found(hint=choices.hint)
    measures = _measures(after, at)
    tale = told(room, _rest(room, after, measures[0].last) if measures else "")
    if not measures:
        # Nothing was said of how much: what is usual, each for him to choose.
        who = _typed(room, choices.entries[0])
        usual = [_Measure(PenaltyKind.ROUNDS, length, 0) for length in (1, 2)]
        warning = _Measure(PenaltyKind.WARNING, 0, 0)
        drafts = [_give(room, choices.entries[0], one, tale) for one in (warning, *usual)]
        example = f"{who} penalty 2 rounds"
        more = go_on(f"{who} penalty ", _named(room, choices.entries[0]), "misses", example)
        return Found((more, *drafts))
    drafts = [_give(room, one, measure, tale) for one in choices.entries for measure in measures]
    return Found(tuple(drafts[:MOST]))


def warning(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "12.7 warning", "warning kim: talks in the hand"."""
    return _plain(room, before, after, PenaltyKind.WARNING)


def disqualified(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "kim dq", "dq 12.7 took chips off the table"."""
    return _plain(room, before, after, PenaltyKind.DISQUALIFICATION)


def _plain(room: Room, before: Sequence[Token], after: Sequence[Token], kind: PenaltyKind) -> Found:
    last = 0 if before else _people_end(after)
    choices = _people(room, before or after[:last])
    if choices.hint:
        return Found(hint=choices.hint)
    measure = _Measure(kind, 0, last)
    tale = told(room, _rest(room, after, last))
    return Found(tuple(_give(room, one, measure, tale) for one in choices.entries))


def dealt(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "12.7 hand dealt", "kim 3 hands dealt": he has missed so many more."""
    return _served(room, before, after, whole=False)


def served(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "12.7 served 15": so many in all."""
    return _served(room, before, after, whole=True)


def _served(room: Room, before: Sequence[Token], after: Sequence[Token], *, whole: bool) -> Found:
    tokens = [token for token in (*before, *after) if token.key not in _MEASURES]
    count = next((token for token in reversed(tokens) if token.kind is Kind.NUMBER), None)
    people = said(room, [token for token in tokens if token is not count])
    if count is not None and not people.refs and people.table is None:
        people, count = said(room, tokens), None
    found = _serving(room, people.refs, spoilt(room, people), people.table)
    if found.hint:
        return Found(hint=found.hint)
    drafts: list[Draft] = []
    for entry, *_ in found.entries:
        if whole and count is None:
            example = f"{_typed(room, (entry,))} served 3"
            name, completion = room.name(entry.id), f"{_typed(room, (entry,))} served "
            drafts.append(go_on(completion, name, "has missed", example, room.where(entry)))
        else:
            number = 1 if count is None else count.a
            drafts.append(_count(room, entry, number, whole=whole))
    return Found(tuple(drafts[:MOST]))


def lift(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "12.7 lift the dealer was wrong", "lift kim: the dealer was wrong"."""
    last = 0 if before else _people_end(after)
    people = said(room, before or after[:last])
    found = _serving(room, people.refs, spoilt(room, people), people.table)
    if found.hint:
        return Found(hint=found.hint)
    text = _rest(room, after, last)
    drafts = []
    for entry, *_ in found.entries:
        who, name, where = _typed(room, (entry,)), room.name(entry.id), room.where(entry)
        if text:
            lifted = c.LiftPenalty(entry.id, text)
            completion = f"{who} lift {text}"
            drafts.append(Draft(lifted, where, name, "is let off", _short(text), completion))
        else:
            drafts.append(go_on(f"{who} lift ", name, "is let off", "and why", where))
    return Found(tuple(drafts[:MOST]))


def back(room: Room, refs: Sequence[Ref]) -> tuple[Draft, ...]:
    """Offer that a player is back from his penalty."""
    if len(refs) != 1:
        return ()
    found = [entry for entry in by_ref(room, refs[0], Prefer.IN_PLAY) if _misses(room, entry)]
    return tuple(
        Draft(
            c.BackInSeat(entry.id),
            room.where(entry),
            room.name(entry.id),
            "is back in his seat",
            _left(room, entry),
            f"{_typed(room, (entry,))} back",
        )
        for entry in found[:MOST]
    )


# Who is meant.


class _Choices(NamedTuple):
    """The players each candidate is about, or a sentence about what is missing."""

    entries: tuple[tuple[Entry, ...], ...] = ()
    hint: str = ""


def _people(room: Room, tokens: Sequence[Token]) -> _Choices:
    people = said(room, tokens)
    refs = people.refs or _shown(room, people.table)
    if not refs:
        return _Choices(hint="Who? A seat (12.5 warning) or a name (kim warning).")
    wrong = spoilt(room, people, most=MOST)
    if wrong:
        return _Choices(hint=wrong)
    found = [by_ref(room, ref, Prefer.IN_PLAY) for ref in refs]
    for ref, entries in zip(refs, found, strict=True):
        if not entries:
            return _Choices(hint=nobody(room, ref))
    if len(found) == 1:
        return _Choices(tuple((entry,) for entry in found[0][:MOST]))
    return _Choices((_firsts(found),))


def _firsts(found: Sequence[Sequence[Entry]]) -> tuple[Entry, ...]:
    """Take the likeliest of each, nobody twice."""
    chosen: list[Entry] = []
    for entries in found:
        if entries[0] not in chosen:
            chosen.append(entries[0])
    return tuple(chosen)


def _shown(room: Room, number: int | None) -> tuple[Ref, ...]:
    """Take a lone number as a seat of the table that is shown."""
    if number is None or room.shown is None:
        return ()
    seat = SeatAt(room.shown, number)
    return (Ref(seat),) if room.has_seat(seat) else ()


def _misses(room: Room, entry: Entry) -> bool:
    return entry.person in room.state.serving


def _serving(room: Room, refs: Sequence[Ref], wrong: str, number: int | None) -> _Choices:
    """Find who is meant among those with hands to miss; nobody named means all of them."""
    if wrong:
        return _Choices(hint=wrong)
    refs = refs or _shown(room, number)
    if refs:
        found = by_ref(room, refs[0], Prefer.IN_PLAY)
        if not found:
            return _Choices(hint=nobody(room, refs[0]))
        found.sort(key=lambda entry: not _misses(room, entry))
    else:
        last = (room.state.last_entry_of(person) for person in room.state.serving)
        found = [entry for entry in last if entry is not None]
        if number is not None:
            found = [entry for entry in found if entry.seat and entry.seat.table == number]
        if not found:
            return _Choices(hint="Nobody there has hands to miss.")
    return _Choices(tuple((entry,) for entry in found[:MOST]))


def _people_end(tokens: Sequence[Token]) -> int:
    """Find where the words about a player begin, when he is named after the verb."""
    for place, token in enumerate(tokens):
        if token.kind is Kind.SEAT:
            return place + 1
        if token.key in {":", "by"}:
            return place
    return len(tokens)


# How much, and why.


def _measure_at(tokens: Sequence[Token]) -> int:
    """Find where it is said how much."""
    for place, token in enumerate(tokens):
        unit = tokens[place + 1].key if place + 1 < len(tokens) else ""
        if token.kind is Kind.NUMBER and (unit in _MEASURES or place + 1 == len(tokens)):
            return place
        if token.key in _WARNED:
            return place
    return len(tokens)


def _measures(tokens: Sequence[Token], at: int) -> list[_Measure]:
    """Read how much: "2 rounds", a warning; a bare number may be rounds or hands."""
    if at == len(tokens):
        return []
    if tokens[at].key in _WARNED:
        return [_Measure(PenaltyKind.WARNING, 0, at + 1)]
    length = tokens[at].a
    if at + 1 < len(tokens):
        return [_Measure(_MEASURES[tokens[at + 1].key], length, at + 2)]
    both = (PenaltyKind.ROUNDS, PenaltyKind.HANDS)
    return [_Measure(kind, length, at + 1) for kind in both]


def _rest(room: Room, tokens: Sequence[Token], last: int) -> str:
    """Give what was typed after the pieces that were read, as it was typed."""
    if last >= len(tokens):
        return ""
    text = room.text[tokens[last].start :].strip()
    return text.lstrip(":,").strip()


def _short(text: str) -> str:
    shown = " ".join(text.split())
    return shown if len(shown) <= _SHOWN else shown[: _SHOWN - 1] + "…"


# What is offered.


def _give(room: Room, entries: Sequence[Entry], measure: _Measure, tale: Told) -> Draft:
    kind, length = measure.kind, measure.length
    words = RulingWords(happened=tale.happened, by=tale.by)
    given = tuple(NewPenalty(entry.id, kind, length) for entry in entries)
    what = penalty_words(kind, length)
    verb = _VERBS.get(kind, f"misses {what}")
    if len(entries) > 1:
        verb = verb.replace("is ", "are ").replace("misses", "miss")
    typed = _TYPED.get(kind, f"penalty {what}")
    completion = " ".join(filter(None, (_typed(room, entries), typed, tale.happened)))
    if tale.named:
        completion += f", by {tale.by}"
    remark = (_short(tale.happened), f"decided by {_short(tale.by)}" if tale.by else "")
    where = room.where(entries[0])
    command = c.WriteRuling(words, penalties=given)
    shown = "; ".join(filter(None, remark))
    return Draft(command, where, _named(room, entries), verb, shown, completion)


def _count(room: Room, entry: Entry, number: int, *, whole: bool) -> Draft:
    hands = "1 hand" if number == 1 else f"{number:,} hands"
    command = c.SetServed(entry.id, number) if whole else c.CountHands(entry.id, number)
    who = _typed(room, (entry,))
    typed = f"{who} served {number}" if whole else f"{who} {hands} dealt"
    verb = f"has missed {hands} in all" if whole else f"has missed {hands} more"
    name, where = room.name(entry.id), room.where(entry)
    return Draft(command, where, name, verb, _left(room, entry), typed)


def _left(room: Room, entry: Entry) -> str:
    running = on_penalty(room.state, entry)
    return "" if running is None else f"{hands_left(running.left)} now"


def _named(room: Room, entries: Sequence[Entry]) -> str:
    return listed([room.name(entry.id) for entry in entries])


def _typed(room: Room, entries: Sequence[Entry]) -> str:
    return " ".join(str(entry.seat or room.name(entry.id)) for entry in entries)
