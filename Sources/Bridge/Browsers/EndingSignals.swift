package import NIOCore
import NIOPosix
import Platform

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The signals that end a bridge: before it ends, it takes leave of the clock.
package enum EndingSignals {
  /// How long that may take.
  private static let patience = TimeAmount.seconds(3)

  /// Catches the signals from now on.
  ///
  /// A second one ends the process at once.
  ///
  /// - Parameters:
  ///   - loop: the event loop.
  ///   - leave: says goodbye to the clock, and then calls its argument, which ends the process.
  package static func catchAll(
    on loop: any EventLoop, leave: @escaping (@escaping () -> Void) -> Void
  ) {
    let descriptor = Signals.start()
    guard descriptor >= 0 else { return }
    let handler = NIOLoopBound(
      SignalHandler { signal in end(by: signal, on: loop, leave) }, eventLoop: loop)
    NIOPipeBootstrap(group: loop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(handler.value)
        }
      }
      .takingOwnershipOfDescriptor(input: descriptor)
      .whenFailure { _ in Signals.stop() }
  }

  private static func end(
    by signal: Int32, on loop: any EventLoop, _ leave: (@escaping () -> Void) -> Void
  ) {
    loop.assumeIsolated().scheduleTask(in: patience) { Signals.die(of: signal) }
    leave { Signals.die(of: signal) }
  }
}

/// Takes the numbers of signals out of their pipe.
private final class SignalHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private let end: (Int32) -> Void

  init(end: @escaping (Int32) -> Void) { self.end = end }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    for byte in unwrapInboundIn(data).readableBytesView {
      switch Int32(byte) {
      case SIGTSTP: Signals.stopThisProcess()
      case SIGCONT, SIGWINCH, SIGCHLD: break
      case let signal: end(signal)
      }
    }
  }
}
