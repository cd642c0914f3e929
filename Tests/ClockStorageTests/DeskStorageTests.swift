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
  private static let tenure = Tenure(freshLineage: 1, holder: 2)

  init() throws {
    home = try TemporaryFolder(inMemory: true)
    state = UserFolder(path: home.path(of: "state"))
  }

  /// A desk that hears reports of clocks, and ends.
  private func desk(hears reports: (Tenure, String)...) {
    var storage = DeskStorage(in: state, name: "left")
    for (tenure, text) in reports {
      storage.perform(.keep(.clock(tenure, ClockOffset(.zero, error: .zero), age: .zero)))
      storage.perform(.keep(.record(.report, text, age: .zero)))
    }
    storage.close(within: .seconds(60))
  }

  private func report(of tenure: Tenure) -> String? {
    KeptFiles(in: state, of: tenure)?.text(of: .report)
  }

  @Test func aReportGrows() {
    desk(hears: (Self.tenure, "a\n"), (Self.tenure, "a\nb\n"))
    #expect(report(of: Self.tenure) == "a\nb\n")
  }

  /// A clock that was started again tells only what has ended since.
  @Test func aDeskThatIsStartedAgainLosesNothingToAClockThatIs() {
    desk(hears: (Self.tenure, "a\nb\n"))
    desk(hears: (Self.tenure, ""), (Self.tenure, "c\n"))
    #expect(report(of: Self.tenure) == "a\nb\nc\n")
  }

  @Test func theReportsOfAllHoldersOfALineageAreOne() {
    let next = Self.tenure.next(holder: 3)
    desk(hears: (Self.tenure, "a\n"), (next, "b\n"))
    #expect(report(of: next) == "a\nb\n")
  }

  @Test func eachLineageHasAReportOfItsOwn() {
    let other = Tenure(freshLineage: 4, holder: 2)
    desk(hears: (Self.tenure, "a\n"), (other, "b\n"), (Self.tenure, "a\nc\n"))
    #expect(report(of: Self.tenure) == "a\nc\n")
    #expect(report(of: other) == "b\n")
  }

  /// The loop asks for that some time after a write has failed.
  @Test func whatCouldNotBeWrittenIsWrittenWhenThatIsAskedFor() throws {
    try home.write("", to: "state/desk")
    var storage = DeskStorage(in: state, name: "left")
    storage.perform(.keep(.clock(Self.tenure, ClockOffset(.zero, error: .zero), age: .zero)))
    storage.perform(.keep(.stage("{}")))
    storage.close(within: .seconds(60))
    home.remove("state/desk")
    storage.perform(.recordAgain(.talk))
    storage.close(within: .seconds(60))
    #expect(KeptFiles(in: state, of: Self.tenure)?.text(of: .stage) == "{}")
    #expect(storage.drainOutcomes().last == .recorded(.talk))
  }
}
