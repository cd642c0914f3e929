package import Platform
import Room
import TimerEngine

/// The watch of the user's files of presets on this system.
struct WatchedPresets: FileWatcher {
  private typealias Looks = BackgroundLooks<[FileSignature], PresetFiles>

  private var looks: Looks

  /// Begins to watch the files in a folder, which were read just now.
  init(in folder: UserFolder) {
    let files = [folder.presets, folder.slots]
    let watches = files.map { FileWatch($0) }
    looks = Looks(known: Self.state(of: files), watches) { look in
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

  private static func state(of files: [String]) -> [FileSignature] {
    files.map { FileSignature(of: $0) }
  }

  var descriptor: Int32 { looks.descriptor }

  var nextWake: Timestamp? { looks.schedule.nextWake }

  mutating func drain(isReadable: Bool, at now: Timestamp) -> [ClockEvent] {
    looks.drain(isReadable: isReadable, at: now).map { [.presetFiles($0)] } ?? []
  }

  mutating func finish() { looks.finish() }
}

extension UserFolder {
  /// The watch of the files of presets in this folder, which were read just now.
  package func watchPresets() -> any FileWatcher { WatchedPresets(in: self) }
}
