import SpeechAnnouncement
import StageDisplay
import TimerEngine

/// The notice on the status line, and the one that it covers.
///
/// One notice is shown at a time, usually for five seconds. A notice is *lasting* while it has more
/// time left than that, such as a problem that was found at the start, or a fault. An announcement
/// covers a lasting notice, which comes back afterwards.
struct ShownNotices {
  private static let standard = Duration.seconds(5)

  /// What is shown, and until when.
  private(set) var current: (notice: Notice, until: Timestamp)?
  /// What is shown again after the announcement that covers it.
  private var covered: (notice: Notice, until: Timestamp)?
  /// The faults that were shown.
  private var reportedFaults: [Notice] = []
  /// The sources of faults that were shown; see `SinkFault.source`.
  private var reportedSources: Set<String> = []

  /// Shows a notice, usually for five seconds.
  mutating func show(_ notice: Notice, for time: Duration = standard, at now: Timestamp) {
    current = (notice, now + time)
  }

  /// Shows a notice, unless a lasting one is shown, which must not be overlooked.
  mutating func showUnlessLasting(_ notice: Notice, at now: Timestamp) {
    if !isLasting(at: now) { show(notice, at: now) }
  }

  /// Shows a notice.
  ///
  /// A lasting one that it covers comes back afterwards, unless the operator presses a key meanwhile.
  mutating func showOverLasting(_ notice: Notice, at now: Timestamp) {
    if isLasting(at: now) { covered = current }
    show(notice, at: now)
  }

  /// Whether the shown notice has more than five seconds left.
  private func isLasting(at now: Timestamp) -> Bool {
    current.map { $0.until > now + Self.standard } ?? false
  }

  /// Forgets the covered notice, because the operator does something.
  mutating func forgetCovered() { covered = nil }

  /// Removes an expired notice, and brings back the one that it covered.
  mutating func pass(to now: Timestamp) {
    if let current, current.until <= now { self.current = nil }
    guard current == nil, let earlier = covered else { return }
    covered = nil
    if earlier.until > now { current = earlier }
  }

  /// Removes the shown notice if it is this one.
  mutating func remove(_ notice: Notice) { if current?.notice == notice { current = nil } }

  /// Removes the shown notice.
  mutating func clear() { current = nil }

  /// Removes the notice that a manual change has made obsolete: any that is not lasting, and the one
  /// that an earlier talk was resumed.
  ///
  /// The notice about the focus stays while something is focused.
  mutating func removeObsolete(hasFocus: Bool, at now: Timestamp) {
    guard let current else { return }
    let isOver =
      switch current.notice {
      case .keys(.focus): !hasFocus
      case .earlierTalk(.resumed): true
      default: !isLasting(at: now)
      }
    if isOver { self.current = nil }
  }

  /// Records a fault; returns whether it was not shown before.
  mutating func recordIfNew(_ fault: Notice) -> Bool {
    guard !reportedFaults.contains(fault) else { return false }
    reportedFaults.append(fault)
    return true
  }

  /// Records a fault; returns whether none of the same source was shown before.
  mutating func recordIfNewSource(of fault: SinkFault) -> Bool {
    reportedSources.insert(fault.source).inserted
  }

  /// Shows what an event announces.
  mutating func handle(_ event: TalkEvent, _ after: StageSnapshot, at moment: Moment) {
    // A start is shown by the command itself.
    guard case .cue(let cue) = event.kind, cue.hasWords, cue.kind != .start, !after.hides(cue)
    else { return }
    showOverLasting(.announcement(Announcement(cue, in: after.language).text), at: moment.real)
  }
}
