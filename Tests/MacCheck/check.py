"""Compiles the sources for macOS on Linux, as far as that goes: `make check-mac`.

usage: check.py FOLDER

The folder keeps what stands in for Xcode, and may be thrown away. README.md says what is checked.
"""

import pathlib
import shutil
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from compile import compile_c_target, compile_layout, compile_swift, map_c  # noqa: E402
from mistakes import undetected  # noqa: E402
from packages import Targets  # noqa: E402
from sdk import SDK, Failure  # noqa: E402

ROOT = HERE.parents[1]
CHECKOUTS = ROOT / ".build/checkouts"
PACKAGES = ["swift-argument-parser", "swift-atomics", "swift-collections", "swift-nio"]


def main():
    missing = [tool for tool in ["swift", "git"] if shutil.which(tool) is None]
    if missing:
        sys.exit(f"check-mac needs {' and '.join(missing)} on the PATH.")
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sdk = SDK(sys.argv[1])
    try:
        timed("What stands in for Xcode", sdk.prepare)
    except Failure as failure:
        sys.exit(f"What stands in for Xcode cannot be made:\n{failure}")
    failed = check(sdk)
    failed += has_wrong_layout(sdk)
    failed += undetected(sdk)
    sys.exit(1 if failed else 0)


def timed(what, action):
    """Does something, and prints how long it took."""
    began = time.monotonic()
    result = action()
    print(f"{time.monotonic() - began:6.1f} s  {what}", flush=True)
    return result


def all_targets():
    """The targets of this package and of those that it needs."""
    targets = Targets()
    targets.add(ROOT)
    for package in PACKAGES:
        targets.add(CHECKOUTS / package, is_ours=False)
    return targets


def check(sdk):
    """Compiles every target that can be reached; returns the names of those that failed."""
    targets = all_targets()
    ours = [name for name, target in targets.by_name.items() if target.is_ours]
    keys, failed, left_out, lines = {}, [], [], 0
    for target in targets.in_order(ours):
        if any(need in failed + left_out or need not in targets.by_name for need in target.needs):
            left_out.append(target.name)
        elif (count := attempt(sdk, target, keys)) is None:
            failed.append(target.name)
        elif target.is_ours:
            lines += count
    print(f"{lines} lines of ours compiled; failed: {', '.join(failed) or 'none'}; "
          f"left out: {', '.join(left_out) or 'none'}")
    return failed


def has_wrong_layout(sdk):
    """Checks the sizes and places of C's types; returns a name if one is not as expected."""
    try:
        timed("Layout.c", lambda: compile_layout(sdk))
        return []
    except Failure as failure:
        print(f"A type of C is not as expected:\n{failure}")
        return ["Layout.c"]


def attempt(sdk, target, keys):
    """Compiles a target; returns how many lines, `None` after printing why it fails."""
    def compile_it():
        if not target.is_c:
            return compile_swift(sdk, target, keys)
        map_c(sdk, target, keys)
        return compile_c_target(sdk, target) if target.is_ours else 0
    try:
        return timed(target.name, compile_it)
    except Failure as failure:
        print(f"{target.name} does not compile for macOS:\n{failure}")
        return None


main()
