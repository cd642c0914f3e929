"""Many pages in browsers at one bridge: what a change costs it, and how soon each page has it."""

import asyncio
import re
import shutil
import subprocess
import tempfile
import time
from contextlib import contextmanager

import counting
from case import environment_in
from process import Process
from viewers import Browsers

CHANGES = 10
QUIET = 12


def measure(programs, pages):
    """`change` and `quiet`: nanoseconds of the bridge's processor time for a change of the stage, and
    in a second without one; `first` and `last`: nanoseconds from a change to the pages that have it
    first and last, medians; `memory` is bytes."""
    with tempfile.TemporaryDirectory(prefix="growth-") as folder:
        with _running(programs, folder, pages) as (clock, bridge, port):
            return asyncio.run(_measure(clock, Process(bridge.pid), port, pages))


def count(programs, pages):
    """`change`: the instructions of the bridge for a change of the stage, the fewest of six, since
    once a second it also looks after its pages."""
    with tempfile.TemporaryDirectory(prefix="growth-") as folder:
        tool = [shutil.which("valgrind"), "--tool=callgrind", "-q", f"--log-file={folder}/log",
                f"--callgrind-out-file={folder}/dump"]
        with _running(programs, folder, pages, tool) as (clock, bridge, port):
            return asyncio.run(_count(clock, bridge, folder, port, pages))


@contextmanager
def _running(programs, folder, pages, tool=()):
    """The clock, the bridge, which may be run by a tool, and the bridge's port."""
    environment = environment_in(folder)
    clock = subprocess.Popen(
        [f"{programs}/speakerclock", "90m", "--start", "--plain"], env=environment,
        stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    bridge = subprocess.Popen(
        [*tool, f"{programs}/speakerclock-bridge", "web", "--listen", "127.0.0.1:0",
         "--max-pages", str(pages)],
        env=environment, stdout=subprocess.PIPE, text=True)
    try:
        port = int(re.search(r"127\.0\.0\.1:(\d+)", bridge.stdout.readline()).group(1))
        yield clock, bridge, port
    finally:
        for process in (bridge, clock):
            process.kill()
            process.wait()


class _Pages(Browsers):
    """Pages that note when each of them was told of a change."""

    def __init__(self, port, end):
        super().__init__(port, end)
        self.moments = []

    def note(self):
        self.moments.append(time.monotonic_ns())
        super().note()


async def _measure(clock, bridge, port, count):
    pages, tasks = await _opened(port, count)
    cpu = bridge.cpu
    await asyncio.sleep(QUIET)
    quiet = (bridge.cpu - cpu) / QUIET
    cpu, first, last = bridge.cpu, [], []
    for number in range(CHANGES):
        sent = await _change(clock, pages, number, count)
        first.append(min(pages.moments) - sent)
        last.append(max(pages.moments) - sent)
        # A picture may not change more often.
        await asyncio.sleep(0.6)
    change = (bridge.cpu - cpu) / CHANGES
    for task in tasks:
        task.cancel()
    first.sort()
    last.sort()
    return {
        "quiet": quiet, "change": change, "first": first[CHANGES // 2],
        "last": last[CHANGES // 2], "memory": bridge.peak_memory,
    }


async def _count(clock, bridge, folder, port, pages):
    watching, tasks = await _opened(port, pages)
    counted = []
    for number in range(6):
        counting.dump(bridge.pid, folder)
        await _change(clock, watching, number, pages)
        await asyncio.sleep(0.1)
        counting.dump(bridge.pid, folder)
        counted.append(counting.total(f"{folder}/dump.{2 * number + 2}"))
        await asyncio.sleep(0.6)
    for task in tasks:
        task.cancel()
    return {"change": min(counted)}


async def _opened(port, count):
    """So many pages that have the stage, and what reads them."""
    pages = _Pages(port, time.monotonic() + 600)
    tasks = [asyncio.create_task(pages.watch()) for _ in range(count)]
    await _told(pages, count)
    await asyncio.sleep(2)
    return pages, tasks


async def _change(clock, pages, number, count):
    """Changes the stage and waits until all pages were told; when it was changed."""
    pages.moments.clear()
    sent = time.monotonic_ns()
    clock.stdin.write(f"message Message {number}\n".encode())
    clock.stdin.flush()
    await _told(pages, count)
    return sent


async def _told(pages, count):
    end = time.monotonic() + 20
    while len(pages.moments) < count:
        if time.monotonic() > end:
            raise TimeoutError(f"{len(pages.moments)} of {count} pages were told")
        await asyncio.sleep(0.005)
