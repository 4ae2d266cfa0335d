"""Onto real paper: the printers there are, and a PDF drawn page by page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QMarginsF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter
from PySide6.QtPdf import QPdfDocument, QPdfDocumentRenderOptions
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

if TYPE_CHECKING:
    from tdtool.ui.printing.work import EachPage

RESOLUTION = 300
NO_PRINTER = "No printer is set up on this computer. Save the PDF and print it elsewhere."
_POINTS_PER_INCH = 72
_MILLIMETRES_PER_INCH = 25.4
_BAND = 200
"""Rows of pixels that are drawn in one go: a whole page at once would hold the clock up."""


def printer_names() -> list[str]:
    """List the printers of this computer, the usual one first; empty where there are none."""
    names = list(QPrinterInfo.availablePrinterNames())
    usual = QPrinterInfo.defaultPrinterName()
    return sorted(names, key=lambda name: (name != usual, name.casefold()))


def printer_called(name: str) -> QPrinter:
    """Give a printer by its name, ready for a PDF."""
    printer = QPrinter(QPrinterInfo.printerInfo(name), QPrinter.PrinterMode.HighResolution)
    printer.setResolution(RESOLUTION)
    return printer


def print_pdf(pdf: bytes, printer: QPrinter, each: EachPage) -> bool:
    """Draw a PDF onto a printer, on any thread; False where the printer cannot be reached.

    `each` is called between the strips that pages are drawn in, and may raise to end it.
    """
    document = QPdfDocument()
    data, buffer = QByteArray(pdf), QBuffer()
    buffer.setBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    document.load(buffer)
    try:
        return print_document(document, printer, each)
    finally:
        document.close()
        buffer.close()


def print_document(document: QPdfDocument, printer: QPrinter, each: EachPage | None = None) -> bool:
    """Draw every page of a PDF onto a printer; False where the printer cannot be reached."""
    fit_paper(document, printer)
    painter = QPainter()
    if not painter.begin(printer):
        return False
    try:
        for page in range(document.pageCount()):
            if page:
                printer.newPage()
            area = QRectF(printer.pageLayout().fullRectPixels(printer.resolution())).toRect()
            for top in range(0, area.height(), _BAND):
                if each is not None:
                    each()
                _draw_band(document, painter, page, area.size(), top)
    except BaseException:
        printer.abort()
        painter.end()
        raise
    return painter.end()


def _draw_band(
    document: QPdfDocument, painter: QPainter, page: int, whole: QSize, top: int
) -> None:
    high = min(_BAND, whole.height() - top)
    strip = QRect(0, top, whole.width(), high)
    options = QPdfDocumentRenderOptions()
    options.setScaledSize(whole)
    options.setScaledClipRect(strip)
    ink = document.render(page, strip.size(), options)
    # A PDF has no paper of its own: without white below it, some printers print black.
    image = QImage(strip.size(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    onto = QPainter(image)
    onto.drawImage(0, 0, ink)
    onto.end()
    painter.drawImage(strip.topLeft(), image)


def fit_paper(document: QPdfDocument, printer: QPrinter) -> None:
    """Set the printer to the paper of a PDF's first page, without margins of its own."""
    points = document.pagePointSize(0)
    lying = points.width() > points.height()
    upright = QSizeF(min(points.width(), points.height()), max(points.width(), points.height()))
    size = QSizeF(
        upright.width() / _POINTS_PER_INCH * _MILLIMETRES_PER_INCH,
        upright.height() / _POINTS_PER_INCH * _MILLIMETRES_PER_INCH,
    )
    printer.setFullPage(True)
    printer.setPageSize(QPageSize(size, QPageSize.Unit.Millimeter))
    way = QPageLayout.Orientation.Landscape if lying else QPageLayout.Orientation.Portrait
    printer.setPageOrientation(way)
    printer.setPageMargins(QMarginsF(0, 0, 0, 0))
