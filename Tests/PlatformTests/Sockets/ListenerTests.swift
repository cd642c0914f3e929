import Foundation
import Room
import SpeechAnnouncement
import Testing
import TimerEngine
import TimerTestSupport

@testable import Platform

/// A clock whose socket cannot be made for a while; the test sets the time.
struct ListenerTests {
  private let room: ScratchRoom
  private var server: StageServer

  init() throws {
    room = try ScratchRoom()
    server = StageServer(
      room.address, session: "1", leadership: .first, wallClock: .zero, language: .english)
  }

  private mutating func drain(at seconds: Double) -> [ClockEvent] {
    server.drain(isReadable: true, at: .start + .seconds(seconds))
  }

  private func write(_ path: String) throws {
    try "precious".write(toFile: path, atomically: false, encoding: .utf8)
  }

  /// Nothing is said of it while its folder cannot be made.
  @Test mutating func itIsTriedAgainAfterFiveSeconds() throws {
    defer { server.finish() }
    try write(room.folder)
    #expect(drain(at: 0).count == 1)
    try room.remove(room.folder)
    #expect(drain(at: 4.9).isEmpty)
    #expect(room.permissions(room.socket) == nil)
    #expect(drain(at: 5).isEmpty)
    #expect(room.permissions(room.socket) == 0o600)
  }

  /// An attempt that fails has closed its descriptors, and their numbers are those of other files
  /// by now.
  @Test mutating func anotherAttemptClosesNoFileOfOthers() throws {
    defer { server.finish() }
    #expect(drain(at: 0).isEmpty)
    try room.remove(room.socket)
    try write(room.socket)
    #expect(drain(at: 1).count == 1)
    let files = try (0..<20).map { _ in try FileDescriptor(opening: room.socket, O_RDONLY) }
    defer { for file in files { file.close() } }
    #expect(drain(at: 6).isEmpty)
    for file in files { #expect((try? file.read(upTo: 8)) == Array("precious".utf8)) }
  }
}
