"""The structure as it is edited: the desk's, what is typed over it, and what is odd about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tdtool.tournament import structure_edit as edit
from tdtool.tournament.commands import AddTime, ChangeStructure
from tdtool.tournament.course import Course, course
from tdtool.tournament.level_plan import LevelPlan, level_plan
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.structure import LengthKind, RowKind, Structure
from tdtool.tournament.structure_check import warnings
from tdtool.tournament.structure_warning import Weight
from tdtool.ui.levels.draft import Draft, Place, Result

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.desk import Change
    from tdtool.tournament.structure import Row
    from tdtool.tournament.structure_warning import StructureWarning
    from tdtool.ui.bridge import Bridge

_NOTHING = Structure("", ())
_NO_TIMES = LevelPlan((), (), None, started=False)


class Editing(QObject):
    """Holds what the page shows; every change of the desk's structure goes through here.

    `changed` comes with everything that changes what is shown: a key typed, a row written
    down, a level begun. `refused` carries the sentence of a change that could not be made.
    """

    changed = Signal()
    refused = Signal(str)

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._draft: Draft | None = None
        self._wrong: dict[Place, tuple[str, str]] = {}
        """Cells that were left as they cannot be taken: what was typed, and why not."""
        self._course = Course({})
        self._result = Result(_NOTHING, {}, frozenset())
        self.plan = _NO_TIMES
        self.warnings: tuple[StructureWarning, ...] = ()
        self._warned: Structure | None = None
        """What the warnings are about: what was typed is written down as it was."""
        bridge.changed.connect(self._take)
        bridge.shown.connect(self._shown)
        self._shown()

    @property
    def structure(self) -> Structure:
        """The structure with what is typed into it."""
        return self._result.structure

    @property
    def wrong(self) -> dict[Place, str]:
        """Why cells cannot be taken as they were typed."""
        left = {place: why for place, (_, why) in self._wrong.items()}
        return left | self._result.wrong

    @property
    def followers(self) -> frozenset[Place]:
        """Cells that follow another one while it is typed."""
        return self._result.followers

    @property
    def draft(self) -> Draft | None:
        """What is typed and not written down, None where nothing is."""
        return self._draft

    @property
    def locked_before(self) -> int:
        """The first row (index) that can be changed: what was played stays as it was."""
        return self.plan.locked_before

    def typed(self, place: Place) -> str | None:
        """Give what was typed into a cell and is not the structure's, None where nothing was."""
        if self._draft is not None and place in self._draft.typed:
            return self._draft.typed[place]
        return self._wrong[place][0] if place in self._wrong else None

    def is_locked(self, row: int) -> bool:
        """Tell whether a row was played and stays as it was."""
        return row < self.locked_before

    def type(self, place: Place, text: str) -> None:
        """Type a text into a cell; it is written down when the row is left."""
        self._wrong.pop(place, None)
        if self._draft is None:
            self._draft = Draft(self._desk_structure())
        self._draft.put(place, text)
        self._work_out()

    def take_back(self, place: Place) -> None:
        """Let a cell be as it was before it was typed into."""
        self._wrong.pop(place, None)
        if self._draft is not None:
            self._draft.take_back(place)
            if not self._draft.typed and self._draft.added is None:
                self._draft = None
        self._work_out()

    def add_level(self, after: int, *, tentative: bool = False) -> int:
        """Put a level below a row (index), to be written down when it is left; give its index.

        A row that is added while another one waits writes the other one down first.
        """
        self.leave()
        base = edit.with_level(self._desk_structure(), after)
        self._draft = Draft(base, added=after + 1, tentative=tentative)
        self._work_out()
        return after + 1

    def confirm(self) -> None:
        """Keep a level that was added even if nothing is typed into it."""
        if self._draft is not None:
            self._draft.tentative = False

    def drop(self) -> bool:
        """Forget what was typed and not written down; tell whether there was something."""
        had = self._draft is not None or bool(self._wrong)
        self._draft = None
        self._wrong.clear()
        if had:
            self._work_out()
        return had

    def leave(self) -> bool:
        """Write down what was typed, in one act; tell whether it is done.

        Cells that cannot be taken keep their words and say why; the rest is written.
        """
        draft = self._draft
        if draft is None:
            return True
        result = draft.result()
        texts = {place: draft.typed[place] for place in result.wrong}
        self._draft = None
        same = draft.is_empty or result.structure == self._desk_structure()
        if not same and not self._changed_to(result.structure):
            self._draft = draft
            self._work_out()
            return False
        self._wrong |= {place: (texts[place], why) for place, why in result.wrong.items()}
        if same or result.wrong:
            self._work_out()
        return True

    def change(self, structure: Structure) -> bool:
        """Write another structure down in one act; what is typed is written down first."""
        return self.leave() and self._changed_to(structure)

    def put_right(self, structure: Structure) -> bool:
        """Write a fix down that was made of what is shown, typed cells included, in one act."""
        self._draft = None
        if self._changed_to(structure):
            return True
        self._work_out()
        return False

    def odd(self) -> tuple[StructureWarning, ...]:
        """Give the warnings that somebody should look at, of what is not played yet."""
        return tuple(one for one in self._of_now() if one.weight is Weight.SLIP)

    def notes(self) -> tuple[StructureWarning, ...]:
        """Give what is odd but seen on good sheets, of what is not played yet."""
        return tuple(one for one in self._of_now() if one.weight is Weight.NOTE)

    def refresh_plan(self) -> bool:
        """Work the times out anew; tell whether any is another."""
        if not self._bridge.is_open:
            return False
        before = self.plan
        self._work_out_plan()
        return self.plan != before

    def _of_now(self) -> Sequence[StructureWarning]:
        locked = self.locked_before
        return [one for one in self.warnings if one.row is None or one.row >= locked]

    def _desk_structure(self) -> Structure:
        return self._bridge.desk.state.structure if self._bridge.is_open else _NOTHING

    def _changed_to(self, structure: Structure) -> bool:
        """Ask the desk for a change; the running level's own minutes move what is left of it."""
        old, row = self._desk_structure(), self.plan.row
        done = self._bridge.do(ChangeStructure(structure), quiet=True)
        if isinstance(done, Refusal):
            self.refused.emit(done.sentence)
            return False
        if row is not None and row < len(structure.rows):
            longer = _minutes(structure.rows[row]) - _minutes(old.rows[row])
            if longer and old.rows[row].kind is structure.rows[row].kind:
                moved = self._bridge.do(AddTime(longer * 60_000), quiet=True)
                if isinstance(moved, Refusal):
                    self.refused.emit(moved.sentence)
        return True

    def _take(self, change: Change) -> None:
        if change.structure or change.everything:
            self._draft = None
            self._wrong.clear()
        if change.clock or change.structure or change.everything:
            self._follow_clock()
        elif change.entries:
            self.changed.emit()
            return
        else:
            return
        self._work_out()

    def _shown(self) -> None:
        self._draft = None
        self._wrong.clear()
        if self._bridge.is_open:
            self._follow_clock()
        self._work_out()

    def _follow_clock(self) -> None:
        history = self._bridge.desk.history
        offset = self._bridge.desk.now().utc_offset
        self._course = course(history.records, history.is_gone, offset)

    def _work_out(self) -> None:
        if self._draft is None:
            self._result = Result(self._desk_structure(), {}, frozenset())
        else:
            self._result = self._draft.result()
        if self.structure != self._warned:
            self._warned = self.structure
            self.warnings = warnings(self.structure)
        self._work_out_plan()
        self.changed.emit()

    def _work_out_plan(self) -> None:
        if not self._bridge.is_open:
            self.plan = _NO_TIMES
            return
        self.plan = self.plan_of(self.structure)

    def plan_of(self, structure: Structure) -> LevelPlan:
        """Give the times of a structure as the clock stands now."""
        desk = self._bridge.desk
        return level_plan(structure, desk.state.clock, self._course, desk.now())


def _minutes(row: Row) -> int:
    known = row.length.kind is LengthKind.MINUTES and row.kind is not RowKind.MARKER
    return (row.length.value or 0) if known else 0
