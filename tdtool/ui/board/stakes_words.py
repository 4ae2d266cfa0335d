"""Stakes as the board writes them: the figure everybody looks for, and what goes with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.rules.stakes import AnteKind
from tdtool.ui import figures, plain
from tdtool.ui.board.lettering import PLAIN
from tdtool.ui.board.scene import Run, Runs

if TYPE_CHECKING:
    from tdtool.rules.stakes import Stakes
    from tdtool.tournament.board_view import Level
    from tdtool.ui.board.ink import Inks

_WORD = 0.58
"""Size of a word beside a large figure."""
_TIGHT = 0.06
_INITIALS = 2
"""A word of a set's name so short is written in capitals: NL, PL."""


class Large(NamedTuple):
    """The stakes of a level, large: `main` over `rest`, or a line for each set.

    `halves` is `main` on two lines, for figures that are too long for one.
    """

    main: Runs = ()
    rest: Runs = ()
    halves: tuple[Runs, ...] = ()
    sets: tuple[Runs, ...] = ()


def large(level: Level | None, inks: Inks) -> Large:
    """Write the stakes of a level for the middle of the board."""
    if level is None or not level.stakes:
        return Large()
    if len(level.stakes) > 1:
        return Large(sets=tuple(_set(stakes, inks) for stakes in level.stakes))
    stakes = level.stakes[0]
    small, big = stakes.small_blind, stakes.big_blind
    main, details = _main_and_details(stakes, inks)
    halves: tuple[Runs, ...] = ()
    if small is not None and big is not None:
        dash = Run("–", inks.second, PLAIN, gap=_TIGHT)
        halves = ((Run(figures.number(small), inks.text), dash), (main[-1]._replace(gap=0.0),))
    rest: list[Run] = []
    for place, (word, figure) in enumerate(details):
        gap = 1.0 if place else 0.42
        rest += [
            Run(word, inks.second, PLAIN, gap=gap, drops=place),
            Run(figure, inks.text, drops=place),
        ]
    return Large(main, tuple(rest), halves)


def brief(level: Level | None, inks: Inks) -> Runs:
    """Write the stakes of a level in one line: "6,000–12,000 BB ante 12,000"."""
    if level is None or not level.stakes:
        return () if level is None else (Run(f"Level {level.label}", inks.text, elides=True),)
    if len(level.stakes) > 1:
        bets = {pair(stakes.small_bet, stakes.big_bet) for stakes in level.stakes}
        level_run = Run(f"Level {level.label}", inks.text, elides=True)
        only = bets.pop() if len(bets) == 1 else ""
        return (level_run, Run(f"limits {only}" if only else "", inks.second, PLAIN, drops=1))
    stakes = level.stakes[0]
    main, details = _main_and_details(stakes, inks)
    words = [run._replace(size=1.0) for run in main]
    for place, (name, figure) in enumerate(details, 1):
        words.append(Run(f"{_within(name)} {figure}", inks.second, PLAIN, drops=place))
    return tuple(words)


def graded(level: Level | None, inks: Inks) -> Runs:
    """Write the stakes in one line as `brief` does, what goes with the blinds smaller."""
    return tuple(
        run._replace(size=0.72, gap=0.6) if run.ink is inks.second and run.text != "–" else run
        for run in brief(level, inks)
    )


def pair(one: int | None, other: int | None) -> str:
    """Write two figures as "5,000–10,000", one alone as it is, "" for none."""
    return "–".join(figures.number(part) for part in (one, other) if part is not None)


def _main_and_details(stakes: Stakes, inks: Inks) -> tuple[Runs, list[tuple[str, str]]]:
    """Choose the figure that stands out; all others as name and figure."""
    bets = pair(stakes.small_bet, stakes.big_bet)
    details = _details(stakes)
    small, big = stakes.small_blind, stakes.big_blind
    if small is not None and big is not None:
        main: Runs = (
            Run(figures.number(small), inks.text),
            Run("–", inks.second, PLAIN, gap=_TIGHT),
            Run(figures.number(big), inks.text, gap=_TIGHT),
        )
        return main, details + ([("Limits", bets)] if bets else [])
    if blinds := pair(small, big):
        return (Run(blinds, inks.text),), details + ([("Limits", bets)] if bets else [])
    if bets:
        return (Run("Limits", inks.second, PLAIN, _WORD), Run(bets, inks.text)), details
    if not details:
        return (), []
    only, amount = details.pop(0)
    return (Run(only, inks.second, PLAIN, _WORD), Run(amount, inks.text)), details


def _details(stakes: Stakes) -> list[tuple[str, str]]:
    """List ante, bring-in, completion and what the button posts, the most wanted first."""
    found: list[tuple[str, str]] = []
    ante = stakes.ante
    if ante.kind is not AnteKind.NONE and ante.amount:
        found.append((figures.ante_label(stakes), figures.number(ante.amount)))
        if ante.kind is AnteKind.SHORT_DECK:
            found.append(("Button", "2 ×"))
    for name, amount in (
        ("Bring-in", stakes.bring_in),
        ("Completion", stakes.completion),
        ("Button post", stakes.button_post),
    ):
        if amount is not None:
            found.append((name, figures.number(amount)))
    return found


def _set(stakes: Stakes, inks: Inks) -> Runs:
    """Write one of several sets: its name, its figure, the rest."""
    main, details = _main_and_details(stakes, inks)
    runs = [Run(set_name(stakes), inks.second, PLAIN, 0.8, elides=True)]
    for run in main:
        word = run.size < 1.0
        runs.append(run._replace(text=_within(run.text), size=0.8) if word else run)
    for place, (name, figure) in enumerate(details, 1):
        runs += [
            Run(_within(name), inks.second, PLAIN, 0.8, drops=place - 1),
            Run(figure, inks.text, size=0.8, drops=place - 1),
        ]
    return tuple(runs)


def _within(name: str) -> str:
    """Write a name as it stands within a line: "ante", but "BB ante"."""
    return name if name[:2].isupper() else name[0].lower() + name[1:]


def set_name(stakes: Stakes) -> str:
    """Name one of several sets of stakes: "Limit flop", "NL PL", its games, or nothing."""
    words = stakes.group.split("_")
    if not stakes.group:
        return plain.one_line(", ".join(stakes.games))
    name = plain.one_line(" ".join(w.upper() if len(w) <= _INITIALS else w for w in words))
    return name[:1].upper() + name[1:]
