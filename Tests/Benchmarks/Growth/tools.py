"""What a command of the program costs that ends by itself: processor time, memory, bytes."""

import os
import subprocess
import tempfile

from case import environment_in


def cost(program, arguments, text):
    """`cpu` in nanoseconds, `memory` and `written` in bytes, of a command that reads a file.

    `{file}` in the arguments is the path of a file with this text. The status may be 0 or 65.
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
            _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            raise ChildProcessError(f"{arguments}: status {process.returncode}")
        return {
            "cpu": (usage.ru_utime + usage.ru_stime) * 1e9,
            "memory": usage.ru_maxrss * 1024,
            "written": os.path.getsize(output),
        }
