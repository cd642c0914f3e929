/// The items that come next, large enough to be read from a metre.
struct OperatorNext: Sendable {
  /// How many there are.
  static let count = 3

  private struct Question: Equatable {
    let texts: [String]
    let size: Size
    let palette: Palette
  }

  /// The items that were laid out last: they are the same from one second to the next.
  private var last: (question: Question, items: [BigText?])?
  private var letters = LetterDisplay()

  /// Draws a heading and the items below it: when each starts, and who or what it is.
  mutating func draw(
    _ rows: [AgendaRow], under heading: String, in area: Rect, _ palette: Palette, dots: String,
    on canvas: inout Canvas
  ) {
    canvas.write(
      heading.shortened(to: area.size.columns, with: dots), at: area.origin, style: palette.strong)
    let height = (area.size.rows - 1) / Self.count
    let size = Size(columns: area.size.columns - 2, rows: height)
    let texts = rows.map { row in
      [(row.start ?? row.planned).map(Words.timeOfDay), row.name].compactMap(\.self)
        .joined(separator: " ")
    }
    for (index, item) in items(texts, in: size, palette).enumerated() {
      let place = Rect(
        column: area.origin.column + 2, row: area.origin.row + 1 + index * height,
        columns: size.columns, rows: size.rows)
      if let item {
        item.draw(in: place, on: &canvas, with: &letters)
      } else {
        canvas.write(
          texts[index].shortened(to: size.columns, with: dots), at: place.origin,
          style: index == 0 ? palette.strong : palette.plain)
      }
    }
  }

  private mutating func items(
    _ texts: [String], in size: Size, _ palette: Palette
  ) -> [BigText?] {
    let question = Question(texts: texts, size: size, palette: palette)
    if let last, last.question == question { return last.items }
    let items = texts.enumerated().map { index, text in
      Self.item(text, in: size, palette, as: index == 0 ? .name : .title)
    }
    last = (question, items)
    return items
  }

  /// A text in drawn letters, without its last words where they do not fit; `nil` if not even two
  /// words do.
  private static func item(
    _ text: String, in size: Size, _ palette: Palette, as role: TextRole
  ) -> BigText? {
    var words = text.split(separator: " ")
    while words.count > 1 {
      let shown = words.joined(separator: " ")
      if let item = BigText(shown, in: size, palette, as: role), item.isDrawn { return item }
      words.removeLast()
    }
    return nil
  }
}
