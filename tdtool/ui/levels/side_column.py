"""The page's second column: figures, chips, things to look at; or the templates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from tdtool.ui import theme
from tdtool.ui.levels.chips_part import ChipsPart
from tdtool.ui.levels.look_at import LookAt, things
from tdtool.ui.levels.side_figures import SideFigures
from tdtool.ui.levels.templates_part import TemplatesPart
from tdtool.ui.parts.room import Room

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from tdtool.ui.bridge import Bridge
    from tdtool.ui.levels.editing import Editing

WIDTH = 266


class SideColumn(QStackedWidget):
    """Shows what the structure comes to; `refresh` takes in what is edited."""

    def __init__(self, bridge: Bridge, editing: Editing) -> None:
        super().__init__()
        self._bridge = bridge
        self._editing = editing
        self.figures = SideFigures()
        self.chips = ChipsPart()
        self.look_at = LookAt()
        self.templates = TemplatesPart()
        self._inner = QWidget()
        self._column = QVBoxLayout(self._inner)
        for part in (self.figures, self.chips, self.look_at):
            self._column.addWidget(part)
        self._column.addStretch(1)
        self._scroll = Room(self._inner)
        self._templates_page = QWidget()
        self._templates_column = QVBoxLayout(self._templates_page)
        self._templates_column.addWidget(self.templates)
        self.addWidget(self._scroll)
        self.addWidget(self._templates_page)
        theme.changed.connect(self._restyle)
        self._restyle()

    def refresh(self) -> None:
        """Show the figures of what is edited now."""
        if not self._bridge.is_open:
            return
        editing, desk = self._editing, self._bridge.desk
        structure = editing.structure
        self.figures.show_all(desk.state, structure, editing.plan, desk.now())
        self.chips.show_structure(structure)
        odd = editing.odd()
        found = things(structure, odd, editing.notes(), editing.locked_before)
        self.look_at.show_things(found, len(odd))

    def show_templates(self, *, shown: bool) -> None:
        """Show the templates, or the figures again."""
        self.setCurrentIndex(1 if shown else 0)

    def templates_shown(self) -> bool:
        """Tell whether the templates are in sight."""
        return self.currentIndex() == 1

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the inner column as wide as the sight."""
        super().resizeEvent(event)
        self._inner.setMaximumWidth(self._scroll.viewport().width())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Leave the ground to the page."""
        del event

    def _restyle(self) -> None:
        px = theme.px
        self.setFixedWidth(px(WIDTH))
        for column in (self._column, self._templates_column):
            column.setContentsMargins(px(18), px(12), px(16), px(12))
        self._column.setSpacing(px(16))
