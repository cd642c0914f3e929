import SpeechAnnouncement
import StageDisplay
import TimerEngine

/// The notices on the status line, and how long they stay.
///
/// One notice is shown at a time, usually for five seconds. Problems that were found at the start and
/// faults stay longer: an announcement covers such a long notice, which comes back afterwards.
struct NoticeQueue {
  private static let standard = Duration.seconds(5)

  /// What is shown, and until when.
  private(set) var current: (words: Notice, until: Timestamp)?
  /// What is shown again when the announcement that covers it has been read.
  private var covered: (words: Notice, until: Timestamp)?
  /// The faults that were shown.
  private var reportedFaults: [Notice] = []
  /// The sources of faults that were shown; see `SinkFault.source`.
  private var reportedSources: Set<String> = []

  /// Shows words, usually for five seconds.
  mutating func show(_ words: Notice, for time: Duration = standard, at now: Timestamp) {
    current = (words, now + time)
  }

  /// Shows a notice, unless a long one is shown, which must not be overlooked.
  mutating func showUnlessLongNotice(_ words: Notice, at now: Timestamp) {
    if !isLongNotice(at: now) { show(words, at: now) }
  }

  /// Shows a notice.
  ///
  /// A long one that it covers comes back afterwards, unless the operator presses a key meanwhile.
  mutating func showOverLongNotice(_ words: Notice, at now: Timestamp) {
    if isLongNotice(at: now) { covered = current }
    show(words, at: now)
  }

  private func isLongNotice(at now: Timestamp) -> Bool {
    current.map { $0.until > now + Self.standard } ?? false
  }

  /// Forgets what is covered: the operator does something.
  mutating func forgetCovered() { covered = nil }

  /// Forgets what was shown long enough.
  mutating func pass(to now: Timestamp) {
    if let current, current.until <= now { self.current = nil }
    guard current == nil, let earlier = covered else { return }
    covered = nil
    if earlier.until > now { current = earlier }
  }

  /// Forgets what is shown if it is this.
  mutating func remove(_ words: Notice) { if current?.words == words { current = nil } }

  /// Forgets whatever is shown.
  mutating func clear() { current = nil }

  /// Removes the notice that a manual change has made obsolete: any short one, and the one that an
  /// earlier talk was resumed.
  ///
  /// The notice about the focus stays while something is focused.
  mutating func removeObsolete(hasFocus: Bool, at now: Timestamp) {
    guard let current else { return }
    let isOver =
      switch current.words {
      case .keys(.focus): !hasFocus
      case .earlierTalk(.resumed): true
      default: !isLongNotice(at: now)
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
    showOverLongNotice(.announcement(Announcement(cue, in: after.language).text), at: moment.real)
  }
}
