import SpeechAnnouncement
import Testing
import TimerEngine
import TimerTestSupport

@testable import StageRenderer

/// What displays show between talks: the names of what comes, a break, the end.
struct BetweenTalksTests {
  /// A quarter past ten.
  private static let now = Moment(.second(1000), timeOfDay: .seconds(36_900), wallClock: .zero)

  private static func scene(
    _ between: BetweenTalks, _ run: TalkSnapshot.Run, of seconds: Int, _ size: Size,
    _ glyphs: Look.Glyphs = .ascii, at moment: Moment = now, _ language: Language = .english
  ) -> Scene {
    let preset = between.kind == .pause ? Preset.pause(lasting: seconds) : Preset(duration: seconds)
    var stage = StageSnapshot(TalkSnapshot(preset, run: run), language: language)
    stage.look.glyphs = glyphs
    stage.rundown = StageRundown(line: "Next", between: between)
    var capabilities = Capabilities()
    if glyphs == .ascii { capabilities.colours = 0 }
    return Scene(stage, at: moment, in: size, capabilities)
  }

  private static func lines(_ scene: Scene) -> [String] {
    var display = StageDisplay()
    return display.frame(of: scene).canvas.lines
  }

  private static let talk = BetweenTalks(
    .talk, speaker: "Grace Hopper", title: "Compilers", moment: .second(1252), timeOfDay: "10:20")
  private static let coffee = BetweenTalks(
    .pause, title: "Coffee", moment: .second(1960), timeOfDay: "10:31", after: "Back soon",
    next: "Grace Hopper")

  /// Each state, with the talk or the break as it is then.
  private static let states: [(name: String, scene: @Sendable (Size) -> Scene)] = [
    ("talk", { scene(talk, .ready(1200), of: 1200, $0) }),
    (
      "long",
      {
        let talk = BetweenTalks(
          .talk, speaker: "Augusta Ada King, Countess of Lovelace",
          title: "Sketch of the analytical engine, with notes by the translator upon the memoir")
        return scene(talk, .ready(5400), of: 5400, $0)
      }
    ),
    (
      "break",
      { scene(coffee, .running(deadline: .second(1900), since: .second(900)), of: 1000, $0) }
    ),
    (
      "break-over",
      { scene(coffee, .running(deadline: .second(839), since: .second(100)), of: 739, $0) }
    ),
    ("end", { scene(BetweenTalks(.end, title: "End", moment: now.talk), .ready(60), of: 60, $0) }),
    (
      "long-over",
      { scene(BetweenTalks(.end, title: "End", moment: .second(940)), .ready(60), of: 60, $0) }
    ),
  ]

  @Test(
    arguments: states.map(\.name),
    ["1x1", "12x4", "24x6", "45x80", "80x24", "120x36", "200x50", "300x84"])
  func aScreenIsAsStored(state: String, size: String) throws {
    let scene = try #require(Self.states.first { $0.name == state }).scene(Size(size))
    #expect(difference(Self.lines(scene), fromStored: "between-\(state)-\(size)") == nil)
  }

  private static let nextLine = "Next: Grace Hopper"
  private static let hint = "READY   Space starts"

  /// The screen before a talk with the operator's words.
  private static func operatorFrame(_ size: Size) -> Frame {
    let scene = scene(talk, .ready(1200), of: 1200, size)
    var words = OperatorWords()
    (words.rundown, words.hints) = ([nextLine], [hint])
    var display = StageDisplay()
    return display.frame(
      of: Scene(scene.stage, with: words, at: now, in: size, scene.capabilities))
  }

  /// From eight rows on the operator has the line of the rundown at the top.
  @Test(arguments: [("80x24", true), ("80x8", true), ("80x7", false)])
  func theLineOfTheRundownIsAtTheTop(size: String, isShown: Bool) {
    #expect((Self.operatorFrame(Size(size)).canvas.lines[0] == Self.nextLine) == isShown)
  }

  /// Who clicks at the status line does not click at the screen above it.
  @Test func theStatusLineIsNoPartOfTheScreen() {
    let frame = Self.operatorFrame(Size("80x24"))
    #expect(frame.canvas.lines.last == Self.hint)
    #expect(frame.target(at: Position(column: 40, row: 12)) == .digits)
    #expect(frame.target(at: Position(column: 40, row: 23)) == nil)
  }

