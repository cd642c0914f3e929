import StageRenderer
import Testing
import TimerTestSupport

@testable import Room

// What a hand does with the mouse.
extension Session {
  /// All places of the screen, row by row.
  var places: some Sequence<Position> {
    let size = console.size
    return (0..<size.rows * size.columns).lazy.map {
      Position(column: $0 % size.columns, row: $0 / size.columns)
    }
  }

  /// A place of a target: the first, and a column further where its neighbour still is one.
  func place(of target: Frame.Target) throws -> Position {
    var console = console
    _ = console.draw()
    let frame = console.screen.frame
    func isThere(_ place: Position) -> Bool { frame?.target(at: place) == target }
    let first = try #require(places.first(where: isThere))
    let next = Position(column: first.column + 1, row: first.row)
    return isThere(next) ? next : first
  }

  /// Draws the screen, so that a copy that looks for a place, and the mouse, find its pictures.
  mutating func keepPictures() { _ = canvas() }

  /// Lets the terminal report the focus long enough ago, so that a click is meant for the clock.
  mutating func reportFocus() {
    handle(.input(.focus(true)))
    pass(.milliseconds(300))
  }

  mutating func click(_ target: Frame.Target) throws { try hold(target, for: .milliseconds(60)) }

  mutating func hold(_ target: Frame.Target, for time: Duration) throws {
    keepPictures()
    let place = try place(of: target)
    handle(.input(.mouse(Mouse(.press, at: place))))
    pass(time)
    handle(.input(.mouse(Mouse(.release, at: place))))
  }

  /// Moves with the button down, a column each so many milliseconds.
  mutating func drag(_ columns: Int, each milliseconds: Int) throws {
    keepPictures()
    var place = try place(of: .digits)
    handle(.input(.mouse(Mouse(.press, at: place))))
    for _ in 0..<abs(columns) {
      pass(.milliseconds(milliseconds))
      place.column += columns.signum()
      handle(.input(.mouse(Mouse(.drag, at: place))))
    }
    handle(.input(.mouse(Mouse(.release, at: place))))
  }
}
