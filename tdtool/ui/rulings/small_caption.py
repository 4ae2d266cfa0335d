"""A small label in capitals that wraps where it has no room in a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.ui import theme
from tdtool.ui.parts.label import Paragraph

if TYPE_CHECKING:
    from PySide6.QtGui import QFont


class SmallCaption(Paragraph):
    """The caption over a field."""

    def __init__(self, text: str) -> None:
        super().__init__(text, size=11, role="third")

    def _font(self) -> QFont:
        return theme.label_font()
