package import StageRenderer

extension Size {
  /// The size that a text such as `80x24` says, columns first; 0 for what is missing there.
  package init(_ text: String) {
    let numbers = text.split(separator: "x").compactMap { Int($0) }
    self.init(columns: numbers.first ?? 0, rows: numbers.last ?? 0)
  }
}
