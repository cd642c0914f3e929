import Files
import Testing
import TimerEngine
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

struct TalkFileTests {
  private let scratch: TemporaryFolder

  init() throws { scratch = try TemporaryFolder() }

  private var folder: UserFolder { UserFolder(path: scratch.path) }

  private static let record = TalkRecord(
    talk: Preset(name: "Ada", duration: 600, overtime: .freeze, title: "On \"#\" and *"),
    isRunning: true, remaining: .nanoseconds(-1_234_567_890),
    clocks: ClockReading(
      boot: "0-a", sinceBoot: .nanoseconds(13_857_680_825_167),
      wallClock: .nanoseconds(1_795_250_064_675_711_888)))

  @Test(
    arguments: [
      record, unnamed(record), paused(record), until(record), silent(record), marked(record),
      divided(record), rehearsed(record),
      booted(record, ""), booted(record, "null"), booted(record, "1\"c: \\ #"),
    ])
  func aWrittenRecordIsReadBack(record: TalkRecord) throws {
    var file = try TalkFile(in: folder, name: "talk")
    #expect(try file.record() == nil)
    try file.write(record)
    #expect(try file.record() == record)
    file.close()
    #expect(scratch.names() == ["talk.yaml"])
    var next = try TalkFile(in: folder, name: "talk")
    #expect(try next.record() == record)
    try next.write(nil)
    #expect(try next.record() == nil)
    next.close()
    #expect(scratch.names() == [])
  }

  private static func unnamed(_ record: TalkRecord) -> TalkRecord {
    var record = record
    record.talk.name = ""
    return record
  }

  private static func silent(_ record: TalkRecord) -> TalkRecord {
    var record = record
    record.talk.cueRules = nil
    return record
  }

  private static func marked(_ record: TalkRecord) -> TalkRecord {
    var record = record
    record.talk.cueRules?.intervals[.red] = nil
    record.talk.words = [300: "Questions: please", 0: "Ende"]
    return record
  }

  private static func divided(_ record: TalkRecord) -> TalkRecord {
    var record = record
    record.talk.format.segments.append(Segment(name: "Questions", length: 60))
    record.talk.format.segments[1].marks = [
      Mark(at: 20, .phase(.yellow)), Mark(at: 0, .phase(.red)),
    ]
    record.left = [.nanoseconds(-5_000_000_001)]
    return record
  }

  private static func paused(_ record: TalkRecord) -> TalkRecord {
    var record = record
    record.isRunning = false
    return record
  }

  private static func booted(_ record: TalkRecord, _ boot: String) -> TalkRecord {
    var record = record
    record.clocks.boot = boot
    return record
  }

  private static func rehearsed(_ record: TalkRecord) -> TalkRecord {
    var record = record
    record.speed = 60
    record.sinceStart = .nanoseconds(1_200_000_000_001)
    return record
  }

  private static func until(_ record: TalkRecord) -> TalkRecord {
    var record = record
    record.until = TalkRecord.Until(timeOfDay: 51_307, left: .nanoseconds(-1_234))
    return record
  }

  @Test func foldersThatAreMissingAreMade() throws {
    var file = try TalkFile(in: UserFolder(path: scratch.path(of: "a/b")), name: "talk")
    try file.write(Self.record)
    #expect(TemporaryFolder.names(in: scratch.path(of: "a/b")) == ["talk.lock", "talk.yaml"])
    file.close()
  }

