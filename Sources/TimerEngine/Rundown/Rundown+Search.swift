/// How somebody names an item of a rundown.
package enum ItemReference: Hashable, Sendable {
  /// By its handle: `#3`, or `item 3` where `#` begins a comment, as in a shell.
  case handle(Int)
  /// By a part of its speaker and title, upper and lower case alike; or by its handle alone, `3`.
  case text(String)

  /// Reads a reference; `nil` if the text is empty.
  package init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    if let (handle, rest) = Self.handle(before: text), rest.isEmpty {
      self = .handle(handle)
    } else {
      self = .text(text)
    }
  }

  /// The handle in front of a text such as `#3 Engines` or `item 3 Engines`, and the rest, which
  /// may be empty; `nil` if there is none.
  package static func handle(before text: String) -> (handle: Int, rest: String)? {
    let words = text.split(maxSplits: 2, whereSeparator: \.isWhitespace)
    guard let first = words.first else { return nil }
    let isWord = first.lowercased() == "item" && words.count > 1
    guard isWord || first.first == "#", let last = isWord ? words[1] : words.first,
      let handle = number(isWord ? last : last.dropFirst())
    else { return nil }
    return (handle, String(text[last.endIndex...].drop(while: \.isWhitespace)))
  }

  /// The number that a text consists of; `nil` if it is another text.
  static func number(_ text: Substring) -> Int? {
    text.utf8.count <= 7 && text.utf8.areDigits ? Int(text) : nil
  }
}

/// Why a text names no item.
package enum ItemSearchError: Error, Equatable, Sendable {
  /// No item is meant by this text.
  case none(String)
  case several(String, [RundownItem])
}

// Finding the item that somebody means.
extension Rundown {
  /// The item with a handle, or with a part of a name; a whole name or title wins over those of
  /// which the text is a part.
  ///
  /// A number is a handle, unless a title or an id begins with that number.
  package func item(_ reference: ItemReference) throws(ItemSearchError) -> RundownItem {
    switch reference {
    case .handle(let handle):
      guard let index = index(ofHandle: handle) else { throw .none("#\(handle)") }
      return items[index]
    case .text(let text):
      let numbered = numbered(text)
      if numbered.count == 1 { return numbered[0] }
      var found = candidates(for: text)
      if found.isEmpty { found = numbered }
      guard let item = found.first else { throw .none(text) }
      guard found.count == 1 else { throw .several(text, found) }
      return item
    }
  }

  /// The item whose handle a number is, and those whose title or id begins with it; none if no item
  /// has that handle.
  private func numbered(_ text: String) -> [RundownItem] {
    guard let number = ItemReference.number(text[...]), index(ofHandle: number) != nil else {
      return []
    }
    func begins(_ text: String) -> Bool {
      ItemReference.number(text.prefix { $0.isASCII && $0.isNumber }) == number
    }
    return items.filter { $0.handle == number || begins($0.title) || begins($0.id) }
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
  /// A name may have a word such as `before` in it, so each place is tried at which the text can be
  /// divided.
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
