"""The remote in a hand: what a second tap does, what moves under a thumb, what fits, and who it was."""

import concurrent.futures
import contextlib
import json
import time

import audit
import browser
from programme import DAY, LANGUAGES, items
from room import Room

SMALL, PHONE, WIDE_PHONE = (320, 568), (390, 844), (844, 390)
WIDTHS = (SMALL, (360, 640), PHONE, WIDE_PHONE)
ANSWER = "document.querySelector('#answer').textContent"
ASKED = "!!document.querySelector('.asked')"
CHANGED = "Not done: the talk has changed in the meantime"

# Commands that are answered with what a check says, instead of by the bridge.
CANNED = """(function () {
  var ask = window.fetch;
  window.fetch = function (address, options) {
    if (!window.canned || !options || options.method !== 'POST') return ask(address, options);
    var answer = window.canned;
    return Promise.resolve(new Response(JSON.stringify(answer), { status: answer.code }));
  };
  // A page that is not touched by a finger would be told that it may not.
  Object.defineProperty(navigator, 'vibrate', { value: undefined });
})();
window.wordsTold = new Promise(function (done) {
  var Source = window.EventSource;
  window.EventSource = function (address) {
    var source = new Source(address);
    source.addEventListener('words', function (event) { done(window.told = JSON.parse(event.data)); });
    return source;
  };
})"""

# Where each button and field is.
BOXES = """(function () {
  return Array.from(document.querySelectorAll('#buttons button, #buttons input')).map(function (part) {
    var box = part.getBoundingClientRect();
    return [part.getAttribute('aria-label') || part.textContent, box.x, box.y, box.width, box.height];
  }).filter(function (each) { return each[3] > 0; });
})()"""

# Words that are broken inside, texts that are wider than their buttons, placeholders that are wider than their
# fields, and fields that have the name of another one.
MISFITS = """(function () {
  var found = [], names = {}, pen = document.createElement('canvas').getContext('2d');
  document.querySelectorAll('#buttons button, #buttons label').forEach(function (button) {
    if (!button.getBoundingClientRect().width) return;
    if (button.scrollWidth > button.clientWidth + 1) found.push('too wide: ' + button.textContent);
    if (button.matches('.item, #recent button, #presets button')) return;
    if (/\\u00ad/.test(button.textContent)) found.push('hyphen: ' + button.textContent);
    var text = button.firstChild, range = document.createRange(), words = /[^\\s]+/g, word;
    while (text && (word = words.exec(text.data))) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      var lines = {};
      Array.from(range.getClientRects()).forEach(function (box) { lines[Math.round(box.y)] = true; });
      if (Object.keys(lines).length > 1) found.push('broken: ' + word[0]);
    }
  });
  document.querySelectorAll('#buttons input').forEach(function (field) {
    var style = getComputedStyle(field), room = field.clientWidth - parseFloat(style.paddingLeft) * 2;
    if (!field.clientWidth) return;
    pen.font = style.font;
    if (pen.measureText(field.placeholder).width > room + 0.5) found.push('placeholder: ' + field.placeholder);
    var name = field.getAttribute('aria-label');
    if (names[name]) found.push('twice: ' + name);
    names[name] = true;
  });
  if (document.documentElement.scrollWidth > innerWidth) found.push('wider than the window');
  return found;
})()"""

# Which of the texts that the page can tell in its own words do not fit into their place.
CUT = """(function (texts) {
  return texts.filter(function (each) {
    var place = document.querySelector(each[0]), before = place.textContent;
    place.textContent = each[1];
    var isCut = place.scrollHeight > place.clientHeight + 1;
    place.textContent = before;
    return isCut;
  });
})(%s)"""


def texts_of_page(words):
    """The texts with fixed words that may stand in each place."""
    remote = words["remote"]
    names = [each["name"] for each in remote.values() if isinstance(each, dict)]
    told = [remote[name] for name in ("notSent", "noAnswer", "tooMany", "shutOut", "unnamed")]
    told += [words["changedMeanwhile"]]
    told += [remote["done"].replace("{button}", name) for name in names]
    told += [remote["notConfirmed"].replace("{button}", name) for name in names]
    told += [remote["named"].replace("{name}", "Wilhelmine Friederike W.")]
    return told, [remote["unreachable"], remote["shutOut"]]


