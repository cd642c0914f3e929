public import TimerEngine

/// When something is announced: a pure function of the thresholds.
///
/// Every minute in green and yellow, every change of phase, every 15 seconds in red, a beep in
/// each of the last ten seconds, zero, and a reminder a minute in overtime.
public struct Schedule: Hashable, Sendable {
  private static let lastBeeps = 10
  private static let redInterval = 15
  private static let minute = 60
  /// The most seconds that an announcement may come late.
  private static let patience = 2

  private let thresholds: PhaseThresholds

  /// Creates the schedule of a talk.
  public init(_ thresholds: PhaseThresholds) { self.thresholds = thresholds }

  /// The cues of one shown second: at most one with words, then perhaps a beep.
  ///
  /// A change of phase swallows the prompt that falls on it; a red that begins at 0:00 is zero.
  public func cues(at shown: Int) -> [Cue] {
    let phase = thresholds.phase(at: shown)
    let spoken = spokenKind(at: shown, in: phase).map { Cue($0, at: shown, in: phase) }
    let beep = Cue(.beep, at: shown, in: phase)
    return [spoken, (1...Self.lastBeeps).contains(shown) ? beep : nil].compactMap { $0 }
  }

  private func spokenKind(at shown: Int, in phase: Phase) -> Cue.Kind? {
    switch phase {
    case .overtime: shown.isMultiple(of: Self.minute) ? .overtime : nil
    case .red where shown == 0: .zero
    case .red where shown == thresholds.red: .phase
    case .red:
      shown > Self.lastBeeps && shown.isMultiple(of: Self.redInterval) ? .interval : nil
    case .yellow where shown == thresholds.yellow: .phase
    case .yellow, .green: shown.isMultiple(of: Self.minute) ? .minute : nil
    }
  }

  /// The cues to give when time has passed from one shown second to a later one.
  ///
  /// Usually those of `later` alone. When more than a second has passed, as after a suspend, one
  /// announcement tells what is true now: that of the newest second if it is no more than two
  /// seconds late, else one made for `later`. Empty unless `later` is below `earlier`.
  public func cues(from earlier: Int, to later: Int) -> [Cue] {
    guard later < earlier else { return [] }
    let recent = newestCues(from: min(earlier - 1, later + Self.patience), to: later)
    let hasChanged = earlier != 0 && phase(at: earlier) != phase(at: later)
    let tellsChange = recent.contains { $0.kind == .phase || $0.kind == .zero }
    if !recent.isEmpty && (tellsChange || !hasChanged) { return recent }
    guard hasChanged || hasCues(from: earlier - 1, to: later) else { return [] }
    return [summary(at: later, hasChanged: hasChanged)]
  }

  private func phase(at shown: Int) -> Phase { thresholds.phase(at: shown) }

  private func newestCues(from earlier: Int, to later: Int) -> [Cue] {
    (later...earlier).lazy.map(cues(at:)).first { !$0.isEmpty } ?? []
  }

  /// No phase lets more than a minute pass without a cue, so a minute's seconds tell enough.
  private func hasCues(from earlier: Int, to later: Int) -> Bool {
    !newestCues(from: min(earlier, later + Self.minute), to: later).isEmpty
  }

  private func summary(at shown: Int, hasChanged: Bool) -> Cue {
    let phase = phase(at: shown)
    if phase == .overtime { return Cue(.overtime, at: shown, in: phase) }
    return Cue(hasChanged ? .phase : .minute, at: shown, in: phase)
  }
}
