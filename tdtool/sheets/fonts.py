"""The chain of fonts: any text is split into runs that some font covers, and set on a line.

`python -m tdtool.sheets.fonts` tells which font prints which script here.
"""

from __future__ import annotations

import sys
import unicodedata
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from tdtool.sheets.faces import Cut, Face, Glyph, Weight, bold_sibling
from tdtool.sheets.font_files import further, packaged
from tdtool.sheets.reading_order import ordered_runs

LONGEST = 400
"""Characters of a name or a line that are looked at; no line of a sheet holds more."""
PROSE = 6000
"""Characters of a remark that are printed."""
MOST_MARKS = 2
"""Marks above or below that a letter keeps; more would run over the lines around it."""
STACKED = {202, 214, 216, 218, 220, 222, 228, 230, 232}
"""The combining classes of marks that pile up above or below a letter."""
MISSING = "\u25a1"
"""The box that stands for a character that no font here covers."""
DISPLAY_SIZE = 20
"""From this size in points on, type is cut for headlines."""
RIGHTWARD = "\u200e"
"""Put before a sentence it keeps it in its own direction, whoever is named first in it."""
NEEDED = "the system’s fonts for it are needed (Debian: fonts-noto-core)"
"""What to do about a script that no font here covers."""
IGNORABLE = frozenset([0x200C, 0x200D, ord(RIGHTWARD), 0x2060, *range(0xFE00, 0xFE10)])
"""Joiners, variation selectors and the mark above: they act on their neighbours, glyphless."""


class NoFontError(LookupError):
    """There is no font at all on this machine to print with."""

    def __str__(self) -> str:
        """Say so in one sentence."""
        return "There is no font to print with: install the Inter or the DejaVu Sans font."


class Run(NamedTuple):
    """Glyphs of one cut in a row, from left to right."""

    cut: Cut
    text: str
    glyphs: tuple[Glyph, ...]
    leftward: bool = False
    boxed: bool = False
    """No font here covers its text: boxes stand for it."""

    @property
    def joined(self) -> bool:
        """Tell whether the glyphs do not stand for the text one by one, in its order."""
        return not self.leftward and any(not glyph.text for glyph in self.glyphs)


class SetText(NamedTuple):
    """A text set on one line; `width` in ems, so that any size is a multiplication."""

    text: str
    runs: tuple[Run, ...]
    width: float


def plain(text: str, longest: int = LONGEST) -> str:
    """Make foreign text harmless: one line, no control characters, no more than `longest`.

    White space and control characters become one space; marks that turn the reading order
    of a whole page around are left out, as are combining marks beyond a few on one letter.
    """
    if text.isascii() and text.isprintable():
        if len(text) <= longest and "  " not in text and text == text.strip():
            return text
        line = " ".join(text[: longest * 2].split())
    else:
        line = _harmless(text[: longest * 2])
    if len(line) > longest or len(text) > longest * 2:
        line = line[: longest - 1].rstrip() + "…"
    return line


