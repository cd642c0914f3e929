import NIOCore
import NIOPosix
import Platform

/// The address of a broker, with the login if it needs one.
package struct BrokerAddress: Hashable, Sendable {
  /// The port that is registered for MQTT without encryption.
  package static let defaultPort = 1883

  /// The host's name or address.
  package var host: String
  package var port: Int
  /// The user's name and password; `nil` if the broker needs none.
  package var login: Credentials?

  /// A user's name and password at a broker.
  package struct Credentials: Hashable, Sendable {
    /// The user's name.
    package var user: String
    package var password: String

    /// Creates credentials.
    package init(user: String, password: String) {
      self.user = user
      self.password = password
    }

    /// Reads the contents of a file with the user's name on the first line and the password on the
    /// second; `nil` if there is no name, or no second line.
    ///
    /// The file may come from Windows, with a byte-order mark and carriage returns.
    package init?(file bytes: [UInt8]) {
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      // By bytes: a carriage return and a line feed are one character.
      let lines = bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
        .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map { line in
          let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
          return String(decoding: text, as: UTF8.self)
        }
      guard lines.count >= 2, !lines[0].isEmpty else { return nil }
      self.init(user: lines[0], password: lines[1])
    }
  }

  /// Creates an address.
  package init(host: String, port: Int = defaultPort, login: Credentials? = nil) {
    self.host = host
    self.port = port
    self.login = login
  }
}

/// The bridge's connection to a broker.
///
/// After a lost connection it tries again, with a pause that grows unless the connection has
/// lasted. Used on its event loop alone.
final class BrokerLink {
  /// What has happened.
  enum Event {
    /// The connection is there, and the broker has granted the subscriptions.
    case connected
    /// A connection could not be made, or has ended; the reason.
    case lost(String)
    case message(MQTTMessage)
    /// A message under this topic was too long, and is left out.
    case tooLong(topic: String)
  }

  /// MQTT's keep-alive time in seconds: the broker may drop a client that sends nothing for one and
  /// a half times as long.
  private static let keepAlive: UInt16 = 5
  /// How long a broker may take to answer.
  private static let patience = TimeAmount.seconds(5)
  /// How long a broker may take to close a connection that has ended.
  private static let farewell = TimeAmount.seconds(1)
  /// The most bytes that may wait for a broker that does not read.
  private static let maxUnsent = 1_048_576

  private let address: BrokerAddress
  private let loop: NIOIsolatedEventLoop
  private let canTakeMore: () -> Bool
  private let handle: (Event) -> Void
  private var filters: [MQTTFilter] = []
  private var will: MQTTMessage?
  private var channel: (any Channel)?
  private var isReady: Bool { readySince != nil }
  private var isWanted = false
  private var pause = ReconnectionPause()
  private var lastNumber: UInt16 = 0
  /// What waits for the broker's answer to a later subscription, by its number.
  private var subscriptions: [UInt16: (Bool) -> Void] = [:]
  /// Why the broker refuses this client.
  private var refusal: String?
  /// When the connection was there; `nil` while it is not.
  private var readySince: NIODeadline?
  /// When the broker was heard last.
  private var lastHeard = NIODeadline.now()

  /// Creates a link, which connects only when told to.
  ///
  /// - Parameters:
  ///   - address: the broker.
  ///   - loop: the event loop.
  ///   - canTakeMore: whether more messages can be handled now; otherwise the broker has to wait.
  ///   - handle: receives each event.
  init(
    _ address: BrokerAddress, on loop: any EventLoop, canTakeMore: @escaping () -> Bool = { true },
    handle: @escaping (Event) -> Void
  ) {
    self.address = address
    self.loop = loop.assumeIsolated()
    self.canTakeMore = canTakeMore
    self.handle = handle
  }

  // MARK: The connection

  /// Connects, and stays connected until `disconnect`.
  ///
  /// - Parameters:
  ///   - filters: the topics that are subscribed to each time.
  ///   - will: what the broker publishes when the connection is lost.
  func connect(_ filters: [MQTTFilter], will: MQTTMessage?) {
    self.filters = filters
    self.will = will
    isWanted = true
    pause = ReconnectionPause()
    if channel == nil { open() }
  }

  /// Publishes a last message and ends the connection; the broker does not publish the will.
  ///
  /// - Parameters:
  ///   - last: the last message, if there is one.
  ///   - done: is told when the broker has read all that was published, or takes too long.
  func disconnect(_ last: MQTTMessage?, then done: @escaping () -> Void = {}) {
    isWanted = false
    guard let channel else { return done() }
    if isReady, let last { publish(last) }
    write(.disconnect)
    self.channel = nil
    readySince = nil
    // The broker closes the connection. What it has not read is lost if this side does so first.
    channel.closeFuture.assumeIsolated().whenComplete { _ in done() }
    loop.scheduleTask(in: Self.farewell) { channel.close(promise: nil) }
  }

