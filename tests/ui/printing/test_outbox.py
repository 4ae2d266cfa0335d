"""Sending: the spooler gets the very PDF, and what goes wrong is a sentence."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pypdfium2
import pytest
from PySide6.QtCore import QObject
from PySide6.QtPrintSupport import QPrinter

from tdtool.sheets.page import Paper, PaperSize
from tdtool.sheets.seat_cards import SeatCards, draw
from tdtool.ui.printing.outbox import Job, Outbox
from tests.sheets.people import FOOT, cards

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.qt_log_ignore("QPainter::begin", "QPrinter")


@pytest.fixture
def box(qapp: object) -> Iterator[Outbox]:
    del qapp
    holder = QObject()
    made = Outbox(holder)
    yield made
    made.stop()


def pdf(count: int = 9) -> bytes:
    out = io.BytesIO()
    draw(SeatCards(cards(count), FOOT), Paper(), out)
    return out.getvalue()


def job(printer: str, **more: object) -> Job:
    return Job(pdf(), "Harbour Open, seat cards", printer, PaperSize.LETTER, **more)  # type: ignore[arg-type]


def test_the_spooler_gets_the_pdf_as_it_is(box: Outbox, qtbot: QtBot, spooler: Path) -> None:
    with qtbot.waitSignal(box.sent, timeout=10_000) as sent:
        box.send(job("Floor laser", copies=3))
    assert sent.args[0].printer == "Floor laser"
    assert (spooler / "job.pdf").read_bytes() == pdf()
    assert (spooler / "arguments").read_text().split("\n")[:-1] == [
        *("-d", "Floor laser", "-n", "3", "-t", "Harbour Open, seat cards"),
        *("-o", "media=Letter", "-o", "print-scaling=none", "-"),
    ]
    assert not box.is_busy()


def test_a_title_of_any_kind_is_one_short_line(box: Outbox, qtbot: QtBot, spooler: Path) -> None:
    with qtbot.waitSignal(box.sent, timeout=10_000):
        box.send(Job(pdf(), "a\nb\x00" + "c" * 500, "Cage", PaperSize.A4))
    title = (spooler / "arguments").read_text().split("\n")[5]
    assert title.startswith("a b")
    assert len(title) == 80


def test_what_the_spooler_says_is_told(box: Outbox, qtbot: QtBot, spooler: Path) -> None:
    del spooler
    with qtbot.waitSignal(box.failed, timeout=10_000) as failed:
        box.send(job("Broken"))
    assert failed.args[1] == "The printer Broken did not take it: The printer is on fire."
    assert not box.is_busy()


def test_a_second_job_waits_for_the_first(box: Outbox, qtbot: QtBot, spooler: Path) -> None:
    with qtbot.waitSignal(box.sent, timeout=10_000) as sent:
        box.send(job("Floor laser"))
        box.send(job("Cage"))
    assert sent.args[0].printer == "Floor laser"
    assert "Cage" not in (spooler / "arguments").read_text()


def test_a_spooler_that_does_not_answer_is_given_up(
    box: Outbox, qtbot: QtBot, spooler: Path
) -> None:
    del spooler
    box.set_patience(150)
    with qtbot.waitSignal(box.failed, timeout=10_000) as failed:
        box.send(job("Deaf"))
    assert failed.args[1] == "The printer Deaf did not take it within 0.15 s."
    assert not box.is_busy()


def test_a_spooler_that_does_not_start_is_said(box: Outbox, qtbot: QtBot, spooler: Path) -> None:
    (spooler / "lp").write_text("#!/no/such/interpreter\n")
    with qtbot.waitSignal(box.failed, timeout=10_000) as failed:
        box.send(job("Cage"))
    assert failed.args[1] == (
        "The printer Cage cannot be reached: the print command lp does not start."
    )


def test_without_a_spooler_pages_are_drawn_onto_the_printer(
    box: Outbox, qtbot: QtBot, tmp_path: Path
) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setResolution(100)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "drawn.pdf"))
    with qtbot.waitSignal(box.sent, timeout=20_000):
        box.send_to(job("a file"), printer)
    drawn = pypdfium2.PdfDocument(tmp_path / "drawn.pdf")
    asked = pypdfium2.PdfDocument(pdf())
    assert len(drawn) == len(asked) == 2
    assert [round(side) for side in drawn[0].get_size()] == [612, 792]
    assert similar(drawn, asked)


def similar(one: pypdfium2.PdfDocument, other: pypdfium2.PdfDocument) -> bool:
    """Tell whether the first pages look alike: little is ink on one and white on the other."""
    pictures = [document[0].render(scale=0.5, grayscale=True) for document in (one, other)]
    first, second = (bytes(picture.buffer) for picture in pictures)
    odd = sum(abs(a - b) > 160 for a, b in zip(first, second, strict=True))
    return odd < len(first) / 30 and min(first) < 100


def test_a_printer_that_cannot_be_reached_is_said(
    box: Outbox, qtbot: QtBot, tmp_path: Path
) -> None:
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "no folder" / "drawn.pdf"))
    with qtbot.waitSignal(box.failed, timeout=10_000) as failed:
        box.send_to(job("Cage"), printer)
    assert failed.args[1] == "The printer Cage cannot be reached."
