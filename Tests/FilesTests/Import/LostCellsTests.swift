import Testing
import TimerEngine
import TimerTestSupport

@testable import Files

/// Nothing is lost silently: each title, speaker and start of a file is in the resulting rundown,
/// or in a remark about what is left out.
struct LostCellsTests {
  private static let files = FilesWithMessages("Imports")

  @Test(arguments: files.names)
  func noCellIsLostInSilence(file: String) {
    let (_, bytes) = Self.files.file(file)
    #expect(Self.lostCells(of: bytes, file) == [])
    var numbers = SplitMix64(seed: 37)
    for _ in 0..<8 * repetitions {
      let mutated = Self.mutated(bytes, &numbers)
      #expect(
        Self.lostCells(of: mutated, file) == [], "\(String(decoding: mutated, as: UTF8.self))")
    }
  }

  private static func lostCells(of bytes: [UInt8], _ file: String) -> [String] {
    let session = ImportedProgramme(bytes, file: "f")
    var result = ImportResult(session)
    guard let text = try? ImportedText(bytes), !result.isRefused else {
      return session.problems.isEmpty ? ["all"] : []
    }
    let lines = String(decoding: text.bytes, as: UTF8.self)
    if file.hasSuffix(".ics") { return result.lostCells(ofCalendar: lines) }
    if file.hasSuffix(".json") { return result.lostCells(ofJSON: lines) }
    return result.lostCells(ofTable: lines)
  }

  /// The bytes with one to three small changes: what a slip of a hand or a broken program does.
  private static func mutated(_ bytes: [UInt8], _ numbers: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    for _ in 0...numbers.below(3) where bytes.count > 1 {
      let place = numbers.below(bytes.count)
      let letter = numbers.pick(Array(";,\t\"\n 0123456789:.-aeéx()'".utf8))
      switch numbers.below(4) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(letter, at: place)
      case 2: bytes[place] = letter
      default: bytes.swapAt(place, numbers.below(bytes.count))
      }
    }
    return bytes
  }
}

/// What has come out of an import, from which each cell that was found in the file is taken away.
struct ImportResult {
  /// What a rundown has of a talk.
  struct Cells: Hashable {
    var title = ""
    var speaker = ""
    /// The time of day as in a rundown; empty if there is none.
    var start = ""
  }

  let session: ImportedProgramme
  /// The items that no cell of the file has been found for.
  private(set) var items: [Cells]
  /// What was said of something that is not in the rundown.
  let losses: [String]

  init(_ session: ImportedProgramme) {
    self.session = session
    items = session.source().items.map { item in
      Cells(
        title: item.values["title"] ?? "", speaker: item.values["speaker"] ?? "",
        start: (item.values["start"] ?? "").split(separator: " ").last.map(String.init) ?? "")
    }
    losses =
      session.notices.filter { line in
        ["left out:", "left out, since", "not used", "not read"].contains(where: line.contains)
      } + session.problems.map(\.description)
  }

  /// Whether the file was refused as a whole.
  var isRefused: Bool {
    let kinds = ["there is no column for", "this is not a", "there is no table", "at most"]
    return session.talks.isEmpty && session.problems.count == 1
      && (session.notices.isEmpty
        || kinds.contains(where: session.problems[0].description.contains))
  }

  /// Removes an item with these cells; returns whether there was one.
  mutating func remove(_ cells: Cells) -> Bool {
    guard let index = items.firstIndex(of: cells) else { return false }
    items.remove(at: index)
    return true
  }

  /// Whether the cells are those of one of several speakers of an item.
  func isPart(_ cells: Cells) -> Bool {
    session.notices.contains { $0.contains(" are one talk: ") }
      && session.source().items.contains { item in
        let speakers = (item.values["speaker"] ?? "").split(separator: ", ").map(String.init)
        return item.values["title"] == cells.title && speakers.contains(cells.speaker)
      }
  }

  /// Removes a title, speaker or start of an item; returns whether there was one.
  mutating func remove(_ value: String, of cell: WritableKeyPath<Cells, String>) -> Bool {
    guard let index = items.firstIndex(where: { $0[keyPath: cell] == value }) else { return false }
    items[index][keyPath: cell] = ""
    return true
  }

  /// Whether all texts are named in one line about something that is left out; the line may have to
  /// begin with a place.
  func isSaid(_ texts: [String], at place: String = "f:") -> Bool {
    losses.contains { line in
      line.hasPrefix(place) && texts.allSatisfy { $0.isEmpty || line.contains("'\($0)'") }
    }
  }
}
