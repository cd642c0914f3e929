import OperatorConsole
import TerminalCanvas
import TimerEngine

/// A line that a client sends.
///
/// Its first word names its type.
enum ClientLine: Hashable {
  /// `hello NAME display|remote COLUMNSxROWS`: what the client is.
  case hello(name: String, Client.Kind, Size)
  /// `watch`: the client wants to know each change of the stage.
  case watch
  /// `watch events`: the client wants to know each event.
  case watchEvents
  /// `sync MICROSECONDS`: what time is it, asked at a moment of the client's own clock.
  case sync(Int64)
  /// `bye`: the client ends the connection on purpose.
  case bye
  /// `delay MICROSECONDS`: how far the client's clock may be off.
  case clockError(Duration)
  /// Anything else is a command; `#7 add 1m` is answered by that number.
  case command(number: Int?, String)

  /// How many characters of a client's name are shown.
  private static let maxName = 32

  /// Reads a line, of which no more than `ClientRequest.maxLineBytes` bytes were kept; `nil` if there is nothing in it.
  init?(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { return nil }
    let rest = words.dropFirst()
    switch (first, rest.count) {
    case ("watch", 0): self = .watch
    case ("watch", 1) where rest.first == "events": self = .watchEvents
    case ("bye", 0): self = .bye
    case ("sync", 1):
      guard let time = Int64(rest[1]) else { return nil }
      self = .sync(time)
    case ("delay", 1):
      guard let time = Int64(rest[1]), 0...60_000_000 ~= time else { return nil }
      self = .clockError(.microseconds(time))
    case ("hello", _):
      guard let hello = Self.hello(rest) else { return nil }
      self = hello
    default: self = Self.command(line[first.startIndex...], first)
    }
  }

  /// The name may have several words.
  private static func hello(_ words: ArraySlice<Substring>) -> ClientLine? {
    guard words.count > 2, let size = words.last.flatMap(size),
      let kind = Client.Kind(rawValue: String(words[words.endIndex - 2]))
    else { return nil }
    let name = words.dropLast(2).joined(separator: " ").printable
    return .hello(name: String(name.prefix(maxName)), kind, size)
  }

  private static func size(_ text: Substring) -> Size? {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      0...9999 ~= columns, 0...9999 ~= rows
    else { return nil }
    return Size(columns: columns, rows: rows)
  }

  private static func command(_ line: Substring, _ first: Substring) -> ClientLine {
    guard first.hasPrefix("#"), let number = Int(first.dropFirst()), WireLimit.numbers ~= number
    else {
      return .command(number: nil, String(line))
    }
    return .command(number: number, String(line[first.endIndex...].drop(while: \.isWhitespace)))
  }
}
