import SpeechAnnouncement
import Testing
import TimerEngine
import TimerTestSupport

@testable import Platform

/// Where the socket of a room is on each system.
struct RoomAddressTests {
  private let room: ScratchRoom

  init() throws { room = try ScratchRoom() }

  private func address(
    on system: OperatingSystem, _ environment: [String: String]
  ) -> RoomAddress { RoomAddress(room: "main", on: system) { environment[$0] } }

  /// On macOS a login by ssh, a service and a terminal have the same HOME, and not the same TMPDIR.
  @Test func onMacOSItLiesBelowHome() throws {
    let folder = room.base + "/.local/state/speakerclock/run"
    let clock = address(on: .macOS, ["HOME": room.base, "TMPDIR": "/var/folders/x/T/"])
    let client = address(on: .macOS, ["HOME": room.base + "/"])
    #expect(try clock.makeFolder() == folder)
    #expect(room.permissions(folder) == 0o700)
    #expect(client.candidates.first == folder + "/main.sock")
    // A second clock finds it as it is.
    #expect(try clock.makeFolder() == folder)
  }

  @Test(arguments: OperatingSystem.allCases)
  func aFolderThatIsGivenComesFirst(system: OperatingSystem) throws {
    let address = address(on: system, ["XDG_RUNTIME_DIR": room.base, "HOME": "/nowhere"])
    #expect(try address.makeFolder() == room.folder)
    #expect(address.candidates.first == room.socket)
  }

  /// As of a service whose HOME is /var/empty, which belongs to root.
  @Test(arguments: [nil, "/nowhere", "/usr", "relative"])
  func withoutAHomeItLiesAmongTemporaryFiles(home: String?) throws {
    var environment = ["TMPDIR": room.base]
    environment["HOME"] = home
    let folder = "\(room.base)/speakerclock-\(FileSystem.user)/speakerclock"
    // Only root has /usr, and may keep a socket in it.
    guard home != "/usr" || FileSystem.user != 0 else { return }
    #expect(try address(on: .macOS, environment).makeFolder() == folder)
  }

  @Test func onLinuxHomeDoesNotMatter() throws {
    let address = address(on: .linux, ["HOME": room.base, "TMPDIR": room.base])
    _ = try address.makeFolder()
    #expect(room.permissions(room.base + "/.local") == nil)
  }

  /// The socket has a longer name until it is ready, the same length in each process.
  @Test func aPathMayBeAsLongAsTheSystemTakes() throws {
    let folder = "/" + String(repeating: "x", count: LocalSocket.longestPath - 13)
    let address = RoomAddress(room: "main") { _ in nil }
    #expect(try address.path(in: folder) == folder + "/main.sock")
    #expect(throws: LinkError.pathTooLong(folder + "x/main.sock")) {
      try address.path(in: folder + "x")
    }
  }

  /// What empties folders may take the folder and those that it lies in.
  @Test func aSocketBelowHomeIsMadeAgain() throws {
    let address = address(on: .macOS, ["HOME": room.base])
    var server = StageServer(
      address, session: "1", leadership: .first, wallClock: .zero, language: .english)
    #expect(server.drain(isReadable: false, at: .start).isEmpty)
    defer { server.finish() }
    for name in ["/.local/state/speakerclock/run", "/.local"] {
      _ = try RawClient(address.candidates[0])
      try room.remove(room.base + name)
      for _ in 0..<3 { #expect(server.drain(isReadable: true, at: .start).isEmpty) }
    }
    _ = try RawClient(address.candidates[0])
  }
}
