"""The letters of the window: Inter, and what steps in where Inter has no sign."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

FAMILIES = (
    "Inter",
    "Noto Sans",
    "Noto Sans Arabic",
    "Heebo",
    "Noto Sans Devanagari",
    "Noto Sans Thai",
    "Hind Siliguri",
    "Noto Sans Tamil",
    "Noto Sans Telugu",
    "Noto Sans Khmer",
    "DejaVu Sans",
    "WenQuanYi Micro Hei",
    "Noto Sans CJK SC",
    "sans-serif",
)
"""Families in the order in which a sign is looked for."""

_FIRST = ("fontpkg_inter", "Inter[opsz,wght].ttf")
_LATER = (
    ("fontpkg_noto_sans", "NotoSans[wdth,wght].ttf"),
    ("fontpkg_noto_sans_arabic", "NotoSansArabic[wdth,wght].ttf"),
    ("fontpkg_heebo", "Heebo[wght].ttf"),
    ("fontpkg_noto_sans_devanagari", "NotoSansDevanagari[wdth,wght].ttf"),
    ("fontpkg_noto_sans_thai", "NotoSansThai[wdth,wght].ttf"),
    ("fontpkg_hind_siliguri", "HindSiliguri-Regular.ttf"),
    ("fontpkg_hind_siliguri", "HindSiliguri-SemiBold.ttf"),
    ("fontpkg_noto_sans_tamil", "NotoSansTamil[wdth,wght].ttf"),
    ("fontpkg_noto_sans_telugu", "NotoSansTelugu[wdth,wght].ttf"),
    ("fontpkg_noto_sans_khmer", "NotoSansKhmer[wdth,wght].ttf"),
)


def load() -> bool:
    """Load Inter for this program; False where its package is missing."""
    return _load(*_FIRST)


def load_rest() -> None:
    """Load the fonts of the other scripts; can wait until the window stands."""
    for package, name in _LATER:
        _load(package, name)


def face() -> QFont:
    """Give the window's type without a size."""
    made = QFont()
    made.setFamilies(list(FAMILIES))
    made.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


@cache
def _load(package: str, name: str) -> bool:
    try:
        origin = import_module(package).__file__
    except ImportError:
        return False
    file = Path(origin or "").parent / "files" / name
    return file.is_file() and QFontDatabase.addApplicationFont(str(file)) >= 0
