"""Print: the sheets there are, on which paper, with the page in sight before it is printed."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING

from PySide6.QtCore import QStringListModel
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdtool.settings import PaperSize as UsualPaper
from tdtool.sheets.page import Paper
from tdtool.tournament import values
from tdtool.tournament.commands import RecordAnswer, RecordSheet
from tdtool.tournament.views import Tone
from tdtool.ui import papers
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.panels.panel import Panel
from tdtool.ui.panels.two_columns import TwoColumns
from tdtool.ui.parts import measure
from tdtool.ui.parts.act_shortcut import ActShortcut
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.field import captioned
from tdtool.ui.parts.label import Paragraph
from tdtool.ui.parts.plain_list import PlainList
from tdtool.ui.parts.segments import Segments
from tdtool.ui.printing import printers, saving
from tdtool.ui.printing.outbox import Job, Outbox
from tdtool.ui.printing.preview import PaperPreview
from tdtool.ui.printing.work import Unclear, counted

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    from tdtool.sheets.posting_card import PostingCard
    from tdtool.tournament.commands import Command
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.preferences import Preferences
    from tdtool.ui.printing.work import Work

_LEFT_WIDTH = 264
_WAYS = ("Upright", "Lying")


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet of the catalogue: a posting card where `table` or a ready `card` is set.

    `work` makes any other sheet for a paper, or raises Unclear.
    """

    name: str
    table: int | None = None
    card: PostingCard | None = None
    work: Callable[[Paper], Work] | None = None

    @property
    def is_card(self) -> bool:
        """Tell whether this is a posting card."""
        return self.table is not None or self.card is not None


