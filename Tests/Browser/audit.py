"""Audits pages with axe-core, which `.ci/python` installs."""

import glob
import json
import os
from importlib import metadata

FOLDER = os.path.join(os.path.dirname(__file__), "../../.build-python/lib/python*/site-packages")
PACKAGE = "axe-playwright-python"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# Each rule that is broken, with the elements that break it.
RUN = """axe.run({ runOnly: { type: 'tag', values: %s }, resultTypes: ['violations'] })
.then(function (result) {
  return result.violations.map(function (rule) {
    return rule.id + ' (' + rule.help + '): ' + rule.nodes.map(function (node) {
      return node.target.join(' ');
    }).join(', ');
  });
})""" % json.dumps(TAGS)


def library():
    """The script of axe-core; nothing if it is not installed."""
    packages = metadata.distributions(name=PACKAGE, path=glob.glob(FOLDER))
    for file in [file for package in packages for file in package.files]:
        if file.name == "axe.min.js":
            return file.read_text(encoding="utf-8")
    return None


def violations(page, script):
    """What the library finds on a page, if it is there, and whether the page is too wide."""
    if script and not page.run("'axe' in window"):
        page.run(script)
    found = page.run(RUN) if script else []
    if page.run("document.documentElement.scrollWidth > innerWidth"):
        found.append("wider than its window")
    return found
