"""The acts of one window as Qt's actions, made from the table of actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction

from tdtool.ui import icons, keys, plain
from tdtool.ui.act_rows import row

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QWidget

    from tdtool.ui.acts import Act


class Actions:
    """The acts of one window as Qt's actions; an act without a slot is not made."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._made: dict[Act, QAction] = {}
        self._follower = _Follower(self._made, window)

    def connect(self, act: Act, slot: Callable[[], object]) -> QAction:
        """Make an act do something, with its words and keys."""
        one = row(act)
        made = QAction(one.text.replace("&", "&&"), self._window)
        made.setObjectName(one.act.value)
        made.setToolTip(plain.tip(one.tip))
        made.setCheckable(one.checkable)
        if one.icon is not None:
            made.setIcon(icons.icon(one.icon))
        if one.shortcut:
            made.setShortcuts(one.sequences())
            made.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        made.triggered.connect(slot)
        self._window.addAction(made)
        self._made[act] = made
        return made

    def __getitem__(self, act: Act) -> QAction:
        """Give Qt's action of an act that was connected."""
        return self._made[act]

    def __contains__(self, act: object) -> bool:
        """Tell whether an act was connected."""
        return act in self._made

    def refuse(self, act: Act, why: str) -> None:
        """Switch an act off and say why in its tool tip; with an empty sentence, on again."""
        made = self._made[act]
        made.setEnabled(not why)
        made.setToolTip(plain.tip(why or row(act).tip))


class _Follower(QObject):
    """Gives actions other shortcuts when other keys are bound; goes with its window."""

    def __init__(self, made: Mapping[Act, QAction], window: QWidget) -> None:
        super().__init__(window)
        self._made = made
        keys.changed.connect(self._rebind)

    def _rebind(self) -> None:
        for act, action in self._made.items():
            if row(act).shortcut:
                action.setShortcuts(row(act).sequences())