def notices(words):
    """Thirty answers of the bridge: each text of the page's own, and some that are too long for any place."""
    told, _ = texts_of_page(words)
    codes = [("done", 200), ("refused", 422), ("guarded", 409), ("late", 412), ("unknown", 504), ("refused", 503)]
    long = ["", "x", "Grace Hopper: Compilers, Margaret Hamilton: Moons, " * 6, "Donaudampfschifffahrt" * 12]
    texts = (long + told)[:30]
    return [
        {"status": codes[index % 6][0], "code": codes[index % 6][1], "text": text, "question": text}
        for index, text in enumerate(texts)]


def nothing_on_the_pad_moves(programs, chromium, check):
    """A thumb that goes down twice at one place hits the same button, whatever is told in between."""
    for language in LANGUAGES:
        with contextlib.closing(Room(programs)) as room:
            room.start_clock("--language", language, "--rundown", room.write("day.yaml", DAY), "--start")
            for size in (SMALL, PHONE, WIDE_PHONE):
                page = chromium.page(room.links[1], size, touch=True, before=CANNED)
                page.wait("document.body.dataset.run === 'running' && %s.length > 20" % BOXES)
                page.wait("document.querySelectorAll('#items > li').length === 8")
                # The bridge may get the presets after it has sent the page.
                page.wait("document.querySelectorAll('#presets button').length > 0")
                page.draw()
                moved = list(tell_all(page))
                check(moved == [], "%s: nothing moves at %d px %s" % (language, size[0], moved[:3]))
                page.close()


def only_one_of_many_ends_the_talk(programs, _, check):
    """Two and three people, each with a browser, ask and confirm at the same time: one ends the talk that all saw,
    and the others are told that it has changed."""
    for count in (2, 3):
        with contextlib.ExitStack() as stack, concurrent.futures.ThreadPoolExecutor() as hands:
            room = stack.enter_context(contextlib.closing(Room(programs)))
            room.start_clock("5", "--start")
            # A browser gives a touch only to the page in front.
            browsers = [stack.enter_context(contextlib.closing(browser.Browser())) for _ in range(count)]
            pages = [each.page(room.url + "/remote", PHONE, touch=True) for each in browsers]
            for page in pages:
                page.wait("document.body.dataset.run === 'running'")
            are_asked = False
            # On a machine that is held up, a question may have gone before all have one.
            while not are_asked:
                for page in pages:
                    page.wait("!document.querySelector('.asked, [aria-busy]')")
                list(hands.map(lambda page: page.tap("[data-command=reset]"), pages))
                # A second tap counts half a second after its question.
                time.sleep(0.7)
                are_asked = all(page.run(ASKED) for page in pages)
            list(hands.map(lambda page: page.tap("[data-command=reset]"), pages))
            for page in pages:
                page.wait("document.body.dataset.run === 'ready' && !document.querySelector('.asked, [aria-busy]')")
            # Whoever has seen the new talk before the second tap resets that one, which loses nothing.
            told = [line for line in room.send("events").splitlines() if "! reset" in line]
            check(len(told) == 1, "%d people confirm at once, and one is heard: %s" % (count, told))
            answers = sorted(page.run(ANSWER) for page in pages)
            check({"Done: Reset"} <= set(answers) <= {"Done: Reset", CHANGED}, "each is told what became of it: %s" % answers)


def tell_all(page):
    """Gives each notice as the answer to a tap; yields those that have moved something."""
    words = page.run("window.wordsTold")
    before = page.run(BOXES)
    for notice in notices(words):
        page.run("window.canned = " + json.dumps(notice))
        page.run("document.querySelector('#answer').textContent = '\\u2026'")
        page.run("document.querySelector('[data-command=next]').click()")
        page.wait(ANSWER + " !== '\\u2026'")
        # The faces and names of the buttons change with what the talk does, so only places are compared.
        after = page.run(BOXES)
        if [each[1:] for each in after] != [each[1:] for each in before]:
            yield [notice["text"][:20], len(before), len(after)] + [pair for pair in zip(before, after) if pair[0][1:] != pair[1][1:]][:2]
        # Another button forgets the question. The next tap is no repeat of this one.
        page.run("window.canned = { status: 'done', code: 200, text: '' }")
        page.run("document.querySelector('[data-command=undo]').click()")
        page.wait("!document.querySelector('.asked') && !document.querySelector('[aria-busy]')")
        time.sleep(0.21)
    page.run("window.canned = null")


