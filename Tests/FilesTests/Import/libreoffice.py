#!/usr/bin/env python3
"""Makes the three tables of LibreOffice again: Imports/libreoffice-*.csv, without their first lines.

Each table is converted in a profile of its own, whose locale decides how dates, times and numbers are written:

    soffice -env:UserInstallation=file://PROFILE --headless \
      --convert-to 'csv:Text - txt - csv (StarCalc):59,34,76' german.fods

59 and 44 are the separators ';' and ','; 76 is UTF-8 and 1 is Windows-1252. The messages that the tests
expect come from RECORD_MESSAGES=1. The stored files were made with LibreOffice 7.4.7.
"""

import pathlib
import subprocess
import tempfile

TABLES = {
    "german": (
        "de-DE", "59,34,76",
        ["Datum", "Uhrzeit", "Länge (min)", "Vortragstitel", "Vortragende(r)", "Bemerkung"],
        ["Maschinen; eine Geschichte", "Kaffeepause", "Übersetzer", "Zähne"]),
    "french-windows-1252": (
        "fr-FR", "59,34,1",
        ["Date", "Heure de début", "Durée (minutes)", "Intitulé", "Intervenant·e", "Remarques"],
        ["L’histoire des machines", "Pause café", "Compilateurs", "Dents"]),
    "english": (
        "en-US", "44,34,76",
        ["Date", "Time", "Minutes", "Topic", "Speaker(s)", "Notes"],
        ["Engines, a history", "Coffee", "Compilers", "Teeth"]),
}

PROFILE = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse">
<value>%s</value></prop></item></oor:items>"""

# The date and the time have no format but that of the locale.
DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
 xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
 xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
 xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"
 xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" office:version="1.3"
 office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:automatic-styles>
<number:date-style style:name="nd" number:automatic-order="true" number:format-source="language">
<number:day number:style="long"/><number:text>/</number:text><number:month number:style="long"/><number:text>/</number:text><number:year number:style="long"/>
</number:date-style><number:time-style style:name="nt" number:format-source="language">
<number:hours number:style="long"/><number:text>:</number:text><number:minutes number:style="long"/><number:text>:</number:text>
<number:seconds number:style="long"/></number:time-style>
<style:style style:name="d" style:family="table-cell" style:data-style-name="nd"/>
<style:style style:name="t" style:family="table-cell" style:data-style-name="nt"/>
</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Plan">
%s</table:table></office:spreadsheet></office:body></office:document>"""


def cell(attributes="", text=""):
    inside = f"<text:p>{text}</text:p>" if text else ""
    return f"<table:table-cell {attributes}>{inside}</table:table-cell>"


def words(text):
    return cell('office:value-type="string"', text) if text else cell()


def talk(date, time, minutes, *texts):
    clock = "PT{}H{}M00S".format(*time.split(":"))
    return [
        cell(f'table:style-name="d" office:value-type="date" office:date-value="{date}"'),
        cell(f'table:style-name="t" office:value-type="time" office:time-value="{clock}"'),
        cell(f'office:value-type="float" office:value="{minutes}"'),
    ] + [words(text) for text in texts]


def document(headings, titles):
    rows = [
        [words(heading) for heading in headings],
        talk("2026-12-04", "09:00", 20, titles[0], "Ada Lovelace", ""),
        talk("2026-12-04", "09:20", 15, titles[1], "", ""),
        talk("2026-12-04", "09:35", 25, titles[2], "Jürgen Müller", "„Mikro 2“; Pult, links"),
        talk("2026-12-15", "14:05", 22.5, titles[3], "José Núñez", ""),
    ]
    lines = ["<table:table-row>" + "".join(row) + "</table:table-row>" for row in rows]
    # White space between the parts of a format would belong to it.
    return DOCUMENT.replace("\n", "") % "".join(lines)


def main():
    folder = pathlib.Path(__file__).parent / "Imports"
    for name, (locale, form, headings, titles) in TABLES.items():
        with tempfile.TemporaryDirectory() as work:
            profile = pathlib.Path(work, "profile", "user")
            profile.mkdir(parents=True)
            (profile / "registrymodifications.xcu").write_text(PROFILE % locale, "utf-8")
            source = pathlib.Path(work, "table.fods")
            source.write_text(document(headings, titles), "utf-8")
            subprocess.run(
                ["soffice", f"-env:UserInstallation=file://{work}/profile", "--headless",
                 "--convert-to", f"csv:Text - txt - csv (StarCalc):{form}", "--outdir", work,
                 str(source)], check=True)
            table = pathlib.Path(work, "table.csv").read_bytes()
            (folder / f"libreoffice-{name}.csv").write_bytes(table)


main()
