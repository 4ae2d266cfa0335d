"""Where fonts lie: those that come with the program, then the system's own."""

from __future__ import annotations

import importlib.util
import os
import sys
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGED = ("fontpkg_inter", "fontpkg_noto_sans", "fontpkg_noto_sans_arabic")
"""The packages that the program depends on, in the order in which their fonts are tried."""

FURTHER = (
    "dejavusans",
    "wqy-microhei",
    "notosanscjk",
    "msyh",
    "malgun",
    "yugothm",
    "meiryo",
    "pingfang",
    "hiraginosans",
    "applesdgothicneo",
    "arialunicode",
    "segoeui",
    "leelawui",
    "nirmala",
    "ebrima",
    "gadugi",
    "droidsansfallback",
    "notosans",
    "freesans",
)
"""How the names of system fonts begin that are tried before the others, in this order."""

UNFIT = ("italic", "oblique", "mono", "condensed", "thin", "light", "black", "serif", "bold")
ENDINGS = {".ttf", ".ttc", ".otf", ".otc"}


def packaged() -> Iterator[Path]:
    """Give the upright fonts that come with the program."""
    for package in PACKAGED:
        yield from _upright(package)


def further() -> Iterator[Path]:
    """Give the other fonts that can be found: first installed packages, then the system's."""
    folder = _site_folder()
    for found in sorted(folder.glob("fontpkg_*")) if folder else ():
        if found.name not in PACKAGED and found.is_dir() and "." not in found.name:
            yield from _upright(found.name)
    yield from sorted(_system_files(), key=_rank)


def _site_folder() -> Path | None:
    """Find the folder that the font packages are installed in."""
    spec = importlib.util.find_spec(PACKAGED[0])
    return Path(spec.origin).parent.parent if spec and spec.origin else None


def _upright(package: str) -> list[Path]:
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        return []
    files = sorted((Path(spec.origin).parent / "files").glob("*.[to]tf"))
    upright = [file for file in files if "italic" not in file.stem.lower()]
    return sorted(upright, key=lambda file: not file.stem.endswith("-Regular"))[:1]


def system_folders() -> list[Path]:
    """Give the folders in which this system keeps its fonts."""
    home = Path.home()
    if sys.platform == "win32":
        windows = Path(os.environ.get("WINDIR", r"C:\Windows"))
        local = Path(os.environ.get("LOCALAPPDATA", home))
        return [windows / "Fonts", local / "Microsoft" / "Windows" / "Fonts"]
    if sys.platform == "darwin":
        return [Path("/System/Library/Fonts"), Path("/Library/Fonts"), home / "Library/Fonts"]
    shared = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    mine = os.environ.get("XDG_DATA_HOME") or str(home / ".local/share")
    folders = [Path(part) / "fonts" for part in [*shared.split(":"), mine] if part]
    return [*folders, home / ".fonts"]


@lru_cache(maxsize=1)
def _system_files() -> tuple[Path, ...]:
    found: dict[str, Path] = {}
    for folder in system_folders():
        for where, _, names in os.walk(folder):
            for name in names:
                if os.path.splitext(name)[1].lower() in ENDINGS:  # noqa: PTH122 - thousands
                    found.setdefault(name, Path(where) / name)
    return tuple(found.values())


def _rank(path: Path) -> tuple[bool, int, str]:
    """Put plain upright fonts first, the well known before the others."""
    name = path.stem.lower().replace(" ", "")
    place = next((i for i, start in enumerate(FURTHER) if name.startswith(start)), len(FURTHER))
    return any(word in name for word in UNFIT), place, name
