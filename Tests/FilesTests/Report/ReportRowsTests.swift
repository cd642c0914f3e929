import Platform
import Testing
import TimerEngine
import TimerTestSupport

@testable import Files

/// Which rows the lines of a report make.
struct ReportRowsTests {
  /// Lines such as `2k` (item k, second in its rundown, of run a), `b/2k` (of run b), `60*2k`
  /// (sixty times as fast) and `talk` (without a rundown), each with `@2` if its leader has term 2;
  /// then a start and an end in seconds, or `-` for an item that was left out, and `!` if it was
  /// reset.
  private static func rows(_ lines: String) -> String {
    var (talks, leftOut): ([ReportedTalk], [ReportedTalk]) = ([], [])
    for (index, line) in lines.split(separator: ", ").enumerated() {
      let parts = line.split(separator: " ").map(String.init)
      let name = parts[0].replacing("!", with: "").split(separator: "@").map(String.init)
      let item = item(name[0])
      let times = parts[1].split(separator: "+").compactMap { Int($0) }
      guard times.count == 2 else {
        guard let item else { continue }
        leftOut.append(
          ReportedTalk(
            notHeld: "left-\(index)", by: Leadership.first.rank, room: "main", item: item,
            from: .zero,
            to: .seconds(600)))
        continue
      }
      var talk = ReportedTalk(
        id: "talk-\(index)", by: Leadership.first.rank, room: "main", start: .seconds(times[0]),
        end: .seconds(times[0] + times[1]), planned: 600_000, net: times[1] * 1000)
      talk.item = item
      talk.wasReset = parts[0].contains("!")
      talk.plannedStart = item.map { _ in .zero }
      if parts[0].hasPrefix("60*") { talk.speed = 60 }
      if name.count == 2, let term = Int(name[1]) { talk.rank = Rank(epoch: term, leader: 1) }
      talks.append(talk)
    }
    return ReportedTalk.rows(of: talks, leftOut: leftOut).map(words).joined(separator: ", ")
  }

  private static func item(_ text: String) -> ReportedItem? {
    guard let match = text.wholeMatch(of: /(?:60\*)?(?:(\w)\/)?(\d)(\w)/),
      let number = Int(match.2)
    else { return nil }
    return ReportedItem(
      of: ReportedRundown(run: match.1.map(String.init) ?? "a"), id: String(match.3),
      number: number)
  }

  /// A row: the item, its start and net time, and how often it was started if that is not once.
  private static func words(_ row: ReportedTalk) -> String {
    let name = row.item.map { $0.rundown.run + "/" + $0.id } ?? "talk"
    guard row.isHeld else { return "\(name) -" }
    let time =
      "\(name)\(row.isTest ? " test" : "") \(row.start.milliseconds / 1000)+\(row.net / 1000)"
    return row.starts == 1 ? time : time + " x\(row.starts)"
  }

