#!/usr/bin/env python3
"""From how far the digits and the letters of a screen can be read.

usage: distances.py PROGRAM [COLUMNSxROWS [INCHES]]

The program draws the screen with `frame`, as it stands on a screen of 16 : 9 that it fills. The
height is that of the first character of a line. ISO 9241-303: characters of 22 minutes of arc are
read with ease, of 16 at least.
"""

import math
import os
import re
import subprocess
import sys
import tempfile

RUNDOWN = """rundown:
  items:
    - {talk: 20m, title: Engines, speaker: Ada Lovelace}
    - {break: 15m, title: Coffee}
    - {talk: 20m, title: Compilers, speaker: Grace Brewster Murray Hopper}
"""
# What is read, the arguments that draw it, and which line of large characters it is.
SCREENS = [
    ("the digits of a running talk", ["12", "--preset", "ted", "--state", "running"], 0),
    ("the name of a break, Coffee", ["9:00", "--rundown", "FILE", "--item", "#2"], 0),
    ("the next speaker's name, Ada Lovelace", ["--rundown", "FILE", "--item", "#1"], 0),
    ("a message of five words", ["12", "--message", "Please come to an end"], 0),
    ("PAUSED", ["12", "--preset", "ted", "--state", "paused"], 1),
    ("a long name on two lines", ["--rundown", "FILE", "--item", "#3"], 0),
]
DARK = 0x60


def lit(drawing):
    """The lit points of a drawing in rows, from what is painted onto what."""
    height = int(re.search(r'height="(\d+)"', drawing)[1])
    width = int(re.search(r'width="(\d+)"', drawing)[1])
    points = [bytearray(width) for _ in range(height)]
    for colour, path in re.findall(r'<path fill="#(\w{6})" d="([^"]*)"', drawing):
        shines = max(bytes.fromhex(colour)) > DARK
        for each in re.findall(r"M(\d+) (\d+)h(\d+)v(\d+)h-\d+z", path):
            x, y, columns, rows = map(int, each)
            for row in points[y:y + rows]:
                row[x:x + columns] = bytes([shines]) * columns
    return points


def heights(points):
    """The height of the first character of each line of large characters, as a part of the screen."""
    lines = [any(row) for row in points]
    starts = [y for y in range(len(lines)) if lines[y] and not (y and lines[y - 1])]
    for start in starts:
        end = next((y for y in range(start, len(lines)) if not lines[y]), len(lines))
        rows = points[start:end]
        columns = [any(row[x] for row in rows) for x in range(len(rows[0]))]
        first = columns.index(True)
        last = columns.index(False, first)
        own = [y for y, row in enumerate(rows) if any(row[first:last])]
        yield (own[-1] - own[0] + 1) / len(points)


def main(program, size="160x45", inches="55"):
    screen = float(inches) * 0.0254 * 9 / math.hypot(16, 9)
    with tempfile.TemporaryDirectory() as home:
        file = os.path.join(home, "rundown.yaml")
        with open(file, "w", encoding="utf-8") as rundown:
            rundown.write(RUNDOWN)
        for name, arguments, line in SCREENS:
            command = [program, "frame", "--size", size, "--glyphs", "blocks", "--format", "svg"]
            command += [file if each == "FILE" else each for each in arguments]
            environment = {"HOME": home, "LC_ALL": "C.UTF-8"}
            svg = subprocess.check_output(command, env=environment, text=True)
            height = list(heights(lit(svg)))[line] * screen
            easily, least = (height / math.radians(minutes / 60) for minutes in (22, 16))
            print("%-40s %4.0f mm  %3.0f m  %3.0f m" % (name, height * 1000, easily, least))


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
