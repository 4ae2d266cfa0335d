"""Onto real paper: the printers there are, and a PDF drawn page by page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

if TYPE_CHECKING:
    from PySide6.QtPdf import QPdfDocument

RESOLUTION = 300
NO_PRINTER = "No printer is set up on this computer. Save the PDF and print it elsewhere."
_POINTS_PER_INCH = 72
_MILLIMETRES_PER_INCH = 25.4


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


def print_document(document: QPdfDocument, printer: QPrinter) -> bool:
    """Draw every page of a PDF onto a printer; False where the printer cannot be reached."""
    fit_paper(document, printer)
    painter = QPainter()
    if not painter.begin(printer):
        return False
    for page in range(document.pageCount()):
        if page:
            printer.newPage()
        area = QRectF(printer.pageLayout().fullRectPixels(printer.resolution()))
        image = document.render(page, QSize(round(area.width()), round(area.height())))
        painter.fillRect(area, Qt.GlobalColor.white)
        painter.drawImage(area, image)
    return painter.end()


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
