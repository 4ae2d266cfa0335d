"""Fixed and spread limit: the bet of each round, completions, the cap (TDA24 48, WSOP26 IX)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tdtool.rules.betting.may import ground, may
from tdtool.rules.betting.round import Posted, PostKind
from tdtool.rules.betting.say import say_may, say_minimum
from tdtool.rules.figures import FigureError
from tdtool.rules.house import CapLifted
from tdtool.rules.limits.fixed import ROUNDS, Family, bet_of_round, raises_left
from tdtool.rules.stakes import Betting
from tdtool.ui import figures
from tdtool.ui.rulings.calculators import listed
from tdtool.ui.rulings.calculators import played as rounds
from tdtool.ui.rulings.calculators.asks import Ask, Calculator, Spot, Unclear
from tdtool.ui.rulings.calculators.minimum_raise import OVER, notes_of, what_each_may
from tdtool.ui.rulings.calculators.worked import Line, Worked
from tdtool.ui.whoposts.typed_stakes import StakesError, typed_stakes

if TYPE_CHECKING:
    from tdtool.rules.house import HouseRules
    from tdtool.ui.rulings.calculators.asks import Given
    from tdtool.ui.rulings.calculators.played import Played
    from tdtool.ui.rulings.calculators.scene import Scene

FAMILIES = (
    (Family.FLOP, "Flop games"),
    (Family.STUD, "Stud"),
    (Family.SINGLE_DRAW, "One draw"),
    (Family.TRIPLE_DRAW, "Three draws"),
)
_FIXED, _SPREAD = 0, 1
_LIFTED = {
    CapLifted.NEVER: "never lifted",
    CapLifted.TWO_LEFT_IN_EVENT: "lifted when two are left in the event",
    CapLifted.ROUND_BEGAN_HEADS_UP: "lifted where the round began heads-up",
    CapLifted.HEADS_UP_BEFORE_CAP: "lifted where it was heads-up before the cap",
}


def work(given: Given) -> Worked:
    """Say the bets of each round, and with a round what each player may do."""
    if given.pick("limit_kind") == _SPREAD:
        return _spread(given)
    small, big = _bets(given)
    family = FAMILIES[given.pick("family")][0]
    number = min(given.pick("limit_round"), ROUNDS[family] - 1) + 1
    bet = bet_of_round(family, number, small, big)
    sizes = tuple(
        Line(
            f"Round {one}",
            figures.number(bet_of_round(family, one, small, big)),
            str(one),
            main=one == number,
        )
        for one in range(1, ROUNDS[family] + 1)
    )
    if not given.text("round"):
        return Worked(
            f"The bet is {figures.number(bet)} in this round.",
            f"Up to {given.scene.house.raise_cap} raises after the bet.",
            lines=sizes,
            lines_title="Bets of the rounds",
            notes=(_cap_note(given.scene.house),),
            betting=Betting.FIXED_LIMIT,
        )
    opened = _opened(given) if family is Family.STUD and number == 1 else None
    return _fixed(_with(given, number, bet), sizes, opened)


def _with(given: Given, number: int, bet: int) -> Given:
    """Ask for the round at the bet that the game has in it."""
    texts = {**given.texts, "bet": str(bet)}
    picks = {**given.picks, "street": rounds.BEFORE if number == 1 else rounds.AFTER}
    return replace(given, texts=texts, picks=picks)


def _opened(given: Given) -> Posted:
    """Read who brought it in, and for how much."""
    typed = listed.seats_with_chips(given.text("opened"), "opened")
    if not typed:
        raise Unclear("Who brought it in, for how much? 3 100.", "opened", missing=True)
    return Posted(typed[0].seat, PostKind.BRING_IN, typed[0].chips, typed[0].chips)


def _fixed(given: Given, sizes: tuple[Line, ...], opened: Posted | None) -> Worked:
    found = rounds.played(given, Betting.FIXED_LIMIT, opened=opened)
    standing, house = found.standing, given.scene.house
    all_may = may(standing, house)
    if not all_may:
        raise Unclear(OVER, "round", missing=True)
    first = all_may[0]
    return Worked(
        say_may(first, standing.reading),
        _state(found, house),
        f"{found.call(first.seat)}: {rounds.decided(first)}",
        ground(standing, first, house),
        rounds.lines_of(found),
        sizes,
        "Bets of the rounds",
        grid=what_each_may(found, all_may),
        notes=(*notes_of(found), _cap_note(house)),
        table=rounds.seen(found),
        highest=standing.highest,
        least=first.least,
        betting=Betting.FIXED_LIMIT,
    )


def _state(found: Played, house: HouseRules) -> str:
    """Say how many bets there are, and how many raises may follow."""
    left = raises_left(found.standing, house)
    bets = found.standing.bets
    count = f"{bets} bet{'' if bets == 1 else 's'} so far"
    if left is None:
        return f"{count}, any number of raises may follow."
    return f"{count}, {left} raise{'' if left == 1 else 's'} may follow."


def _cap_note(house: HouseRules) -> str:
    return f"The cap is a bet and {house.raise_cap} raises, {_LIFTED[house.cap_lifted]}."


def _spread(given: Given) -> Worked:
    least = given.chips("bet_min", "What is the least bet?")
    most = given.chips("bet_max", "What is the most?")
    if most < least:
        raise Unclear("The most must not be less than the least.", "bet_max")
    if not given.text("round"):
        number = figures.number
        return Worked(
            f"A bet is from {number(least)} to {number(most)}.",
            "A raise is at least the last bet or raise, at most the most.",
            betting=Betting.SPREAD_LIMIT,
        )
    street = rounds.BEFORE if given.text("blinds") else rounds.AFTER
    asked = replace(
        given,
        texts={**given.texts, "bet": str(least)},
        picks={**given.picks, "street": street},
    )
    found = rounds.played(asked, Betting.SPREAD_LIMIT, asker=True, most=most)
    standing, house = found.standing, given.scene.house
    all_may = may(standing, house)
    if not all_may:
        raise Unclear(OVER, "round", missing=True)
    first = all_may[0]
    spoken = say_minimum(first)
    return Worked(
        say_may(first, standing.reading),
        spoken.figures,
        f"{found.call(first.seat)}: {rounds.decided(first)}",
        ground(standing, first, house),
        rounds.lines_of(found),
        grid=what_each_may(found, all_may),
        notes=notes_of(found),
        table=rounds.seen(found),
        highest=standing.highest,
        least=first.least,
        betting=Betting.SPREAD_LIMIT,
    )


def _bets(given: Given) -> tuple[int, int]:
    """Read the small and the big bet: "400-800"; one figure alone is the small bet."""
    text = given.text("limits")
    if not text:
        raise Unclear("What are the small and the big bet? 400-800.", "limits", missing=True)
    try:
        found = typed_stakes(text)
    except (StakesError, FigureError) as problem:
        raise Unclear("Write the bets as 400-800.", "limits") from problem
    big = found.big_blind or 0
    if found.small_blind is None:
        return big, 2 * big
    return found.small_blind, big


def _limits_now(scene: Scene) -> str:
    return figures.limits(scene.stakes)


def _is_fixed(given: Given) -> bool:
    return given.pick("limit_kind") == _FIXED


def _is_stud(given: Given) -> bool:
    return _is_fixed(given) and FAMILIES[given.pick("family")][0] is Family.STUD


def _is_third_street(given: Given) -> bool:
    return _is_stud(given) and given.pick("limit_round") == 0


def _is_spread(given: Given) -> bool:
    return given.pick("limit_kind") == _SPREAD


CALCULATOR = Calculator(
    "limit",
    "Limit and spread",
    "bet sizes, completion, caps",
    (
        Ask("limit_kind", "Limit", ("Fixed", "Spread"), spot=Spot.TITLE),
        rounds.ROUND,
        Ask("family", "Game", tuple(words for _, words in FAMILIES), when=_is_fixed),
        Ask("limit_round", "Round", ("1", "2", "3", "4", "5"), when=_is_fixed),
        Ask("limits", "Bets", hint="400-800", start=_limits_now, spot=Spot.HALF, when=_is_fixed),
        Ask("bet_min", "Least bet", hint="10", spot=Spot.HALF, when=_is_spread),
        Ask("bet_max", "Most", hint="50", spot=Spot.HALF, when=_is_spread),
        Ask("opened", "Brought in by", hint="3 100", spot=Spot.HALF, when=_is_third_street),
        replace(rounds.BLINDS, when=lambda given: not _is_stud(given)),
        replace(rounds.WHOSE, when=lambda given: not _is_stud(given)),
    ),
    work,
    ("LIM-01", "LIM-02", "LIM-03", "LIM-04"),
)
