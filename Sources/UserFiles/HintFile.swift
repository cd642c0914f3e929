/// The file that says which hints for newcomers have done their work.
public struct HintFile: Sendable {
  private let folder: UserFolder?

  /// The file of a folder; without one every hint is new each time.
  public init(_ folder: UserFolder?) { self.folder = folder }

  /// The names of the hints that were seen; none where the file cannot be read.
  public var seen: Set<String> {
    do throws(FileFault) {
      guard let folder else { return [] }
      let text = String(decoding: try FileSystem.read(folder.hints), as: UTF8.self)
      return Set(text.split(separator: "\n").map(String.init))
    } catch {
      return []
    }
  }

  /// Adds a name.
  ///
  /// - Throws: `StoreError` if it cannot be written; the hint comes again then.
  public func add(_ name: String) throws(StoreError) {
    guard let folder else { throw .noFolder(UserFolder.stateVariable) }
    do throws(FileFault) {
      let file = try FileSystem.resolved(folder.hints)
      try FileSystem.makeFolder(FileSystem.folder(of: file))
      try FileSystem.alone(in: FileSystem.folder(of: file)) { () throws(FileFault) in
        let names = seen.union([name]).sorted()
        _ = try FileSystem.replace(file, with: Array(names.map { $0 + "\n" }.joined().utf8))
      }
    } catch {
      throw .file(folder.hints, error)
    }
  }
}
