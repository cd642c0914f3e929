import NIOCore
import NIOPosix
import Platform
import Room
import SpeechAnnouncement
import TimerEngine

/// Where OSC is taken, and from whom.
package struct OSCOptions {
  /// The address and the port on which packets are taken.
  package var host: String
  package var port: Int
  /// The addresses of other machines that may send; this one always may.
  package var senders: Set<String>
  /// Is told the port on which packets are taken from now on.
  package var started: (Int) -> Void = { _ in }

  /// Creates options.
  package init(host: String, port: Int, senders: Set<String>) {
    self.host = host
    self.port = port
    self.senders = senders
  }
}

/// Takes commands of OSC over UDP, and tells those who want to know what the clock shows.
///
/// Used on its event loop alone.
final class OSCServer {
  private let options: OSCOptions
  private let loop: NIOIsolatedEventLoop
  private let log: (String) -> Void
  private let start = ContinuousClock.now
  private var model: FollowedStage
  private var link: RoomLink?
  private var channel: (any Channel)?
  private var watchers = OSCWatchers<SocketAddress>()
  /// Whether the clock has sent something that was not sent to the watchers yet.
  private var hasUnsent = false
  private var rate = CommandRate()
  private var logLimit = LogLimit()
  private var wake: Scheduled<Void>?

  init(_ options: OSCOptions, _ bridge: BridgeOptions, on loop: any EventLoop) {
    self.options = options
    self.loop = loop.assumeIsolated()
    log = bridge.log
    model = FollowedStage(of: bridge.address.room, in: bridge.language)
    let link = RoomLink(
      bridge.address, on: loop,
      as: Follower(ClientName("osc"), as: .remote, size: Client.noPicture),
      now: { [unowned self] in now }, handle: { [unowned self] in handle($0) })
    self.link = link
  }

  private var now: Timestamp { Timestamp(sinceStart: start.duration(to: .now)) }

