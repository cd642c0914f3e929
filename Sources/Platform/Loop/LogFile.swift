import Synchronization
import TimerEngine

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file to which lines are appended, each beginning with the time.
///
/// It never blocks: a pipe or a terminal receives what it accepts at once, and a regular file is
/// written by a thread of its own. A regular file grows to a limit, so that no client that sends
/// without end fills the disk.
package struct LogFile: Sendable {
  /// The size at which a regular file gets no more lines: 64 MiB.
  package static let maxBytes = 64 << 20

  let file: FileDescriptor
  /// `nil` if writing never blocks.
  private let queue: BackgroundQueue<[UInt8], Void>?

  /// Opens or creates the file that an option of the command line names.
  ///
  /// A regular file gets a last line that says so when it reaches `maxBytes`.
  package init(
    _ path: String, for option: String = "--log", maxBytes: Int = maxBytes
  ) throws(LogFileError) {
    switch Result.appending(to: path, making: true) {
    case .success(let file): self.file = file
    case .failure(let error): throw LogFileError(option: option, path: path, reason: error)
    }
    let file = file
    guard file.isRegularFile else {
      queue = nil
      return
    }
    let size = Mutex((try? Int(file.status().st_size)) ?? 0)
    // Failures to write the log are not reported.
    queue = .lines { line in
      size.withLock { size in
        guard size < maxBytes else { return }
        size += line.count
        let end =
          size >= maxBytes
          ? Self.line("the log has reached its limit of \(maxBytes) bytes") : []
        _ = try? file.write((line + end)[...])
      }
    }
  }

  private static func line(_ text: String) -> [UInt8] {
    Array((WallClock.stamp(WallClock.now) + " " + text.printable + "\n").utf8)
  }

  /// Appends a line, given without its end; a line that cannot be written is dropped.
  package func append(_ line: String) {
    let bytes = Self.line(line)
    guard let queue else {
      _ = try? file.write(bytes[...])
      return
    }
    queue.add(bytes)
    _ = queue.drainOutcomes()
  }

  /// Waits until all lines are written, but at most for `time`.
  package func finish(upTo time: Duration) { _ = queue?.waitUntilDone(upTo: time) }

  /// Lets a crash write its reason into this file.
  package func receiveCrashReports() { CrashGuard.log(to: file) }
}

/// Why a file cannot be written.
package struct LogFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The option that names it.
  package let option: String
  /// The path as it was given.
  package let path: String
  /// The system's reason.
  package let reason: Errno

  /// The problem, what was expected, and an example.
  package var description: String {
    "\(option) '\(path)' cannot be opened (\(reason)). "
      + "Expected a file that can be written, for example: \(option) clock.log"
  }
}

extension Result where Success == FileDescriptor, Failure == Errno {
  /// Opens a file for appending; with `making` it is created if it does not exist.
  static func appending(to path: String, making: Bool = false) -> Self {
    let flags = O_WRONLY | O_APPEND
    return Result { () throws(Errno) in
      try FileDescriptor(opening: path, making ? flags | O_CREAT : flags)
    }
  }
}

extension BackgroundQueue where Job == [UInt8] {
  /// The most lines that wait for a slow disk.
  static var maxLines: Int { 1000 }

  /// A queue of lines; lines that find no room are dropped.
  static func lines(_ write: @escaping @Sendable ([UInt8]) -> Outcome) -> BackgroundQueue {
    BackgroundQueue(
      merge: { waiting, line in
        guard waiting.count < maxLines else { return false }
        waiting.append(line)
        return true
      },
      perform: write)
  }
}
