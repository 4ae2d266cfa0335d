"""Money at the registration desk: rebuys, add-ons, refunds, who pays, receipts, the cashier."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.line.draft import Draft, Found, go_on
from tdtool.line.tokens import Kind
from tdtool.line.who import MOST, Prefer, by_ref, nobody, said, spoilt
from tdtool.people.folding import fold
from tdtool.rules.figures import FigureError, parse_chips
from tdtool.tournament.money import commands as mc
from tdtool.tournament.money.currency import read, written
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.money.means import Means
from tdtool.tournament.money.receipts import owed
from tdtool.tournament.money.sayings import MEANS, SALES
from tdtool.tournament.no_show_commands import MarkNoShow, PullStack

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token
    from tdtool.tournament.commands import Command
    from tdtool.tournament.money.till import Receipt
    from tdtool.tournament.state import Entry
    from tdtool.tournament.values import EntryId, TextId

_SHOWN = 60
"""Signs of a reason that a candidate shows."""
_MEANS = {
    word: means
    for means, words in {
        Means.CASH: "cash",
        Means.CARD: "card cards credit debit",
        Means.TRANSFER: "transfer transferred wire bank",
        Means.TICKET: "ticket voucher",
        Means.OTHER: "other otherwise",
    }.items()
    for word in words.split()
}
_JOINTS = frozenset(("by", "in", "with", "per", "via", "a", "receipt", "receipts", "no", "the"))
"""Words that join a means or a receipt's number to a sentence."""


class _Paying(NamedTuple):
    """A sentence without its means: the pieces left before and after the verb."""

    before: list[Token]
    after: list[Token]
    means: Means | None

    @property
    def typed(self) -> str:
        """Give the means as it is typed after a sentence."""
        return "" if self.means is None else f" {MEANS[self.means]}"


def _paying(before: Sequence[Token], after: Sequence[Token]) -> _Paying:
    """Take the last word that names a means out of a sentence, with what joins it."""
    rest = [*before, *after]
    place = next((at for at in reversed(range(len(rest))) if rest[at].key in _MEANS), None)
    if place is None:
        return _Paying(list(before), list(after), None)
    first = place - 1 if place and rest[place - 1].key in _JOINTS else place
    ahead = len(before)
    return _Paying(
        rest[: min(first, ahead)] + rest[place + 1 : max(place + 1, ahead)],
        rest[ahead:first] + rest[max(place + 1, ahead) :],
        _MEANS[rest[place].key],
    )


# Rebuys and add-ons.


