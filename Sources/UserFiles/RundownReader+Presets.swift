package import TimerEngine
import Yams

// Reading how a talk or a break is timed.
extension RundownReader {
  mutating func preset(_ entries: [String: Node], of node: Node) -> Preset? {
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

  private mutating func pause(_ node: Node) -> Preset? {
    let length: Int? = reader.value(
      of: node, called: "break", expected: "a time such as 15m",
      { (text) throws(TimeError) in try TimeGrammar.duration(text) },
      words: { ($0.printableText, $0.expected) })
    return length.map { Preset(duration: $0, cueRules: .quiet) }
  }

  private mutating func talk(_ node: Node) -> Preset? {
    if case .mapping = node {
      var presets = PresetReader(reader)
      let preset = presets.read(node, isNamed: false)
      reader = presets.reader
      return preset
    }
    let presets = presets
    return reader.value(of: node, called: "talk", expected: "a preset's name or a time") {
      (text) throws(TalkProblem) in
      if let preset = presets.all(called: text).first { return preset }
      do throws(TimeError) {
        return Preset(duration: try TimeGrammar.duration(text))
      } catch {
        if text.first?.isNumber == true { throw .time(error) }
      }
      do throws(PresetSearchError) {
        return try presets.preset(named: text)
      } catch {
        throw .preset(text, error)
      }
    } words: {
      $0.words
    }
  }

  /// Why a text says no talk.
  private enum TalkProblem: Error {
    case time(TimeError)
    case preset(String, PresetSearchError)

    var words: (what: String, expected: String) {
      switch self {
      case .time(let error): return (error.printableText, error.expected)
      case .preset(let text, .none):
        let expected = "a name that 'speakerclock presets list' shows, or a time such as 20m"
        return ("'\(text.shown)' is neither a preset nor a time", expected)
      case .preset(let text, .several(_, let names)):
        let some = names.prefix(3).joined(separator: ", ")
        return ("'\(text.shown)' matches \(names.count) presets", "one of them, such as \(some)")
      }
    }
  }
}

extension CueRules {
  /// Nothing but the end is announced, as in a break.
  package static let quiet: CueRules = {
    var rules = CueRules()
    (rules.intervals, rules.beeps) = ([:], 0)
    return rules
  }()
}
