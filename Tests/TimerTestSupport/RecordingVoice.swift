package import SpeechAnnouncement
package import TimerEngine

/// A voice that only records, and gives the answers that it is told to give.
///
/// Copies share one memory.
package final class RecordingVoice: Voice {
  /// All that it was told, in order, with the moments; calls in which nothing had happened are left
  /// out.
  package private(set) var events: [(at: Duration, event: VoiceEvent)] = []
  /// Whether it has fallen silent for good.
  package private(set) var isFinished = false
  /// When it wants to be woken, once each.
  package var wakes: [Timestamp] = []
  /// The moments at which it was.
  package private(set) var woken: [Duration] = []
  /// What it answers to the next event.
  package var answers: [VoiceAnswer] = []

  /// Creates one that remembers nothing.
  package init() {}

  /// The first of its wakes.
  package var nextWake: Timestamp? { wakes.first }

  /// Remembers what has happened.
  package func handle(_ events: [VoiceEvent], at now: Timestamp) -> [VoiceAnswer] {
    if let wake = wakes.first, wake <= now {
      wakes.removeFirst()
      woken.append(now.sinceStart)
    }
    self.events += events.map { (now.sinceStart, $0) }
    guard !events.isEmpty else { return [] }
    defer { answers = [] }
    return answers
  }

  /// Remembers the end.
  package func finish() { isFinished = true }
}
