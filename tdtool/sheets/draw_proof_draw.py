"""Drawing proofs of draws: what went in, how to repeat it, then everybody with his seat."""

from __future__ import annotations

from typing import IO, TYPE_CHECKING, NamedTuple

from tdtool.sheets.faces import Weight
from tdtool.sheets.heading import again_height, draw_again, draw_heading, heading_height
from tdtool.sheets.page import draw_foot
from tdtool.sheets.pen import FAINT, GREY, Align, Pen
from tdtool.sheets.prose import Column, Measure, Passage, caption, draw_column, pour, said

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.sheets.draw_proof import DrawnLine, DrawProof
    from tdtool.sheets.page import Paper

FOOT_ROOM = 46.0
TYPE, SMALL, ROW = 9.5, 7.0, 13.0
LEAST_COLUMN, GAP = 172.0, 20.0
FEWEST = 6
"""Rows of results that begin on a page that other text stands on."""


class _Page(NamedTuple):
    """A page: its text, if any, and the results on it from a height on."""

    text: Column | None
    top: float
    lines: tuple[DrawnLine, ...]


def laid(proof: DrawProof, paper: Paper) -> list[_Page]:
    """Put a proof on its pages: text first, results after it in columns."""
    bottom = paper.height - FOOT_ROOM
    first, again = heading_height(paper) + 6, again_height(paper) + 6
    measure = Measure(paper.width - 2 * paper.margin, gap=8.0)
    poured = pour(_passages(proof), measure, (bottom - first, bottom - again))
    pages = [
        _Page(column[0], again if number else first, ()) for number, column in enumerate(poured)
    ]
    left = proof.lines
    ends = max((line.y for line in poured[-1][0].lines), default=0.0)
    top = pages[-1].top + ends + 16
    rows = int((bottom - top) // ROW)
    across = columns(paper)
    if left and rows >= FEWEST:
        pages[-1] = pages[-1]._replace(lines=left[: rows * across])
        left = left[rows * across :]
    each = max(1, int((bottom - again) // ROW)) * across
    starts = range(0, len(left), each)
    return [*pages, *(_Page(None, again, left[start : start + each]) for start in starts)]


def columns(paper: Paper) -> int:
    """Count the columns of results."""
    return max(1, int((paper.width - 2 * paper.margin + GAP) // (LEAST_COLUMN + GAP)))


def _passages(proof: DrawProof) -> list[Passage]:
    made = [
        Passage(
            (
                caption(fact.label),
                *said(fact.text, TYPE, Weight.SEMIBOLD if fact.code else Weight.REGULAR, 2.0),
            )
        )
        for fact in proof.facts
    ]
    steps = [
        paragraph
        for number, step in enumerate(proof.steps, start=1)
        for paragraph in said(f"{number}. {step}", TYPE, before=2.0)
    ]
    made.append(Passage((caption("How to repeat it"), *steps)))
    if proof.outcome:
        made.append(Passage((caption("Drawn"), *said(proof.outcome, 13.0, Weight.BOLD, 3.0))))
    return made


def draw_proofs(
    proofs: Sequence[DrawProof],
    paper: Paper,
    out: IO[bytes],
    each_page: Callable[[], None] | None,
) -> None:
    """Draw all proofs."""
    event = proofs[0].foot.event if proofs else ""
    pen = Pen(out, paper.width, paper.height, f"{event}, draw proof")
    every = [
        (proof, number, page) for proof in proofs for number, page in enumerate(laid(proof, paper))
    ]
    for count, (proof, number, page) in enumerate(every, start=1):
        if each_page is not None:
            each_page()
        if count > 1:
            pen.next_page()
        beside = (proof.foot.event, proof.when)
        if number == 0:
            draw_heading(pen, paper, proof.title, beside, proof.foot.house)
        else:
            draw_again(pen, paper, proof.title, beside)
        _draw_page(pen, paper, page)
        draw_foot(pen, paper, proof.foot, count, len(every))
    pen.save()


def _draw_page(pen: Pen, paper: Paper, page: _Page) -> None:
    across = columns(paper)
    wide = (paper.width - 2 * paper.margin - (across - 1) * GAP) / across
    top = page.top
    if page.text is not None:
        draw_column(pen, page.text, paper.margin, top, paper.width - 2 * paper.margin)
        top += max((line.y for line in page.text.lines), default=0.0) + 16
    down = -(-len(page.lines) // across)
    for place, line in enumerate(page.lines):
        x = paper.margin + place // down * (wide + GAP)
        _draw_line(pen, line, x, top + (place % down + 1) * ROW, wide)


def _draw_line(pen: Pen, line: DrawnLine, x: float, base: float, wide: float) -> None:
    pen.text(
        x + 26, base, str(line.place), SMALL,
        align=Align.RIGHT, max_width=26, smallest=5, grey=GREY, tabular=True,
    )  # fmt: skip
    used = pen.text(
        x + wide, base, line.result, TYPE - 0.5, Weight.BOLD, align=Align.RIGHT,
        max_width=wide * 0.35, tabular=True,
    )  # fmt: skip
    code = pen.text(x + 31, base, line.entry, SMALL, grey=GREY, max_width=34, tabular=True)
    start = x + 31 + code + 5
    pen.text(
        start, base, line.name, TYPE - 0.5, max_width=x + wide - used - 5 - start, smallest=6.5
    )
    pen.rule(x, base + 3.4, x + wide, 0.25, FAINT)
