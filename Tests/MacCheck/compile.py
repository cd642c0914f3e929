"""Compiles one target for macOS: Swift up to a module, C up to objects."""

import pathlib

from sdk import HERE, STAND_INS, Failure, run, write_map

MACS = ["aarch64-macos.15.0", "x86_64-macos.15.0"]
# With the C library of Debian 12.
RASPBERRY_PI = "aarch64-linux-gnu.2.36"
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]


def compile_swift(sdk, target, keys):
    """Checks a target, all bodies and warnings too if it is ours; returns how many lines.

    `keys` has what the targets were made from so far: what did not change is not compiled again.
    """
    files = target.files(".swift")
    parts = [file.read_text() for file in files]
    needed = [keys.get(need, "") for need in target.needs]
    arguments = [*target.flags, *_plugins(sdk), *_kind(target)]
    keys[target.name] = sdk.key(*map(str, files), *parts, *needed, *arguments, stand_ins(".swift"))
    for folder in sorted(sdk.maps.iterdir()):
        arguments += ["-I", folder]
    sdk.once(target.name, keys[target.name], lambda: sdk.frontend(
        target.module, sdk.module(target.module), ["-emit-module", *arguments, *files]))
    return sum(part.count("\n") for part in parts)


def stand_ins(suffix):
    """The text of all that stands in, in files of one kind."""
    return "".join(file.read_text() for file in sorted(STAND_INS.rglob("*" + suffix)))


def _kind(target):
    if not target.is_ours:
        # What others' functions do inside is left to others.
        return ["-swift-version", "5", "-suppress-warnings", "-parse-as-library",
                "-experimental-skip-non-inlinable-function-bodies", "-package-name", "another"]
    main = [] if any(target.folder.glob("main.swift")) else ["-parse-as-library"]
    return ["-swift-version", "6", "-warnings-as-errors", "-enable-testing",
            "-package-name", "speakerclock", *main]


def _plugins(sdk):
    """The macros of tests run on this machine."""
    host = sdk.library / "host"
    return ["-in-process-plugin-server-path", host / "libSwiftInProcPluginServer.so",
            "-plugin-path", host / "plugins"]


def map_c(sdk, target, keys):
    """Lets Swift import a target of C."""
    include = target.folder / "include"
    if not include.exists():
        include = target.folder
    headers = sorted(include.glob("*.h"))
    folder = sdk.maps / target.name
    if (include / "module.modulemap").exists():
        folder.mkdir(parents=True, exist_ok=True)
        text = (include / "module.modulemap").read_text()
        (folder / "module.modulemap").write_text(text.replace('header "', f'header "{include}/'))
    else:
        named = include / f"{target.name}.h"
        write_map(folder, target.name, named if named.exists() else headers[0])
    keys[target.name] = sdk.key(*[header.read_text() for header in headers], stand_ins(".h"))


def compile_c(sdk, file, defines, to, system, headers=()):
    """Compiles a file of C for a system with all warnings as errors."""
    output = to / f"{file.stem}-{system}.o"
    include = file.parent / "include"
    command = [sdk.zig, "cc", "-target", system, "-std=gnu11", *WARNINGS, "-c", file, "-o", output,
               "-I", include, *[part for folder in headers for part in ("-isystem", folder)],
               *[f"-D{name}" for name in defines]]
    to.mkdir(parents=True, exist_ok=True)
    run(command, sdk.folder)


def compile_c_target(sdk, target):
    """Compiles a target of C for both kinds of Mac and a Raspberry Pi; returns how many lines."""
    files = target.files(".c")
    texts = [file.read_text() for file in target.files(".c", ".h")]
    systems = {system: target.defines for system in MACS} | {RASPBERRY_PI: target.linux_defines}
    key = sdk.key(*texts, stand_ins(".h"), systems)

    def compile_all():
        for system, defines in systems.items():
            for file in files:
                compile_c(sdk, file, defines, sdk.folder / "objects" / target.name, system,
                          [STAND_INS])
    sdk.once(f"{target.name}.c", key, compile_all)
    return sum(text.count("\n") for text in texts)


def compile_layout(sdk):
    """Checks what is taken for granted of the sizes and places of C's types on each system."""
    to = sdk.folder / "objects/layout"
    for system in [*MACS, RASPBERRY_PI]:
        defines = ["_DARWIN_C_SOURCE"] if system in MACS else ["_GNU_SOURCE"]
        compile_c(sdk, HERE / "Layout.c", defines, to, system)
    compile_c(sdk, HERE / "KernelSignals.c", [], to, RASPBERRY_PI)


def fails_with(action, expected):
    """Whether a step fails and the compiler says what is expected; else what it said instead."""
    try:
        action()
    except Failure as failure:
        return None if expected in str(failure) else str(failure)
    return "it was accepted"
