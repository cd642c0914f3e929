import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What covers the digits: the blackout and the message.
struct OverlayTests {
  private func isBlack(_ session: inout Session) -> Bool {
    let canvas = session.canvas()
    return canvas.cells.allSatisfy { $0 == canvas.blank }
  }

  // MARK: Blackout

  @Test(arguments: ["bb", "..", "b.", "b\u{1b}"])
  func theScreenIsBlackUntilTheSecondKey(keys: String) {
    var session = Session(60, settings: .ascii)
    let before = session.lines().dropFirst().dropLast()
    let pressed = keys.unicodeScalars.map { $0 == "\u{1b}" ? Key.escape : .character($0) }
    session.press(pressed[0])
    #expect(!session.lines().dropLast().contains { !$0.isEmpty })
    #expect(session.status() == "Blackout: b or Space brings the picture back")
    session.pass(seconds: 6)
    #expect(isBlack(&session))
    session.press(pressed[1])
    #expect(session.lines().dropFirst().dropLast() == before)
  }

  /// Over a running or paused talk Space brings the picture back and does no more; a ready one
  /// starts.
  @Test(arguments: [
    ("b ", true), (" b ", true), ("b  ", false), (" b", true), ("  b ", false), ("  b  ", true),
    // The speaker comes on while a message stands over a clock that is ready.
    ("m ", true), (" m ", true), ("  m ", false), ("mb ", true), (" mb ", true), ("  mb ", false),
    // The help closes, and Space acts.
    ("? ", true), (" ? ", false), ("  ? ", true),
  ])
  func spaceAndWhatCoversTheDigits(keys: String, isRunning: Bool) {
    var settings = Settings()
    settings.clock.title = "Ada"
    var session = Session(60, settings: settings)
    for key in keys.unicodeScalars {
      session.press(.character(key))
      session.pass(seconds: 1)
    }
    #expect(session.isRunning == isRunning)
  }

  /// What a key asks is seen all the same.
  @Test func aQuestionIsSeenInTheDark() {
    var session = Session(60)
    session.press(" b")
    session.pass(seconds: 6)
    session.press("2")
    #expect(session.status().hasPrefix("Press 2 again"))
    session.pass(seconds: 6)
    #expect(isBlack(&session))
  }

  /// The talk goes through yellow, red and zero.
  @Test func nothingIsToldOrFlashesInTheDark() {
    var session = Session(5, yellow: 3, red: 1)
    session.press(" b")
    for _ in 0..<80 {
      session.pass(.milliseconds(100))
      let words = session.status()
      #expect(words.isEmpty || words == "Blackout: b or Space brings the picture back")
      #expect(session.canvas().blank.style.background == Colour(16))
    }
    #expect(isBlack(&session))
  }

  @Test func onlyAttentionFlashesInTheDark() {
    var session = Session(60)
    session.press(" b")
    session.pass(seconds: 6)
    session.press("f")
    #expect(session.canvas().blank.style.background == Colour(231))
    #expect(isBlack(&session))
  }

  // MARK: The message

  private func message(_ text: String?, title: String? = nil) -> Settings {
    var settings = Settings.ascii
    settings.clock.message = text
    settings.clock.title = title
    return settings
  }

  private static let letters = """
    ##      ##              ####
    ##      ##                ##
    ##      ##    ######      ##
    ##########  ##      ##    ##
    ##      ##  ##########    ##
    ##      ##  ##            ##
    ##      ##    ######    ######
    """

  @Test func itFillsTheScreenUntilTheTalkStarts() {
    var session = Session(60, size: Size("40x14"), settings: message("Hel"))
    let rows = session.lines()[1...7]
    let left = rows.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    #expect(rows.map { String($0.dropFirst(left)) }.joined(separator: "\n") == Self.letters)
    #expect(session.status() == "READY   Space starts   ? help")
    session.press(" ")
    #expect(session.isRunning)
    var running = Session(60, size: Size("40x14"), settings: .ascii)
    running.press(" ")
    #expect(session.lines() == running.lines())
  }

