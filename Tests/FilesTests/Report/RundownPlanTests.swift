import SpeechAnnouncement
import Testing
import TimerEngine

@testable import Files

/// What `rundown show` prints, as a table and as a page.
struct RundownPlanTests {
  private static let file = """
    rundown:
      name: Friday & Saturday
      date: 2026-12-04
      zone: Europe/Vienna
      items:
        - {talk: 20m, title: Engines, speaker: Ada Lovelace, start: "9:00", note: clicker, call: mic 2}
        - {break: 15m, title: Coffee}
        - {talk: 20m, title: <b>Compilers</b>, speaker: Grace Hopper, start: "9:30", zone: America/New_York}
        - {talk: 10m, title: Panel, skip: true}
        - {talk: 20m, title: Moons, start: "9:50", ends: "10:05"}
        - {talk: 30m, start: "2026-12-04 23:50"}
    """

  private static func plan(
    _ text: String = file, zones: [String] = [], hasNotes: Bool = false, in code: String = "en"
  ) throws -> RundownPlan {
    let file = RundownFile(
      Array(text.utf8), path: "day.yaml", presets: PresetList(BundledPresets.all),
      now: 1_796_000_000)
    let language = try #require(Language(code: code))
    return try RundownPlan(
      #require(file.rundown), of: file, zones: zones, hasNotes: hasNotes, in: language)
  }

  /// The break gives what the late talk before it took, and a hard end cuts its talk.
  @Test func eachItemHasALine() throws {
    let table = try Self.plan().table
    #expect(
      table == [
        "9:00-9:20         20:00  Ada Lovelace: Engines",
        "9:20-9:30         10:00  Coffee",
        "9:30-9:50         20:00  Grace Hopper: <b>Compilers</b> (America/New_York *)",
        "9:50-10:00        10:00  Panel (skipped)",
        "9:50-10:05        15:00  Moons (hard end 10:05)",
        "23:50-0:20 +1     30:00  Talk",
      ])
  }

  @Test func eachZoneHasAColumn() throws {
    let table = try Self.plan(zones: ["Europe/Vienna", "Asia/Tokyo"], hasNotes: true).table
    #expect(
      table == [
        "Europe/Vienna  Asia/Tokyo    ",
        "9:00-9:20      17:00-17:20      20:00  Ada Lovelace: Engines",
        "    clicker", "    mic 2",
        "9:20-9:30      17:20-17:30      10:00  Coffee",
        "9:30-9:50      17:30-17:50      20:00  Grace Hopper: <b>Compilers</b> (America/New_York *)",
        "9:50-10:00     17:50-18:00      10:00  Panel (skipped)",
        "9:50-10:05     17:50-18:05      15:00  Moons (hard end 10:05 / 18:05)",
        "23:50-0:20 +1  7:50-8:20 +1     30:00  Talk",
      ])
  }

  /// A talk that does not end when the next one was planned moves it, unless there is a break.
  @Test func whatCannotStartAsPlannedHasBothTimes() throws {
    let text = """
      rundown:
        date: 2026-12-04
        items:
          - {talk: 20m, title: Engines, start: "9:00"}
          - {talk: 10m, title: Moons, start: "9:15", ends: "9:24"}
      """
    let table = try Self.plan(text).table
    #expect(
      table == [
        "9:00-9:20     20:00  Engines",
        "9:20-9:24      4:00  Moons (planned 9:15) (hard end 9:24)",
      ])
  }

  @Test func aPlanWithoutStartsIsCounted() throws {
    let text = "rundown:\n  items:\n    - {talk: 20m, title: Engines}\n    - {break: 5m}\n"
    let table = try Self.plan(text).table
    #expect(
      table == ["0:00-20:00      20:00  Engines", "20:00-25:00      5:00  Break"])
  }

  @Test func thePageHasWhatHangsOnADoor() throws {
    let page = try Self.plan(hasNotes: true, in: "de").page
    let parts = [
      "<html lang=\"de\">", "<title>Friday &amp; Saturday</title>",
      "<h1>Friday &amp; Saturday</h1>\n<p>Freitag, 4. Dezember 2026, Europe/Vienna</p>",
      """
      <tr><th scope="row">9:00–9:20</th><td>Ada Lovelace: Engines\
      <small>clicker</small><small>mic 2</small></td></tr>
      """,
      "<tr class=\"break\"><th scope=\"row\">9:20–9:30</th><td>Coffee</td></tr>",
      "<td>Grace Hopper: &lt;b&gt;Compilers&lt;/b&gt;<small>America/New_York</small></td>",
      "<th scope=\"row\">9:50–10:05</th><td>Moons<small>festes Ende 10:05 Uhr</small></td></tr>",
      "<th scope=\"row\">23:50–0:20 +1</th>",
    ]
    for part in parts { #expect(page.contains(part), "\(part)") }
    #expect(!page.contains("Panel") && !page.contains("<script") && !page.contains("<thead>"))
    #expect(page.ranges(of: "<tr").count == 5)
  }

  @Test func thePageHasAColumnForEachZone() throws {
    let page = try Self.plan(zones: ["Europe/Vienna", "Asia/Tokyo"]).page
    let head =
      "<thead><tr><th scope=\"col\">Europe/Vienna</th><th scope=\"col\">Asia/Tokyo</th><td></td></tr></thead>"
    #expect(page.contains(head))
    #expect(page.contains("<th scope=\"row\">9:00–9:20</th><th scope=\"row\">17:00–17:20</th>"))
    #expect(!page.contains("clicker"))
  }
}
