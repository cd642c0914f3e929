"""A room of its own: the built clock on a terminal, and the built bridge."""

import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import tempfile
import termios
import threading
import time
import urllib.request


class Terminal:
    """A program on a terminal of 120 x 36; `bursts` has what it has drawn, and when."""

    def __init__(self, command, environment):
        self.bursts = []
        self.process, terminal = pty.fork()
        if self.process == 0:
            os.execvpe(command[0], command, environment)
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 36, 120, 0, 0))
        threading.Thread(target=self._read, args=(terminal,), daemon=True).start()

    def _read(self, terminal):
        try:
            while drawn := os.read(terminal, 1 << 16):
                self.bursts.append((time.time(), drawn))
        except OSError:
            pass
        os.close(terminal)

    def end(self):
        """Ends the program at once, as a power cut would."""
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)


class Room:
    """`host` is a command that runs another one on the clock's machine, with its arguments."""

    def __init__(self, programs, listen="127.0.0.1:0", host=(), tokens=False, options=()):
        self.programs = programs
        self.host = list(host)
        self.folder = tempfile.TemporaryDirectory()
        self.environment = {
            "HOME": self.folder.name, "XDG_RUNTIME_DIR": self.folder.name,
            "TMPDIR": self.folder.name, "LANG": "C.UTF-8", "TERM": "xterm-256color",
            "PATH": "/usr/bin:/bin:/usr/sbin:/sbin"}
        self.clock = None
        self._start_bridge(listen, *(["--tokens"] if tokens else []), *options)

    def _start_bridge(self, listen, *options):
        self.bridge = subprocess.Popen(
            [*self.host, self.programs + "/speakerclock-bridge", "web", "--listen", listen, *options],
            env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        # What the bridge prints for the speaker's screen and for the remote.
        self.links = [self.bridge.stdout.readline().split()[-1] for _ in range(2)]
        self.url = re.match(r"http://[^/]+", self.links[0]).group(0)

    def restart_bridge(self, *options):
        """Starts the bridge again with other options, and on the same port."""
        self.bridge.kill()
        self.bridge.wait()
        self._start_bridge(self.url.split("//")[1], *options)

    def run(self, *arguments):
        """Starts the program on a terminal."""
        return Terminal(
            [*self.host, self.programs + "/speakerclock", *arguments], self.environment)

    def start_clock(self, *arguments):
        self.end_clock()
        self.clock = self.run(*arguments)

    def write(self, path, text):
        """Writes a file of the user's, and returns its path."""
        path = os.path.join(self.folder.name, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def end_clock(self):
        if self.clock:
            self.clock.end()
        self.clock = None

    def send(self, line):
        """Sends a command as `speakerclock send` does, and returns the answer."""
        for _ in range(5):
            answer = subprocess.run(
                [*self.host, self.programs + "/speakerclock", "send", line], env=self.environment,
                capture_output=True, text=True, check=False)
            if not answer.returncode:
                return answer.stdout.strip()
            # A clock that is held up for seconds carries nothing out that has waited for it.
            if "too late" not in answer.stderr:
                break
        raise RuntimeError(f"'{line}' was not carried out: {answer.stderr.strip()}")

    def report(self):
        """What `speakerclock report` prints of the talks that were held."""
        return subprocess.run(
            [*self.host, self.programs + "/speakerclock", "report"], env=self.environment,
            capture_output=True, text=True, check=True).stdout

    def read(self, path):
        with urllib.request.urlopen(self.url + path, timeout=10) as answer:
            return answer.read().decode()

    def close(self):
        self.end_clock()
        self.bridge.kill()
        self.bridge.wait()
        self.folder.cleanup()
