"""What the name of a tournament's own file ends with."""

from tdtool.store.bundle_file import SUFFIX

__all__ = ["SUFFIX"]
