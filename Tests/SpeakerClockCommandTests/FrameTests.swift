import ArgumentParser
import OperatorConsole
import TerminalCanvas
import Testing
import TimerEngine
import TimerTestSupport

@testable import SpeakerClockCommand

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

  @Test(arguments: ["1x1", "3x1", "30x10", "80x24", "200x50", "1000x300"])
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
  func aBadSizeIsRefused(size: String) throws {
    let error = try #require(throws: (any Error).self) {
      try FrameCommand.parse(["--size", size]).drawnConsole(choice: .bundled)
    }
    let message = FrameCommand.message(for: error)
    #expect(message.contains("it is not the size of a screen. Expected columns and rows from 1x1"))
    #expect(FrameCommand.exitCode(for: error) == .validationFailure)
  }

  @Test(arguments: [
    (["--state", "ready", "--over", "1:00"], "cannot be used together"),
    (["--state", "asleep"], "'asleep' is invalid"), (["0:00"], "'0:00' is too short"),
    (["5:61"], "'5:61' is not a valid time"),
    (["--preset", "none such"], "There is no preset 'none such'"),
    (["--format", "gif"], "'gif' is invalid"),
  ])
  func refusedArgumentsAreNamed(arguments: [String], words: String) throws {
    let error = try #require(throws: (any Error).self) {
      try FrameCommand.parse(arguments).drawnConsole(choice: .bundled)
    }
    #expect(FrameCommand.message(for: error).contains(words))
    #expect(FrameCommand.exitCode(for: error) == .validationFailure)
  }
}
