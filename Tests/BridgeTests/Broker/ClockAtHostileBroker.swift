import StageRenderer
import Testing
import TimerTestSupport

@testable import Bridge

/// The built clock, with a talk of ten minutes, and its bridge at a broker that the test simulates.
struct ClockAtHostileBroker {
  /// The topics of its room.
  static let topics = RoomTopics("main")

  let home: TemporaryFolder
  let broker: HostileBroker
  let clock: PseudoTerminal
  let bridge: PseudoTerminal

  /// Starts them, and waits until the clock has its room at the broker.
  init() throws {
    let home = try TemporaryFolder(inMemory: true)
    try home.makeFolder("run")
    broker = try HostileBroker()
    func run(_ arguments: String...) throws -> PseudoTerminal {
      try PseudoTerminal(
        [BuiltPrograms.folder + "/" + arguments[0]] + arguments.dropFirst(),
        environment: home.environment(runtime: "run"), size: Size(columns: 80, rows: 24))
    }
    let clock = try run("speakerclock", "10:00", "--start")
    clock.wait(upTo: .patience) { $0.canvas.lines.joined().contains("GREEN") }
    self.clock = clock
    // A bridge whose broker says nothing for five seconds leaves it.
    bridge = try run("speakerclock-bridge", "mqtt", "mqtt://127.0.0.1:\(broker.port)/main")
    self.home = home
    #expect(broker.accept())
    #expect(broker.wait { $0.topic == Self.topics.state })
  }
}
