import TimerEngine

/// How somebody names an item of a rundown.
package enum ItemReference: Hashable, Sendable {
  /// By its handle: `#3`.
  case handle(Int)
  /// By a part of its speaker and title, upper and lower case alike.
  case text(String)

  /// Reads a reference; `nil` if the text is empty.
  package init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self = Self.handle(text).map(Self.handle) ?? .text(text)
  }

  /// The handle that a text such as `#3` gives; `nil` if it is another text.
  package static func handle(_ text: some StringProtocol) -> Int? {
    guard text.first == "#", text.utf8.count <= 8 else { return nil }
    let digits = text.dropFirst()
    return digits.utf8.areDigits ? Int(digits) : nil
  }
}

/// Why a text names no item.
package enum ItemSearchError: Error, Equatable, Sendable {
  /// No item is meant by this text.
  case none(String)
  /// Several items are.
  case several(String, [RundownItem])
}

// Finding the item that somebody means.
extension Rundown {
  /// The item with a handle, or with a part of a name; a whole name or title wins over those of which the text is
  /// a part.
  package func item(_ reference: ItemReference) throws(ItemSearchError) -> RundownItem {
    switch reference {
    case .handle(let handle):
      guard let index = index(ofHandle: handle) else { throw .none("#\(handle)") }
      return items[index]
    case .text(let text):
      let found = candidates(for: text)
      guard let item = found.first else { throw .none(text) }
      guard found.count == 1 else { throw .several(text, found) }
      return item
    }
  }

  private func candidates(for text: String) -> [RundownItem] {
    let part = text.lowercased()
    let exact = items.filter { item in
      [item.title, item.speaker, item.fullTitle].contains { $0.lowercased() == part }
    }
    return exact.isEmpty ? items.filter { $0.fullTitle.lowercased().contains(part) } : exact
  }

  /// An item and the place to which it is to be moved.
  package struct Movement: Hashable, Sendable {
    /// The item that is moved.
    package let item: RundownItem
    /// The item beside which it is put.
    package let other: RundownItem
    /// On which side of that.
    package let place: Place
  }

  /// What a text such as `Compilers before Coffee` means.
  ///
  /// A name may have a word such as `before` in it, so each place is tried at which the text can be divided.
  package func movement(_ text: String) throws(ItemSearchError) -> Movement {
    var problem = ItemSearchError.none(text)
    // A name has few such words; a text that is made of them would take long.
    for (item, word, other) in Self.divisions(of: text).prefix(8).reversed() {
      guard let item = ItemReference(item), let other = ItemReference(other) else { continue }
      do throws(ItemSearchError) {
        let (item, other) = (try self.item(item), try self.item(other))
        let place: Place = word == "before" ? .before(other.handle) : .after(other.handle)
        return Movement(item: item, other: other, place: place)
      } catch {
        problem = error
      }
    }
    throw problem
  }

  /// The ways to divide a text at one of the words `before` and `after`.
  package static func divisions(of text: String) -> [(item: String, word: String, other: String)] {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    return words.indices.dropFirst().dropLast().compactMap { index in
      let word = words[index].lowercased()
      guard ["before", "after"].contains(word) else { return nil }
      return (
        words[..<index].joined(separator: " "), word,
        words[(index + 1)...].joined(separator: " ")
      )
    }
  }
}
