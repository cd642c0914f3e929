#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The socket at which the clients of a room connect.
///
/// If it or its folder is removed, it is made again in its place.
struct Listener {
  private let address: RoomAddress
  private var path: String?
  private var socket: FileDescriptor?
  /// Identifies our socket if another file has taken its place.
  private var identity: FileIdentity?
  private var watch: FolderWatch?

  init(_ address: RoomAddress) { self.address = address }

  /// What is readable when a client wants to connect.
  var descriptor: Int32? { socket?.number }

  /// The descriptor that is readable when names in the folder have changed; `nil` if that cannot be
  /// watched.
  var changes: Int32? { watch?.descriptor }

  /// The name that a socket has before clients can connect to it; as long as any process's.
  static func temporaryName(for path: String) -> String {
    let folder = FileSystem.folder(of: path)
    let number = String(getpid())
    return folder + "/." + String(repeating: "0", count: max(0, 10 - number.count)) + number
  }

  /// Makes the socket, in the place of one that a clock has left which is gone.
  mutating func open() throws(LinkError) {
    close()
    let folder = try address.makeFolder()
    let path = try address.path(in: folder)
    watch = FolderWatch(folder)
    try Self.checkIsFree(path, room: address.room)
    do throws(Errno) {
      socket = try LocalSocket.listen(at: path, temporary: Self.temporaryName(for: path))
    } catch {
      throw .system(path, error)
    }
    self.path = path
    identity = FileSystem.identity(of: path)
  }

  private static func checkIsFree(_ path: String, room: String) throws(LinkError) {
    guard let there = FileSystem.identity(of: path) else { return }
    guard there.isSocket else { throw .inTheWay(path) }
    do throws(Errno) {
      try LocalSocket.connect(to: path).close()
    } catch {
      // EAGAIN means that a running clock has no room for another client now. After any other error
      // nobody listens.
      guard error.number == EAGAIN else { return }
    }
    throw .taken(room: room)
  }

  /// Whether the socket is still in its place, where clients find it.
  mutating func isInPlace() -> Bool {
    watch?.drain()
    guard let path, let identity else { return false }
    return FileSystem.identity(of: path) == identity
  }

  /// The next client that wants to connect, `nil` if there is none.
  func accept() -> FileDescriptor? { socket.flatMap(LocalSocket.accept) }

  /// Closes the socket, and removes it unless another file has taken its place.
  mutating func close() {
    if let path, let identity, FileSystem.identity(of: path) == identity {
      FileSystem.removeSocket(path)
    }
    socket?.close()
    watch?.close()
    (path, socket, identity, watch) = (nil, nil, nil, nil)
  }
}
