#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How a picture differs from the one stored as `Pictures/NAME.txt` beside the test's file; see
/// `difference(_:from:)`.
///
/// With RECORD_PICTURES set in the environment the picture is stored anew instead, which counts
/// as a difference: a run that records proves nothing.
package func difference(
  _ actual: [String], fromStored name: String, beside path: String = #filePath
) -> String? {
  let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
  let file = "\(folder)/Pictures/\(name).txt"
  guard getenv("RECORD_PICTURES") == nil else {
    return "\n" + (write(actual.joined(separator: "\n") + "\n", to: file) ?? "recorded \(file)")
  }
  guard let picture = text(ofFile: file) else { return "\nthere is no \(file)" }
  return difference(actual, from: picture)
}

/// The text of a file, `nil` if it cannot be read.
package func text(ofFile file: String) -> String? {
  guard let stream = fopen(file, "r") else { return nil }
  defer { fclose(stream) }
  var bytes: [UInt8] = []
  while case let byte = fgetc(stream), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
  return String(decoding: bytes, as: UTF8.self)
}

private func write(_ text: String, to file: String) -> String? {
  guard let stream = fopen(file, "w") else { return "cannot write \(file)" }
  defer { fclose(stream) }
  fputs(text, stream)
  return nil
}
