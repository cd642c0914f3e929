import StageRenderer

extension String {
  /// The text, filled with spaces to a width in columns.
  func padded(to width: Int, atLeft: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - columns))
    return atLeft ? space + self : self + space
  }
}
