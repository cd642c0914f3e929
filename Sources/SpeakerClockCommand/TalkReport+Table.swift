import TerminalCanvas
import TimerEngine
import UserFiles

extension TalkReport {
  /// Writes the talks of each day and room in a table of 79 columns, and the totals in sentences.
  func writeTable(to write: (String) -> Void) {
    for group in groups {
      write(group.heading)
      write(ReportRow.headings.line)
      for (talk, time) in group.talks { write(ReportRow(talk, time: time).line) }
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
    guard over.count > 0 else { return "No talk ran over." }
    return "\(over.count.counting("talk")) ran over: \(over.sum.asTime) in all, "
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

  static let headings = ReportRow(
    start: "Start", late: "Late", talk: "Talk".padded(to: nameWidth), planned: "Planned",
    actual: "Actual",
    added: "Added", over: "Over")

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
  /// The widest name of a talk.
  private static let nameWidth = 30

  init(_ talk: ReportedTalk, time: String) {
    self.init(
      start: String(time.prefix(5)), late: talk.late?.asSignedTime ?? "",
      talk: Self.name(of: talk), planned: talk.planned.asTime, actual: talk.net.asTime,
      added: talk.added == 0 ? "" : talk.added.asSignedTime,
      over: talk.over == 0 ? "" : talk.over.asTime)
  }

  /// The talk's name and what must be known of it, in as many columns as all names have.
  private static func name(of talk: ReportedTalk) -> String {
    let remark = talk.remark.shortened(to: nameWidth)
    let name = talk.name.printable.shortened(to: nameWidth - remark.columns) + remark
    return name + String(repeating: " ", count: max(0, nameWidth - name.columns))
  }
}
