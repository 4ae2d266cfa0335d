"""A file of tournaments, and what the tests of the log do to it."""

from __future__ import annotations

import os
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tdtool.store.log import Store
from tests.store.appender import Appenders

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

NOBODY = 65534


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tournaments.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    with Store.open(path) as opened:
        yield opened


@pytest.fixture
def small_folder() -> Iterator[Path]:
    """Make a folder that anyone may enter; pytest's own is closed to others."""
    with tempfile.TemporaryDirectory(dir=tempfile.gettempdir()) as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder


@pytest.fixture
def as_nobody() -> Callable[[], AbstractContextManager[None]]:
    """Be a user for whom permissions count, where the tests are run by root."""
    if os.name != "posix":
        pytest.skip("permissions of files are tested where POSIX has them")

    @contextmanager
    def dropped() -> Iterator[None]:
        if os.geteuid() != 0:
            yield
            return
        os.seteuid(NOBODY)
        try:
            yield
        finally:
            os.seteuid(0)

    return dropped


@pytest.fixture(scope="module")
def appenders() -> Iterator[Appenders]:
    """Start programs that write to a file of tournaments and can be killed."""
    if not hasattr(os, "fork"):
        pytest.skip("programs are forked here to be killed, and this system has no fork")
    with Appenders() as started:
        yield started
