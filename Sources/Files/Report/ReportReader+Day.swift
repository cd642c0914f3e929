import TimerEngine

extension ReportReader {
  /// The pause after which another day begins, whatever the wall clock says: an evening may go on
  /// after midnight.
  private static let pause = Duration.seconds(8 * 3600)

  /// A room's lines of its last day: the talks that have ended since a pause of eight hours, and
  /// then the items that were left out, both in the order of their lines.
  ///
  /// - Parameter room: the room's name in the file.
  /// - Returns: the lines; none if no talk has ended in the room.
  package func lastDay(of room: String) -> [ReportedTalk] {
    let held = talks.filter { $0.room == room }
    guard let last = held.last else { return [] }
    var (first, start) = (held.count - 1, last.start)
    while first > 0, start - held[first - 1].end < Self.pause {
      first -= 1
      start = min(start, held[first].start)
    }
    let end = held[first...].map(\.end).max() ?? start
    return held[first...]
      + leftOut.filter {
        $0.room == room && $0.start > start - Self.pause && $0.start < end + Self.pause
      }
  }
}
