"""What chips put in bind to: one chip, several, chips from before, less than the call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.betting import under_call
from tdtool.rules.betting.chips_in import Bound, ChipsIn, Said, by_preset, differ, rule
from tdtool.rules.betting.grounds import Ground
from tdtool.rules.betting.say_rulings import say_chips, say_under_call
from tdtool.rules.house_words import PRESET_TITLES
from tdtool.tournament.figure_line import FigureLine, Mark, Zone
from tdtool.ui import figures
from tdtool.ui.rulings.calculators import listed
from tdtool.ui.rulings.calculators.asks import Ask, Calculator, Given, Spot, Unclear
from tdtool.ui.rulings.calculators.worked import Bar, Column, Grid, Line, Tick, Worked
from tdtool.ui.rulings.calculators.worked import Said as Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.rules.betting.chips_in import ChipsRuling
    from tdtool.rules.house import HouseRules, Preset
    from tdtool.ui.rulings.calculators.scene import Scene

SAID = (
    (Said.NOTHING, "nothing"),
    (Said.CALL, "call"),
    (Said.RAISE, "raise"),
    (Said.AMOUNT, "an amount"),
    (Said.RAISE_TO, "raise, and an amount"),
    (Said.POT, "pot"),
)
_WITH_AMOUNT = (Said.AMOUNT, Said.RAISE_TO)
_NO, _YES = 0, 1
_BY_HALF = frozenset(
    {Ground.SEVERAL_CHIPS, Ground.PRIOR_CHIPS, Ground.AMOUNT_SAID, Ground.UNDER_RAISE}
)
_IN_FULL = (
    "In full where he said call, heads-up, or facing the first bet of the round; else the"
    " floor chooses."
)


def work(given: Given) -> Worked:
    """Say what the chips are, by the house's book, and by the others where they differ."""
    put = _put(given)
    if put.least <= put.highest:
        raise Unclear("The least raise must be more than the bet it raises.", "least")
    house = given.scene.house
    found = rule(put, house)
    if found.bound is Bound.UNDER_CALL:
        return _under(given, put, house)
    every = by_preset(put)
    return Worked(
        say_chips(found),
        _figures(put),
        say_chips(found).split(". ")[0].removeprefix("That is a ").rstrip("."),
        found.source,
        lines=_tests(put, found),
        lines_title="The tests",
        bar=_bar(put, found),
        slip=_on_slip(put, found),
        grid=_books(every, house) if differ(every) else None,
        notes=("He may not fold any more: he has taken back chips facing a raise.",)
        if put.pulled
        else (),
    )


def _put(given: Given) -> ChipsIn:
    said = SAID[given.pick("said")][0]
    amount = 0
    if said in _WITH_AMOUNT:
        amount = given.chips("amount", "Which amount did he say?")
    text = given.text("added")
    if not text and said is Said.NOTHING:
        raise Unclear("Which chips did he put in? 5k, or 1k 1k 500.", "added", missing=True)
    facing = given.chips_or_none("facing") or 0
    return ChipsIn(
        facing,
        given.chips("least", "What is the least raise, as a total?"),
        listed.chips(text, "added"),
        listed.chips(given.text("prior"), "prior"),
        listed.chips(given.text("pulled"), "pulled"),
        said,
        amount,
        last=given.pick("last") == _YES,
        most=given.chips_or_none("most") if said is Said.POT else None,
    )


def _figures(put: ChipsIn) -> str:
    number = figures.number
    bet = f"the bet is {number(put.highest)}" if put.highest else "there is no bet"
    return f"{number(put.total)} in front of him, {bet}, the least raise {number(put.least)}."


def _tests(put: ChipsIn, found: ChipsRuling) -> tuple[Line, ...]:
    """Write the tests in their order, with what each one gave."""
    if put.said is not Said.NOTHING or not put.highest:
        return ()
    number = figures.number
    lines = [Line("One chip decides", "yes" if put.one_chip else "no", "1")]
    if not put.one_chip:
        short = put.without_smallest < put.highest
        lines.append(
            Line(
                f"Without one smallest chip: {number(put.without_smallest)} of"
                f" {number(put.highest)} to call",
                "every chip is needed" if short else "enough without it",
                "2",
            )
        )
        if not short:
            reaches = put.reaches_half(put.total)
            lines.append(
                Line(
                    f"Half of the least raise: {number(found.threshold)} or more",
                    "reached" if reaches else "not reached",
                    "3",
                )
            )
    return tuple(lines)


