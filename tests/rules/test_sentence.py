"""Every event has its words; every word is tested."""

from __future__ import annotations

import pytest

from tdtool.rules.books import written_out
from tdtool.rules.button.answer import What
from tdtool.rules.button.by_hand import set_by_hand
from tdtool.rules.button.clauses import ARRIVALS, BLINDS, BUTTON, SOURCE
from tdtool.rules.button.first_hand import first_hand
from tdtool.rules.button.next_hand import answer, positions
from tdtool.rules.button.observed import from_big_blind, from_button
from tdtool.rules.button.question import (
    ArrivalInDeadSmallBlind,
    ButtonRule,
    ButtonSettings,
    GameForm,
    LastHand,
    MovingDoublePost,
    Question,
)
from tdtool.rules.button.sentence import ROLES, rule_name, why

SIX = (1, 2, 3, 4, 5, 6)
NAMES = dict(enumerate(("Alice", "Bob", "Carol", "David", "Ellen", "Frank"), 1))
LAST = LastHand(6, 1, (2,), SIX)
SPREAD = LastHand(8, 1, (3,), (1, 3, 4, 5, 6, 8))
FOUR = LastHand(1, 2, (3,), (1, 2, 3, 4))
DEAD, MOVING, SIMPLIFIED = ButtonRule
STUD, SHORT_DECK = GameForm.STUD, GameForm.SHORT_DECK
FORGIVE = ButtonSettings(moving_double_post=MovingDoublePost.FORGIVE)
BOTH = ButtonSettings(moving_double_post=MovingDoublePost.BOTH)
WAITS = ButtonSettings(ArrivalInDeadSmallBlind.WAITS)
TRIPLE = LastHand(3, None, (3, 4, 5), (3, 4, 5))


def busts(rule: ButtonRule, *gone: int, last: LastHand = LAST) -> Question:
    left = tuple(seat for seat in last.seats if seat not in gone)
    return Question(rule, last, left, gone=frozenset(gone))


def joins(
    rule: ButtonRule,
    *new: int,
    gone: tuple[int, ...] = (),
    last: LastHand = SPREAD,
    settings: ButtonSettings | None = None,
) -> Question:
    occupied = tuple(sorted({*last.seats} - {*gone} | {*new}))
    return Question(
        rule, last, occupied, frozenset(new), frozenset(gone), settings or ButtonSettings()
    )


