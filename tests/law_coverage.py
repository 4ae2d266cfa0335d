"""Branches of the law, measured while its own tests run and at no other time.

A plugin of pytest: `-p tests.law_coverage`. Every process leaves a file for `coverage combine`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from coverage import Coverage

if TYPE_CHECKING:
    from collections.abc import Generator

_TESTS = Path(__file__).parent
_LAW = tuple(_TESTS / name for name in ("rules", "structures", "tournament"))
"""The tests that reach every branch of the law."""
_REACH_NOTHING_NEW = {"test_always.py", "test_json.py", "test_stateful.py", "test_text.py"}
"""Tests of the law that only repeat themselves on much data."""
# The law is imported while tests are collected, so measuring begins before that.
_coverage = Coverage(data_suffix=True)
_coverage.start()


def pytest_collection_finish() -> None:
    """Stop until there is a test of the law."""
    _coverage.stop()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, Any, Any]:
    """Measure a test of the law, and go on where another one follows."""
    if _is_measured(item):
        _coverage.start()
    try:
        return (yield)
    finally:
        if _is_measured(item) and not _is_measured(nextitem):
            _coverage.stop()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Keep what was found, but for the process that only hands out tests."""
    _coverage.stop()
    if session.testscollected and not session.config.getoption("numprocesses", None):
        _coverage.save()


def _is_measured(item: pytest.Item | None) -> bool:
    if item is None or item.path.name in _REACH_NOTHING_NEW:
        return False
    return any(folder in item.path.parents for folder in _LAW)
