#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Why the system could not do something with a file.
package enum FileFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is none.
  case missing
  /// It is a folder.
  case folder
  /// It is neither a file nor a folder.
  case special
  /// It has more bytes than are ever read.
  case tooLarge(Int)
  /// It belongs to another user, or has a name elsewhere as well.
  case foreign
  /// What has this path is no file of ours, where one is to be written beside another.
  case inTheWay(String)
  /// Another clock has written it meanwhile.
  case taken
  /// Another program has held it for too long.
  case locked
  /// The system's own reason.
  case system(Int32)

  /// What is wrong.
  package var description: String {
    switch self {
    case .missing: "there is no such file"
    case .folder: "this is a folder"
    case .special: "this is no ordinary file"
    case .tooLarge(let bytes): "the file has \(bytes) bytes"
    case .foreign: "this is another user's file, or has another name as well"
    case .inTheWay(let path): "\(path) is in the way"
    case .taken: "another clock has written there"
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
    case .foreign, .inTheWay, .taken: "a file of your own"
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
