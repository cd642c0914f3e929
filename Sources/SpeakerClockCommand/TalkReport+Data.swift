import ClockRuntime
import TimerEngine
import UserFiles

// The report for other programs.
extension TalkReport {
  /// Writes a line for each talk, as `ReportTable` has it.
  func writeCSV(to write: (String) -> Void) {
    write(ReportTable.heading)
    for talk in talks { write(ReportTable.line(of: talk)) }
  }

  /// Writes the talks as `talks.jsonl` has them, and the totals.
  func writeJSON(to write: (String) -> Void) {
    write("{\"talks\": [" + (talks.isEmpty ? "]," : ""))
    for (index, talk) in talks.enumerated() {
      write("  \(jsonLine(talk) ?? "{}")" + (index < talks.count - 1 ? "," : ""))
    }
    if !talks.isEmpty { write("],") }
    write("\"totals\": \(jsonLine(TotalsFields(totals)) ?? "{}")}")
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
