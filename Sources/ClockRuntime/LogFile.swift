import CUnix
import TimerEngine

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file to which lines are appended, each with the time at its front.
///
/// It never waits: a pipe or a terminal is written to as far as it takes something, and a file on a
/// disk by a thread of its own.
package struct LogFile: Sendable {
  let descriptor: Int32
  /// `nil` where writing never waits.
  private let queue: BackgroundQueue<[UInt8], Int32?>?

  /// Opens a file, or makes it, for an option of the command line.
  package init(_ path: String, for option: String = "--log") throws(LogFileError) {
    descriptor = openForAppending(path, making: true)
    guard descriptor >= 0 else {
      throw LogFileError(option: option, path: path, reason: -descriptor)
    }
    let descriptor = descriptor
    queue =
      isRegularFile(descriptor)
      ? .lines { systemWrite(descriptor, $0) < 0 ? errno : nil } : nil
  }

  /// Appends a line, less its end; what cannot be written is left out.
  package func append(_ line: String) {
    let bytes = Array((stamp(.nanoseconds(cunix_wall_clock())) + " " + line.printable + "\n").utf8)
    guard let queue else {
      _ = systemWrite(descriptor, bytes)
      return
    }
    queue.add(bytes)
    // Nobody is told of a log that cannot be written.
    _ = queue.takeOutcomes()
  }

  /// Waits until all lines are written, but no longer than this.
  package func finish(upTo time: Duration) { _ = queue?.waitUntilDone(upTo: time) }

  /// Lets a crash leave its reason here.
  package func takeCrashes() { cunix_crash_logs(descriptor) }

  /// Lets whoever gets the descriptor wait where the file takes nothing.
  func allowWaiting() { _ = fcntl(descriptor, F_SETFL, O_APPEND) }
}

/// Why a file cannot be written.
package struct LogFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The option that names it.
  package let option: String
  /// The path as it was given.
  package let path: String
  /// The system's number for the reason.
  package let reason: Int32

  /// What is wrong, what was expected, and an example.
  package var description: String {
    "\(option) '\(path)' cannot be opened (\(systemWords(for: reason))). "
      + "Expected a file that can be written, for example: \(option) clock.log"
  }
}

/// Opens a file for appending, or with `making` makes it; returns the system's number for what is
/// in the way with a minus.
///
/// Without waiting: neither a pipe nor a terminal in the file's place may hold the clock up.
func openForAppending(_ path: String, making: Bool = false) -> Int32 {
  let flags = O_WRONLY | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
  let descriptor = open(path, making ? flags | O_CREAT : flags, 0o644)
  return descriptor < 0 ? -errno : descriptor
}

/// Whether a descriptor is a file on a disk, which may hold up whoever writes to it.
func isRegularFile(_ descriptor: Int32) -> Bool {
  var facts = stat()
  return fstat(descriptor, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
}

/// Writes what can be written at once; returns how much, -1 with errno on failure.
func systemWrite(_ file: Int32, _ bytes: [UInt8]) -> Int { write(file, bytes, bytes.count) }

extension BackgroundQueue where Job == [UInt8] {
  /// How many lines wait at most for a disk that takes nothing.
  static var mostLines: Int { 1000 }

  /// A queue of lines; those that find no room are left out.
  static func lines(_ write: @escaping @Sendable ([UInt8]) -> Outcome) -> BackgroundQueue {
    BackgroundQueue(
      merge: { waiting, line in
        guard waiting.count < mostLines else { return false }
        waiting.append(line)
        return true
      },
      perform: write)
  }
}

/// The system's words for one of its numbers.
func systemWords(for number: Int32) -> String { String(cString: strerror(number)) }

/// A time since 1970 in UTC: `2026-11-21T14:05:12.345Z`.
func stamp(_ time: Duration) -> String {
  var text = [CChar](repeating: 0, count: Int(CUNIX_STAMP_SIZE))
  let (seconds, attoseconds) = time.components
  cunix_stamp(seconds * 1_000_000_000 + attoseconds / 1_000_000_000, &text)
  return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
