package import SpeechAnnouncement
import TimerEngine

/// The talks and breaks that have ended, in the order in which they started, and their totals.
///
/// This folder holds the report: its file (`ReportFile`), how it is read, and what the tools print
/// of talks, rundowns and presets: tables, sentences, data for other programs, pages and pictures.
/// Others get lines of text from it. Nothing here reads arguments, prints anything, or knows about
/// a running clock.
package struct TalkReport {
  /// The talks and breaks, and the items of rundowns that were not held, rehearsals included.
  package let rows: [ReportedTalk]
  /// The totals of the rows, without rehearsals.
  let totals: Totals
  /// The times of day at their moments.
  let clocks: ReportClocks
  /// The words of what people read.
  let phrases: Phrases

  /// Collects talks, or those that started on a day or later.
  ///
  /// - Parameters:
  ///   - talks: the talks that have ended.
  ///   - leftOut: the items of rundowns that were left out.
  ///   - rooms: the rooms that count; all if it is empty.
  ///   - day: the first day, as `2026-12-04`.
  ///   - language: the language of what people read.
  package init(
    _ talks: [ReportedTalk], leftOut: [ReportedTalk] = [], rooms: [String] = [],
    since day: String? = nil, in language: Language = .english
  ) {
    func chosen(_ talks: [ReportedTalk]) -> [ReportedTalk] {
      // A filter would need memory for a second copy of all talks.
      rooms.isEmpty ? talks : talks.filter { rooms.contains($0.room) }
    }
    let rows = ReportedTalk.rows(of: chosen(talks), leftOut: chosen(leftOut))
    let clocks = ReportClocks(rows)
    self.rows =
      day.map { day in
        rows.filter { clocks.moment($0.start, of: $0).day >= day }
      } ?? rows
    totals = Totals(self.rows)
    self.clocks = clocks
    phrases = language.phrases
  }

  /// The headings and remarks.
  var words: ReportWords { phrases.reportWords }

  /// The title of a page or a picture: the name of the event, if there is one.
  var title: String {
    let names = Set(rows.compactMap { $0.item?.rundown.name }.filter { !$0.isEmpty })
    return names.count == 1 ? names.first?.printable ?? "" : words.title
  }

  /// The forms in which a report is written.
  package enum Form: String, CaseIterable, Sendable {
    /// A table for people.
    case table
    /// Lines for a spreadsheet.
    case csv
    /// Data for other programs.
    case json
    /// A picture.
    case svg
    /// A page for a browser.
    case html
  }

  /// Writes the report line by line, so that a long one is never in memory as a whole.
  ///
  /// The table is made to fit `columns`, the width of a terminal; without it, nothing is cut.
  package func write(as form: Form, columns: Int? = nil, to write: @escaping (String) -> Void) {
    switch form {
    case .table: writeTable(columns: columns, to: write)
    case .csv: writeCSV(to: write)
    case .json: writeJSON(to: write)
    case .svg: writePicture(to: write)
    case .html: writePage(to: write)
    }
  }

  /// The rows of a day in a room, in the order in which the talks started.
  struct Group {
    /// What is above the rows: the day, the room, the rundown, and the zone of its times.
    let heading: String
    /// The rows; tests come last.
    let rows: [ReportedTalk]
  }

  /// The rows by day, on each day by room, because rooms run at the same time, and in each room by
  /// rundown: the one that began first comes first.
  var groups: [Group] {
    struct Key: Hashable {
      let day, room: String
      let run: String?
    }
    return Dictionary(grouping: rows) { row in
      Key(
        day: clocks.moment(row.start, of: row).day, room: row.room, run: row.item?.rundown.run)
    }
    .sorted { first, second in
      let starts = (first.value[0].start, second.value[0].start)
      return (first.key.day, starts.0, first.key.room, first.key.run ?? "") < (
        second.key.day, starts.1, second.key.room, second.key.run ?? ""
      )
    }
    .map { key, rows in
      let rundown = rows[0].item?.rundown
      let day = CalendarDay(key.day).map(phrases.date) ?? key.day
      let room = "\(words.room) \(key.room.printable)"
      let name = rundown?.name.printable ?? ""
      let parts = [day, name.isEmpty ? room : room + phrases.colon + name, rundown?.zone.map(text)]
      return Group(
        heading: parts.compactMap { $0 }.joined(separator: phrases.comma),
        // Most groups have no tests. The same array needs no memory for a second copy of its rows.
        rows: rows.contains(where: \.isTest)
          ? rows.filter { !$0.isTest } + rows.filter(\.isTest) : rows)
    }
  }

  private func text(for zone: String) -> String {
    clocks.knows(zone) ? zone.printable : phrases.timesOfMachine(without: zone.printable)
  }

  /// A moment of a row as a time of day, `9:02`; empty without one.
  func timeOfDay(_ moment: Duration?, of row: ReportedTalk) -> String {
    guard let moment else { return "" }
    let time = clocks.moment(moment, of: row).time
    return String(time.prefix(5).dropFirst(time.hasPrefix("0") ? 1 : 0))
  }

  /// The totals of talks; all times are in milliseconds.
  struct Totals {
    /// How many talks there are.
    var talks = 0
    /// How many rehearsals are not counted.
    var rehearsals = 0
    /// How many tests are not counted.
    var tests = 0
    /// How long questions took that were added while talks ran.
    var questions = Values()
    /// How long the breaks were.
    var breaks = Values()
    /// The planned length of the talks and breaks that were not held.
    var notHeld = Values()
    /// The planned length of the talks.
    var planned = 0
    /// Their actual length.
    var net = 0
    /// The time that was added by hand.
    var added = 0
    /// How long they were paused.
    var paused = 0
    /// How much each talk was over, for the talks that were over.
    var over = Values()
    /// How much later talks with a planned start began; negative if earlier.
    var late = Values()
    /// The number of speeches with each verdict.
    var verdicts: [Verdict: Int] = [:]

    init(_ rows: [ReportedTalk]) {
      for talk in rows {
        guard !talk.isRehearsal else {
          if talk.isHeld, !talk.isBreak { rehearsals += 1 }
          continue
        }
        guard !talk.isTest else {
          tests += 1
          continue
        }
        guard talk.isHeld else {
          notHeld.add(talk.plannedLength)
          continue
        }
        guard !talk.isBreak else {
          breaks.add(talk.net)
          continue
        }
        talks += 1
        planned += talk.plannedLength
        net += talk.net
        added += talk.added
        paused += talk.paused
        if talk.questions > 0 { questions.add(talk.questions) }
        if talk.over > 0 { over.add(talk.over) }
        if let time = talk.late { late.add(time) }
        if let verdict = talk.verdict { verdicts[verdict, default: 0] += 1 }
      }
    }
  }

  /// Several values of one kind.
  struct Values {
    var count = 0
    var sum = 0
    /// The largest one; 0 if there is none.
    var largest = 0

    /// The mean, rounded towards zero; 0 if there is no value.
    var mean: Int { count == 0 ? 0 : sum / count }

    mutating func add(_ value: Int) {
      largest = count == 0 ? value : max(largest, value)
      count += 1
      sum += value
    }
  }
}

