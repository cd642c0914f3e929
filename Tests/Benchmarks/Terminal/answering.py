"""How soon a program shows something: after its start, a key, and a change of the window's size."""

import random

from recording import first_picture
from terminal import Terminal

PRESSES = 20


def start(peer, size):
    """`start`: nanoseconds from the execution to a whole time on the screen.

    It is the second of two starts: after the first the program's file lies in memory, whatever was
    measured before.
    """
    for _ in range(2):
        with Terminal(peer.command(600), *size) as terminal:
            figures = {"start": first_picture(terminal, peer.reads) - terminal.started}
    return figures


def press(peer, size):
    """`keys`: nanoseconds from each key to the first byte, away from the second's change.

    A key that goes unanswered for a second is as slow as that.
    """
    chance = random.Random(7)
    with Terminal(peer.command(600), *size) as terminal:
        first_picture(terminal, peer.reads)
        return {"keys": [_press(peer, terminal, chance) for _ in range(PRESSES)]}


def _press(peer, terminal, chance):
    # Our clock ignores Space within half a second; a running one's next change comes after that.
    terminal.read_for(0.55)
    terminal.first_read(0.5)
    terminal.read_for(0.06 + chance.random() * 0.8)
    pressed = terminal.send(peer.key)
    answered = terminal.first_read(1)
    return (answered or pressed + 10**9) - pressed


def resize(peer, size):
    """`resize`: nanoseconds from each of two changes of the window's size to the last byte."""
    smaller = (size[0] * 4 // 5, size[1] * 4 // 5)
    with Terminal(peer.command(600), *size) as terminal:
        first_picture(terminal, peer.reads)
        return {"resize": [_resize(terminal, each) for each in (smaller, size)]}


def _resize(terminal, size):
    terminal.first_read(1.2)
    terminal.read_for(0.3)
    changed = terminal.resize(*size)
    terminal.read_for(0.5, rest=0.03)
    last = terminal.record[-1][0]
    return last - changed if last > changed else 10**9
