"""The states of a session in which both pages are looked at, each in a room of its own."""

import contextlib

from blind import Operator
from room import Room

TALK = ["20", "--yellow", "10:00", "--red", "5:00", "--title", "Engines"]
RUNDOWN = """rundown:
  name: Friday morning
  items:
    - {talk: 20m, title: Engines, speaker: Ada Lovelace}
    - {break: 15m, title: Coffee}
    - {talk: 10m, title: Compilers, speaker: Grace Hopper, min: 5m}
"""
# Words that go away after a while stay.
STAY = """(function (later) {
  window.setTimeout = function (action, time) { return time < 8000 ? later(action, time) : 0; };
})(window.setTimeout.bind(window))"""


class Scene:
    """Both pages beside a clock: `pages` has them by their names."""

    def __init__(self, programs, chromium, tokens=False):
        self.room = Room(programs, tokens=tokens)
        # Brings the state about again if a page has left it; `None` if it stays.
        self.renew = None
        self.pages = {
            name: chromium.page(link, before=STAY)
            for name, link in zip(("page", "remote"), self.room.links)}
        for page in self.pages.values():
            page.call("Emulation.setFocusEmulationEnabled", enabled=True)

    def start(self, *arguments, title="20:00 GREEN"):
        self.room.start_clock(*arguments)
        try:
            self.wait("document.title.indexOf('%s ') === 0" % title)
        except TimeoutError as error:
            drawn = b"".join(burst for _, burst in self.room.clock.bursts)[-400:]
            raise TimeoutError("%s; the clock drew last: %r" % (error, drawn)) from error

    def start_rundown(self):
        self.start("--rundown", self.room.write("session.yaml", RUNDOWN), title="20:00")

    def send(self, *lines):
        for line in lines:
            self.room.send(line)

    def wait(self, condition):
        for page in self.pages.values():
            page.wait(condition)

    def close(self):
        for page in self.pages.values():
            page.close()
        self.room.close()


def waiting(scene):
    scene.wait("/Waiting for a clock/.test(document.title)")


def ready(scene):
    scene.start(*TALK)


def green(scene):
    scene.start(*TALK)
    scene.send("start")
    scene.wait("/^19:/.test(document.title)")


def yellow(scene):
    scene.start(*TALK)
    scene.send("start", "take 11:30")


def red(scene):
    scene.start(*TALK)
    scene.send("start", "take 16:30")


def overtime(scene):
    scene.start(*TALK)
    scene.send("start", "take 20m")
    # The pulses at zero are over.
    scene.wait("/0:(0[4-9]|[1-5][0-9])/.test(document.title)")


def paused(scene):
    scene.start(*TALK)
    scene.send("start", "stop", "set 12:34")


def message(scene):
    scene.start(*TALK)
    scene.send("message Please come to an end")


def blackout(scene):
    scene.start(*TALK)
    scene.send("blackout on")


def rundown_ready(scene):
    scene.start_rundown()


def rundown_talk(scene):
    scene.start_rundown()
    scene.send("start", "add 3m")


def rundown_break(scene):
    scene.start_rundown()
    scene.send("start", "! next")


def asked(scene):
    rundown_talk(scene)
    operator = Operator(scene.pages["remote"])
    operator.press("button", "Next")
    operator.hears("^Tap again: ends this talk$")


def lost(scene):
    green(scene)
    scene.room.bridge.kill()
    scene.pages["page"].wait("/no signal/.test(document.body.textContent)")


def shut_out(scene):
    ready(scene)
    scene.room.restart_bridge("--tokens", "--new-tokens")
    scene.wait("/no longer valid/.test(document.body.textContent)")


def ended(scene):
    """For ten seconds; then the pages wait for a clock."""
    green(scene)
    scene.send("! quit")
    scene.wait("/DONE/.test(document.title)")

    def renew(page):
        if page.holds("/Waiting for a clock/.test(document.title)"):
            ended(scene)
    scene.renew = renew


STATES = [waiting, ready, green, yellow, red, overtime, paused, message, blackout, rundown_ready,
          rundown_talk, rundown_break, asked, lost, shut_out, ended]
# In these the time goes on, or the time of day is told.
COUNTING = [green, yellow, red, overtime, rundown_talk, rundown_break, asked, lost, ended]


def scenes(programs, chromium, only=()):
    """Each state's name, whether times change in it, and its scene."""
    for state in STATES:
        name = state.__name__.replace("_", "-")
        if only and name not in only:
            continue
        with contextlib.closing(Scene(programs, chromium, tokens=state is shut_out)) as scene:
            state(scene)
            yield name, state in COUNTING, scene