def _bar(put: ChipsIn, found: ChipsRuling) -> Bar | None:
    """Show the chips against the call, the 50 % mark and the least raise."""
    if not put.highest or put.said in {Said.CALL, Said.POT}:
        return None
    number = figures.number
    value = put.amount or put.total
    share = 100 * (value - put.highest) // (put.least - put.highest)
    end = max(put.least, min(value, 2 * put.least))
    return Bar(
        f"He makes it {number(value)}",
        f"{share} % of a raise" if share > 0 else "",
        end,
        0,
        min(value, end),
        above=(Tick(f"half {number(found.threshold)}", found.threshold),),
        below=(
            Tick(f"call {number(put.highest)}", put.highest),
            Tick(f"raise {number(put.least)}", put.least),
        ),
    )


def _on_slip(put: ChipsIn, found: ChipsRuling) -> FigureLine | None:
    """Draw for the slip what the 50 % mark decided, None where it decided nothing."""
    value = put.amount or put.total
    raises = value >= found.threshold
    by_half = found.ground in _BY_HALF and (put.amount or put.without_smallest >= put.highest)
    if not by_half or found.bound is not (Bound.RAISE if raises else Bound.CALL):
        return None
    return FigureLine(
        Mark(value, "said" if put.amount else "put in"),
        (
            Mark(0, ""),
            Mark(put.highest, "the bet"),
            Mark(found.threshold, "half way"),
            Mark(put.least, "smallest raise", strong=True),
        ),
        (
            Zone(put.highest, "call", strong=not raises),
            Zone(found.threshold, "raise", strong=raises),
        ),
    )


def _books(every: Mapping[Preset, ChipsRuling], house: HouseRules) -> Grid:
    """Set the books side by side."""
    columns = []
    for preset, found in every.items():
        own = preset is house.preset
        columns.append(
            Column(
                PRESET_TITLES[preset],
                "✓ this event" if own else found.source.number,
                ((Words(say_chips(found)),),),
                own,
            )
        )
    return Grid((("", ""),), tuple(columns), "The books differ")


def _under(given: Given, put: ChipsIn, house: HouseRules) -> Worked:
    chips = put.amount or put.total
    case = under_call.UnderCall(
        chips,
        put.highest,
        said_call=put.said is Said.CALL,
        opening=given.pick("opening") == _NO,
        heads_up=given.pick("players") == _NO,
        thought=given.chips_or_none("thought"),
    )
    found = under_call.judge(case, house)
    return Worked(
        say_under_call(found),
        _figures(put),
        "full call" if not found.forfeits and not found.back else "floor's choice",
        found.source,
        notes=(_IN_FULL,),
    )


def _is_short(given: Given) -> bool:
    """Tell whether what was typed is less than the call."""
    try:
        put = _put(given)
        return rule(put, given.scene.house).bound is Bound.UNDER_CALL
    except Unclear:
        return False


def _big_blind(scene: Scene) -> str:
    return figures.number(scene.stakes.big_blind) if scene.stakes.big_blind else ""


def _twice(scene: Scene) -> str:
    return figures.number(2 * scene.stakes.big_blind) if scene.stakes.big_blind else ""


CALCULATOR = Calculator(
    "over-chip",
    "Chips put in",
    "one big chip, several chips, under-call",
    (
        Ask("facing", "The bet he faces", hint="0", start=_big_blind, spot=Spot.HALF),
        Ask("least", "Least raise, total", hint="20,000", start=_twice, spot=Spot.HALF),
        Ask("added", "Chips he put in", hint="5k, or 1k 1k 500, or 3x25"),
        Ask("prior", "Stayed in front", hint="none", spot=Spot.HALF),
        Ask("pulled", "Taken back", hint="none", spot=Spot.HALF),
        Ask("said", "He said", tuple(words for _, words in SAID)),
        Ask(
            "amount",
            "The amount he said",
            hint="1,400",
            spot=Spot.HALF,
            when=lambda given: SAID[given.pick("said")][0] in _WITH_AMOUNT,
        ),
        Ask(
            "most",
            "The pot, as a total",
            hint="15,500",
            spot=Spot.HALF,
            when=lambda given: SAID[given.pick("said")][0] is Said.POT,
        ),
        Ask("last", "Chips behind", ("some", "none, his last")),
        Ask("players", "In the hand", ("two", "three or more"), when=_is_short),
        Ask("opening", "The bet is", ("the first of the round", "a raise"), when=_is_short),
        Ask("thought", "The bet he thought he called", hint="none", spot=Spot.HALF, when=_is_short),
    ),
    work,
    ("BET-07", "BET-08", "BET-09", "BET-11", "BET-12", "BET-16"),
)
