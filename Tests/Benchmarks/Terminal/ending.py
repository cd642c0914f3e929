"""How a program stands being stopped, and how it ends."""

import signal

from recording import first_picture, screen_of
from terminal import Terminal, now, seconds


def stop(peer, size):
    """`stop`: the seconds that are shown to have passed less those that have, after Ctrl-Z for
    five seconds; 0 is within one, since a shown second is a whole one."""
    with Terminal(peer.command(600), *size) as terminal:
        first_picture(terminal, peer.reads)
        # In the middle between two changes.
        terminal.first_read(1.2)
        terminal.read_for(0.4)
        before, stopped = peer.reads(screen_of(terminal)), now()
        terminal.process.send_to_group(signal.SIGTSTP)
        terminal.read_for(5)
        terminal.process.send_to_group(signal.SIGCONT)
        terminal.read(stopped + seconds(6))
        after = peer.reads(screen_of(terminal))
        if before is None or after is None:
            return {"stop": "unreadable"}
        return {"stop": abs(after - before) - 6}


def end(peer, size):
    """`quit`, `terminate`, `hangup` and `close`: nanoseconds until the program has ended; a word
    where it has not, or has not left the terminal as it was."""
    return {
        "quit": _ended(peer, size, lambda terminal: type_quit(peer, terminal)),
        "terminate": _ended(peer, size, lambda terminal: _send(terminal, signal.SIGTERM)),
        "hangup": _ended(peer, size, lambda terminal: _send(terminal, signal.SIGHUP)),
        "close": _closed(peer, size),
    }


def _ended(peer, size, how):
    with Terminal(peer.command(600), *size) as terminal:
        first_picture(terminal, peer.reads)
        terminal.read_for(0.3)
        began = how(terminal)
        terminal.read_for(3)
        if terminal.ended is None:
            return "runs on"
        is_restored = terminal.has_its_modes and screen_of(terminal).is_untouched
        return terminal.ended - began if is_restored else "not restored"


def leave(peer, size):
    """`leaving`: the bytes that are written after the last key that quits; the fewest of three times,
    since a second's frame may come before it counts."""
    return {"leaving": min(_bytes_of_leaving(peer, size) for _ in range(3))}


def _bytes_of_leaving(peer, size):
    with Terminal(peer.command(600), *size) as terminal:
        first_picture(terminal, peer.reads)
        for key in peer.quit:
            # Right after a second, so that the next is as far as can be.
            terminal.read_for(0.5)
            terminal.first_read(1.2)
            terminal.read_for(0.05)
            terminal.send(key)
            written = len(terminal.record)
        terminal.read_for(3)
        return sum(len(data) for _, data in terminal.record[written:])


def type_quit(peer, terminal):
    """Types what ends it; the moment from which nothing keeps it from ending."""
    for key in peer.quit[:-1]:
        terminal.send(key)
        terminal.read_for(0.5)
    return terminal.send(peer.quit[-1]) + peer.silence


def _send(terminal, number):
    began = now()
    terminal.process.send(number)
    return began


def _closed(peer, size):
    with Terminal(peer.command(600), *size) as terminal:
        first_picture(terminal, peer.reads)
        terminal.read_for(0.3)
        began = now()
        terminal.hang_up()
        return now() - began if terminal.process.has_ended(3) else "runs on"
