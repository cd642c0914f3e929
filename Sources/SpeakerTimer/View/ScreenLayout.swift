import SevenSegmentDisplay
import TerminalCanvas

/// Where the parts of the screen are: a function of its size and the digits' shape alone, so
/// that nothing jumps when a clock starts.
///
/// What does not fit is left out whole: first the preset row, then the status line, then the
/// lamps; when no digits fit either, the time is a line of text.
struct ScreenLayout: Equatable {
  /// Digits and where they are.
  struct Digits: Equatable {
    let layout: DisplayLayout
    let origin: Position
  }

  /// The row of the presets, if there is one.
  var presets: Int?
  /// The digits and their place, `nil` where the time is text.
  var digits: Digits?
  /// What is left for the digits, and for what stands in their place.
  var area = Rect(column: 0, row: 0, columns: 0, rows: 0)
  /// The row of the time as text.
  var text = 0
  /// The rows of the traffic light, if there is one; one row is a line of words.
  var lamps: Range<Int>?
  /// The row of the status line, if there is one.
  var status: Int?

  /// The layout for groups of `shape` digits.
  init(_ shape: [Int], in size: Size, _ orientation: Orientation?, isFine: Bool = false) {
    for parts in Parts.allCases {
      let rows = parts.area(of: size)
      let margin = size.columns < 40 ? 0 : 1 + size.columns / 100
      let area = Rect(
        column: margin, row: rows.lowerBound, columns: size.columns - 2 * margin, rows: rows.count)
      guard
        let layout = DisplayLayout.largest(
          shape, in: area.size, orientation, isFine: isFine)
      else { continue }
      self.area = area
      digits = Digits(layout: layout, origin: area.centred(layout.size).origin)
      presets = parts.presets(of: size)
      lamps = parts.lamps(of: size)
      status = parts.status(of: size)
      return
    }
    text = size.rows == 3 ? 0 : (size.rows - 1) / 2
    lamps = size.rows > 1 ? text + 1..<text + 2 : nil
    status = size.rows > 2 ? size.rows - 1 : nil
  }

  /// What stands beside the digits, from everything to nothing.
  private enum Parts: CaseIterable {
    case all
    case withoutPresets
    case lampsAlone
    case none

    func presets(of size: Size) -> Int? { self == .all ? 0 : nil }

    func status(of size: Size) -> Int? {
      self == .all || self == .withoutPresets ? size.rows - 1 : nil
    }

    /// A row of words, from 16 rows on discs with a row of words below and air above and below.
    func lamps(of size: Size) -> Range<Int>? {
      guard self != .none else { return nil }
      let end = status(of: size) ?? size.rows
      guard size.rows >= 16, let disc = TrafficLight.discRows(in: size) else {
        return end - 1..<end
      }
      let air = size.rows >= 20 ? 1 : 0
      return end - air - disc - 1..<end - air
    }

    /// The rows that are left for the digits.
    func area(of size: Size) -> Range<Int> {
      let air = size.rows >= 16 ? 1 : 0
      let first = presets(of: size).map { $0 + 1 + air } ?? 0
      let end = lamps(of: size).map { $0.lowerBound - air } ?? size.rows
      return min(first, max(0, end))..<max(0, end)
    }
  }
}
