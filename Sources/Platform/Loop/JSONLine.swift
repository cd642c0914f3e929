import TimerEngine

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One line of JSON, without its end: keys in alphabetical order, slashes as they are.
///
/// It escapes more than JSON requires: all that could end a line or move a terminal's cursor.
/// - Returns: `nil` if JSON cannot express the value, such as a number that is not finite.
package func jsonLine(_ value: some Encodable) -> String? {
  guard let data = try? encoder.encode(value) else { return nil }
  let line = String(decoding: data, as: UTF8.self)
  guard !line.unicodeScalars.allSatisfy(\.isPrintable) else { return line }
  return line.unicodeScalars.map { $0.isPrintable ? String($0) : escape($0) }.joined()
}

private let encoder: JSONEncoder = {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return encoder
}()

/// Unprintable scalars have at most four hexadecimal digits, and occur only in texts.
private func escape(_ scalar: Unicode.Scalar) -> String {
  "\\u" + String(String(0x10000 + scalar.value, radix: 16).dropFirst())
}
