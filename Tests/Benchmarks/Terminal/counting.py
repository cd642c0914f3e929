"""What a program does in a shown second, counted to the unit: it depends on no machine's speed."""

import itertools
import os
import re
import shutil
import subprocess
import tempfile
import time
from contextlib import contextmanager

from ending import type_quit
from recording import first_picture, screen_of
from terminal import Terminal

# When the operator's words are gone, ten shown seconds: they have each last digit once. They are the
# same in each run, since others cost more or less. After them come ten more for what is counted by
# callgrind, of which the fewer count: on a busy machine a frame may be drawn twice.
TOTAL = 600
BEGIN = 12
END = 22
SECOND_END = 32
# How often each of two keys is pressed.
PRESSES = 3


def calls(peer, size):
    """`calls` and `writes`: system calls, and those that write to the terminal, a second."""
    with tempfile.NamedTemporaryFile("r", prefix="bench-") as trace:
        tool = [shutil.which("strace"), "-f", "-qq", "-y", "-ttt", "-e", "signal=none"]
        tool += ["-o", trace.name]
        with Terminal(tool + peer.command(TOTAL), *size) as terminal:
            start = _start(peer, terminal)
            _pass(peer, terminal, start, BEGIN)
            begin = time.time()
            _pass(peer, terminal, start, END)
            end = time.time()
            # What is traced is written out when the tracer ends.
            type_quit(peer, terminal)
            terminal.read_for(3)
        counted = [call for moment, call in _traced(trace) if begin <= moment < end]
    # A terminal may be opened once more under another number; -y gives its name.
    writes = [call for call in counted if re.match(r"write\(\d+</dev/(pts/|tty)", call)]
    return {"calls": len(counted) / (END - BEGIN), "writes": len(writes) / (END - BEGIN)}


def _traced(trace):
    """Each call with its moment, by its beginning: `12 1795270000.123456 write(3</dev/pts/1>, ...`."""
    for line in trace:
        found = re.match(r"\d+ +([\d.]+) (\w+\([^,)]*)", line)
        if found:
            yield float(found[1]), found[2]


def instructions(peer, size):
    """`instructions` a second, and those of the `beginning`, from what callgrind counted.

    The beginning is the start with the seconds up to the first of those that are counted.
    """
    with _callgrind(peer, size) as (terminal, count):
        start = _start(peer, terminal)
        counted = []
        for end in (BEGIN, END, SECOND_END):
            _pass(peer, terminal, start, end)
            counted.append(count())
        return {"beginning": counted[0], "instructions": min(counted[1:]) / (END - BEGIN)}


def presses(peer, size):
    """`key`: the instructions of a key that gives our clock a minute, and of one that takes it, in
    the mean; of each the fewest of three. The clock is not started, so it draws nothing else."""
    with _callgrind(peer, size, waits=True) as (terminal, count):
        first_picture(terminal, peer.reads, limit=300)
        counted = [[_press(terminal, key, count) for key in "+-"] for _ in range(PRESSES)]
        return {"key": sum(min(each) for each in zip(*counted)) / 2}


def _press(terminal, key, count):
    _rest(terminal)
    count()
    terminal.send(key)
    terminal.first_read(3)
    # What is written to disk is counted as well.
    _rest(terminal)
    return count()


def _rest(terminal):
    """Reads until the program has not run for a while."""
    ran = None
    while ran != (ran := terminal.process.cpu):
        terminal.read_for(0.25)


@contextmanager
def _callgrind(peer, size, waits=False):
    """The program on a terminal, and a function: the instructions since it was called last."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        dumps = os.path.join(folder, "dump")
        tool = [shutil.which("valgrind"), "--tool=callgrind", f"--callgrind-out-file={dumps}"]
        tool += ["-q", f"--log-file={folder}/log"]
        command = tool + _interpreter(peer.path) + peer.command(TOTAL, waits)
        numbers = itertools.count(1)

        def count():
            dump(terminal.process.identifier, terminal.home)
            return total(f"{dumps}.{next(numbers)}")

        with Terminal(command, *size) as terminal:
            yield terminal, count


def total(dump_file):
    """What a dump counted since the one before it."""
    with open(dump_file, encoding="utf-8") as file:
        return int(next(line for line in file if line.startswith("totals:")).split()[1])


def _interpreter(path):
    """What a script is run by, nothing for other programs: valgrind wants it said."""
    with open(path, "rb") as file:
        line = file.readline(200)
    return line[2:].decode().split() if line.startswith(b"#!") else []


def dump(identifier, folder):
    """Has callgrind write what it counted in a process since the dump before.

    They meet in the folder TMPDIR of that process.
    """
    command = ["callgrind_control", "--dump", str(identifier)]
    environment = os.environ | {"TMPDIR": folder}
    subprocess.run(command, env=environment, capture_output=True, check=True, timeout=60)


def _start(peer, terminal):
    """The time that is shown first."""
    first_picture(terminal, peer.reads, limit=300)
    return peer.reads(screen_of(terminal))


def _pass(peer, terminal, start, count):
    """Reads until so many seconds have passed on the screen: the last has just come."""
    while abs(peer.reads(screen_of(terminal)) - start) < count:
        terminal.first_read(2)
        terminal.read_for(0.1)
