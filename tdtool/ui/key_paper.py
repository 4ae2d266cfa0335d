"""The key card as work for the printer: the keys as they are bound now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.sheets import key_card
from tdtool.sheets.page import Foot
from tdtool.ui import act_rows, papers
from tdtool.ui.help.key_table import groups
from tdtool.ui.key_sets import NAMES
from tdtool.ui.panels.print_panel import Sheet
from tdtool.ui.printing.work import Work, counted

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.settings import KeySet
    from tdtool.sheets.page import Paper
    from tdtool.ui.acts import Act
    from tdtool.ui.bridge import Bridge

NAME = "Key card"


def key_sheet(bridge: Bridge, key_set: KeySet, works: Callable[[Act], bool]) -> Sheet:
    """Offer the card of the keys that do something; acts without a key are left out."""
    found = []
    for group in groups(works):
        keyed = [row for row in group.rows if row.keys]
        lines = tuple(
            (", ".join(map(act_rows.shown_key, row.keys)), row.text.rstrip("…")) for row in keyed
        )
        if lines:
            found.append(key_card.KeyGroup(group.head, lines))
    foot = papers.foot(bridge.desk) if bridge.is_open else Foot("tdtool")
    card = key_card.KeyCard(f"The keys of {NAMES[key_set]}, as they are bound", tuple(found), foot)
    count = sum(len(group.keys) for group in found)

    def work(paper: Paper) -> Work:
        return Work(
            NAME,
            lambda out, each: key_card.draw(card, paper, out, each),
            lambda: key_card.pages(card, paper),
            f"{counted(count, 'act')}.",
        )

    return Sheet(NAME, work=work)
