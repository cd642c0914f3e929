import TimerEngine

/// What an import has written of the items of a rundown, to tell it later from what was written by
/// hand.
///
/// Of each value only a number is kept that another value hardly has: comments at the end of the
/// file. They belong to the file, wherever it is copied, and to just this state of it.
struct ImportedFields: Hashable, Sendable {
  /// The values that an import decides; those of `talk` and `break` are one.
  static let keys = ["title", "speaker", "start", "ends", "note", "call"]

  private static let head =
    "# For the next 'rundown import': what the last one wrote. Keep these lines.\n"
  private static let mark = "#= "

  /// The numbers of an item's values, by its id.
  private var numbers: [String: [UInt32]] = [:]
  /// The ids in the order of the items.
  private var order: [String] = []

  /// Takes the items of an import.
  init(_ items: [RundownSource.Item]) {
    for item in items where item.id != nil { set(item) }
  }

  /// Reads the comments of a file; `nil` if there are none.
  init?(in bytes: [UInt8]) {
    let mark = Array(Self.mark.utf8)
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.starts(with: mark) {
      let parts = String(decoding: line.dropFirst(mark.count), as: UTF8.self)
        .filter { $0 != "\r" }.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      let numbers = parts[0].split(separator: "-").compactMap { UInt32($0, radix: 36) }
      guard numbers.count == Self.keys.count + 1 else { continue }
      let id = Self.decoded(parts[1])
      if self.numbers.updateValue(numbers, forKey: id) == nil { order.append(id) }
    }
    if order.isEmpty { return nil }
  }

  /// Sets what was imported of an item.
  mutating func set(_ item: RundownSource.Item) {
    guard let id = item.id else { return }
    let values = [item.length] + Self.keys.map { item.values[$0] ?? "" }
    if numbers.updateValue(values.map(Self.number), forKey: id) == nil { order.append(id) }
  }

  /// Keeps what another import has written of an item.
  mutating func keep(_ id: String, of other: ImportedFields) {
    guard let known = other.numbers[id] else { return }
    if numbers.updateValue(known, forKey: id) == nil { order.append(id) }
  }

  /// Whether an import has written an item with an id.
  func has(_ id: String) -> Bool { numbers[id] != nil }

  /// Whether a value of an item is the one that was imported; without a key the length.
  func isImported(_ value: String, of key: String?, id: String) -> Bool {
    let index = key.map { (Self.keys.firstIndex(of: $0) ?? 0) + 1 } ?? 0
    return numbers[id]?[index] == Self.number(value)
  }

  /// The values of an item that no import has written.
  func writtenByHand(_ item: RundownSource.Item) -> [(key: String, value: String)] {
    guard let id = item.id, has(id) else { return [] }
    return item.values.sorted { $0.key < $1.key }.filter { key, value in
      switch key {
      case "id": false
      case "talk", "break": !isImported(item.length, of: nil, id: id)
      default: !(Self.keys.contains(key) && isImported(value, of: key, id: id))
      }
    }
  }

  /// The lines at the end of the file.
  var comments: String {
    guard !order.isEmpty else { return "" }
    return Self.head
      + order.map { id in
        let numbers = (numbers[id] ?? []).map { String($0, radix: 36) }.joined(separator: "-")
        return "\(Self.mark)\(numbers) \(Self.encoded(id))\n"
      }.joined()
  }

  /// The signs with which a reader of YAML counts how deep a file is nested, even in comments.
  private static let signs: [(sign: Character, code: String)] = [
    ("%", "%25"), ("[", "%5B"), ("]", "%5D"), ("{", "%7B"), ("}", "%7D"), ("&", "%26"),
    ("*", "%2A"),
  ]

  private static func encoded(_ id: String) -> String {
    String(id.flatMap { letter in signs.first { $0.sign == letter }?.code ?? String(letter) })
  }

  private static func decoded(_ text: String) -> String {
    signs.reversed().reduce(text) { $0.replacing($1.code, with: String($1.sign)) }
  }

  /// The number of a value: FNV-1a.
  private static func number(_ text: String) -> UInt32 {
    text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }
}

extension RundownSource.Item {
  /// Whether it is a talk, and how long it lasts.
  var length: String {
    values["break"].map { "break \($0)" } ?? values["talk"].map { "talk \($0)" } ?? ""
  }
}
