import Platform

/// The file with the hints for newcomers that are not needed any more.
package struct HintFile: Sendable {
  private let folder: UserFolder?

  /// Creates the file in a folder; without a folder every hint is new each time.
  package init(_ folder: UserFolder?) { self.folder = folder }

  /// The names of the hints that were seen; none if the file cannot be read.
  package var seen: Set<String> {
    guard let folder, let bytes = try? FileSystem.read(folder.hints) else { return [] }
    return Self.names(in: bytes)
  }

  /// The names in a file's bytes.
  ///
  /// Bytes are compared, because CR and LF are one `Character`.
  static func names(in bytes: [UInt8]) -> Set<String> {
    Set(bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) })
  }

  static func bytes(of names: Set<String>) -> [UInt8] {
    Array(names.sorted().map { $0 + "\n" }.joined().utf8)
  }

  /// Adds a name.
  ///
  /// - Throws: `StoreError` if it cannot be written; then the hint appears again.
  package func add(_ name: String) throws(StoreError) {
    guard let folder else { throw .noFolder(UserFolder.stateVariable) }
    do throws(FileError) {
      let file = try FileSystem.resolved(folder.hints)
      try FileSystem.makeFolder(FileSystem.folder(of: file))
      try FileSystem.alone(in: FileSystem.folder(of: file)) { () throws(FileError) in
        _ = try FileSystem.replace(file, with: Self.bytes(of: seen.union([name])))
      }
    } catch {
      throw .file(folder.hints, error)
    }
  }
}
