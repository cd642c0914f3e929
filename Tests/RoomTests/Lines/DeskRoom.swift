import StageRenderer
import TimerEngine
import TimerTestSupport

@testable import Room

/// A clock and desks elsewhere, with delays and losses between them.
struct DeskRoom {
  /// The session's time at the origin of all clocks.
  static let start = Duration.seconds(1_795_250_064)
  static let size = Size(columns: 80, rows: 24)

  /// A line that is under way.
  struct Line {
    let due: Duration
    let text: String
  }

  /// A desk and what is under way to and from it.
  struct Place {
    var desk: RemoteDesk
    var toClock: [Line] = []
    var toDesk: [Line] = []
    /// How long a line takes each way.
    var delay = Duration.zero
    /// The stages that are under way, if they come another way, as over a broker.
    var stages: [Line] = []
    /// How long a stage takes then.
    var stageDelay: Duration?
    var isConnected = true

    /// The last row of the screen.
    var status: String {
      var desk = desk
      return desk.draw().lines.last ?? ""
    }

    /// What the desk knows of the clock.
    var view: ClockView? { desk.console.view }
  }

  private(set) var clock: ClockConsole
  var places: [Place]
  private(set) var now = Duration.zero
  /// What the clock did for each request: the request, and the clock before and after it.
  private(set) var executed:
    [(request: DeskRequest, before: DeskRequest.Seen, after: DeskRequest.Seen)] = []
  /// What the clock has published.
  private(set) var published: [(stage: StageSnapshot, state: OperatorState)] = []
  /// Whether a desk is drawn before each of its keys.
  var isDrawn = true
  /// Looks at the places whenever one of them has received something.
  var check: (DeskRoom) -> Void = { _ in }

  /// Begins with a talk, or with the first item of a rundown.
  init(
    of talk: Preset = Preset(duration: 600), rundown: Rundown? = nil, presets: [Preset] = [],
    names: [String] = ["left", "right"], delay: Duration = .zero
  ) {
    var settings = Settings.steady
    settings.clock.rundown = rundown
    settings.clock.loadedPreset = rundown?.presetToLoad(at: Int(Self.start.components.seconds))
    let moment = Self.moment(.zero)
    clock = ClockConsole(
      talk: TalkSnapshot(settings.clock.loadedPreset ?? talk), settings: settings,
      presets: PresetLayers(bundled: presets), size: Self.size, moment: moment)
    places = names.enumerated().map { index, name in
      Place(
        desk: RemoteDesk(
          id: index + 1, name: name, start: Self.start, settings: .steady, size: Self.size,
          moment: moment), delay: delay)
    }
    process(.clock(.launched(LaunchInfo())))
    processClients()
    pass(seconds: 2)
  }

  private static func moment(_ now: Duration) -> Moment {
    Moment(
      Timestamp(sinceStart: now), timeOfDay: .seconds(14 * 3600 + 24) + now,
      wallClock: start + now)
  }

  private var moment: Moment { Self.moment(now) }

  // MARK: What hands do

  /// Presses keys at the clock.
  mutating func press(_ keys: String) {
    for key in keys.unicodeScalars { process(.input(.key(.character(key)))) }
  }

  /// Presses keys at a desk.
  mutating func press(_ keys: String, at index: Int) {
    for key in keys.unicodeScalars {
      // As in the loop, a page of the help is drawn before it is turned.
      if isDrawn { _ = places[index].desk.draw() }
      let lines = places[index].desk.update(.input(.key(.character(key))), at: moment)
      send(lines, from: index)
    }
    pass(.zero)
  }

  /// Ends the connection of a desk: what is under way is lost.
  mutating func disconnect(_ index: Int) {
    places[index].isConnected = false
    (places[index].toClock, places[index].toDesk, places[index].stages) = ([], [], [])
    places[index].desk.disconnect(at: moment)
    processClients()
  }

