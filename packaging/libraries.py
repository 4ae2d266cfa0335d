"""The system's libraries and fonts that the program needs on Debian and its kin."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

WINDOW = (
    # Qt without a screen
    "libegl1",
    "libgl1",
    "libdbus-1-3",
    "libfontconfig1",
    "libglib2.0-0",
    "libxkbcommon0",
    "libgssapi-krb5-2",
    # Qt on X11
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libxkbcommon-x11-0",
    # Han, kana and Hangul, on the screen and on paper
    "fonts-wqy-microhei",
)
"""What the window and the sheets need."""

TESTS = (*WINDOW, "poppler-utils", "xvfb", "xauth")
"""What the tests need: PDF readers and a virtual screen too."""

FULL_TESTS = (
    # a phone in the room
    "chromium",
    "chromium-driver",
    # a printer's queue
    "cups",
    "cups-client",
    "cups-filters",
)
"""What only `python -m tests.full` needs: programs that its tests start."""


def missing(names: tuple[str, ...]) -> list[str]:
    """List those of these Debian packages that are not installed; none on other systems."""
    if not (shutil.which("apt-get") and shutil.which("dpkg-query")):
        return []
    query = ["dpkg-query", "--show", "--showformat=${db:Status-Status} ${Package} ${Provides}\n"]
    listed = subprocess.run(query, capture_output=True, text=True, check=True).stdout
    installed: set[str] = set()
    for line in listed.splitlines():
        status, _, rest = line.partition(" ")
        if status == "installed":
            # "libglib2.0-0t64 libglib2.0-0 (= 2.84.1)" stands for both names.
            installed.update(word.strip("(),") for word in rest.split())
    return [name for name in names if name not in installed]


def install(names: list[str]) -> bool:
    """Install these Debian packages if root or sudo allows it, else print the line that does.

    Return whether all of them are there now; one that is not to be had keeps no other out.
    """
    before = _as_root() if names else None
    if before is not None:
        say(f"Installing from the system's packages: {' '.join(names)}")
        apt = [*before, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
        apt += ["--quiet", "-o", "DPkg::Lock::Timeout=120"]
        _quietly([*apt, "update"])
        get = [*apt, "install", "--yes", "--no-install-recommends"]
        if refusal := _quietly([*get, *names]):
            say(refusal)
            names = [name for name in names if _quietly([*get, name])]
        else:
            names = []
    if names:
        line = f"apt-get install --yes --no-install-recommends {' '.join(names)}"
        say(f"The system lacks packages. To install them, type:\n  sudo {line}")
    return not names


def say(text: str) -> None:
    """Tell the person at the keyboard, apart from what the program itself answers."""
    print(text, file=sys.stderr, flush=True)


def _quietly(command: list[str]) -> str:
    """Run a command and return nothing if it succeeds, else what it said."""
    run = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    return run.stdout or "it gave no reason" if run.returncode else ""


def _as_root() -> list[str] | None:
    """Return what goes before apt so that it runs as root without a question, if it can."""
    if not shutil.which("apt-get"):
        return None
    if os.geteuid() == 0:
        return []
    asking = ["sudo", "--non-interactive", "true"]
    if (
        shutil.which("sudo")
        and subprocess.run(asking, capture_output=True, check=False).returncode == 0
    ):
        return ["sudo", "--non-interactive"]
    return None
