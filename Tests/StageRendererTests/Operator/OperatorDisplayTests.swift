import SpeechAnnouncement
import Testing
import TimerEngine
import TimerTestSupport

@testable import StageRenderer

/// The places of the operator view, and its lists with a rundown.
struct OperatorDisplayTests {
  private static func time(_ hour: Int, _ minute: Int) -> Duration {
    .seconds(hour * 3600 + minute * 60)
  }

  private static let agenda: Agenda = {
    let past = (0..<3).map { index in
      AgendaRow(
        .past, "Talk \(index + 1), Ada Lovelace", length: 1200, planned: time(9, 20 * index),
        start: time(9, 20 * index + 1), end: time(9, 20 * index + 21))
    }
    let now = AgendaRow(
      .now, "Compilers for the analytical engine, Grace Hopper", length: 1200,
      planned: time(10, 0), start: time(10, 4), hardEnd: time(10, 20))
    var next = AgendaRow(
      .next, "Coffee", length: 900, planned: time(10, 20), start: time(10, 24))
    next.name = "Coffee"
    let later = (0..<8).map { index in
      var row = AgendaRow(
        .later, "Talk \(index + 6)", length: 1200, planned: time(10, 35 + 3 * index),
        start: time(10, 35 + 3 * index))
      row.name = "Speaker \(index + 6)"
      return row
    }
    return Agenda(
      name: "Friday morning",
      state: ["This talk 4:10 late, session ends 12:34, on time", "This talk 4:10 late"],
      lines: past + [now, next] + later)
  }()

  private static func snapshot(displays: Int = 3, events: Int = 10) -> OperatorSnapshot {
    var snapshot = OperatorSnapshot()
    snapshot.timesOfDay = ["10:10   ends 10:24", "10:10"]
    snapshot.agenda = agenda
    snapshot.displays = (0..<displays).map { index in
      DisplayRow(
        name: "display-\(index)", size: Size(columns: 80, rows: 24), clockError: .milliseconds(2),
        since: time(8, 30), index == 0 ? .lost : index == 1 ? .silent : .connected)
    }
    snapshot.events = (0..<events).map { EventRow(time: time(10, 9 - $0), text: "event \($0)") }
    return snapshot
  }

  private static func frame(
    _ size: Size, _ snapshot: OperatorSnapshot, _ change: (inout Look) -> Void = { _ in }
  ) -> Frame {
    var look = Look()
    look.glyphs = .ascii
    change(&look)
    let talk = TalkSnapshot(
      Preset(duration: 1200, title: "Compilers"),
      run: .running(deadline: .start + .seconds(840), since: .start))
    let moment = Moment(.start, timeOfDay: time(10, 10), wallClock: .zero)
    let scene = Scene(
      StageSnapshot(talk, look: look), at: moment, in: size, Capabilities())
    var display = OperatorDisplay()
    return display.frame(of: scene, showing: snapshot)
  }

  private static func lines(_ size: Size, _ snapshot: OperatorSnapshot) -> [String] {
    frame(size, snapshot).canvas.lines
  }

  @Test(arguments: ["60x15", "80x24", "120x36", "160x45", "200x50"])
  func aRundown(size: String) {
    let lines = Self.lines(Size(size), Self.snapshot())
    #expect(difference(lines, fromStored: "rundown-\(size)") == nil)
  }

  /// The notes stand below their items.
  @Test(arguments: ["80x24", "120x36", "160x45"])
  func notes(size: String) {
    var snapshot = Self.snapshot()
    snapshot.agenda?.lines[5].note = "a film of three minutes"
    snapshot.agenda?.lines[5].call = "mic 1"
    snapshot.agenda?.lines[3].note = "mic 2, slides on her own laptop"
    snapshot.agenda?.lines[4].note = "doors open"
    let lines = Self.lines(Size(size), snapshot)
    #expect(difference(lines, fromStored: "notes-\(size)") == nil)
  }

  /// Where a terminal cannot hide its cursor it does not stand in the picture.
  @Test func theCursorIsAtTheLowerLeft() {
    let frame = Self.frame(Size("80x24"), Self.snapshot())
    #expect(frame.canvas.cursor == Position(column: 0, row: 23))
  }

  /// The operator reads the picture of the speaker's screen without a mirror.
  @Test func thePictureIsNotMirrored() {
    let frame = Self.frame(Size("120x36"), Self.snapshot()) { $0.isMirrored = true }
    #expect(frame.canvas.lines == Self.lines(Size("120x36"), Self.snapshot()))
  }

