"""The sheet that shows what a deed will do before Enter does it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdtool.tournament.money.means import Means
from tdtool.tournament.queries import starting_chips
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.views import Tone
from tdtool.ui import figures, plain, theme
from tdtool.ui.entries.deed_list import words
from tdtool.ui.entries.deeds import (
    Deed,
    FreeSeats,
    Offer,
    has_money,
    last_receipt,
    offers,
    persons_of,
)
from tdtool.ui.entries.fields import Fields
from tdtool.ui.entries.means_choice import MeansChoice
from tdtool.ui.entries.plan_lines import PlanLines
from tdtool.ui.entries.plans import Plan, may_be_one_hand, plan
from tdtool.ui.entries.side_sheet import SideSheet
from tdtool.ui.entries.till_plans import PAID, TILL
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.label import Caption, Paragraph
from tdtool.ui.parts.segments import Segments

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.tournament.values import EntryId
    from tdtool.ui.bridge import Bridge

_SURE = "erase"
_NAME = 26
"""Signs of a name that a choice has room for."""
_SEAT_HINTS = {
    Deed.MOVE: "drawn, or 18.6",
    Deed.SEAT: "drawn, or 18.6",
    Deed.TAKE_BACK: "his old one, or 18.6",
}


_AT_ONCE = frozenset((Deed.OUT, Deed.SEAT))
"""What is done with all of them in one act."""


class ActSheet(SideSheet):
    """One deed with the chosen entries: fields it needs, who it is about, what follows."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._deed = Deed.OUT
        self._chosen: tuple[EntryId, ...] = ()
        self._plan = Plan((), ())
        self._usual = Means.CASH
        self.receipts: tuple[int, ...] = ()
        """The numbers of the receipts that were written last."""
        self.lines = PlanLines()
        self.notes = Paragraph(size=12.5)
        self.seat = Field()
        self.time = Field()
        self.hand = Segments(("Hand unknown", "All in one hand"))
        self.reason = Field()
        self.why = Field()
        self.receipt = Field()
        self.chips = Field()
        self.means = MeansChoice()
        self.sure = Field()
        self.keep = Segments(("First", "Second"), least=4, rows=2)
        self.time.setPlaceholderText("now, or 19:20")
        self.reason.setPlaceholderText("reason, kept with the act")
        self.why.setPlaceholderText("as card, not cash")
        self._paid = Caption("Paid")
        self._parts = {
            self.seat: _captioned("Seat", self.seat),
            self.receipt: _captioned("Receipt", self.receipt),
            self.chips: _captioned("Chips", self.chips),
            self.means: _captioned(self._paid, self.means),
            self.why: _captioned("Why", self.why),
            self.keep: _captioned("Which name stays", self.keep),
            self.sure: _captioned(f"Type {_SURE} to do it", self.sure),
            self.hand: _captioned("Hand", self.hand),
            self.time: _captioned("Time", self.time),
            self.reason: _captioned("Reason to do it anyway", self.reason),
        }
        self.body.addWidget(self.lines)
        for part in self._parts.values():
            self.body.addWidget(part)
        self.body.addWidget(self.notes)
        self._fields = (
            self.seat,
            self.time,
            self.reason,
            self.why,
            self.receipt,
            self.chips,
            self.sure,
        )
        for field in self._fields:
            field.textChanged.connect(self.look_again)
        self.means.chosen.connect(self.look_again)
        self.keep.chosen.connect(self.look_again)
        self.hand.chosen.connect(self.look_again)
        self.wanted.connect(self.commit)

    @property
    def deed(self) -> Deed:
        """Tell what is asked."""
        return self._deed

    def plan(self) -> Plan:
        """Give what Enter would do."""
        return self._plan

    def open_for(self, deed: Deed, chosen: Sequence[EntryId]) -> None:
        """Start anew with a deed and those it is for."""
        self._deed, self._chosen = deed, tuple(chosen)
        for field in self._fields:
            field.blockSignals(True)
            field.clear()
            field.blockSignals(False)
        self.hand.set_index(0)
        self._as_usual()
        self._name_two()
        self.seat.setPlaceholderText(_SEAT_HINTS.get(deed, ""))
        self.look_again()

    def first_field(self) -> QWidget:
        """Begin where something can be typed: the seat, or a reason that is needed."""
        for field in (self.seat, self.why, self.chips, self.means, self.keep, self.sure):
            if not self._parts[field].isHidden():
                return field
        if self._plan.problem and self._plan.asks_reason:
            return self.reason
        return self.do_button

    def look_again(self) -> None:
        """Say anew what Enter would do."""
        offer, free = self._offer()
        one = len(offer.able) + len(offer.house) == 1
        if not offer.enabled:
            self.finished.emit()
            return
        self._parts[self.seat].setVisible(one and self._deed in _SEAT_HINTS)
        self._parts[self.time].setVisible(self._deed is Deed.OUT)
        together = self._deed is Deed.OUT and may_be_one_hand(self._bridge.desk, offer.able)
        self._parts[self.hand].setVisible(together)
        self._show_money((*offer.able, *offer.house)[0] if one else None)
        self._plan = found = plan(self._bridge.desk, offer, self._typed(offer, one=one), free)
        self._parts[self.reason].setVisible(found.asks_reason)
        self.lines.show_lines(found.lines)
        self.notes.setText("\n".join(found.notes))
        self.notes.setVisible(bool(found.notes))
        self.say_problem(found.problem)
        self._name(len(found.steps) if self._deed not in _AT_ONCE else 0, offer)
        self.do_button.setEnabled(not found.problem and bool(found.steps))

    def _typed(self, offer: Offer, *, one: bool) -> Fields:
        together = self._deed is Deed.OUT and may_be_one_hand(self._bridge.desk, offer.able)
        paid = not self._parts[self.means].isHidden()
        return Fields(
            self.seat.text() if one else "",
            self.time.text(),
            together and self.hand.index() == 1,
            self.why.text() if self._deed is Deed.VOID else self.reason.text(),
            self.means.means() if paid and self._chose_means() else None,
            self.receipt.text() if one else "",
            self.chips.text() if one else "",
            self.keep.index() == 1,
            self.sure.text().strip().casefold() == _SURE,
        )

    def _chose_means(self) -> bool:
        """Tell whether the means are said: a refund goes back as it was paid unless they are."""
        return self._deed is not Deed.REFUND or self.means.means() is not self._usual

    def _as_usual(self) -> None:
        """Begin with the means of the last payment, of a refund with those of the sale."""
        state = self._bridge.desk.state
        self._usual = state.till.means
        receipt = None
        if len(self._chosen) == 1:
            receipt = last_receipt(state, self._chosen[0])
        if self._deed is Deed.REFUND and receipt is not None:
            self._usual = receipt.means
        self.means.blockSignals(True)
        self.means.set_means(self._usual)
        self.means.blockSignals(False)
        last = "" if receipt is None else f"{receipt.number}, the last one"
        self.receipt.setPlaceholderText(last)
        if len(self._chosen) == 1:
            stack = starting_chips(state, self._chosen[0])
            self.chips.setPlaceholderText(f"{figures.number(stack)}, what he began with")

    def _name_two(self) -> None:
        """Offer the names of two who are one; the first one's is kept at first."""
        self.keep.set_index(0)
        self._parts[self.keep].setVisible(self._deed is Deed.MERGE)
        self._parts[self.sure].setVisible(self._deed is Deed.ERASE)
        if self._deed is Deed.MERGE:
            desk = self._bridge.desk
            names = [desk.names.get(one, "") for one in persons_of(desk.state, self._chosen)]
            self.keep.set_words([plain.one_line(name, _NAME) for name in names])

    def _show_money(self, one: EntryId | None) -> None:
        state = self._bridge.desk.state
        priced = self._deed in TILL or (self._deed is Deed.RE_ENTER and has_money(state))
        several = one is not None and len(list(state.till.standing(one))) > 1
        of_one = self._deed in {Deed.REFUND, Deed.VOID}
        self._parts[self.means].setVisible(priced and self._deed in PAID)
        self._paid.setText("Given back" if self._deed is Deed.REFUND else "Paid")
        self._parts[self.receipt].setVisible(of_one and several)
        self._parts[self.why].setVisible(self._deed is Deed.VOID)
        self._parts[self.chips].setVisible(one is not None and self._deed is Deed.PULL)

    def commit(self) -> None:
        """Do it, one act after the other; what is refused meanwhile is said."""
        found = self._plan
        if found.problem or not found.steps:
            return
        reason = self.reason.text().strip()
        before = self._bridge.desk.state.till.given
        refused: list[Refusal] = []
        for step in found.steps:
            override = reason if step.needs_reason else ""
            done = self._bridge.do(step.command, override=override, quiet=True)
            if isinstance(done, Refusal):
                refused.append(done)
        self.receipts = tuple(range(before + 1, self._bridge.desk.state.till.given + 1))
        if refused and len(refused) == len(found.steps):
            self.say_problem(refused[0].sentence)
            return
        if refused:
            said = f"{len(found.steps) - len(refused):,} done, {len(refused):,} not"
            self._bridge.said.emit(f"{said}: {refused[0].sentence}", Tone.NEEDS_YOU)
        self.finished.emit()

    def _offer(self) -> tuple[Offer, FreeSeats]:
        desk = self._bridge.desk
        entries = desk.state.entries
        free = FreeSeats(desk.state)
        chosen = [entry for entry in self._chosen if entry in entries]
        return offers(desk, chosen, free)[self._deed], free

    def _name(self, steps: int, offer: Offer) -> None:
        count = 1 if self._deed is Deed.MERGE else steps or len(offer.able)
        word = words(self._deed)
        self.title.setText(word if count == 1 else f"{word}: {count:,}")
        self.do_button.setText(word if count == 1 else f"{word}, {count:,}")
        self.do_button.setAccessibleName(self.do_button.words())
        self.fit_foot()


def _captioned(caption: str | Caption, part: QWidget) -> QWidget:
    """Put a small caption over a field; both are hidden together."""
    both = QWidget()
    column = QVBoxLayout(both)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(theme.px(4))
    words = Caption(caption) if isinstance(caption, str) else caption
    column.addWidget(words)
    column.addWidget(part)
    part.setAccessibleName(words.text())
    return both
