"""A clock that runs under one condition, and what it costs: counted, timed, and started."""

import os
import shutil
import statistics
import subprocess
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, field

from counting import total
from crowd import Displays
from terminal import Terminal, now, seconds

# The operator's words are gone five seconds after the start.
SETTLED = 6.5
# How many shown seconds and how many keys are counted.
COUNT = 10
# A larger screen is too slow under callgrind: the clock draws a second late, or again.
MOST_CELLS = 100_000
# What begins the window's title.
TITLE = b"\x1b]2;"


@dataclass
class Case:
    """A clock on a terminal, with the displays that watch it.

    `amount` is what grows. `files` has the content of files by their paths in the case's folder,
    which stands for `{folder}` in the arguments.
    """

    name: str
    amount: float
    program: str
    arguments: str
    size: tuple = (80, 24)
    displays: int = 0
    files: dict = field(default_factory=dict)


class Run:
    """A case that runs, alone in a folder of its own; `tool` is what runs the program."""

    def __init__(self, case, tool=()):
        self.case = case
        self._tool = list(tool)
        self._open = ExitStack()

    def __enter__(self):
        self.folder = self._open.enter_context(tempfile.TemporaryDirectory(prefix="growth-"))
        self.environment = environment_in(self.folder)
        for name, text in self.case.files.items():
            path = os.path.join(self.folder, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        words = self.case.arguments.format(folder=self.folder).split()
        command = ["/usr/bin/env", *(f"{key}={value}" for key, value in self.environment.items())]
        command += [*self._tool, self.case.program, *words]
        self.terminal = self._open.enter_context(Terminal(command, *self.case.size))
        return self

    def __exit__(self, *error):
        self._open.__exit__(*error)

    def appear(self):
        """Waits for the first picture: the window's title comes at its end."""
        self.terminal.read_for(300, is_enough=lambda: TITLE in b"".join(
            data for _, data in self.terminal.record[-20:]))
        if TITLE not in b"".join(data for _, data in self.terminal.record):
            raise TimeoutError("nothing came onto the screen")

    def settle(self):
        """Waits for the first picture, starts the displays, and waits until all is quiet."""
        self.appear()
        self.terminal.read_for(1.5, rest=0.3)
        if self.case.displays:
            self.displays = self._open.enter_context(
                Displays(self.case.program, self.environment, self.case.displays))
        self.terminal.read_for(SETTLED)
        self.align()

    def align(self):
        """Waits until a second has just been drawn; when that was."""
        drawn = self.terminal.first_read(20)
        if drawn is None:
            raise TimeoutError("no second came onto the screen")
        self.terminal.read_for(0.25)
        return drawn


def environment_in(folder):
    """The environment of a program that is to find all its files in a folder."""
    names = ("HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "TMPDIR")
    places = {name: folder for name in names}
    return places | {"TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": os.environ["PATH"]}


def count(case, _):
    """`beginning`: the instructions of the start and half a second; `instructions`: those of a
    shown second, the fewer of two times ten; `key`: those of a key beyond the second's."""
    if case.size[0] * case.size[1] > MOST_CELLS:
        return {}
    with tempfile.TemporaryDirectory(prefix="growth-") as folder:
        dumps = os.path.join(folder, "dump")
        tool = [shutil.which("valgrind"), "--tool=callgrind", f"--callgrind-out-file={dumps}"]
        with Run(case, [*tool, "-q", f"--log-file={folder}/log"]) as run:
            run.appear()
            run.terminal.read_for(0.5)
            _dump(run, f"{dumps}.1")
            run.settle()
            moments = [_dump(run, f"{dumps}.2")]
            for number in (3, 4):
                drawn = _pass(run)
                moments.append(_dump(run, f"{dumps}.{number}"))
            _pass(run, "+-")
            end = _dump(run, f"{dumps}.5")
        # A large screen is slow under callgrind, and a busy machine then leaves out seconds.
        begin, middle, last = moments
        alone = min(
            total(f"{dumps}.3") / _frames(run, begin, middle),
            total(f"{dumps}.4") / _frames(run, middle, last))
        both = total(f"{dumps}.5") - alone * _seconds_drawn(last, end, drawn)
        beginning = total(f"{dumps}.1")
    return {"beginning": beginning, "instructions": alone, "key": max(0, both) / COUNT}


def _pass(run, keys=""):
    """Lets some seconds be shown, with a key in the middle of each; when the last was drawn."""
    for number in range(COUNT):
        if keys:
            run.terminal.send(keys[number % len(keys)])
            run.terminal.read_for(0.3)
        drawn = run.align()
    return drawn


def _frames(run, begin, end):
    """How many shown seconds were drawn between two moments: each has its own title."""
    written = b"".join(data for moment, data in run.terminal.record if begin <= moment < end)
    return max(1, written.count(TITLE))


def _seconds_drawn(begin, end, drawn):
    """How many seconds were drawn between two moments, when one was drawn at a third."""
    return (end - drawn) // seconds(1) - (begin - drawn) // seconds(1)


def _dump(run, path):
    """Lets callgrind write what it has counted since it last did; when it did that.

    They meet in the folder TMPDIR. The command takes a while to reach it; the terminal is read
    meanwhile.
    """
    command = ["callgrind_control", "--dump", str(run.terminal.process.identifier)]
    environment = os.environ | {"TMPDIR": run.folder}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as dump:
        while dump.poll() is None:
            run.terminal.read_for(0.02)
    return now() - (time.time_ns() - os.stat(path).st_mtime_ns)


def watch(case, _):
    """What a second and a key cost in time, and the memory.

    `bytes` are those of a second; `cpu` is nanoseconds a second, `wakes` a second; `memory` is
    bytes; `answer` is nanoseconds from a key to the first byte, the median; `shows` is nanoseconds
    from a message to the last display's first byte.
    """
    with Run(case) as run:
        run.settle()
        process, begin, moment = run.terminal.process, len(run.terminal.record), now()
        cpu, wakes = process.cpu, process.wakes
        run.terminal.read_for(COUNT)
        share = seconds(1) / (now() - moment)
        figures = {
            "bytes": sum(len(data) for _, data in run.terminal.record[begin:]) * share,
            "cpu": (process.cpu - cpu) * share, "wakes": (process.wakes - wakes) * share,
            "answer": _answer(run),
        }
        if case.displays:
            figures["shows"] = statistics.median(_show(run, number) for number in range(5))
        return figures | {"memory": process.peak_memory}


def _answer(run):
    answers = []
    for key in "+-" * (COUNT // 2):
        run.align()
        pressed = run.terminal.send(key)
        answers.append((run.terminal.first_read(1) or pressed + seconds(1)) - pressed)
        run.terminal.read_for(0.3)
    return statistics.median(answers)


def _show(run, number):
    run.align()
    sent = now()
    run.terminal.send(f":message --for 1s Message {number}\r")
    shown = run.displays.all_have_written(sent, 5)
    run.terminal.read_for(1.5)
    return shown - sent


def start(case, _):
    """`start`: nanoseconds from the execution to the first picture, the median of five."""
    return {"start": statistics.median(_start(case) for _ in range(5))}


def _start(case):
    with Run(case) as run:
        run.terminal.first_read(10)
        run.terminal.read_for(0.5, rest=0.05)
        return run.terminal.record[-1][0] - run.terminal.started
