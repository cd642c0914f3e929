import SpeechAnnouncement
import Testing
import TimerEngine
import TimerTestSupport

/// Random thresholds, walks and gaps; a failure tells its seed and the thresholds.
struct SchedulePropertyTests {
  private static let seeds = randomSeeds(20)

  /// Thresholds and what is announced beside them.
  private struct Sample: CustomStringConvertible {
    let yellow: Int
    let red: Int
    let words: [Int: String]
    let rules: CueRules?

    init(_ random: inout SplitMix64) {
      let longest = [0, 12, 60, 300, 900].randomElement(using: &random) ?? 0
      let step = [1, 5, 60].randomElement(using: &random) ?? 1
      yellow = Int.random(in: 0...longest, using: &random) / step * step
      red = Int.random(in: 0...yellow, using: &random) / step * step
      (rules, words) = Self.rules(&random)
    }

    /// The usual rules, or random ones with marks, among them none at all.
    private static func rules(_ random: inout SplitMix64) -> (CueRules?, [Int: String]) {
      guard Bool.random(using: &random) else { return (CueRules(), [:]) }
      guard Int.random(in: 0..<8, using: &random) > 0 else { return (nil, [:]) }
      var rules = CueRules()
      for phase in Phase.allCases {
        let interval = [0, 1, 7, 15, 60, 90, 300].randomElement(using: &random) ?? 0
        rules.intervals[phase] = interval > 0 ? interval : nil
      }
      rules.beeps = [0, 1, 10, 60].randomElement(using: &random) ?? 0
      let marks = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        Int.random(in: 0...400, using: &random)
      }
      return (rules, Dictionary(marks.map { ($0, "Questions") }) { first, _ in first })
    }

    var schedule: CueSchedule {
      var segment = Segment.yellow(yellow, red: red)
      segment.marks += words.map { Mark(at: $0.key, .say($0.value)) }
      return CueSchedule(of: segment, rules: rules)
    }

    func phase(at time: Int) -> Phase {
      time > yellow ? .green : time > red && time != 0 ? .yellow : time < 0 ? .overtime : .red
    }

    var description: String {
      "yellow \(yellow), red \(red), \(words), \(String(describing: rules))"
    }
  }

  /// The rules of the schedule one by one, with no thought of one another.
  private func allCues(
    _ sample: Sample, in span: Range<Int>
  ) -> Set<Cue> {
    guard let rules = sample.rules else { return [] }
    let (yellow, red) = (sample.yellow, sample.red)
    var cues: Set<Cue> = []
    for time in span {
      let now = sample.phase(at: time)
      let isBeep = time > 0 && time <= rules.beeps
      let isInterval = rules.intervals[now].map { time % $0 == 0 } ?? false
      let begins = time == red || time == yellow && yellow > red
      let kinds: [(Bool, Cue.Kind)] = [
        (time == 0, .zero), (begins, .phase),
        (isInterval && !isBeep, time < 0 ? .overtime : .prompt),
        (sample.words[time] != nil, .prompt),
      ]
      if let kind = kinds.first(where: \.0)?.1 {
        cues.insert(Cue(kind, at: time, in: now, saying: sample.words[time]))
      }
      if isBeep { cues.insert(Cue(.beep, at: time, in: now)) }
    }
    return cues
  }

  @Test(arguments: seeds)
  func aWalkGivesEachCueOnce(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sample = Sample(&random)
    let first = Int.random(in: -100...1000, using: &random)
    let last = first - Int.random(in: 1...1200, using: &random)
    let cues = sample.schedule.walk(from: first, to: last)
    let words: Comment =
      "seed \(seed): \(sample), from \(first) to \(last)"
    #expect(Set(cues) == allCues(sample, in: last..<first), words)
    #expect(Set(cues).count == cues.count, words)
    #expect(cues.map(\.remainingSecond) == cues.map(\.remainingSecond).sorted(by: >), words)
  }

  @Test(arguments: seeds)
  func aGapIsToldByOneAnnouncementThatIsTrueNow(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let sample = Sample(&random)
    var shown = Int.random(in: 0...2000, using: &random)
    for _ in 1...50 {
      let gap = [1, 1, 2, 3, 4, 5, 20, 59, 60, 61, 300, 3600].randomElement(using: &random) ?? 1
      let later = shown - gap
      if let broken = brokenRule(sample, from: shown, to: later) {
        Issue.record("\(broken): seed \(seed): \(sample), \(shown) to \(later)")
        return
      }
      shown = later < -900 ? Int.random(in: 0...2000, using: &random) : later
    }
  }

  private func brokenRule(
    _ sample: Sample, from earlier: Int, to later: Int
  ) -> String? {
    let told = sample.schedule.cues(from: earlier, to: later)
    let passed = allCues(sample, in: later..<earlier)
    let (before, now) = (sample.phase(at: earlier), sample.phase(at: later))
    if told.isEmpty {
      return passed.isEmpty && (before == now || earlier == 0 || sample.rules == nil)
        ? nil : "nothing told"
    }
    guard !passed.isEmpty else { return "something told where nothing was" }
    guard told.count <= 2, told.dropFirst().allSatisfy({ $0.kind == .beep }) else {
      return "more than one"
    }
    let seconds = told.map(\.remainingSecond)
    guard seconds.allSatisfy({ (later...later + 2).contains($0) && $0 < earlier }) else {
      return "late"
    }
    guard told.allSatisfy({ $0.kind != .beep || $0.remainingSecond == later }) else {
      return "a late beep"
    }
    guard told.allSatisfy({ $0.phase == now || $0.kind == .zero }) else { return "another phase" }
    let tellsPhase = told.contains { [.phase, .zero, .overtime].contains($0.kind) }
    return tellsPhase || before == now ? nil : "a phase untold"
  }
}
