/// A message that the user has stored in `config.yaml`.
package struct StoredMessage: Hashable, Sendable {
  /// The text, made printable.
  package internal(set) var text: String
  /// The seconds after which it disappears; `nil` if it stays.
  package internal(set) var seconds: Int?

  /// Creates a message that a clock elsewhere has stored.
  package init(text: String, seconds: Int?) { (self.text, self.seconds) = (text, seconds) }

  /// Reads what would follow the command `message`: a text, which may begin with `--for 15s`.
  ///
  /// - Returns: `nil` if there is no text, or if the time is not valid.
  package init?(_ words: String) {
    guard case .showMessage(let text?, let seconds)? = try? Command.message(Command.trimmed(words)),
      !text.isEmpty
    else { return nil }
    self.text = text
    self.seconds = seconds
  }
}
