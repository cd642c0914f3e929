import TimerEngine

// Commands as lines of text, where there are no keys.
extension Command {
  /// What can be written.
  package static let lineForms = [
    "start", "stop", "add 1m", "take 30s", "preset 2", "green", "next", "previous",
    "reset", "time", "undo", "help", "quit",
  ]

  /// Reads a line; `nil` if there is nothing in it.
  init?(line: String) throws(CommandError) {
    let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard let verb = words.first?.lowercased() else { return nil }
    let rest = words.dropFirst().first.map(Self.trimmed) ?? ""
    switch (verb, rest) {
    case ("start", ""): self = .start
    case ("stop", ""): self = .stop
    case ("green", ""): self = .back
    case ("next", ""): self = .nextPart
    case ("previous", ""): self = .previousPart
    case ("reset", ""): self = .reset
    case ("time", ""): self = .time
    case ("undo", ""): self = .undo
    case ("help", ""): self = .help
    case ("quit", ""): self = .quit
    case ("add", _): self = .add(try Self.seconds(rest))
    case ("take", _): self = .add(-(try Self.seconds(rest)))
    case ("preset", _): self = .preset(rest)
    default: throw .noCommand(Self.trimmed(line))
    }
  }

  private static func seconds(_ text: String) throws(CommandError) -> Int {
    do throws(TimeError) {
      return try TimeGrammar.seconds(text)
    } catch {
      throw .noTime(error)
    }
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}

/// Why a line is no command.
enum CommandError: Error, Equatable {
  /// It begins with no word that is known, or more follows it than should.
  case noCommand(String)
  /// It should give or take a time, and this is none.
  case noTime(TimeError)
}
