import Platform
import Room
import SpeechAnnouncement
import Testing
import TimerEngine
import TimerTestSupport

@testable import Files

/// What a desk keeps while its disk takes nothing: a file is where its folder should be.
struct BackupWriterTests {
  private let home: TemporaryFolder
  private let state: UserFolder
  private static let leadership = Leadership(freshLineage: 1, leader: 2)

  init() throws {
    home = try TemporaryFolder(inMemory: true)
    state = UserFolder(path: home.path(of: "state"))
  }

  private var files: BackupFiles {
    get throws { BackupFiles(in: state, of: Self.leadership) }
  }

  private func writer() -> BackupWriter {
    BackupWriter(in: state) { talk, _, _ in
      .ready(talk.leadership, TakenOver(by: "left", at: .start, lastHeard: .start))
    }
  }

  private func breakDisk() throws { try home.write("", to: "state/desk") }

  private func mendDisk() { home.remove("state/desk") }

  /// Puts a folder where the stage of a lineage would be.
  private func breakStage(of leadership: Leadership) throws {
    let files = BackupFiles(in: state, of: leadership)
    try files.write("", to: .file)
    try home.makeFolder(String(files.path(of: .stage).dropFirst(home.path(of: "").count)))
  }

  private static func keep(
    _ content: BackupWriter.Change.Content, of leadership: Leadership = leadership
  ) -> BackupWriter.Job {
    .keep(BackupWriter.Change(content, of: leadership))
  }

  private static func stage(_ text: String) -> BackupWriter.Job { keep(.text(text, .stage)) }

  private static let clock = keep(
    .clock(BackupFiles.Clock(leadership, sessionTime: .zero, error: .zero, clocks: .now)))

  private static func isRecorded(_ outcome: StorageAnswer) -> Bool {
    outcome == .recorded(.talk)
  }

  /// What comes while the disk takes nothing: it must not fill the memory.
  @Test func onlyTheNewestOfAFileWaits() {
    var waiting: [BackupWriter.Job] = []
    for job in [Self.stage("a"), Self.stage("b"), .writeAgain, Self.clock, Self.stage("c")] {
      _ = BackupWriter.merge(&waiting, job)
    }
    let kept = waiting.compactMap { job -> String? in
      guard case .keep(let change) = job else { return nil }
      return if case .text(let text, _) = change.content { text } else { "clock" }
    }
    #expect(kept == ["b", "clock", "c"])
    #expect(waiting.count == kept.count)
  }

  @Test func theNewestOfEachKindIsWrittenLater() throws {
    let writer = writer()
    try breakDisk()
    let jobs = [
      Self.clock, Self.stage("1"), Self.keep(.text("name: Day", .file)), Self.stage("2"),
    ]
    for job in jobs { #expect(!Self.isRecorded(writer.perform(job))) }
    mendDisk()
    #expect(Self.isRecorded(writer.perform(.writeAgain)))
    let files = try files
    #expect(files.text(of: .stage) == "2")
    #expect(files.text(of: .file) == "name: Day")
    #expect(files.clock?.leadership == Self.leadership)
  }

  /// What is on disk by then is not written once more.
  @Test func whatIsWrittenIsForgotten() throws {
    let writer = writer()
    #expect(Self.isRecorded(writer.perform(Self.stage("1"))))
    try files.write("2", to: .stage)
    #expect(Self.isRecorded(writer.perform(.writeAgain)))
    #expect(try files.text(of: .stage) == "2")
  }

  @Test func aTakeOverWritesFirstWhatIsNotOnDisk() throws {
    let writer = writer()
    try breakDisk()
    _ = writer.perform(Self.stage("1"))
    mendDisk()
    let talk = BackupTalk(of: Self.leadership, offsetError: .zero)
    guard case .takeOver(.ready) = writer.perform(.takeOver(talk)) else {
      Issue.record("The take-over was refused.")
      return
    }
    #expect(try files.text(of: .stage) == "1")
  }

  /// The disk may have an older state of the talk.
  @Test func aTakeOverIsRefusedWhileTheDiskTakesNothing() throws {
    let writer = writer()
    try breakDisk()
    _ = writer.perform(Self.stage("1"))
    let talk = BackupTalk(of: Self.leadership, offsetError: .zero)
    guard case .takeOver(.refused(.failed(let reason))) = writer.perform(.takeOver(talk)) else {
      Issue.record("The take-over was not refused.")
      return
    }
    #expect(reason.hasPrefix("stage.json: "), "\(reason)")
  }

  /// The clock waits for an answer, and a slow disk may have much to write.
  @Test func aHandOverWritesNothingElseBefore() throws {
    let writer = BackupWriter(in: state) { talk, _, unwritten in
      let texts = (unwritten ?? []).compactMap { change in
        if case .text(let text, _) = change.content { text } else { nil }
      }
      return .prepared(
        talk.leadership, TakenOver(by: texts.joined(), at: .start, lastHeard: .start))
    }
    let talk = BackupTalk(of: Self.leadership, offsetError: .zero)
    var waiting: [BackupWriter.Job] = []
    for job in [
      Self.stage("1"), Self.keep(.text("b", .file)), .writeAgain, .prepare(talk, heard: []),
      .writeAgain,
    ] {
      _ = BackupWriter.merge(&waiting, job)
    }
    #expect(waiting.count == 2)
    guard case .takeOver(.prepared(_, let takenOver)) = writer.perform(waiting[0]) else {
      Issue.record("Nothing was prepared.")
      return
    }
    #expect(takenOver.desk == "1b")
    #expect(try files.text(of: .stage).isEmpty)
    // It is written after that.
    _ = writer.perform(waiting[1])
    #expect(try files.text(of: .stage) == "1")
  }

  @Test func anotherLineageThatCannotBeWrittenDoesNotMatter() throws {
    let writer = writer()
    let other = Leadership(freshLineage: 4, leader: 2)
    try breakStage(of: other)
    #expect(!Self.isRecorded(writer.perform(Self.keep(.text("1", .stage), of: other))))
    let talk = BackupTalk(of: Self.leadership, offsetError: .zero)
    guard case .takeOver(.ready) = writer.perform(.takeOver(talk)) else {
      Issue.record("The take-over was refused.")
      return
    }
  }

  /// It says until when the clock was heard, which must not be later than what else is on disk.
  @Test func theClockIsWrittenAfterTheRest() throws {
    let writer = writer()
    try breakStage(of: Self.leadership)
    for job in [Self.stage("1"), Self.clock] {
      #expect(!Self.isRecorded(writer.perform(job)))
    }
    #expect(try files.clock == nil)
  }

  /// A clock that was started again tells only what has ended since.
  @Test func theReportsOfTwoRunsOfTheClockAreKept() throws {
    let writer = writer()
    try breakDisk()
    for lines in [["a"], ["a", "b"], [], ["c"]] { _ = writer.perform(Self.keep(.report(lines))) }
    mendDisk()
    #expect(Self.isRecorded(writer.perform(.writeAgain)))
    #expect(try files.text(of: .report) == "a\nb\nc\n")
  }

  @Test func withoutAFolderNothingIsTakenOver() {
    let writer = BackupWriter(in: nil) { _, _, _ in .refused(.nothingKept) }
    let talk = BackupTalk(of: Self.leadership, offsetError: .zero)
    guard case .takeOver(.refused(.failed)) = writer.perform(.takeOver(talk)) else {
      Issue.record("The reason is missing.")
      return
    }
  }
}
