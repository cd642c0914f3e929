import SpeechAnnouncement
import TimerEngine

/// The job of a child process.
struct Job: Hashable {
  /// The purpose of a job.
  enum Purpose: Hashable {
    /// It speaks an utterance.
    case speech(PendingUtterance)
    /// It plays a tone.
    case tone(Tone)
    /// It plays the silence before a sound.
    case lead
    case rendering(Phrase)
    /// It silences another job's speech.
    case silence
  }

  /// The program that is at fault if it fails.
  enum Source: Hashable {
    case engine(Engine)
    case player(Player)
  }

  let purpose: Purpose
  let source: Source
  /// The arguments with the command's name.
  let arguments: [String]
  /// How long it is expected to last.
  let length: Duration

  var isSpeech: Bool { if case .speech = purpose { true } else { false } }
  var isTone: Bool { if case .tone = purpose { true } else { false } }
  var isLead: Bool { purpose == .lead }
  var isRendering: Bool { if case .rendering = purpose { true } else { false } }

  /// Whether a much shorter run than expected means that nothing was heard.
  var takesExpectedTime: Bool {
    guard isSpeech else { return false }
    return switch source {
    case .engine(let engine): engine.exitsAfterSpeaking
    case .player: true
    }
  }
}

/// An utterance that waits to be spoken.
struct PendingUtterance: Hashable {
  let announcement: Announcement
  let rank: Utterance.Rank
  /// When it should begin.
  let due: Timestamp
  /// When it must have ended; `nil` for any time.
  let end: Timestamp?

  init(_ utterance: Utterance, at now: Timestamp) {
    announcement = utterance.announcement
    rank = utterance.rank
    due = now - utterance.late
    end = utterance.room.map { now + $0 }
  }
}

/// A running child process.
struct Child: Hashable {
  /// How long after its expected end a child is killed.
  static let timeout = Duration.seconds(3)

  let job: Job
  let began: Timestamp

  /// When it is killed.
  var deadline: Timestamp { began + job.length + Self.timeout }

  /// The fault of a child that ends at this moment; `nil` if there is none.
  ///
  /// `VoiceEvent.childEnded` says what the status is.
  func fault(status: Int32, at now: Timestamp) -> ProgramFault? {
    Self.fault(
      status: status, isSilent: job.takesExpectedTime && now - began < job.length / 4)
  }

  /// The fault for an exit status; `isSilent` says that the child ended too soon to have been
  /// heard.
  static func fault(status: Int32, isSilent: Bool) -> ProgramFault? {
    if status > 128 { return .signal(status - 128) }
    if status > 0 { return .status(status) }
    return isSilent ? .silent : nil
  }
}
