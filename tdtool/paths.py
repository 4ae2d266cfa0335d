"""Where the program's own resources and the director's data lie."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from pathlib import Path

_APPLICATION = "tdtool"


@cache
def _resources() -> Path:
    """Find the folder of resources: inside an installed package, or beside it in a checkout."""
    package = Path(__file__).resolve().parent
    inside = package / "resources"
    return inside if inside.is_dir() else package.parent / "resources"


def resource(*parts: str) -> Path:
    """Return a file or folder among the program's resources.

    `resource("structures")` is the folder of structures, `resource("icons", "undo.svg")` a file.
    Raises FileNotFoundError where the installation lacks it.
    """
    found = _resources().joinpath(*parts)
    if not found.exists():
        raise FileNotFoundError(f"The program's own file {found} is missing; set it up again.")
    return found


def database_path() -> Path:
    """Return the database that is opened when no other is asked for, in the user's data folder.

    The folder is made if it can be; if not, opening the database tells why.
    """
    from platformdirs import user_data_path

    return _made(user_data_path(_APPLICATION, appauthor=False)) / "tdtool.sqlite3"


def house_rulings_dir() -> Path:
    """Return the folder of the card room's own rulings, in the user's data folder.

    It may not be there yet; whoever writes the first ruling makes it.
    """
    from platformdirs import user_data_path

    return user_data_path(_APPLICATION, appauthor=False) / "rulings"


def logo_path() -> Path:
    """Return the house's logo, in the user's data folder; it may not be there."""
    from platformdirs import user_data_path

    return user_data_path(_APPLICATION, appauthor=False) / "logo.png"


def sounds_dir() -> Path:
    """Return the folder of the director's own sounds, in the user's data folder.

    It may not be there yet; whoever keeps the first sound makes it.
    """
    from platformdirs import user_data_path

    return user_data_path(_APPLICATION, appauthor=False) / "sounds"


def config_dir() -> Path:
    """Return the user's folder for settings; it may not be there yet."""
    from platformdirs import user_config_path

    return user_config_path(_APPLICATION, appauthor=False)


def cache_dir() -> Path:
    """Return the user's folder for what can be made again, such as print fonts."""
    from platformdirs import user_cache_path

    return _made(user_cache_path(_APPLICATION, appauthor=False))


def rulings_path() -> Path:
    """Return the file of the rulings as they were made ready to be searched; it can be lost."""
    return cache_dir() / "rulings.kept"


def documents_dir() -> Path:
    """Return the folder where files are first offered to be saved: documents, or else home."""
    from platformdirs import user_documents_path

    documents = user_documents_path()
    return documents if documents.is_dir() else Path.home()


def _made(folder: Path) -> Path:
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder
