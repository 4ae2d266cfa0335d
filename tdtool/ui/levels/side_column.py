"""The page's second column: figures, chips, things to look at; or templates, or the chip set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from tdtool.tournament.chips.chip_set import set_of
from tdtool.ui import theme
from tdtool.ui.levels.chip_advice import advised
from tdtool.ui.levels.chips_part import ChipsPart
from tdtool.ui.levels.chips_sheet import ChipsSheet
from tdtool.ui.levels.look_at import LookAt, things
from tdtool.ui.levels.side_figures import SideFigures
from tdtool.ui.levels.suggest_part import SuggestPart
from tdtool.ui.levels.templates_part import TemplatesPart
from tdtool.ui.parts.room import Room

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from tdtool.ui.bridge import Bridge
    from tdtool.ui.levels.editing import Editing

WIDTH, CHIPS_WIDTH = 266, 300
_FIGURES, _TEMPLATES, _CHIPS, _SUGGEST = range(4)


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
        self.chips_sheet = ChipsSheet(bridge, editing)
        self.suggest = SuggestPart(bridge)
        self._inner = QWidget()
        self._column = QVBoxLayout(self._inner)
        for part in (self.figures, self.chips, self.look_at):
            self._column.addWidget(part)
        self._column.addStretch(1)
        self._scroll = Room(self._inner)
        self._columns = [self._column]
        self.addWidget(self._scroll)
        others: tuple[QWidget, ...] = (self.templates, self.chips_sheet, self.suggest)
        for other in others:
            page = QWidget()
            column = QVBoxLayout(page)
            column.addWidget(other)
            self._columns.append(column)
            self.addWidget(page)
        bridge.changed.connect(self._follow)
        theme.changed.connect(self._restyle)
        self._restyle()

    def refresh(self) -> None:
        """Show the figures of what is edited now."""
        if not self._bridge.is_open:
            return
        editing, desk = self._editing, self._bridge.desk
        structure = editing.structure
        self.figures.show_all(desk.state, structure, editing.plan, desk.now())
        self.chips.show_structure(structure, set_of(desk.state))
        odd = editing.odd()
        found = things(structure, odd, editing.notes(), editing.locked_before)
        found += advised(structure, editing.locked_before)
        self.look_at.show_things(found, len(odd))
        if self.chips_shown():
            self.chips_sheet.refresh()

    def show_templates(self, *, shown: bool) -> None:
        """Show the templates, or the figures again."""
        self._show(_TEMPLATES if shown else _FIGURES)

    def templates_shown(self) -> bool:
        """Tell whether the templates are in sight."""
        return self.currentIndex() == _TEMPLATES

    def show_chips(self, *, shown: bool) -> None:
        """Show the chips of the event, or the figures again."""
        self._show(_CHIPS if shown else _FIGURES)

    def chips_shown(self) -> bool:
        """Tell whether the chips are in sight."""
        return self.currentIndex() == _CHIPS

    def show_suggestion(self) -> None:
        """Show the form that suggests levels."""
        self._show(_SUGGEST)

    def previews(self) -> bool:
        """Tell whether levels are offered that are not those of the tournament."""
        return self.currentIndex() in {_TEMPLATES, _SUGGEST}

    def other_shown(self) -> bool:
        """Tell whether something else than the figures is in sight."""
        return self.currentIndex() != _FIGURES

    def _follow(self) -> None:
        """Take in another set or count while the chips are in sight."""
        if self.chips_shown():
            self.refresh()

    def _show(self, page: int) -> None:
        self.setCurrentIndex(page)
        self._restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the inner column as wide as the sight."""
        super().resizeEvent(event)
        self._inner.setMaximumWidth(self._scroll.viewport().width())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Leave the ground to the page."""
        del event

    def _restyle(self) -> None:
        px = theme.px
        self.setFixedWidth(px(CHIPS_WIDTH if self.chips_shown() else WIDTH))
        for column in self._columns:
            column.setContentsMargins(px(18), px(12), px(16), px(12))
        self._column.setSpacing(px(16))
