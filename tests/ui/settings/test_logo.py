"""The house's logo: whole pictures are kept as they look, everything else is a sentence."""

from __future__ import annotations

import io
import struct
import zlib
from typing import TYPE_CHECKING

import pypdfium2
import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest

from tdtool.paths import logo_path
from tdtool.settings import Settings
from tdtool.sheets import break_sheet, receipt, seating_list, table_sheet
from tdtool.sheets.letterhead import LOGO_HIGH, Letterhead, Logo
from tdtool.sheets.page import Foot, Paper, PaperSize
from tdtool.ui import house
from tdtool.ui.logo import KEPT_SIDE, LogoError, on_white, read_logo
from tdtool.ui.preferences import Preferences
from tdtool.ui.settings.logo_row import LogoRow
from tests.sheets import money_sheets, people

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    ' viewBox="0 0 200 100">{0}<rect width="200" height="100" fill="#c2352b"/></svg>'
)
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")
HOUSE = "Harbour Card Room – Łódź"


@pytest.fixture(autouse=True)
def usual_house(qapp: object) -> Iterator[None]:
    del qapp
    yield
    house.set_logo(None)
    house.set_name("")


def picture(path: Path, wide: int = 200, high: int = 100) -> Path:
    image = QImage(wide, high, QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    for x in range(wide // 2):
        for y in range(high):
            image.setPixelColor(x, y, QColor("#c2352b"))
    assert image.save(str(path))
    return path


def drawing(path: Path, more: str = "") -> Path:
    return written(path, SVG.format(more))


def pixels(logo: Logo) -> QImage:
    image = QImage()
    assert image.loadFromData(logo.png, "PNG")
    return image


@pytest.mark.parametrize("name", ["a.png", "a.jpg", "a.svg", "wrong ending.gif"])
def test_a_picture_is_kept_as_it_looks_on_white(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    if name.endswith(".svg"):
        logo = on_white(read_logo(drawing(path)))
        assert (logo.width, logo.height) == (KEPT_SIDE, KEPT_SIDE // 2)
    else:
        image = picture(tmp_path / "made.png" if name.endswith("gif") else path)
        logo = on_white(read_logo(image.rename(path)))
        assert (logo.width, logo.height) == (200, 100)
    seen = pixels(logo)
    red = seen.pixelColor(logo.width // 4, logo.height // 2)
    assert red.red() == pytest.approx(194, abs=6)
    assert red.green() == pytest.approx(53, abs=6)
    if name.endswith("png"):
        assert seen.pixelColor(190, 50) == QColor("white")


def test_a_large_picture_is_kept_smaller(tmp_path: Path) -> None:
    image = QImage(3_000, 600, QImage.Format.Format_RGB32)
    image.fill(QColor("#34b38a"))
    image.save(str(tmp_path / "wide.png"))
    assert read_logo(tmp_path / "wide.png").size() == QSize(KEPT_SIDE, KEPT_SIDE // 5)


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def bomb(path: Path) -> Path:
    """Write a PNG of some thousand bytes that has 144 million pixels."""
    rows = zlib.compress(bytes(12_000 * 1_501), 9)
    head = struct.pack(">IIBBBBB", 12_000, 12_000, 1, 0, 0, 0, 0)
    data = b"\x89PNG\r\n\x1a\n"
    for kind, body in ((b"IHDR", head), (b"IDAT", rows), (b"IEND", b"")):
        chunk = kind + body
        data += struct.pack(">I", len(body)) + chunk + struct.pack(">I", zlib.crc32(chunk))
    path.write_bytes(data)
    return path


def cut(path: Path) -> Path:
    data = picture(path.with_suffix(".png")).read_bytes()
    path.write_bytes(data[:60])
    return path


PIXEL = (
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJg"
    "gg=="
)
DATA = f'<image xlink:href="data:image/png;base64,{PIXEL}" width="1" height="1"/>'
WRONG: dict[str, tuple[Callable[[Path], Path], str]] = {
    "text": (lambda p: written(p, "GIF89a"), "is no PNG, JPEG or SVG picture."),
    "bomb": (bomb, "has 12,000 × 12,000 pixels; a smaller copy will do."),
    "cut": (cut, "is damaged."),
    "tiny": (lambda p: picture(p.with_suffix(".png"), 8, 8), "has only 8 × 8 pixels."),
    "large": (lambda p: written(p, " " * 8_000_001), "is larger than 8 MB."),
    "gone": (lambda p: p, "cannot be read: No such file or directory."),
    "open tag": (lambda p: drawing(p, "<g>"), "is damaged."),
    "entity": (
        lambda p: written(p, '<!DOCTYPE s [<!ENTITY a "b">]><svg>&a;</svg>'),
        "defines words of its own; save it as plain SVG.",
    ),
    "file": (
        lambda p: drawing(p, '<image xlink:href="file:///etc/hostname"/>'),
        "refers to other files; save it with everything inside.",
    ),
    "other prefix": (
        lambda p: written(
            p, SVG.format('<image xlink:href="/etc/hostname"/>').replace("1999/xlink", "other")
        ),
        "refers to other files; save it with everything inside.",
    ),
    "net": (
        lambda p: drawing(p, '<rect style="fill:url( http://example.org/a )"/>'),
        "refers to other files; save it with everything inside.",
    ),
    "script": (
        lambda p: drawing(p, "<script>1</script>"),
        "refers to other files; save it with everything inside.",
    ),
    "grows": (
        lambda p: drawing(
            p,
            '<g id="a"><rect width="1" height="1"/></g>'
            '<g id="b"><use xlink:href="#a"/></g><use href="#b"/>',
        ),
        "repeats its parts too often; save a simpler one.",
    ),
    "parts": (lambda p: drawing(p, "<g/>" * 20_001), "has more than 20,000 parts"),
    "flat": (
        lambda p: written(p, SVG.format("").replace("200 100", "9000 1")),
        "is too narrow for a logo.",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_anything_else_is_refused_in_a_sentence(tmp_path: Path, name: str) -> None:
    make, sentence = WRONG[name]
    with pytest.raises(LogoError) as wrong:
        read_logo(make(tmp_path / "logo"))
    assert sentence in str(wrong.value)
    assert str(wrong.value).startswith("logo")


def test_a_drawing_that_holds_all_it_needs_is_taken(tmp_path: Path) -> None:
    more = f'<g id="a"><rect width="9" height="9"/></g><use href="#a"/>{DATA}'
    assert read_logo(drawing(tmp_path / "a.svg", more)).width() == KEPT_SIDE


@pytest.fixture
def row(dressed: None, tmp_path: Path) -> Iterator[LogoRow]:
    del dressed
    made = LogoRow(Preferences(Settings(folder=str(tmp_path)), tmp_path / "settings.json"))
    made.show()
    yield made
    made.close()
    made.deleteLater()


def test_a_logo_is_kept_in_the_data_folder_and_taken_away(row: LogoRow, tmp_path: Path) -> None:
    assert not row.drop.isVisible()
    row.take(tmp_path / "none.png")
    assert row.remark.text() == "none.png cannot be read: No such file or directory."
    row.take(picture(tmp_path / "a.png"))
    assert row.remark.text() == ""
    assert row.picture.accessibleName() == "Logo, 200 × 100 pixels"
    assert house.letterhead().logo == on_white(read_logo(logo_path()))
    row.take(tmp_path / "none.png")
    assert house.logo() is not None
    QTest.mouseClick(row.drop, Qt.MouseButton.LeftButton)
    assert not logo_path().exists()
    assert house.letterhead() == Letterhead()
    QTest.mouseClick(row.choose, Qt.MouseButton.LeftButton)
    assert row.dialog is not None
    assert not row.dialog.isModal()
    row.dialog.fileSelected.emit(str(tmp_path / "a.png"))
    row.dialog.close()
    assert house.logo() is not None


@pytest.mark.parametrize("size", list(PaperSize))
def test_name_and_logo_head_every_first_page(tmp_path: Path, size: PaperSize) -> None:
    logo = on_white(read_logo(picture(tmp_path / "a.png")))
    foot = Foot("Spring Main Event", people.PRINTED, "7f3a91c", Letterhead(HOUSE, logo))
    long = "A very long name of a list that has to make room for what stands at its right"
    listed = seating_list.SeatingList(long, long, (), foot)
    made = people.break_sheet()
    sheets = (
        (seating_list, listed),
        (table_sheet, (table_sheet.blank("12", 9, foot, level="Level 1", stakes=long),)),
        (break_sheet, (break_sheet.BreakSheet(made.table, made.slips, foot, made.draw),)),
    )
    for module, sheet in sheets:
        out = io.BytesIO()
        module.draw(sheet, Paper(size), out)
        (page,) = pypdfium2.PdfDocument(out.getvalue())
        words = page.get_textpage()
        assert HOUSE in words.get_text_range().replace("\ufffe", "-")
        (image,) = [one for one in page.get_objects() if one.type == 3]
        left, bottom, right, top = image.get_bounds()
        assert top <= page.get_height() - 17
        assert top - bottom <= LOGO_HIGH + 0.1
        assert right == pytest.approx(Paper(size).width - Paper(size).margin, abs=0.1)
        assert (right - left) / (top - bottom) == pytest.approx(2, abs=0.02)
        for index in range(words.count_chars()):
            box = words.get_charbox(index)
            beside = box[2] <= left or box[3] <= bottom or box[1] >= top
            assert beside, words.get_text_range(index, 1)


def test_a_receipt_names_the_house() -> None:
    from dataclasses import replace

    foot = Foot("Spring Main Event", people.PRINTED, "7f3a91c", Letterhead(HOUSE))
    out = io.BytesIO()
    receipt.draw((replace(money_sheets.RECEIPTS[0], foot=foot),), Paper(), out)
    text = pypdfium2.PdfDocument(out.getvalue())[0].get_textpage().get_text_range()
    assert HOUSE in text.replace("\ufffe", "-")
