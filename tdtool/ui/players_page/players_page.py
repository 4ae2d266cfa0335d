"""The players' page, switched on and off: it stands while it is wanted and can be reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from tdtool.tournament.queries import clock_view
from tdtool.tournament.views import ClockState, Tone

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from tdtool.desk import Desk
    from tdtool.players_page.wire import Stands
    from tdtool.players_page.writing import Writing
    from tdtool.settings import Settings
    from tdtool.tournament.values import Now
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.players_page.feed import Feed
    from tdtool.ui.players_page.process import PageProcess
    from tdtool.ui.preferences import Preferences

NEWS_MS = 100
"""Several acts of a moment are told at once."""
LOOK_MS = 5_000
"""How often the network is looked at while the page is wanted."""
PAST_MS = 24 * 3_600_000
"""How long a tournament that is over is still shown."""
_SHORT, _LONG = 6, 16
_SAME_MS = 1_000
"""Clocks that differ by less are the same clock, read twice."""

NO_NETWORK = (
    "This computer is in no network, so no phone can reach the players’ page. "
    "Join the room’s Wi-Fi; the page comes by itself."
)
GONE = "This computer no longer has the address {}. Choose another one for the players’ page."
TAKEN = "Port {} is taken by another program. Choose another port for the players’ page."
DENIED = "Port {} is kept by the system. Choose one from 1024 on for the players’ page."
FAILED = "The players’ page could not be started. Switch it off and on to try again."
ENDED = "The players’ page stopped. It comes back by itself."


def _usual_addresses() -> Sequence[str]:
    from tdtool.ui.players_page.addresses import addresses

    return addresses()


class PlayersPage(QObject):
    """Keeps the process as the settings want it, and tells it of every open tournament.

    `desks` lists the tournaments that are open; `changed` says that it stands otherwise.
    """

    changed = Signal()

    def __init__(
        self,
        bridge: Bridge,
        preferences: Preferences,
        desks: Callable[[], Iterable[Desk]],
        now: Callable[[], Now],
        addresses: Callable[[], Sequence[str]] = _usual_addresses,
    ) -> None:
        super().__init__(bridge)
        self._bridge = bridge
        self._preferences = preferences
        self._desks = desks
        self._now = now
        self.addresses = addresses
        self._process: PageProcess | None = None
        self._feeds: dict[str, Feed] = {}
        self._at: tuple[str, int] | None = None
        """The address and port that the process was begun for."""
        self._port = 0
        self._sentence = ""
        self._dressed: object = None
        self._news = QTimer(self)
        self._news.setSingleShot(True)
        self._news.setInterval(NEWS_MS)
        self._news.timeout.connect(self._tell)
        self._look = QTimer(self)
        self._look.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._look.setInterval(LOOK_MS)
        self._look.timeout.connect(self.follow)
        bridge.phone_address = self.address_of
        bridge.shown.connect(self.follow)
        bridge.closing.connect(self.stop)
        preferences.changed.connect(self.follow)

    @property
    def stands(self) -> bool:
        """Tell whether phones are answered."""
        return self._port > 0

    @property
    def sentence(self) -> str:
        """Say why phones are not answered though the page is on, "" where all is well."""
        return self._sentence

    @property
    def process(self) -> int:
        """Give the system's number of the process, 0 while there is none."""
        return 0 if self._process is None else self._process.number

    def address(self) -> str:
        """Give the address as it is typed into a phone: "192.168.1.20:8047"; "" while off."""
        return f"{self._at[0]}:{self._port}" if self.stands and self._at is not None else ""

    def address_of(self, tournament: str) -> str:
        """Give the whole address of a tournament's page, "" where it has none now."""
        feed = self._feeds.get(tournament)
        if not self.stands or feed is None:
            return ""
        return f"http://{self.address()}/{feed.code}"

    def follow(self) -> None:
        """Be as the settings and the network are now."""
        settings = self._preferences.settings
        desks = [desk for desk in self._desks() if not _is_past(desk, self._now())]
        if not settings.players_page or not desks or not self._bridge.is_open:
            self.stop()
            return
        if not self._look.isActive():
            self._look.start()
        address = self._address(settings)
        if not address:
            return
        wanted = (address, settings.players_page_port)
        if wanted != self._at:
            self._begin(*wanted)
        self._take(desks, settings)

    def stop(self) -> None:
        """End it; phones say that they are cut off."""
        self._look.stop()
        self._end()
        self._set("")

    def _address(self, settings: Settings) -> str:
        """Choose the address; "" with a sentence where there is none, and nothing stands then."""
        there = self.addresses()
        chosen = settings.players_page_address
        if chosen and chosen not in there:
            self._end()
            self._set(GONE.format(chosen) if there else NO_NETWORK)
            return ""
        if not there:
            self._end()
            self._set(NO_NETWORK)
            return ""
        if chosen:
            return chosen
        return self._at[0] if self._at is not None and self._at[0] in there else there[0]

    def _begin(self, address: str, port: int) -> None:
        from tdtool.ui.players_page.process import PageProcess

        self._end()
        self._at = (address, port)
        self._process = PageProcess(self)
        self._process.stands.connect(self._stood)
        self._process.ended.connect(self._ended)
        self._process.start(address, port, self._skew())
        self._set("")

    def _skew(self) -> tuple[int, int]:
        """Tell how far the desk's clocks are from the computer's: not at all, but in tests."""
        from tdtool.moment import now

        here, there = self._now(), now()
        boot, wall = here.boot_ms - there.boot_ms, here.wall_ms - there.wall_ms
        return (boot, wall) if max(abs(boot), abs(wall)) > _SAME_MS else (0, 0)

    def _end(self) -> None:
        process, self._process = self._process, None
        self._at, self._port = None, 0
        self._news.stop()
        for feed in self._feeds.values():
            feed.stop()
        self._feeds.clear()
        if process is not None:
            process.stop()

    def _take(self, desks: list[Desk], settings: Settings) -> None:
        """Follow the tournaments that are open, and no others."""
        from tdtool.players_page.wire import News
        from tdtool.ui.players_page.feed import Feed

        ids = {desk.id for desk in desks}
        for gone in [one for one in self._feeds if one not in ids]:
            feed = self._feeds.pop(gone)
            feed.stop()
            if self._process is not None:
                self._process.tell(News(feed.code, over=True))
        for desk in desks:
            if desk.id not in self._feeds:
                self._feeds[desk.id] = Feed(desk, self._code(desk.id), self._wake)
        dressed = (settings.players_page_names, settings.number_style, self._now().utc_offset)
        if dressed != self._dressed:
            self._dressed = dressed
            for feed in self._feeds.values():
                feed.renew()
        if any(feed.has_news for feed in self._feeds.values()):
            self._wake()

    def _code(self, tournament: str) -> str:
        short = tournament[:_SHORT]
        taken = any(feed.code == short for feed in self._feeds.values())
        return tournament[:_LONG] if taken else short

    def _wake(self) -> None:
        if not self._news.isActive():
            self._news.start()

    def _tell(self) -> None:
        process = self._process
        if process is None:
            return
        whole = self._preferences.settings.players_page_names
        for feed in self._feeds.values():
            if feed.has_news:
                process.tell(feed.news(_writing(), whole=whole))
        if any(feed.has_news for feed in self._feeds.values()):
            self._wake()
        self.changed.emit()

    def _stood(self, first: Stands) -> None:
        """Hear whether it answers."""
        from tdtool.players_page.wire import Refused

        port = 0 if self._at is None else self._at[1]
        sentences = {Refused.TAKEN: TAKEN, Refused.DENIED: DENIED, Refused.GONE: GONE}
        if first.refused is None:
            self._port = first.port
            self._tell()
            self._set("")
        else:
            process, self._process = self._process, None
            if process is not None:
                process.stop()
            what = self._at[0] if first.refused is Refused.GONE and self._at else port
            self._set(sentences.get(first.refused, FAILED).format(what))

    def _ended(self) -> None:
        if self.stands:
            self._end()
            self._set(ENDED)

    def _set(self, sentence: str) -> None:
        """Keep how it stands, and say what is new and wrong."""
        if sentence and sentence != self._sentence:
            self._bridge.said.emit(sentence, Tone.NEEDS_YOU)
        self._sentence = sentence
        self.changed.emit()


def _writing() -> Writing:
    from tdtool.players_page.writing import Writing
    from tdtool.ui import figures

    return Writing(figures.number, figures.signed_money, figures.twelve_hours())


def _is_past(desk: Desk, now: Now) -> bool:
    """Tell whether a tournament has long been over."""
    state = desk.state
    won = state.in_play == 1 and bool(state.busts)
    if not won and clock_view(state, now).state is not ClockState.FINISHED:
        return False
    records = desk.history.records
    return bool(records) and now.wall_ms - records[-1].wall_ms > PAST_MS
