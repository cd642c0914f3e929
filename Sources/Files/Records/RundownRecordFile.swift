import Platform

/// The file in which a rundown's record is kept.
package struct RundownRecordFile: Sendable {
  package let path: String

  private init(path: String) { self.path = path }

  package init(in folder: UserFolder, room: String) {
    path = "\(folder.path)/rundown-\(room).json"
  }

  /// The ids of the items of a rundown's file that were started, in any room.
  ///
  /// - Throws: what is wrong with a record that cannot be read, since it may be that of the file.
  package static func startedIds(
    of rundownPath: String, in folder: UserFolder
  ) throws(Diagnostic) -> Set<String> {
    let names = FileSystem.names(in: folder.path).filter {
      $0.hasPrefix("rundown-") && $0.hasSuffix(".json")
    }
    var ids: Set<String> = []
    for name in names.sorted() {
      guard let record = try RundownRecordFile(path: "\(folder.path)/\(name)").record(),
        record.rundownPath == rundownPath
      else { continue }
      ids.formUnion(record.startedIds)
    }
    return ids
  }

  /// The record; `nil` if there is none.
  ///
  /// - Throws: what is wrong with the file if it cannot be read.
  package func record() throws(Diagnostic) -> RundownRecord? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.read(path, upTo: RundownRecord.maxBytes)
    } catch {
      if error.isMissing { return nil }
      throw error.problem(with: path)
    }
    return try RundownRecord(bytes, path: path)
  }

  /// Puts the record aside under another name, so that a later run of the program does not go on
  /// with it; when this returns that is on disk.
  ///
  /// - Parameter word: why, as a part of the name.
  /// - Throws: `StoreError` if it stays where it is.
  package func putAside(as word: String) throws(StoreError) {
    do throws(FileError) {
      try FileSystem.putAside(try FileSystem.resolved(path), as: word)
    } catch {
      throw .file(path, error)
    }
  }

  /// Where a rundown's file is kept beside the record, if it has no other place on this machine.
  package var filePath: String {
    let file = String(path.dropLast(".json".count)) + ".yaml"
    return (try? FileSystem.resolved(file)) ?? file
  }

  /// The word for the name under which the present record is kept beside the next one, because it
  /// cannot be read; `nil` if it can, or if there is none.
  private var keptAs: String? {
    do throws(Diagnostic) {
      _ = try self.record()
      return nil
    } catch {
      return error.keptAs
    }
  }

  /// Writes a record; when this returns it is on disk.
  ///
  /// One in its place that cannot be read is kept under a dated name.
  ///
  /// - Returns: why the folder could not be synced, although the record is in its place.
  package func write(_ record: RundownRecord) throws(StoreError) -> StoreError? {
    do throws(FileError) {
      let file = try FileSystem.resolved(path)
      try FileSystem.makeFolder(FileSystem.folder(of: file))
      let unsynced = try FileSystem.replace(
        file, with: record.bytes, upTo: RundownRecord.maxBytes, keepingOldAs: keptAs)
      return unsynced.map { .file(path, $0) }
    } catch {
      throw .file(path, error)
    }
  }
}
