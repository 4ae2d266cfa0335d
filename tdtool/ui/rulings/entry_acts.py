"""What can be done with an entry: write a ruling down by it, punish, print."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from tdtool.ui import act_rows, plain
from tdtool.ui.acts import Act
from tdtool.ui.floor.act_button import ActButton
from tdtool.ui.floor.act_row import ActRow
from tdtool.ui.icons import Icon
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Kind


class EntryActs(QWidget):
    """A row of buttons: what has no room stands behind the sign at its end."""

    def __init__(self) -> None:
        super().__init__()
        record, sheet = act_rows.row(Act.RULING_RECORD), act_rows.row(Act.RULING_SHEET)
        self.record = ActButton(record.text, key=Act.RULING_RECORD, kind=Kind.PRIMARY)
        self.penalty = ActButton("Penalty…", icon=Icon.HOURGLASS)
        self.slip = ActButton("Print…", icon=Icon.PRINT, key=Act.PRINT)
        self.sheet = ActButton(sheet.text, icon=sheet.icon, key=Act.RULING_SHEET)
        self.record.setToolTip(plain.tip(record.tip))
        self.penalty.setToolTip(plain.tip("The same, with a penalty."))
        self.slip.setToolTip(plain.tip("Its slip, or the rule sheet."))
        self.row = ActRow((self.record, self.penalty, self.slip, self.sheet), gap=8)
        home = QHBoxLayout(self)
        measure.edges(home, 16, 6, 12, 8)
        home.addWidget(self.row)

    def say(self, *, on_sheet: bool, count: int) -> None:
        """Tell whether the entry is on the rule sheet, and how many are."""
        words = "Off the rule sheet" if on_sheet else act_rows.row(Act.RULING_SHEET).text
        self.sheet.setText(f"{words} ({count})" if count else words)
