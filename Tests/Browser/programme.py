"""A programme of eight items, run and changed from a page as small as a phone's."""

import contextlib
import json
import time

import audit
from blind import Operator
from room import Room

PHONE = (390, 844)
WIDE_PHONE = (844, 390)
LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "nl", "ja"]
DAY = """rundown:
  name: Friday morning
  items:
    - {talk: 20m, title: Engines, speaker: Ada Lovelace, note: two microphones}
    - {break: 10m, title: Coffee}
    - {talk: 20m, title: Compilers, speaker: Grace Hopper, min: 12m, note: needs the clicker}
    - {talk: 20m, title: Moons, speaker: Margaret Hamilton}
    - {talk: 10m, title: Looms, speaker: Joseph Jacquard}
    - {talk: 15m, title: Codes, speaker: Joan Clarke}
    - {talk: 15m, title: Waves, speaker: Hedy Lamarr}
    - {talk: 30m, title: Panel}
"""
# A word that is longer than a line, and signs that mean something to a script that replaces text.
AWKWARD = """rundown:
  items:
    - {talk: 20m, title: %s, speaker: Ada $& Co}
    - {talk: 20m, title: Compilers, speaker: Grace Hopper}
""" % ("Donaudampfschifffahrt" * 8)
# What is to be tapped, and is smaller than a thumb; and what does not fit.
MISFITS = """(function () {
  var found = [];
  document.querySelectorAll('button, input').forEach(function (part) {
    var box = part.getBoundingClientRect();
    if (!box.width) return;
    if (box.height < 44 || box.width < 44) found.push('small: ' + part.outerHTML.slice(0, 80));
    if (part.tagName === 'BUTTON' && part.scrollWidth > part.clientWidth + 1) {
      found.push('cut: ' + part.textContent);
    }
  });
  if (document.documentElement.scrollWidth > innerWidth) found.push('wider than the window');
  return found;
})()"""


def items(room):
    return json.loads(room.read("/api/rundown"))["items"]


def comes(room, condition):
    """Whether a condition comes to hold for the items; an answer may be a second old."""
    end = time.monotonic() + 20
    while not (holds := condition(items(room))) and time.monotonic() < end:
        time.sleep(0.1)
    return holds


def a_programme_from_a_phone(programs, chromium, check):
    """Each change is made with one remote, and seen on another one and at the clock."""
    with contextlib.closing(Room(programs)) as room:
        room.start_clock("--rundown", room.write("day.yaml", DAY))
        # The notes need the operator's token, which is in the remote's link.
        other = chromium.page(room.links[1], WIDE_PHONE, touch=True)
        page = chromium.page(room.links[1], PHONE, touch=True)
        for each in (page, other):
            each.call("Emulation.setFocusEmulationEnabled", enabled=True)
        try:
            _run(room, page, other, Operator(page), check)
        except TimeoutError as fault:
            check(False, "a programme from a phone: %s" % fault)
        finally:
            page.close()
            other.close()


def _run(room, page, other, operator, check):
    def open_item(name):
        operator.press("button", ".*%s.*" % name)

    def act(button, *answers):
        operator.press("button", button)
        for answer in answers:
            operator.hears(answer)

    def agrees(what, expected):
        other.wait("Array.from(document.querySelectorAll('#items .name')).map(function (each) {"
                   "return each.textContent; }).join().indexOf(%s) >= 0" % json.dumps(expected))
        check(True, "a programme from a phone: " + what)

    operator.reads("needs the clicker")
    operator.press("button", "Start")
    operator.shows("running$")
    open_item("upcoming.*Grace Hopper")
    operator.write("textbox", "Speaker", "Barbara Liskov")
    operator.hears("Changed: Barbara Liskov: Compilers")
    agrees("a speaker is replaced", "Barbara Liskov: Compilers")
    check(comes(room, lambda items: items[2]["speaker"] == "Barbara Liskov"), "the clock has the speaker")
    open_item("upcoming.*Margaret")
    act("Move up, .*Moons", "Moved: Margaret Hamilton: Moons, now before")
    agrees("a talk is moved", "Margaret Hamilton: Moons,Barbara Liskov")
    check(operator.focused().name.startswith("Move up"), "the focus stays on the button")
    open_item("upcoming.*Clarke")
    act("Skip, .*Codes", "Skipped: Joan Clarke: Codes")
    operator.reads("skipped.*Clarke")
    operator.press("button", "Undo")
    operator.hears("Undone: Joan Clarke: Codes is back in the rundown")
    operator.reads("upcoming.*Clarke")
    open_item("upcoming.*Hedy")
    operator.write("textbox", "New length.*", "5m", within="Hedy")
    operator.hears("Hedy Lamarr shortened to 5:00")
    other.wait("/Waves5:00/.test(document.getElementById('items').textContent)")
    operator.reach("button", "Insert a talk")
    page.run("document.querySelector('#insert [name=title]').value = 'News'")
    page.run("document.querySelector('#insert [name=time]').value = '3m'")
    operator.press("button", "Insert a talk")
    operator.hears("Inserted: News, length 3:00")
    agrees("a talk is inserted", "News")
    open_item("upcoming.*Panel")
    act("Go to, Panel", "Tap again: ends this talk, skips")
    act("Go to, Panel", "Done: Go to, Panel")
    check(comes(room, lambda items: items[-1]["state"] == "current"), "the panel is loaded")
    operator.press("button", "Undo")
    operator.shows("running$")
    check(comes(room, lambda items: items[0]["state"] == "current"), "undo brings the talk back, and it runs")
    # What is asked of one talk is not carried out on another.
    act("Next", "Tap again: ends this talk")
    room.send("! next")
    operator.hears("the talk has changed in the meantime")
    check(page.run("!document.querySelector('.asked')"), "a question is forgotten when the talk changes")
    room.send("undo")
    operator.shows("running$")
    # The keyboard of the clock changes something while two remotes look.
    room.send("title Motors")
    agrees("a change at the clock is seen", "Ada Lovelace: Motors")


