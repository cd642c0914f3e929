import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// The screen for a teleprompter's glass, and the screen of lamps alone.
struct MirrorTests {
  private func session(_ size: String, _ change: (inout Settings) -> Void) -> Session {
    var settings = Settings()
    change(&settings)
    return Session(1062, yellow: 180, red: 60, size: Size(size), settings: settings)
  }

  /// In a mirror the digits are read as usual, and the operator's words as they are.
  @Test(arguments: ["80x24", "45x80", "120x36"])
  func theDigitsAreReadInAMirror(size: String) throws {
    var session = session(size) { $0.clock.look.isMirrored = true }
    session.press(" ")
    session.pass(seconds: 1)
    var canvas = session.canvas()
    #expect(readDigits(canvas) == nil)
    #expect(canvas.lines[0].hasPrefix("1"))
    #expect(canvas.lines.last?.isEmpty == false)
    let labels = try #require(canvas.lines.first { $0.contains("GREEN") })
    let places = ["RED", "YELLOW", "GREEN"].map { labels.ranges(of: $0).first?.lowerBound }
    #expect(
      zip(places, places.dropFirst()).allSatisfy {
        ($0 ?? labels.endIndex) < ($1 ?? labels.startIndex)
      })
    canvas.mirror(canvas.bounds)
    #expect(readDigits(canvas) == "17:41")
  }

  @Test func aMessageIsMirroredToo() {
    var plain = session("80x24") { $0.clock.message = "Hi" }
    var mirrored = session("80x24") {
      $0.clock.message = "Hi"
      $0.clock.look.isMirrored = true
    }
    var canvas = mirrored.canvas()
    #expect(canvas != plain.canvas())
    canvas.mirror(Rect(column: 0, row: 2, columns: 80, rows: 15))
    let rows = 2 * 80..<17 * 80
    #expect(
      canvas.cells[rows].map(\.style.background)
        == plain.canvas().cells[rows].map(\.style.background))
  }

  @Test func theHelpKeepsTheDigitsMirrored() {
    var session = session("120x40") { $0.clock.look.isMirrored = true }
    session.press("?")
    var canvas = session.canvas()
    #expect(canvas.lines.contains { $0.contains("Space") })
    #expect(readDigits(canvas) == nil)
    canvas.mirror(Rect(column: 0, row: 0, columns: 120, rows: 40))
    #expect(readDigits(canvas) == "17:42")
  }

  /// A hand points at what it sees.
  @Test(arguments: ["80x24", "45x80", "30x10"])
  func inAMirrorRedIsAtTheLeft(size: String) throws {
    var session = session(size) { $0.clock.look.isMirrored = true }
    session.keepPictures()
    let columns = try [Lamp.red, .yellow, .green].map { try session.place(of: .lamp($0)).column }
    #expect(columns == columns.sorted())
  }

  @Test(arguments: ["80x24", "200x50", "45x80", "20x30"], [false, true])
  func onlyLampsCanBePointedAtWhereTheyStandAlone(size: String, isMirrored: Bool) throws {
    var session = session(size) {
      $0.clock.look.showsOnlyLamps = true
      $0.clock.look.isMirrored = isMirrored
    }
    _ = session.canvas()
    let found = session.places.compactMap { session.console.screen.frame?.target(at: $0) }
    #expect(Set(found) == Set(Lamp.allCases.map { .lamp($0) }))
    try session.click(.lamp(.yellow))
    #expect(session.shown == 180)
    #expect(session.canvas().lines.contains { $0.contains("YELLOW") })
  }

  /// A size, and the rows of the lit lamp.
  @Test(arguments: [("80x24", 13), ("200x50", 33), ("45x80", 22), ("20x30", 8)])
  func theLampsAloneFillTheScreen(size: String, rows: Int) {
    var session = session(size) { $0.clock.look.showsOnlyLamps = true }
    let canvas = session.canvas()
    let lit = (0..<canvas.size.rows).filter { row in
      canvas.cells[row * canvas.size.columns..<(row + 1) * canvas.size.columns].contains {
        $0.eighths(in: Colour(42)) >= 4
      }
    }
    #expect(lit.count == rows)
    #expect(readDigits(canvas) == nil)
    #expect(session.status().hasPrefix("READY"))
    #expect(canvas.lines.contains { $0.contains("GREEN") })
  }

  @Test(arguments: ["10x3", "5x1", "3x3", "0x0"])
  func whereThereIsNoRoomForThemTheTimeStands(size: String) {
    var session = session(size) { $0.clock.look.showsOnlyLamps = true }
    var standard = self.session(size) { _ in }
    #expect(session.canvas() == standard.canvas())
  }
}