CASES = {
    "regular": (Question(DEAD, LAST, SIX), "Button and blinds each move on to the next player."),
    "button left": (
        busts(DEAD, 6),
        "Frank, the button, went out. Button and blinds each move on to the next player.",
    ),
    "small blind left": (
        busts(DEAD, 1),
        (
            "Alice, the small blind, went out. Bob paid the big blind and now owes the small one."
            " The button rests on the empty seat 1 for one hand."
        ),
    ),
    "big blind left": (
        busts(DEAD, 2),
        (
            "Bob, the big blind, went out. The small blind falls on the empty seat 2, so nobody"
            " posts it."
        ),
    ),
    "after a dead small blind": (
        busts(DEAD, last=LastHand(1, 2, (3,), (1, 3, 4, 5, 6))),
        (
            "Carol paid the big blind and now owes the small one. The button rests on the empty"
            " seat 2 for one hand."
        ),
    ),
    "due big blind left": (
        busts(DEAD, 3),
        (
            "Carol, due the big blind, went out. Bob paid the big blind and now owes the small one;"
            " the big blind goes on to David."
        ),
    ),
    "small blind and due left": (
        busts(DEAD, 1, 3),
        (
            "Alice, the small blind, and Carol, due the big blind, went out. Bob paid the big blind"
            " and now owes the small one; the big blind goes on to David. The button rests on the"
            " empty seat 1 for one hand."
        ),
    ),
    "markers slide": (
        busts(DEAD, 1, 2, 3),
        (
            "Alice, the small blind, Bob, the big blind, and Carol, due the big blind, went out."
            " The big blind goes on to David; the small blind falls on the empty seat 3, so nobody"
            " posts it. Button and small blind move up to seats 2 and 3, the two just before the"
            " big blind; the button rests on the empty seat 2 for one hand."
        ),
    ),
    "several big blinds": (
        busts(MOVING, 1),
        (
            "Alice, the small blind, went out. Carol and David both post the big blind, so that"
            " nobody misses one. The button goes to the next player, Bob, who posts the small blind"
            " on it."
        ),
    ),
    "nobody owes a small blind": (
        busts(MOVING, 1, 2),
        (
            "Alice, the small blind, and Bob, the big blind, went out. Carol, David and Ellen all"
            " post the big blind, so that nobody misses one; nobody owes a small blind. The button"
            " goes to the next player, Carol."
        ),
    ),
    "moving, due big blind left": (
        busts(MOVING, 3),
        "Carol, due the big blind, went out. The big blind goes on to David.",
    ),
    "several small blinds": (
        Question(MOVING, LastHand(2, None, (3, 4), SIX[1:]), SIX[1:]),
        "Carol and David each post the small blind they owe.",
    ),
    "two big blinds left": (
        busts(MOVING, 3, 4, last=LastHand(2, None, (3, 4), SIX[1:])),
        (
            "Carol, a big blind, and David, a big blind, went out. Ellen, Frank and Bob all post"
            " the"
            " big blind, so that nobody misses one; nobody owes a small blind. The button goes to"
            " the next player, Ellen."
        ),
    ),
    "carried": (
        Question(MOVING, TRIPLE, TRIPLE.seats),
        (
            "David and Ellen each post the small blind they owe; Carol owes the small blind too but"
            " posts only the big one: the small one is carried to the next hand."
        ),
    ),
    "forgiven": (
        Question(MOVING, TRIPLE, TRIPLE.seats, settings=FORGIVE),
        (
            "David and Ellen each post the small blind they owe; Carol owes the small blind too but"
            " posts only the big one: the small one is forgiven."
        ),
    ),
    "both": (
        Question(MOVING, TRIPLE, TRIPLE.seats, settings=BOTH),
        (
            "Carol, David and Ellen each post the small blind they owe; Carol posts both blinds,"
            " the"
            " small one dead."
        ),
    ),
    "carried and posted": (
        Question(MOVING, LastHand(1, None, (4,), SIX, (3,)), SIX),
        (
            "Carol and David each post the small blind they owe; Carol posts the small blind"
            " carried"
            " over from the hand before."
        ),
    ),
    "one of each": (
        busts(SIMPLIFIED, 1, 2),
        (
            "Alice, the small blind, and Bob, the big blind, went out. There is one small and one"
            " big"
            " blind in every hand: Carol gets away without a small one; Carol and David get away"
            " without a big one."
        ),
    ),
    "no big blind for one": (
        busts(SIMPLIFIED, 2),
        (
            "Bob, the big blind, went out. There is one small and one big blind in every hand:"
            " Carol"
            " gets away without a big one."
        ),
    ),
    "simplified, due big blind left": (
        busts(SIMPLIFIED, 3),
        "Carol, due the big blind, went out. The big blind goes on to David.",
    ),
    "few stay, due big blind left": (
        joins(DEAD, 5, gone=(4, 1), last=FOUR),
        (
            "Alice, the button, and David, due the big blind, went out. Only two players stay from"
            " the last hand, so all is counted back from the big blind: Ellen posts it, Carol the"
            " small blind, and Bob has the button; nobody waits."
        ),
    ),
    "few stay, an arrival on the small blind": (
        joins(DEAD, 3, gone=(3, 1), last=FOUR),
        (
            "Alice, the button, and seat 3, the big blind, went out. Only two players stay from"
            " the last hand, so all is counted back from the big blind: David posts it, Carol the"
            " small blind, and Bob has the button; nobody waits."
        ),
    ),
    "few stay, an arrival on the button": (
        joins(DEAD, 1, gone=(2, 1), last=FOUR),
        (
            "Seat 1, the button, and Bob, the small blind, went out. Only two players stay from"
            " the last hand, so all is counted back from the big blind: David posts it, Carol the"
            " small blind, and Alice has the button; nobody waits."
        ),
    ),
    "heads-up begins": (
        busts(DEAD, 1, last=LastHand(1, 2, (3,), (1, 2, 3))),
        (
            "Alice, the button, went out. With two players the big blind goes on to Bob, and Carol"
            " has the button and the small blind."
        ),
    ),
    "small blind twice": (
        busts(DEAD, 3, last=LastHand(1, 2, (3,), (1, 2, 3))),
        (
            "Carol, the big blind, went out. With two players the big blind goes on to Alice, and"
            " Bob has the button and the small blind; Bob pays the small blind twice running, which"
            " can happen; the big one never comes twice."
        ),
    ),
    "owed and written off": (
        busts(MOVING, 5, last=LastHand(4, None, (3,), (3, 4, 5), (3,))),
        (
            "Ellen, the small blind, went out. With two players the big blind goes on to David, and"
            " Carol has the button and the small blind; the small blind that Carol still owed is"
            " written off."
        ),
    ),
    "heads-up": (
        Question(DEAD, LastHand(2, 2, (3,), (2, 3)), (2, 3)),
        "Two players take turns: Bob pays the big blind, Carol has the button and the small one.",
    ),
    "few stay": (
        joins(DEAD, 6, last=LastHand(1, 1, (4,), (1, 4))),
        (
            "Only two players stay from the last hand, so all is counted back from the big blind:"
            " Frank posts it, David the small blind, and Alice has the button; nobody waits."
        ),
    ),
    "blinds begin": (
        Question(DEAD, LastHand(1, None, (), SIX), SIX),
        (
            "The last hand had no blinds, so they begin behind the button: Bob has the button,"
            " Carol"
            " the small blind, David the big one."
        ),
    ),
    "arrival posts the big blind": (
        joins(DEAD, 2, last=LastHand(6, 8, (1,), SPREAD.seats)),
        "Bob comes in as next for the big blind and posts it.",
    ),
    "arrival in the due seat": (
        joins(DEAD, 4, gone=(1, 4)),
        (
            "Alice, the small blind, and seat 4, due the big blind, went out. Carol paid the big"
            " blind and now owes the small one. The button rests on the empty seat 1 for one hand;"
            " David comes in as next for the big blind and posts it."
        ),
    ),
    "arrival posts the small blind": (
        joins(DEAD, 3, gone=(3,)),
        "Seat 3, the big blind, went out. Carol comes in on the small blind's seat and posts it.",
    ),
    "arrival waits in the small blind": (
        joins(DEAD, 3, gone=(3,), settings=WAITS),
        (
            "Seat 3, the big blind, went out. The small blind falls on Carol, who waits until the"
            " button has passed: nobody posts it."
        ),
    ),
    "arrival has the button": (
        joins(DEAD, 1, gone=(1,)),
        (
            "Seat 1, the small blind, went out. Carol paid the big blind and now owes the small"
            " one."
            " Alice comes in on the button."
        ),
    ),
    "arrival waits": (
        joins(DEAD, 2),
        "Bob sits between button and big blind and waits until the button has passed.",
    ),
    "arrival passed over": (
        joins(SIMPLIFIED, 9),
        "The button passes over the newcomer on seat 9, who comes in and is dealt in.",
    ),
    "two arrivals passed over": (
        joins(SIMPLIFIED, 9, 10),
        "The button passes over the newcomers on seats 9 and 10, who come in and are dealt in.",
    ),
    "arrivals dealt in": (
        joins(DEAD, 7, 9),
        (
            "Button and blinds each move on to the next player; the newcomers on seats 7 and 9 come"
            " in and are dealt in at once."
        ),
    ),
    "from the button": (
        Question(DEAD, from_button(DEAD, 6, SIX), SIX),
        (
            "Button and blinds each move on to the next player. Only the last button was given: the"
            " rest of that hand is taken as regular."
        ),
    ),
    "from the big blind, all at once": (
        Question(DEAD, from_big_blind(DEAD, 2, SIX), SIX[1:]),
        (
            "Alice, the small blind, went out. Bob paid the big blind and now owes the small one;"
            " the"
            " button rests on the empty seat 1 for one hand. Only the last big blind was given: the"
            " rest of that hand is taken as regular."
        ),
    ),
    "stud": (
        busts(DEAD)._replace(form=STUD),
        (
            "A stud round has no blinds: the button waits where the next hand with blinds will have"
            " it, on Alice."
        ),
    ),
    "stud, empty seat": (
        busts(DEAD, 1)._replace(form=STUD),
        (
            "A stud round has no blinds: the button waits where the next hand with blinds will have"
            " it; that is the empty seat 1."
        ),
    ),
    "short deck": (
        Question(DEAD, LastHand(6, None, (), SIX), SIX, form=SHORT_DECK),
        (
            "Everybody antes, Alice on the button twice; the button always goes to a player, never"
            " to an empty seat."
        ),
    ),
}
FIRST = first_hand(DEAD, 4, SIX)
BY_HAND = set_by_hand(DEAD, positions(Question(DEAD, LAST, SIX)), SIX)


