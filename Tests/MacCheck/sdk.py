"""What stands in for Xcode: Apple's headers, and the standard library's modules for macOS.

The headers and a C compiler are in the Python package `ziglang`. The modules are made from the
textual interfaces that the Linux toolchain has of its own: the language and most of the library
are the same on both systems.
"""

import hashlib
import json
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
STAND_INS = HERE / "StandIns"
SWIFT_TARGET = "arm64-apple-macosx15.0"
ZIG = "ziglang==0.17.1"

# Each after those that it imports. `Darwin` and those after it need the C library.
LIBRARY = ["Swift", "SwiftOnoneSupport", "_Concurrency", "_RegexParser", "_StringProcessing",
           "_Builtin_float"]
LATER = ["Synchronization", "_TestingInterop", "Testing"]

# Calls of the C library of Linux in what is inlined; what they return plays no role here.
EDITS = {
    "_stdlib_remainderl(self, other)": "other",
    "_stdlib_squareRootl(self)": "0",
    "_swift_stdlib_gettid()": "(0 as UInt32)",
    "import Glibc\n": "import Darwin\n",
    "Glibc.": "Darwin.",
    "-target-min-inlining-version min": "-target-min-inlining-version target",
}


class Failure(Exception):
    """A step that did not succeed, with what the compiler said."""


class SDK:
    """The folders that the compilers are led to, below one folder that can be thrown away."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder).resolve()
        self.toolchain = _toolchain()
        self.library = self.toolchain / "lib/swift"
        self.zig = self.folder / "zig/ziglang/zig"
        self.headers = self.folder / "zig/ziglang/lib/libc/include/any-darwin-any"
        self.resources = self.folder / "resources"
        self.modules = self.folder / "modules"
        self.maps = self.folder / "maps"

    def prepare(self):
        """Brings and makes all that is missing."""
        self._bring_zig()
        self._lay_out()
        for name in LIBRARY:
            self._compile_interface(name)
        for name in ["Darwin", "os", "Dispatch", "Foundation"]:
            self._compile_stand_in(name)
        for name in LATER:
            self._compile_interface(name)

    def frontend(self, name, output, arguments):
        """Runs the Swift compiler for a module; raises Failure with what it says."""
        output.parent.mkdir(parents=True, exist_ok=True)
        command = [
            self.toolchain / "bin/swift-frontend", "-module-name", name, "-o", output,
            "-target", SWIFT_TARGET, "-disable-objc-interop", "-sdk", self.folder / "sdk",
            "-module-cache-path", self.folder / "cache", "-resource-dir", self.resources,
            "-I", self.maps / "Darwin", "-I", self.modules, "-I", self.library / "shims",
            "-Xcc", "-isystem", "-Xcc", STAND_INS, "-diagnostic-style", "llvm", *arguments]
        run(command, self.folder)

    def module(self, name):
        """The file of a compiled module."""
        return self.modules / f"{name}.swiftmodule" / "arm64-apple-macos.swiftmodule"

    def key(self, *parts):
        """What changes when the toolchain or any of these texts does."""
        parts = [str(self.toolchain), ZIG, *map(str, parts)]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()

    def once(self, name, key, make):
        """Makes something unless it was made from the same; returns whether it did."""
        stamp = self.folder / "made" / name
        if stamp.exists() and stamp.read_text() == key:
            return False
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.unlink(missing_ok=True)
        make()
        stamp.write_text(key)
        return True

    def _bring_zig(self):
        def bring():
            print(f"bringing {ZIG} with pip, about 100 MB", flush=True)
            run([sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--upgrade",
                 "--target", self.folder / "zig", ZIG], self.folder)
        self.once("zig", ZIG, bring)

    def _lay_out(self):
        link(self.headers, self.folder / "sdk/usr/include")
        # The least that the compiler reads of it: the headers know macOS up to this version.
        version = json.loads((self.headers.parents[2] / "libc/darwin/SDKSettings.json").read_text())
        settings = {
            "CanonicalName": f"macosx{version['Version']}", "Version": version["Version"],
            "DisplayName": "macOS", "MaximumDeploymentTarget": version["Version"],
        }
        (self.folder / "sdk/SDKSettings.json").write_text(json.dumps(settings))
        for name in ["shims", "clang", "apinotes", "host"]:
            link(self.library / name, self.resources / name)
        link(STAND_INS / "Darwin.modulemap", self.maps / "Darwin/module.modulemap")
        link(STAND_INS / "Darwin.h", self.maps / "Darwin/Darwin.h")

    def _compile_interface(self, name):
        files = (self.library / "linux" / f"{name}.swiftmodule").glob("*.swiftinterface")
        text = next(file for file in files if ".private." not in file.name).read_text()
        text = edited(text)

        def compile_it():
            interface = self.folder / "interfaces" / f"{name}.swiftinterface"
            interface.parent.mkdir(exist_ok=True)
            interface.write_text(text)
            standard = ["-parse-stdlib"] if name == "Swift" else []
            self.frontend(name, self._in_resources(name), [
                "-compile-module-from-interface", *standard, interface])
        self.once(name, self.key(text), compile_it)

    def _compile_stand_in(self, name):
        file = STAND_INS / f"{name}.swift"
        parts = [file.read_text(), (STAND_INS / "Darwin.h").read_text()]
        over = ["-import-underlying-module"] if name == "Darwin" else []
        output = self._in_resources(name) if name == "Darwin" else self.module(name)
        self.once(name, self.key(*parts), lambda: self.frontend(
            name, output, ["-emit-module", "-parse-as-library", *over, file]))

    def _in_resources(self, name):
        folder = self.resources / "macosx" / f"{name}.swiftmodule"
        return folder / "arm64-apple-macos.swiftmodule"


def edited(interface):
    """The interface of a Linux module as one of macOS."""
    text = re.sub(r"-target [\w-]+", f"-target {SWIFT_TARGET}", interface, count=1)
    text = re.sub(r"@backDeployed\([^)]*\)\s*", "", text)
    for before, after in EDITS.items():
        text = text.replace(before, after)
    return text


def write_map(folder, module, header):
    """Writes the module map of a C module with one header."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "module.modulemap").write_text(
        f'module {module} {{\n  header "{header}"\n  export *\n}}\n')


def link(to, path):
    """Makes a link, in the place of an older one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    path.symlink_to(to)


def run(command, folder):
    """Runs a command; raises Failure with what it says unless it succeeds."""
    folder.mkdir(parents=True, exist_ok=True)
    done = subprocess.run([str(part) for part in command], cwd=folder, check=False,
                          capture_output=True, text=True)
    if done.returncode != 0:
        raise Failure(done.stdout + done.stderr)


def _toolchain():
    shown = subprocess.run(["swift", "-print-target-info"], check=True, capture_output=True,
                           text=True)
    return pathlib.Path(json.loads(shown.stdout)["paths"]["runtimeResourcePath"]).parents[1]