  private func open() {
    refusal = nil
    let link = NIOLoopBound(self, eventLoop: loop.nonisolated())
    TurnHandler.prepare(ClientBootstrap(group: loop.nonisolated()))
      .connectTimeout(Self.patience)
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .channelOption(
        .writeBufferWaterMark,
        value: ChannelOptions.Types.WriteBufferWaterMark(
          low: Self.maxUnsent / 2, high: Self.maxUnsent)
      )
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(link.value.makeHandler())
        }
      }
      .connect(host: address.host, port: address.port)
      .assumeIsolated().whenFailure { error in self.failed(self.words(for: error)) }
  }

  /// Why a connection could not be made, or has ended.
  private func words(for error: any Error) -> String {
    switch error {
    case let error as NIOConnectionError:
      return error.connectionErrors.first.map { words(for: $0.error) }
        ?? "the name '\(address.host)' is not known"
    case let error as IOError: return "\(address.host): \(Errno(error.errnoCode))"
    case ChannelError.connectTimeout: return "\(address.host) does not answer"
    default: return "\(error)"
    }
  }

  private func failed(_ reason: String) {
    guard isWanted else { return }
    handle(.lost(reason))
    loop.scheduleTask(in: pause.next()) { if self.isWanted, self.channel == nil { self.open() } }
  }

  /// Processes the packets of a connection.
  private func makeHandler() -> TurnHandler {
    var reader = MQTTReader()
    var own: (any Channel)?
    return TurnHandler(
      processNext: { bytes in
        // The broker may still send something over a connection that this side has left.
        guard let own, own === self.channel else {
          bytes.clear()
          return false
        }
        if bytes.readableBytes > 0 { self.heard() }
        reader.append(&bytes)
        guard let found = try reader.next() else { return false }
        self.received(found)
        return true
      }, isReady: canTakeMore,
      handle: { event in
        switch event {
        case .opened(let channel):
          own = channel
          self.opened(channel)
        case .closed(let channel): self.closed(channel)
        case .failed(let error, let channel): self.failed(error, channel)
        }
      })
  }

  private func opened(_ channel: any Channel) {
    guard isWanted else { return channel.close(promise: nil) }
    self.channel = channel
    subscriptions = [:]
    lastHeard = .now()
    // An identifier that another client has would end that client's connection.
    let id = "speakerclock-" + randomID()
    write(
      .connect(
        MQTTConnect(
          client: id, user: address.login?.user, password: address.login?.password, will: will,
          keepAlive: Self.keepAlive)))
    keepAlive(over: channel)
  }

  /// Pings the broker in time, and closes a connection over which nothing arrives.
  private func keepAlive(over channel: any Channel) {
    loop.scheduleTask(in: .seconds(2)) {
      guard self.channel === channel else { return }
      // While nothing is read, the broker's silence means nothing.
      if !self.canTakeMore() { self.heard() }
      if .now() - self.lastHeard > Self.patience {
        self.refusal = "the broker does not answer"
        return channel.close(promise: nil)
      }
      if self.isReady { self.write(.ping) }
      self.keepAlive(over: channel)
    }
  }

  private func closed(_ channel: any Channel) {
    guard self.channel === channel else { return }
    self.channel = nil
    if let readySince { pause.connectionEnded(after: .now() - readySince) }
    readySince = nil
    failed(refusal ?? "the broker has ended the connection")
  }

  private func failed(_ error: any Error, _ channel: any Channel) {
    refusal = refusal ?? words(for: error)
    channel.close(promise: nil)
  }

  // MARK: Packets

  private func heard() { lastHeard = .now() }

  private func received(_ found: MQTTReader.Found) {
    switch found {
    case .packet(let packet): received(packet)
    case .tooLong(let topic, let number):
      if let number { write(.published(number: number)) }
      handle(.tooLong(topic: topic))
    }
  }

  private func received(_ packet: MQTTPacket) {
    switch packet {
    case .connected(.accepted): write(.subscribe(filters, number: nextNumber()))
    case .connected(let reply):
      refusal = reply.reason
      channel?.close(promise: nil)
    case .subscribed(let granted, let number):
      if let answer = subscriptions.removeValue(forKey: number) {
        return answer(granted.allSatisfy(\.self))
      }
      guard granted.allSatisfy({ $0 }) else {
        refusal = "the broker refuses the subscription"
        channel?.close(promise: nil)
        return
      }
      readySince = .now()
      handle(.connected)
    case .publish(let message, let number):
      if let number { write(.published(number: number)) }
      handle(.message(message))
    case .published, .pong: break
    case .connect, .subscribe, .ping, .disconnect:
      refusal = "the broker sent what only a client may send"
      channel?.close(promise: nil)
    }
  }

  /// Subscribes to more topics until the connection ends, and tells whether the broker has granted
  /// that.
  ///
  /// Without a connection nothing is told.
  func subscribe(_ filter: MQTTFilter, then answer: @escaping (Bool) -> Void) {
    guard isReady else { return }
    let number = nextNumber()
    subscriptions[number] = answer
    write(.subscribe([filter], number: number))
  }

  /// Publishes a message; without a connection it is lost.
  func publish(_ message: MQTTMessage) {
    guard isReady else { return }
    write(.publish(message, number: message.isAcknowledged ? nextNumber() : nil))
  }

  private func nextNumber() -> UInt16 {
    lastNumber = lastNumber == .max ? 1 : lastNumber + 1
    return lastNumber
  }

  private func write(_ packet: MQTTPacket) {
    guard let channel else { return }
    var buffer = channel.allocator.buffer(capacity: 256)
    packet.write(to: &buffer)
    channel.writeAndFlush(buffer, promise: nil)
    guard !channel.isWritable else { return }
    refusal = "the broker does not read what it is sent"
    channel.close(promise: nil)
  }
}

extension MQTTConnectReply {
  /// What the operator is told.
  fileprivate var reason: String {
    switch self {
    case .accepted: "accepted"
    case .wrongVersion: "the broker does not speak MQTT 3.1.1"
    case .wrongClient: "the broker refuses the client's identifier"
    case .unavailable: "the broker is not available"
    case .wrongPassword: "the broker refuses the user's name or password"
    case .notAuthorized: "the broker does not let this client in"
    }
  }
}
