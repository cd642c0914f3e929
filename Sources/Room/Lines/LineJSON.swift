#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Reads values from a text as JSON; only this file uses a library for JSON.
package struct LineJSON {
  private let data: Data
  private let decoder = JSONDecoder()

  /// Creates a reader for the bytes of a text.
  package init(_ bytes: some Sequence<UInt8>) { data = Data(bytes) }

  /// Reads a value; throws a `DecodingError` if the text does not contain it.
  package func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try decoder.decode(type, from: data)
  }
}

/// A value as JSON on one line, with its keys in alphabetical order.
///
/// A value that JSON cannot express, such as an infinite number, becomes `null`. No line and no
/// answer has such a value.
package func encoded(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
}
