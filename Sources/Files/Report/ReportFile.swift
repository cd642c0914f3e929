import Platform
package import TimerEngine

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
    lines(with: id).talks.contains { $0.id == id }
  }

  /// The lines of the items that a rundown has left out; none of a report that cannot be read.
  package func leftOutItems(of rundown: ReportedRundown) -> [ReportedTalk] {
    // A line that takes another one back does not name the rundown.
    lines(with: "\"void\"").leftOut.filter { $0.item?.rundown.run == rundown.run }
  }

  /// The lines about talks of a run of a rundown, or of a leader and those before it in its
  /// lineage, in order and without their ends; none of a report that cannot be read.
  package func lines(ofRun run: String?, by leadership: Leadership) -> [String] {
    let marks = [run, leadership.leaderText].compactMap { $0.map { Array("\"\($0)\"".utf8) } }
    let found = ReportReader.lines(of: bytes(with: marks + [Array("\"void\"".utf8)])).compactMap {
      bytes in (try? ReportFileRow(Array(bytes))).map { (line: $0, bytes: bytes) }
    }
    let own = Set(
      found.filter { line, _ in
        line.rank.leaderText == leadership.leaderText
          || run != nil && line.talk?.item?.rundown.run == run
      }.map(\.line.id))
    return found.filter { own.contains($0.line.id) }.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
  }

  /// The lines of the report that have a text; none if it cannot be read.
  ///
  /// Only these lines are read as JSON, since a clock that starts waits for them.
  private func lines(with text: String) -> ReportReader {
    ReportReader(bytes(with: [Array(text.utf8)]), file: folder?.talks ?? "")
  }

  private func bytes(with texts: [[UInt8]]) -> [UInt8] {
    guard let folder, let path = try? FileSystem.resolved(folder.talks),
      (try? FileSystem.ownFile(at: path)) ?? nil != nil,
      let bytes = try? FileSystem.readStream(path, upTo: Self.maxBytes)
    else { return [] }
    return Self.lines(of: bytes, with: texts)
  }

  /// The lines that have one of some texts.
  private static func lines(of bytes: [UInt8], with texts: [[UInt8]]) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    var (found, start) = ([UInt8](), 0)
    bytes.withUnsafeBytes { bytes in
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
        let hasText = texts.contains { text in
          (start..<max(start, end - text.count + 1)).contains { place in
            bytes[place] == text[0] && bytes[place..<place + text.count].elementsEqual(text)
          }
        }
        if hasText { found += bytes[start..<end] + [newline] }
        start = end + 1
      }
    }
    return found
  }

  /// The lines about ended talks that somebody who takes over adds to a report of its own: of each
  /// talk the one that counts, as the new leader's.
  ///
  /// Without them, an earlier leader that nobody hears could take back an end that everybody else
  /// goes by. A talk whose end was taken back has the line that says so, so that it stays taken
  /// back wherever reports are merged.
  ///
  /// - Parameters:
  ///   - text: the lines that a desk has kept; broken ones are passed over.
  ///   - leadership: that of the new leader.
  /// - Returns: the lines without their ends. Only their term and their leader are changed.
  package static func lines(takenOver text: String, by leadership: Leadership) -> [String] {
    var report = MergedReport<ReportFileRow>()
    for bytes in ReportReader.lines(of: Array(text.utf8)) {
      guard let line = try? ReportFileRow(Array(bytes)) else { continue }
      report.add(line, about: line.id, by: line.rank)
    }
    return report.lines.map { $0.text(by: leadership.rank) }
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
