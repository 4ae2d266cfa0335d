"""The upper part of Who posts?: the last hand on a picture and in rows of seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tdtool.rules.button.check import BadQuestion
from tdtool.rules.button.question import GameForm
from tdtool.tournament.views import Tone
from tdtool.ui.acts import Act
from tdtool.ui.floor.picture import Centre, Face, MarkAt, Picture, SeatFace, last_hand_marks
from tdtool.ui.floor.said import Said, last_hand
from tdtool.ui.floor.seat_row import SeatRow
from tdtool.ui.floor.sheet import fixed
from tdtool.ui.floor.table_picture import TablePicture
from tdtool.ui.parts import measure
from tdtool.ui.parts.key_label import KeyLabel
from tdtool.ui.parts.label import Label
from tdtool.ui.whoposts.extras import Extra, Extras, before_block

if TYPE_CHECKING:
    from tdtool.rules.button.question import LastHand
    from tdtool.ui.whoposts.seating import Seating
    from tdtool.ui.whoposts.three_rules import House


class LastHandPart(QWidget):
    """Takes what is said about the last hand, by digits, clicks on seats or on the picture."""

    changed = Signal()
    """Something else is said."""

    def __init__(self) -> None:
        super().__init__()
        self.picture = TablePicture(names=False)
        self.button_row = SeatRow("The button was on")
        self.extras = Extras()
        self._blinds = QWidget()
        self._age = Label(size=12, role="second")
        self._small = (fixed(Label(role="second")), Label(weight=QFont.Weight.DemiBold))
        self._big = (fixed(Label(role="second")), Label(weight=QFont.Weight.DemiBold))
        self._lay_out()
        self.picture.seatClicked.connect(self._seat_clicked)
        self.button_row.changed.connect(self.changed)
        self.extras.changed.connect(self.changed)

    def offer(self, seating: Seating) -> None:
        """Offer the seats of a table; what was said stays where it can."""
        self.button_row.set_seats(seating.seats, seating.names)
        self.extras.offer(seating)

    def clear(self, seating: Seating) -> None:
        """Give up everything that was said, but who just left and came."""
        self.button_row.choose(())
        self.extras.clear(seating.just_left, seating.just_came)

    def take_known(self, seating: Seating, house: House) -> None:
        """Say the last hand as it is known: only who went out in it is left to be said."""
        known = seating.known
        if known is None:
            return
        last = known.last
        self.button_row.choose((last.button,))
        self.extras.clear(known.gone, known.came)
        if house.form is not GameForm.BLINDS:
            return
        try:
            usual = last_hand(self.said(seating), house.rule, house.form)
        except BadQuestion:
            usual = None
        if usual is None or usual[1:3] != last[1:3]:
            self.extras.small.choose(() if last.small_blind is None else (last.small_blind,))
            self.extras.big.choose(last.big_blinds)

    def say_age(self, text: str, *, fresh: bool) -> None:
        """Say beside the button's row how old it is, "" where it was typed."""
        self._age.setText(text)
        self._age.set_role("second" if fresh else "needs_you")

    def said(self, seating: Seating) -> Said:
        """Put together what is said about the last hand."""
        seated = seating.seated
        out = frozenset(self.extras.out.chosen())
        new = frozenset(self.extras.moved_in.chosen())
        big = self.extras.big.chosen()
        return Said(
            max_seats=seating.seats,
            seated=seated,
            button=self.button_row.one(),
            small_blind=self.extras.small.one() if big else None,
            big_blinds=big,
            out=(out & seated) - new,
            left=(out - seated) | (out & new),
            new=new,
        )

    def show_hand(self, said: Said, last: LastHand | None, seating: Seating) -> None:
        """Draw the last hand, and say who had its blinds."""
        small = None if last is None else last.small_blind
        big = () if last is None else last.big_blinds
        _say_blind(
            self._small,
            "small blind",
            [f"{seat} {seating.dealt_name(seat, said.left)}".strip() for seat in (small,) if seat],
        )
        _say_blind(
            self._big,
            "big blind",
            [f"{seat} {seating.dealt_name(seat, said.left)}".strip() for seat in big],
        )
        self.picture.set_picture(_drawn(said, last, seating.table))

    def age(self) -> str:
        """Give what is said about the age of the button."""
        return self._age.text()

    def big_blind_words(self) -> str:
        """Give who had the big blind, as it is written."""
        return self._big[1].text()

    def set_compact(self, *, compact: bool) -> None:
        """Leave picture and blinds out and put what rows are about before them, or back."""
        self._picture_part.setVisible(not compact)
        self._blinds.setVisible(not compact)
        self.extras.set_compact(compact=compact)
        directions = QBoxLayout.Direction
        self._line.setDirection(directions.LeftToRight if compact else directions.TopToBottom)
        before_block(self._head_part, compact=compact)
        self._head.setText("Button" if compact else "The button was on")
        # How old the button is stands behind the row then, and gives way to nothing.
        fixed = QSizePolicy.Policy.Fixed
        self._age.setSizePolicy(fixed if compact else QSizePolicy.Policy.Preferred, fixed)
        if compact:
            self._line.addWidget(self._age)
        else:
            self._head_row.addWidget(self._age, 1)

    def to_out(self) -> None:
        """Give the keys to who went out."""
        self.extras.open(Extra.OUT)
        self.extras.out.setFocus()

    def _seat_clicked(self, seat: int) -> None:
        row = self.extras.row()
        if self.button_row.one() is None and self.extras.opened() is Extra.OUT:
            self.button_row.press(seat)
        elif row is not None:
            row.press(seat)

    def _lay_out(self) -> None:
        both = QHBoxLayout(self)
        measure.edges(both, 0, 0, 0, 0)
        measure.gap(both, 14)
        self._picture_part = self._left()
        for part, share in ((self._picture_part, 320), (self._right(), 364)):
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            both.addWidget(part, share)

    def _left(self) -> QWidget:
        hint = Label("Click the button, then who went out", size=12.5, role="third")
        part = QWidget()
        left = QVBoxLayout(part)
        measure.edges(left, 0, 0, 0, 0)
        measure.gap(left, 0)
        # The picture takes the height that is left.
        self.picture.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        left.addWidget(self.picture, 1)
        left.addWidget(hint, 0, Qt.AlignmentFlag.AlignHCenter)
        return part

    def _right(self) -> QWidget:
        self._head = Label("The button was on", weight=QFont.Weight.DemiBold)
        self._head_part = QWidget()
        self._head_row = QHBoxLayout(self._head_part)
        measure.edges(self._head_row, 0, 0, 0, 0)
        measure.gap(self._head_row, 8)
        self._head_row.addWidget(self._head)
        self._head_row.addWidget(KeyLabel(Act.WHO_POSTS_BUTTON))
        self._head_row.addWidget(self._age, 1)
        self._line = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        measure.gap(self._line, 6)
        self._line.addWidget(self._head_part)
        self._line.addWidget(self.button_row)
        blinds = QHBoxLayout(self._blinds)
        measure.gap(blinds, 6)
        measure.edges(blinds, 0, 4, 0, 8)
        for labels in (self._small, self._big):
            for label in labels:
                blinds.addWidget(label)
        blinds.addStretch(1)
        part = QWidget()
        right = QVBoxLayout(part)
        measure.edges(right, 0, 0, 0, 0)
        measure.gap(right, 6)
        right.addLayout(self._line)
        right.addWidget(self._blinds)
        right.addWidget(self.extras, 1)
        return part


def _say_blind(labels: tuple[Label, Label], word: str, who: list[str]) -> None:
    labels[0].setText(word if who else "")
    labels[1].setText(", ".join(who))


def _drawn(said: Said, last: LastHand | None, table: int | None) -> Picture:
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
    centre = Centre("Last hand", "", f"{len(said.dealt)} dealt in")
    return Picture(table, tuple(faces), marks, centre)
