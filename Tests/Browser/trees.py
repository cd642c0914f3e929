"""The accessibility tree of a page, as an indented text that is stored and compared."""

import difflib
import os
import re
import time

FOLDER = os.path.join(os.path.dirname(__file__), "Trees")
# What every control is, and what texts are made of.
NOT_TOLD = {"focusable", "editable", "settable", "multiline", "url", "root", "relevant",
            "describedby", "labelledby"}
# A time that goes on, in digits or in words.
TIME = re.compile(
    r"\d+(:\d\d)+|\d+ (hour|minute|second)s?(,? (and )?\d+ (minute|second)s?)*")
# A time of day: in the name of a row of the programme, or first in a paragraph.
NOW = re.compile(r'((?<=, )|(?<=paragraph\n) *text ")\d\d?:\d\d(?=, |"$)', re.MULTILINE)
PATIENCE = 120


class Node:
    """An element as assistive technology is told of it."""

    def __init__(self, answer, parent):
        def text(part):
            return str(answer.get(part, {}).get("value", "")).replace("\u2248", "").strip()

        self.role, self.name, self.value = text("role"), text("name"), text("value")
        self.description = text("description")
        self.parent, self.children = parent, []
        self.element = answer.get("backendDOMNodeId")
        self.states = {
            state["name"]: state["value"].get("value") for state in answer.get("properties", [])
            if state["name"] not in NOT_TOLD and state["value"].get("value") not in (False, "", "false", None)}

    def all(self):
        """The node, and all below it."""
        yield self
        for child in self.children:
            yield from child.all()

    def text(self):
        """The texts in the node."""
        return " ".join(node.name for node in self.all() if node.role == "StaticText" and node.name)

    def is_told(self):
        """Whether it is more than a part of what its parent says."""
        if self.role == "StaticText":
            # "5:00" is no part of "15:00".
            said = self.parent.name + self.parent.value
            return not re.search(r"(?<!\d)%s(?!\d)" % re.escape(self.name), said)
        if self.role == "ListMarker":
            return False
        return self.role not in ("generic", "none") or self.name != "" or self.states != {}

    def lines(self, depth=0):
        told = self.is_told()
        if told:
            parts = [self.role.replace("StaticText", "text")]
            parts += ['"%s"' % self.name] if self.name else []
            parts += ['value="%s"' % self.value] if self.value else []
            parts += ['description="%s"' % self.description] if self.description else []
            for name, value in sorted(self.states.items()):
                parts.append(name if value is True or value == "true" else "%s=%s" % (name, value))
            yield "  " * depth + " ".join(parts)
        # What is in a field is its value.
        for child in [] if self.role in ("textbox", "spinbutton") else self.children:
            yield from child.lines(depth + told)


def read(page):
    """The root of a page's tree; nodes that are ignored give their children to their parents."""
    answers = page.call("Accessibility.getFullAXTree")["nodes"]
    by_id = {answer["nodeId"]: answer for answer in answers}

    def build(answer, parent):
        role = answer.get("role", {}).get("value")
        if role == "InlineTextBox":
            return
        node = parent
        if not answer["ignored"]:
            node = Node(answer, parent)
            if parent:
                parent.children.append(node)
        for child in answer.get("childIds", []):
            if child in by_id:
                build(by_id[child], node)
        if parent is None:
            return node

    return build(answers[0], None)


def printed(page, counts):
    """The tree of a page in lines; what time changes is left out if it goes on."""
    text = NOW.sub(r"\1NOW", "\n".join(read(page).lines()))
    return passing(TIME.sub("TIME", text) if counts else text, counts).split("\n")


def passing(text, counts):
    """A tree without the last announcement if time goes on: a slow machine is asked a minute later."""
    return re.sub(r'(live=polite)\n +text "(running|TIME (remaining|over)\.)"', r"\1", text) if counts else text


def settled(page, counts):
    """The tree of a page once it has not changed for a second."""
    lines, since = printed(page, counts), time.monotonic()
    while time.monotonic() - since < 1:
        time.sleep(0.1)
        now = printed(page, counts)
        if now != lines:
            lines, since = now, time.monotonic()
    return lines


def differences(page, name, counts, renew=None):
    """How the tree of a page differs from the stored one, in lines; with RECORD_TREES it is stored.

    `renew` brings a state about again that the page has left, as one does by itself that lasts for some seconds.
    """
    path = os.path.join(FOLDER, name + ".txt")
    if os.environ.get("RECORD_TREES"):
        os.makedirs(FOLDER, exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(settled(page, counts)) + "\n")
    if not os.path.exists(path):
        return ["there is no %s: run with RECORD_TREES=1" % path]
    with open(path, encoding="utf-8") as file:
        stored = passing(file.read(), counts).splitlines()
    end = time.monotonic() + PATIENCE
    while (now := printed(page, counts)) != stored and time.monotonic() < end:
        if renew:
            renew(page)
        time.sleep(0.1)
    return list(difflib.unified_diff(stored, now, "stored", "now", lineterm="", n=1))
