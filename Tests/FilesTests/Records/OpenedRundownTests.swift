import Platform
import Room
import Testing
import TimerEngine
import TimerTestSupport

@testable import Files

/// A rundown that was run is opened again.
struct OpenedRundownTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var recordFile: RundownRecordFile {
    RundownRecordFile(in: UserFolder(path: folder.path), room: "main")
  }

  /// Three talks; with a date or without.
  private static func text(date: String? = nil, first: String = "Ada") -> String {
    """
    rundown:
    \(date.map { "  date: \($0)" } ?? "  name: Friday")
      zone: UTC
      items:
        - {talk: 20m, speaker: \(first), start: "23:00"}
        - {talk: 20m, speaker: Grace}
        - {talk: 20m, speaker: Alan}

    """
  }

  private func open(_ path: String? = nil, at now: Int) throws -> OpenedRundown {
    try OpenedRundown(
      path ?? folder.path(of: "day.yaml"), presets: PresetList([]), record: recordFile,
      restarts: false, speed: 1, now: now)
  }

  private func write(_ text: String) throws { try folder.write(text, to: "day.yaml") }

  /// Records a rundown that is run at a moment.
  private func record(_ opened: OpenedRundown, _ rundown: Rundown, at now: Int) throws {
    var record = opened.record(of: rundown, loaded: nil, at: now, by: .first)
    record.recorded = now
    _ = try recordFile.write(record)
  }

  /// Opens the file at a moment, and records that its first talk has ended.
  private func run(_ path: String? = nil, at now: Int) throws -> (OpenedRundown, Rundown) {
    let opened = try open(path, at: now)
    var rundown = opened.rundown
    rundown.recordStart(now)
    rundown.moveOn(at: now + 600)
    try record(opened, rundown, at: now + 600)
    return (opened, rundown)
  }

  /// 2026-12-04 at 23:00, in seconds since 1970.
  private static let evening = 1_796_425_200

  @Test func itGoesOnAfterMidnight() throws {
    try write(Self.text())
    let (opened, rundown) = try run(at: Self.evening)
    try record(opened, rundown, at: Self.evening + 4200)
    #expect(try open(at: Self.evening + 4210).rundown == rundown)
  }

  /// The date is corrected while the clock runs, which has taken that over.
  @Test func itGoesOnAfterItsDateWasCorrected() throws {
    try write(Self.text(date: "2026-12-03"))
    var (opened, rundown) = try run(at: Self.evening)
    try write(Self.text(date: "2026-12-04"))
    let file = RundownFile(folder.path(of: "day.yaml"), presets: PresetList([]), now: Self.evening)
    rundown = rundown.merging(try #require(file.rundown)).rundown
    try record(opened, rundown, at: Self.evening + 700)
    opened = try open(at: Self.evening + 710)
    #expect(opened.rundown == rundown)
    #expect(opened.rundown.current?.speaker == "Grace")
    #expect(opened.earlier != nil && opened.earlier?.adopted == nil)
  }

  /// The date is corrected after a crash: a talk that was under way goes on, and nothing else does.
  @Test(arguments: [(true, 600, true), (true, 13 * 3600, false), (false, 600, false)])
  func aTalkGoesOnAfterTheDateWasCorrected(isUnderWay: Bool, later: Int, goesOn: Bool) throws {
    try write(Self.text(date: "2026-12-10"))
    if isUnderWay {
      let opened = try open(at: Self.evening)
      var rundown = opened.rundown
      rundown.recordStart(Self.evening)
      try record(opened, rundown, at: Self.evening)
    } else {
      _ = try run(at: Self.evening - 600)
    }
    try write(Self.text(date: "2026-12-04"))
    let opened = try open(at: Self.evening + later)
    #expect((opened.earlier != nil) == goesOn)
    #expect((opened.rundown.current?.actual?.start == Self.evening) == goesOn)
    // Its times are those of the file.
    #expect(opened.rundown.items[1].plannedStart == Self.evening + 1200)
  }

  /// While the clock did not run, the title of a talk was corrected.
  @Test func whatHasChangedInTheFileIsKnown() throws {
    try write(Self.text())
    _ = try run(at: Self.evening)
    try write(Self.text().replacing("speaker: Alan", with: "speaker: Alan, title: Engines"))
    let adopted = try open(at: Self.evening + 710).earlier?.adopted
    #expect(adopted?.changed.map(\.title) == ["Engines"])
  }

  @Test func anotherDayBeginsAnew() throws {
    try write(Self.text(date: "2026-12-04"))
    _ = try run(at: Self.evening)
    try write(Self.text(date: "2026-12-05"))
    #expect(try open(at: Self.evening + 86_400).earlier == nil)
  }

  /// Friday evening until 0:20, and Saturday morning.
  private static let weekend = """
    rundown:
      date: 2026-12-04
      zone: UTC
      items:
        - {talk: 20m, speaker: Ada, start: "23:00"}
        - {talk: 60m, speaker: Grace}
        - {talk: 20m, speaker: Alan, start: "2026-12-05 9:00"}
        - {talk: 20m, speaker: Edsger}

    """

  /// The first speaker of the day that is run at a time after Friday 23:00.
  @Test(arguments: [
    (-3600, "Ada"), (0, "Ada"), (4000, "Ada"), (9 * 3600, "Alan"), (-24 * 3600, nil),
    (40 * 3600, nil),
  ])
  func ofSeveralDaysTodaysIsRun(after: Int, speaker: String?) throws {
    try write(Self.weekend)
    do throws(OpenedRundown.Refusal) {
      let opened = try OpenedRundown(
        folder.path(of: "day.yaml"), presets: PresetList([]), record: recordFile, restarts: false,
        speed: 1, now: Self.evening + after)
      #expect(opened.rundown.items.map(\.speaker).first == speaker)
      #expect(opened.rundown.items.count == 2)
    } catch {
      #expect(speaker == nil)
      #expect(error.lines.count == 1 && error.lines[0].contains("2026-12-04, 2026-12-05"))
      #expect(error.lines[0].contains("--day 2026-12-04"))
    }
  }

  /// A crash at 0:10, and the start at noon on Saturday of a rundown that was left on Friday.
  @Test(arguments: [(4200, "Grace"), (10 * 3600, "Alan"), (40 * 3600, "Grace")])
  func ofSeveralDaysTheUnfinishedGoesOn(after: Int, speaker: String) throws {
    try write(Self.weekend)
    let (opened, rundown) = try run(at: Self.evening)
    try record(opened, rundown, at: Self.evening + 1300)
    let again = try open(at: Self.evening + after)
    #expect(again.rundown.current?.speaker == speaker)
    #expect((again.earlier != nil) == (speaker == "Grace"))
  }

  @Test(arguments: [("2026-12-04", "Ada"), ("2026-12-05", "Alan"), ("2026-12-06", nil)])
  func aDayIsChosen(day: String, speaker: String?) throws {
    try write(Self.weekend)
    let opened = try? OpenedRundown(
      folder.path(of: "day.yaml"), presets: PresetList([]), record: recordFile,
      day: CalendarDay(day), restarts: false, speed: 1, now: Self.evening)
    #expect(opened?.rundown.current?.speaker == speaker)
    // It is the day that is read again when the file changes.
    #expect(opened.map { $0.source.day.description } == (speaker == nil ? nil : day))
  }

  /// The file is gone; the record knows its text, whichever way the path is given.
  @Test(arguments: [false, true])
  func itGoesOnWithoutItsFile(isRelative: Bool) throws {
    let depth = try FileSystem.resolved(".").split(separator: "/").count
    let up = isRelative ? String(String(repeating: "/..", count: depth).dropFirst()) : ""
    let path = up + folder.path(of: "day.yaml")
    try write(Self.text())
    let (_, rundown) = try run(path, at: Self.evening)
    folder.remove("day.yaml")
    let opened = try open(path, at: Self.evening + 700)
    #expect(opened.rundown == rundown)
    #expect(opened.earlier?.problems.count == 1)
    // The next record can be gone on from as well.
    try record(opened, opened.rundown, at: Self.evening + 700)
    #expect(try open(path, at: Self.evening + 710).rundown == rundown)
  }

  /// The speaker's name is corrected after the clock was killed during the talk.
  @Test func aTalkThatGoesOnHasTheCorrectedName() throws {
    try write(Self.text())
    let opened = try open(at: Self.evening)
    var rundown = opened.rundown
    rundown.recordStart(Self.evening)
    try record(opened, rundown, at: Self.evening)
    try write(Self.text(first: "Ada King"))
    let again = try open(at: Self.evening + 60)
    func talk(_ title: String) -> TalkSnapshot {
      var preset = Preset(duration: 1200)
      preset.title = title
      return TalkSnapshot(preset)
    }
    #expect(again.renamed(talk("Ada")).preset.title == "Ada King")
    // A title that the operator has given stays.
    #expect(again.renamed(talk("Opening")).preset.title == "Opening")
  }
}
