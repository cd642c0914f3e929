import CUnix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Children that nobody hears but by their sound: their streams lead nowhere, and each is in a
/// session of its own with all that it begins.
package enum ChildProcess {
  /// Runs a command, looked up in PATH, and returns its process id; `nil` if it cannot be run.
  package static func run(_ arguments: [String]) -> Int32? {
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    let id = cunix_spawn(&pointers, nil)
    return id > 0 ? id : nil
  }

  /// Ends a child and all that it has begun, at once.
  package static func end(_ id: Int32) { kill(-id, SIGKILL) }

  /// Whether there is a command with this name.
  static func exists(_ name: String) -> Bool {
    guard !name.contains("/") else { return isCommand(name) }
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    return folders.split(separator: ":").contains { isCommand("\($0)/\(name)") }
  }

  private static func isCommand(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
