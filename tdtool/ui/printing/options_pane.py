"""The options in the middle of the Print page: which of it, how, paper, copies, printer."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from tdtool.ui import papers, theme
from tdtool.ui.parts.field import Field, Number, captioned
from tdtool.ui.parts.label import Caption, Label, Paragraph
from tdtool.ui.parts.plain_list import PlainList
from tdtool.ui.parts.segments import Segments
from tdtool.ui.printing.choice import Choice
from tdtool.ui.printing.offer import TERMS, Offer
from tdtool.ui.printing.printers import NO_PRINTER

if TYPE_CHECKING:
    from tdtool.sheets.page import PaperSize
    from tdtool.ui.printing.offer import Terms

MOST_COPIES = 99
_SHOWN_PRINTERS = 3
_ROW = 36


class _Group(QWidget):
    """A captioned part that is there for some sheets only."""

    def __init__(self, caption: str, part: QWidget) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(captioned(caption, part))
        self.part = part


class OptionsPane(QScrollArea):
    """What can be chosen about the sheet in hand."""

    typed = Signal()
    """A text is being typed: what it means is looked at when it rests."""
    chosen = Signal()
    """Something else was chosen."""
    paper_chosen = Signal(object)
    printer_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._offer = Offer.LEVELS
        self._choice = Choice()
        self._kinds: dict[Offer, _Group] = {}
        self._sizes: dict[Offer, _Group] = {}
        self._loading = False
        self.which = Field()
        self.example = Label(role="third", size=12)
        self.paper = Segments(tuple(text for text, _ in papers.papers()))
        self.way = Segments(("Upright", "Lying"))
        self.copies = Number(1, 1, MOST_COPIES)
        self.says = Paragraph(role="second", size=12.5)
        self.printers = PlainList()
        self.no_printer = Paragraph(NO_PRINTER, role="second", size=12.5)
        self._names = QStringListModel(self)
        self.printers.setModel(self._names)
        self._which = QWidget()
        self._which_caption = Caption()
        self._lay_out()
        self.which.textChanged.connect(self._typed)
        self.copies.changed.connect(self._copies_changed)
        self.paper.chosen.connect(self._paper_changed)
        self.way.chosen.connect(self._changed)
        self.printers.selectionModel().currentChanged.connect(self._printer_changed)
        theme.changed.connect(self._restyle)
        self._restyle()

    def show_offer(self, offer: Offer, choice: Choice) -> None:
        """Show the options of a sheet as they were chosen."""
        terms = TERMS[offer]
        self._loading = True
        self._offer, self._choice = offer, choice
        self._show_which(terms, choice)
        for groups, index in ((self._kinds, choice.kind), (self._sizes, choice.size)):
            for one, group in groups.items():
                group.setVisible(one is offer)
                if one is offer and isinstance(group.part, Segments):
                    group.part.set_index(index)
        sizes = [size for _, size in papers.papers()]
        self.paper.set_index(sizes.index(choice.paper))
        self.way.set_index(int(choice.lying))
        self.copies.set_value(choice.copies)
        self._loading = False

    def say(self, what: str) -> None:
        """Say what is on the sheet; nothing takes no room."""
        self.says.setText(what)
        self.says.setVisible(bool(what))

    def choice(self) -> Choice:
        """Give what is chosen."""
        return self._choice

    def set_printers(self, names: list[str], kept: str | None) -> None:
        """Show these printers, the kept one chosen if it is among them, else the first."""
        self._loading = True
        self._names.setStringList(names)
        self._printer_group.setVisible(bool(names))
        self.no_printer.setVisible(not names)
        if names:
            row = names.index(kept) if kept in names else 0
            self.printers.setCurrentIndex(self._names.index(row, 0))
        self._loading = False
        self._restyle()

    def printer(self) -> str:
        """Give the printer that is chosen, "" where there is none."""
        return str(self.printers.currentIndex().data() or "")

    def stops(self) -> list[QWidget]:
        """List the parts that take the keys, from the top."""
        groups = (self._kinds.get(self._offer), self._sizes.get(self._offer))
        extra = [group.part for group in groups if group is not None]
        return [self.which, *extra, self.paper, self.way, self.copies, self.printers]

    def _lay_out(self) -> None:
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        which = QVBoxLayout(self._which)
        which.setContentsMargins(0, 0, 0, 0)
        which.setSpacing(theme.px(4))
        which.addWidget(self._which_caption)
        which.addWidget(self.which)
        which.addWidget(self.example)
        self._column.addWidget(self._which)
        for offer, terms in TERMS.items():
            for (caption, choices), groups in (
                (terms.kinds, self._kinds),
                (terms.sizes, self._sizes),
            ):
                if not choices:
                    continue
                part = Segments(choices)
                part.chosen.connect(self._changed)
                groups[offer] = _Group(caption, part)
                self._column.addWidget(groups[offer])
        self._column.addWidget(self.says)
        self._column.addLayout(captioned("Paper", self.paper))
        self._column.addLayout(captioned("Which way", self.way))
        self._column.addLayout(captioned("Copies", self.copies))
        self._printer_group = _Group("Printer", self.printers)
        self._column.addWidget(self._printer_group)
        self._column.addWidget(self.no_printer)
        self._column.addStretch(1)
        self.setWidget(inner)
        inner.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _show_which(self, terms: Terms, choice: Choice) -> None:
        self._which.setVisible(bool(terms.which))
        self._which_caption.setText(terms.which)
        self.which.setAccessibleName(terms.which)
        self.which.setPlaceholderText(terms.nothing)
        self.which.setText(choice.which)
        self.example.setText(f"For example {terms.example}" if terms.example else "")

    def _typed(self, text: str) -> None:
        if not self._loading:
            self._choice = replace(self._choice, which=text)
            self.typed.emit()

    def _copies_changed(self) -> None:
        value = self.copies.value()
        if value is not None and not self._loading:
            self._choice = replace(self._choice, copies=value)
            self.chosen.emit()

    def _paper_changed(self, index: int) -> None:
        if not self._loading:
            size: PaperSize = papers.papers()[index][1]
            self._choice = replace(self._choice, paper=size)
            self.chosen.emit()
            self.paper_chosen.emit(size)

    def _changed(self) -> None:
        if self._loading:
            return
        kind, size = (
            group.part.index() if group is not None and isinstance(group.part, Segments) else 0
            for group in (self._kinds.get(self._offer), self._sizes.get(self._offer))
        )
        self._choice = replace(self._choice, kind=kind, size=size, lying=self.way.index() == 1)
        self.chosen.emit()

    def _printer_changed(self) -> None:
        if not self._loading:
            self.printer_chosen.emit(self.printer())

    def _restyle(self) -> None:
        px = theme.px
        self._column.setContentsMargins(0, px(2), px(10), px(2))
        self._column.setSpacing(px(11))
        rows = min(_SHOWN_PRINTERS, max(1, self._names.rowCount()))
        self.printers.setFixedHeight(px(_ROW) * rows)
