#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file or a named pipe that takes lines; one thread uses it at a time.
final class LineFile: @unchecked Sendable {
  private let path: String
  /// Less than 0 while nobody reads: then the system's number for that, with a minus.
  private(set) var descriptor: Int32
  /// What is still to be written of a line that has begun.
  private var rest: [UInt8] = []

  /// Opens a file, or makes it; a pipe may have no reader yet.
  init(_ path: String) {
    self.path = path
    descriptor = openForAppending(path, making: true)
  }

  /// Whether it is open, or a pipe that somebody may read later.
  var canBeWritten: Bool { descriptor >= 0 || descriptor == -ENXIO && Self.isPipe(path) }

  /// Returns the system's number for what is in the way, `nil` if nothing is.
  func deliver(_ line: [UInt8]) -> Int32? {
    if descriptor < 0 { descriptor = openForAppending(path) }
    guard descriptor >= 0 else { return -descriptor }
    let reason = append(line)
    guard reason == EPIPE else { return reason }
    // A reader that is gone takes the rest of a line with it; there may be another one already.
    close(descriptor)
    rest = []
    descriptor = openForAppending(path)
    return descriptor < 0 ? -descriptor : append(line)
  }

  /// Ends the line that has begun, and writes another or begins to.
  private func append(_ line: [UInt8]) -> Int32? {
    if let reason = writeRest() { return reason }
    rest = line
    let reason = writeRest()
    guard reason == EPIPE || rest.count == line.count else { return nil }
    rest = []
    return reason
  }

  private func writeRest() -> Int32? {
    while !rest.isEmpty {
      let count = systemWrite(descriptor, rest)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return errno }
      rest.removeFirst(count)
    }
    return nil
  }

  private static func isPipe(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO
  }
}
