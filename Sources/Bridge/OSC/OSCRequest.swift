import Room
import TimerEngine

/// A request to the bridge, read from a message of OSC.
enum OSCRequest: Hashable {
  /// A command for the clock, as a line.
  case command(String)
  /// The sender wants to be told each second what the clock shows, at this port; 0 ends that.
  case watch(port: Int)
  /// A button was released: nothing.
  case nothing

  /// What the addresses begin with.
  static let root = "/speakerclock/"

  /// The commands that take no argument but the value of a button: those for which people have
  /// buttons.
  static let plain = [
    "start", "stop", "toggle", "green", "reset", "undo", "redo", "next", "previous", "flash",
    "clear",
  ]

  /// The addresses that take something, and what.
  static let withArgument: [(name: String, argument: String)] = [
    ("add", "seconds"), ("take", "seconds"), ("preset", "number or name"), ("message", "text"),
    ("blackout", "1 or 0"), ("watch", "port"),
  ]

  /// Reads a message; refuses what there is none for.
  init(_ message: OSCMessage) throws(OSCError) {
    guard message.address.hasPrefix(Self.root) else {
      throw OSCError(
        "'\(message.address.printable.shortened)', expected an address below \(Self.root)")
    }
    let name = String(message.address.dropFirst(Self.root.count))
    let arguments = message.arguments.filter { $0 != .nothing }
    if Self.plain.contains(name) {
      self = try Self.plain(name, arguments)
    } else if Self.withArgument.contains(where: { $0.name == name }) {
      self = try Self.request(name, arguments)
    } else {
      throw OSCError("there is no '\(message.address.printable.shortened)'")
    }
  }

  /// A button sends a number above zero when it is pressed, and zero when it is released.
  private static func plain(
    _ name: String, _ arguments: [OSCArgument]
  ) throws(OSCError) -> OSCRequest {
    guard let argument = arguments.first else { return .command(name) }
    guard arguments.count == 1, let isPressed = argument.isPress else {
      throw OSCError(
        "\(root)\(name) takes nothing, or one number: above 0 if a button is pressed, "
          + "0 if it is released")
    }
    return isPressed ? .command("! " + name) : .nothing
  }

  private static func request(
    _ name: String, _ arguments: [OSCArgument]
  ) throws(OSCError) -> OSCRequest {
    let expected = withArgument.first { $0.name == name }?.argument ?? ""
    let wrong = OSCError(
      "\(root)\(name) takes \(expected), and 1 if it is meant for a running talk")
    let isDecided: Bool
    switch arguments.count {
    case 0 where name == "message": return .command(name)
    case 1: isDecided = false
    case 2:
      guard let isPress = arguments[1].isPress else { throw wrong }
      isDecided = isPress
    default: throw wrong
    }
    guard let line = line(name, arguments[0]) else { throw wrong }
    if name == "watch" { return .watch(port: Int(line) ?? 0) }
    guard line.utf8.count <= ClientRequest.maxBytes, ClientRequest.isOneLine(line) else {
      throw OSCError("\(root)\(name) takes one line of at most \(ClientRequest.maxBytes) bytes")
    }
    return .command((isDecided ? "! " : "") + line)
  }

  /// The line of a command with its argument; of `watch` the port.
  private static func line(_ name: String, _ argument: OSCArgument) -> String? {
    switch (name, argument) {
    case ("add", _), ("take", _):
      guard let seconds = argument.whole, 1..<86_400 ~= seconds else { return nil }
      return "\(name) \(seconds)s"
    case ("preset", .text(let text)):
      return text.allSatisfy(\.isWhitespace) ? nil : "preset \(text)"
    case ("preset", _):
      guard let slot = argument.whole, 1...9 ~= slot else { return nil }
      return "preset \(slot)"
    case ("message", .text(let text)):
      // A text that begins with dashes is no option.
      return text.allSatisfy(\.isWhitespace) ? "clear" : "message -- \(text)"
    case ("blackout", _): return argument.isPress.map { "blackout " + ($0 ? "on" : "off") }
    case ("watch", _):
      guard let port = argument.whole, 0...65_535 ~= port else { return nil }
      return "\(port)"
    default: return nil
    }
  }
}

extension OSCArgument {
  /// A whole number, as which faders send floating-point ones too; `nil` for anything else.
  fileprivate var whole: Int? {
    switch self {
    case .integer(let value): Int(value)
    case .number(let value): Int(exactly: value.rounded())
    case .text, .bytes, .truth, .nothing: nil
    }
  }

  /// Whether it is the value of a button that is pressed, and not released; `nil` if it is neither.
  ///
  /// Any number above zero is a press: consoles send the number of a column, pads how hard they are
  /// hit.
  fileprivate var isPress: Bool? {
    switch self {
    case .truth(let isTrue): isTrue
    case .integer(let value): value < 0 ? nil : value > 0
    case .number(let value): value >= 0 ? value > 0 : nil
    case .text, .bytes, .nothing: nil
    }
  }
}
