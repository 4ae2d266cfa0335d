"""The last acts at a table, newest first; all of them stand in the Journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.tournament import journal
from tdtool.tournament.act_sorts import CANCELLED, Kind, mask_of
from tdtool.tournament.chronicle import Chronicle
from tdtool.tournament.queries import NAMELESS
from tdtool.ui import figures, plain, theme
from tdtool.ui.floor.sheet import Sheet
from tdtool.ui.parts.writing import broken, write, write_lines

if TYPE_CHECKING:
    from PySide6.QtGui import QTextLayout

    from tdtool.desk import Desk
    from tdtool.tournament.facts import Fact
    from tdtool.tournament.values import EntryId
    from tdtool.ui.bridge import Bridge

MOST = 7
_ROW, _LINE, _TIME, _GONE = 26, 18, 62, 90
_UNDO = mask_of(Kind.UNDO)


class Line(NamedTuple):
    """One act: the time of day, what it did, and whether it counts no more."""

    time: str
    words: str
    gone: bool = False


def last_acts(desk: Desk, chronicle: Chronicle, table: int, most: int = MOST) -> tuple[Line, ...]:
    """List the last acts at a table, newest first; that something was undone is seen on it."""
    found: list[Line] = []
    offset = desk.now().utc_offset
    for number in reversed(chronicle.of_table(table)):
        mask = chronicle.masks[number]
        words = "" if mask & _UNDO else _words(desk, chronicle.facts_of(number), table)
        if words:
            time = figures.time_of_day(chronicle.walls[number], offset)
            found.append(Line(time, words, bool(mask & CANCELLED)))
            if len(found) == most:
                break
    return tuple(found)


def _words(desk: Desk, facts: tuple[Fact, ...], table: int) -> str:
    """Say an act in a few words, the name of the table left out where it goes without."""

    def called(entry: EntryId) -> str:
        known = entry in desk.state.entries
        return plain.isolated(desk.name(entry) if known else NAMELESS, 40)

    return journal.told(facts, called).removeprefix(f"table {table} ")


class HistorySheet(Sheet):
    """Shows the last acts; Enter leads to the whole history where there is a Journal."""

    whole_wanted = Signal(int)
    """The whole history of this table is wanted."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, "Lately at this table", "All of it", parent)
        self.lines = _Lines()
        self._chronicle: Chronicle | None = None
        self._of: object = None
        self.body.addWidget(self.lines)

    def offer_whole(self, *, offered: bool) -> None:
        """Lead to the Journal, or leave the button out where there is none."""
        self.do_button.setVisible(offered)

    def letter(self, letter: str) -> bool:
        """Leave with the letter that opened it."""
        if letter == "j":
            self.leave()
            return True
        return False

    def look_again(self) -> None:
        """Read what happened."""
        desk = self.bridge.desk
        if self.number not in desk.state.tables:
            self.finished.emit()
            return
        if self._chronicle is None or self._of is not desk.history:
            self._chronicle, self._of = Chronicle(desk.history, desk.now()), desk.history
        else:
            self._chronicle.take_in(desk.now())
        self.lines.set_lines(last_acts(desk, self._chronicle, self.number))
        self.read_back.setText("")

    def commit(self) -> None:
        """Go on to the whole history."""
        if not self.do_button.isHidden():
            self.finished.emit()
            self.whole_wanted.emit(self.number)
        else:
            self.leave()


class _Lines(QWidget):
    """The acts, painted: time, words; what was taken back is struck through."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: tuple[Line, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.updateGeometry)

    def lines(self) -> tuple[Line, ...]:
        """Give what is shown."""
        return self._lines

    def set_lines(self, lines: tuple[Line, ...]) -> None:
        """Show these acts."""
        self._lines = lines
        said = (f"{one.time} {one.words}{', taken back' if one.gone else ''}" for one in lines)
        self.setAccessibleName("; ".join(said) or "Nothing happened here yet.")
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Say that long lines break."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Tell how high the lines are at a width; as many as there can be have room."""
        high = sum(self._height(one, width) for one in self._lines)
        return high + (MOST - len(self._lines)) * theme.px(_ROW)

    def sizeHint(self) -> QSize:
        """Ask for all lines."""
        return QSize(theme.px(400), MOST * theme.px(_ROW))

    def minimumSizeHint(self) -> QSize:
        """Accept less width: lines break."""
        return QSize(theme.px(200), theme.px(_ROW))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the lines."""
        del event
        now = theme.colours()
        painter = QPainter(self)
        if not self._lines:
            painter.setFont(theme.font(13))
            painter.setPen(now.second)
            nothing = QRect(0, 0, self.width(), theme.px(_ROW))
            write(painter, nothing, "Nothing happened here yet.")
        top = 0
        for one in self._lines:
            painter.setFont(theme.font(13, tabular=True))
            painter.setPen(now.second)
            write(painter, QRect(0, top, theme.px(_TIME), theme.px(_ROW)), one.time)
            painter.setPen(now.second if one.gone else now.text)
            words = _words_of(one, self.width())
            edge = (theme.px(_ROW) - theme.px(_LINE)) // 2
            write_lines(painter, words, QPoint(theme.px(_TIME), top + edge), theme.px(_LINE))
            if one.gone:
                painter.setFont(theme.font(12))
                last = words.lineAt(words.lineCount() - 1)
                left = theme.px(_TIME) + round(last.naturalTextWidth()) + theme.px(8)
                low = top + (words.lineCount() - 1) * theme.px(_LINE)
                write(painter, QRect(left, low, theme.px(_GONE), theme.px(_ROW)), "taken back")
            top += self._height(one, self.width())
        painter.end()

    def _height(self, one: Line, width: int) -> int:
        return theme.px(_ROW) + (_words_of(one, width).lineCount() - 1) * theme.px(_LINE)


def _words_of(one: Line, width: int) -> QTextLayout:
    """Break the words of an act into lines, with room for "taken back" behind them."""
    font = theme.font(13)
    font.setStrikeOut(one.gone)
    room = width - theme.px(_TIME) - (theme.px(_GONE) if one.gone else 0)
    return broken(plain.one_line(one.words), font, room)
