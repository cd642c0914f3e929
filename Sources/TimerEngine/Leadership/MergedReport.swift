/// The lines about ended talks of several leaders as one report, in which each talk counts once.
///
/// A talk is known by its id. Of several lines about it, those by the leader of the highest rank
/// count, and of these the last one, in whatever order the files are read.
///
/// Whoever takes over writes the ends that it has heard into its own report, with its own rank. Else a
/// leader that nobody hears could take back an end that everybody else goes by: the talk would be
/// in no report.
package struct MergedReport<Line> {
  private struct RankedLine {
    /// `nil` where the talk has not ended after all.
    var line: Line?
    var rank: Rank
  }

  private var entries: [RankedLine] = []
  private var places: [String: Int] = [:]

  /// Creates a report without lines.
  package init() {}

  /// Adds the next line of a file: the talk with an id has ended, or has not after all if it is
  /// `nil`.
  package mutating func add(_ line: Line?, about id: String, by rank: Rank) {
    if let place = places[id] {
      guard rank >= entries[place].rank else { return }
      entries[place].line = nil
    }
    places[id] = entries.count
    entries.append(RankedLine(line: line, rank: rank))
  }

  /// The lines that count, in the order in which they were added.
  package var lines: [Line] { entries.compactMap(\.line) }
}
