"""Scenes of chips: a count under way, its end with a gap, stacks at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from tdtool.tournament.chips import commands as cc
from tdtool.tournament.chips.chip_set import usual_set
from tdtool.ui.acts import Act
from tests.ui.desk_sample import done, opened_in

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tests.ui.stage import Stage

_EACH = 62_000


def counted(stage: Stage, tables: Iterable[int]) -> None:
    """Count these tables, a minute each: odd stacks that come out about right."""
    state = stage.desk.state
    for number in tables:
        entries = tuple(state.tables[number].occupants.values())
        stacks = tuple(
            (entry, _EACH + (entry * 7_300 + number * 900) % 41_000 - 20_000) for entry in entries
        )
        done(stage.desk, cc.CountStacks(stacks))
        stage.clock.go(20_000)


def into_a_count(stage: Stage) -> None:
    """Count five tables at the break, and some seats of the next one."""
    stage.into_the_break()
    tables = sorted(stage.desk.state.tables)
    counted(stage, tables[:5])
    counted(stage, [tables[5]])
    stage.clock.go(7 * 60_000)
    stage.program.floor.show_table(tables[5])
    stage.program.floor.act(Act.CHIP_COUNT)
    stage.settle()
    for typed in ("61,500", "38k", "112400"):
        stage.type(typed)
        stage.press(Qt.Key.Key_Return)


def all_counted(stage: Stage) -> None:
    """Count every table; some chips are missing."""
    stage.into_the_break()
    counted(stage, sorted(stage.desk.state.tables))
    stage.program.floor.show_table(12)
    stage.program.floor.act(Act.CHIP_COUNT)


def stacks_at_a_table(stage: Stage) -> None:
    """Show a table whose chips were counted, its last hand known."""
    counted(stage, [stage.known_table()])
    stage.show_floor()


def chips_of_the_event(stage: Stage) -> None:
    """Show the set beside the levels, its bank counted, after a count with a gap."""
    all_counted(stage)
    kinds = usual_set(stage.desk.state.structure)
    pieces = (2_400, 1_600, 2_200, 2_000, 600)
    chips = tuple(
        kind._replace(pieces=pieces[at] if at < len(pieces) else 200)
        for at, kind in enumerate(kinds)
    )
    done(stage.desk, cc.ChooseChips(chips))
    stage.go(Act.LEVELS)
    stage.program.pages.levels().open_chips()


def levels_suggested(stage: Stage) -> None:
    """Suggest levels for an event that runs; nothing is changed."""
    stage.go(Act.LEVELS)
    page = stage.program.pages.levels()
    page.open_templates()
    stage.press(Qt.Key.Key_Up)
    stage.press(Qt.Key.Key_Return)


def levels_suggested_anew(stage: Stage) -> None:
    """Suggest levels before the start: limit and stud games in turn, eight hours."""
    desk = opened_in(stage.store, stage.clock, "Club Night")
    stage.desk = desk
    stage.bridge.show(desk)
    stage.go(Act.LEVELS)
    page = stage.program.pages.levels()
    page.open_suggestion()
    stage.type("64")
    page.side.suggest.hours.setFocus()
    page.side.suggest.hours.selectAll()
    stage.type("8")
    page.side.suggest.forms.setFocus()
    for _ in range(5):
        stage.press(Qt.Key.Key_Down)


def entries_counted(stage: Stage) -> None:
    """Count the chips of a table's players beside the list of entries."""
    counted(stage, [4])
    stage.go(Act.ENTRIES)
    page = stage.program.pages.entries()
    page.search("4.")
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    stage.press(Qt.Key.Key_H)
    stage.type("61,500")
    stage.press(Qt.Key.Key_Return)


SCENES: dict[str, Callable[[Stage], None]] = {
    "chip-count": into_a_count,
    "chip-count-gap": all_counted,
    "floor-stacks": stacks_at_a_table,
    "entries-count": entries_counted,
    "levels-chips": chips_of_the_event,
    "levels-suggested": levels_suggested,
    "levels-suggested-anew": levels_suggested_anew,
}
