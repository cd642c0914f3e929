import TimerEngine

/// The notice on the status line, and the one that it covers.
///
/// One notice is shown at a time, usually for five seconds. A notice is *lasting* while it has more
/// time left than that, such as a problem that was found at the start, or a fault. An announcement
/// covers a lasting notice, which comes back afterwards.
struct ShownNotices {
  private static let standard = Duration.seconds(5)

  /// What is shown, and until when.
  private(set) var current: (notice: StatusNotice, until: Timestamp)?
  /// What is shown again after the announcement that covers it.
  private var covered: (notice: StatusNotice, until: Timestamp)?

  /// Shows a notice, in its manner.
  ///
  /// A lasting one that an announcement covers comes back afterwards, unless the operator presses a
  /// key meanwhile.
  mutating func show(
    _ notice: StatusNotice, for time: Duration, _ manner: ClockNews.Manner, at now: Timestamp
  ) {
    let shown = current?.notice
    switch manner {
    case .replacing: current = (notice, now + time)
    case .givingWay: if !isLasting(at: now) { current = (notice, now + time) }
    case .covering:
      if isLasting(at: now) { covered = current }
      current = (notice, now + time)
    case .joiningAnnouncement:
      if let shown, shown.topic == .announcement {
        current = (notice.following(shown.texts[0]), now + time)
      } else {
        show(notice, for: time, .givingWay, at: now)
      }
    case .beforeAnswer:
      let answer = shown.flatMap { $0.isAnswer ? $0.texts[0].printable : nil }
      let both = answer.map { StatusNotice([$0], isAnswer: false).following(notice.texts[0]) }
      current = (both ?? notice, now + time)
    }
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

  /// Puts words before the shown answer.
  mutating func prefix(_ words: String, at now: Timestamp) {
    guard let (notice, until) = current, notice.isAnswer, until > now else { return }
    current = (StatusNotice(notice.texts.map { words + "   " + $0 } + [words]), until)
  }

  /// Removes the shown notice if it is about this.
  mutating func remove(_ topic: StatusNotice.Topic) {
    if current?.notice.topic == topic { current = nil }
  }

  /// Removes the shown notice.
  mutating func clear() { current = nil }

  /// Removes the notice that a manual change has made obsolete: any that is not lasting, and the
  /// one that an earlier talk was resumed.
  ///
  /// The notice about the focus stays while something is focused.
  mutating func removeObsolete(hasFocus: Bool, at now: Timestamp) {
    guard let current else { return }
    let isOver =
      switch current.notice.topic {
      case .focus: !hasFocus
      case .resumedTalk: true
      default: !isLasting(at: now)
      }
    if isOver { self.current = nil }
  }
}