  /// Where displays show only lamps, the picture has the time as well.
  @Test func thePictureHasTheTime() {
    let frame = Self.frame(Size("120x36"), Self.snapshot()) { $0.showsOnlyLamps = true }
    #expect(frame.canvas.lines == Self.lines(Size("120x36"), Self.snapshot()))
  }

  /// The state of the plan stands in its longest form that fits.
  @Test(arguments: [60, 61, 64, 66, 72, 80, 99, 100, 120, 200])
  func aFormThatDoesNotFitIsLeftOut(columns: Int) {
    var snapshot = Self.snapshot()
    snapshot.agenda?.name = "Rundown"
    let lines = Self.lines(Size(columns: columns, rows: 40), snapshot)
    #expect(Self.agenda.state.contains { form in lines.contains { $0.contains(form) } })
    #expect(!lines.contains { $0.contains("This talk") && $0.contains("...") })
  }

  /// The words of the lines in one text, with a single space between two words.
  private static func text(_ lines: [String], _ columns: Range<Int>) -> String {
    lines.map { line in String(line.dropFirst(columns.lowerBound).prefix(columns.count)) }
      .joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  /// What would bring the session back on time is never cut, and stands above the items: a long
  /// rundown does not hide it.
  @Test(arguments: [60, 64, 72, 80, 99, 100, 120, 200])
  func theOfferIsShownInFull(columns: Int) throws {
    var snapshot = Self.snapshot()
    let offer = [
      "To end by 10:50: shorten Radia Perlman to 10 minutes, Barbara Liskov to 15 minutes (:catch up)",
      "Grace Hopper must end at 9:55 and loses 2:00",
    ]
    snapshot.agenda?.offer = offer
    let more = (0..<40).map {
      AgendaRow(.later, "Talk \($0 + 20)", length: 1200, planned: Self.time(11, $0))
    }
    snapshot.agenda?.lines += more
    for rows in [24, 36, 50] {
      let size = Size(columns: columns, rows: rows)
      let list = try #require(OperatorLayout(in: size).sections.first)
      let text = Self.text(Self.lines(size, snapshot), list.columns)
      for line in offer { #expect(text.contains(line), "\(size): \(text)") }
    }
  }

  /// While rows are free, titles, notes and hard ends are not cut.
  @Test(arguments: ["60x50", "60x80", "80x40", "100x40", "120x36", "120x50", "200x50"])
  func nothingIsCutWhileRowsAreFree(size: String) throws {
    var snapshot = Self.snapshot()
    snapshot.agenda?.lines[3].note = "mic 2, slides on her own laptop, and she wants to sit down"
    snapshot.agenda?.lines[6].hardEnd = Self.time(10, 58)
    snapshot.agenda?.lines[6].title = "The structure of dynamic type systems, Barbara Liskov"
    let size = Size(size)
    let list = try #require(OperatorLayout(in: size).sections.first)
    let lines = Self.lines(size, snapshot)
    let shown = lines.dropFirst(list.origin.row)
    #expect(!shown.contains { $0.contains("...") }, "\(lines)")
    let text = Self.text(Array(shown), list.columns)
    for words in ["on her own laptop, and she wants to sit", "hard end 10:20", "hard end 10:58"] {
      #expect(text.contains(words), "\(lines)")
    }
  }

  /// Rows that are too few for all titles in full go to those of the first items.
  @Test func freeRowsGoToTheNextTitles() throws {
    var snapshot = Self.snapshot()
    for index in snapshot.agenda?.lines.indices ?? 0..<0 {
      snapshot.agenda?.lines[index].title = "A title that is too long for a single row, \(index)"
    }
    let size = Size("120x36")
    let list = try #require(OperatorLayout(in: size).sections.first)
    let items = snapshot.agenda?.lines ?? []
    for count in 5...items.count {
      snapshot.agenda?.lines = Array(items.prefix(count))
      let lines = Self.lines(size, snapshot)
      let isCut = lines.dropFirst(list.origin.row).contains { $0.contains("...") }
      let last = lines[list.rows.upperBound - 1].prefix(list.columns.upperBound)
      #expect(!isCut || last.contains { $0 != " " }, "\(lines)")
    }
  }

  /// On a narrow terminal a hard end stands below the title.
  @Test(arguments: ["60x15", "66x20", "80x24"])
  func aHardEndIsNamed(size: String) {
    let lines = Self.lines(Size(size), Self.snapshot())
    #expect(lines.contains { $0.contains("hard end 10:20") }, "\(lines)")
  }

  /// The events that are shown are whole, and the last one ends with dots where the rows end.
  @Test(arguments: [15, 20, 24, 30, 36])
  func theNewestEventsAreWhole(rows: Int) throws {
    var snapshot = Self.snapshot(displays: 0)
    snapshot.agenda = nil
    for index in snapshot.events.indices {
      snapshot.events[index].text =
        "\(index): Started by phone, Coffee, 30 minutes. Next: Grace Hopper: Compilers, 4:42 PM"
    }
    let size = Size(columns: 80, rows: rows)
    let list = try #require(OperatorLayout(in: size).sections.first)
    let lines = Self.lines(size, snapshot)
    let text = Self.text(lines, list.columns)
    let shown = lines.filter { $0.contains("Started by phone") }.count
    for index in 0..<shown - 1 {
      let event = snapshot.events[index].text
      #expect(text.contains(event), "\(event)\n\(lines)")
    }
    #expect(text.contains(snapshot.events[shown - 1].text) || text.contains("..."))
  }

  /// An event that is longer than the list is wide goes on in the next line.
  @Test func eventsAreShownInFull() {
    var snapshot = Self.snapshot(events: 2)
    snapshot.events[0].text = "Started by phone   Coffee, 30 minutes. Next: Grace Hopper: Compilers"
    let lines = Self.lines(Size(columns: 120, rows: 36), snapshot)
    for (line, next) in [
      ("Events", "10:09:00  Started by phone Coffee, 30 minutes."),
      (
        "10:09:00  Started by phone Coffee, 30 minutes.",
        "          Next: Grace Hopper: Compilers"
      ), ("Next: Grace Hopper: Compilers", "10:08:00  event 1"),
    ] {
      let index = lines.firstIndex { $0.hasSuffix(line) }
      #expect(index.map { lines[$0 + 1].hasSuffix(next) } == true, "\(lines)")
    }
  }

  /// No part covers another, and the status line stays free.
  @Test func thePartsStandBesideEachOther() {
    for columns in stride(from: 60, through: 300, by: 7) {
      for rows in stride(from: 15, through: 84, by: 3) {
        let size = Size(columns: columns, rows: rows)
        let layout = OperatorLayout(in: size)
        let parts =
          [layout.time, layout.lamps, layout.timesOfDay, layout.speaker] + layout.sections
        var taken = [Bool](repeating: false, count: columns * rows)
        for part in parts {
          #expect(part.rows.upperBound < rows && part.columns.upperBound <= columns, "\(size)")
          #expect(part.size.rows > 0 && part.size.columns > 0, "\(size)")
          for row in part.rows {
            for column in part.columns {
              if taken[row * columns + column] { Issue.record("\(size): \(part)") }
              taken[row * columns + column] = true
            }
          }
        }
      }
    }
  }

  /// On a terminal that is taller than wide the picture is below the clock, else beside it.
  @Test(arguments: [("60x80", true), ("99x99", true), ("100x100", false), ("80x24", false)])
  func onATallTerminalThePictureIsBelowTheClock(size: String, isBelow: Bool) {
    let layout = OperatorLayout(in: Size(size))
    let (picture, clock) = (layout.speaker.rows, layout.timesOfDay.rows)
    #expect((picture.lowerBound >= clock.upperBound) == isBelow)
  }

  /// From 200 columns on all further ones go to the time and the rundown.
  @Test func thePictureDoesNotGrowWithAVeryWideTerminal() {
    let layouts = [200, 300].map { OperatorLayout(in: Size(columns: $0, rows: 84)) }
    #expect(layouts[0].speaker.size.columns == layouts[1].speaker.size.columns)
    #expect(layouts[0].sections.last?.size.columns == layouts[1].sections.last?.size.columns)
  }

  /// Words on one row, or round lamps with words below.
  @Test(arguments: [("160x41", 1), ("160x42", 4), ("80x50", 1)])
  func lampsAreRoundWhereTheTimeHasEnoughRows(size: String, rows: Int) {
    #expect(OperatorLayout(in: Size(size)).lamps.size.rows == rows)
  }

  /// Segments without names have numbers, from 1 on.
  @Test(
    arguments: ["   now  segment 1 of 2  10:00", "        segment 2 of 2  5:00"])
  func segmentsAreNumbered(expected: String) {
    let segments = [600, 300].map {
      Segment(length: $0, thresholds: PhaseThresholds.proportional(to: $0))
    }
    let talk = TalkSnapshot(Preset(Format(segments: segments)), run: .ready(600))
    let moment = Moment(.start, timeOfDay: Self.time(10, 10), wallClock: .zero)
    let scene = Scene(StageSnapshot(talk), at: moment, in: Size("80x24"), Capabilities())
    var display = OperatorDisplay()
    let lines = display.frame(of: scene, showing: OperatorSnapshot()).canvas.lines
    #expect(lines.contains(expected), "\(lines)")
  }

  /// Where all items have ended, the list stands at its beginning, with the first title in full.
  @Test func anEndedRundownIsShownFromItsBeginning() {
    var snapshot = Self.snapshot(displays: 0, events: 0)
    let lines = (1...8).map {
      AgendaRow(
        .past,
        "Talk number \($0), whose title is longer than a single row of the list has room for",
        length: 1200)
    }
    snapshot.agenda = Agenda(name: "Friday", state: [], lines: lines)
    #expect(
      Self.lines(Size("60x17"), snapshot)[8...11] == [
        " Friday", "   Talk number 1, whose title is longer than a        20:00",
        "   single row of the list has room for",
        "   Talk number 2, whose title is longer than a sing…  20:00",
      ])
  }

  @Test func aClientWithoutATerminalHasNoSize() {
    let line = DisplayRow(
      name: "phone", size: Size(columns: 0, rows: 0), clockError: nil, since: Self.time(8, 30))
    let texts = line.texts(in: Language.english.phrases, isUnicode: true)
    #expect(texts == ["phone", "", "", "since 8:30"])
  }

  /// The longest time has room in three-row digits.
  @Test(arguments: ["00:00", "-9:59", "-12:34:56", "23:59:59"])
  func theTimeIsNeverCut(time: String) throws {
    let text = try #require(DisplayText(time))
    for columns in 60...300 {
      let layout = OperatorLayout(in: Size(columns: columns, rows: 15))
      #expect(MessageLayout.digits(text, in: layout.time.size, hasSubcellEdges: false) != nil)
    }
  }

  /// The rows of the digits, three for compact ones and one for text.
  private static func digitRows(_ picture: ClockFaceContent.Picture?) -> Int {
    switch picture {
    case .digits(_, let layout): layout.digit.rows
    case .compact: 3
    default: 1
    }
  }

  /// The time is larger than in the picture of the speaker's screen; `make soak` tries all columns.
  ///
  /// If there are enough rows, there is an empty row above it.
  @Test(arguments: [Look.Glyphs.blocks, .solid])
  func theTimeIsLargerThanThePictures(glyphs: Look.Glyphs) throws {
    var look = Look()
    look.glyphs = glyphs
    let talk = TalkSnapshot(Preset(duration: 1200), run: .ready(1200))
    let time = try #require(DisplayText("20:00"))
    var wrong: [String] = []
    for columns in sample(Array(60...130), oneOf: 4) + [160, 200, 250, 300] {
      for rows in Array(15...60) + [80, 84] {
        let size = Size(columns: columns, rows: rows)
        let layout = OperatorLayout(in: size)
        let inside = Size(
          columns: layout.speaker.size.columns - 2, rows: layout.speaker.size.rows - 2)
        let moment = Moment(.start, timeOfDay: .zero, wallClock: .zero)
        let scene = Scene(
          StageSnapshot(talk, look: look), at: moment, in: inside, Capabilities())
        let palette = scene.palette
        let fine = palette.digits.hasSubcellEdges
        let own = MessageLayout.digits(time, in: layout.time.size, hasSubcellEdges: fine)
        let shown = ClockFaceContent(scene, message: nil).placed(in: inside, nil, palette)
        let measures = (Self.digitRows(own?.0), Self.digitRows(shown.picture))
        if measures.0 <= measures.1 { wrong.append("\(columns)x\(rows): \(measures)") }
        #expect(layout.time.origin.row == (rows < 24 ? 0 : 1))
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(60))")
  }

  /// Where rows are missing events are left out first, then displays.
  @Test(arguments: [80, 120])
  func eventsAreLeftOutFirst(columns: Int) {
    var before = 3
    for rows in (15...50).reversed() {
      let lines = Self.lines(Size(columns: columns, rows: rows), Self.snapshot())
      func count(_ text: String) -> Int { lines.count { $0.contains(text) } }
      let shown = (events: count("  event "), displays: count("display-"))
      #expect(shown.displays <= before, "\(rows)")
      if shown.events > 0 { #expect(shown.displays == 3, "\(rows)") }
      #expect(lines.contains { $0.contains("now ") && $0.contains("10:04") }, "\(rows)")
      before = shown.displays
    }
  }
}
