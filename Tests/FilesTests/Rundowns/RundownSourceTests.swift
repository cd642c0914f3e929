import Testing
import TimerEngine

@testable import Files

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

  /// An item without an id stays after what is left of those before it, even if the one that it
  /// followed is gone.
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
    #expect(file.items.map(\.name) == ["A", "By hand", "Second", "B"])
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

  /// An item of which title, speaker, start, length and note were imported, what was changed in it
  /// by hand, and what is imported next.
  @Test(
    arguments: [
      // Nobody changed anything by hand: the import counts.
      ([:], ["title": "B"], ["title": "B"], ["A"], []),
      ([:], ["note": "new"], ["note": "new"], ["A"], []),
      ([:], ["note": ""], ["note": nil], ["A"], []),
      // What was written by hand stays.
      (["title": "By hand"], [:], ["title": "By hand"], [], []),
      (["note": "By hand"], ["title": "B"], ["title": "B", "note": "By hand"], ["A"], []),
      (["speaker": "Ada"], [:], ["speaker": "Ada"], [], []),
      (["start": "9:05"], [:], ["start": "9:05"], [], []),
      (["talk": "25:00"], [:], ["talk": "25:00"], [], []),
      (["talk": "TED talk"], [:], ["talk": "TED talk"], [], []),
      (["note": ""], [:], ["note": nil], [], []),
      (
        ["min": "10m", "call": "mic 2"], ["title": "B"], ["min": "10m", "call": "mic 2"], ["A"], []
      ),
      // Both have changed it: that is told.
      (
        ["title": "By hand"], ["title": "B"], ["title": "By hand"], [],
        ["A: title 'By hand' (the import has 'B')"]
      ),
      (
        ["talk": "TED talk"], ["talk": "30:00"], ["talk": "TED talk"], [],
        ["A: length 'talk TED talk' (the import has 'talk 30:00')"]
      ),
      (["title": "B"], ["title": "B"], ["title": "B"], [], []),
    ] as [([String: String], [String: String], [String: String?], [String], [String])])
  func whatWasWrittenByHandStays(
    byHand: [String: String], next: [String: String], values: [String: String?], changed: [String],
    conflicts: [String]
  ) {
    let first = [
      "id": "1", "talk": "20:00", "title": "A", "start": "9:00", "note": "ask", "speaker": "",
    ]
    var file = source([first])
    file.recordImport()
    file = RundownSource(Array(file.yaml.utf8), path: "f")
    for (key, value) in byHand { file.items[0].values[key] = value.isEmpty ? nil : value }
    file = RundownSource(Array(file.yaml.utf8), path: "f")
    let changes = file.merge(source([first.merging(next) { $1 }])) { _ in false }
    for (key, value) in values { #expect(file.items[0].values[key] == value) }
    func named(_ text: String) -> String {
      text.replacing("A", with: file.items[0].name ?? "", maxReplacements: 1)
    }
    #expect(changes.changed == changed.map(named))
    #expect(changes.byHand == conflicts.map(named))
    // The same import once more changes nothing and tells nothing.
    file = RundownSource(Array(file.yaml.utf8), path: "f")
    #expect(file.merge(source([first.merging(next) { $1 }])) { _ in false } == .init())
  }

  private static func day(_ length: String, _ titles: [String]) -> [[String: String]] {
    titles.enumerated().flatMap { index, title -> [[String: String]] in
      let talk = [
        "id": title, "title": title, "talk": index == 0 ? length : "20:00",
        "start": "\(9 + index):00",
      ]
      return index == titles.count - 1
        ? [talk] : [talk, ["id": "gap-after-\(title)", "break": "15:00"]]
    }
  }

  /// The title that somebody gave to a gap stays, whatever becomes of the talk before it.
  @Test(arguments: [
    (["Ada", "Bob"], ["Ada"], [], []), (["Eve", "Bob"], [], ["Eve"], ["Ada"]),
  ])
  func aGapKeepsItsTitle(next: [String], changed: [String], new: [String], gone: [String]) {
    var file = source(Self.day("20:00", ["Ada", "Bob"]))
    file.recordImport()
    file.items[1].values["title"] = "Coffee"
    let changes = file.merge(source(Self.day("25:00", next))) { _ in false }
    #expect(file.items.map { $0.values["title"] } == [next[0], "Coffee", "Bob"])
    #expect(changes == .init(new: new, changed: changed, gone: gone))
  }

  @Test func itemsAreNamedAsPeopleNameThem() {
    var file = source(Self.day("20:00", ["Ada", "Bob"]))
    file.recordImport()
    var next = source(Self.day("20:00", ["Ada", "Bob"]))
    next.items[1].values["break"] = "10:00"
    #expect(file.merge(next) { _ in false } == .init(changed: ["the break after Ada"]))
    file.items[1].values["note"] = "with cake"
    let gone = file.merge(source([next.items[0].values, next.items[2].values])) { _ in false }
    #expect(gone == .init(gone: ["the break after Ada (written by hand: note 'with cake')"]))
  }

  /// Items of one's own with an id stay, and those that were removed do not come back.
  @Test func whatSomebodyAddedOrRemovedStaysSo() {
    var file = source(Self.day("20:00", ["Ada", "Bob"]))
    file.recordImport()
    file.items.insert(.init(["id": "own", "talk": "5:00", "title": "Own"]), at: 1)
    file.items.removeLast()
    let changes = file.merge(source(Self.day("20:00", ["Ada", "Bob", "Cy"]))) { _ in false }
    #expect(file.items.map(\.id) == ["Ada", "own", "gap-after-Ada", "gap-after-Bob", "Cy"])
    #expect(changes == .init(new: ["the break after Bob", "Cy"], removedByHand: ["Bob"]))
  }

  /// Signs that a reader of YAML counts in comments as well.
  @Test(arguments: ["[[[[[[[[[[ a", "{b} & *c*", "100 %", "%5B", "K-1 — 機械"])
  func anyIdIsKnownAgain(id: String) {
    var file = source([["id": id, "talk": "20:00", "title": "A"]])
    file.recordImport()
    let read = RundownSource(Array(file.yaml.utf8), path: "f")
    #expect(read == file)
    let whole = RundownFile(
      Array(file.yaml.utf8), path: "f", presets: PresetList(), now: 1_796_371_200)
    #expect(whole.problems == [])
  }
}
