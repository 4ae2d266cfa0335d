"""Acts in a row: with icons and keys, as words alone, then the last of them behind a sign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.ui import theme
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.menu import Menu

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction, QResizeEvent

    from tdtool.ui.floor.act_button import ActButton

_GAP = 3
_HEIGHT = 32


class ActRow(QWidget):
    """Stands in one line at any width; no words are cut.

    The buttons come in the order of their weight: where there is no room for all, the last
    go into a menu first; the one that is filled stays. With `apart` the last stands at the
    right edge. Who owns a button says with `offer` whether it is there at all.
    """

    def __init__(
        self,
        buttons: Sequence[ActButton],
        *,
        gap: float = _GAP,
        apart: bool = False,
        more: str = "More",
    ) -> None:
        super().__init__()
        self._buttons = tuple(buttons)
        self._offered = dict.fromkeys(self._buttons, True)
        self._away: tuple[ActButton, ...] = ()
        self._gap = gap
        self._apart = apart
        self._folded = False
        for button in self._buttons:
            button.setParent(self)
        self._more = Button(icon=Icon.MORE, kind=Kind.QUIET, parent=self)
        self._more.setAccessibleName(more)
        self._menu = Menu(self)
        self._behind: dict[QAction, ActButton] = {}
        self._more.clicked.connect(self.open_menu)
        self._menu.triggered.connect(self._picked)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        self.arrange()

    def offer(self, button: ActButton, *, offered: bool) -> None:
        """Let a button stand in the row, or leave it out."""
        if self._offered[button] is not offered:
            self._offered[button] = offered
            self.updateGeometry()
            self.arrange()

    def fold(self, *, folded: bool) -> None:
        """Stand all behind the sign, which takes no more room than it needs, or not."""
        if folded is not self._folded:
            self._folded = folded
            policies = QSizePolicy.Policy
            across = policies.Fixed if folded else policies.Expanding
            self.setSizePolicy(across, policies.Fixed)
            self.updateGeometry()
            self.arrange()

    def count(self) -> int:
        """Count the buttons that are there, behind the sign or not."""
        return len(self._there())

    def behind(self) -> tuple[ActButton, ...]:
        """Give the buttons that have no room and stand in the menu."""
        return self._away

    def menu(self) -> Menu:
        """Give the menu of those that have no room."""
        return self._menu

    def sizeHint(self) -> QSize:
        """Ask for all buttons with icon and key."""
        if self._folded:
            return self.minimumSizeHint()
        return QSize(self._taken(self._there(), whole=True), theme.target(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Accept the filled button, or the first, beside the sign."""
        there = self._there()
        if self._folded:
            return QSize(self._more.sizeHint().width(), theme.target(_HEIGHT))
        first = self._kept(there)[:1]
        width = self._taken(first, whole=False)
        if len(there) > 1:
            width += theme.px(self._gap) + self._more.sizeHint().width()
        return QSize(width, theme.target(_HEIGHT))

    def event(self, event: QEvent) -> bool:
        """Arrange anew where a button asks for another width, and before it is seen."""
        if event.type() in {QEvent.Type.LayoutRequest, QEvent.Type.Show}:
            self.updateGeometry()
            self.arrange()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width anew."""
        super().resizeEvent(event)
        self.arrange()

    def _there(self) -> list[ActButton]:
        return [button for button in self._buttons if self._offered[button]]

    def _kept(self, buttons: Sequence[ActButton]) -> list[ActButton]:
        """Order buttons by how long they stay: the filled one, then as they were given."""
        return sorted(buttons, key=lambda button: button.kind() is not Kind.PRIMARY)

    def _taken(self, buttons: Sequence[ActButton], *, whole: bool) -> int:
        widths = [one.sizeHint().width() if whole else one.bare_width() for one in buttons]
        return sum(widths) + theme.px(self._gap) * max(0, len(widths) - 1)

    def arrange(self) -> None:
        """Put the buttons where they have room, the rest behind the sign."""
        there = self._there()
        whole = not self._folded and self._taken(there, whole=True) <= self.width()
        shown = there if whole else self._shown(there)
        left, gap = 0, theme.px(self._gap)
        for button in self._buttons:
            button.setVisible(button in shown)
        for button in shown:
            width = button.sizeHint().width() if whole else button.bare_width()
            if self._apart and button is there[-1] and len(shown) > 1:
                left = max(left, self.width() - width)
            button.setGeometry(QRect(left, 0, width, self.height()))
            left += width + gap
        self._away = tuple(button for button in there if button not in shown)
        self._more.setVisible(bool(self._away))
        self._more.setGeometry(QRect(left, 0, self._more.sizeHint().width(), self.height()))

    def _shown(self, there: list[ActButton]) -> list[ActButton]:
        """Choose which buttons have room as words alone."""
        if self._folded:
            return []
        if self._taken(there, whole=False) <= self.width():
            return there
        room = self.width() - self._more.sizeHint().width() - theme.px(self._gap)
        shown: list[ActButton] = []
        for button in self._kept(there):
            if self._taken([*shown, button], whole=False) > room:
                break
            shown.append(button)
        return [button for button in there if button in shown]

    def open_menu(self) -> None:
        """Offer what has no room."""
        self._menu.clear()
        self._behind.clear()
        self._menu.setToolTipsVisible(True)
        for button in self._away:
            words = button.words().replace("&", "&&")
            action = self._menu.addAction(f"{words}\t{button.key()}" if button.key() else words)
            action.setEnabled(button.isEnabled())
            action.setToolTip(button.toolTip())
            self._behind[action] = button
        self._menu.open_at(self._more.mapToGlobal(QPoint(0, self._more.height())))

    def _picked(self, action: QAction) -> None:
        self._behind[action].click()
