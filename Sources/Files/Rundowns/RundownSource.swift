import TimerEngine

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

    /// What people call it; `nil` if it has neither a speaker nor a title.
    var name: String? { values["speaker"] ?? values["title"] }
  }

  /// A time of day that is more than this many seconds after the one before needs a date: without
  /// one it is probably a mistake.
  package static let longestStep = 12 * 3600

  /// The name, the date and the zone; empty if the file has none.
  package var name = ""
  package var date = ""
  package var zone = ""
  /// The items in order.
  package var items: [Item] = []
  /// What the last import has written of each item; `nil` if that is not known.
  var imported: ImportedFields?

  /// Creates an empty rundown.
  package init() {}

  /// Reads a file's bytes, whose problems were looked for before.
  package init(_ bytes: [UInt8], path: String) {
    var reader = YAMLReader(file: path)
    guard let node = reader.root(of: bytes)?["rundown"] else { return }
    name = node["name"]?.string ?? ""
    date = node["date"]?.string ?? ""
    zone = node["zone"]?.string ?? ""
    items = (node["items"]?.sequence ?? []).map { item in
      var values: [String: String] = [:]
      for (key, value) in item.mapping ?? [] {
        values[key.string ?? ""] = value.string ?? Self.flow(value)
      }
      return Item(values)
    }
    imported = ImportedFields(in: bytes)
  }

  /// A mapping as text, on one line.
  static func flow(_ node: YAMLNode) -> String { JSONValue(node)?.flow ?? "" }

  /// The times of a talk as text: `{duration: "7:00", red: "0:30"}`.
  package static func talk(_ times: [String: String]) -> String {
    JSONValue.mapping(times.mapValues(JSONValue.text)).flow
  }

  /// The file: a line for each item, and what an import has to know of them.
  package var yaml: String {
    let head = [("name", name), ("date", date), ("zone", zone)].filter { !$0.1.isEmpty }
    return "rundown:\n" + head.map { "  \($0): \($1.quoted)\n" }.joined() + "  items:\n"
      + items.map { "    - {\(Self.line(of: $0))}\n" }.joined() + (imported?.comments ?? "")
  }

  private static func line(of item: Item) -> String {
    RundownReader.itemKeys.compactMap { key in
      guard let value = item.values[key] else { return nil }
      // The own times of a talk are a mapping.
      let isMapping = key == "talk" && value.hasPrefix("{")
      return "\(key): \(isMapping ? value : value.quoted)"
    }.joined(separator: ", ")
  }
}
