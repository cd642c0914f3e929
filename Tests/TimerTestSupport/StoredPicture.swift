#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How a picture differs from the one stored as `Pictures/NAME.txt` in the folder of the room's
/// tests; see `difference(_:from:)`.
///
/// With RECORD_PICTURES set in the environment the picture is stored anew instead, which counts
/// as a difference: a run that records proves nothing.
package func difference(
  _ actual: [String], fromStored name: String, of test: String = #filePath
) -> String? {
  let file = picture(name, of: test)
  guard !recordsPictures else {
    return "\n" + (write(actual.joined(separator: "\n") + "\n", to: file) ?? "recorded \(file)")
  }
  guard let stored = text(ofFile: file) else { return "\nthere is no \(file)" }
  // Whole texts are compared much faster than rows, and nearly all of them are equal.
  if stored == actual.joined(separator: "\n") + "\n" { return nil }
  return difference(actual, from: stored)
}

/// Whether pictures are stored again, because RECORD_PICTURES is set in the environment.
package let recordsPictures = getenv("RECORD_PICTURES") != nil

/// The rows of the picture stored as `Pictures/NAME.txt` in the folder of the room's tests, without
/// empty ones; none if there is no such file.
package func storedPicture(_ name: String, of test: String = #filePath) -> [String] {
  text(ofFile: picture(name, of: test))?.split(separator: "\n").map(String.init) ?? []
}

private func picture(_ name: String, of test: String) -> String {
  "\(testFolder(of: test))/Pictures/\(name).txt"
}

/// The text of a file, `nil` if it cannot be read.
package func text(ofFile file: String) -> String? {
  TemporaryFolder.bytes(of: file).map { String(decoding: $0, as: UTF8.self) }
}

private func write(_ text: String, to file: String) -> String? {
  guard let stream = fopen(file, "w") else { return "cannot write \(file)" }
  defer { fclose(stream) }
  fputs(text, stream)
  return nil
}
