"""Who posts?: say the last hand of any table, read the next one under all three rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tdtool.rules.button.check import BadQuestion
from tdtool.tournament import positions
from tdtool.tournament.commands import GiveButton
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.views import Age
from tdtool.ui import act_rows, figures, keys, plain, theme
from tdtool.ui.acts import Act
from tdtool.ui.floor.act_button import ActButton
from tdtool.ui.floor.refusal_bar import RefusalBar
from tdtool.ui.floor.rule_columns import RuleColumns
from tdtool.ui.floor.said import Said, last_hand
from tdtool.ui.floor.sheet import text_field
from tdtool.ui.floor.stakes_text import stakes_text
from tdtool.ui.icons import Icon
from tdtool.ui.panels.panel import Panel
from tdtool.ui.parts import measure
from tdtool.ui.whoposts.card import card_hand, card_head, posting_card
from tdtool.ui.whoposts.last_hand_part import LastHandPart
from tdtool.ui.whoposts.legend import Legend
from tdtool.ui.whoposts.seating import Seating, any_table, seating_of
from tdtool.ui.whoposts.table_choice import FEWEST, MOST, USUAL, TableChoice
from tdtool.ui.whoposts.three_rules import House, Three, house_of, three_rules
from tdtool.ui.whoposts.typed_stakes import StakesError

if TYPE_CHECKING:
    from tdtool.desk import Change
    from tdtool.rules.button.question import LastHand
    from tdtool.ui.bridge import Bridge

_LOW, _NARROW, _SHORT = 450, 640, 600
"""Lower or narrower than these (px at 100 %) the picture has no room, and words are short."""
_NO_MARGIN = 400
"""On a lower page (px at 100 %) the panel takes all of it."""
_NOTHING = "Nothing changes before Enter"


class WhoPosts(Panel):
    """A panel over the page; with no tournament it answers all the same.

    Nothing is changed before "Put it on the table".
    """

    wanted = (738, 632)
    card_wanted = Signal(object)
    """A card is to be printed: the `PostingCard`."""

    def __init__(self, bridge: Bridge, table: int | None = None) -> None:
        row = act_rows.row(Act.WHO_POSTS)
        super().__init__(row.text, Icon.QUESTION, Act.WHO_POSTS)
        self._bridge = bridge
        self._seating = any_table(USUAL)
        self._three: Three | None = None
        self.choice = TableChoice()
        self.hand = LastHandPart()
        self.stakes_field = text_field("blinds, e.g. 5,000-10,000 10,000", "Blinds")
        self.legend = Legend()
        self.columns = RuleColumns()
        self.columns.set_hint("Say who was the button: the next hand stands here under each rule.")
        self.refusal = RefusalBar()
        self.card_button = ActButton("Print card", icon=Icon.PRINT, key="P")
        self.clear_button = ActButton("Clear", icon=Icon.UNDO)
        self.primary.set_icon(Icon.CHECK)
        self._lay_out_head()
        self._lay_out_body()
        self._connect()
        self._start(table)

    # The table

    def table(self) -> int | None:
        """Give the table that is asked about, None for one that is not in the program."""
        return self._seating.table

    def show_table(self, number: int) -> None:
        """Ask about a table of the tournament."""
        if self._bridge.is_open and number in self._bridge.desk.state.tables:
            self._seat(seating_of(self._bridge.desk, number))

    def show_any(self, seats: int = USUAL) -> None:
        """Ask about a table that is not in the program."""
        self._seat(any_table(max(FEWEST, min(MOST, seats))))

    def answer(self) -> Three | None:
        """Give the answers that are shown."""
        return self._three

    def first_field(self) -> QWidget:
        """Type the button's seat first."""
        return self.hand.button_row

    def place(self, area: QRect) -> None:
        """Stand at the right of the page, so that the tiles stay in sight."""
        tight = area.height() < theme.px(_NO_MARGIN)
        margin = 0 if tight else theme.px(16)
        width = min(theme.px(self.wanted[0]), area.width() - margin)
        height = min(theme.px(self.wanted[1]), area.height() - margin)
        right = area.right() + 1 - margin // 2
        top = area.top() + min(margin, max(0, area.height() - height))
        self.setGeometry(right - width, top, width, height)

    # Asking

    def said(self) -> Said:
        """Put together what is said about the last hand."""
        return self.hand.said(self._seating)

    def house(self) -> House:
        """Give the event's rule and stakes; raises StakesError for blinds that are none."""
        desk = self._bridge.desk if self._bridge.is_open else None
        return house_of(desk, self.stakes_field.text() if self._seating.table is None else "")

    def look_again(self) -> None:
        """Answer anew."""
        self.refusal.clear()
        self._three = None
        last: LastHand | None = None
        said = self.said()
        stacks = self.hand.extras.typed_stacks()
        try:
            house = self.house()
            self._say_stakes(house, said)
            if said.button is not None:
                last = last_hand(said, house.rule, house.form)
                three = three_rules(
                    said, house, self._names(said), stacks or {}, event=self._bridge.is_open
                )
                self._three = three.killing(self._seating.on_penalty)
        except (BadQuestion, StakesError) as error:
            self.refusal.say(str(error))
        if stacks is None:
            self.refusal.say("Chips are written as a number: 1,100 or 1.5K without the point.")
        self._show(said, last)

    def do_primary(self) -> None:
        """Put the last hand on the table of the tournament, and show it."""
        table, said = self._seating.table, self.said()
        if table is None or self._three is None or said.button is None:
            return
        occupants = self._bridge.desk.state.tables[table].occupants
        command = GiveButton(
            table,
            said.button,
            tuple(sorted(said.left)),
            tuple(occupants[seat] for seat in sorted(said.out) if seat in occupants),
            said.small_blind,
            said.big_blinds,
            tuple(sorted(said.new)),
        )
        self._give(command, "")

    def print_card(self) -> None:
        """Ask for the card of the event's own answer."""
        if self._three is None:
            self.refusal.say("Say who was the button first.")
            return
        said, names = self.said(), self._names(self.said())
        hand = card_hand(self._three, said, self._seating, names)
        head, printed = card_head(self._bridge.desk if self._bridge.is_open else None)
        self.card_wanted.emit(posting_card(hand, self.house().stakes, head, printed))

    def clear(self) -> None:
        """Give up everything that was said; the table stays."""
        self.hand.clear(self._seating)
        self._seat(self._seating, keep=True)
        self.hand.button_row.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the button with B, to who went out with X, print with P; the rest as panels do."""
        letter = event.text().casefold()
        plain_key = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        if keys.is_key(event, Act.WHO_POSTS_BUTTON):
            self.hand.button_row.setFocus()
        elif keys.is_key(event, Act.WHO_POSTS_OUT):
            self.hand.to_out()
        elif keys.is_key(event, Act.WHO_POSTS_CARD):
            self.print_card()
        elif keys.is_key(event, Act.WHO_POSTS_TABLE):
            self.choice.to_field()
        elif plain_key and letter.isdecimal():
            self.hand.button_row.setFocus()
            self.hand.button_row.type_digit(int(letter))
        elif plain_key and letter.strip() and letter.isprintable():
            event.accept()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what can be missed where the panel is low."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        low = self.height() < theme.px(_LOW) or self.width() < theme.px(_NARROW)
        short = self.width() < theme.px(_SHORT)
        self.hand.set_compact(compact=low)
        self.body.setStretchFactor(self.hand, 0 if low else 1)
        self.columns.set_low(low=low)
        self.legend.setVisible(not low or self._seating.table is None)
        self.remark.setVisible(not short)
        self.title_key.setVisible(not short and self._seating.table is not None)
        self.choice.set_short(short=short)
        px = theme.px
        self._head_row.setContentsMargins(px(28), px(2 if low else 12), 0, px(0 if low else 4))
        self._foot_row.setContentsMargins(0, px(0 if low else 8), 0, 0)
        self._column.setContentsMargins(px(20), 0, px(20), px(6 if low else 16))
        self._column.setSpacing(px(4 if low else 8))
        measure.gap(self.body, 3 if low else 6)

    def _restyle_frame(self) -> None:
        super()._restyle_frame()
        if self.isVisible():
            self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surface, and the line between what is said and what follows."""
        super().paintEvent(event)
        y = self.hand.mapTo(self, QPoint(0, self.hand.height())).y() + self.body.spacing()
        if self.room.geometry().contains(self.room.x(), y):
            painter = QPainter(self)
            painter.fillRect(1, y, self.width() - 2, 1, theme.colours().line)
            painter.end()

    # What is shown

    def _start(self, table: int | None) -> None:
        if table is not None and self._bridge.is_open:
            self.show_table(table)
        if self._seating.table is None:
            self.show_any()

    def _seat(self, seating: Seating, *, keep: bool = False) -> None:
        """Ask about this table."""
        same = keep or seating.table == self._seating.table is not None
        self._seating = seating
        ours = seating.table is not None
        has_tables = self._bridge.is_open and bool(self._bridge.desk.state.tables)
        self.choice.show_choice(seating.table, seating.seats, has_tables=has_tables)
        self.stakes_field.setVisible(not ours)
        self.primary.setVisible(ours)
        self.primary.setText(f"Put it on table {seating.table}")
        self.remark.setText(_NOTHING if ours else "This table is not in the program")
        self.hand.offer(seating)
        if not same:
            self.hand.clear(seating)
            self._take_known()
        self.look_again()

    def _take_known(self) -> None:
        """Start from the last hand as it is known, where that is fresh."""
        try:
            self.hand.take_known(self._seating, self.house())
        except StakesError as error:
            self.refusal.say(str(error))

    def _say_age(self) -> None:
        """Say how old the button is that stands there unchanged."""
        known = self._seating.known
        if known is None or self.hand.button_row.one() != known.last.button:
            self.hand.say_age("", fresh=True)
            return
        desk = self._bridge.desk
        table = desk.state.tables.get(self._seating.table or 0)
        now = desk.now()
        fresh = table is not None and positions.age(desk.state, table, now) is Age.KNOWN
        age = figures.age(now.wall_ms - known.at_ms)
        self.hand.say_age(f"known, {age} ago" if fresh else f"{age} ago: still so?", fresh=fresh)

    def _names(self, said: Said) -> dict[int, str]:
        """Give the names of those who play the next hand, the absent marked."""
        absent = self.hand.extras.absent.chosen()
        return {
            seat: f"{plain.one_line(self._seating.names.get(seat, ''), 60)}"
            f"{' (absent)' if seat in absent else ''}".strip()
            for seat in said.stay
        }

    def _say_stakes(self, house: House, said: Said) -> None:
        words = stakes_text(house.stakes, max(2, len(said.stay)))
        own = "this event's rule" if self._bridge.is_open else "the dead button"
        self.legend.set_words(words or "no blinds given", f"differs from {own}")

    def _show(self, said: Said, last: LastHand | None) -> None:
        three = self._three
        self._say_age()
        self.columns.set_columns(three.columns if three is not None else ())
        self._fit()
        self.primary.setEnabled(three is not None)
        self.card_button.setEnabled(three is not None)
        if three is not None:
            posting = [badge.seat for c in three.columns for r in c.rows[1:3] for badge in r.badges]
            self.hand.extras.offer_stacks(posting)
        self.hand.show_hand(said, last, self._seating)

    # What is pressed

    def _give(self, command: GiveButton, reason: str) -> None:
        done = self._bridge.do(command, override=reason, quiet=True)
        if isinstance(done, Refusal):
            self.refusal.refuse(done, command)
            return
        self.close_panel()
        self._bridge.table_wanted.emit(command.table)

    def _hand_changed(self) -> None:
        if self._seating.table is None:
            empty = frozenset(self.hand.extras.empty.chosen())
            seating = any_table(self._seating.seats, empty)
            if seating != self._seating:
                self._seat(seating, keep=True)
                return
        self.look_again()

    def _table_typed(self, number: int) -> None:
        if self._bridge.is_open and number in self._bridge.desk.state.tables:
            self.show_table(number)
        else:
            self.refusal.say(f"There is no table {number}.")

    def _to_seats(self) -> None:
        self.hand.button_row.setFocus()

    def _seats_chosen(self, seats: int) -> None:
        """Ask about a table that is not ours; what was said of one with other seats stays."""
        keep = self._seating.table is None
        empty = frozenset(self.hand.extras.empty.chosen()) if keep else frozenset()
        self._seat(any_table(seats, frozenset(s for s in empty if s <= seats)), keep=keep)

    def _ours_wanted(self) -> None:
        if self._bridge.is_open and self._bridge.desk.state.tables:
            self.show_table(min(self._bridge.desk.state.tables))
            self.choice.to_field()

    def _changed(self, change: Change) -> None:
        number = self._seating.table
        if number is None or not self._bridge.is_open:
            return
        if number not in self._bridge.desk.state.tables:
            self.show_any(self._seating.seats)
        elif change.everything or change.structure or number in change.tables:
            self._seat(seating_of(self._bridge.desk, number), keep=True)

    def _connect(self) -> None:
        self.hand.picture.left.connect(self.close_panel)
        self.hand.changed.connect(self._hand_changed)
        self.stakes_field.textChanged.connect(self.look_again)
        self.choice.table_typed.connect(self._table_typed)
        self.choice.entered.connect(self._to_seats)
        self.choice.seats_chosen.connect(self._seats_chosen)
        self.choice.ours_wanted.connect(self._ours_wanted)
        self.card_button.clicked.connect(self.print_card)
        self.clear_button.clicked.connect(self.clear)
        self.refusal.overridden.connect(self._give)
        self._bridge.changed.connect(self._changed)
        self._bridge.ticked.connect(self._say_age)
        self.room.verticalScrollBar().valueChanged.connect(self.update)

    def _lay_out_head(self) -> None:
        self._head_row.insertWidget(2, self.choice)
        self.others.addWidget(self.card_button)
        self.others.addWidget(self.clear_button)
        self._foot_row.addStretch(0)
        self.remark.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def _lay_out_body(self) -> None:
        measure.gap(self.body, 6)
        self.body.addWidget(self.hand, 1)
        line = QHBoxLayout()
        measure.gap(line, 16)
        measure.edges(line, 0, 4, 0, 0)
        line.addWidget(self.stakes_field, 1)
        line.addWidget(self.legend)
        self.body.addLayout(line)
        self.body.addWidget(self.columns)
        self.body.addStretch(0)
        self._column.insertWidget(2, self.refusal)
