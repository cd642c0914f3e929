import TimerEngine

/// The presets that the talks of a rundown can name.
///
/// Those by which its items were timed are recorded, and come before others of the same name. So an
/// item keeps its times until somebody asks for the presets as they are by now, also on a machine
/// that has other ones.
struct RundownPresets: Sendable {
  /// All of them.
  private var all: PresetList
  /// Those that were recorded, and the text of the file that needs no others; `nil` if none were
  /// recorded.
  private var recorded: (presets: PresetList, text: [UInt8])?

  /// The presets of this machine, and before them those of a record.
  init(_ presets: PresetList, recorded record: RundownRecord?) {
    all = presets
    guard let record else { return }
    let named = record.itemPresets
    for preset in named { all.add(preset) }
    recorded = record.text.map { (PresetList(named), Array($0.utf8)) }
  }

  /// The presets of this machine as they are by now; only those that it lacks stay.
  func renewed(by presets: PresetList) -> RundownPresets {
    var renewed = RundownPresets(presets, recorded: nil)
    renewed.all.addMissing(all.presets)
    return renewed
  }

  /// The file as it was recorded; `nil` if that cannot be read any more.
  func file(of record: RundownRecord) -> RundownFile? {
    recorded.flatMap { record.file($0.presets) } ?? record.file(all)
  }

  /// Reads a file's bytes.
  ///
  /// As long as they are those that were recorded, no preset that was added later can be meant.
  func file(_ bytes: [UInt8], path: String, now: Int, day: CalendarDay?) -> RundownFile {
    if let recorded, recorded.text == bytes {
      let file = RundownFile(
        bytes, path: path, presets: recorded.presets, now: now, day: day)
      if file.rundown != nil { return file }
    }
    return RundownFile(bytes, path: path, presets: all, now: now, day: day)
  }
}
