import Room
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

/// A message in a script for which there are no large letters.
struct SmallLettersTests {
  private static let notice = "The letters are small: for large ones, install unifont"

  private static func session(_ message: String, font: BitmapFont? = nil) -> Session {
    var settings = Settings()
    settings.clock.message = message
    var capabilities = Capabilities()
    capabilities.font = font
    var session = Session(capabilities: capabilities, settings: settings)
    session.press(" ")
    session.pass(seconds: 1)
    session.press("m")
    return session
  }

  @Test(arguments: [("終了してください", true), ("Bitte zum Ende kommen", false), ("Κύριε", false)])
  func whoeverSendsItIsTold(message: String, isTold: Bool) {
    var session = Self.session(message)
    #expect(session.canvas().lines.last?.contains(Self.notice) == isTold)
  }

  @Test func withAFontTheyAreLarge() {
    let font = BitmapFont { _, _ in
      BitmapFont.Letter(rows: [UInt16](repeating: 0xff, count: 16), width: 16)
    }
    var session = Self.session("終了してください", font: font)
    #expect(session.canvas().lines.last?.contains(Self.notice) == false)
    #expect(!session.canvas().lines.joined().contains("終"))
  }

  /// The words stand in the middle, and the time has the rows that they leave.
  @Test func elseTheTimeIsLarge() {
    var session = Self.session("終了してください")
    #expect(session.canvas().lines.contains { $0.contains("終了してください") })
    #expect(readDigits(session.canvas()) == "17:59")
  }
}
