"""The spreadsheet as Qt's model: one line a row, its cells in the words of the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from tdtool.rules.stakes import AnteKind
from tdtool.tournament import queries
from tdtool.tournament.level_plan import LevelPlan
from tdtool.tournament.structure import LengthKind, RowKind, Structure
from tdtool.tournament.structure_queries import columns
from tdtool.tournament.structure_warning import Cell
from tdtool.tournament.views import ClockState, ClockView
from tdtool.ui import figures, keys, plain, theme
from tdtool.ui.icons import Icon
from tdtool.ui.levels import cell_text
from tdtool.ui.levels.cell_look import CellLook, Looks, time_note
from tdtool.ui.levels.draft import Place, place_of
from tdtool.ui.levels.lines import (
    FIGURES,
    SHORT_WORDS,
    WORDS,
    Col,
    Line,
    LineKind,
    columns_for,
    lines_of,
)
from tdtool.ui.levels.warning_words import short_words

if TYPE_CHECKING:
    from tdtool.tournament.structure_warning import StructureWarning
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.levels.editing import Editing

    Index = QModelIndex | QPersistentModelIndex

_TOP = QModelIndex()
_FEW = 2
_STYLED = 12_345
"""A number that shows how numbers are written."""
_SHOWN = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
_EDITABLE = _SHOWN | Qt.ItemFlag.ItemIsEditable
COLS = {
    Cell.LABEL: Col.LEVEL,
    Cell.MINUTES: Col.MINUTES,
    Cell.SMALL_BLIND: Col.SMALL_BLIND,
    Cell.BIG_BLIND: Col.BIG_BLIND,
    Cell.ANTE: Col.ANTE,
    Cell.SMALL_BET: Col.SMALL_BET,
}
_TIMES = (Col.LEVEL, Col.STARTS, Col.MINUTES)
_PAYERS = {
    AnteKind.BIG_BLIND: "Ante (BB)",
    AnteKind.EACH: "Ante (each)",
    AnteKind.BUTTON: "Ante (button)",
    AnteKind.SHORT_DECK: "Ante",
}


class LevelsModel(QAbstractTableModel):
    """Shows what is edited; `refresh` takes it in, `tick` lets the clock go on."""

    def __init__(self, bridge: Bridge, editing: Editing) -> None:
        super().__init__()
        self._bridge = bridge
        self._editing = editing
        self._looks = Looks(Structure("", ()), LevelPlan((), (), None, started=False), 0)
        self._cache: dict[tuple[int, int], CellLook] = {}
        self._flags: dict[tuple[int, int], Qt.ItemFlag] = {}
        self._common: tuple[object, ...] = ()
        """What the looks of all cells rest on, but for those of their own row."""
        self._warned: dict[int, StructureWarning] = {}
        self._own: set[int] = set()
        """The rows with something that is said of no other: wrong, following, warned."""
        self._ante_kind: AnteKind | None = None
        self._now_words = ""
        self._dense = False
        self.lines: tuple[Line, ...] = ()
        self.cols: tuple[Col, ...] = ()
        self.refresh()

    @property
    def looks(self) -> Looks:
        """The looks behind the cells: past, running, tones."""
        return self._looks

    def refresh(self) -> None:
        """Show what is edited now; the lines stay where they are if none came or went."""
        editing = self._editing
        structure = editing.structure
        needs = columns(structure)
        lines, cols = lines_of(structure), columns_for(structure, needs)
        reset = lines != self.lines or cols != self.cols
        if reset:
            self.beginResetModel()
        offset = self._bridge.desk.now().utc_offset if self._bridge.is_open else 0
        before, self._looks = self._looks, Looks(structure, editing.plan, offset)
        own = self._own
        self._warned = {}
        for warning in editing.odd():
            if warning.row is not None:
                self._warned.setdefault(warning.row, warning)
        self._own = {place.row for place in (*editing.wrong, *editing.followers)}
        self._own.update(self._warned)
        self._ante_kind = needs.ante_kind
        self._now_words = self._say_now()
        self.lines, self.cols = lines, cols
        self._forget(before, own)
        if reset:
            self.endResetModel()
        elif lines:
            self.dataChanged.emit(self.index(0, 0), self.index(len(lines) - 1, len(cols) - 1))

    def _forget(self, before: Looks, own: set[int]) -> None:
        """Forget how the cells looked that may look otherwise now; `own` as it was before."""
        plan, structure = self._looks.plan, self._looks.structure
        style = figures.number(_STYLED)
        common = (
            *(self.lines, self.cols, self._ante_kind, self._looks.utc_offset, style),
            *(plan.row, plan.locked_before, plan.days, structure.days),
        )
        if common != self._common:
            self._common = common
            self._cache.clear()
            self._flags.clear()
            return
        others = {
            at
            for at, row in enumerate(structure.rows)
            if row is not before.structure.rows[at]
            or at >= len(plan.rows)
            or plan.rows[at] != before.plan.rows[at]
        }
        # A step follows from the level before, wherever that is.
        first = min(others, default=len(structure.rows))
        others |= self._own | own
        gone = {
            at for at, line in enumerate(self.lines) if line.row in others or line.row == plan.row
        }
        for at, column in list(self._cache):
            after = self.cols[column] is Col.STEP and self.lines[at].row > first
            if after or at in gone:
                del self._cache[at, column]
        for at, column in list(self._flags):
            if at in gone:
                del self._flags[at, column]

    def tick(self) -> None:
        """Let the running line say what is left now; nothing else is painted anew."""
        words = self._say_now()
        if words == self._now_words:
            return
        self._now_words = words
        for at, line in enumerate(self.lines):
            if self._looks.is_running(line):
                index = self.index(at, len(self.cols) - 1)
                self._cache.pop((at, len(self.cols) - 1), None)
                self.dataChanged.emit(index, index)

    def line_of(self, row: int) -> int:
        """Find the first line of a row of the structure; -1 where there is none."""
        return next((at for at, line in enumerate(self.lines) if line.row == row), -1)

    def place(self, index: Index) -> Place | None:
        """Name the cell at an index, None where there is none."""
        if not index.isValid() or index.row() >= len(self.lines):
            return None
        return place_of(self.lines[index.row()], self.cols[index.column()])

    def index_of(self, place: Place) -> QModelIndex:
        """Find a cell by its name; an index that is not valid where it is gone."""
        for at, line in enumerate(self.lines):
            if (line.kind, line.row, line.stake_set) == place[:3] and place.col in self.cols:
                return self.index(at, self.cols.index(place.col))
        return QModelIndex()

    def is_dense(self) -> bool:
        """Tell whether the heads are short because the columns have little room."""
        return self._dense

    def set_dense(self, *, dense: bool) -> None:
        """Shorten the heads of the columns, or write them out."""
        if dense != self._dense:
            self._dense = dense
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.cols) - 1)

    def text_col(self) -> int:
        """Give the column in which the words of breaks and markers stand."""
        return self.cols.index(Col.MINUTES) + 1

    def spans(self, line: Line) -> int:
        """Give how many columns the words of a line take, 1 where it has figures."""
        if line.has_stakes:
            return 1
        columns_left = len(self.cols) - self.text_col()
        whole = line.kind in {LineKind.ENDS, LineKind.DAY_END, LineKind.MARKER}
        return columns_left if whole or self._is_narrow() else columns_left - 1

    def _is_narrow(self) -> bool:
        """Tell whether the words of a break need the room of the notes."""
        return sum(col in FIGURES for col in self.cols) < _FEW

    def is_editable(self, index: Index) -> bool:
        """Tell whether something can be typed into a cell."""
        return index.isValid() and not self.why_not(index)

    def why_not(self, index: Index) -> str:
        """Say why nothing can be typed into a cell, "" where it can."""
        line, col = self.lines[index.row()], self.cols[index.column()]
        row = self._looks.structure.rows[line.row]
        if col in {Col.STEP, Col.NOTE}:
            return "This follows from the figures."
        if col is Col.STARTS:
            return "" if self.begins_day(line) else "The times follow from the lengths."
        if self._editing.is_locked(line.row) and line.kind is not LineKind.DAY_END:
            return "This level was played; it stays as it was."
        if col is Col.LEVEL:
            running = line.row == self._editing.plan.row
            if line.kind is not LineKind.LEVEL:
                return "Only levels have a number."
            return "The level that runs keeps its number." if running else ""
        if col is Col.MINUTES:
            timed = line.kind in {LineKind.LEVEL, LineKind.BREAK}
            return "" if timed else "This line has no length."
        if line.kind is LineKind.ENDS:
            return keys.told("{level_empty} takes this line out.")
        past = line.kind is LineKind.DAY_END and self._editing.is_locked(line.row)
        if past and row.kind is RowKind.PLAY:
            return "This day is over."
        return ""

    def begins_day(self, line: Line) -> bool:
        """Tell whether a line is the first of a day that is still to come."""
        days = self._editing.plan.days
        return (
            line.kind in {LineKind.LEVEL, LineKind.BREAK}
            and not self._editing.is_locked(line.row)
            and line.row != self._editing.plan.row
            and any(day.first == line.row for day in days)
        )

    def edit_text(self, index: Index) -> str:
        """Give what a cell holds for editing: what was typed, else the structure's."""
        line, col = self.lines[index.row()], self.cols[index.column()]
        typed = self._editing.typed(place_of(line, col))
        if typed is not None:
            return typed
        row = self._looks.structure.rows[line.row]
        if col is Col.STARTS:
            day = self._editing.plan.rows[line.row].day
            return cell_text.day_starts(self._looks.structure, day)
        if line.has_stakes or col is Col.MINUTES:
            return cell_text.edit_text(row, line.stake_set, col)
        if line.kind is LineKind.DAY_END:
            return (
                self.look_at(index.row(), self.text_col())
                .second.partition(";")[0]
                .removeprefix("or at ")
                if row.day_end is not None and row.day_end.value is not None
                else ""
            )
        return cell_text.edit_words(row)

    def look(self, index: Index) -> CellLook:
        """Give the look of a cell with everything that stands beside it."""
        return self.look_at(index.row(), index.column())

    def look_at(self, at: int, column: int) -> CellLook:
        """Give the look of the cell of a line and a column."""
        found = self._cache.get((at, column))
        if found is None:
            found = self._cache[at, column] = self._made(self.lines[at], self.cols[column])
        return found

    def _made(self, line: Line, col: Col) -> CellLook:
        look = self._looks.look(line, col)
        place = place_of(line, col)
        if col is Col.NOTE:
            return self._note(line)
        if line.kind is LineKind.BREAK and self._is_narrow() and look.text:
            note = self._note(line)
            said = ", ".join(part for part in (look.second, note.text) if part)
            look = look._replace(second=said) if col not in _TIMES else look
        editing = self._editing
        why = editing.wrong.get(place)
        if why is not None:
            if line.kind is LineKind.DAY_END:
                look = look._replace(second=why, second_role="wrong_text")
                return look._replace(mark="wrong")
            return look._replace(
                text=editing.typed(place) or "", role="wrong_text", mark="wrong", second=""
            )
        warning = self._warned.get(line.row)
        cell = None if warning is None or not line.is_row else warning.cell
        if cell is not None and COLS[cell] is col:
            empty = "none" if col is Col.ANTE and not look.text else look.text
            return look._replace(text=empty, role="needs_you", mark="warned")
        if place in editing.followers:
            double = col in {Col.BIG_BLIND, Col.BIG_BET}
            return look._replace(prefix="2 ×" if double else "", role="second")
        if col is Col.ANTE and line.has_stakes and self._ante_kind is None and look.text:
            stakes = self._looks.structure.rows[line.row].stakes[line.stake_set]
            return look._replace(prefix=cell_text.payer(stakes.ante.kind))
        return look

    def _note(self, line: Line) -> CellLook:
        why = self._wrong_in(line)
        if why:
            return CellLook(why, "wrong_text", right=False, icon=Icon.WARNING)
        if line.kind in {LineKind.SET, LineKind.ENDS, LineKind.DAY_END}:
            return CellLook(right=False)
        if self._looks.is_running(line):
            stands = self._now_words.startswith("paused")
            role = "needs_you" if stands else "accent"
            return CellLook(self._now_words, role, bold=True, right=False)
        warning = self._warned.get(line.row)
        if warning is not None:
            words = short_words(
                self._looks.structure, self._editing.plan, warning, self._looks.utc_offset
            )
            return CellLook(words, "needs_you", right=False, icon=Icon.WARNING)
        row = self._looks.structure.rows[line.row]
        said = time_note(self._editing.plan.rows[line.row]) or (
            row.note if line.kind is LineKind.LEVEL else ""
        )
        if not said and row.colour_up and line.kind is LineKind.LEVEL:
            said = cell_text.colour_up_text(row)
        quiet = (
            "second" if line.kind is LineKind.BREAK or not self._looks.is_past(line) else "third"
        )
        return CellLook(said, quiet, right=False)

    def _wrong_in(self, line: Line) -> str:
        for place, why in self._editing.wrong.items():
            if (place.kind, place.row, place.stake_set) == (line.kind, line.row, line.stake_set):
                return why
        return ""

    def _say_now(self) -> str:
        if not self._bridge.is_open or self._editing.plan.row is None:
            return ""
        desk = self._bridge.desk
        view = queries.clock_view(desk.state, desk.now())
        if view.row != self._editing.plan.row:
            return "now"
        return now_words(view)

    def rowCount(self, parent: Index = _TOP) -> int:
        """Count the lines."""
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = _TOP) -> int:
        """Count the columns."""
        return 0 if parent.isValid() else len(self.cols)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Name the columns; the ante says who pays it where all antes are alike."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.cols):
            return None
        col = self.cols[section]
        if role == Qt.ItemDataRole.DisplayRole:
            if col is Col.ANTE and self._ante_kind is not None:
                return _PAYERS[self._ante_kind]
            return (SHORT_WORDS if self.is_dense() else WORDS)[col]
        if role == Qt.ItemDataRole.FontRole:
            return theme.label_font()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            left = col in {Col.NOTE, Col.GAME}
            side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let every cell be chosen, and typed into where that can be."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        at = (index.row(), index.column())
        found = self._flags.get(at)
        if found is None:
            found = self._flags[at] = _EDITABLE if self.is_editable(index) else _SHOWN
        return found

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Give a cell's words; the delegate asks `look` for the rest."""
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            look = self.look(index)
            return ", ".join(part for part in (look.text, look.second) if part)
        if role == Qt.ItemDataRole.EditRole:
            return self.edit_text(index)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain.tip(self._tip(index))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.spoken(index)
        return None

    def _tip(self, index: Index) -> str:
        """Explain a cell: a warning's whole sentence, words that may be cut."""
        line, col = self.lines[index.row()], self.cols[index.column()]
        warning = self._warned.get(line.row)
        if warning is not None and col is Col.NOTE and not self._wrong_in(line):
            return warning.text
        look = self.look(index)
        return (
            ", ".join(part for part in (look.text, look.second) if part) if not look.right else ""
        )

    def spoken(self, index: Index) -> str:
        """Say a cell for who hears it: level, column, figure, and what is wrong with it."""
        line, col = self.lines[index.row()], self.cols[index.column()]
        look = self.look(index)
        row = self._looks.structure.rows[line.row]
        name = f"level {row.label}" if line.has_stakes else ""
        parts = [name, WORDS[col].lower(), look.text or "empty", look.second]
        note = self.look_at(index.row(), len(self.cols) - 1).text
        parts.append(note if col is not Col.NOTE else "")
        return ", ".join(part for part in parts if part)


def now_words(view: ClockView) -> str:
    """Say how the running level stands: "now, 17:42 left", "paused at 17:42"."""
    left = view.length_text if view.remaining is None else figures.countdown(view.remaining)
    if view.state is ClockState.PAUSED:
        return f"paused at {left}" if view.remaining is not None else "paused"
    return f"now, {left} left" if view.remaining is not None else f"now, {left}"


def is_minutes_only(structure: Structure) -> bool:
    """Tell whether every length is one of minutes, so that a narrow column does."""
    kinds = {row.length.kind for row in structure.rows}
    return kinds <= {LengthKind.MINUTES, LengthKind.OPEN}
