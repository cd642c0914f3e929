/// Where the socket of a room lies.
///
/// A clock makes it in the first of these folders that can be used, and clients look in all of
/// them, in the same order: `$XDG_RUNTIME_DIR/speakerclock`, `/run/user/UID/speakerclock` (on macOS
/// `$HOME/.local/state/speakerclock/run`), and `speakerclock` in
/// `${TMPDIR:-/tmp}/speakerclock-UID`. Other users can neither look into it nor put another in its
/// place.
package struct RoomAddress: Sendable {
  /// The room's name, which a file can have: `main`, `hall-2`.
  package let room: String
  private let bases: [Base]

  /// A folder that belongs to this user, with the one for sockets below it.
  private struct Base: Sendable {
    let path: String
    /// Whether it is made where it is missing, or is the system's to make.
    var isMade = false
    /// The way from there to the folder for sockets.
    var way = "speakerclock"

    var folder: String { path + "/" + way }
  }

  /// Creates an address.
  ///
  /// - Parameters:
  ///   - room: the room's name.
  ///   - system: the system whose folders they are. macOS has no folder that lasts as long as a
  ///     session, and empties TMPDIR of what was not used for days; a login by ssh and a service
  ///     have no TMPDIR, or another one.
  ///   - environment: gives the values of environment variables.
  package init(
    room: String, on system: OperatingSystem = .current, _ environment: (String) -> String?
  ) {
    func absolute(_ name: String) -> String? {
      environment(name).flatMap { $0.hasPrefix("/") ? Self.trimmed($0) : nil }
    }
    self.room = room
    let user = FileSystem.user
    let lasting: Base? =
      switch system {
      case .linux: Base(path: "/run/user/\(user)")
      case .macOS:
        absolute("HOME").map { Base(path: $0, way: ".local/state/speakerclock/run") }
      }
    bases = [
      absolute("XDG_RUNTIME_DIR").map { Base(path: $0) }, lasting,
      Base(path: "\(absolute("TMPDIR") ?? "/tmp")/speakerclock-\(user)", isMade: true),
    ].compactMap { $0 }
  }

  /// Without the slashes at its end.
  private static func trimmed(_ path: String) -> String {
    let end = path.utf8.lastIndex { $0 != UInt8(ascii: "/") }
    return end.map { String(path[...$0]) } ?? ""
  }

  private func socket(in folder: String) -> String { "\(folder)/\(room).sock" }

  /// Makes the folder of the room's socket, if it is missing; returns its path.
  package func makeFolder() throws(LinkError) -> String {
    for base in bases where base.isMade || FileSystem.isOwnFolder(base.path) {
      do throws(FileError) {
        if base.isMade { try FileSystem.makePrivateFolder(base.path) }
        try FileSystem.makeFolder(FileSystem.folder(of: base.folder))
        try FileSystem.makePrivateFolder(base.folder)
      } catch {
        throw .folder(base.folder, error)
      }
      return base.folder
    }
    throw .folder(bases.last?.path ?? "", .missing)
  }

  /// The path of the room's socket in a folder.
  package func path(in folder: String) throws(LinkError) -> String {
    let path = socket(in: folder)
    guard Listener.temporaryName(for: path).utf8.count <= LocalSocket.longestPath else {
      throw .pathTooLong(path)
    }
    return path
  }

  /// The paths at which the room's clock may listen, the likeliest first.
  ///
  /// Sockets in folders of other users are ignored.
  package var candidates: [String] {
    bases.filter { FileSystem.isOwnFolder($0.path) }.map(\.folder)
      .filter { FileSystem.isOwnFolder($0) }.map(socket)
  }

  /// Whether a clock listens in the room now.
  package var hasClock: Bool {
    guard let socket = connect() else { return false }
    socket.close()
    return true
  }

  /// Connects to the room's clock; `nil` if none listens.
  func connect() -> FileDescriptor? {
    for path in candidates {
      if let socket = try? LocalSocket.connect(to: path) { return socket }
    }
    return nil
  }
}

/// Why a clock cannot be reached, or cannot listen.
package enum LinkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder for the socket cannot be had.
  case folder(String, FileError)
  /// The system takes no socket with so long a path.
  case pathTooLong(String)
  /// Another clock listens in this room.
  case taken(room: String)
  /// Another file has the socket's path.
  case inTheWay(String)
  /// The system's own reason.
  case system(String, Errno)

  /// What is wrong, and what can be done.
  package var description: String {
    switch self {
    case .folder(let path, let error): "\(path): \(error)"
    case .pathTooLong(let path):
      "\(path) is too long for a socket. Expected at most \(LocalSocket.longestPath) bytes: "
        + "set XDG_RUNTIME_DIR to a shorter path"
    case .taken(let room): "another clock serves the displays of room \(room)"
    case .inTheWay(let path): "\(path) is in the way. Expected a socket, or nothing"
    case .system(let path, let reason): "\(path): \(reason)"
    }
  }
}
