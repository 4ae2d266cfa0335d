"""A PDF as it will lie on the desk: its pages, one below the other."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtPdf import QPdfDocument
from PySide6.QtWidgets import QScrollArea, QWidget

from tdtool.ui import theme

_GAP = 16
_MARGIN = 16


class Pages(QWidget):
    """Draws the pages of a document as large as its width allows."""

    def __init__(self) -> None:
        super().__init__()
        self._document: QPdfDocument | None = None
        self._images: dict[int, QImage] = {}

    def show_document(self, document: QPdfDocument | None) -> None:
        """Show these pages."""
        self._document = document
        self._images.clear()
        self.fit(self.width())
        self.update()

    def fit(self, width: int) -> None:
        """Be as high as the pages are at this width (pixels)."""
        self._images.clear()
        rects = self._rects(width)
        self.setFixedHeight(rects[-1].bottom() + theme.px(_MARGIN) if rects else theme.px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the pages in sight, white below them: PDFs have no paper of their own."""
        now = theme.colours()
        painter = QPainter(self)
        painter.fillRect(event.rect(), now.window)
        for page, rect in enumerate(self._rects(self.width())):
            if rect.intersects(event.rect()):
                painter.fillRect(rect, Qt.GlobalColor.white)
                painter.drawImage(rect, self._image(page, rect.size()))

    def _rects(self, width: int) -> list[QRect]:
        if self._document is None:
            return []
        px = theme.px
        room = max(px(80), width - 2 * px(_MARGIN))
        rects, top = [], px(_MARGIN)
        for page in range(self._document.pageCount()):
            points = self._document.pagePointSize(page)
            wide = min(room, px(620))
            high = round(wide * points.height() / max(1.0, points.width()))
            rects.append(QRect((width - wide) // 2, top, wide, high))
            top += high + px(_GAP)
        return rects

    def _image(self, page: int, size: QSize) -> QImage:
        if page not in self._images and self._document is not None:
            ratio = self.devicePixelRatioF()
            pixels = QSize(round(size.width() * ratio), round(size.height() * ratio))
            image = self._document.render(page, pixels)
            image.setDevicePixelRatio(ratio)
            self._images[page] = image
        return self._images[page]


class PaperPreview(QScrollArea):
    """The pages, scrolled with the arrows."""

    def __init__(self) -> None:
        super().__init__()
        self._pages = Pages()
        self._data = QByteArray()
        self._buffer = QBuffer(self)
        self.document = QPdfDocument(self)
        self.setWidget(self._pages)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName("Preview")
        theme.changed.connect(self._restyle)

    def show_pdf(self, pdf: bytes | None) -> None:
        """Show a PDF, or nothing."""
        self._pages.show_document(None)
        self.document.close()
        self._buffer.close()
        if pdf is None:
            return
        self._data = QByteArray(pdf)
        self._buffer.setBuffer(self._data)
        self._buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        self.document.load(self._buffer)
        self._pages.show_document(self.document)
        self.verticalScrollBar().setValue(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the pages to the width."""
        super().resizeEvent(event)
        self._pages.fit(self.viewport().width())

    def _restyle(self) -> None:
        self._pages.fit(self.viewport().width())
        self._pages.update()
