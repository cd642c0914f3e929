import SpeechAnnouncement
package import TimerEngine

/// Reads the presets of a file: the valid ones, and the problems of the others.
package struct PresetReader {
  /// The keys of a preset.
  static let keys =
    ["name", "slot"] + timeKeys + ["overtime", "text", "title", "announce", "segments"]

  var reader: YAMLReader
  /// The lines in which names and slots were given first.
  private var names: [String: Int] = [:]
  private var slots: [Int: Int] = [:]

  /// The valid presets, in the file's order.
  package private(set) var presets: [Preset] = []
  /// The problems, in the file's order.
  package var problems: [Diagnostic] { reader.problems.sorted { $0.place < $1.place } }

  /// Reads a file's bytes.
  package init(_ bytes: [UInt8], file: String) {
    reader = YAMLReader(file: file)
    guard let root = reader.root(of: bytes),
      let list = reader.entries(of: root, called: .file, keys: ["presets"])?["presets"],
      let elements = reader.elements(
        of: list, called: "presets", expected: .list(such: "- name: TED talk"))
    else { return }
    presets = elements.prefix(Self.maxPresets).compactMap { read($0) }
    if elements.count > Self.maxPresets {
      reader.addProblem(
        "there are \(elements.count) presets", at: elements[Self.maxPresets],
        expected: "at most \(Self.maxPresets)")
    }
  }

  /// More presets are not read because they would delay the first frame.
  static let maxPresets = 1000

  /// Continues with the reader of a file that holds more than presets.
  package init(_ reader: YAMLReader) { self.reader = reader }

  /// A preset; `nil` if it has a problem.
  package mutating func read(_ node: YAMLNode, isNamed: Bool = true) -> Preset? {
    let before = reader.problems.count
    guard let entries = reader.entries(of: node, called: .preset, keys: Self.keys) else {
      return nil
    }
    let name =
      isNamed || entries["name"] != nil
      ? required("name", in: entries, of: node, expected: .other("a name")) { $0.name($1) } : ""
    let slot = entries["slot"].flatMap { self.slot($0) }
    let segments = self.segments(entries, of: node)
    let overtime = self.overtime(entries)
    let title = entries["title"].map { reader.line($0, called: "title") }
    guard reader.problems.count == before, let name, !segments.isEmpty else { return nil }
    let preset = Preset(
      Format(name: name, segments: segments), slot: slot, overtime: overtime,
      title: (title ?? nil) ?? "")
    return isSmall(preset, node) ? preset : nil
  }

  /// The most bytes of a preset in the form in which it is written: so the record of its talk, and
  /// the line of the report, can be read again.
  static let maxBytes = 65_536

  /// Adds a problem if a preset is too large.
  private mutating func isSmall(_ preset: Preset, _ node: YAMLNode) -> Bool {
    // A mark has at most this many bytes beside its words, and a character of a text four.
    let segments = preset.format.segments
    let marks = segments.flatMap(\.marks).reduce(0) { $0 + 100 + 4 * $1.signal.wordBytes }
    let end = if case .blank(let text?) = preset.overtime { text } else { "" }
    let texts = ([preset.name, preset.title, end] + segments.map(\.name)).reduce(0) {
      $0 + 4 * $1.utf8.count
    }
    guard marks + texts + 200 * segments.count > Self.maxBytes else { return true }
    let bytes = preset.yaml.utf8.count
    guard bytes > Self.maxBytes else { return true }
    let count = segments.reduce(0) { $0 + $1.marks.count }
    reader.addProblem(
      "a preset with \(count) marks takes \(bytes) bytes", at: node,
      expected: "at most \(Self.maxBytes)")
    return false
  }

  mutating func required<Value>(
    _ key: String, in entries: [String: YAMLNode], of preset: YAMLNode, expected: FileExpectation,
    _ read: (inout PresetReader, YAMLNode) -> Value?
  ) -> Value? {
    if let node = entries[key] { return read(&self, node) }
    reader.addProblem(.missing(key, expected: expected), at: preset)
    return nil
  }

  // MARK: Values

  private mutating func name(_ node: YAMLNode) -> String? {
    guard let name = reader.line(node, called: "name") else { return nil }
    guard !name.allSatisfy(\.isWhitespace) else {
      reader.addProblem("name is empty", at: node, expected: "a name")
      return nil
    }
    if let line = names[name.lowercased()] {
      reader.addProblem(.taken(.name(name.shown), firstLine: line), at: node)
    } else {
      names[name.lowercased()] = node.place.line
    }
    return name
  }

  private mutating func slot(_ node: YAMLNode) -> Int? {
    let slot = reader.choice(node, called: "slot", expected: .numberKey) {
      $0.utf8.count == 1 ? FileNumber.slot.read($0).map { Int($0) } : nil
    }
    guard let slot else { return nil }
    if let line = slots[slot] {
      reader.addProblem(.taken(.slot(slot), firstLine: line), at: node)
    } else {
      slots[slot] = node.place.line
    }
    return slot
  }

  private mutating func overtime(_ entries: [String: YAMLNode]) -> Overtime {
    let text = entries["text"].flatMap { reader.line($0, called: "text") }
    let kind = entries["overtime"].flatMap { reader.line($0, called: "overtime") }
    if let node = entries["text"], kind != "blank" {
      reader.addProblem(
        "text has no effect without 'overtime: blank'", at: node,
        expected: "both of them, or neither")
    }
    switch kind {
    case nil, "count": return .count
    case "freeze": return .freeze
    case "blank": return .blank(text)
    case "hide": return .hide
    case let other?:
      guard let node = entries["overtime"] else { return .count }
      let kinds = ["count", "freeze", "blank", "hide"]
      reader.addProblem(.noChoice("overtime", other.shown, expected: .choice(kinds)), at: node)
      return .count
    }
  }
}

extension Signal {
  /// The bytes of its words; 0 without words.
  fileprivate var wordBytes: Int {
    if case .say(let words, _) = self { words.utf8.count } else { 0 }
  }
}

extension FileNumber {
  /// A number key.
  fileprivate static let slot = FileNumber(range: 1...9)
}

extension YAMLReader {
  package init(file: String) {
    self.init(
      file: file, form: "a list such as 'presets: [{name: TED talk, duration: 18:00}]'")
  }
}
