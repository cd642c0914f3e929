"""How long an operator waits for the answer to `stop`, and how late the clock's digits are meanwhile,
beside pages, pages that come and go, connections that ask for nothing, floods of commands, and those who
read a rundown of 500 items.

  stop.py PROGRAMS [--taps 40] [--seconds 15] [--only list]

PROGRAMS is the folder with both programs, optimised. The rows of a broker need mosquitto; their
commands go over it, and those of the other rows over the bridge of pages, or over the clock's own socket.
"""

import argparse
import http.client
import json
import os
import resource
import select
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time

from floods import ROOM, Peer
from load import Bridge, Clock, measure

HERE = os.path.dirname(os.path.abspath(__file__))
STREAM = b"GET /api/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


class Crowd:
    """Connections that are held, read, and opened again when the bridge closes them."""

    def __init__(self, port, count, request=b"", lifetime=None):
        self.port, self.count, self.request, self.lifetime = port, count, request, lifetime
        self.is_done = False
        self.thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.is_done = True
        self.thread.join()

    def _run(self):
        held = {}
        waits = select.poll()
        while not self.is_done:
            if self.lifetime and held:
                self._close(held, waits, next(iter(held)))
            while len(held) < self.count:
                try:
                    browser = socket.create_connection(("127.0.0.1", self.port))
                except OSError:
                    break
                if self.request:
                    browser.sendall(self.request)
                held[browser.fileno()] = browser
                waits.register(browser, select.POLLIN)
            end = time.time() + (self.lifetime or 0.1)
            while time.time() < end:
                for number, _ in waits.poll(max(0, end - time.time()) * 1000):
                    if not self._read(held[number]):
                        self._close(held, waits, number)
        for browser in held.values():
            browser.close()

    @staticmethod
    def _read(browser):
        try:
            return browser.recv(65536)
        except OSError:
            return b""

    @staticmethod
    def _close(held, waits, number):
        waits.unregister(number)
        held.pop(number).close()


def tap(port, name):
    """Sends a command; returns whether it was done, and how many milliseconds the answer took."""
    begun = time.time()
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        connection.request("POST", "/api/" + name, headers={
            "Origin": "http://127.0.0.1:%d" % port, "Content-Length": "0"})
        status = connection.getresponse().status
    except OSError:
        status = 0
    connection.close()
    return status == 200, (time.time() - begun) * 1000


class Flood:
    """Commands from a process of their own, as many a second as are asked for."""

    def __init__(self, kind, port, rate):
        self.process = subprocess.Popen(
            [sys.executable, HERE + "/floods.py", kind, str(port), str(rate)],
            stdout=subprocess.PIPE)
        self.process.stdout.readline()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()


class Broker:
    """A mosquitto, a bridge that has joined the clock to it, and a client that sends commands."""

    def __init__(self, programs, environment):
        self.port = free_port(socket.SOCK_STREAM)
        self.processes = [self._start(["mosquitto", "-p", str(self.port)], environment)]
        self._wait(lambda: socket.create_connection(("127.0.0.1", self.port)).close())
        self.processes.append(self._start(
            [programs + "/speakerclock-bridge", "mqtt", "mqtt://127.0.0.1:%d/main" % self.port],
            environment))
        self.peer = Peer(self.port, ROOM + "done")
        self._wait(lambda: self.peer.ask("time", 1) or 1 / 0)

    @staticmethod
    def _start(command, environment):
        return subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    @staticmethod
    def _wait(action):
        for attempt in range(100):
            try:
                return action()
            except (OSError, ZeroDivisionError):
                time.sleep(0.1)
        raise TimeoutError("the broker or its bridge does not answer")

    def tap(self, name):
        begun = time.time()
        return self.peer.ask(name) == "done", (time.time() - begun) * 1000

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for process in reversed(self.processes):
            process.kill()
            process.wait()


class Remotes:
    """Remotes that are open: each hears of each change, and then asks for the items that have changed."""

    def __init__(self, port, count):
        self.port, self.is_done = port, False
        self.bytes = 0
        self.threads = [threading.Thread(target=self._run, daemon=True) for _ in range(count)]

    def _run(self):
        asking = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        version = ""
        with socket.create_connection(("127.0.0.1", self.port)) as stream:
            stream.sendall(STREAM)
            stream.settimeout(0.2)
            while not self.is_done:
                try:
                    heard = stream.recv(1 << 16)
                except TimeoutError:
                    continue
                if b"event: stage" in heard:
                    version = self._ask(asking, "?since=" + version)

    def _ask(self, connection, query):
        connection.request("GET", "/api/rundown" + query)
        answer = connection.getresponse().read()
        self.bytes += len(answer)
        return json.loads(answer).get("version", "")

    def __enter__(self):
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_):
        self.is_done = True
        for thread in self.threads:
            thread.join()


