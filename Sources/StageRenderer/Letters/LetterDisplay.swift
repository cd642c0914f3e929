/// Draws texts in a pixel font, and remembers their pictures.
package struct LetterDisplay: Sendable {
  private struct PictureKey: Hashable {
    let text: PixelText
    let ink: Ink
  }

  /// More than a screen shows, in a flash too.
  private static let maxPictures = 8

  private var pictures: [PictureKey: [CellRun]] = [:]

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
}
