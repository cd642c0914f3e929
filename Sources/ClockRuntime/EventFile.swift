package import OperatorConsole
package import StageDisplay
package import TimerEngine
import Unix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file or a named pipe that takes a line of JSON an event.
///
/// It never waits. A line that cannot be written whole now, since nobody reads the pipe or the disk
/// is full, is left out; the next one is tried anew. A file on a disk is written by a thread of its
/// own, and what has failed there is told with a later line.
package struct EventFile: EventSink {
  private static let option = "--events"

  private let path: String
  private let lines: LineFile
  /// `nil` where writing never waits.
  private let queue: BackgroundQueue<[UInt8], Errno?>?
  private var omittedLines = 0

  /// Opens a file, or makes it; a pipe may have no reader yet.
  package init(_ path: String) throws(LogFileError) {
    self.path = path
    let lines = LineFile(path)
    if let error = lines.error {
      throw LogFileError(option: Self.option, path: path, reason: error)
    }
    self.lines = lines
    let isOnDisk = (try? lines.file.get())?.isRegularFile == true
    queue = isOnDisk ? .lines { lines.deliver($0) } : nil
  }

  /// Writes an event's line, or says why this one or one before it is left out.
  package mutating func handle(_ event: TalkEvent, _ after: StageSnapshot) -> [SinkFault] {
    guard let json = event.json else { return [] }
    let line = Array((json + "\n").utf8)
    let reasons: [Errno]
    if let queue {
      let hasRoom = queue.add(line)
      reasons = queue.drainOutcomes().compactMap { $0 } + (hasRoom ? [] : [Errno(EAGAIN)])
    } else {
      reasons = [lines.deliver(line)].compactMap { $0 }
    }
    guard let reason = reasons.last else { return [] }
    omittedLines += reasons.count
    let words = words(for: reason)
    return [
      SinkFault(
        Self.option, "\(Self.option) left out: \(path) \(words); lines so far: \(omittedLines)")
    ]
  }

  /// Waits until all lines are written, but no longer than this.
  package func finish(upTo time: Duration) { _ = queue?.waitUntilDone(upTo: time) }

  private func words(for reason: Errno) -> String {
    switch reason.number {
    case ENXIO, EPIPE: "has no reader"
    case EAGAIN where queue != nil: "lies on a disk that takes nothing"
    case EAGAIN: "has a reader that takes nothing"
    default: "cannot be written (\(reason))"
    }
  }
}
