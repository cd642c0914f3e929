package import TimerEngine

/// When something is announced in a segment: a pure function of its marks and rules.
///
/// This folder says when something is announced and in which words, and has the protocol `Voice`,
/// which `Platform/Sound` implements, with the values that a voice gets and returns. Nothing here
/// makes a sound, reads a clock, or changes a talk.
package struct CueSchedule: Hashable, Sendable {
  /// The most seconds that an announcement may come late.
  private static let maxDelay = 2

  let segment: Segment

  /// Creates the schedule of a segment; one without rules has no cues.
  package init(of segment: Segment) { self.segment = segment }

  var rules: CueRules? { segment.cueRules }

  /// The cues of one shown second: at most one with words, then perhaps a bell or else a beep.
  ///
  /// A change of phase swallows the prompt that falls on it, but not what a mark says; a red that
  /// begins at 0:00 is zero.
  package func cues(at remainingSecond: Int) -> [Cue] {
    guard let rules else { return [] }
    let phase = phase(at: remainingSecond)
    let words = segment.words(at: remainingSecond)
    let isBeep = 0 < remainingSecond && remainingSecond <= rules.beeps
    let kind = turningPoint(at: remainingSecond) ?? prompt(at: remainingSecond, isBeep, rules)
    let spoken = (kind ?? words.map { _ in .prompt }).map {
      Cue(
        $0, at: remainingSecond, digits: segment.digits(at: remainingSecond), in: phase,
        saying: words?.text,
        showsWords: words?.isShown ?? false)
    }
    let bell = segment.bell(at: remainingSecond).map {
      Cue(
        .bell, at: remainingSecond, digits: segment.digits(at: remainingSecond), in: phase, ring: $0
      )
    }
    let beep = isBeep ? cue(.beep, at: remainingSecond) : nil
    return [spoken, bell ?? beep].compactMap { $0 }
  }

  /// What changes in this second, if anything does.
  private func turningPoint(at remainingSecond: Int) -> Cue.Kind? {
    remainingSecond == 0 ? .zero : segment.phaseBeginning(at: remainingSecond) == nil ? nil : .phase
  }

  private func prompt(at remainingSecond: Int, _ isBeep: Bool, _ rules: CueRules) -> Cue.Kind? {
    guard let seconds = interval(at: remainingSecond, rules), !isBeep,
      remainingSecond.isMultiple(of: seconds)
    else {
      return nil
    }
    return remainingSecond < 0 ? .overtime : .prompt
  }

  /// How often the time is announced around a shown second, `nil` for never; the overtime of a
  /// segment without phases is one all the same.
  private func interval(at remainingSecond: Int, _ rules: CueRules) -> Int? {
    let phase = remainingSecond < 0 ? Phase.overtime : phase(at: remainingSecond)
    return phase.flatMap { rules.intervals[$0] }
  }

  /// The cues to give when time has passed from one shown second to a later one.
  ///
  /// Usually, these are the cues of `later` alone. When more than a second has passed, as after a
  /// suspend, one announcement tells what is true now: the newest one if it is no more than two
  /// seconds late, otherwise one that is made for `later`. A bell or beep that follows does not
  /// silence it. There are no cues unless `later` is below `earlier`.
  package func cues(from earlier: Int, to later: Int) -> [Cue] {
    guard later < earlier, let rules else { return [] }
    let passed = (later...min(earlier - 1, later + Self.maxDelay)).map(cues(at:))
    let newest = passed.first { !$0.isEmpty } ?? []
    let words = passed.joined().first(where: \.hasWords)
    let sounds = newest.filter { !$0.hasWords }
    let hasChanged = earlier != 0 && phase(at: earlier) != phase(at: later)
    let saysChange = newest.contains { $0.kind == .phase || $0.kind == .zero }
    let isSaid = words != nil || sounds.contains { $0.kind == .beep }
    if isSaid && (saysChange || !hasChanged) { return [words].compactMap { $0 } + sounds }
    let bells = sounds.filter { $0.kind == .bell }
    guard hasChanged || hasPrompt(from: earlier - 1, to: later, rules) else { return bells }
    return [summary(at: later, hasChanged: hasChanged)] + bells
  }

  func phase(at remainingSecond: Int) -> Phase? { segment.phase(at: remainingSecond) }

  /// Whether a prompt lies between two seconds of one phase, which may be years apart.
  private func hasPrompt(from earlier: Int, to later: Int, _ rules: CueRules) -> Bool {
    guard !segment.hasWords(in: later...earlier) else { return true }
    guard let seconds = interval(at: later, rules) else { return false }
    let beyond = (earlier % seconds + seconds) % seconds
    return earlier - beyond >= later
  }

  private func summary(at remainingSecond: Int, hasChanged: Bool) -> Cue {
    cue(remainingSecond < 0 ? .overtime : hasChanged ? .phase : .prompt, at: remainingSecond)
  }

  /// A cue without words of its own.
  func cue(_ kind: Cue.Kind, at remainingSecond: Int) -> Cue {
    Cue(
      kind, at: remainingSecond, digits: segment.digits(at: remainingSecond),
      in: phase(at: remainingSecond))
  }
}
