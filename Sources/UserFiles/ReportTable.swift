import TimerEngine

/// The talks that have ended, as a table for spreadsheets.
package enum ReportTable {
  private static let columns = [
    "room", "speed", "title", "speaker", "preset", "planned start", "start", "planned end", "end",
    "planned", "actual", "paused", "added", "over", "late", "verdict",
  ]

  /// A line for each talk with quotes as in RFC 4180: moments in local time, lengths in seconds.
  package static func csv(of talks: [ReportedTalk]) -> String {
    let rows = talks.map { talk -> [String] in
      let texts = [talk.room, "\(talk.speed)", talk.title, talk.speaker, talk.preset]
      let moments = [talk.plannedStart, talk.start, talk.plannedEnd, talk.end].map(text)
      let times = [talk.planned, talk.net, talk.paused, talk.added, talk.over, talk.late]
        .map { $0.map { "\($0.seconds)" } ?? "" }
      return texts + moments + times + [talk.verdict?.rawValue ?? ""]
    }
    return ([columns] + rows).map { $0.map(field).joined(separator: ",") }
      .joined(separator: "\n")
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
