import Unix

/// The file of the talk that is under way, for one program at a time.
package struct TalkFile: Sendable {
  /// Why a program cannot have the file for itself.
  package enum Refusal: Error, Hashable, Sendable {
    /// Another has it, since a time of day as people write it, if that is known.
    case locked(since: String)
    /// There is no folder, or nothing can be written there.
    case unusable(StoreError)
  }

  private let file: String
  /// Held until the program ends, whatever ends it.
  private let lock: FileLock
  /// What lay in the file when this program read or wrote it last; `nil` if nothing did.
  private var lastWritten: [UInt8]?
  /// Whether that can be read, or is not worth keeping.
  private var isValid = true
  /// Whether the file may be another clock's, since the lock was lost for a while.
  private var mayBelongToAnother = false

  /// Takes the file with a name in a folder, which is made if it is missing, for as long as the
  /// program lives.
  ///
  /// The name tells several clocks on a machine apart: letters, digits, `-` and `_`.
  package init(in folder: UserFolder?, name: String) throws(Refusal) {
    guard let folder else { throw .unusable(.noFolder(UserFolder.stateVariable)) }
    file = "\(folder.path)/\(name).yaml"
    let path = "\(folder.path)/\(name).lock"
    do throws(FileError) {
      try FileSystem.makeFolder(folder.path)
      lock = try FileLock(path)
    } catch .locked {
      throw .locked(since: FileLock.note(at: path).shown)
    } catch {
      throw .unusable(.file(path, error))
    }
    tidy()
  }

  /// Removes what a program has left that was killed while it wrote.
  private func tidy() {
    do throws(FileError) {
      try FileSystem.remove(try FileSystem.resolved(file) + ".new")
    } catch {
      // A link in a circle, or no file of ours: the next record says so.
    }
  }

  /// What was recorded last; `nil` if there is nothing.
  ///
  /// A file that cannot be opened is a problem at its beginning. What is no record stays, until the
  /// next record replaces it.
  package mutating func record() throws(Diagnostic) -> TalkRecord? {
    do throws(FileError) {
      lastWritten = try FileSystem.read(file)
    } catch .missing {
      return nil
    } catch {
      isValid = false
      throw Diagnostic(
        file: file, place: .start, what: error.description, expected: error.expected)
    }
    guard let lastWritten, !lastWritten.isEmpty else { return nil }
    do throws(Diagnostic) {
      return try TalkRecord(lastWritten, file: file)
    } catch {
      isValid = false
      throw error
    }
  }

  /// Records a talk, or that there is none any more; when this returns it is on disk, behind a link
  /// if there is one.
  ///
  /// A folder or a lock that was removed meanwhile is made again; `FileError.locked` or `.taken` if
  /// another program was faster. What could not be read is kept beside under a dated name.
  ///
  /// - Returns: Why the folder could not be synced, although the record is in its place.
  @discardableResult
  package mutating func write(_ record: TalkRecord?) throws(StoreError) -> StoreError? {
    do throws(FileError) {
      let file = try FileSystem.resolved(file)
      if record == nil, try FileSystem.ownFile(at: file) == nil { return nil }
      mayBelongToAnother = try !lock.keep() || mayBelongToAnother
      if mayBelongToAnother { try checkUnchanged(file) }
      let bytes = record.map { Array($0.yaml.utf8) }
      let unsynced =
        if let bytes { try replace(file, with: bytes) } else { try FileSystem.erase(file) }
      (lastWritten, isValid, mayBelongToAnother) = (bytes, true, false)
      return unsynced.map { .file(self.file, $0) }
    } catch {
      throw .file(file, error)
    }
  }

  private func replace(_ file: String, with bytes: [UInt8]) throws(FileError) -> FileError? {
    try FileSystem.makeFolder(FileSystem.folder(of: file))
    return try FileSystem.replace(file, with: bytes, keepingOld: !isValid)
  }

  /// While the lock was lost another clock may have run here, and its record is not ours to replace.
  private func checkUnchanged(_ file: String) throws(FileError) {
    do throws(FileError) {
      guard try FileSystem.read(file) == lastWritten else { throw .taken }
    } catch .missing {
      return
    }
  }

  /// Leaves nothing but the record behind.
  package func close() { lock.remove() }
}
