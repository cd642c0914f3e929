import NIOCore
import NIOPosix
import Platform
import Room
import StageRenderer
import TimerEngine

/// Speaks a room's protocol on standard input and output, over a broker, as a child of
/// `speakerclock display --via`, `send --via` and others.
///
/// With `RoomTopics.everyRoom` it serves all rooms of the broker. Then each line names its room,
/// and a command begins with `/` and the name: `#7 @DEADLINE /hall add 1m`. Messages of a room are
/// forwarded only while its clock is connected.
///
/// `#1 report` asks how many rows the report of each room has, and `#2 report hall` for the rows of
/// a room. Used on its event loop alone.
final class BrokerAttachment {
  /// The name of the room, or `RoomTopics.everyRoom`.
  private let pattern: String
  private let ended: (String) -> Void
  private var broker: BrokerLink?
  private let output: any Channel
  /// The id by which it recognizes the answers to its own questions; a desk has it as well, so that
  /// each question tells the clock's bridge that the desk is there.
  private let id = randomID()
  private var rooms: [String: BrokerRoom] = [:]
  /// Whether the display has said who it is.
  private var isIntroduced = false
  /// What the operator of the room sees of the display or desk, and its topic; `nil` where it shows
  /// several rooms.
  private var shown: (topic: String, display: BrokerDisplay)?
  /// The desk's id; `nil` for another client.
  private var desk: DeskId?
  private var isConnected = false
  /// The commands that wait for the connection.
  private var waiting: [() -> Void] = []
  /// The maximum number of commands that wait.
  private static let maxWaiting = 64

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - room: the room's name at the broker, or `RoomTopics.everyRoom`.
  ///   - broker: the broker.
  ///   - output: where lines go.
  ///   - ended: called with the reason if it cannot continue.
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

  /// Receives a line of the display.
  func receive(_ line: String) {
    switch WireClientMessage(line) {
    case .hello(let name, let kind, let size)?: introduce(name, kind, size)
    case .clockError(let error)?:
      shown?.display.clockError = error.microseconds
      publishDisplay()
    case .bye?:
      shown?.display.closed = true
      publishDisplay()
    case .sync(let moment, nil)?: ask(moment, of: pattern)
    case .sync(let moment, let room?)? where isForAll: ask(moment, of: room)
    case .command(_, let number?, let deadline, nil, let line)?:
      whenConnected { self.perform(line, number, by: deadline) }
    case .desk?, .got?: passToClock(line)
    case .sync?, .watch?, .watchEvents?, .watchPresets?, .command?, .more?, .keep?, .steppedDown?,
      .ready?, nil:
      break
    }
  }

  private func introduce(_ client: ClientName, _ kind: Client.Kind, _ size: Size) {
    if !isForAll, kind != .remote {
      if kind == .desk { desk = DeskId(level: id) }
      let topics = RoomTopics(pattern)
      // The first topic stays: the broker has it in the will.
      let topic = shown?.topic ?? desk.map(topics.desk) ?? topics.display(DisplayName(client))
      shown = (
        topic,
        BrokerDisplay(
          name: desk == nil ? nil : client.text, columns: size.columns, rows: size.rows,
          clockError: shown?.display.clockError, asker: desk == nil ? id : nil)
      )
    }
    if !isIntroduced { connect() }
    isIntroduced = true
    publishDisplay()
  }

  private func connect() {
    let topics = RoomTopics(pattern)
    let all = [topics.online, topics.state, topics.done] + (desk.map { [topics.toDesk($0)] } ?? [])
    let filters = all.map { MQTTFilter(topics: $0, isAcknowledged: true) }
    broker?.connect(filters, will: farewell)
  }

  /// Takes the display away from the operator's list.
  private var farewell: MQTTMessage? {
    shown.map { MQTTMessage($0.topic, "", isRetained: true) }
  }

  private func publishDisplay() {
    guard isConnected, let shown else { return }
    broker?.publish(MQTTMessage(shown.topic, json: shown.display, isRetained: true))
  }

  /// Passes on a desk's request; without a connection the request is lost, because it would come
  /// too late.
  private func passToClock(_ line: String) {
    guard isConnected, let desk else { return }
    broker?.publish(
      MQTTMessage(RoomTopics(pattern).request(desk), line, isAcknowledged: true))
  }

  /// Asks a room's clock what time it is.
  ///
  /// The display asks each clock that comes, so a question from before is left out.
  private func ask(_ moment: Int64, of room: String) {
    guard isConnected, rooms[room]?.isOnline == true else { return }
    let request = BrokerRequest(id: id, sent: nil, command: "sync \(moment)")
    broker?.publish(MQTTMessage(RoomTopics(room).command, json: request))
  }

  // MARK: Commands

  private func whenConnected(_ action: @escaping () -> Void) {
    if isConnected { action() } else if waiting.count < Self.maxWaiting { waiting.append(action) }
  }

