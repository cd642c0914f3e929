import SpeechAnnouncement
import TimerEngine

// Reading how a talk or a break is timed.
extension RundownReader {
  mutating func preset(_ entries: [String: YAMLNode], of node: YAMLNode) -> Preset? {
    switch (entries["talk"], entries["break"]) {
    case (let talk?, nil): return self.talk(talk)
    case (nil, let pause?): return self.pause(pause)
    case (let talk?, _?):
      reader.addProblem("an item is both a talk and a break", at: talk, expected: "one of them")
    case (nil, nil):
      reader.addProblem(
        "'talk' or 'break' is missing", at: node,
        expected: "one of them, such as 'talk: 20m'")
    }
    return nil
  }

  private mutating func pause(_ node: YAMLNode) -> Preset? {
    reader.time(node, called: "break", such: "15m", TimeParser.duration).map(Preset.pause)
  }

  private mutating func talk(_ node: YAMLNode) -> Preset? {
    if node.mapping != nil {
      var presets = PresetReader(reader)
      let preset = presets.read(node, isNamed: false)
      reader = presets.reader
      return preset
    }
    let presets = presets
    return reader.value(of: node, called: "talk", expected: .other("a preset's name or a time")) {
      (text) throws(TalkProblem) in
      if let preset = presets.all(called: text).first { return preset }
      do throws(TimeError) {
        return Preset(duration: try TimeParser.duration(text))
      } catch {
        if text.first?.isNumber == true { throw .time(error) }
      }
      do throws(PresetSearchError) {
        return try presets.preset(named: text)
      } catch {
        throw .preset(text, error)
      }
    } problem: {
      $0.problem
    }
  }

  /// Why a text says no talk.
  private enum TalkProblem: Error {
    case time(TimeError)
    case preset(String, PresetSearchError)

    var problem: FileProblem {
      switch self {
      case .time(let error): return .invalidTime("talk", error.shown, or: nil)
      case .preset(let text, .none):
        let expected = "a name that 'speakerclock presets list' shows, or a time such as 20m"
        return .other("talk '\(text.shown)' is neither a preset nor a time", expected: expected)
      case .preset(let text, .several(_, let names)):
        let some = names.prefix(3).joined(separator: ", ")
        return .other(
          "talk '\(text.shown)' matches \(names.count) presets",
          expected: "one of them, such as \(some)")
      }
    }
  }
}
