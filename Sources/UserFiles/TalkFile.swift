/// The file of the talk that is under way, for one program at a time.
public struct TalkFile: Sendable {
  /// Why a program cannot have the file for itself.
  public enum Refusal: Error, Hashable, Sendable {
    /// Another has it, since a time of day as people write it, if that is known.
    case taken(since: String)
    /// There is no folder, or nothing can be written there.
    case unusable(StoreError)
  }

  private let file: String
  /// Held until the program ends, whatever ends it.
  private let lock: FileLock

  /// Takes the file with a name in a folder, which is made if it is missing, for as long as the
  /// program lives.
  ///
  /// The name tells several clocks on a machine apart: letters, digits, `-` and `_`.
  public init(in folder: UserFolder?, name: String) throws(Refusal) {
    guard let folder else { throw .unusable(.noFolder) }
    file = "\(folder.path)/\(name).yaml"
    let path = "\(folder.path)/\(name).lock"
    do throws(FileFault) {
      try FileSystem.makeFolder(folder.path)
      lock = try FileLock(path)
    } catch .locked {
      throw .taken(since: FileLock.note(at: path))
    } catch {
      throw .unusable(.file(path, error))
    }
    tidy()
  }

  /// Removes what a program has left that was killed while it wrote.
  private func tidy() {
    do throws(FileFault) {
      FileSystem.remove(try FileSystem.resolved(file) + ".new")
    } catch {
      // A link in a circle: the next record says so.
    }
  }

  /// What was recorded last; `nil` if there is nothing.
  ///
  /// A file that cannot be opened is a problem at its beginning. What is no record is kept beside
  /// under a dated name, before the next record replaces it.
  public func record() throws(FileProblem) -> TalkRecord? {
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try FileSystem.read(file)
    } catch .missing {
      return nil
    } catch {
      throw FileProblem(
        file: file, place: .start, what: error.description, expected: error.expected)
    }
    guard !bytes.isEmpty else { return nil }
    do throws(FileProblem) {
      return try TalkRecord(bytes, file: file)
    } catch {
      try? FileSystem.keepBroken(bytes, of: file)
      throw error
    }
  }

  /// Records a talk, or that there is none any more; when this returns it is on disk, behind a link
  /// if there is one.
  ///
  /// A folder or a lock that was removed meanwhile is made again; `FileFault.locked` if another
  /// program was faster.
  public func write(_ record: TalkRecord?) throws(StoreError) {
    do throws(FileFault) {
      guard let record else { return try FileSystem.erase(try FileSystem.resolved(file)) }
      try lock.keep()
      let file = try FileSystem.resolved(file)
      try FileSystem.makeFolder(FileSystem.folder(of: file))
      try FileSystem.replace(file, with: Array(record.yaml.utf8))
    } catch {
      throw .file(file, error)
    }
  }

  /// Leaves nothing but the record behind.
  public func close() { lock.remove() }
}
