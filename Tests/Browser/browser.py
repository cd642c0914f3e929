"""Drives Chromium by its DevTools protocol over a pipe, with the standard library alone."""

import base64
import itertools
import json
import os
import shutil
import subprocess
import tempfile
import threading
import time

PROGRAM = shutil.which("chromium") or shutil.which("chromium-browser")
# What keys send that have no letter: their number, and their text.
KEYS = {"Tab": (9, ""), "Enter": (13, "\r"), " ": (32, " "), "Backspace": (8, ""),
        "Escape": (27, "")}


class Browser:
    """A headless Chromium, whose pages are its own."""

    def __init__(self, *flags, host=()):
        """`host` is a command that runs another one somewhere else."""
        commands, self.output = os.pipe()
        self.input, answers = os.pipe()
        self.folder = tempfile.mkdtemp()

        def lend():
            # Chromium reads from 3 and writes to 4, which other descriptors may have here.
            os.dup2(commands, 103)
            os.dup2(answers, 104)
            os.dup2(103, 3)
            os.dup2(104, 4)

        self.process = subprocess.Popen(
            [*host, PROGRAM, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--remote-debugging-pipe", "--user-data-dir=" + self.folder, *flags,
             "about:blank"],
            close_fds=False, preexec_fn=lend, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.numbers = itertools.count(1)
        self.answers = {}
        # What pages complain of: exceptions, and what their policy refuses.
        self.complaints = []
        self.arrived = threading.Condition()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self):
        rest = b""
        while piece := os.read(self.input, 1 << 16):
            *lines, rest = (rest + piece).split(b"\0")
            for line in lines:
                self._take(json.loads(line))

    def _take(self, message):
        with self.arrived:
            if "id" in message:
                self.answers[message["id"]] = message
                self.arrived.notify_all()
            elif message["method"] == "Runtime.exceptionThrown":
                self.complaints.append(json.dumps(message["params"])[:400])
            elif message["method"] == "Log.entryAdded":
                self.complaints.append(message["params"]["entry"]["text"])

    def call(self, method, session=None, timeout=60, **params):
        number = next(self.numbers)
        message = {"id": number, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        with self.arrived:
            if not self.arrived.wait_for(lambda: number in self.answers, timeout):
                raise TimeoutError(method)
            answer = self.answers.pop(number)
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer["result"]

    def page(self, url, size=(1280, 720), touch=False, before="", ignores_certificates=False):
        """Opens a page; `before` is a script that runs before the page's own."""
        return Page(self, url, size, touch, before, ignores_certificates)

    def close(self):
        try:
            self.call("Browser.close", timeout=5)
            self.process.wait(5)
        except (OSError, TimeoutError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        # A process of the browser's may still write into it.
        shutil.rmtree(self.folder, ignore_errors=True)


class Page:
    """A page in a window of its own size."""

    def __init__(self, browser, url, size, touch, before, ignores_certificates):
        self.browser = browser
        self.target = browser.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.call(
            "Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log"):
            self.call(domain + ".enable")
        if ignores_certificates:
            self.call("Security.setIgnoreCertificateErrors", ignore=True)
        self.resize(size, touch=touch)
        self.call("Emulation.setTouchEmulationEnabled", enabled=touch)
        self.call("Page.addScriptToEvaluateOnNewDocument", source=before)
        self.call("Page.navigate", url=url)
        self.wait("document.readyState === 'complete'")

    def call(self, method, **params):
        return self.browser.call(method, self.session, **params)

    def resize(self, size, scale=1, touch=False):
        """`scale` is how many pixels of the screen one of the page's takes, as with a zoom."""
        self.call(
            "Emulation.setDeviceMetricsOverride", width=size[0], height=size[1],
            deviceScaleFactor=scale, mobile=touch)

    def prefer(self, **features):
        """Sets what the reader prefers, such as forced_colors="active"; without any, nothing."""
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def run(self, script):
        result = self.call(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"])
        return result["result"].get("value")

    def holds(self, condition):
        """Whether a condition of the page's script holds now."""
        try:
            return bool(self.run(condition))
        except RuntimeError:
            return False

    def wait(self, condition, timeout=120):
        """Waits until a condition of the page's script holds, and returns its value."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            try:
                if value := self.run(condition):
                    return value
            except RuntimeError:
                pass
            time.sleep(0.02)
        raise TimeoutError("%s; the page has: %s" % (
            condition, self.run("document.title + ' | ' + document.body.textContent")[:400]))

    def draw(self):
        """Brings the page to the front, since others are drawn once a second, and waits for it."""
        self.call("Page.bringToFront")
        self.run("new Promise(function (done) { requestAnimationFrame(function () {"
                 " requestAnimationFrame(function () { done(true); }); }); })")

    def picture(self, path, whole=False):
        """Stores what is to be seen of the page, or the whole of it."""
        self.draw()
        data = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def tap(self, selector):
        x, y = self.run(
            "(function () { var e = document.querySelector(%s);"
            " e.scrollIntoView({ block: 'center' }); var r = e.getBoundingClientRect();"
            " return [r.x + r.width / 2, r.y + r.height / 2]; })()" % json.dumps(selector))
        self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def key(self, key):
        """Presses a key: a letter, or one of `KEYS`."""
        code, text = KEYS.get(key, (0, key))
        event = {"key": key, "windowsVirtualKeyCode": code}
        if key in KEYS:
            event["code"] = {" ": "Space"}.get(key, key)
        if text:
            event["text"] = text
        self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", **event)
        event.pop("text", None)
        self.call("Input.dispatchKeyEvent", type="keyUp", **event)

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)
