"""Which form a sentence has, and what each form makes of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tdtool.line import (
    betting_words,
    call_words,
    chip_words,
    clock_words,
    comebacks,
    count_words,
    days_words,
    entering,
    hand_words,
    kept_words,
    notes,
    outs,
    penalty_words,
    person_words,
    plan_words,
    prize_words,
    rulings,
    seats,
    table_words,
    till_words,
    together_words,
)
from tdtool.line.draft import Draft, Found
from tdtool.line.glance import carded, glance, glimpses, is_called
from tdtool.line.tokens import Kind
from tdtool.line.vocabulary import Phrase, Verb, verbs_begun, verbs_in
from tdtool.tournament.scan_text import scanned_entry

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token

_SHORTEST_GUESS = 3
"""Letters of a verb that stands alone before it is taken for the whole."""

_AROUND: dict[Verb, Callable[[Room, Sequence[Token], Sequence[Token]], Found]] = {
    Verb.LIFT: penalty_words.lift,
    Verb.PENALTY: penalty_words.penalty,
    Verb.WARNING: penalty_words.warning,
    Verb.DISQUALIFIED: penalty_words.disqualified,
    Verb.HAND_FOR_HAND: together_words.hand_for_hand,
    Verb.LAST_HANDS: together_words.last_hands,
    Verb.DONE: together_words.done,
    Verb.BAG: days_words.bag,
    Verb.DEALT: penalty_words.dealt,
    Verb.SERVED: penalty_words.served,
    Verb.UNREGISTER: entering.unregister,
    Verb.MERGE: person_words.merge,
    Verb.ERASE: person_words.erase,
    Verb.REFUND: till_words.refund,
    Verb.REBUY: till_words.rebuy,
    Verb.ADD_ON: till_words.add_on,
    Verb.NO_SHOW: till_words.no_show,
    Verb.PULLED: till_words.pulled,
    Verb.REENTER: comebacks.re_enter,
    Verb.CHECKED: comebacks.checked,
    Verb.WHO_POSTS: hand_words.who_posts,
    Verb.CHIPS: chip_words.chips,
    Verb.HAS: chip_words.has,
    Verb.CLOSED: table_words.closed,
    Verb.OPEN: table_words.opened,
    Verb.RELEASE: kept_words.release,
    Verb.RESERVE: kept_words.reserve,
    Verb.NO_ACCESS: partial(kept_words.access, needed=False),
    Verb.ACCESS: partial(kept_words.access, needed=True),
    Verb.NOT_APART: partial(kept_words.apart, kept=False),
    Verb.APART: partial(kept_words.apart, kept=True),
    Verb.NO_FEATURE: partial(kept_words.feature, shown=False),
    Verb.FEATURE: partial(kept_words.feature, shown=True),
    Verb.SIZE_FROM_LEVEL: partial(kept_words.sizes_from, by_day=False),
    Verb.SIZE_FROM_DAY: partial(kept_words.sizes_from, by_day=True),
    Verb.WINS: kept_words.wins,
    Verb.ACTED: call_words.ended,
    Verb.SWAP: seats.swap,
    Verb.WAS: comebacks.was,
    Verb.NEXT: hand_words.next_hand,
    Verb.PAID: prize_words.paid,
    Verb.PAYS: till_words.pays,
    Verb.BY: prize_words.knocked_out,
    Verb.BALANCE: plan_words.balance,
    Verb.FINAL_TABLE: plan_words.final_table,
    Verb.REDRAW: plan_words.redraw,
    Verb.OUT: outs.out,
    Verb.BACK: comebacks.back,
    Verb.MOVE: seats.move,
    Verb.SEAT: seats.give_seat,
    Verb.DRAW: seats.draw,
    Verb.ARRIVED: seats.arrived,
    Verb.SITS: seats.sits,
    Verb.FIELD: count_words.field,
}
"""Forms that take what stands before the verb and what stands after it."""


_BEGINNING: dict[Verb, Callable[[Room, Sequence[Token], int], Found]] = {
    Verb.RULING: rulings.ruling,
    Verb.POT: betting_words.pot,
    Verb.LEAST: betting_words.least,
    Verb.NOTE: notes.note,
    Verb.MESSAGE: notes.message,
    Verb.FLIGHT: days_words.flight,
    Verb.VOID: till_words.void,
    Verb.CASHIER: till_words.cashier,
}
"""Forms whose verb begins the sentence; they take its pieces and where the verb ends."""
_REASONED = {Verb.LIFT, Verb.PENALTY, Verb.WARNING, Verb.DISQUALIFIED}


def takes_text(tokens: Sequence[Token]) -> bool:
    """Tell whether a sentence goes on with free text: a question, a note, a reason, or names."""
    free = {*_BEGINNING, Verb.LATE, Verb.REGISTER} - {Verb.POT, Verb.LEAST}
    return any(
        phrase.verb in _REASONED or (phrase.verb in free and phrase.first == 0)
        for phrase in verbs_in(tokens)
    )


def drafts_for(room: Room, tokens: Sequence[Token]) -> Found:
    """Find what a sentence may mean: by its verbs, else by a verb that is being typed."""
    if is_called(room, room.text):
        return glance(room, tokens)
    card = scanned_entry(room.text)
    if card is not None:
        return carded(room, card)
    counted = count_words.counts(room, tokens)
    if counted.drafts:
        return counted
    found = _read(room, tokens)
    if found.drafts or found.final or room.state.counted is None:
        return found
    asked = any(phrase.verb is Verb.WHO_POSTS for phrase in verbs_in(tokens))
    return Found(hint=count_words.POSTS if asked else count_words.HINT)


def _read(room: Room, tokens: Sequence[Token]) -> Found:
    """Find what a sentence may mean where players have names."""
    hint = ""
    said = _without_reasons(verbs_in(tokens))
    for phrase in said:
        found = _form(room, tokens, phrase)
        if found.drafts or found.final:
            return found._replace(drafts=(*found.drafts, *glimpses(room, room.text)))
        hint = hint or found.hint
    if not said and (counted := chip_words.bare(room)).drafts:
        return counted
    bare = Found(tuple(glimpses(room, room.text)), hint) if hint else glance(room, tokens)
    guessed = _guessed(room, tokens)
    drafts = _ordered(tokens, bare, guessed)
    if drafts:
        return Found(drafts, "" if guessed else bare.hint)
    return Found(hint=hint if said else bare.hint)


def _without_reasons(said: list[Phrase]) -> list[Phrase]:
    """Leave out who registers where it is a reason: "12.7 warning late again"."""
    reason = min((one.first for one in said if one.verb in _REASONED), default=None)
    enters = {Verb.LATE, Verb.REGISTER}
    return [one for one in said if reason is None or one.first < reason or one.verb not in enters]


def _ordered(tokens: Sequence[Token], bare: Found, guessed: Sequence[Draft]) -> tuple[Draft, ...]:
    """Put a verb that is being typed behind a name, and instead of a half-understood rest."""
    alone = all(token.kind is Kind.WORD for token in tokens)
    return (*bare.drafts, *guessed) if alone else (*guessed,) or bare.drafts


def _guessed(room: Room, tokens: Sequence[Token]) -> list[Draft]:
    found: list[Draft] = []
    for phrase in verbs_begun(tokens):
        alone = len(tokens) == 1
        if alone and tokens[0].end - tokens[0].start < _SHORTEST_GUESS:
            continue
        found += _form(room, tokens, phrase).drafts
    return found


def _form(room: Room, tokens: Sequence[Token], phrase: Phrase) -> Found:  # noqa: C901
    before, after = tokens[: phrase.first], tokens[phrase.last :]
    rest = (*before, *after)
    if phrase.verb in _BEGINNING:
        return Found() if before else _BEGINNING[phrase.verb](room, tokens, phrase.last)
    match phrase.verb:
        case Verb.LATE | Verb.REGISTER:
            return entering.register(room, tokens, phrase, late=phrase.verb is Verb.LATE)
        case Verb.FIRST | Verb.BUTTON | Verb.BIG_BLIND if phrase.guessed:
            word = "button" if phrase.verb is not Verb.BIG_BLIND else "bb"
            said = tokens[phrase.first]._replace(key=word)
            return hand_words.button(room, (*before, said), first=phrase.verb is Verb.FIRST)
        case Verb.BUTTON | Verb.BIG_BLIND:
            return hand_words.button(room, tokens)
        case Verb.FIRST:
            return hand_words.button(room, rest, first=True)
        case Verb.LOCK | Verb.UNLOCK:
            return table_words.lock(room, before, after, locked=phrase.verb is Verb.LOCK)
        case Verb.LEVEL:
            return clock_words.level(room, rest, tokens[phrase.first : phrase.last])
        case Verb.CLOCK:
            return call_words.clock(room, rest)
        case Verb.START | Verb.PAUSE:
            return _clock(room, rest, phrase.verb)
        case Verb.BREAK:
            return plan_words.breaks(room, before, after)
        case Verb.SIZE:
            return _size(room, tokens, phrase)
        case Verb.UNDO:
            return Found(hint="Undo, beside the line, takes the last act back; redo does it again.")
    return _AROUND[phrase.verb](room, before, after)


def _size(room: Room, tokens: Sequence[Token], phrase: Phrase) -> Found:
    """Find the number of seats behind the verb, for "8-handed" before it."""
    before = [token for token in tokens[: phrase.first] if token.kind is not Kind.MARK]
    if tokens[phrase.first].key == "handed":
        return table_words.size(room, before[:-1], before[-1:])
    return table_words.size(room, before, tokens[phrase.last :])


def _clock(room: Room, rest: Sequence[Token], verb: Verb) -> Found:
    if any(token.kind is not Kind.MARK for token in rest):
        return Found()
    return Found((clock_words.start(room) if verb is Verb.START else clock_words.pause(),))
