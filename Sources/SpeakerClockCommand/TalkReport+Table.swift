import TerminalCanvas
import TimerEngine
import UserFiles

extension TalkReport {
  /// Writes the talks of each day and room in a table, and the totals in sentences.
  func writeTable(isCut: Bool, to write: (String) -> Void) {
    let longest = isCut ? 0 : talks.map { ReportRow.columns(of: $0) }.max() ?? 0
    let width = max(ReportRow.minNameWidth, longest)
    for group in groups {
      write(group.heading)
      write(ReportRow.headings(width).line)
      for (talk, time) in group.talks { write(ReportRow(talk, time: time, width).line) }
      write("")
    }
    summary.forEach(write)
  }

  /// The totals in sentences, one a line.
  var summary: [String] {
    talks.isEmpty ? ["There are no talks to report."] : sentences
  }

  private var sentences: [String] {
    [
      talkSentence, lateSentence, overSentence, changeSentence, verdictSentence,
      rehearsalSentence,
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
    return
      "\(late.count.counting("talk")) had a planned start: \(Self.lateness(late.mean)) on average, "
      + "\(Self.lateness(late.largest)) at most."
  }

  private static func lateness(_ time: Int) -> String {
    if time.asTime == "0:00" { return "on time" }
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

  private var rehearsalSentence: String? {
    guard totals.rehearsals > 0 else { return nil }
    let isOne = totals.rehearsals == 1
    return "\(totals.rehearsals.counting("rehearsal")) \(isOne ? "is" : "are") not counted."
  }
}

/// A line of the table.
private struct ReportRow {
  var start, late, talk, planned, actual, added, over: String

  static func headings(_ nameWidth: Int) -> ReportRow {
    ReportRow(
      start: "Start", late: "Late", talk: "Talk".padded(to: nameWidth), planned: "Planned",
      actual: "Actual", added: "Added", over: "Over")
  }

  var line: String {
    let left = [start.padded(to: 5, atLeft: true), late.padded(to: 7, atLeft: true), "", talk]
    let right = [(planned, 8), (actual, 8), (added, 7), (over, 6)].map { text, width in
      text.padded(to: width, atLeft: true)
    }
    return Self.trimmed((left + right).joined(separator: " "))
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}

extension ReportRow {
  /// The width of the names of talks in a table of 79 columns.
  static let minNameWidth = 30

  /// How wide the name of a talk is, with what must be known of it.
  static func columns(of talk: ReportedTalk) -> Int {
    talk.name.printable.columns + talk.remark.columns
  }

  init(_ talk: ReportedTalk, time: String, _ nameWidth: Int) {
    self.init(
      start: time, late: talk.late?.asSignedTime ?? "",
      talk: Self.name(of: talk, nameWidth), planned: talk.planned.asTime, actual: talk.net.asTime,
      added: talk.added == 0 ? "" : talk.added.asSignedTime,
      over: talk.over == 0 ? "" : talk.over.asTime)
  }

  /// The talk's name and what must be known of it, in as many columns as all names have.
  private static func name(of talk: ReportedTalk, _ nameWidth: Int) -> String {
    let remark = talk.remark.shortened(to: nameWidth)
    let name = talk.name.printable.shortened(to: nameWidth - remark.columns) + remark
    return name + String(repeating: " ", count: max(0, nameWidth - name.columns))
  }
}
