import Platform
import Room
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Files

/// What version 1.0 has written, and what people wrote for it, means the same to every later one.
///
/// `Golden/1.0` is what the programs of that version left behind; none of it is ever changed. Its
/// clock was killed in a paused talk of a rundown while a desk kept its records.
struct FirstVersionTests {
  private static let golden = projectFolder + "/Tests/Golden/1.0"
  private static let lineage = "c9ea2fb562a24012d10e0a8018ecc7c2"

  private let home: TemporaryFolder
  private let state: UserFolder

  init() throws {
    home = try TemporaryFolder(inMemory: true)
    state = UserFolder(path: home.path(of: "state"))
    for folder in ["state", "state/desk/\(Self.lineage)"] {
      for name in TemporaryFolder.names(in: "\(Self.golden)/\(folder)") where name.contains(".") {
        try home.write(Self.text("\(folder)/\(name)"), to: "\(folder)/\(name)")
      }
    }
  }

  private static func text(_ name: String) -> String {
    String(decoding: TemporaryFolder.bytes(of: "\(golden)/\(name)") ?? [], as: UTF8.self)
  }

  // MARK: Records

  @Test func theTalkGoesOn() throws {
    var file = try TalkFile(in: state, name: "room-hall")
    let record = try #require(try file.record())
    #expect(record.item == "inserted-1")
    let clocks = ClockReading(
      boot: "", sinceBoot: .zero, wallClock: record.clocks.wallClock + .seconds(60))
    guard case .resumes(let talk) = record.resumption(at: clocks) else {
      Issue.record("\(record)")
      return
    }
    #expect(talk.preset.title == "News" && talk.preset.duration == 300)
    #expect(talk.run == .paused(remaining: .nanoseconds(357_668_439_506)))
    #expect(talk.tally?.added == .seconds(60))
    try file.write(record)
    #expect(home.text(of: "state/room-hall.json") == Self.text("state/room-hall.json"))
  }

  @Test func theRundownGoesOn() throws {
    let file = RundownRecordFile(in: state, room: "hall")
    let record = try #require(try file.record())
    let presets = PresetList(try #require(Self.presets("config/presets.yaml")))
    let source = RundownFile(
      Array(Self.text("day.yaml").utf8), path: "/home/ada/day.yaml", presets: presets, now: 0)
    let rundown = record.resumption(of: try #require(source.rundown)).rundown
    #expect(
      rundown.items.map { "\($0.handle) \($0.id) \($0.title) \($0.length) \($0.isSkipped)" } == [
        "1 k1 Engines 900 false", "2 b1 Coffee 900 false", "6 inserted-1 News 300 false",
        "3 k2 Compilers 1200 false", "4 k3 Tea 540 true", "5 k4 Closing panel 600 false",
      ])
    #expect(rundown.current?.id == "inserted-1" && rundown.current?.actual?.end == nil)
    _ = try file.write(record)
    #expect(home.text(of: "state/rundown-hall.json") == Self.text("state/rundown-hall.json"))
  }

  @Test func theReportIsRead() {
    let text = Self.text("state/talks.jsonl")
    let talks = ReportReader(Array(text.utf8), file: "").talks
    #expect(
      talks.map { "\($0.title) \($0.planned) \($0.net) \($0.starts)" } == [
        "Engines 900000 2348 1", "Coffee 1648000 4233 1",
      ])
    // Each row is written again as it was.
    let rows = text.split(separator: "\n").map(String.init)
    #expect(Set(talks.map { Fields.json($0) }).isSubset(of: Set(rows)))
  }

  /// A desk that had kept the talks of 1.0 takes them over.
  @Test func theDeskTakesOver() throws {
    let kept = try #require(BackupFiles.all(in: state).first)
    #expect(kept.clock.leadership.lineageText == Self.lineage)
    try home.write("", to: "state/room-hall.json")
    let talk = BackupTalk(of: kept.clock.leadership, offsetError: kept.clock.error)
    let clock = try ContinuedClock(talk, in: state, takenOverBy: "left")
    try clock.begin()
    #expect(clock.room.description == "hall")
    #expect(clock.stage(at: .now)?.talk.preset.title == "News")
    let record = try #require(try RundownRecordFile(in: state, room: "hall").record())
    #expect(record.current == "inserted-1" && record.startedIds == ["k1", "b1", "inserted-1"])
  }

  // MARK: Files that people write

  private static func presets(_ name: String) -> [Preset]? {
    let reader = PresetReader(Array(text(name).utf8), file: name)
    return reader.problems.isEmpty ? reader.presets : nil
  }

  @Test func presetsAreRead() throws {
    let own = try #require(Self.presets("config/presets.yaml"))
    let debate = try #require(own.first)
    #expect(own.map(\.name) == ["Debate", "Paper"])
    #expect((debate.slot, debate.title) == (4, "Motion"))
    #expect(debate.overtime == .blank("Thank you"))
    let segments = debate.format.segments
    #expect(segments.map(\.length) == [420, 180] && segments.map(\.counts) == [.up, .down])
    #expect(segments.map(\.qualifies) == [270...450, nil])
    #expect(own[1].overtime == .hide)
    let stored = try #require(Self.presets("config/slots.yaml"))
    #expect(stored.map(\.slot) == [5] && stored.map(\.title) == ["News"])
  }

  @Test func theConfigurationIsRead() {
    let file = ConfigurationFile(Array(Self.text("config/config.yaml").utf8), path: "")
    let configuration = Configuration(file)
    #expect(configuration.problems.isEmpty)
    #expect(configuration.keys.command(of: .character("a")) == .toggle)
    #expect(configuration.keys.command(of: .f1) == .identify)
    #expect(configuration.messages.count == 2)
    #expect(
      configuration.arguments() == [
        "--theme", "amber", "--layout", "landscape", "--glyphs", "solid", "--beside", "clock",
        "--no-flash", "--no-mouse", "--between", "digits", "--progress", "--language", "de",
        "--phase-tones", "--announce", "print", "--rate", "150", "--no-watch",
      ])
  }
}
