"""What stands in the fields of seating: each choice and its label, read and written."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from tdtool.tournament.plans.settings import BreaksBy, Format, Gives, PlanSettings, RoundStacks
from tdtool.tournament.values import DrawPolicy
from tdtool.ui.settings import plan_words

_T = TypeVar("_T")
GIVES = (
    (Gives.NEXT_TO_BREAK, "Next to break"),
    (Gives.LOWEST_NUMBER, "Lowest number"),
    (Gives.HIGHEST_NUMBER, "Highest number"),
)
BREAKS = (
    (BreaksBy.HIGHEST_NUMBER, "Highest number"),
    (BreaksBy.LOWEST_NUMBER, "Lowest number"),
    (BreaksBy.FEWEST_PLAYERS, "Fewest players"),
)
WHILE_OPEN = ((False, "No table breaks"), (True, "Tables break"))
REDRAWS = ((None, "As the sheet says"), (False, "None"), (True, "At"))
DRAWS = ((DrawPolicy.SHORTEST_FIRST, "Shortest table first"), (DrawPolicy.UNIFORM, "Any open seat"))
APART = ((False, "No"), (True, "Named pairs"))
FORMS = (
    (Format.ORDINARY, "Ordinary"),
    (Format.SHOOTOUT, "Shootout"),
    (Format.HEADS_UP, "Heads-up"),
    (Format.SATELLITE, "Satellite"),
)
ROUNDS = (
    (RoundStacks.BRING, "Their chips"),
    (RoundStacks.EVEN, "All alike"),
    (RoundStacks.SET, "Set at"),
)


class Shown(NamedTuple):
    """What stands in the fields: the place of each choice, and what is typed."""

    gives: int
    order: str
    breaks_by: int
    while_open: int
    halt_at: str
    redraws: int
    points: str
    final_size: str
    final_table: str
    draws: int
    apart: int
    form: int
    round_stacks: int
    round_stack: str
    prize_seats: str
    milestone: str
    sizes: str


def shown_of(settings: PlanSettings) -> Shown:
    """Write settings as they stand in the fields."""
    points = settings.redraw_at
    return Shown(
        _place(GIVES, settings.gives),
        plan_words.written_order(settings.breaking_order),
        _place(BREAKS, settings.breaks_by),
        _place(WHILE_OPEN, settings.break_while_registering),
        plan_words.written_number(settings.halt_at),
        _place(REDRAWS, None if points is None else bool(points)),
        plan_words.written_points(points or ()),
        plan_words.written_number(settings.final_size),
        plan_words.written_number(settings.final_table),
        _place(DRAWS, settings.draws),
        _place(APART, settings.keep_apart),
        _place(FORMS, settings.form),
        _place(ROUNDS, settings.round_stacks),
        plan_words.written_number(settings.round_stack),
        plan_words.written_number(settings.prize_seats),
        plan_words.written_number(settings.milestone),
        plan_words.written_sizes(settings.sizes),
    )


def _place(choices: tuple[tuple[_T, str], ...], value: _T) -> int:
    return next(place for place, (one, _) in enumerate(choices) if one == value)


def read(shown: Shown, levels: frozenset[str]) -> PlanSettings:
    """Read the fields; `levels` are the labels there are. Raises FieldError."""
    number = plan_words.read_number
    return PlanSettings(
        gives=GIVES[shown.gives][0],
        breaks_by=BREAKS[shown.breaks_by][0],
        breaking_order=plan_words.read_order(shown.order),
        break_while_registering=WHILE_OPEN[shown.while_open][0],
        redraw_at=_read_points(shown),
        final_size=number(shown.final_size, "Players at the final table"),
        final_table=number(shown.final_table, "Number of the final table"),
        halt_at=number(shown.halt_at, "Short tables stop"),
        draws=DRAWS[shown.draws][0],
        form=FORMS[shown.form][0],
        round_stacks=ROUNDS[shown.round_stacks][0],
        round_stack=number(shown.round_stack, "Stack of a round"),
        prize_seats=number(shown.prize_seats, "Seats to win"),
        milestone=number(shown.milestone, "Chips for a seat"),
        sizes=plan_words.read_sizes(shown.sizes, levels),
        keep_apart=APART[shown.apart][0],
    )


def _read_points(shown: Shown) -> tuple[int, ...] | None:
    wanted = REDRAWS[shown.redraws][0]
    if not wanted:
        return None if wanted is None else ()
    return plan_words.read_points(shown.points)
