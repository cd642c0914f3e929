package import RundownEngine
import TextFormats
package import TimerEngine
import UserFiles

extension RundownRecord {
  /// The talk of the loaded item, which the operator has changed before its start.
  struct Loaded: Codable, Hashable, Sendable {
    /// The preset, as YAML.
    var preset: String
    /// The seconds with which it is ready to start.
    var ready: Int
    /// The nanoseconds that each earlier segment had left.
    var left: [Int64]
    /// The length of the item when this was recorded, in seconds; another one in the file wins.
    var length: Int

    /// The record of a ready talk; `nil` if it could not be read again.
    init?(_ talk: TalkSnapshot, length: Int) {
      guard case .ready(let seconds) = talk.run else { return nil }
      preset = talk.preset.yamlLines.joined(separator: "\n") + "\n"
      ready = seconds
      left = talk.left.map { FileNumber.remaining.clamped($0).wholeNanoseconds }
      self.length = length
      if self.talk(titled: "") == nil { return nil }
    }

    /// The talk with another title; `nil` if this is not the record of one.
    func talk(titled title: String) -> TalkSnapshot? {
      var reader = YAMLReader(file: "")
      let root = reader.root(of: Array(preset.utf8))
      var presets = PresetReader(reader)
      guard var preset = root.flatMap({ presets.read($0, isNamed: false) }),
        presets.problems.isEmpty, (1...longestTime).contains(ready),
        left.count < preset.format.segments.count,
        left.allSatisfy(FileNumber.remaining.range.contains)
      else { return nil }
      preset.title = title
      return TalkSnapshot(preset, run: .ready(ready), left: left.map { .nanoseconds($0) })
    }
  }

  /// The changed talk of an item that is loaded, as this was recorded; `nil` if it was not changed, or
  /// if the item has another length by now.
  package func loadedTalk(of item: RundownItem) -> TalkSnapshot? {
    guard let loaded, item.id == current, item.length == loaded.length else { return nil }
    return loaded.talk(titled: item.fullTitle)
  }
}