  @Test func oneProgramAtATimeHoldsTheRecord() throws {
    let first = try TalkFile(in: folder, name: "talk")
    let refusal = #expect(throws: TalkFile.Refusal.self) {
      try TalkFile(in: folder, name: "talk", patience: .zero)
    }
    guard case .locked(let since) = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(since.count == "2026-11-21 14:15".count)
    let other = try TalkFile(in: folder, name: "stage2")
    first.close()
    try TalkFile(in: folder, name: "talk").close()
    other.close()
    #expect(scratch.names() == [])
  }

  @Test func leftoversOfAKilledProgramAreRemoved() throws {
    try scratch.write(bytes: Array("half a rec".utf8), to: "talk.yaml.new")
    try scratch.write(bytes: [], to: "talk.lock")
    try TalkFile(in: folder, name: "talk").close()
    #expect(scratch.names() == [])
  }

  /// What lies in the file, and where the problem is.
  @Test(arguments: [
    ("{}", "1:1: this is not the record of a talk"), ("talk: x", "1:7: a preset is 'x'"),
    ("talk: {duration: 5:00}", "1:1: this is not the record of a talk"),
    ("\0", "1:1: there is a NUL"),
    ("run: running\nremaining: 5\n", "1:1: this is not the record of a talk"),
    (
      "talk: {duration: 5:00}\nrun: walking\nremaining: 5\nboot: a\nsince-boot: 1\nwall-clock: 1\n",
      "1:1: this is not the record of a talk"
    ),
    (
      "talk: {duration: 5:00}\nrun: paused\nremaining: 5\nuntil: 5\nboot: a\nsince-boot: 1\n"
        + "wall-clock: 1\n",
      "1:1: this is not the record of a talk"
    ),
    (
      "talk: {duration: 5:00}\nrun: paused\nremaining: 5s\nboot: a\nsince-boot: 1\nwall-clock: 1\n",
      "1:1: this is not the record of a talk"
    ),
    (
      "talk: {duration: 5:00}\nrun: paused\nremaining: 5\nboot: \"\\a\"\nsince-boot: 1\n"
        + "wall-clock: 1\n",
      "1:1: this is not the record of a talk"
    ),
  ])
  func anInvalidRecordIsReported(text: String, words: String) throws {
    try scratch.write(bytes: Array(text.utf8), to: "talk.yaml")
    var file = try TalkFile(in: folder, name: "talk")
    let problem = try #require(throws: Diagnostic.self) { try file.record() }
    #expect(problem.short.hasPrefix("talk.yaml:" + words), "\(problem.short)")
    #expect(scratch.names() == ["talk.lock", "talk.yaml"])
    try file.write(Self.record)
    #expect(try file.record() == Self.record)
    let kept = try #require(scratch.names().first { $0.hasPrefix("talk.yaml.broken-") })
    #expect(scratch.bytes(of: kept) == Array(text.utf8))
    file.close()
  }

  /// Only the newer version can read it, so it stays until a talk runs, and is then put where that is found.
  @Test func aRecordOfANewerVersionIsReportedAndKept() throws {
    let text = "version: 2\ntalks: [{length: 5}]\n"
    try scratch.write(text, to: "talk.yaml")
    var file = try TalkFile(in: folder, name: "talk")
    let problem = try #require(throws: Diagnostic.self) { try file.record() }
    #expect(
      problem.short
        == "talk.yaml:1:1: version 2 of a record is from a newer speakerclock, expected version 1")
    try file.write(nil)
    #expect(scratch.text(of: "talk.yaml") == text)
    try file.write(Self.record)
    #expect(try file.record() == Self.record)
    let kept = scratch.names().filter { $0.hasPrefix("talk.yaml.newer-") }
    #expect(kept.map { scratch.text(of: $0) } == [text])
    file.close()
  }

  /// Programs before this one do not know the key, so they must not find it.
  @Test func aRecordDoesNotNameTheFirstVersion() throws {
    #expect(!Self.record.yaml.contains("version"))
    var file = try TalkFile(in: folder, name: "talk")
    defer { file.close() }
    try scratch.write(bytes: Self.text(with: "version", "1"), to: "talk.yaml")
    #expect(try file.record()?.talk.duration == 300)
  }

  @Test(arguments: [
    ("0", "version 0 of a record is not known, expected version 1"),
    ("one", "this is not the record of a talk, expected what the clock writes there"),
  ])
  func aVersionThatNeverWasIsNoRecord(version: String, words: String) throws {
    var file = try TalkFile(in: folder, name: "talk")
    try scratch.write(bytes: Self.text(with: "version", version), to: "talk.yaml")
    let problem = try #require(throws: Diagnostic.self) { try file.record() }
    #expect(problem.short == "talk.yaml:1:1: " + words)
    try file.write(Self.record)
    #expect(scratch.names().contains { $0.hasPrefix("talk.yaml.broken-") })
    file.close()
  }

  /// A record in which a key has a value.
  private static func text(with key: String, _ value: String) -> [UInt8] {
    var values = [
      "run": "running", "remaining": "5", "boot": "a", "since-boot": "1", "wall-clock": "1",
      "until": "3600", "until-in": "7", "talk": "{duration: 5:00}",
    ]
    values[key] = value
    return Array(values.map { "\($0): \($1)\n" }.sorted().joined().utf8)
  }

  @Test(arguments: [
    ("until", "0"), ("until", "86399"), ("until-in", "172800000000000"),
    ("until-in", "-2764800000000000"), ("remaining", "86400000000000"),
    ("remaining", "-2592000000000000"), ("since-boot", "0"), ("since-boot", "6000000000000000000"),
    ("wall-clock", "0"), ("wall-clock", "6000000000000000000"), ("speed", "1"), ("speed", "600"),
    ("since-start", "0"), ("since-start", "5184000000000000"),
  ])
  func aNumberAtItsLimitIsRead(key: String, value: String) throws {
    var file = try TalkFile(in: folder, name: "talk")
    defer { file.close() }
    try scratch.write(bytes: Self.text(with: key, value), to: "talk.yaml")
    #expect(try file.record() != nil)
  }

  /// What is out of range is no record, whatever would be calculated with it.
  @Test(arguments: [
    ("until-in", "-9223372036854775808"), ("until-in", "9223372036854775807"), ("until", "86400"),
    ("until", "-1"), ("remaining", "-9223372036854775808"), ("remaining", "86400000000001"),
    ("since-boot", "-1"), ("since-boot", "9223372036854775807"), ("wall-clock", "-1"),
    ("wall-clock", "9223372036854775807"), ("wall-clock", "99999999999999999999"),
    ("until-in", "172800000000001"), ("until-in", "-2764800000000001"),
    ("remaining", "-2592000000000001"), ("since-boot", "6000000000000000001"), ("speed", "0"),
    ("speed", "601"), ("since-start", "-1"), ("since-start", "5184000000000001"),
  ])
  func aNumberOutOfRangeIsNoRecord(key: String, value: String) throws {
    var file = try TalkFile(in: folder, name: "talk")
    defer { file.close() }
    try scratch.write(bytes: Self.text(with: "until", "3600"), to: "talk.yaml")
    #expect(try file.record()?.until?.timeOfDay == 3600)
    try scratch.write(bytes: Self.text(with: key, value), to: "talk.yaml")
    let problem = try #require(throws: Diagnostic.self) { try file.record() }
    #expect(problem.short.hasPrefix("talk.yaml:1:1: this is not the record of a talk"))
  }

  /// As a version wrote it that knew no time of day.
  @Test func anOldRecordIsRead() throws {
    let text = "talk: {duration: 5:00}\nrun: paused\nremaining: 5\nboot: a\nsince-boot: 1\n"
    try scratch.write(bytes: Array((text + "wall-clock: 1\n").utf8), to: "talk.yaml")
    var file = try TalkFile(in: folder, name: "talk")
    #expect(try file.record()?.until == nil)
    #expect(try file.record()?.talk.duration == 300)
    file.close()
  }

  @Test func aFolderInTheFilesPlaceIsSaid() throws {
    let path = try scratch.makeFolder("talk.yaml")
    var file = try TalkFile(in: folder, name: "talk")
    let problem = try #require(throws: Diagnostic.self) { try file.record() }
    #expect(problem.description == "\(path):1:1: this is a folder, expected a file")
    #expect(throws: StoreError.self) { try file.write(Self.record) }
    file.close()
    #expect(scratch.names() == ["talk.yaml"])
  }

  @Test func withoutAFolderThereIsNoRecord() {
    #expect(throws: TalkFile.Refusal.unusable(.noFolder("XDG_STATE_HOME"))) {
      try TalkFile(in: nil, name: "talk")
    }
    #expect(throws: TalkFile.Refusal.self) {
      try TalkFile(in: UserFolder(path: "/proc/nobody"), name: "talk")
    }
  }
}
