import TerminalCanvas
import TimerEngine

/// The mouse's button while it is down.
struct Pointer {
  /// What it went down on.
  let target: Target
  /// When it did.
  let since: Timestamp
  /// Where the mouse was last, and when.
  var last: (position: Position, at: Timestamp)
  /// Where it went down.
  let start: Position
  /// Whether it has been down for long enough to hold its target.
  var isHolding = false
  /// Whether it moves the time.
  var isDragging = false
  /// Whether the drag can be undone already.
  var isUndoable = false

  init(_ target: Target, at position: Position, since now: Timestamp) {
    self.target = target
    since = now
    start = position
    last = (position, now)
  }

  /// How far two places are apart along the way that makes the time longer: to the right, and
  /// upwards, where a row counts as two columns.
  ///
  /// It is limited, so that whatever was reported can be calculated with.
  static func distance(from start: Position, to end: Position) -> Int {
    func limited(_ number: Int) -> Int { max(-mostCells, min(number, mostCells)) }
    return limited(end.column) - limited(start.column)
      + 2 * (limited(start.row) - limited(end.row))
  }

  /// More columns and rows than any screen has.
  private static let mostCells = 99_999

  /// The seconds that a movement changes: the more the faster the hand is.
  ///
  /// Columns are negative to the left; `time` is how long it took, in the operator's time.
  static func seconds(_ columns: Int, in time: Duration) -> Int {
    let speed = Double(abs(columns)) / max(time / .seconds(1), 0.001)
    let step = speed < 10 ? 1 : speed < 30 ? 5 : speed < 80 ? 15 : 60
    return columns * step
  }
}
