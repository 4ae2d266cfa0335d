"""`tdtool sheet`: a level sheet of a structure file as a PDF, without a screen."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from datetime import datetime, time
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    import argparse

    from tdtool.sheets.level_record import LevelSheet
    from tdtool.tournament.structure import Structure

PAPERS = ("letter", "a4")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Tell the parser what the command takes."""
    sheets = parser.add_subparsers(dest="sheet", required=True, metavar="SHEET")
    levels = sheets.add_parser("levels", help="levels, blinds and breaks of a structure")
    levels.add_argument("structure", metavar="STRUCTURE", help="the structure file")
    levels.add_argument("-o", "--output", required=True, metavar="FILE.pdf", help="the PDF")
    levels.add_argument("--paper", choices=PAPERS, default="letter", help="default: letter")
    levels.add_argument("--landscape", action="store_true", help="lay the paper on its side")
    levels.add_argument("--start", metavar="12:00", help="when the first level starts")
    levels.add_argument("--title", default="", help="the event's name, if not the file's")


def run(args: argparse.Namespace, stdin: TextIO, stdout: TextIO) -> int:  # noqa: ARG001
    """Print the sheet and return 0; or say in one sentence what is wrong and return 1."""
    from tdtool.structures.error import StructureError
    from tdtool.structures.reader import read_structure

    try:
        starts = _start(args.start)
        structure = read_structure(Path(args.structure))
        pages = _print(structure, args, starts)
    except (StructureError, SheetError) as problem:
        print(f"tdtool sheet: {problem}", file=sys.stderr)
        return 1
    print(f"{args.output}: {pages}", file=stdout)
    return 0


class SheetError(Exception):
    """Why a sheet was not printed, in one sentence."""


def _start(text: str | None) -> time | None:
    """Read the time of the first level."""
    if text is None:
        return None
    try:
        return datetime.strptime(text, "%H:%M").time()  # noqa: DTZ007 - a time on the wall
    except ValueError:
        raise SheetError(f"--start: {text!r} is no time like 12:00.") from None


def _print(structure: Structure, args: argparse.Namespace, starts: time | None) -> str:
    """Draw the sheet into a file beside its place and move it there; say what it holds."""
    from tdtool.sheets.fonts import NoFontError
    from tdtool.sheets.level_record import SheetHead
    from tdtool.sheets.level_sheet import content, draw
    from tdtool.sheets.page import Paper, PaperSize

    now = datetime.now().astimezone()
    sheet = content(structure, SheetHead(title=args.title, starts=starts, printed=now))
    paper = Paper(PaperSize(args.paper), landscape=args.landscape)
    place = Path(args.output)
    beside = ""
    try:
        with tempfile.NamedTemporaryFile(
            dir=place.parent, prefix=f".{place.name[:40]}.", suffix=".part", delete=False
        ) as out:
            beside = out.name
            draw(sheet, paper, out)
        _allow_reading(beside)
        Path(beside).replace(place)
    except NoFontError as problem:
        raise SheetError(str(problem)) from None
    except FileNotFoundError:
        raise SheetError(f"{place}: the folder does not exist.") from None
    except OSError as problem:
        reason = problem.strerror or "it cannot be written"
        raise SheetError(f"{place}: the sheet was not written: {reason}.") from None
    finally:
        if beside:
            Path(beside).unlink(missing_ok=True)
    return _words(sheet)


def _allow_reading(path: str) -> None:
    """Give the new file the rights of any other; a temporary file is its owner's alone."""
    mask = os.umask(0)
    os.umask(mask)
    with contextlib.suppress(OSError):
        Path(path).chmod(0o666 & ~mask)


def _words(sheet: LevelSheet) -> str:
    return f"{sheet.levels} level{'' if sheet.levels == 1 else 's'} of {sheet.title}"
