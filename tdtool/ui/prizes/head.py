"""The head of the Prizes page: whether the table is locked, and the figures that matter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tdtool.tournament.money.intake import prices_of
from tdtool.ui import act_rows, figures, icons, plain, theme
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.journal import times
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.label import Caption, Label, Paragraph
from tdtool.ui.parts.ring import RADIUS
from tdtool.ui.prizes.prize_rows import each, pool_words

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from tdtool.rules.prizes.places import Band
    from tdtool.tournament.prizes.table import PrizeTable
    from tdtool.tournament.state import State
    from tdtool.tournament.values import Now


class Chip(QWidget):
    """A word on a raised surface with an icon: how something stands."""

    def __init__(self) -> None:
        super().__init__()
        self._icon, self._text = Icon.LOCK, ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        self.hide()

    def say(self, icon: Icon, text: str) -> None:
        """Show this; nothing is shown without words."""
        self._icon, self._text = icon, plain.one_line(text)
        self.setAccessibleName(self._text)
        self.setVisible(bool(text))
        self.updateGeometry()
        self.update()

    def text(self) -> str:
        """Give the words."""
        return self._text

    def sizeHint(self) -> QSize:
        """Ask for the icon and the words."""
        wide = QFontMetrics(theme.font(12.5)).horizontalAdvance(self._text)
        return QSize(wide + theme.px(46), theme.px(28))

    def minimumSizeHint(self) -> QSize:
        """Accept less: the words are cut."""
        return QSize(theme.px(60), theme.px(28))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surface, the icon and the words."""
        del event
        now, px = theme.colours(), theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.raised)
        painter.drawRoundedRect(QRectF(self.rect()), px(RADIUS), px(RADIUS))
        side = px(16)
        box = QRectF(px(10), (self.height() - side) / 2, side, side)
        icons.paint(painter, box, self._icon, now.second)
        painter.setFont(theme.font(12.5))
        painter.setPen(now.second)
        room = self.rect().adjusted(px(34), 0, -px(8), 0)
        shown = painter.fontMetrics().elidedText(
            self._text, Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, theme.plain_alignment(), shown)


class Figure(QWidget):
    """A small caption over a large figure, with something quieter behind it."""

    def __init__(self, caption: str) -> None:
        super().__init__()
        self._caption = caption
        self._figure = Label(size=20, weight=QFont.Weight.DemiBold)
        self._behind = Label(size=20, role="second")
        row = QHBoxLayout()
        measure.gap(row, 6)
        row.addWidget(self._figure)
        row.addWidget(self._behind)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        measure.gap(column, 2)
        column.addWidget(Caption(caption))
        column.addLayout(row)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def show_figure(self, figure: str, behind: str = "") -> None:
        """Show this figure."""
        self._figure.setText(figure)
        self._behind.setText(behind)
        self._behind.setVisible(bool(behind))
        self.setAccessibleName(f"{self._caption}: {figure} {behind}".rstrip())

    def text(self) -> str:
        """Give the figure as it is shown."""
        return f"{self._figure.text()} {self._behind.text()}".rstrip()


class PrizesHead(QWidget):
    """Title, lock, the four figures, and what the pool is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.chip = Chip()
        self.lock = Button("Lock", icon=Icon.LOCK, key=Act.PRIZES_LOCK)
        self.pool = Figure("Prize pool")
        self.first = Figure("First")
        self.places = Figure("Places")
        self.lowest = Figure("Lowest")
        self.words = Paragraph(size=12.5)
        self.title = title = QHBoxLayout()
        """The row of the title, where the page may put more."""
        measure.gap(title, 8)
        title.addWidget(Label("Prizes", size=15, weight=QFont.Weight.DemiBold))
        title.addStretch(1)
        title.addWidget(self.chip)
        title.addWidget(self.lock)
        row = QHBoxLayout()
        measure.gap(row, 28)
        for figure in (self.pool, self.first, self.places, self.lowest):
            row.addWidget(figure)
        row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        measure.gap(column, 8)
        column.addLayout(title)
        column.addLayout(row)
        column.addWidget(self.words)

    def show_table(self, state: State, table: PrizeTable, now: Now, *, draft: bool) -> None:
        """Show the figures of a table; `draft`: it is not in force."""
        currency = prices_of(state).currency
        self.pool.show_figure(figures.money(table.pool.payable, currency))
        self.first.show_figure(_each_at(table.bands[:1], state))
        of = f"of {figures.number(table.entered.all)}" if table.entered.all else ""
        self.places.show_figure(figures.number(table.places), of)
        self.lowest.show_figure(_each_at(table.bands[-1:], state))
        self.words.setText(pool_words(state))
        self.words.setVisible(bool(self.words.text()))
        self._show_lock(state, table, now, draft=draft)

    def _show_lock(self, state: State, table: PrizeTable, now: Now, *, draft: bool) -> None:
        locked = state.prizes.locked
        if locked is not None:
            day = times.day(locked.at_ms, now.utc_offset, now.wall_ms)
            at = f"{day} {figures.time_of_day(locked.at_ms, now.utc_offset)}".lstrip()
            self.chip.say(Icon.LOCK, f"Locked {at}")
        else:
            self.chip.say(Icon.EYE, "Draft, not in force" if draft else "")
        self.lock.setText("Lock" if locked is None else "Unlock")
        self.lock.set_icon(Icon.LOCK if locked is None else Icon.UNLOCK)
        self.lock.setEnabled(locked is not None or (not table.problem and not draft))
        tip = table.problem if locked is None else act_rows.row(Act.PRIZES_LOCK).tip
        self.lock.setToolTip(plain.tip(tip or act_rows.row(Act.PRIZES_LOCK).tip))


def _each_at(bands: tuple[Band, ...], state: State) -> str:
    return each(bands[0], prices_of(state).currency) if bands else "–"
