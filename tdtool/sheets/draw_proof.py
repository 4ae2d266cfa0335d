"""Proofs of draws: seed, seal, pool, result, and how anybody repeats them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tdtool.sheets.page import Foot, Paper


class DrawnLine(NamedTuple):
    """Who drew, by his place in the draw's list from 1, and what: "12.5", or "" for nothing."""

    place: int
    entry: str
    name: str
    result: str


class Fact(NamedTuple):
    """What the draw was made from: a caption and its text; `code`: figures to be copied."""

    label: str
    text: str
    code: bool = False


@dataclass(frozen=True, slots=True)
class DrawProof:
    """One draw; `steps` say how to repeat it, `lines` what came of it."""

    title: str
    when: str
    facts: tuple[Fact, ...]
    steps: tuple[str, ...]
    lines: tuple[DrawnLine, ...]
    foot: Foot
    outcome: str = ""
    """What came of it in a sentence, where it is no list."""


def pages(proofs: Sequence[DrawProof], paper: Paper) -> int:
    """Count the pages that the proofs take."""
    from tdtool.sheets.draw_proof_draw import laid

    return max(1, sum(len(laid(proof, paper)) for proof in proofs))


def draw(
    proofs: Sequence[DrawProof],
    paper: Paper,
    out: IO[bytes],
    each_page: Callable[[], None] | None = None,
) -> None:
    """Draw proofs as a PDF into a binary file, each from a new page on."""
    from tdtool.sheets.draw_proof_draw import draw_proofs

    draw_proofs(proofs, paper, out, each_page)
