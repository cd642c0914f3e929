import SpeechAnnouncement
import Testing
import TimerEngine
import TimerTestSupport

@testable import StageRenderer

/// The programme for people who wait, as pictures, and what must be true at every size.
struct ProgrammeDisplayTests {
  private static let moment = Moment(.start, timeOfDay: .seconds(36_600), wallClock: .zero)

  private static let items = [
    ProgrammeItem(.ended, time: "9:30", length: "30:00", name: "Welcome"),
    ProgrammeItem(
      .current, time: "10:04", length: "18:00", name: "Ada Lovelace: Engines",
      speaker: "Ada Lovelace", call: "mic 2"),
    ProgrammeItem(
      .coming, time: "10:22", length: "18:00", name: "Grace Hopper: Compilers",
      speaker: "Grace Hopper", call: "mic 1, own laptop", startsIn: .seconds(760)),
    ProgrammeItem(.skipped, time: "10:40", length: "10:00", name: "Panel"),
    ProgrammeItem(
      .coming, time: "10:40", length: "15:00", name: "Coffee", startsIn: .seconds(1840)),
    ProgrammeItem(
      .coming, time: "10:55", length: "18:00",
      name: "Emmy Noether: Symmetries of everything, and what follows from them for all of physics",
      speaker: "Emmy Noether", startsIn: .seconds(2740)),
  ]

  private static let rundown = StageRundown(line: "", next: "Grace Hopper", nextTime: "10:22")

  private static func stage(
    _ run: TalkSnapshot.Run, _ rundown: StageRundown? = rundown
  ) -> StageSnapshot {
    let preset = Preset(
      Format(
        name: "TED talk",
        segments: [
          Segment(name: "", length: 1080, thresholds: PhaseThresholds.proportional(to: 1080))
        ]), title: "Ada Lovelace: Engines")
    var stage = StageSnapshot(TalkSnapshot(preset, run: run))
    (stage.rundown, stage.look.theme) = (rundown, .phase)
    return stage
  }

  private static func running(_ seconds: Int, _ rundown: StageRundown? = rundown) -> StageSnapshot {
    stage(.running(deadline: .start + .seconds(seconds), since: .start), rundown)
  }

  private static func canvas(
    _ stage: StageSnapshot, _ size: Size, _ glyphs: Look.Glyphs = .ascii,
    of items: [ProgrammeItem] = items, saying words: [String] = []
  ) -> Canvas {
    var stage = stage
    stage.look.glyphs = glyphs
    var capabilities = Capabilities()
    if glyphs == .ascii { capabilities.colours = 0 }
    let scene = Scene(stage, at: moment, in: size, capabilities)
    var display = ProgrammeDisplay()
    return display.frame(of: ProgrammeScene(scene, items, age: .zero, saying: words)).canvas
  }

  // MARK: Pictures

  @Test(arguments: ["30x10", "45x80", "80x24", "200x50"])
  func aTalkRuns(size: String) {
    let lines = Self.canvas(Self.running(754), Size(size)).lines
    #expect(difference(lines, fromStored: "programme-\(size)") == nil)
  }

  @Test(arguments: [Look.Glyphs.blocks, .solid])
  func inColours(glyphs: Look.Glyphs) {
    let lines = Self.canvas(Self.running(125), Size("80x24"), glyphs).colouredLines
    #expect(difference(lines, fromStored: "programme-80x24-\(glyphs)") == nil)
  }

  @Test(arguments: ["de", "ja"])
  func inAnotherLanguage(code: String) throws {
    var stage = Self.running(-83)
    stage.language = try #require(Language(code: code))
    let words = [stage.language.phrases.noSignal(for: "0:20")]
    let lines = Self.canvas(stage, Size("80x24"), saying: words).lines
    #expect(difference(lines, fromStored: "programme-80x24-\(code)") == nil)
  }

  /// A long rundown is shown around its current item.
  @Test func aLongRundownIsShownAroundTheCurrentItem() {
    let before = Array(repeating: Self.items[0], count: 30)
    let after = Array(repeating: Self.items[4], count: 30)
    let lines = Self.canvas(
      Self.running(754), Size("80x24"), of: before + Self.items + after
    ).lines
    #expect(difference(lines, fromStored: "programme-long-80x24") == nil)
  }

