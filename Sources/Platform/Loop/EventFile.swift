package import Room
import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file or a named pipe that receives one line of JSON for each event.
///
/// It never blocks. A line that cannot be written completely is dropped, for example when nobody
/// reads the pipe or the disk is full. The next line is tried again. A regular file is written by a
/// thread of its own, and a failure there is reported with a later line.
package struct EventFile: EventSink {
  private static let option = "--events"

  private let path: String
  private let lines: LineFile
  /// `nil` if writing never blocks.
  private let queue: BackgroundQueue<[UInt8], Errno?>?
  private var omittedLines = 0

  /// Opens or creates the file.
  ///
  /// A pipe need not have a reader yet.
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

  /// Writes the line of an event; returns a fault if this line or an earlier one was dropped.
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
    let dropped = Fault.eventsDropped(omittedLines, path: path, fault(for: reason))
    return [SinkFault(Self.option, dropped)]
  }

  /// Waits until all lines are written, but at most for `time`.
  package func finish(upTo time: Duration) { _ = queue?.waitUntilDone(upTo: time) }

  private func fault(for reason: Errno) -> EventFileFault {
    switch reason.number {
    case ENXIO, EPIPE: .noReader
    case EAGAIN: queue == nil ? .slowReader : .slowDisk
    default: .other("\(reason)")
    }
  }
}
