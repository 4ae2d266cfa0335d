"""Printing to a queue of the system's own kind: jobs arrive, failures are told, sent again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest

from tdtool.sheets.page import PaperSize
from tdtool.ui.printing.offer import Offer
from tdtool.ui.printing.outbox import Job, Outbox
from tests.ui.printing.conftest import settle
from tests.ui.printing.cups import Cups
from tests.ui.printing.test_outbox import pdf

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from tdtool.ui.printing.print_page import PrintPage

pytestmark = [
    pytest.mark.full,
    pytest.mark.qt_log_ignore("does not support propagateSizeHints"),
]


@pytest.fixture(scope="module")
def cups() -> Iterator[Cups]:
    if not Cups.is_here():
        pytest.skip("no cups, cups-client, cups-filters: `python -m tests.full` installs them")
    made = Cups()
    yield made
    made.stop()


@pytest.fixture
def server(cups: Cups, monkeypatch: pytest.MonkeyPatch) -> Cups:
    """Let the program print through the test's own spooler."""
    monkeypatch.setenv("CUPS_SERVER", cups.env["CUPS_SERVER"])
    return cups


@pytest.fixture
def box(qapp: object, server: Cups) -> Iterator[Outbox]:
    del qapp, server
    holder = QObject()
    made = Outbox(holder)
    yield made
    made.stop()


def pages(received: bytes) -> int:
    """Count the pages of what a PostScript printer got."""
    return len(re.findall(rb"^%%Page: ", received, re.MULTILINE))


def test_a_queue_receives_what_is_seen(
    make_page: Callable[..., PrintPage], server: Cups, qtbot: QtBot
) -> None:
    path = server.queue("Cage")
    page = make_page(["Cage"])
    page.show_offer(Offer.SEATING)
    settle(page, qtbot)
    with qtbot.waitSignal(page.foot.gone, timeout=20_000):
        QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert page.foot.remark.text() == "In the queue of Cage."
    received = server.received(path)
    assert received.startswith(b"%!PS")
    assert pages(received) == page.preview.pages()
    qtbot.waitUntil(lambda: not page.foot.outbox.watch.is_watching(), timeout=20_000)


def test_a_big_batch_goes_as_the_pdf_itself(box: Outbox, server: Cups, qtbot: QtBot) -> None:
    path = server.queue("Laser")
    big = pdf(2_000)
    with qtbot.waitSignal(box.sent, timeout=30_000):
        box.send(Job(big, "Harbour Open, seat cards", "Laser", PaperSize.LETTER))
    received = server.received(path)
    assert pages(received) == 250
    assert "File of type application/pdf queued" in server.log()
    # Text came as text: no page was turned into a picture on the way.
    assert received.count(b"/ImageType") < 250


def test_a_queue_that_takes_nothing_is_a_sentence(box: Outbox, server: Cups, qtbot: QtBot) -> None:
    server.queue("Closed")
    server.run("cupsreject", "Closed")
    with qtbot.waitSignal(box.failed, timeout=20_000) as failed:
        box.send(Job(pdf(), "Harbour Open, seat cards", "Closed", PaperSize.A4))
    said = 'The printer Closed did not take it: Destination "Closed" is not accepting jobs.'
    assert failed.args[1] == said
    with qtbot.waitSignal(box.failed, timeout=20_000) as failed:
        box.send(Job(pdf(), "Harbour Open, seat cards", "Nowhere", PaperSize.A4))
    assert failed.args[1].startswith("The printer Nowhere did not take it: ")


def test_a_printer_that_fails_says_so_and_the_job_is_sent_again(
    make_page: Callable[..., PrintPage], server: Cups, qtbot: QtBot
) -> None:
    path = server.queue("Broken", file=False)
    page = make_page(["Broken"])
    with qtbot.waitSignal(page.foot.outbox.failed, timeout=30_000):
        QTest.keyClick(page.list, Qt.Key.Key_Return)
    said = "The printer Broken does not print. “Harbour Open, level sheet” waits in its queue."
    assert page.foot.remark.text() == said
    assert page.foot.primary.words() == "Send again"
    assert len(server.run("lpstat", "-o", "Broken").splitlines()) == 1
    server.mend(path)
    with qtbot.waitSignal(page.foot.gone, timeout=20_000):
        QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert pages(server.received(path)) == 1
    qtbot.waitUntil(lambda: not page.foot.outbox.watch.is_watching(), timeout=20_000)


def test_a_printer_that_is_stopped_says_why(box: Outbox, server: Cups, qtbot: QtBot) -> None:
    server.queue("Jammed")
    server.run("cupsdisable", "-r", "Paper jam", "Jammed")
    with qtbot.waitSignal(box.failed, timeout=20_000) as failed:
        box.send(Job(pdf(), "Harbour Open, seat cards", "Jammed", PaperSize.A4))
    said = (
        "The printer Jammed is stopped: Paper jam. “Harbour Open, seat cards” waits in its queue."
    )
    assert failed.args[1] == said
    server.run("cancel", "-a", "Jammed")
