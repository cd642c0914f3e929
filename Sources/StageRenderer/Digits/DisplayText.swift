/// What the display shows: groups of digits, such as minutes and seconds.
package struct DisplayText: Hashable, Sendable {
  /// The digits of each group, from the left.
  package let groups: [[Segments]]

  /// Creates it from digits, minus signs, colons and the letters that `Segments` knows, `nil` if
  /// there is anything else in `text`.
  package init?(_ text: String) {
    var groups: [[Segments]] = [[]]
    for character in text {
      if character == ":" {
        groups.append([])
      } else if let segments = Segments(character) {
        groups[groups.count - 1].append(segments)
      } else {
        return nil
      }
    }
    self.groups = groups
  }

  /// The same with no bar lit.
  package var dark: DisplayText { DisplayText(groups: groups.map { $0.map { _ in [] } }) }

  private init(groups: [[Segments]]) { self.groups = groups }

  /// How many digits each group has: all that a layout needs to know.
  package var shape: [Int] { groups.map(\.count) }
}
