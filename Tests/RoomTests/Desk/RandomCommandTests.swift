import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// An operator and two clients command one clock at random moments; a model that shares no code
/// with it must agree.
struct RandomCommandTests {
  private static let models = [
    ClockModel.Talk(length: 90, yellow: 30, red: 10),
    ClockModel.Talk(length: 1200, yellow: 240, red: 60),
  ]
  private static let presets = models.enumerated().map { index, model in
    Preset(
      name: "Talk \(index + 1)", slot: index + 1, duration: model.length,
      thresholds: PhaseThresholds(yellow: model.yellow, red: model.red))
  }

  private static let commands =
    [
      "start", "start", "stop", "toggle", "toggle", "add 60s", "add 7s", "take 30s", "take 500s",
      "add 86000s", "take 86000s", "set 45s", "set 300s", "set green", "set yellow", "set red",
      "preset 1", "preset 2", "green", "yellow", "red", "reset", "backdate", "clear", "undo",
      "undo", "undo", "time", "next", "previous", "bogus", "add 5",
    ]

  /// How many milliseconds may pass before a command.
  private static let times = [0, 0, 3, 120, 480, 500, 997, 1000, 8000, 61_000, 250_000]

  /// Only the title of the screen is read.
  private static let size = Size(columns: 20, rows: 5)

  private struct Room {
    var session = Session(
      of: RandomCommandTests.presets[0], presets: RandomCommandTests.presets,
      size: RandomCommandTests.size, settings: .steady)
    var model = ClockModel(presets: RandomCommandTests.models)
    var milliseconds = 0

    mutating func pass(_ time: Int) {
      milliseconds += time
      session.pass(.milliseconds(time))
      model.pass(to: milliseconds)
    }

    /// A client's command; the answers of the clock and of the model.
    mutating func request(_ line: String, from client: Int) -> (clock: String?, model: String) {
      let request = ClientRequest(client: client, name: "", number: 1, line: line)
      session.handle(.request(request))
      let answer = session.effects.last { effect in
        if case .send(.answer(_, to: request)) = effect.effect { true } else { false }
      }
      guard case .send(.answer(let answer, _))? = answer?.effect else {
        return (nil, model.request(line, from: client).rawValue)
      }
      return (answer.status.rawValue, model.request(line, from: client).rawValue)
    }
  }

  /// The second and the phase in the terminal's title: `−0:07 OVER` is `-7 OVER`.
  private func seen(in title: String) -> String {
    let words = title.split(separator: " ")
    let time = words.first ?? ""
    let isOver = time.hasPrefix("−")
    let size = time.drop { $0 == "−" }.split(separator: ":").reduce(0) { $0 * 60 + (Int($1) ?? 0) }
    return "\(isOver ? -size : size) \(words.last ?? "")"
  }

  /// All that the model knows, of the clock and of the model.
  private func states(of room: inout Room) -> (clock: String, model: String) {
    let snapshot = room.session.console.snapshot
    let (seconds, fraction) = snapshot.remaining(at: room.session.console.moment.talk).components
    let left = Int(seconds) * 1000 + Int(fraction / 1_000_000_000_000_000)
    let lamps = Lamp.allCases.map { "\(snapshot.time(of: $0) ?? -1)" }.joined(separator: " ")
    let message = room.session.console.state.showsMessage
    let clock =
      "\(snapshot.isReady) \(snapshot.isRunning) \(left) \(lamps) \(message) "
      + seen(in: room.session.canvas().title ?? "")
    let talk = room.model.talk
    let model =
      "\(talk.isReady) \(talk.isRunning) \(talk.left) \(talk.length) \(talk.shownYellow) "
      + "\(talk.shownRed) \(room.model.message.isShown) \(talk.remainingSecond) \(room.model.phase)"
    return (clock, model)
  }

  @Test(arguments: randomSeeds(5))
  func theClockDoesWhatASimpleModelDoes(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var room = Room()
    var log: [String] = []
    for _ in 0..<150 {
      room.pass(random.pick(Self.times))
      let line = random.pick(Self.commands)
      let client = random.below(3)
      if client == 0 {
        let line = random.below(8) == 0 ? "message Questions" : line
        log.append("operator: \(line)")
        room.session.say(line)
        room.model.say(line)
      } else {
        let line = random.below(3) == 0 ? "! \(line)" : line
        log.append("client \(client): \(line)")
        let answers = room.request(line, from: client)
        #expect(answers.clock == answers.model, "seed \(seed): \(log)")
      }
      let states = states(of: &room)
      #expect(states.clock == states.model, "seed \(seed): \(log)")
      guard states.clock == states.model else { return }
    }
  }
}
