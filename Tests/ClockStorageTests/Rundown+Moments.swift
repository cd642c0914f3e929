@testable import TimerEngine

extension Rundown {
  /// Takes over the moments of another rundown that are at most two seconds from its own: a clock
  /// that goes on reads its clocks again.
  mutating func adopt(momentsNear other: Rundown) {
    func near(_ one: Int?, _ other: Int?) -> Bool {
      guard let one, let other else { return false }
      return abs(one - other) <= 2
    }
    for index in items.indices where other.items.indices.contains(index) {
      let actual = other.items[index].actual
      if let start = actual?.start, near(items[index].actual?.start, start) {
        items[index].actual?.start = start
      }
      if let end = actual?.end, near(items[index].actual?.end, end) {
        items[index].actual?.end = end
      }
    }
  }
}