  /// Whatever the operator's words are, they have the last row.
  @Test(
    arguments: [
      (false, "10:15", "10:15"), (true, "", "Store  Undo"), (false, "", ""),
    ])
  func theOperatorsWordsHaveTheLastRow(showsControls: Bool, timeOfDay: String, expected: String) {
    let scene = Self.scene(Self.talk, .ready(1200), of: 1200, Size("80x24"))
    var words = OperatorWords()
    (words.showsControls, words.timeOfDay) = (showsControls, timeOfDay)
    let told = Scene(
      scene.stage, with: words, at: scene.moment, in: scene.size, scene.capabilities)
    #expect(Self.lines(told)[23].drop { $0 == " " } == expected)
  }

  /// At any size, there are no lamps, no words of lamps, and no minus.
  ///
  /// Stored pictures show the larger screens.
  @Test(arguments: states.map(\.name))
  func thereAreNoLamps(state: String) throws {
    let state = try #require(Self.states.first { $0.name == state })
    for columns in [1, 5, 12, 30, 80] {
      for rows in [1, 2, 3, 4, 7, 24] {
        let scene = state.scene(Size(columns: columns, rows: rows))
        var display = StageDisplay()
        let frame = display.frame(of: scene)
        #expect(frame.places.allSatisfy { if case .lamp = $0.target { false } else { true } })
        let text = frame.canvas.lines.joined()
        #expect(!text.contains("GREEN") && !text.contains("-2:"), "\(columns)x\(rows)")
        #expect(frame.canvas.title?.contains("GREEN") == false)
      }
    }
  }

  /// How long before the start, and what is said of it.
  @Test(
    arguments: [
      (3601, "starts at 10:20"), (3600, "starts in 60:00"), (252, "starts in 4:12"),
      (251.5, "starts in 4:12"), (1, "starts in 0:01"), (0.25, "starts in 0:01"), (0, nil),
      (-5, nil),
    ] as [(Double, String?)])
  func aStartIsCounted(seconds: Double, text: String?) {
    var talk = Self.talk
    talk.moment = Self.now.talk + .seconds(seconds)
    let scene = Self.scene(talk, .ready(60), of: 60, Size("80x24"))
    #expect(scene.textOfStart == text)
  }

  /// A break ends at a time of day; people come to the first one, and do not come back.
  @Test(arguments: [(false, "back at 10:31"), (true, "starts at 10:31")])
  func aBreakSaysWhenItGoesOn(isFirst: Bool, text: String) {
    var coffee = Self.coffee
    coffee.isFirst = isFirst
    #expect(Self.scene(coffee, .ready(60), of: 60, Size("80x24")).textOfStart == text)
  }

  /// How long after now the picture changes, whatever has to be counted.
  @Test(
    arguments: [
      (Self.talk, 1252.0, 1.0), (Self.talk, 1251.25, 0.25), (Self.talk, 5000, 400),
      (Self.talk, 999, nil), (Self.coffee, 1960, 960),
      (BetweenTalks(.end, title: "End"), 980, 40), (BetweenTalks(.end, title: "End"), 900, 60),
    ] as [(BetweenTalks, Double, Double?)])
  func itChangesWhenItMust(between: BetweenTalks, moment: Double, next: Double?) {
    var between = between
    between.moment = .start + .seconds(moment)
    let scene = Self.scene(between, .ready(60), of: 60, Size("80x24"))
    #expect(scene.nextChange == next.map { Self.now.real + .seconds($0) })
  }

