import Room
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

/// Screens with block characters in 256 colours; see `Canvas.colouredLines` for their form.
struct ColouredPictureTests {
  /// What the screen shows: how it is reached from a clock of a minute with yellow at 30 seconds
  /// and red at 10.
  enum Screen: String, CaseIterable {
    case ready, green, yellow, red, overtime, paused, message, help, flash

    func session(_ size: Size) -> Session {
      var settings = Settings()
      if self == .message { settings.clock.message = "Next: Ada" }
      var session = Session(60, yellow: 30, red: 10, size: size, settings: settings)
      switch self {
      case .ready, .message: break
      case .help: session.press("?")
      case .green: session.run(.seconds(12))
      case .yellow: session.run(.seconds(37))
      case .red: session.run(.seconds(55))
      case .overtime: session.run(.seconds(66))
      case .flash: session.run(.milliseconds(30_200))
      case .paused:
        session.run(.seconds(37))
        session.press(" ")
      }
      return session
    }
  }

  @Test(arguments: Screen.allCases, ["60x16", "30x30"])
  func theScreenIsAsItIsStored(screen: Screen, size: String) {
    var session = screen.session(Size(size))
    let name = "blocks-\(screen.rawValue)-\(size)"
    #expect(difference(session.canvas().colouredLines, fromStored: name) == nil)
  }
}

extension Session {
  /// Starts the talk, and lets time pass.
  fileprivate mutating func run(_ time: Duration) {
    press(" ")
    pass(time)
  }
}
