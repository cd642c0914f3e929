package import ClockRuntime
import StageRoom
import TextFormats
import TimerEngine
import Unix
package import UserFiles

/// The watch of the user's files of presets on this system.
///
/// The loop only takes the signals. Another thread does everything that asks the disk.
struct WatchedPresets: FileWatcher {
  private typealias State = [FileSignature]

  private enum Outcome: Sendable {
    case seen(State)
    case read(State, PresetFiles)
  }

  private let files: [String]
  private let watches: [FileWatch]
  private let task = BackgroundTask<Outcome>()
  private let descriptors = DescriptorSet()
  private var schedule: RereadSchedule<[FileSignature]>

  /// Begins to watch the files in a folder, which were read just now.
  init(in folder: UserFolder) {
    files = [folder.presets, folder.slots]
    watches = files.map { FileWatch($0) }
    schedule = RereadSchedule(known: Self.state(of: files), watchedSince: .start)
    descriptors.watch(task.descriptor)
    for watch in watches where watch.descriptor >= 0 { descriptors.watch(watch.descriptor) }
  }

  private static func state(of files: [String]) -> State {
    files.map { FileSignature(of: $0) }
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
      case .read(let state, let files):
        schedule.noteReading(state, isNew: true, at: now)
        events.append(.presetFiles(files))
      }
    }
    if isReadable, schedule.listens {
      // Each of them is emptied, whichever has changed.
      let changed = watches.filter { $0.drain() }
      if !changed.isEmpty { schedule.noteSignal(at: now) }
    }
    if let look = schedule.nextLook(at: now) { start(look) }
    if schedule.wantsNextLook { task.awaitOutcome() }
    return events
  }

  private func start(_ look: FileLook<State>) {
    let known = schedule.known
    // A look that finds nothing new need not wake the loop.
    task.start { outcome in
      if case .seen(known) = outcome { false } else { true }
    } _: { [files, watches] in
      for watch in watches { watch.follow() }
      let state = Self.state(of: files)
      guard look.reads(state) else { return .seen(state) }
      let found = files.map { PresetLibrary.read($0, isOptional: true) }
      if look.needsRest, case let now = Self.state(of: files), now != state { return .seen(now) }
      return .read(
        state,
        PresetFiles(
          written: found[0].presets, stored: found[1].presets,
          problems: found.flatMap(\.problems).map(\.located)))
    }
  }

  mutating func finish() {
    // A thread that still looks needs the watches; the process ends soon.
    if !schedule.isLooking { for watch in watches { watch.close() } }
    descriptors.close()
  }
}

extension UserFolder {
  /// The watch of the files of presets in this folder, which were read just now.
  package func watchPresets() -> any FileWatcher { WatchedPresets(in: self) }
}
