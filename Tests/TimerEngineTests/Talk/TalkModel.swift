import TimerEngine
import TimerTestSupport

/// A second, very simple implementation of the countdown: integer nanoseconds that are subtracted
/// as time passes, plain fields, and ifs.
struct TalkModel: Equatable {
  private static let second = 1_000_000_000
  private static let longest = 86_399

  var isReady = true
  var isRunning = false
  var left: Int
  var green: Int
  var yellow: Int
  var red: Int
  var now = 0
  var startedAt = 0
  var idleSince = 0
  private var past: [TalkModel] = []

  init(green: Int, yellow: Int, red: Int) {
    left = green * Self.second
    self.green = green
    self.yellow = yellow
    self.red = red
  }

  /// Up to the next whole second, down to zero and below.
  var shown: Int {
    if left > 0 { return (left + Self.second - 1) / Self.second }
    return -(-left / Self.second)
  }

  var shownYellow: Int { yellow < green ? yellow : green }
  var shownRed: Int { red < green ? red : green }

  var phase: Phase {
    if shown > shownYellow && shown > 0 { return .green }
    if shown > shownRed && shown > 0 { return .yellow }
    if shown >= 0 { return .red }
    return .overtime
  }

  mutating func wait(until moment: Int) {
    if isRunning { left -= moment - now }
    now = moment
  }

  mutating func apply(_ verb: Verb) -> Outcome {
    if case .undo = verb { return undo() }
    var before = self
    before.past = []
    let outcome = change(verb)
    var after = self
    after.past = []
    if after != before { past.append(before) }
    if past.count == 11 { past.removeFirst() }
    return outcome
  }

  private mutating func undo() -> Outcome {
    guard var before = past.last else { return .changed(false) }
    let moment = now
    before.past = past.dropLast()
    self = before
    wait(until: moment)
    return .changed(true)
  }

  private mutating func change(_ verb: Verb) -> Outcome {
    switch verb {
    case .start:
      if !isRunning { run(since: now) }
    case .stop:
      if isRunning { stop(asReady: false) }
    case .load(let preset):
      green = preset.duration
      yellow = preset.thresholds.yellow
      red = preset.thresholds.red
      left = green * Self.second
      stop(asReady: true)
    case .tap(let lamp):
      tap(lamp == .green ? green : lamp == .yellow ? shownYellow : shownRed)
    case .back:
      left = green * Self.second
      stop(asReady: true)
    case .hold(let lamp):
      if let refusal = hold(lamp) { return .refused(refusal) }
    case .set(let seconds):
      return .changed(!isRunning && move(by: seconds))
    case .add(let seconds):
      return .changed(move(by: seconds))
    case .startFromIdle:
      let late = (isRunning ? startedAt : now) - idleSince
      left -= late
      run(since: idleSince)
      return .late(.nanoseconds(late))
    case .undo:
      break
    }
    return .nothing
  }

  private mutating func tap(_ time: Int) {
    if isRunning && time == 0 { return }
    left = time * Self.second
    if isReady { stop(asReady: true) }
  }

  private mutating func run(since moment: Int) {
    isReady = false
    isRunning = true
    startedAt = moment
  }

  private mutating func stop(asReady: Bool) {
    isReady = asReady
    isRunning = false
    startedAt = 0
    idleSince = now
  }

  private mutating func hold(_ lamp: Lamp) -> Refusal? {
    if shown < 0 { return .inOvertime }
    if lamp == .green && isRunning { return .greenWhileRunning }
    if lamp == .green && shown == 0 { return .greenAtZero }
    if lamp == .yellow && shown > green { return .aboveGreenTime }
    if lamp == .red && shown > shownYellow { return .redAboveYellow(shownYellow) }
    yellow = shownYellow
    red = shownRed
    if lamp == .green { green = shown }
    if lamp == .yellow || yellow > shown && lamp == .green { yellow = shown }
    if lamp == .red || red > shown { red = shown }
    return nil
  }

  private mutating func move(by seconds: Int) -> Bool {
    let before = left
    if isReady {
      let time = shown + seconds
      if time < 1 || time > Self.longest { return false }
      if shown == green { green = time }
      left = time * Self.second
      return true
    }
    let isOvertime = shown < 0
    left += seconds * Self.second
    if seconds > 0 && left > Self.longest * Self.second { left = Self.longest * Self.second }
    if seconds < 0 && !isOvertime && left < 0 { left = min(before, 0) }
    if seconds < 0 && isOvertime && left < -Self.longest * Self.second {
      left = min(before, -Self.longest * Self.second)
    }
    return left != before
  }
}
