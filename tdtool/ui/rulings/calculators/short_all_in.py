"""Whether a short all-in lets each player raise again, under both readings (TDA24 47)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.betting.may import may, reopening_ground
from tdtool.rules.betting.reopening import differ, if_raised, last_short, readings
from tdtool.rules.betting.say import say_may
from tdtool.rules.books import written_out
from tdtool.rules.house import Reopening
from tdtool.rules.naming import Voice
from tdtool.rules.stakes import Betting
from tdtool.ui import figures
from tdtool.ui.rulings.calculators import played as rounds
from tdtool.ui.rulings.calculators.asks import Calculator, Unclear
from tdtool.ui.rulings.calculators.minimum_raise import OVER, notes_of, what_each_may
from tdtool.ui.rulings.calculators.worked import Bar, Column, Grid, Said, Tick, Worked

if TYPE_CHECKING:
    from tdtool.rules.betting.may import May
    from tdtool.rules.betting.reopening import Reading
    from tdtool.rules.betting.standing import Standing
    from tdtool.rules.house import HouseRules
    from tdtool.ui.rulings.calculators.asks import Given
    from tdtool.ui.rulings.calculators.played import Played

TITLES = {Reopening.FULL: "Full bet", Reopening.HALF: "Half bet"}


def work(given: Given) -> Worked:
    """Judge every player still to act by what he faces himself."""
    betting = rounds.KINDS[given.pick("betting")]
    found = rounds.played(given, betting)
    standing, house = found.standing, given.scene.house
    all_may = may(standing, house)
    if not all_may:
        raise Unclear(OVER, "round", missing=True)
    asked = _asked(standing, all_may)
    both = readings(found.round, house)
    return Worked(
        say_may(asked, standing.reading),
        found.call(asked.seat),
        f"{found.call(asked.seat)}: {rounds.decided(asked)}",
        reopening_ground(standing, house),
        rounds.lines_of(found),
        bar=_bar(standing),
        grid=_grid(found, both) if differ(both) else what_each_may(found, all_may),
        notes=(*notes_of(found), *_what_if(found, all_may, house)),
        table=rounds.seen(found),
        highest=standing.highest,
        least=all_may[0].least,
        betting=betting,
    )


def _asked(standing: Standing, all_may: tuple[May, ...]) -> May:
    """Take the player the question is about: the first who has acted before, else the next."""
    again = [one for one in all_may if one.seat in standing.acted]
    return (again or list(all_may))[0]


def _bar(standing: Standing) -> Bar | None:
    """Show the last short all-in against half and all of a full raise."""
    short = last_short(standing)
    if short is None:
        return None
    _, by, full = short
    half = -(-full // 2)
    return Bar(
        f"The all-in raises by {figures.number(by)}",
        f"{100 * by // full} % of a full raise",
        end=full,
        start=0,
        filled=by,
        below=(
            Tick(f"half {figures.number(half)}", half),
            Tick(f"full {figures.number(full)}", full),
        ),
    )


def _grid(found: Played, both: tuple[Reading, Reading]) -> Grid:
    full, _ = both
    rows = tuple(
        (found.call(one.seat), f"in {figures.number(one.in_front)}" if one.in_front else "")
        for one in full.may
    )
    columns = tuple(
        Column(
            TITLES[reading.reading],
            _note(found, reading),
            tuple(tuple(Said(*line) for line in rounds.choices(one)) for one in reading.may),
            reading.in_force,
        )
        for reading in both
    )
    return Grid(rows, columns, "Fold, or")


def _note(found: Played, reading: Reading) -> str:
    if reading.in_force:
        return "✓ this event"
    limit = found.round.betting is Betting.FIXED_LIMIT
    if reading.reading is Reopening.HALF:
        return written_out("TDA24", "47-B") if limit else "Home sheet"
    return "not in limit" if limit else written_out("TDA24", "47-A")


def _what_if(found: Played, all_may: tuple[May, ...], house: HouseRules) -> tuple[str, ...]:
    """Say what a full raise by the next player would change for those who may not raise now."""
    first = all_may[0]
    barred = [one.seat for one in all_may if one.least is None and one.seat != first.seat]
    if first.least is None or first.all_in_only or not barred:
        return ()
    then = {one.seat: one for one in if_raised(found.standing, first.seat, first.least, house)}
    free = [seat for seat in barred if seat in then and then[seat].raises]
    if not free:
        return ()
    voice = Voice(found.names)
    who = voice.all_at(free)
    faces = figures.number(then[free[0]].faces)
    may_raise = "both may raise" if len(free) == 2 else "may raise"  # noqa: PLR2004
    face = "face" if len(free) > 1 else "faces"
    amount = figures.number(first.least)
    said = f"If {voice.at(first.seat)} raises to {amount}, {who} {face} {faces}: {may_raise}."
    return (said,)


CALCULATOR = Calculator(
    "short-all-in",
    "Short all-in",
    "who may raise again",
    (rounds.KIND, rounds.ROUND, rounds.STREET, rounds.WHOSE, rounds.BLINDS, rounds.BET),
    work,
    ("ALL-01", "ALL-02", "ALL-03"),
)
