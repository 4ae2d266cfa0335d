"""Who posts?: say the last hand of any table, read the next one under all three rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFont, QIntValidator, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tdtool.moment import now as moment
from tdtool.rules.button.check import BadQuestion
from tdtool.rules.button.sentence import rule_name, why
from tdtool.tournament import positions
from tdtool.tournament.commands import GiveButton
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.views import Tone
from tdtool.ui import actions, plain, theme
from tdtool.ui.actions import Act
from tdtool.ui.floor.act_button import ActButton
from tdtool.ui.floor.card import CardHand, CardHead, local_time, posting_card
from tdtool.ui.floor.picture import Centre, Face, MarkAt, Picture, SeatFace, last_hand_marks
from tdtool.ui.floor.refusal_bar import RefusalBar
from tdtool.ui.floor.rule_columns import RuleColumns
from tdtool.ui.floor.said import Said, last_hand
from tdtool.ui.floor.seat_row import SeatRow
from tdtool.ui.floor.sheet import fixed, text_field
from tdtool.ui.floor.stakes_text import stakes_text
from tdtool.ui.floor.table_picture import TablePicture
from tdtool.ui.icons import Icon
from tdtool.ui.panels.panel import Panel
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.label import Label
from tdtool.ui.whoposts.extras import Extra, Extras
from tdtool.ui.whoposts.legend import Legend
from tdtool.ui.whoposts.seating import Seating, any_table, seating_of
from tdtool.ui.whoposts.three_rules import House, Three, three_rules
from tdtool.ui.whoposts.typed_stakes import BadStakes, typed_stakes

if TYPE_CHECKING:
    from tdtool.desk import Change
    from tdtool.rules.button.question import LastHand
    from tdtool.tournament.values import Now
    from tdtool.ui.bridge import Bridge

FEWEST, MOST, USUAL = 2, 12, 9
_OTHER = "or a table that is not in the program"
_OURS = "or a table of the tournament"
_NOTHING = "Nothing changes before Enter"


class WhoPosts(Panel):
    """A panel over the page; with no tournament it answers all the same.

    Nothing is changed before "Put it on the table".
    """

    wanted = (738, 632)
    card_wanted = Signal(object)
    """A card is to be printed: the `PostingCard`."""

    def __init__(self, bridge: Bridge, table: int | None = None) -> None:
        row = actions.row(Act.WHO_POSTS)
        super().__init__(row.text, Icon.QUESTION, row.key)
        self._bridge = bridge
        self._seating = any_table(USUAL)
        self._three: Three | None = None
        self.table_field = text_field("", "Table", 64)
        self.other = Button(_OTHER, kind=Kind.QUIET)
        self.fewer = Button(icon=Icon.MINUS, kind=Kind.QUIET)
        self.more = Button(icon=Icon.PLUS, kind=Kind.QUIET)
        self._table_word = fixed(Label("Table", role="second"))
        self._count = fixed(Label(weight=QFont.Weight.DemiBold))
        self.picture = TablePicture(names=False)
        self.button_row = SeatRow("The button was on")
        self.extras = Extras()
        self.stakes_field = text_field("blinds, e.g. 5,000-10,000 10,000", "Blinds")
        self.legend = Legend()
        self.columns = RuleColumns()
        self.columns.set_hint("Say who was the button: the next hand stands here under each rule.")
        self.refusal = RefusalBar()
        self._small = (fixed(Label(role="second")), Label(weight=QFont.Weight.DemiBold))
        self._big = (fixed(Label(role="second")), Label(weight=QFont.Weight.DemiBold))
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
        """Type the button's seat first; the table, where none is chosen."""
        ours = self._seating.table is not None or not self._bridge.is_open
        return self.button_row if ours else self.table_field

    def place(self, area: QRect) -> None:
        """Stand at the right of the page, so that the tiles stay in sight."""
        margin = theme.px(16)
        width = min(theme.px(self.wanted[0]), area.width() - margin)
        height = min(theme.px(self.wanted[1]), area.height() - margin)
        right = area.right() + 1 - theme.px(8)
        top = area.top() + min(margin, max(0, area.height() - height))
        self.setGeometry(right - width, top, width, height)

    # Asking

    def said(self) -> Said:
        """Put together what is said about the last hand."""
        seated = self._seating.seated
        out = frozenset(self.extras.out.chosen())
        big = self.extras.big.chosen()
        return Said(
            max_seats=self._seating.seats,
            seated=seated,
            button=self.button_row.one(),
            small_blind=self.extras.small.one() if big else None,
            big_blinds=big,
            out=out & seated,
            left=out - seated,
            new=frozenset(self.extras.moved_in.chosen()),
        )

    def house(self) -> House:
        """Give the event's rule and stakes; raises BadStakes for blinds that are none."""
        if not self._bridge.is_open:
            return House(stakes=typed_stakes(self.stakes_field.text()))
        desk = self._bridge.desk
        house = desk.state.house
        stakes = positions.stakes_of(desk.state, desk.now())
        if self._seating.table is None and self.stakes_field.text().strip():
            stakes = typed_stakes(self.stakes_field.text())
        return House(
            house.button_rule,
            house.button_settings(),
            positions.form(stakes),
            stakes,
            house.short_big_blind,
        )

    def look_again(self) -> None:
        """Answer anew."""
        self.refusal.clear()
        self._three = None
        last: LastHand | None = None
        said = self.said()
        stacks = self.extras.typed_stacks()
        try:
            house = self.house()
            self._say_stakes(house, said)
            if said.button is not None:
                last = last_hand(said, house.rule, house.form)
                self._three = three_rules(
                    said, house, self._names(said), stacks or {}, event=self._bridge.is_open
                )
        except (BadQuestion, BadStakes) as error:
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
        self.card_wanted.emit(self._card(self._three))

    def clear(self) -> None:
        """Give up everything that was said; the table stays."""
        self.button_row.choose(())
        self.extras.clear(self._seating.just_left)
        self._seat(self._seating, keep=True)
        self.button_row.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the button with B, to who went out with X, print with P; the rest as panels do."""
        letter = event.text().casefold()
        plain_key = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        if plain_key and letter == actions.row(Act.WHO_POSTS_BUTTON).key.casefold():
            self.button_row.setFocus()
        elif plain_key and letter == actions.row(Act.WHO_POSTS_OUT).key.casefold():
            self.extras.open(Extra.OUT)
            self.extras.out.setFocus()
        elif plain_key and letter == actions.row(Act.WHO_POSTS_CARD).key.casefold():
            self.print_card()
        elif plain_key and letter == "t" and self.table_field.isVisible():
            self.table_field.setFocus()
            self.table_field.selectAll()
        elif plain_key and letter.strip() and letter.isprintable():
            event.accept()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the surface, and the line between what is said and what follows."""
        super().paintEvent(event)
        painter = QPainter(self)
        y = self.legend.geometry().top() - theme.px(8)
        if self.stakes_field.isVisible():
            y = min(y, self.stakes_field.geometry().top() - theme.px(6))
        painter.fillRect(1, y, self.width() - 2, 1, theme.colours().line)
        painter.end()

    # What is shown

    def _start(self, table: int | None) -> None:
        self.table_field.setValidator(QIntValidator(1, 9_999, self))
        if table is not None and self._bridge.is_open:
            self.show_table(table)
        if self._seating.table is None:
            self.show_any()

    def _seat(self, seating: Seating, *, keep: bool = False) -> None:
        """Ask about this table."""
        same = keep or seating.table == self._seating.table is not None
        self._seating = seating
        ours = seating.table is not None
        for part in (self.fewer, self._count, self.more, self.stakes_field):
            part.setVisible(not ours)
        self._table_word.setText("Table" if ours else "A table with")
        self.table_field.setVisible(ours)
        self._count.setText(f"{seating.seats} seats")
        self.other.setText(_OTHER if ours else _OURS)
        self.other.setVisible(self._bridge.is_open and bool(self._bridge.desk.state.tables))
        self.primary.setVisible(ours)
        self.primary.setText(f"Put it on table {seating.table}")
        self.remark.setText(_NOTHING if ours else "This table is not in the program")
        if ours and self.table_field.text() != str(seating.table):
            self.table_field.blockSignals(True)
            self.table_field.setText(str(seating.table))
            self.table_field.blockSignals(False)
        self.button_row.set_seats(seating.seats, seating.names)
        self.extras.offer(seating)
        if not same:
            self.button_row.choose(())
            self.extras.clear(seating.just_left)
        self.look_again()

    def _names(self, said: Said) -> dict[int, str]:
        """Give the names of those who play the next hand, the absent marked."""
        absent = self.extras.absent.chosen()
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
        self.columns.set_columns(three.columns if three is not None else ())
        self.primary.setEnabled(three is not None)
        self.card_button.setEnabled(three is not None)
        if three is not None:
            posting = [badge.seat for c in three.columns for r in c.rows[1:3] for badge in r.badges]
            self.extras.offer_stacks(posting)
        self._say_blinds(last)
        self.picture.set_picture(self._drawn(said, last))

    def _say_blinds(self, last: LastHand | None) -> None:
        small = None if last is None else last.small_blind
        big = () if last is None else last.big_blinds
        self._say_blind(self._small, "small blind", () if small is None else (small,))
        self._say_blind(self._big, "big blind", big)

    def _say_blind(
        self, labels: tuple[Label, Label], word: str, seats: tuple[int, ...]
    ) -> None:
        labels[0].setText(word if seats else "")
        names = self._seating.names
        labels[1].setText(", ".join(f"{seat} {names.get(seat, '')}".strip() for seat in seats))

    def _drawn(self, said: Said, last: LastHand | None) -> Picture:
        gone = said.out | said.left
        faces = []
        for seat in range(1, said.max_seats + 1):
            if seat in gone:
                faces.append(SeatFace(seat, Face.OUT, line="out", tone=Tone.WRONG))
            elif seat in said.new:
                faces.append(SeatFace(seat, Face.SEATED, line="new", tone=Tone.NEW))
            elif seat in said.seated:
                faces.append(SeatFace(seat, Face.SEATED))
            else:
                faces.append(SeatFace(seat, Face.EMPTY))
        marks: tuple[MarkAt, ...] = () if last is None else last_hand_marks(last)
        dealt = len(said.dealt)
        centre = Centre("Last hand", "", f"{dealt} dealt in")
        return Picture(self._seating.table, tuple(faces), marks, centre)

    def _card(self, three: Three) -> object:
        said, house = self.said(), self.house()
        made = three.own.answer
        seating = self._seating
        hand = CardHand(
            str(seating.table or "–"),
            seating.seats,
            made,
            three.own.then,
            three.posts,
            self._names(said),
            said.out | said.left,
            why(made, self._names(said), seating.names),
            rule_name(made.reason),
        )
        head, now = self._card_head()
        return posting_card(hand, house.stakes, head, local_time(now))

    def _card_head(self) -> tuple[CardHead, Now]:
        if not self._bridge.is_open:
            return CardHead(), moment()
        desk = self._bridge.desk
        now = desk.now()
        level = positions.level_of(desk.state, now)
        label = "" if level is None else f"Level {desk.state.structure.rows[level].label}"
        return CardHead(desk.state.name, label, log_hash=desk.short_digest), now

    # What is pressed

    def _give(self, command: GiveButton, reason: str) -> None:
        done = self._bridge.do(command, override=reason, quiet=True)
        if isinstance(done, Refusal):
            self.refusal.refuse(done, command)
            return
        self.close_panel()
        self._bridge.table_wanted.emit(command.table)

    def _seat_clicked(self, seat: int) -> None:
        row = self.extras.row()
        if self.button_row.one() is None and self.extras.opened() is Extra.OUT:
            self.button_row.press(seat)
        elif row is not None:
            row.press(seat)

    def _extras_changed(self) -> None:
        if self._seating.table is None:
            empty = frozenset(self.extras.empty.chosen())
            seating = any_table(self._seating.seats, empty)
            if seating != self._seating:
                self._seat(seating, keep=True)
                return
        self.look_again()

    def _table_typed(self, text: str) -> None:
        if text.isdecimal() and self._bridge.is_open:
            if int(text) in self._bridge.desk.state.tables:
                self.show_table(int(text))
            else:
                self.refusal.say(f"There is no table {int(text)}.")

    def _table_entered(self) -> None:
        self.button_row.setFocus()

    def _other_pressed(self) -> None:
        if self._seating.table is not None:
            self.show_any(self._seating.seats)
            self.button_row.setFocus()
        elif self._bridge.is_open and self._bridge.desk.state.tables:
            self.show_table(min(self._bridge.desk.state.tables))
            self.table_field.setFocus()
            self.table_field.selectAll()

    def _one_fewer(self) -> None:
        self._resize(-1)

    def _one_more(self) -> None:
        self._resize(1)

    def _resize(self, by: int) -> None:
        seats = max(FEWEST, min(MOST, self._seating.seats + by))
        empty = frozenset(seat for seat in self.extras.empty.chosen() if seat <= seats)
        self._seat(any_table(seats, empty), keep=True)

    def _changed(self, change: Change) -> None:
        number = self._seating.table
        if number is None or not self._bridge.is_open:
            return
        if number not in self._bridge.desk.state.tables:
            self.show_any(self._seating.seats)
        elif change.everything or change.structure or number in change.tables:
            self._seat(seating_of(self._bridge.desk, number), keep=True)

    def _connect(self) -> None:
        self.picture.seatClicked.connect(self._seat_clicked)
        self.picture.left.connect(self.close_panel)
        self.button_row.changed.connect(self.look_again)
        self.extras.changed.connect(self._extras_changed)
        self.stakes_field.textChanged.connect(self.look_again)
        self.table_field.textEdited.connect(self._table_typed)
        self.table_field.returnPressed.connect(self._table_entered)
        self.other.clicked.connect(self._other_pressed)
        self.fewer.clicked.connect(self._one_fewer)
        self.more.clicked.connect(self._one_more)
        self.card_button.clicked.connect(self.print_card)
        self.clear_button.clicked.connect(self.clear)
        self.refusal.overridden.connect(self._give)
        self._bridge.changed.connect(self._changed)

    def _lay_out_head(self) -> None:
        self.fewer.setAccessibleName("Fewer seats")
        self.more.setAccessibleName("More seats")
        parts = (
            self._table_word,
            self.table_field,
            self.fewer,
            self._count,
            self.more,
            self.other,
        )
        self._head_row.insertSpacing(2, theme.px(16))
        for number, part in enumerate(parts, 3):
            self._head_row.insertWidget(number, part)
        self.others.addWidget(self.card_button)
        self.others.addWidget(self.clear_button)
        self.remark.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def _lay_out_body(self) -> None:
        hint = Label("Click the button, then who went out", size=12.5, role="third")
        self.picture.setMinimumWidth(theme.px(200))
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.picture, 1)
        left.addWidget(hint, 0, Qt.AlignmentFlag.AlignHCenter)
        head = QHBoxLayout()
        head.setSpacing(theme.px(8))
        head.addWidget(Label("The button was on", weight=QFont.Weight.DemiBold))
        key = actions.row(Act.WHO_POSTS_BUTTON).key
        head.addWidget(Label(key, size=11, role="third"))
        head.addStretch(1)
        blinds = QHBoxLayout()
        blinds.setSpacing(theme.px(6))
        for labels in (self._small, self._big):
            for label in labels:
                blinds.addWidget(label)
        blinds.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(theme.px(6))
        right.addLayout(head)
        right.addWidget(self.button_row)
        right.addSpacing(theme.px(4))
        right.addLayout(blinds)
        right.addSpacing(theme.px(8))
        right.addWidget(self.extras, 1)
        both = QHBoxLayout()
        both.setSpacing(theme.px(14))
        for half, share in ((left, 320), (right, 364)):
            part = QWidget()
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            half.setContentsMargins(0, 0, 0, 0)
            part.setLayout(half)
            both.addWidget(part, share)
        self.body.addLayout(both, 1)
        self.body.addSpacing(theme.px(8))
        line = QHBoxLayout()
        line.setSpacing(theme.px(16))
        line.addWidget(self.stakes_field, 2)
        line.addWidget(self.legend, 3)
        self.body.addLayout(line)
        self.body.addWidget(self.columns)
        self.body.addStretch(0)
        self.body.addWidget(self.refusal)
