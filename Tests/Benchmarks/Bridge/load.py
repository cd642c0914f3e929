"""What a clock and its bridge cost under load: how late the clock's digits change, and what both
processes take of the machine.

  load.py PROGRAMS [--viewers 100] [--seconds 100] [--rate 0] [--samples FILE]

PROGRAMS is the folder with both programs, optimised. First the clock runs alone, then with the
bridge and its browsers for as long. A rate of 0 sends as many requests as are answered; with
another one, and an hour, it shows whether the memory grows; each page is told of a message every
so many seconds then, which makes some seconds seem late:

  load.py PROGRAMS --seconds 3600 --rate 20 --messages 10 --samples memory.txt
"""

import argparse
import fcntl
import json
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
# How late the digits may change, in milliseconds, for 99 of 100.
MOST_LATE = 20


class Process:
    """What /proc says of a process."""

    def __init__(self, number):
        self.number = number

    def status(self, name):
        with open("/proc/%d/status" % self.number, encoding="ascii") as file:
            return int(re.search(r"^%s:\s+(\d+)" % name, file.read(), re.M).group(1))

    @property
    def memory(self):
        """In kilobytes."""
        return self.status("VmRSS")

    @property
    def wakes(self):
        return self.status("voluntary_ctxt_switches")

    @property
    def cpu(self):
        """In seconds."""
        with open("/proc/%d/stat" % self.number, encoding="utf-8") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Clock(Process):
    """A clock on a terminal of 120 x 36, which runs; `draws` has the times at which it drew."""

    def __init__(self, programs, environment, *arguments):
        self.environment = environment
        self.program = programs + "/speakerclock"
        self.draws = []
        number, self.terminal = pty.fork()
        if number == 0:
            os.execve(self.program, [self.program, *(arguments or ("90m", "--start"))], environment)
        super().__init__(number)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 36, 120, 0, 0))
        threading.Thread(target=self._read, daemon=True).start()
        # The operator's words have faded by then.
        time.sleep(12)

    def _read(self):
        try:
            while os.read(self.terminal, 1 << 16):
                self.draws.append(time.time())
        except OSError:
            pass

    def deadline(self):
        """When the talk is up, in seconds since 1970."""
        watch = subprocess.Popen(
            [self.program, "watch"], env=self.environment, stdout=subprocess.PIPE, text=True)
        line = watch.stdout.readline()
        watch.terminate()
        watch.wait()
        return json.loads(line)["deadline"] / 1e6

    def send(self, line):
        subprocess.run(
            [self.program, "send", line], env=self.environment, stdout=subprocess.DEVNULL,
            check=False)

    def lateness(self, begun):
        """How many milliseconds after its second each second was drawn, in order of size.

        The first second is left out: it has begun before, and something else may be drawn in it.
        """
        deadline = self.deadline()
        seconds = {}
        for draw in self.draws:
            if draw >= begun:
                late = (draw - deadline) % 1
                seconds.setdefault(round(draw - deadline - late), late * 1000)
        del seconds[min(seconds)]
        return sorted(seconds.values())

    def end(self):
        os.kill(self.number, signal.SIGKILL)
        os.waitpid(self.number, 0)


class Bridge(Process):
    def __init__(self, programs, environment, pages, *options):
        self.process = subprocess.Popen(
            [programs + "/speakerclock-bridge", "web", "--listen", "127.0.0.1:0",
             "--max-pages", str(pages), *options],
            env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        super().__init__(self.process.pid)
        found = None
        while not found:
            found = re.search(r"http://127\.0\.0\.1:(\d+)", self.process.stdout.readline())
        self.port = int(found.group(1))

    def end(self):
        self.process.kill()
        self.process.wait()


def measure(clock, seconds, work=lambda: None):
    """Lets time pass, and tells what the clock has done meanwhile."""
    begun, wakes, cpu = time.time(), clock.wakes, clock.cpu
    work()
    time.sleep(max(0, begun + seconds - time.time()))
    took = time.time() - begun
    late = clock.lateness(begun)
    return {
        "flips": len(late), "p50": late[len(late) // 2], "p99": late[len(late) * 99 // 100],
        "max": late[-1], "memory": clock.memory, "wakes": (clock.wakes - wakes) / took,
        "cpu": (clock.cpu - cpu) / took * 1000}


def tell(name, found):
    print("%-12s %4d flips, late by %5.1f ms (p50) %5.1f (p99) %5.1f (max); %6d kB, "
          "%5.2f wakes/s, %5.2f ms CPU/s"
          % (name, found["flips"], found["p50"], found["p99"], found["max"], found["memory"],
             found["wakes"], found["cpu"]), flush=True)


class Load:
    """The browsers, and what the bridge takes meanwhile."""

    def __init__(self, clock, bridge, options):
        self.clock = clock
        self.bridge = bridge
        self.options = options
        self.memory = []

    def run(self):
        options = self.options
        cpu, begun = self.bridge.cpu, time.time()
        browsers = subprocess.Popen(
            [sys.executable, HERE + "/viewers.py", str(self.bridge.port),
             "--viewers", str(options.viewers), "--rate", str(options.rate),
             "--seconds", str(options.seconds)], stdout=subprocess.PIPE, text=True)
        if options.messages:
            threading.Thread(target=self._message, daemon=True).start()
        pause = min(60, options.seconds / 10)
        while browsers.poll() is None:
            try:
                browsers.wait(pause)
            except subprocess.TimeoutExpired:
                self._sample(time.time() - begun)
        self.cpu = (self.bridge.cpu - cpu) / (time.time() - begun) * 1000
        self.done = json.loads(browsers.stdout.read())

    def _message(self):
        number = 0
        while True:
            number += 1
            self.clock.send("message --for 5s Message %d" % number)
            time.sleep(self.options.messages)

    def _sample(self, passed):
        self.memory.append(self.bridge.memory)
        if self.options.samples:
            with open(self.options.samples, "a", encoding="ascii") as file:
                file.write("%d s: %d kB\n" % (passed, self.memory[-1]))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("programs")
    parser.add_argument("--viewers", type=int, default=100)
    parser.add_argument("--rate", type=float, default=0)
    parser.add_argument("--seconds", type=float, default=100)
    parser.add_argument("--messages", type=float, default=0)
    parser.add_argument("--samples")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        environment = {
            "HOME": home, "XDG_RUNTIME_DIR": home, "TMPDIR": home, "LANG": "C.UTF-8", "TERM": "xterm-256color",
            "PATH": "/usr/bin:/bin"}
        clock = Clock(options.programs, environment)
        alone = measure(clock, min(options.seconds, 100))
        tell("alone", alone)
        bridge = Bridge(options.programs, environment, options.viewers)
        try:
            time.sleep(2)
            first = bridge.memory
            load = Load(clock, bridge, options)
            loaded = measure(clock, options.seconds, load.run)
            tell("under load", loaded)
            print("bridge       %s" % json.dumps(load.done))
            print("bridge       %d kB at first, %s kB under load; %d threads, %.1f ms CPU/s"
                  % (first, load.memory, bridge.status("Threads"), load.cpu))
        finally:
            bridge.end()
            clock.end()
    is_good = (loaded["p99"] <= MOST_LATE and load.done["failures"] == 0
              and loaded["memory"] - alone["memory"] < 1024)
    print("good" if is_good else "NOT GOOD")
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
