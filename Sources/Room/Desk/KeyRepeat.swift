import StageRenderer
import TimerEngine

/// Recognises held keys where no question is open, bursts of steps, double clicks, and clicks that
/// are meant for the terminal's window; see `SecondPress` for keys that answer a question.
///
/// All moments are real time.
struct KeyRepeat {
  /// When a held key may repeat for the first time.
  ///
  /// A toggle that comes sooner is ignored anyway.
  private static let repeatDelays = Duration.milliseconds(500)...Duration.milliseconds(1100)
  private static let maxStepsPerSecond = 8
  private static let doubleClickTime = Duration.milliseconds(400)
  /// A click that brings a window to the front comes with its focus.
  private static let focusTime = Duration.milliseconds(300)
  /// A press of the same key after less than this is a repeat, where a hand may press it often.
  private static let maxRepeatPause = Duration.milliseconds(100)

  /// What a press of the key that undoes means.
  enum Undo {
    /// It undoes a change.
    case step
    /// It repeats, and does nothing.
    case ignored
    /// The key is held, so that the change that its first repeat has undone comes back.
    case redoes
  }

  /// A click on the digits, and the state before it.
  struct Click {
    let at: Timestamp
    let before: TalkSnapshot
    /// The undo count before the click.
    let changeCount: Int
    /// The question that was open before the click.
    let question: Question?
  }

  /// What a click on the digits is, by those before it.
  enum ClickKind {
    /// The first one for a while.
    case single
    /// The second of a double click, which began with this one.
    case double(Click)
    /// One more right behind a double click.
    case further
  }

  /// The state of the mouse while its button is down.
  var pointer: Pointer?
  /// Whether the terminal's window has the focus, and when that was reported; `nil` if it never
  /// was.
  private var focus: (isHere: Bool, at: Timestamp)?
  /// The last toggle by Space, a clicker or the mouse; ignored ones count as well.
  private var lastToggle: Timestamp?
  /// The last command from a key, and when.
  private var lastPress: (command: Command, at: Timestamp)?
  /// A toggle that may turn out to be the first repeat of a held key, and the undo count before it.
  private var possibleRepeat: (at: Timestamp, changeCount: Int)?
  private var lastIdleKey: Timestamp?
  /// The last press of the key that undoes.
  private var lastUndo: (at: Timestamp, repeats: Int, mayBeRepeat: Bool)?
  /// Whether the last press of that key has undone something, and may be the first repeat of a held
  /// key.
  private var canRedo = false
  /// How many changes this key has undone in a row.
  private var undoneCount = 0
  /// When the steps of the last second were made.
  private var steps: [Timestamp] = []
  /// The repeated step, when its key was pressed last, and the seconds that all repetitions have
  /// changed so far.
  private var burst: (command: Command, last: Timestamp, seconds: Int)?
  /// The first and the last of the latest clicks in quick succession, and how many they are.
  private var clicks: (first: Click, last: Timestamp, count: Int)?

  // MARK: Keys

  /// Records a press after it was handled.
  mutating func recordPress(_ command: Command, at now: Timestamp) { lastPress = (command, now) }

  /// Whether a command repeats as fast as only a held key does.
  func isRepeat(_ command: Command, at now: Timestamp) -> Bool {
    guard let lastPress, lastPress.command == command else { return false }
    // A program types faster.
    return now - lastPress.at >= .milliseconds(10) && now - lastPress.at < Self.maxRepeatPause
  }

  /// Records what a toggle has done, which may be the first repeat of a held key; `changeCount` is
  /// the undo count before it.
  mutating func recordToggle(hasToggled: Bool, at now: Timestamp, changeCount: Int) {
    let passed = lastToggle.map { now - $0 }
    lastToggle = now
    if let passed, passed < Self.repeatDelays.lowerBound { return }
    let mayBeRepeat = passed.map(Self.repeatDelays.contains) ?? false
    possibleRepeat = mayBeRepeat && hasToggled ? (now, changeCount) : nil
  }

  /// The undo count before the first repeat of a held key that toggles; `nil` if nothing has to be
  /// taken back.
  ///
  /// Many keyboards wait longer than half a second before a held key repeats, and then repeat it
  /// many times a second. The first repeat looks like another press; what it did is taken back.
  mutating func takePossibleRepeat(at now: Timestamp) -> Int? {
    guard let first = possibleRepeat, now - first.at < SecondPress.shortestPause else { return nil }
    possibleRepeat = nil
    return first.changeCount
  }

  /// Judges a press of the key that undoes: however long it is held, it undoes one change.
  mutating func pressUndo(at now: Timestamp) -> Undo {
    let last = lastUndo
    let pause = last.map { now - $0.at }
    guard let last, let pause, pause < Self.maxRepeatPause else {
      let mayBeRepeat = pause.map { $0 <= Self.repeatDelays.upperBound } ?? false
      (lastUndo, canRedo) = ((now, 0, mayBeRepeat), false)
      return .step
    }
    lastUndo = (now, last.repeats + 1, last.mayBeRepeat)
    guard last.repeats == 1, canRedo else { return .ignored }
    (canRedo, undoneCount) = (false, undoneCount - 1)
    return .redoes
  }