  @Test(
    arguments: [
      ("", ""),
      ("talk 0+5, talk 9+5", "talk 0+5, talk 9+5"),
      ("1k 0+600, 2l 700+60", "a/k 0+600, a/l 700+60"),
      // A test: reset, short or before its planned start, and started again.
      ("1k! 0+5, 1k 100+600", "a/k test 0+5, a/k 100+600"),
      ("1k! -900+600, 1k 0+600", "a/k test -900+600, a/k 0+600"),
      ("1k! 0+149, 1k! 200+149, 1k 400+9", "a/k test 0+149, a/k test 200+149, a/k 400+9"),
      ("1k! 0+5, b/1k 100+600", "a/k test 0+5, b/k 100+600"),
      ("1k! 0+5, 1k 100+600, 2l -", "a/k test 0+5, a/k 100+600, a/l -"),
      // No test.
      ("1k! 0+5", "a/k 0+5"), ("1k 0+5, 1k 100+600", "a/k 0+605 x2"),
      ("1k! 0+150, 1k 200+600", "a/k 0+750 x2"),
      ("talk! 0+5, talk 100+600", "talk 0+5, talk 100+600"),
      ("1k! 0+5, 2l 100+600", "a/k 0+5, a/l 100+600"),
      // Gone back to: one row, from the first start to the last end, the net times summed.
      ("1k 0+600, 2l 610+5, 1k 620+60", "a/k 0+660 x2, a/l 610+5"),
      ("1k 0+1, 1k 5+1, 1k 9+1", "a/k 0+3 x3"),
      // One clock did not hear that the other had taken over: what both had at the same time counts
      // once.
      ("1k@1 10+5, 1k@2 0+600", "a/k 0+600"), ("1k@2 0+600, 1k@1 590+20, 1k@1 0+9", "a/k 0+600"),
      ("1k@1 0+600, 2l@2 5+9", "a/k 0+600, a/l 5+9"),
      // Gone back to after a take-over, or by one clock.
      ("1k@1 0+600, 1k@2 600+60", "a/k 0+660 x2"), ("1k@2 0+600, 1k@2 5+9", "a/k 0+609 x2"),
      ("1k@1 0+9, 1k@2 20+9, 1k@3 40+9", "a/k 0+27 x3"),
      ("talk@1 0+600, talk@2 5+9", "talk 0+600, talk 5+9"),
      // Another run of the same file, another file with the same ids, and a rehearsal are others.
      ("1k 0+600, b/1k 700+600", "a/k 0+600, b/k 700+600"),
      ("1k 0+600, 60*1k 10+600", "a/k 0+600, a/k 10+600"),
      // A talk without a rundown is one of its own.
      ("talk 0+5, 1k 1+5, talk 2+5", "talk 0+5, a/k 1+5, talk 2+5"),
      // What was left out stands before what was held next.
      ("1k 0+600, 3m 700+60, 2l -", "a/k 0+600, a/l -, a/m 700+60"),
      ("2l 0+600, 1k -", "a/k -, a/l 0+600"),
      ("1k 0+600, 2l -, 3m -", "a/k 0+600, a/l -, a/m -"),
      ("1k 0+600, 4n 700+60, 2l -, 3m -", "a/k 0+600, a/l -, a/m -, a/n 700+60"),
      // The order was another one than in the rundown.
      ("3m 0+60, 1k 100+60, 2l -", "a/l -, a/m 0+60, a/k 100+60"),
      // Left out, and held all the same.
      ("1k 0+600, 2l 700+60, 2l -", "a/k 0+600, a/l 700+60"),
      ("1k 0+600, 2l -, 2l -", "a/k 0+600, a/l -"),
      // Nothing of that rundown was held.
      ("talk 0+600, 2l -", "talk 0+600"),
      ("b/1k 0+600, 2l -", "b/k 0+600"),
      ("b/1k 0+600, 1k 9+9, 2l -", "b/k 0+600, a/k 9+9, a/l -"),
      // Run once more, as after a sound check: an item has one row.
      ("1k 0+9, 2l -, b/1k 700+600, b/2l 1300+9", "a/k 0+9, b/k 700+600, b/l 1300+9"),
      ("1k 0+9, 2l -, b/1k 700+600, b/2l -", "a/k 0+9, b/k 700+600, b/l -"),
      // Of the other run nothing has ended yet.
      ("1k 0+9, 2l -, b/2l -", "a/k 0+9, a/l -"),
    ])
  func linesBecomeRows(lines: String, rows: String) {
    #expect(Self.rows(lines) == rows, "\(lines)")
  }

  @Test(arguments: [(1, false), (2, true), (60, true)])
  func aTalkWhoseTimePassesFasterIsARehearsal(speed: Int, isRehearsal: Bool) {
    var talk = ReportedTalk(
      id: "a", by: Leadership.first.rank, room: "main", start: .zero, end: .seconds(60),
      planned: 60_000, net: 60_000)
    talk.speed = speed
    #expect(talk.isRehearsal == isRehearsal)
  }

