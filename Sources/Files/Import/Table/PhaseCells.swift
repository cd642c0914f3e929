import TimerEngine

/// When the lights of a talk change, as a row has it: elapsed times as Toastmasters write them, or
/// remaining times as Ontime does.
struct PhaseCells {
  private static let columns: [ImportColumn] = [.green, .yellow, .red]

  private let row: TableRow
  private let reader: CellReader
  private let warnsBeforeEnd: Bool
  /// The columns that have a text in this row.
  private let given: [ImportColumn]

  init(_ row: TableRow, _ reader: CellReader, warnsBeforeEnd: Bool) {
    (self.row, self.reader, self.warnsBeforeEnd) = (row, reader, warnsBeforeEnd)
    given = Self.columns.filter { row.texts[$0] != nil }
  }

  /// The seconds of the cells, with `5:00` as the lengths of the table are written, or else as
  /// minutes; `nil` if one of them cannot be read.
  private func seconds(asLengths: Bool) -> [Int]? {
    let seconds = given.compactMap { column -> Int? in
      let text = row.texts[column] ?? ""
      if (try? TimeParser.seconds(text)) == 0 { return 0 }
      return asLengths ? reader.length(text) : CellReader(CellForms()).length(text)
    }
    return seconds.count == given.count ? seconds : nil
  }

  private static func areElapsed(_ seconds: [Int]) -> Bool {
    zip(seconds, seconds.dropFirst()).allSatisfy(<)
  }

  /// The length of a talk that has no other one: red in elapsed times.
  var length: Int? {
    guard !warnsBeforeEnd, given.count > 1, given.last == .red,
      let seconds = seconds(asLengths: true),
      Self.areElapsed(seconds)
    else { return nil }
    return seconds.last
  }

  /// The times of a talk, as a rundown has them; `nil` if there are none.
  func phases(of length: Int, _ remarks: inout [String]) -> [String: String]? {
    guard !given.isEmpty else { return nil }
    guard warnsBeforeEnd || given.count > 1 else {
      return unused("nothing says whether it is an elapsed or a remaining time", &remarks)
    }
    guard
      let seconds = [true, false].lazy.compactMap({ seconds(asLengths: $0) }).first(where: {
        ($0.max() ?? 0) <= length || warnsBeforeEnd
      })
    else { return unused("they are not within its length of \(TimeText.plain(length))", &remarks) }
    var remaining = seconds
    if !warnsBeforeEnd, Self.areElapsed(seconds) {
      remaining = seconds.map { length - $0 }
    }
    guard zip(remaining, remaining.dropFirst()).allSatisfy(>=) else {
      return unused("they are in no order", &remarks)
    }
    // Ontime warns from the beginning of a shorter talk.
    return Self.fields(zip(given, remaining.map { min($0, length) }), of: length)
  }

  private static func fields(
    _ remaining: some Sequence<(ImportColumn, Int)>, of length: Int
  ) -> [String: String] {
    var fields = ["duration": TimeText.plain(length)]
    let countsUp = remaining.contains { $0.0 == .green }
    if countsUp { fields["count"] = "up" }
    for (column, seconds) in remaining where !countsUp || column != .red || seconds > 0 {
      fields[column.rawValue] = TimeText.plain(countsUp ? length - seconds : seconds)
    }
    return fields
  }

  private func unused(_ reason: String, _ remarks: inout [String]) -> [String: String]? {
    let cells = given.map { "\($0.rawValue) \(row.shown($0))" }.joined(separator: ", ")
    remarks.append("\(cells) \(given.count > 1 ? "are" : "is") not used, since \(reason)")
    return nil
  }
}
