"""The house rules of a tournament as work for the printer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.books import written_out
from tdtool.rules.house_words import PRESET_TITLES, SETTINGS
from tdtool.sheets import house_sheet
from tdtool.ui import papers
from tdtool.ui.printing.offer import Offer
from tdtool.ui.printing.work import Unclear, Work, counted, name_of, recorded
from tdtool.ui.settings import house_values

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.rules.house_words import Setting
    from tdtool.ui.printing.choice import Choice

_OWN = 1


def house_work(desk: Desk, choice: Choice) -> Work:
    """Take the house rules from the desk: all, or those that differ from the book."""
    rules = desk.state.house
    book = PRESET_TITLES[rules.preset]
    own = frozenset(rules.changed())
    chosen = [one for one in SETTINGS if choice.kind != _OWN or one.name in own]
    if not chosen:
        raise Unclear(f"Every rule is as in {book}.")
    entries = tuple(
        house_sheet.HouseEntry(
            one.title,
            house_values.words(one, rules).capitalize(),
            one.meaning,
            _rests(one, book if one.name in own else ""),
        )
        for one in chosen
    )
    says = f"As {book}, {counted(len(own), 'rule')} changed" if own else f"As {book}"
    sheet = house_sheet.HouseSheet(says, entries, papers.foot(desk))
    paper = choice.sheet_of_paper()
    return Work(
        name_of(Offer.HOUSE_RULES),
        lambda out, each: house_sheet.draw(sheet, paper, out, each),
        lambda: house_sheet.pages(sheet, paper),
        f"{counted(len(entries), 'rule')}.",
        recorded(Offer.HOUSE_RULES, whole=choice.kind != _OWN),
    )


def _rests(one: Setting, unlike: str) -> str:
    """Say which rule a setting rests on, and which book it is not as."""
    book, _, number = one.source.partition(" ")
    cited = written_out(book, number)
    return "; ".join(part for part in (cited, f"unlike {unlike}" if unlike else "") if part)