@pytest.mark.parametrize(("question", "sentence"), CASES.values(), ids=CASES)
def test_why(question: Question, sentence: str) -> None:
    assert why(answer(question), NAMES) == sentence


def test_first_hand_and_by_hand() -> None:
    assert why(FIRST, NAMES) == "This is the table's first hand: the button starts with David."
    assert why(BY_HAND) == (
        "The director put button and blinds by hand, and the next hand goes on from here."
    )


def test_every_event_is_told_by_one_of_the_cases() -> None:
    told = {event.what for hand in (FIRST, BY_HAND) for event in hand.reason.events}
    for question, _ in CASES.values():
        told |= {event.what for event in answer(question).reason.events}
    assert told == set(What)
    assert set(What) == {*ROLES, *BLINDS, *BUTTON, *ARRIVALS, *SOURCE}


def test_without_names_seats_are_called() -> None:
    assert why(answer(busts(MOVING, 1))) == (
        "Seat 1, the small blind, went out. Seats 3 and 4 both post the big blind, so that nobody"
        " misses one. The button goes to the next player, seat 2, who posts the small blind on it."
    )


def test_names_of_those_who_left_a_seat_that_was_taken_again() -> None:
    found = answer(joins(DEAD, 1, gone=(1,)))
    assert why(found, NAMES, {1: "Marek"}).startswith("Marek, the small blind, went out. Carol")


