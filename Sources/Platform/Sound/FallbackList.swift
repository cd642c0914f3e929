/// Alternatives in order of preference.
///
/// The first is used until it has failed twice in a row.
struct FallbackList<Item: Equatable> {
  /// The remaining alternatives.
  private(set) var items: [Item]
  private var hasFailed = false

  init(_ items: [Item]) { self.items = items }

  var first: Item? { items.first }

  /// Records a success.
  mutating func succeed(_ item: Item) { if item == first { hasFailed = false } }

  /// Records a failure; returns whether the item was removed.
  mutating func fail(_ item: Item) -> Bool {
    guard item == first else { return false }
    if hasFailed { items.removeFirst() }
    hasFailed.toggle()
    return !hasFailed
  }
}
