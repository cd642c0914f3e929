import StageDisplay
import TerminalCanvas
import TimerEngine

/// Filters out presses that nobody meant: repeats of held keys, bouncing pedals, double presses.
///
/// All moments are on the real clock.
struct InputGate {
  private static let minToggleInterval = Duration.milliseconds(500)
  private static let longestRepeatDelay = Duration.seconds(1)
  private static let maxSteps = 8
  private static let doubleClickTime = Duration.milliseconds(400)
  /// A held key repeats faster than a hand presses, and slower than a program types.
  private static let repeatTimes = Duration.milliseconds(10)..<Duration.milliseconds(100)

  /// A click on the digits, and the state before it.
  struct Click {
    let at: Timestamp
    let before: TalkSnapshot
    /// How many changes by hand there were.
    let changes: Int
    let question: Question?
  }

  /// The state of the mouse while its button is down.
  var pointer: Pointer?
  /// The last press of Space, ignored presses included.
  private var lastToggle: Timestamp?
  /// The last command from a key, and when.
  private var lastPress: (command: Command, at: Timestamp)?
  /// A press that may turn out to be the first repeat of a held key, and how many changes there were
  /// before it.
  private var firstRepeat: (command: Command, at: Timestamp, changes: Int)?
  /// When the steps of the last second were made.
  private var steps: [Timestamp] = []
  /// The repeated step, its last moment, and the seconds that all repetitions changed.
  private var burst: (command: Command, last: Timestamp, seconds: Int)?
  /// The first click of what may become a double click.
  private var lastClick: Click?

  // MARK: Keys

  /// Remembers a press after it was handled.
  mutating func pressed(_ command: Command, at now: Timestamp) { lastPress = (command, now) }

  /// Whether a command repeats as fast as only a held key does.
  func isRepeat(_ command: Command, at now: Timestamp) -> Bool {
    guard let lastPress, lastPress.command == command else { return false }
    return Self.repeatTimes.contains(now - lastPress.at)
  }

  /// Whether Space may start or stop: not within half a second of the last press.
  ///
  /// A held key repeats, and a pedal bounces. Each press counts, ignored ones included.
  mutating func admitsToggle(at now: Timestamp, changes: Int) -> Bool {
    let passed = lastToggle.map { now - $0 }
    lastToggle = now
    if let passed, passed < Self.minToggleInterval { return false }
    let mayBeRepeat = passed.map { $0 < Self.longestRepeatDelay } ?? false
    firstRepeat = mayBeRepeat ? (.toggle, now, changes) : nil
    return true
  }

  /// Forgets that the last press of Space may have been a repeat, since it did something else.
  mutating func toggleWasMeant() { firstRepeat = nil }

  /// Remembers a second press that confirms something: it may be the first repeat of a held key.
  mutating func confirmed(_ command: Command, at now: Timestamp, changes: Int) {
    // Undo has its own way back.
    firstRepeat = command == .undo ? nil : (command, now, changes)
  }

  /// How many changes there were before the press that a repeat shows to have been no press, `nil` if
  /// there is none.
  ///
  /// Many keyboards wait longer than half a second before a held key repeats, and then repeat it
  /// many times a second: what the first repeat did is taken back.
  mutating func firstRepeat(of command: Command, at now: Timestamp) -> Int? {
    guard let first = firstRepeat, first.command == command,
      now - first.at < Self.repeatTimes.upperBound
    else { return nil }
    firstRepeat = nil
    return first.changes
  }

  // MARK: Steps

  /// Whether a step may change the time: at most eight in any second, however fast a held key
  /// repeats.
  mutating func admitsStep(at now: Timestamp) -> Bool {
    steps.removeAll { now - $0 >= .seconds(1) }
    guard steps.count < Self.maxSteps else { return false }
    steps.append(now)
    return true
  }

  /// Whether a step continues the burst: the same command, less than a second after the last.
  func continuesBurst(_ command: Command, at now: Timestamp) -> Bool {
    guard let burst, burst.command == command else { return false }
    return now - burst.last < .seconds(1)
  }

  /// Remembers a step; returns the seconds that the whole burst has changed.
  mutating func stepped(_ command: Command, by seconds: Int, at now: Timestamp) -> Int {
    let earlier = continuesBurst(command, at: now) ? burst?.seconds ?? 0 : 0
    burst = (command, now, earlier + seconds)
    return earlier + seconds
  }

  /// Ends the burst, since another command follows.
  mutating func endBurst() { burst = nil }

  // MARK: Clicks

  /// The first click of the double click that this one completes; `nil` if this is a first click.
  mutating func clickBefore(_ click: Click) -> Click? {
    if let first = lastClick, click.at - first.at <= Self.doubleClickTime {
      lastClick = nil
      return first
    }
    lastClick = click
    return nil
  }
}

/// The state of the mouse while its button is down.
struct Pointer {
  /// The target under it when the button went down.
  let target: Frame.Target
  /// When the button went down.
  let since: Timestamp
  /// The last position, and when.
  var last: (position: Position, at: Timestamp)
  /// The position at which the button went down.
  let start: Position
  /// Whether it has become a long press.
  var isLongPress = false
  /// Whether it has become a drag.
  var isDragging = false
  /// Whether the drag was recorded for undo.
  var isUndoable = false

  init(_ target: Frame.Target, at position: Position, since now: Timestamp) {
    self.target = target
    since = now
    start = position
    last = (position, now)
  }

  /// The distance between two positions in the direction that makes the time longer: to the right,
  /// and upwards, where a row counts as two columns.
  ///
  /// It is limited, so that no reported position makes a calculation overflow.
  static func distance(from start: Position, to end: Position) -> Int {
    func limited(_ number: Int) -> Int { max(-maxCells, min(number, maxCells)) }
    return limited(end.column) - limited(start.column)
      + 2 * (limited(start.row) - limited(end.row))
  }

  /// More columns and rows than any screen has.
  private static let maxCells = 99_999

  /// The seconds that a movement changes: more if the hand is faster.
  ///
  /// Columns are negative to the left; `time` is how long it took, in the operator's time.
  static func seconds(_ columns: Int, in time: Duration) -> Int {
    let speed = Double(abs(columns)) / max(time / .seconds(1), 0.001)
    let step = speed < 10 ? 1 : speed < 30 ? 5 : speed < 80 ? 15 : 60
    return columns * step
  }
}
