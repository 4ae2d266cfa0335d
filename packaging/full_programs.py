"""The programs that only the full tests need, with the Debian packages that bring them."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from libraries import install, say

PROGRAMS = (
    ("cupsd", "cups"),
    ("lp", "cups-client"),
    ("lpadmin", "cups-client"),
    ("/usr/lib/cups/filter/pdftopdf", "cups-filters"),
)
"""Each program, by its name or its whole path, and its package."""


def missing() -> list[str]:
    """List the packages whose programs are not here, each once."""
    return list(dict.fromkeys(package for program, package in PROGRAMS if not _is_here(program)))


def install_missing() -> bool:
    """Install the packages that are missing where that is allowed; tell whether all are there."""
    wanted = missing()
    if wanted:
        install(wanted)
        for package in missing():
            say(f"Tests that need the package {package} are skipped: it cannot be installed here.")
    return not missing()


def _is_here(program: str) -> bool:
    places = f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"
    return Path(program).exists() if "/" in program else bool(shutil.which(program, path=places))


if __name__ == "__main__":
    sys.exit(not install_missing())
