"""The sheet of bounties: whose is not named, who knocked him out, and whether the books balance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QStringListModel
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.rules.prizes.bounty import BountyKind
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.prizes.bounties import bounties, envelopes
from tdtool.tournament.prizes.commands import NameKnockout, SetEnvelopes
from tdtool.ui import figures, plain
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.field import Field, captioned
from tdtool.ui.parts.label import Paragraph
from tdtool.ui.parts.plain_list import PlainList
from tdtool.ui.printing.picked import picked_entries
from tdtool.ui.printing.work import Unclear
from tdtool.ui.prizes import typed_prizes
from tdtool.ui.prizes.money_field import MoneyField
from tdtool.ui.prizes.sheet import PrizeSheet

if TYPE_CHECKING:
    from tdtool.tournament.values import EntryId
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.prizes.sheet import Do

_MOST = 200
"""Busts that are listed; older ones are named from the line."""


class BountySheet(PrizeSheet):
    """Up and Down choose who is out; who knocked him out is typed, Enter names him."""

    def __init__(self, bridge: Bridge, do: Do) -> None:
        super().__init__(bridge, do, "Name him")
        self._out: tuple[EntryId, ...] = ()
        self.list = PlainList()
        self.names = QStringListModel(self)
        self.list.setModel(self.names)
        self.list.setAccessibleName("Out, and not named")
        self.by = Field()
        self.by.setPlaceholderText("12.5, kim; several share")
        self.envelope = MoneyField()
        self.books = Paragraph()
        self.counted = Field()
        self.counted.setPlaceholderText("1 x 1,000, 20 x 50")
        self.count_button = Button("Count envelopes")
        self.nobody = Button("Nobody did")
        self._envelope = QWidget()
        self._counting = QWidget()
        self._lay_out()
        self.by.textChanged.connect(self._typed)
        self.envelope.changed.connect(self._typed)
        self.list.selectionModel().currentChanged.connect(self._typed)
        self.nobody.clicked.connect(self._by_nobody)
        self.count_button.clicked.connect(self._count)

    def first_field(self) -> QWidget:
        """Begin with who did it."""
        return self.by

    def refresh(self) -> None:
        """Read who is out and not named, and the books."""
        state = self.bridge.desk.state
        prices = prices_of(state)
        found = bounties(state)
        mystery = prices.bounty is BountyKind.MYSTERY
        self.envelope.set_currency(prices.currency)
        self._envelope.setVisible(mystery)
        self._counting.setVisible(mystery)
        if mystery and not self.counted.text():
            self.counted.setText(
                typed_prizes.written_envelopes(state.prizes.envelopes, prices.currency)
            )
        if found is None:
            return
        self._out = self._unnamed()
        names = [self._words(entry) for entry in self._out]
        if names != self.names.stringList():
            place = max(self.list.currentIndex().row(), 0)
            self.names.setStringList(names)
            self.list.setCurrentIndex(self.names.index(min(place, len(names) - 1), 0))
        self.books.setText(self._books())
        self._typed()

    def commit(self) -> None:
        """Name who knocked out the one in hand."""
        out, by = self._chosen(), self._by()
        if out is None or not by:
            return
        envelope = self.envelope.amount() if not self._envelope.isHidden() else None
        if self.do(NameKnockout(out, by, envelope or None)):
            self.by.clear()
            self.envelope.clear()
            self.by.setFocus()

    def _unnamed(self) -> tuple[EntryId, ...]:
        state = self.bridge.desk.state
        named = state.prizes.knockouts
        busts = [bust for bust in state.busts.values() if bust.entry not in named]
        busts.sort(key=lambda bust: bust.when, reverse=True)
        return tuple(bust.entry for bust in busts[:_MOST])

    def _words(self, entry: EntryId) -> str:
        state = self.bridge.desk.state
        found = bounties(state)
        bust = state.busts[entry]
        at = "" if bust.seat is None else f"{bust.seat} "
        head = 0 if found is None else found.heads.get(entry, 0)
        worth = figures.money(head, prices_of(state).currency) if head else ""
        name = plain.isolated(self.bridge.desk.name(entry), 60)
        return f"{at}{name}{f', {worth}' if worth else ''}"

    def _books(self) -> str:
        state = self.bridge.desk.state
        found = bounties(state)
        if found is None:
            return ""
        currency = prices_of(state).currency
        fund, paid, rest = (figures.money(amount, currency) for amount in found.books)
        where = "in envelopes" if prices_of(state).bounty is BountyKind.MYSTERY else "on heads"
        said = f"Bounties {fund}: {paid} won, {rest} {where}."
        if found.books.off:
            said += f" That is {figures.money(found.books.off, currency)} off."
        drawn = [one for one in envelopes(state) if one.number > one.drawn]
        if drawn:
            left = typed_prizes.written_envelopes(
                (type(one)(one.value, one.number - one.drawn) for one in drawn), currency
            )
            said += f" Left: {left}."
        return said

    def _chosen(self) -> EntryId | None:
        place = self.list.currentIndex().row()
        return self._out[place] if 0 <= place < len(self._out) else None

    def _by(self) -> tuple[EntryId, ...]:
        """Find who is meant, () while that is not clear; the remark says why."""
        text = self.by.text().strip()
        state = self.bridge.desk.state
        among = tuple(
            one.id
            for one in state.entries.values()
            if one.id in state.busts or one.seat is not None
        )
        if not text:
            return ()
        try:
            return picked_entries(text, self.bridge.desk, among)
        except Unclear as unclear:
            self.say(str(unclear), "needs_you")
            return ()

    def _typed(self) -> None:
        self.say("")
        out, by = self._chosen(), self._by()
        self.primary.setEnabled(out is not None and bool(by))
        self.nobody.setEnabled(out is not None)
        if out is None:
            self.say("Nobody is out whose bounty is not named.")
        elif by:
            who = " and ".join(plain.isolated(self.bridge.desk.name(one), 40) for one in by[:4])
            name = plain.isolated(self.bridge.desk.name(out), 40)
            self.say(f"{who} knocked out {name}.")

    def _by_nobody(self) -> None:
        out = self._chosen()
        if out is not None:
            self.do(NameKnockout(out, ()))

    def _count(self) -> None:
        currency = prices_of(self.bridge.desk.state).currency
        try:
            counted = typed_prizes.envelopes(self.counted.text(), currency)
        except typed_prizes.TypedError as error:
            self.say(str(error), "needs_you")
            return
        self.do(SetEnvelopes(counted))

    def _lay_out(self) -> None:
        self.body.addWidget(self.books)
        self.body.addWidget(self.list, 1)
        measure.tall(self.list, 112)
        row = QHBoxLayout()
        measure.gap(row, 12)
        row.addLayout(captioned("Knocked out by", self.by), 2)
        envelope = QVBoxLayout(self._envelope)
        envelope.setContentsMargins(0, 0, 0, 0)
        envelope.addLayout(captioned("Envelope", self.envelope))
        row.addWidget(self._envelope, 1)
        self.body.addLayout(row)
        counting = QHBoxLayout(self._counting)
        counting.setContentsMargins(0, 0, 0, 0)
        measure.gap(counting, 12)
        counting.addLayout(captioned("Envelopes", self.counted), 1)
        counting.addWidget(self.count_button)
        self.body.addWidget(self._counting)
        self.foot.insertWidget(1, self.nobody)
