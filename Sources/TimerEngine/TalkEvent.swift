/// Something that happened to a talk, or an announcement about it.
///
/// The engine makes those that change a talk, by command or by time, where it changes. The others
/// are made by the caller: announcements, notices, answers, the end.
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
    /// It goes on after a stop.
    case resume
    /// The shown second was changed by hand.
    case set(from: Int, to: Int)
    /// A lamp was given the shown second; these others were lowered with it.
    case assigned(Lamp, to: Int, lowered: [LoweredLamp])
    /// The last change was undone; the resulting events follow.
    case undo
    /// An earlier run of the program did not end it: it goes on, or is still stopped.
    case recovered
    /// Earlier lengths or thresholds were restored; the clock itself is unchanged.
    case restored
    /// A phase has begun in a running talk, from another or from none.
    case phase(Phase, from: Phase?)
    /// The time of a running talk's segment is up.
    case zero
    /// Another segment has begun; running, or at its start.
    case segment(byHand: Bool)
    /// The shown second of a running talk has advanced, by more than one after a long wait.
    case passed(from: Int, to: Int)
    /// Something is announced.
    case cue(Cue)
    /// Somebody asked for the time that is left.
    case time
    /// A notice was shown.
    case notice
    /// One line of an answer that has several.
    case listed
    /// The program ends, and with it the talk if there is one.
    case end(End)
  }

  /// Why a talk was stopped.
  package enum Stop: Hashable, Sendable {
    /// Somebody has stopped it.
    case paused
    /// Its segment ends with a stop, and its time is up.
    case timeUp
    /// Another talk took its place, or it began anew.
    case replaced
    /// The program ends.
    case ended
    /// It was stopped before, and what came after that was taken back.
    case restored
  }

  /// How a talk ends with the program.
  package enum End: Hashable, Sendable {
    /// It is over after so many seconds, and so many beyond.
    case done(Int, over: Int)
    /// It is over after a speech of so many seconds, of which only some lengths qualify.
    case judged(Int, Verdict)
    /// No talk was started, or it was given up.
    case givenUp
    /// It was not ended, so it can be resumed.
    case kept
  }

  /// What has happened.
  package let kind: Kind
  /// Whether the talk or its state has changed.
  package let changesTalk: Bool
  /// What the talk did before.
  package let before: RunState
  /// What it does now.
  package let run: RunState
  /// What it shows now.
  package let reading: Reading
  /// The segment that it is in; `nil` where it is the only one.
  package let place: SegmentPlace?
  /// The preset's name; empty for a time without one.
  package let preset: String
  /// The talk's number since the program's start: another one after each reset or preset.
  package let talk: Int

  /// The talk that has ended with it; `nil` if none has, or one that has not run.
  package var ended: EndedTalk?
  /// The id of a talk whose end was undone with it; `nil` if there is none.
  package var reopened: String?

  /// The number of the event since the start of the program, counted from 1.
  ///
  /// A gap means that a reader has missed an event. 0 for events that other programs do not
  /// receive.
  package var number = 0
  /// When it happened, by the wall clock, since 1970.
  package var wallClock = Duration.zero
  /// The text: the announcement, or else the line without a screen.
  package var text = ""

  /// Creates an event of a talk in its present state; `before` is the run state until now.
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
  /// The event, with which a talk has ended.
  func ending(_ talk: EndedTalk?) -> TalkEvent {
    var event = self
    event.ended = talk
    return event
  }
}

/// A lamp whose phase begins later than before, since an earlier phase was moved below it.
package struct LoweredLamp: Hashable, Sendable {
  /// The lamp.
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
  /// What other programs call it; `nil` for what they are not told.
  package var name: String? {
    switch self {
    case .ready: "ready"
    case .preset: "preset"
    case .start: "start"
    case .resume: "resume"
    case .set, .stop(.restored): "set"
    case .stop: "stop"
    case .undo: "undo"
    case .phase(let phase, _): phase.rawValue
    case .zero: "zero"
    case .segment: "segment"
    case .cue: "cue"
    case .time: "time"
    case .notice: "notice"
    case .end: "end"
    case .assigned, .restored, .recovered, .passed, .listed: nil
    }
  }
}
