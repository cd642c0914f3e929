"""A program on a pseudo-terminal of its own, and all that it writes, with the time of each read."""

import fcntl
import os
import select
import shutil
import signal
import struct
import tempfile
import termios
import time

from process import Process

now = time.monotonic_ns


def seconds(count):
    """So many seconds, in nanoseconds."""
    return int(count * 1e9)


class Terminal:
    """Runs a command as a shell would: in the foreground group of a session with a terminal.

    Nothing is decoded while the program runs. `record` has (nanoseconds, bytes) for each read,
    `started` and `ended` are moments in nanoseconds; `ended` is None until the end was seen.
    `home` is a folder for all that the program writes, also in place of /tmp.
    """

    def __init__(self, command, columns, rows):
        self.size = (columns, rows)
        self.record = []
        self.ended = None
        self.home = tempfile.mkdtemp(prefix="bench-")
        _write_hints(self.home)
        self._master, self._slave = os.openpty()
        self._set_size(columns, rows)
        self._modes = termios.tcgetattr(self._slave)
        self._leader, identifier, gate = _fork(command, self.home, self._slave, self._master)
        self.process = Process(identifier)
        os.set_blocking(self._master, False)
        time.sleep(0.02)
        self.started = now()
        os.write(gate, b"g")
        os.close(gate)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        """Ends the program by force, if it still runs, and forgets its files."""
        self.process.kill()
        self.process.close()
        os.kill(self._leader, signal.SIGKILL)
        os.waitpid(self._leader, 0)
        self.hang_up()
        shutil.rmtree(self.home, ignore_errors=True)

    def read(self, until, is_enough=lambda: False, rest=None):
        """Reads until a moment, the program's end, or the first read after which it is enough.

        With `rest`, in seconds, also until nothing has come for so long after something came.
        """
        limit = until
        while self.ended is None and (left := limit - now()) > 0:
            ready, _, _ = select.select([self._master, self.process.end], [], [], left / 1e9)
            if self._master in ready and self._read_once():
                if rest is not None:
                    limit = min(until, now() + seconds(rest))
                if is_enough():
                    return
            elif self.process.end in ready:
                self.ended = now()

    def read_for(self, duration, **conditions):
        """Reads for so many seconds."""
        self.read(now() + seconds(duration), **conditions)

    def first_read(self, limit):
        """Waits up to so many seconds for something to come; its moment, or None."""
        count = len(self.record)
        self.read_for(limit, is_enough=lambda: True)
        return self.record[count][0] if len(self.record) > count else None

    def _read_once(self):
        try:
            data = os.read(self._master, 65536)
        except OSError:
            return False
        if data:
            self.record.append((now(), data))
        return bool(data)

    def send(self, keys):
        """Types something; the moment before."""
        moment = now()
        os.write(self._master, keys.encode())
        return moment

    def resize(self, columns, rows):
        """Changes the window's size; the moment before."""
        moment = now()
        self._set_size(columns, rows)
        return moment

    def _set_size(self, columns, rows):
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, size)

    def hang_up(self):
        """Closes the terminal, as when a window or a connection is closed."""
        if self._master is not None:
            os.close(self._slave)
            os.close(self._master)
        self._master = self._slave = None

    @property
    def has_its_modes(self):
        """Whether the kernel's side is as the program found it: lines, echo, signals."""
        return termios.tcgetattr(self._slave) == self._modes


def _write_hints(home):
    """The clock is no newcomer's: what it says on a first visit is not measured."""
    folder = os.path.join(home, ".local/state/speakerclock")
    os.makedirs(folder)
    with open(os.path.join(folder, "hints"), "w", encoding="utf-8") as file:
        file.write("start\nstore\n")


def _fork(command, home, slave, master):
    """Forks a session's leader and the program, which waits for a byte; both identifiers, the gate.

    The time from the byte to the first picture has nothing of Python's own start in it.
    """
    gate_out, gate_in = os.pipe()
    report_out, report_in = os.pipe()
    leader = os.fork()
    if leader == 0:
        try:
            os.close(master)
            os.close(gate_in)
            _lead(command, home, slave, gate_out, report_in)
        finally:
            os._exit(127)
    os.close(gate_out)
    os.close(report_in)
    identifier = struct.unpack("i", os.read(report_out, 4))[0]
    os.close(report_out)
    return leader, identifier, gate_in


def _lead(command, home, slave, gate, report):
    os.setsid()
    fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    program = os.fork()
    if program == 0:
        os.setpgid(0, 0)
        os.tcsetpgrp(slave, os.getpid())
        _run(command, home, slave, gate, report)
    os.write(report, struct.pack("i", program))
    os.closerange(0, 256)
    os.waitpid(program, 0)
    # The session stays, or the terminal would be hung up before all was read.
    signal.pause()


def _run(command, home, slave, gate, report):
    # What was started in the background ignores signals, and what it starts would too.
    for number in set(signal.valid_signals()) - {signal.SIGKILL, signal.SIGSTOP}:
        signal.signal(number, signal.SIG_DFL)
    for descriptor in (0, 1, 2):
        os.dup2(slave, descriptor)
    os.close(report)
    os.read(gate, 1)
    os.chdir(home)
    environment = {"TERM": "xterm-256color", "LANG": "C.UTF-8"}
    environment |= {name: home for name in ("HOME", "XDG_RUNTIME_DIR", "TMPDIR")}
    os.execve(command[0], command, environment | {"PATH": os.environ["PATH"]})
