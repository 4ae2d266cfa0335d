"""A print spooler of the system's own kind for one test: its own folder, socket and queues."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

FILES = """
ServerRoot {root}/etc
RequestRoot {root}/spool
TempDir {root}/spool/tmp
CacheDir {root}/cache
StateDir {root}/run
DocumentRoot {root}
ServerKeychain {root}/etc
AccessLog {root}/access_log
ErrorLog {root}/error_log
PageLog {root}/page_log
FileDevice Yes
Sandboxing relaxed
User {user}
Group {group}
SystemGroup {group}
"""
SERVER = """
LogLevel info
Listen {root}/run/cups.sock
WebInterface No
Browsing No
DefaultShared No
DefaultAuthType None
MaxLogSize 0
<Location />
  Order allow,deny
  Allow all
</Location>
<Location /admin>
  Order allow,deny
  Allow all
</Location>
<Policy default>
  <Limit All>
    Order allow,deny
    Allow all
  </Limit>
</Policy>
"""
DRIVER = "drv:///sample.drv/generic.ppd"
PATIENCE = 30.0
_PATH = "/usr/sbin:/usr/bin:/sbin:/bin"


class Cups:
    """A running spooler; nothing of the machine's own one is touched.

    It runs as whoever runs the tests, or as nobody where that is root: it needs no rights.
    """

    def __init__(self) -> None:
        # A socket's path must be short, and a file under /dev would be taken for a device.
        self.root = Path(tempfile.mkdtemp(prefix="cups", dir="/tmp"))
        self.env = {**os.environ, "CUPS_SERVER": f"{self.root}/run/cups.sock", "LC_ALL": "C.UTF-8"}
        who = pwd.getpwnam("nobody") if os.getuid() == 0 else pwd.getpwuid(os.getuid())
        group = _group(who.pw_gid)
        for name in ("etc", "spool/tmp", "cache", "run", "out"):
            (self.root / name).mkdir(parents=True)
        words = {"root": self.root, "user": who.pw_name, "group": group}
        (self.root / "files.conf").write_text(FILES.format(**words))
        (self.root / "cupsd.conf").write_text(SERVER.format(**words))
        other = {} if os.getuid() else {"user": who.pw_uid, "group": who.pw_gid}
        if not os.getuid():
            for path in (self.root, *self.root.rglob("*")):
                os.chown(path, who.pw_uid, who.pw_gid)
        daemon = shutil.which("cupsd", path=_PATH)
        set_up = ["-c", f"{self.root}/cupsd.conf", "-s", f"{self.root}/files.conf"]
        command = [str(daemon), "-f", *set_up]
        self._process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, **other)  # type: ignore[call-overload]
        self._wait_for_socket()

    @staticmethod
    def is_here() -> bool:
        """Tell whether the spooler, its commands and its filters are installed."""
        commands = all(shutil.which(name, path=_PATH) for name in ("cupsd", "lp", "lpadmin"))
        return commands and Path("/usr/lib/cups/filter/pdftopdf").exists()

    def queue(self, name: str, *, file: bool = True) -> Path:
        """Set a queue up that writes into a file; without the file each job is stopped."""
        path = self.root / "out" / f"{name}.prn"
        if file:
            self.mend(path)
        self.run("lpadmin", "-p", name, "-E", "-v", f"file://{path}", "-m", DRIVER)
        return path

    def mend(self, path: Path) -> None:
        """Make the file that a queue writes into."""
        path.touch()
        path.chmod(0o666)

    def run(self, command: str, *arguments: str) -> str:
        """Run a command of the spooler's and give what it says."""
        found = shutil.which(command, path=_PATH)
        assert found is not None, command
        line = [found, *arguments]
        return subprocess.run(line, env=self.env, check=True, capture_output=True, text=True).stdout

    def received(self, path: Path) -> bytes:
        """Wait until a job has come through whole, and give what the printer got."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            data = path.read_bytes()
            if data and not self.run("lpstat", "-o"):
                return data
            time.sleep(0.1)
        raise AssertionError(f"nothing was printed:\n{self.log()}")

    def log(self) -> str:
        """Give the spooler's log."""
        return (self.root / "error_log").read_text(errors="replace")

    def stop(self) -> None:
        """End the spooler and take its folder away."""
        self._process.terminate()
        self._process.wait(10)
        if self._process.stderr is not None:
            self._process.stderr.close()
        shutil.rmtree(self.root, ignore_errors=True)

    def _wait_for_socket(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with socket.socket(socket.AF_UNIX) as line:
                if not line.connect_ex(f"{self.root}/run/cups.sock"):
                    return
            if self._process.poll() is not None:
                break
            time.sleep(0.05)
        self._process.kill()
        said = self._process.communicate()[1]
        raise AssertionError(f"the spooler does not start: {said}\n{self.log()}")


def _group(number: int) -> str:
    import grp

    return grp.getgrgid(number).gr_name
