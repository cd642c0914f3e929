import TimerEngine

/// A client's name as the operator sees it: words with single spaces between them, at most 32
/// characters and 128 bytes, without a character that ends a line or moves a cursor.
///
/// It never is empty. A name that is read again from `text` is the same name.
package struct ClientName: Hashable, Sendable {
  private static let maxCharacters = 32
  private static let maxBytes = 128

  /// The name itself.
  package let text: String

  /// Makes a name of any text: what cannot be shown becomes U+FFFD, what is too long is cut off,
  /// and a text without a word becomes `-`.
  package init(_ text: some StringProtocol) {
    let words = String(text).words.joined(separator: " ").printable
    var name = String(words.prefix(Self.maxCharacters))
    while name.utf8.count > Self.maxBytes || name.unicodeScalars.last == " " {
      name.unicodeScalars.removeLast()
    }
    self.text = name.isEmpty ? "-" : name
  }
}

extension String {
  /// The words between white space.
  ///
  /// Some characters join with a space that follows them, so scalars are compared.
  var words: [Substring] {
    unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map { Substring($0) }
  }
}
