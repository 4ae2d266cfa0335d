"""The process that answers the phones, as the desk holds it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QProcess, Signal

from tdtool.players_page import wire
from tdtool.players_page.wire import Refused, Stands

if TYPE_CHECKING:
    from tdtool.players_page.wire import News

_MODULE = "tdtool.players_page"
_GONE_MS = 2_000
"""Longer than any system needs to end a process."""


class PageProcess(QObject):
    """One run of the process. `stands` carries its first word, `ended` says that it is gone."""

    stands = Signal(object)
    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._process = QProcess(self)
        # What goes wrong there is said where the desk's own troubles are.
        self._process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        self._process.readyReadStandardOutput.connect(self._heard)
        self._process.finished.connect(self._finished)
        self._process.errorOccurred.connect(self._failed)
        self._said = False

    @property
    def number(self) -> int:
        """Give the system's number of the process, 0 while there is none."""
        return self._process.processId()

    def start(self, address: str, port: int, skew: tuple[int, int]) -> None:
        """Begin to answer; `skew` is what the desk's clocks show more than the computer's (ms)."""
        numbers = [str(one) for one in (port, *skew)]
        self._process.start(sys.executable, ["-m", _MODULE, address, *numbers])

    def tell(self, news: News) -> None:
        """Tell what changed."""
        for line in wire.lines(news):
            self._process.write(line)

    def stop(self) -> None:
        """End it at once: it holds nothing that could be lost."""
        self._process.blockSignals(True)
        self._process.kill()
        self._process.waitForFinished(_GONE_MS)
        self.deleteLater()

    def _heard(self) -> None:
        if self._said or not self._process.canReadLine():
            return
        self._said = True
        try:
            first = wire.heard(bytes(self._process.readLine().data()))
        except (ValueError, TypeError):
            first = Stands(0, Refused.FAILED)
        self.stands.emit(first)

    def _finished(self) -> None:
        self._heard()
        self.ended.emit()

    def _failed(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._said = True
            self.stands.emit(Stands(0, Refused.FAILED))
