import StageDisplay
import TerminalCanvas
import TimerEngine

/// Tells presses that are meant from those of held keys, bouncing pedals and shaking hands.
///
/// All moments are real time.
struct InputGate {
  private static let minToggleInterval = Duration.milliseconds(500)
  private static let longestRepeatDelay = Duration.seconds(1)
  private static let maxSteps = 8
  private static let doubleClickTime = Duration.milliseconds(400)
  /// A held key comes again faster than a hand presses, and slower than a program types.
  private static let repeatTimes = Duration.milliseconds(10)..<Duration.milliseconds(100)

  /// A click on the digits, and how it found the clock.
  struct Click {
    let at: Timestamp
    let before: TalkSnapshot
    let question: Question?
  }

  /// The button of the mouse while it is down.
  var pointer: Pointer?
  /// When Space was pressed last, ignored presses included.
  private var lastToggle: Timestamp?
  /// The last command that a key gave, and when.
  private var lastPress: (command: Command, at: Timestamp)?
  /// A press that may turn out to be the first repeat of a held key, and the talk before it.
  private var firstRepeat: (command: Command, at: Timestamp, before: TalkSnapshot)?
  /// When the steps of the last second were made.
  private var steps: [Timestamp] = []
  /// The step that was made again and again, when last, and the seconds that all of it changed.
  private var burst: (command: Command, last: Timestamp, seconds: Int)?
  /// The first of what may become two clicks.
  private var lastClick: Click?

  // MARK: Keys

  /// Remembers a press, after what it did.
  mutating func pressed(_ command: Command, at now: Timestamp) { lastPress = (command, now) }

  /// Whether a command comes again as fast as only a held key sends it.
  func isRepeat(_ command: Command, at now: Timestamp) -> Bool {
    guard let lastPress, lastPress.command == command else { return false }
    return Self.repeatTimes.contains(now - lastPress.at)
  }

  /// Whether Space may start or stop: not within half a second of the last press.
  ///
  /// A held key repeats, and a pedal bounces. Each press counts, ignored ones included.
  mutating func admitsToggle(at now: Timestamp, _ talk: TalkSnapshot) -> Bool {
    let passed = lastToggle.map { now - $0 }
    lastToggle = now
    if let passed, passed < Self.minToggleInterval { return false }
    let mayBeRepeat = passed.map { $0 < Self.longestRepeatDelay } ?? false
    firstRepeat = mayBeRepeat ? (.toggle, now, talk) : nil
    return true
  }

  /// Forgets that the last press of Space may have been a repeat: it did something else.
  mutating func toggleWasMeant() { firstRepeat = nil }

  /// Remembers a second press that confirms something: it may be the first repeat of a held key.
  mutating func confirmed(_ command: Command, at now: Timestamp, _ talk: TalkSnapshot) {
    // Undo has its own way back.
    firstRepeat = command == .undo ? nil : (command, now, talk)
  }

  /// The talk before the press that a repeat shows to have been no press, `nil` if there is none.
  ///
  /// Many keyboards wait longer than half a second before a held key repeats, and then repeat it
  /// many times a second: what the first repeat did is taken back.
  mutating func firstRepeat(of command: Command, at now: Timestamp) -> TalkSnapshot? {
    guard let first = firstRepeat, first.command == command,
      now - first.at < Self.repeatTimes.upperBound
    else { return nil }
    firstRepeat = nil
    return first.before
  }

  // MARK: Steps

  /// Whether a step may change the time: no more than eight in any second do, however fast a held key
  /// repeats.
  mutating func admitsStep(at now: Timestamp) -> Bool {
    steps.removeAll { now - $0 >= .seconds(1) }
    guard steps.count < Self.maxSteps else { return false }
    steps.append(now)
    return true
  }

  /// Whether a step goes on with the ones before it: the same, less than a second after the last.
  func continuesBurst(_ command: Command, at now: Timestamp) -> Bool {
    guard let burst, burst.command == command else { return false }
    return now - burst.last < .seconds(1)
  }

  /// Remembers a step that has changed the time; returns the seconds that the burst has changed.
  mutating func stepped(_ command: Command, by seconds: Int, at now: Timestamp) -> Int {
    let earlier = continuesBurst(command, at: now) ? burst?.seconds ?? 0 : 0
    burst = (command, now, earlier + seconds)
    return earlier + seconds
  }

  /// Ends a burst: something else is done.
  mutating func endBurst() { burst = nil }

  // MARK: Clicks

  /// The click that this one makes a double click with, `nil` if it is the first of two.
  mutating func clickBefore(_ click: Click) -> Click? {
    if let first = lastClick, click.at - first.at <= Self.doubleClickTime {
      lastClick = nil
      return first
    }
    lastClick = click
    return nil
  }
}

/// The button of the mouse while it is down.
struct Pointer {
  /// What it went down on.
  let target: Frame.Target
  /// When it did.
  let since: Timestamp
  /// Where the mouse was last, and when.
  var last: (position: Position, at: Timestamp)
  /// Where it went down.
  let start: Position
  /// Whether it has been down for long enough to hold its target.
  var isLongPress = false
  /// Whether it moves the time.
  var isDragging = false
  /// Whether the drag can be undone already.
  var isUndoable = false

  init(_ target: Frame.Target, at position: Position, since now: Timestamp) {
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
    func limited(_ number: Int) -> Int { max(-maxCells, min(number, maxCells)) }
    return limited(end.column) - limited(start.column)
      + 2 * (limited(start.row) - limited(end.row))
  }

  /// More columns and rows than any screen has.
  private static let maxCells = 99_999

  /// The seconds that a movement changes: the more the faster the hand is.
  ///
  /// Columns are negative to the left; `time` is how long it took, in the operator's time.
  static func seconds(_ columns: Int, in time: Duration) -> Int {
    let speed = Double(abs(columns)) / max(time / .seconds(1), 0.001)
    let step = speed < 10 ? 1 : speed < 30 ? 5 : speed < 80 ? 15 : 60
    return columns * step
  }
}