  @Test(arguments: [("Hel", nil), (nil, "Hel"), ("Hel", "Ada")] as [(String?, String?)])
  func mShowsTheMessageOrElseTheTitleOverARunningTalk(text: String?, title: String?) {
    var session = Session(60, size: Size("40x14"), settings: message(text, title: title))
    session.press(" ")
    session.pass(seconds: 1)
    session.press("m")
    #expect(session.lines().contains { $0.contains("##      ##    ######    ##") })
    let before = session.lines()
    session.pass(seconds: 1)
    #expect(zip(before, session.lines()).count { $0 != $1 } == 1)
    session.press(" ")
    #expect(session.isRunning)
    #expect(!session.lines().contains { $0.contains("##      ##    ######    ##") })
  }

  @Test func mReportsThatThereIsNoMessage() {
    var session = Session(60)
    session.press("m")
    #expect(
      session.status()
        == "No message: send one with :message TEXT, or start with --message or --title")
  }

  /// Where not all of it fits the time stands.
  @Test(arguments: ["12x4", "5x1"])
  func aMessageIsNeverCut(size: String) {
    var session = Session(
      60, size: Size(size), settings: message("Unverantwortungsbewusstheit"))
    #expect(!session.lines().contains { $0.contains("Unv") })
    var standard = Session(60, size: Size(size), settings: .ascii)
    #expect(session.lines() == standard.lines())
  }

  /// A word that is wider than the screen is broken.
  @Test func aLongWordIsBroken() {
    var session = Session(
      60, size: Size("20x8"), settings: message("Unverantwortungsbewusstheit"))
    let lines = session.lines().map { $0.filter { $0 != " " } }
    #expect(lines.contains("Unverantwortungsbewu") && lines.contains("sstheit"), "\(lines)")
    let long = String(repeating: "abcdefghij", count: 40)
    session = Session(60, settings: message(long))
    #expect(session.lines().joined().filter { ("a"..."j").contains($0) }.count >= 400)
  }

  @Test func otherScriptsAreTextInTheMiddle() {
    var session = Session(60, settings: message("残り時間はあと少しです 結論をお願いします"))
    #expect(session.lines().contains { $0.contains("残り時間はあと少しです 結論をお願いします") })
  }

  // MARK: The words of a mark

  private func sessionWithMark(_ settings: Settings = Settings()) -> Session {
    var preset = Preset(duration: 60)
    preset.format.segments[0].marks.append(Mark(at: 40, .say("Please conclude", isShown: true)))
    var session = Session(of: preset, settings: settings)
    session.press(" ")
    session.pass(seconds: 19)
    return session
  }

  @Test func aMarksWordsStandLargeForTenSeconds() {
    var session = sessionWithMark()
    #expect(readDigits(session.canvas()) == "00:41")
    session.pass(seconds: 1)
    #expect(session.console.state.stage.message == "Please conclude")
    #expect(readDigits(session.canvas()) == nil)
    session.pass(.milliseconds(9999))
    #expect(readDigits(session.canvas()) == nil)
    session.pass(.milliseconds(1))
    #expect(readDigits(session.canvas()) == "00:30")
  }

  /// They are no overlay of the operator's: Space stops the talk, and Escape ends them.
  @Test(arguments: [(Key.character(" "), false), (.escape, true)])
  func aKeyEndsThem(key: Key, isRunning: Bool) {
    var session = sessionWithMark()
    session.pass(seconds: 2)
    session.press(key)
    #expect(session.isRunning == isRunning)
    #expect(session.console.state.stage.message == nil)
  }

  @Test func nothingIsShownWhereNothingIsAnnounced() {
    var settings = Settings()
    settings.clock.announcing = .off
    var session = sessionWithMark(settings)
    session.pass(seconds: 1)
    #expect(readDigits(session.canvas()) == "00:40")
  }

  // MARK: Themes

  @Test func cGoesThroughTheThemes() {
    var session = Session(60)
    let names = (0..<5).map { _ in
      session.press("c")
      session.pass(seconds: 1)
      return session.status()
    }
    #expect(
      names == ["Theme: phase", "Theme: amber", "Theme: mono", "Theme: led", "Theme: phase"])
  }
}
