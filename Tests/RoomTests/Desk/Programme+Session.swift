import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

// Consoles with the programme.
extension Programme {
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
