import NIOCore
import NIOPosix
import StageLink
import TimerEngine

/// Speaks a room's protocol on standard input and output, over a broker: the child of
/// `speakerclock display --via`.
///
/// What is said of the room is handed on only while its clock is there. Used on its event loop alone.
final class BrokerAttachment {
  private let topics: RoomTopics
  private let ended: (String) -> Void
  private var broker: BrokerLink?
  private let output: any Channel
  /// By which it knows the answers to its own questions.
  private let id = String(UInt64.random(in: 0...UInt64.max), radix: 36)
  private var online: OnlineState?
  private var state: WireSnapshot?
  private var name: String?
  private var display: BrokerDisplay?
  private var isConnected = false
  /// Questions from before the broker was there.
  private var unsent: [String] = []

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - room: the room's name at the broker.
  ///   - broker: the broker.
  ///   - output: where lines go.
  ///   - ended: is told why it cannot go on.
  init(
    _ room: String, at broker: BrokerAddress, output: any Channel,
    ended: @escaping (String) -> Void
  ) {
    topics = RoomTopics(room)
    self.output = output
    self.ended = ended
    self.broker = BrokerLink(broker, on: output.eventLoop) { [unowned self] in handle($0) }
  }

  // MARK: The display

  /// Takes a line of the display.
  func take(_ line: String) {
    let words = line.split(separator: " ")
    switch (words.first, words.count) {
    case ("hello", 4...): introduce(words.dropFirst())
    case ("delay", 2):
      display?.delay = Int64(words[1])
      publishDisplay()
    case ("bye", 1):
      display?.closed = true
      publishDisplay()
    case ("sync", 2) where Int64(words[1]) != nil: ask(line)
    default: break
    }
  }

  /// The name's characters that mean something in a topic are replaced.
  private func introduce(_ words: ArraySlice<Substring>) {
    let size = words.last?.split(separator: "x").compactMap { Int($0) } ?? []
    guard size.count == 2 else { return }
    let name = words.dropLast(2).joined(separator: " ")
      .map { "/+#".contains($0) ? "-" : String($0) }.joined()
    display = BrokerDisplay(columns: size[0], rows: size[1], delay: display?.delay)
    if self.name == nil {
      self.name = String(name.prefix(32))
      connect()
    }
    publishDisplay()
  }

  private func connect() {
    let will = name.map { MQTTMessage(topics.display($0), "", isRetained: true) }
    broker?.connect(
      [topics.online, topics.state, topics.done].map {
        MQTTFilter(topics: $0, isAcknowledged: true)
      }, will: will)
  }

  private func publishDisplay() {
    guard isConnected, let name, let display else { return }
    broker?.publish(MQTTMessage(topics.display(name), json: display, isRetained: true))
  }

  /// A question whose answer was lost is asked again by the display.
  private func ask(_ line: String) {
    guard isConnected, online?.online == true else {
      unsent = [line]
      return
    }
    broker?.publish(
      MQTTMessage(topics.command, json: BrokerRequest(id: id, sent: nil, command: line)))
  }

  /// Tells the broker that the display is gone.
  func finish() {
    broker?.disconnect(name.map { MQTTMessage(topics.display($0), "", isRetained: true) })
  }

  // MARK: The broker

  private func handle(_ event: BrokerLink.Event) {
    switch event {
    case .connected:
      isConnected = true
      publishDisplay()
    case .lost(let reason): ended("No broker: \(reason)")
    case .message(let message): handle(message)
    }
  }

  private func handle(_ message: MQTTMessage) {
    switch message.topic {
    case topics.online:
      if let state = message.decoded(OnlineState.self) { clockChanged(to: state) }
    case topics.state:
      guard let text = message.text, case .snapshot(let snapshot)? = try? ClockLine(text) else {
        return
      }
      state = snapshot
      showState()
    case topics.done:
      guard let answer = message.decoded(BrokerAnswer.self), answer.id == id,
        let sent = answer.sync, let time = answer.time
      else { return }
      write(.sync(sent: sent, time: time))
    default: break
    }
  }

  private func clockChanged(to new: OnlineState) {
    // The last words of a bridge that is gone are none of the one that is there.
    if let online, online.online, !new.online, new.controller != online.controller { return }
    let isNew = new.online && new != online
    online = new
    guard isNew else { return }
    showState()
    for line in unsent { ask(line) }
    unsent = []
  }

  private func showState() {
    guard let online, online.online, let state, state.session == online.session else { return }
    write(.snapshot(state))
  }

  private func write(_ line: ClockLine) {
    guard let text = line.text else { return }
    output.writeAndFlush(output.allocator.buffer(string: text + "\n"), promise: nil)
  }
}
