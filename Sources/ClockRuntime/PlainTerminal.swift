package import TerminalCanvas
import Unix

/// Standard input where there is no screen: keys if it is a terminal, else lines.
package struct PlainTerminal: Terminal {
  /// Standard input; negative once it has ended.
  package private(set) var descriptor: Int32 = 0
  /// No screen, and keys only from a terminal.
  package let capabilities: Capabilities
  /// None.
  package let size = Size(columns: 0, rows: 0)

  /// When an unfinished key ends.
  package var deadline: Duration? { decoder.deadline }

  private let hasKeys: Bool
  private var decoder = InputDecoder()
  private var lines = LineSplitter()

  /// Prepares standard input; `enter()` takes its keys.
  package init() {
    hasKeys = isTerminal(0)
    capabilities = Capabilities(
      colours: 0, hasReverse: false, hasKeys: hasKeys, hasScreen: false,
      hasMouse: false)
  }

  /// What has arrived; after the end of the input there is nothing to wait for any more.
  package mutating func read(at moment: Duration) -> [ReceivedInput] {
    guard descriptor >= 0 else { return [] }
    guard let bytes = try? FileDescriptor(descriptor).read(upTo: 4096), !bytes.isEmpty else {
      descriptor = -1
      return (lines.finish().map(Input.line) + [.end]).map { ReceivedInput($0, at: moment) }
    }
    guard !hasKeys else { return decoder.decode(bytes, at: moment) }
    return lines.split(bytes).map { ReceivedInput(.line($0), at: moment) }
  }

  /// Ends a key that has no end.
  package mutating func expire(at moment: Duration) -> [ReceivedInput] {
    decoder.expire(at: moment)
  }

  /// Draws nothing.
  package func draw(_ canvas: Canvas) -> [UInt8] { [] }
  /// Rings no bell: what is written is lines and nothing else.
  package func ringBell() -> [UInt8] { [] }
  /// There is no size.
  package func resize() {}
  /// There is no screen.
  package func leave() -> [UInt8] { [] }
  /// Gives the terminal back to the shell.
  package func restoreKeyboard() { if hasKeys { TerminalKeys.restore(0) } }
  /// Takes it again.
  package func enter() -> [UInt8] {
    if hasKeys { TerminalKeys.acquire(0, hasScreen: false) }
    return []
  }
}

/// Cuts what arrives into lines.
struct LineSplitter {
  /// What is longer is no command, and nobody needs to remember all of it.
  private static let longest = 4096

  private var started: [UInt8] = []

  /// The lines that are complete with these bytes, without their ends.
  mutating func split(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        lines.append(String(decoding: started, as: UTF8.self))
        started = []
      } else if started.count < Self.longest {
        started.append(byte)
      }
    }
    return lines
  }

  /// The line that the input ended in, if there is one.
  mutating func finish() -> [String] {
    defer { started = [] }
    return started.isEmpty ? [] : [String(decoding: started, as: UTF8.self)]
  }
}
