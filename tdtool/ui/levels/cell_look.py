"""How one cell of the spreadsheet looks: its words, colours and marks."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.level_plan import LevelPlan, RowTime, Standing
from tdtool.tournament.next_level import rung
from tdtool.tournament.structure import RowKind
from tdtool.ui import figures
from tdtool.ui.icons import Icon
from tdtool.ui.levels import cell_text
from tdtool.ui.levels.lines import Col, Line, LineKind, day_end_words, ends

if TYPE_CHECKING:
    from tdtool.rules.stakes import Stakes
    from tdtool.tournament.structure import Row, Structure

_MINUTE = 60_000
_MOST_PERCENT = 999
"""A step that is larger is said as a multiple."""
_SHOWN_PAUSE = 30_000
"""A clock that stood for less (ms) is not worth a word."""


class CellLook(NamedTuple):
    """What a cell shows: words in the colour of a role, and what stands beside them.

    `prefix` stands small before the words, `second` (with its icon) after them in the second
    colour; `mark` is "warned", "wrong" or ""; `rule` draws a line to the end of the row.
    """

    text: str = ""
    role: str = "text"
    bold: bool = False
    right: bool = True
    icon: Icon | None = None
    prefix: str = ""
    second: str = ""
    second_icon: Icon | None = None
    second_role: str = "second"
    mark: str = ""
    rule: str = ""

    @property
    def is_empty(self) -> bool:
        """Tell whether nothing is seen of it."""
        beside = self.prefix or self.second or self.mark or self.rule
        return not self.text and self.icon is None and not beside


_ICONS = {
    LineKind.BREAK: Icon.BREAK,
    LineKind.MARKER: Icon.NOTE,
    LineKind.ENDS: Icon.DOOR,
    LineKind.DAY_END: Icon.FLAG,
}


class Looks:
    """Gives the look of every cell of a structure at its times."""

    def __init__(self, structure: Structure, plan: LevelPlan, utc_offset: int) -> None:
        self.structure = structure
        self.plan = plan
        self.utc_offset = utc_offset

    def tone(self, line: Line) -> str:
        """Give the colour of a line's words: what was played is grey."""
        past = self.is_past(line)
        if line.kind is LineKind.BREAK:
            return "second" if past else "text"
        return "third" if past else "text"

    def is_past(self, line: Line) -> bool:
        """Tell whether a line is over."""
        if line.row >= len(self.plan.rows):
            return False
        standing = self.plan.rows[line.row].standing
        return standing in {Standing.PAST, Standing.SKIPPED}

    def is_running(self, line: Line) -> bool:
        """Tell whether a line is the row that runs now."""
        return line.row == self.plan.row and line.kind is not LineKind.ENDS

    def look(self, line: Line, col: Col) -> CellLook:
        """Give the look of a cell as the structure has it."""
        tone = self.tone(line)
        row = self.structure.rows[line.row]
        bold = self.is_running(line)
        match col:
            case Col.LEVEL:
                return self._level(line, row, tone)
            case Col.STARTS:
                return self._starts(line, tone, bold=bold)
            case Col.MINUTES:
                return self._minutes(line, row, tone, bold=bold)
            case Col.STEP:
                return CellLook(self.step(line), self._quiet(line))
            case Col.NOTE:
                return CellLook(right=False)
            case Col.GAME if line.has_stakes:
                text = cell_text.game_text(row, line.stake_set)
                return CellLook(text, tone, bold=bold, right=False)
            case _ if line.has_stakes:
                return self._figure(line, row, col, tone)
            case _:
                return self._words(line, row, tone)

    def _quiet(self, line: Line) -> str:
        running = self.is_running(line) or line.kind is LineKind.BREAK
        return "second" if running or not self.is_past(line) else "third"

    def _level(self, line: Line, row: Row, tone: str) -> CellLook:
        icon = _ICONS.get(line.kind)
        if icon is not None:
            role = "information" if line.kind is LineKind.DAY_END else "second"
            return CellLook("", role, icon=icon)
        text = row.label if line.kind is LineKind.LEVEL else ""
        return CellLook(text, "second" if tone == "third" else tone, bold=True)

    def _starts(self, line: Line, tone: str, *, bold: bool) -> CellLook:
        if line.kind is LineKind.SET or line.row >= len(self.plan.rows):
            return CellLook()
        time = self.plan.rows[line.row]
        row = self.structure.rows[line.row]
        after = line.kind is LineKind.ENDS or (
            line.kind is LineKind.DAY_END and row.kind is RowKind.PLAY
        )
        at = time.ends_ms if after else time.starts_ms
        if line.kind is LineKind.DAY_END:
            tone, bold = "information" if not self.is_past(line) else tone, True
        if at is not None:
            return CellLook(figures.time_of_day(at, self.utc_offset), tone, bold=bold)
        if time.standing is Standing.SKIPPED:
            return CellLook("skipped", tone)
        if time.in_day_ms is None or after:
            return CellLook("", tone)
        hours, minutes = divmod(time.in_day_ms // _MINUTE, 60)
        return CellLook(f"+{hours}:{minutes:02}", "third" if tone == "text" else tone)

    def _minutes(self, line: Line, row: Row, tone: str, *, bold: bool) -> CellLook:
        if line.kind not in {LineKind.LEVEL, LineKind.BREAK}:
            return CellLook("", tone)
        return CellLook(cell_text.length_text(row.length), tone, bold=bold)

    def _figure(self, line: Line, row: Row, col: Col, tone: str) -> CellLook:
        stakes = stakes_of(row, line)
        if stakes is None:
            return CellLook("", tone)
        return CellLook(cell_text.stakes_text(stakes, col), tone, bold=self.is_running(line))

    def _words(self, line: Line, row: Row, tone: str) -> CellLook:
        match line.kind:
            case LineKind.DAY_END:
                return self._day_end(line, row)
            case LineKind.ENDS:
                return CellLook(ends(row), self._soft(tone), right=False, rule="line")
            case LineKind.MARKER:
                marks = [cell_text.words_of(row), cell_text.colour_up_text(row)]
                said = ends(row)
                if said and said.casefold() not in marks[0].casefold() and not _says(row):
                    marks.append(said)
                words = ", ".join(part for part in marks if part) or "Marker"
                return CellLook(words, self._soft(tone), right=False, rule="line")
            case _:
                chips = cell_text.colour_up_text(row)
                return CellLook(
                    cell_text.words_of(row),
                    tone,
                    bold=self.is_running(line),
                    right=False,
                    second=chips,
                    second_icon=Icon.COLOUR_UP if chips else None,
                )

    def _soft(self, tone: str) -> str:
        return "second" if tone == "text" else tone

    def _day_end(self, line: Line, row: Row) -> CellLook:
        day = self.plan.rows[line.row].day if line.row < len(self.plan.rows) else 1
        end = row.day_end
        parts = [] if end is None else [day_end_words(end)]
        starts = cell_text.day_starts(self.structure, day + 1)
        last = line.row + 1 >= len(self.structure.rows)
        if not parts[0] and not last:
            parts.append("the clock stops")
        if starts and not last:
            parts.append(f"day {day + 1} starts {starts}")
        detail = "; ".join(part for part in parts if part)
        role = "third" if self.is_past(line) else "information"
        text = f"End of day {day}"
        return CellLook(text, role, bold=True, right=False, second=detail, rule="information")

    def step(self, line: Line) -> str:
        """Say by how much a level rises above the one before it: "+25 %"."""
        if not line.has_stakes:
            return ""
        here = stakes_of(self.structure.rows[line.row], line)
        before = next(
            (
                found
                for row in reversed(self.structure.rows[: line.row])
                if (found := stakes_of(row, line)) is not None
            ),
            None,
        )
        if (
            here is None
            or before is None
            or (here.betting, here.group)
            != (
                before.betting,
                before.group,
            )
        ):
            return ""
        high, low = rung(here), rung(before)
        if not high or not low:
            return ""
        change = (2 * 100 * (high - low) + low) // (2 * low)
        if change > _MOST_PERCENT:
            return f"× {high // low}"
        return f"{'+' if change > 0 else '−' if change < 0 else ''}{abs(change)} %"


def _says(row: Row) -> bool:
    """Tell whether a marker's own words say already that registration ends."""
    return "regist" in f"{row.label} {row.note}".casefold()


def stakes_of(row: Row, line: Line) -> Stakes | None:
    """Give the set of stakes that a line shows, of another row the same place."""
    return row.stakes[line.stake_set] if line.stake_set < len(row.stakes) else None


def time_note(time: RowTime) -> str:
    """Say what was different in a row: "paused 3 min", "+5 min"."""
    parts = []
    if time.paused_ms >= _SHOWN_PAUSE:
        parts.append(f"paused {_minutes_text(time.paused_ms)}")
    if abs(time.added_ms) >= _SHOWN_PAUSE:
        sign = "+" if time.added_ms > 0 else "−"
        parts.append(f"{sign}{_minutes_text(abs(time.added_ms))}")
    return ", ".join(parts)


def _minutes_text(ms: int) -> str:
    minutes, seconds = divmod(round(ms / 1000), 60)
    if minutes == 0:
        return f"{seconds} s"
    return f"{minutes} min" if seconds < 30 or minutes > 2 else f"{minutes} min {seconds} s"  # noqa: PLR2004
