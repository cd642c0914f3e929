package import StageRenderer

/// Standard input without a screen: keys if it is a terminal, else lines.
package struct PlainTerminal: Terminal {
  /// Standard input; negative once it has ended.
  package private(set) var descriptor: Int32 = 0
  /// It has no screen, and keys only from a terminal.
  package let capabilities: Capabilities
  /// None.
  package let size = Size(columns: 0, rows: 0)

  /// When an unfinished key ends.
  package var deadline: Duration? { decoder.deadline }

  private let hasKeys: Bool
  private var decoder = InputDecoder()
  private var lines = LineSplitter(skipsMark: true)

  /// Prepares standard input; `enter()` acquires the keyboard.
  package init() {
    hasKeys = isTerminal(0)
    capabilities = Capabilities(
      colours: 0, hasReverse: false, hasKeys: hasKeys, hasScreen: false,
      hasMouse: false, font: UnifontFile.installed)
  }

  /// The input that has arrived.
  ///
  /// After its end the descriptor is negative.
  package mutating func read(at moment: Duration) -> [ReceivedInput] {
    guard descriptor >= 0 else { return [] }
    guard let bytes = try? FileDescriptor(descriptor).read(upTo: 4096), !bytes.isEmpty else {
      descriptor = -1
      return (lines.finish().map(Input.line) + [.end]).map { ReceivedInput($0, at: moment) }
    }
    guard !hasKeys else { return decoder.decode(bytes, at: moment) }
    return lines.split(bytes).map { ReceivedInput(.line($0), at: moment) }
  }

  /// Completes a key whose end did not arrive in time.
  package mutating func expire(at moment: Duration) -> [ReceivedInput] {
    decoder.expire(at: moment)
  }

  /// Draws nothing.
  package func draw(_ canvas: Canvas) -> [UInt8] { [] }
  /// Rings no bell: the output is lines and nothing else.
  package func ringBell() -> [UInt8] { [] }
  /// There is no size.
  package func resize() {}
  /// There is no screen.
  package func leave() -> [UInt8] { [] }
  /// Restores the terminal for the shell.
  package func restoreKeyboard() { if hasKeys { TerminalKeys.restore(0) } }
  /// Acquires it again.
  package func enter() -> [UInt8] {
    if hasKeys { TerminalKeys.acquire(0, hasScreen: false) }
    return []
  }
}
