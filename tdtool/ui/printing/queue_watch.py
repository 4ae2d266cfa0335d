"""After a spooler took a job: whether it really leaves the queue, or stands there."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from tdtool.ui import plain

if TYPE_CHECKING:
    from tdtool.ui.printing.outbox import Job

LOOK_MS, LOOKS = 1_000, 120
"""How often the queue is looked at, and how many times before it is left alone."""
STANDING = 3
"""So many looks in a row at a job that waits while the printer does nothing: it was stopped."""
_REQUEST = re.compile(rb"request id is (\S+-\d+)")
_STOPPED = re.compile(r"^printer \S+ disabled since [^\n]*\n?\s*([^\n]*)", re.MULTILINE)
_UNKNOWN = {"", "reason unknown", "Paused"}


def english() -> QProcessEnvironment:
    """Give the environment in which the spooler's commands answer in words that can be read."""
    environment = QProcessEnvironment.systemEnvironment()
    environment.insert("LC_ALL", "C.UTF-8")
    return environment


def request_of(said: bytes) -> str:
    """Read the number that a spooler gave a job; "" where it gave none."""
    found = _REQUEST.search(said)
    return "" if found is None else found[1].decode("utf-8", "replace")


def standing(said: str, request: str, printer: str) -> str | None:
    """Read what holds a job up: a sentence's end, "" while it waits idly, None where it moves.

    None also stands for a job that has left the queue.
    """
    lines = said.splitlines()
    if not any(line.split(maxsplit=1)[:1] == [request] for line in lines):
        return None
    stopped = _STOPPED.search(said)
    if stopped is not None:
        why = plain.one_line(stopped[1].strip(), 120).rstrip(".")
        return f"is stopped{'' if why in _UNKNOWN else f': {why}'}"
    idle = any(line.startswith(f"printer {printer} is idle") for line in lines)
    return "" if idle else None


class QueueWatch(QObject):
    """Follows one job after the other; nothing waits for it."""

    stuck = Signal(object, str)
    """A job stands in its queue: a sentence."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._job: Job | None = None
        self._request = ""
        self._idle = self._looks = 0
        self._process = QProcess(self)
        self._process.setProcessEnvironment(english())
        self._process.finished.connect(self._seen)
        self._timer = QTimer(self, singleShot=True, interval=LOOK_MS)
        self._timer.timeout.connect(self._look)

    def is_watching(self) -> bool:
        """Tell whether a job is being followed."""
        return self._job is not None

    def follow(self, job: Job, said: bytes) -> None:
        """Follow a job that a spooler took; `said` is what it answered."""
        self.stop()
        self._request = request_of(said)
        if self._request and shutil.which("lpstat"):
            self._job, self._idle, self._looks = job, 0, 0
            self._timer.start()

    def stop(self) -> None:
        """Follow nothing any more."""
        self._timer.stop()
        self._job = None
        if self._process.state() is not QProcess.ProcessState.NotRunning:
            self._process.kill()
            self._process.waitForFinished(500)

    def take_back(self, request: str) -> None:
        """Take a job that stands in its queue out of it."""
        cancel = shutil.which("cancel")
        if cancel is not None and request:
            QProcess.startDetached(cancel, [request])

    @property
    def request(self) -> str:
        """The number that the spooler gave the job followed last."""
        return self._request

    def _look(self) -> None:
        command = shutil.which("lpstat")
        if self._job is not None and command is not None:
            self._process.start(command, ["-p", self._job.printer, "-o", self._job.printer])

    def _seen(self) -> None:
        job = self._job
        if job is None:
            return
        said = bytes(self._process.readAllStandardOutput().data()).decode("utf-8", "replace")
        held = standing(said, self._request, job.printer)
        self._looks += 1
        self._idle = self._idle + 1 if held == "" else 0
        if held == "" and self._idle >= STANDING:
            held = "does not print"
        if held:
            self._job = None
            name, what = plain.one_line(job.printer, 60), plain.one_line(job.title, 60)
            self.stuck.emit(job, f"The printer {name} {held}. “{what}” waits in its queue.")
        elif self._looks < LOOKS and (held is not None or self._request in said):
            self._timer.start()
        else:
            self._job = None
