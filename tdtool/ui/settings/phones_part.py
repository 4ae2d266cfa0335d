"""The players' page: on or off, where phones find it, and whose names they see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.settings import PORTS
from tdtool.ui import keys
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.code_picture import CodePicture
from tdtool.ui.parts.field import Number
from tdtool.ui.parts.label import Label, Paragraph
from tdtool.ui.parts.menu import Menu
from tdtool.ui.parts.segments import Segments
from tdtool.ui.settings.form import Form

if TYPE_CHECKING:
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.players_page.players_page import PlayersPage
    from tdtool.ui.preferences import Preferences

_OFF, _ON = 0, 1
_BY_ITSELF = "Chosen by itself"
_SIDE = 168


class PhonesPart(Form):
    """Four settings that work at once, and the code and address while the page stands."""

    def __init__(self, bridge: Bridge, preferences: Preferences, page: PlayersPage) -> None:
        super().__init__()
        self._bridge = bridge
        self._preferences = preferences
        self._page = page
        now = preferences.settings
        self.switch = Segments(("Off", "On"))
        self.address = Button(icon=Icon.CHEVRON_DOWN, kind=Kind.BLOCK, parent=self)
        self.menu = Menu(self)
        self.port = Number(now.players_page_port, PORTS.start, PORTS.stop - 1)
        self.names = Segments(("First name and initial", "Whole names"))
        self.code = CodePicture(_SIDE)
        self.where = Label(size=20, role="text")
        self.says = Paragraph("", size=13)
        measure.wide(self.port, 96)
        self.add(
            "Players’ page",
            self.switch,
            "Clock, levels, prizes and “where do I sit” on the players’ own phones. "
            "They can look and change nothing.",
        )
        self.add("Names", self.names, "A seat is found by a name in full or the entry’s number.")
        self.add("Address", self.address, "Phones must be in the same network as this address.")
        self.add("Port", self.port, "Another one only where another program has it. Enter.")
        self.add("On a phone", self._shown(), self._hint(), is_tall=True)
        self.end()
        self._connect()
        self._follow()

    def first_field(self) -> QWidget:
        """Start with the switch."""
        return self.switch

    def _shown(self) -> QHBoxLayout:
        beside = QVBoxLayout()
        measure.gap(beside, 8)
        beside.addWidget(self.where)
        beside.addWidget(self.says)
        beside.addStretch(1)
        row = QHBoxLayout()
        measure.gap(row, 16)
        row.addWidget(self.code)
        row.addLayout(beside, 1)
        return row

    def _hint(self) -> str:
        key = keys.named(Act.BOARD)
        return f"The board ({key}) shows the code before the start, in breaks and after the day."

    def _connect(self) -> None:
        self.switch.chosen.connect(self._switched)
        self.names.chosen.connect(self._names_chosen)
        self.port.editingFinished.connect(self._port_typed)
        self.address.clicked.connect(self._offer_addresses)
        self.menu.triggered.connect(self._address_chosen)
        self._preferences.changed.connect(self._follow)
        self._page.changed.connect(self._follow)

    def _follow(self) -> None:
        """Show the settings in force and how the page stands."""
        now = self._preferences.settings
        self.switch.set_index(_ON if now.players_page else _OFF)
        self.names.set_index(int(now.players_page_names))
        self.address.setText(now.players_page_address or self._by_itself())
        if not self.port.hasFocus():
            self.port.set_value(now.players_page_port)
        tournament = self._bridge.desk.id if self._bridge.is_open else ""
        link = self._page.address_of(tournament)
        self.code.set_text(link)
        self.code.setVisible(bool(link))
        self.where.setText(self._page.address())
        self.where.setVisible(bool(link))
        self.says.setText(self._words(link))
        wrong = now.players_page and not link and bool(self._page.sentence)
        self.says.set_role("wrong_text" if wrong else "second")

    def _words(self, link: str) -> str:
        if link:
            return (
                "Point a phone’s camera at the code, or type the address into its browser, "
                "just so. Guests’ Wi-Fi may keep phones from reaching this computer."
            )
        if not self._preferences.settings.players_page:
            return "Off: nothing of this computer can be reached."
        if not self._bridge.is_open:
            return "It stands as soon as a tournament is open."
        return self._page.sentence or "It is being started…"

    def _by_itself(self) -> str:
        address = self._page.address().partition(":")[0]
        return f"{_BY_ITSELF}: {address}" if address else _BY_ITSELF

    def _switched(self, index: int) -> None:
        self._preferences.set_players_page(on=index == _ON)

    def _names_chosen(self, index: int) -> None:
        self._preferences.set_players_page_names(whole=bool(index))

    def _port_typed(self) -> None:
        port = self.port.value()
        if port is not None:
            address = self._preferences.settings.players_page_address
            self._preferences.set_players_page_at(address, port)

    def _offer_addresses(self) -> None:
        self.menu.clear()
        chosen = self._preferences.settings.players_page_address
        there = self._page.addresses()
        kept = (chosen,) if chosen and chosen not in there else ()
        for address in ("", *there, *kept):
            action = self.menu.addAction(address or _BY_ITSELF)
            action.setData(address)
            if address == (chosen or ""):
                self.menu.setActiveAction(action)
        self.menu.open_at(self.address.mapToGlobal(QPoint(0, self.address.height())))

    def _address_chosen(self, action: object) -> None:
        address = getattr(action, "data", str)()
        port = self._preferences.settings.players_page_port
        self._preferences.set_players_page_at(str(address) or None, port)
