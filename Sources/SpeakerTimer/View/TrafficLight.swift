import SevenSegmentDisplay
import SpeechAnnouncement
import TerminalCanvas
import TimerEngine

/// The three lamps, each with its word and its time.
struct TrafficLight {
  let countdown: Countdown
  let phase: Phase
  let palette: Palette
  let phrases: any Phrases

  /// A word with the longest time, and a column on either side.
  private static let leastColumns = 15

  /// The rows of a round lamp on a screen, `nil` where three of them with their words are too
  /// wide: a tenth of the height, at least three.
  static func discRows(in size: Size) -> Int? {
    guard size.columns >= 3 * leastColumns else { return nil }
    return max(3, min(size.rows / 10, size.columns / 8))
  }

  /// Draws it: discs with words below, or only words where there is one row.
  func draw(in rows: Range<Int>, on canvas: inout Canvas, _ display: inout DiscDisplay) {
    guard rows.count > 1 else { return drawWords(in: rows.lowerBound, on: &canvas) }
    let disc = Size(columns: 2 * (rows.count - 1), rows: rows.count - 1)
    let columns = max(Self.leastColumns, disc.columns + 3)
    let first = (canvas.size.columns - 3 * columns) / 2
    for (index, lamp) in Lamp.allCases.enumerated() {
      let place = Rect(
        column: first + index * columns, row: rows.lowerBound, columns: columns, rows: rows.count)
      draw(lamp, disc, in: place, on: &canvas, &display)
    }
  }

  private func draw(
    _ lamp: Lamp, _ disc: Size, in place: Rect, on canvas: inout Canvas,
    _ display: inout DiscDisplay
  ) {
    var round = place.centred(disc)
    round.origin.row = place.origin.row
    display.draw(in: round, isLit: isLit(lamp), on: &canvas, with: palette.ink(of: lamp))
    let style = isLit(lamp) ? palette.text(of: lamp) : palette.plain
    let label = Line([Span("\(word(of: lamp)) \(TimeText.plain(countdown.time(of: lamp)))", style)])
    let column = place.origin.column + (place.size.columns - label.columns) / 2
    canvas.write(label, at: Position(column: column, row: place.rows.upperBound - 1))
  }

  private func drawWords(in row: Int, on canvas: inout Canvas) {
    let texts: [(Lamp) -> String] = [
      { word(of: $0) + " " + TimeText.plain(countdown.time(of: $0)) }, word(of:),
    ]
    let forms = texts.map { text in
      Line.joined(Lamp.allCases.map { words(of: $0, text($0)) }, gap: 1, palette.plain)
    }
    let phaseAlone = words(of: phase.lamp, word(of: phase.lamp))
    if let line = Line.fitting(canvas.size.columns, forms + [phaseAlone]) {
      canvas.write(line, centredIn: row)
    }
  }

  /// Brackets show what is lit where there is neither colour nor reverse video.
  private func words(of lamp: Lamp, _ text: String) -> Line {
    let text = isLit(lamp) ? "[\(text)]" : " \(text) "
    return Line([Span(text, palette.word(of: lamp, isLit: isLit(lamp)))])
  }

  private func isLit(_ lamp: Lamp) -> Bool { lamp == phase.lamp }

  private func word(of lamp: Lamp) -> String {
    let isOver = lamp == .red && phase == .overtime
    return (isOver ? phrases.name(of: .overtime) : Words.name(of: lamp, in: phrases)).uppercased()
  }
}
