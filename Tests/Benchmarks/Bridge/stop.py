"""How long an operator waits for the answer to `stop`, and how late the clock's digits are meanwhile,
beside pages, pages that come and go, and connections that ask for nothing.

  stop.py PROGRAMS [--taps 40] [--seconds 15]

PROGRAMS is the folder with both programs, optimised.
"""

import argparse
import http.client
import os
import resource
import select
import socket
import sys
import tempfile
import threading
import time

from load import Bridge, Clock, measure

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
    """Sends a command; returns the status and how many milliseconds the answer took."""
    begun = time.time()
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        connection.request("POST", "/api/" + name, headers={
            "Origin": "http://127.0.0.1:%d" % port, "Content-Length": "0"})
        status = connection.getresponse().status
    except OSError:
        status = 0
    connection.close()
    return status, (time.time() - begun) * 1000


def row(name, clock, port, options):
    late = measure(clock, options.seconds)
    times, failures = [], 0
    for _ in range(options.taps):
        status, took = tap(port, "stop")
        times.append(took)
        failures += status != 200
        time.sleep(0.25)
        tap(port, "start")
        time.sleep(0.25)
    times.sort()
    print("%-28s stop p50 %7.1f p99 %7.1f max %7.1f ms, %d of %d failed; digits late by "
          "%5.1f (p50) %5.1f (p99) %5.1f (max) ms"
          % (name, times[len(times) // 2], times[len(times) * 99 // 100], times[-1], failures,
             len(times), late["p50"], late["p99"], late["max"]), flush=True)


def burst(name, port, options):
    """60 pages come at once, and go at once: how long a `stop` takes that is sent then."""
    times, failures = [], 0
    for _ in range(max(1, options.taps // 4)):
        pages = [socket.create_connection(("127.0.0.1", port)) for _ in range(60)]
        for page in pages:
            page.sendall(STREAM)
        for command in ("stop", "start"):
            status, took = tap(port, command)
            times.append(took)
            failures += status != 200
            for page in pages:
                page.close()
        time.sleep(2)
    times.sort()
    print("%-28s stop p50 %7.1f p99 %7.1f max %7.1f ms, %d of %d failed"
          % (name, times[len(times) // 2], times[len(times) * 99 // 100], times[-1], failures,
             len(times)), flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("programs")
    parser.add_argument("--taps", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=15)
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (2048, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    with tempfile.TemporaryDirectory() as home:
        environment = {
            "HOME": home, "XDG_RUNTIME_DIR": home, "LANG": "C.UTF-8", "TERM": "xterm-256color",
            "PATH": os.environ["PATH"]}
        clock = Clock(options.programs, environment)
        bridge = Bridge(options.programs, environment, 500)
        try:
            time.sleep(2)
            row("0 pages", clock, bridge.port, options)
            for count in (60, 500):
                with Crowd(bridge.port, count, STREAM):
                    row("%d pages" % count, clock, bridge.port, options)
            with Crowd(bridge.port, 10, STREAM, lifetime=0.05):
                row("20 pages a second", clock, bridge.port, options)
            with Crowd(bridge.port, 200):
                row("200 idle connections", clock, bridge.port, options)
            burst("60 pages at once", bridge.port, options)
        finally:
            bridge.end()
            clock.end()


if __name__ == "__main__":
    sys.exit(main())
