import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What can be seen from the last row: the screen as sixteen by nine pixels of light.
struct DistanceTests {
  private enum State: CaseIterable {
    case ready
    case running
    case paused
    case overtime
  }

  private static let pixels = Size(columns: 16, rows: 9)

  private func session(_ state: State, _ theme: Look.Theme) -> Session {
    var settings = Settings()
    settings.clock.look.theme = theme
    var session = Session(60, yellow: 20, red: 10, size: Size("120x36"), settings: settings)
    guard state != .ready else { return session }
    session.press(" ")
    session.pass(seconds: state == .overtime ? 70 : 10)
    if state == .paused { session.press(" ") }
    return session
  }

  /// Two seconds of a state, as pictures of luminances.
  private func seen(_ state: State, _ theme: Look.Theme) -> [[Double]] {
    var session = session(state, theme)
    return (0..<2).map { _ in
      session.pass(seconds: 1)
      return light(of: session.canvas())
    }
  }

  private func light(of canvas: Canvas) -> [Double] {
    var sums = [Double](repeating: 0, count: Self.pixels.columns * Self.pixels.rows)
    for (index, cell) in canvas.cells.enumerated() {
      let column = index % canvas.size.columns * Self.pixels.columns / canvas.size.columns
      let row = index / canvas.size.columns * Self.pixels.rows / canvas.size.rows
      sums[row * Self.pixels.columns + column] += cell.luminance
    }
    let cells = Double(canvas.cells.count) / Double(sums.count)
    return sums.map { $0 / cells }
  }

  /// The greatest difference of a pixel, whichever second one looks at first.
  private func difference(_ first: [[Double]], _ second: [[Double]]) -> Double {
    func greatest(_ pictures: [[Double]], _ others: [[Double]]) -> Double {
      zip(pictures.joined(), others.joined()).map { abs($0 - $1) }.max() ?? 0
    }
    return min(greatest(first, second), greatest(first.reversed(), second))
  }

  @Test(arguments: Look.Theme.allCases)
  func theStatesAreToldApart(theme: Look.Theme) {
    let states = State.allCases.map { ($0, seen($0, theme)) }
    for (index, first) in states.enumerated() {
      for second in states[(index + 1)...] {
        let difference = difference(first.1, second.1)
        #expect(difference > 0.03, "\(first.0), \(second.0): \(difference)")
      }
    }
  }

  /// A screen, and the light of the segment that tells the weakest pair of digits apart as it was
  /// before bars became heavier, in cells of lit red; with blocks in 256 colours.
  private static let weakestBefore = [
    ("30x40", 9.2), ("45x80", 12.1), ("60x100", 30.4), ("80x24", 11.9), ("100x30", 13.0),
    ("120x36", 28.6), ("160x45", 43.4), ("200x50", 73.7), ("300x84", 181.1),
  ]

  /// Digits are read from as far as the square root of that light grows.
  @Test func theWeakestPairIsReadFromFarther() {
    let growths = Self.weakestBefore.map { size, before in
      let growth = (weakestLight(Size(size)) / before).squareRoot()
      #expect(growth >= 1, "\(size): \(growth)")
      return growth
    }
    #expect(growths.reduce(0, +) / Double(growths.count) >= 1.1)
  }

  /// The least light by which two digits at one place differ.
  private func weakestLight(_ size: Size) -> Double {
    var session = Session(size: size)
    session.press(" ")
    session.pass(seconds: 10)
    let pictures = (0..<10).map { _ in
      session.pass(seconds: 1)
      return session.canvas().cells
    }
    // A cell that all pictures share adds nothing to a difference.
    let changing = pictures[0].indices.filter { index in
      pictures.contains { $0[index] != pictures[0][index] }
    }
    let lights = pictures.map { cells in changing.map { cells[$0].luminance } }
    let differences = lights.indices.flatMap { first in
      lights[..<first].map { zip($0, lights[first]).reduce(0) { $0 + abs($1.0 - $1.1) } }
    }
    return (differences.min() ?? 0) / SeenLight(Colour(196)).luminance
  }

  /// Letters in the place of the lamps: half of a row and more a pixel.
  @Test(arguments: ["80x24", "120x36", "200x50"])
  func withoutFlashesAWordIsWrittenLarge(size: String) {
    var settings = Settings()
    settings.clock.look.flashes = false
    var session = Session(60, size: Size(size), settings: settings)
    session.press(" ")
    session.pass(seconds: 10)
    #expect(session.console.screen.scene().largeWord == nil)
    session.press(" ")
    #expect(session.console.screen.scene().largeWord == "PAUSED")
    let paused = session.canvas()
    session.pass(seconds: 1)
    #expect(session.canvas() == paused)
    #expect(readDigits(paused) == nil || readDigits(paused) == "00:50")
    session.press(" ")
    session.pass(seconds: 50)
    #expect(session.shown == 0)
    #expect(session.console.screen.scene().largeWord == nil)
    session.pass(seconds: 5)
    #expect(session.console.screen.scene().largeWord == "OVER")
    let red = session.canvas().cells.count { $0.eighths(in: Colour(196)) > 0 }
    session.pass(seconds: 1)
    let later = session.canvas().cells.count { $0.eighths(in: Colour(196)) > 0 }
    #expect(abs(red - later) < red / 4)
  }

  /// A ready clock is steady, a paused one is not, and both show the same digits.
  @Test(arguments: Look.Theme.allCases)
  func onlyAPausedClockChangesAndKeepsItsDigits(theme: Look.Theme) {
    let ready = seen(.ready, theme)
    #expect(ready[0] == ready[1])
    let paused = seen(.paused, theme)
    let sums = paused.map { $0.reduce(0, +) }
    #expect(sums.min().map { $0 < 0.9 * (sums.max() ?? 0) } == true)
  }
}

extension Cell {
  private static let luminances = (0...255).map { SeenLight(Colour(UInt8($0))).luminance }

  /// The mean luminance of its colours.
  fileprivate var luminance: Double {
    let (ink, ground) = (style.foreground, style.background)
    let own = Self.luminances[Int(ground.index)] * Double(eighths(in: ground))
    let other = ink == ground ? 0 : Self.luminances[Int(ink.index)] * Double(eighths(in: ink))
    return (own + other) / 8
  }
}
