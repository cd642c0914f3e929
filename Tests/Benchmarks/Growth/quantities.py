"""What grows, and what is measured of it."""

from dataclasses import dataclass, replace

import inputs
import tools
import web
from case import Case, count, start, watch
from jobs import attempt, side_by_side

MILLISECOND = 1e6


@dataclass
class Figure:
    """A row of a table: its name with the unit, its key, what it is divided by, and the digits."""

    name: str
    key: str
    unit: float = 1
    digits: int = 0


INSTRUCTIONS = Figure("instructions per second, millions", "instructions", 1e6, 2)
VIEW = Figure("instructions per second in the operator view, millions", "view", 1e6, 2)
KEY = Figure("instructions per key press, millions", "key", 1e6, 2)
BYTES = Figure("bytes per second", "bytes")
CPU = Figure("CPU per minute, ms", "cpu", MILLISECOND / 60, 1)
WAKES = Figure("wakes a second", "wakes", 1, 2)
ANSWER = Figure("key to first byte, ms", "answer", MILLISECOND, 2)
BEGINNING = Figure("instructions of the start, millions", "beginning", 1e6, 1)
START = Figure("start to first picture, ms", "start", MILLISECOND, 1)
MEMORY = Figure("peak memory, MB", "memory", 1e6, 1)


class Clocks:
    """A quantity that a running clock has to bear.

    `views` are the same cases with another view, of which only `view` is counted, the instructions of
    a second; `also` measures more of a case, by itself.
    """

    def __init__(self, name, axis, cases, figures, views=(), also=lambda case: {}):
        self.name = name
        self.axis = axis
        self.figures = figures
        self._cases = cases
        self._views = list(views)
        self._also = also

    def measure(self):
        """The amounts, with the figures of each."""
        results = side_by_side(self._cases, None, [(count,)])
        if self._views:
            results += [
                (name, {"view": figures["instructions"]} if "instructions" in figures else figures)
                for name, figures in side_by_side(self._views, None, [(count,)])
            ]
        results += side_by_side(self._cases, None, [(watch,)])
        results += [attempt(start, case, None) for case in self._cases]
        results += [(case.name, self._also(case)) for case in self._cases]
        found = {case.name: {} for case in self._cases}
        for name, figures in results:
            found[name] |= figures
        return [(case.name, case.amount, found[case.name]) for case in self._cases]


class Tools:
    """A quantity of what a command reads."""

    def __init__(self, name, axis, figures, amounts, measure):
        self.name = name
        self.axis = axis
        self.figures = figures
        self._amounts = amounts
        self._measure = measure

    def measure(self):
        """The amounts, with the figures of each, one after the other."""
        return [(f"{amount:,}", amount, self._measure(amount)) for amount in self._amounts]


def all_quantities(programs):
    """All that is measured, with the programs in a folder."""
    clock = f"{programs}/speakerclock"
    return [
        _sizes(clock), _displays(clock), _segments(clock), _rundowns(clock), _lengths(clock),
        _reports(clock), _imports(clock), _viewers(programs),
    ]


RUNS = "--start --announce off"


def _sizes(clock):
    sizes = [(20, 5), (80, 24), (200, 50), (400, 120), (1000, 300)]
    cases = [
        Case(f"{columns} × {rows}", columns * rows, clock, f"40:00 {RUNS}", (columns, rows))
        for columns, rows in sizes
    ]
    figures = [INSTRUCTIONS, BYTES, CPU, START, ANSWER, MEMORY]
    return Clocks("sizes", "cells of the screen", cases, figures)


def _displays(clock):
    cases = [
        Case(str(number), number, clock, f"40:00 {RUNS}", displays=number)
        for number in (0, 1, 10, 64)
    ]
    shows = Figure("message to the last display, ms", "shows", MILLISECOND, 1)
    figures = [INSTRUCTIONS, KEY, CPU, WAKES, shows, MEMORY]
    return Clocks("displays", "displays", cases, figures)


