"""Branches of the law, measured while its own tests run and at no other time.

A plugin of pytest: `-p tests.law_coverage`. Every process leaves a file for `coverage combine`.
Measuring makes Python half as fast, so it goes on only where a branch can be reached anew.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import TYPE_CHECKING, Any

import pytest
from coverage import Coverage

if TYPE_CHECKING:
    from collections.abc import Generator

_TESTS = Path(__file__).parent
_PACKAGES = ("tdtool.rules", "tdtool.tournament")
_LAW = tuple(_TESTS / name for name in ("rules", "tournament"))
"""The tests that reach every branch of the law, with those of structures named below."""
_STRUCTURES = {"test_structure_check.py", "test_structure_queries.py"}
_REACH_NOTHING_NEW = {"test_always.py", "test_stateful.py"}
"""Tests of the law that only repeat themselves on much data."""
_coverage = Coverage(data_suffix=True)


class _State:
    """Whether branches are measured at this moment."""

    measures = False


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    """Import the law, before any file of the tests does."""
    _coverage.start()
    for name in _PACKAGES:
        for module in walk_packages(import_module(name).__path__, f"{name}."):
            import_module(module.name)
    _coverage.stop()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, Any, Any]:
    """Measure a test of the law; what was to follow may have gone to another process."""
    if _is_measured(item) != _State.measures:
        _State.measures = not _State.measures
        (_coverage.start if _State.measures else _coverage.stop)()
    return (yield)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Keep what was found, but for the process that only hands out tests."""
    _coverage.stop()
    if session.testscollected and not session.config.getoption("numprocesses", None):
        _coverage.save()


def _is_measured(item: pytest.Item) -> bool:
    if item.path.name in _REACH_NOTHING_NEW:
        return False
    return item.path.name in _STRUCTURES or any(folder in item.path.parents for folder in _LAW)
