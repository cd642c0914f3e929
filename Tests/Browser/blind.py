"""Works a page by its keys and its accessibility tree alone, as somebody does who does not see it."""

import re
import time

import trees

PATIENCE = 120
# No page has more stops than this.
MOST_STOPS = 300


class Operator:
    """Names are patterns that fit the whole name of what they mean.

    A clock that is held up for two seconds refuses what has waited for it, or its answer comes too late to be shown.
    Who waits for what a press leads to then presses again.
    """

    def __init__(self, page):
        self.page = page
        # What was pressed last, and may be pressed again; and whether that confirmed what was asked.
        self.pressed, self.confirms = None, False
        # Since when the page has said that nothing came of it.
        self.late_since = None

    # ---- What is read.
    def all(self):
        return list(trees.read(self.page).all())

    def _found(self, role, name, within):
        for node in self.all():
            if node.role != role or not re.fullmatch(name, node.name):
                continue
            if within is None or any(re.search(within, each.name + " " + each.text()) for each in _around(node)):
                return node
        return None

    def find(self, role, name, within=None):
        """What has a role and a name; `within` is a pattern of the list item that it is in."""
        return self._until(
            lambda: self._found(role, name, within), "There is no %s '%s'" % (role, name))

    def reads(self, pattern):
        """The first text that fits a pattern."""
        return self._until(
            lambda: next((node.name for node in self.all() if re.search(pattern, node.name)), None),
            "Nothing reads '%s'" % pattern)

    def told(self):
        """What stands in live regions."""
        return [node.text() for node in self.all()
                if node.states.get("live") in ("polite", "assertive") and node.text()]

    def hears(self, pattern):
        """What a live region says."""
        return self._until(
            lambda: next((text for text in self.told() if re.search(pattern, text)), None),
            "No live region says '%s'" % pattern)

    def left(self):
        """The timer, or the title where there is none."""
        nodes = self.all()
        timers = [node for node in nodes if node.role == "timer"]
        return timers[0].text() if timers else nodes[0].name

    def shows(self, pattern):
        """What is left, once it fits a pattern."""
        return self._until(
            lambda: (lambda text: re.search(pattern, text) and text)(self.left()),
            "What is left is not '%s'" % pattern)

    # ---- What is done.
    def focused(self):
        """What has the keyboard's focus; the page itself if nothing else has."""
        return [node for node in self.all() if "focused" in node.states or not node.parent][-1]

    def reach(self, role, name, within=None):
        """Presses Tab until something has the focus."""
        goal = self.find(role, name, within)
        for _ in range(MOST_STOPS):
            if self.focused().element == goal.element:
                return
            self.page.key("Tab")
        raise TimeoutError("Tab does not reach the %s '%s'" % (role, name))

    def press(self, role, name, within=None, key="Enter"):
        self.pressed = None
        self.reach(role, name, within)
        # A hand is not faster. After an answer has come late, the clock takes a press that follows within half
        # a second for a repeat.
        time.sleep(0.8)
        confirms = self._is_asked()
        self.page.key(key)
        self.pressed, self.confirms = (role, name, within, key), confirms

    def write(self, role, name, text, within=None):
        """Writes into a field in the place of what is there, and leaves it with Enter."""
        self.pressed = None
        self.reach(role, name, within)
        for _ in self.focused().value:
            self.page.key("Backspace")
        for letter in text:
            self.page.key(letter)
        self.page.key("Enter")

    def _until(self, find, fault):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := find():
                return found
            self._press_again_if_late()
            time.sleep(0.1)
        raise TimeoutError("%s; live regions say %s" % (fault, self.told()))

    def _press_again_if_late(self):
        if not self.pressed or not self._is_late():
            self.late_since = None
            return
        # What was carried out all the same is seen by then.
        self.late_since = self.late_since or time.monotonic()
        if time.monotonic() - self.late_since < 5:
            return
        self.late_since = None
        pressed, confirms = self.pressed, self.confirms
        self.press(*pressed)
        # What is said of it takes the place of the same words.
        end = time.monotonic() + 3
        while time.monotonic() < end and self._is_late():
            time.sleep(0.05)
        # What had confirmed something is asked for anew.
        if confirms and self._is_asked():
            self.press(*pressed)

    def _is_late(self):
        return self.page.run(
            "/came too late|No answer/.test((document.querySelector('#answer') || document.body).textContent)")

    def _is_asked(self):
        return self.page.run("!!document.querySelector('.asked')")


def _around(node):
    """The list items and groups that a node is in, the nearest one first."""
    while node := node.parent:
        if node.role in ("listitem", "row", "group"):
            yield node