def _segments(clock):
    cases = [
        Case(str(number), number, clock, f"--preset parts {RUNS}",
             files={"speakerclock/presets.yaml": inputs.preset(number)})
        for number in (2, 10, 30, 100)
    ]

    def also(case):
        text = case.files["speakerclock/presets.yaml"]
        return {"check": tools.cost(clock, "presets check {file}", text)["cpu"]}

    check = Figure("CPU of presets check, ms", "check", MILLISECOND, 1)
    figures = [INSTRUCTIONS, VIEW, KEY, BEGINNING, START, check, MEMORY]
    return Clocks("segments", "segments of the preset", cases, figures, _views(cases), also)


def _rundowns(clock):
    cases = [
        Case(str(number), number, clock, f"--rundown {{folder}}/rundown.yaml {RUNS}",
             files={"rundown.yaml": inputs.rundown(number)})
        for number in (1, 10, 100, 500)
    ]

    def also(case):
        text = case.files["rundown.yaml"]
        return {"check": tools.cost(clock, "rundown check {file}", text)["cpu"]}

    check = Figure("CPU of rundown check, ms", "check", MILLISECOND, 1)
    figures = [INSTRUCTIONS, VIEW, KEY, BEGINNING, START, check, MEMORY]
    return Clocks("rundowns", "items of the rundown", cases, figures, _views(cases), also)


def _views(cases):
    """The cases with the operator view."""
    return [
        replace(case, arguments=f"{case.arguments} --operator", size=(120, 40)) for case in cases
    ]


def _lengths(clock):
    lengths = [("1:00", 60), ("10:00", 600), ("1:00:00", 3600), ("10:00:00", 36000),
               ("23:59:59", 86399)]
    cases = [Case(time, seconds, clock, f"{time} {RUNS}") for time, seconds in lengths]

    def also(case):
        return {"timeline": tools.cost(clock, f"timeline {case.name}", "")["cpu"]}

    timeline = Figure("CPU of timeline, ms", "timeline", MILLISECOND, 1)
    figures = [INSTRUCTIONS, KEY, BYTES, START, timeline, MEMORY]
    return Clocks("lengths", "seconds of the talk", cases, figures, also=also)


def _reports(clock):
    def measure(lines):
        text = inputs.report(lines)
        costs = {
            form: tools.cost(clock, f"report --format {form} --of {{file}}", text)
            for form in ("table", "csv", "json", "svg")
        }
        times = {form: costs[form]["cpu"] for form in costs}
        return times | {"most": max(costs[form]["memory"] for form in costs)}

    figures = [
        Figure(f"CPU of the report as {name}, ms", form, MILLISECOND, 1)
        for form, name in
        [("table", "a table"), ("csv", "CSV"), ("json", "JSON"), ("svg", "a picture")]
    ]
    most = Figure("peak memory of the four, MB", "most", 1e6, 1)
    return Tools("reports", "talks of the report", [*figures, most],
                 [10, 100, 1000, 10_000, 100_000], measure)


def _imports(clock):
    def measure(rows):
        found = tools.cost(clock, "rundown import {file} --in-room Main", inputs.table(rows))
        return {"cpu": found["cpu"], "memory": found["memory"]}

    figures = [Figure("CPU of rundown import, ms", "cpu", MILLISECOND, 1), MEMORY]
    return Tools("imports", "rows of the table", figures, [10, 100, 1000, 10_000], measure)


def _viewers(programs):
    figures = [
        Figure("CPU of the bridge for a change, ms", "change", MILLISECOND, 2),
        Figure("CPU of the bridge in a quiet second, ms", "quiet", MILLISECOND, 2),
        Figure("change to the first page, ms", "first", MILLISECOND, 1),
        Figure("change to the last page, ms", "last", MILLISECOND, 1),
        Figure("memory of the bridge, MB", "memory", 1e6, 1),
    ]
    return Tools("viewers", "pages in browsers", figures, [1, 10, 100, 500],
                 lambda pages: web.measure(programs, pages))