  /// In a break and after its time the room sees who comes, in the language of the clock, unless
  /// nobody does.
  @Test(arguments: Language.all.map(\.code), [60, -5])
  func aBreakSaysWhoIsNext(code: String, left: Int) throws {
    let language = try #require(Language(code: code))
    var between = Self.coffee
    func parts() throws -> [BetweenScreen.Part] {
      let run = TalkSnapshot.Run.running(
        deadline: Self.now.talk + .seconds(left), since: .second(100))
      let scene = Self.scene(between, run, of: 900, Size("80x24"), .ascii, language)
      return try #require(BetweenScreen(scene)).parts
    }
    #expect(
      try parts().last
        == .text(language.phrases.next("Grace Hopper", at: nil), .quiet, level: 3, 2))
    let count = try parts().count
    between.next = ""
    #expect(try parts().count == count - 1)
  }

  /// What covers the digits covers this as well.
  @Test func aMessageAndABlackoutCoverIt() {
    let scene = Self.scene(Self.talk, .ready(60), of: 60, Size("80x24"))
    var stage = scene.stage
    stage.message = "Please sit down"
    #expect(Scene(stage, at: Self.now, in: scene.size, scene.capabilities).between == nil)
    stage.message = nil
    stage.isBlackedOut = true
    #expect(Scene(stage, at: Self.now, in: scene.size, scene.capabilities).between == nil)
  }

  private static func layout(_ scene: Scene) throws -> BetweenLayout {
    var memory = BetweenLayout.Memory()
    let parts = try #require(BetweenScreen(scene)).parts
    return BetweenLayout(parts, in: scene.size, scene.palette, scene.dots, &memory)
  }

  private static func scenes(_ size: Size, _ language: Language) -> [Scene] {
    [
      scene(talk, .ready(1200), of: 1200, size, .auto, language),
      scene(
        coffee, .running(deadline: .second(1900), since: .second(900)), of: 1000, size, .auto,
        language),
      scene(
        coffee, .running(deadline: .second(839), since: .second(100)), of: 739, size, .auto,
        language),
    ]
  }

  private static func scene(
    _ between: BetweenTalks, _ run: TalkSnapshot.Run, of seconds: Int, _ size: Size,
    _ glyphs: Look.Glyphs, _ language: Language
  ) -> Scene {
    scene(between, run, of: seconds, size, glyphs, at: now, language)
  }

  private static let sizes = ["80x24", "120x36", "160x45", "200x50", "300x84", "45x80", "120x135"]

  /// What matters more is larger by a third, unless the smallest letters are not that small, and
  /// never narrower.
  ///
  /// Digits may have an eighth of the height.
  @Test(arguments: Language.all.map(\.code), sizes)
  func sizesSayWhatMatters(code: String, size: String) throws {
    let language = try #require(Language(code: code))
    for scene in Self.scenes(Size(size), language) {
      // The terminal's own letters have no size.
      let blocks = try Self.layout(scene).blocks.map(\.block).filter {
        $0.letterSize.halfRows < .max
      }
      for block in blocks {
        let least = if case .digits = block.picture { max(6, scene.size.rows / 4) } else { 7 }
        for other in blocks where other.part.level == 1 && block.part.level > 1 {
          let isLarger = 3 * other.letterSize.halfRows >= 4 * block.letterSize.halfRows
          #expect(isLarger || block.letterSize.halfRows <= least, "\(other) \(block)")
          guard case .text = block.picture else { continue }
          #expect(block.letterSize.quarterColumns <= other.letterSize.quarterColumns)
        }
      }
    }
  }

  /// There is air between the parts, and no large empty place above or below them.
  @Test(arguments: sizes)
  func partsHaveAir(size: String) throws {
    for scene in Self.scenes(Size(size), .english) {
      let blocks = try Self.layout(scene).blocks
      var end = 0
      for (block, row) in blocks {
        #expect(row >= end + (end == 0 ? 0 : 1), "\(size)")
        end = row + block.rows
      }
      #expect(blocks[0].row <= scene.size.rows / 5 && scene.size.rows - end <= scene.size.rows / 5)
    }
  }

  /// A glance tells names, titles and times apart.
  @Test func coloursSayWhatItIs() {
    let palette = Self.scene(Self.talk, .ready(60), of: 60, Size("80x24"), .auto).palette
    let roles: [TextRole] = [.name, .title, .time, .quiet]
    #expect(Set(roles.map { palette.style(of: $0).foreground }).count == 4)
    #expect(palette.ink(of: .time) == palette.digits)
  }
}

extension Timestamp {
  fileprivate static func second(_ second: Int) -> Timestamp { .start + .seconds(second) }
}
