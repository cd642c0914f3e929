"""Fails if the clock asks more of the machine than it has to, on a terminal of 200 × 50.

Only what does not depend on the machine's speed: it is counted, not timed.

usage: guards.py PROGRAM
"""

import os
import sys

import counting
import ending
import running
from jobs import side_by_side
from peers import clocks, is_static

SIZE = (200, 50)

# The most that each may be in the tiers `solid` and `blocks`: a tenth above what was reached, but
# for what is a whole number.
LIMITS = [
    ("system calls a shown second", "calls", 2.2, 2.2),
    ("writes a frame", "writes", 1, 1),
    ("threads", "threads", 1, 1),
    ("wakes in a minute of ready", "wakes", 1.1, 1.1),
    ("bytes of a usual second", "usual", 404, 1_742),
    ("bytes of 10:00 to 9:59", "roll", 1_184, 5_887),
    ("instructions a shown second", "instructions", 304_000, 510_000),
    ("instructions of a key", "key", 542_000, 760_000),
    ("bytes of a quit", "leaving", 218, 218),
    ("instructions of the start", "beginning", 48_000_000, 62_000_000),
    ("private memory at the first picture", "memory", 2_310_000, 2_410_000),
]

# These hold for a program that is linked with all its libraries.
OF_STATIC_PROGRAM = {"beginning", "memory"}

MEASUREMENTS = [
    (counting.calls,), (counting.instructions,), (counting.presses,), (ending.leave,),
    (running.run, 20), (running.wait, 60),
]


def main():
    """Prints each figure beside its limit; 1 if any is above, or could not be had."""
    program = os.path.abspath(sys.argv[1])
    tiers = clocks(program)
    left_out = set() if is_static(program) else OF_STATIC_PROGRAM
    found = {peer.name: {} for peer in tiers}
    for name, figures in side_by_side(tiers, SIZE, MEASUREMENTS):
        found[name] |= figures
    kept = [
        _is_kept(what, peer.name, found[peer.name].get(key), limit)
        for what, key, *limits in LIMITS
        if key not in left_out
        for peer, limit in zip(tiers, limits)
    ]
    return 0 if all(kept) else 1


def _is_kept(what, name, value, limit):
    is_kept = value is not None and value <= limit
    shown = "none" if value is None else f"{value:,.1f}"
    end = "" if is_kept else "   NOT KEPT"
    print(f"{what:36} {name:22} {shown:>12}   limit {limit:,}{end}")
    return is_kept


if __name__ == "__main__":
    sys.exit(main())
