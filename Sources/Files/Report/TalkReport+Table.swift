import SpeechAnnouncement
import StageRenderer
import TimerEngine

extension TalkReport {
  /// Writes the rows of each day and room in a table, the speakers' times, and the totals in
  /// sentences.
  func writeTable(columns: Int?, to write: (String) -> Void) {
    let headings = ReportRow(headings: words)
    let layout = ReportRow.Layout(of: rows, headings, columns: columns, in: phrases)
    for group in groups {
      write(columns.map { group.heading.shortened(to: $0 - 1) } ?? group.heading)
      write(headings.line(layout))
      for row in group.rows { write(ReportRow(row, in: self).line(layout)) }
      write("")
    }
    for line in speakerTable(columns: columns) { write(line) }
    summary.forEach(write)
  }

  /// The totals in sentences, one a line.
  var summary: [String] { rows.isEmpty ? [words.noTalks] : sentences }

  private var sentences: [String] {
    [
      talkSentence, lateSentence, overSentence, questionSentence, changeSentence, verdictSentence,
      breakSentence, notHeldSentence, rehearsalSentence,
      totals.tests > 0 ? phrases.reportedTests(totals.tests) : nil,
    ].compactMap { $0 }
  }

  private var talkSentence: String? {
    guard totals.talks > 0 else { return nil }
    return phrases.reportedTalks(
      totals.talks, totals.net.asTime, mean: (totals.net / totals.talks).asTime,
      planned: totals.planned.asTime)
  }

  private var lateSentence: String? {
    let late = totals.late
    guard late.count > 0 else { return nil }
    let (mean, largest) = (lateness(late.mean), lateness(late.largest))
    let isLate = late.largest > 0 && late.largest.asTime != "0:00"
    return phrases.reportedStarts(
      late.count,
      mean == phrases.onTime && largest == mean
        ? .all(mean)
        : isLate ? .atMost(mean: mean, largest) : .noneLate(mean: mean, latest: largest))
  }

  private func lateness(_ time: Int) -> String {
    if time.asTime == "0:00" { return phrases.onTime }
    return time > 0
      ? phrases.behindPlan(by: time.asTime) : phrases.aheadOfPlan(by: (-time).asTime)
  }

  private var overSentence: String? {
    let over = totals.over
    return totals.talks == 0
      ? nil
      : phrases.reportedOver(
        over.count, over.sum.asTime, mean: over.mean.asTime, largest: over.largest.asTime)
  }

  private var questionSentence: String? {
    let questions = totals.questions
    return questions.count == 0
      ? nil : phrases.reportedQuestions(questions.count, questions.sum.asTime)
  }

  private var changeSentence: String? {
    let added =
      totals.added == 0
      ? nil : phrases.reportedChange(abs(totals.added).asTime, isAdded: totals.added > 0)
    let paused = totals.paused == 0 ? nil : phrases.reportedPauses(totals.paused.asTime)
    let sentences = [added, paused].compactMap { $0 }
    return sentences.isEmpty ? nil : sentences.joined(separator: phrases.space)
  }

  private var verdictSentence: String? {
    let parts = [Verdict.qualified, .tooShort, .tooLong].compactMap { verdict in
      totals.verdicts[verdict].map { "\($0) \(verdict.word(in: words))" }
    }
    return parts.isEmpty
      ? nil : phrases.reportedSpeeches(parts.joined(separator: phrases.comma))
  }

  private var breakSentence: String? {
    let breaks = totals.breaks
    return breaks.count == 0 ? nil : phrases.reportedBreaks(breaks.count, breaks.sum.asTime)
  }

  private var notHeldSentence: String? {
    let notHeld = totals.notHeld
    return notHeld.count == 0 ? nil : phrases.reportedNotHeld(notHeld.count, notHeld.sum.asTime)
  }

  private var rehearsalSentence: String? {
    totals.rehearsals == 0 ? nil : phrases.reportedRehearsals(totals.rehearsals)
  }
}

