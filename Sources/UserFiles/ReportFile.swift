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

  /// The largest report in which a talk is looked for.
  private static let maxBytes = 1 << 28

  /// Whether the talk with an id is in the report, as one that has ended.
  ///
  /// Of a report that cannot be read nothing is known.
  package func contains(_ id: String) -> Bool {
    lines { $0.contains(Array(id.utf8)) }.talks.contains { $0.id == id }
  }

  /// The lines of the items that a rundown has left out; none of a report that cannot be read.
  package func leftOutItems(of rundown: ReportedRundown) -> [ReportedTalk] {
    // A line that takes another one back does not name the rundown.
    let mark = Array("\"void\"".utf8)
    return lines { $0.contains(mark) }.leftOut.filter { $0.item?.rundown.run == rundown.run }
  }

  /// The lines of the report that can hold something; none if it cannot be read.
  private func lines(where canHold: (ArraySlice<UInt8>) -> Bool) -> ReportReader {
    guard let folder, let path = try? FileSystem.resolved(folder.talks),
      (try? FileSystem.ownFile(at: path)) ?? nil != nil,
      let bytes = try? FileSystem.readStream(path, upTo: Self.maxBytes)
    else { return ReportReader([], file: "") }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).filter(canHold)
    return ReportReader(Array(lines.joined(separator: [UInt8(ascii: "\n")])), file: path)
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
