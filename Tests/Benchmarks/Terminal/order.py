"""Prints the functions that the clock runs: those of a shown second, of the keys, of the start.

The linker puts them side by side in this order, so that they lie in few pages. callgrind finds them,
in both tiers.

usage: order.py PROGRAM    that has its symbols
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter

from counting import dump
from peers import clocks
from recording import first_picture
from terminal import Terminal

SIZE = (200, 50)
SECONDS = 12
# Keys of which each draws: pause and go on, more time and less, the layout, the operator's view, and
# what undoes them.
KEYS = [" ", " ", "+", "-", "f", "l", "l", "?", "?", " ", " "]


def main():
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        program = os.path.join(folder, "speakerclock")
        # callgrind needs the names, and does not understand what debuggers need beside them.
        subprocess.run(["strip", "--strip-debug", "-o", program, sys.argv[1]], check=True)
        found = [_functions(peer) for peer in clocks(program)]
        known = _unique(program)
    parts = [functions[part] for part in ("second", "keys", "start") for functions in found]
    print("\n".join(dict.fromkeys(name for names in parts for name in names if name in known)))


def _unique(program):
    """The names that only one function has.

    Compilers give some names in many files. The linker would move all functions of such a name.
    """
    table = subprocess.run(["nm", program], capture_output=True, text=True, check=True).stdout
    names = Counter(line.split()[-1] for line in table.splitlines())
    return {name for name, count in names.items() if count == 1}


def _functions(peer):
    """The names of the functions that run in each part."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        dumps = os.path.join(folder, "dump")
        tool = [shutil.which("valgrind"), "--tool=callgrind", f"--callgrind-out-file={dumps}"]
        tool += ["-q", "--demangle=no", f"--log-file={folder}/log", peer.path]
        with Terminal(tool + peer.command(608)[1:], *SIZE) as terminal:
            first_picture(terminal, peer.reads, limit=60)
            terminal.read_for(8)
            dump(terminal)
            terminal.read_for(SECONDS)
            dump(terminal)
            for key in KEYS:
                terminal.send(key)
                terminal.read_for(0.8)
            dump(terminal)
        return {
            part: _called(f"{dumps}.{number}")
            for number, part in enumerate(("start", "second", "keys"), 1)
        }


def _called(path):
    """The functions of a dump; a name is written once, and its number stands for it from then on."""
    names, called = {}, {}
    with open(path, encoding="utf-8") as file:
        for line in file:
            found = re.match(r"(c?)fn=\((\d+)\)(?: (.*))?", line)
            if found and found[3]:
                # Recursion has a number behind the name.
                names[found[2]] = re.sub(r"'\d+$", "", found[3])
            if found and not found[1]:
                called[names[found[2]]] = None
    return list(called)


if __name__ == "__main__":
    main()