  // MARK: Small screens

  /// What fits on small screens, line by line.
  @Test(
    arguments: [
      ("1x1", ["G"]), ("5x1", ["12:34"]), ("12x1", ["12:34 GREEN"]),
      ("12x2", ["12:34 GREEN", "Next: Grace…"]),
      ("12x4", ["12:34 GREEN", "Next: Grace…", "  Ada Lovel…", "  Grace Hop…"]),
      (
        "20x6",
        [
          "12:34  GREEN", "Next: Grace Hopper", "  9:30   Welcome", "  10:04  Ada Lovela…",
          "         mic 2", "               10:10",
        ]
      ),
    ] as [(String, [String])])
  func smallScreensShowTheMostImportant(size: String, expected: [String]) {
    #expect(Self.canvas(Self.running(754), Size(size)).lines == expected)
  }

  /// Lengths, and what is now and next, are shown from 40 columns on.
  @Test(
    arguments: [
      (
        "40x6",
        [
          "12:34  GREEN   Ada Lovelace: Engines", "Next: Grace Hopper, starts in 12 minutes",
          "        9:30   Welcome             30:00", "  now   10:04  Ada Lovelace: Eng…  18:00",
          "               mic 2",
        ]
      ),
      (
        "39x6",
        [
          "12:34  GREEN   Ada Lovelace: Engines", "Next: Grace Hopper", "  9:30   Welcome",
          "  10:04  Ada Lovelace", "         mic 2",
        ]
      ),
    ] as [(String, [String])])
  func lengthsAreShownWhereThereAreColumns(size: String, expected: [String]) {
    #expect(Self.canvas(Self.running(754), Size(size)).lines.dropLast() == expected[...])
  }

  /// A call stands beside the name where that has room, else below it.
  @Test(
    arguments: [
      (61, "  next  10:22  Grace Hopper:         mic 1, own laptop  18:00"),
      (60, "  next  10:22  Grace Hopper: Compilers                 18:00"),
    ])
  func aCallStandsBesideAName(columns: Int, expected: String) {
    let lines = Self.canvas(Self.running(754), Size(columns: columns, rows: 12)).lines
    #expect(lines.contains(expected), "\(lines)")
  }

  /// From 16 rows on the time is in digits.
  @Test(
    arguments: [
      ("60x15", ["12:34  GREEN   Ada Lovelace: Engines"]),
      (
        "60x16",
        [
          "                          _     _", "                       |  _| .  _| |_|",
          "                       | |_  .  _|   |", " GREEN   Ada Lovelace: Engines",
        ]
      ),
    ] as [(String, [String])])
  func theTimeIsInDigitsWhereThereAreRows(size: String, expected: [String]) {
    let lines = Self.canvas(Self.running(754), Size(size)).lines
    #expect(lines.prefix(expected.count) == expected[...])
  }

  @Test func onASmallScreenTheNoticeTakesTheLastRow() {
    let lines = Self.canvas(Self.running(754), Size("24x4"), saying: ["no signal for 0:20"]).lines
    #expect(lines.last == "no signal for 0:20")
    #expect(lines[1].hasPrefix("Next: Grace Hopper"))
  }

  /// Whatever the size, what is shown of a time is the whole of it.
  @Test func noTimeIsCut() {
    let times = Set(Self.items.flatMap { [$0.time, $0.length] } + ["12:34", "10:10"])
    for columns in sample(Array(1...90), oneOf: 7) {
      for rows in sample(Array(1...30), oneOf: 3) {
        let size = Size(columns: columns, rows: rows)
        for line in Self.canvas(Self.running(754), size).lines {
          #expect(times.isSuperset(of: line.times), "\(size): \(line)")
        }
      }
    }
  }

  /// Screen readers follow the cursor.
  @Test func theCursorRestsOnTheLastRow() {
    let canvas = Self.canvas(Self.running(754), Size("80x24"))
    #expect(canvas.cursor == Position(column: 0, row: 23))
  }

  // MARK: What is said

  private static func text(_ stage: StageSnapshot, _ items: [ProgrammeItem] = items) -> String {
    canvas(stage, Size("80x15"), of: items).lines.joined(separator: "\n")
  }

