"""The sign-in sheet as work for the printer: who is entered, or lines for who comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.sheets import sign_in
from tdtool.tournament.scan_text import scan_text
from tdtool.tournament.state import Status
from tdtool.ui import papers
from tdtool.ui.printing.offer import Offer
from tdtool.ui.printing.picked import picked_entries
from tdtool.ui.printing.work import Unclear, Work, counted, name_of, recorded

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.tournament.values import EntryId
    from tdtool.ui.printing.choice import Choice

BY_TABLE, BLANK = 1, 2
_NOBODY = "Nobody is entered yet. Choose Blank for lines to sign on."


def sign_in_work(desk: Desk, choice: Choice) -> Work:
    """Take the sign-in sheet from the desk, or a page of empty lines."""
    foot, paper = papers.foot(desk), choice.sheet_of_paper()
    if choice.kind == BLANK:
        lines = sign_in.blank("", foot, paper)
        says = f"{counted(len(lines.groups[0].lines), 'line')}; more pages are more copies."
        return Work(
            name_of(Offer.SIGN_IN),
            lambda out, each: sign_in.draw(lines, paper, out, each),
            lambda: sign_in.pages(lines, paper),
            says,
        )
    signers = [_signer(desk, entry) for entry in _entries(desk, choice.which)]
    says = counted(len(signers), "player")
    listed = sign_in.by_table if choice.kind == BY_TABLE else sign_in.by_name

    def made() -> sign_in.SignInSheet:
        return listed(signers, says, foot)

    return Work(
        name_of(Offer.SIGN_IN),
        lambda out, each: sign_in.draw(made(), paper, out, each),
        lambda: sign_in.pages(made(), paper),
        f"{says}.",
        recorded(Offer.SIGN_IN, whole=not choice.which.strip()),
    )


def _entries(desk: Desk, which: str) -> tuple[EntryId, ...]:
    """Give who is in: entered and not out, in the order of entries."""
    among = tuple(e.id for e in desk.state.entries.values() if e.status in _IN)
    if not among:
        raise Unclear(_NOBODY)
    return picked_entries(which, desk, among)


def _signer(desk: Desk, entry: EntryId) -> sign_in.Signer:
    seat = desk.state.entries[entry].seat
    table, number = (0, 0) if seat is None else (seat.table, seat.seat)
    return sign_in.Signer(desk.name(entry), scan_text(entry), table, number)


_IN = (Status.SEATED, Status.STANDING, Status.WAITING)