class Viewer(Remotes):
    """One who asks for the whole list again and again, without a pause."""

    def _run(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        while not self.is_done:
            self._ask(connection, "")


class Line:
    """A client of the clock's own socket."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.lines = self.socket.makefile("r", encoding="utf-8")
        self.number = 0

    def tap(self, name):
        begun = time.time()
        self.number += 1
        self.socket.sendall(b"#%d %s\n" % (self.number, name.encode()))
        for line in self.lines:
            answer = json.loads(line).get("answer")
            if answer and answer["number"] == self.number:
                return answer["status"] == "done", (time.time() - begun) * 1000
        return False, 0


def measure_list(programs, environment, options):
    """The rows beside a rundown of 500 items."""
    rundown = environment["HOME"] + "/long.yaml"
    with open(rundown, "w", encoding="utf-8") as file:
        file.write("rundown:\n  name: Long\n  items:\n")
        for number in range(500):
            file.write("    - {talk: 20m, title: 'Talk %d, %s', speaker: 'Speaker %d', note: '%s'}\n"
                       % (number, "about " * 20, number, "n" * 300))
    clock = Clock(programs, environment, "--rundown", rundown, "--no-report")
    bridge = Bridge(programs, environment, 500)
    line = Line(environment["XDG_RUNTIME_DIR"] + "/speakerclock/main.sock")

    def web(name):
        return tap(bridge.port, name)

    try:
        time.sleep(2)
        row("500 items", clock, web, options)
        for kind, count, name in ((Remotes, 10, "500 items, 10 remotes"), (Viewer, 1, "500 items, endless viewer")):
            with kind(bridge.port, count) as readers:
                row(name, clock, web, options)
                row(name + ", socket", clock, line.tap, options)
            print("    they have read %.1f MB" % (readers.bytes / 1e6))
    finally:
        bridge.end()
        clock.end()


def free_port(kind):
    with socket.socket(type=kind) as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def row(name, clock, tap, options):
    """`tap` sends a command; it returns whether it was done, and how many milliseconds it took."""
    tap("start")
    late = measure(clock, options.seconds)
    times, failures = [], 0
    for _ in range(options.taps):
        is_done, took = tap("stop")
        times.append(took)
        failures += not is_done
        time.sleep(0.25)
        tap("start")
        time.sleep(0.25)
    times.sort()
    print("%-29s stop p50 %7.1f p99 %7.1f max %7.1f ms, %d of %d failed; digits late by "
          "%5.1f (p50) %5.1f (p99) %5.1f (max) ms"
          % (name, times[len(times) // 2], times[len(times) * 99 // 100], times[-1], failures,
             len(times), late["p50"], late["p99"], late["max"]), flush=True)


def burst(name, port, options, count=60):
    """Many pages come at once, and go at once: how long a `stop` takes that is sent then."""
    times, failures = [], 0
    for _ in range(max(1, options.taps // 4)):
        pages = [socket.create_connection(("127.0.0.1", port)) for _ in range(count)]
        for page in pages:
            page.sendall(STREAM)
        for command in ("stop", "start"):
            is_done, took = tap(port, command)
            times.append(took)
            failures += not is_done
            for page in pages:
                page.close()
        time.sleep(2)
    times.sort()
    print("%-29s stop p50 %7.1f p99 %7.1f max %7.1f ms, %d of %d failed"
          % (name, times[len(times) // 2], times[len(times) * 99 // 100], times[-1], failures,
             len(times)), flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("programs")
    parser.add_argument("--taps", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--only", choices=["list"])
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (2048, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    with tempfile.TemporaryDirectory() as home:
        environment = {
            "HOME": home, "XDG_RUNTIME_DIR": home, "TMPDIR": home, "LANG": "C.UTF-8", "TERM": "xterm-256color",
            "PATH": os.environ["PATH"] + ":/usr/sbin"}
        measure_list(options.programs, environment, options)
        if options.only:
            return
        clock = Clock(options.programs, environment)
        osc = free_port(socket.SOCK_DGRAM)
        bridge = Bridge(
            options.programs, environment, 500, "--osc", "127.0.0.1:%d" % osc)

        def web(name):
            return tap(bridge.port, name)

        try:
            time.sleep(2)
            row("0 pages", clock, web, options)
            for count in (60, 500):
                with Crowd(bridge.port, count, STREAM):
                    row("%d pages" % count, clock, web, options)
            with Crowd(bridge.port, 10, STREAM, lifetime=0.05):
                row("20 pages a second", clock, web, options)
            with Crowd(bridge.port, 200):
                row("200 idle connections", clock, web, options)
            burst("60 pages at once", bridge.port, options)
            burst("500 pages at once", bridge.port, options, 500)
            with Flood("osc", osc, 10000):
                row("10,000 OSC packets a second", clock, web, options)
            measure_broker(clock, web, options, environment)
        finally:
            bridge.end()
            clock.end()


def measure_broker(clock, web, options, environment):
    if not shutil.which("mosquitto", path=environment["PATH"]):
        return print("left out: there is no mosquitto")
    with Broker(options.programs, environment) as broker:
        row("a broker", clock, broker.tap, options)
        with Flood("mqtt", broker.port, 4000):
            row("4,000 MQTT commands a second", clock, broker.tap, options)
            row("the same, stop from a page", clock, web, options)


if __name__ == "__main__":
    sys.exit(main())
