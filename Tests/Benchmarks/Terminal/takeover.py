#!/usr/bin/env python3
"""Lets desks take over the talks of clocks that die, on machines that are network namespaces.

usage: takeover.py PROGRAM [ROUNDS] [SEED] [FAULT…]   (as root)

In each round a clock runs on one machine, a desk on a second and sometimes one on a third, and two displays that
can reach all of them on a fourth. The clock is killed or stopped, or its cable is cut in one direction or in
both, at a random moment: in a talk, in its last ten seconds, in overtime or in a break. A desk takes over, and
adds a minute; then the old clock comes back with its old disk. Prints a line for each round, and at the end what
was wrong: a display whose talk ended at another moment than before, one that was blank, an old clock that did not
give way, a talk that is not once in the merged report; and the times from the second press of T to the first
command that worked.
"""

import fcntl
import os
import pty
import random
import re
import shlex
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import termios
import threading
import time

PORT = 7000
MACHINES = {"stage": "10.77.0.1", "left": "10.77.0.2", "right": "10.77.0.3", "foyer": "10.77.0.4"}
# A clock is killed, stopped, stopped for a minute, or its cable is cut: wholly, or so that it hears or says nothing.
FAULTS = ["kill", "stop", "cut", "deaf", "mute", "nap"]
PLACES = ["green", "last", "overtime", "break"]
# The error of an offset, and what a busy machine delays a digit.
TOLERANCE = 0.35


def run(*words):
    return subprocess.run(words, check=True, capture_output=True, text=True)


# MARK: What stands for ssh

def notice_silence(connection):
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 5000)
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for option, seconds in [(socket.TCP_KEEPIDLE, 2), (socket.TCP_KEEPINTVL, 2), (socket.TCP_KEEPCNT, 2)]:
        connection.setsockopt(socket.IPPROTO_TCP, option, seconds)


def carry(source, sink):
    try:
        while data := os.read(source, 65536):
            while data:
                data = data[os.write(sink, data):]
    except OSError:
        pass
    os._exit(0)


def serve(address, command):
    """Runs the command for each connection."""
    listener = socket.create_server((address, PORT))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        connection, _ = listener.accept()
        notice_silence(connection)
        if os.fork() == 0:
            child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0,
                                     stderr=subprocess.DEVNULL)
            threading.Thread(target=carry, args=(connection.fileno(), child.stdin.fileno()), daemon=True).start()
            carry(child.stdout.fileno(), connection.fileno())
        connection.close()


def connect(address):
    connection = socket.create_connection((address, PORT), timeout=5)
    connection.settimeout(None)
    notice_silence(connection)
    threading.Thread(target=carry, args=(0, connection.fileno()), daemon=True).start()
    carry(connection.fileno(), 1)


# MARK: Machines

class Network:
    """The machines and a switch between them."""

    def __init__(self):
        self.name = f"sc{os.getpid()}"
        self.space("hub")
        run("ip", "-n", self.of("hub"), "link", "add", "hub", "type", "bridge")
        run("ip", "-n", self.of("hub"), "link", "set", "hub", "up")
        for machine, address in MACHINES.items():
            self.space(machine)
            run("ip", "-n", self.of("hub"), "link", "add", machine, "type", "veth", "peer", "name", "net0",
                "netns", self.of(machine))
            run("ip", "-n", self.of("hub"), "link", "set", machine, "master", "hub", "up")
            run("ip", "-n", self.of(machine), "address", "add", address + "/24", "dev", "net0")
            for link in ["lo", "net0"]:
                run("ip", "-n", self.of(machine), "link", "set", link, "up")

    def of(self, machine):
        return f"{self.name}-{machine}"

    def space(self, machine):
        run("ip", "netns", "add", self.of(machine))

    def fault(self, kind):
        """Cuts the cable of the clock's machine, or swallows all packets in one direction."""
        if kind == "cut":
            run("ip", "-n", self.of("hub"), "link", "set", "stage", "down")
        for here, there in self.swallowed(kind):
            run("ip", "-n", self.of(here), "route", "add", "blackhole", MACHINES[there] + "/32")

    @staticmethod
    def swallowed(kind):
        others = [machine for machine in MACHINES if machine != "stage"]
        return ([(machine, "stage") for machine in others] if kind == "deaf"
                else [("stage", machine) for machine in others] if kind == "mute" else [])

    def heal(self):
        run("ip", "-n", self.of("hub"), "link", "set", "stage", "up")
        for here, there in self.swallowed("deaf") + self.swallowed("mute"):
            subprocess.run(["ip", "-n", self.of(here), "route", "del", "blackhole", MACHINES[there] + "/32"],
                           capture_output=True, check=False)

    def end(self):
        for machine in list(MACHINES) + ["hub"]:
            subprocess.run(["ip", "netns", "del", self.of(machine)], check=False)


