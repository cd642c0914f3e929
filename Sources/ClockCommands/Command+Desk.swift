import RundownEngine
import SpeechAnnouncement
import StageDisplay
import TimerEngine

// Commands as a desk sends them: each command of a key has a line as well.
extension Command {
  /// The first word of the line of a command that only keys and the mouse give.
  private static let key = "key"

  /// The line from which `init(deskLine:)` makes the same command; `nil` for a command that concerns only
  /// the screen and the keys in front of a clock.
  package var deskLine: String? {
    switch self {
    case .add(let seconds): seconds < 0 ? "take \(-seconds)s" : "add \(seconds)s"
    case .set(let seconds): "set \(seconds)s"
    case .preset(let text): "preset \(text)"
    case .go(let lamp): lamp.rawValue
    case .assign(let lamp): "set \(lamp.rawValue)"
    case .questions(let seconds): "questions \(seconds)s"
    case .goTo(let item): "go \(item.text)"
    case .skip(let item): Self.line("skip", item?.text)
    case .move(let text): "move \(text)"
    case .name(let part, let text, let handle):
      Self.line(part == .title ? "title" : "speaker", handle.map { "#\($0)" }, text)
    case .shorten(let seconds, let handle):
      Self.line("shorten", handle.map { "#\($0)" }, "\(seconds)s")
    case .insert(let seconds, let title): Self.line("insert", "\(seconds)s", title)
    case .until(let seconds): "until \(Words.exactTimeOfDay(seconds))"
    case .store(let slot): "store \(slot)"
    case .remove(let slot): "remove \(slot)"
    case .setBlackout(let isBlack): isBlack ? "blackout on" : "blackout off"
    case .showMessage(let text, let seconds):
      Self.line(
        "message", seconds.map { "--for \($0)s" } ?? (text == nil ? nil : "--"), text)
    case .clickerStart, .adjust, .slot, .back, .blackout, .message, .storedMessage, .close:
      keyWords.map { "\(Self.key) \($0)" }
    case .help, .takeOver, .quit: nil
    default: traits.contains(.isOperators) ? nil : lineWithoutArgument
    }
  }

  /// The line of a command that takes no argument; `nil` if it takes one.
  private var lineWithoutArgument: String? {
    Self.forms.first { $0.command == self }?.name.rawValue
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
    case .back: "green"
    case .clickerStart: "start"
    case .blackout, .message, .close: keyWords ?? ""
    case .storedMessage(let number): "message \(number)"
    default: deskLine ?? ""
    }
  }

  private static func length(_ seconds: Int) -> String {
    seconds % 60 == 0 && seconds > 0 ? "\(seconds / 60)m" : "\(seconds)s"
  }

  private static func line(_ words: String?...) -> String {
    words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Reads the line of a desk; `nil` if it is none.
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

extension ItemReference {
  /// The text that names it.
  fileprivate var text: String {
    switch self {
    case .handle(let handle): "#\(handle)"
    case .text(let text): text
    }
  }
}
