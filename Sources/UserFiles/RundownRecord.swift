package import TimerEngine
import Unix

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How far a rundown has come, so that a later run of the program can go on with it.
package struct RundownRecord: Codable, Hashable, Sendable {
  /// What was recorded of an item.
  struct Item: Codable, Hashable, Sendable {
    var id: String
    var start: Int?
    var end: Int?
    var skipped: Bool?
    /// Its length in seconds, if that is not the planned one.
    var length: Int?
    /// The title and the planned length of an item that was inserted.
    var inserted: Inserted?
  }

  /// An item that was not planned.
  struct Inserted: Codable, Hashable, Sendable {
    var title: String
    var length: Int
  }

  private var version = 1
  /// The path of the rundown's file.
  package var file: String
  /// The day of its first item.
  package var date: String
  /// When this was recorded, in seconds since 1970 by the wall clock.
  package var recorded: Int
  /// What time it was for the rundown; in a rehearsal that is another time.
  package var clock: Int
  /// The id of the loaded item; absent once the rundown is over.
  package var current: String?
  private var items: [Item]

  /// Records a rundown.
  ///
  /// - Parameters:
  ///   - rundown: the rundown.
  ///   - file: the path of its file.
  ///   - date: the day of its first item.
  ///   - recorded: the second since 1970 by the wall clock.
  ///   - clock: the second since 1970 that it is for the rundown.
  package init(_ rundown: Rundown, file: String, date: CalendarDay, recorded: Int, clock: Int) {
    self.file = file
    self.date = date.description
    self.recorded = recorded
    self.clock = clock
    current = rundown.current?.id
    items = rundown.items.map { item in
      Item(
        id: item.id, start: item.run?.start, end: item.run?.end,
        skipped: item.isSkipped ? true : nil,
        length: item.length == item.preset.duration ? nil : item.length,
        inserted: item.isInserted ? Inserted(title: item.title, length: item.preset.duration) : nil)
    }
  }

  /// The ids of the items that were started.
  var itemsThatHaveRun: [String] { items.filter { $0.start != nil }.map(\.id) }

  // MARK: Going on

  /// A rundown at the place that was recorded, and what has changed in its file since.
  package struct Resumption: Sendable {
    /// The rundown.
    package var rundown: Rundown
    /// The titles of the items that are new in the file.
    package var new: [String]
    /// The titles or ids of the items that are gone from it.
    package var gone: [String]
  }

  /// The rundown of a file, read again, at the place that was recorded.
  ///
  /// Items are known by their ids. If the loaded item is gone, the one after all that have taken
  /// place is loaded.
  package func resumption(of rundown: Rundown) -> Resumption {
    var resumed = rundown
    var before: String?
    for item in items {
      if let inserted = item.inserted {
        resumed.insertAgain(
          .init(id: item.id, title: inserted.title, length: inserted.length, after: before))
      }
      resumed.restore(
        item.id, run: item.start.map { RundownItem.Run(start: $0, end: item.end) },
        change: item.skipped == true ? .skipped : item.length == nil ? nil : .shortened,
        length: item.length)
      before = item.id
    }
    if !resumed.restorePosition(current) { resumed.moveBehindWhatHasRun() }
    let known = Set(items.map(\.id))
    let present = Set(resumed.items.map(\.id))
    return Resumption(
      rundown: resumed,
      new: rundown.items.filter { !known.contains($0.id) }.map(\.shortTitle),
      gone: items.map(\.id).filter { !present.contains($0) }.map { id in
        id.split(separator: "@").first.map(String.init) ?? id
      })
  }

  // MARK: The file

  /// The record as a file: JSON with sorted keys.
  package var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    guard let data = try? encoder.encode(self) else {
      preconditionFailure("Texts and numbers can be encoded.")
    }
    return Array(data) + [UInt8(ascii: "\n")]
  }

  /// Reads a file's bytes; `nil` if they are no record that this program has written.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count <= FileSystem.maxBytes,
      let record = try? JSONDecoder().decode(RundownRecord.self, from: Data(bytes)),
      record.version == 1, record.items.count <= Rundown.maxItems, record.isSound
    else { return nil }
    self = record
  }

  /// Whether all numbers are so small that nothing that is calculated with them overflows, and no
  /// text can move a cursor.
  private var isSound: Bool {
    let moments = 0...6_000_000_000
    let lengths = 1...longestTime
    let texts = items.flatMap { [$0.id, $0.inserted?.title ?? ""] } + [file, current ?? ""]
    return CalendarDay(date) != nil && moments ~= recorded && moments ~= clock
      && Set(items.map(\.id)).count == items.count
      && texts.allSatisfy { $0.unicodeScalars.allSatisfy(\.isPrintable) }
      && items.allSatisfy { item in
        let times = [item.start, item.end].compactMap { $0 }
        return times.allSatisfy(moments.contains) && (item.start != nil || item.end == nil)
          && item.start ?? 0 <= item.end ?? .max
          && [item.length, item.inserted?.length].compactMap { $0 }.allSatisfy(lengths.contains)
      }
  }
}

/// The file in which a rundown's record is kept.
package struct RundownRecordFile: Sendable {
  /// Its path.
  package let path: String

  /// The file of a room in a folder.
  package init(in folder: UserFolder, room: String) {
    path = "\(folder.path)/rundown-\(room).json"
  }

  /// The ids of the items of a rundown's file that have run, in any room.
  package static func itemsThatHaveRun(of file: String, in folder: UserFolder) -> Set<String> {
    let names = FileSystem.names(in: folder.path).filter {
      $0.hasPrefix("rundown-") && $0.hasSuffix(".json")
    }
    let records = names.compactMap { name in
      (try? FileSystem.read("\(folder.path)/\(name)")).flatMap(RundownRecord.init)
    }
    return Set(records.filter { $0.file == file }.flatMap(\.itemsThatHaveRun))
  }

  /// The record; `nil` if there is none.
  ///
  /// - Throws: what is wrong with the file if it cannot be read.
  package func record() throws(Diagnostic) -> RundownRecord? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.read(path)
    } catch {
      if error.isMissing { return nil }
      throw error.problem(with: path)
    }
    guard let record = RundownRecord(bytes) else {
      throw Diagnostic(
        file: path, place: .start, what: "this is no record of a rundown",
        expected: "what the clock writes there")
    }
    return record
  }

  /// Writes a record; when this returns it is on disk.
  ///
  /// - Returns: why the folder could not be synced, although the record is in its place.
  package func write(_ record: RundownRecord) throws(StoreError) -> StoreError? {
    do throws(FileError) {
      let file = try FileSystem.resolved(path)
      try FileSystem.makeFolder(FileSystem.folder(of: file))
      let isOurs = (try? FileSystem.read(file)).map { RundownRecord($0) != nil } ?? true
      let unsynced = try FileSystem.replace(file, with: record.bytes, keepingOld: !isOurs)
      return unsynced.map { .file(path, $0) }
    } catch {
      throw .file(path, error)
    }
  }
}