class PrintPanel(Panel):
    """Choose a sheet, look at it, Enter prints; `last`: the last of them is chosen at first."""

    def __init__(
        self,
        bridge: Bridge,
        preferences: Preferences,
        sheets: tuple[Sheet, ...],
        *,
        last: bool = False,
    ) -> None:
        super().__init__("Print now", Icon.PRINT, Act.PRINT)
        self._bridge = bridge
        self._preferences = preferences
        self._pdf: bytes | None = None
        self._printer: QPrinter | None = None
        self._dialog: QPrintDialog | None = None
        self._leaves = False
        self.outbox = Outbox(self)
        self._printers = printers.printer_names()
        self._records: tuple[Command, ...] = ()
        self.sheets = sheets
        self.list = PlainList()
        self.list.setModel(QStringListModel([sheet.name for sheet in self.sheets], self))
        self.list.setAccessibleName("Sheets")
        self.paper = Segments(tuple(text for text, _ in papers.papers()))
        usual = 1 if preferences.settings.paper is UsualPaper.LETTER else 0
        self.paper.set_index(usual)
        self.way = Segments(_WAYS)
        self.about = Paragraph(role="third", size=12)
        self.preview = PaperPreview()
        self.save_button = Button("Save as PDF…", icon=Icon.SAVE, key=Act.SAVE_SHEET)
        self.printer_button = Button("Another printer…", icon=Icon.PRINT)
        self.others.addWidget(self.save_button)
        self.others.addWidget(self.printer_button)
        self.printer_button.setVisible(bool(self._printers))
        self.primary.setText("Print" if self._printers else "Save as PDF…")
        self.save_button.setVisible(bool(self._printers))
        preview = QVBoxLayout()
        preview.addWidget(self.preview, 1)
        self.body.addWidget(TwoColumns(self._left(), preview, _LEFT_WIDTH))
        self.list.setCurrentIndex(self.list.model().index(len(self.sheets) - 1 if last else 0, 0))
        self.list.selectionModel().currentChanged.connect(self.look)
        self.paper.chosen.connect(self._paper_chosen)
        self.way.chosen.connect(self.look)
        self.save_button.clicked.connect(self.ask_file)
        self.printer_button.clicked.connect(self.ask_printer)
        ActShortcut(Act.SAVE_SHEET, self, self.ask_file)
        self.outbox.sent.connect(self._sent)
        self.outbox.failed.connect(self._failed)
        bridge.changed.connect(self.look)
        self.look()

    def first_field(self) -> QWidget:
        """Start with the sheets."""
        return self.list

    def sheet(self) -> Sheet:
        """Give the sheet that is chosen."""
        return self.sheets[max(0, self.list.currentIndex().row())]

    def look(self) -> None:
        """Make the sheet anew and show it."""
        sheet = self.sheet()
        paper = Paper(papers.papers()[self.paper.index()][1], self.way.index() == 1)
        self._records = ()
        nothing = f"Nobody knows who posts at table {sheet.table} yet: say where its last hand was."
        try:
            self._pdf = self._made(sheet, paper)
        except Unclear as problem:
            self._pdf, nothing = None, str(problem)
        self.preview.show_pdf(self._pdf)
        known = self._pdf is not None
        self.save_button.setEnabled(known)
        self.primary.setEnabled(known)
        self.printer_button.setEnabled(known)
        if not known:
            self._say(nothing, "needs_you")
        elif not self._printers:
            self._say(printers.NO_PRINTER)
        elif not self.outbox.is_busy():
            self._say(f"To {self._printer_name()}.")
        self.about.setText(self._about())

    def do_primary(self) -> None:
        """Print on the usual printer; where there is none, save."""
        if self._pdf is None:
            return
        if self._printers:
            self._say(f"Sending it to {self._printer_name()}…")
            self.outbox.send(self._job(self._printer_name()))
        else:
            self.ask_file()

    def close_panel(self) -> None:
        """Leave, once a sheet that is on its way has left."""
        if self.outbox.is_busy():
            self._leaves = True
        else:
            super().close_panel()

    def ask_printer(self) -> None:
        """Open the system's dialog, without stopping anything."""
        from PySide6.QtPrintSupport import QPrintDialog

        # Both are kept: Qt crashes when the printer is let go of before its dialog.
        self._printer = printers.printer_called(self._printer_name())
        self._dialog = QPrintDialog(self._printer, self)
        self._dialog.setModal(False)
        self._dialog.accepted.connect(self._printer_chosen)
        self._dialog.show()

    def ask_file(self) -> None:
        """Let the system's dialog name a file, without stopping anything."""
        if self._pdf is None:
            return
        event = self._bridge.desk.state.name if self._bridge.is_open else ""
        name = saving.file_name(event, self.sheet().name)
        saving.ask_file(self, self._preferences, name, self.save)

    def save(self, path: Path) -> None:
        """Write the PDF; what is in the way is said in a sentence."""
        if self._pdf is None:
            return
        wrong = saving.write_pdf(path, self._pdf)
        if wrong:
            self._say(wrong, "wrong_text")
            return
        self._left_the_desk()
        self._bridge.said.emit(f"Saved: {path.name}", Tone.KNOWN)

    def _left(self) -> QWidget:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        measure.gap(column, 14)
        column.addWidget(self.list, 1)
        column.addWidget(self.about)
        column.addLayout(captioned("Paper", self.paper))
        column.addLayout(captioned("Which way", self.way))
        return left

    def _made(self, sheet: Sheet, paper: Paper) -> bytes | None:
        """Make a sheet; None for a card while nobody knows who posts. Raises Unclear."""
        if sheet.work is not None:
            work, out = sheet.work(paper), BytesIO()
            work.draw(out, _no_matter)
            self._records = work.records
            return out.getvalue()
        if not sheet.is_card:
            return papers.level_sheet_pdf(self._bridge.desk, paper)
        card = sheet.card
        if card is None and sheet.table is not None:
            card = papers.card_of(self._bridge.desk, sheet.table)
        return None if card is None else papers.posting_card_pdf(card, paper)

    def _about(self) -> str:
        return counted(self.preview.pages(), "page") if self._pdf is not None else ""

    def _printer_name(self) -> str:
        kept = self._preferences.settings.printer
        return kept if kept in self._printers else self._printers[0]

    def _printer_chosen(self) -> None:
        if self._printer is not None and self._pdf is not None:
            self._preferences.set_printer(self._printer.printerName())
            self._say(f"Sending it to {self._printer.printerName()}…")
            self.outbox.send_to(self._job(self._printer.printerName()), self._printer)

    def _job(self, printer: str) -> Job:
        paper = papers.papers()[self.paper.index()][1]
        return Job(self._pdf or b"", self.sheet().name, printer, paper)

    def _sent(self, job: Job) -> None:
        self._left_the_desk()
        self._say(f"In the queue of {job.printer}.")
        self._bridge.said.emit(f"Printed: {self.sheet().name}", Tone.KNOWN)
        if self._leaves:
            self.close_panel()

    def _failed(self, job: Job, sentence: str) -> None:
        del job
        self._leaves = False
        self._say(f"{sentence} Enter sends it again.", "wrong_text")

    def _say(self, sentence: str, role: str = "second") -> None:
        self.remark.set_role(role)
        self.remark.setText(sentence)

    def _left_the_desk(self) -> None:
        """Keep the answer that is on paper now."""
        sheet = self.sheet()
        for command in self._records:
            self._bridge.do(command, quiet=True)
        if sheet.table is not None:
            self._bridge.do(RecordAnswer(sheet.table), quiet=True)
        elif not sheet.is_card and sheet.work is None:
            self._bridge.do(RecordSheet(values.Sheet.LEVELS), quiet=True)

    def _paper_chosen(self, index: int) -> None:
        if index in {0, 1}:
            self._preferences.set_paper(UsualPaper.LETTER if index else UsualPaper.A4)
        self.look()


def _no_matter() -> None:
    """Let each page be drawn without asking whether it is still wanted."""


def usual_sheets(
    table: int | None, card: PostingCard | None = None, *, is_open: bool
) -> tuple[Sheet, ...]:
    """List what is printed from anywhere: the level sheet, and a posting card.

    `table` is the table in hand, `card` one that is ready; `is_open`: a tournament is shown.
    """
    sheets = [Sheet("Level sheet")] if is_open else []
    if card is not None:
        named = f"Posting card, table {card.table}" if card.table else "Posting card"
        sheets.append(Sheet(named, card=card))
    elif table is not None:
        sheets.append(Sheet(f"Posting card, table {table}", table))
    return tuple(sheets)
