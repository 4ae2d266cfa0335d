"""The most in pot-limit, with its working and both ways to count the small blind (TDA24 54)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.betting.may import may_seat
from tdtool.rules.betting.say import label, say_pot
from tdtool.rules.books import written_out
from tdtool.rules.house import PotCountsAnte, PotSmallBlind
from tdtool.rules.limits.pot_limit import Line as Counts
from tdtool.rules.limits.pot_limit import both_conventions, pot_maximum
from tdtool.rules.stakes import AnteKind, Betting
from tdtool.ui import figures, plain
from tdtool.ui.rulings.calculators import played as rounds
from tdtool.ui.rulings.calculators.asks import Ask, Calculator, Spot, Unclear
from tdtool.ui.rulings.calculators.minimum_raise import OVER, notes_of
from tdtool.ui.rulings.calculators.worked import (
    Bar,
    Column,
    Grid,
    Line,
    Said,
    Tick,
    Worked,
    small_rule,
)

if TYPE_CHECKING:
    from tdtool.rules.betting.may import May
    from tdtool.rules.house import HouseRules
    from tdtool.rules.limits.pot_limit import PotLine, PotMaximum
    from tdtool.ui.rulings.calculators.asks import Given
    from tdtool.ui.rulings.calculators.played import Played
    from tdtool.ui.rulings.calculators.scene import Scene


def work(given: Given) -> Worked:
    """Say the largest bet or raise of the next player."""
    found = rounds.played(given, Betting.POT_LIMIT, asker=True)
    standing, house = found.standing, given.scene.house
    if not standing.waiting:
        raise Unclear(OVER, "round", missing=True)
    seat = standing.waiting[0]
    maximum = pot_maximum(standing, seat, house)
    free = may_seat(standing, seat, house)
    least = free.least if maximum.highest else None
    spoken = say_pot(maximum, least)
    return Worked(
        spoken.sentence,
        spoken.figures,
        f"{found.call(seat)}: {maximum.most:,} at most",
        maximum.lines[-1].source,
        rounds.lines_of(found),
        _working(found, maximum),
        bar=_bar(found, free, maximum),
        grid=_conventions(found, house),
        notes=(*notes_of(found), *_ante(found, house)),
        table=rounds.seen(found),
        highest=standing.highest,
        least=free.least,
        betting=Betting.POT_LIMIT,
    )


def _working(found: Played, maximum: PotMaximum) -> tuple[Line, ...]:
    numbered, lines = 0, []
    for one in maximum.lines:
        if not one.sums:
            numbered += 1
        lines.append(_line(found, maximum, one, "" if one.sums else str(numbered)))
    return tuple(lines)


def _line(found: Played, maximum: PotMaximum, one: PotLine, number: str) -> Line:
    text = label(one, maximum, found.names)
    text = text if one.seat in found.names else plain.begun(text)
    formula = "B + (P + B − c)" if one.what is Counts.RAISE_TO and maximum.highest else ""
    counted = one.letter if one.what is not Counts.ON_TABLE else ""
    rule = "" if one.what is Counts.RAISE_TO else small_rule(one.source)
    return Line(
        text,
        figures.number(one.chips),
        "P" if one.what is Counts.ON_TABLE else number,
        " ".join(filter(None, (rule, counted, formula))),
        sums=one.sums,
        main=one.what is Counts.RAISE_TO,
    )


def _bar(found: Played, free: May, maximum: PotMaximum) -> Bar | None:
    """Show call, least and most on a line: the gap between call and least is no bet."""
    if free.least is None or maximum.most <= 0:
        return None
    number = figures.number
    front = f"{number(free.in_front)} in front" if free.in_front else "nothing in front"
    return Bar(
        found.call(free.seat),
        front,
        end=maximum.most,
        start=min(free.least, maximum.most),
        filled=maximum.most,
        above=(
            Tick(f"least {number(free.least)}", free.least),
            Tick(f"most {number(maximum.most)}", maximum.most),
        ),
        below=(Tick(f"call {number(maximum.highest)}", maximum.highest),)
        if maximum.highest
        else (),
        point=maximum.highest or None,
        accent=True,
    )


def _conventions(found: Played, house: HouseRules) -> Grid | None:
    """Set both ways to count the small blind side by side where they differ."""
    seat = found.standing.waiting[0]
    strict, as_big = both_conventions(found.standing, seat, house)
    if strict.most == as_big.most:
        return None
    own = house.pot_small_blind
    columns = (
        Column(
            "At face value",
            _note(own is PotSmallBlind.STRICT, written_out("TDA24", "54-B")),
            ((Said(figures.number(strict.most)),),),
            own is PotSmallBlind.STRICT,
        ),
        Column(
            "As a big blind",
            _note(own is PotSmallBlind.AS_BIG_BLIND, "Robert's Rules, cash"),
            ((Said(figures.number(as_big.most)),),),
            own is PotSmallBlind.AS_BIG_BLIND,
        ),
    )
    return Grid((("", ""),), columns, "If the small blind counts", large=True)


def _note(is_own: bool, source: str) -> str:  # noqa: FBT001 - a word or another
    return "✓ this event" if is_own else source


def _ante(found: Played, house: HouseRules) -> tuple[str, ...]:
    """Say what a single ante would make of it after the flop."""
    if not found.round.ante or house.pot_counts_ante is not PotCountsAnte.AFTER_FLOP:
        return ()
    return (f"The ante of {figures.number(found.round.ante)} counts after the flop.",)


def _ante_now(scene: Scene) -> str:
    ante = scene.stakes.ante
    single = ante.kind in {AnteKind.BIG_BLIND, AnteKind.BUTTON}
    return figures.number(ante.amount) if single and ante.amount else ""


def _before(given: Given) -> bool:
    return given.pick("street") == rounds.BEFORE


CALCULATOR = Calculator(
    "pot-limit",
    "Pot-limit maximum",
    "the largest raise, line by line",
    (
        rounds.ROUND,
        rounds.STREET,
        rounds.WHOSE,
        rounds.BLINDS,
        Ask("ante", "Ante for all", hint="none", start=_ante_now, spot=Spot.HALF, when=_before),
        Ask(
            "pot",
            "Pot before this round",
            hint="0",
            spot=Spot.HALF,
            when=lambda given: not _before(given),
        ),
    ),
    work,
    ("PL-01", "PL-02", "PL-03"),
)