def a_speaker_waits_backstage(programs, chromium, check):
    """What runs, what is next and when, on a phone that belongs to the third speaker."""
    day = DAY.replace("20m, title: Engines", "20m, id: ada, call: mic 2, title: Engines").replace(
        "20m, title: Compilers", "20m, id: grace, start: \"%s\", title: Compilers").replace(
        "name: Friday morning", "name: Friday morning\n  zone: UTC")
    now = time.time()
    first, third = (time.strftime("%H:%M", time.gmtime(now + minutes * 60)) for minutes in (5, 40))
    day = day.replace("20m, id: ada", "20m, start: \"%s\", id: ada" % first) % third
    # A number as an id, which is that of another item.
    day = day.replace("15m, title: Waves", "15m, id: \"1\", title: Waves")
    with contextlib.closing(Room(programs)) as room:
        room.start_clock("--rundown", room.write("day.yaml", day))
        page = chromium.page(room.url + "/backstage?item=grace", PHONE, touch=True)
        mine = "document.getElementById('mine').textContent"
        row = "document.querySelectorAll('#items > li')[%d].textContent"

        def agrees(what, condition):
            page.wait(condition)
            check(True, "backstage: " + what)

        try:
            agrees("the third speaker has time", "/^You start in 3[789] minutes$/.test(%s)" % mine)
            agrees("the first one is next",
                   "/Next: Ada Lovelace: Enginesmic 2starts in [34] minutes$/.test(%s)" % (row % 0))
            check("needs the clicker" not in page.run("document.body.textContent"), "backstage: no notes")
            other = chromium.page(room.url + "/backstage?item=1", PHONE)
            other.wait("/Waves/.test((document.querySelector('.mine') || document.createElement('p')).textContent)")
            other.call("Page.navigate", url=room.url + "/backstage?item=nobody")
            other.wait(mine + " === \"No item of the rundown matches 'nobody'\"")
            other.close()
            check(True, "backstage: an id comes before a number, and an item that is not there is told")
            room.send("start")
            agrees("a talk runs", "/NOW$/.test(%s)" % (row % 0))
            room.send("! next")
            agrees("after the break it is her", "/^You are next, in 3[789] minutes$/.test(%s)" % mine)
            page.wait("/^You are next/.test(document.getElementById('live').textContent)")
            time.sleep(0.6)
            room.send("! next")
            room.send("start")
            agrees("it is her turn", "%s === 'It is your turn'" % mine)
            agrees("her talk runs", "/NOW$/.test(%s)" % (row % 2))
            room.send("skip Moons")
            agrees("a talk is left out", "/SKIPPED$/.test(%s)" % (row % 3))
            time.sleep(0.6)
            room.send("! next")
            agrees("she is done", "/Grace Hopper: Compilers, ended$/.test(%s)" % mine)
            misfits = page.run(MISFITS) + audit.violations(page, audit.library())
            check(misfits == [], "backstage: all fits, and is accessible %s" % misfits)
        except TimeoutError as fault:
            check(False, "backstage: %s" % fault)
        finally:
            page.close()


REFUSING = """(function () {
  var ask = window.fetch;
  window.asked = 0;
  window.fetch = function (address, options) {
    if (address !== '/api/rundown') return ask(address, options);
    window.asked += 1;
    return Promise.resolve(new Response('{"text": "Too long"}', { status: 504 }));
  };
})()"""


