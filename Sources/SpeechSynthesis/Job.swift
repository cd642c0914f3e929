import SpeechAnnouncement
import TimerEngine

/// What a child does for the voice.
struct Job: Hashable {
  /// What it is good for.
  enum Purpose: Hashable {
    /// It is what is being said.
    case speech(PendingUtterance)
    /// It sounds a tone.
    case tone(Tone)
    /// It renders a phrase.
    case rendering(Phrase)
    /// It silences what another one has said.
    case silence
  }

  /// Who is answerable for it.
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

  /// Whether it says something.
  var isSpeech: Bool {
    if case .speech = purpose { true } else { false }
  }

  /// Whether it sounds a tone.
  var isTone: Bool {
    if case .tone = purpose { true } else { false }
  }

  /// Whether it renders a phrase.
  var isRendering: Bool {
    if case .rendering = purpose { true } else { false }
  }

  /// Whether it cannot end well long before its length has passed.
  var takesExpectedTime: Bool {
    guard isSpeech else { return false }
    return switch source {
    case .engine(let engine): engine.exitsAfterSpeaking
    case .player: true
    }
  }
}

/// Something to be said within its time.
struct PendingUtterance: Hashable {
  let announcement: Announcement
  let rank: Utterance.Rank
  /// When it should begin.
  let due: Timestamp
  /// When it must have ended, `nil` for any time.
  let end: Timestamp?

  init(_ utterance: Utterance, at now: Timestamp) {
    announcement = utterance.announcement
    rank = utterance.rank
    due = now - utterance.late
    end = utterance.room.map { now + $0 }
  }
}

/// A child that was begun and has not ended.
struct Child: Hashable {
  /// How long after its expected end a child is late.
  static let timeout = Duration.seconds(3)

  let job: Job
  let began: Timestamp

  /// When it is late.
  var deadline: Timestamp { began + job.length + Self.timeout }

  /// What is wrong with an end at this moment, `nil` if nothing is.
  ///
  /// `VoiceEvent.childEnded` says what the status is.
  func fault(status: Int32, at now: Timestamp) -> String? {
    Self.fault(
      status: status, isSilent: job.takesExpectedTime && now - began < job.length / 4)
  }

  /// What is wrong with a status, of a child that has ended too soon to have sounded or has not.
  static func fault(status: Int32, isSilent: Bool) -> String? {
    if status > 128 { return "ended by signal \(status - 128)" }
    if status > 0 { return "status \(status)" }
    return isSilent ? "ended without a sound" : nil
  }
}
