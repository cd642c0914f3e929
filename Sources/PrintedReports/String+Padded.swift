extension String {
  /// The text, filled with spaces to a width.
  func padded(to width: Int, atLeft: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - count))
    return atLeft ? space + self : self + space
  }
}
