"""The tables, in Markdown."""

import math
import os
import platform
import re
import statistics
import subprocess
import time

from figures import FIGURES


def heading():
    """When and where it was measured."""
    version = _first_line("infocmp", "-V")
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        model = re.search(r"model name\s*: (.*)", file.read())
    machine = f"{os.cpu_count()} cores of {model[1].strip() if model else platform.machine()}"
    kernel = f"{platform.system()} {platform.release()}"
    return f"{time.strftime('%-d %B %Y')}: {machine}, {kernel}, {version or 'ncurses'}"


def _first_line(*command):
    try:
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        return run.stdout.partition("\n")[0]
    except OSError:
        return ""


def put_table(article, text):
    """Puts a table into an article, in the place of that with the same first cell."""
    begin = text.split(" | ")[0]
    with open(article, encoding="utf-8") as file:
        old = file.read()
    place = re.compile(rf"^{re.escape(begin)} \|.*\n(?:\|.*\n)+", re.MULTILINE)
    with open(article, "w", encoding="utf-8") as file:
        file.write(place.sub(lambda _: text + "\n", old))


def table(programs, results, size, has_limits):
    """One size's figures by program, from pairs of a program's name and what one run has measured.

    Medians of the runs; with limits, in bold what is not as it is wanted.
    """
    values = {
        peer.name: _condensed([figures for name, figures in results if name == peer.name])
        for peer in programs
    }
    floor = values.get("C floor", {})
    names = [name.replace("speakerclock ", "") for name in values]
    heads = [f"{size[0]} × {size[1]}", *(["target"] if has_limits else []), *names]
    lines = [heads]
    for figure in FIGURES:
        cells = []
        for name, found in values.items():
            limit = figure.limit_for(name, floor.get(figure.key)) if has_limits else None
            cells.append(_cell(figure, found.get(figure.key), limit))
        if any(cells):
            lines.append([figure.name, *([figure.goal] if has_limits else []), *cells])
    first, *rest = (f"| {' | '.join(line)} |" for line in lines)
    return "\n".join([first, "|---|" + "--:|" * (len(heads) - 1), *rest])


def _condensed(runs):
    """The median of each figure; of the keys, the median and the 99th of a hundred."""
    gathered = {}
    for run in runs:
        for key, value in run.items():
            gathered.setdefault(key, []).extend(value if isinstance(value, list) else [value])
    keys = sorted(gathered.pop("keys", []))
    values = {key: _median(found) for key, found in gathered.items()}
    if keys:
        values["p50"] = statistics.median(keys)
        values["p99"] = keys[math.ceil(len(keys) * 0.99) - 1]
    return values


def _median(values):
    """A word stands where one run ended in a word."""
    words = [value for value in values if isinstance(value, str)]
    return words[0] if words else statistics.median(values)


def _cell(figure, value, limit):
    if value is None:
        return ""
    if isinstance(value, str):
        return value if limit is None else f"**{value}**"
    # 0 is added so that nothing below it is rounded to -0.
    text = f"{round(value / figure.unit, figure.digits) + 0:,.{figure.digits}f}"
    # What is printed is judged, so that 2.04 is not more than 2 where one digit is shown.
    is_kept = limit is None or abs(float(text.replace(",", ""))) <= limit
    return text if is_kept else f"**{text}**"
