"""How the files of a folder stand, without reading them: whether something in it has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

MOST_FILES = 5_000
"""Files of a folder that are read."""

Stamp = tuple[tuple[str, int, int], ...]
"""Files by path, time of change and size."""


def stamp_of(folder: Path, files: str = "*.toml") -> Stamp:
    """Tell how the files of a folder stand; () where it is not there."""
    found: list[tuple[str, int, int]] = []
    for file in sorted(folder.rglob(files))[:MOST_FILES] if folder.is_dir() else ():
        try:
            about = file.stat()
        except OSError:
            continue
        found.append((str(file), about.st_mtime_ns, about.st_size))
    return tuple(found)
