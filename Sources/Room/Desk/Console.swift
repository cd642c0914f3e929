package import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// The value that the loop runs: it is told what happens, and returns effects.
///
/// It has a function for each kind of event that can reach it. Requirements: it never waits, reads
/// no clock, and does no input or output.
package protocol Console {
  /// The terminal's size.
  var size: Size { get }
  /// What the terminal can show.
  var capabilities: Capabilities { get }
  /// The speed of the talk's time relative to real time: by default 1, or more for a rehearsal.
  var speed: Int { get }
  /// The next real time at which something changes by itself; `nil` if nothing will.
  var nextWake: Timestamp? { get }

  /// Handles the time up to a moment, at which an event is handled next.
  mutating func advance(to moment: Moment, before event: Event)
  mutating func handle(_ input: Input)
  mutating func resize(to size: Size)
  mutating func handle(_ answer: VoiceAnswer)
  mutating func handle(_ answer: StorageAnswer)
  mutating func receive(_ message: ClockMessage)
  mutating func receive(_ message: ClockMessage, of room: String)
  mutating func handle(_ event: ClockEvent)
  /// Does what follows from the event, and returns the effects to perform, in order.
  mutating func settle() -> [Effect]

  /// The screen as it is now.
  mutating func draw() -> Canvas
}

extension Console {
  /// The speed of displays and desks, whose own time is always real time.
  package var speed: Int { 1 }

  /// Handles the time up to a moment, then an event; returns the effects to perform, in order.
  package mutating func update(_ event: Event, at moment: Moment) -> [Effect] {
    advance(to: moment, before: event)
    handle(event)
    return settle()
  }

  /// Handles an event at the moment up to which the time was handled.
  package mutating func handle(_ event: Event) {
    switch event {
    case .timePassed: break
    case .input(let input): handle(input)
    case .resized(let size): resize(to: size)
    case .voice(let answer): handle(answer)
    case .storage(let answer): handle(answer)
    case .message(.clock(let message)): receive(message)
    case .message(.room(let room, let message)): receive(message, of: room)
    case .clock(let event): handle(event)
    }
  }
}

// What reaches only some consoles.
extension Console {
  package mutating func handle(_ answer: VoiceAnswer) {}
  package mutating func handle(_ answer: StorageAnswer) {}
  package mutating func receive(_ message: ClockMessage) {}
  package mutating func receive(_ message: ClockMessage, of room: String) {}
  package mutating func handle(_ event: ClockEvent) {}
}
