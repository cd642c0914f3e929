"""What lamps cost the clock: its processor time and its wakes in a minute alone, with one bridge to
lamps, and with several.

  lamps.py PROGRAMS [--seconds 60] [--runs 3] [--bridges 10]

PROGRAMS is the folder with both programs, optimised. The talk runs meanwhile. The lamps are a universe of
sACN at this machine, where nobody listens.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time

import load


class Clock(load.Clock):
    @property
    def cpu(self):
        """In milliseconds: the kernel counts this time in nanoseconds."""
        with open("/proc/%d/schedstat" % self.number, encoding="ascii") as file:
            return int(file.read().split()[0]) / 1e6


def run(clock, programs, environment, count, seconds):
    """Returns what a minute costs with so many bridges to lamps: milliseconds, and wakes."""
    bridges = [
        subprocess.Popen(
            [programs + "/speakerclock-bridge", "lamps", "--sacn", "127.0.0.1:%d:1" % (number + 1)],
            env=environment, stderr=subprocess.DEVNULL)
        for number in range(count)]
    # They have found the clock and measured its time by then.
    time.sleep(5)
    cpu, wakes, begun = clock.cpu, clock.wakes, time.time()
    time.sleep(seconds)
    minutes = (time.time() - begun) / 60
    found = ((clock.cpu - cpu) / minutes, (clock.wakes - wakes) / minutes)
    for bridge in bridges:
        bridge.terminate()
        bridge.wait()
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("programs")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--bridges", type=int, default=10)
    options = parser.parse_args()
    programs = os.path.abspath(options.programs)
    with tempfile.TemporaryDirectory() as home:
        os.mkdir(home + "/run", 0o700)
        environment = {
            "HOME": home, "XDG_RUNTIME_DIR": home + "/run", "TMPDIR": home, "TERM": "xterm-256color", "LANG": "C.UTF-8",
            "PATH": "/usr/bin:/bin"}
        clock = Clock(programs, environment)
        counts = [0, 1, options.bridges]
        found = {count: [] for count in counts}
        try:
            # In turn, so that other work on the machine meets all of them.
            for _ in range(options.runs):
                for count in counts:
                    found[count].append(run(clock, programs, environment, count, options.seconds))
        finally:
            clock.end()
    for count in counts:
        print("%2d bridges: %5.1f ms (%.1f to %.1f) and %5.1f wakes a minute" % (
            count, statistics.median(cpu for cpu, _ in found[count]),
            min(cpu for cpu, _ in found[count]), max(cpu for cpu, _ in found[count]),
            statistics.median(wakes for _, wakes in found[count])))


if __name__ == "__main__":
    sys.exit(main())
