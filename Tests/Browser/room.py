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


class Room:
    def __init__(self, programs):
        self.programs = programs
        self.folder = tempfile.TemporaryDirectory()
        self.environment = {
            "HOME": self.folder.name, "XDG_RUNTIME_DIR": self.folder.name, "LANG": "C.UTF-8",
            "TERM": "xterm-256color", "PATH": "/usr/bin:/bin"}
        self.clock = None
        self.bursts = []
        self.bridge = subprocess.Popen(
            [programs + "/speakerclock-bridge", "web", "--listen", "127.0.0.1:0"],
            env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        line = self.bridge.stdout.readline()
        self.port = int(re.search(r"127\.0\.0\.1:(\d+)", line).group(1))
        self.url = "http://127.0.0.1:%d" % self.port

    def start_clock(self, *arguments):
        """Starts a clock on a terminal of 120 x 36; `bursts` tells when it has drawn something."""
        self.end_clock()
        self.bursts = []
        self.clock, terminal = pty.fork()
        if self.clock == 0:
            program = self.programs + "/speakerclock"
            os.execve(program, [program, *arguments], self.environment)
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 36, 120, 0, 0))
        threading.Thread(target=self._read, args=(terminal, self.bursts), daemon=True).start()

    @staticmethod
    def _read(terminal, bursts):
        try:
            while bytes := os.read(terminal, 1 << 16):
                bursts.append((time.time(), bytes))
        except OSError:
            pass
        os.close(terminal)

    def write(self, path, text):
        """Writes a file of the user's."""
        path = os.path.join(self.folder.name, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def end_clock(self):
        """Ends the clock at once, as a power cut would."""
        if self.clock:
            os.kill(self.clock, signal.SIGKILL)
            os.waitpid(self.clock, 0)
        self.clock = None

    def send(self, line):
        """Sends a command as `speakerclock send` does, and returns the answer."""
        return subprocess.run(
            [self.programs + "/speakerclock", "send", line], env=self.environment,
            capture_output=True, text=True, check=False).stdout.strip()

    def read(self, path):
        with urllib.request.urlopen(self.url + path, timeout=10) as answer:
            return answer.read().decode()

    def close(self):
        self.end_clock()
        self.bridge.kill()
        self.bridge.wait()
        self.folder.cleanup()
