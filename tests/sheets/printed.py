"""What is on printed pages: words, ink, fonts, as a PDF reader sees them."""

from __future__ import annotations

import ctypes
import re
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

import pypdfium2
from pypdfium2 import raw

if TYPE_CHECKING:
    from collections.abc import Iterator

TOUCHING = 0.7
"""Points by which the ink of neighbouring words may overlap: kerning, slanted edges."""


class Ink(NamedTuple):
    """The ink of one stroke of text on a page, in points from the lower left corner."""

    page: int
    text: str
    left: float
    bottom: float
    right: float
    top: float
    base: float
    """The height of the line that it stands on."""

    def overlaps(self, other: Ink) -> bool:
        return (
            self.left < other.right - TOUCHING
            and other.left < self.right - TOUCHING
            and self.bottom < other.top - TOUCHING
            and other.bottom < self.top - TOUCHING
        )


class Printed:
    """A PDF, read back."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.document = pypdfium2.PdfDocument(data)
        self.sizes = [page.get_size() for page in self.document]

    @property
    def pages(self) -> int:
        return len(self.document)

    def text(self, page: int | None = None) -> str:
        return "\n".join(self._texts) if page is None else self._texts[page]

    @cached_property
    def _texts(self) -> list[str]:
        read = (page.get_textpage().get_text_range() for page in self.document)
        return [text.replace("\ufffe", "-") for text in read]

    def packed(self) -> str:
        """Give all words, lower case, without any space: lines may break anywhere."""
        return pack(self.text())

    def inks(self) -> Iterator[Ink]:
        """Give the ink of every stroke of text."""
        for number in range(self.pages):
            page = self.document[number].get_textpage()
            found: dict[int, Ink] = {}
            for i in range(page.count_chars()):
                char = chr(raw.FPDFText_GetUnicode(page.raw, i))
                if not char.strip():
                    continue
                stroke = raw.FPDFText_GetTextObject(page.raw, i)
                key = id(stroke) if stroke is None else _address(stroke)
                left, bottom, right, top = page.get_charbox(i)
                before = found.get(key)
                if before is None:
                    found[key] = Ink(number, char, left, bottom, right, top, _base(page, i))
                    continue
                found[key] = Ink(
                    number,
                    before.text + char,
                    min(before.left, left),
                    min(before.bottom, bottom),
                    max(before.right, right),
                    max(before.top, top),
                    before.base,
                )
            yield from found.values()

    def lines(self) -> list[list[str]]:
        """Give the words of every line of every page, from left to right."""
        rows: dict[tuple[int, int], list[Ink]] = {}
        for ink in self.inks():
            base = round(ink.base)
            near = next((base + d for d in (0, 1, -1) if (ink.page, base + d) in rows), base)
            rows.setdefault((ink.page, near), []).append(ink)
        return [[ink.text for ink in sorted(row, key=lambda i: i.left)] for row in rows.values()]

    def fonts(self) -> list[str]:
        found = re.findall(rb"/BaseFont /([^\s/<>\[\]]+)", self.data)
        return [name.decode("ascii") for name in found]

    def all_embedded(self) -> bool:
        """Tell whether every font has its file inside, and none is taken from the reader's."""
        described = self.data.count(b"/FontDescriptor")
        files = self.data.count(b"/FontFile2 ") + self.data.count(b"/FontFile3 ")
        named = all(re.fullmatch(r"[A-Z]{6}\+[\w-]+", name) for name in self.fonts())
        return bool(self.fonts()) and named and files * 2 == described


def _base(page: pypdfium2.PdfTextPage, char: int) -> float:
    x, y = ctypes.c_double(), ctypes.c_double()
    raw.FPDFText_GetCharOrigin(page.raw, char, x, y)
    return y.value


def _address(stroke: object) -> int:
    return ctypes.cast(stroke, ctypes.c_void_p).value or 0  # type: ignore[arg-type]


def pack(text: str) -> str:
    """Write words as `Printed.packed` does."""
    return re.sub(r"\s", "", text).lower()


def overlapping(inks: list[Ink]) -> list[tuple[Ink, Ink]]:
    """List the strokes of text that lie over each other."""
    found = []
    ordered = sorted(inks, key=lambda ink: (ink.page, ink.left))
    for i, ink in enumerate(ordered):
        for other in ordered[i + 1 :]:
            if other.page != ink.page or other.left > ink.right:
                break
            if ink.overlaps(other):
                found.append((ink, other))
    return found