  /// Takes packets from now on, and looks for the clock.
  func run() -> EventLoopFuture<any Channel> {
    link?.look()
    let server = NIOLoopBound(self, eventLoop: loop.nonisolated())
    return DatagramBootstrap(group: loop.nonisolated())
      // A byte more than is allowed shows that a packet was longer.
      .channelOption(
        .recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: OSCMessage.maxBytes + 1)
      )
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(OSCHandler(server.value))
        }
      }
      .bind(host: options.host, port: options.port)
  }

  /// Takes leave of the clock.
  func leave() { link?.end() }

  fileprivate func opened(_ channel: any Channel) {
    self.channel = channel
    options.started(channel.localAddress?.port ?? options.port)
  }

  // MARK: The clock

  private func handle(_ news: Follower.News) {
    _ = model.receive(news, at: now)
    if let reason = news.fault { refuse("clock", reason) }
    sendChanges()
  }

  // MARK: Packets

  fileprivate func received(_ bytes: ByteBuffer, from sender: SocketAddress) {
    let peer = Self.address(of: sender)
    guard isAllowed(peer) else { return refuse(peer, "expected --osc-from \(peer)") }
    do throws(OSCError) {
      for message in try OSCMessage.messages(in: bytes.readableBytesView) {
        try perform(try OSCRequest(message), from: sender, peer)
      }
    } catch {
      refuse(peer, error.description)
    }
  }

  private func isAllowed(_ peer: String) -> Bool {
    NetworkAddress.isLoopback(peer) || options.senders.contains(peer)
  }

  private static func address(of sender: SocketAddress) -> String {
    NetworkAddress.unmapped(sender.ipAddress ?? "")
  }

  private func perform(
    _ request: OSCRequest, from sender: SocketAddress, _ peer: String
  ) throws(OSCError) {
    switch request {
    case .nothing: break
    case .watch(let port):
      try admit(peer)
      watch(port, of: sender)
    case .command(let line):
      try admit(peer)
      guard let link, let time = link.sessionTime?.sinceStart.microseconds else {
        throw OSCError(
          model.isConnected ? "the clock's time is not known yet" : "there is no clock")
      }
      link.request(line, by: CommandDeadline(sent: nil, now: time)) { outcome in
        var answer = outcome.clientAnswer(ifUnknown: self.model.phrases.remote.noAnswer)
        if answer.status == .guarded {
          // In OSC, the last argument stands for the `! ` of a line.
          answer = answer.naming("\(OSCRequest.root)\(line) 1", insteadOf: line)
        }
        if answer.status != .done { self.refuse(peer, "\(line): \(answer.text)") }
        let arguments = [OSCArgument.text(answer.status.rawValue), .text(answer.text)]
        self.sendUnsent()
        for watcher in self.watchers.addresses where Self.address(of: watcher) == peer {
          self.send(
            [OSCMessage(address: OSCRequest.root + "answer", arguments: arguments)], to: watcher)
        }
      }
    }
  }

  private func admit(_ peer: String) throws(OSCError) {
    guard rate.admits(peer, at: now) else { throw OSCError("too many commands: wait a second") }
  }

  private func refuse(_ peer: String, _ text: String) {
    for line in logLimit.lines("OSC \(peer): \(text)", at: now) { log(line) }
  }

  // MARK: Feedback

  /// A port of 0 ends what a machine has asked for.
  private func watch(_ port: Int, of sender: SocketAddress) {
    guard port > 0 else {
      return watchers.remove { Self.address(of: $0) == Self.address(of: sender) }
    }
    guard let ip = sender.ipAddress,
      let watcher = try? SocketAddress(ipAddress: ip, port: port)
    else { return }
    watchers.add(watcher, at: now)
    _ = model.advance(to: now)
    send(feedback, to: watcher)
    if wake == nil { scheduleFeedback(by: now + .seconds(1)) }
  }

  /// Sends the watchers what is shown, now and then each second: where the talk runs, when the
  /// shown second changes.
  ///
  /// Where changes come faster than five a second, the watchers are sent the last one.
  private func sendChanges() {
    _ = model.advance(to: now)
    wake?.cancel()
    wake = nil
    watchers.forgetOld(at: now)
    guard !watchers.addresses.isEmpty else { return }
    guard watchers.admitsFeedback(at: now) else {
      hasUnsent = true
      return scheduleFeedback(by: now + .milliseconds(200))
    }
    sendFeedback()
  }

  private func sendFeedback() {
    hasUnsent = false
    let feedback = feedback
    for watcher in watchers.addresses { send(feedback, to: watcher) }
    scheduleFeedback(by: now + .seconds(1))
  }

  /// Sends what came too soon after other changes, because an answer follows: who has read that
  /// knows the state that it belongs to.
  private func sendUnsent() {
    guard hasUnsent else { return }
    wake?.cancel()
    sendFeedback()
  }

  private func scheduleFeedback(by end: Timestamp) {
    let next = model.nextChange(after: now).map { min($0, end) } ?? end
    wake = loop.scheduleTask(in: TimeAmount(max(.zero, next - now))) { self.sendChanges() }
  }

  private var feedback: [OSCMessage] {
    let state = model.state(at: now)
    func message(_ name: String, _ argument: OSCArgument) -> OSCMessage {
      OSCMessage(address: OSCRequest.root + name, arguments: [argument])
    }
    return [
      message("connected", .integer(state.isConnected ? 1 : 0)),
      message("run", .text(model.page.talk?.run ?? "none")),
      message("shown", .integer(Int64(state.shown ?? 0))),
      message("phase", .text(state.phase?.rawValue ?? "none")),
      message("text", .text(state.text ?? "")),
    ]
  }

  private func send(_ messages: [OSCMessage], to receiver: SocketAddress) {
    guard let channel else { return }
    for message in messages {
      let bytes = channel.allocator.buffer(bytes: message.packet)
      channel.writeAndFlush(
        AddressedEnvelope(remoteAddress: receiver, data: bytes), promise: nil)
    }
  }
}

/// Hands packets on.
private final class OSCHandler: ChannelInboundHandler {
  typealias InboundIn = AddressedEnvelope<ByteBuffer>

  private let server: OSCServer

  init(_ server: OSCServer) { self.server = server }

  func channelActive(context: ChannelHandlerContext) { server.opened(context.channel) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let packet = unwrapInboundIn(data)
    server.received(packet.data, from: packet.remoteAddress)
  }

  /// A receiver that is gone is told as an error of the socket, which stays as it is.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {}
}
