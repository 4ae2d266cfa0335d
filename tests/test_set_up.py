"""The set-up: which of the system's packages it misses, and what it does about them."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.skipif(os.name != "posix", reason="apt is a matter of Debian's kin")

INSTALLED = """\
installed libegl1
installed libglib2.0-0t64 libglib2.0-0 (= 2.84.4-3)
deinstalled libgl1
installed editor vim-tiny, vi
"""
INSTALL = (
    "import os, sys; sys.path.insert(0, sys.argv[1]); import libraries\n"
    "os.geteuid = lambda: int(sys.argv[2])\n"
    "print(libraries.install(libraries.missing(tuple(sys.argv[3:]))))\n"
)


@pytest.fixture
def system(tmp_path: Path) -> Path:
    """Make a system of three programs: dpkg-query, and an apt-get that keeps what it is told."""
    programs = tmp_path / "bin"
    programs.mkdir()
    (tmp_path / "listed").write_text(INSTALLED)
    for name, script in {
        "dpkg-query": f"cat {tmp_path}/listed",
        "apt-get": f"cd {tmp_path}\necho apt-get $* $DEBIAN_FRONTEND >> told\nexit $(cat apt)",
        "sudo": f"echo sudo $* >> {tmp_path}/told\nexit 1",
    }.items():
        (programs / name).write_text(f"#!/bin/sh\nPATH=/usr/bin:/bin\n{script}\n")
        (programs / name).chmod(0o755)
    (programs / "env").symlink_to("/usr/bin/env")
    (tmp_path / "apt").write_text("0")
    return tmp_path


def install(system: Path, repository: Path, user: int, *names: str) -> tuple[str, str, list[str]]:
    """Install as this user; return what is answered, what is said, and what apt was told."""
    run = subprocess.run(
        [sys.executable, "-c", INSTALL, str(repository / "packaging"), str(user), *names],
        env=os.environ | {"PATH": str(system / "bin")},
        capture_output=True,
        text=True,
        check=True,
    )
    told = system / "told"
    return run.stdout, run.stderr, told.read_text().splitlines() if told.exists() else []


def test_nothing_missing_asks_nothing(system: Path, repository: Path) -> None:
    assert install(system, repository, 0, "libegl1", "libglib2.0-0") == ("True\n", "", [])


def test_root_installs_what_is_missing(system: Path, repository: Path) -> None:
    answer, said, told = install(system, repository, 0, "libegl1", "libgl1", "xauth")
    assert answer == "True\n"
    assert said == "Installing from the system's packages: libgl1 xauth\n"
    lock = "--quiet -o DPkg::Lock::Timeout=120"
    assert told == [
        f"apt-get {lock} update noninteractive",
        f"apt-get {lock} install --yes --no-install-recommends libgl1 xauth noninteractive",
    ]


def test_one_package_that_is_not_to_be_had_keeps_no_other_out(
    system: Path, repository: Path
) -> None:
    (system / "bin" / "apt-get").write_text(
        '#!/bin/sh\ncase "$*" in *xvfb*) echo no xvfb; exit 100;; esac\n'
    )
    answer, said, _told = install(system, repository, 0, "libgl1", "xvfb", "xauth")
    assert answer == "False\n"
    assert said == (
        "Installing from the system's packages: libgl1 xvfb xauth\n"
        "no xvfb\n\n"
        "The system lacks packages. To install them, type:\n"
        "  sudo apt-get install --yes --no-install-recommends xvfb\n"
    )


def test_refusal_of_apt_is_told_with_the_line_to_type(system: Path, repository: Path) -> None:
    (system / "apt").write_text("100")
    answer, said, _told = install(system, repository, 0, "libgl1")
    assert answer == "False\n"
    assert said.endswith(
        "The system lacks packages. To install them, type:\n"
        "  sudo apt-get install --yes --no-install-recommends libgl1\n"
    )


def test_a_user_gets_the_line_to_type(system: Path, repository: Path) -> None:
    answer, said, told = install(system, repository, 1000, "libgl1", "xvfb")
    assert answer == "False\n"
    assert said == (
        "The system lacks packages. To install them, type:\n"
        "  sudo apt-get install --yes --no-install-recommends libgl1 xvfb\n"
    )
    assert told == ["sudo --non-interactive true"]


def test_other_systems_are_asked_for_nothing(system: Path, repository: Path) -> None:
    (system / "bin" / "apt-get").unlink()
    assert install(system, repository, 0, "libgl1") == ("True\n", "", [])


@pytest.mark.parametrize("script", ["run.py", "test.py"])
def test_scripts_need_nothing_but_the_standard_library(repository: Path, script: str) -> None:
    program = (
        "import runpy, sys\n"
        f"sys.path.insert(0, {str(repository / 'packaging')!r})\n"
        f"runpy.run_path({str(repository / 'packaging' / script)!r}, run_name='imported')\n"
    )
    subprocess.run([sys.executable, "-I", "-S", "-c", program], check=True)
