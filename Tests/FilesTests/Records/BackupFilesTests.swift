import Files
import Platform
import Testing
import TimerEngine
import TimerTestSupport

/// What a desk keeps of a clock's talks.
struct BackupFilesTests {
  private let home: TemporaryFolder
  private let files: BackupFiles
  private static let leadership = Leadership(Lineage(0xabc), Rank(epoch: 3, leader: 7))

  init() throws {
    home = try TemporaryFolder(inMemory: true)
    files = BackupFiles(in: UserFolder(path: home.path(of: "state")), of: Self.leadership)
  }

  private func path(_ name: String) -> String {
    "state/desk/00000000000000000000000000000abc/\(name)"
  }

  @Test func theyAreInAFolderOfTheLineage() throws {
    #expect(files.clock == nil)
    let clock = BackupFiles.Clock(
      Self.leadership, sessionTime: .seconds(1_795_000_000), error: .milliseconds(3),
      clocks: ClockReading(boot: "b", sinceBoot: .seconds(5), wallClock: .seconds(1_795_000_001)))
    try files.write(clock)
    try files.write("{}\n", to: .rundown)
    try files.write("{}\n{}\n", to: .report)
    #expect(files.clock == clock)
    #expect(home.text(of: path("rundown.json")) == "{}\n")
    #expect(files.text(of: .report) == "{}\n{}\n")
    #expect(files.text(of: .presets) == "")
  }

  /// The lineage that was heard last is the last, whatever the names of the folders.
  @Test func theHolderOfEachLineageIsKnown() throws {
    let state = UserFolder(path: home.path(of: "state"))
    let leaderships = [5, 1, 9].map { Leadership(Lineage($0), Rank(epoch: Int($0), leader: 7)) }
    for (hour, leadership) in leaderships.enumerated() {
      try BackupFiles(in: state, of: leadership).write(
        BackupFiles.Clock(
          leadership, sessionTime: .zero, error: .zero,
          clocks: ClockReading(boot: "b", sinceBoot: .zero, wallClock: .seconds(hour * 3600))))
    }
    #expect(BackupFiles.all(in: state).map(\.clock.leadership) == leaderships)
  }

  /// What a clock tells one after the other, each time all lines of its run: a letter is a line.
  @Test(arguments: [
    (["a", "ab", "abc"], "abc"), (["", "a", ""], "a"), (["ab", "ab"], "ab"),
    // The clock or the desk was started again.
    (["ab", "c", "cd"], "abcd"), (["ab", "", "c"], "abc"), (["ab", "abcd"], "abcd"),
    // The talk a ended, was taken back, and ended as before.
    (["a", "ax", "axa"], "axa"), (["a", "x", "xa"], "axa"), (["ax", "xa"], "axa"),
  ])
  func linesOfEarlierRunsStay(told: [String], kept: String) throws {
    for lines in told { try files.add(reported: lines.map(String.init)) }
    #expect(files.text(of: .report) == kept.map { "\($0)\n" }.joined())
  }

  /// A standby service and a desk of one user keep the same lineage.
  @Test func whileAnotherDeskWritesNothingIsWritten() throws {
    try files.write("{}", to: .stage)
    let state = UserFolder(path: home.path(of: "state"))
    let others = BackupFiles(in: state, of: Self.leadership, patience: .zero)
    let folder = FileSystem.folder(of: files.path(of: .stage))
    let error = try FileSystem.alone(in: folder) { () throws(FileError) -> StoreError? in
      do throws(StoreError) {
        try others.write("[]", to: .stage)
        return nil
      } catch {
        return error
      }
    }
    #expect(error == .file(files.path(of: .stage), .locked))
    #expect(files.text(of: .stage) == "{}")
    try others.write("[]", to: .stage)
    #expect(files.text(of: .stage) == "[]")
  }

  /// What cannot be read now may be readable later.
  @Test func aReportThatCannotBeReadIsNotReplaced() throws {
    try files.write(nil)
    let name = path("talks.jsonl")
    try home.makeFolder(name)
    #expect(throws: StoreError.file(home.path(of: name), .folder)) {
      try files.add(reported: ["a"])
    }
  }

  @Test func theTalkIsReadAgainAndEndsWithItsRecord() throws {
    let record = TalkRecord(
      talk: Preset(name: "Paper", duration: 600), isRunning: true, remaining: .seconds(100),
      of: .first, clocks: ClockReading(boot: "b", sinceBoot: .seconds(5), wallClock: .seconds(6)))
    try files.write(record)
    #expect(files.talk?.remaining == .seconds(100))
    #expect(files.talk?.talk.name == "Paper")
    try files.write(nil)
    #expect(files.talk == nil)
  }

  @Test(arguments: ["", "{", #"{"term":1}"#, "null"])
  func aDamagedFileIsNone(text: String) throws {
    try files.write(
      BackupFiles.Clock(
        Self.leadership, sessionTime: .zero, error: .zero,
        clocks: ClockReading(boot: "", sinceBoot: .zero, wallClock: .zero)))
    try home.write(text, to: path("clock.json"))
    #expect(files.clock == nil)
  }
}
