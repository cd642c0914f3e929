import CPseudoTerminal
package import StageRenderer

extension PseudoTerminal {
  /// Types a text.
  package func send(_ text: String) { send(bytes: Array(text.utf8)) }

  /// Sends bytes as the keyboard would.
  package func send(bytes: [UInt8]) {
    lastLines = []
    guard descriptor >= 0 else { return }
    SystemCalls.write(bytes, to: descriptor)
  }

  /// Gives the terminal another size; the program gets SIGWINCH.
  package func resize(to size: Size) {
    playAll()
    screen.resize(size)
    guard descriptor >= 0 else { return }
    cpty_resize(descriptor, Int32(size.columns), Int32(size.rows))
  }

  /// Sends a signal to the program; once it has ended, nothing happens.
  package func signal(_ number: Int32) {
    guard ending == nil, let child else { return }
    if number == SystemCalls.continueSignal { wasStopped = false }
    SystemCalls.send(signal: number, to: child)
  }

  /// Closes the terminal, as when its window is closed; the program gets SIGHUP.
  ///
  /// A program that has hardly begun may miss the signal: wait for its first output.
  package func hangUp() {
    guard descriptor >= 0 else { return }
    SystemCalls.close(descriptor)
    descriptor = -1
    hasMore = false
  }
}
