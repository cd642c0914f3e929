package import StageRenderer
import TimerEngine

/// A message that a client sends as a line: both sides make it and read it here.
///
/// Its first word names its type.
package enum WireClientMessage: Hashable, Sendable {
  /// `hello NAME display|remote COLUMNSxROWS`: what the client is.
  case hello(ClientName, Client.Kind, Size)
  /// `watch`: the client wants to know each change of the stage.
  case watch
  /// `watch events`: the client wants to know each event.
  case watchEvents
  /// `watch presets`: the client wants to know the presets of the number keys, now and when they
  /// change.
  case watchPresets
  /// `sync MICROSECONDS`: what time is it, asked at a moment of the client's own clock. Over a
  /// connection to several clocks, the name of a room follows.
  case sync(Int64, room: String? = nil)
  /// `bye`: the client ends the connection on purpose.
  case bye
  /// `delay MICROSECONDS`: how far the client's clock may be off, up to a minute.
  case clockError(Duration)
  /// `desk {"number":7,…}`: what a desk asks for, as JSON.
  case desk(WireRequest)
  /// `got COUNT`: how many items of the rundown and pieces of records a desk has read in this
  /// connection, so that more are sent.
  case got(Int)
  /// `more NUMBER`: a client wants the next items of the answer with this number.
  case more(Int)
  /// `keep`: a desk wants to keep the clock's records.
  case keep
  /// `fenced {"lineage":…}`: another leader has the clock's talks, as JSON.
  case steppedDown(SentStepDown)
  /// `ready {"lineage":…}`: the desk can take over the clock's talks as this leader, as JSON.
  case ready(SentStepDown)
  /// Anything else is a command.
  ///
  /// `#7 add 1m` is answered by that number. `@MICROSECONDS add 1m` is executed only if it is read
  /// by that moment of the session's time. A line may have both, the number first. A client that
  /// several people use can put the name of the one who gives the command before all else: `"Anna"
  /// #7 add 1m`. `=PLACE`, after the deadline, says where the talk was when its sender decided: the
  /// command is executed only if it still is there.
  case command(
    by: ClientName? = nil, number: Int?, deadline: Int64? = nil, seen: String? = nil, String)
}

// MARK: Writing

extension WireClientMessage {
  /// The line, without its end.
  ///
  /// It is one line of printable characters, whatever the texts in it are: a tab becomes a space,
  /// and what would end the line or move a cursor becomes U+FFFD.
  package var text: String {
    String(words.map { $0 == "\t" ? " " : $0 }).printable
  }

  private var words: String {
    switch self {
    case .hello(let name, let kind, let size):
      "hello \(name.text) \(kind.rawValue) \(size.columns)x\(size.rows)"
    case .watch: "watch"
    case .watchEvents: "watch events"
    case .watchPresets: "watch presets"
    case .sync(let time, let room): "sync \(time)" + (room.map { " " + $0 } ?? "")
    case .bye: "bye"
    case .desk(let request): "desk " + Fields.json(request)
    case .got(let count): "got \(count)"
    case .more(let number): "more \(number)"
    case .keep: "keep"
    case .steppedDown(let stepDown): "fenced " + Fields.json(stepDown)
    case .ready(let stepDown): "ready " + Fields.json(stepDown)
    case .clockError(let error): "delay \(error.microsecondsRoundedUp)"
    case .command(let name, let number, let deadline, let seen, let command):
      (name.map { "\"" + $0.text.replacing("\"", with: "'") + "\" " } ?? "")
        + (number.map { "#\($0) " } ?? "") + (deadline.map { "@\($0) " } ?? "")
        + (seen.map { "=\($0) " } ?? "") + command
    }
  }
}

// MARK: Reading

