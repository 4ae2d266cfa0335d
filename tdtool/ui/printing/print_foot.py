"""The foot of the Print page: print, save, the system's dialog, and what came of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tdtool.ui import theme
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.label import Paragraph
from tdtool.ui.printing import printers
from tdtool.ui.printing.outbox import Job, Outbox
from tdtool.ui.printing.work import Work, counted
from tdtool.ui.system_dialog import show_beside

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    from tdtool.ui.preferences import Preferences
    from tdtool.ui.printing.choice import Choice


class PrintFoot(QWidget):
    """Sends what the page shows to a printer; without one it offers to save."""

    gone = Signal(object)
    """This work is in a printer's queue."""

    def __init__(self, preferences: Preferences, printer_names: Callable[[], list[str]]) -> None:
        super().__init__()
        self._preferences = preferences
        self._printer_names = printer_names
        self._printers: list[str] = []
        self._sent: Work | None = None
        self._ready = False
        self._printer: QPrinter | None = None
        self._dialog: QPrintDialog | None = None
        self._dialog_job: tuple[Work, Job] | None = None
        self.outbox = Outbox(self)
        self.primary = Button("Print", icon=Icon.PRINT, key="Enter", kind=Kind.PRIMARY)
        self.save_button = Button("Save as PDF…", icon=Icon.SAVE, key=Act.SAVE_SHEET)
        self.dialog_button = Button("Printer dialog…", icon=Icon.PRINT)
        self.remark = Paragraph(role="second", size=12.5)
        self._row = QHBoxLayout(self)
        for button in (self.primary, self.save_button, self.dialog_button):
            self._row.addWidget(button)
        self._row.addWidget(self.remark, 1)
        self.outbox.sent.connect(self._taken)
        self.outbox.failed.connect(self._failed)
        theme.changed.connect(self._restyle)
        self._restyle()
        self._set_acts()

    def printers(self) -> list[str]:
        """Give the printers that were found."""
        return self._printers

    def has_printers(self) -> bool:
        """Tell whether there is a printer."""
        return bool(self._printers)

    def look_for_printers(self) -> None:
        """Look which printers there are."""
        self._printers = self._printer_names()
        self._set_acts()

    def is_sending(self) -> bool:
        """Tell whether a job is on its way."""
        return self.outbox.is_busy()

    def set_ready(self, *, ready: bool) -> None:
        """Let the page's sheet be printed, or not."""
        self._ready = ready
        self._set_acts()

    def say(self, sentence: str, role: str = "second") -> None:
        """Say something beside the buttons."""
        self.remark.set_role(role)
        self.remark.setText(sentence)

    def say_ready(self, printer: str, copies: int) -> None:
        """Say where the sheet goes."""
        self._set_acts()
        if not self._printers:
            self.say("Without a printer it is saved, to be printed elsewhere.")
            return
        times = f", {counted(copies, 'copy', 'copies')}" if copies > 1 else ""
        self.say(f"To {printer}{times}.")

    def send(self, event: str, work: Work, pdf: bytes, choice: Choice, printer: str) -> None:
        """Send a PDF to a printer."""
        self._sent = work
        self.say(f"Sending it to {printer}…")
        self.outbox.send(_job(event, work, pdf, choice, printer))
        self._set_acts()

    def ask_printer(self, event: str, work: Work, pdf: bytes, choice: Choice, printer: str) -> None:
        """Open the system's dialog for a PDF, without stopping anything."""
        from PySide6.QtPrintSupport import QPrintDialog

        self._dialog_job = (work, _job(event, work, pdf, choice, printer))
        # Both are kept: Qt crashes when the printer is let go of before its dialog.
        self._printer = printers.printer_called(printer)
        self._printer.setCopyCount(choice.copies)
        self._dialog = QPrintDialog(self._printer, self)
        self._dialog.accepted.connect(self._dialog_taken)
        show_beside(self._dialog, self, kept=True)

    def dialog(self) -> QPrintDialog | None:
        """Give the system's dialog, once it was asked for."""
        return self._dialog

    def stop(self) -> None:
        """Let go of a job that is on its way."""
        self.outbox.stop()
        self._set_acts()

    def _dialog_taken(self) -> None:
        if self._printer is None or self._dialog_job is None:
            return
        self._sent, job = self._dialog_job
        job = replace(job, printer=self._printer.printerName(), copies=1)
        self.say(f"Sending it to {job.printer}…")
        self.outbox.send_to(job, self._printer)
        self._set_acts()

    def _taken(self, job: Job) -> None:
        self._set_acts()
        self.say(f"In the queue of {job.printer}.")
        work, self._sent = self._sent, None
        if work is not None:
            self.gone.emit(work)

    def _failed(self, job: Job, sentence: str) -> None:
        del job
        self._set_acts()
        self.primary.setText("Send again")
        self.say(sentence, "wrong_text")

    def _set_acts(self) -> None:
        there, free = bool(self._printers), not self.outbox.is_busy()
        self.primary.setText("Print" if there else "Save as PDF…")
        self.primary.set_icon(Icon.PRINT if there else Icon.SAVE)
        self.primary.setEnabled(self._ready and free)
        self.save_button.setVisible(there)
        self.save_button.setEnabled(self._ready)
        self.dialog_button.setVisible(there)
        self.dialog_button.setEnabled(self._ready and free)

    def _restyle(self) -> None:
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(theme.px(8))


def _job(event: str, work: Work, pdf: bytes, choice: Choice, printer: str) -> Job:
    return Job(pdf, f"{event}, {work.name.lower()}", printer, choice.paper, choice.copies)
