/// Something that happened to a talk, or an announcement about it.
///
/// The engine makes the events of a talk that changes or whose time passes; the caller makes those
/// of announcements, notices and replies.
package struct TalkEvent: Hashable, Sendable {
  /// What has happened.
  package enum Kind: Hashable, Sendable {
    /// It was set to the length of its segment and waits for the start.
    case ready
    /// A preset was loaded, ready.
    case preset
    /// It was started.
    case start
    /// It was stopped.
    case stop(Stop)
    /// It was resumed after a stop.
    case resume
    /// The shown second was changed by hand.
    case set(from: Int, to: Int)
    /// The shown second became a lamp's threshold; `lowered` are the lamps that moved with it.
    case assigned(Lamp, to: Int, lowered: [LoweredLamp])
    /// A segment was put at the end of the talk.
    case appended
    /// The last change was undone; the resulting events follow.
    case undo
    /// The last undo was taken back; the resulting events follow.
    case redo
    /// A talk of an earlier run of the program was recovered, running or paused.
    case recovered
    /// Earlier lengths or thresholds were restored; the clock itself is unchanged.
    case restored
    /// A phase has begun in a running talk, from another or from none; also anew, by its lamp.
    case phase(Phase, from: Phase?)
    /// The segment of a running talk has reached zero.
    case zero
    /// The current segment has changed.
    case segment(byHand: Bool)
    /// Shown seconds of a running talk have passed; more than one after a delay.
    case passed(from: Int, to: Int)
    /// Something is announced.
    case cue(Cue)
    /// Somebody asked for the remaining time.
    case time
    /// A notice was shown.
    case notice
    /// One line of a reply that has several.
    case listed
    /// A talk of a rundown has ended, and another one takes its place.
    case done
    /// The program ends, and with it the talk if there is one.
    case end(End)
  }

  /// Why a talk was stopped.
  package enum Stop: Hashable, Sendable {
    /// Somebody has stopped it.
    case paused
    /// Its segment, which stops the talk at its end, has reached zero.
    case timeUp
    /// Another talk took its place, or it began anew.
    case replaced
    /// The program ends.
    case ended
    /// Undo has returned to a paused talk.
    case restored
  }

  /// How a talk ends with the program.
  package enum End: Hashable, Sendable {
    /// It was finished; the planned seconds, and those beyond.
    case done(planned: Int, over: Int)
    /// A speech was finished of which only some lengths qualify.
    case judged(elapsed: Int, Verdict)
    /// No talk was started, or it was ended before its time was up.
    case endedEarly
    /// It was not ended, so it can be resumed.
    case kept
  }

  /// What has happened.
  package let kind: Kind
  /// Whether the talk or its state has changed.
  package let changesTalk: Bool
  /// The state of the talk before.
  package let before: RunState
  /// The state of the talk now.
  package let run: RunState
  /// What it shows now.
  package private(set) var reading: Reading
  /// The current segment; `nil` in a talk of a single segment.
  package let place: SegmentPlace?
  /// The preset's name; empty if the talk has none.
  package let preset: String
  /// The talk's number since the program's start, counted from 1; each reset or preset begins
  /// another talk.
  package let talk: Int

  /// The talk that this event has ended; `nil` if there is none, or if it never ran.
  package var ended: EndedTalk?
  /// The id of the talk that this event, an undo or a redo, has reopened; `nil` if there is none.
  package var reopened: String?

  /// The number of the event since the start of the program, counted from 1.
  ///
  /// A gap means that a reader has missed an event. 0 for events that other programs do not
  /// receive.
  package var number = 0
  /// When it happened, by the wall clock, since 1970.
  package var wallClock = Duration.zero
  /// The text of the announcement, or the line that plain mode prints.
  package var text = ""
  /// The line that plain mode prints in place of the usual one; empty for none.
  package var ownLine: String?

  /// Creates an event of a talk in its present state.
  init(
    _ kind: Kind, _ talk: TalkSnapshot, at now: Timestamp, number: Int, before: RunState,
    changesTalk: Bool
  ) {
    self.kind = kind
    self.changesTalk = changesTalk
    self.before = before
    self.talk = number
    run = talk.run.state
    reading = talk.reading(at: now)
    place = talk.place
    preset = talk.preset.name
  }
}

extension TalkEvent {
  /// A copy with another reading: the talk shows another time since the event was made.
  package func with(reading: Reading) -> TalkEvent {
    var event = self
    event.reading = reading
    return event
  }

  /// A copy that carries the talk that has ended.
  func with(ended talk: EndedTalk?) -> TalkEvent {
    var event = self
    event.ended = talk
    return event
  }
}

/// A lamp whose threshold was lowered because that of an earlier phase moved below it.
///
/// Where the digits count up, its phase begins at a larger elapsed time now.
package struct LoweredLamp: Hashable, Sendable {
  package let lamp: Lamp
  /// The shown second at which its phase begins now.
  package let seconds: Int

  /// Creates a lamp with its new time.
  package init(_ lamp: Lamp, to seconds: Int) {
    self.lamp = lamp
    self.seconds = seconds
  }
}

extension TalkEvent.Kind {
  /// The name of the event for other programs; `nil` if they do not receive it.
  package var name: String? {
    switch self {
    case .ready: "ready"
    case .preset: "preset"
    case .start: "start"
    case .resume: "resume"
    // An undo that returns to a paused talk has not stopped it: it was not running.
    case .set, .stop(.restored): "set"
    case .stop: "stop"
    case .undo: "undo"
    case .redo: "redo"
    case .phase(let phase, _): phase.rawValue
    case .zero: "zero"
    case .segment: "segment"
    case .cue: "cue"
    case .time: "time"
    case .notice: "notice"
    case .end: "end"
    case .assigned, .appended, .restored, .recovered, .passed, .listed, .done: nil
    }
  }
}
