"""What a terminal of the kind of xterm shows after it was sent some bytes."""

import codecs
import re

from grid import Grid

REVERSE = 1 << 7

_TOKEN = re.compile(
    r"\x1b\[(?P<private>[<=>?]?)(?P<numbers>[0-9;:]*)(?P<between>[ -/]*)(?P<final>[@-~])"
    r"|\x1b\](?P<title>[^\x07\x1b]*)(?:\x07|\x1b\\)"
    r"|\x1b(?P<escape>[ -/]+[0-~]|[0-OQ-WYZ=>\\`-~])"
    r"|(?P<control>[\x00-\x1a\x1c-\x1f\x7f])"
    r"|(?P<text>[^\x00-\x1f\x7f]+)"
)


class Screen(Grid):
    """A grid with as much of xterm as ncurses uses, by xterm's control sequences:
    https://invisible-island.net/xterm/ctlseqs/ctlseqs.html

    A sequence that is not known is kept in `unknown`: with one in it the picture may be wrong.

    >>> screen = Screen(8, 4)
    >>> screen.feed(b"one\\r\\n\\x1b[41mtwo\\x1b[m\\x1b[1;2H-\\x1b[3b\\x1b[2X\\x1b[3;8Hxy")
    >>> ["".join(cell[0] for cell in row) for row in screen.cells]
    ['o----   ', 'two     ', '       x', 'y       ']
    """

    def __init__(self, columns, rows):
        super().__init__(columns, rows)
        self.modes, self.unknown = set(), set()
        self.title = ""
        self._saved = (0, 0)
        self._last = " "
        self._rest = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    @property
    def is_untouched(self):
        """Whether the modes and the style are as in the beginning: the usual screen, a cursor."""
        return not self.modes and self.style == (None, None, 0)

    def feed(self, data):
        """Takes bytes as they came; a sequence may go on in the next ones."""
        text = self._rest + self._decoder.decode(data)
        place = 0
        while token := _TOKEN.match(text, place):
            place = token.end()
            self._take(token)
        self._rest = text[place:]

    def _take(self, token):
        if token["text"]:
            self._last = token["text"][-1]
            self.write(token["text"])
        elif token["control"]:
            self._control(token["control"])
        elif token["final"]:
            self._sequence(token)
        elif token["title"] is None:
            self._escape(token["escape"])
        elif token["title"][:2] in ("0;", "2;"):
            self.title = token["title"][2:]

    def _control(self, control):
        if control in "\n\v\f":
            self.line_feed()
        elif control == "\r":
            self.go(0, self.y)
        elif control == "\b":
            self.move(-1, 0)
        elif control == "\t":
            self.go((self.x // 8 + 1) * 8, self.y)

    def _escape(self, escape):
        if escape == "7":
            self._saved = (self.x, self.y)
        elif escape == "8":
            self.go(*self._saved)
        elif escape == "M":
            self.reverse_line_feed()
        elif escape == "D":
            self.line_feed()
        elif escape in "=>":
            self._set_mode("keypad", escape == "=")
        elif escape not in ("(B", ")B", ")0", "\\"):
            self.unknown.add(escape)

    def _sequence(self, token):
        numbers = [int(part or 0) for part in re.split("[;:]", token["numbers"])]
        final = token["final"]
        if final in "hl" and not token["between"]:
            for number in numbers:
                self._set_mode(f"{token['private']}{number}", final == "h")
        elif token["private"] or token["between"] or final in "cnt":
            pass  # A question, or what no picture depends on.
        elif final in _SEQUENCES:
            _SEQUENCES[final](self, numbers)
        elif final == "b":
            self.write(self._last * max(numbers[0], 1))
        else:
            self.unknown.add(token.group())

    def _set_mode(self, name, on):
        # A cursor that is shown and lines that wrap are as in the beginning.
        is_changed = on != (name in ("?25", "?7"))
        (self.modes.add if is_changed else self.modes.discard)(name)
        if name == "?1049":
            x, y = self.x, self.y
            self.clear()
            self.go(x, y)

    def set_style(self, numbers):
        """Takes the numbers of an SGR."""
        foreground, background, flags = self.style
        rest = list(numbers)
        while rest:
            number = rest.pop(0)
            if number == 0:
                foreground, background, flags = None, None, 0
            elif number in range(1, 10):
                flags |= 1 << number
            elif number in range(22, 30):
                flags &= ~(6 if number == 22 else 1 << number - 20)
            elif number == 38:
                foreground = _palette(rest)
            elif number == 48:
                background = _palette(rest)
            elif number in _COLOURS:
                foreground = _COLOURS[number]
            elif number - 10 in _COLOURS:
                background = _COLOURS[number - 10]
        self.style = (foreground, background, flags)


# A colour is a number of the palette of 256, None for the terminal's own.
_COLOURS = {39: None}
_COLOURS.update({30 + index: index for index in range(8)})
_COLOURS.update({90 + index: 8 + index for index in range(8)})


def _palette(rest):
    """Takes `5;N`, a colour of the palette, off the list."""
    kind, index = rest.pop(0), rest.pop(0)
    if kind != 5:
        raise ValueError("a colour that is not of the palette of 256")
    return index


def _counted(action):
    """A number that is left out, or 0, means 1."""
    return lambda screen, numbers: action(screen, max(numbers[0], 1))


_SEQUENCES = {
    "A": _counted(lambda screen, count: screen.move(0, -count)),
    "B": _counted(lambda screen, count: screen.move(0, count)),
    "C": _counted(lambda screen, count: screen.move(count, 0)),
    "D": _counted(lambda screen, count: screen.move(-count, 0)),
    "G": _counted(lambda screen, column: screen.go(column - 1, screen.y)),
    "d": _counted(lambda screen, row: screen.go(screen.x, row - 1)),
    "H": lambda screen, numbers: screen.go((numbers + [1])[1] - 1, numbers[0] - 1),
    "X": _counted(lambda screen, count: screen.erase(screen.y, screen.x, screen.x + count)),
    "@": _counted(lambda screen, count: screen.shift(count)),
    "P": _counted(lambda screen, count: screen.shift(-count)),
    "L": _counted(lambda screen, count: screen.scroll(screen.y, -count)),
    "M": _counted(lambda screen, count: screen.scroll(screen.y, count)),
    "S": _counted(lambda screen, count: screen.scroll(screen.top, count)),
    "T": _counted(lambda screen, count: screen.scroll(screen.top, -count)),
    "J": lambda screen, numbers: screen.erase_screen(numbers[0]),
    "K": lambda screen, numbers: screen.erase_line(numbers[0]),
    "m": Screen.set_style,
    "r": lambda screen, numbers: screen.set_margins(
        max(numbers[0], 1) - 1, (numbers + [0])[1] or screen.rows
    ),
}
