"""Pictures of every sheet of every sample: `python -m tests.samples.contact_sheets FOLDER [NAME]`.

Six pages a picture, large enough to be read; of a long sheet the first two pages and the last.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

import pypdfium2

from tdtool.sheets.page import PaperSize
from tests.fresh_home import move_into_fresh_home

if TYPE_CHECKING:
    from PIL.Image import Image

WIDE, HIGH, ACROSS, DOWN = 640, 905, 3, 2


def main(arguments: list[str]) -> int:
    """Write the pictures and say which sheets had nothing to print."""
    from tests.samples.events import SAMPLES, stages
    from tests.samples.prints import made, prints

    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for number, sample in enumerate(arguments[1:] or SAMPLES):
        size = (PaperSize.A4, PaperSize.LETTER)[number % 2]
        with tempfile.TemporaryDirectory() as played:
            for stage in stages(Path(played), sample):
                pages: list[Image] = []
                for one in prints(stage, size):
                    found = made(stage, one)
                    if isinstance(found, str):
                        print(f"{sample}, {stage.name}, {one.label}: {found}")
                    else:
                        pages += _pages(found[0])
                _paste(pages, folder / f"{sample}-{stage.name}".replace(" ", "_"))
    return 0


def _pages(pdf: bytes) -> list[Image]:
    document = pypdfium2.PdfDocument(pdf)
    last = len(document) - 1
    shown = sorted({0, min(1, last), last})
    pictures = []
    for number in shown:
        page = document[number]
        width, height = page.get_size()
        pictures.append(page.render(scale=min(WIDE / width, HIGH / height) * 0.97).to_pil())
    return pictures


def _paste(pages: list[Image], stem: Path) -> None:
    from PIL import Image as Pictures

    each = ACROSS * DOWN
    for start in range(0, len(pages), each):
        whole = Pictures.new("RGB", (WIDE * ACROSS, HIGH * DOWN), "#8a8f96")
        for place, page in enumerate(pages[start : start + each]):
            whole.paste(page, (place % ACROSS * WIDE + 8, place // ACROSS * HIGH + 8))
        whole.save(f"{stem}-{start // each + 1:02}.png")


if __name__ == "__main__":
    move_into_fresh_home()
    sys.exit(main(sys.argv[1:]))
