import SpeechAnnouncement
import Testing
import TimerEngine
import TimerTestSupport

/// Random thresholds, walks and gaps; a failure tells its seed and the thresholds.
struct SchedulePropertyTests {
  private static let seeds: ClosedRange<UInt64> = 1...40

  /// Thresholds from tiny to large, on and off the minute.
  private func thresholds(_ random: inout SplitMix64) -> PhaseThresholds {
    let longest = [0, 12, 60, 300, 900].randomElement(using: &random) ?? 0
    let step = [1, 5, 60].randomElement(using: &random) ?? 1
    let yellow = Int.random(in: 0...longest, using: &random) / step * step
    return .yellow(yellow, red: Int.random(in: 0...yellow, using: &random) / step * step)
  }

  /// The usual rules, or random ones, among them none at all.
  private func rules(_ random: inout SplitMix64) -> CueRules? {
    guard Bool.random(using: &random) else { return CueRules() }
    guard Int.random(in: 0..<8, using: &random) > 0 else { return nil }
    var rules = CueRules()
    for phase in Phase.allCases {
      let interval = [0, 1, 7, 15, 60, 90, 300].randomElement(using: &random) ?? 0
      rules.intervals[phase] = interval > 0 ? interval : nil
    }
    rules.beeps = [0, 1, 10, 60].randomElement(using: &random) ?? 0
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      rules.marks[Int.random(in: 0...400, using: &random)] = "Questions"
    }
    return rules
  }

  /// The rules of the schedule one by one, with no thought of one another.
  private func allCues(
    _ thresholds: PhaseThresholds, _ rules: CueRules?, in span: Range<Int>
  ) -> Set<Cue> {
    guard let rules else { return [] }
    let (yellow, red) = (thresholds.yellow, thresholds.red)
    var cues: Set<Cue> = []
    for time in span {
      let phase: Phase = time > yellow ? .green : time > red ? .yellow : time < 0 ? .overtime : .red
      let now = time == 0 ? Phase.red : phase
      let isBeep = time > 0 && time <= rules.beeps
      let isInterval = rules.intervals[now].map { time % $0 == 0 } ?? false
      let begins = time == red || time == yellow && yellow > red
      let kinds: [(Bool, Cue.Kind)] = [
        (time == 0, .zero), (begins, .phase),
        (isInterval && !isBeep, time < 0 ? .overtime : .prompt),
        (rules.marks[time] != nil, .prompt),
      ]
      if let kind = kinds.first(where: \.0)?.1 {
        cues.insert(Cue(kind, at: time, in: now, saying: rules.marks[time]))
      }
      if isBeep { cues.insert(Cue(.beep, at: time, in: now)) }
    }
    return cues
  }

  @Test(arguments: seeds)
  func aWalkGivesEachCueOnce(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let thresholds = thresholds(&random)
    let rules = rules(&random)
    let first = Int.random(in: -100...1000, using: &random)
    let last = first - Int.random(in: 1...1200, using: &random)
    let cues = Schedule(thresholds, rules: rules).walk(from: first, to: last)
    let words: Comment =
      "seed \(seed): \(thresholds), \(String(describing: rules)), from \(first) to \(last)"
    #expect(Set(cues) == allCues(thresholds, rules, in: last..<first), words)
    #expect(Set(cues).count == cues.count, words)
    #expect(cues.map(\.shown) == cues.map(\.shown).sorted(by: >), words)
  }

  @Test(arguments: seeds)
  func aGapIsToldByOneAnnouncementThatIsTrueNow(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let thresholds = thresholds(&random)
    let rules = rules(&random)
    var shown = Int.random(in: 0...2000, using: &random)
    for _ in 1...50 {
      let gap = [1, 1, 2, 3, 4, 5, 20, 59, 60, 61, 300, 3600].randomElement(using: &random) ?? 1
      let later = shown - gap
      if let broken = brokenRule(thresholds, rules, from: shown, to: later) {
        Issue.record(
          "\(broken): seed \(seed): \(thresholds), \(String(describing: rules)), \(shown) to \(later)"
        )
        return
      }
      shown = later < -900 ? Int.random(in: 0...2000, using: &random) : later
    }
  }

  private func brokenRule(
    _ thresholds: PhaseThresholds, _ rules: CueRules?, from earlier: Int, to later: Int
  ) -> String? {
    let told = Schedule(thresholds, rules: rules).cues(from: earlier, to: later)
    let passed = allCues(thresholds, rules, in: later..<earlier)
    let (before, now) = (thresholds.phase(at: earlier), thresholds.phase(at: later))
    if told.isEmpty {
      return passed.isEmpty && (before == now || earlier == 0 || rules == nil)
        ? nil : "nothing told"
    }
    guard !passed.isEmpty else { return "something told where nothing was" }
    guard told.count <= 2, told.dropFirst().allSatisfy({ $0.kind == .beep }) else {
      return "more than one"
    }
    guard told.allSatisfy({ (later...later + 2).contains($0.shown) && $0.shown < earlier }) else {
      return "late"
    }
    guard told.allSatisfy({ $0.kind != .beep || $0.shown == later }) else { return "a late beep" }
    guard told.allSatisfy({ $0.phase == now || $0.kind == .zero }) else { return "another phase" }
    let tellsPhase = told.contains { [.phase, .zero, .overtime].contains($0.kind) }
    return tellsPhase || before == now ? nil : "a phase untold"
  }
}
