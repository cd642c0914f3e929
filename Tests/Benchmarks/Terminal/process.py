"""What the kernel counts of a process, by /proc."""

import os
import re
import select
import signal


class Process:
    """A running process, and all that it starts in its group."""

    def __init__(self, identifier):
        self.identifier = identifier
        # Can be read as soon as the process has ended.
        self.end = os.pidfd_open(identifier)

    def send(self, number):
        """Sends a signal to the process alone."""
        os.kill(self.identifier, number)

    def send_to_group(self, number):
        """Sends a signal to all in its group, as the terminal's driver does."""
        os.killpg(self.identifier, number)

    def kill(self):
        """Ends all that is left."""
        try:
            self.send_to_group(signal.SIGKILL)
        except ProcessLookupError:
            pass

    def has_ended(self, limit):
        """Waits up to so many seconds for the end."""
        return bool(select.select([self.end], [], [], limit)[0])

    def close(self):
        """Forgets the process."""
        os.close(self.end)

    @property
    def threads(self):
        """How many threads it has."""
        return len(os.listdir(f"/proc/{self.identifier}/task"))

    @property
    def cpu(self):
        """Nanoseconds that its present threads have run."""
        return sum(int(text.split()[0]) for text in self._of_threads("schedstat"))

    @property
    def wakes(self):
        """How often its present threads have gone to sleep."""
        return self._switches("voluntary")

    @property
    def switches(self):
        """The same, and how often they were taken off while they ran."""
        return self.wakes + self._switches("nonvoluntary")

    def _switches(self, kind):
        return sum(
            int(re.search(rf"^{kind}_ctxt_switches:\s*(\d+)", text, re.MULTILINE)[1])
            for text in self._of_threads("status")
        )

    @property
    def peak_memory(self):
        """The most that lay in memory at once, in bytes."""
        with open(f"/proc/{self.identifier}/status", encoding="utf-8") as file:
            line = next(line for line in file if line.startswith("VmHWM"))
        return int(line.split()[1]) * 1024

    @property
    def private_memory(self):
        """What lies in memory for it alone and is in no file, in bytes: its heap, stack and changed variables."""
        with open(f"/proc/{self.identifier}/smaps_rollup", encoding="utf-8") as file:
            line = next(line for line in file if line.startswith("Anonymous"))
        return int(line.split()[1]) * 1024

    def _of_threads(self, name):
        folder = f"/proc/{self.identifier}/task"
        for thread in os.listdir(folder):
            with open(f"{folder}/{thread}/{name}", encoding="utf-8") as file:
                yield file.read()
