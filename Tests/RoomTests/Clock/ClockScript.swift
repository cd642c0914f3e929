import Files
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// A clock that runs by a script, such as `5 start, 30.25 stop, 40 phone: reset`: seconds since
/// 14:00, and what is said then.
///
/// A line is one of the program's own input, or with a name one of that client. Time passes as in
/// the event loop: it is told at every moment at which the clock wants to wake. The wall clock is
/// read at once, and the disk takes at once what is stored.
struct ClockScript {
  var clock: StageClock
  /// What has come out, with the talk's time since the start.
  private(set) var output: [(at: Duration, effect: Effect)] = []
  /// How the program was told to end, if it was.
  private(set) var ending: Ending?
  /// Whether the disk takes each change of the stored presets.
  var storesAtOnce = true
  /// The talk's time since the start.
  private(set) var passed = Duration.zero
  /// By how much the wall clock was set.
  private var wallClockError = Duration.zero
  private let startOfDay: Duration
  /// The lines whose outcome follows.
  private var waiting: [Int: String] = [:]

  init(
    of talk: Preset, run: TalkSnapshot.Run? = nil, finish: TalkSnapshot.Finish? = nil,
    settings: ClockSettings = ClockSettings(),
    presets: PresetLayers = PresetLayers(bundled: BundledPresets.slots),
    capabilities: Capabilities = .lines, from timeOfDay: Duration = .seconds(14 * 3600)
  ) {
    var settings = settings
    if !capabilities.hasKeys { settings.keys.useCommands(settings.language.phrases) }
    startOfDay = timeOfDay
    clock = StageClock(
      talk: TalkSnapshot(talk, run: run, finish: finish), settings: settings, presets: presets,
      capabilities: capabilities,
      moment: Moment(.start, timeOfDay: timeOfDay, wallClock: .seconds(Programme.start)))
  }

  /// A clock of one segment with the usual thresholds.
  init(
    _ seconds: Int, _ settings: ClockSettings = ClockSettings(),
    from timeOfDay: Duration = .seconds(14 * 3600)
  ) {
    self.init(of: Preset(duration: seconds), settings: settings, from: timeOfDay)
  }

