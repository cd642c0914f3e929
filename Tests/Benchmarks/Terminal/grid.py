"""The cells of a terminal's screen, its cursor and its margins."""

# A blank in no colour; a cell is (character, foreground, background, flags).
BLANK = (" ", None, None, 0)


class Grid:
    """Cells that are written, moved and erased as xterm does it; places begin at 0."""

    def __init__(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.style = (None, None, 0)
        self.clear()

    def clear(self):
        """Makes all blank, without margins, with the cursor in the corner."""
        self.cells = [[BLANK] * self.columns for _ in range(self.rows)]
        self.x = self.y = 0
        self.wraps = False
        self.top, self.bottom = 0, self.rows - 1

    def resize(self, columns, rows):
        """Cuts the picture, or adds blank cells to it."""
        kept = [(row + [BLANK] * columns)[:columns] for row in self.cells[:rows]]
        self.cells = kept + [[BLANK] * columns for _ in range(rows - self.rows)]
        self.columns, self.rows = columns, rows
        self.top, self.bottom = 0, rows - 1
        self.go(self.x, self.y)

    def write(self, text):
        """Writes in the present style, on in the next line where one is full."""
        for character in text:
            if self.wraps:
                self.x = 0
                self.line_feed()
            self.cells[self.y][self.x] = (character, *self.style)
            self.wraps = self.x == self.columns - 1
            self.x = min(self.x + 1, self.columns - 1)

    # Motion

    def go(self, x, y):
        """Puts the cursor there, or at the edge before."""
        self.x = min(max(x, 0), self.columns - 1)
        self.y = min(max(y, 0), self.rows - 1)
        self.wraps = False

    def move(self, x, y):
        """Moves the cursor by so much."""
        self.go(self.x + x, self.y + y)

    def line_feed(self):
        """One down; at the lower margin the lines move up instead."""
        if self.y == self.bottom:
            self.scroll(self.top, 1)
        else:
            self.move(0, 1)
        self.wraps = False

    def reverse_line_feed(self):
        """One up; at the upper margin the lines move down instead."""
        if self.y == self.top:
            self.scroll(self.top, -1)
        else:
            self.move(0, -1)

    def set_margins(self, top, bottom):
        """Lines scroll from `top` to before `bottom`."""
        self.top, self.bottom = top, min(bottom, self.rows) - 1
        self.go(0, 0)

    # Editing; what is erased takes the present background.

    def erase(self, y, begin, end):
        """Erases the cells of a line from `begin` to before `end`."""
        for x in range(max(begin, 0), min(end, self.columns)):
            self.cells[y][x] = self._blank()

    def erase_line(self, part):
        """0 from the cursor on, 1 up to it, 2 all."""
        begin, end = [(self.x, self.columns), (0, self.x + 1), (0, self.columns)][part]
        self.erase(self.y, begin, end)

    def erase_screen(self, part):
        """0 from the cursor on, 1 up to it, 2 all."""
        self.erase_line(part)
        rest = [range(self.y + 1, self.rows), range(self.y), range(self.rows)][part]
        for y in rest:
            self.erase(y, 0, self.columns)

    def scroll(self, top, count):
        """Moves the lines from `top` to the lower margin up by so many, or down."""
        for _ in range(min(abs(count), self.rows)):
            gone, new = (top, self.bottom) if count > 0 else (self.bottom, top)
            del self.cells[gone]
            self.cells.insert(new, [self._blank()] * self.columns)

    def shift(self, count):
        """Moves the rest of the line right by so many cells, or left."""
        row = self.cells[self.y]
        blanks = [self._blank()] * min(abs(count), self.columns)
        if count > 0:
            row[self.x : self.x] = blanks
        else:
            del row[self.x : self.x - count]
            row.extend(blanks)
        row.extend([self._blank()] * (self.columns - len(row)))
        del row[self.columns :]

    def _blank(self):
        return (" ", None, self.style[1], 0)
