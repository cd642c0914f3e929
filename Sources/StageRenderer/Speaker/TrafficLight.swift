import SpeechAnnouncement
import TimerEngine

/// The three lamps, each with its word and its time, and the sign of a bell that rings.
///
/// A talk without phases has no lamps.
struct TrafficLight {
  let scene: Scene
  let palette: Palette
  private let phase: Phase?

  /// A word with the longest time, and a column on either side.
  private static let minColumns = 15
  /// Columns beside a lamp.
  private static let discMargin = 3
  /// Columns between two words on a line.
  private static let gap = 1

  init(scene: Scene, palette: Palette) {
    self.scene = scene
    self.palette = palette
    phase = scene.phase
  }

  /// The rows of a round lamp on a screen, `nil` where three of them with their words are too
  /// wide: a tenth of the height, at least three.
  static func discRows(in size: Size) -> Int? {
    guard size.columns >= 3 * minColumns else { return nil }
    return max(3, min(size.rows / 10, size.columns / 8))
  }

  /// The rows of the largest lamps of which three fit beside one another.
  static func maxDiscRows(in columns: Int) -> Int { (columns / 3 - discMargin) / 2 }

  /// Draws it: discs with words below, or only words where there is one row.
  func draw(
    in rows: Range<Int>, on frame: inout Frame, _ display: inout DiscDisplay,
    _ letters: inout LetterDisplay
  ) {
    let wordRows = drawWord(in: rows, on: &frame.canvas, &letters)
    drawBell(in: rows, on: &frame.canvas, &letters)
    guard hasLamps else { return }
    for (lamp, place, word) in places(in: rows, frame.canvas.size.columns) {
      frame.add(.lamp(lamp), in: place)
      if wordRows < rows.count { frame.canvas.write(word, centredIn: place.lastRow) }
      guard rows.count > 1, wordRows == 0 else { continue }
      draw(lamp, in: place, on: &frame.canvas, &display)
    }
  }

  /// Draws a lamp without its label; the last row of its place stays free for the label.
  func draw(_ lamp: Lamp, in place: Rect, on canvas: inout Canvas, _ display: inout DiscDisplay) {
    let rows = place.size.rows - 1
    var disc = place.centred(Size(columns: 2 * rows, rows: rows))
    disc.origin.row = place.origin.row
    let shines = isLit(lamp) && !(lamp == .red && scene.isRedLampDark)
    display.draw(in: disc, isLit: shines, on: &canvas, with: palette.ink(of: lamp))
  }

  /// The lamps from the left to the right, or in a mirror.
  var order: [Lamp] { scene.look.isMirrored ? Lamp.allCases.reversed() : Lamp.allCases }

  /// Draws the large word in the place of the lamps, and of their labels where it needs them;
  /// returns how many rows it takes, 0 if there is none or no room for it.
  private func drawWord(
    in rows: Range<Int>, on canvas: inout Canvas, _ letters: inout LetterDisplay
  ) -> Int {
    let aboveLabels = rows.lowerBound..<rows.upperBound - 1
    if drawLetters(in: aboveLabels, on: &canvas, &letters) { return aboveLabels.count }
    if drawLetters(in: rows, on: &canvas, &letters) { return rows.count }
    return drawBar(in: aboveLabels, orOver: rows, on: &canvas)
  }

  /// Draws the large word in letters in the phase's colour; returns false if there is none or no
  /// room for it.
  func drawLetters(
    in rows: Range<Int>, on canvas: inout Canvas, _ letters: inout LetterDisplay
  ) -> Bool {
    guard let word = scene.largeWord else { return false }
    let ink = phase.map { palette.ink(of: $0.lamp) } ?? palette.digits
    let area = Rect(
      column: 0, row: rows.lowerBound, columns: canvas.size.columns, rows: rows.count)
    guard let text = letters.letters(of: word, in: area.size, with: ink) else { return false }
    letters.draw(text, at: area.origin, on: &canvas, with: ink)
    if scene.look.isMirrored { canvas.mirror(area) }
    return true
  }

  /// Writes that the talk is paused on a bar in the phase's colour across the screen, which is seen
  /// from where the word cannot be read; returns how many rows it takes, 0 if it is not paused or
  /// there is no room.
  ///
  /// Where no rows are free the bar takes the place of labels, unless one of them has the focus.
  func drawBar(
    in free: Range<Int>, orOver labels: Range<Int>, on canvas: inout Canvas
  ) -> Int {
    guard scene.isPaused, let word = scene.largeWord else { return 0 }
    if free.isEmpty, case .lamp? = scene.words.focus { return 0 }
    let rows = free.isEmpty ? labels : free
    let area = Rect(
      column: 0, row: rows.lowerBound, columns: canvas.size.columns, rows: rows.count)
    let bar = palette.bar(of: phase?.lamp)
    let text = StyledLine(" \(word) ", bar.style)
    guard text.columns <= area.size.columns else { return 0 }
    canvas.fill(area, with: bar)
    canvas.write(text, centredIn: area)
    return rows.count
  }

  /// Whether there are lamps.
  var hasLamps: Bool { scene.talk.preset.format.hasPhases }

