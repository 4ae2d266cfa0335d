"""The house's logo among the settings: how it looks on paper, another one, none."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QWidget

from tdtool.paths import documents_dir
from tdtool.ui import house, theme
from tdtool.ui.icons import Icon
from tdtool.ui.logo import LogoError, read_logo
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.label import Label
from tdtool.ui.system_dialog import show_beside

if TYPE_CHECKING:
    from tdtool.ui.preferences import Preferences

WIDE, HIGH = 132, 34
_EDGE = 6
_PICTURES = "Pictures (*.png *.jpg *.jpeg *.svg)"


class LogoRow(QWidget):
    """Keeps the picture that is chosen at once; what is wrong with a file stands beside it."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self.picture = QLabel()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.choose = Button("Choose…", icon=Icon.OPEN)
        self.drop = Button("None")
        self.remark = Label(role="wrong_text", size=12)
        self.dialog: QFileDialog | None = None
        """The dialog that is open, None while there is none."""
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for part in (self.picture, self.choose, self.drop):
            self._row.addWidget(part)
        self._row.addWidget(self.remark, 1)
        self.setFocusProxy(self.choose)
        self.choose.setAccessibleName("Choose a logo")
        self.drop.setAccessibleName("Print without a logo")
        self.choose.clicked.connect(self.ask)
        self.drop.clicked.connect(self._dropped)
        theme.changed.connect(self._show)
        self._show()

    def ask(self) -> None:
        """Let the system's dialog name a picture, without stopping anything."""
        if self.dialog is not None:
            return
        folder = Path(self._preferences.settings.folder or documents_dir())
        dialog = QFileDialog(self, "Choose a logo", str(folder), _PICTURES)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._named)
        dialog.finished.connect(self._closed)
        self.dialog = dialog
        show_beside(dialog, self)

    def take(self, path: Path) -> None:
        """Keep the picture of a file, or say what is wrong with it."""
        try:
            house.set_logo(read_logo(path))
        except LogoError as wrong:
            self.remark.setText(str(wrong))
            return
        except OSError as error:
            self.remark.setText(f"The logo cannot be kept: {error.strerror}.")
            return
        self._kept()

    def _named(self, path: str) -> None:
        self._preferences.set_folder(str(Path(path).parent))
        self.take(Path(path))

    def _closed(self) -> None:
        self.dialog = None

    def _dropped(self) -> None:
        try:
            house.set_logo(None)
        except OSError as error:
            self.remark.setText(f"The logo cannot be taken away: {error.strerror}.")
            return
        self._kept()

    def _kept(self) -> None:
        self.remark.setText("")
        self._show()
        # The boards show it too.
        self._preferences.changed.emit()

    def _show(self) -> None:
        px = theme.px
        self._row.setSpacing(px(8))
        logo = house.picture()
        self.picture.setVisible(logo is not None)
        self.drop.setVisible(logo is not None)
        self.picture.setFixedSize(px(WIDE), px(HIGH))
        self.picture.setStyleSheet("background: white;")
        if logo is None:
            return
        whole = QPixmap.fromImage(logo)
        ratio = self.devicePixelRatioF()
        fitted = whole.scaled(
            QSize(px(WIDE - _EDGE), px(HIGH - _EDGE)) * ratio,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        fitted.setDevicePixelRatio(ratio)
        self.picture.setPixmap(fitted)
        self.picture.setAccessibleName(f"Logo, {logo.width()} × {logo.height()} pixels")