  @Test func withoutItemsItSaysWhatIsNext() {
    let text = Self.text(Self.running(754), [])
    #expect(text.contains("12:34  GREEN   Ada Lovelace: Engines"))
    #expect(text.contains("Next: Grace Hopper, 10:22"))
  }

  @Test func withoutARundownItSaysSo() {
    let text = Self.text(Self.running(754, nil), [])
    #expect(text.contains("12:34  GREEN   Ada Lovelace: Engines"))
    #expect(text.contains("There is no rundown"))
    #expect(!text.contains("--rundown"))
  }

  @Test func beforeATalkNobodySpeaks() {
    var rundown = Self.rundown
    rundown.next = "Ada Lovelace"
    rundown.between = BetweenTalks(.talk, speaker: "Ada Lovelace", title: "Engines")
    let lines = Self.canvas(Self.stage(.ready(1080), rundown), Size("80x15")).lines
    #expect(lines[0] == "18:00 READY")
    #expect(lines.contains { $0.contains("next  10:04  Ada Lovelace: Engines") })
    #expect(!lines.contains { $0.contains("now") })
  }

  @Test func aBreakSaysWhenItEnds() {
    var rundown = Self.rundown
    rundown.between = BetweenTalks(
      .pause, title: "Coffee", moment: .start + .seconds(300), timeOfDay: "10:15",
      after: "Back soon")
    #expect(Self.text(Self.running(300, rundown)).hasPrefix("05:00 back at 10:15  Coffee"))
    #expect(Self.text(Self.running(0, rundown)).hasPrefix("00:00 back at 10:15  Coffee"))
    #expect(Self.text(Self.running(-5, rundown)).contains("Back soon  Coffee"))
  }

  @Test func theEndIsSaid() {
    let rundown = StageRundown(
      line: "", between: BetweenTalks(.end, title: "End", moment: .start))
    let text = Self.text(Self.stage(.ready(1080), rundown), Array(Self.items.prefix(1)))
    #expect(text.hasPrefix("The rundown has ended\nProgramme\n"))
  }

  /// What the operator tells the speaker is nobody else's business.
  @Test func messagesAndBlackoutsStayOnTheStage() {
    var stage = Self.running(754)
    stage.message = "Wrap up"
    stage.isBlackedOut = true
    #expect(Self.text(stage) == Self.text(Self.running(754)))
  }

  @Test func whatIsUnprintableIsNeverDrawn() {
    let item = ProgrammeItem(
      .coming, time: "10:22", length: "1:00", name: "  A\u{1b}[2J\n B\u{202e} ")
    #expect(item.name == "A\u{fffd}[2J B\u{fffd}")
    let empty = ProgrammeItem(.coming, time: "", length: "", name: " ", call: "\t")
    for columns in 1...50 {
      _ = Self.canvas(Self.running(754), Size(columns: columns, rows: 5), of: [empty])
    }
  }

  // MARK: Time

  /// Like the times in the list, the time of day is that of the rundown's zone.
  @Test(arguments: [(nil, "10:10"), (20_700, "5:45")] as [(Int?, String)])
  func theTimeOfDayIsThatOfTheVenue(zone: Int?, time: String) {
    var rundown = Self.rundown
    rundown.zone = zone
    let lines = Self.canvas(Self.running(754, rundown), Size("80x24")).lines
    #expect(lines.last?.hasSuffix(" " + time) == true)
  }

  @Test(
    arguments: [(0, 1, 12, 40), (700, 1, 1, 0), (701, 1, 0, nil), (755, 60, 5, 0)]
      as [(Int, Int, Int, Int?)])
  func minutesAreRoundedDown(age: Int, speed: Int, minutes: Int, left: Int?) {
    var stage = Self.running(754)
    stage.speed = speed
    let scene = Scene(stage, at: Self.moment, in: Size("80x24"), Capabilities())
    let programme = ProgrammeScene(scene, Self.items, age: .seconds(age), saying: [])
    #expect(programme.minutesToNext == minutes)
    #expect(
      programme.timeToNextMinute == left.map { Duration.seconds($0) / speed + .milliseconds(1) })
  }
}
