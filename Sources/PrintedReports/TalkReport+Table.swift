import TalkRecords
import TerminalCanvas
import TimerEngine

extension TalkReport {
  /// Writes the rows of each day and room in a table, and the totals in sentences.
  func writeTable(columns: Int?, to write: (String) -> Void) {
    let layout = ReportRow.Layout(of: rows, columns: columns)
    for group in groups {
      write(columns.map { group.heading.shortened(to: $0 - 1) } ?? group.heading)
      write(ReportRow.headings.line(layout))
      for row in group.rows { write(ReportRow(row, in: self).line(layout)) }
      write("")
    }
    summary.forEach(write)
  }

  /// The totals in sentences, one a line.
  var summary: [String] {
    rows.isEmpty ? ["There are no talks to report."] : sentences
  }

  private var sentences: [String] {
    [
      talkSentence, lateSentence, overSentence, changeSentence, verdictSentence,
      breakSentence, notHeldSentence, rehearsalSentence,
    ].compactMap { $0 }
  }

  private var talkSentence: String? {
    guard totals.talks > 0 else { return nil }
    let mean = (totals.net / totals.talks).asTime
    return "\(totals.talks.counting("talk")): \(totals.net.asTime) in all, \(mean) on average. "
      + "Planned: \(totals.planned.asTime)."
  }

  private var lateSentence: String? {
    let late = totals.late
    guard late.count > 0 else { return nil }
    let talks = "\(late.count.counting("talk")) had a planned start"
    let (mean, largest) = (Self.lateness(late.mean), Self.lateness(late.largest))
    guard mean != Self.onTime || largest != Self.onTime else { return "\(talks): \(mean)." }
    guard late.largest.asTime != "0:00", late.largest > 0 else {
      // Nobody began late.
      return "\(talks): \(mean) on average; the latest was \(largest)."
    }
    return "\(talks): \(mean) on average, \(largest) at most."
  }

  private static let onTime = "on time"

  private static func lateness(_ time: Int) -> String {
    if time.asTime == "0:00" { return onTime }
    return time > 0 ? "\(time.asTime) late" : "\((-time).asTime) early"
  }

  private var overSentence: String? {
    guard totals.talks > 0 else { return nil }
    let over = totals.over
    guard over.count > 0 else { return "No talk was over." }
    return
      "\(over.count.counting("talk")) \(over.count == 1 ? "was" : "were") over: \(over.sum.asTime) in all, "
      + "\(over.mean.asTime) on average, \(over.largest.asTime) at most."
  }

  private var changeSentence: String? {
    let added =
      totals.added == 0
      ? nil
      : totals.added > 0
        ? "\(totals.added.asTime) was added by hand." : "\((-totals.added).asTime) was taken away."
    let paused = totals.paused == 0 ? nil : "Pauses took \(totals.paused.asTime)."
    let sentences = [added, paused].compactMap { $0 }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  private var verdictSentence: String? {
    let parts = [Verdict.qualified, .tooShort, .tooLong].compactMap { verdict in
      totals.verdicts[verdict].map { "\($0) \(verdict.rawValue)" }
    }
    return parts.isEmpty ? nil : "Contest speeches: \(parts.joined(separator: ", "))."
  }

  private var breakSentence: String? {
    let breaks = totals.breaks
    return breaks.count == 0
      ? nil : "\(breaks.count.counting("break")): \(breaks.sum.asTime) in all."
  }

  private var notHeldSentence: String? {
    let notHeld = totals.notHeld
    guard notHeld.count > 0 else { return nil }
    return "\(notHeld.count.counting("item")) \(notHeld.count == 1 ? "was" : "were") not held: "
      + "\(notHeld.sum.asTime) planned."
  }

  private var rehearsalSentence: String? {
    guard totals.rehearsals > 0 else { return nil }
    let isOne = totals.rehearsals == 1
    return "\(totals.rehearsals.counting("rehearsal")) \(isOne ? "is" : "are") not counted."
  }
}

/// A row of a report as texts, one for each column of the table.
struct ReportRow {
  var due, start, late, name, planned, actual, added, over: String
  /// The text after the name, which is never cut.
  var remark = ""

  static let headings = ReportRow(
    due: "Due", start: "Start", late: "Late", name: "Talk", planned: "Planned", actual: "Actual",
    added: "Added", over: "Over")

  /// The widths of the columns whose width varies.
  struct Layout {
    let late, name: Int
    /// Whether names are cut.
    let isCut: Bool

    /// The layout for the longest name and the latest start, but no wider than the terminal.
    ///
    /// On a terminal that is too narrow for twelve letters of the names, lines continue in the next row.
    init(of rows: [ReportedTalk], columns: Int?) {
      late = rows.compactMap { $0.late?.asSignedTime.columns }.reduce(6, max)
      let longest = rows.map { $0.name.printable.columns + $0.remark.columns }.reduce(30, max)
      isCut = columns != nil
      guard let columns else {
        name = longest
        return
      }
      name = min(longest, max(12, columns - 1 - (43 + late)))
    }
  }

  /// The line; if numbers are wider than usual, the name gets less room.
  func line(_ layout: Layout) -> String {
    let left = Self.columns([(due, 5), (start, 5), (late, layout.late)]) + "  "
    let right = [(planned, 7), (actual, 7), (added, 6), (over, 5)]
    let excess = right.map { max(0, $0.columns - $1) }.reduce(0, +)
    let room = max(0, layout.name - excess)
    let shown =
      (layout.isCut ? name.shortened(to: max(1, room - remark.columns)) : name) + remark
    let gap = String(repeating: " ", count: max(0, room - shown.columns))
    return Self.trimmed(left + shown + gap + " " + Self.columns(right))
  }

  private static func columns(_ texts: [(String, Int)]) -> String {
    texts.map { $0.padded(to: $1, atLeft: true) }.joined(separator: " ")
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}

extension ReportRow {
  init(_ row: ReportedTalk, in report: TalkReport) {
    self.init(
      due: report.timeOfDay(row.plannedStart, of: row),
      start: row.isHeld ? report.timeOfDay(row.start, of: row) : "",
      late: row.late?.asSignedTime ?? "", name: row.name.printable,
      planned: row.plannedLength.asTime, actual: row.isHeld ? row.net.asTime : "",
      added: row.added == 0 ? "" : row.added.asSignedTime,
      over: row.over == 0 ? "" : row.over.asTime, remark: row.remark)
  }
}
