public import SpeechAnnouncement
public import TimerEngine

/// Something that has happened to the talk, for other programs.
public struct TalkEvent: Hashable, Sendable {
  /// What has happened.
  public enum Kind: Hashable, Sendable {
    /// The clock is set to a talk, or to an earlier one that goes on.
    case ready
    /// A preset was taken.
    case preset
    /// A talk was started.
    case start
    /// A running talk was stopped, also by what ends it or takes another one.
    case stop
    /// A stopped talk goes on.
    case resume
    /// The time was changed by hand.
    case set
    /// The last change was taken back; what that has led to follows.
    case undo
    /// Yellow has begun in a running talk.
    case yellow
    /// Red has begun in a running talk.
    case red
    /// The time of a running talk is up.
    case zero
    /// Something is announced.
    case cue(Cue.Kind)
    /// Somebody asked for the time that is left.
    case time
    /// Something else was told, in words.
    case notice
    /// The program ends.
    case end
  }

  /// What the clock does.
  public enum Run: Hashable, Sendable {
    /// It waits for the start.
    case ready
    /// The time passes.
    case running
    /// It is stopped in the middle.
    case paused
  }

  /// How many events there have been since the program's start, this one included: who finds one
  /// missing has lost it.
  public internal(set) var number = 0
  /// What has happened.
  public let kind: Kind
  /// When, by the wall clock, since 1970.
  public let wallClock: Duration
  /// The shown second; negative in overtime.
  public let remaining: Int
  /// The phase of that second.
  public let phase: Phase
  /// What the clock does after it.
  public let run: Run
  /// The preset's name; empty for a time without one.
  public let preset: String
  /// The words: an announcement's, else those of the line for who has no screen.
  public let text: String

  /// Creates what has happened to a countdown at a moment.
  init(_ kind: Kind, _ countdown: Countdown, at moment: Moment, text: String) {
    self.kind = kind
    self.text = text
    wallClock = moment.wallClock
    remaining = countdown.shown(at: moment.timestamp)
    phase = countdown.phase(at: moment.timestamp)
    run = countdown.isRunning ? .running : countdown.isReady ? .ready : .paused
    preset = countdown.talk.name
  }

  /// What a command that is run at this event finds in its environment, `NAME=value` each.
  public var environment: [String] {
    [
      "SPEAKERCLOCK_PHASE=\(phase)", "SPEAKERCLOCK_REMAINING=\(remaining)",
      "SPEAKERCLOCK_TEXT=\(text)", "SPEAKERCLOCK_PRESET=\(preset)",
    ]
  }
}

/// An event at which a command can be run.
public enum Hook: String, CaseIterable, Sendable {
  /// A talk begins to run, or runs again.
  case start
  /// Yellow has begun.
  case yellow
  /// Red has begun.
  case red
  /// The time is up.
  case zero
  /// A running talk was stopped.
  case stop
  /// Something is announced.
  case cue

  /// The option that gives the command.
  public var option: String { "--on-\(rawValue)" }

  /// The hook of an event, `nil` if it has none.
  public init?(_ kind: TalkEvent.Kind) {
    switch kind {
    case .start, .resume: self = .start
    case .yellow: self = .yellow
    case .red: self = .red
    case .zero: self = .zero
    case .stop: self = .stop
    case .cue: self = .cue
    case .ready, .preset, .set, .undo, .time, .notice, .end: return nil
    }
  }
}