# MARK: Screens

class Screen:
    """A program on a terminal of its own; draws what it writes, and knows when each shown second began."""

    def __init__(self, command, columns, rows):
        self.columns, self.rows = columns, rows
        self.cells = [[" "] * columns for _ in range(rows)]
        self.row = self.column = 0
        self.rest = b""
        self.ends = []
        self.last = None
        self.file, terminal = pty.openpty()
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = os.fork()
        if self.process == 0:
            os.login_tty(terminal)
            os.execvp(command[0], command)
        os.close(terminal)
        self.is_over = False
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self):
        while True:
            try:
                data = os.read(self.file, 65536)
            except OSError:
                break
            if not data:
                break
            self.take(self.rest + data)
            self.note()
        self.is_over = True

    def take(self, data):
        text = data.decode("utf-8", "ignore")
        place = 0
        while place < len(text):
            character = text[place]
            if character == "\x1b":
                match = re.match(r"\x1b(\[[0-9;?>]*[ -/]*[@-~]|\][^\x07\x1b]*(\x07|\x1b\\)|[()][A-Z0-9]|[=>78MDEc])",
                                 text[place:])
                if not match:
                    if len(text) - place > 200:
                        place += 1
                        continue
                    break
                self.control(match.group(0))
                place += match.end()
                continue
            if character == "\r":
                self.column = 0
            elif character == "\n":
                self.row = min(self.rows - 1, self.row + 1)
            elif character == "\b":
                self.column = max(0, self.column - 1)
            elif character >= " ":
                self.put(character)
            place += 1
        self.rest = text[place:].encode()

    def put(self, character, count=1):
        for _ in range(count):
            if self.row < self.rows and self.column < self.columns:
                self.cells[self.row][self.column] = character
            self.column += 1
        self.before = character

    def control(self, sequence):
        if not sequence.startswith("\x1b["):
            return
        numbers = [int(number) if number.isdigit() else 0 for number in sequence[2:-1].split(";")]
        count = max(1, numbers[0])
        kind = sequence[-1]
        if kind in "Hf":
            self.row, self.column = count - 1, max(1, numbers[1] if len(numbers) > 1 else 1) - 1
        elif kind == "d":
            self.row = count - 1
        elif kind == "G":
            self.column = count - 1
        elif kind == "A":
            self.row -= count
        elif kind == "B":
            self.row += count
        elif kind == "C":
            self.column += count
        elif kind == "D":
            self.column -= count
        elif kind == "b":
            self.put(self.before, count)
        elif kind == "X":
            for column in range(self.column, min(self.columns, self.column + count)):
                self.cells[self.row][column] = " "
        elif kind == "K":
            first, last = (self.column, self.columns) if numbers[0] == 0 else (0, self.column + 1)
            for column in range(first, min(last, self.columns)):
                self.cells[self.row][column] = " "
        elif kind == "J":
            self.cells = [[" "] * self.columns for _ in range(self.rows)]

    @property
    def text(self):
        return "\n".join("".join(row).rstrip() for row in self.cells)

    def note(self):
        """Notes at which moment the talk ends, whenever the shown second changes."""
        match = re.search(r"(\d+):(\d\d)", self.text)
        if not match:
            return
        shown = int(match.group(1)) * 60 + int(match.group(2))
        if re.search("OVER|^ *[-−+]", self.text, re.MULTILINE):
            shown = -shown
        if shown != self.last:
            self.last = shown
            self.ends.append((time.monotonic(), shown, time.monotonic() + shown))

    def press(self, keys):
        os.write(self.file, keys.encode())

    def wait(self, pattern, limit=30):
        """The seconds until a text is shown; none if it is not."""
        start = time.monotonic()
        while time.monotonic() - start < limit:
            if re.search(pattern, self.text, re.MULTILINE):
                return time.monotonic() - start
            time.sleep(0.005)
        return None

    def kill(self, number=signal.SIGKILL):
        try:
            os.kill(self.process, number)
        except ProcessLookupError:
            pass

    def end(self):
        self.kill(signal.SIGCONT)
        self.kill()
        os.waitpid(self.process, 0)
        os.close(self.file)


