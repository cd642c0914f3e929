"""What a command of the program costs that ends by itself: processor time, memory, bytes."""

import os
import re
import subprocess
import tempfile
import time

from case import environment_in


def cost(program, arguments, text):
    """`cpu` in nanoseconds, `memory` and `written` in bytes, of a command that reads a file.

    `{file}` in the arguments is the path of a file with this text.
    """
    with tempfile.TemporaryDirectory(prefix="growth-") as folder:
        file, output = os.path.join(folder, "input"), os.path.join(folder, "output")
        with open(file, "w", encoding="utf-8") as stream:
            stream.write(text)
        words = arguments.format(file=file).split()
        with open(output, "wb") as stream:
            process = subprocess.Popen(
                [program, *words], env=environment_in(folder), stdout=stream,
                stderr=subprocess.DEVNULL)
            memory, status, usage = _watch(process.pid)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            raise ChildProcessError(f"{arguments}: status {process.returncode}")
        return {
            "cpu": (usage.ru_utime + usage.ru_stime) * 1e9,
            "memory": memory,
            "written": os.path.getsize(output),
        }


def _watch(identifier):
    """Waits for the end of a process; its peak memory, its status and its usage.

    The usage has another peak, which is that of this program where it is larger.
    """
    memory = 0
    while True:
        try:
            with open(f"/proc/{identifier}/status", encoding="utf-8") as file:
                found = re.search(r"^VmHWM:\s+(\d+)", file.read(), re.MULTILINE)
            memory = int(found[1]) * 1024 if found else memory
        except ProcessLookupError:
            pass
        ended, status, usage = os.wait4(identifier, os.WNOHANG)
        if ended:
            return memory, status, usage
        time.sleep(0.002)
