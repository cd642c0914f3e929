import SpeechAnnouncement

/// A program that turns text into speech.
enum Engine: Hashable, Sendable {
  /// A command of the user's.
  case command(CommandTemplate)
  /// `say` of macOS.
  case say
  /// `spd-say`, the client of Speech Dispatcher.
  case speechDispatcher
  /// `espeak-ng`.
  case espeak

  /// All engines, in the order in which they are tried.
  static func all(_ options: VoiceOptions) -> [Engine] {
    (options.command.map { [.command($0)] } ?? []) + [.say, .speechDispatcher, .espeak]
  }

  /// The engines that can be tried: those that are found, and the user's own command.
  ///
  /// That one is tried even if it is missing, so that its failure is reported.
  static func candidates(
    _ options: VoiceOptions, in environment: SpeechEnvironment
  ) -> [Engine] {
    all(options).filter { $0.isUsersOwn || environment.hasCommand($0.name) }
  }

  private var isUsersOwn: Bool { if case .command = self { true } else { false } }

  /// The name of its command, also used in messages.
  var name: String {
    switch self {
    case .command(let template): template.name
    case .say: "say"
    case .speechDispatcher: "spd-say"
    case .espeak: "espeak-ng"
    }
  }

  /// Whether it exits only after speaking: not if it may hand the text to a daemon, or drop it for
  /// another program's.
  var exitsAfterSpeaking: Bool { self == .say || self == .espeak }

  /// Whether it can write speech into a file.
  var renders: Bool { self == .espeak }

  /// The arguments that speak a text, with the command's name.
  func speechArguments(_ text: String, _ rank: Utterance.Rank, _ options: VoiceOptions) -> [String]
  {
    // A text that begins with a dash must not become an option.
    let text = text.hasPrefix("-") ? " " + text : text
    switch self {
    case .command(let template): return template.arguments(text: text, language: options.language)
    case .say:
      return ["say"] + Self.option("-v", options.voice)
        + Self.option("-r", options.rate.map(String.init)) + [text]
    case .speechDispatcher: return Self.speechDispatcher(text, rank, options)
    case .espeak: return Self.espeak(options) + [text]
    }
  }

  /// The arguments that write speech into a file.
  func renderingArguments(_ text: String, to path: String, _ options: VoiceOptions) -> [String] {
    Self.espeak(options) + ["-w", path, text]
  }

  /// The arguments of a command that silences speech which may outlive the speaking command;
  /// `nil` if it cannot.
  ///
  /// A hanging daemon would also block the command that silences it, hence the timeout.
  var silencingArguments: [String]? {
    self == .speechDispatcher ? ["timeout", "3", "spd-say", "-C"] : nil
  }

  private static func option(_ name: String, _ value: String?) -> [String] {
    value.map { [name, $0] } ?? []
  }

  private static func espeak(_ options: VoiceOptions) -> [String] {
    ["espeak-ng", "-v", options.voice ?? options.language]
      + option("-s", options.rate.map(String.init))
  }

  /// A change of phase is `important`, which nothing interrupts; of `text` only the newest is
  /// heard. (Speech Dispatcher's manual, "SSIP: priorities".)
  private static func speechDispatcher(
    _ text: String, _ rank: Utterance.Rank, _ options: VoiceOptions
  ) -> [String] {
    ["spd-say", "-w", "-N", "speakerclock", "-P", rank == .change ? "important" : "text"]
      + ["-l", options.language] + option("-y", options.voice)
      + option("-r", options.rate.map { "\(relativeRate($0))" }) + [text]
  }

  /// Words a minute on Speech Dispatcher's scale from -100 to 100; 80, 170 and 449 words are its
  /// ends and its middle in the settings of its module for espeak-ng.
  static func relativeRate(_ rate: Int) -> Int {
    let (slowest, middle, fastest) = (80, 170, 449)
    let offset = rate - middle
    let range = offset < 0 ? middle - slowest : fastest - middle
    return max(-100, min(100, offset * 100 / range))
  }
}
