import Platform
package import TimerEngine

/// The files with which a desk becomes the clock of a room, in a folder of their own.
///
/// All of them are on disk before the desk is the clock. One rename of the folder makes it the
/// clock: from then on they go to where a clock has them, and a program that was killed meanwhile
/// goes on with that when it starts.
package struct PreparedFiles: Sendable {
  private static let reportName = "talks.jsonl"
  /// The word in the name of a file that was there before.
  private static let asideWord = "before-take-over"

  private let state: UserFolder
  private let record: String
  private let folder: String

  /// Writes them; when this returns they are on disk.
  ///
  /// That takes two fsyncs, and one for each file, of which there are at most four.
  ///
  /// - Parameters:
  ///   - talk: the record of the talk under way; `nil` if there is none.
  ///   - rundown: the record of the rundown, and the text of its file; `nil` without one.
  ///   - report: the lines for the report.
  ///   - record: the name of the record of the room.
  ///   - room: the name of the room.
  ///   - rank: the rank that the desk has as the clock.
  ///   - files: what the desk has kept.
  ///   - state: the user's state folder.
  /// - Throws: `StoreError` if they cannot be written.
  package init(
    talk: TalkRecord?, rundown: (record: RundownRecord?, text: String)?, report: [String],
    record: String, room: String, for rank: Rank, in files: BackupFiles, _ state: UserFolder
  ) throws(StoreError) {
    (self.state, self.record) = (state, record)
    folder = files.preparedFolder(of: rank)
    // An empty file stands for none, in whose place there may be one of an earlier day.
    var contents: [(name: String, bytes: [UInt8])] = [
      ("\(record).json", talk?.bytes ?? []),
      ("rundown-\(room).json", rundown?.record?.bytes ?? []),
    ]
    if let rundown { contents.append(("rundown-\(room).yaml", Array(rundown.text.utf8))) }
    if !report.isEmpty {
      contents.append((Self.reportName, Array(report.map { $0 + "\n" }.joined().utf8)))
    }
    do throws(FileError) {
      try FileSystem.makeFolder(folder, with: contents)
    } catch {
      throw .file(folder, error)
    }
    files.removePrepared(but: rank)
  }

  /// Removes them, because the clock goes on.
  package func remove() { try? FileSystem.removeFolder(folder) }

  /// Makes them the files of the room.
  package func begin() throws(StoreError) {
    let place = Self.place(in: state, record: record)
    do throws(FileError) {
      try FileSystem.removeFolder(place)
      try FileSystem.move(folder, to: place)
    } catch {
      throw .file(place, error)
    }
    do throws(StoreError) {
      try Self.settle(in: state, record: record)
    } catch {
      try? FileSystem.removeFolder(place)
      throw error
    }
  }

  /// Where the files are from the moment on at which a desk is the clock.
  private static func place(in state: UserFolder, record: String) -> String {
    "\(state.path)/taken-over-\(record)"
  }

  /// Whether a take-over of a room was not finished.
  package static func areUnfinished(in state: UserFolder, record: String) -> Bool {
    FileSystem.status(of: place(in: state, record: record)) != nil
  }

  /// Moves the files to where a clock has them; a file that is there is put aside.
  ///
  /// It waits for no disk. The lines for the report stay until `finish` has synced them. Call it
  /// only while no other program has the room; it can be repeated, whenever it was interrupted.
  package static func settle(in state: UserFolder, record: String) throws(StoreError) {
    let folder = place(in: state, record: record)
    for name in FileSystem.names(in: folder).sorted() where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      do throws(FileError) {
        if name == reportName {
          let lines = try FileSystem.read(path, upTo: RundownRecord.maxBytes)
          try FileSystem.append(
            String(decoding: lines, as: UTF8.self), to: try FileSystem.resolved(state.talks),
            patience: .seconds(2), isSynced: false)
        } else {
          let target = try FileSystem.resolved("\(state.path)/\(name)")
          // A copy of a rundown's file is written anew each time.
          let isCopy = name.hasPrefix("rundown-") && name.hasSuffix(".yaml")
          if !isCopy { try FileSystem.putAside(target, as: asideWord, isSynced: false) }
          if FileSystem.size(of: path) == 0 {
            try FileSystem.remove(path)
          } else {
            try FileSystem.move(path, to: target)
          }
        }
      } catch {
        throw .file(path, error)
      }
    }
  }

  /// Waits until all of it is on disk.
  package static func finish(in state: UserFolder, record: String) throws(StoreError) {
    let folder = place(in: state, record: record)
    do throws(FileError) {
      if FileSystem.names(in: folder).contains(reportName) {
        try FileSystem.sync(try FileSystem.resolved(state.talks))
      }
      if let error = FileSystem.syncFolder(state.path) { throw error }
      try FileSystem.removeFolder(folder)
    } catch {
      throw .file(folder, error)
    }
  }
}
