import TextFormats
import TimerEngine
import Yams

/// A rundown as it is written in a file: all values are texts.
///
/// An import makes one, and merges it with the file that is there.
package struct RundownSource: Hashable, Sendable {
  /// A talk or a break as it is written.
  package struct Item: Hashable, Sendable {
    /// The values by their keys; an empty text means that there is none.
    ///
    /// The key `talk` or `break` has the length or the preset.
    package var values: [String: String]

    /// Creates an item.
    package init(_ values: [String: String]) { self.values = values.filter { !$0.value.isEmpty } }

    /// The name by which an import knows it; `nil` if it has none.
    package var id: String? { values["id"] }

    /// Its name in messages.
    package var title: String {
      values["speaker"] ?? values["title"] ?? values["talk"] ?? values["break"] ?? ""
    }
  }

  /// A time of day that is more than this many seconds after the one before needs a date: without one it is
  /// probably a mistake.
  package static let longestStep = 12 * 3600

  /// The name, the date and the zone; empty if the file has none.
  package var name = ""
  package var date = ""
  package var zone = ""
  /// The items in order.
  package var items: [Item] = []

  /// Creates an empty rundown.
  package init() {}

  /// Reads a file's bytes, whose problems were looked for before.
  package init(_ bytes: [UInt8], path: String) {
    var reader = YAMLReader(file: path)
    guard let node = reader.root(of: bytes)?.mapping?["rundown"]?.mapping else { return }
    name = node["name"]?.string ?? ""
    date = node["date"]?.string ?? ""
    zone = node["zone"]?.string ?? ""
    items = (node["items"]?.sequence ?? []).map { item in
      var values: [String: String] = [:]
      for (key, value) in item.mapping ?? [:] {
        values[key.string ?? ""] = value.string ?? Self.flow(value)
      }
      return Item(values)
    }
  }

  /// A mapping as text: JSON, which YAML reads as well.
  static func flow(_ node: Node) -> String {
    guard let json = JSONValue(node)?.json else { return "" }
    return String(decoding: json, as: UTF8.self)
  }

  /// The file: a line for each item.
  package var yaml: String {
    let head = [("name", name), ("date", date), ("zone", zone)].filter { !$0.1.isEmpty }
    return "rundown:\n" + head.map { "  \($0): \($1.quoted)\n" }.joined() + "  items:\n"
      + items.map { "    - {\(Self.line(of: $0))}\n" }.joined()
  }

  private static func line(of item: Item) -> String {
    RundownReader.itemKeys.compactMap { key in
      guard let value = item.values[key] else { return nil }
      // The own times of a talk are a mapping.
      let isMapping = key == "talk" && value.hasPrefix("{")
      return "\(key): \(isMapping ? value : value.quoted)"
    }.joined(separator: ", ")
  }

  // MARK: Importing again

  /// What an import has changed.
  package struct Changes: Hashable, Sendable {
    /// The items that are new, have changed, are gone, and were kept since they have run.
    package var new: [String] = []
    package var changed: [String] = []
    package var gone: [String] = []
    package var kept: [String] = []
    /// The new date and the new zone; `nil` if they stay.
    package var date: String?
    package var zone: String?
  }

  /// The keys that an import decides; what was written by hand under others stays.
  private static let importedKeys = ["title", "speaker", "start", "talk", "break"]

  /// Updates this file's items with those of an import, by their ids.
  ///
  /// Where an import has made the ids, items are recognized by their titles and speakers.
  ///
  /// An item that has run stays as it is. Items without an id were written by hand: they stay after the
  /// item that they follow. Items that an earlier import has brought, and this one does not, are
  /// removed.
  ///
  /// - Parameters:
  ///   - imported: what was imported.
  ///   - hasRun: whether the item with an id has run.
  /// - Returns: what has changed.
  package mutating func merge(
    _ imported: RundownSource, hasRun: (String) -> Bool
  ) -> Changes {
    var changes = Changes()
    let imported = recognized(imported)
    let known = Dictionary(
      items.compactMap { item in item.id.map { ($0, item) } },
      uniquingKeysWith: { first, _ in first })
    var merged = imported.items.map { new -> Item in
      guard let id = new.id, let old = known[id] else {
        changes.new.append(new.title)
        return new
      }
      guard !hasRun(id) else {
        if Self.differs(old, new) { changes.kept.append(old.title) }
        return old
      }
      let item = Self.updated(old, by: new)
      if Self.differs(old, item) { changes.changed.append(item.title) }
      return item
    }
    let ids = Set(imported.items.compactMap(\.id))
    for (index, old) in items.enumerated() where old.id.map({ !ids.contains($0) }) ?? true {
      if let id = old.id, !hasRun(id) {
        changes.gone.append(old.title)
      } else {
        insert(itemAt: index, into: &merged)
      }
    }
    if name.isEmpty { name = imported.name }
    take(imported, &changes)
    items = merged
    return changes
  }

  /// Takes the date and the zone of an import, if it has them.
  private mutating func take(_ imported: RundownSource, _ changes: inout Changes) {
    if !imported.date.isEmpty, imported.date != date {
      date = imported.date
      changes.date = date
    }
    if !imported.zone.isEmpty, imported.zone != zone {
      zone = imported.zone
      changes.zone = zone
    }
  }

  /// An item of this file with the values of an import.
  private static func updated(_ old: Item, by new: Item) -> Item {
    var item = old
    for key in importedKeys { item.values[key] = new.values[key] }
    // A preset or times of its own that a talk was given by hand stay.
    if let talk = old.values["talk"], (try? TimeGrammar.seconds(talk)) == nil {
      (item.values["talk"], item.values["break"]) = (talk, nil)
    }
    return item
  }

  /// Inserts an item of this file after the last one before it that is still there.
  private func insert(itemAt index: Int, into merged: inout [Item]) {
    for item in items[..<index].reversed() {
      guard let place = merged.firstIndex(where: { $0 == item || $0.id != nil && $0.id == item.id })
      else { continue }
      return merged.insert(items[index], at: place + 1)
    }
    merged.insert(items[index], at: 0)
  }

  private static func differs(_ old: Item, _ new: Item) -> Bool {
    importedKeys.contains { old.values[$0] != new.values[$0] }
  }
}
