"""What can go wrong with the file; each error's text is a sentence for the director."""
# ruff: noqa: N818 - the names say what is the matter, and are caught by what they say

from __future__ import annotations


class StoreError(Exception):
    """Something about the file of tournaments that the director must be told."""


class CannotOpen(StoreError):
    """The file was not opened, and was left as it was."""


class InUse(CannotOpen):
    """Another tdtool has the file open."""


class NewerFile(CannotOpen):
    """The file, or something in it, was written by a newer tdtool."""


class NotOurs(CannotOpen):
    """The file belongs to another program."""


class Damaged(CannotOpen):
    """The file, or a part of it, cannot be read."""


class NoAccess(CannotOpen):
    """The file or its folder cannot be made, read or written."""


class NotUpgraded(CannotOpen):
    """The file is of an older format and could not be brought to this one."""


class NotSaved(StoreError):
    """Nothing was written; what was there before stands."""


class Conflict(NotSaved):
    """Something was written meanwhile that the writer did not know of."""


class NotErased(StoreError):
    """A name or text is out of use, but its letters may still be in the file."""


class NotThere(StoreError):
    """There is no tournament, person or text of this id."""


class Closed(StoreError):
    """The file was closed before."""
