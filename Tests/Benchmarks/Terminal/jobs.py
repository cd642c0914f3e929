"""Measurements that run one after the other or at once."""

import sys
import time
from multiprocessing import get_context


def attempt(measure, peer, size, *arguments):
    """The program's name and the figures; where the measurement failed, only `failed`."""
    try:
        return peer.name, measure(peer, size, *arguments)
    except Exception as error:
        print(f"{peer.name}, {measure.__name__}: {error!r}", file=sys.stderr)
        return peer.name, {"failed": True}


def side_by_side(programs, size, measurements):
    """The results of each measurement, with its arguments, of each program, all at once."""
    jobs = [
        (measure, peer, size, *arguments)
        for measure, *arguments in measurements
        for peer in programs
    ]
    with get_context("fork").Pool(len(jobs)) as pool:
        return pool.starmap(_later, enumerate(jobs), chunksize=1)


def _later(place, job):
    """The seconds of two programs that start at once would change at once."""
    time.sleep(place * 0.37 % 1)
    return attempt(*job)
