"""The sheet of a deal: how it is shared out, who gets what, who has signed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.rules.prizes.deal import DealWay, lowered
from tdtool.tournament.money.currency import written
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.prizes.commands import DropDeal, MakeDeal, SignDeal
from tdtool.tournament.prizes.deals import LEAST, prizes_left
from tdtool.tournament.queries import chips_in_play
from tdtool.ui import figures
from tdtool.ui.icons import Icon
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.field import captioned
from tdtool.ui.parts.label import Caption, Label, Paragraph
from tdtool.ui.parts.segments import Segments
from tdtool.ui.prizes.deal_draft import (
    MOST,
    Draft,
    Worked,
    draft_of,
    is_proposed,
    proposal,
    worked,
)
from tdtool.ui.prizes.deal_rows import DealHead, DealRows, DealSum, Shown
from tdtool.ui.prizes.money_field import MoneyField
from tdtool.ui.prizes.sheet import PrizeSheet

if TYPE_CHECKING:
    from tdtool.tournament.prizes.state import Deal
    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.prizes.sheet import Do

WAYS = (DealWay.ICM, DealWay.CHIP_CHOP, DealWay.BY_HAND)
_PERMILLE = 1_000


class DealSheet(PrizeSheet):
    """ICM and chip chop side by side; printing or a signature proposes what is drafted."""

    sheet_wanted = Signal()
    """The deal sheet is to be printed: the draft is proposed."""

    def __init__(self, bridge: Bridge, do: Do) -> None:
        super().__init__(bridge, do, "Print deal sheet")
        self.primary.set_icon(Icon.PRINT)
        self.draft = Draft()
        self._found: Worked | None = None
        self._begun = False
        self.way = Segments(("ICM", "Chip chop", "By hand"))
        self.way.setAccessibleName("Share out by")
        self.left = MoneyField()
        self.unit = MoneyField()
        self.places = Label(role="second", right=True)
        self.head = DealHead()
        self.rows = DealRows()
        self.sum = DealSum()
        self.adds_up = Label()
        self.how = Paragraph(size=12.5)
        self.house = Paragraph(size=12.5)
        self.none = Paragraph()
        self.record = Button("Record deal", icon=Icon.PENCIL)
        self.drop = Button("Drop it", kind=Kind.QUIET)
        self.count = Label(role="needs_you", size=12)
        self._working = QWidget()
        self._lay_out()
        self.way.chosen.connect(self._typed)
        self.left.changed.connect(self._typed)
        self.unit.changed.connect(self._typed)
        self.rows.typed.connect(self._typed)
        self.rows.signed.connect(self.sign)
        self.record.clicked.connect(self._record)
        self.drop.clicked.connect(self._drop)

    def first_field(self) -> QWidget:
        """Begin with the first chips that are missing, else with the switch."""
        for row in self.rows.rows():
            if row.stack() is None:
                return row.chips
        return self.way

    def forget(self) -> None:
        """Begin anew."""
        self._begun = False

    def refresh(self) -> None:
        """Show the deal: what is proposed, or what is being drafted."""
        state = self.bridge.desk.state
        currency = prices_of(state).currency
        for field in (self.left, self.unit):
            field.set_currency(currency)
        if not self._begun:
            self._begin(state)
        self._show(state)

    def sign(self, entry: EntryId) -> None:
        """Tick a signature, or take it away; a draft is proposed first."""
        state = self.bridge.desk.state
        if self._found is None or not self._propose():
            return
        deal = state.prizes.deal
        signed = deal is not None and entry in deal.signed
        self.do(SignDeal(entry, signed=not signed))

    def commit(self) -> None:
        """Propose the draft and print the sheet on which all sign."""
        if self._found is not None and self._propose():
            self.sheet_wanted.emit()

    def _propose(self) -> bool:
        """Propose what is drafted, unless it is proposed; tell whether it is."""
        state, found = self.bridge.desk.state, self._found
        if found is None:
            return False
        return is_proposed(state, self.draft, found) or self.do(proposal(self.draft, found))

    def _begin(self, state: State) -> None:
        draft = draft_of(state, prices_of(state).currency.whole)
        self.way.set_index(WAYS.index(draft.way))
        self.left.set_amount(draft.left)
        self.unit.set_amount(draft.unit)
        self.draft, self._begun = draft, True

    def _typed(self) -> None:
        """Take what is typed into the draft and work it out."""
        if not self._begun or not self.bridge.is_open:
            return
        draft = self.draft
        draft.way = WAYS[self.way.index()]
        draft.left = self.left.amount() or 0
        draft.unit = max(1, self.unit.amount() or 1)
        for row in self.rows.rows():
            _put(draft.stacks, row.entry(), row.stack())
            _put(draft.amounts, row.entry(), row.by_hand.amount())
        self._show(self.bridge.desk.state)

    def _show(self, state: State) -> None:
        number = state.in_play
        why = self._why_none(state, number)
        self._working.setVisible(not why)
        self.none.setText(why)
        self.none.setVisible(bool(why))
        for part in (self.primary, self.record, self.drop, self.count):
            part.setVisible(not why)
        if why:
            self._found = None
            self.say("")
            return
        self._found = found = worked(state, self.draft)
        self._show_rows(state, found)
        self._show_sums(state, found)
        self._show_acts(state, found)

    def _why_none(self, state: State, number: int) -> str:
        deal = state.prizes.deal
        if deal is not None and deal.made_ms is not None:
            return self._made(state, deal)
        if state.counted is not None:
            return "A deal is signed by name, and this tournament runs without names."
        if number < LEAST:
            return "A deal is made among two players or more."
        if number > MOST:
            return f"Deals are worked out for {MOST} players at most; {number:,} are left."
        if not worked(state, self.draft).in_prizes:
            return "There are no prizes to share: plan and lock the prize table first."
        return ""

    def _made(self, state: State, deal: Deal) -> str:
        currency = prices_of(state).currency
        lines = [
            f"{self.bridge.desk.name(entry)}: {written(share, currency)}"
            for entry, share in deal.shares.items()
        ]
        if deal.left:
            lines.append(f"The winner gets {written(deal.left, currency)} more.")
        return "\n".join(["The deal holds.", *lines])

    def _show_rows(self, state: State, found: Worked) -> None:
        draft, deal = self.draft, state.prizes.deal
        proposed = is_proposed(state, draft, found)
        signed = deal.signed if deal is not None and proposed else set()
        changes = [
            abs(found.chop[entry] - found.icm[entry])
            for entry in found.players
            if found.icm is not None and found.chop is not None
        ]
        complete = all(found.share(draft, entry) is not None for entry in found.players)
        shown = [
            Shown(
                entry=entry,
                name=self.bridge.desk.name(entry),
                chips=draft.stacks.get(entry),
                percent=_percent(draft.stacks.get(entry), found.chips),
                icm=None if found.icm is None else found.icm[entry],
                chop=None if found.chop is None else found.chop[entry],
                by_hand=draft.amounts.get(entry),
                widest=max(changes, default=0),
                signed=entry in signed,
                can_sign=complete and found.chop is not None,
            )
            for entry in found.players
        ]
        self.head.way = draft.way
        self.head.update()
        self.rows.show_players(shown, draft.way, prices_of(state).currency)

    def _show_sums(self, state: State, found: Worked) -> None:
        currency = prices_of(state).currency
        draft = self.draft

        def total(shares: dict[EntryId, int] | None) -> str:
            return "" if shares is None else figures.money(sum(shares.values()), currency)

        hand = draft.way is DealWay.BY_HAND
        third = total(draft.amounts) if hand else ("0" if found.icm and found.chop else "")
        words = (
            figures.number(found.chips) if found.chips else "",
            total(found.icm),
            total(found.chop),
            third,
        )
        self.sum.show_sums(draft.way, words)
        places = figures.money(found.in_prizes, currency)
        self.places.setText(f"places 1-{len(found.players)}: {places}")
        self._say_sum(state, found)

    def _say_sum(self, state: State, found: Worked) -> None:
        currency = prices_of(state).currency
        everybody = f"places 1-{len(found.players)}"
        if found.chop is None:
            missing = sum(entry not in self.draft.stacks for entry in found.players)
            self._adds(f"Chips of {missing or 'all'} are not counted yet.", "second")
            return
        off = self._off(found)
        if off:
            more = "more" if off > 0 else "less"
            self._adds(f"{figures.money(abs(off), currency)} {more} than is shared.", "wrong_text")
            return
        in_play = chips_in_play(state)
        if in_play is not None and in_play != found.chips:
            gap = figures.number(abs(in_play - found.chips))
            more = "more" if found.chips > in_play else "less"
            self._adds(f"{gap} chips {more} than are in play.", "needs_you")
            return
        both = "Both add" if self.draft.way is not DealWay.BY_HAND else "It adds"
        less = f" less {figures.money(self.draft.left, currency)}" if self.draft.left else ""
        self._adds(f"{both} up to {everybody}{less}.", "text")

    def _off(self, found: Worked) -> int:
        shares = [found.share(self.draft, entry) for entry in found.players]
        return sum(share or 0 for share in shares) - found.shared

    def _adds(self, sentence: str, role: str) -> None:
        self.adds_up.set_role(role)
        self.adds_up.setText(sentence)

    def _show_acts(self, state: State, found: Worked) -> None:
        deal = state.prizes.deal
        proposed = is_proposed(state, self.draft, found)
        ready = found.chop is not None and not self._off(found)
        ready = ready and found.share(self.draft, found.players[0]) is not None
        self.primary.setEnabled(ready)
        open_ = deal is not None and deal.made_ms is None
        self.drop.setVisible(open_)
        number = len(found.players)
        signed = len(deal.signed) if deal is not None and proposed else 0
        self.record.setEnabled(proposed and signed == number)
        self.count.set_role("accent" if signed == number else "needs_you")
        self.count.setText(f"{signed} of {number} signed" if open_ and proposed else "")
        self.say(
            "What is proposed is another one: it falls with the next signature."
            if open_ and not proposed
            else "",
            "needs_you",
        )
        self._explain(state, found)

    def _explain(self, state: State, found: Worked) -> None:
        currency = prices_of(state).currency
        lowest = found.shared
        if found.players and found.in_prizes:
            lowest = min(lowered(prizes_left(state), min(self.draft.left, found.in_prizes)))
        rest = found.shared - lowest * len(found.players)
        each = figures.money(lowest, currency)
        lines = [
            "ICM: each player's chance of each place, times its prize.",
            f"Chip chop: {each} each, the other {figures.money(rest, currency)} by chips.",
            f"The last {figures.money(self.draft.unit, currency)}s go to the largest remainders.",
        ]
        if self.draft.left:
            lines.append("What is left to play for comes off the first prize and is the winner's.")
        self.how.setText("\n".join(lines))
        percent = state.house.deal_least_left
        least = (
            f" If play goes on, at least {percent}\u00a0% ({figures.money(found.least, currency)})"
            " stays to play for."
            if percent
            else ""
        )
        self.house.setText(f"All must agree in writing. The clock runs on.{least}")

    def _record(self) -> None:
        self.do(MakeDeal())

    def _drop(self) -> None:
        if self.do(DropDeal()):
            self._begun = False
            self.refresh()

    def _lay_out(self) -> None:
        inside = QVBoxLayout(self._working)
        inside.setContentsMargins(0, 0, 0, 0)
        measure.gap(inside, 8)
        row = QHBoxLayout()
        measure.gap(row, 8)
        row.addLayout(captioned("Share out by", self.way))
        row.addLayout(captioned("Left to play for", self.left), 1)
        measure.wide(self.unit, 78)
        row.addLayout(captioned("Rounded to", self.unit))
        inside.addLayout(row)
        listed = QWidget()
        column = QVBoxLayout(listed)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.head, self.rows, self.sum):
            column.addWidget(part)
        below = QHBoxLayout()
        measure.gap(below, 8)
        below.addWidget(self.adds_up, 1)
        below.addWidget(self.count)
        column.addLayout(below)
        measure.gap(column, 0)
        for caption, words in (("How it is worked out", self.how), ("House rule", self.house)):
            column.addSpacing(10)
            column.addWidget(Caption(caption))
            column.addWidget(words)
        column.addStretch(1)
        inside.addWidget(listed, 1)
        self.body.addWidget(self.none)
        self.body.addWidget(self._working, 1)
        self.foot.insertWidget(1, self.record)
        self.foot.addWidget(self.drop)


def _put(kept: dict[EntryId, int], entry: EntryId, value: int | None) -> None:
    if value is None:
        kept.pop(entry, None)
    else:
        kept[entry] = value


def _percent(chips: int | None, everything: int) -> str:
    if chips is None or not everything:
        return ""
    tenths = (chips * _PERMILLE * 2 + everything) // (everything * 2)
    return f"{tenths // 10}.{tenths % 10} %"
