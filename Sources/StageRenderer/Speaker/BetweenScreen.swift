import TimerEngine

/// The screen between talks: names in letters as large as fit, and times below them.
///
/// The parts stand above one another, each in the middle of its rows. Where there are fewer rows
/// than parts, the last ones are left out.
struct BetweenScreen {
  /// A part of the screen, and how many rows it gets beside the others.
  struct Part: Equatable {
    enum Content: Equatable {
      /// A text that is shortened where it does not fit.
      case text(String)
      /// A text with a time, which is left out where it does not fit: half a time is a wrong one.
      case time(String)
      case digits(String)
    }

    let content: Content
    let weight: Int

    static func text(_ text: String, _ weight: Int) -> Part {
      Part(content: .text(text), weight: weight)
    }

    static func time(_ text: String, _ weight: Int) -> Part {
      Part(content: .time(text), weight: weight)
    }

    static func digits(_ time: String, _ weight: Int) -> Part {
      Part(content: .digits(time), weight: weight)
    }

    var isEmpty: Bool { content == .text("") || content == .time("") }

    /// Whether it has letters or digits in an area, and not the terminal's own ones.
    func isLarge(in area: Size, _ palette: Palette) -> Bool {
      guard area.rows > 0 else { return false }
      let hasSubcellEdges = palette.digits.hasSubcellEdges
      switch content {
      case .text(let text), .time(let text):
        return PixelText(text, in: area, hasSubcellEdges: hasSubcellEdges) != nil
      case .digits(let time):
        let digits = DisplayText(time).flatMap {
          MessageLayout.digits($0, in: area, hasSubcellEdges: hasSubcellEdges)
        }
        return digits != nil
      }
    }
  }

  /// How many rows more a part may get to be drawn large.
  private static let mostRowsMoved = 5

  private let scene: Scene
  private let between: BetweenTalks

  /// Creates the screen of a scene; `nil` if there are digits.
  init?(_ scene: Scene) {
    guard let between = scene.between, !scene.isLongOver else { return nil }
    self.scene = scene
    self.between = between
  }

  /// The parts from the top to the bottom, the most important ones first.
  var parts: [Part] {
    let left = TimeText.digits(scene.remainingSecond, hasHours: scene.stage.hasHours)
    let start = scene.textOfStart ?? ""
    let next = between.textOfNext(in: scene.phrases)
    let all: [Part] =
      switch between.kind {
      case .talk:
        [.text(between.speaker, 4), .text(between.title, 4), .time(start, 2), .digits(left, 2)]
      case .pause where scene.remainingSecond < 0:
        [.text(between.title, 3), .text(between.after, 4), .text(next, 2)]
      // Who waits for the beginning looks for how long that takes.
      case .pause where between.isFirst:
        [.text(between.title, 3), .time(start, 2), .digits(left, 6), .text(next, 2)]
      case .pause:
        [.text(between.title, 4), .time(start, 2), .digits(left, 4), .text(next, 2)]
      case .end: [.text(between.title, 1)]
      }
    return all.filter { !$0.isEmpty }
  }

  /// The same places with the rows of the first two parts, if they are texts, shared so that both
  /// have letters.
  static func sharing(
    _ places: [(part: Part, rows: Range<Int>)], columns: Int, _ palette: Palette,
    _ memory: inout SharedRows.Memory
  ) -> [(part: Part, rows: Range<Int>)] {
    guard places.count > 1, case .text(let first) = places[0].part.content,
      case .text(let second) = places[1].part.content
    else { return places }
    let rows = places[0].rows.lowerBound..<places[1].rows.upperBound
    let shared = SharedRows(
      first: first, second: second, area: Size(columns: columns, rows: rows.count),
      hasSubcellEdges: palette.digits.hasSubcellEdges)
    guard let best = memory.split(of: shared) else { return places }
    let middle = rows.lowerBound + best.count
    return [
      (places[0].part, rows.lowerBound..<middle),
      (places[1].part, middle + best.gap..<rows.upperBound),
    ] + places.dropFirst(2)
  }

  /// The same places with rows moved to parts that need a few more to be drawn large: those that
  /// other parts, the last ones first, do without and are still large, then the empty rows between
  /// parts.
  static func lettering(
    _ places: [(part: Part, rows: Range<Int>)], in rows: Range<Int>,
    isLarge: (Part, Int) -> Bool
  ) -> [(part: Part, rows: Range<Int>)] {
    var counts = places.map(\.rows.count)
    var free = rows.count - counts.reduce(0, +)
    for (index, place) in places.enumerated() where !isLarge(place.part, counts[index]) {
      guard let more = (1...mostRowsMoved).first(where: { isLarge(place.part, counts[index] + $0) })
      else { continue }
      var given = counts
      var missing = more
      for other in places.indices.reversed() where other != index {
        while missing > 0, isLarge(places[other].part, given[other] - 1) {
          (given[other], missing) = (given[other] - 1, missing - 1)
        }
      }
      guard missing <= free else { continue }
      free -= missing
      given[index] += more
      counts = given
    }
    var first = rows.lowerBound
    return places.enumerated().map { index, place in
      let end = first + counts[index]
      let gap = index < free ? 1 : 0
      defer { first = end + gap }
      return (place.part, first..<end)
    }
  }

