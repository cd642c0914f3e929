import Platform
import Room
import Testing
import TimerEngine
import TimerTestSupport

@testable import Files

/// What a desk keeps of its clock's report.
struct DeskStorageTests {
  private let home: TemporaryFolder
  private let state: UserFolder
  private static let leadership = Leadership(freshLineage: 1, leader: 2)

  init() throws {
    home = try TemporaryFolder(inMemory: true)
    state = UserFolder(path: home.path(of: "state"))
  }

  /// A desk that hears reports of clocks, and ends.
  private func desk(hears reports: (Leadership, String)...) {
    var storage = DeskStorage(in: state, name: "left")
    for (leadership, text) in reports {
      storage.perform(
        [.desk(.keep(.clock(leadership, ClockOffset(.zero, error: .zero), age: .zero)))], at: .start
      )
      storage.perform([.desk(.keep(.record(.report, text, age: .zero)))], at: .start)
    }
    storage.close(within: .seconds(60))
  }

  private func report(of leadership: Leadership) -> String? {
    BackupFiles(in: state, of: leadership).text(of: .report)
  }

  @Test func aReportGrows() {
    desk(hears: (Self.leadership, "a\n"), (Self.leadership, "a\nb\n"))
    #expect(report(of: Self.leadership) == "a\nb\n")
  }

  /// A clock that was started again tells only what has ended since.
  @Test func aDeskThatIsStartedAgainLosesNothingToAClockThatIs() {
    desk(hears: (Self.leadership, "a\nb\n"))
    desk(hears: (Self.leadership, ""), (Self.leadership, "c\n"))
    #expect(report(of: Self.leadership) == "a\nb\nc\n")
  }

  @Test func theReportsOfAllHoldersOfALineageAreOne() {
    let next = Self.leadership.next(leader: 3)
    desk(hears: (Self.leadership, "a\n"), (next, "b\n"))
    #expect(report(of: next) == "a\nb\n")
  }

  @Test func eachLineageHasAReportOfItsOwn() {
    let other = Leadership(freshLineage: 4, leader: 2)
    desk(hears: (Self.leadership, "a\n"), (other, "b\n"), (Self.leadership, "a\nc\n"))
    #expect(report(of: Self.leadership) == "a\nc\n")
    #expect(report(of: other) == "b\n")
  }

  /// The loop asks for that some time after a write has failed.
  @Test func whatCouldNotBeWrittenIsWrittenWhenThatIsAskedFor() throws {
    try home.write("", to: "state/desk")
    var storage = DeskStorage(in: state, name: "left")
    storage.perform(
      [.desk(.keep(.clock(Self.leadership, ClockOffset(.zero, error: .zero), age: .zero)))],
      at: .start)
    storage.perform([.desk(.keep(.stage("{}")))], at: .start)
    storage.close(within: .seconds(60))
    home.remove("state/desk")
    storage.recordAgain([.talk])
    storage.close(within: .seconds(60))
    #expect(BackupFiles(in: state, of: Self.leadership).text(of: .stage) == "{}")
    #expect(storage.drainAnswers().last == .recorded(.talk))
  }
}
