import Platform

/// The record file of the current talk, for one program at a time.
package struct TalkFile: Sendable {
  /// Why a program cannot own the file.
  package enum Refusal: Error, Hashable, Sendable {
    /// Another program has owned it since this time of day; empty if that is not known.
    case locked(since: String)
    /// There is no folder, or it cannot be written.
    case unusable(StoreError)
  }

  private let file: String
  /// Where an earlier build had the record.
  private let earlierFile: String
  /// Held until the program ends, whatever ends it.
  private let lock: FileLock
  /// The contents of the file when this program read or wrote it last; `nil` if there were none.
  private var lastWritten: [UInt8]?
  /// The word for the name under which these contents are kept beside the next record, because they
  /// could not be read; `nil` if they are a record, or there are none.
  private var keptAs: String?
  /// Whether another program may have written the file because the lock was lost for a while.
  private var mayBelongToAnother = false

  /// Locks the file with a name in a folder, which is created if it is missing, for as long as the
  /// program lives.
  ///
  /// The name consists of letters, digits, `-` and `_`, and is different for each clock on a
  /// machine. If another program has the lock, this waits for up to `patience`: a clock that was
  /// just killed may have it for a moment.
  package init(
    in folder: UserFolder?, name: String, patience: Duration = .seconds(1)
  ) throws(Refusal) {
    guard let folder else { throw .unusable(.noFolder(UserFolder.stateVariable)) }
    file = "\(folder.path)/\(name).json"
    earlierFile = "\(folder.path)/\(name).yaml"
    let path = "\(folder.path)/\(name).lock"
    do throws(FileError) {
      try FileSystem.makeFolder(folder.path)
      lock = try FileLock(path, patience: patience)
    } catch .locked {
      throw .locked(since: FileLock.note(at: path).shown)
    } catch {
      throw .unusable(.file(path, error))
    }
    tidy()
  }

  /// Removes temporary files of a program that was killed while it wrote.
  private func tidy() {
    // If there is a circular link, or the file of another user, the next record's write reports it.
    try? FileSystem.remove(FileSystem.resolved(file) + ".new")
  }

  /// The name of a file in which an earlier build has left a talk;
  /// `nil` without one, or if there is a record.
  package var earlierRecord: String? {
    guard FileSystem.size(of: file) == nil, FileSystem.size(of: earlierFile) ?? 0 > 0 else {
      return nil
    }
    return earlierFile.split(separator: "/").last.map(String.init)
  }

  /// The last record; `nil` if there is none.
  ///
  /// A file that cannot be opened is a problem at its beginning. An invalid record, and one of a
  /// newer version of the program, stays until the next record replaces it.
  package mutating func record() throws(Diagnostic) -> TalkRecord? {
    keptAs = nil
    do throws(FileError) {
      lastWritten = try FileSystem.read(file)
    } catch .missing {
      return nil
    } catch {
      let problem = error.problem(with: file)
      keptAs = problem.keptAs
      throw problem
    }
    guard let lastWritten, !lastWritten.isEmpty else { return nil }
    do throws(Diagnostic) {
      return try TalkRecord(lastWritten, file: file)
    } catch {
      keptAs = error.keptAs
      throw error
    }
  }

  /// Records a talk; `nil` removes the record, but not one that could not be read.
  ///
  /// When this returns it is on disk, also if the file is a symbolic link.
  ///
  /// A folder or a lock that was removed meanwhile is created again. Throws `FileError.locked` or
  /// `.taken` if another program was faster. A record that could not be read is kept under a dated
  /// name.
  ///
  /// - Returns: Why the folder could not be synced, although the record is in its place.
  @discardableResult
  package mutating func write(_ record: TalkRecord?) throws(StoreError) -> StoreError? {
    do throws(FileError) {
      let file = try FileSystem.resolved(file)
      if record == nil {
        guard keptAs == nil, try FileSystem.ownFile(at: file) != nil else { return nil }
      }
      mayBelongToAnother = try !lock.keep() || mayBelongToAnother
      if mayBelongToAnother { try checkUnchanged(file) }
      let bytes = record?.bytes
      let unsynced =
        if let bytes { try replace(file, with: bytes) } else { try FileSystem.removeDurably(file) }
      (lastWritten, keptAs, mayBelongToAnother) = (bytes, nil, false)
      return unsynced.map { .file(self.file, $0) }
    } catch {
      throw .file(file, error)
    }
  }

  /// Puts the record aside under another name, so that a later run of the program does not go on
  /// with it; when this returns that is on disk.
  ///
  /// - Parameter word: why, as a part of the name.
  /// - Throws: `StoreError` if it stays where it is.
  package mutating func putAside(as word: String) throws(StoreError) {
    do throws(FileError) {
      try FileSystem.putAside(try FileSystem.resolved(file), as: word)
      (lastWritten, keptAs) = (nil, nil)
    } catch {
      throw .file(file, error)
    }
  }

  private func replace(_ file: String, with bytes: [UInt8]) throws(FileError) -> FileError? {
    try FileSystem.makeFolder(FileSystem.folder(of: file))
    return try FileSystem.replace(file, with: bytes, keepingOldAs: keptAs)
  }

  /// Checks that no other program has written the file while the lock was lost.
  private func checkUnchanged(_ file: String) throws(FileError) {
    do throws(FileError) {
      guard try FileSystem.read(file) == lastWritten else { throw .taken }
    } catch .missing {
      return
    }
  }

  /// Removes the lock; the record stays.
  package func close() { lock.remove() }
}
