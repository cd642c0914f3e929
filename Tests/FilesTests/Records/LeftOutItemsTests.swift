import Files
import Testing
import TimerEngine
import TimerTestSupport

/// What the report receives about items that are not held.
struct LeftOutItemsTests {
  private static func rundown(isFloating: Bool = false) -> Rundown {
    let items = (0..<4).map { index in
      RundownItem(
        id: "k\(index)", isBreak: index == 2, title: "T\(index)", preset: Preset(duration: 600),
        plannedStart: 1000 + index * 600, plannedEnd: 1600 + index * 600)
    }
    return Rundown(name: "Day", items: items, isFloating: isFloating)
  }

  private static let run = ReportedRundown(run: "r1", name: "Day", zone: "UTC")

  /// Does a step: `s` starts the loaded item, `n` and `p` go on and back, `x` skips the item that
  /// starts next, `i` inserts one.
  private static func apply(_ step: Character, to rundown: inout Rundown, at now: Int) {
    switch step {
    case "s": rundown.recordStart(now, talk: "t")
    case "n": _ = rundown.moveOn(at: now + 1)
    case "p": _ = rundown.moveBack()
    case "x": _ = rundown.skip()
    case "i": _ = rundown.insert(60, title: "More")
    default: break
    }
  }

  /// Steps, where `q` quits and `.` asks again, and the updates: `+0` is a line of the first item,
  /// `-0` takes it back.
  @Test(arguments: [
    ("", ""), ("s", ""), ("sn", ""), ("snsn", ""),
    // Passed over; known once something was held.
    ("nn", ""), ("nns", "+0 +1"), ("snns", "+1"), ("snn.s", "+1"),
    // Gone back to.
    ("snnp", "+1 -1"), ("snnpsn", "+1 -1"), ("snnpn", "+1 -1 +1"),
    ("nnsppp", "+0 +1 -0 -1"),
    // Skipped, also the break.
    ("sx", "+1"), ("sxx", "+1 +2"), ("x", ""), ("xs", "+0"),
    // What is still to come is not held once the clock is quit.
    ("q", ""), ("nq", ""), ("sq", "+1 +2 +3"), ("snq", "+1 +2 +3"), ("snnq", "+1 +2 +3"),
    ("sq.", "+1 +2 +3 -1 -2 -3"), ("sxq.", "+1 +2 +3 -2 -3"), ("snsnsnsnq", ""),
    // What was not planned cannot be left out.
    ("snix", ""), ("sniq", "+1 +2 +3"),
  ])
  func eachChangeIsTold(steps: String, updates: String) {
    var (rundown, now) = (Self.rundown(), 1000)
    var items = LeftOutItems(of: Self.run, room: "main", speed: 1, by: Leadership.first.rank)
    var (ids, told): ([String: String], [String]) = ([:], [])
    for step in steps {
      now += 10
      Self.apply(step, to: &rundown, at: now)
      let update = items.update(rundown, isQuit: step == "q")
      for line in update.leftOut {
        let name = String(line.title.dropFirst())
        ids[line.id] = name
        told.append("+" + name)
      }
      told += update.takenBack.compactMap { ids[$0].map { "-" + $0 } }.sorted()
    }
    #expect(told.joined(separator: " ") == updates, "\(steps)")
  }

  @Test func aLineHasThePlan() throws {
    var rundown = Self.rundown()
    for step in "snnx" { Self.apply(step, to: &rundown, at: 1010) }
    var items = LeftOutItems(of: Self.run, room: "hall", speed: 60, by: Leadership.first.rank)
    let lines = items.update(rundown).leftOut
    #expect(lines.map(\.item?.id) == ["k1", "k2"] && lines.map(\.item?.number) == [2, 3])
    let line = try #require(lines.last)
    #expect(line.isBreak && !line.isHeld && line.room == "hall" && line.speed == 60)
    #expect(line.plannedStart == .seconds(2200) && line.plannedEnd == .seconds(2800))
    #expect(line.plannedLength == 600_000 && line.late == nil && line.item?.rundown == Self.run)
  }

  /// The plan of a rundown without times begins with its first talk.
  @Test func thePlanOfARundownWithoutTimesBeginsWithItsFirstTalk() throws {
    var rundown = Self.rundown(isFloating: true)
    for step in "snns" { Self.apply(step, to: &rundown, at: 50_000) }
    var items = LeftOutItems(of: Self.run, room: "main", speed: 1, by: Leadership.first.rank)
    #expect(items.update(rundown).leftOut.map(\.plannedStart) == [.seconds(50_600)])
  }

  /// A later run of the program knows what the report says, and adds only what has changed.
  @Test func whatIsInTheReportIsNotAddedAgain() {
    var rundown = Self.rundown()
    for step in "snn" { Self.apply(step, to: &rundown, at: 1010) }
    var items = LeftOutItems(of: Self.run, room: "main", speed: 1, by: Leadership.first.rank)
    let lines = items.update(rundown, isQuit: true).leftOut
    #expect(lines.count == 3)
    let written = lines.map { line in
      var line = line
      line.rank = Rank(epoch: 1, leader: 7)
      return line
    }
    for known in [lines, written] {
      var again = LeftOutItems(
        of: Self.run, room: "main", speed: 1, by: Leadership.first.rank, known: known)
      let update = again.update(rundown)
      #expect(update.leftOut.isEmpty && Set(update.takenBack) == Set(lines.dropFirst().map(\.id)))
    }
    // Lines of another run, room or rehearsal are not its own.
    for other in [("r2", "main", 1), ("r1", "hall", 1), ("r1", "main", 60)] {
      var items = LeftOutItems(
        of: ReportedRundown(run: other.0), room: other.1, speed: other.2, by: Leadership.first.rank,
        known: lines)
      let update = items.update(rundown)
      #expect(update.leftOut.count == 1 && update.takenBack.isEmpty, "\(other)")
    }
  }
}
