"""The figures that are printed, and what each is to be."""

from dataclasses import dataclass

MILLISECOND = 1e6


@dataclass
class Figure:
    """A row of the table.

    `key` is what a measurement calls it, `unit` what it is divided by. The limits are for our clock
    at the first size: the tier `blocks` may have its own, the other's may be so many times the C
    floor's.
    """

    name: str
    key: str
    unit: float = 1
    digits: int = 0
    limit: "float | None" = None
    blocks_limit: "float | None" = None
    of_floor: "float | None" = None

    def limit_for(self, name, floor):
        """What a program of this name is to reach, in the row's unit; None if nothing is wanted.

        `floor` is the floor's, None if it was not measured.
        """
        if not name.startswith("speakerclock"):
            return None
        if self.blocks_limit is not None and "blocks" in name:
            return self.blocks_limit
        if self.of_floor is not None:
            return None if floor is None else self.of_floor * floor / self.unit
        return self.limit

    @property
    def goal(self):
        """The limit in words."""
        blocks = f"; `blocks` {self.blocks_limit:,}" if self.blocks_limit else ""
        if self.of_floor is not None:
            return f"{self.of_floor} × floor{blocks}"
        return "" if self.limit is None else f"{self.limit:,}{blocks}"


FIGURES = [
    Figure("system calls a shown second", "calls", digits=1, limit=6),
    Figure("writes a frame", "writes", digits=1, limit=1),
    Figure("instructions a shown second, millions", "instructions", 1e6, 2, limit=0.33, blocks_limit=0.5),
    Figure("context switches a second, running", "switches", digits=2, limit=2),
    Figure("context switches a minute, ready", "ready", digits=1, limit=2),
    Figure("CPU a minute, ms", "cpu", MILLISECOND / 60, 1, of_floor=1.3),
    Figure("bytes of a usual second", "usual", blocks_limit=2500, of_floor=1.15),
    Figure("bytes of 10:00 → 9:59", "roll", blocks_limit=9000, of_floor=1.15),
    Figure("first digit on the screen, ms", "start", MILLISECOND, 1, limit=8),
    Figure("key to first byte, p50, ms", "p50", MILLISECOND, 2, limit=0.5),
    Figure("key to first byte, p99, ms", "p99", MILLISECOND, 2, limit=2),
    Figure("resize to last byte, ms", "resize", MILLISECOND, 1, limit=3),
    Figure("spread of the digit changes around exact seconds, ms", "span", MILLISECOND, 1, limit=5),
    # A machine wakes a program late by as much.
    Figure("drift of the digit changes in a minute, ms", "drift", MILLISECOND, 1, limit=1),
    Figure("threads", "threads", limit=1),
    Figure("private memory at the first picture, MB", "memory", 1e6, 2, limit=3),
    Figure("error of the shown time after 5 s of Ctrl-Z, s", "stop", limit=0),
    Figure("quit: restored and ended, ms", "quit", MILLISECOND, 1, limit=50),
    Figure("SIGTERM: the same, ms", "terminate", MILLISECOND, 1, limit=50),
    Figure("SIGHUP: the same, ms", "hangup", MILLISECOND, 1, limit=50),
    Figure("closed terminal: ended, ms", "close", MILLISECOND, 1, limit=50),
]
