"""What the manifests of packages say: their targets, and what each of them needs."""

import json
import pathlib
import subprocess
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Target:
    """A target as macOS would build it; `linux_defines` is what C gets on Linux."""

    name: str
    folder: pathlib.Path
    needs: tuple[str, ...]
    defines: tuple[str, ...] = ()
    linux_defines: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    excluded: tuple[pathlib.Path, ...] = ()
    is_ours: bool = True

    def files(self, *suffixes):
        """Its files that end in this, in a fixed order."""
        return sorted(file for suffix in suffixes for file in self.folder.rglob("*" + suffix)
                      if not any(file.is_relative_to(path) for path in self.excluded))

    @property
    def module(self):
        """The name by which others import it."""
        return self.name.replace("-", "_")

    @property
    def is_c(self):
        return not any(self.folder.rglob("*.swift"))


@dataclass
class Targets:
    """The targets of some packages, by name."""

    by_name: dict[str, Target] = field(default_factory=dict)

    def add(self, folder, is_ours=True):
        """Adds the targets of the package in a folder."""
        folder = pathlib.Path(folder)
        shown = subprocess.run(
            ["swift", "package", "--package-path", folder, "dump-package"],
            check=True, capture_output=True, text=True)
        for target in json.loads(shown.stdout)["targets"]:
            if target["type"] in ("regular", "executable", "test", "system"):
                made = _target(target, folder, is_ours)
                self.by_name.setdefault(made.name, made)

    def in_order(self, names):
        """The targets with these names and all that they need, each after what it needs."""
        found = []

        def visit(name):
            target = self.by_name.get(name)
            if target is None or target in found:
                return
            for need in target.needs:
                visit(need)
            found.append(target)

        for name in names:
            visit(name)
        return found


def _is_for(system, entry):
    names = ((entry.get("condition") or {}).get("platformNames") or [])
    return not names or system in names


def _settings(target, tool, kind, system="macos"):
    return [next(iter(setting["kind"][kind].values())) for setting in target["settings"]
            if setting["tool"] == tool and kind in setting["kind"] and _is_for(system, setting)]


def _folder(target, package):
    if target.get("path"):
        return package / target["path"]
    return package / ("Tests" if target["type"] == "test" else "Sources") / target["name"]


def _target(target, package, is_ours):
    tool = "swift"
    needs = [next(iter(way.values())) for way in target["dependencies"]]
    # Other packages ask which of Apple's modules a type of the C library comes from; here it is one.
    flags = [flag for name in _settings(target, tool, "enableUpcomingFeature")
             for flag in ("-enable-upcoming-feature", name)
             if is_ours or name != "MemberImportVisibility"]
    flags += [flag for name in _settings(target, tool, "enableExperimentalFeature")
              for flag in ("-enable-experimental-feature", name)]
    flags += ["-D" + name for name in _settings(target, tool, "define")]
    return Target(
        name=target["name"], folder=_folder(target, package),
        needs=tuple(need[0] for need in needs if _is_for("macos", {"condition": need[-1]})),
        defines=tuple(_settings(target, "c", "define")),
        linux_defines=tuple(_settings(target, "c", "define", "linux")), flags=tuple(flags),
        excluded=tuple(_folder(target, package) / path for path in target["exclude"]),
        is_ours=is_ours)
