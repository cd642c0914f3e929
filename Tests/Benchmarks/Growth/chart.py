"""A picture of how costs grow: each against its value at the smallest amount, on logarithmic axes."""

import math

WIDTH, HEIGHT = 760, 420
LEFT, RIGHT, TOP, BOTTOM = 64, 480, 40, 360
COLOURS = ["#1f7a3d", "#d62828", "#1f4fa3", "#b8860b", "#7a1f7a", "#0b8a8a"]


def draw(quantity, points):
    """The picture as SVG."""
    points = [point for point in points if point[1] > 0]
    amounts = [amount for _, amount, _ in points]
    lines = [(figure.name, _growth(figure, points)) for figure in quantity.figures]
    values = [value for _, line in lines for _, value in line]
    axes = _Axes(amounts, values)
    parts = [axes.grid(points), axes.linear(amounts)]
    ends = _spread([axes.y(line[-1][1]) if line else TOP for _, line in lines])
    for (name, line), colour, end in zip(lines, COLOURS, ends):
        parts.append(axes.line(line, colour))
        # The unit does not matter in a multiple.
        parts.append(_text(RIGHT + 14, end + 4, name.rpartition(", ")[0] or name, colour))
    title = f"The cost by {quantity.axis}, as a multiple of the first value"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12" role="img">\n'
        f"<title>{title}</title>\n"
        f'<rect width="100%" height="100%" fill="#ffffff"/>\n'
        + _text(LEFT, 24, title, "#222222") + "\n".join(parts)
        + _text((LEFT + RIGHT) / 2, HEIGHT - 14, quantity.axis, "#222222", "middle") + "</svg>\n"
    )


def _growth(figure, points):
    """Amounts with the cost as a multiple of the first one that is known and more than nothing."""
    known = [
        (amount, found[figure.key]) for _, amount, found in points if found.get(figure.key)
    ]
    return [(amount, value / known[0][1]) for amount, value in known]


class _Axes:
    def __init__(self, amounts, values):
        self._x = (math.log10(min(amounts)), math.log10(max(amounts)))
        top = math.ceil(math.log10(max(values + [10])) * 2) / 2
        # Values that fall a little need no room of their own.
        low = math.log10(min(values + [1]))
        self._y = (-0.1 if low > -0.1 else math.floor(low * 2) / 2, top)

    def x(self, amount):
        low, high = self._x
        return LEFT + (math.log10(amount) - low) / (high - low) * (RIGHT - LEFT)

    def y(self, value):
        low, high = self._y
        return BOTTOM - (math.log10(value) - low) / (high - low) * (BOTTOM - TOP)

    def grid(self, points):
        parts = []
        low, high = self._y
        for power in range(math.ceil(low), math.floor(high) + 1):
            y = self.y(10**power)
            parts.append(_path(f"M{LEFT} {y:.1f}H{RIGHT}", "#dddddd"))
            label = f"{10**power:,}" if power >= 0 else f"1/{10**-power}"
            parts.append(_text(LEFT - 8, y + 4, label, "#555555", "end"))
        for name, amount, _ in points:
            x = self.x(amount)
            parts.append(_path(f"M{x:.1f} {TOP}V{BOTTOM}", "#eeeeee"))
            parts.append(_text(x, BOTTOM + 18, name, "#555555", "middle"))
        return "\n".join(parts)

    def linear(self, amounts):
        """The line of a cost that grows as the amount, as far as it fits."""
        first = min(amounts)
        end = min(max(amounts), first * 10 ** self._y[1])
        start = f"M{self.x(first):.1f} {self.y(1):.1f}"
        path = f"{start}L{self.x(end):.1f} {self.y(end / first):.1f}"
        return _path(path, "#888888", 'stroke-dasharray="6 4"') + _text(
            self.x(end) - 6, self.y(end / first) + 14, "as the amount", "#666666", "end")

    def line(self, line, colour):
        if not line:
            return ""
        places = [(self.x(amount), self.y(value)) for amount, value in line]
        corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        path = f'<polyline points="{corners}" fill="none" stroke="{colour}" stroke-width="2"/>'
        dots = "".join(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in places)
        return path + dots


def _spread(places):
    """Places for labels, in the order given, no two of them on one another."""
    order = sorted(range(len(places)), key=lambda index: places[index])
    spread = list(places)
    for before, after in zip(order, order[1:]):
        spread[after] = max(spread[after], spread[before] + 16)
    # What runs out below is moved up.
    over = max(0, max(spread) - BOTTOM)
    return [place - over for place in spread]


def _path(path, colour, more=""):
    return f'<path d="{path}" fill="none" stroke="{colour}" {more}/>'


def _text(x, y, text, colour, anchor="start"):
    text = text.replace("&", "&amp;").replace("<", "&lt;")
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}" text-anchor="{anchor}">{text}</text>'
