import TimerEngine

// Commands as a desk sends them: each command of a key has a line as well.
extension Command {
  /// The first word of the line of a command that only keys and the mouse give.
  private static let key = "key"

  /// The line from which `init(deskLine:)` makes the same command; `nil` for a command that
  /// concerns only the screen and the keys in front of a clock.
  package var deskLine: String? {
    if let keyWords { return "\(Self.key) \(keyWords)" }
    guard self != .help, self != .quit, !traits.contains(.isOperators) else { return nil }
    return Self.forms.lazy.compactMap { $0.line(of: self) }.first
  }

  /// What follows `key`; `nil` for a command that has a line of its own.
  private var keyWords: String? {
    switch self {
    case .clickerStart: "clicker"
    case .adjust(let seconds): "adjust \(seconds)"
    case .slot(let slot): "slot \(slot)"
    case .back: "back"
    case .blackout: "blackout"
    case .message: "message"
    case .storedMessage(let number): "message \(number)"
    case .close: "close"
    default: nil
    }
  }

  /// How people are told of it: as a line that they could type, as far as there is one.
  package var words: String {
    switch self {
    case .adjust(let seconds), .add(let seconds):
      (seconds < 0 ? "take " : "add ") + Self.length(abs(seconds))
    case .set(let seconds): "set \(Self.length(seconds))"
    case .slot(let slot): "preset \(slot)"
    case .clickerStart: "start"
    case .back, .blackout, .message, .close: keyWords ?? ""
    case .storedMessage(let number): "message \(number)"
    default: deskLine ?? ""
    }
  }

  private static func length(_ seconds: Int) -> String {
    seconds % 60 == 0 && seconds > 0 ? "\(seconds / 60)m" : "\(seconds)s"
  }

  /// Reads the line of a desk; `nil` if it is not one.
  package init?(deskLine line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard words.first == Self.key else {
      guard let command = try? Command(line: line), command.deskLine != nil else { return nil }
      self = command
      return
    }
    let number = words.count == 3 ? Int(words[2]) : nil
    let slot = number.flatMap { 1...9 ~= $0 ? $0 : nil }
    switch (words.dropFirst().first, words.count) {
    case ("clicker", 2): self = .clickerStart
    case ("back", 2): self = .back
    case ("blackout", 2): self = .blackout
    case ("message", 2): self = .message
    case ("close", 2): self = .close
    case ("adjust", 3):
      guard let number, -longestTime...longestTime ~= number else { return nil }
      self = .adjust(by: number)
    case ("slot", 3):
      guard let slot else { return nil }
      self = .slot(slot)
    case ("message", 3):
      guard let slot else { return nil }
      self = .storedMessage(slot)
    default: return nil
    }
  }
}
