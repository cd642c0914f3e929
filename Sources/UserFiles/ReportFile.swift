import Unix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The file to which all clocks of a user add the talks that have ended.
package struct ReportFile: Sendable {
  private let folder: UserFolder?
  private let patience: Duration

  /// The file of a folder; without one nothing can be reported.
  ///
  /// While another clock writes, one waits for it, but no longer than `patience`.
  package init(_ folder: UserFolder?, patience: Duration = .seconds(2)) {
    self.folder = folder
    self.patience = patience
  }

  /// Appends lines, given without their ends, with one write; all of them or none.
  ///
  /// When this returns they are on disk. A line that a crash has cut off keeps what there is of it,
  /// and the first of these lines begins behind it on a line of its own.
  package func append(_ lines: [String]) throws(StoreError) {
    guard let folder else { throw .noFolder(UserFolder.stateVariable) }
    do throws(FileError) {
      let path = try FileSystem.resolved(folder.talks)
      try FileSystem.makeFolder(FileSystem.folder(of: path))
      try FileSystem.append(lines.map { $0 + "\n" }.joined(), to: path, patience: patience)
    } catch {
      throw .file(folder.talks, error)
    }
  }
}
