/// The questions for the time that a clock has not answered yet.
///
/// Only an answer to one of them counts, and only once: another process may send any number of
/// answers to questions that nobody has asked.
package struct PendingSyncs: Sendable {
  /// The maximum number of questions that are remembered; the oldest one is forgotten first.
  private static let maxCount = 2 * OffsetEstimator.sampleCount

  /// When each question was sent, in microseconds of the asker's own clock, the oldest first.
  private var moments: [Int64] = []

  /// Creates a list without questions.
  package init() {}

  /// Remembers a number of questions that are asked at a moment, in microseconds of the asker's own
  /// clock; returns their lines.
  package mutating func ask(_ count: Int, at moment: Int64, room: String = "")
    -> [WireClientMessage]
  {
    moments += Array(repeating: moment, count: count)
    moments.removeFirst(max(0, moments.count - Self.maxCount))
    let line = WireClientMessage.sync(moment, room: room.isEmpty ? nil : room)
    return Array(repeating: line, count: count)
  }

  /// Takes the question of a moment out of the list; returns whether there was one.
  package mutating func close(_ moment: Int64) -> Bool {
    guard let index = moments.firstIndex(of: moment) else { return false }
    moments.remove(at: index)
    return true
  }
}
