"""Sending PDFs to printers: to the spooler where there is one, else page by page."""

from __future__ import annotations

import re
import shutil
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from tdtool.ui import plain
from tdtool.ui.printing import printers
from tdtool.ui.printing.background import Background, Result
from tdtool.ui.printing.queue_watch import QueueWatch, english

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

    from tdtool.sheets.page import PaperSize

PATIENCE_MS = 30_000
"""A spooler that has not taken a job by then will not."""
_LONGEST_TITLE = 80
_SAID = re.compile(r"^(?:\S*/)?lp: (?:Error - )?")
"""How the print command begins what it says."""
_MEDIA = {"letter": "Letter", "a4": "A4", "a5": "A5"}


@dataclass(frozen=True, slots=True)
class Job:
    """A PDF for a printer; `title` is what its queue shows."""

    pdf: bytes
    title: str
    printer: str
    paper: PaperSize
    copies: int = 1


class Outbox(QObject):
    """Sends one job at a time; nothing waits for it."""

    sent = Signal(object)
    """The job is in the printer's queue."""
    failed = Signal(object, str)
    """The job was not taken, or stands in the queue: a sentence."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._job: Job | None = None
        self._printer: QPrinter | None = None
        self._background = Background(self)
        self._stuck: tuple[str, str] | None = None
        """The title of a job that stands in its queue, and the spooler's number for it."""
        self.watch = QueueWatch(self)
        self.watch.stuck.connect(self._stands)
        self._process = QProcess(self)
        self._process.setProcessEnvironment(english())
        self._process.finished.connect(self._ended)
        self._process.errorOccurred.connect(self._broke)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._gave_up)

    def set_patience(self, ms: int) -> None:
        """Give a spooler up after so many milliseconds."""
        self._patience.setInterval(ms)

    def is_busy(self) -> bool:
        """Tell whether a job is on its way."""
        return self._job is not None

    def send(self, job: Job) -> None:
        """Send a job to the printer of its name; the same one that stands is taken back first."""
        if self.is_busy():
            return
        if self._stuck is not None and self._stuck[0] == job.title:
            self.watch.take_back(self._stuck[1])
            self._stuck = None
        spooler = shutil.which("lp")
        if spooler is None:
            self.send_to(job, printers.printer_called(job.printer))
            return
        self._job = job
        self._patience.start()
        self._process.start(spooler, _arguments(job))
        self._process.write(job.pdf)
        self._process.closeWriteChannel()

    def send_to(self, job: Job, printer: QPrinter) -> None:
        """Draw a job onto a printer as it is set up."""
        if self.is_busy():
            return
        self._job = job
        # It is kept: Qt crashes when a printer is let go of while it is drawn on.
        self._printer = printer
        if job.copies > 1:
            printer.setCopyCount(job.copies)
        printer.setDocName(_title(job))
        self._background.start(lambda each: printers.print_pdf(job.pdf, printer, each), self._drawn)

    def stop(self) -> None:
        """Let go of a job that is on its way; what the spooler has it keeps."""
        self._patience.stop()
        self._background.stop()
        self.watch.stop()
        self._job = None
        if self._process.state() is not QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(500)

    def _drawn(self, result: Result[bool]) -> None:
        if result.error is not None or not result.value:
            self._fail("cannot be reached")
        else:
            self._succeed()

    def _ended(self, status: int) -> None:
        if self._job is None:
            return
        if status == 0:
            job = self._job
            self._succeed()
            self.watch.follow(job, bytes(self._process.readAllStandardOutput().data()))
            return
        said = bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace")
        lines = [plain.one_line(line, 120) for line in said.splitlines() if line.strip()]
        why = _SAID.sub("", lines[-1]).rstrip(".") if lines else f"lp ended with {status}"
        self._fail(f"did not take it: {why}")

    def _broke(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._fail("cannot be reached: the print command lp does not start")

    def _gave_up(self) -> None:
        self._fail(f"did not take it within {self._patience.interval() / 1000:g} s")
        self._process.kill()

    def _stands(self, job: Job, sentence: str) -> None:
        self._stuck = job.title, self.watch.request
        self.failed.emit(job, sentence)

    def _succeed(self) -> None:
        self._patience.stop()
        job, self._job = self._job, None
        self.sent.emit(job)

    def _fail(self, why: str) -> None:
        self._patience.stop()
        job, self._job = self._job, None
        if job is not None:
            self.failed.emit(job, f"The printer {plain.one_line(job.printer, 60)} {why}.")


def _arguments(job: Job) -> list[str]:
    return [
        *("-d", job.printer),
        *("-n", str(job.copies)),
        *("-t", _title(job)),
        *("-o", f"media={_MEDIA[job.paper]}"),
        *("-o", "print-scaling=none"),
        "-",
    ]


def _title(job: Job) -> str:
    return plain.one_line(job.title, _LONGEST_TITLE)
