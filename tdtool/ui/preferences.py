"""The settings of this computer as the window changes them: kept at once, told at once."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from tdtool.settings import FONT_PERCENT, VOLUME, ColourScheme, save_settings
from tdtool.ui import scheme, theme

if TYPE_CHECKING:
    from pathlib import Path

    from tdtool.board_plan import BoardPlan
    from tdtool.settings import BoardColours, KeySet, NumberStyle, OwnKeys, PaperSize, Settings

SIZES = (75, 80, 90, 100, 110, 125, 150, 175, 200)
"""The sizes of text that larger and smaller step through, in percent."""


class Preferences(QObject):
    """Holds the settings, dresses the program in them, and writes them down."""

    changed = Signal()
    failed = Signal(str)
    """The settings could not be written: a sentence."""

    def __init__(self, settings: Settings, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._path = path
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.styleHints().colorSchemeChanged.connect(self._system_changed)

    @property
    def settings(self) -> Settings:
        """Give the settings in force."""
        return self._settings

    def choose(self) -> None:
        """Choose colours and measures; the program is dressed in them later, for speed."""
        app = QApplication.instance()
        if isinstance(app, QApplication):
            system = app.styleHints().colorScheme()
            colours = scheme.chosen(self._settings.colour_scheme, system)
            theme.set_touch(touch=self._settings.touch)
            theme.set_look(colours, self._settings.font_percent)

    def dress(self) -> None:
        """Dress the program in the chosen colours and size of text."""
        # Figures are imported when something is written, not before the window is painted.
        from tdtool.ui import figures, house

        figures.set_number_style(self._settings.number_style)
        self._bind()
        house.set_name(self._settings.house or "")
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.set_touch(touch=self._settings.touch)
            scheme.apply(app, self._settings.colour_scheme, self._settings.font_percent)

    def set_colours(self, colours: ColourScheme) -> None:
        """Use these colours from now on."""
        self._take(replace(self._settings, colour_scheme=colours), dress=True)

    def step_size(self, step: int) -> None:
        """Make everything larger (1), smaller (-1) or of the usual size (0)."""
        now = self._settings.font_percent
        if step > 0:
            percent = next((size for size in SIZES if size > now), now)
        elif step < 0:
            percent = next((size for size in reversed(SIZES) if size < now), now)
        else:
            percent = 100
        percent = min(max(percent, FONT_PERCENT.start), FONT_PERCENT.stop - 1)
        self._take(replace(self._settings, font_percent=percent), dress=True)

    def set_number_style(self, style: NumberStyle) -> None:
        """Set thousands apart in this style from now on."""
        self._take(replace(self._settings, number_style=style), dress=True)

    def set_paper(self, paper: PaperSize) -> None:
        """Offer this paper first from now on."""
        self._take(replace(self._settings, paper=paper))

    def set_boards(self, boards: tuple[BoardPlan, ...]) -> None:
        """Show this on the screens of the players from now on."""
        self._take(replace(self._settings, boards=boards))

    def set_board_colours(self, colours: BoardColours) -> None:
        """Give the board this ground from now on."""
        self._take(replace(self._settings, board_colours=colours))

    def set_board_accent(self, accent: str | None) -> None:
        """Give the board the house's colour ("#1a2b3c"), None for the program's own."""
        self._take(replace(self._settings, board_accent=accent))

    def set_small_clock(self, window: str) -> None:
        """Keep the small clock's size and place, as Qt writes it, in base64."""
        self._take(replace(self._settings, small_clock=window))

    def set_printer(self, printer: str) -> None:
        """Print here first from now on."""
        self._take(replace(self._settings, printer=printer))

    def set_folder(self, folder: str) -> None:
        """Look for files here first from now on."""
        self._take(replace(self._settings, folder=folder))

    def set_floor(self, name: str) -> None:
        """Fill in this name as the one who decides from now on."""
        self._take(replace(self._settings, floor=name))

    def set_house(self, name: str) -> None:
        """Print this name at the head of every sheet from now on."""
        from tdtool.ui import house

        house.set_name(name)
        self._take(replace(self._settings, house=name or None))

    def set_tournament(self, tournament: str) -> None:
        """Show this tournament when the program starts again."""
        self._take(replace(self._settings, tournament=tournament))

    def set_players_page(self, *, on: bool) -> None:
        """Answer phones from now on, or no longer."""
        self._take(replace(self._settings, players_page=on))

    def set_players_page_at(self, address: str | None, port: int) -> None:
        """Answer phones at this address (None: the first there is) and port."""
        self._take(replace(self._settings, players_page_address=address, players_page_port=port))

    def set_players_page_names(self, *, whole: bool) -> None:
        """Show whole names on phones, or a first name and an initial."""
        self._take(replace(self._settings, players_page_names=whole))

    def set_sound(self, *, on: bool) -> None:
        """Play sounds from now on, or mute them all."""
        self._take(replace(self._settings, sound=on))

    def set_volume(self, volume: int) -> None:
        """Play sounds this loud (percent) from now on."""
        self._take(replace(self._settings, volume=min(max(volume, VOLUME.start), VOLUME.stop - 1)))

    def set_voice(self, *, on: bool) -> None:
        """Have sentences spoken by the system's voice from now on, or no longer."""
        self._take(replace(self._settings, voice=on))

    def set_warnings(self, seconds: tuple[int, ...]) -> None:
        """Warn at these many seconds left from now on."""
        self._take(replace(self._settings, warnings=tuple(sorted(set(seconds), reverse=True))))

    def set_silent(self, cue: str, *, silent: bool) -> None:
        """Leave a cue out from now on, or play it again."""
        others = tuple(one for one in self._settings.silent if one != cue)
        self._take(replace(self._settings, silent=(*others, cue) if silent else others))

    def set_own_sound(self, cue: str, name: str) -> None:
        """Play the director's own file for a cue from now on; "": the program's own."""
        others = {one: kept for one, kept in self._settings.own_sounds.items() if one != cue}
        self._take(replace(self._settings, own_sounds={**others, cue: name} if name else others))

    def set_calls_on_board(self, *, on: bool) -> None:
        """Show players on the clock on the board too from now on, or no longer."""
        self._take(replace(self._settings, calls_on_board=on))

    def set_window(self, window: str) -> None:
        """Keep the window's size and place, as Qt writes it, in base64."""
        self._take(replace(self._settings, window=window))

    def set_keys(self, key_set: KeySet, own: OwnKeys) -> None:
        """Use this set of keys, with the director's own, from now on."""
        self._take(replace(self._settings, key_set=key_set, keys=own))
        self._bind()

    def set_locked(self, *, locked: bool) -> None:
        """Keep whether the desk is locked, so that a start finds it so."""
        self._take(replace(self._settings, locked=locked))

    def set_pin(self, pin: str | None) -> None:
        """Keep what unlocks the desk, as `lock.pin` makes it; None: its key does."""
        self._take(replace(self._settings, pin=pin))

    def set_touch(self, *, touch: bool) -> None:
        """Make everything that is touched large, or as usual."""
        self._take(replace(self._settings, touch=touch), dress=True)

    def _bind(self) -> None:
        # The table of actions is read when the desk is built, not before the window is painted.
        from tdtool.ui import binding, keys

        keys.bind(binding.bound(self._settings.key_set, self._settings.keys))

    def _take(self, settings: Settings, *, dress: bool = False) -> None:
        if settings == self._settings:
            return
        self._settings = settings
        if dress:
            self.dress()
        try:
            save_settings(settings, self._path)
        except OSError as error:
            self.failed.emit(f"The settings cannot be kept in {self._path}: {error.strerror}.")
        self.changed.emit()

    def _system_changed(self) -> None:
        if self._settings.colour_scheme is ColourScheme.SYSTEM:
            self.dress()
