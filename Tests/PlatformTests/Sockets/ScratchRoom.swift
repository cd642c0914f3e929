import Foundation
import Platform
import Room
import TimerEngine

/// A room in its own folder, which is removed with it.
final class ScratchRoom {
  let base: String

  init() throws {
    base = NSTemporaryDirectory() + "room-\(UInt32.random(in: 0...UInt32.max))"
    try FileManager.default.createDirectory(
      atPath: base, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
  }

  deinit { try? FileManager.default.removeItem(atPath: base) }

  var address: RoomAddress { address("main") }

  func address(_ room: String) -> RoomAddress {
    RoomAddress(room: room) { ["XDG_RUNTIME_DIR", "TMPDIR"].contains($0) ? self.base : nil }
  }

  var folder: String { base + "/speakerclock" }
  var socket: String { folder + "/main.sock" }

  /// The permissions of what has a path.
  func permissions(_ path: String) -> Int? {
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    return facts?[.posixPermissions] as? Int
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: path) }
}

/// A client that sends and reads bytes, without a wait.
struct RawClient {
  let socket: FileDescriptor

  init(_ path: String) throws { socket = try LocalSocket.connect(to: path) }

  /// The other end of a connection: that of a clock.
  init(_ socket: FileDescriptor) { self.socket = socket }

  /// Sends as much of a text as is taken at once; returns how many bytes that were.
  @discardableResult
  func send(_ text: String) -> Int {
    (try? LocalSocket.send(Array(text.utf8)[...], to: socket)) ?? -1
  }

  /// The lines that have arrived, without what the clock understands; the last one may not be
  /// complete.
  var lines: [String] { allLines.filter { !$0.hasPrefix("{\"accepts\"") } }

  /// All lines that have arrived; the last one may not be complete.
  var allLines: [String] { text.split(separator: "\n").map(String.init) }

  /// All that has arrived.
  var text: String {
    var bytes: [UInt8] = []
    while let piece = try? socket.read(upTo: 65_536), !piece.isEmpty { bytes += piece }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the clock has closed the connection, and nothing is left to be read.
  var isClosed: Bool {
    guard let bytes = try? socket.read(upTo: 65_536) else { return false }
    return bytes.isEmpty
  }

  /// Ends the connection, even while a child that another test has just started holds a copy of it.
  func close() {
    _ = shutdown(socket.number, Int32(SHUT_RDWR))
    socket.close()
  }
}

/// A false clock that sends one line again and again, as fast as it is taken.
final class Flood {
  private let listener: FileDescriptor
  private let piece: [UInt8]
  private var connection: FileDescriptor?
  /// The bytes of the piece that were not taken yet.
  private var rest: ArraySlice<UInt8> = []
  /// How many bytes were taken so far.
  private(set) var sent = 0

  init(of line: String, at path: String, temporary: String) throws {
    listener = try LocalSocket.listen(at: path, temporary: temporary)
    piece = Array(String(repeating: line, count: 65_536 / line.utf8.count).utf8)
  }

  deinit {
    connection?.close()
    listener.close()
  }

  func accept() throws { connection = LocalSocket.accept(from: listener) }

  /// Sends until nothing more is taken.
  func fill() {
    guard let connection else { return }
    while true {
      if rest.isEmpty { rest = piece[...] }
      guard let count = try? LocalSocket.send(rest, to: connection), count > 0 else { return }
      rest = rest.dropFirst(count)
      sent += count
    }
  }
}

/// Items of a rundown with long titles and notes.
func longItems(_ count: Int) throws -> [ItemRow] {
  let text = String(repeating: "Engines, ", count: 30)
  let item =
    #"{"state":"coming","planned":"9:00","expected":"9:04","length":"20:00","missed":false,"#
    + #""title":"\#(text)","note":"\#(text)","handle":"#
  return try (1...count).map { number in
    try Fields.read((item + "\(number)}").utf8, as: .object(ItemRow()))
  }
}
