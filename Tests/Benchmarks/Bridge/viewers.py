"""Many browsers at once, as one process: pages that watch, and requests beside them.

Prints an object of JSON with what it has done when its time is over.
"""

import argparse
import asyncio
import json
import time

PATHS = ["/api/state", "/api/clock", "/api/state", "/"]


class Browsers:
    def __init__(self, port, end):
        self.port = port
        self.end = end
        self.events = 0
        self.requests = 0
        self.failures = []
        self.delays = []

    def request(self, path):
        return b"GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % (path.encode(), self.port)

    def note(self):
        """Counts an event that has come to a page."""
        self.events += 1

    async def watch(self):
        """A page: it reads events until the time is over."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(self.request("/api/events"))
        try:
            while time.monotonic() < self.end:
                line = await asyncio.wait_for(
                    reader.readline(), max(0.1, self.end - time.monotonic()))
                if not line:
                    self.failures.append("a page was disconnected")
                    break
                if line.startswith(b"event: stage"):
                    self.note()
        except asyncio.TimeoutError:
            pass
        writer.close()

    async def ask(self, number, pause):
        """Sends one request after another on one connection, each `pause` seconds."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        count = number
        while time.monotonic() < self.end:
            begun = time.monotonic()
            writer.write(self.request(PATHS[count % len(PATHS)]))
            count += 1
            try:
                head = await reader.readuntil(b"\r\n\r\n")
                length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
                await reader.readexactly(length)
            except (asyncio.IncompleteReadError, ConnectionError):
                self.failures.append("a connection was closed")
                break
            self.requests += 1
            if not head.startswith(b"HTTP/1.1 200"):
                self.failures.append(head[:40].decode())
            self.delays.append(time.monotonic() - begun)
            if pause:
                del self.delays[:-10000]
                await asyncio.sleep(max(0, begun + pause - time.monotonic()))
        writer.close()


async def run(options):
    browsers = Browsers(options.port, time.monotonic() + options.seconds)
    pause = options.connections / options.rate if options.rate else 0
    await asyncio.gather(
        *(browsers.watch() for _ in range(options.viewers)),
        *(browsers.ask(number, pause) for number in range(options.connections)))
    delays = sorted(browsers.delays) or [0]
    print(json.dumps({
        "events": browsers.events, "requests": browsers.requests,
        "failures": len(browsers.failures), "first_failures": browsers.failures[:3],
        "answer_ms": {
            "p50": round(delays[len(delays) // 2] * 1000, 2),
            "p99": round(delays[len(delays) * 99 // 100] * 1000, 2)}}))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int)
    parser.add_argument("--viewers", type=int, default=100)
    parser.add_argument("--connections", type=int, default=16)
    parser.add_argument("--rate", type=float, default=0, help="requests a second; 0: all it can")
    parser.add_argument("--seconds", type=float, default=60)
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
