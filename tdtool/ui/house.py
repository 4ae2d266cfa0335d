"""Whose tournament it is: the house's name from the settings, its logo from the data folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.paths import logo_path
from tdtool.sheets.letterhead import Letterhead, Logo

if TYPE_CHECKING:
    from PySide6.QtGui import QImage


class _House:
    """What every sheet begins with; the logo is read when it is first asked for."""

    name = ""
    picture: QImage | None = None
    logo: Logo | None = None
    is_read = False


def set_name(name: str) -> None:
    """Print this name at the head of every sheet from now on; "" for none."""
    _House.name = name


def picture() -> QImage | None:
    """Give the logo that is kept, None where there is none."""
    if not _House.is_read:
        _take(_kept())
    return _House.picture


def logo() -> Logo | None:
    """Give the logo as it is printed, None where there is none."""
    kept = picture()
    if kept is not None and _House.logo is None:
        from tdtool.ui.logo import on_white

        _House.logo = on_white(kept)
    return _House.logo


def set_logo(chosen: QImage | None) -> None:
    """Keep this logo from now on, or none; raises OSError where that cannot be written."""
    from tdtool.ui.logo import keep_logo

    if chosen is None:
        logo_path().unlink(missing_ok=True)
    else:
        keep_logo(chosen, logo_path())
    _take(chosen)


def letterhead() -> Letterhead:
    """Give what every sheet begins with."""
    return Letterhead(_House.name, logo())


def _kept() -> QImage | None:
    path = logo_path()
    if not path.is_file():
        return None
    from tdtool.ui.logo import kept_logo

    return kept_logo(path)


def _take(chosen: QImage | None) -> None:
    _House.picture, _House.logo, _House.is_read = chosen, None, True
