package import StageRenderer

extension Canvas {
  /// The canvas as text with its colours, to store and compare.
  ///
  /// First the characters. Then the same rows with a letter for each cell's style, `.` for a blank
  /// one. Then what each letter stands for: `a 196 on 16 bold`.
  package var colouredLines: [String] {
    var letters: [Style: Character] = [visibleStyle(of: blank): "."]
    var legend = [Self.description(of: visibleStyle(of: blank), letter: ".")]
    let free = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    var styles: [String] = []
    for row in 0..<size.rows {
      let cells = cells[row * size.columns..<(row + 1) * size.columns]
      styles.append(
        String(
          cells.map { cell in
            let style = visibleStyle(of: cell)
            if let letter = letters[style] { return letter }
            let letter = free[(letters.count - 1) % free.count]
            letters[style] = letter
            legend.append(Self.description(of: style, letter: letter))
            return letter
          }))
    }
    return lines + ["---"] + styles + ["---"] + legend
  }

  /// Of a space only the background is visible.
  private func visibleStyle(of cell: Cell) -> Style {
    guard cell.scalar == " ", !cell.style.attributes.contains(.reverse) else { return cell.style }
    return Style(cell.style.background, on: cell.style.background)
  }

  private static func description(of style: Style, letter: Character) -> String {
    let (ink, ground) = (style.foreground.index, style.background.index)
    let colours = style.foreground == style.background ? "\(ground)" : "\(ink) on \(ground)"
    let names = [(Style.Attributes.bold, "bold"), (.reverse, "reverse")]
    let attributes = names.filter { style.attributes.contains($0.0) }.map { " " + $0.1 }
    return "\(letter) \(colours)\(attributes.joined())"
  }
}
