"""The pinned versions: complete, within what the project asks for, and those in use here."""

from __future__ import annotations

import re
from importlib.metadata import distribution, version
from typing import TYPE_CHECKING

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def pins(repository: Path) -> dict[str, str]:
    """Read the pins: canonical name to version."""
    lines = (repository / "packaging" / "pins.txt").read_text().splitlines()
    pairs = [line.split("==") for line in lines if not line.startswith("#")]
    return {canonicalize_name(name): pinned for name, pinned in pairs}


def _needed() -> dict[str, list[Requirement]]:
    """List what the program and its tests need here, near and far, and who asks for what."""
    needed: dict[str, list[Requirement]] = {}
    asked = [("tdtool", "tests"), ("tdtool", "")]
    seen = set(asked)
    while asked:
        name, extra = asked.pop()
        for line in distribution(name).requires or ():
            requirement = Requirement(line)
            if requirement.marker and not requirement.marker.evaluate({"extra": extra}):
                continue
            needed.setdefault(canonicalize_name(requirement.name), []).append(requirement)
            for wanted in ("", *requirement.extras):
                if (step := (requirement.name, wanted)) not in seen:
                    seen.add(step)
                    asked.append(step)
    return needed


def test_everything_needed_is_pinned_within_bounds(pins: dict[str, str]) -> None:
    needed = _needed()
    assert sorted(set(needed) - set(pins)) == []
    for name, requirements in needed.items():
        for requirement in requirements:
            assert requirement.specifier.contains(pins[name]), f"{requirement} but {pins[name]}"


def test_pinned_versions_are_the_ones_tested(pins: dict[str, str]) -> None:
    different = {
        name: version(name) for name in _needed() if Version(version(name)) != Version(pins[name])
    }
    assert different == {}


def test_pins_name_no_address(repository: Path) -> None:
    for line in (repository / "packaging" / "pins.txt").read_text().splitlines():
        assert re.fullmatch(r"#.*|[\w.-]+==[\w.]+", line)
        assert "://" not in line
