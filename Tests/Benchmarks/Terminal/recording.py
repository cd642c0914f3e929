"""What was read from a terminal, as frames and changes of the second that is shown."""

from dataclasses import dataclass

from screen import Screen
from terminal import now, seconds

# Reads that are no farther apart belong to one frame, though the reader was held up in between.
FRAME_GAP = seconds(0.1)


@dataclass
class Frame:
    """Bytes that came at once; `begin` and `end` are the moments of its first and last read."""

    begin: int
    end: int
    data: bytes
    # The time that stands on the screen after it, in seconds; None if none can be read.
    shown: "int | None" = None


def frames(terminal, reads):
    """The recording in frames, each with the time that it shows."""
    screen = Screen(*terminal.size)
    found = []
    for moment, data in terminal.record:
        if found and moment - found[-1].end < FRAME_GAP:
            found[-1] = Frame(found[-1].begin, moment, found[-1].data + data)
        else:
            found.append(Frame(moment, moment, data))
    for frame in found:
        screen.feed(frame.data)
        frame.shown = reads(screen)
    if screen.unknown:
        raise ValueError(f"sequences that the terminal does not know: {screen.unknown}")
    return found


@dataclass
class Flip:
    """A change of the shown second."""

    # When the last byte of the frame that shows it came.
    moment: int
    shown: int
    # All that was written from here to before the next change.
    size: int = 0


def flips(terminal, reads, begin, end):
    """The changes of the shown second from `begin` to `end`, but the last, which is not whole."""
    found = []
    shown = None
    for frame in frames(terminal, reads):
        is_flip = frame.shown not in (None, shown)
        shown = frame.shown if is_flip else shown
        if not begin <= frame.begin < end:
            continue
        if is_flip:
            found.append(Flip(frame.end, frame.shown))
        if found:
            found[-1].size += len(frame.data)
    return found[:-1]


def screen_of(terminal):
    """The screen after all that was read."""
    screen = Screen(*terminal.size)
    for _, data in terminal.record:
        screen.feed(data)
    return screen


def first_picture(terminal, reads, limit=10):
    """Reads until a time stands on the screen; the moment of the read after which it did.

    It is decoded while the program rests.
    """
    end = terminal.started + seconds(limit)
    screen = Screen(*terminal.size)
    taken = 0
    while terminal.ended is None and now() < end:
        terminal.read(end, rest=0.04)
        for moment, data in terminal.record[taken:]:
            screen.feed(data)
            if reads(screen) is not None:
                return moment
        taken = len(terminal.record)
    raise TimeoutError("no time came onto the screen")
