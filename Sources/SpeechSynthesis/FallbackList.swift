/// Things that do the same, the first of which is used until it has failed twice in a row.
struct FallbackList<Item: Equatable> {
  /// Those that are left.
  private(set) var items: [Item]
  private var hasFailed = false

  init(_ items: [Item]) { self.items = items }

  var first: Item? { items.first }

  /// One of them has done what it should.
  mutating func succeed(_ item: Item) { if item == first { hasFailed = false } }

  /// One of them has failed; returns whether that was once too often.
  mutating func fail(_ item: Item) -> Bool {
    guard item == first else { return false }
    if hasFailed { items.removeFirst() }
    hasFailed.toggle()
    return !hasFailed
  }
}
