import Platform
import TimerEngine

// The report for other programs.
extension TalkReport {
  /// Writes a line for each row, in the form of `ReportTable`.
  func writeCSV(to write: (String) -> Void) {
    write(ReportTable.heading)
    let table = ReportTable(clocks: clocks)
    for row in rows { write(table.line(of: row)) }
  }

  /// Writes the talks in the form of `talks.jsonl`, then the breaks, the items that were not held, and the totals.
  func writeJSON(to write: (String) -> Void) {
    let parts: [(name: String, has: (ReportedTalk) -> Bool)] = [
      ("talks", { $0.isHeld && !$0.isBreak && !$0.isTest }),
      ("breaks", { $0.isHeld && $0.isBreak && !$0.isTest }), ("not_held", { !$0.isHeld }),
      ("tests", { $0.isTest }),
    ]
    for (number, part) in parts.enumerated() {
      let rows = rows.filter(part.has)
      write((number == 0 ? "{" : "") + "\"\(part.name)\": [" + (rows.isEmpty ? "]," : ""))
      for (index, row) in rows.enumerated() {
        write("  \(jsonLine(row) ?? "{}")" + (index < rows.count - 1 ? "," : ""))
      }
      if !rows.isEmpty { write("],") }
    }
    let speakers = speakers.compactMap { jsonLine(SpeakerFields($0)) }
    write("\"speakers\": [" + speakers.joined(separator: ", ") + "],")
    write("\"totals\": \(jsonLine(TotalsFields(totals)) ?? "{}")}")
  }

  /// The totals, with times in seconds.
  private struct TotalsFields: Encodable {
    let talks, rehearsals, tests, breaks, notHeld: Int
    let planned, net, added, paused: Double
    let over, late, questions: ValuesFields
    let verdicts: [String: Int]

    private enum CodingKeys: String, CodingKey {
      case talks, rehearsals, tests, breaks, planned, net, added, paused, over, late, questions
      case verdicts
      case notHeld = "not_held"
    }

    init(_ totals: Totals) {
      (talks, rehearsals, tests) = (totals.talks, totals.rehearsals, totals.tests)
      questions = ValuesFields(totals.questions)
      (breaks, notHeld) = (totals.breaks.count, totals.notHeld.count)
      (planned, net) = (totals.planned.seconds, totals.net.seconds)
      (added, paused) = (totals.added.seconds, totals.paused.seconds)
      (over, late) = (ValuesFields(totals.over), ValuesFields(totals.late))
      verdicts = Dictionary(
        uniqueKeysWithValues: totals.verdicts.map { ($0.key.rawValue, $0.value) })
    }
  }

  /// How long a person has spoken, in seconds.
  private struct SpeakerFields: Encodable {
    let speaker: String
    let talks: Int
    let alone, shared: Double

    init(_ times: SpeakerTimes) {
      (speaker, talks) = (times.name, times.talks)
      (alone, shared) = (times.alone.seconds, times.shared.seconds)
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