def what_happens_moves_nothing(programs, chromium, check):
    """A talk that gets late, a colleague's commands, the start, a pause, and a clock that is gone."""
    with contextlib.closing(Room(programs)) as room:
        room.start_clock("--language", "de", "--rundown", room.write("day.yaml", DAY))
        pages = [chromium.page(room.links[1], size, touch=True) for size in (SMALL, PHONE, WIDE_PHONE)]
        late = "document.querySelector('#late').textContent"
        steps = [
            ("a start", "start", "document.body.dataset.run === 'running'"),
            ("lateness", "add 12m", "/1\\d:\\d\\d/.test(%s)" % late),
            ("a pause", "stop", "document.body.dataset.run === 'paused'"),
            ("a message", "message Bitte kommen Sie zum Ende", "/Bitte/.test(document.querySelector('.letters').textContent)"),
            ("no message", "clear", "!document.querySelector('.stage.lettered')"),
            ("a part for questions", "questions 5m", "true"),
            ("a longer name", "title #2 " + "Kaffee und Kuchen " * 5, "true")]
        places = []
        for page in pages:
            # A page that is behind another one does not ask for the list.
            page.call("Emulation.setFocusEmulationEnabled", enabled=True)
            page.wait("document.querySelectorAll('#items > li').length === 8 && document.body.dataset.run === 'ready'")
            page.draw()
            places.append(page.run(PAD))
        for name, line, condition in steps:
            room.send(line)
            for page in pages:
                page.wait(condition)
                page.draw()
            moved = [index for index, page in enumerate(pages) if page.run(PAD) != places[index]]
            check(moved == [], "%s moves nothing on the pad %s" % (name, moved))
        room.end_clock()
        for page in pages:
            page.wait("document.querySelector('#cause').textContent !== ''")
            page.draw()
        moved = [index for index, page in enumerate(pages) if page.run(PAD) != places[index]]
        check(moved == [], "a clock that is gone moves nothing on the pad %s" % moved)
        # What cannot be sent is told in the page's own language.
        pages[0].tap("[data-command=flash]")
        pages[0].wait(ANSWER + " === 'Nicht gesendet: Die Uhr ist nicht erreichbar'")
        check(True, "what cannot be sent is told in the page's own language")
        for page in pages:
            page.close()


# The rows of buttons; the list of the rundown below them is as long as the rundown.
PAD = """JSON.stringify(Array.from(document.querySelectorAll('#run, #buttons > .row button, #message *')).map(
  function (part) { var box = part.getBoundingClientRect(); return [box.x, box.y, box.width, box.height]; }))"""


def every_word_fits(programs, chromium, check):
    """In each language and at each width, whole words stand on the buttons, and texts fit into their places."""
    for language in LANGUAGES + ["pt-PT"]:
        with contextlib.closing(Room(programs)) as room:
            room.start_clock("--language", language, "--rundown", room.write("day.yaml", DAY))
            page = chromium.page(room.links[1], PHONE, touch=True, before=CANNED)
            page.wait("document.querySelectorAll('#items > li').length === 8")
            page.tap("#items > li:nth-child(3) > button")
            page.wait("!!document.querySelector('.actions')")
            told, causes = texts_of_page(page.run("window.wordsTold"))
            texts = [["#answer", text] for text in told] + [["#cause", text] for text in causes]
            for run in ("ready", "running", "paused"):
                if run != "ready":
                    room.send({"running": "start", "paused": "stop"}[run])
                page.wait("document.body.dataset.run === '%s'" % run)
                for size in WIDTHS:
                    page.resize(size, touch=True)
                    page.draw()
                    misfits = page.run(MISFITS) + page.run(CUT % json.dumps(texts))
                    check(misfits == [], "%s, %s: each word fits in %d px %s" % (language, run, size[0], misfits))
            page.close()


