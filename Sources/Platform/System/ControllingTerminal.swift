#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The terminal from which the program was started, even if its input and output are redirected.
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
