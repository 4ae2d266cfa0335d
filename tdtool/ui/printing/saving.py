"""Saving a PDF: a name that any disk takes, the system's dialog, a sentence if it fails."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog

from tdtool.paths import documents_dir
from tdtool.ui.system_dialog import show_beside

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from tdtool.ui.preferences import Preferences

_LONGEST_NAME = 80


def file_name(event: str, sheet: str) -> str:
    """Make a file's name: "harbour-open-seat-cards.pdf"."""
    words = f"{event[:_LONGEST_NAME]} {sheet}".lower()
    kept = "".join(sign if sign.isalnum() else "-" for sign in words[: 2 * _LONGEST_NAME])
    return "-".join(part for part in kept.split("-") if part) + ".pdf"


def ask_file(
    parent: QWidget, preferences: Preferences, name: str, take: Callable[[Path], None]
) -> QFileDialog:
    """Let the system's dialog name a file, without stopping anything, and give it to `take`."""
    folder = Path(preferences.settings.folder or str(documents_dir()))
    dialog = QFileDialog(parent, "Save as PDF", str(folder / name), "PDF (*.pdf)")
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix("pdf")

    def named(path: str) -> None:
        preferences.set_folder(str(Path(path).parent))
        take(Path(path))

    dialog.fileSelected.connect(named)
    show_beside(dialog, parent)
    return dialog


def write_pdf(path: Path, pdf: bytes) -> str:
    """Write a PDF; returns a sentence where that is not possible, else ""."""
    try:
        path.write_bytes(pdf)
    except OSError as error:
        return f"{path.name} cannot be written: {error.strerror}."
    return ""
