/// Draws texts in a pixel font, and remembers their pictures.
package struct LetterDisplay: Sendable {
  private struct PictureKey: Hashable {
    let text: PixelText
    let ink: Ink
  }

  /// More than a screen shows, in a flash too.
  private static let maxPictures = 8

  private var pictures: [PictureKey: [CellRun]] = [:]
  /// The word that was laid out last, with its area and ink, and its letters if it fitted.
  private var lastWord: (word: String, area: Size, hasSubcellEdges: Bool, letters: PixelText?)?

  package init() {}

  /// Draws a text in the middle of its area, whose upper left is at `origin`.
  package mutating func draw(
    _ text: PixelText, at origin: Position, on canvas: inout Canvas, with ink: Ink
  ) {
    let key = PictureKey(text: text, ink: ink)
    if let known = pictures[key] { return canvas.fill(known, at: origin) }
    if pictures.count >= Self.maxPictures { pictures = [:] }
    let picture = text.cellRuns(ink)
    pictures[key] = picture
    canvas.fill(picture, at: origin)
  }

  /// A word in the largest letters that fit into an area, if any do.
  mutating func letters(of word: String, in area: Size, with ink: Ink) -> PixelText? {
    if let last = lastWord, last.area == area, last.hasSubcellEdges == ink.hasSubcellEdges,
      last.word == word
    {
      return last.letters
    }
    let letters = PixelText(word, in: area, hasSubcellEdges: ink.hasSubcellEdges)
    lastWord = (word, area, ink.hasSubcellEdges, letters)
    return letters
  }
}
