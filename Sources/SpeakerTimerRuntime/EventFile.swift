import SpeakerTimer

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file or a named pipe that takes a line of JSON an event.
///
/// It never waits. A line that cannot be written whole now, since nobody reads the pipe or the disk
/// is full, is left out; the next one is tried anew.
public struct EventFile {
  private static let option = "--events"

  private let path: String
  /// Less than 0 while nobody reads: then the system's number for that, with a minus.
  private var descriptor: Int32
  /// What is still to be written of a line that has begun.
  private var rest: [UInt8] = []
  private var leftOut = 0

  /// Opens a file, or makes it; a pipe may have no reader yet.
  public init(_ path: String) throws(LogFileError) {
    self.path = path
    descriptor = openForAppending(path, making: true)
    guard descriptor >= 0 || descriptor == -ENXIO && Self.isPipe(path) else {
      throw LogFileError(option: Self.option, path: path, reason: -descriptor)
    }
  }

  /// Writes an event's line, or says why it is left out.
  mutating func write(_ event: TalkEvent) -> PublishingFault? {
    guard let reason = deliver(Array((event.json + "\n").utf8)) else { return nil }
    leftOut += 1
    let words = Self.words(for: reason)
    return PublishingFault(
      Self.option, "\(Self.option) left out: \(path) \(words); lines so far: \(leftOut)")
  }

  private static func words(for reason: Int32) -> String {
    switch reason {
    case ENXIO, EPIPE: "has no reader"
    case EAGAIN: "has a reader that takes nothing"
    default: "cannot be written (\(systemWords(for: reason)))"
    }
  }

  /// Returns the system's number for what is in the way, `nil` if nothing is.
  private mutating func deliver(_ line: [UInt8]) -> Int32? {
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
  private mutating func append(_ line: [UInt8]) -> Int32? {
    if let reason = writeRest() { return reason }
    rest = line
    let reason = writeRest()
    guard reason == EPIPE || rest.count == line.count else { return nil }
    rest = []
    return reason
  }

  private mutating func writeRest() -> Int32? {
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

// Inside the type its own name would hide it.
private func systemWrite(_ file: Int32, _ bytes: [UInt8]) -> Int { write(file, bytes, bytes.count) }