class Round:
    def __init__(self, program, network, folder, choice):
        self.program, self.network, self.folder, self.choice = program, network, folder, choice
        self.screens, self.servers, self.faults = [], [], []

    def environment(self, machine):
        home = os.path.join(self.folder, machine)
        return ["env", "-i", f"PATH={os.environ['PATH']}", f"HOME={home}", f"XDG_RUNTIME_DIR={home}/run",
                "TERM=xterm-256color", "LANG=C.UTF-8"]

    def inside(self, machine):
        return ["ip", "netns", "exec", self.network.of(machine)]

    def way(self, machine):
        return shlex.join([sys.executable, os.path.abspath(__file__), "connect", MACHINES[machine]])

    def prepare(self):
        for machine in MACHINES:
            home = os.path.join(self.folder, machine)
            os.makedirs(home + "/run", mode=0o700)
            os.makedirs(home + "/.local/state/speakerclock")
            with open(home + "/.local/state/speakerclock/hints", "w", encoding="ascii") as file:
                file.write("start\nstore\n")
            if machine == "foyer":
                continue
            self.servers.append(subprocess.Popen(
                self.inside(machine) + [sys.executable, os.path.abspath(__file__), "serve", MACHINES[machine]]
                + self.environment(machine) + [self.program, "attach"]))

    def screen(self, machine, *arguments, columns=100, rows=24):
        screen = Screen(self.inside(machine) + self.environment(machine) + [self.program, *arguments], columns, rows)
        self.screens.append(screen)
        return screen

    def state(self, machine, *names):
        return os.path.join(self.folder, machine, ".local/state/speakerclock", *names)

    def kept(self, machine, name, text):
        folder = self.state(machine, "desk")
        try:
            for lineage in os.listdir(folder):
                with open(os.path.join(folder, lineage, name), encoding="utf-8") as file:
                    if text in file.read():
                        return True
        except OSError:
            pass
        return False

    def wrong(self, words):
        self.faults.append(words)

    def clock(self, *arguments):
        return self.screen("stage", *arguments, "--via", self.way("left"), "--via", self.way("right"))

    def start(self, place):
        if place == "break":
            day = os.path.join(self.folder, "day.yaml")
            with open(day, "w", encoding="ascii") as file:
                file.write("rundown:\n  items:\n    - {break: 10m, title: Coffee}\n    - {talk: 5m, title: Bugs}\n")
            return self.clock("--rundown", day, "--start")
        length = {"green": "10:00", "last": "0:25", "overtime": "0:04"}[place]
        return self.clock(length, "--start", "--title", "Engines")

    def play(self):
        fault, place, both = self.choice
        clock = self.start(place)
        ways = [word for name in ["stage", "left", "right"] for word in ("--via", self.way(name))]
        desks = [self.screen(name, "desk", "--name", name, "--operator", "--via", self.way("stage"))
                 for name in (["left", "right"] if both else ["left"])]
        displays = [self.screen("foyer", "display", "--name", "first", *ways, columns=12, rows=4),
                    self.screen("foyer", "display", "--name", "second", *ways[4:], *ways[:4], columns=12, rows=4)]
        for name in (["left", "right"] if both else ["left"]):
            limit = time.monotonic() + 60
            while not self.kept(name, "talk.json", '"run" : "running"') and time.monotonic() < limit:
                time.sleep(0.02)
            if time.monotonic() >= limit:
                return self.wrong(f"{name} keeps no talk")
        for display in displays:
            if display.wait(r"\d:\d\d") is None:
                return self.wrong("a display shows nothing")
        if place == "last":
            displays[0].wait(r"00:0\d|0:0\d")
        if place == "overtime":
            displays[0].wait("OVER")
        time.sleep(random.uniform(0, 1))
        # The first picture comes in the middle of a second.
        for display in displays:
            limit = time.monotonic() + 10
            while len(display.ends) < 3 or abs(display.ends[-1][2] - display.ends[-2][2]) > 0.1:
                if time.monotonic() > limit:
                    return self.wrong(f"a display does not count:\n{display.text}\n{display.ends}")
                time.sleep(0.01)
        before = [display.ends[-1][2] for display in displays]
        if fault == "kill":
            clock.kill()
        elif fault in ("stop", "nap"):
            clock.kill(signal.SIGSTOP)
        else:
            self.network.fault(fault)
        time.sleep(60 if fault == "nap" else random.uniform(0, 4))
        count = [len(display.ends) for display in displays]
        # While the clock was heard in the last three seconds, T is refused.
        limit = time.monotonic() + 15
        for desk in desks:
            while "T again" not in desk.text:
                if time.monotonic() > limit:
                    return self.wrong(f"a desk asks nothing:\n{desk.text}")
                desk.press("T")
                time.sleep(0.5)
        # A sooner press would not be a second one.
        time.sleep(0.4)
        pressed = time.monotonic()
        for desk in desks:
            desk.press("T")
        self.time = self.take_command(desks, pressed)
        if self.time is None:
            return self.wrong("no command works:\n" + "\n".join(desk.text for desk in desks))
        if both:
            self.settle(desks)
        for display, known, old in zip(displays, before, count):
            self.check(display, known, old, both)
        self.network.heal()
        self.come_back(clock, fault)

    def settle(self, desks):
        """Waits until one of two desks has given way, and adds a minute at the other one."""
        limit = time.monotonic() + 60
        while time.monotonic() < limit:
            holders = [desk for desk in desks if "Taken over" not in desk.text]
            if len(holders) == 1:
                return holders[0].press("+")
            time.sleep(0.05)
        self.wrong("two desks have the talk:\n" + "\n".join(desk.text for desk in desks))

    def take_command(self, desks, pressed):
        """Presses + until it works at a desk that is the clock; the seconds since T."""
        while time.monotonic() - pressed < 20:
            for desk in desks:
                if "is now the clock" in desk.text:
                    desk.press("+")
                    if desk.wait(r"\+1:00|add 1m", 3) is not None:
                        return time.monotonic() - pressed
            time.sleep(0.005)
        return None

    def check(self, display, known, old, both):
        """Waits until the minute has come, and looks at the moments at which the talk was to end.

        Of two desks that take over at once, the one that is left may have another minute.
        """
        goals = [60, 120] if both else [60]

        def is_near(end, moments):
            return any(abs(end - moment) <= TOLERANCE for moment in moments)

        limit = time.monotonic() + 40
        while not is_near(display.ends[-1][2] - known, goals) and time.monotonic() < limit:
            time.sleep(0.02)
        time.sleep(2.5)
        ends = [end - known for _, _, end in display.ends[max(0, old - 2):]]
        # A picture with an added minute, or of another desk, comes in the middle of a second.
        strange = [end for before, end in zip([0.0] + ends, ends)
                   if abs(end - before) < 30 and not is_near(end, [0] + goals)]
        self.drift = max(getattr(self, "drift", 0), min(abs(ends[-1] - goal) for goal in goals))
        if strange:
            self.wrong(f"a display's talk ends {strange[0]:+.2f} s elsewhere: {[f'{end:+.2f}' for end in ends]}")
        if not is_near(ends[-1], goals):
            self.wrong(f"the added minute does not arrive: {ends[-1]:+.2f}\n{display.text}")
        if not both and any(one > 30 > other for one, other in zip(ends, ends[1:])):
            self.wrong("a display goes back to the clock before")

    def come_back(self, clock, fault):
        if fault == "kill":
            clock = self.clock()
        elif fault in ("stop", "nap"):
            clock.kill(signal.SIGCONT)
        if clock.wait("Taken over", 60) is None:
            self.wrong(f"the old clock does not give way:\n{clock.text}")

    def end(self):
        for screen in self.screens:
            screen.end()
        for server in self.servers:
            server.kill()
            server.wait()


