import StageRenderer
import TimerEngine
import TimerTestSupport

@testable import Room

/// A way for a command to reach the clock.
enum Way: String, CaseIterable {
  /// The operator's own.
  case key, mouse, prompt
  /// A line of the program's own input, in plain mode.
  case line
  /// The socket, to which pages, brokers and OSC lead, too.
  case socket
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
  /// What is typed or sent: a name, and behind it perhaps an argument.
  let line: String
  /// Its key; `nil` if it has none.
  let key: Unicode.Scalar?
  /// What is clicked; `nil` if there is nothing.
  let target: Frame.Target?

  init(_ line: String, key: Unicode.Scalar? = nil, click target: Frame.Target? = nil) {
    (self.line, self.key, self.target) = (line, key, target)
  }
}

extension Session {
  /// Gives a command; returns what became of it, `nil` if it does not come on this way.
  mutating func give(
    _ command: TestedCommand, by way: Way, isSure: Bool = false
  ) -> Verdict? {
    let line = (isSure ? "! " : "") + command.line
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
    case .line: return verdict(on: .line(line))
    case .socket:
      return verdict(on: ClientRequest(client: 1, name: "socket", number: 7, line: line))
    }
  }

  /// Confirms a command that was guarded: clients and lines mark it as decided, the operator gives it
  /// once more, which in the prompt is Enter.
  mutating func confirm(_ command: TestedCommand, by way: Way) -> Verdict? {
    pass(.milliseconds(600))
    guard ![.line, .socket].contains(way) else { return give(command, by: way, isSure: true) }
    let before = state
    _ = way == .prompt ? verdict(on: .key(.enter)) : give(command, by: way)
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
        given.command, by: given.sender, given.confirmation, continuesStep: given.continuesStep)
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