  /// A clock that has begun with the first item of a rundown.
  init(_ rundown: Rundown, _ settings: ClockSettings = ClockSettings()) throws {
    var settings = settings
    settings.rundown = rundown
    let start = settings.rehearsalStart.map { Int($0.components.seconds) } ?? Programme.start
    self.init(of: try #require(rundown.presetToLoad(at: start)), settings: settings)
    handle(.launched(LaunchInfo()))
  }

  var snapshot: TalkSnapshot { clock.snapshot }
  var shown: Int { clock.remainingSecond }
  var remaining: Duration { snapshot.remaining(at: clock.now) }
  /// The title of the loaded item.
  var loaded: String? { clock.state.rundown?.current?.title }

  // MARK: What happens

  mutating func play(_ script: String) {
    for step in script.split(separator: ",") {
      let words = step.split(separator: " ", maxSplits: 1)
      guard let second = words.first.flatMap({ Double($0) }) else {
        Issue.record("'\(step)' has no second")
        return
      }
      pass(to: .milliseconds(Int((second * 1000).rounded())))
      guard words.count > 1 else { continue }
      let line = words[1].split(separator: " ", maxSplits: 1)
      if line.count > 1, line[0].hasSuffix(":") {
        send(String(line[1]), from: String(line[0].dropLast()))
      } else {
        say(String(words[1]))
      }
    }
  }

  /// Gives a line of the program's own input.
  mutating func say(_ line: String) {
    let words = Command.unconfirmed(line)
    do throws(CommandError) {
      guard let command = try Command(line: words) else { return }
      let isDecided = line.drop(while: \.isWhitespace).hasPrefix("!")
      let outcome = clock.perform(command, by: .line, isDecided ? .toAnything : .none)
      if case .later(let number) = outcome { waiting[number] = words }
      reply(outcome, to: words)
    } catch {
      clock.emit(notice: clock.fullText(of: .wrong(error)))
    }
    settle()
  }

  /// Gives the line of a client.
  mutating func send(_ line: String, from name: String = "phone", seen: StagePlace? = nil) {
    var request = ClientRequest(client: max(1, name.count), name: name, number: 1, line: line)
    request.seen = seen
    handle(.request(request))
  }

  /// Lets a sender give a command.
  @discardableResult
  mutating func perform(
    _ command: Command, by sender: Sender, _ confirmation: Room.Confirmation = .none
  ) -> Outcome {
    let outcome = clock.perform(command, by: sender, confirmation)
    settle()
    return outcome
  }

  mutating func handle(_ event: ClockEvent) {
    clock.handle(event)
    settle()
  }

  mutating func handle(_ answer: StorageAnswer) {
    clock.handle(answer)
    settle()
  }

  mutating func endInput() {
    clock.endInput()
    settle()
  }

  mutating func setWallClock(by time: Duration) {
    wallClockError += time
    advance(to: passed)
  }

  // MARK: Time

  /// Lets time pass to a moment since the start, unless the program ends before.
  mutating func pass(to end: Duration) {
    while ending == nil, let wake = clock.nextWake?.sinceStart,
      case let next = max(wake * clock.speed, passed), next < end
    {
      advance(to: next)
    }
    if ending == nil { advance(to: end) }
  }

  mutating func pass(_ time: Duration) { pass(to: passed + time) }

  /// Lets time pass without the clock being told, as when the machine sleeps.
  mutating func sleep(_ time: Duration) { advance(to: passed + time) }

  /// Lets time pass; the machine sleeps until the last ten seconds.
  ///
  /// This is for tests of the state at the end.
  mutating func sleepThrough(_ time: Duration) {
    let awake = min(time, .seconds(10))
    sleep(time - awake)
    pass(awake)
  }

  private mutating func advance(to time: Duration) {
    passed = time
    let real = time / clock.speed
    clock.advance(
      to: Moment(
        .start + time, real: .start + real, timeOfDay: startOfDay + real + wallClockError,
        wallClock: .seconds(Programme.start) + real + wallClockError))
    settle()
  }

  // MARK: What comes out

  private mutating func settle() {
    for (number, outcome) in clock.takeOutcomes() {
      if let line = waiting.removeValue(forKey: number) { reply(outcome, to: line) }
    }
    clock.settle()
    var found: [ClockEvent] = []
    var stored: [PresetChange] = []
    for effect in clock.takeEffects() where ending == nil {
      output.append((passed, effect))
      switch effect {
      case .readWallClock(let timeOfDay): found.append(.wallClock(reading(of: timeOfDay)))
      case .save(.store(let change)) where storesAtOnce: stored.append(change)
      case .end(let ending): self.ending = ending
      default: break
      }
    }
    for event in found { handle(event) }
    for change in stored { handle(.stored(change)) }
  }

  /// Answers a line of the input as a screen would, which says only why nothing was done.
  private mutating func reply(_ outcome: Outcome, to line: String) {
    let reply = outcome.reply(toLine: line, clock.timeForm, clock.settings.keys)
    if case .refused(let notice?) = reply { clock.emit(notice: notice.texts[0]) }
  }

  /// Reads a wall clock whose days have 24 hours.
  private func reading(of timeOfDay: Int) -> TimeOfDayReading {
    let day = Duration.seconds(CalendarDay.seconds)
    let left = Duration.seconds(timeOfDay) - clock.moment.timeOfDay
    let isPassed = left <= .zero
    return TimeOfDayReading(
      passed: isPassed ? .zero - left : day - left, left: isPassed ? left + day : left,
      midnights: isPassed ? 1 : 0)
  }

  /// Forgets what has come out.
  mutating func clear() { output = [] }

  var events: [TalkEvent] {
    output.compactMap { _, effect in if case .event(let event, _) = effect { event } else { nil } }
  }

  /// The events that other programs are told.
  var published: [TalkEvent] { events.filter { $0.kind.name != nil } }

  /// The lines of plain mode.
  var lines: [String] { output.compactMap { Self.line(of: $0.effect) } }

  /// The lines of plain mode, the records and the answers to clients, each with its second.
  var log: [String] {
    output.compactMap { time, effect in
      let text: String? =
        switch effect {
        case .send(.answer(let answer, _)): "\(answer.status.rawValue): \(answer.text)"
        case .save(.record(let talk, _)): "record \(talk == nil ? "removed" : "written")"
        default: Self.line(of: effect)
        }
      return text.map { "\(time.components.seconds) \($0)" }
    }
  }

  private static func line(of effect: Effect) -> String? {
    switch effect {
    case .event(let event, let stage): event.line(of: stage.talk, in: stage.language)
    case .writeForOperator(let line): line
    default: nil
    }
  }

  /// The stages that displays were sent.
  var stages: [StageSnapshot] {
    output.compactMap { _, effect in
      if case .send(.stage(let stage, _)) = effect { stage } else { nil }
    }
  }

  var answers: [ClientAnswer] {
    output.compactMap { _, effect in
      if case .send(.answer(let answer, _)) = effect { answer } else { nil }
    }
  }
}
