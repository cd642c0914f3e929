"""The programs that are compared, and how what is missing gets here."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass

from reading import read_digits, read_title

_HERE = os.path.dirname(os.path.abspath(__file__))


@dataclass
class Peer:
    """A program with big digits that counts down, or tells the time of day."""

    name: str
    # None where it cannot be had.
    path: "str | None"
    # `{time}` and `{seconds}` are what it counts down from.
    arguments: str
    # What lets it run from the start.
    start: str = ""
    # A key that makes a running one wait, none if it waits without `start`; None if it never does.
    pause: "str | None" = " "
    # A key that changes the screen at once, and those that end it.
    key: str = " "
    quit: str = "q"
    # The nanoseconds for which the last key must be silent before it counts.
    silence: int = 0
    # The time on a screen, in seconds.
    reads: object = read_digits

    def command(self, total, waits=False):
        """How it is started with so many seconds to go."""
        time = f"{total // 60}:{total % 60:02}"
        words = self.arguments.format(time=time, seconds=total)
        return [self.path, *words.split(), *([] if waits else self.start.split())]


def clocks(path, mark=""):
    """Our own, in both tiers; the mark tells versions apart."""
    arguments = "{time} --announce off --glyphs "
    return [
        Peer(f"{mark}speakerclock `{tier}`", path, arguments + tier, "--start", pause="", quit="qq", silence=600_000_000)
        for tier in ("solid", "blocks")
    ]


def peers(folder):
    """The others that are here, or can be installed or built into a folder."""
    os.makedirs(folder, exist_ok=True)
    wanted = [
        Peer("C floor", _floor(folder), "{seconds}"),
        Peer("tty-clock", bring("tty-clock"), "-s -c -D", pause=None, key="s"),
        Peer("termdown", _termdown(folder), "{seconds}", reads=read_title),
    ]
    return [peer for peer in wanted if peer.path is not None]


def is_static(program):
    """Whether a program is linked with all its libraries, which some machines cannot do."""
    found = subprocess.run(["ldd", program], capture_output=True, text=True, check=False)
    return "statically linked" in found.stdout + found.stderr or "not a dynamic" in found.stderr


def bring(command):
    """Where a command lies, after it was installed if it was missing; None if that fails."""
    if shutil.which(command) is None:
        _succeeds([os.path.join(_HERE, "../../../.ci/setup"), command])
    return shutil.which(command) or _leave_out(command)


def _leave_out(name):
    print(f"{name} is left out: it cannot be had here.", file=sys.stderr)


def _floor(folder):
    path = os.path.join(folder, "floor")
    compiler = shutil.which("cc") or shutil.which("clang") or "cc"
    command = [compiler, "-O2", "-o", path, os.path.join(_HERE, "floor.c"), "-lncursesw"]
    return path if _succeeds(command) else _leave_out("the C floor")


def _termdown(folder):
    python = os.path.join(folder, "python")
    path = shutil.which("termdown") or os.path.join(python, "bin/termdown")
    pip = [os.path.join(python, "bin/python"), "-m", "pip", "install", "--quiet", "termdown==2.0.0"]
    is_here = os.path.exists(path) or (
        _succeeds([sys.executable, "-m", "venv", python]) and _succeeds(pip)
    )
    return path if is_here else _leave_out("termdown")


def _succeeds(command):
    try:
        run = subprocess.run(command, capture_output=True, check=False)
        return run.returncode == 0
    except OSError:
        return False
