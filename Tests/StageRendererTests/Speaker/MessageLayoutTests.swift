import Testing
import TimerEngine
import TimerTestSupport

@testable import StageRenderer

/// A message and the time beside it.
struct MessageLayoutTests {
  private static let messages = [
    "Hi", "Questions, please", "Please repeat the question", "Пожалуйста, завершайте",
    "Ολοκληρώστε", "残り時間はあと少しです", "👏", "Well done 👏",
  ]

  private let palette = Palette(Capabilities(), Look(), .green, isRunning: false)

  private func laidOut(_ message: String, _ size: Size) -> MessageLayout? {
    MessageLayout(message, time: DisplayText("12:34"), asText: nil, in: size, palette)
  }

  /// At all sizes the letters and the time are inside, and apart; `make soak` tries more of them.
  @Test(arguments: messages)
  func theMessageAndTheTimeAreApart(message: String) {
    for columns in sample(Array(stride(from: 1, through: 240, by: 7)), oneOf: 5) {
      for rows in sample(Array(1...60), oneOf: 7) {
        guard let layout = laidOut(message, Size(columns: columns, rows: rows)) else { continue }
        let places = [layout.place, layout.time?.place].compactMap { $0 }
        for place in places {
          #expect(place.columns.lowerBound >= 0 && place.columns.upperBound <= columns)
          #expect(place.rows.lowerBound >= 0 && place.rows.upperBound <= rows)
        }
        let areApart =
          places.count == 1 || !places[0].columns.overlaps(places[1].columns)
          || !places[0].rows.overlaps(places[1].rows)
        #expect(areApart, "\(columns)x\(rows)")
      }
    }
  }

  @Test(arguments: ["80x15", "160x30", "100x20", "60x12"])
  func theTimeStandsBesideTheMessage(size: String) throws {
    let layout = try #require(laidOut("Questions, please", Size(size)))
    #expect(layout.text.isDrawn)
    #expect(layout.time != nil)
  }

  @Test func lettersComeBeforeTheTime() throws {
    let layout = try #require(laidOut("Questions", Size(columns: 30, rows: 5)))
    #expect(layout.text.isDrawn)
    #expect(layout.time == nil)
  }

  /// The time can be read, and goes on.
  @Test(arguments: ["80x24", "120x36", "200x50", "45x80", "80x10"])
  func theTimeIsReadInSmallDigits(size: String) {
    let message = "Questions, please"
    var stage = StageSnapshot(
      TalkSnapshot(
        Preset(duration: 754), run: .running(deadline: .start + .seconds(754), since: .start)))
    stage.message = message
    var display = StageDisplay()
    for (time, seconds) in [("12:34", 0.0), ("12:33", 1)] {
      let moment = Moment(.start + .seconds(seconds), timeOfDay: .zero, wallClock: .zero)
      let scene = Scene(stage, at: moment, in: Size(size), Capabilities())
      let (picture, layout) = ClockFaceContent(scene, message: message)
        .placed(in: Size(size), nil, palette)
      guard case .message(let message) = picture, let place = message.time?.place else {
        Issue.record("no time beside the message")
        return
      }
      let part = display.frame(of: scene).canvas.part(place.moved(to: layout.area.origin))
      #expect(readDigits(part) ?? readCompactDigits(part) == time)
    }
  }
}

extension Canvas {
  /// A part of the canvas, with an empty cell at each side.
  fileprivate func part(_ rect: Rect) -> Canvas {
    var part = Canvas(
      size: Size(columns: rect.size.columns + 2, rows: rect.size.rows + 2), filledWith: blank)
    for row in 0..<rect.size.rows {
      for column in 0..<rect.size.columns {
        part[Position(column: column + 1, row: row + 1)] =
          self[Position(column: rect.origin.column + column, row: rect.origin.row + row)]
      }
    }
    return part
  }
}
