"""The test of the check itself: it must reject what only a Mac would reject."""

import pathlib

from compile import MACS, compile_c, fails_with

MISTAKES = pathlib.Path(__file__).resolve().parent / "Mistakes"
MARK = "// expected: "


def undetected(sdk):
    """Compiles each planted mistake; returns the names of those that are not found."""
    found, missed = [], []
    for file in sorted(MISTAKES.iterdir()):
        expected = file.read_text().splitlines()[0].removeprefix(MARK)
        said = fails_with(lambda file=file: _compile(sdk, file), expected)
        (found if said is None else missed).append(file.name)
        if said is not None:
            print(f"{file.name} is not found. Expected: {expected}\n{said}")
    print(f"planted mistakes: {len(found)} found, {len(missed)} not found")
    return missed


def _compile(sdk, file):
    if file.suffix == ".swift":
        sdk.frontend("Mistake", sdk.module("Mistake"), [
            "-emit-module", "-swift-version", "6", "-parse-as-library", file])
    else:
        compile_c(sdk, file, ["_DARWIN_C_SOURCE"], sdk.folder / "objects/mistakes", MACS[0])
