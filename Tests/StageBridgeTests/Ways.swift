import StageRenderer
import TimerEngine
import TimerTestSupport

@testable import Bridge
@testable import Platform
@testable import Room

/// A way for a command to reach the clock.
enum Way: String, CaseIterable {
  /// The operator's own.
  case key, mouse, prompt
  /// A line of the program's own input, in plain mode.
  case line
  /// Those of other programs, each of which is a client of the clock in the end.
  case socket, page
  case mqtt = "MQTT"
  case osc = "OSC"

  static let clients: [Way] = [.socket, .page, .mqtt, .osc]
}

/// What became of a command.
enum Verdict: Character {
  /// It has changed something.
  case done = "d"
  /// It was accepted, and has changed nothing.
  case nothing = "-"
  /// It was refused.
  case refused = "r"
  /// It would lose something, so its sender has to confirm it.
  case guarded = "g"
  /// It was no command: it only closed what was open, or was typed into the prompt.
  case elsewhere = "x"
  /// It has changed something, although its sender was told that it did not.
  case wrong = "!"

  /// What its sender was told, compared with what has happened.
  init(told: Verdict, hasChanged: Bool) {
    self = told == .done ? hasChanged ? .done : .nothing : hasChanged ? .wrong : told
  }
}

/// A command as it is given on each way.
struct TestedCommand {
  /// The session's time in microseconds.
  private static let now: Int64 = 1_000_000_000

  /// What is typed or sent: a name, and behind it perhaps an argument.
  let line: String
  /// Its key; `nil` if it has none.
  let key: Unicode.Scalar?
  /// What is clicked; `nil` if there is nothing.
  let target: Frame.Target?
  /// The arguments of its message of OSC; `nil` if it has none.
  let osc: [OSCArgument]?

  init(
    _ line: String, key: Unicode.Scalar? = nil, click target: Frame.Target? = nil,
    osc: [OSCArgument]? = nil
  ) {
    (self.line, self.key, self.target, self.osc) = (line, key, target, osc)
  }

  private var words: [Substring] { line.split(separator: " ", maxSplits: 1) }
  private var name: String { String(words[0]) }

  /// The request that reaches the clock from a client; `nil` if the command does not come on this
  /// way.
  ///
  /// `isSure` says that the sender has confirmed it.
  func request(on way: Way, isSure: Bool) throws -> ClientRequest? {
    guard let text = try socketLine(on: way, isSure: isSure)?.text else { return nil }
    var connection = ClientConnection(FileDescriptor(-1), id: 1, since: .start)
    let hello = WireClientMessage.hello(ClientName(way.rawValue), .remote, .none)
    _ = connection.handle(hello.text, at: Self.now, now: .start)
    let result = connection.handle(text, at: Self.now, now: .start)
    return if case .command(let request, _) = result { request } else { nil }
  }

  private func socketLine(on way: Way, isSure: Bool) throws -> WireClientMessage? {
    let decision = isSure ? "! " : ""
    switch way {
    case .socket: return WireClientMessage("#7 \(decision)\(line)")
    case .page:
      let argument = words.dropFirst().joined()
      let request = WebRequest(
        "POST", "/api/\(name)" + (isSure ? "?sure=1" : ""), [], body: Array(argument.utf8))
      guard case .command(let name) = try Route(request) else { return nil }
      return asBridgesSend(try Route.line(name, of: request))
    case .mqtt:
      var gate = RequestFilter()
      let json = #"{"id":"a","sent":\#(Self.now),"command":"\#(decision)\#(line)"}"#
      let message = MQTTMessage(RoomTopics("main").command, json, isAcknowledged: true)
      guard
        case .perform(let line, _, _) = gate.decision(about: message, now: Self.now, at: .start)
      else { return nil }
      return asBridgesSend(line)
    case .osc:
      guard let osc else { return nil }
      let message = OSCMessage(
        address: OSCRequest.root + name, arguments: osc + (isSure ? [.integer(1)] : []))
      let read = try OSCMessage.messages(in: message.packet)
      guard case .command(let line) = try OSCRequest(read[0]) else { return nil }
      return asBridgesSend(line)
    case .key, .mouse, .prompt, .line: return nil
    }
  }

