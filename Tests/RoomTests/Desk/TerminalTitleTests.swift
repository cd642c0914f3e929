import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// The title of the terminal, which a screen reader says when it is asked.
struct TerminalTitleTests {
  /// The title says what the talk does, and in which room unless that is the usual one.
  @Test(
    arguments: [
      ("", "05:00 READY"), (" ", "05:00 GREEN"), ("  ", "05:00 PAUSED"), ("O", "05:00 READY"),
      ("b", "05:00 READY"),
    ])
  func theTitleSaysWhatTheTalkDoes(keys: String, title: String) {
    for room in ["main", "hall"] {
      var settings = Settings.steady
      settings.clock.room = room
      var session = Session(300, settings: settings)
      for key in keys {
        session.press(String(key))
        session.pass(.milliseconds(700))
      }
      #expect(session.canvas().title == title + (room == "main" ? "" : " \u{B7} hall"))
    }
  }
}
