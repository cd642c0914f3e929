import SpeechAnnouncement
import Testing
import TimerEngine
import TimerTestSupport

@testable import StageRenderer

/// What a message looks like with the time and the lamps; see `Canvas.colouredLines` for the form.
struct MessagePictureTests {
  private static let messages = [
    "short": "Please slow down",
    "long":
      "Please repeat each question before you answer it, the people online cannot hear the room",
    "greek": "Ολοκληρώστε σε δύο λεπτά",
    "cyrillic": "Пожалуйста, завершайте",
  ]

  private static func scene(_ message: String, _ size: Size) -> Scene {
    let preset = Preset(duration: 1200)
    let run = TalkSnapshot.Run
      .running(deadline: .start + .seconds(1754), since: .start + .seconds(554))
    var stage = StageSnapshot(TalkSnapshot(preset, run: run))
    stage.message = message
    let moment = Moment(.start + .seconds(1000), timeOfDay: .seconds(36_900), wallClock: .zero)
    return Scene(stage, at: moment, in: size, Capabilities())
  }

  @Test(arguments: messages.keys.sorted(), ["80x24", "45x80"])
  func aScreenIsAsStored(message: String, size: String) throws {
    let text = try #require(Self.messages[message])
    var display = StageDisplay()
    let lines = display.frame(of: Self.scene(text, Size(size))).canvas.colouredLines
    #expect(difference(lines, fromStored: "message-\(message)-\(size)") == nil)
  }

  /// A clock that is ready at twenty minutes, with a message as `--message` shows it, and the
  /// operator's words.
  private static func readyScene(_ size: Size, isPaused: Bool = false) -> Scene {
    let run = TalkSnapshot.Run.paused(remaining: .seconds(1200))
    var stage = StageSnapshot(TalkSnapshot(Preset(duration: 1200), run: isPaused ? run : nil))
    stage.message = "Slow down"
    var words = OperatorWords()
    words.presets = [Preset(name: "Slot 1", slot: 1, duration: 1200)]
    words.hints = ["READY   Space starts", "READY"]
    let moment = Moment(.start + .seconds(1), timeOfDay: .seconds(36_900), wallClock: .zero)
    return Scene(stage, with: words, at: moment, in: size, Capabilities())
  }

  @Test(arguments: ["80x24", "100x30", "45x80"])
  func aReadyScreenIsAsStored(size: String) {
    var display = StageDisplay()
    let lines = display.frame(of: Self.readyScene(Size(size))).canvas.colouredLines
    #expect(difference(lines, fromStored: "message-ready-\(size)") == nil)
  }

  /// Below, beside or in the row of the status line: wherever a message has room, the time stands
  /// as well.
  @Test(arguments: [false, true])
  func aStoppedClockShowsTheTimeWithItsMessage(isPaused: Bool) {
    for columns in sample(Array(10...240), oneOf: 9) {
      for rows in sample(Array(3...70), oneOf: 7) {
        let size = Size(columns: columns, rows: rows)
        let scene = Self.readyScene(size, isPaused: isPaused)
        let (picture, layout) = ClockFaceContent(scene, message: "Slow down")
          .placed(in: size, nil, scene.palette)
        guard !picture.showsTime else { continue }
        var display = StageDisplay()
        let lines = display.frame(of: scene).canvas.lines
        #expect(layout.status.map { lines[$0].contains("20:00") } == true, "\(size) \(lines)")
      }
    }
  }

  /// A long message has letters, and the time is below it, in the middle.
  @Test(arguments: ["80x24", "120x36", "200x50", "45x80"])
  func aLongMessageIsDrawnInLetters(size: String) throws {
    let size = Size(size)
    let message = try #require(Self.messages["long"])
    let scene = Self.scene(message, size)
    let (picture, layout) = ClockFaceContent(scene, message: message)
      .placed(in: size, nil, scene.palette)
    guard case .message(let text) = picture, let time = text.time else {
      Issue.record("no time below the message")
      return
    }
    #expect(text.text.isDrawn)
    #expect(time.place.rows.lowerBound >= text.place.rows.upperBound)
    let middle = 2 * time.place.origin.column + time.place.size.columns
    #expect(abs(middle - layout.area.size.columns) <= 1)
    #expect(layout.lamps != nil && layout.status != nil)
  }
}
