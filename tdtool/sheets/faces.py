"""One font file: what it covers, how it is cut (weight, optical size), how it shapes text."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import uharfbuzz as hb

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


class Weight(IntEnum):
    """How heavy type is, on the scale of font files."""

    REGULAR = 400
    SEMIBOLD = 600
    BOLD = 700


class Glyph(NamedTuple):
    """One placed glyph: its number in the font file, the text it stands for, its place.

    Distances are in the cut's units per em; `text` is empty for the second and later
    glyphs of a cluster.
    """

    number: int
    text: str
    advance: int
    shift_x: int
    shift_y: int


class Cut:
    """A face at one weight and one optical size, ready to measure and to shape."""

    def __init__(self, face: Face, weight: Weight, optical: int) -> None:
        self.face = face
        self.pins = {
            tag: min(max(value, face.axes[tag][0]), face.axes[tag][1])
            for tag, value in (("wght", float(weight)), ("opsz", float(optical)))
            if tag in face.axes
        } | {tag: face.axes[tag][2] for tag in face.axes if tag not in {"wght", "opsz"}}
        self.thicken = weight > Weight.REGULAR and "wght" not in face.axes and not face.is_bold
        """A heavier weight that the file has not: the outline is drawn as well."""
        self._font: Any = hb.Font(face.file)
        if self.pins:
            self._font.set_variations(self.pins)
        self._advances: dict[int, int] = {}

    @property
    def name(self) -> str:
        """Name the cut as PDF readers show it, ASCII letters, digits and hyphens only."""
        marks = [f"{tag}{int(value)}" for tag, value in sorted(self.pins.items())]
        return "-".join([self.face.name, *marks])

    def advance(self, glyph: int) -> int:
        """Give the width of a glyph in units per em."""
        if glyph not in self._advances:
            self._advances[glyph] = self._font.get_glyph_h_advance(glyph)
        return self._advances[glyph]

    def nominal(self, code: int) -> int:
        """Give the number of the glyph of a character, 0 where the face has none."""
        return int(self._font.get_nominal_glyph(code) or 0)

    def shape(self, text: str, *, leftward: bool, tabular: bool) -> list[Glyph]:
        """Set a run of text, glyphs from left to right as they stand on paper."""
        if not text:
            return []
        buffer: Any = hb.Buffer()
        buffer.cluster_level = hb.BufferClusterLevel.MONOTONE_CHARACTERS
        buffer.add_str(text)
        buffer.guess_segment_properties()
        buffer.direction = "rtl" if leftward else "ltr"
        hb.shape(self._font, buffer, {"tnum": tabular})
        infos, places = buffer.glyph_infos, buffer.glyph_positions
        clusters = [info.cluster for info in infos]
        parts: Sequence[str] = text
        if clusters != list(range(len(text))):
            parts = _parts(text, clusters, [place.x_advance for place in places])
        return [
            Glyph(info.codepoint, part, place.x_advance, place.x_offset, place.y_offset)
            for info, place, part in zip(infos, places, parts, strict=True)
        ]


def _parts(text: str, clusters: list[int], advances: list[int]) -> list[str]:
    """Say for each glyph which part of the text it stands for; one of a cluster speaks for it."""
    ends = _cluster_ends(clusters, len(text))
    speaks = _widest(list(zip(clusters, advances, strict=True)))
    return [
        text[cluster : ends[cluster]] if speaks[cluster] == place else ""
        for place, cluster in enumerate(clusters)
    ]


def _widest(glyphs: list[tuple[int, int]]) -> dict[int, int]:
    """Choose for each cluster the glyph that carries its text: the letter, not its dots."""
    chosen: dict[int, int] = {}
    for i, (cluster, advance) in enumerate(glyphs):
        if cluster not in chosen or advance > glyphs[chosen[cluster]][1]:
            chosen[cluster] = i
    return chosen


def _cluster_ends(starts: list[int], length: int) -> dict[int, int]:
    """Say where in the text each cluster of glyphs ends."""
    ordered = sorted(set(starts))
    return dict(zip(ordered, [*ordered[1:], length], strict=True))


class Face:
    """A font file with outlines. Raises `ValueError` for a file that cannot be printed with."""

    def __init__(self, path: Path, index: int = 0) -> None:
        self.path = path
        self.index = index
        self.file: Any = hb.Face(hb.Blob.from_file_path(str(path)), index)
        tables = set(self.file.table_tags) if self.file.glyph_count else set()
        if not tables & {"glyf", "CFF ", "CFF2"}:
            raise ValueError(f"{path} holds no outlines")
        self.has_postscript_outlines = "glyf" not in tables
        self.units: int = self.file.upem
        self.axes: dict[str, tuple[float, float, float]] = {
            axis.tag: (axis.min_value, axis.max_value, axis.default_value)
            for axis in self.file.axis_infos
        }
        self._codes: Any = self.file.unicodes
        self._covers_ascii = all(code in self._codes for code in range(0x20, 0x7F))
        stem = "".join(c for c in path.stem.split("[")[0] if c.isascii() and c.isalnum())
        self.name = stem or "Font"
        self.is_bold = "bold" in path.stem.lower()
        self._cuts: dict[tuple[Weight, int], Cut] = {}

    def covers(self, code: int) -> bool:
        """Tell whether the face has a glyph for a character."""
        return code in self._codes

    def covers_all(self, text: str) -> bool:
        """Tell whether the face has a glyph for every character of a text."""
        if text.isascii() and text.isprintable() and self._covers_ascii:
            return True
        return all(ord(char) in self._codes for char in text)

    def cut(self, weight: Weight, optical: int) -> Cut:
        """Give the face at a weight and an optical size in points, as near as it has them."""
        if (weight, optical) not in self._cuts:
            self._cuts[weight, optical] = Cut(self, weight, optical)
        return self._cuts[weight, optical]


@lru_cache(maxsize=64)
def bold_sibling(path: Path) -> Face | None:
    """Find the bold file beside a regular one: DejaVuSans-Bold beside DejaVuSans."""
    stem = path.stem.removesuffix("-Regular")
    beside = path.with_name(f"{stem}-Bold{path.suffix}")
    try:
        return Face(beside) if beside != path and beside.is_file() else None
    except ValueError:
        return None
