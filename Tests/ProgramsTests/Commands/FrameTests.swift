import ArgumentParser
import Room
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Commands

struct FrameTests {
  private func canvas(_ arguments: String) throws -> Canvas {
    let frame = try FrameCommand.parse(arguments.split(separator: " ").map(String.init))
    var console = try frame.drawnConsole(choice: .bundled)
    return console.draw()
  }

  @Test(arguments: [
    ("--size 5x1", "18:00"), ("17:42 --size 5x1", "17:42"), ("--over 2:07 --size 5x1", "−2:07"),
    ("2:30 --preset ted --size 5x1", "02:30"), ("--preset 3 --size 5x1", "10:00"),
    ("0:00 --preset 3 --size 5x1", "00:00"), ("17:42 --size 3x1", "17m"),
    ("17:42 --size 1x1", "G"), ("2:30 --preset ted --size 1x1", "Y"),
  ])
  func theTimeIsTheOneThatIsAskedFor(arguments: String, text: String) throws {
    #expect(try canvas(arguments).lines == [text])
  }

  @Test(arguments: [
    ("--size 60x12", "READY   Space starts   ? help"),
    ("--size 60x12 --state paused", "PAUSED   Space resumes   ? help"),
    ("--size 60x12 --state running", ""), ("--size 60x12 --over 1:00", ""),
    ("--size 60x12 --over 1:00 --state paused", "PAUSED   Space resumes   ? help"),
  ])
  func theStateIsTheOneThatIsAskedFor(arguments: String, status: String) throws {
    #expect(try canvas(arguments).lines.last == status)
  }

  @Test(arguments: ["ready", "running", "paused"])
  func aMessageIsShownInEachState(state: String) throws {
    let lines = try canvas("5:00 --message Hello --size 24x4 --state \(state)").lines
    #expect(lines.contains { $0.contains("Hello") }, "\(lines)")
  }

  private static let rundown = """
    rundown:
      date: 2026-11-24
      zone: Europe/Vienna
      items:
        - {break: 10m, title: Welcome, start: "10:00"}
        - {talk: 20m, title: Engines, speaker: Ada}
        - {break: 15m, title: Coffee, after: Come in}
        - {talk: 10m, title: Compilers, speaker: Grace}
    """

  /// The words of what displays show between talks, from the top to the bottom.
  @Test(
    arguments: [
      ("", "Welcome / starts at 10:10 / Next: Ada"),
      ("2:30", "Welcome / starts at 10:10 / Next: Ada"),
      ("--item Engines", "Ada / Engines / starts in 5:00"),
      ("0:45 --item #2", "Ada / Engines / starts in 0:45"),
      ("1:30:00 --item ada", "Ada / Engines / starts at 10:10"),
      ("--item coffee", "Coffee / back at 10:45 / Next: Grace"),
      ("--item coffee --over 1:30", "Coffee / Come in / Next: Grace"),
      ("--item grace", "Grace / Compilers / starts in 5:00"), ("--item end --size 8x3", "End"),
    ])
  func betweenTalksItIsWhatDisplaysShow(arguments: String, words: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.rundown, to: "day.yaml")
    let all =
      ["--rundown", folder.path(of: "day.yaml"), "--glyphs", "ascii"]
      + (arguments.contains("--size") ? [] : ["--size", "30x8"])
      + arguments.split(separator: " ").map(String.init)
    let canvas = try FrameCommand.parse(all).canvas()
    let found = canvas.lines.filter { $0.contains { $0.isLetter } }
      .map { $0.split(separator: " ").joined(separator: " ") }
    #expect(found.joined(separator: " / ") == words)
  }

  @Test(
    arguments: [
      ("--item Ada", "--item 'Ada' needs a rundown"),
      ("--rundown day.yaml --preset ted", "--rundown 'day.yaml' and --preset 'ted' cannot be used"),
      ("--rundown day.yaml --state ready", "--rundown 'day.yaml' and --state 'ready' cannot"),
    ])
  func whatDoesNotFitIsRefused(arguments: String, message: String) throws {
    let error = try #require(throws: (any Error).self) {
      try FrameCommand.parse(arguments.split(separator: " ").map(String.init))
    }
    #expect(FrameCommand.message(for: error).contains(message))
  }

  @Test(arguments: ["1x1", "3x1", "30x10", "80x24", "200x50"])
  func aTextHasAsManyLinesAsAsked(size: String) throws {
    let canvas = try canvas("--size \(size)")
    #expect(canvas.lines.count == Size(size).rows)
    #expect(canvas.lines.allSatisfy { $0.count <= Size(size).columns })
  }

  @Test func asTextItIsDrawnInASCII() throws {
    let lines = try canvas("12:34 --size 60x12").lines
    #expect(lines.contains { $0.contains("##") && $0.contains("..") })
  }

  @Test(arguments: [
    "0x5", "5x0", "1000000x1", "1x1000000", "80", "x", "80x", "axb", "80x24x1", "-1x5", "1001x1",
    "99999999999999999999x1", "",
  ])
  func aBadSizeIsRefused(size: String) {
    #expect(throws: ArgumentValueError.self) { try SizeArgument(size) }
  }

  @Test func theLargestSizeIsAccepted() throws {
    #expect(try SizeArgument("1000x300").size == Size(columns: 1000, rows: 300))
  }

  @Test(arguments: [
    (["--state", "ready", "--over", "1:00"], "cannot be used together"),
    (["--state", "asleep"], "'asleep' is invalid"), (["0:00"], "'0:00' is too short"),
    (["5:61"], "'5:61' is not a valid time"),
    (["--preset", "none such"], "There is no preset 'none such'"),
    (["--format", "gif"], "'gif' is invalid"),
    (["--size", "80"], "it is not the size of a screen. Expected columns and rows from 1x1"),
  ])
  func refusedArgumentsAreNamed(arguments: [String], words: String) throws {
    let error = try #require(throws: (any Error).self) {
      try FrameCommand.parse(arguments).drawnConsole(choice: .bundled)
    }
    #expect(FrameCommand.message(for: error).contains(words))
    #expect(FrameCommand.exitCode(for: error) == .validationFailure)
  }
}
