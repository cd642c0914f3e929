#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Why the system could not do something with a file.
package enum FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is none.
  case missing
  case folder
  /// It is neither a file nor a folder.
  case special
  /// It has more bytes than are read of such a file.
  case tooLarge(Int, limit: Int = FileSystem.maxBytes)
  /// It belongs to another user, or has a name elsewhere as well.
  case foreign
  /// This path is not a file of this user, and a temporary file is needed there.
  case inTheWay(String)
  /// Another clock has written it meanwhile.
  case taken
  /// Another program has held it for too long.
  case locked
  /// The system's own reason.
  case system(Errno)

  /// What is wrong.
  package var description: String {
    switch self {
    case .missing: "there is no such file"
    case .folder: "this is a folder"
    case .special: "this is not a regular file"
    case .tooLarge(let bytes, _): "the file has \(bytes) bytes"
    case .foreign: "this file belongs to another user or has a second name"
    case .inTheWay(let path): "\(path) is in the way"
    case .taken: "another clock has written there"
    case .locked: "another program is writing there"
    case .system(let reason): "\(reason)"
    }
  }

  /// What is wrong with a file, in a sentence or behind its name.
  package func words(for file: String) -> String {
    self == .missing ? "There is no file '\(file)'." : "\(file): \(self)"
  }

  /// What would have been right.
  package var expected: String {
    switch self {
    case .missing: "the path of a file"
    case .folder, .special: "a file"
    case .tooLarge(_, let limit): "at most \(limit)"
    case .foreign, .inTheWay, .taken: "a file of your own"
    case .locked: "no other program to write there"
    case .system: "a file that can be read"
    }
  }

  /// Whether there is no file, perhaps because there is no such folder: HOME is /dev/null for many
  /// who are no people.
  package var isMissing: Bool { self == .missing || self == .system(Errno(ENOTDIR)) }

  /// Creates the error of a number of the system's.
  package init(_ reason: Errno) {
    switch reason.number {
    case ENOENT: self = .missing
    case EISDIR: self = .folder
    default: self = .system(reason)
    }
  }

  /// What the last call of this thread that failed has left.
  static var last: FileError { FileError(.last) }

  /// Calls a function and turns its `Errno` into a `FileError`.
  static func of<Result>(
    _ call: () throws(Errno) -> Result
  ) throws(FileError) -> Result {
    do {
      return try call()
    } catch {
      throw FileError(error)
    }
  }
}
