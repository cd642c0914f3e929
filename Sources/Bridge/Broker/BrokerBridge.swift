import NIOCore
import NIOPosix
package import Platform
import Room

/// Connects a room's clock to a broker, or a display to a room at a broker.
///
/// This folder connects a room to an MQTT broker. `BrokerController` publishes a followed clock
/// under the topics of its room (`RoomTopics`) and hands it the requests that `RequestFilter` lets
/// through. At the other end, `BrokerAttachment` speaks the lines of a room's socket. Both use a
/// `BrokerLink`, which reads and writes `MQTTPacket`s. The caller chooses the room and the broker,
/// and whether to announce the room to Home Assistant. Nothing here listens on a network, opens a
/// file, or knows about pages, tokens or OSC.
package enum BrokerBridge {
  /// Connects the clock of a room to a broker until the process ends.
  ///
  /// - Parameters:
  ///   - address: the clock's socket.
  ///   - room: the room's name at the broker.
  ///   - broker: the broker.
  ///   - homeAssistant: describes the room to Home Assistant; `nil` to describe nothing.
  ///   - report: returns the rows of the room's report of the day, which the broker keeps.
  ///   - log: takes messages for the operator.
  package static func run(
    _ address: RoomAddress, as room: String, at broker: BrokerAddress,
    homeAssistant: HomeAssistant? = nil, report: @escaping () -> [String],
    log: @escaping (String) -> Void
  ) {
    MultiThreadedEventLoopGroup.withCurrentThreadAsEventLoop { loop in
      let controller = BrokerController(
        room, of: address, at: broker, homeAssistant, on: loop, reporting: report, log: log)
      controller.run()
      EndingSignals.catchAll(on: loop) { controller.leave(then: $0) }
      // It lives as long as its loop, which is never shut down.
      loop.scheduleRepeatedTask(initialDelay: .hours(24), delay: .hours(24)) {
        [controller = NIOLoopBound(controller, eventLoop: loop)] _ in _ = controller
      }
    }
  }

  /// Removes a room's device from Home Assistant.
  ///
  /// - Parameters:
  ///   - room: the room's name at the broker.
  ///   - broker: the broker.
  /// - Returns: why the broker cannot be told, or `nil` if it was.
  package static func removeDevice(of room: String, at broker: BrokerAddress) -> String? {
    var reason: String?
    MultiThreadedEventLoopGroup.withCurrentThreadAsEventLoop { loop in
      var link: BrokerLink?
      link = BrokerLink(broker, on: loop) { event in
        switch event {
        case .connected:
          link?.disconnect(HomeAssistant.removal(of: room)) { loop.shutdownGracefully { _ in } }
        case .lost(let why):
          reason = "No broker: \(why)"
          link?.disconnect(nil) { loop.shutdownGracefully { _ in } }
        case .message, .tooLong: break
        }
      }
      // A client has to subscribe to something.
      let filter = MQTTFilter(topics: RoomTopics(room).online, isAcknowledged: true)
      link?.connect([filter], will: nil)
    }
    return reason
  }

  /// Speaks the protocol of a room's socket on standard input and output until the input ends.
  ///
  /// - Parameters:
  ///   - room: the room's name at the broker, or `+` for all rooms.
  ///   - broker: the broker.
  /// - Returns: why it cannot go on, or `nil` if the input has ended.
  package static func attach(to room: String, at broker: BrokerAddress) -> String? {
    var reason: String?
    MultiThreadedEventLoopGroup.withCurrentThreadAsEventLoop { loop in
      var isEnding = false
      let ended = NIOLoopBound(
        { (why: String?) in
          // The loop closes the pipes when it shuts down, and must not be shut down twice.
          guard !isEnding else { return }
          isEnding = true
          reason = why
          loop.shutdownGracefully { _ in }
        }, eventLoop: loop)
      NIOPipeBootstrap(group: loop)
        .channelOption(.allowRemoteHalfClosure, value: false)
        .channelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            let attachment = BrokerAttachment(room, at: broker, output: channel) {
              ended.value($0)
            }
            try channel.pipeline.syncOperations.addHandler(
              AttachmentHandler(attachment) { ended.value(nil) })
          }
        }
        .takingOwnershipOfDescriptors(input: 0, output: 1)
        .whenFailure { error in ended.value("\(error)") }
    }
    return reason
  }
}

/// Hands a display's lines on.
private final class AttachmentHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let attachment: BrokerAttachment
  private let ended: () -> Void
  /// A command may also have the name of its room.
  private var splitter = LineSplitter(maxBytes: ClientRequest.maxLineBytes + 64)

  init(_ attachment: BrokerAttachment, ended: @escaping () -> Void) {
    self.attachment = attachment
    self.ended = ended
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    for line in splitter.split(Array(unwrapInboundIn(data).readableBytesView)) {
      attachment.receive(line)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    attachment.finish()
    ended()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
