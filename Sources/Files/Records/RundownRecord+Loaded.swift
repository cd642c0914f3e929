package import TimerEngine

extension RundownRecord {
  /// A ready talk that is not simply the one of the loaded item: the operator has changed that
  /// before its start, or the rundown is over.
  struct Loaded: Hashable, Sendable {
    /// The preset, as YAML.
    var preset: String
    /// The seconds with which it is ready to start.
    var ready: Int
    /// What each earlier segment had left.
    var left: [Duration]
    /// The length of the item when this was recorded, in seconds; another one in the file wins.
    var length: Int
    /// Whether its title is the item's, which the file may change.
    var named: Bool
    /// Whether it is a break.
    var pause = false

    /// What reading begins with.
    init() { (preset, ready, left, length, named) = ("", 1, [], 1, false) }

    /// The record of a ready talk; `nil` if it could not be read again.
    init?(_ talk: TalkSnapshot, of item: RundownItem?) {
      guard case .ready(let seconds) = talk.run else { return nil }
      preset = talk.preset.text
      pause = talk.preset.isPause
      ready = seconds
      left = talk.left.map(FileNumber.remaining.clamped)
      length = item?.length ?? talk.preset.duration
      named = item?.fullTitle == talk.preset.title
      if self.talk(of: item) == nil { return nil }
    }

    /// The talk, with the title that its item has by now; `nil` if this is not the record of one.
    func talk(of item: RundownItem?) -> TalkSnapshot? {
      guard var preset = Preset(yamlLines: preset), (1...longestTime).contains(ready),
        left.count < preset.format.segments.count
      else { return nil }
      if pause { preset = preset.asPause }
      if let item, named { preset.title = item.fullTitle }
      return TalkSnapshot(preset, run: .ready(ready), left: left)
    }
  }

  /// The ready talk that was recorded with an item, or after the end with none; `nil` if none was,
  /// or if the item has another length by now.
  package func loadedTalk(of item: RundownItem?) -> TalkSnapshot? {
    guard let loaded, item?.id == current, item.map({ $0.length == loaded.length }) ?? true else {
      return nil
    }
    return loaded.talk(of: item)
  }
}

extension RundownRecord.Loaded: Described {
  mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try fields.value("preset", &preset, .presetText)
    try fields.value("ready", &ready, .number(1...longestTime))
    try fields.value("left", &left, .list(of: .time(.remaining)))
    try fields.value("length", &length, .number(.min ... .max))
    try fields.value("named", &named, .boolean)
    try fields.value("pause", &pause, .boolean, unless: false)
    guard !fields.isReading || talk(of: nil) != nil else {
      throw Fields.Fault("left", .unfit("a time for each segment before the present one"))
    }
  }
}

// The files of presets cannot say that a talk has no phases, so the records of breaks say it
// themselves.
extension Preset {
  /// Whether it has the phases and announcements of a break: none.
  var isPause: Bool { format == Preset.pause(lasting: duration).format }

  /// The same preset as a break.
  var asPause: Preset {
    var preset = self
    preset.format = Preset.pause(lasting: duration).format
    return preset
  }

  /// What `init(yamlLines:)` reads.
  var text: String { yamlLines.joined(separator: "\n") + "\n" }

  /// Reads a preset that was written as `yamlLines`, each on a line of its own; `nil` if that is
  /// none.
  init?(yamlLines text: String) {
    var reader = YAMLReader(file: "")
    let root = reader.root(of: Array(text.utf8))
    var presets = PresetReader(reader)
    guard let preset = root.flatMap({ presets.read($0, isNamed: false) }),
      presets.problems.isEmpty
    else { return nil }
    self = preset
  }
}
