import SpeechAnnouncement
import StageRenderer
import TimerEngine

// The files of presets, and the clients that show what is in them.
extension StageClock {
  /// Takes what was read of the files of presets: keys, clients and new loads have it at once, and
  /// a loaded talk and the items of a rundown stay as they are.
  mutating func handle(_ files: PresetFiles) {
    // What this clock is writing may not be in the file yet.
    guard unstoredSlots.isEmpty else {
      postponedFiles = files
      return
    }
    guard files.problems.isEmpty else {
      return notify(.file(.problems(files.problems)), for: .seconds(30))
    }
    let before = state.presets.immediate.presets
    // What could not be written stays as long as the program runs.
    let stored = PresetList(files.stored)
    state.adopt(written: files.written, PresetChange(from: storedInFile, to: stored))
    storedInFile = stored
    let after = state.presets.immediate.presets
    // A preset that only loses its number key to another one is not named.
    let changed = after.filter { preset in
      !before.contains { $0 == preset || preset.slot == nil && $0.withoutSlot == preset }
    }
    let gone = before.filter { preset in !after.contains { $0.hasName(preset.name) } }
    guard !changed.isEmpty || !gone.isEmpty else { return }
    notify(.rundownChanged)
    notify(
      .preset(.filesChanged((changed + gone).map { Words.name(of: $0, in: phrases) })),
      for: .seconds(10))
  }

  /// Notes that a change of the stored presets is on disk: the files are read once more because of
  /// that.
  mutating func noteWritten(_ change: PresetChange) {
    unstoredSlots.remove(change.slot)
    postponedFiles = nil
  }

  /// Notes that the disk has refused a change of the stored presets; then takes what was read
  /// meanwhile.
  mutating func noteRefused(_ change: PresetChange) {
    unstoredSlots.remove(change.slot)
    guard unstoredSlots.isEmpty, let files = postponedFiles else { return }
    postponedFiles = nil
    handle(files)
  }

  /// Sends the presets of the number keys to the clients that want them, if they have changed.
  mutating func publishPresets() {
    guard clients.hasWatcher else { return }
    let presets = (1...9).compactMap { state.presets[slot: $0] }
    guard presets != publishedPresets else { return }
    publishedPresets = presets
    add(.send(.presets(presets)))
  }
}

extension Preset {
  /// The preset without a number key.
  fileprivate var withoutSlot: Preset {
    var preset = self
    preset.slot = nil
    return preset
  }
}
