"""The time that stands on a screen, in seconds."""

import functools
import re

from screen import REVERSE

# The segments a to g, clockwise from the top, and the middle, of each digit.
_DIGITS = {
    "abcdef": "0", "bc": "1", "abdeg": "2", "abcdg": "3", "bcfg": "4", "acdfg": "5",
    "acdefg": "6", "cdefg": "6", "abc": "7", "abcf": "7", "abcdefg": "8", "abcdfg": "9",
    "abcfg": "9",
}

# Where a segment crosses a line through the digit: the line, and the part of it, in shares of
# the digit's height and width.
_SEGMENTS = {
    "a": ("column", 0.5, 0.00, 0.25),
    "g": ("column", 0.5, 0.38, 0.62),
    "d": ("column", 0.5, 0.75, 1.00),
    "f": ("row", 0.3, 0.00, 0.40),
    "b": ("row", 0.3, 0.60, 1.00),
    "e": ("row", 0.7, 0.00, 0.40),
    "c": ("row", 0.7, 0.60, 1.00),
}


# How bright the ink of a segment is at least, of 255.
_LIT = 80
_UNLIT = 20

# How many columns a row stands farther left than the one above it, where digits are slanted.
_SLANTS = (0, 0.2, 0.25, 0.1, 0.15, 0.3, 0.35)


def read_digits(screen):
    """The time in seven-segment digits, in one row; None where there is none, or no whole one.

    The digits are the highest band of rows with any ink; unlit segments are known by their
    darkness.

    >>> from screen import Screen
    >>> screen = Screen(11, 5)
    >>> screen.feed(b"#   ### ###\\r\\n"
    ...             b"# #   #   #\\r\\n"
    ...             b"#   ### ###\\r\\n"
    ...             b"# # #     #\\r\\n"
    ...             b"#   ### ###")
    >>> read_digits(screen)
    83
    """
    grid = [list(map(_ink, row)) for row in screen.cells]
    bands = _runs([sum(ink >= _UNLIT for ink in row) > 1 for row in grid])
    begin, end = max(bands, key=lambda band: band[1] - band[0], default=(0, 0))
    band = [[ink >= _LIT for ink in row] for row in grid[begin:end]]
    if len(band) < 5 or not any(map(any, band)):
        return None
    times = (_read_band(_upright(band, slant)) for slant in _SLANTS)
    return next((time for time in times if time is not None), None)


def _upright(band, slant):
    """The rows, each moved right by what it is slanted to the left."""
    margin = int(slant * len(band)) + 1
    shifts = [int(slant * y) for y in range(len(band))]
    return [[False] * shift + row + [False] * (margin - shift) for shift, row in zip(shifts, band)]


def _read_band(band):
    boxes = _runs(list(map(any, zip(*band))))
    widest = max(right - left for left, right in boxes)
    text = "".join(_character([row[left:right] for row in band], widest) for left, right in boxes)
    return _seconds(r"(?:(?P<h>\d+):)?(?P<m>\d\d?):(?P<s>\d\d)", text)


def read_title(screen):
    """The time in the window's title, such as `9m 59s`, as soon as there is a picture too."""
    is_drawn = any(cell[0] != " " for row in screen.cells for cell in row)
    return _seconds(r"(?:(?P<m>\d+)m ?)?(?:(?P<s>\d+)s)?", screen.title) if is_drawn else None


def _seconds(pattern, text):
    match = re.fullmatch(pattern, text)
    if match is None or not text:
        return None
    parts = match.groupdict()
    return sum(int(parts.get(name) or 0) * unit for name, unit in zip("hms", (3600, 60, 1)))


def _character(box, widest):
    """A digit, `:`, or `?`."""
    height, width = len(box), len(box[0])
    if width <= widest * 0.6:
        return "1" if sum(map(any, box)) > height * 0.7 else ":"
    lit = "".join(sorted(name for name, line in _SEGMENTS.items() if _crosses(box, *line)))
    return _DIGITS.get(lit, "?")


def _crosses(box, line, place, begin, end):
    """Whether a cell is lit in a part of a column or row."""
    lines = box if line == "row" else list(zip(*box))
    cells = lines[int(len(lines) * place)]
    first = int(len(cells) * begin)
    return any(cells[first : max(first + 1, int(len(cells) * end))])


def _runs(marks):
    """The ranges, as (first, behind the last), in which all are true."""
    runs = []
    for index, mark in enumerate(marks):
        if mark and runs and runs[-1][1] == index:
            runs[-1] = (runs[-1][0], index + 1)
        elif mark:
            runs.append((index, index + 1))
    return runs


@functools.lru_cache(maxsize=None)
def _ink(cell):
    """How bright the brightest in a cell is, 0 to 255."""
    character, foreground, background, flags = cell
    foreground = 7 if foreground is None else foreground
    background = 0 if background is None else background
    if flags & REVERSE:
        foreground, background = background, foreground
    paints = [background] if character == " " else [background, foreground]
    return max(map(_brightness, paints))


def _brightness(colour):
    """The strongest of red, green and blue, 0 to 255, of a colour in xterm's palette of 256."""
    if colour < 16:
        return (0 if colour == 0 else 205) if colour < 8 else 127 if colour == 8 else 255
    if colour >= 232:
        return 8 + 10 * (colour - 232)
    levels = (0, 95, 135, 175, 215, 255)
    index = colour - 16
    return max(levels[index // 36], levels[index // 6 % 6], levels[index % 6])
