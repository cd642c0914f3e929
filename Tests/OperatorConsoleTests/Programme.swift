import SpeechAnnouncement
import StageRenderer
import Testing
import TimerTestSupport

@testable import Room
@testable import TimerEngine

/// A programme of five items that begins at 14:00, and sessions with it.
enum Programme {
  /// The wall clock of a `Session`, and 14:00.
  static let start = 1_795_250_064

  static let localTime = ZoneOffsets([.init(start: 0, offset: 14 * 3600 - start % 86_400)])

  static let items = [
    item("Engines", 20, speaker: "Ada"), item("Coffee", 10, isBreak: true),
    item("Compilers", 20, speaker: "Grace"), item("Moons", 20, speaker: "Margaret"),
    item("Panel", 30),
  ]

  static func item(
    _ id: String, _ minutes: Int, isBreak: Bool = false, speaker: String = "",
    hardEnd: Int? = nil, startsByItself: Bool = false
  ) -> RundownItem {
    RundownItem(
      id: id, isBreak: isBreak, title: id, speaker: speaker,
      preset: isBreak ? .pause(lasting: minutes * 60) : Preset(duration: minutes * 60),
      plannedStart: 0, plannedEnd: 0, hardEnd: hardEnd.map { start + $0 * 60 },
      startsByItself: startsByItself)
  }

  /// Items one after the other from a minute after 14:00 on; without one only lengths.
  static func rundown(_ items: [RundownItem], from minute: Int? = 0) -> Rundown {
    var moment = minute.map { start + $0 * 60 } ?? 0
    let timed = items.map { item in
      var item = item
      item.plannedStart = moment
      item.length = item.preset.duration
      item.plannedEnd = item.hardEnd ?? moment + item.length
      moment = item.plannedEnd
      return item
    }
    return Rundown(items: timed, localTime: localTime, isFloating: minute == nil)
  }

  /// A display that is connected.
  static var display: Client {
    var client = Client(id: 1, since: .start)
    (client.name, client.kind, client.isWatching) = ("hall", .display, true)
    return client
  }

  /// A session at 14:00 that has begun.
  static func session(
    _ items: [RundownItem] = items, _ capabilities: Capabilities = Capabilities(),
    from minute: Int? = 0
  ) throws -> Session {
    try session(of: rundown(items, from: minute), capabilities)
  }

  /// A session at 14:00 that has begun, of any rundown.
  static func session(
    of rundown: Rundown, _ capabilities: Capabilities = Capabilities(),
    _ launch: LaunchInfo = LaunchInfo()
  ) throws -> Session {
    var settings = Settings.steady
    settings.clock.rundown = rundown
    let talk = try #require(rundown.presetToLoad(at: start))
    var session = Session(of: talk, capabilities: capabilities, settings: settings)
    session.handle(.launched(launch))
    return session
  }
}

extension Session {
  /// The titles of the items in order.
  var order: [String] { (console.state.rundown?.items ?? []).map(\.title) }

  /// The title of the loaded item.
  var loaded: String? { console.state.rundown?.current?.title }

  /// The title that displays show of the talk.
  var shownTitle: String { console.state.stage.talk.preset.title }

  /// Lets the clock read a file with these items.
  mutating func read(_ items: [RundownItem], from minute: Int? = 0, isAsked: Bool = false) {
    handle(.rundownFile(.read(Programme.rundown(items, from: minute)), isAsked: isAsked))
  }
}
