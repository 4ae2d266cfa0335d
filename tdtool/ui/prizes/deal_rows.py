"""The players of a deal: chips to type, what each would get, and who has signed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from tdtool.rules.figures import FigureError, parse_chips
from tdtool.rules.prizes.deal import DealWay
from tdtool.ui import figures, icons, plain, theme
from tdtool.ui.icons import Icon
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.ring import paint_focus
from tdtool.ui.parts.tick import BOX, paint_box
from tdtool.ui.parts.writing import write
from tdtool.ui.prizes.money_field import MoneyField

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent

    from tdtool.tournament.money.currency import Currency
    from tdtool.tournament.values import EntryId

ROW, HEAD, SUM = 50, 32, 36
_SIGNED, _CHANGE, _MONEY = 50, 66, 80
_GAP = 8


class Spans(NamedTuple):
    """Where the columns stand in px, each (left, width)."""

    player: tuple[int, int]
    icm: tuple[int, int]
    chop: tuple[int, int]
    third: tuple[int, int]
    signed: tuple[int, int]


def spans(width: int) -> Spans:
    """Share a width out among the columns."""
    px = theme.px
    signed = px(_SIGNED)
    third = px(_CHANGE)
    money = px(_MONEY)
    right = width - signed
    left = right - third
    chop = left - money
    icm = chop - money
    return Spans(
        (0, max(1, icm - px(_GAP))),
        (icm, money),
        (chop, money),
        (left, third),
        (right, signed),
    )


class Shown(NamedTuple):
    """One player's line: amounts are None while they cannot be worked out."""

    entry: EntryId
    name: str
    chips: int | None
    percent: str
    icm: int | None
    chop: int | None
    by_hand: int | None
    widest: int
    """The largest change of all, which fills half of the bar."""
    signed: bool
    can_sign: bool


class SignBox(QWidget):
    """A box for a signature: a click or Enter ticks it."""

    pressed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._signed = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_signed(self, name: str, *, signed: bool, enabled: bool) -> None:
        """Show whether he has signed."""
        self._signed = signed
        self.setEnabled(enabled)
        self.setAccessibleName(f"{name} has {'' if signed else 'not '}signed")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a tick, or an empty box that waits."""
        del event
        now = theme.colours()
        painter = QPainter(self)
        side = theme.px(BOX)
        box = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        if self._signed:
            icons.paint(painter, box, Icon.CHECK, now.accent)
        elif self.isEnabled():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(now.needs_you)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        else:
            paint_box(painter, box, ticked=False, enabled=False)
        paint_focus(painter, self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tick it."""
        del event
        self.pressed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tick it with Enter; Space is the clock's."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.pressed.emit()
        else:
            event.ignore()


