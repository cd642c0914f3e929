import CUnix

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Programs that this program starts, each in a separate session together with its own children.
package enum ChildProcess {
  /// Runs a command, looked up in PATH, whose streams lead nowhere; returns its process id.
  @discardableResult
  package static func run(_ arguments: [String]) throws(Errno) -> Int32 {
    try spawn(arguments) { cunix_spawn($0, nil) }
  }

  /// Runs a command whose standard input ends when this process does, however that ends.
  package static func runWhileThisLives(_ arguments: [String]) throws(Errno) {
    // Its descriptor stays open until the process ends.
    var lifeline: Int32 = -1
    _ = try spawn(arguments) { cunix_spawn($0, &lifeline) }
  }

  /// Runs a command by the shell without input, with `variables` (`NAME=value`) beside or instead
  /// of this process's own; returns the shell's process id.
  ///
  /// What it writes goes to `output`, or nowhere.
  package static func runShell(
    _ command: String, variables: [String], output: FileDescriptor?
  ) throws(Errno) -> Int32 {
    try spawn(variables) { variables in
      let command = strdup(command)
      defer { free(command) }
      return cunix_spawn_shell(command, variables, output?.number ?? -1)
    }
  }

  /// Runs a command by the shell; returns its process id and the pipes to its standard input and
  /// from all that it writes, on which no call waits.
  package static func runPiped(
    _ command: String
  ) throws(Errno) -> (id: Int32, input: FileDescriptor, output: FileDescriptor) {
    var (input, output): (Int32, Int32) = (-1, -1)
    let text = strdup(command)
    defer { free(text) }
    let id = cunix_spawn_piped(text, &input, &output)
    guard id > 0 else { throw .last }
    return (id, FileDescriptor(input), FileDescriptor(output))
  }

  /// Hands texts to C as pointers up to a NULL, and returns the id that comes back.
  private static func spawn(
    _ texts: [String], _ start: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  ) throws(Errno) -> Int32 {
    let pointers = texts.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    let id = start(pointers)
    guard id > 0 else { throw .last }
    return id
  }

  /// Ends a child and all that it has begun, at once.
  package static func end(_ id: Int32) { kill(-id, SIGKILL) }

  /// Waits for a child to end, kills it when that takes too long, and reaps it.
  package static func reap(_ id: Int32, within patience: Duration) {
    for _ in 0..<max(0, Int(patience / .milliseconds(1))) {
      guard waitpid(id, nil, WNOHANG) == 0 else { return }
      usleep(1_000)
    }
    endAndReap(id)
  }

  /// Ends a child and all that it has begun, at once, and reaps it.
  ///
  /// A child that the system does not end within 20 ms is left to `reapEnded`.
  package static func endAndReap(_ id: Int32) {
    end(id)
    for _ in 0..<20 {
      guard waitpid(id, nil, WNOHANG) == 0 else { return }
      usleep(1_000)
    }
  }

  /// A child that has ended, with its exit status or 128 and the number of the signal that has
  /// ended it; `nil` if none has that was not taken yet.
  package static func reapEnded() -> (id: Int32, status: Int32)? {
    var status: Int32 = 0
    let id = cunix_reap(&status)
    return id > 0 ? (id, status) : nil
  }

  /// Whether there is a command with this name.
  package static func exists(_ name: String) -> Bool {
    guard !name.contains("/") else { return isCommand(name) }
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    return folders.split(separator: ":").contains { isCommand("\($0)/\(name)") }
  }

  private static func isCommand(_ path: String) -> Bool {
    FileSystem.status(of: path)?.isRegularFile == true && access(path, X_OK) == 0
  }
}
