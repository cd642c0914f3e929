import SpeechAnnouncement
import TimerEngine

/// Tries everything that can be heard on this machine, one after the other.
///
/// The players that are found play the tones, one after the other, until one has played them all.
/// Each engine says a sentence. A program that has failed once is not tried again, so the test ends
/// even if everything hangs.
package struct SoundTest {
  /// How something that was tried has ended.
  package enum PlayerEnding: Hashable, Sendable {
    /// With an exit status; see `VoiceEvent.childEnded`.
    case ended(Int32)
    /// Not in its time.
    case late
    /// It could not be run.
    case notRun
  }

  /// One sound to try.
  package struct Trial: Hashable, Sendable {
    fileprivate enum Source: Hashable, Sendable {
      case player(Player, Tone)
      case engine(Engine)
    }

    fileprivate let source: Source
    /// The arguments with the command's name.
    package let arguments: [String]
    /// How long it should last.
    fileprivate let length: Duration

    /// After how long it is late.
    package var limit: Duration { length + Child.timeout }
  }

  /// The silence to play before the first sound, and for how long; `nil` for none.
  package let lead: (arguments: [String], length: Duration)?
  private var trials: [Trial]
  private let players: [Player]
  /// Whether an engine was found.
  private let hasEngine: Bool
  /// What has sounded, by the names of players and engines.
  private var workingPlayer: Player?
  private var workingEngine: Engine?

  /// Plans the trials for what is found, with tones made in a folder.
  package init(_ options: VoiceOptions, saying text: String, folder path: String?) {
    self.init(options, saying: text, in: SpeechEnvironment(path.map(SoundFolder.init)))
  }

  init(_ options: VoiceOptions, saying text: String, in environment: SpeechEnvironment) {
    players = Player.allCases.filter { environment.hasCommand($0.name) }
    let engines = Engine.candidates(options, in: environment)
    hasEngine = engines.contains { environment.hasCommand($0.name) }
    let tones = players.flatMap { player in
      Tone.allCases.compactMap { tone in
        environment.tone(tone).map {
          Trial(
            source: .player(player, tone), arguments: player.playing($0), length: tone.length)
        }
      }
    }
    lead = players.first.flatMap { player in
      guard options.lead > .zero else { return nil }
      return environment.silence(options.lead).map { (player.playing($0), options.lead) }
    }
    let length = SpeechLength.estimate(of: text, rate: options.rate)
    trials =
      tones
      + engines.map {
        Trial(
          source: .engine($0), arguments: $0.speechArguments(text, .prompt, options), length: length
        )
      }
  }

  /// What is to be tried next.
  package var next: Trial? { trials.first }

  /// Whether anything could be heard.
  package var hasWorkingSound: Bool { workingPlayer != nil || workingEngine != nil }

  /// Takes the end of what was tried, and returns a line that tells of it.
  package mutating func end(_ ending: PlayerEnding, after time: Duration) -> String {
    let trial = trials.removeFirst()
    let fault = trial.fault(ending, after: time)
    switch trial.source {
    case .player(let player, let tone):
      if fault == nil, tone == Tone.allCases.last {
        workingPlayer = player
        trials.removeAll { $0.player != nil }
      } else if fault != nil {
        trials.removeAll { $0.player == player }
      }
    case .engine(let engine): if fault == nil { workingEngine = workingEngine ?? engine }
    }
    let milliseconds = Int((time / .milliseconds(1)).rounded())
    return Self.row(trial.words, fault?.inEnglish ?? "played", "\(milliseconds) ms")
  }

  private static func row(_ words: (String, String), _ result: String, _ time: String) -> String {
    padded(words.0, 10) + padded(words.1, 8) + padded(result, 24) + time
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  /// What the clock uses, and what to install where it has nothing.
  package var summary: [String] {
    let tones = players.isEmpty ? "Nothing was found." : Self.silence
    let voices = hasEngine ? Self.silence : Self.noEngine
    return [
      "Tones: "
        + (workingPlayer?.name
          ?? "none, the terminal's bell rings instead. \(tones) "
          + "Debian has players in pulseaudio-utils, pipewire-bin and alsa-utils; macOS has afplay."),
      "Voice: " + (workingEngine?.name ?? "none. \(voices)"),
    ]
  }

  private static let silence = "What was found does not work: is there a sound system?"
  private static let noEngine =
    "Nothing was found. To install one: apt install espeak-ng (or speech-dispatcher), "
    + "brew install espeak-ng; macOS has say."
}

extension SoundTest.Trial {
  fileprivate var player: Player? {
    if case .player(let player, _) = source { player } else { nil }
  }

  /// Who sounds, and what.
  fileprivate var words: (String, String) {
    switch source {
    case .player(let player, let tone): (player.name, tone.name)
    case .engine(let engine): (engine.name, "voice")
    }
  }

  fileprivate func fault(_ ending: SoundTest.PlayerEnding, after time: Duration) -> ProgramFault? {
    switch ending {
    case .late: .late
    case .notRun: .notRun
    case .ended(let status):
      Child.fault(status: status, isSilent: exitsAfterSpeaking && time < length / 4)
    }
  }

  private var exitsAfterSpeaking: Bool {
    if case .engine(let engine) = source { engine.exitsAfterSpeaking } else { false }
  }
}

extension ProgramFault {
  /// What the program did: the table is always in English.
  fileprivate var inEnglish: String {
    switch self {
    case .notRun: "cannot be started"
    case .status(let status): "exited with status \(status)"
    case .signal(let signal): "was killed by signal \(signal)"
    case .late: "did not finish in time"
    case .silent: "made no sound"
    }
  }
}
