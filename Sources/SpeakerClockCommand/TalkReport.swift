import TimerEngine
import UserFiles

/// The talks that have ended, in the order in which they started, and their totals.
struct TalkReport {
  /// The talks, rehearsals included.
  let talks: [ReportedTalk]
  /// What they come to, without rehearsals.
  let totals: Totals

  /// Collects talks, or those that started on a day, given as `2026-12-04`, or later.
  init(_ talks: [ReportedTalk], since day: String? = nil) {
    let chosen = talks.filter { talk in day.map { LocalMoment(talk.start).day >= $0 } ?? true }
    self.talks = chosen.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
    totals = Totals(self.talks)
  }

  /// The forms in which a report is written.
  enum Form: String, CaseIterable {
    case table
    case csv
    case json
    case svg
  }

  /// Writes the report line by line, so that a long one is never in memory as a whole.
  ///
  /// If `isCut`, names that are too long for the table's 79 columns are shortened.
  func write(as form: Form, isCut: Bool = true, to write: @escaping (String) -> Void) {
    switch form {
    case .table: writeTable(isCut: isCut, to: write)
    case .csv: writeCSV(to: write)
    case .json: writeJSON(to: write)
    case .svg: writePicture(to: write)
    }
  }

  /// The talks of a day in a room, in the order in which they started.
  struct Group {
    /// The day as `2026-12-04`.
    let day: String
    let room: String
    /// The talks with the time of day at which each started, as `9:02`.
    let talks: [(talk: ReportedTalk, time: String)]

    /// The line above the talks.
    var heading: String { "\(day), room \(room.printable)" }
  }

  /// The talks by day, and on each day by room, since rooms run at the same time: the room that began
  /// first comes first.
  var groups: [Group] {
    struct Key: Hashable { let day, room: String }
    let starts = talks.map { (talk: $0, start: LocalMoment($0.start)) }
    return Dictionary(grouping: starts) { Key(day: $0.start.day, room: $0.talk.room) }
      .sorted { first, second in
        let starts = (first.value[0].talk.start, second.value[0].talk.start)
        return (first.key.day, starts.0, first.key.room) < (
          second.key.day, starts.1, second.key.room
        )
      }
      .map { key, talks in
        Group(
          day: key.day, room: key.room, talks: talks.map { ($0.talk, timeOfDay($0.start.time)) })
      }
  }

  /// A time as `09:02:11` in the form of all other times of day: `9:02`.
  private func timeOfDay(_ time: String) -> String {
    String(time.prefix(5).dropFirst(time.hasPrefix("0") ? 1 : 0))
  }

  /// The totals of talks; all times are in milliseconds.
  struct Totals {
    /// How many talks there are.
    private(set) var talks = 0
    /// How many rehearsals were left out.
    private(set) var rehearsals = 0
    /// How long the talks were to be.
    private(set) var planned = 0
    /// How long they were.
    private(set) var net = 0
    /// What was added by hand.
    private(set) var added = 0
    /// How long they were paused.
    private(set) var paused = 0
    /// Those that were over, and by how much.
    private(set) var over = Values()
    /// Those with a planned start, and how much later they started; negative is earlier.
    private(set) var late = Values()
    /// How many speeches had each verdict.
    private(set) var verdicts: [Verdict: Int] = [:]

    init(_ talks: [ReportedTalk]) {
      for talk in talks {
        guard !talk.isRehearsal else {
          rehearsals += 1
          continue
        }
        self.talks += 1
        planned += talk.planned
        net += talk.net
        added += talk.added
        paused += talk.paused
        if talk.over > 0 { over.add(talk.over) }
        if let time = talk.late { late.add(time) }
        if let verdict = talk.verdict { verdicts[verdict, default: 0] += 1 }
      }
    }
  }

  /// Several values of one kind.
  struct Values {
    private(set) var count = 0
    private(set) var sum = 0
    /// The largest one; 0 if there is none.
    private(set) var largest = 0

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
  var name: String {
    let talk = title.isEmpty ? preset : title
    let parts = [speaker, talk].filter { !$0.isEmpty }
    return parts.isEmpty ? "Talk" : parts.joined(separator: ": ")
  }

  /// A remark after its times, such as `, too long`; empty for most talks.
  var remark: String {
    (verdict.map { ", \($0.rawValue)" } ?? "") + (isRehearsal ? ", rehearsal" : "")
  }
}

extension Int {
  /// Milliseconds as people write a time, to the nearest second: `18:42`, `-0:07`.
  var asTime: String { TimeText.plain(Int((Double(self) / 1000).rounded())) }

  /// The same with a plus before what is more than nothing.
  var asSignedTime: String { asTime == "0:00" || self < 0 ? asTime : "+" + asTime }

  /// A number with a word, such as `1 talk` and `3 talks`.
  func counting(_ word: String) -> String { "\(self) \(word)\(self == 1 ? "" : "s")" }
}
