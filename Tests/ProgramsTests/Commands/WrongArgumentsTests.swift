import ArgumentParser
import Testing

@testable import Commands

/// The reasons that are given for wrong arguments, before the usage.
struct WrongArgumentsTests {
  /// What is said of wrong arguments, in the order in which the program looks at them.
  private static func words(for arguments: [String]) throws -> String {
    if let word = SpeakerClock.firstWord(of: arguments) {
      if let error = Tools.names.contains(word) ? nil : SpeakerClock.misspeltTool(word) {
        return SpeakerClock.words(for: error)
      }
      if Tools.names.contains(word) {
        if let message = Tools.unknownCommand(in: arguments) { return message }
        return Tools.words(
          for: try #require(throws: (any Error).self) {
            let command = try Tools.parsed(arguments)
            if let frame = command as? FrameCommand {
              _ = try frame.drawnConsole(choice: .bundled)
            } else if let timeline = command as? TimelineCommand {
              _ = try PresetChoice.bundled.presetOrTime(timeline.talk)
            }
          })
      }
    }
    let error = try #require(throws: (any Error).self) {
      let command = try SpeakerClock.parsed(arguments, explainedBy: ExplainedClock.self)
      _ = try (command as? SpeakerClock)?.talk(choice: .bundled)
    }
    return SpeakerClock.words(for: SpeakerClock.improved(error))
  }

  private static let time = "Expected a time up to 23:59:59, \(examples)"
  private static let examples =
    "for example: 18:00, 1:30:00, 18m, 1h5m30s, 45s or 20 (minutes)"

  private static let noDate =
    "is invalid for '--since <date>': it is not a valid date. Expected a date or today, "
    + "for example: --since 2026-12-04\n"
    + "Help:  --since <date>  Only talks from this day on: 2026-12-04, or today."

  private static let longTitle = String(repeating: "x", count: 501)

  /// Arguments in one line, and what is said of them.
  private static let rows: [(line: String, reason: String)] = [
    ("soon", "'soon' is not a valid time. \(time)"),
    ("-5:00", "'-5:00' is not a valid time. \(time)"),
    (
      "--yellow 5:61",
      """
      The value '5:61' is invalid for '--yellow <time>': it is not a valid time (minutes and \
      seconds after a colon go up to 59). \(time)
      Help:  --yellow <time>  Remaining time at which yellow begins, such as 2:00 or 20%.
      """
    ),
    (
      "--until 25:00",
      """
      The value '25:00' is invalid for '--until <time>': it is not a valid time of day. \
      Expected a time of day, for example: 14:15, 2:15pm or 9am
      Help:  --until <time>  Start at once and end at this time of day: 14:15, 2:15pm.
      """
    ),
    (
      "frame --theme pink",
      """
      The value 'pink' is invalid for '--theme <theme>'. Please provide one of 'led', 'phase', \
      'amber' or 'mono'.
      Help:  --theme <theme>  The colours of digits and lamps.
      """
    ),
    (
      "timeline --language tlh",
      """
      The value 'tlh' is invalid for '--language <code>'. Please provide one of the following:
        - en
        - de
        - fr
        - es
        - es-419
        - it
        - pt-BR
        - pt-PT
        - nl
        - ja
      Help:  --language <code>  The language; default: the locale's.
      """
    ),
    (
      "--speed 601",
      """
      The value '601' is invalid for '--speed <n>': it is out of range. Expected a whole \
      number from 1 to 600, for example: --speed 60
      Help:  --speed <n>  Rehearse n times as fast, 1 to 600; a rehearsal is recorded only \
      with --room.
      """
    ),
    (
      "report --room Stage",
      """
      The value 'Stage' is invalid for '--room <name>': it is not a valid name. Expected up to \
      32 lower-case letters, digits and -, for example: --room stage-2
      Help:  --room <name>  Only talks of this room; repeat it for several.
      """
    ),
    (
      "test-sound --voice-command say",
      """
      The value 'say' is invalid for '--voice-command <command>': it has no place for the \
      text. Expected a command with {text} among its arguments, for example: --voice-command \
      'espeak-ng -v {language} {text}'
      Help:  --voice-command <command>  A command that speaks {text} in {language}, instead of \
      the installed voices.
      """
    ),
    (
      "10 --preset ted",
      """
      The time '10' and --preset 'ted' cannot be used together. Expected one of them, for \
      example: speakerclock 10
      """
    ),
    (
      "--until 14:15 --preset ted",
      """
      --preset 'ted' and --until '14:15' cannot be used together. Expected one of them, for \
      example: speakerclock --preset ted
      """
    ),
    (
      "presets stroe",
      """
      There is no 'presets stroe'. Expected one of: list, show, check, path, store, remove, \
      share, import, schema. Did you mean 'store'?
      """
    ),
    (
      "--until 14:15 --speed 60",
      """
      --until '14:15' and --speed '60' cannot be used together. Expected a length to rehearse, \
      for example: speakerclock 10:00 --speed 60
      """
    ),
    ("--title \(longTitle)", "--title has 501 characters. Expected at most 500."),
    ("frame --sise 3", "Unknown option '--sise'. Did you mean '--size'?"),
    (
      "frame 5:61",
      """
      '5:61' is not a valid time (minutes and seconds after a colon go up to 59). \(time)
      """
    ),
    ("frame 0:00", "'0:00' is too short. Expected a time from 0:01 to 23:59:59, \(examples)"),
    (
      "frame --size 3",
      """
      The value '3' is invalid for '--size <size>': it is not the size of a screen. Expected \
      columns and rows from 1x1 to 1000x300, for example: --size 80x24
      Help:  --size <size>  Columns and rows, up to 1000x300; default: 80x24.
      """
    ),
    (
      "frame --state ready --over 1:00",
      """
      --state 'ready' and --over '1:00' cannot be used together. Expected running or paused, \
      for example: speakerclock frame --state running --over 2:07
      """
    ),
    (
      "--show programme",
      """
      --show 'programme' needs a display. Expected clock or lamps, or a display, for example: \
      speakerclock display --show programme
      """
    ),
    (
      "frame --show programme",
      """
      --show 'programme' needs a display. Expected clock or lamps, or a display, for example: \
      speakerclock display --show programme
      """
    ),
    (
      "display --show programme --mirror",
      """
      --show 'programme' lists the rundown. Expected no --layout, --beside, --progress or \
      --mirror, for example: speakerclock display --show programme --theme mono
      """
    ),
    (
      "display --show programme --all --via x",
      """
      --all shows a silent grid of rooms. Expected no --layout, --show, --beside, --progress, \
      --mirror, --announce or voice option, for example: --all --theme mono --via COMMAND
      """
    ),
    ("timeline --fmt json", "Unknown option '--fmt'. Did you mean '--format'?"),
    (
      "timeline nope",
      """
      'nope' is neither a preset nor a time. Expected a slot from 1 to 9, part of a name that \
      'speakerclock presets list' shows, or a time, for example: ted or 18:00
      """
    ),
    (
      "timeline --format xml",
      """
      The value 'xml' is invalid for '--format <format>'. Please provide one of 'table' and \
      'json'.
      Help:  --format <format>  A table for people, or JSON for scripts.
      """
    ),
    (
      "test-sound --rate 79",
      """
      The value '79' is invalid for '--rate <n>': it is out of range. Expected a whole number \
      from 80 to 450, for example: --rate 150
      Help:  --rate <n>  Words per minute, 80 to 450.
      """
    ),
    (
      "5 --rundown day.yaml",
      """
      The time '5' and --rundown 'day.yaml' cannot be used together. Expected one of them, for \
      example: speakerclock 5
      """
    ),
    (
      "--rundown day.yaml --quit-at-zero",
      """
      --rundown 'day.yaml' and --quit-at-zero cannot be used together. Expected one of them, \
      for example: --rundown day.yaml
      """
    ),
    (
      "--restart",
      "--restart needs a rundown, for example: speakerclock --rundown day.yaml --restart"
    ),
    ("report --since friday", "The value 'friday' \(noDate)"),
    ("report --since 2026-02-30", "The value '2026-02-30' \(noDate)"),
  ]

  @Test(arguments: rows)
  func theReasonIsGiven(line: String, reason: String) throws {
    let arguments = line.split(separator: " ").map(String.init)
    let words = try Self.words(for: arguments)
    let end = try #require(words.firstRange(of: "\nUsage: speakerclock")).lowerBound
    #expect(words[..<end] == "Error: " + reason)
  }

  private static let tools: [any ParsableCommand.Type] =
    [FrameCommand.self, TimelineCommand.self, TestSoundCommand.self, PresetsCommand.self]
    + PresetsCommand.configuration.subcommands

  /// A help, whose lines are no wider than asked for wherever they can be broken, with nothing but
  /// examples broken short.
  @Test(arguments: [80, 40])
  func theHelpFitsTheTerminal(columns: Int) {
    let helps =
      [SpeakerClock.helpMessage(columns: columns)]
      + Self.tools.map { Tools.helpMessage(for: $0, columns: columns) }
    for help in helps {
      let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
      let wide = lines.filter {
        $0.count > columns && !$0.hasPrefix("USAGE: ") && !$0.contains("See '")
      }
      #expect(wide.isEmpty)
      #expect(lines.allSatisfy { $0.count <= 80 })
      // A line is broken where the next word would not have fitted.
      let paragraph = lines.drop { !$0.hasPrefix("OVERVIEW") }.prefix { !$0.hasPrefix("USAGE") }
      for (line, next) in zip(paragraph, paragraph.dropFirst()) {
        let word = next.prefix { $0 != " " }
        let isBroken = !word.isEmpty && word.first?.isUppercase == false
        #expect(!isBroken || line.count + 1 + word.count >= columns, "\(line)|\(next)")
      }
    }
  }
}