  /// Connects it again, if it is not connected.
  mutating func connect(_ index: Int) {
    guard !places[index].isConnected else { return }
    places[index].isConnected = true
    send(places[index].desk.connect(at: moment), from: index)
    processClients()
  }

  /// Lets a desk measure anew what time it is.
  mutating func measure(at index: Int) {
    send(places[index].desk.measureAnew(at: moment.real), from: index)
  }

  /// Lets the clock read a file with this rundown.
  mutating func read(_ rundown: Rundown) {
    process(.clock(.rundownFile(.read(rundown), isAsked: true)))
  }

  private mutating func processClients() {
    process(.clock(.clients(places.filter(\.isConnected).map(\.desk.client))))
  }

  // MARK: Time

  mutating func pass(seconds: Double) { pass(.seconds(seconds)) }

  /// Lets time pass: everything wakes when it wants to, and lines arrive when they are due.
  mutating func pass(_ time: Duration) {
    let end = now + time
    while let next = nextMoment, next <= end {
      now = max(now, next)
      deliver()
      if let wake = clock.nextWake?.sinceStart, wake <= now { process(.timePassed) }
      for index in places.indices {
        if let wake = places[index].desk.nextWake?.sinceStart, wake <= now {
          send(places[index].desk.update(.timePassed, at: moment), from: index)
        }
      }
    }
    now = end
    process(.timePassed)
    for index in places.indices {
      send(places[index].desk.update(.timePassed, at: moment), from: index)
    }
  }

  private var nextMoment: Duration? {
    let lines = places.flatMap {
      [$0.toClock.first?.due, $0.toDesk.first?.due, $0.stages.first?.due]
    }
    let wakes =
      [clock.nextWake?.sinceStart] + places.map { $0.desk.nextWake?.sinceStart }
    return (lines + wakes.map { $0.map { max($0, now + .nanoseconds(1)) } }).compactMap { $0 }.min()
  }

  private mutating func deliver() {
    for index in places.indices {
      while let line = places[index].toClock.first, line.due <= now {
        places[index].toClock.removeFirst()
        arriveAtClock(line.text, from: index)
      }
      while let line = places[index].toDesk.first, line.due <= now {
        places[index].toDesk.removeFirst()
        receive(line.text, at: index)
      }
      while let line = places[index].stages.first, line.due <= now {
        places[index].stages.removeFirst()
        receive(line.text, at: index)
      }
    }
  }

  private mutating func receive(_ text: String, at index: Int) {
    send(places[index].desk.receive(text, at: moment), from: index)
    check(self)
  }

  // MARK: Lines

  private mutating func send(_ lines: [String], from index: Int) {
    guard places[index].isConnected else { return }
    for text in lines {
      let due = max(places[index].toClock.last?.due ?? .zero, now + places[index].delay)
      places[index].toClock.append(Line(due: due, text: text))
    }
  }

  private mutating func send(_ lines: [String], to index: Int) {
    guard places[index].isConnected else { return }
    for text in lines {
      if let delay = places[index].stageDelay, text.hasPrefix(#"{"snapshot""#) {
        let due = max(places[index].stages.last?.due ?? .zero, now + delay)
        places[index].stages.append(Line(due: due, text: text))
        continue
      }
      let due = max(places[index].toDesk.last?.due ?? .zero, now + places[index].delay)
      places[index].toDesk.append(Line(due: due, text: text))
    }
  }

  private mutating func arriveAtClock(_ text: String, from index: Int) {
    let (request, lines) = places[index].desk.request(of: text, at: moment.real)
    send(lines, to: index)
    guard let request else { return }
    let before = clock.clock.view.seen
    process(.clock(.desk(request)))
    executed.append((request, before, clock.clock.view.seen))
  }

  private mutating func process(_ event: Event) {
    for effect in clock.update(event, at: moment) {
      guard case .send(let message) = effect else { continue }
      if case .stage(let stage, let state?) = message { published.append((stage, state)) }
      for index in places.indices where places[index].isConnected {
        send(places[index].desk.lines(for: message, at: moment.real), to: index)
      }
    }
  }
}
