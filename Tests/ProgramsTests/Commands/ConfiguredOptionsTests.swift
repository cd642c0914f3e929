import ArgumentParser
import Files
import Room
import SpeechAnnouncement
import StageRenderer
import Testing

@testable import Commands

/// Defaults for options: what `config.yaml` has, and what the command line makes of it.
struct ConfiguredOptionsTests {
  private static func configuration(_ text: String) -> Configuration {
    Configuration(ConfigurationFile(Array(text.utf8), path: "config.yaml"))
  }

  /// The arguments for all options of the file at once, because each reading takes long in a build
  /// for tests; of the same name, the last one counts.
  @Test func theClockTakesTheseArguments() throws {
    let arguments = [
      "--theme", "amber", "--layout", "portrait", "--announce", "off", "--no-flash", "--flash",
      "--plain", "--no-plain", "--no-watch", "--watch", "--mouse", "--phase-tones", "--rate", "150",
      "--voice", "Ada B", "--voice-command", "say {text}", "--language", "de", "--theme", "mono",
      "--voice", "true", "--voice", "false", "--voice=--", "--voice=---", "--voice=-=x",
      "--voice", "\u{301}a", "--voice-command=---- {text}",
    ]
    let clock = try #require(try SpeakerClock.parseAsRoot(arguments) as? SpeakerClock)
    let settings = clock.options.settings()
    #expect(settings.clock.look.theme == .mono && settings.clock.look.orientation == .portrait)
    #expect(settings.clock.look.flashes && settings.clock.announcing == .off)
    #expect(settings.clock.language.code == "de")
  }

  /// The parser gets all values at once: it reads each of them, although only an option's last one
  /// counts.
  @Test func eachValueOfEachOptionIsOneOfTheCommandLine() throws {
    let options = DefaultReader.values.compactMap { name, value -> (String, [String])? in
      if case .oneOf(let values) = value { (name, values) } else { nil }
    }
    let count = options.map(\.1.count).max() ?? 0
    let arguments = (0..<count).flatMap { number -> [String] in
      let lines = options.filter { number < $0.1.count }.map { "\($0.0): \($0.1[number])" }
      return Self.configuration("options: {\(lines.joined(separator: ", "))}").arguments()
    }
    #expect(arguments.count == 2 * options.map(\.1.count).reduce(0, +))
    let clock = try #require(try SpeakerClock.parseAsRoot(arguments) as? SpeakerClock)
    _ = clock.options.settings()
  }

  /// Each option of the clock can have a default, or is refused because it belongs to a single
  /// talk.
  @Test func everyOptionIsKnown() {
    let words = SpeakerClock.helpMessage(includeHidden: true, columns: 200)
      .split { !($0.isLetter || $0 == "-") }
    let options = Set(words.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) })
    let flags: Set = [
      "flash", "mouse", "no-plain", "no-watch", "no-phase-tones", "no-mirror", "no-progress",
      "no-operator",
      "help",
      "help-all", "help-hidden", "version",
    ]
    let known = DefaultReader.talkOptions.union(DefaultReader.values.map(\.name))
    #expect(options.subtracting(flags) == known)
  }

  /// The options of the file, those of the command line, and the result.
  @Test func theCommandLineWins() throws {
    let file = Self.configuration(
      "options: {theme: amber, no-flash: true, no-mouse: true, plain: true, layout: portrait}")
    func clock(_ arguments: String...) throws -> SpeakerClock {
      try #require(
        try SpeakerClock.parseAsRoot(file.arguments() + arguments) as? SpeakerClock)
    }
    let alone = try clock("5:00").options.settings()
    #expect(alone.clock.look.theme == .amber)
    #expect(!alone.clock.look.flashes && !alone.usesMouse)
    #expect(alone.clock.look.orientation == .portrait)
    let asked = try clock("--theme", "led", "--flash", "--mouse", "--layout", "auto", "--no-plain")
    #expect(asked.options.settings().clock.look.theme == .led)
    #expect(
      asked.options.settings().clock.look.flashes && asked.options.settings().usesMouse
        && !asked.options.plain)
    #expect(asked.options.settings().clock.look.orientation == nil)
  }
}
