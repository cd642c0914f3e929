import Room

/// The name of a display as a level of a topic.
///
/// It is a client's name without the characters that have a meaning in topics.
struct DisplayName: Hashable, Sendable {
  private static let separators: Set<Unicode.Scalar> = ["/", "+", "#"]

  /// The name as the operator sees it.
  let client: ClientName

  /// The level of a topic.
  var level: String { client.text }

  /// Makes a name of a client's: `-` takes the place of what has a meaning in topics.
  init(_ client: ClientName) {
    var level = String()
    level.unicodeScalars.append(
      contentsOf: client.text.unicodeScalars.map { Self.separators.contains($0) ? "-" : $0 })
    self.client = ClientName(level)
  }

  /// Reads a level of a topic; `nil` if no display can have that name.
  init?(level: some StringProtocol) {
    self.init(ClientName(level))
    guard self.level.unicodeScalars.elementsEqual(level.unicodeScalars) else { return nil }
  }
}
