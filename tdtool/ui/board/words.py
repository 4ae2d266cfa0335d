"""What the board says, whatever its size: titles, figures, foot, warnings."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.board_view import Look
from tdtool.tournament.hand_for_hand.mode import Joint
from tdtool.tournament.views import ClockState
from tdtool.ui import figures, plain
from tdtool.ui.board import stakes_words
from tdtool.ui.board.ink import ON_AMBER, ON_BAND, ON_BLUE, ON_FELT, ON_RED, ON_WINDOW, Ink, Inks
from tdtool.ui.board.lettering import PLAIN, SEMIBOLD, Style
from tdtool.ui.board.scene import Run, Runs

if TYPE_CHECKING:
    from tdtool.tournament.board_view import BoardView
    from tdtool.tournament.hand_for_hand.mode import Mode
    from tdtool.tournament.values import Now
    from tdtool.tournament.views import MoneyView

LAST_MINUTES, LAST_SECONDS = 120_000, 30_000
PAUSED_LONG = 120_000
"""A pause that has lasted so long says for how long."""


class Warn(IntEnum):
    """How near the end of a level or break is."""

    NOT_YET = 0
    MINUTES = 1
    SECONDS = 2


class Figure(NamedTuple):
    """A label over a figure."""

    key: str
    label: Runs
    figure: Runs


def warning(view: BoardView) -> Warn:
    """Tell whether the last two minutes or thirty seconds run."""
    left = view.clock.remaining
    if view.look not in {Look.LEVEL, Look.BREAK} or left is None or paused(view):
        return Warn.NOT_YET
    if left <= LAST_SECONDS:
        return Warn.SECONDS
    return Warn.MINUTES if left <= LAST_MINUTES else Warn.NOT_YET


def paused(view: BoardView) -> bool:
    """Tell whether the clock was stopped in a level or break."""
    return view.clock.state is ClockState.PAUSED and view.look in {Look.LEVEL, Look.BREAK}


def ground(view: BoardView) -> Inks:
    """Choose the ground: felt in a break, else the dark window."""
    return ON_FELT if view.look is Look.BREAK else ON_WINDOW


def clock_ink(view: BoardView, on: Inks | None = None) -> Ink:
    """Choose the ink of the digits, where they stand on the usual ground or on another."""
    inks = on or ground(view)
    if paused(view) and view.mode is None:
        return inks.second
    return (inks.text, Ink.AMBER, inks.red)[warning(view)]


def clock_text(view: BoardView) -> str:
    """Write what is left of the level: a countdown, or "8 hands" where there is none."""
    if view.clock.remaining is not None:
        return figures.countdown(view.clock.remaining)
    fallback = view.break_name if view.look is Look.BREAK else "No time limit"
    words = view.clock.length_text
    return fallback if words in {"", "to finish"} else words


def title(view: BoardView, inks: Inks) -> Runs:
    """Write what stands at the top left."""
    if view.look is Look.BREAK:
        return (Run(_break_name(view), inks.text, elides=True),)
    if view.look is Look.DAY_ENDED:
        return (Run("Day", inks.second, PLAIN), Run(str(view.day), inks.text))
    if view.look is Look.FINISHED or view.level is None or not view.level.label:
        return ()
    return (
        Run("Level", inks.second, PLAIN),
        Run(plain.one_line(view.level.label), inks.text, elides=True),
        Run(plain.one_line(view.level.game), inks.second, PLAIN, 0.75, drops=1),
    )


def headline(view: BoardView) -> str:
    """Write the large words where no time runs."""
    if view.look is Look.NOT_STARTED:
        return "Starts soon"
    if view.look is Look.DAY_ENDED:
        return f"Day {view.day} is over"
    if view.podium:
        return plain.one_line(view.podium[0].name)
    return "We have a winner" if view.players == 1 else "Last level is over"


def winner(view: BoardView, inks: Inks) -> Runs:
    """Write the winner's title and what he won; nothing while nobody has won."""
    if not view.podium:
        return ()
    prize = view.podium[0].prize
    won = figures.signed_money(prize, view.currency) if prize else ""
    return Run("Winner", inks.second, PLAIN), Run(won, inks.second, PLAIN)


class Banner(NamedTuple):
    """The strip across the top that nobody can miss: its ground and its words."""

    inks: Inks
    runs: Runs


def banner(view: BoardView) -> Banner | None:
    """Say that all tables play a hand together, else that the clock stands."""
    if view.mode is not None and view.look in {Look.LEVEL, Look.BREAK}:
        return Banner(ON_BLUE, mode_words(view.mode))
    return Banner(ON_AMBER, pause_words(view)) if paused(view) else None


def mode_words(mode: Mode) -> Runs:
    """Write which hands all tables play together, and how many have not finished."""
    ink = ON_BLUE.text
    head = "Last hand" if mode.number == 1 else f"Last {mode.number} hands"
    number = ""
    if mode.joint is Joint.HAND_FOR_HAND:
        head, number = "Hand for hand", f"hand {mode.number}"
    left = f"{mode.playing} of {mode.tables} tables play"
    return (
        Run(head, ink),
        Run(number, ink, PLAIN, 0.8, drops=1),
        Run(left if mode.playing else "all have finished", ink, PLAIN, 0.62, drops=2),
    )


