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
    of: .first,
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
    #expect(scratch.names() == ["talk.json"])
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
    #expect(TemporaryFolder.names(in: scratch.path(of: "a/b")) == ["talk.json", "talk.lock"])
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
    try scratch.write(bytes: Array("half a rec".utf8), to: "talk.json.new")
    try scratch.write(bytes: [], to: "talk.lock")
    try TalkFile(in: folder, name: "talk").close()
    #expect(scratch.names() == [])
  }

  /// What lies in the file, and where the problem is.
  @Test(arguments: [
    ("{}", "1:1: 'version' is missing, expected 1"),
    ("[]", "1:1: the file is an array, expected an object, '{...}'"),
    ("\0", "1:1: the JSON is not valid at"), ("{\"version\":1", "1:13: the file is cut off"),
    (#"{"version":1,"talk":"x"}"#, "1:21: 'talk' is 'x', expected what the clock writes there"),
    (#"{"version":1,"talk":"duration: 5:00"}"#, "1:1: 'run' is missing, expected one of running"),
    (
      #"{"version":1,"talk":"duration: 5:00","run":"walking"}"#,
      "1:44: 'run' is 'walking', expected one of running, paused"
    ),
    (
      #"{"version":1,"talk":"duration: 5:00","run":"paused","remaining":"5"}"#,
      "1:65: 'remaining' is '5', expected a whole number from -2592000000000000 to 86400000000000"
    ),
    (
      #"{"version":1,"talk":"duration: 5:00","run":"paused","remaining":5,"left":[5],"#
        + #""since-start":1}"#,
      "1:74: 'left' is an array, expected a time for each segment before the present one"
    ),
    (
      #"{"version":1,"talk":"duration: 5:00","run":"paused","remaining":5,"since-start":1,"#
        + #""until":5}"#,
      "1:1: 'until-in' is missing"
    ),
  ])
  func anInvalidRecordIsReported(text: String, words: String) throws {
    try scratch.write(bytes: Array(text.utf8), to: "talk.json")
    var file = try TalkFile(in: folder, name: "talk")
    let problem = try #require(throws: Diagnostic.self) { try file.record() }
    #expect(problem.short.hasPrefix("talk.json:" + words), "\(problem.short)")
    #expect(scratch.names() == ["talk.json", "talk.lock"])
    try file.write(Self.record)
    #expect(try file.record() == Self.record)
    let kept = try #require(scratch.names().first { $0.hasPrefix("talk.json.broken-") })
    #expect(scratch.bytes(of: kept) == Array(text.utf8))
    file.close()
  }

  /// Only the newer version can read it, so it stays until a talk runs, and is then put where that
  /// is found.
  @Test func aRecordOfANewerVersionIsReportedAndKept() throws {
    let text = #"{"version":2,"talks":[{"length":5}]}"#
    try scratch.write(text, to: "talk.json")
    var file = try TalkFile(in: folder, name: "talk")
    let problem = try #require(throws: Diagnostic.self) { try file.record() }
    #expect(
      problem.short
        == "talk.json:1:1: version 2 of a record is from a newer speakerclock, expected version 1")
    try file.write(nil)
    #expect(scratch.text(of: "talk.json") == text)
    try file.write(Self.record)
    #expect(try file.record() == Self.record)
    let kept = scratch.names().filter { $0.hasPrefix("talk.json.newer-") }
    #expect(kept.map { scratch.text(of: $0) } == [text])
    file.close()
  }

  /// Each of these is in every record.
  @Test(arguments: [
    "version", "talk", "run", "remaining", "since-start", "lineage", "term", "holder", "boot",
    "since-boot", "wall-clock",
  ])
  func aRecordWithoutAFieldIsBroken(key: String) throws {
    #expect(String(decoding: Self.record.bytes, as: UTF8.self).contains("\"\(key)\""))
    var file = try TalkFile(in: folder, name: "talk")
    defer { file.close() }
    try scratch.write(bytes: Self.text(with: key, nil), to: "talk.json")
    let problem = try #require(throws: Diagnostic.self) { try file.record() }
    #expect(problem.short.hasPrefix("talk.json:1:1: '\(key)' is missing, expected "))
  }

  @Test(arguments: [
    ("0", "version 0 of a record is not known, expected version 1"),
    ("\"one\"", "'version' is 'one', expected 1"),
  ])
  func aVersionThatNeverWasIsNoRecord(version: String, words: String) throws {
    var file = try TalkFile(in: folder, name: "talk")
    try scratch.write(bytes: Self.text(with: "version", version), to: "talk.json")
    let problem = try #require(throws: Diagnostic.self) { try file.record() }
    #expect(problem.short.hasPrefix("talk.json:1:") && problem.short.hasSuffix(": " + words))
    try file.write(Self.record)
    #expect(scratch.names().contains { $0.hasPrefix("talk.json.broken-") })
    file.close()
  }

  /// A record in which a key has a value, or is missing.
  private static func text(with key: String, _ value: String?) -> [UInt8] {
    let id = String(repeating: "0", count: 31) + "1"
    var values = [
      "run": "\"running\"", "remaining": "5", "boot": "\"a\"", "since-boot": "1",
      "wall-clock": "1", "until": "3600", "until-in": "7", "talk": "\"duration: 5:00\"",
      "version": "1", "since-start": "1", "lineage": "\"\(id)\"", "term": "1",
      "holder": "\"\(id)\"",
    ]
    values[key] = value
    return Array("{\(values.map { "\"\($0)\":\($1)" }.sorted().joined(separator: ","))}".utf8)
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
    try scratch.write(bytes: Self.text(with: key, value), to: "talk.json")
    #expect(try file.record() != nil)
  }

  /// What is out of range is no record, whatever would be calculated with it.
  @Test(arguments: [
    ("until-in", "-9223372036854775808"), ("until-in", "9223372036854775807"), ("until", "86400"),
    ("until", "-1"), ("remaining", "-9223372036854775808"), ("remaining", "86400000000001"),
    ("since-boot", "-1"), ("since-boot", "9223372036854775807"), ("wall-clock", "-1"),
    ("wall-clock", "9223372036854775807"), ("wall-clock", "1e+20"),
    ("until-in", "172800000000001"), ("until-in", "-2764800000000001"),
    ("remaining", "-2592000000000001"), ("since-boot", "6000000000000000001"), ("speed", "0"),
    ("speed", "601"), ("since-start", "-1"), ("since-start", "5184000000000001"),
  ])
  func aNumberOutOfRangeIsNoRecord(key: String, value: String) throws {
    var file = try TalkFile(in: folder, name: "talk")
    defer { file.close() }
    try scratch.write(bytes: Self.text(with: "until", "3600"), to: "talk.json")
    #expect(try file.record()?.until?.timeOfDay == 3600)
    try scratch.write(bytes: Self.text(with: key, value), to: "talk.json")
    let problem = try #require(throws: Diagnostic.self) { try file.record() }
    #expect(problem.short.contains("'\(key)' is \(value), expected a whole number from "))
  }

  /// A talk of which its length decides when it ends.
  @Test func aRecordNeedsNoTimeOfDay() throws {
    try scratch.write(bytes: Self.text(with: "until", nil), to: "talk.json")
    var file = try TalkFile(in: folder, name: "talk")
    #expect(try file.record()?.until == nil)
    #expect(try file.record()?.talk.duration == 300)
    file.close()
  }

  /// A record of an earlier build is left where it is.
  @Test(arguments: [
    ("run: paused\n", nil, true), ("", nil, false), (nil, nil, false),
    ("run: paused\n", "{}", false), ("run: paused\n", "", false),
  ])
  func anEarlierRecordIsSaid(earlier: String?, record: String?, isSaid: Bool) throws {
    if let earlier { try scratch.write(earlier, to: "talk.yaml") }
    if let record { try scratch.write(record, to: "talk.json") }
    let file = try TalkFile(in: folder, name: "talk")
    #expect(file.earlierRecord == (isSaid ? "talk.yaml" : nil))
    file.close()
    #expect(scratch.text(of: "talk.yaml") == earlier ?? "")
  }

  @Test func aFolderInTheFilesPlaceIsSaid() throws {
    let path = try scratch.makeFolder("talk.json")
    var file = try TalkFile(in: folder, name: "talk")
    let problem = try #require(throws: Diagnostic.self) { try file.record() }
    #expect(problem.description == "\(path):1:1: this is a folder, expected a file")
    #expect(throws: StoreError.self) { try file.write(Self.record) }
    file.close()
    #expect(scratch.names() == ["talk.json"])
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