  /// The rows of each part that there is room for.
  static func places(_ parts: [Part], in rows: Range<Int>) -> [(part: Part, rows: Range<Int>)] {
    let parts = parts.prefix(max(1, rows.count))
    let gap = rows.count >= 4 * parts.count ? 1 : 0
    let weight = parts.reduce(0) { $0 + $1.weight }
    let free = rows.count - parts.count - gap * (parts.count - 1)
    var (passed, first) = (0, rows.lowerBound)
    return parts.map { part in
      let before = free * passed / weight
      passed += part.weight
      let end = first + 1 + free * passed / weight - before
      defer { first = end + gap }
      return (part, first..<end)
    }
  }
}

/// Two names that stand above one another.
struct SharedRows: Hashable {
  let first: String
  let second: String
  let area: Size
  let hasSubcellEdges: Bool

  /// How many rows the first one gets, and how many are empty below it.
  struct Split: Equatable {
    let count: Int
    let gap: Int
  }

  /// The last split: to find one, both names are laid out for each number of rows.
  struct Memory: Sendable {
    private var last: (rows: SharedRows, split: Split?)?

    mutating func split(of rows: SharedRows) -> Split? {
      if let last, last.rows == rows { return last.split }
      let split = rows.split
      last = (rows, split)
      return split
    }
  }

  /// The split with which the smaller letters are as large as they can be, then the larger ones;
  /// `nil` if not both names get letters.
  private var split: Split? { split(withGap: 1) ?? split(withGap: 0) }

  private func split(withGap gap: Int) -> Split? {
    let splits = (1..<max(2, area.rows - gap)).map { Split(count: $0, gap: gap) }
    let best = splits.map { split in
      let both = [
        legibility(first, split.count), legibility(second, area.rows - split.count - gap),
      ].sorted()
      return (least: both[0], most: both[1], split: split)
    }.max { ($0.least, $0.most) < ($1.least, $1.most) }
    return best.flatMap { $0.least > 0 ? $0.split : nil }
  }

  private func legibility(_ text: String, _ rows: Int) -> Int {
    let area = Size(columns: area.columns, rows: rows)
    return PixelText(text, in: area, hasSubcellEdges: hasSubcellEdges)?.legibility ?? 0
  }
}

extension StageDisplay {
  /// Draws a screen between talks with the operator's words; after the end of a rundown the time of
  /// day.
  ///
  /// Returns whether there is one.
  mutating func drawBetweenTalks(
    _ scene: Scene, _ palette: Palette, on frame: inout Frame
  ) -> Bool {
    guard scene.between != nil else { return false }
    let size = scene.size
    let rundown = RundownRow(scene: scene, palette: palette)
    let hasRow = !scene.words.rundown.isEmpty && size.rows >= 8
    let hasStatus = scene.words.hasStatus && size.rows > (scene.words.awaitsKey ? 1 : 2)
    let air = size.rows >= 16 ? 1 : 0
    let rows = (hasRow ? 2 : air)..<max(1, size.rows - (hasStatus ? 1 : 0) - air)
    let area = Rect(column: 0, row: rows.lowerBound, columns: size.columns, rows: rows.count)
    if let screen = BetweenScreen(scene) {
      let margin = ScreenLayout.margin(in: size.columns)
      let columns = size.columns - 2 * margin
      let places = BetweenScreen.lettering(
        BetweenScreen.places(screen.parts, in: rows), in: rows
      ) { part, count in
        part.isLarge(in: Size(columns: columns, rows: count), palette)
      }
      for (part, rows) in BetweenScreen.sharing(places, columns: columns, palette, &names) {
        let area = Rect(column: margin, row: rows.lowerBound, columns: columns, rows: rows.count)
        draw(part, in: area, scene, palette, on: &frame.canvas)
      }
    } else {
      let dim = Palette(scene.capabilities, scene.look, nil, .stopped)
      IdleScreen(scene.timeOfDay, [], in: size, scene.capabilities, scene.look)
        .draw(in: area, dim, with: &display, on: &frame.canvas)
    }
    frame.add(.digits, in: area)
    if scene.look.isMirrored { frame.canvas.mirror(area) }
    if hasRow { rundown.draw(in: 0, on: &frame.canvas) }
    if hasStatus {
      StatusLine(scene: scene, palette: palette, namesTalk: false)
        .draw(in: size.rows - 1, on: &frame)
    }
    return true
  }

  /// Draws a part in its rows, as large as it fits; a text of which not even one line fits is
  /// shortened.
  private mutating func draw(
    _ part: BetweenScreen.Part, in area: Rect, _ scene: Scene, _ palette: Palette,
    on canvas: inout Canvas
  ) {
    switch part.content {
    case .time(let text):
      BigText(text, in: area.size, palette)?.draw(in: area, on: &canvas, with: &letters)
    case .text(let text):
      if let big = BigText(text, in: area.size, palette) {
        return big.draw(in: area, on: &canvas, with: &letters)
      }
      let short = text.shortened(to: area.size.columns, with: scene.dots)
      canvas.write(
        StyledLine(short, palette.time), centredIn: area.origin.row + area.size.rows / 2)
    case .digits(let time):
      if let text = DisplayText(time),
        drawDigits(text, of: scene, palette, in: area, on: &canvas)
      {
        return
      }
      guard time.columns <= area.size.columns else { return }
      canvas.write(
        StyledLine(time, palette.time), centredIn: area.origin.row + area.size.rows / 2)
    }
  }
}