  /// The line to the socket that a bridge makes of a command.
  private func asBridgesSend(_ line: String) -> WireClientMessage {
    .command(number: 7, deadline: CommandDeadline(sent: nil, now: Self.now)?.moment, line)
  }
}

extension Session {
  /// Gives a command; returns what became of it, `nil` if it does not come on this way.
  mutating func give(
    _ command: TestedCommand, by way: Way, isSure: Bool = false
  ) throws -> Verdict? {
    switch way {
    case .key:
      guard let key = command.key else { return nil }
      return verdict(on: .key(.character(key)))
    case .mouse:
      guard let target = command.target, let place = place(of: target) else { return nil }
      let press = Input.mouse(Mouse(.press, at: place))
      let uncovers = outcome(of: press) != nil
      handle(.input(press))
      return uncovers ? .elsewhere : verdict(on: .mouse(Mouse(.release, at: place)))
    case .prompt:
      if console.screen.prompt == nil { press(":") }
      guard console.screen.prompt != nil else { return verdictWithoutCommand }
      press(command.line)
      return verdict(on: .key(.enter))
    case .line: return verdict(on: .line((isSure ? "! " : "") + command.line))
    case .socket, .page, .mqtt, .osc:
      return try command.request(on: way, isSure: isSure).map { verdict(on: $0) }
    }
  }

  /// Confirms a command that was guarded: clients and lines mark it as decided, the operator gives it
  /// once more, which in the prompt is Enter.
  mutating func confirm(_ command: TestedCommand, by way: Way) throws -> Verdict? {
    pass(.milliseconds(600))
    guard way != .line, !Way.clients.contains(way) else {
      return try give(command, by: way, isSure: true)
    }
    let before = state
    _ = way == .prompt ? verdict(on: .key(.enter)) : try give(command, by: way)
    // It counts once the key has been silent.
    pass(.milliseconds(250))
    let told = console.screen.question == nil ? Verdict.done : .guarded
    return Verdict(told: told, hasChanged: state != before)
  }

  private mutating func verdict(on request: ClientRequest) -> Verdict {
    let (before, count) = (state, effects.count)
    handle(.request(request))
    for case .send(.answer(let answer, _)) in effects[count...].map(\.effect) {
      let told: Verdict? =
        switch answer.status {
        case .done: answer.isUnchanged ? .nothing : .done
        case .refused: .refused
        case .guarded: .guarded
        case .late, .unknown: nil
        }
      if let told { return Verdict(told: told, hasChanged: state != before) }
    }
    return .wrong
  }

  private mutating func verdict(on input: Input) -> Verdict {
    let (before, outcome) = (state, outcome(of: input))
    handle(.input(input))
    guard let outcome else { return verdictWithoutCommand }
    let told: Verdict =
      switch outcome {
      case .done: .done
      // What decides has done so by now.
      case .later: state != before ? .done : .refused
      case .nothingToDo: .nothing
      case .refused: .refused
      case .guarded: .guarded
      }
    return Verdict(told: told, hasChanged: state != before)
  }

  private var verdictWithoutCommand: Verdict {
    console.screen.isLocked ? .refused : .elsewhere
  }

  /// What will become of the command that an input stands for; `nil` if it stands for none.
  private func outcome(of input: Input) -> Outcome? {
    var (screen, clock) = (console.screen, console.clock)
    screen.handle(input)
    for case .perform(let given) in screen.takeRequests() {
      return clock.perform(
        given.command, by: given.sender, given.consent, continuesStep: given.continuesStep)
    }
    return nil
  }

  private mutating func place(of target: Frame.Target) -> Position? {
    _ = canvas()
    let frame = console.screen.frame
    // In the middle, where it stays when the controls come.
    return frame?.places.map { place in
      Position(
        column: place.rect.origin.column + place.rect.size.columns / 2,
        row: place.rect.origin.row + place.rect.size.rows / 2)
    }.first { frame?.target(at: $0) == target }
  }

  /// All that a command may change.
  private var state: (StageSnapshot, Rundown?) {
    (console.state.stage, console.state.rundown)
  }
}
