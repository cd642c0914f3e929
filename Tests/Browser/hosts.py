"""Two machines on one network, as network namespaces of this one."""

import os
import subprocess


class Hosts:
    """The machine of the clock, `desk`, and that of a browser, `hall`."""

    ADDRESS = "10.203.77.1"

    def __init__(self):
        self.names = ["speakerclock-%d-%s" % (os.getpid(), name) for name in ("desk", "hall")]
        self.desk, self.hall = (["ip", "netns", "exec", name] for name in self.names)

    def _connect(self):
        desk, hall = self.names
        cable = ["clock%d" % os.getpid(), "hall%d" % os.getpid()]
        for name in self.names:
            self._ip("netns", "add", name)
        self._ip("link", "add", cable[0], "netns", desk, "type", "veth",
                 "peer", cable[1], "netns", hall)
        for name, end, address in ((desk, cable[0], self.ADDRESS), (hall, cable[1], "10.203.77.2")):
            self._ip("-n", name, "addr", "add", address + "/24", "dev", end)
            self._ip("-n", name, "link", "set", end, "up")
            self._ip("-n", name, "link", "set", "lo", "up")

    @staticmethod
    def _ip(*arguments):
        subprocess.run(["ip", *arguments], check=True, stderr=subprocess.DEVNULL)

    @classmethod
    def made(cls):
        """The machines; `None` where this user or this system cannot have them."""
        hosts = cls()
        try:
            hosts._connect()
            return hosts
        except FileNotFoundError:
            return None
        except (OSError, subprocess.CalledProcessError):
            # The first steps may have succeeded.
            hosts.close()
            return None

    def close(self):
        for name in self.names:
            subprocess.run(
                ["ip", "netns", "delete", name], check=False, stderr=subprocess.DEVNULL)
