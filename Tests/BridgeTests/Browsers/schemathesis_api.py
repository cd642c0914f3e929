#!/usr/bin/env python3
"""Asks the built bridge what its description of the API allows, and much that it does not: `make fuzz-api`.

usage: schemathesis_api.py PROGRAMS [EXAMPLES]

PROGRAMS is the folder with both programs; EXAMPLES is how many requests are tried of each operation, 30 unless given.
Needs schemathesis, which `make fuzz-api` installs in .build-python. Three rooms are asked: with a talk, with a rundown
of 500 items, and without a clock.
"""

import contextlib
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "../Browser"))
from room import Room  # pylint: disable=wrong-import-position

PROGRAM = os.path.join(os.path.dirname(sys.executable), "schemathesis")
# 503 is described where there is no clock; schemathesis has a check that takes each status above 499 for a fault.
CHECKS = "status_code_conformance,content_type_conformance,response_schema_conformance"


def rundown(room):
    items = "".join("    - {talk: 20m, title: Talk %d, note: secret}\n" % number for number in range(500))
    return room.write("long.yaml", "rundown:\n  name: Long\n  items:\n" + items)


def ask(room, examples, *options):
    token = next(part for part in room.links[1].split("token=") if "http" not in part)
    command = [
        PROGRAM, "run", os.path.join(HERE, "../../Sources/Bridge/Browsers/Web/openapi.json"), "--url", room.url,
        "--header", "Authorization: Bearer " + token, "--exclude-path", "/api/events", "--checks", CHECKS,
        "--max-examples", str(examples), "--generation-deterministic", *options]
    # It keeps what it has found in the current folder.
    return subprocess.run(command, check=False, cwd=room.folder.name).returncode


def main():
    programs = os.path.abspath(sys.argv[1])
    examples = int(sys.argv[2]) if len(sys.argv) > 2 else 30
    failed = []
    for name, options in (("a talk", []), ("500 items", ["--include-method", "GET"]),
                          ("no clock", ["--include-method", "GET"])):
        print("== " + name, flush=True)
        with contextlib.closing(Room(programs, tokens=True)) as room:
            if name == "a talk":
                room.start_clock("5", "--start")
            elif name == "500 items":
                room.start_clock("--rundown", rundown(room), "--no-report")
            if ask(room, examples, *options):
                failed.append(name)
            if name != "no clock":
                room.send("time")
    if failed:
        print("Faults were found with: " + ", ".join(failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