  /// Records that the key has undone a change; returns how many it has in a row.
  mutating func recordUndo() -> Int {
    canRedo = lastUndo?.mayBeRepeat ?? false
    undoneCount += 1
    return undoneCount
  }

  /// Begins anew, because another command follows.
  mutating func endUndoing() { (lastUndo, canRedo, undoneCount) = (nil, false, 0) }

  // MARK: Steps

  /// Admits at most eight steps in any second, however fast a held key repeats.
  mutating func admitStep(at now: Timestamp) -> Bool {
    steps.removeAll { now - $0 >= .seconds(1) }
    guard steps.count < Self.maxStepsPerSecond else { return false }
    steps.append(now)
    return true
  }

  /// Records a press of a step; returns whether it continues the burst: the same command, less than
  /// a second after the last.
  mutating func continueBurst(_ command: Command, at now: Timestamp) -> Bool {
    guard let last = burst, last.command == command, now - last.last < .seconds(1) else {
      burst = (command, now, 0)
      return false
    }
    burst?.last = now
    return true
  }

  /// Records what a step has changed; returns the seconds that the whole burst has.
  mutating func recordStep(_ command: Command, by seconds: Int) -> Int {
    guard let earlier = burst, earlier.command == command else { return seconds }
    burst?.seconds += seconds
    return earlier.seconds + seconds
  }

  /// Ends the burst, because another command follows.
  mutating func endBurst() { burst = nil }

  // MARK: Clicks

  /// Records a click on the digits.
  mutating func record(_ click: Click) -> ClickKind {
    guard let clicks, click.at - clicks.last < Self.doubleClickTime else {
      clicks = (click, click.at, 1)
      return .single
    }
    self.clicks = (clicks.first, click.at, clicks.count + 1)
    return clicks.count == 1 ? .double(clicks.first) : .further
  }

  // MARK: The focus

  /// Whether the terminal has ever reported the focus.
  var knowsFocus: Bool { focus != nil }

  /// Records that the terminal's window has got the focus or lost it, which ends what the mouse
  /// does.
  mutating func recordFocus(_ isHere: Bool, at now: Timestamp) {
    pointer = nil
    focus = (isHere, now)
  }

  /// Whether a key that did nothing is worth a word: it is the first one for two seconds.
  mutating func admitIdleKey(at now: Timestamp) -> Bool {
    defer { lastIdleKey = now }
    return lastIdleKey.map { now - $0 > .seconds(2) } ?? true
  }

  /// Records that a key was pressed: its window has the focus, even if a report of it was lost.
  mutating func recordKey(at now: Timestamp) {
    if focus?.isHere == false { focus = (true, now) }
  }

  /// Whether the mouse does nothing, because the window has no focus, or got it by this very click.
  func ignoresMouse(at now: Timestamp) -> Bool {
    guard let focus else { return false }
    return !focus.isHere || now - focus.at < Self.focusTime
  }
}

/// The state of the mouse while its button is down.
struct Pointer {
  /// The target under it when the button went down.
  let target: Frame.Target
  /// When the button went down.
  let pressedAt: Timestamp
  /// The position at which the button went down.
  let pressedPosition: Position
  /// The position after the last movement, and its time.
  var lastMove: (position: Position, at: Timestamp)
  /// Whether it has become a long press.
  var isLongPress = false
  /// Whether it has become a drag.
  var isDragging = false
  /// Whether the drag was recorded for undo, so that later movements belong to the same step.
  var isRecorded = false

  init(_ target: Frame.Target, at position: Position, pressedAt now: Timestamp) {
    self.target = target
    pressedAt = now
    pressedPosition = position
    lastMove = (position, now)
  }

  /// The movement between two positions in columns: positive to the right and upwards, which makes
  /// the time longer; a row counts as two columns.
  ///
  /// It is limited, so that no reported position makes a calculation overflow.
  static func dragOffset(from start: Position, to end: Position) -> Int {
    func limited(_ number: Int) -> Int { max(-maxCells, min(number, maxCells)) }
    return limited(end.column) - limited(start.column)
      + 2 * (limited(start.row) - limited(end.row))
  }

  /// More columns and rows than any screen has.
  private static let maxCells = 99_999

  /// The seconds by which a column changes the time, for speeds in columns per second below a
  /// limit; a faster hand changes more.
  private static let steps: [(below: Double, seconds: Int)] = [(10, 1), (30, 5), (80, 15)]
  private static let largestStep = 60

  /// The seconds by which a movement of some columns changes the time; `time` is its real time.
  static func seconds(_ columns: Int, in time: Duration) -> Int {
    let speed = Double(abs(columns)) / max(time / .seconds(1), 0.001)
    let step = steps.first { speed < $0.below }?.seconds ?? largestStep
    return columns * step
  }
}