def test_a_function_may_name_the_seats() -> None:
    found = answer(busts(DEAD, 1))
    assert why(found, lambda seat: f"P{seat}").startswith("P1, the small blind, went out. P2 paid")
    refilled = answer(joins(DEAD, 1, gone=(1,)))
    assert why(refilled, lambda seat: f"P{seat}").startswith("Seat 1, the small blind, went out.")


def test_moved_away_is_not_out() -> None:
    found = answer(busts(DEAD, 1, 2, 3))
    assert why(found, NAMES, moved={1}).startswith(
        "Bob, the big blind, and Carol, due the big blind, went out; Alice, the small blind, was"
        " moved away. "
    )
    assert why(found, NAMES, moved={1, 2, 3}).startswith(
        "Alice, the small blind, Bob, the big blind, and Carol, due the big blind, were moved away."
    )


def test_names_are_plain_text_and_keep_their_case() -> None:
    names = {1: "van  Dyke\n", 2: "<b>Bo</b>", 3: ""}
    assert why(answer(busts(DEAD, 1)), names) == (
        "van Dyke, the small blind, went out. <b>Bo</b> paid the big blind and now owes the small"
        " one. The button rests on the empty seat 1 for one hand."
    )


RULE_NAMES = {
    "dead": (busts(DEAD, 1), "Dead button, TDA 2024 rule 32"),
    "moving": (busts(MOVING, 1), "Moving button, Robert's Rules 11, section 4, 2a"),
    "simplified": (busts(SIMPLIFIED, 1), "Simplified button, common online, in no rulebook"),
    "heads-up": (CASES["heads-up"][0], "Heads-up, TDA 2024 rule 34-B"),
    "heads-up begins": (CASES["heads-up begins"][0], "Heads-up, TDA 2024 rule 34-B"),
    "few": (CASES["few stay"][0], "Dead button when at most two stay, in no rulebook"),
    "begin": (CASES["blinds begin"][0], "Blinds begin, in no rulebook"),
    "stud": (CASES["stud"][0], "Stud round, TDA 2024 rule 11-B"),
    "short deck": (CASES["short deck"][0], "Short deck, WSOP 2026, section IX"),
}


@pytest.mark.parametrize(("question", "name"), RULE_NAMES.values(), ids=RULE_NAMES)
def test_rule_name(question: Question, name: str) -> None:
    assert rule_name(answer(question).reason) == name


def test_rule_name_of_hands_that_were_set() -> None:
    assert rule_name(FIRST.reason) == "First hand, the button as it was set"
    assert rule_name(BY_HAND.reason) == "Set by hand, TDA 2024 rule 34-A"


@pytest.mark.parametrize(
    ("book", "number", "text"),
    [
        ("TDA24", "RP-11", "TDA 2024 rule RP-11"),
        ("WSOP26", "85", "WSOP 2026 rule 85"),
        ("RRoP11", "s15", "Robert's Rules 11, section 15"),
        ("", "", ""),
    ],
)
def test_citations(book: str, number: str, text: str) -> None:
    assert written_out(book, number) == text
