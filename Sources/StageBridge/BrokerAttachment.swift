import NIOCore
import NIOPosix
import OperatorConsole
import StageClock
import StageLink
import TerminalCanvas
import TimerEngine

/// Speaks a room's protocol on standard input and output, over a broker: the child of
/// `speakerclock display --via`.
///
/// With `RoomTopics.everyRoom` it leads to all rooms of the broker, and each line names its room.
/// Messages of a room are forwarded only while its clock is there. Used on its event loop alone.
final class BrokerAttachment {
  /// The name of the room, or `RoomTopics.everyRoom`.
  private let pattern: String
  private let ended: (String) -> Void
  private var broker: BrokerLink?
  private let output: any Channel
  /// By which it knows the answers to its own questions.
  private let id = String(UInt64.random(in: 0...UInt64.max), radix: 36)
  private var rooms: [String: BrokerRoom] = [:]
  /// Whether the display has said who it is.
  private var isIntroduced = false
  /// What the operator of the room sees of the display; `nil` where it shows several rooms.
  private var shown: (name: DisplayName, display: BrokerDisplay)?
  private var isConnected = false

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - room: the room's name at the broker, or `RoomTopics.everyRoom`.
  ///   - broker: the broker.
  ///   - output: where lines go.
  ///   - ended: is told why it cannot go on.
  init(
    _ room: String, at broker: BrokerAddress, output: any Channel,
    ended: @escaping (String) -> Void
  ) {
    pattern = room
    self.output = output
    self.ended = ended
    self.broker = BrokerLink(
      broker, on: output.eventLoop, canTakeMore: { output.isWritable },
      handle: { [unowned self] in handle($0) })
  }

  private var isForAll: Bool { pattern == RoomTopics.everyRoom }

  // MARK: The display

  /// Takes a line of the display.
  func take(_ line: String) {
    switch ClientLine(line) {
    case .hello(let name, _, let size)?: introduce(name, size)
    case .clockError(let error)?:
      shown?.display.clockError = error.microseconds
      publishDisplay()
    case .bye?:
      shown?.display.closed = true
      publishDisplay()
    case .sync(let moment, nil)?: ask(moment, of: pattern)
    case .sync(let moment, let room?)? where isForAll: ask(moment, of: room)
    case .sync?, .watch?, .watchEvents?, .command?, nil: break
    }
  }

  private func introduce(_ client: ClientName, _ size: Size) {
    if !isForAll {
      // The first name stays: the broker has it in the will.
      shown = (
        shown?.name ?? DisplayName(client),
        BrokerDisplay(
          columns: size.columns, rows: size.rows, clockError: shown?.display.clockError)
      )
    }
    if !isIntroduced { connect() }
    isIntroduced = true
    publishDisplay()
  }

  private func connect() {
    let topics = RoomTopics(pattern)
    let filters = [topics.online, topics.state, topics.done].map {
      MQTTFilter(topics: $0, isAcknowledged: true)
    }
    broker?.connect(filters, will: farewell)
  }

  /// Takes the display away from the operator's list.
  private var farewell: MQTTMessage? {
    shown.map { MQTTMessage(RoomTopics(pattern).display($0.name), "", isRetained: true) }
  }

  private func publishDisplay() {
    guard isConnected, let shown else { return }
    broker?.publish(
      MQTTMessage(
        RoomTopics(pattern).display(shown.name), json: shown.display, isRetained: true))
  }

  /// Asks a room's clock what time it is.
  ///
  /// The display asks each clock that comes, so a question from before is left out.
  private func ask(_ moment: Int64, of room: String) {
    guard isConnected, rooms[room]?.isOnline == true else { return }
    let request = BrokerRequest(id: id, sent: nil, command: "sync \(moment)")
    broker?.publish(MQTTMessage(RoomTopics(room).command, json: request))
  }

  /// Tells the broker that the display is gone.
  func finish() { broker?.disconnect(farewell) }

  // MARK: The broker

  private func handle(_ event: BrokerLink.Event) {
    switch event {
    case .connected:
      isConnected = true
      publishDisplay()
    case .lost(let reason): ended("No broker: \(reason)")
    case .message(let message): handle(message)
    case .tooLong: break
    }
  }

  private func handle(_ message: MQTTMessage) {
    guard let name = RoomTopics.room(of: message.topic),
      rooms[name] != nil || rooms.count < RoomsConsole.maxRooms
    else { return }
    let topics = RoomTopics(name)
    var room = rooms[name] ?? BrokerRoom()
    var lines: [ClockLine] = []
    switch message.topic {
    case topics.online:
      if let presence = message.decoded(OnlineState.self) { lines = room.take(presence) }
    case topics.state:
      if let text = message.text, case .snapshot(let state)? = try? ClockLine(text) {
        lines = room.take(state)
      }
    case topics.done:
      if let answer = message.decoded(BrokerAnswer.self), answer.id == id,
        let sent = answer.sync, let time = answer.time
      {
        lines = [.sync(sent: sent, time: time)]
      }
    default: break
    }
    rooms[name] = room
    for line in lines { write(line, of: name) }
  }

  private func write(_ line: ClockLine, of room: String) {
    guard let text = line.text(of: isForAll ? room : nil) else { return }
    output.writeAndFlush(output.allocator.buffer(string: text + "\n"), promise: nil)
  }
}