extension WireClientMessage {
  /// Reads a line, of which no more than `ClientRequest.maxLineBytes` bytes were kept; `nil` if
  /// there is nothing in it.
  package init?(_ line: String) {
    let words = line.words
    guard let first = words.first else { return nil }
    let rest = words.dropFirst()
    switch (first, rest.count) {
    case ("watch", 0): self = .watch
    case ("watch", 1) where rest.first == "events": self = .watchEvents
    case ("watch", 1) where rest.first == "presets": self = .watchPresets
    case ("bye", 0): self = .bye
    case ("keep", 0): self = .keep
    case ("sync", 1):
      guard let time = Int64(rest[1]) else { return nil }
      self = .sync(time)
    case ("sync", 2) where String(rest[2]).isRoomName:
      guard let time = Int64(rest[1]) else { return nil }
      self = .sync(time, room: String(rest[2]))
    case ("delay", 1):
      guard let time = Int64(rest[1]), 0...60_000_000 ~= time else { return nil }
      self = .clockError(.microseconds(time))
    case ("desk", _) where rest.first?.hasPrefix("{") == true:
      let json = line[rest[1].startIndex...].utf8
      guard let request = try? Fields.read(json, as: .object(WireRequest.usual)) else { return nil }
      self = .desk(request)
    case ("fenced", _) where rest.first?.hasPrefix("{") == true,
      ("ready", _) where rest.first?.hasPrefix("{") == true:
      let json = line[rest[1].startIndex...].utf8
      guard let stepDown = try? Fields.read(json, as: .object(SentStepDown.usual)) else {
        return nil
      }
      self = first == "ready" ? .ready(stepDown) : .steppedDown(stepDown)
    case ("got", 1):
      guard let count = Int(rest[1]), WireLimit.numbers ~= count else { return nil }
      self = .got(count)
    case ("more", 1):
      guard let number = Int(rest[1]), WireLimit.numbers ~= number else { return nil }
      self = .more(number)
    case ("hello", _):
      guard let hello = Self.hello(rest) else { return nil }
      self = hello
    default: self = Self.command(line[first.startIndex...])
    }
  }

  /// The name may have several words.
  private static func hello(_ words: ArraySlice<Substring>) -> WireClientMessage? {
    guard words.count > 2, let size = words.last.flatMap(size),
      let kind = Client.Kind(rawValue: String(words[words.endIndex - 2]))
    else { return nil }
    return .hello(ClientName(words.dropLast(2).joined(separator: " ")), kind, size)
  }

  private static func size(_ text: Substring) -> Size? {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      0...9999 ~= columns, 0...9999 ~= rows
    else { return nil }
    return Size(columns: columns, rows: rows)
  }

  private static func command(_ line: Substring) -> WireClientMessage {
    var rest = line
    let name = removeName(from: &rest)
    let number = removeMark("#", from: &rest) { text in
      Int(text).flatMap { WireLimit.numbers ~= $0 ? $0 : nil }
    }
    let deadline = removeMark("@", from: &rest) { Int64($0) }
    let seen = removeMark("=", from: &rest) { isPlace($0) ? $0 : nil }
    return .command(by: name, number: number, deadline: deadline, seen: seen, String(rest))
  }

  /// Whether a text may be a place; other texts belong to the command, or are no place that a clock
  /// has told.
  package static func isPlace(_ text: String) -> Bool {
    1...ClientRequest.maxPlaceBytes ~= text.utf8.count
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  /// Removes a name in quotation marks at the beginning, with the white space behind it.
  ///
  /// A mark that is not closed belongs to the command.
  private static func removeName(from line: inout Substring) -> ClientName? {
    guard line.unicodeScalars.first == "\"" else { return nil }
    let text = line.unicodeScalars.dropFirst()
    guard let end = text.firstIndex(of: "\"") else { return nil }
    line = Substring(text[end...].dropFirst().drop(while: \.properties.isWhitespace))
    return ClientName(String(text[..<end]))
  }

  /// Removes a first word such as `#7`, with the white space behind it, and returns its number.
  ///
  /// A word that is no such mark stays, and belongs to the command.
  private static func removeMark<Number>(
    _ mark: Character, from line: inout Substring, as number: (String) -> Number?
  ) -> Number? {
    let word = line.prefix { !$0.isWhitespace }
    guard word.first == mark, let found = number(String(word.dropFirst())) else { return nil }
    line = line[word.endIndex...].drop(while: \.isWhitespace)
    return found
  }
}
