/// The version of the records' form.
///
/// Whoever changes the form so that this version cannot read it raises the number. A talk's record does not name
/// version 1, because earlier programs would take the key for a mistake.
enum RecordVersion {
  /// The version that this program reads and writes.
  static let known = 1

  /// Throws the problem of a record of another version.
  static func check(_ version: Int, of file: String) throws(Diagnostic) {
    guard version != known else { return }
    throw Diagnostic(file: file, version: version, known: known)
  }
}

extension Diagnostic {
  /// The word for the name under which a record with this problem is kept when the next one replaces it:
  /// `talk.yaml.newer-2026-12-04-201400`.
  var keptAs: String { isOfNewerVersion ? "newer" : "broken" }
}
