"""Measures the clock in a real terminal beside others, and prints the figures as Markdown tables.

usage: bench.py PROGRAM FOLDER [--article FILE] [--before PROGRAM] [--runs N] [--seconds N]

The first of three sizes is measured in so many runs of so many seconds, the others in one run. What
mostly waits is measured side by side, what is over in a moment alone. FOLDER is for what is built.
The table of the first size goes into the article, in place of that there. With --before, another
build of the program is measured beside the others; the article's table does not have it.
"""

import argparse
import os
import sys
import time

import answering
import counting
import ending
import running
from jobs import attempt, side_by_side
from peers import bring, clocks, peers
from report import heading, put_table, table

SIZES = [(200, 50), (80, 24), (400, 120)]
# Marks another build of the program.
BEFORE = "before "
COUNTS = {"strace": counting.calls, "valgrind": counting.instructions}


def main():
    arguments = _arguments()
    if sys.platform != "linux":
        print("The figures in a terminal are left out: they are read from Linux's /proc.")
        return
    began = time.monotonic()
    counts = [count for tool, count in COUNTS.items() if bring(tool)]
    programs = clocks(os.path.abspath(arguments.program))
    if arguments.before:
        programs += clocks(os.path.abspath(arguments.before), BEFORE)
    programs += peers(os.path.abspath(arguments.folder))
    print(f"\n{heading()}")
    for number, size in enumerate(SIZES):
        is_first = number == 0
        runs = arguments.runs if is_first else 1
        once = [(count,) for count in counts] + ([(ending.stop,)] if is_first else [])
        moments = [answering.start, answering.resize] + ([ending.end] if is_first else [])
        results = side_by_side(programs, size, once)
        for _ in range(runs):
            results += _run(programs, size, arguments.seconds, moments)
        print(f"\n### {size[0]} × {size[1]}, medians of {runs}\n")
        print(table(programs, results, size, has_limits=is_first), flush=True)
        if is_first and arguments.article:
            shown = [peer for peer in programs if not peer.name.startswith(BEFORE)]
            put_table(arguments.article, table(shown, results, size, has_limits=True))
    print(f"\nThis took {(time.monotonic() - began) / 60:.0f} minutes.")


def _arguments():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("program")
    parser.add_argument("folder", help="for what is built of the others")
    parser.add_argument("--article", help="whose table is replaced")
    parser.add_argument("--before", help="another build of the program")
    parser.add_argument("--runs", type=int, default=5, help="at the first size")
    parser.add_argument("--seconds", type=float, default=60, help="of a run")
    return parser.parse_args()


def _run(programs, size, duration, moments):
    """One run of each program: the program's name and the figures of each measurement."""
    results = side_by_side(programs, size, [(running.run, duration), (running.wait, duration)])
    results += side_by_side(programs, size, [(answering.press,)])
    return results + [attempt(moment, peer, size) for moment in moments for peer in programs]


if __name__ == "__main__":
    main()