def a_missing_list_is_told(programs, chromium, check):
    """The bridge refuses the list, as it does if the clock does not answer."""
    with contextlib.closing(Room(programs)) as room:
        room.start_clock("--rundown", room.write("day.yaml", DAY))
        for path in ("/backstage", "/remote"):
            page = chromium.page(room.url + path, PHONE, touch=True, before=REFUSING)
            page.wait("document.getElementById('list-fault').textContent === 'Too long'")
            time.sleep(3)
            check(page.run("asked") <= 2, "%s says that there is no list, and asks again after a pause" % path)
            page.close()


def awkward_texts_fit(programs, chromium, check):
    with contextlib.closing(Room(programs)) as room:
        room.start_clock("--rundown", room.write("day.yaml", AWKWARD))
        is_shown = "/Donau/.test(document.querySelector('.letters').textContent)"
        for path in ("/remote", "/backstage"):
            page = chromium.page(room.url + path, WIDE_PHONE, touch=True)
            page.wait(is_shown)
            page.wait("/Ada \\$& Co/.test(document.getElementById('items').textContent)")
            misfits = page.run(MISFITS)
            check(misfits == [], "a long word leaves %s in the window %s" % (path, misfits))
            page.close()
        page = chromium.page(room.url + "/?transparent", PHONE)
        page.wait(is_shown)
        fits = page.run("(function (each) { return each.scrollWidth <= each.clientWidth"
                        " && each.scrollHeight <= each.clientHeight; })(document.querySelector('.letters'))")
        check(fits, "a long word is broken on the display")
        check(page.run("getComputedStyle(document.getElementById('full')).display") == "none",
              "a transparent page has no button")
        page.close()


def a_button_says_what_it_loads(programs, chromium, check):
    """A preset that is stored anew while a remote is open."""
    with contextlib.closing(Room(programs)) as room:
        room.start_clock("7")
        page = chromium.page(room.url + "/remote", PHONE, touch=True)
        page.wait("document.title.indexOf('07:00 ') === 0")
        button = "document.querySelector('#presets button:nth-child(2)').textContent"
        # The buttons come in a line after the stage, which the title shows.
        page.wait("document.querySelectorAll('#presets button').length > 1")
        check(page.run(button) == "Lightning talk 5:00", "a button says what is stored")
        old = page.run("document.querySelector('#presets button:nth-child(2)').dataset.argument")
        room.send("store 2")
        room.send("add 1m")
        page.wait("document.title.indexOf('08:00 ') === 0")
        page.wait(button + " === 'Lightning talk 7:00'")
        check(True, "it follows what the clock stores, at once")
        # As if it had been tapped just before.
        page.run("document.querySelector('#presets button:nth-child(2)').dataset.argument = '%s'" % old)
        page.tap("#presets button:nth-child(2)")
        page.wait("/preset has changed/.test(document.querySelector('#answer').textContent)")
        check(page.run("document.title.indexOf('08:00 ') === 0"), "a button of an earlier preset loads nothing")
        room.write(".config/speakerclock/presets.yaml",
                   "presets:\n  - name: Panel 12\n    slot: 9\n    duration: 12:00\n")
        last = "#presets button:last-child"
        page.wait("document.querySelector('%s').textContent === 'Panel 12 12:00'" % last)
        page.tap(last)
        page.wait("document.title.indexOf('12:00 ') === 0")
        # The answer comes on another connection than the time.
        page.wait("document.querySelector('#answer').textContent.indexOf('Done: Panel 12') === 0")
        check(True, "a preset that somebody has written is loaded by its button")
        # Two taps of one button within 200 ms are one.
        time.sleep(0.3)
        page.tap("#presets button:nth-child(2)")
        page.wait("document.title.indexOf('07:00 ') === 0")
        page.close()


def every_language_fits(programs, chromium, check):
    for language in LANGUAGES:
        with contextlib.closing(Room(programs)) as room:
            room.start_clock("--language", language, "--rundown", room.write("day.yaml", DAY))
            page = chromium.page(room.url + "/remote", PHONE, touch=True)
            page.wait("document.querySelectorAll('#items > li').length === 8")
            page.tap("#items > li:nth-child(3) > button")
            page.wait("!!document.querySelector('.actions')")
            for size in (PHONE, WIDE_PHONE):
                page.resize(size, touch=True)
                misfits = page.run(MISFITS)
                check(misfits == [], "%s: all fits in %dx%d %s" % ((language,) + size + (misfits,)))
            page.run("scrollTo(0, document.documentElement.scrollHeight)")
            stays = page.run("document.getElementById('preview').getBoundingClientRect().top === 0")
            check(stays, language + ": the preview stays in sight")
            page.close()
