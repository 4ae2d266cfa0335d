"""Fonts inside a PDF: only the glyphs that a sheet uses, at its weight, with their text."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import uharfbuzz as hb
from reportlab.pdfbase import pdfdoc, pdfmetrics

if TYPE_CHECKING:
    from tdtool.sheets.faces import Cut, Glyph

FLAG_SYMBOLIC = 4
UNUSED_TABLES = (b"GSUB", b"GPOS", b"GDEF", b"STAT", b"name", b"kern", b"gasp")
"""Tables that only serve to set text, which is done when it reaches the PDF."""
FULL_EM = 1000
"""Glyph widths in a PDF are thousandths of the type size."""


class NoStandardFont:
    """What a page starts with instead of an unembedded Helvetica: no font at all."""

    fontName = "tdtool-none"  # noqa: N815 - the name ReportLab asks for
    _dynamicFont = 1  # noqa: N815
    _multiByte = 0  # noqa: N815

    class face:  # noqa: N801 - the name ReportLab asks for
        """The face of no font."""

        name = "tdtool-none"
        builtIn = 0  # noqa: N815 - the name ReportLab asks for


def initial_font() -> str:
    """Register the font without glyphs that a canvas starts with, and give its name."""
    pdfmetrics.registerFont(NoStandardFont())
    return NoStandardFont.fontName


class EmbeddedCut:
    """One cut as one font of one PDF document; glyphs are added while pages are drawn.

    Each pair of a glyph and the text it stands for has a code of its own, so that text
    copied out of the PDF is the text that was put in.
    """

    def __init__(self, cut: Cut, document: Any, number: int) -> None:  # noqa: ANN401
        self.cut = cut
        self.internal_name = f"T{number}"
        self._codes: dict[tuple[int, str], int] = {}
        self._written: dict[tuple[int, str], tuple[str, int]] = {}
        self._keeps_numbers = cut.face.has_postscript_outlines
        document.delayedFonts.append(self)

    def code(self, glyph: Glyph) -> tuple[str, int]:
        """Give the code of a glyph with its text, in hex, and its width.

        The width is as the PDF states it, in thousandths of an em.
        """
        key = (glyph.number, glyph.text)
        written = self._written.get(key)
        if written is None:
            # A font with PostScript outlines is addressed by glyph numbers directly.
            code = glyph.number if self._keeps_numbers else len(self._codes) + 1
            self._codes[key] = code
            written = self._written[key] = (f"{code:04X}", self._width(glyph.number))
        return written

    def _width(self, number: int) -> int:
        return round(self.cut.advance(number) * FULL_EM / self.cut.face.units)

    def addObjects(self, document: Any) -> None:  # noqa: N802, ANN401 - ReportLab calls it
        """Write the font into the document, when all pages are drawn."""
        data, new_numbers = self._subset()
        tag = "".join(chr(65 + byte % 26) for byte in hashlib.sha256(data).digest()[:6])
        name = f"{tag}+{self.cut.name}"
        descendant = self._descendant(document, name, data, new_numbers)
        font = pdfdoc.PDFDictionary(
            {
                "Type": pdfdoc.PDFName("Font"),
                "Subtype": pdfdoc.PDFName("Type0"),
                "BaseFont": pdfdoc.PDFName(name),
                "Encoding": pdfdoc.PDFName("Identity-H"),
                "DescendantFonts": pdfdoc.PDFArray([descendant]),
                "ToUnicode": self._stream(document, "text", self._text_map().encode("ascii")),
            }
        )
        reference = document.Reference(font, self.internal_name)
        document.idToObject["BasicFonts"].dict[self.internal_name] = reference

    def _subset(self) -> tuple[bytes, dict[int, int]]:
        """Cut the used glyphs out of the font file, at the weight and size of the cut."""
        face = self.cut.face
        wanted: Any = hb.SubsetInput()
        wanted.glyph_set.update({number for number, _ in self._codes})
        for tag, value in self.cut.pins.items():
            wanted.pin_axis_location(face.file, tag, value)
        wanted.layout_feature_tag_set.clear()
        wanted.drop_table_tag_set.update({int.from_bytes(tag, "big") for tag in UNUSED_TABLES})
        flags = hb.SubsetFlags.NO_HINTING | hb.SubsetFlags.NO_LAYOUT_CLOSURE
        if self._keeps_numbers:
            flags |= hb.SubsetFlags.RETAIN_GIDS | hb.SubsetFlags.DOWNGRADE_CFF2
            flags |= hb.SubsetFlags.CFF_IDENTITY_CHARSET
        wanted.flags = flags
        plan = hb.SubsetPlan(face.file, wanted)
        data = bytes(plan.execute().blob.data)
        moved = plan.old_to_new_glyph_mapping
        return data, {number: int(moved[number]) for number, _ in self._codes}

    def _descendant(
        self,
        document: Any,  # noqa: ANN401 - ReportLab's document
        name: str,
        data: bytes,
        new_numbers: dict[int, int],
    ) -> Any:  # noqa: ANN401
        kind = "CIDFontType0" if self._keeps_numbers else "CIDFontType2"
        entries: dict[str, Any] = {
            "Type": pdfdoc.PDFName("Font"),
            "Subtype": pdfdoc.PDFName(kind),
            "BaseFont": pdfdoc.PDFName(name),
            "CIDSystemInfo": pdfdoc.PDFDictionary(
                {
                    "Registry": pdfdoc.PDFString("Adobe"),
                    "Ordering": pdfdoc.PDFString("Identity"),
                    "Supplement": 0,
                }
            ),
            "FontDescriptor": self._descriptor(document, name, data),
            "DW": FULL_EM,
            "W": self._widths(),
        }
        if not self._keeps_numbers:
            numbers = bytearray(2 * (len(self._codes) + 1))
            for (number, _), code in self._codes.items():
                numbers[2 * code : 2 * code + 2] = new_numbers[number].to_bytes(2, "big")
            entries["CIDToGIDMap"] = self._stream(document, "numbers", bytes(numbers))
        return document.Reference(pdfdoc.PDFDictionary(entries), f"{self.internal_name}-glyphs")

    def _widths(self) -> Any:  # noqa: ANN401 - a ReportLab array
        widths: list[Any] = []
        for (number, _), code in sorted(self._codes.items(), key=lambda item: item[1]):
            widths += [code, pdfdoc.PDFArray([self._width(number)])]
        return pdfdoc.PDFArray(widths)

    def _descriptor(self, document: Any, name: str, data: bytes) -> Any:  # noqa: ANN401
        key, extra = (
            ("FontFile2", {})
            if not self._keeps_numbers
            else ("FontFile3", {"Subtype": pdfdoc.PDFName("OpenType")})
        )
        entries = {
            "Type": pdfdoc.PDFName("FontDescriptor"),
            "FontName": pdfdoc.PDFName(name),
            "Flags": FLAG_SYMBOLIC,
            "FontBBox": pdfdoc.PDFArray([-1000, -300, 2000, 1100]),
            "ItalicAngle": 0,
            "Ascent": 969,
            "Descent": -242,
            "CapHeight": 727,
            "StemV": 90,
            key: self._stream(document, "file", data, {"Length1": len(data), **extra}),
        }
        return document.Reference(pdfdoc.PDFDictionary(entries), f"{self.internal_name}-about")

    def _stream(
        self,
        document: Any,  # noqa: ANN401 - ReportLab's document
        what: str,
        data: bytes,
        entries: dict[str, Any] | None = None,
    ) -> Any:  # noqa: ANN401
        stream = pdfdoc.PDFStream(
            dictionary=pdfdoc.PDFDictionary(dict(entries or {})),
            content=data,
            filters=[pdfdoc.PDFZCompress],
        )
        return document.Reference(stream, f"{self.internal_name}-{what}")

    def _text_map(self) -> str:
        """Write the map from codes to text, so that the sheet can be searched and copied."""
        pairs = [
            f"<{code:04X}> <{text.encode('utf-16-be').hex().upper()}>"
            for (_, text), code in sorted(self._codes.items(), key=lambda item: item[1])
            if text
        ]
        blocks = [pairs[i : i + 100] for i in range(0, len(pairs), 100)]
        lines = [
            "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
            "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
            "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
            "1 begincodespacerange <0000> <FFFF> endcodespacerange",
        ]
        for block in blocks:
            lines += [f"{len(block)} beginbfchar", *block, "endbfchar"]
        lines.append("endcmap CMapName currentdict /CMap defineresource pop end end")
        return "\n".join(lines)
