import Testing
import TimerEngine
import TimerTestSupport

@testable import Files

/// Tables and schedules as conference systems, calendars and clubs export them, with invented
/// names.
///
/// Each file begins with what has to come out of it: kind, day, start, length, room, speakers and
/// title of each item, or why the file is refused.
struct ExportsTests {
  private static let files = FilesWithMessages("Exports")

  private static func line(_ talk: ImportedProgramme.Talk) -> String {
    let room = talk.room.isEmpty ? "" : "in \(talk.room), "
    let phases = talk.phases.map { phases in
      " {"
        + phases.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        .joined(separator: ", ") + "}"
    }
    return "\(talk.isBreak ? "break" : "talk") \(talk.day.map(\.description) ?? "-") "
      + "\(talk.start.map(TimeText.timeOfDay) ?? "-") \(TimeText.plain(talk.length)) "
      + "\(room)\(talk.speaker): \(talk.title)\(phases ?? "")"
  }

  @Test(arguments: files.names)
  func eachItemIsRead(file: String) {
    let (expected, bytes) = Self.files.file(file)
    let session = ImportedProgramme(bytes, file: "f")
    let lines = session.problems.map(\.description) + session.talks.map(Self.line)
    #expect(lines.sorted() == expected.sorted())
    #expect(lines.allSatisfy { $0.count <= 240 })
  }

  @Test func thereAreTwenty() { #expect(Self.files.names.count >= 20) }
}
