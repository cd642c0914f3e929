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
    /// Those that ran over, and by how much.
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

  /// What must be known of it beside its times, such as `, too long`; empty for most talks.
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
