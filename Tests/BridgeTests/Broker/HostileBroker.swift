import NIOCore
import TimerTestSupport

@testable import Bridge

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A broker that allows everything: it accepts each client and sends what the test says.
final class HostileBroker {
  /// The port on which it listens.
  let port: Int
  private let listener = socket(AF_INET, streamSocket, 0)
  private var client: Int32 = -1
  private var reader = MQTTReader()
  /// What the client has published over its present connection.
  private(set) var published: [MQTTMessage] = []
  /// What it has subscribed to over this connection.
  private(set) var filters: [MQTTFilter] = []
  /// The numbers of the messages that it has acknowledged over this connection.
  private(set) var acknowledged: [UInt16] = []
  /// What each client is sent together with the grant of a subscription.
  var retained: [MQTTMessage] = []

  init() throws {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) | listen(listener, 4) | getsockname(listener, $0, &length)
      }
    }
    guard status == 0 else { throw BrowserError.refused }
    port = Int(in_port_t(bigEndian: address.sin_port))
  }

  deinit {
    close(listener)
    drop()
  }

  /// Takes the next client and grants its subscriptions; returns whether one has come in time.
  func accept(upTo time: Duration = .patience) -> Bool {
    guard admitClient(upTo: time) else { return false }
    send(.connected(.accepted))
    return wait(upTo: time) { $0 == .subscribed }
  }

  /// Takes the next client and refuses it; returns whether it has ended its connection then.
  func refuse(_ reply: MQTTConnectReply) -> Bool {
    guard admitClient(upTo: .patience) else { return false }
    send(.connected(reply))
    return isClosed(within: .patience)
  }

  /// Ends the connection of the next client without reading what it has sent, which resets the
  /// connection; returns whether one has come.
  func reset() -> Bool {
    guard admitClient(upTo: .patience), isReadable(client, upTo: .patience) else { return false }
    drop()
    return true
  }

  private func admitClient(upTo time: Duration) -> Bool {
    guard isReadable(listener, upTo: time) else { return false }
    drop()
    client = acceptClient(listener)
    reader = MQTTReader()
    (published, filters, acknowledged) = ([], [], [])
    return true
  }

  /// Ends the connection of the client.
  func drop() {
    if client >= 0 { close(client) }
    client = -1
  }

  /// Forgets what was published, so that `wait` waits for what comes from now on.
  func forgetPublished() { published = [] }

  /// Waits until the client has subscribed to more topics, and grants that; returns whether it has.
  func grantsMore() -> Bool { wait(upTo: .patience) { $0 == .subscribed } }

  /// What has come of a client.
  enum Progress {
    case nothing
    case subscribed
    case published(MQTTMessage)
    case acknowledged(UInt16)
    case closed
  }

  /// Waits until a client has published what a condition holds for.
  func wait(upTo time: Duration = .patience, for condition: (MQTTMessage) -> Bool) -> Bool {
    if published.contains(where: condition) { return true }
    return wait(upTo: time) { progress in
      if case .published(let message) = progress { condition(message) } else { false }
    }
  }

  /// Sends a message that the client has to acknowledge; returns whether it has.
  func deliver(_ message: MQTTMessage, as number: UInt16) -> Bool {
    send(.publish(message, number: number))
    return wait(upTo: .patience) { $0 == .acknowledged(number) }
  }

  /// Whether the client has ended its connection.
  func isClosed(within time: Duration) -> Bool {
    wait(upTo: time) { if case .closed = $0 { true } else { false } }
  }

  private func wait(upTo time: Duration, until condition: (Progress) -> Bool) -> Bool {
    let end = ContinuousClock.now + time
    while ContinuousClock.now < end {
      guard isReadable(client, upTo: .milliseconds(50)) else { continue }
      var isFound = false
      for progress in receive() where condition(progress) { isFound = true }
      if isFound { return true }
    }
    return false
  }

  private func receive() -> [Progress] {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(client, &bytes, bytes.count, 0)
    guard count > 0 else { return [.closed] }
    var buffer = ByteBuffer(bytes: bytes.prefix(count))
    reader.append(&buffer)
    var found: [Progress] = []
    while let next = try? reader.next(), case .packet(let packet) = next {
      found.append(answer(packet))
    }
    return found
  }

  private func answer(_ packet: MQTTPacket) -> Progress {
    switch packet {
    case .subscribe(let filters, let number):
      self.filters += filters
      let grant = MQTTPacket.subscribed(filters.map { _ in true }, number: number)
      send([grant] + retained.map { MQTTPacket.publish($0, number: nil) })
      return .subscribed
    case .ping: send(.pong)
    case .publish(let message, let number):
      published.append(message)
      if let number { send(.published(number: number)) }
      return .published(message)
    case .published(let number):
      acknowledged.append(number)
      return .acknowledged(number)
    default: break
    }
    return .nothing
  }

  /// Sends a packet.
  func send(_ packet: MQTTPacket) { send([packet]) }

  private func send(_ packets: [MQTTPacket]) {
    var buffer = ByteBuffer()
    for packet in packets { packet.write(to: &buffer) }
    send(Array(buffer.readableBytesView))
  }

  /// Sends any bytes.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = sendBytes(Array(rest), to: client)
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

extension HostileBroker.Progress: Equatable {}

private func acceptClient(_ listener: Int32) -> Int32 { accept(listener, nil, nil) }

private func sendBytes(_ bytes: [UInt8], to socket: Int32) -> Int {
  send(socket, bytes, bytes.count, withoutSignal)
}

private func isReadable(_ descriptor: Int32, upTo time: Duration) -> Bool {
  var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  return poll(&request, 1, Int32(time / .milliseconds(1))) > 0
}
