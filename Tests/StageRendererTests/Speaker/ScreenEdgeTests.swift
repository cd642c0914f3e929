import Testing
import TimerEngine
import TimerTestSupport

@testable import StageRenderer

/// What just fits on a screen and what does not, what can be pointed at, and where the cursor
/// rests.
struct ScreenEdgeTests {
  private static func scene(
    _ size: Size, _ run: TalkSnapshot.Run = .ready(600), with words: OperatorWords = .init()
  ) -> Scene {
    let segment = Segment(length: 600, thresholds: .proportional(to: 600))
    var stage = StageSnapshot(TalkSnapshot(Preset(Format(segments: [segment])), run: run))
    stage.look.glyphs = .ascii
    let moment = Moment(.start, timeOfDay: .seconds(36_600), wallClock: .zero)
    return Scene(stage, with: words, at: moment, in: size, Capabilities(colours: 0))
  }

  /// Where the clock stands when all its words are shown.
  private static func placed(
    _ size: String, _ run: TalkSnapshot.Run = .ready(600)
  ) -> (picture: ClockFaceContent.Picture, layout: ScreenLayout) {
    var words = OperatorWords()
    words.presets = [Preset(name: "Slot 1", slot: 1, duration: 600)]
    words.hints = ["READY"]
    let scene = scene(Size(size), run, with: words)
    return ClockFaceContent(scene, message: nil).placed(in: scene.size, nil, scene.palette)
  }

  @Test(arguments: [-1, -599])
  func overtimeKeepsThePlacesOfTheDigits(seconds: Int) {
    let run = TalkSnapshot.Run
      .running(deadline: .start + .seconds(seconds), since: .start + .seconds(seconds - 600))
    let both = [Self.placed("80x24"), Self.placed("80x24", run)]
    #expect(both[0].layout == both[1].layout)
    guard case .digits(_, let standard) = both[0].picture,
      case .digits(_, let over) = both[1].picture
    else {
      Issue.record("no digits")
      return
    }
    #expect(standard == over)
  }

  /// A size; preset row, lamps and status line, and whether the digits are the compact ones.
  @Test(
    arguments: [
      ("200x50", "plr", false), ("80x24", "plr", false), ("40x7", "-lr", false),
      ("40x6", "-l-", false), ("30x5", "---", false), ("20x8", "plr", true), ("20x5", "-lr", true),
      ("20x4", "-l-", true), ("20x3", "---", true),
    ])
  func whatDoesNotFitIsLeftOutInOrder(size: String, parts: String, isCompact: Bool) {
    let (picture, layout) = Self.placed(size)
    let places = [layout.presets, layout.lamps?.lowerBound, layout.status]
    #expect(String(zip("plr", places).map { $1 == nil ? "-" : $0 }) == parts)
    switch picture {
    case .digits: #expect(!isCompact)
    case .compact: #expect(isCompact)
    default: Issue.record("no digits")
    }
  }

  /// Times that do not fit are left out, not cut.
  @Test(arguments: [(15, "1 5:00  2 10:00"), (14, "1  2")])
  func presetTimesThatDoNotFitAreLeftOut(columns: Int, expected: String) {
    var words = OperatorWords()
    words.presets = [(1, 300), (2, 600)].map { slot, duration in
      Preset(name: Words.name(ofSlot: slot), slot: slot, duration: duration)
    }
    let size = Size(columns: columns, rows: 1)
    let scene = Self.scene(size, with: words)
    var frame = Frame(size: size, filledWith: scene.palette.blank)
    PresetRow(scene: scene, palette: scene.palette).draw(in: 0, on: &frame)
    #expect(frame.canvas.lines == [expected])
  }

  /// The time of day takes the place of a hint that is too long for the row.
  @Test(arguments: [(5, "14:05"), (4, "")])
  func theTimeOfDayReplacesAHintThatIsTooLong(columns: Int, expected: String) {
    var words = OperatorWords()
    (words.hints, words.timeOfDay) = (["READY since 14:00"], "14:05")
    let size = Size(columns: columns, rows: 1)
    let scene = Self.scene(size, with: words)
    var frame = Frame(size: size, filledWith: scene.palette.blank)
    StatusLine(scene: scene, palette: scene.palette).draw(in: 0, on: &frame)
    #expect(frame.canvas.lines == [expected])
  }

  /// Where the time is a line of text, the mouse finds it in the whole row.
  @Test(arguments: [0, 5])
  func theRowOfAWrittenTimeCanBePointedAt(column: Int) {
    var display = StageDisplay()
    let frame = display.frame(of: Self.scene(Size("6x2")))
    #expect(frame.target(at: Position(column: column, row: 0)) == .digits)
  }

  /// The word for a pause covers the lamps, not what is written below them.
  @Test func theLabelsOfTheLampsStayInAPause() {
    var display = StageDisplay()
    let scene = Self.scene(Size("60x26"), .paused(remaining: .seconds(300)))
    let lines = display.frame(of: scene).canvas.lines
    #expect(lines[24] == "       GREEN 10:00      YELLOW 1:40       RED 0:35")
  }

  /// A lamp's time of an hour or more has hours if the digits have them.
  @Test(arguments: [
    (86_399, "[GREEN 23:59:59] YELLOW 4:00:00 RED 1:20:00"),
    (6_000, "[GREEN 1:40:00] YELLOW 16:40 RED 5:35"),
    (5_400, "[GREEN 90:00] YELLOW 15:00 RED 5:00"),
  ])
  func allLampsHaveHoursOrNone(length: Int, labels: String) {
    var display = StageDisplay()
    let segment = Segment(length: length, thresholds: .proportional(to: length))
    var stage = StageSnapshot(
      TalkSnapshot(Preset(Format(segments: [segment])), run: .ready(length)))
    stage.hasHours = length >= 6_000
    let moment = Moment(.start, timeOfDay: .zero, wallClock: .zero)
    let scene = Scene(stage, at: moment, in: Size("80x12"), Capabilities())
    let lines = display.frame(of: scene).canvas.lines
    let words = lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(words.contains(labels), "\(lines)")
  }

  /// A screen without room for large letters, and how many full rows a bar has there beside that of
  /// its word.
  @Test(
    arguments: [
      ("80x24", 2), ("100x30", 2), ("120x36", 2), ("45x80", 4), ("80x15", 0), ("30x30", 0),
      ("12x3", 0), ("12x2", 0),
    ])
  func aPauseIsWrittenOnABarWhereLettersDoNotFit(size: String, fullRows: Int) {
    var display = StageDisplay()
    let scene = Self.scene(Size(size), .paused(remaining: .seconds(300)))
    let lines = display.frame(of: scene).canvas.lines
    #expect(lines.count { $0.contains("# PAUSED #") } == 1)
    let full = String(repeating: "#", count: scene.size.columns)
    #expect(lines.count { $0 == full } == fullRows)
  }

  /// Whoever sets a lamp's time must see which lamp has the focus.
  @Test func aLabelWithTheFocusStaysInAPause() {
    var words = OperatorWords()
    words.focus = .lamp(.red)
    let scene = Self.scene(Size("80x15"), .paused(remaining: .seconds(300)), with: words)
    var display = StageDisplay()
    let lines = display.frame(of: scene).canvas.lines
    #expect(lines[13].contains("[GREEN 10:00]"))
  }

  /// Screen readers follow the cursor.
  @Test func theCursorRestsOnTheLastRow() {
    var display = StageDisplay()
    let frame = display.frame(of: Self.scene(Size("80x24")))
    #expect(frame.canvas.cursor == Position(column: 0, row: 23))
  }
}
