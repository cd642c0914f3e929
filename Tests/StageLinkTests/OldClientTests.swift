import Foundation
import Room
import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine

@testable import Platform

/// The clock understands clients of an earlier version, and answers as it did then.
struct OldClientTests {
  /// The sections of the stored text: a client's name, and what it sends, is taken of it and is answered.
  private static let sections: [(client: String, lines: [String])] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Pictures/old-clients.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "## ").dropFirst().map { section in
      let lines = section.split(separator: "\n").map(String.init)
      return (lines[0], Array(lines.dropFirst()))
    }
  }()

  @Test func allAreThere() {
    #expect(Self.sections.map(\.client) == ["display", "send", "watch", "web"])
  }

  @Test(arguments: sections)
  func itsLinesAreAnsweredAsTheyWere(client: String, lines: [String]) throws {
    let sent = lines.filter { $0.hasPrefix("> ") }
    let seen = try Self.replay(sent.map { String($0.dropFirst(2)) })
    #expect(sent + seen == lines)
  }

  /// What a clock takes of lines, and answers.
  private static func replay(_ lines: [String]) throws -> [String] {
    let room = try ScratchRoom()
    var server = StageServer(
      room.address, session: "5e55", wallClock: .seconds(1000), language: .english)
    _ = server.drain(isReadable: false, at: .start)
    defer { server.finish() }
    _ = server.send(.stage(StageSnapshot(TalkSnapshot(Preset(duration: 60)))), at: .start)
    let client = try RawClient(room.socket)
    client.send(lines.map { $0 + "\n" }.joined())
    var taken: [String] = []
    for _ in 0..<4 {
      for event in server.drain(isReadable: true, at: .start) {
        taken += words(for: event)
        if case .request(let request) = event {
          _ = server.send(.answer(ClientAnswer(.done, request.line), to: request), at: .start)
        }
      }
    }
    return taken.map { "= " + $0 } + client.allLines.map { "< " + $0 }
  }

  private static func words(for event: Event) -> [String] {
    switch event {
    case .request(let request): ["\(request.name) #\(request.number ?? 0) \(request.line)"]
    case .clients(let clients):
      clients.map { client in
        let size = client.size.map { " \($0.columns)x\($0.rows)" } ?? ""
        let exactness = client.clockError.map { " off by \($0)" } ?? ""
        return "\(client.kind) \(client.name)\(size)\(exactness)"
          + (client.isWatching ? ", watches" : "")
      }
    case .display(let client, let change): ["\(client.name) \(change)"]
    default: []
    }
  }
}