def main():
    program = os.path.abspath(sys.argv[1])
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    random.seed(int(sys.argv[3]) if len(sys.argv) > 3 else None)
    faults = sys.argv[4:] or FAULTS
    times, wrong = [], 0
    network = Network()
    try:
        for number in range(rounds):
            choice = (faults[number % len(faults)], random.choice(PLACES), random.random() < 0.2)
            with tempfile.TemporaryDirectory() as folder:
                game = Round(program, network, folder, choice)
                game.prepare()
                time.sleep(0.3)
                try:
                    game.play()
                finally:
                    game.end()
                    network.heal()
            took = getattr(game, "time", None)
            if took is not None:
                times.append(took)
            wrong += 1 if game.faults else 0
            print(f"{number + 1:4} {choice[0]:5} {choice[1]:9}{' both desks' if choice[2] else '':11} "
                  + (f"{took:.2f} s, {1000 * getattr(game, 'drift', 0):.0f} ms" if took is not None else ""), *game.faults, sep=" ", flush=True)
    finally:
        network.end()
    times.sort()
    if times:
        print(f"from T to the first command: median {times[len(times) // 2]:.2f} s, longest {times[-1]:.2f} s")
    print(f"{wrong} of {rounds} rounds with something wrong")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    if sys.argv[1] == "serve":
        serve(sys.argv[2], sys.argv[3:])
    elif sys.argv[1] == "connect":
        connect(sys.argv[2])
    else:
        main()