  /// Draws a bell for each stroke of one that rings: at the right of the lamps, or in their place
  /// where there are none.
  private func drawBell(
    in rows: Range<Int>, on canvas: inout Canvas, _ letters: inout LetterDisplay
  ) {
    guard let ring = scene.ring, scene.largeWord == nil else { return }
    let columns = canvas.size.columns
    let end = hasLamps ? places(in: rows, columns).map(\.place.columns.upperBound).max() ?? 0 : 0
    let signs = String(repeating: "\u{1f514}", count: ring.strokes)
    let ink = palette.digits
    let width = hasLamps ? columns - end : columns
    if let (text, _) = ink.letters(signs, in: Size(columns: width, rows: rows.count)) {
      let origin = Position(column: end, row: rows.lowerBound)
      return letters.draw(text, at: origin, on: &canvas, with: ink)
    }
    let words = StyledLine(scene.phrases.lines.bell, palette.strong)
    guard words.columns <= width else { return }
    let area = Rect(
      column: end, row: rows.lowerBound, columns: width, rows: max(1, rows.count - 1))
    canvas.write(words, centredIn: area)
  }

  /// The columns at the left of the lamps, or half of those that a large word leaves free.
  func columnsBefore(in rows: Range<Int>, _ columns: Int) -> Int {
    guard scene.largeWord == nil else { return 0 }
    return hasLamps ? places(in: rows, columns).map(\.place.origin.column).min() ?? 0 : columns / 3
  }

  private func places(
    in rows: Range<Int>, _ columns: Int
  ) -> [(lamp: Lamp, place: Rect, word: StyledLine)] {
    guard rows.count > 1 else { return words(in: rows.lowerBound, columns) }
    let width = max(Self.minColumns, 2 * (rows.count - 1) + Self.discMargin)
    let first = (columns - 3 * width) / 2
    return order.enumerated().map { index, lamp in
      let place = Rect(
        column: first + index * width, row: rows.lowerBound, columns: width, rows: rows.count)
      return (lamp, place, label(wordAndTime(of: lamp), of: lamp))
    }
  }

  /// The labels below a lamp, the longest one first.
  func labels(of lamp: Lamp) -> [StyledLine] {
    [wordAndTime(of: lamp), word(of: lamp)].map { label($0, of: lamp) }
  }

  private func label(_ text: String, of lamp: Lamp) -> StyledLine {
    let isFocused = scene.words.focus == .lamp(lamp)
    let style = isFocused ? palette.focusStyle : isLit(lamp) ? palette.text(of: lamp) : palette.dim
    return StyledLine(text, style)
  }

  /// Words on one row, in the longest form that fits; at last the lit lamp's alone.
  private func words(in row: Int, _ columns: Int) -> [(lamp: Lamp, place: Rect, word: StyledLine)] {
    let alone = [phase?.lamp].compactMap { $0 }
    let forms = [(order, wordAndTime), (order, word), (alone, word)]
    let lines = forms.lazy.map { lamps, text in lamps.map { ($0, words(of: $0, text)) } }
    let fitting = lines.first { width(of: $0.map(\.1)) <= columns } ?? []
    var column = (columns - width(of: fitting.map(\.1))) / 2
    return fitting.map { lamp, line in
      defer { column += line.columns + Self.gap }
      return (lamp, Rect(column: column, row: row, columns: line.columns, rows: 1), line)
    }
  }

  private func width(of lines: [StyledLine]) -> Int {
    lines.reduce(-Self.gap) { $0 + $1.columns + Self.gap }
  }

  /// Brackets show what is lit where there is neither colour nor reverse video.
  private func words(of lamp: Lamp, _ text: (Lamp) -> String) -> StyledLine {
    let text = isLit(lamp) ? "[\(text(lamp))]" : " \(text(lamp)) "
    let isFocused = scene.words.focus == .lamp(lamp)
    return StyledLine(
      text, isFocused ? palette.focusStyle : palette.word(of: lamp, isLit: isLit(lamp)))
  }

  private func isLit(_ lamp: Lamp) -> Bool { lamp == phase?.lamp }

  /// A word with its time; in overtime red's time says nothing any more.
  private func wordAndTime(of lamp: Lamp) -> String {
    guard !isOver(lamp), let time = scene.stage.digits(of: lamp, in: scene.talk) else {
      return word(of: lamp)
    }
    return word(of: lamp) + " " + time
  }

  private func isOver(_ lamp: Lamp) -> Bool { lamp == .red && phase == .overtime }

  private func word(of lamp: Lamp) -> String {
    let phrases = scene.phrases
    return (isOver(lamp) ? phrases.name(of: .overtime) : Words.name(of: lamp, in: phrases))
      .uppercased()
  }
}

extension Ink {
  /// A text in letters, and the number of rows that it gets; `nil` if it does not fit.
  ///
  /// The last row of the area stays free for a label, unless the text needs all rows.
  func letters(_ text: String, in area: Size) -> (text: PixelText, rows: Int)? {
    for rows in [area.rows - 1, area.rows] {
      let size = Size(columns: area.columns, rows: rows)
      if let letters = PixelText(text, in: size, hasSubcellEdges: hasSubcellEdges) {
        return (letters, rows)
      }
    }
    return nil
  }
}
