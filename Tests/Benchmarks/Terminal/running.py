"""What a program costs while it runs and while it waits, and how well it keeps time."""

import os
import statistics

from recording import first_picture, flips
from terminal import Terminal, now, seconds

# The operator's words are gone five seconds after the start.
SETTLED = 6.5


def run(peer, size, duration):
    """So many seconds of running, with the change from 10:00 to 9:59 in them.

    `usual` and `roll` are bytes, `usual` the median; `cpu` is nanoseconds a second, `switches` a
    second; `memory` is private bytes at the first picture; `span` and `drift` are nanoseconds off an exact grid of seconds.
    """
    with Terminal(peer.command(608), *size) as terminal:
        first_picture(terminal, peer.reads)
        memory = terminal.process.private_memory
        begin = terminal.started + seconds(SETTLED)
        terminal.read(begin)
        figures, end = _counted(terminal, begin, duration)
    figures["memory"] = memory
    # Others may be measured still.
    os.nice(15)
    changes = flips(terminal, peer.reads, begin, end + seconds(0.5))
    figures["usual"] = statistics.median(change.size for change in changes)
    figures.update({"roll": change.size for change in changes if change.shown == 599})
    return figures | _off_the_grid(changes)


def _counted(terminal, begin, duration):
    process = terminal.process
    cpu, switches = process.cpu, process.switches
    terminal.read(begin + seconds(duration))
    end = now()
    share = seconds(1) / (end - begin)
    figures = {
        "cpu": (process.cpu - cpu) * share,
        "switches": (process.switches - switches) * share,
        "threads": process.threads,
    }
    # The last change is whole only when the next has come.
    terminal.read_for(1.2)
    return figures, end


def _off_the_grid(changes):
    first = changes[0]
    late = [
        change.moment - first.moment - seconds(abs(change.shown - first.shown))
        for change in changes
    ]
    quarter = max(1, len(late) // 4)
    drift = statistics.median(late[-quarter:]) - statistics.median(late[:quarter])
    return {"span": max(late) - min(late), "drift": drift}


def wait(peer, size, duration):
    """`ready` and `wakes`: switches, and those by itself, a minute while it waits: for the start,
    or to go on where it was stopped. Nothing for a clock that never waits."""
    if peer.pause is None:
        return {}
    with Terminal(peer.command(608, waits=True), *size) as terminal:
        first_picture(terminal, peer.reads)
        if peer.pause:
            terminal.send(peer.pause)
        process = terminal.process
        begin = terminal.started + seconds(SETTLED)
        terminal.read(begin)
        switches, wakes = process.switches, process.wakes
        terminal.read(begin + seconds(duration))
        share = seconds(60) / (now() - begin)
        return {
            "ready": (process.switches - switches) * share,
            "wakes": (process.wakes - wakes) * share,
        }