def pause_words(view: BoardView) -> Runs:
    """Write the words of a stopped clock; after two minutes they say for how long."""
    inks = ON_AMBER
    since = view.clock.paused_for or 0
    long = f"for {figures.elapsed(since)}" if since >= PAUSED_LONG else ""
    return Run("Paused", inks.text), Run(long, inks.text, PLAIN, 0.8)


def foot_inks(view: BoardView) -> Inks:
    """Choose the ground of the foot: red in the last thirty seconds."""
    return ON_RED if warning(view) is Warn.SECONDS else ON_BAND


def foot_left(view: BoardView, inks: Inks, *, split: bool = False) -> Runs:
    """Write the left of the foot: what comes next, in a break which chips leave play.

    `split`: names take the place of the side figures, which then stand here in a break.
    """
    if view.look is Look.LEVEL:
        return _next(view, inks)
    if view.look is Look.BREAK:
        return _break_foot(view, inks, split=split)
    if view.look is Look.NOT_STARTED and view.starting_stack is not None:
        stack = figures.number(view.starting_stack)
        return Run("Starting stack", inks.second, PLAIN), Run(stack, inks.text)
    if view.look is Look.DAY_ENDED and view.level is not None:
        starts = plain.one_line(view.day_starts)
        next_day = Run(f"Day {view.day + 1}", inks.text)
        return Run("Next", inks.second, PLAIN), next_day, Run(starts, inks.second, PLAIN, drops=1)
    if view.look is Look.FINISHED and view.podium:
        return _entries_foot(view, inks)
    return ()


def foot_right(view: BoardView, now: Now, inks: Inks) -> Runs:
    """Write the message line: a warning, else what is worth knowing, the first kept longest."""
    near = warning(view)
    if near:
        ink = Ink.AMBER if near is Warn.MINUTES else inks.text
        if view.look is Look.BREAK:
            return (Run("Please take your seats", ink),)
        return (Run("Last 2 minutes" if near is Warn.MINUTES else "Last 30 seconds", ink),)
    parts = _messages(view, now)
    runs = []
    for place, part in enumerate(parts):
        text = f"· {part}" if place else part
        runs.append(Run(text, inks.second, PLAIN, gap=0.35, drops=place + 1))
    return tuple(runs)


def _next(view: BoardView, inks: Inks) -> Runs:
    word = Run("Next", inks.second, PLAIN)
    stakes = stakes_words.brief(view.after, inks)
    if view.day_ends_next:
        return word, Run(f"End of day {view.day}", inks.text)
    if view.break_next:
        name = Run(_break_name(view), inks.text, elides=True)
        if not stakes:
            return word, name
        then = Run("then", inks.second, PLAIN, drops=3)
        return (word, name, then, *(run._replace(drops=run.drops + 3) for run in stakes))
    return (word, *stakes) if stakes else (Run("Last level", inks.second, PLAIN),)


def _break_foot(view: BoardView, inks: Inks, *, split: bool) -> Runs:
    if view.colour_up:
        chips = _listed([figures.number(chip) for chip in view.colour_up])
        words = Run(f"{chips} chips leave play", inks.text, elides=True)
        return Run("Colour-up now", inks.second, PLAIN, drops=1), words
    if view.colour_up_unnamed:
        return (Run("Colour-up now", inks.text),)
    if split:
        return (
            Run("Players", inks.second, PLAIN),
            Run(figures.number(view.players), inks.text),
            Run(f"of {figures.number(view.entries)}", inks.second, PLAIN, drops=1),
        )
    after = stakes_words.brief(view.after, inks)
    return (Run("After that", inks.second, PLAIN), *after) if after else ()


def _entries_foot(view: BoardView, inks: Inks) -> Runs:
    word = "entry" if view.entries == 1 else "entries"
    return (
        Run("of", inks.second, PLAIN),
        Run(figures.number(view.entries), inks.text),
        Run(word, inks.second, PLAIN),
    )


