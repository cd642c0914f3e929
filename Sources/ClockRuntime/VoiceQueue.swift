import SpeechAnnouncement
import TimerEngine

/// A voice, and what it is to be told once the screen shows it.
struct VoiceQueue {
  private var voice: any Voice
  private var events: [VoiceEvent] = []

  init(_ voice: any Voice) { self.voice = voice }

  var nextWake: Timestamp? { voice.nextWake }

  mutating func add(_ event: VoiceEvent) { events.append(event) }

  /// Tells all of it, or that time has passed.
  mutating func flush(at now: Timestamp) -> [VoiceAnswer] {
    defer { events = [] }
    return voice.handle(events, at: now)
  }

  mutating func finish() { voice.finish() }
}
