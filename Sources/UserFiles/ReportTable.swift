import TimerEngine

/// The talks that have ended, as a table for spreadsheets.
package enum ReportTable {
  private static let columns = [
    "room", "speed", "title", "speaker", "preset", "planned start", "start", "planned end", "end",
    "planned", "actual", "paused", "added", "over", "late", "verdict",
  ]

  /// All talks in lines, below the names of the columns.
  package static func csv(of talks: [ReportedTalk]) -> String {
    ([heading] + talks.map(line)).joined(separator: "\n")
  }

  /// The names of the columns.
  package static var heading: String { line(columns) }

  /// The line of a talk with quotes as in RFC 4180: moments in local time, lengths in seconds.
  package static func line(of talk: ReportedTalk) -> String {
    let texts = [talk.room, "\(talk.speed)", talk.title, talk.speaker, talk.preset]
    let moments = [talk.plannedStart, talk.start, talk.plannedEnd, talk.end].map(text)
    let times = [talk.planned, talk.net, talk.paused, talk.added, talk.over, talk.late]
      .map { $0.map { "\($0.seconds)" } ?? "" }
    return line(texts + moments + times + [talk.verdict?.rawValue ?? ""])
  }

  private static func line(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",")
  }

  private static func text(_ moment: Duration?) -> String {
    guard let moment else { return "" }
    let local = LocalMoment(moment)
    return "\(local.day) \(local.time)"
  }

  /// A field, in quotes if it needs them.
  private static func field(_ text: String) -> String {
    let line = text.printable
    guard line.contains(where: { ",\" ".contains($0) }) else { return line }
    return "\""
      + line.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
