import TimerEngine

/// Debounces the commands of all senders.
///
/// All moments are real time.
struct SenderDebounce {
  private static let minToggleInterval = Duration.milliseconds(500)
  private static let minSegmentInterval = Duration.milliseconds(500)

  /// The last toggle by Space, a clicker, the mouse or a command; ignored ones count as well.
  private var lastToggle: Timestamp?
  /// How many toggles were ignored since the last that was admitted.
  private(set) var ignoredToggles = 0
  /// When each sender last wanted to go forward or back, in the last half second; ignored presses
  /// count.
  ///
  /// The operator has no name.
  private var segmentPresses: [String?: Timestamp] = [:]
  /// When somebody last went on or back.
  private var lastSegmentChange: Timestamp?

  /// Admits a toggle unless it comes within half a second of the last one, admitted or not, as when
  /// a key is held or a pedal bounces.
  mutating func admitToggle(at now: Timestamp) -> Bool {
    let isAdmitted = lastToggle.map { now - $0 >= Self.minToggleInterval } ?? true
    lastToggle = now
    ignoredToggles = isAdmitted ? 0 : ignoredToggles + 1
    return isAdmitted
  }

  /// Admits a sender that wants to go forward or back, unless it comes within half a second of its
  /// own last press, admitted or not, or of the last time that anybody went forward or back.
  ///
  /// So no presses in quick succession, from any hands, go on by more than one item, and a client
  /// that repeats itself keeps nobody else from going on.
  mutating func admitSegmentChange(by sender: String?, at now: Timestamp) -> Bool {
    segmentPresses = segmentPresses.filter { now - $0.value < Self.minSegmentInterval }
    let isSoon = lastSegmentChange.map { now - $0 < Self.minSegmentInterval } ?? false
    return segmentPresses.updateValue(now, forKey: sender) == nil && !isSoon
  }

  /// Records that somebody has gone on or back.
  mutating func recordSegmentChange(at now: Timestamp) { lastSegmentChange = now }
}