  private func perform(_ line: String, _ number: Int, by deadline: Int64?) {
    let words = line.split(separator: " ")
    if words.first == "report", words.count <= 2 {
      return askForReport(of: words.dropFirst().first.map(String.init), number)
    }
    let (room, command) = isForAll ? Self.addressed(line) : (pattern, line)
    guard let room else {
      return refuse(
        number,
        "'\(line.printable.shortened)' does not begin with a room. Expected '/ROOM COMMAND', for example: "
          + "/hall add 1m")
    }
    guard rooms[room]?.isOnline == true else {
      return refuse(number, "The clock of room \(room) is not running", of: room)
    }
    guard let deadline, deadline > CommandDeadline.maxAge else {
      return refuse(
        number,
        "A command through a broker needs a deadline. Expected '@' and the session's time in "
          + "microseconds, for example: #7 @1795582265353102 add 1m", of: room)
    }
    let request = BrokerRequest(
      id: "\(id)/\(number)", sent: deadline - CommandDeadline.maxAge, command: command)
    broker?.publish(
      MQTTMessage(RoomTopics(room).command, json: request, isAcknowledged: true))
  }

  /// The room and the command of a line such as `/hall add 1m`.
  private static func addressed(_ line: String) -> (room: String?, command: String) {
    let word = line.prefix { !$0.isWhitespace }
    let name = String(word.dropFirst())
    guard word.first == "/", name.isRoomName else { return (nil, line) }
    return (name, String(line[word.endIndex...].drop(while: \.isWhitespace)))
  }

  private func refuse(_ number: Int, _ reason: String, of room: String? = nil) {
    write(.answer(number: number, ClientAnswer(.refused, reason)), of: room ?? pattern)
  }

  /// Subscribes to the rows of a room's report, or to the number of rows of each room's report.
  private func askForReport(of room: String?, _ number: Int) {
    guard room == nil || room == pattern || isForAll && room?.isRoomName == true else {
      return refuse(
        number,
        "This connection does not lead to room '\(room?.printable.shortened ?? "")'. Expected an "
          + "address that ends with this room or with +")
    }
    let filter = room.map { RoomTopics($0).reportRows } ?? RoomTopics(pattern).report
    broker?.subscribe(MQTTFilter(topics: filter, isAcknowledged: true)) { isGranted in
      let answer =
        isGranted
        ? ClientAnswer(.done, "")
        : ClientAnswer(.refused, "The broker does not allow this user to read reports")
      self.write(.answer(number: number, answer), of: room ?? self.pattern)
    }
  }

  /// Tells the broker that the display is gone.
  func finish() { broker?.disconnect(farewell) }

  // MARK: The broker

  private func handle(_ event: BrokerLink.Event) {
    switch event {
    case .connected:
      isConnected = true
      publishDisplay()
      write(.accepts([]), of: pattern)
      for action in waiting { action() }
      waiting = []
    case .lost(let reason): ended("No broker: \(reason)")
    case .message(let message): handle(message)
    case .tooLong: break
    }
  }

  private func handle(_ message: MQTTMessage) {
    guard let (name, subject) = RoomTopics.read(message.topic) else { return }
    switch subject {
    case .online:
      if let presence = message.read(OnlineState.usual) { update(name) { $0.receive(presence) } }
    case .state:
      if case .snapshot(let state)? = message.line { update(name) { $0.receive(state) } }
    case .done:
      if let line = message.read(BrokerAnswer()).flatMap(line) { write(line, of: name) }
    case .toDesk(let id):
      guard id == desk, let line = message.line else { return }
      write(line, of: name)
      // Without a connection to the clock there is nothing to wait for.
      if case .closed(let reason) = line { ended(reason) }
    case .report:
      let report = message.read(DayReportMessage(rows: nil))
      guard let rows = report?.rows, 0...DayReportMessage.maxRows ~= rows else { return }
      write(.report(DayReportMessage(rows: rows)), of: name, alwaysNamed: true)
    case .reportRow(let number):
      guard number <= DayReportMessage.maxRows, let row = message.text, !row.isEmpty else { return }
      let report = DayReportMessage(row: row, number: number)
      write(.report(report), of: name, alwaysNamed: true)
    // What clients say.
    case .command, .display, .desk, .request: break
    }
  }

  /// Updates a room, unless there are too many, and writes what a display is told of that.
  private func update(_ name: String, by receive: (inout BrokerRoom) -> [WireClockMessage]) {
    guard rooms[name] != nil || rooms.count < RoomsConsole.maxRooms else { return }
    for line in receive(&rooms[name, default: BrokerRoom()]) { write(line, of: name) }
  }

  /// The line for an answer to a question or a command from this side; `nil` for an answer to
  /// another client.
  private func line(_ answer: BrokerAnswer) -> WireClockMessage? {
    if answer.id == id, let sent = answer.sync, let time = answer.time {
      return .sync(sent: sent, time: time)
    }
    guard let answered = answer.id, answered.hasPrefix(id + "/"),
      let number = Int(answered.dropFirst(id.count + 1)), number >= 0,
      let status = answer.status.flatMap(ClientAnswer.Status.init)
    else { return nil }
    return .answer(number: number, ClientAnswer(status, answer.text ?? ""))
  }

  private func write(_ line: WireClockMessage, of room: String, alwaysNamed: Bool = false) {
    let isNamed = (isForAll || alwaysNamed) && room != RoomTopics.everyRoom
    guard let text = line.text(of: isNamed ? room : nil) else { return }
    output.writeAndFlush(output.allocator.buffer(string: text + "\n"), promise: nil)
  }
}

extension MQTTMessage {
  /// The contents as a line of a clock; `nil` if they are something else.
  fileprivate var line: WireClockMessage? { text.flatMap { try? WireClockMessage($0) } }
}
