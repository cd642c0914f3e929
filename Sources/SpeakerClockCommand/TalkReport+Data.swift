import ClockRuntime
import TimerEngine
import UserFiles

// The report for other programs.
extension TalkReport {
  private static let columns = [
    "room", "speed", "title", "speaker", "preset", "planned start", "start", "planned end", "end",
    "planned", "actual", "paused", "added", "over", "late", "verdict",
  ]

  /// A line for each talk with quotes as in RFC 4180: moments in local time, lengths in seconds.
  var csv: String {
    let rows = talks.map { talk -> [String] in
      let texts = [talk.room, "\(talk.speed)", talk.title, talk.speaker, talk.preset]
      let moments = [talk.plannedStart, talk.start, talk.plannedEnd, talk.end].map(Self.text)
      let times = [talk.planned, talk.net, talk.paused, talk.added, talk.over, talk.late]
        .map { $0.map { "\($0.seconds)" } ?? "" }
      return texts + moments + times + [talk.verdict?.rawValue ?? ""]
    }
    return ([Self.columns] + rows).map { row in
      row.map(Self.field).joined(separator: ",")
    }.joined(separator: "\n")
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

  /// The talks as `talks.jsonl` has them, and the totals.
  var json: String {
    let lines = talks.compactMap { jsonLine($0) }.map { "  " + $0 }
    let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n]"
    return "{\"talks\": \(list),\n\"totals\": \(jsonLine(TotalsFields(totals)) ?? "{}")}"
  }

  /// The totals, with times in seconds.
  private struct TotalsFields: Encodable {
    let talks, rehearsals: Int
    let planned, net, added, paused: Double
    let over, late: ValuesFields
    let verdicts: [String: Int]

    init(_ totals: Totals) {
      (talks, rehearsals) = (totals.talks, totals.rehearsals)
      (planned, net) = (totals.planned.seconds, totals.net.seconds)
      (added, paused) = (totals.added.seconds, totals.paused.seconds)
      (over, late) = (ValuesFields(totals.over), ValuesFields(totals.late))
      verdicts = Dictionary(
        uniqueKeysWithValues: totals.verdicts.map { ($0.key.rawValue, $0.value) })
    }
  }

  private struct ValuesFields: Encodable {
    let talks: Int
    let sum, mean, largest: Double

    init(_ values: Values) {
      talks = values.count
      (sum, mean, largest) = (values.sum.seconds, values.mean.seconds, values.largest.seconds)
    }
  }
}
