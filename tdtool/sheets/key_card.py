"""The key card: every act with its keys as they are bound, to lie beside the keyboard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.sheets.page import Foot, Paper


class KeyGroup(NamedTuple):
    """Where keys work, and the keys with what they do."""

    head: str
    keys: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class KeyCard:
    """The groups in their order; `subtitle` names the set of keys."""

    subtitle: str
    groups: tuple[KeyGroup, ...]
    foot: Foot
    title: str = "Keys"


def pages(card: KeyCard, paper: Paper) -> int:
    """Count the pages that the keys take."""
    from tdtool.sheets.key_card_draw import laid

    return len(laid(card, paper))


def draw(
    card: KeyCard, paper: Paper, out: IO[bytes], each_page: Callable[[], None] | None = None
) -> None:
    """Draw the keys as a PDF into a binary file; `each_page` is called before each page."""
    from tdtool.sheets.key_card_draw import draw_keys

    draw_keys(card, paper, out, each_page)