extension ReportedTalk {
  /// The speaker, and the title or else the preset's name.
  func name(in phrases: Phrases) -> String {
    let talk = title.isEmpty ? preset : title
    let parts = [speaker, talk].filter { !$0.isEmpty }
    let usual = isBreak ? phrases.pause : phrases.reportWords.talk
    return (parts.isEmpty ? usual : parts.joined(separator: phrases.colon)).printable
  }

  /// A remark such as `, too long` or `, not held`; empty for most talks.
  func remark(in phrases: Phrases) -> String {
    let words = phrases.reportWords
    let remarks = [
      isBreak && !(title.isEmpty && preset.isEmpty) ? words.rest : nil, verdict?.word(in: words),
      starts > 1 ? phrases.starts(starts) : nil,
      questions > 0 ? "\(words.questions) \(questions.asTime)" : nil,
      isTest ? words.test : nil, isHeld ? nil : words.notHeld, isRehearsal ? words.rehearsal : nil,
    ]
    return remarks.compactMap { $0.map { phrases.comma + $0 } }.joined()
  }
}

extension Int {
  /// Milliseconds as digits: `18:42`, `-0:07`.
  ///
  /// Parts of a second are cut off, as the digits of the clock and its last line do: time that is
  /// left is rounded up there, so what has passed is rounded down.
  var asTime: String { TimeText.plain(self / 1000) }

  /// The same, with a plus sign before positive times.
  var asSignedTime: String { asTime == "0:00" || self < 0 ? asTime : "+" + asTime }

  /// A number with a word, such as `1 talk` and `3 talks`.
  package func counting(_ word: String) -> String { "\(self) \(word)\(self == 1 ? "" : "s")" }
}

extension Verdict {
  /// The verdict as a remark.
  func word(in words: ReportWords) -> String {
    switch self {
    case .qualified: words.qualified
    case .tooShort: words.tooShort
    case .tooLong: words.tooLong
    }
  }
}
