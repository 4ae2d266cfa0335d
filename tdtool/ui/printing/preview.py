"""The pages of a PDF as they will lie on the desk, one below the other, at any zoom."""

from __future__ import annotations

from collections import OrderedDict

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtPdf import QPdfDocument
from PySide6.QtWidgets import QScrollArea, QWidget

from tdtool.ui import act_rows, keys, theme
from tdtool.ui.acts import Act, Where
from tdtool.ui.parts.ring import paint_ring

ZOOMS = (50, 75, 100, 125, 150, 200, 300)
"""The steps of the zoom, in percent of the size at which a whole page is in sight."""
_GAP, _MARGIN = 16, 16
_KEPT = 12
"""Pages that are kept as pictures; a large one is some megabytes."""


class Pages(QWidget):
    """Draws the pages of a document; all pages are as large as the first."""

    def __init__(self) -> None:
        super().__init__()
        self._document: QPdfDocument | None = None
        self._images: OrderedDict[int, QImage] = OrderedDict()
        self._page = QSize()
        self._ringed = False

    def show_document(self, document: QPdfDocument | None) -> None:
        """Show these pages."""
        self._document = document
        self._images.clear()
        self.update()

    def fit(self, view: QSize, zoom: int) -> None:
        """Be as large as the pages are in a view of this size (pixels), zoomed (percent)."""
        px = theme.px
        self._images.clear()
        if not self.count():
            self.setFixedSize(view)
            return
        points = self._points()
        across = (view.width() - 2 * px(_MARGIN)) / points[0]
        down = (view.height() - 2 * px(_MARGIN)) / points[1]
        scale = max(px(40) / points[0], min(across, down)) * zoom / 100
        self._page = QSize(round(points[0] * scale), round(points[1] * scale))
        high = self.count() * (self._page.height() + px(_GAP)) - px(_GAP) + 2 * px(_MARGIN)
        wide = max(view.width(), self._page.width() + 2 * px(_MARGIN))
        self.setFixedSize(wide, max(view.height(), high))
        self.update()

    def count(self) -> int:
        """Count the pages."""
        return 0 if self._document is None else self._document.pageCount()

    def top_of(self, page: int) -> int:
        """Give the height at which a page begins, from 0."""
        return theme.px(_MARGIN) + page * (self._page.height() + theme.px(_GAP))

    def page_at(self, y: int) -> int:
        """Give the page that is at a height, or nearest to it."""
        step = self._page.height() + theme.px(_GAP)
        return min(max(0, (y - theme.px(_MARGIN)) // step), max(0, self.count() - 1))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the pages in sight, white below them: PDFs have no paper of their own."""
        now = theme.colours()
        painter = QPainter(self)
        painter.fillRect(event.rect(), now.window)
        if not self.count():
            return
        first, last = self.page_at(event.rect().top()), self.page_at(event.rect().bottom())
        left = (self.width() - self._page.width()) // 2
        for page in range(first, last + 1):
            rect = QRect(left, self.top_of(page), self._page.width(), self._page.height())
            painter.fillRect(rect.adjusted(-1, -1, 1, 1), now.line)
            painter.fillRect(rect, Qt.GlobalColor.white)
            painter.drawImage(rect, self._image(page))
        if self._ringed:
            paint_ring(painter, QRectF(self.visibleRegion().boundingRect()))

    def set_ringed(self, *, ringed: bool) -> None:
        """Draw the ring of the focus around what is in sight, or not."""
        self._ringed = ringed
        self.update()

    def _points(self) -> tuple[float, float]:
        size = self._document.pagePointSize(0) if self._document is not None else None
        return (1.0, 1.0) if size is None else (max(1.0, size.width()), max(1.0, size.height()))

    def _image(self, page: int) -> QImage:
        found = self._images.get(page)
        if found is None and self._document is not None:
            ratio = self.devicePixelRatioF()
            pixels = QSize(round(self._page.width() * ratio), round(self._page.height() * ratio))
            found = self._document.render(page, pixels)
            found.setDevicePixelRatio(ratio)
            self._images[page] = found
            if len(self._images) > _KEPT:
                self._images.popitem(last=False)
        self._images.move_to_end(page)
        return found if found is not None else QImage()


class PaperPreview(QScrollArea):
    """The pages, scrolled with the arrows, zoomed with + and - or the wheel with Ctrl."""

    moved = Signal()
    """Another page or another zoom is in sight."""

    def __init__(self) -> None:
        super().__init__()
        self._pages = Pages()
        self._data = QByteArray()
        self._buffer = QBuffer(self)
        self._zoom = 100
        self.document = QPdfDocument(self)
        self.setWidget(self._pages)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName("Preview")
        self.verticalScrollBar().setSingleStep(theme.px(40))
        self.verticalScrollBar().valueChanged.connect(self.moved)
        self.moved.connect(self._pages.update)
        theme.changed.connect(self._restyle)

    def show_pdf(self, pdf: bytes | None) -> None:
        """Show a PDF, or nothing; the place on the page is kept where the pages allow it."""
        self._pages.show_document(None)
        self.document.close()
        self._buffer.close()
        if pdf is not None:
            self._data = QByteArray(pdf)
            self._buffer.setBuffer(self._data)
            self._buffer.open(QIODevice.OpenModeFlag.ReadOnly)
            self.document.load(self._buffer)
            self._pages.show_document(self.document)
        self._fit()
        self.moved.emit()

    def pages(self) -> int:
        """Count the pages."""
        return self._pages.count()

    def without_font(self) -> str:
        """Name the scripts for which no font was there: "Sinhala, Ethiopic"; "" for none."""
        return str(self.document.metaData(QPdfDocument.MetaDataField.Keywords) or "")

    def page(self) -> int:
        """Give the page in sight, from 0."""
        return self._pages.page_at(self.verticalScrollBar().value() + self.viewport().height() // 3)

    def show_page(self, page: int) -> None:
        """Bring a page into sight, from 0."""
        self.verticalScrollBar().setValue(self._pages.top_of(page) - theme.px(_GAP))

    def zoom(self) -> int:
        """Give the zoom in percent of what fits the width."""
        return self._zoom

    def step_zoom(self, step: int) -> None:
        """Zoom in (1), out (-1), or back to what fits (0)."""
        here = ZOOMS.index(self._zoom)
        place = ZOOMS.index(100) if step == 0 else min(max(0, here + step), len(ZOOMS) - 1)
        if ZOOMS[place] != self._zoom:
            page = self.page()
            self._zoom = ZOOMS[place]
            self._fit()
            self.show_page(page)
            self.moved.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom with + and -, scroll with the arrows; leave everything else."""
        asked = keys.usual(event, Where.PRINTING)
        step = {
            act_rows.usual(Act.LARGER_PAGES).key: 1,
            act_rows.usual(Act.SMALLER_PAGES).key: -1,
        }.get(asked)
        typed = event.text().isprintable() and bool(event.text())
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape}
        if step is not None:
            self.step_zoom(step)
        elif typed or enter:
            event.ignore()
        elif event.key() == Qt.Key.Key_Home:
            self.show_page(0)
        elif event.key() == Qt.Key.Key_End:
            self.show_page(max(0, self.pages() - 1))
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl and the wheel."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.step_zoom(1 if event.angleDelta().y() > 0 else -1)
        else:
            super().wheelEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that the keys are here."""
        super().focusInEvent(event)
        self._pages.set_ringed(ringed=True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that the keys are elsewhere."""
        super().focusOutEvent(event)
        self._pages.set_ringed(ringed=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the pages to the width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.maximumViewportSize()
        room.setWidth(room.width() - self.verticalScrollBar().sizeHint().width())
        self._pages.fit(room, self._zoom)

    def _restyle(self) -> None:
        self._fit()
        self._pages.update()
