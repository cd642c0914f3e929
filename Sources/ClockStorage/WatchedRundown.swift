import ClockRuntime
import StageRoom
import TimerEngine
import Unix

/// The watch of the rundown's file on this system.
///
/// The loop only takes the signals of the watch. Another thread does everything that asks the disk, because the disk
/// may be on a network, and may answer late or never.
struct WatchedRundown: RundownWatch {
  private(set) var schedule: RereadSchedule<FileSignature>
  private let reader: RundownRereader
  let task = BackgroundTask<RundownRereader.Outcome>()
  /// The watch and the end of the task; either of them wakes the loop.
  private let descriptors = DescriptorSet()
  /// `nil` if the file is read only on request.
  private let watch: FileWatch?

  /// Begins to watch a file that was opened.
  init(_ source: RundownFileSource, isWatched: Bool) {
    watch = isWatched ? FileWatch(source.path) : nil
    schedule = RereadSchedule(
      known: source.signature, watchedSince: isWatched ? .start : nil)
    reader = RundownRereader(source, watch)
    descriptors.watch(task.descriptor)
    guard let watch else { return }
    if watch.descriptor >= 0 { descriptors.watch(watch.descriptor) }
    // It may have changed before the watch began.
    if FileSignature(of: source.path) != source.signature { schedule.noteSignal(at: .start) }
  }

  var descriptor: Int32 {
    if schedule.listens { return descriptors.descriptor }
    return schedule.isLooking ? task.descriptor : -1
  }

  var nextWake: Timestamp? { schedule.nextWake }

  mutating func drain(isReadable: Bool, at now: Timestamp) -> [Event] {
    var events: [Event] = []
    if schedule.isLooking, let outcome = task.takeOutcome() {
      switch outcome {
      case .seen(let state): schedule.noteLook(state, at: now)
      case .read(let state, let event):
        schedule.noteReading(state, isNew: event != nil, at: now)
        if let event { events.append(event) }
      }
    }
    if isReadable, schedule.listens, watch?.drain() == true { schedule.noteSignal(at: now) }
    if let look = schedule.nextLook(at: now) { start(look) }
    if schedule.wantsNextLook { task.awaitOutcome() }
    return events
  }

  private func start(_ look: FileLook<FileSignature>) {
    let known = schedule.known
    // A look without a signal that finds nothing new need not wake the loop.
    task.start { outcome in
      if case .seen(known) = outcome { false } else { true }
    } _: { [reader] in
      reader.outcome(of: look)
    }
  }

  mutating func read() {
    schedule.ask()
    if schedule.wantsNextLook { task.awaitOutcome() }
  }

  mutating func finish() {
    // A thread that still looks needs the watch; the process ends soon.
    if !schedule.isLooking { watch?.close() }
    descriptors.close()
  }
}