  /// A talk that was over, was gone back to, and began again in its last segment, has one plan.
  @Test func theTimesOfATalkThatWasGoneBackToAddUp() {
    var first = ReportedTalk(
      id: "a-1", by: Leadership.first.rank, room: "main", start: .zero, end: .seconds(660),
      planned: 600_000, net: 640_000)
    first.item = Self.item("1k")
    (first.paused, first.added, first.over) = (20_000, 30_000, 10_000)
    first.phases = [
      .init(.green, planned: 600_000, actual: 630_000),
      .init(.overtime, planned: 0, actual: 10_000),
    ]
    var second = first
    (second.id, second.start, second.end) = ("a-2", .seconds(900), .seconds(1000))
    (second.planned, second.net, second.paused, second.added) = (180_000, 95_000, 5_000, 0)
    (second.over, second.title, second.verdict) = (0, "Later", .tooLong)
    second.phases = [
      .init(segment: 2, .green, planned: 180_000, actual: 90_000),
      .init(.green, planned: 0, actual: 5_000),
    ]
    let rows = ReportedTalk.rows(of: [first, second])
    #expect(rows.count == 1)
    let row = rows[0]
    #expect(row.id == "a-2" && row.title == "Later" && row.verdict == .tooLong && row.starts == 2)
    #expect(row.start == .zero && row.end == .seconds(1000))
    #expect([row.planned, row.net, row.paused, row.added] == [600_000, 735_000, 25_000, 30_000])
    #expect(row.over == 735_000 - 600_000 - 30_000)
    #expect(
      row.phases == [
        .init(.green, planned: 600_000, actual: 635_000),
        .init(.overtime, planned: 0, actual: 10_000),
        .init(segment: 2, .green, planned: 180_000, actual: 90_000),
      ])
  }

  /// A report that somebody has made to take long is read all the same.
  @Test func thousandsOfItemsOfOneRundownAreNoTrouble() {
    func item(_ number: Int) -> ReportedItem {
      ReportedItem(of: ReportedRundown(run: "a"), id: "\(number)", number: number)
    }
    let talks = (0..<3_000).map { index in
      var talk = ReportedTalk(
        id: "a-\(index)", by: Leadership.first.rank, room: "main", start: .seconds(index),
        end: .seconds(index), planned: 1,
        net: 1)
      talk.item = item(2 * index + 1)
      return talk
    }
    let leftOut = (0..<3_000).map { index in
      ReportedTalk(
        notHeld: "l-\(index)", by: Leadership.first.rank, room: "main", item: item(2 * index + 2),
        from: .zero, to: .zero)
    }
    let rows = ReportedTalk.rows(of: talks, leftOut: leftOut)
    #expect(rows.map { $0.item?.number } == (1...6_000).map { $0 })
  }
}

/// What clocks show at the moments of a report.
struct ReportClocksTests {
  private static func row(_ zone: String?, _ start: String, _ end: String) throws -> ReportedTalk {
    let moments = try [start, end].map { try #require(UTCStamp.moment("2026-\($0):00Z")) }
    return ReportedTalk(
      notHeld: "a", by: Leadership.first.rank, room: "main",
      item: ReportedItem(of: ReportedRundown(run: "a", zone: zone), id: "k", number: 1),
      from: moments[0], to: moments[1])
  }

  /// The zone, two moments in UTC, and what the clocks show; `-` is this machine's time.
  @Test(
    arguments: [
      ("Europe/Vienna", "12-04T08:00", "12-04T23:30", "12-04 09:00, 12-05 00:30"),
      // The day on which the clocks are set back, and that on which they are set forward.
      ("Europe/Vienna", "10-25T00:30", "10-25T01:30", "10-25 02:30, 10-25 02:30"),
      ("Europe/Vienna", "03-29T00:30", "03-29T01:30", "03-29 01:30, 03-29 03:30"),
      ("America/New_York", "12-04T03:00", "12-04T05:00", "12-03 22:00, 12-04 00:00"),
      ("Pacific/Kiritimati", "12-04T09:59", "12-04T10:00", "12-04 23:59, 12-05 00:00"),
      ("UTC", "12-04T08:00", "12-04T08:01", "12-04 08:00, 12-04 08:01"),
      ("Mars/Phobos", "12-04T08:00", "12-04T08:01", "-"),
      ("../../etc/passwd", "12-04T08:00", "12-04T08:01", "-"),
      ("/etc/localtime", "12-04T08:00", "12-04T08:01", "-"),
      ("", "12-04T08:00", "12-04T08:01", "-"), (nil, "12-04T08:00", "12-04T08:01", "-"),
    ] as [(String?, String, String, String)])
  func theyAreThoseOfTheZone(zone: String?, start: String, end: String, shown: String) throws {
    let row = try Self.row(zone, start, end)
    let clocks = ReportClocks([row, try Self.row("Asia/Tokyo", "06-01T00:00", "06-01T01:00")])
    let moments = [row.start, row.end].map { clocks.moment($0, of: row) }
    guard shown != "-" else {
      #expect(moments == [LocalMoment(row.start), LocalMoment(row.end)])
      #expect(clocks.knows(zone) == (zone == nil))
      return
    }
    let words = moments.map { "\($0.day.dropFirst(5)) \($0.time.prefix(5))" }
    #expect(words.joined(separator: ", ") == shown)
    #expect(clocks.knows(zone))
  }
}
