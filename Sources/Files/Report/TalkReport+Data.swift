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

  /// Writes the talks in the form of `talks.jsonl`, then the breaks, the items that were not held,
  /// and the totals.
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
        write("  \(Fields.line(row))" + (index < rows.count - 1 ? "," : ""))
      }
      if !rows.isEmpty { write("],") }
    }
    let speakers = speakers.map { Fields.line($0) }
    write("\"speakers\": [" + speakers.joined(separator: ", ") + "],")
    write("\"totals\": \(Fields.line(totals))}")
  }
}

extension TalkReport.Totals: Described {
  /// Times are in seconds.
  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    var (breaks, notHeld) = (breaks.count, notHeld.count)
    try fields.value("talks", &talks, .count)
    try fields.value("rehearsals", &rehearsals, .count)
    try fields.value("tests", &tests, .count)
    try fields.value("breaks", &breaks, .count)
    try fields.value("not_held", &notHeld, .count)
    for (key, sum) in [
      ("planned", \Self.planned), ("net", \.net), ("added", \.added), ("paused", \.paused),
    ] {
      try fields.value(key, &self[keyPath: sum], .anySeconds)
    }
    for (key, values) in [("over", \Self.over), ("late", \.late), ("questions", \.questions)] {
      try fields.value(key, &self[keyPath: values], .object(TalkReport.Values()))
    }
    var counts = Verdicts(counts: verdicts)
    try fields.value("verdicts", &counts, .object(Verdicts()))
  }

  /// The number of speeches with each verdict.
  private struct Verdicts: Described {
    var counts: [Verdict: Int] = [:]

    mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
      for verdict in Verdict.allCases {
        try fields.value(verdict.rawValue, &counts[verdict], .count)
      }
    }
  }
}

extension TalkReport.Values: Described {
  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    var mean = mean
    try fields.value("talks", &count, .count)
    try fields.value("sum", &sum, .anySeconds)
    try fields.value("mean", &mean, .anySeconds)
    try fields.value("largest", &largest, .anySeconds)
  }
}

extension TalkReport.SpeakerTimes: Described {
  /// How long the person has spoken is in seconds.
  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("speaker", &name, .text)
    try fields.value("talks", &talks, .count)
    try fields.value("alone", &alone, .anySeconds)
    try fields.value("shared", &shared, .anySeconds)
  }
}

extension FieldForm where Self == MappedForm<DecimalForm, Int> {
  fileprivate static var anySeconds: Self { .seconds(.min ... .max) }
}
