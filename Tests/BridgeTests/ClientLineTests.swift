import Room
import Testing
import TimerEngine

@testable import Bridge

/// A command is the same line for the clock, whichever way it comes.
struct ClientLineTests {
  /// The session's time in microseconds.
  private static let now: Int64 = 1_000_000_000

  /// A command as a line, and the arguments of its message of OSC; `nil` if it has none.
  private static let commands: [(line: String, osc: [OSCArgument]?)] = [
    ("start", []), ("stop", []), ("toggle", []), ("add 1m", [.integer(60)]), ("set 5m", nil),
    ("preset 2", [.integer(2)]), ("green", []), ("yellow", nil), ("reset", []), ("next", []),
    ("previous", []), ("undo", []), ("redo", []), ("go Grace", nil), ("skip", nil),
    ("blackout on", [.integer(1)]), ("message", nil), ("clear", []), ("flash", []),
  ]

  @Test(arguments: commands, [false, true])
  func aPageABrokerAndOSCSendTheLineOfASocket(
    command: (line: String, osc: [OSCArgument]?), isSure: Bool
  ) throws {
    let line = (isSure ? "! " : "") + command.line
    #expect(try fromPage(command.line, isSure) == line)
    #expect(try fromBroker(line) == line)
    guard let arguments = command.osc else { return }
    let sent = try fromOSC(command.line, arguments + (isSure ? [.integer(1)] : []))
    #expect(sent.hasPrefix("! ") == isSure)
    #expect(
      try Command(line: sent.replacing("! ", with: "")) == (try Command(line: command.line)))
  }

  private func words(_ line: String) -> [String] {
    line.split(separator: " ", maxSplits: 1).map(String.init)
  }

  private func fromPage(_ line: String, _ isSure: Bool) throws -> String? {
    let words = words(line)
    let request = WebRequest(
      "POST", "/api/\(words[0])" + (isSure ? "?sure=1" : ""), [],
      body: Array(words.dropFirst().joined().utf8))
    guard case .command(let name) = try Route(request) else { return nil }
    return try Route.line(name, of: request)
  }

  private func fromBroker(_ line: String) throws -> String? {
    var filter = RequestFilter()
    let json = #"{"id":"a","sent":\#(Self.now),"command":"\#(line)"}"#
    let message = MQTTMessage(RoomTopics("main").command, json, isAcknowledged: true)
    guard case .perform(let line, _, _) = filter.decision(about: message, now: Self.now, at: .start)
    else { return nil }
    return line
  }

  private func fromOSC(_ line: String, _ arguments: [OSCArgument]) throws -> String {
    let message = OSCMessage(
      address: OSCRequest.root + words(line)[0], arguments: arguments)
    let read = try OSCMessage.messages(in: message.packet)
    guard case .command(let line) = try OSCRequest(read[0]) else { return "" }
    return line
  }
}
