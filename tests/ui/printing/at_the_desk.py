"""What a tournament has for paper, and what is on it."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pypdfium2
import pytest

from tdtool.sheets.page import PaperSize
from tdtool.ui.printing.choice import Choice
from tdtool.ui.printing.work import Unclear, Work
from tdtool.ui.printing.works import work_of

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.ui.printing.offer import Offer


def work(desk: Desk, offer: Offer, which: str = "", **more: object) -> Work:
    """Take from the desk what a sheet holds, on A4 unless another paper is named."""
    choice = Choice(**{"paper": PaperSize.A4, "which": which, **more})  # type: ignore[arg-type]
    return work_of(desk, offer, choice)


def unclear(desk: Desk, offer: Offer, which: str = "", **more: object) -> str:
    """Read why there is nothing to print."""
    with pytest.raises(Unclear) as found:
        work(desk, offer, which, **more)
    return str(found.value)


def pages(made: Work) -> list[str]:
    """Print it, and read the words of each page."""
    out = io.BytesIO()
    made.draw(out, lambda: None)
    document = pypdfium2.PdfDocument(out.getvalue())
    assert len(document) == made.pages()
    return [page.get_textpage().get_text_range() for page in document]


def printed(made: Work) -> str:
    """Print it, and read all of its words."""
    return "\n".join(pages(made))