@lru_cache(maxsize=2048)
def _harmless(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        if kind in {"Zs", "Zl", "Zp", "Cc", "Cs"}:
            if kept and kept[-1] != " ":
                kept.append(" ")
            continue
        if kind == "Cf" and ord(char) not in IGNORABLE:
            continue
        stacked = unicodedata.combining(char) in STACKED
        if stacked:
            marks += 1
        elif kind != "Mn":
            marks = len(unicodedata.normalize("NFD", char)) - 1
        if not stacked or marks <= MOST_MARKS:
            kept.append(char)
    return "".join(kept).strip()


class Chain:
    """The fonts in the order in which they are tried for a character."""

    def __init__(self) -> None:
        self._near = [face for path in packaged() if (face := _open(path)) is not None]
        self._far: list[Face] | None = None
        self._found: dict[int, Face | None] = {}

    @property
    def faces(self) -> list[Face]:
        """Give every font of the chain, the system's fonts opened."""
        if self._far is None:
            self._far = [face for path in further() if (face := _open(path)) is not None]
        return [*self._near, *self._far]

    def first(self) -> Face:
        """Give the font that text is set in unless it lacks a character."""
        if self._near:
            return self._near[0]
        if not self.faces:
            raise NoFontError
        return self.faces[0]

    def face_for(self, code: int) -> Face | None:
        """Give the first font that covers a character, None where no font here does."""
        if code not in self._found:
            near = next((face for face in self._near if face.covers(code)), None)
            self._found[code] = near or next(
                (face for face in self.faces if face.covers(code)), None
            )
        return self._found[code]


def _open(path: object) -> Face | None:
    """Open a font file; one that is broken or holds no outlines is passed over."""
    try:
        return Face(path)  # type: ignore[arg-type]
    except (ValueError, OSError, RuntimeError):
        return None


@lru_cache(maxsize=1)
def chain() -> Chain:
    """Give the fonts of this machine, looked up once."""
    return Chain()


def covered(char: str) -> bool:
    """Tell whether a character prints as itself (else it prints as a box)."""
    return ord(char) in IGNORABLE or chain().face_for(ord(char)) is not None


def optical_size(size: float) -> int:
    """Give the optical size that type of so many points is cut for."""
    return 32 if size >= DISPLAY_SIZE else 14


@lru_cache(maxsize=2048)
def set_text(text: str, weight: Weight, optical: int, *, tabular: bool = False) -> SetText:
    """Set a text on a line: reading order, fonts, joined and placed glyphs.

    The text is expected to be `plain`; `tabular` gives all figures the same width.
    """
    runs: list[Run] = []
    width = 0.0
    for piece, leftward in ordered_runs(text):
        parts = _by_face(piece)
        for face, part in reversed(parts) if leftward else parts:
            run = _set_run(face, part, weight, optical, leftward=leftward, tabular=tabular)
            runs.append(run)
            width += sum(glyph.advance for glyph in run.glyphs) / run.cut.face.units
    return SetText(text, tuple(runs), width)


def _set_run(  # noqa: PLR0913 - what a run is set by
    face: Face | None, text: str, weight: Weight, optical: int, *, leftward: bool, tabular: bool
) -> Run:
    if face is None:
        return _boxes(text, weight, optical)
    sibling = bold_sibling(face.path) if weight > Weight.REGULAR and not face.axes else None
    if sibling is not None and all(sibling.covers(ord(c)) for c in text):
        face = sibling
    cut = face.cut(weight, optical)
    shown = "".join(c for c in text if ord(c) not in IGNORABLE or face.covers(ord(c)))
    glyphs = cut.shape(shown, leftward=leftward, tabular=tabular)
    return Run(cut, text, tuple(glyphs), leftward)


def _boxes(text: str, weight: Weight, optical: int) -> Run:
    """Set a box for each character that no font covers; the text behind it stays."""
    face = chain().face_for(ord(MISSING)) or chain().first()
    cut = face.cut(weight, optical)
    box = cut.nominal(ord(MISSING))
    advance = cut.advance(box)
    shown = [c for c in text if ord(c) not in IGNORABLE]
    return Run(cut, text, tuple(Glyph(box, c, advance, 0, 0) for c in shown), boxed=True)


def _by_face(text: str) -> list[tuple[Face | None, str]]:
    """Split a text where the font must change, never between a letter and its marks."""
    first = chain().first()
    if first.covers_all(text):
        return [(first, text)]
    pieces: list[tuple[Face | None, str]] = []
    current: Face | None = None
    for cluster in _clusters(text):
        current = _face_of(cluster, current)
        pieces.append((current, cluster))
    return [
        (face, "".join(part for _, part in group))
        for face, group in groupby(pieces, key=lambda piece: piece[0])
    ]


def _face_of(cluster: str, current: Face | None) -> Face | None:
    """Choose the font of a letter with its marks; signs stay in the font they stand in."""
    codes = [ord(c) for c in cluster if ord(c) not in IGNORABLE]
    if not codes:
        return current or chain().first()
    neutral = unicodedata.category(cluster[0])[0] in "ZPS"
    if neutral and current is not None and all(current.covers(code) for code in codes):
        return current
    face = chain().face_for(codes[0])
    if face is None or all(face.covers(code) for code in codes):
        return face
    return next((f for f in chain().faces if all(f.covers(code) for code in codes)), None)


def _clusters(text: str) -> list[str]:
    """Split a text into letters with the marks and joiners that belong to them."""
    clusters: list[str] = []
    for char in text:
        joined = ord(char) in IGNORABLE or unicodedata.category(char) in {"Mn", "Me", "Mc"}
        if clusters and joined:
            clusters[-1] += char
        else:
            clusters.append(char)
    return clusters


def text_width(text: str, size: float, weight: Weight, *, tabular: bool = False) -> float:
    """Measure a text in points."""
    return _width(plain(text), size, weight, tabular=tabular)


def _width(text: str, size: float, weight: Weight, *, tabular: bool = False) -> float:
    """Measure a text that is plain already."""
    return set_text(text, weight, optical_size(size), tabular=tabular).width * size


def fit(text: str, size: float, weight: Weight, max_width: float, *, tabular: bool = False) -> str:
    """Shorten a text with an ellipsis so that it is at most so many points wide."""
    text = plain(text)
    if _width(text, size, weight, tabular=tabular) <= max_width:
        return text
    clusters = _clusters(text)
    low, high = 0, len(clusters)
    while low < high:
        middle = (low + high + 1) // 2
        head = "".join(clusters[:middle]).rstrip() + "…"
        if _width(head, size, weight, tabular=tabular) <= max_width:
            low = middle
        else:
            high = middle - 1
    return "".join(clusters[:low]).rstrip() + "…"


def wrap(
    text: str, size: float, weight: Weight, max_width: float, *, longest: int = LONGEST
) -> list[str]:
    """Break a text into lines of at most so many points; a word too long is broken itself."""
    space = _width("a a", size, weight) - _width("aa", size, weight)
    lines: list[str] = []
    line, used = "", 0.0
    for word in plain(text, longest).split(" "):
        width = _width(word, size, weight)
        if line and used + space + width <= max_width:
            line, used = f"{line} {word}", used + space + width
            continue
        lines += [line] if line else []
        *full, line = _broken(word, size, weight, max_width)
        lines += full
        used = _width(line, size, weight)
    return [*lines, line] if line else lines


def _broken(word: str, size: float, weight: Weight, max_width: float) -> list[str]:
    """Break a word that is wider than a line."""
    parts = []
    while len(word) > 1 and text_width(word, size, weight) > max_width:
        head = fit(word, size, weight, max_width).removesuffix("…") or word[0]
        parts.append(head)
        word = word[len(head) :]
    return [*parts, word]


def script_of(char: str) -> str:
    """Name the script of a character: "Sinhala"; "" where it has no name."""
    name = unicodedata.name(char, "")
    kind = unicodedata.category(char)
    words = name.split(" LETTER")[0].split(" SYLLABLE")[0].split(" VOWEL")[0].split(" SIGN")[0]
    return words.title() if kind[0] in "LM" else "other signs" if name else ""


SCRIPTS = {
    "Latin": "Ağđł",
    "Greek": "Ωά",
    "Cyrillic": "Жњ",
    "Arabic": "محمد",
    "Hebrew": "דוד",
    "Devanagari": "राजेश",
    "Bengali": "রহিম",
    "Tamil": "முருகன்",
    "Telugu": "రాజేష్",
    "Khmer": "សុខា",
    "Thai": "สมชาย",
    "Lao": "ສົມສັກ",
    "Armenian": "Արա",
    "Georgian": "ნინო",
    "Han": "王偉",
    "Kana": "さくラ",
    "Hangul": "김민",
    "Card suits": "♠♥♦♣",
}


def main() -> int:
    """Print which font covers which script on this machine; 1 where there is no font at all."""
    try:
        chain().first()
    except NoFontError as error:
        print(error, file=sys.stderr)  # noqa: T201 - a command's answer
        return 1
    for script, sample in SCRIPTS.items():
        faces = [chain().face_for(ord(char)) for char in sample]
        names = sorted({face.name for face in faces if face is not None})
        answer = ", ".join(names) if None not in faces else f"no font: prints as boxes; {NEEDED}"
        print(f"{script:12} {answer}")  # noqa: T201 - a command's answer
    return 0


if __name__ == "__main__":
    sys.exit(main())
