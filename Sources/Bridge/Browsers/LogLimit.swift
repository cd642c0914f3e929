package import TimerEngine

/// Keeps a client that sends wrong requests from filling a log.
package struct LogLimit {
  private static let maxLines = 20
  private static let window = Duration.seconds(10)

  private var start = Timestamp.start
  private var count = 0

  /// Creates a limit that has counted no lines.
  package init() {}

  /// The lines to write for one more line at a moment: none in a flood, and after a flood also how
  /// many were left out.
  package mutating func lines(_ line: String, at now: Timestamp) -> [String] {
    count += 1
    guard now - start >= Self.window else { return count <= Self.maxLines ? [line] : [] }
    let omitted = count - 1 - Self.maxLines
    (start, count) = (now, 1)
    return (omitted > 0 ? ["\(omitted) lines were left out"] : []) + [line]
  }
}

extension String {
  /// The text, shortened to fit on a line of a log.
  package var shortened: String { utf8.count > 100 ? String(prefix(60)) + "…" : self }
}
