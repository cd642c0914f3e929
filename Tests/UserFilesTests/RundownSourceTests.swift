import RundownEngine
import Testing
import TimerEngine

@testable import UserFiles

/// A rundown as it is written, and what an import changes in it.
struct RundownSourceTests {
  private func source(_ items: [[String: String]]) -> RundownSource {
    var source = RundownSource()
    source.items = items.map(RundownSource.Item.init)
    return source
  }

  @Test func anUpdateKeepsWhatWasWrittenByHandAndWhatHasRun() {
    var file = source([
      ["id": "1", "talk": "20:00", "title": "A", "start": "9:00", "min": "10m"],
      ["id": "2", "talk": "TED talk", "title": "B", "start": "9:20"],
      ["talk": "5m", "title": "By hand"], ["id": "3", "talk": "20:00", "title": "C"],
      ["id": "4", "talk": "20:00", "title": "D"],
    ])
    let imported = source([
      ["id": "1", "talk": "25:00", "title": "A", "start": "9:05"],
      ["id": "2", "talk": "30:00", "title": "B", "start": "9:30"],
      ["id": "4", "talk": "15:00", "title": "D"], ["id": "5", "talk": "20:00", "title": "E"],
    ])
    let changes = file.merge(imported) { $0 == "4" }
    #expect(
      file.items.map(\.values) == [
        ["id": "1", "talk": "25:00", "title": "A", "start": "9:05", "min": "10m"],
        ["id": "2", "talk": "TED talk", "title": "B", "start": "9:30"],
        ["talk": "5m", "title": "By hand"], ["id": "4", "talk": "20:00", "title": "D"],
        ["id": "5", "talk": "20:00", "title": "E"],
      ])
    #expect(changes == .init(new: ["E"], changed: ["A", "B"], gone: ["C"], kept: ["D"]))
  }

  /// Three talks have the same title, so an import has numbered them, and each has a note by hand.
  @Test(
    arguments: [
      // Ada is gone, and her gap with her.
      (["Bob", "Cy"], ["Q&A 2 of Bob: b", "gap-after-Q&A 2", "Q&A 3 of Cy: c"]),
      (["Cy", "Ada"], ["Q&A 3 of Cy: c", "gap-after-Q&A 3", "Q&A of Ada: a"]),
      // Of Dan only the title is known.
      (
        ["Ada", "Dan", "Cy"],
        ["Q&A of Ada: a", "gap-after-Q&A", "Q&A 2 of Dan: b", "Q&A 3 of Cy: c"]
      ),
      (
        ["Eve", "Ada", "Bob", "Cy"],
        [
          "Q&A 4 of Eve: -", "gap-after-Q&A 4", "Q&A of Ada: a", "Q&A 2 of Bob: b",
          "Q&A 3 of Cy: c",
        ]
      ),
    ] as [([String], [String])])
  func itemsWithOneTitleAreRecognizedByTheirSpeakers(speakers: [String], items: [String]) {
    func talks(_ speakers: [String]) -> [[String: String]] {
      speakers.enumerated().flatMap { index, speaker -> [[String: String]] in
        let id = index == 0 ? "Q&A" : "Q&A \(index + 1)"
        let talk = ["id": id, "talk": "20:00", "title": "Q&A", "speaker": speaker]
        return index == 0 ? [talk, ["id": "gap-after-\(id)", "break": "5:00"]] : [talk]
      }
    }
    var file = source(talks(["Ada", "Bob", "Cy"]))
    for (index, note) in [(0, "a"), (2, "b"), (3, "c")] { file.items[index].values["note"] = note }
    _ = file.merge(source(talks(speakers))) { _ in false }
    let found = file.items.map { item -> String in
      guard let speaker = item.values["speaker"] else { return item.id ?? "" }
      return "\(item.id ?? "") of \(speaker): \(item.values["note"] ?? "-")"
    }
    #expect(found == items)
  }

  /// An id that was not made from a title, and a title that was changed by hand.
  @Test func anIdCountsBeforeATitle() {
    var file = source([
      ["id": "7", "talk": "20:00", "title": "A"], ["id": "B", "talk": "20:00", "title": "By hand"],
    ])
    let changes = file.merge(
      source([
        ["id": "8", "talk": "20:00", "title": "A"], ["id": "B", "talk": "20:00", "title": "B"],
      ])
    ) { _ in false }
    #expect(file.items.map(\.id) == ["8", "B"])
    #expect(changes == .init(new: ["A"], changed: ["B"], gone: ["A"]))
  }

  /// Only what differs is a change.
  @Test func anotherDateOrZoneIsAChange() {
    var file = source([["id": "1", "talk": "20:00"]])
    (file.date, file.zone) = ("2026-12-04", "Europe/Vienna")
    var imported = file
    #expect(file.merge(imported) { _ in false } == .init())
    imported.date = "2026-12-06"
    #expect(file.merge(imported) { _ in false } == .init(date: "2026-12-06"))
    imported.zone = "Europe/London"
    #expect(file.merge(imported) { _ in false } == .init(zone: "Europe/London"))
    #expect(file.date == "2026-12-06")
    #expect(file.zone == "Europe/London")
    (imported.date, imported.zone) = ("", "")
    #expect(file.merge(imported) { _ in false } == .init())
  }

  /// An item without an id stays after what is left of those before it, even if the one that it followed
  /// is gone.
  @Test func whatWasWrittenByHandStaysInItsPlace() {
    var file = source([
      ["id": "1", "talk": "20:00", "title": "A", "start": "9:00"],
      ["id": "own", "talk": "5:00", "title": "Own"], ["talk": "5:00", "title": "By hand"],
      ["talk": "5:00", "title": "Second"], ["id": "2", "talk": "20:00", "title": "B"],
    ])
    let changes = file.merge(
      source([
        ["id": "1", "talk": "20:00", "title": "A", "start": "9:00"],
        ["id": "2", "talk": "20:00", "title": "B"],
      ])
    ) { _ in false }
    #expect(file.items.map(\.title) == ["A", "By hand", "Second", "B"])
    #expect(changes == .init(gone: ["Own"]))
  }

  @Test func ownTimesAreWrittenAgainAsTheyWere() {
    let yaml = "rundown: {name: \"A: b\", items: [{talk: {duration: 5:00, red: 0:00}, id: x}]}"
    let source = RundownSource(Array(yaml.utf8), path: "f")
    let again = RundownSource(Array(source.yaml.utf8), path: "f")
    #expect(source == again)
    let file = RundownFile(
      Array(source.yaml.utf8), path: "f", presets: PresetList(), now: 1_796_371_200)
    #expect(file.problems == [])
    #expect(file.rundown?.items[0].length == 300)
  }
}
