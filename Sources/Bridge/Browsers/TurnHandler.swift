package import NIOCore
package import NIOPosix
import Platform

/// Reads items that a peer sends and hands them on, `LoopBudget.items` of them in a turn of the
/// event loop.
///
/// It reads no more until everything that was read is handed on. So the peer has to wait, and the
/// handler never keeps more than one read and an unfinished item.
///
/// In swift-nio, a write that fails first reads what has arrived and ends the connection, and then
/// returns. The handler keeps what it is told during a write until the write has returned. So a
/// caller is never called back during its own write.
package final class TurnHandler: ChannelDuplexHandler {
  package typealias InboundIn = ByteBuffer
  package typealias OutboundIn = ByteBuffer

  /// What a channel needs in addition to the handler: one read in a turn, of a limited size.
  package static func prepare(_ bootstrap: ClientBootstrap) -> ClientBootstrap {
    bootstrap
      .channelOption(.maxMessagesPerRead, value: 1)
      .channelOption(
        .recvAllocator,
        value: AdaptiveRecvByteBufferAllocator(
          minimum: 64, initial: 2048, maximum: LoopBudget.bytesOfOne))
  }

  /// What happens to a connection.
  package enum Event {
    /// The connection is open.
    case opened(any Channel)
    /// The connection has closed, and what was received before has been handed on.
    case closed(any Channel)
    /// The network or the handler of the items has reported an error; the connection is still open.
    case failed(any Error, any Channel)
  }

  /// The pause between two turns, in which the loop reads from others and does what is due.
  private static let pause = TimeAmount.milliseconds(1)
  /// How often the last items of a connection that has ended are handed on, at most.
  private static let maxLastTurns = 16

  private let handle: (Event) -> Void
  private let processNext: (inout ByteBuffer) throws -> Bool
  private let isReady: () -> Bool
  private var buffer = ByteBuffer()
  private var isBusy = false
  private var isReadHeld = false
  /// How many writes and closings of the connection have not returned yet.
  private var callsUnderWay = 0
  /// What the network has reported in the meantime, in order.
  private var postponed: [() -> Void] = []

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - processNext: takes the next item out of the bytes and handles it; returns `false` if there
  ///     is no complete one.
  ///   - isReady: whether more can be handed on now.
  ///   - handle: is told what happens to the connection.
  package init(
    processNext: @escaping (inout ByteBuffer) throws -> Bool,
    isReady: @escaping () -> Bool = { true }, handle: @escaping (Event) -> Void
  ) {
    self.processNext = processNext
    self.isReady = isReady
    self.handle = handle
  }

  package func channelActive(context: ChannelHandlerContext) { handle(.opened(context.channel)) }

  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    afterCalls(context) {
      self.buffer.writeBuffer(&bytes)
      if !self.isBusy { self.processTurn(context) }
    }
  }

  /// The event loop asks for more bytes.
  package func read(context: ChannelHandlerContext) {
    if isBusy { isReadHeld = true } else { context.read() }
  }

  private func processTurn(_ context: ChannelHandlerContext) {
    isBusy = isReady() ? processSome(context) : true
    guard isBusy else {
      if isReadHeld { context.read() }
      isReadHeld = false
      return
    }
    let loop = context.eventLoop.assumeIsolated()
    loop.scheduleTask(in: Self.pause) { if context.channel.isActive { self.processTurn(context) } }
  }

  /// Hands on the items of a turn; returns whether there may be more.
  private func processSome(_ context: ChannelHandlerContext) -> Bool {
    do {
      for _ in 0..<LoopBudget.items {
        guard try processNext(&buffer) else {
          buffer.discardReadBytes()
          return false
        }
      }
      return true
    } catch {
      handle(.failed(error, context.channel))
      return false
    }
  }

  package func channelInactive(context: ChannelHandlerContext) {
    let channel = context.channel
    afterCalls(context) {
      for _ in 0..<Self.maxLastTurns where self.isBusy { self.isBusy = self.processSome(context) }
      self.isBusy = false
      self.handle(.closed(channel))
    }
  }

  package func errorCaught(context: ChannelHandlerContext, error: any Error) {
    let channel = context.channel
    afterCalls(context) { self.handle(.failed(error, channel)) }
  }

  // MARK: Calls that may call back

  package func flush(context: ChannelHandlerContext) {
    callsUnderWay += 1
    context.flush()
    callsUnderWay -= 1
  }

  package func close(
    context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?
  ) {
    callsUnderWay += 1
    context.close(mode: mode, promise: promise)
    callsUnderWay -= 1
  }

  /// Runs a closure now, or in the next turn of the loop if a call is not finished yet.
  private func afterCalls(_ context: ChannelHandlerContext, _ action: @escaping () -> Void) {
    guard callsUnderWay > 0 || !postponed.isEmpty else { return action() }
    postponed.append(action)
    guard postponed.count == 1 else { return }
    context.eventLoop.assumeIsolated().execute {
      let actions = self.postponed
      self.postponed = []
      for action in actions { action() }
    }
  }
}