def _messages(view: BoardView, now: Now) -> list[str]:
    if view.look in {Look.DAY_ENDED, Look.FINISHED}:
        return []
    found = []
    if view.last_out is not None:
        out = view.last_out
        won = figures.signed_money(out.prize, view.currency)
        found.append(f"{out.place.replace('-', '–')}: {plain.isolated(out.name)}, {won}")
    if view.mode is not None and view.mode.joint is Joint.HAND_FOR_HAND:
        found.append("All in and called: cards stay face down")
    if view.look is Look.NOT_STARTED and view.seats_drawn and view.page is None:
        found.append("Seats are drawn: find yours on the lists")
    if view.look is Look.LEVEL and (view.break_next or view.day_ends_next) and view.colour_up:
        chips = _listed([figures.number(chip) for chip in view.colour_up])
        found.append(f"Then {chips} chips leave play")
    at = view.clock.break_at
    if view.look is Look.LEVEL and view.registration_in is not None and at is not None:
        # Registration has taken the place of this time among the figures.
        found.append(f"{_break_name(view)} at {figures.time_of_day(at, now.utc_offset)}")
    if view.registration_level:
        label = plain.one_line(view.registration_level)
        found.append(f"Registration until the end of level {label}")
    if view.money is not None:
        first = figures.signed_money(view.money.first, view.money.currency)
        places = (
            "1 place" if view.money.places == 1 else f"{figures.number(view.money.places)} places"
        )
        found.append(f"{places} paid" + (f", first {first}" if view.money.first else ""))
    if view.look is Look.LEVEL and view.day_end_level and not view.day_ends_next:
        label = plain.one_line(view.day_end_level)
        found.append(f"Day {view.day} ends after level {label}")
    return found


def places(count: int) -> str:
    """Count the places that are paid: "1 place", "157 places"."""
    return "1 place" if count == 1 else f"{figures.number(count)} places"


def _break_name(view: BoardView) -> str:
    return plain.one_line(view.break_name) or "Break"


def side_figures(view: BoardView, now: Now, inks: Inks) -> tuple[list[Figure], list[Figure]]:
    """Choose the figures left (players, average) and right (what time brings) of the stakes."""
    left = [_players(view, inks)]
    if view.average is not None and view.look is not Look.NOT_STARTED:
        left.append(_average(view, inks))
    return left, _times(view, now, inks)


def _label(text: str, inks: Inks) -> Run:
    return Run(text.upper(), inks.label, SEMIBOLD, style=Style.LABEL)


def _figure(key: str, label: str, figure: str, inks: Inks) -> Figure:
    return Figure(key, (_label(label, inks),), (Run(figure, inks.text),))


def _running(key: str, label: Runs, left: int, inks: Inks) -> Figure:
    run = Run(figures.countdown(left), inks.text, style=Style.RUNNING)
    return Figure(key, label, (run,))


def _time(key: str, label: Runs, at: str, inks: Inks) -> Figure:
    return Figure(key, label, (Run(at, inks.text),))


def _players(view: BoardView, inks: Inks) -> Figure:
    if view.look is Look.NOT_STARTED:
        return _figure("players", "Entries", figures.number(view.entries), inks)
    total = Run(f"of {figures.number(view.entries)}", inks.second, PLAIN, 0.68, drops=1)
    return Figure(
        "players", (_label("Players", inks),), (Run(figures.number(view.players), inks.text), total)
    )


def _average(view: BoardView, inks: Inks) -> Figure:
    label: Runs = (_label("Average", inks),)
    if view.average_big_blinds is not None:
        blinds = figures.number(view.average_big_blinds)
        label += (_label(f"· {blinds} BB", inks)._replace(ink=inks.second, drops=1),)
    return Figure("average", label, (Run(figures.number(view.average or 0), inks.text),))


def _times(view: BoardView, now: Now, inks: Inks) -> list[Figure]:
    def at(wall_ms: int) -> str:
        return figures.time_of_day(wall_ms, now.utc_offset)

    def named(name: str, word: str) -> Runs:
        return _label(name, inks)._replace(elides=True), _label(word, inks)

    label: Runs
    clock = view.clock
    found: list[Figure] = []
    last: list[Figure] = []
    if view.registration_in is not None and view.look in {Look.LEVEL, Look.BREAK}:
        label = (_label("Registration", inks), _label("ends in", inks)._replace(drops=1))
        found.append(_running("registration", label, view.registration_in, inks))
    if view.back_at is not None:
        last.append(_time("back", named("Back", "at"), at(view.back_at), inks))
    elif clock.break_in is not None and view.look is Look.LEVEL:
        if clock.break_at is not None:
            label = named(_break_name(view), "at")
            found.append(_time("break at", label, at(clock.break_at), inks))
        last.append(_running("break in", named("Break", "in"), clock.break_in, inks))
    if view.money is not None and view.look in {Look.LEVEL, Look.BREAK}:
        # Prizes come before the next break: what is left of the places is the break's.
        found.insert(0, _money(view.money, inks))
    if view.tables and view.look is not Look.FINISHED:
        found.append(_figure("tables", "Tables", figures.number(view.tables), inks))
    return [*found[: 2 - len(last)], *last]


def _money(money: MoneyView, inks: Inks) -> Figure:
    """Say how many have to go until the rest is paid, then what the next one gets."""
    if money.to_go:
        return _figure("money", "To the money", figures.number(money.to_go), inks)
    amount = figures.signed_money(money.next_out, money.currency)
    return _figure("money", "Next out", amount, inks)


def _listed(words: list[str]) -> str:
    if len(words) == 1:
        return words[0]
    return f"{', '.join(words[:-1])} and {words[-1]}"
