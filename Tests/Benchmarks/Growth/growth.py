"""Measures how the cost grows with what the program has to bear; a table and a picture each.

usage: growth.py PROGRAMS PICTURES ARTICLE [QUANTITY ...]

PROGRAMS is the folder with both programs, optimised; the pictures go into the other folder, and the
tables into the article in place of those there. Fails if something could not be measured.
Instructions, bytes and wakes are the same on a busy machine, times are not.
"""

import math
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path += [os.path.join(HERE, "../Terminal"), os.path.join(HERE, "../Bridge")]

from chart import draw  # noqa: E402
from peers import bring  # noqa: E402
from quantities import all_quantities  # noqa: E402
from report import heading, put_table  # noqa: E402


def main():
    if sys.platform != "linux":
        print("How the cost grows is left out: it is read from Linux's /proc.")
        return
    programs, pictures, article, *names = sys.argv[1:]
    bring("valgrind")
    print(heading())
    failed = []
    for quantity in all_quantities(os.path.abspath(programs)):
        if names and quantity.name not in names:
            continue
        began = time.monotonic()
        points = quantity.measure()
        print(f"\n{table(quantity, points)}\n\nThis took {time.monotonic() - began:.0f} s.",
              flush=True)
        path = os.path.join(pictures, f"growth-{quantity.name}.svg")
        with open(path, "w", encoding="utf-8") as file:
            file.write(draw(quantity, points))
        put_table(article, table(quantity, points))
        failed += [quantity.name for _, _, found in points if "failed" in found]
    if failed:
        sys.exit(f"Not everything could be measured of: {', '.join(sorted(set(failed)))}")


def table(quantity, points):
    """The figures in Markdown: a row for each, a column for each amount, and how it grows at the end:
    1 is as the amount, 2 as its square, 0 not at all."""
    names = [name for name, _, _ in points]
    lines = [
        f"| {quantity.axis} | {' | '.join(names)} | grows as |",
        "|---|" + "--:|" * (len(points) + 1),
    ]
    for figure in quantity.figures:
        cells = [_cell(figure, found) for _, _, found in points]
        lines.append(f"| {figure.name} | {' | '.join(cells)} | {_power(figure, points)} |")
    return "\n".join(lines)


def _cell(figure, found):
    value = found.get(figure.key)
    return "" if value is None else f"{value / figure.unit:,.{figure.digits}f}"


def _power(figure, points):
    """The power of the amount by which the cost grows between the last two amounts that have one."""
    known = [(amount, found[figure.key]) for _, amount, found in points if found.get(figure.key)]
    if len(known) < 2 or known[-2][0] == 0:
        return ""
    (before, less), (after, more) = known[-2:]
    return f"{math.log(more / less) / math.log(after / before) + 0:.2f}"


if __name__ == "__main__":
    main()
