"""Files that are let fall on the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QMimeData
    from PySide6.QtWidgets import QWidget


class DropTarget(QObject):
    """Takes one file of this computer at a time, wherever on a widget it falls.

    Nothing is taken unless `takes` says so.
    """

    dropped = Signal(str)
    """The path of a file."""
    several = Signal()
    """More than one fell at once."""

    def __init__(self, widget: QWidget, takes: Callable[[], bool]) -> None:
        super().__init__(widget)
        self._takes = takes
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what falls."""
        if not isinstance(event, QDropEvent):
            return super().eventFilter(watched, event)
        # Entering and moving are drops too, to Qt's classes.
        files = _files(event.mimeData())
        if not files or not self._takes():
            return False
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if event.type() is QEvent.Type.Drop:
            self._take(files)
        return True

    def _take(self, files: list[str]) -> None:
        if len(files) > 1:
            self.several.emit()
        else:
            self.dropped.emit(files[0])


def _files(mime: QMimeData) -> list[str]:
    return [url.toLocalFile() for url in mime.urls() if url.isLocalFile()]