def rebuy(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "kim rebuy", "12.5 rebuy card"."""
    extra = room.state.till.terms.rebuy
    chips = "" if extra is None else f"{extra.chips:,} chips"
    return _sold(room, _paying(before, after), _Word("rebuy", "rebuys", mc.Rebuy, chips))


def add_on(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "kim add-on", "12.5 add-on card"."""
    extra = room.state.till.terms.add_on
    chips = "" if extra is None else f"{extra.chips:,} chips"
    return _sold(room, _paying(before, after), _Word("add-on", "takes an add-on", mc.AddOn, chips))


class _Word(NamedTuple):
    """A sale as it is typed and said, the command that makes it, and what tells it."""

    typed: str
    said: str
    command: Callable[[EntryId, Means | None], Command]
    remark: str


def _sold(room: Room, paying: _Paying, word: _Word) -> Found:
    found = _whom(room, (*paying.before, *paying.after), f"kim {word.typed}")
    if isinstance(found, str):
        return Found(hint=found)
    return Found(
        tuple(
            Draft(
                word.command(entry.id, paying.means),
                room.where(entry),
                room.name(entry.id),
                word.said,
                word.remark,
                f"{_typed(room, entry)} {word.typed}{paying.typed}",
            )
            for entry in found
        )
    )


def _whom(room: Room, tokens: Sequence[Token], example: str) -> list[Entry] | str:
    """Find who is meant, or say what is missing."""
    people = said(room, tokens)
    wrong = spoilt(room, people)
    if wrong or not people.refs:
        return wrong or f"Who? A name ({example}) or a seat ({example.replace('kim', '12.5')})."
    found = by_ref(room, people.refs[0], Prefer.IN_PLAY)
    if not found and people.refs[0].seat is not None:
        found = by_ref(room, people.refs[0], Prefer.OUT)
    return found[:MOST] or nobody(room, people.refs[0])


def _typed(room: Room, entry: Entry) -> str:
    return str(entry.seat or room.name(entry.id))


# Who pays for his entry.


def pays(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "kim pays", "kim pays 110 card": what his entry costs, which is what he owes."""
    paying = _paying(before, after)
    who, sum_ = paying.before, paying.after
    if not who:
        who, sum_ = _apart(paying.after)
    found = _whom(room, who, "kim pays")
    if isinstance(found, str):
        return Found(hint=found)
    amount = _amount(room, sum_)
    if amount is None:
        return Found(hint=f"“{_slice(room, sum_)[:40]}” is no amount.", final=True)
    currency = prices_of(room.state).currency
    exact = [entry for entry in found if amount in {0, owed(room.state, entry.id).total}]
    if not exact and (due := owed(room.state, found[0].id).total):
        name = room.name(found[0].id)
        is_due, is_said = written(due, currency), written(amount, currency)
        return Found(hint=f"{name} owes {is_due} for his entry, not {is_said}.", final=True)
    return Found(tuple(_pays(room, entry, paying) for entry in exact or found))


def _pays(room: Room, entry: Entry, paying: _Paying) -> Draft:
    due = owed(room.state, entry.id).total
    what = written(due, prices_of(room.state).currency) if due else ""
    return Draft(
        mc.TakePayment(entry.id, paying.means),
        room.where(entry),
        room.name(entry.id),
        f"pays {what}".rstrip(),
        "his re-entry" if entry.number > 1 else "his buy-in",
        f"{_typed(room, entry)} pays{paying.typed}",
    )


def _apart(tokens: Sequence[Token]) -> tuple[list[Token], list[Token]]:
    """Part a player from the figure behind him."""
    ends = len(tokens) > 1 and tokens[-1].kind is Kind.NUMBER
    return (list(tokens[:-1]), list(tokens[-1:])) if ends else (list(tokens), [])


def _amount(room: Room, tokens: Sequence[Token]) -> int | None:
    """Read an amount of money, 0 where none was typed, None where it cannot be read."""
    text = _slice(room, tokens)
    try:
        return read(text, prices_of(room.state).currency) if text else 0
    except FigureError:
        return None


def _slice(room: Room, tokens: Sequence[Token]) -> str:
    return room.text[tokens[0].start : tokens[-1].end].strip() if tokens else ""


# Money that goes back, and receipts that were written wrongly.


def refund(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "kim refund", "refund kim card", "refund receipt 123"."""
    paying = _paying(before, after)
    rest = [token for token in (*paying.before, *paying.after) if token.key not in _JOINTS]
    if len(rest) == 1 and rest[0].kind is Kind.NUMBER:
        receipt = room.state.till.receipts.get(rest[0].a)
        if receipt is None:
            return Found(hint=f"There is no receipt {rest[0].a}.")
        return Found((_refund(room, receipt.entry, receipt, paying),))
    found = _whom(room, rest, "kim refund")
    if isinstance(found, str):
        return Found(hint=found)
    drafts: list[Draft] = []
    for entry in found:
        standing = list(room.state.till.standing(entry.id))
        drafts += [_refund(room, entry.id, one, paying) for one in reversed(standing)]
        if not standing:
            drafts.append(_refund(room, entry.id, None, paying))
    return Found(tuple(drafts))


def _refund(room: Room, number: EntryId, receipt: Receipt | None, paying: _Paying) -> Draft:
    entry = room.state.entries[number]
    if receipt is None:
        what, remark, typed = "gets his money back", "", f"{_typed(room, entry)} refund"
    else:
        what = f"gets {written(receipt.amount, receipt.currency)} back"
        remark = f"{SALES[receipt.sale]}, receipt {receipt.number}"
        typed = f"refund receipt {receipt.number}"
    return Draft(
        mc.Refund(number, None if receipt is None else receipt.number, paying.means),
        room.where(entry),
        room.name(number),
        what,
        remark,
        f"{typed}{paying.typed}",
    )


def void(room: Room, tokens: Sequence[Token], last: int) -> Found:
    """Read "void 123 card, not cash": no money went over the desk for that receipt."""
    rest = [token for token in tokens[last:] if token.key not in {"receipt", "no", "#"}]
    if not rest or rest[0].kind is not Kind.NUMBER:
        return Found(hint="Which receipt, and why? void 123 card, not cash.", final=True)
    number = rest[0].a
    reason = room.text[rest[0].end :].strip().lstrip(":,").strip()
    receipt = room.state.till.receipts.get(number)
    about, where = "", ""
    if receipt is not None:
        about = _about(room, receipt)
        where = room.where(room.state.entries[receipt.entry])
    stands = receipt is not None and receipt.voided_ms is None and receipt.refund is None
    if stands and not reason:
        more = go_on(f"void {number} ", f"Receipt {number}", "is void", f"why; {about}", where)
        return Found((more,), final=True)
    remark = "; ".join(part for part in (about, _short(reason)) if part)
    typed = f"void {number} {reason}".rstrip()
    command = mc.VoidReceipt(number, reason)
    return Found(
        (Draft(command, where, f"Receipt {number}", "is void", remark, typed),), final=True
    )


def _about(room: Room, receipt: Receipt) -> str:
    amount = written(receipt.amount, receipt.currency)
    return f"{room.name(receipt.entry)}, {SALES[receipt.sale]} {amount} {MEANS[receipt.means]}"


def _short(text: str) -> str:
    shown = " ".join(text.split())
    return shown if len(shown) <= _SHOWN else shown[: _SHOWN - 1] + "…"


# Who sits at the till.


def cashier(room: Room, tokens: Sequence[Token], last: int) -> Found:
    """Read "cashier Ann": her name stands on the receipts; "cashier nobody" ends it."""
    text = room.text[tokens[last].start :].strip().lstrip(":").strip() if tokens[last:] else ""
    till = room.state.till
    texts = room.desk.texts() if till.cashiers else {}
    off = Draft(mc.SetCashier(), "", "Nobody", "sits at the till", "", "cashier nobody")
    if not text:
        known = [_known(texts[one], one) for one in till.cashiers if texts.get(one)]
        more = go_on("cashier ", "Who sits at the till", "is named", "cashier Ann")
        return Found((*known, *((off,) if till.cashier else ()), more), final=True)
    if len(tokens) == last + 1 and tokens[last].key in {"nobody", "off", "none"}:
        return Found((off,), final=True)
    typed = fold(text)
    begun = [one for one in till.cashiers if fold(texts.get(one, "")).startswith(typed)]
    exact = any(fold(texts.get(one, "")) == typed for one in begun)
    new = Draft(mc.SetCashier(text), "", _short(text), "sits at the till", "new", f"cashier {text}")
    drafts = [_known(texts[one], one) for one in begun]
    return Found(tuple(drafts if exact else [*drafts, new]), final=True)


def _known(name: str, cashier_id: TextId) -> Draft:
    command = mc.SetCashier(cashier=cashier_id)
    return Draft(
        command, "", _short(name), "sits at the till", "sat there before", f"cashier {name}"
    )


# Players who never came.


def no_show(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "kim no show": his stack is placed and blinded off."""
    found = _whom(room, (*before, *after), "kim no show")
    if isinstance(found, str):
        return Found(hint=found)
    return Found(
        tuple(
            Draft(
                MarkNoShow(entry.id),
                room.where(entry),
                room.name(entry.id),
                "is a no-show",
                "",
                f"{_typed(room, entry)} no show",
            )
            for entry in found
        )
    )


def pulled(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "kim stack pulled", "12.5 stack pulled 17,000"."""
    who, rest = list(before), list(after)
    if not who:
        who, rest = _apart(after)
    found = _whom(room, who, "kim stack pulled")
    if isinstance(found, str):
        return Found(hint=found)
    typed = _slice(room, rest)
    try:
        chips = parse_chips(typed) if typed else None
    except FigureError:
        return Found(hint=f"“{typed[:40]}” is no number of chips.", final=True)
    figure = "" if chips is None else f" {chips:,}"
    return Found(
        tuple(
            Draft(
                PullStack(entry.id, chips),
                room.where(entry),
                room.name(entry.id),
                "is pulled" if chips is None else f"is pulled with{figure}",
                "" if entry.id in room.state.absent else "not marked as a no-show",
                f"{_typed(room, entry)} stack pulled{figure}",
            )
            for entry in found
        )
    )
