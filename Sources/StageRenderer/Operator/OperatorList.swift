import SpeechAnnouncement

/// A list of the operator view or of a programme: a heading, and items whose columns are aligned.
package struct OperatorList {
  /// An item, on one line or several.
  package struct Item {
    /// The texts of its columns.
    let cells: [String]
    let style: Style
    /// What stands below the flexible column, each on lines of its own.
    var remarks: [String] = []

    /// Creates an item.
    package init(_ cells: [String], _ style: Style, remarks: [String] = []) {
      (self.cells, self.style, self.remarks) = (cells, style, remarks.filter { !$0.isEmpty })
    }
  }

  /// What stands between the parts of a heading.
  static let separator = "   "

  /// The forms of the heading, the longest first.
  let headings: [String]
  /// What stands between the heading and the items, each on lines of its own.
  var remarks: [String] = []
  let items: [Item]
  /// The items that are shown when not all of them are, and on as many lines as they need if there
  /// are more than few.
  let current: Range<Int>
  var fewLines = 6
  /// The column that takes the room that the others leave, and goes on in further lines if that is
  /// little.
  let flexible: Int
  /// A column behind that one whose texts are remarks where there is little room.
  ///
  /// Right behind it, the column is the flexible one's where it is empty.
  var optional: Int?
  /// How many lines it gets in each round in which rows are handed out, beside its remarks.
  let grants: [Int]
  /// Whether the heading alone says nothing.
  var needsLines = false
  /// Whether a long text goes on in further lines; else its end is left out.
  var wraps = true

  /// The forms of a heading whose last parts are left out where they do not fit.
  static func headings(of parts: [String]) -> [String] {
    (1...parts.count).reversed().map { parts.prefix($0).joined(separator: separator) }
  }
}

extension OperatorList {
  /// Creates a list that does not share its area.
  ///
  /// - Parameters:
  ///   - headings: the forms of the heading, the longest first.
  ///   - items: the items, all with the same number of texts.
  ///   - current: the items to show if not all fit.
  ///   - flexible: the column that takes the remaining width.
  ///   - optional: a column after the flexible one; in a narrow area, its texts move to lines
  ///     below.
  package init(
    headings: [String], items: [Item], current: Range<Int>, flexible: Int, optional: Int?
  ) {
    self.init(
      headings: headings, items: items, current: current, flexible: flexible, optional: optional,
      grants: [])
  }

  /// Draws it in an area: the heading, and as many lines as there is room for; `dots` stand for
  /// what is left out.
  package func draw(
    in area: Rect, dots: String, _ palette: Palette, on canvas: inout Canvas
  ) {
    OperatorListLayout(self, in: area.size, dots: dots)
      .draw(in: area, on: &canvas, palette)
  }
}
