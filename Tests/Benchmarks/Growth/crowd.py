"""Many displays of one clock at once."""

import fcntl
import os
import select
import signal
import struct
import subprocess
import termios
import threading
import time


class Displays:
    """So many displays, each on a terminal of 80 x 24; a thread reads what they write."""

    def __init__(self, program, environment, count):
        self._masters = []
        self._processes = []
        # When each was last read, in nanoseconds.
        self._wrote = {}
        for number in range(count):
            self._start([program, "display", "--name", f"stage-{number}"], environment)
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._ends = False
        self._thread.start()

    def __enter__(self):
        # They start, connect, and measure the clock's offset; a hundred take some seconds.
        time.sleep(1 + 0.1 * len(self._masters))
        return self

    def __exit__(self, *_):
        self._ends = True
        for process in self._processes:
            process.send_signal(signal.SIGKILL)
            process.wait()
        self._thread.join()
        for master in self._masters:
            os.close(master)

    def _start(self, command, environment):
        master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self._processes.append(
            subprocess.Popen(
                command, env=environment, stdin=slave, stdout=slave, stderr=slave,
                start_new_session=True))
        os.close(slave)
        self._masters.append(master)
        self._wrote[master] = 0

    def _read(self):
        poll = select.poll()
        for master in self._masters:
            poll.register(master, select.POLLIN)
        while not self._ends:
            for master, _ in poll.poll(100):
                self._read_from(master, poll)

    def _read_from(self, master, poll):
        try:
            os.read(master, 1 << 16)
            self._wrote[master] = time.monotonic_ns()
        except OSError:
            poll.unregister(master)

    def all_have_written(self, begin, limit):
        """Waits until each has written something since a moment; when the last one did."""
        end = begin + limit * 10**9
        while min(self._wrote.values()) < begin:
            if time.monotonic_ns() > end:
                raise TimeoutError("a display shows nothing")
            time.sleep(0.001)
        return max(self._wrote.values())
