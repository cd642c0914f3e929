#!/usr/bin/env python3
"""Measures what a desk costs its clock, and how long a key takes over slow connections.

usage: desk.py PROGRAM

A clock with a rundown of 500 items runs on a terminal, and a desk reaches it through a command that delays
each way or lets only so many bytes pass a second. Prints for each connection: from a key at the desk to the
new time on the clock's screen and on the desk's, the bytes that the desk was sent in its first minute, how
often the clock woke up in it, and the clock's memory with the desk and without.
"""

import os
import pty
import re
import select
import struct
import subprocess
import sys
import tempfile
import termios
import threading
import fcntl
import time

ITEMS = 500
NAME = "x" * 150
ENVIRONMENT = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "LANG": "C.UTF-8"}


def delay():
    """Runs the command behind `delay SECONDS BYTES-PER-SECOND`, and passes its output on late."""
    wait, rate = float(sys.argv[2]), float(sys.argv[3])
    child = subprocess.Popen(sys.argv[4:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
    log = open(os.environ["DESK_BYTES"], "a", encoding="ascii")

    def carry(source, sink, counts):
        queue, changed, free = [], threading.Condition(), 0.0

        def write():
            while True:
                with changed:
                    while not queue:
                        changed.wait()
                    due, data = queue.pop(0)
                time.sleep(max(0, due - time.monotonic()))
                if data:
                    os.write(sink, data)
                else:
                    os._exit(0)

        threading.Thread(target=write, daemon=True).start()
        while True:
            data = os.read(source, 512)
            now = time.monotonic()
            # A line that carries few bytes a second takes no more of them before they are gone.
            if rate and data:
                time.sleep(len(data) / rate)
            if counts and data:
                print(len(data), file=log, flush=True)
            with changed:
                queue.append((max(now, free) + wait, data))
                changed.notify()
            if not data:
                return

    threading.Thread(target=carry, args=(0, child.stdin.fileno(), False), daemon=True).start()
    carry(child.stdout.fileno(), 1, True)
    time.sleep(60)


class Screen:
    """A program on a terminal of its own, and what it has written."""

    def __init__(self, command, home, **more):
        environment = dict(ENVIRONMENT, HOME=home, XDG_RUNTIME_DIR=home, **more)
        self.process, self.file = pty.fork()
        if self.process == 0:
            os.execvpe(command[0], command, environment)
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.text = ""
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        while True:
            try:
                if select.select([self.file], [], [], 1)[0]:
                    self.text += os.read(self.file, 65536).decode("utf-8", "replace")
            except OSError:
                return

    def press(self, key):
        self.text = ""
        os.write(self.file, key.encode())

    def wait(self, pattern, limit=120):
        """The seconds until a text is written."""
        start = time.monotonic()
        while time.monotonic() - start < limit:
            if re.search(pattern, self.text):
                return time.monotonic() - start
            time.sleep(0.002)
        return float("nan")

    def status(self, name):
        with open(f"/proc/{self.process}/status", encoding="ascii") as file:
            return int(re.search(name + r":\s+(\d+)", file.read()).group(1))

    def end(self):
        os.kill(self.process, 9)
        os.waitpid(self.process, 0)
        os.close(self.file)


def measure(program, name, wait, rate):
    with tempfile.TemporaryDirectory() as home:
        day = os.path.join(home, "day.yaml")
        with open(day, "w", encoding="ascii") as file:
            file.write("rundown:\n  items:\n")
            for number in range(ITEMS):
                file.write(f"    - {{talk: 2m, title: {NAME}{number}, speaker: {NAME}{number}, note: {NAME}}}\n")
        counts = os.path.join(home, "bytes")
        clock = Screen([program, "--rundown", day], home)
        clock.wait("READY")
        time.sleep(2)
        alone = clock.status("VmRSS")
        via = f"{sys.executable} {os.path.abspath(__file__)} delay {wait} {rate} {program} attach"
        start, wakes = time.monotonic(), clock.status("voluntary_ctxt_switches")
        desk = Screen([program, "desk", "--via", via], home, DESK_BYTES=counts)
        shown = desk.wait("READY")
        time.sleep(1.5)
        times = []
        for number in range(8):
            time.sleep(1.1)
            key = "+" if number % 2 == 0 else "-"
            clock.text = ""
            before = time.monotonic()
            desk.press(key)
            sign = r"\+1:00" if key == "+" else r"−1:00|-1:00"
            there = clock.wait("desk.*: (add|take) 1m|: (add|take) 1m", 20)
            here = desk.wait(sign, 20) if time.monotonic() else 0
            times.append((there, time.monotonic() - before if here == here else here))
        time.sleep(max(0, start + 60 - time.monotonic()))
        wakes = clock.status("voluntary_ctxt_switches") - wakes
        with open(counts, encoding="ascii") as file:
            received = sum(int(line) for line in file)
        memory = clock.status("VmRSS")
        middle = sorted(times)[len(times) // 2]
        print("%-12s shown after %5.2f s   key to clock %5.0f ms, to desk %5.0f ms   %8d bytes, %4d wakes   "
              "%d kB of memory, %d without" % (
                  name, shown, 1000 * middle[0], 1000 * middle[1], received, wakes, memory, alone), flush=True)
        desk.end()
        clock.end()


def main():
    if len(sys.argv) > 4 and sys.argv[1] == "delay":
        return delay()
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    for name, wait, rate in [("0 ms", 0, 0), ("50 ms", 0.05, 0), ("300 ms", 0.3, 0), ("9,600 baud", 0, 960)]:
        measure(os.path.abspath(sys.argv[1]), name, wait, rate)


if __name__ == "__main__":
    main()
