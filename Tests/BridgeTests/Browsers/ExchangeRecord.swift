#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Records the requests of the tests and the answers, for `openapi.py`, which compares them with
/// the description.
///
/// `API_RECORD` in the environment is the file that it appends to; without it, nothing is kept.
enum ExchangeRecord {
  private struct Exchange: Encodable {
    let method: String
    let target: String
    let body: String
    let answer: String
  }

  private static let path = getenv("API_RECORD").map { String(cString: $0) }

  /// Adds a request and its answer as a line of JSON.
  static func add(_ method: String, _ target: String, body: String = "", answer: String) {
    guard let path else { return }
    // Several groups of tests add to it at once, so each line is one write.
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o600)
    guard file >= 0 else { return }
    defer { close(file) }
    let exchange = Exchange(method: method, target: target, body: body, answer: answer)
    guard var line = try? JSONEncoder().encode(exchange) else { return }
    line.append(UInt8(ascii: "\n"))
    _ = line.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
  }
}
