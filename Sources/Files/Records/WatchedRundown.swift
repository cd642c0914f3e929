import Platform
import Room
import TimerEngine

/// The watch of the rundown's file on this system.
struct WatchedRundown: RundownWatch {
  private(set) var looks: BackgroundLooks<FileSignature, ClockEvent>

  /// Begins to watch a file that was opened; one that is not watched is read only on request.
  init(_ source: RundownFileSource, isWatched: Bool) {
    let watch = isWatched ? FileWatch(source.path) : nil
    let reader = RundownRereader(source, watch)
    looks = BackgroundLooks(known: source.signature, watch.map { [$0] } ?? []) {
      reader.outcome(of: $0)
    }
    if isWatched, FileSignature(of: source.path) != source.signature { looks.noteEarlierChange() }
  }

  var descriptor: Int32 { looks.descriptor }

  var nextWake: Timestamp? { looks.schedule.nextWake }

  mutating func drain(isReadable: Bool, at now: Timestamp) -> [ClockEvent] {
    looks.drain(isReadable: isReadable, at: now).map { [$0] } ?? []
  }

  mutating func read() { looks.ask() }

  mutating func finish() { looks.finish() }
}
