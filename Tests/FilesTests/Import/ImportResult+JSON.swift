import TimerEngine

@testable import Files

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension ImportResult {
  /// The talks of a schedule whose title, speakers or start are neither in the rundown nor named.
  mutating func lostCells(ofJSON text: String) -> [String] {
    guard let value = try? JSONDecoder().decode(PlainJSON.self, from: Data(text.utf8)) else {
      return session.problems.isEmpty ? ["not JSON"] : []
    }
    let names = value.named
    return value.objects.compactMap { object in
      guard let start = (object["date"] ?? object["startsAt"])?.text, object["title"] != nil else {
        return nil
      }
      let people = (object["persons"] ?? object["speakers"])?.list ?? []
      let speaker = people.compactMap { person in
        let known = person.object?["public_name"] ?? person.object?["name"]
        return known?.text ?? person.text.map { names[$0] ?? $0 }
      }.filter { !$0.isEmpty }.joined(separator: ", ")
      let texts = [object["title"]?.text ?? "", speaker, start].map(\.imported)
      let clock = start.split(separator: "T").last?.prefix { $0.isNumber || $0 == ":" } ?? ""
      let seconds = try? TimeParser.timeOfDay(String(clock))
      let cells = Cells(
        title: texts[0], speaker: texts[1], start: seconds.map(TimeText.timeOfDay) ?? "")
      return isSaid(texts) || remove(cells) ? nil : "\(texts)"
    }
  }
}

/// Any JSON, read without the importer.
private enum PlainJSON: Decodable {
  case other
  case string(String)
  case array([PlainJSON])
  case mapping([String: PlainJSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let values = try? container.decode([PlainJSON].self) {
      self = .array(values)
    } else if let values = try? container.decode([String: PlainJSON].self) {
      self = .mapping(values)
    } else {
      self = .other
    }
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }
  var list: [PlainJSON]? { if case .array(let values) = self { values } else { nil } }
  var object: [String: PlainJSON]? { if case .mapping(let values) = self { values } else { nil } }

  /// This object and all objects in it.
  var objects: [[String: PlainJSON]] {
    let inner = (list ?? []) + (object.map { Array($0.values) } ?? [])
    return (object.map { [$0] } ?? []) + inner.flatMap(\.objects)
  }

  /// The names of people by their ids.
  var named: [String: String] {
    Dictionary(
      objects.compactMap { object in
        guard let id = object["id"]?.text, let name = object["fullName"]?.text else { return nil }
        return (id, name)
      }
    ) { first, _ in first }
  }
}
