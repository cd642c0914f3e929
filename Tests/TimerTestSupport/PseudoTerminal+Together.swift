import CUnix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension PseudoTerminal {
  /// Reads several programs at once for this real time, each as soon as it writes.
  package static func run(_ terminals: [PseudoTerminal], for duration: Duration) {
    let end = ContinuousClock.now + duration
    for terminal in terminals { terminal.playAll() }
    while case let left = ContinuousClock.now.duration(to: end), left > .zero {
      var waits = terminals.map { terminal in
        pollfd(
          fd: terminal.hasMore ? terminal.descriptor : -1, events: Int16(POLLIN), revents: 0)
      }
      guard cunix_poll(&waits, Int32(waits.count), left.nanoseconds) > 0 else { return }
      for (terminal, wait) in zip(terminals, waits) where wait.revents != 0 {
        terminal.readOnce(upTo: .zero)
      }
    }
  }
}
