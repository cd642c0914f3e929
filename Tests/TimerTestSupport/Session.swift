import Files
package import Room
import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// A clock in a test: keys are pressed and time passes as the script says.
///
/// With DESK=1 in the environment the keys are those of a desk elsewhere, and the pictures are its
/// own. All that it knows of the clock are the lines of a connection.
///
/// Time passes as in the event loop: it is told at every moment at which the console wants to wake.
package struct Session {
  package var console: ClockConsole
  /// What was asked of the world, with the moment at which it was.
  package private(set) var effects: [(at: Duration, effect: Effect)] = []
  /// What other programs were told, with the moment at which they were.
  package private(set) var published: [(at: Duration, event: TalkEvent)] = []
  /// The lines that were told where there is no screen.
  package private(set) var reports: [String] = []
  /// How the program was told to end, if it was.
  package private(set) var ending: Ending?
  /// Whether the disk takes each change of the stored presets at once.
  package var storesAtOnce = true
  /// The desk whose keys are pressed; `nil` for those of the clock.
  private var desk: RemoteDesk?
  /// By how much the wall clock was set since the last event.
  private var wallClockError = Duration.zero
  /// By how much the time of day went on in another zone, or in summer time.
  private var zoneChange = Duration.zero

  package init(
    _ seconds: Int = 1080, yellow: Int? = nil, red: Int? = nil, size: Size = .standard,
    capabilities: Capabilities = Capabilities(), settings: Settings = Settings(),
    timeOfDay: Duration = .seconds(14 * 3600)
  ) {
    let standard = PhaseThresholds.proportional(to: seconds)
    let thresholds = try? standard.asked(yellow: yellow, red: red, time: seconds)
    self.init(
      of: Preset(duration: seconds, thresholds: thresholds ?? standard), size: size,
      capabilities: capabilities, settings: settings, timeOfDay: timeOfDay)
  }

  package init(
    of talk: Preset, run: TalkSnapshot.Run? = nil, finish: TalkSnapshot.Finish? = nil,
    presets: [Preset] = BundledPresets.slots,
    size: Size = .standard, capabilities: Capabilities = Capabilities(),
    settings: Settings = Settings(),
    timeOfDay: Duration = .seconds(14 * 3600)
  ) {
    console = ClockConsole(
      talk: TalkSnapshot(talk, run: run, finish: finish), settings: settings,
      presets: PresetLayers(bundled: presets),
      size: size,
      capabilities: capabilities,
      moment: Moment(.start, timeOfDay: timeOfDay, wallClock: Self.wallClock))
    guard environmentSays("DESK", "1"), capabilities.hasScreen else { return }
    desk = RemoteDesk(
      start: Self.wallClock, settings: settings, size: size, capabilities: capabilities,
      moment: console.moment)
    desk?.hidesItself = true
    handle(.clients([]))
  }

  /// Presses keys one after the other, all at this moment.
  package mutating func press(_ keys: String) {
    for key in keys.unicodeScalars { press(.character(key)) }
  }

  package mutating func press(_ key: Key) { handle(.input(.key(key))) }

  /// Presses a key twice, as somebody does who answers a question.
  package mutating func pressTwice(_ key: Key) {
    press(key)
    pressAgain(key)
  }

  /// Presses a key again, half a second after the question, and lets it be silent until that
  /// counts.
  package mutating func pressAgain(_ key: Key) {
    let endsMuch = "qQTH\u{3}".unicodeScalars.contains { key == .character($0) }
    pass(.milliseconds(500) * console.speed)
    press(key)
    pass(.milliseconds(endsMuch ? 600 : 250) * console.speed)
  }

  /// Presses keys one after the other, with a third of a second after each.
  package mutating func type(_ keys: String) {
    for key in keys.unicodeScalars {
      press(.character(key))
      pass(.milliseconds(300) * console.speed)
    }
  }

  /// Says a line, where there are no keys.
  package mutating func say(_ line: String) { handle(.input(.line(line))) }

  /// Lets time pass, unless the program ends meanwhile.
  package mutating func pass(_ duration: Duration) {
    let end = console.moment.talk + duration
    while ending == nil,
      let wake = [console.nextWake, desk?.nextWake].compactMap({ $0 }).min(),
      case let wake = moment(real: max(wake, console.moment.real + leastWait)), wake.talk < end
    {
      handle(.timePassed, at: wake)
    }
    if ending == nil { handle(.timePassed, at: moment(end)) }
  }

  /// A desk's moments are rounded, so that it may wake a little too early.
  private var leastWait: Duration { desk == nil ? .zero : .microseconds(1) }

  package mutating func pass(seconds: Int) { pass(.seconds(seconds)) }

  /// Lets time pass without anybody being told, as when the machine sleeps.
  package mutating func sleep(_ duration: Duration) {
    handle(.timePassed, at: moment(console.moment.talk + duration))
  }

  /// Lets time pass; the machine sleeps until the last ten seconds.
  ///
  /// This is for tests of the state at the end. Without sleep, a running clock takes an update for
  /// each second.
  package mutating func sleepThrough(seconds: Int) {
    let awake = min(seconds, 10)
    sleep(.seconds(seconds - awake))
    pass(seconds: awake)
  }

  package mutating func resize(_ size: Size) { handle(.resized(size)) }

  /// Lets something happen at this moment.
  package mutating func handle(_ event: Event) { handle(event, at: console.moment) }

  package mutating func handle(_ event: ClockEvent) { handle(.clock(event)) }

  package mutating func handle(_ answer: StorageAnswer) { handle(.storage(answer)) }

  /// Lets the disk refuse the last change of the stored presets.
  package mutating func refuseToStore(_ reason: String) {
    let change = effects.reversed().lazy.compactMap { _, effect in
      if case .save(.store(let change)) = effect { change } else { nil }
    }.first
    if let change { handle(.notStored(reason, of: change)) }
  }

  /// Sets the wall clock, which the next event tells.
  package mutating func setWallClock(by time: Duration) { wallClockError += time }

  /// Lets the time of day go on elsewhere, which the next event tells; no clock is set by that.
  package mutating func changeZone(by time: Duration) { zoneChange += time }

  /// In 2026.
  private static let wallClock = Duration.seconds(1_795_250_064)

  private func moment(real: Timestamp) -> Moment {
    moment(
      console.moment.talk + (real - console.moment.real) * console.speed, real: real)
  }

  private func moment(_ talk: Timestamp, real: Timestamp? = nil) -> Moment {
    let real =
      real ?? console.moment.real + (talk - console.moment.talk) / console.speed
    let passed = real - console.moment.real
    let wallClock = passed + wallClockError
    return Moment(
      talk, real: real, timeOfDay: console.moment.timeOfDay + wallClock + zoneChange,
      wallClock: console.moment.wallClock + wallClock)
  }

  private mutating func handle(_ event: Event, at moment: Moment) {
    wallClockError = .zero
    zoneChange = .zero
    drawWhatIsPointedAt(by: event)
    if let event = eventOfClock(event, at: moment) { update(event, at: moment) }
  }

  /// Lets the desk handle what happens there; returns what happens at the clock, `nil` for nothing.
  private mutating func eventOfClock(_ event: Event, at moment: Moment) -> Event? {
    guard var desk else { return event }
    defer { self.desk = desk }
    switch event {
    case .clock(.clients(let clients)): return .clock(.clients(clients + [desk.client]))
    case .input(.line), .input(.end): return event
    case .input, .resized:
      pass(desk.update(event, at: moment), from: &desk, at: moment)
      return .timePassed
    default:
      pass(desk.update(.timePassed, at: moment), from: &desk, at: moment)
      return event
    }
  }

  /// Passes lines of the desk to the clock, and what that sends to the desk.
  private mutating func pass(_ lines: [String], from desk: inout RemoteDesk, at moment: Moment) {
    for line in lines {
      let (request, answers) = desk.request(of: line, at: moment.real)
      for answer in answers { pass(desk.receive(answer, at: moment), from: &desk, at: moment) }
      guard let request else { continue }
      self.desk = desk
      update(.clock(.desk(request)), at: moment)
      desk = self.desk ?? desk
    }
  }

  private mutating func send(_ message: MessageToClients, at moment: Moment) {
    guard var desk else { return }
    for line in desk.lines(for: message, at: moment.real) {
      pass(desk.receive(line, at: moment), from: &desk, at: moment)
    }
    self.desk = desk
  }

  /// As in the event loop, what the effects find out comes after all of them.
  private mutating func update(_ event: Event, at moment: Moment) {
    var found: [Event] = []
    for effect in console.update(event, at: moment) {
      if case .event(let event, let stage) = effect {
        if event.kind.name != nil { published.append((moment.talk.sinceStart, event)) }
        if let line = event.line(of: stage.talk, in: .english) { reports.append(line) }
        continue
      }
      effects.append((moment.talk.sinceStart, effect))
      if case .writeForOperator(let line) = effect { reports.append(line) }
      if case .readWallClock(let timeOfDay) = effect { found.append(.clock(wallClock(timeOfDay))) }
      if case .save(.store(let change)) = effect, storesAtOnce {
        found.append(.storage(.stored(change)))
      }
      if case .send(let message) = effect { send(message, at: moment) }
      // As in the event loop nothing is done any more.
      if case .end(let ending) = effect {
        self.ending = ending
        return
      }
    }
    for event in found { handle(event, at: moment) }
  }

  /// Draws as the event loop does, where what is on the screen matters.
  private mutating func drawWhatIsPointedAt(by event: Event) {
    switch event {
    case .input(.mouse): _ = canvas()
    case .input(.key) where desk != nil || console.screen.helpPage != nil: _ = canvas()
    default: break
    }
  }

  /// Answers as the event loop does, by a wall clock whose days have 24 hours.
  private func wallClock(_ timeOfDay: Int) -> ClockEvent {
    let day = 24 * 60 * 60
    let (seconds, attoseconds) = console.moment.timeOfDay.components
    let fraction = Duration(secondsComponent: 0, attosecondsComponent: attoseconds)
    let ahead = ((timeOfDay - Int(seconds)) % day + day) % day
    let left = Duration.seconds(ahead) - fraction
    let next = left > .zero ? left : left + .seconds(day)
    let isTomorrow = console.moment.timeOfDay + next >= .seconds(day)
    return .wallClock(
      TimeOfDayReading(passed: .seconds(day) - next, left: next, midnights: isTomorrow ? 1 : 0))
  }

  package var shown: Int { console.snapshot.remainingSecond(at: console.moment.talk) }
  package var isRunning: Bool { console.snapshot.isRunning }

  package mutating func canvas() -> Canvas { desk?.draw() ?? console.draw() }
  package mutating func lines() -> [String] { canvas().lines }
  /// The status line, at the bottom.
  package mutating func status() -> String { lines().last ?? "" }
  /// The preset row, at the top.
  package mutating func presets() -> String { lines().first ?? "" }

  /// When the bell was rung.
  package var bells: [Duration] { effects.filter { $0.effect == .bell }.map(\.at) }
}

extension Capabilities {
  /// Those of a pipe: nothing but lines.
  package static let lines = Capabilities(
    colours: 0, hasReverse: false, hasKeys: false, hasScreen: false, hasMouse: false)
}

extension Size {
  package static let none = Size(columns: 0, rows: 0)
  package static let standard = Size(columns: 80, rows: 24)
}

extension Settings {
  /// Pictures that are text: `#` for lit, `.` for unlit.
  ///
  /// Their digits are drawn several times faster than block glyphs, which helps tests that read
  /// only words.
  package static let ascii: Settings = {
    var settings = Settings()
    settings.clock.look.glyphs = .ascii
    return settings
  }()

  /// Pictures that can be read at any moment: nothing flashes.
  package static let steady: Settings = {
    var settings = Settings()
    settings.clock.look.flashes = false
    return settings
  }()
}
