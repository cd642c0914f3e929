package import TimerEngine

extension RundownRecord {
  /// A ready talk that is not simply the one of the loaded item: the operator has changed that before its start, or
  /// the rundown is over.
  struct Loaded: Codable, Hashable, Sendable {
    /// The preset, as YAML.
    var preset: String
    /// The seconds with which it is ready to start.
    var ready: Int
    /// The nanoseconds that each earlier segment had left.
    var left: [Int64]
    /// The length of the item when this was recorded, in seconds; another one in the file wins.
    var length: Int
    /// Whether its title is the item's, which the file may change; absent in the records of older versions.
    var named: Bool?
    /// Whether it is a break; absent if it is not.
    var pause: Bool?

    /// The record of a ready talk; `nil` if it could not be read again.
    init?(_ talk: TalkSnapshot, of item: RundownItem?) {
      guard case .ready(let seconds) = talk.run else { return nil }
      preset = talk.preset.yamlLines.joined(separator: "\n") + "\n"
      pause = talk.preset.isPause ? true : nil
      ready = seconds
      left = talk.left.map { FileNumber.remaining.clamped($0).wholeNanoseconds }
      length = item?.length ?? talk.preset.duration
      named = item?.fullTitle == talk.preset.title
      if self.talk(of: item) == nil { return nil }
    }

    /// The talk, with the title that its item has by now; `nil` if this is not the record of one.
    func talk(of item: RundownItem?) -> TalkSnapshot? {
      guard var preset = Preset(yamlLines: preset), (1...longestTime).contains(ready),
        left.count < preset.format.segments.count,
        left.allSatisfy(FileNumber.remaining.range.contains)
      else { return nil }
      if pause == true { preset = preset.asPause }
      if let item, named != false { preset.title = item.fullTitle }
      return TalkSnapshot(preset, run: .ready(ready), left: left.map { .nanoseconds($0) })
    }
  }

  /// The ready talk that was recorded with an item, or after the end with none; `nil` if none was, or if the item has
  /// another length by now.
  package func loadedTalk(of item: RundownItem?) -> TalkSnapshot? {
    guard let loaded, item?.id == current, item.map({ $0.length == loaded.length }) ?? true else {
      return nil
    }
    return loaded.talk(of: item)
  }
}

// The files of presets cannot say that a talk has no phases, so the records of breaks say it themselves.
extension Preset {
  /// Whether it has the phases and announcements of a break: none.
  var isPause: Bool { format == Preset.pause(lasting: duration).format }

  /// The same preset as a break.
  var asPause: Preset {
    var preset = self
    preset.format = Preset.pause(lasting: duration).format
    return preset
  }

  /// Reads a preset that was written as `yamlLines`, each on a line of its own; `nil` if that is none.
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
