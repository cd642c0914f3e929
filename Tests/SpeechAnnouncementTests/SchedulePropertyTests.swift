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

  /// The rules of the schedule one by one, with no thought of one another.
  private func allCues(_ thresholds: PhaseThresholds, in span: Range<Int>) -> Set<Cue> {
    let (yellow, red) = (thresholds.yellow, thresholds.red)
    var cues: Set<Cue> = [Cue(.zero, at: 0, in: .red)]
    if red > 0 { cues.insert(Cue(.phase, at: red, in: .red)) }
    if yellow > red { cues.insert(Cue(.phase, at: yellow, in: .yellow)) }
    for time in span {
      let phase: Phase = time > yellow ? .green : time > red ? .yellow : time < 0 ? .overtime : .red
      if time > red && time != yellow && time % 60 == 0 {
        cues.insert(Cue(.minute, at: time, in: phase))
      }
      if time > 10 && time < red && time % 15 == 0 {
        cues.insert(Cue(.interval, at: time, in: .red))
      }
      if time > 0 && time <= 10 { cues.insert(Cue(.beep, at: time, in: phase)) }
      if time < 0 && time % 60 == 0 { cues.insert(Cue(.overtime, at: time, in: .overtime)) }
    }
    return cues.filter { span.contains($0.shown) }
  }

  @Test(arguments: seeds)
  func aWalkGivesEachCueOnce(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let thresholds = thresholds(&random)
    let first = Int.random(in: -100...1000, using: &random)
    let last = first - Int.random(in: 1...1200, using: &random)
    let cues = Schedule(thresholds).walk(from: first, to: last)
    let words: Comment = "seed \(seed): \(thresholds) from \(first) to \(last)"
    #expect(Set(cues) == allCues(thresholds, in: last..<first), words)
    #expect(Set(cues).count == cues.count, words)
    #expect(cues.map(\.shown) == cues.map(\.shown).sorted(by: >), words)
  }

  @Test(arguments: seeds)
  func aGapIsToldByOneAnnouncementThatIsTrueNow(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let thresholds = thresholds(&random)
    var shown = Int.random(in: 0...2000, using: &random)
    for _ in 1...50 {
      let gap = [1, 1, 2, 3, 4, 5, 20, 59, 60, 61, 300, 3600].randomElement(using: &random) ?? 1
      let later = shown - gap
      if let broken = brokenRule(thresholds, from: shown, to: later) {
        Issue.record("\(broken): seed \(seed): \(thresholds) from \(shown) to \(later)")
        return
      }
      shown = later < -900 ? Int.random(in: 0...2000, using: &random) : later
    }
  }

  private func brokenRule(
    _ thresholds: PhaseThresholds, from earlier: Int, to later: Int
  ) -> String? {
    let told = Schedule(thresholds).cues(from: earlier, to: later)
    let passed = allCues(thresholds, in: later..<earlier)
    let (before, now) = (thresholds.phase(at: earlier), thresholds.phase(at: later))
    let hasZeroBeenTold = earlier == 0 && later > -60
    if told.isEmpty {
      return passed.isEmpty && (before == now || hasZeroBeenTold) ? nil : "nothing told"
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
