"""Whose paper is printed on: the house's name from the settings, its logo from the data folder."""

from __future__ import annotations

from tdtool.paths import logo_path
from tdtool.sheets.letterhead import Letterhead, Logo


class _House:
    """What every sheet begins with; the logo is read when the first one is made."""

    name = ""
    logo: Logo | None = None
    is_read = False


def set_name(name: str) -> None:
    """Print this name at the head of every sheet from now on; "" for none."""
    _House.name = name


def logo() -> Logo | None:
    """Give the logo that is kept, None where there is none."""
    if not _House.is_read:
        from tdtool.ui.logo import kept_logo

        _House.logo, _House.is_read = kept_logo(logo_path()), True
    return _House.logo


def set_logo(chosen: Logo | None) -> None:
    """Keep this logo from now on, or none; raises OSError where that cannot be written."""
    from tdtool.ui.logo import keep_logo

    if chosen is None:
        logo_path().unlink(missing_ok=True)
    else:
        keep_logo(chosen, logo_path())
    _House.logo, _House.is_read = chosen, True


def letterhead() -> Letterhead:
    """Give what every sheet begins with."""
    return Letterhead(_House.name, logo())
