#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The terminal that the program was started from, wherever its input and output lead.
package enum ControllingTerminal {
  /// Writes a question and waits for a line; `nil` where there is no such terminal.
  package static func answer(to question: String) -> String? {
    guard let terminal = try? FileDescriptor(opening: "/dev/tty", O_RDWR) else { return nil }
    defer { terminal.close() }
    terminal.allowWaiting()
    do throws(Errno) {
      try terminal.writeAll(Array(question.utf8))
      return String(decoding: try terminal.read(upTo: 256), as: UTF8.self)
    } catch {
      return nil
    }
  }
}
