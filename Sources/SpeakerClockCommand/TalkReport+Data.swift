import ClockRuntime
import TimerEngine
import UserFiles

// The report for other programs.
extension TalkReport {
  /// A line for each talk, as `ReportTable` has it.
  var csv: String { ReportTable.csv(of: talks) }

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
