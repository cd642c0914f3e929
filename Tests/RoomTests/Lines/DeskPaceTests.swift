import Testing
import TimerEngine

@testable import Room

/// How much of a rundown is on its way to a desk, and in which order.
struct DeskPaceTests {
  private static let nothingElse = WireDesk(OperatorState(), start: .zero, speed: 1)

  private static func item(_ index: Int, titleOf count: Int) -> RundownItem {
    RundownItem(
      id: "\(index)", title: String(repeating: "x", count: count), preset: Preset(duration: 60),
      plannedStart: index * 60, plannedEnd: index * 60 + 60)
  }

  private static func line(_ item: RundownItem) -> String {
    WireClockMessage.desk(.item(WireItem(item))).text ?? ""
  }

  /// A rundown of which each item's line has 512 bytes.
  private static let longItems: Rundown = {
    let short = Rundown(items: (0..<200).map { item($0, titleOf: 1) })
    return Rundown(
      items: short.items.enumerated().map { index, short in
        item(index, titleOf: 513 - line(short).utf8.count)
      })
  }()

  private static func items(
    _ progress: inout DeskProgress, of rundown: Rundown = longItems, at now: Timestamp = .start
  ) -> [String] {
    progress.lines(about: nothingElse, rundown, at: now).filter { $0.hasPrefix(#"{"item""#) }
  }

  /// The bytes that are under way once all was read after so many milliseconds, again and again.
  @Test(
    arguments: [
      ([], 2048), ([499], 4096), ([500], 2048), ([1500], 2048), ([1501], 1024),
      ([2000, 2000], 1024), ([2000, 100], 2048), ([0, 0, 0, 0, 0], 32_768),
    ])
  func aFastLineGetsMoreAtOnceAndASlowOneLess(times: [Int], bytes: Int) {
    var (progress, now, read) = (DeskProgress(), Timestamp.start, 0)
    var lines = Self.items(&progress)
    for time in times {
      now = now + .milliseconds(time)
      read += lines.count
      progress.confirm(read, at: now)
      lines = Self.items(&progress, at: now)
    }
    #expect(lines.reduce(0) { $0 + $1.utf8.count } == bytes)
  }

  /// A desk says how many items it has read in all.
  @Test func eachItemThatWasReadMakesRoomForOneMore() {
    var progress = DeskProgress()
    #expect(Self.items(&progress).count == 4)
    for (count, sent) in [(0, 0), (1, 1), (1, 0), (3, 2), (2, 0)] {
      progress.confirm(count, at: .start + .seconds(1))
      #expect(Self.items(&progress, at: .start + .seconds(1)).count == sent, "\(count)")
    }
  }

  @Test func theItemsThatComeAreSentBeforeThoseThatHaveEnded() throws {
    var progress = DeskProgress()
    let items = Rundown(items: (0..<5).map { Self.item($0, titleOf: 1) }).items
    let rundown = Rundown(
      received: items, name: "Day", position: 3, localTime: .utc, isFloating: false)
    let handles = try Self.items(&progress, of: rundown).map { text in
      guard case .desk(.item(let item))? = try WireClockMessage(text) else { return 0 }
      return item.handle
    }
    #expect(handles == [3, 4, 5, 1, 2])
  }
}