class DealRow(QWidget):
    """One player; `typed` when his chips or his share were, `signed` when his box was pressed."""

    typed = Signal()
    signed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._shown: Shown | None = None
        self._way = DealWay.ICM
        self._currency: Currency | None = None
        self.chips = Field(size=12.5, bare=True)
        self.chips.setPlaceholderText("chips")
        self.by_hand = MoneyField(bare=True)
        self.box = SignBox()
        for part in (self.chips, self.by_hand, self.box):
            part.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.chips.textEdited.connect(self._edited)
        self.by_hand.textEdited.connect(self.typed)
        self.box.pressed.connect(self._pressed)
        theme.changed.connect(self._place)

    def stack(self) -> int | None:
        """Give the chips typed, None while there are none to read."""
        try:
            return parse_chips(self.chips.text())
        except FigureError:
            return None

    def entry(self) -> EntryId:
        """Tell whose line it is."""
        return 0 if self._shown is None else self._shown.entry

    def show_player(self, shown: Shown, way: DealWay, currency: Currency) -> None:
        """Show a player; what is being typed stays as it is typed."""
        other = self._shown is None or self._shown.entry != shown.entry
        self._shown, self._way, self._currency = shown, way, currency
        name = plain.one_line(shown.name)
        self.chips.setAccessibleName(f"Chips of {name}")
        self.by_hand.setAccessibleName(f"Share of {name}")
        self.by_hand.set_currency(currency)
        if other or not self.chips.hasFocus():
            self.chips.setText("" if shown.chips is None else figures.number(shown.chips))
        if other or not self.by_hand.hasFocus():
            self.by_hand.set_amount(shown.by_hand)
        self.by_hand.setVisible(way is DealWay.BY_HAND)
        self.box.show_signed(name, signed=shown.signed, enabled=shown.can_sign)
        self._place()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for 50 px."""
        return QSize(theme.px(360), theme.px(ROW))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the fields."""
        del event
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the name and the figures."""
        del event
        shown = self._shown
        if shown is None or self._currency is None:
            return
        now, px = theme.colours(), theme.px
        columns = spans(self.width())
        painter = QPainter(self)
        paint_felt(painter, columns, self._way, QRect(0, 0, 0, self.height()))
        painter.setFont(theme.font(13))
        painter.setPen(now.text)
        left, wide = columns.player
        write(painter, QRect(left, px(4), wide, px(20)), shown.name)
        painter.setFont(theme.font(12))
        painter.setPen(now.second)
        if shown.percent:
            behind = QRect(left, px(24), wide, px(20))
            painter.drawText(behind, theme.plain_alignment(right=True), shown.percent)
        self._paint_money(painter, columns.icm, shown.icm)
        self._paint_money(painter, columns.chop, shown.chop)
        if self._way is not DealWay.BY_HAND:
            self._paint_change(painter, columns.third, shown)

    def _paint_money(self, painter: QPainter, span: tuple[int, int], amount: int | None) -> None:
        now, px = theme.colours(), theme.px
        if self._currency is None:
            return
        text = "–" if amount is None else figures.money(amount, self._currency)
        painter.setFont(theme.font(13, QFont.Weight.DemiBold, tabular=True))
        painter.setPen(now.third if amount is None else now.text)
        room = QRect(span[0], 0, span[1] - px(8), self.height())
        painter.drawText(room, theme.plain_alignment(right=True), text)

    def _paint_change(self, painter: QPainter, span: tuple[int, int], shown: Shown) -> None:
        """Write the chop minus ICM, with a bar from the middle line."""
        now, px = theme.colours(), theme.px
        if shown.icm is None or shown.chop is None or self._currency is None:
            return
        change = shown.chop - shown.icm
        text = figures.money(change, self._currency)
        left, wide = span
        room = QRect(left, px(6), wide - px(4), px(20))
        painter.setFont(theme.font(12, tabular=True))
        painter.setPen(now.second)
        sign = f"+{text}" if change > 0 else text
        painter.drawText(room, theme.plain_alignment(right=True), sign)
        middle = left + wide // 2
        half = wide // 2 - px(4)
        long = round(half * abs(change) / shown.widest) if shown.widest else 0
        bar = QRect(middle if change > 0 else middle - long, px(30), max(1, long), px(6))
        painter.fillRect(bar, now.second)
        painter.fillRect(QRect(middle, px(27), 1, px(12)), now.third)

    def _place(self) -> None:
        px = theme.px
        columns = spans(self.width())
        left, wide = columns.player
        # The words in a field stand a little inside it; they stand under the name.
        self.chips.setGeometry(left - px(3), px(24), max(1, wide - px(50)), px(21))
        self.by_hand.setGeometry(columns.third[0], px(12), columns.third[1], px(26))
        self.box.setGeometry(columns.signed[0] + px(8), px(9), columns.signed[1] - px(16), px(32))

    def _edited(self) -> None:
        self.chips.set_wrong(wrong=bool(self.chips.text().strip()) and self.stack() is None)
        self.typed.emit()

    def _pressed(self) -> None:
        self.signed.emit(self.entry())


def paint_felt(painter: QPainter, columns: Spans, way: DealWay, rows: QRect) -> None:
    """Lay felt under the column that is chosen."""
    span = {
        DealWay.ICM: columns.icm,
        DealWay.CHIP_CHOP: columns.chop,
        DealWay.BY_HAND: columns.third,
    }[way]
    felt = QRect(QPoint(span[0], rows.top()), QSize(span[1], rows.height()))
    painter.fillRect(felt, theme.colours().felt)


class DealHead(QWidget):
    """The heads of the columns."""

    def __init__(self) -> None:
        super().__init__()
        self.way = DealWay.ICM
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Ask for a line of small capitals."""
        return QSize(theme.px(360), theme.px(HEAD))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the heads; the chosen one stands on felt."""
        del event
        now, px = theme.colours(), theme.px
        columns = spans(self.width())
        painter = QPainter(self)
        paint_felt(painter, columns, self.way, QRect(0, 0, 0, self.height()))
        painter.setFont(theme.label_font())
        third = "By hand" if self.way is DealWay.BY_HAND else "Change"
        heads = (
            (columns.player, "Player, chips", None),
            (columns.icm, "ICM", DealWay.ICM),
            (columns.chop, "Chip chop", DealWay.CHIP_CHOP),
            (columns.third, third, DealWay.BY_HAND),
            (columns.signed, "Signed", None),
        )
        for place, (span, word, way) in enumerate(heads):
            painter.setPen(now.text if way is self.way else now.third)
            inset = px(8) if way in {DealWay.ICM, DealWay.CHIP_CHOP} else px(4)
            room = QRect(span[0], 0, span[1] - (inset if place else 0), self.height())
            painter.drawText(room, theme.plain_alignment(right=place > 0), word)


class DealSum(QWidget):
    """The sums under the columns."""

    def __init__(self) -> None:
        super().__init__()
        self.way = DealWay.ICM
        self._words: tuple[str, str, str, str] = ("", "", "", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_sums(self, way: DealWay, words: tuple[str, str, str, str]) -> None:
        """Show the sums of chips, ICM, chip chop and the third column."""
        self.way, self._words = way, words
        self.setAccessibleName("Together: " + ", ".join(word for word in words if word))
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for one line."""
        return QSize(theme.px(360), theme.px(SUM))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the sums under a line."""
        del event
        now, px = theme.colours(), theme.px
        columns = spans(self.width())
        painter = QPainter(self)
        paint_felt(painter, columns, self.way, QRect(0, 0, 0, self.height()))
        painter.fillRect(QRect(0, 0, self.width(), 1), now.line)
        painter.setFont(theme.font(13, QFont.Weight.DemiBold, tabular=True))
        painter.setPen(now.text)
        spots = (columns.player, columns.icm, columns.chop, columns.third)
        for place, (span, word) in enumerate(zip(spots, self._words, strict=True)):
            room = QRect(span[0], 0, span[1] - (px(8) if place else 0), self.height())
            painter.drawText(room, theme.plain_alignment(right=place > 0), word)


class DealRows(QWidget):
    """All players below one another; Up and Down go from chips to chips."""

    typed = Signal()
    signed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[DealRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def rows(self) -> list[DealRow]:
        """Give the rows in sight."""
        return [row for row in self._rows if not row.isHidden()]

    def show_players(self, players: list[Shown], way: DealWay, currency: Currency) -> None:
        """Show these players."""
        while len(self._rows) < len(players):
            row = DealRow()
            row.typed.connect(self.typed)
            row.signed.connect(self.signed)
            row.chips.installEventFilter(self)
            self._rows.append(row)
            self._column.addWidget(row)
        for place, row in enumerate(self._rows):
            row.setVisible(place < len(players))
            if place < len(players):
                row.show_player(players[place], way, currency)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Go from chips to chips with Up, Down and Enter."""
        if event.type() != QEvent.Type.KeyPress:
            return False
        key = event.key()  # type: ignore[attr-defined]
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Return: 1, Qt.Key.Key_Enter: 1}
        if key not in step:
            return False
        rows = self.rows()
        place = next((at for at, row in enumerate(rows) if row.chips is watched), None)
        there = None if place is None else place + step[key]
        if there is None or not 0 <= there < len(rows):
            return False
        rows[there].chips.setFocus()
        rows[there].chips.selectAll()
        return True
