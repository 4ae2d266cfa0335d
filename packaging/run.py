"""Set tdtool up and run it: `python3 packaging/run.py`, and any arguments of tdtool.

Where there is no screen it plays the built-in sample tournament and leaves its papers.
"""

from __future__ import annotations

import os
import subprocess
import sys

if sys.version_info < (3, 11):  # noqa: UP036 (it is started by whatever Python is there)
    sys.exit("tdtool needs Python 3.11 or newer.")

from environment import python, set_up
from libraries import WINDOW, say


def main(arguments: list[str]) -> int:
    """Set up, then run tdtool with these arguments and return its exit status."""
    set_up(WINDOW, tests=False)
    screen = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    if not arguments and sys.platform.startswith("linux") and not screen:
        say("There is no screen here, so the sample tournament is played without one.")
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        arguments = ["demo"]
    try:
        return subprocess.run([python(), "-m", "tdtool", *arguments], check=False).returncode
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
