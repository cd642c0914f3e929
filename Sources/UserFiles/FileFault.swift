#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Why the system could not do something with a file.
public enum FileFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is none.
  case missing
  /// It is a folder.
  case folder
  /// It is neither a file nor a folder.
  case special
  /// It has more bytes than are ever read.
  case tooLarge(Int)
  /// Another program has held it for too long.
  case locked
  /// The system's own reason.
  case system(Int32)

  /// What is wrong.
  public var description: String {
    switch self {
    case .missing: "there is no such file"
    case .folder: "this is a folder"
    case .special: "this is no ordinary file"
    case .tooLarge(let bytes): "the file has \(bytes) bytes"
    case .locked: "another program is writing there"
    case .system(let number): String(cString: strerror(number))
    }
  }

  /// What would have been right.
  var expected: String {
    switch self {
    case .missing: "the path of a file"
    case .folder, .special: "a file"
    case .tooLarge: "at most \(FileSystem.mostBytes)"
    case .locked: "to be alone"
    case .system: "a file that can be read"
    }
  }

  /// What is wrong with a file that cannot be read.
  func problem(with file: String) -> FileProblem {
    FileProblem(file: file, place: .start, what: description, expected: expected)
  }

  /// Whether there is no file, perhaps since there is no such folder: HOME is /dev/null for many
  /// who are no people.
  var isMissing: Bool { self == .missing || self == .system(ENOTDIR) }

  /// The fault that the last call of the system has left.
  static var last: FileFault {
    switch errno {
    case ENOENT: .missing
    case EISDIR: .folder
    case let number: .system(number)
    }
  }
}
