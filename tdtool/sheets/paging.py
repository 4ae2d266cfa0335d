"""The pages of a list or table: its head on the first, in one line on the others, the foot."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

from tdtool.sheets.heading import draw_again, draw_heading
from tdtool.sheets.page import draw_foot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tdtool.sheets.page import Foot, Paper
    from tdtool.sheets.pen import Pen

_Page = TypeVar("_Page")


class Headed(NamedTuple):
    """What stands on every page; `beside` is one or two lines at the right of the title."""

    title: str
    beside: tuple[str, ...]
    foot: Foot


def headed_pages(
    pen: Pen,
    paper: Paper,
    headed: Headed,
    pages: Sequence[_Page],
    each_page: Callable[[], None] | None,
) -> Iterator[tuple[bool, _Page]]:
    """Walk through the pages and draw head and foot of each; whoever asks draws what is between.

    Gives whether it is the first page, and what stands on it. `each_page` is called before
    each; what it raises ends the drawing.
    """
    for number, page in enumerate(pages, start=1):
        if each_page is not None:
            each_page()
        if number == 1:
            draw_heading(pen, paper, headed.title, headed.beside, headed.foot.house)
        else:
            pen.next_page()
            draw_again(pen, paper, headed.title, headed.beside)
        yield number == 1, page
        draw_foot(pen, paper, headed.foot, number, len(pages))
