"""What each event of a reason is called in a sentence, without capital and full stop."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tdtool.rules.button.answer import What
from tdtool.rules.button.question import ButtonRule
from tdtool.rules.seats import PAIR

if TYPE_CHECKING:
    from tdtool.rules.button.answer import Answer
    from tdtool.rules.naming import Voice

Seats = tuple[int, ...]
Teller = Callable[["Answer", Seats, "Voice"], str]
"""Tells one event of an answer as a clause; "" where another clause says it."""
OTHER_PLACEMENTS = frozenset(
    {What.HEADS_UP, What.HEADS_UP_BEGINS, What.FEW_STAY, What.BLINDS_BEGIN}
)


ONE_OF_EACH = "there is one small and one big blind in every hand"


def _happened(answer: Answer, *what: What) -> bool:
    return any(event.what in what for event in answer.reason.events)


def _by_dead_rule(answer: Answer) -> bool:
    return answer.rule is ButtonRule.DEAD and not _happened(answer, *OTHER_PLACEMENTS)


def _owes(answer: Answer, voice: Voice) -> str:
    small = answer.positions.small_blinds
    if not (small and _by_dead_rule(answer)) or _happened(answer, What.ARRIVAL_POSTS_SMALL_BLIND):
        return ""
    return f"{voice.at(small[0])} paid the big blind and now owes the small one"


def _small_blind_left(answer: Answer, _seats: Seats, voice: Voice) -> str:
    return _owes(answer, voice)


def _due_left(answer: Answer, _seats: Seats, voice: Voice) -> str:
    if _happened(answer, *OTHER_PLACEMENTS, What.SEVERAL_BIG_BLINDS):
        return ""
    owes = "" if _happened(answer, What.SMALL_BLIND_LEFT) else _owes(answer, voice)
    if _happened(answer, What.ARRIVAL_POSTS_BIG_BLIND, What.BLIND_SKIPPED):
        return owes
    goes_on = f"the big blind goes on to {voice.at(answer.positions.big_blinds[0])}"
    return f"{owes}; {goes_on}" if owes else goes_on


def _behind_empty_button(answer: Answer, _seats: Seats, voice: Voice) -> str:
    told = _happened(answer, What.SMALL_BLIND_LEFT, What.DUE_BIG_BLIND_LEFT)
    return "" if told else _owes(answer, voice)


def _no_small_blind(answer: Answer, seats: Seats, voice: Voice) -> str:
    if not seats:
        return "nobody owes a small blind"
    if seats[0] in answer.positions.waits:
        return (
            f"the small blind falls on {voice.newcomers(seats)}, who waits until the button"
            " has passed: nobody posts it"
        )
    return f"the small blind falls on the empty seat {seats[0]}, so nobody posts it"


def _several_big_blinds(_answer: Answer, seats: Seats, voice: Voice) -> str:
    several = "both" if len(seats) == PAIR else "all"
    return f"{voice.all_at(seats)} {several} post the big blind, so that nobody misses one"


def _several_small_blinds(_answer: Answer, seats: Seats, voice: Voice) -> str:
    return f"{voice.all_at(seats)} each post the small blind they owe"


def _carried(_answer: Answer, seats: Seats, voice: Voice) -> str:
    return (
        f"{voice.all_at(seats)} {_s(seats, 'owes', 'owe')} the small blind too but"
        f" {_s(seats, 'posts', 'post')} only the big one: the small one is carried to the next hand"
    )


def _forgiven(_answer: Answer, seats: Seats, voice: Voice) -> str:
    return (
        f"{voice.all_at(seats)} {_s(seats, 'owes', 'owe')} the small blind too but"
        f" {_s(seats, 'posts', 'post')} only the big one: the small one is forgiven"
    )


def _both(_answer: Answer, seats: Seats, voice: Voice) -> str:
    return f"{voice.all_at(seats)} {_s(seats, 'posts', 'post')} both blinds, the small one dead"


def _carried_posted(_answer: Answer, seats: Seats, voice: Voice) -> str:
    return (
        f"{voice.all_at(seats)} {_s(seats, 'posts', 'post')} the small blind carried over"
        " from the hand before"
    )


def _small_skipped(_answer: Answer, seats: Seats, voice: Voice) -> str:
    gets = _s(seats, "gets", "get")
    return f"{ONE_OF_EACH}: {voice.all_at(seats)} {gets} away without a small one"


def _big_skipped(answer: Answer, seats: Seats, voice: Voice) -> str:
    told = _happened(answer, What.SMALL_BLIND_SKIPPED)
    start = "" if told else f"{ONE_OF_EACH}: "
    return f"{start}{voice.all_at(seats)} {_s(seats, 'gets', 'get')} away without a big one"


def _heads_up_begins(_answer: Answer, seats: Seats, voice: Voice) -> str:
    button, big = seats
    return (
        f"with two players the big blind goes on to {voice.at(big)},"
        f" and {voice.at(button)} has the button and the small blind"
    )


def _heads_up(_answer: Answer, seats: Seats, voice: Voice) -> str:
    button, big = seats
    return (
        f"two players take turns: {voice.at(big)} pays the big blind,"
        f" {voice.at(button)} has the button and the small one"
    )


def _small_twice(_answer: Answer, seats: Seats, voice: Voice) -> str:
    return (
        f"{voice.all_at(seats)} pays the small blind twice running, which can happen;"
        " the big one never comes twice"
    )


def _written_off(_answer: Answer, seats: Seats, voice: Voice) -> str:
    return f"the small blind that {voice.all_at(seats)} still owed is written off"


def _few_stay(answer: Answer, seats: Seats, voice: Voice) -> str:
    stay = ("nobody stays", "only one player stays", "only two players stay")[len(seats)]
    spot = answer.positions
    return (
        f"{stay} from the last hand, so all is counted back from the big blind:"
        f" {voice.at(spot.big_blinds[0])} posts it, {voice.at(spot.small_blinds[0])} the small"
        f" blind, and {voice.at(spot.button)} has the button; nobody waits"
    )


def _blinds_begin(_answer: Answer, seats: Seats, voice: Voice) -> str:
    button, small, big = seats
    return (
        "the last hand had no blinds, so they begin behind the button:"
        f" {voice.at(button)} has the button, {voice.at(small)} the small blind,"
        f" {voice.at(big)} the big one"
    )


def _slid(_answer: Answer, seats: Seats, _voice: Voice) -> str:
    button, small = seats
    return (
        f"button and small blind move up to seats {button} and {small},"
        " the two just before the big blind"
    )


def _empty_button(answer: Answer, seats: Seats, _voice: Voice) -> str:
    if _happened(answer, What.STUD_BUTTON_WAITS):
        return f"that is the empty seat {seats[0]}"
    return f"the button rests on the empty seat {seats[0]} for one hand"


def _moving_button(answer: Answer, _seats: Seats, voice: Voice) -> str:
    button = answer.positions.button
    posts = ", who posts the small blind on it" if button in answer.positions.small_blinds else ""
    return f"the button goes to the next player, {voice.at(button)}{posts}"


def _set_by_hand(_answer: Answer, _seats: Seats, _voice: Voice) -> str:
    return "the director put button and blinds by hand, and the next hand goes on from here"


def _stud(answer: Answer, seats: Seats, voice: Voice) -> str:
    on = "" if answer.button_empty else f", on {voice.at(seats[0])}"
    return (
        "a stud round has no blinds: the button waits where the next hand with blinds"
        f" will have it{on}"
    )


def _short_deck(_answer: Answer, seats: Seats, voice: Voice) -> str:
    return (
        f"everybody antes, {voice.all_at(seats)} on the button twice; the button always goes"
        " to a player, never to an empty seat"
    )


def _first_hand(_answer: Answer, seats: Seats, voice: Voice) -> str:
    return f"this is the table's first hand: the button starts with {voice.all_at(seats)}"


def _regular(_answer: Answer, _seats: Seats, _voice: Voice) -> str:
    return "button and blinds each move on to the next player"


def _arrival_big(answer: Answer, seats: Seats, voice: Voice) -> str:
    if _happened(answer, *OTHER_PLACEMENTS):
        return ""
    return (
        f"{voice.newcomers(seats)} {_s(seats, 'comes', 'come')} in as next for the big blind"
        f" and {_s(seats, 'posts', 'post')} it"
    )


def _arrival_small(answer: Answer, seats: Seats, voice: Voice) -> str:
    if _happened(answer, *OTHER_PLACEMENTS):
        return ""
    return f"{voice.newcomers(seats)} comes in on the small blind's seat and posts it"


def _arrival_button(answer: Answer, seats: Seats, voice: Voice) -> str:
    if _happened(answer, *OTHER_PLACEMENTS):
        return ""
    return f"{voice.newcomers(seats)} comes in on the button"


def _arrival_passed(_answer: Answer, seats: Seats, voice: Voice) -> str:
    return (
        f"the button passes over {voice.newcomers(seats)}, who"
        f" {_s(seats, 'comes', 'come')} in and {_s(seats, 'is', 'are')} dealt in"
    )


def _arrival_waits(answer: Answer, seats: Seats, voice: Voice) -> str:
    # Who waits in the small blind's place has been told with it.
    rest = tuple(s for s in seats if s != answer.positions.small_blind)
    if not rest:
        return ""
    return (
        f"{voice.newcomers(rest)} {_s(rest, 'sits', 'sit')} between button and big blind and"
        f" {_s(rest, 'waits', 'wait')} until the button has passed"
    )


def _arrival_dealt_in(_answer: Answer, seats: Seats, voice: Voice) -> str:
    return (
        f"{voice.newcomers(seats)} {_s(seats, 'comes', 'come')} in and"
        f" {_s(seats, 'is', 'are')} dealt in at once"
    )


def _from_button(_answer: Answer, _seats: Seats, _voice: Voice) -> str:
    return "only the last button was given: the rest of that hand is taken as regular"


def _from_big_blind(_answer: Answer, _seats: Seats, _voice: Voice) -> str:
    return "only the last big blind was given: the rest of that hand is taken as regular"


def _s(seats: Seats, one: str, many: str) -> str:
    return one if len(seats) == 1 else many


BLINDS: dict[What, Teller] = {
    What.SMALL_BLIND_LEFT: _small_blind_left,
    What.DUE_BIG_BLIND_LEFT: _due_left,
    What.BUTTON_ON_EMPTY_SEAT: _behind_empty_button,
    What.NO_SMALL_BLIND: _no_small_blind,
    What.SEVERAL_BIG_BLINDS: _several_big_blinds,
    What.SEVERAL_SMALL_BLINDS: _several_small_blinds,
    What.CARRIED_BLIND_POSTED: _carried_posted,
    What.BOTH_BLINDS: _both,
    What.SMALL_BLIND_CARRIED: _carried,
    What.SMALL_BLIND_FORGIVEN: _forgiven,
    What.SMALL_BLIND_SKIPPED: _small_skipped,
    What.BLIND_SKIPPED: _big_skipped,
    What.HEADS_UP_BEGINS: _heads_up_begins,
    What.HEADS_UP: _heads_up,
    What.SMALL_BLIND_TWICE: _small_twice,
    What.OWED_WRITTEN_OFF: _written_off,
    What.FEW_STAY: _few_stay,
    What.BLINDS_BEGIN: _blinds_begin,
}
BUTTON: dict[What, Teller] = {
    What.SEVERAL_BIG_BLINDS: _moving_button,
    What.MARKERS_SLID: _slid,
    What.BUTTON_ON_EMPTY_SEAT: _empty_button,
    What.STUD_BUTTON_WAITS: _stud,
    What.SHORT_DECK_BUTTON: _short_deck,
    What.FIRST_HAND: _first_hand,
    What.SET_BY_HAND: _set_by_hand,
    What.REGULAR: _regular,
}
ARRIVALS: dict[What, Teller] = {
    What.ARRIVAL_POSTS_BIG_BLIND: _arrival_big,
    What.ARRIVAL_POSTS_SMALL_BLIND: _arrival_small,
    What.ARRIVAL_HAS_BUTTON: _arrival_button,
    What.ARRIVAL_PASSED_OVER: _arrival_passed,
    What.ARRIVAL_WAITS: _arrival_waits,
    What.ARRIVAL_DEALT_IN: _arrival_dealt_in,
}
SOURCE: dict[What, Teller] = {
    What.ASSUMED_FROM_BUTTON: _from_button,
    What.ASSUMED_FROM_BIG_BLIND: _from_big_blind,
}
