/// The items that come next, all in one size, large enough to be read from a metre.
struct OperatorNext: Sendable {
  /// How many there are.
  static let count = 3

  fileprivate struct Question: Equatable {
    let texts: [String]
    let size: Size
    let palette: Palette
    let dots: String
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
    let question = Question(texts: texts, size: size, palette: palette, dots: dots)
    for (index, item) in items(question).enumerated() {
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

  private mutating func items(_ question: Question) -> [BigText?] {
    if let last, last.question == question { return last.items }
    let sizes = question.items(within: TextPixel.Limit()).compactMap { $0?.letterSize }
    let items = question.items(within: .smallest(of: sizes))
    last = (question, items)
    return items
  }
}

extension OperatorNext.Question {
  /// The texts in drawn letters up to a size.
  fileprivate func items(within limit: TextPixel.Limit) -> [BigText?] {
    texts.enumerated().map { index, text in
      item(text, as: index == 0 ? .name : .title, within: limit)
    }
  }

  /// A text in drawn letters, without its last words where they do not fit; `nil` if not even two
  /// words do.
  private func item(
    _ text: String, as role: TextRole, within limit: TextPixel.Limit
  ) -> BigText? {
    var words = text.split(separator: " ")
    var end = ""
    while words.count > 1 {
      let shown = words.joined(separator: " ") + end
      if let item = BigText(shown, in: size, palette, as: role, within: limit), item.isDrawn {
        return item
      }
      words.removeLast()
      end = dots
    }
    return nil
  }
}
