"""Draws the README's picture of the remote: the real page, on a phone, beside the real clock.

  picture.py PROGRAMS FILE

PROGRAMS is the folder with both programs. Each drawing shows another time of day, and each version of Chromium has
letters of its own. So no test compares this picture: `make picture-remote` draws it again when the page has changed.
"""

import sys
import time

from browser import Browser
from programme import PHONE
from room import Room

# The first talk was planned three minutes ago, and is late by that.
DAY = """rundown:
  name: Friday morning
  items:
    - {talk: 20m, title: Engines, speaker: Ada Lovelace, start: "%s"}
    - {break: 15m, title: Coffee, min: 5m}
    - {talk: 20m, title: Compilers, speaker: Grace Hopper, min: 12m}
    - {talk: 30m, title: Computable numbers, speaker: Alan Turing}
"""


def main(programs, file):
    room = Room(programs, tokens=True)
    chromium = Browser()
    try:
        start = time.strftime("%H:%M", time.localtime(time.time() - 180))
        room.start_clock("--rundown", room.write("day.yaml", DAY % start))
        page = chromium.page(room.links[1], PHONE, touch=True)
        page.resize(PHONE, scale=2, touch=True)
        page.wait("document.title.indexOf('20:00 ') === 0")
        room.send("start")
        page.wait("/late/.test(document.body.textContent)")
        time.sleep(5)
        page.picture(file)
    finally:
        chromium.close()
        room.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
