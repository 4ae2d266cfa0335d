"""`tdtool demo` plays the sample without a screen."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pypdfium2
from PIL import Image

if TYPE_CHECKING:
    from pathlib import Path


def test_it_tells_the_evening_and_leaves_papers_and_pictures(tmp_path: Path) -> None:
    folder = tmp_path / "left here"
    command = [sys.executable, "-m", "tdtool", "demo", "-o", str(folder)]
    folder.mkdir()
    (folder / "level sheet a4.pdf").write_text("left by an earlier time", encoding="utf-8")
    ran = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert ran.returncode == 0, ran.stderr
    assert not ran.stderr
    assert "players registered" in ran.stdout
    assert f"11 PDFs and pictures are in {folder}:" in ran.stdout
    for picture in folder.glob("*.png"):
        with Image.open(picture) as image:
            assert f"{image.width}x{image.height}" in picture.name
            assert len(image.getcolors(100_000) or ()) > 50
    assert len(list(folder.glob("*.png"))) == 8
    text = {
        pdf.name: "".join(
            page.get_textpage().get_text_bounded() for page in pypdfium2.PdfDocument(pdf)
        )
        for pdf in folder.glob("*.pdf")
    }
    assert len(text) == 3
    assert "Registration ends" in text["level sheet a4.pdf"]
    assert "dead button" in text["posting card table 2.pdf"]


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("x", encoding="utf-8")
    command = [sys.executable, "-m", "tdtool", "demo", "-o", str(blocked)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 1
    assert ran.stdout.startswith(f"The folder {blocked} cannot be written")
