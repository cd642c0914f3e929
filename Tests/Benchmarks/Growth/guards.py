"""Fails if the cost of a command grows faster than what it reads, or a clock with much costs more.

Instructions are counted by callgrind, so the figures are the same on a busy machine.

usage: guards.py PROGRAM
"""

import math
import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path += [os.path.join(HERE, "../Terminal"), os.path.join(HERE, "../Bridge")]

import inputs  # noqa: E402
import tools  # noqa: E402
import web  # noqa: E402
from case import Case, count, environment_in  # noqa: E402
from jobs import side_by_side  # noqa: E402
from peers import is_static  # noqa: E402

# A command, what makes its input, and two amounts.
COMMANDS = [
    ("rundown import {file} --in-room Main", inputs.table, 500, 2000),
    ("rundown check {file}", inputs.rundown, 100, 400),
    ("presets check {file}", inputs.preset, 25, 100),
    ("report --of {file}", inputs.report, 100, 400),
    ("report --format svg --of {file}", inputs.report, 100, 400),
]
# What a running clock costs: in words, its arguments, its files, the screen, what is counted, and
# the most that it may be: a tenth above what was reached.
VIEW, LARGE = (120, 40), (200, 50)
PARTS = {"speakerclock/presets.yaml": inputs.preset(100)}
TEN, MANY = ({"rundown.yaml": inputs.rundown(items)} for items in (10, 500))
CLOCKS = [
    ("a second of the smallest digits", "20:00", {}, (20, 5), "instructions", 243_000),
    ("a second of the operator view", "20:00 --operator", {}, VIEW, "instructions", 690_000),
    ("the same with 100 segments", "--preset parts --operator", PARTS, VIEW, "instructions",
     2_200_000),
    ("the same with 500 items", "--rundown {folder}/rundown.yaml --operator", MANY, VIEW,
     "instructions", 2_200_000),
    ("the start with --preset ted", "--preset ted --glyphs solid", {}, LARGE, "beginning", 42_000_000),
    ("the start with 10 items", "--rundown {folder}/rundown.yaml --glyphs solid", TEN, LARGE,
     "beginning", 63_500_000),
    ("the start with 500 items", "--rundown {folder}/rundown.yaml --glyphs solid", MANY, LARGE,
     "beginning", 195_000_000),
]
# The most instructions of the bridge for a change of the stage that so many pages show.
PAGES, MOST_OF_A_CHANGE = 10, 1_030_000
# By how much more than the amount the cost may grow.
MOST = 1.25
# How many bytes of memory a talk may take in a report that is drawn.
MOST_OF_A_TALK = 2000


def main():
    """Prints how each cost grows; 1 if any grows too fast."""
    program = os.path.abspath(sys.argv[1])
    kept = _clocks_kept(program) + _bridge_kept(os.path.dirname(program)) + [_is_kept(program, *command) for command in COMMANDS]
    return 0 if all(kept) and _is_memory_kept(program) else 1


def _clocks_kept(program):
    """Whether each clock costs no more than it may; they run side by side."""
    cases = [
        Case(what, 1, program, f"{arguments} --start --announce off", size, files=files)
        for what, arguments, files, size, _, _ in CLOCKS
    ]
    found = dict(side_by_side(cases, None, [(count,)]))
    kept = []
    for what, _, _, _, key, limit in CLOCKS:
        if key == "instructions" or is_static(program):
            value = found[what].get(key, math.inf)
            kept.append(_tell(what, f"{value:,.0f} instructions", value <= limit, limit))
    return kept


def _bridge_kept(programs):
    """Whether a change of the stage costs the bridge no more than it may; nothing without a bridge."""
    what = f"a change of the stage with {PAGES} pages"
    if not os.path.exists(f"{programs}/speakerclock-bridge"):
        print(f"{what}: left out, there is no bridge beside the clock")
        return []
    value = web.count(programs, PAGES)["change"]
    return [_tell(what, f"{value:,.0f} instructions", value <= MOST_OF_A_CHANGE, MOST_OF_A_CHANGE)]


def _is_kept(program, arguments, make, less, more):
    # What the start costs is not counted.
    start, first, second = (
        _instructions(program, arguments, make(amount)) for amount in (1, less, more)
    )
    growth = (second - start) / (first - start) / (more / less)
    return _tell(arguments, f"{growth:.2f} x the amount", growth <= MOST, MOST)


def _is_memory_kept(program):
    arguments = "report --format svg --of {file}"
    less, more = (
        tools.cost(program, arguments, inputs.report(talks))["memory"] for talks in (4000, 8000)
    )
    each = (more - less) / 4000
    return _tell(f"memory of {arguments}", f"{each:,.0f} bytes a talk", each <= MOST_OF_A_TALK,
                 MOST_OF_A_TALK)


def _tell(what, value, is_kept, limit):
    print(f"{what:44} {value:>22}   limit {limit:,}{'' if is_kept else '   NOT KEPT'}")
    return is_kept


def _instructions(program, arguments, text):
    with tempfile.TemporaryDirectory(prefix="growth-") as folder:
        file, counts = os.path.join(folder, "input"), os.path.join(folder, "counts")
        with open(file, "w", encoding="utf-8") as stream:
            stream.write(text)
        command = [shutil.which("valgrind"), "--tool=callgrind", f"--callgrind-out-file={counts}"]
        words = arguments.format(file=file).split()
        subprocess.run(
            [*command, "-q", program, *words], env=environment_in(folder), check=True,
            stdout=subprocess.DEVNULL)
        with open(counts, encoding="utf-8") as stream:
            return int(re.search(r"^(?:totals|summary): (\d+)", stream.read(), re.MULTILINE)[1])


if __name__ == "__main__":
    sys.exit(main())
