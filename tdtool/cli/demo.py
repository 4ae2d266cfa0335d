"""`tdtool demo`: the sample evening played without a screen, its papers and pages in a folder."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    import argparse

    from tdtool.app import StoreShelf
    from tdtool.desk import Desk
    from tdtool.line.candidate import Reading
    from tdtool.ui.window import Window

SIZES = ((1366, 768), (1920, 1080))
"""The sizes of the pictures in pixels."""
CARD_TABLE = 2
"""The table of the sample whose last hand is known and whose small blind went out."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Tell the parser what the command takes."""
    parser.add_argument(
        "-o",
        "--into",
        metavar="FOLDER",
        type=Path,
        help="where the PDFs and pictures go (else: tdtool sample, among your documents)",
    )


def run(args: argparse.Namespace, _stdin: TextIO, stdout: TextIO) -> int:
    """Play the sample evening, tell it, and leave PDFs and pictures; status 1 if it cannot."""
    from tdtool.paths import documents_dir

    folder: Path = args.into or documents_dir() / "tdtool sample"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("sample.db*"):
            old.unlink()
    except OSError as error:
        print(f"The folder {folder} cannot be written: {error.strerror}.", file=stdout)
        return 1
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return _play(folder, stdout)


def _play(folder: Path, stdout: TextIO) -> int:
    from PySide6.QtWidgets import QApplication

    from tdtool.app import StoreShelf
    from tdtool.store.errors import StoreError
    from tdtool.store.log import Store
    from tdtool.tournament.refusal import Refusal
    from tdtool.ui import fonts

    qt = QApplication.instance() or QApplication(["tdtool"])
    assert isinstance(qt, QApplication)  # noqa: S101
    fonts.load()
    fonts.load_rest()
    try:
        with Store.open(folder / "sample.db") as store:
            shelf = StoreShelf(store)
            desk = shelf.sample()
            if isinstance(desk, Refusal):
                print(desk.sentence, file=stdout)
                return 1
            _tell(desk, stdout)
            left = [*_papers(desk, folder), *_pictures(shelf, desk, folder)]
    except (StoreError, OSError) as error:
        print(error, file=stdout)
        return 1
    print(f"\n{len(left)} PDFs and pictures are in {folder}:", file=stdout)
    for name in left:
        print(f"  {name}", file=stdout)
    return 0


def _tell(desk: Desk, stdout: TextIO) -> None:
    """Tell the evening act by act, with the time of each."""
    from tdtool.ui import figures

    offset = desk.now().utc_offset
    told = ""
    for record in desk.history.records:
        act = desk.told(record.action)
        if act and act != told:
            print(f"{figures.time_of_day(record.wall_ms, offset)}  {act}", file=stdout)
        told = act


def _papers(desk: Desk, folder: Path) -> list[str]:
    from tdtool.sheets.page import Paper, PaperSize
    from tdtool.ui.papers import card_of, level_sheet_pdf, posting_card_pdf

    made = {
        f"level sheet {size}.pdf": level_sheet_pdf(desk, Paper(size))
        for size in (PaperSize.A4, PaperSize.LETTER)
    }
    card = card_of(desk, CARD_TABLE)
    if card is not None:
        made[f"posting card table {CARD_TABLE}.pdf"] = posting_card_pdf(card, Paper(PaperSize.A5))
    for name, pdf in made.items():
        (folder / name).write_bytes(pdf)
    return list(made)


def _pictures(shelf: StoreShelf, desk: Desk, folder: Path) -> list[str]:
    """Show the pages in a window nobody sees, and leave a picture of each."""
    from tdtool.moment import now
    from tdtool.settings import ColourScheme, Settings
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.preferences import Preferences
    from tdtool.ui.program import Program
    from tdtool.ui.window import Window

    bridge = Bridge()
    preferences = Preferences(Settings(), folder / "settings.toml")
    window = Window(bridge, preferences, _nothing_typed)
    program = Program(window, now, _nothing_to_open)
    program.tournaments.take_shelf(shelf, desk)
    program.floor.show_table(CARD_TABLE)
    window.show()
    left: list[str] = []
    for scheme in (ColourScheme.DARK, ColourScheme.LIGHT):
        preferences.set_colours(scheme)
        for width, height in SIZES:
            window.resize(width, height)
            program.who_posts()
            left.append(_picture(window, folder, f"who posts {scheme} {width}x{height}.png"))
            program.who_posts()
            left.append(_picture(window, folder, f"floor {scheme} {width}x{height}.png"))
    bridge.close()
    window.close()
    (folder / "settings.toml").unlink(missing_ok=True)
    return left


def _picture(window: Window, folder: Path, name: str) -> str:
    from PySide6.QtWidgets import QApplication

    QApplication.processEvents()
    if not window.grab().save(str(folder / name)):
        raise OSError(f"The picture {name} cannot be written.")
    return name


def _nothing_typed(_text: str) -> Reading:
    from tdtool.line.candidate import Reading

    return Reading(())


def _nothing_to_open() -> None:
    """Nothing is opened again: the file is open."""
