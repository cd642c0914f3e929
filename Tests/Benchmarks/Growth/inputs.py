"""Files of a given size: presets, rundowns, tables to import, and reports."""

import json


def preset(segments):
    """A file of presets with one that has so many segments, of ten minutes each."""
    line = "      - {name: Part %d, duration: 10:00, yellow: 1:00, red: 0:30}\n"
    return "presets:\n  - name: Parts\n    segments:\n" + "".join(
        line % (number + 1) for number in range(segments))


def rundown(items):
    """A rundown of one day's talks after another; each tenth item is a break."""
    lines = [
        "    - {break: 5m, title: Coffee}\n" if number % 10 == 9 else
        f"    - {{id: k{number}, talk: 9m, title: Engines {number}, speaker: Ada Lovelace, min: 5m}}\n"
        for number in range(items)
    ]
    return "rundown:\n  name: Conference\n  items:\n" + "".join(lines)


def table(rows):
    """A table of a conference's talks, as a spreadsheet writes it: a hundred in each room."""
    lines = [
        f"Engines,Ada Lovelace,9,{f'Side {number // 100}' if number >= 100 else 'Main'}\n"
        for number in range(rows)
    ]
    return "Title,Speaker,Minutes,Room\n" + "".join(lines)


def report(lines):
    """The lines of `talks.jsonl`: forty talks a day."""
    return "".join(json.dumps(_talk(number)) + "\n" for number in range(lines))


def _talk(number):
    day, place = divmod(number, 40)
    month, day = divmod(day, 28)
    hour, quarter = divmod(place, 4)
    date = f"{2000 + month // 12}-{1 + month % 12:02}-{1 + day:02}"
    over = number % 60
    phases = [("green", 600, 600), ("yellow", 180, 180), ("red", 60, 60), ("overtime", 0, over)]
    return {
        "id": f"talk-{number}", "term": 1, "holder": "0" * 31 + "1", "room": "main", "speed": 1, "preset": "TED talk",
        "title": f"Engines {number}", "speaker": "Ada Lovelace",
        "start": f"{date}T{8 + hour:02}:{15 * quarter:02}:11.120Z",
        "end": f"{date}T{8 + hour:02}:{15 * quarter + 14:02}:11.120Z",
        "planned": 840, "net": 840 + over, "paused": 0, "added": 0, "over": over,
        "phases": [
            {"segment": 1, "phase": name, "planned": planned, "actual": actual}
            for name, planned, actual in phases
        ],
    }