/// A row of a report as texts, one for each column of the table.
struct ReportRow {
  var due, start, late, name, planned, actual, added, over: String
  /// The text after the name, which is never cut.
  var remark = ""

  /// The widths that the columns have at least, in their order.
  private static let widths = [5, 5, 6, 7, 7, 6, 5]
  /// How many of these columns stand before the name.
  private static let countBeforeName = 3
  /// What a cell without a value has, so that the columns can be told apart by ear.
  static let noValue = "-"

  private var texts: [String] { [due, start, late, planned, actual, added, over] }

  /// The columns that the table has, and their widths.
  struct Layout {
    /// The columns beside the name, in their order.
    fileprivate let columns: [(index: Int, width: Int)]
    fileprivate let name: Int
    /// Whether names are cut.
    fileprivate let isCut: Bool

    /// The layout for the longest name and the latest start, but no wider than the terminal.
    ///
    /// A column in which no row has a value is left out. On a terminal that is too narrow for
    /// twelve letters of the names, lines continue in the next row.
    init(
      of rows: [ReportedTalk], _ headings: ReportRow, columns: Int?, in phrases: Phrases
    ) {
      let late = rows.compactMap { $0.late?.asSignedTime.columns }.max() ?? 0
      let isHeld = rows.contains(where: \.isHeld)
      let hasValues = [
        rows.contains { $0.plannedStart != nil }, isHeld, rows.contains { $0.late != nil }, true,
        isHeld, rows.contains { $0.added != 0 }, rows.contains { $0.over != 0 },
      ]
      self.columns = zip(ReportRow.widths, headings.texts).enumerated().compactMap {
        index, column in
        hasValues[index]
          ? (index, max(column.0, column.1.columns, index == 2 ? late : 0)) : nil
      }
      let longest = rows.map { $0.name(in: phrases).columns + $0.remark(in: phrases).columns }
        .reduce(30, max)
      isCut = columns != nil
      guard let columns else {
        name = longest
        return
      }
      let others = self.columns.reduce(1) { $0 + $1.width + 1 }
      name = min(longest, max(12, columns - 1 - others))
    }
  }

  /// The line; if numbers are wider than usual, the name gets less room.
  func line(_ layout: Layout) -> String {
    let texts = texts.map { $0.isEmpty ? Self.noValue : $0 }
    func cells(isBeforeName: Bool) -> [(text: String, width: Int)] {
      layout.columns.filter { ($0.index < Self.countBeforeName) == isBeforeName }
        .map { (texts[$0.index], $0.width) }
    }
    let (left, right) = (cells(isBeforeName: true), cells(isBeforeName: false))
    let excess = right.map { max(0, $0.text.columns - $0.width) }.reduce(0, +)
    let room = max(0, layout.name - excess)
    let shown =
      (layout.isCut ? name.shortened(to: max(1, room - remark.columns)) : name) + remark
    let gap = String(repeating: " ", count: max(0, room - shown.columns))
    return Self.columns(left) + (left.isEmpty ? "" : "  ") + shown + gap + " "
      + Self.columns(right)
  }

  private static func columns(_ cells: [(text: String, width: Int)]) -> String {
    cells.map { $0.text.padded(to: $0.width, atLeft: true) }.joined(separator: " ")
  }
}

extension ReportRow {
  /// The headings of the columns.
  fileprivate init(headings words: ReportWords) {
    self.init(
      due: words.due, start: words.start, late: words.late, name: words.talk,
      planned: words.planned, actual: words.actual, added: words.added, over: words.over)
  }

  init(_ row: ReportedTalk, in report: TalkReport) {
    self.init(
      due: report.timeOfDay(row.plannedStart?.nearestMinute, of: row),
      start: row.isHeld ? report.timeOfDay(row.start, of: row) : "",
      late: row.late?.asSignedTime ?? "", name: row.name(in: report.phrases),
      planned: row.plannedLength.asTime, actual: row.isHeld ? row.net.asTime : "",
      added: row.added == 0 ? "" : row.added.asSignedTime,
      over: row.over == 0 ? "" : row.over.asTime, remark: row.remark(in: report.phrases))
  }
}