def a_second_tap_is_a_decision(programs, chromium, check):
    """A trembling thumb, a bounce and a key that is held confirm nothing; a tap after half a second does."""
    with contextlib.closing(Room(programs)) as room:
        room.start_clock("--rundown", room.write("day.yaml", DAY), "--start")
        page = chromium.page(room.url + "/remote", PHONE, touch=True)
        page.wait("document.body.dataset.run === 'running'")
        page.call("Emulation.setFocusEmulationEnabled", enabled=True)
        # When the question is there, by the page's clock, and when each tap comes.
        page.run("""(function () {
          window.taps = [];
          document.addEventListener('click', function (event) { taps.push(event.timeStamp); });
          new MutationObserver(function () {
            if (document.querySelector('.asked') && !window.shown) window.shown = performance.now();
          }).observe(document.querySelector('#buttons'), { subtree: true, attributes: true });
        })()""")
        page.tap("[data-command=next]")
        page.wait(ASKED)
        check(page.run(ANSWER) == "Tap again: ends this talk", "a question says what the second tap does")
        while page.run("performance.now() - shown") < 300:
            page.tap("[data-command=next]")
            time.sleep(0.05)
        early = page.run("taps.filter(function (at) { return at > shown && at < shown + 500; }).length")
        check(early > 0 and page.run(ASKED) and page.run(ANSWER) == "Tap again: ends this talk",
              "%d taps before half a second leave the question open" % early)
        time.sleep(1)
        check(items(room)[0]["state"] == "current", "they end no talk")
        # Another button forgets the question. Then a key that is held repeats itself for two seconds.
        page.tap("[data-command=flash]")
        page.wait("!%s && /Flash/.test(%s)" % (ASKED, ANSWER))
        page.run("document.querySelector('[data-command=next]').focus()")
        event = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r"}
        page.call("Input.dispatchKeyEvent", type="keyDown", **event)
        for _ in range(40):
            page.call("Input.dispatchKeyEvent", type="keyDown", autoRepeat=True, **event)
            time.sleep(0.05)
        page.call("Input.dispatchKeyEvent", type="keyUp", key="Enter", code="Enter", windowsVirtualKeyCode=13)
        check(page.run(ASKED) and items(room)[0]["state"] == "current", "a key that is held asks, and confirms nothing")
        page.key("Enter")
        page.wait("document.querySelector('#items > li:nth-child(2)').dataset.state === 'current'")
        check(True, "a press by hand after that confirms")
        # Back from the break, which has no lamps.
        time.sleep(0.6)
        room.send("! previous")
        for button, answer in (
                ("#presets button", "ends this talk, loads TED talk"), ("[data-command=reset]", "ends this talk"),
                ("[data-command=undo]", "takes back the start of this talk"),
                ("[data-command=yellow]", "3:20 left, the talk goes on")):
            room.send("! reset")
            room.send("start")
            page.wait("document.body.dataset.run === 'running'")
            time.sleep(0.3)
            page.tap(button)
            page.wait(ASKED)
            check(page.run(ANSWER) == "Tap again: " + answer, "%s: %s" % (button, page.run(ANSWER)))
        page.close()


def two_phones_are_told_apart(programs, chromium, check):
    """A name that is written below the pad stays in the browser, and goes with the commands."""
    with contextlib.closing(Room(programs)) as room:
        room.start_clock("5")
        first = chromium.page(room.url + "/remote", PHONE, touch=True)
        first.wait("document.body.dataset.run === 'ready'")
        # The bridge tells the clock of its pages once a second at most.
        end = time.monotonic() + 10
        while "web, 1 page" not in room.send("displays") and time.monotonic() < end:
            time.sleep(0.2)
        first.tap("[data-step='60']")
        first.wait("document.title.indexOf('06:00 ') === 0")
        check("web, 1 page: add 1m" in room.send("events"), "without a name, the bridge is told")
        name = 'A"n\u202en\u00e4 \ufeff %00 x' + "y" * 40
        for text, shown in (("Ann\u00e4 B.", "web, Ann\u00e4 B."), (name, None)):
            write_name(first, text)
            first.wait("/%s/.test(%s)" % (text[:1], ANSWER))
            time.sleep(0.6)
            before = first.run("document.title.slice(0, 5)")
            first.tap("[data-step='60']")
            first.wait("document.title.slice(0, 5) !== '%s'" % before)
            told = room.send("events").splitlines()
            if shown:
                check(any("%s: add 1m" % shown in line for line in told), "events name who it was: %s" % told[-1:])
            else:
                check(all("\u202e" not in line and "\0" not in line and len(line) < 120 for line in told),
                      "a stranger's name is one printable line: %s" % told[-1:])
        write_name(first, "Ben")
        first.wait("/Ben/.test(%s)" % ANSWER)
        end = time.monotonic() + 10
        while "Ben" not in room.send("displays") and time.monotonic() < end:
            time.sleep(0.2)
        check("web, 1 page: Ben" in room.send("displays"), "displays name who has a page open")
        first.close()
        second = chromium.page(room.url + "/remote", PHONE, touch=True)
        second.wait("document.body.dataset.run === 'ready'")
        check(second.run("document.querySelector('#person').value") == "Ben", "the browser keeps the name")
        second.tap("[data-command=undo]")
        second.wait("/web, /.test(%s)" % ANSWER)
        check(True, "undo names whose change it was: " + second.run(ANSWER))
        found = audit.violations(second, audit.library())
        check(found == [], "the field for the name is accessible %s" % found)
        second.close()


def write_name(page, name):
    page.run("""(function (field) {
      field.focus();
      field.value = %s;
      field.dispatchEvent(new Event('change'));
    })(document.querySelector('#person'))""" % json.dumps(name))
