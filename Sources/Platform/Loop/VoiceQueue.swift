import SpeechAnnouncement
import TimerEngine

/// A voice, and the events that it receives after drawing.
struct VoiceQueue {
  private var voice: any Voice
  private var events: [VoiceEvent] = []

  init(_ voice: any Voice) { self.voice = voice }

  var nextWake: Timestamp? { voice.nextWake }

  mutating func add(_ event: VoiceEvent) { events.append(event) }

  /// Sends all events; without any, tells the voice that time has passed.
  mutating func flush(at now: Timestamp) -> [VoiceAnswer] {
    defer { events = [] }
    return voice.handle(events, at: now)
  }

  mutating func finish() { voice.finish() }
}
