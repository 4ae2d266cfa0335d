"""Start tdtool with `python -m tdtool`."""

from __future__ import annotations

import sys

from tdtool.cli import main

if __name__ == "__main__":
    sys.exit(main())
