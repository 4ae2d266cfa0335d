"""A home of its own for a test run: the user's data and settings stay untouched."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
from pathlib import Path


def move_into_fresh_home() -> None:
    """Point every folder of the user into one that is thrown away.

    Qt draws off screen unless a platform is named already. To be called before Qt is imported.
    """
    fresh = Path(tempfile.mkdtemp(prefix="tdtool-home-"))
    atexit.register(shutil.rmtree, fresh, ignore_errors=True)
    runtime = fresh / "run"
    runtime.mkdir(mode=0o700)
    os.environ |= {
        "HOME": str(fresh),
        "USERPROFILE": str(fresh),
        "APPDATA": str(fresh / "AppData"),
        "LOCALAPPDATA": str(fresh / "AppData"),
        "XDG_CACHE_HOME": str(fresh / "cache"),
        "XDG_CONFIG_HOME": str(fresh / "config"),
        "XDG_DATA_HOME": str(fresh / "data"),
        "XDG_STATE_HOME": str(fresh / "state"),
        "XDG_RUNTIME_DIR": str(runtime),
    }
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
