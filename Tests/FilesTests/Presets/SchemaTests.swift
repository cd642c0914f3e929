import Testing
import TimerEngine
import TimerTestSupport

@testable import Files

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The schema that editors use says the same as the reader of the preset files.
///
/// Each test looks at many texts, because the schema takes long to read.
struct SchemaTests {
  private let schema: JSONSchema

  init() throws {
    let json = try JSONDecoder().decode(JSON.self, from: Data(BundledPresets.schema.utf8))
    schema = JSONSchema(root: json)
  }

  /// Whether a text has the form of the schema; what is no YAML has none.
  private func accepts(_ text: String) throws -> Bool {
    var reader = YAMLReader(file: "")
    return try reader.root(of: Array(text.utf8)).map { try schema.accepts(JSON($0)) } ?? false
  }

  private func keys(of name: String) throws -> [String] {
    let definitions = try #require(schema.root.object?["definitions"]?.object)
    let object = try #require(definitions[name]?.object)
    let objects = [object] + (object["anyOf"]?.elements.compactMap(\.object) ?? [])
    return objects.flatMap { $0["properties"]?.object?.keys.sorted() ?? [] }
  }

  @Test func eachKeyOfTheReaderIsInTheSchemaAndNoOther() throws {
    #expect(try Set(keys(of: "preset")) == Set(PresetReader.keys))
    #expect(try Set(keys(of: "segment")) == Set(PresetReader.segmentKeys))
    #expect(try Set(keys(of: "announce")) == Set(PresetReader.announceKeys))
    #expect(try Set(keys(of: "mark")) == Set(PresetReader.markKeys))
    #expect(schema.root.object?["properties"]?.object?.keys.sorted() == ["presets"])
  }

  /// Words and times of all kinds, each of which is tried for each key.
  private static let values = [
    "0", "1", "3", "4", "9", "10", "45s", "0s", "0:30", "0:00", "5:00", "5:61", "1:30:00",
    "25:00:00",
    "18m", "1h5m", "1h5m30s", "5m1h", "24h", "90:00", "1439:59", "1440:00", "-1", "1.5", "5:0",
    "20%", "0%", "100%", "101%", "%", "20 %", "4:30-7:30", "5-7", "30s-1m", "4:30-", "-7:30",
    "1-2-3", "off", "on", "none", "count", "freeze", "blank", "hide", "down", "up", "wait", "next",
    "stop", "deduct", "true", "false", "yes", "no", "A text", "'5'", "'true'", "'4:00'", "''",
    "' '",
    "\"a\\tb\"", "[]", "{}", "[1]", "[off]", "[{duration: 5}]", "{at: 1}", "{say: A}",
  ]

  /// What stands around a value that is tried, so that only the value can be wrong.
  private static let places = [
    ("name", "{name: VALUE, duration: 5}"), ("slot", "{name: A, duration: 5, slot: VALUE}"),
    ("duration", "{name: A, duration: VALUE, yellow: 0, red: 0}"),
    ("count", "{name: A, duration: 5, count: VALUE}"),
    ("green", "{name: A, duration: 23:59:59, count: up, green: VALUE}"),
    ("yellow", "{name: A, duration: 23:59:59, yellow: VALUE, red: 0}"),
    ("red", "{name: A, duration: 23:59:59, red: VALUE}"),
    ("qualifies", "{name: A, duration: 5, qualifies: VALUE}"),
    ("at_end", "{name: A, segments: [{duration: 5, at_end: VALUE}, {duration: 5}]}"),
    ("overrun", "{name: A, segments: [{duration: 5, overrun: VALUE}, {duration: 5}]}"),
    ("overtime", "{name: A, duration: 5, overtime: VALUE}"),
    ("text", "{name: A, duration: 5, overtime: blank, text: VALUE}"),
    ("title", "{name: A, duration: 5, title: VALUE}"),
    ("segment's name", "{name: A, segments: [{name: VALUE, duration: 5}]}"),
    ("segments", "{name: A, segments: VALUE}"),
    ("announce", "{name: A, duration: 5, announce: VALUE}"),
    ("interval", "{name: A, duration: 5, announce: {green: VALUE}}"),
    ("marks", "{name: A, duration: 5, announce: {marks: VALUE}}"),
    ("at", "{name: A, duration: 23:59:59, count: up, announce: {marks: [{at: VALUE, say: B}]}}"),
    ("say", "{name: A, duration: 5, announce: {marks: [{at: 1, say: VALUE}]}}"),
    ("show", "{name: A, duration: 5, announce: {marks: [{at: 1, say: B, show: VALUE}]}}"),
    ("bell", "{name: A, duration: 5, announce: {marks: [{at: 1, bell: VALUE}]}}"),
    (
      "every",
      "{name: A, duration: 5, announce: {marks: [{at: 1, bell: 1, every: VALUE, until: 0}]}}"
    ),
    (
      "until",
      "{name: A, duration: 5, count: up, announce: "
        + "{marks: [{at: 1s, bell: 1, every: 5s, until: VALUE}]}}"
    ),
  ]

  /// What the schema cannot say: a limit that needs arithmetic, or two times to be compared.
  private static let onlyTheReaderRefuses: Set = [
    "at: 0", "at: 0s", "at: 0:00", "until: 0", "until: 0s", "until: 0:00",
  ]

  @Test func eachValueIsTakenByBothOrByNeither() throws {
    for (key, place) in Self.places {
      var taken = 0
      for value in Self.values where !Self.onlyTheReaderRefuses.contains("\(key): \(value)") {
        let text = "presets: [\(place.replacing("VALUE", with: value))]\n"
        let problems = PresetReader(Array(text.utf8), file: "").problems
        #expect(try accepts(text) == problems.isEmpty, "\(text)\(problems)")
        taken += problems.isEmpty ? 1 : 0
      }
      // If all values were refused, or none, the test would not be about the value.
      #expect((1..<Self.values.count).contains(taken), "\(key)")
    }
  }

  @Test func eachBundledFileHasTheFormOfTheSchema() throws {
    let folder = projectFolder + "/Presets"
    for name in TemporaryFolder.names(in: folder) where name.hasSuffix(".yaml") {
      let bytes = try #require(TemporaryFolder.bytes(of: "\(folder)/\(name)"))
      #expect(try accepts(String(decoding: bytes, as: UTF8.self)), "\(name)")
    }
  }

  /// What the program writes, and what it shares.
  @Test func eachPresetIsWrittenInTheFormOfTheSchema() throws {
    for preset in BundledPresets.all {
      #expect(try accepts("presets:\n" + preset.yaml), "\(preset.name)")
      let json = String(decoding: SharedPreset.json(of: preset), as: UTF8.self)
      #expect(try accepts("presets: [\(json)]"), "\(preset.name)")
    }
  }
}
