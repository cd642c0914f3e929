import Platform
import SpeechAnnouncement
import StageRenderer

/// Reads `options:`, where each entry is the long name of an option and the value that it has if
/// the command line does not set it.
package struct DefaultReader {
  /// What is wrong so far.
  private(set) var problems: [Diagnostic] = []

  private let file: ConfigurationFile

  init(_ file: ConfigurationFile) { self.file = file }

  /// The values that an option can have.
  package enum Value: Hashable {
    /// One of several words.
    case oneOf([String])
    case number(ClosedRange<Int>)
    /// A flag: `true` or `yes`, `false` or `no`.
    case flag
    /// A command that speaks.
    case command
    /// How long silence is played before a sound.
    case lead
    /// Any text.
    case text
  }

  /// The options that can have a default, and their values: they decide how every talk looks and
  /// sounds, and whether changed files are read again.
  package static let values: [(name: String, value: Value)] = [
    ("layout", .oneOf(LayoutChoice.allCases.map(\.rawValue))),
    ("beside", .oneOf(Look.SecondaryTime.allCases.map(\.rawValue))),
    ("theme", .oneOf(Look.Theme.allCases.map(\.rawValue))),
    ("glyphs", .oneOf(Look.Glyphs.allCases.map(\.rawValue))),
    ("show", .oneOf(ShowChoice.ofClock.map(\.rawValue))), ("progress", .flag), ("mirror", .flag),
    ("between", .oneOf(BetweenChoice.allCases.map(\.rawValue))),
    ("no-flash", .flag), ("no-mouse", .flag),
    ("announce", .oneOf(Announcing.allCases.map(\.rawValue))),
    ("voice", .text), ("rate", .number(VoiceOptions.rates)), ("voice-command", .command),
    ("sound-lead", .lead), ("phase-tones", .flag), ("language", .oneOf(Language.all.map(\.code))),
    ("plain", .flag),
    ("operator", .flag), ("watch", .flag),
  ]

  /// Whether an option is a flag, which has no value on the command line.
  static func isFlag(_ name: String) -> Bool {
    values.contains { $0.name == name && $0.value == .flag }
  }

  /// The options that belong to one talk, which can have no default.
  package static let talkOptions: Set<String> = [
    "preset", "rundown", "day", "restart", "until", "yellow", "red", "title", "message", "overtime",
    "start", "quit-at-zero",
    "speed", "room", "via", "no-listen", "no-report", "log", "lock", "hints", "on-start",
    "on-yellow", "on-red", "on-zero", "on-stop", "on-cue", "hook-log", "events",
  ]

  /// The valid defaults.
  mutating func options() -> [(name: String, value: String)] {
    file.options.compactMap { entry in
      let name = entry.name.text
      guard let value = Self.values.first(where: { $0.name == name })?.value else {
        let name = entry.name.shown
        addProblem(
          Self.talkOptions.contains(name)
            ? .other("'\(name)' is for one talk and has no default", expected: Self.names)
            : .unknownName(name, .option, expected: Self.names), entry.name)
        return nil
      }
      guard !entry.isList, let word = entry.values.first, value.admits(word.text) else {
        let words = entry.values.map(\.shown).joined(separator: ", ")
        addProblem(
          .wrongKind(.key(name), .text(words), expected: value.expected),
          entry.values.first ?? entry.name)
        return nil
      }
      return (name, word.text)
    }
  }

  private mutating func addProblem(_ problem: FileProblem, _ word: ConfigurationFile.Word) {
    problems.append(file.problem(problem, at: word))
  }

  private static let names = "one of " + values.map(\.name).joined(separator: ", ")
}

extension DefaultReader.Value {
  /// Whether the command line would accept a text.
  fileprivate func admits(_ text: String) -> Bool {
    switch self {
    case .oneOf(let words): words.contains(text)
    case .number(let range): Int(text).map(range.contains) ?? false
    case .flag: ["true", "yes", "false", "no"].contains(text)
    case .text: !text.isEmpty
    case .command: (try? CommandTemplate(text)) != nil
    case .lead: VoiceOptions.lead(text) != nil
    }
  }

  /// What the command line would accept.
  fileprivate var expected: FileExpectation {
    switch self {
    case .oneOf(let words): .choice(words)
    case .number(let range):
      .other("a whole number from \(range.lowerBound) to \(range.upperBound)")
    case .command: .other("a command with {text} among its arguments")
    case .lead: .other(VoiceOptions.expectedLead)
    case .flag: .choice(["true", "yes", "false", "no"])
    case .text: .other("a name")
    }
  }
}
