import Platform
import Room
import SpeechAnnouncement
import Testing
import TimerEngine
import TimerTestSupport

@testable import Files

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The watch of a rundown's file on a real disk, with simulated time.
struct WatchedRundownTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A rundown with as many talks.
  private static func text(_ count: Int, date: String? = nil) -> String {
    let items = (1...count).map { "    - {talk: \($0)m, title: Talk \($0)}\n" }.joined()
    return "rundown:\n" + (date.map { "  date: \($0)\n" } ?? "") + "  items:\n" + items
  }

  /// The watch of a file that has one talk.
  private func watched(_ name: String = "day.yaml", isWatched: Bool = true) throws -> Played {
    if folder.bytes(of: name) == nil { try folder.write(Self.text(1), to: name) }
    return try Played(folder.path(of: name), isWatched: isWatched)
  }

  /// A watch whose clock is set forward to each of its deadlines at once.
  private struct Played: ~Copyable {
    private var watch: WatchedRundown
    private(set) var now = Timestamp.start
    private(set) var wakes = 0

    init(_ path: String, isWatched: Bool = true) throws {
      let opened = try OpenedRundown(
        path, presets: PresetList([]), record: nil, restarts: false, speed: 1,
        now: WatchedRundownTests.openedAt)
      watch = WatchedRundown(opened.source, isWatched: isWatched)
    }

    deinit {
      var watch = watch
      watch.finish()
    }

    /// What is read within some seconds of its clock.
    ///
    /// It is drained only when a loop would wake. The real time is limited to what a busy machine
    /// needs.
    mutating func event(within seconds: Int = 30) -> ClockEvent? {
      let limit = now + .seconds(seconds)
      let end = ContinuousClock.now + .seconds(60)
      while ContinuousClock.now < end {
        let isDone = !watch.looks.schedule.isLooking || watch.looks.task.hasOutcome
        let isReadable = poll(watch.descriptor, .readable, upTo: .milliseconds(isDone ? 0 : 5))
        let wake = watch.nextWake.flatMap { $0 <= limit ? $0 : nil }
        // What has happened to the file was told when it happened.
        let isOver = isDone && !isReadable && wake == nil
        guard isDone || isReadable else { continue }
        if isOver { now = limit } else if !isReadable, let wake { now = max(now, wake) }
        wakes += 1
        let event = watch.drain(isReadable: isReadable, at: now).first
        if isOver || event != nil { return event }
      }
      return nil
    }

    mutating func read() { watch.read() }

    /// Begins a look without a signal.
    mutating func look() {
      now = now + .seconds(60)
      _ = watch.drain(isReadable: false, at: now)
      #expect(watch.looks.schedule.isLooking)
    }
  }

  /// 2026-12-04 23:30 in UTC.
  private static let openedAt = 1_796_427_000

  private static func items(_ event: ClockEvent?, isAsked: Bool = false) -> Int? {
    guard case .rundownFile(.read(let rundown), isAsked)? = event else { return nil }
    return rundown.items.count
  }

  // MARK: Ways of saving

  /// Twice, since the second time another file is watched.
  @Test(arguments: SavingWay.allCases)
  func aSavedFileIsRead(way: SavingWay) throws {
    var watch = try watched()
    for count in 2...4 {
      try way.save(Self.text(count), as: "day.yaml", in: folder)
      #expect(Self.items(watch.event()) == count)
    }
    #expect(watch.event() == nil)
  }

  /// The file that is written in place is not the one that was there at first.
  @Test func aFileThatHasReplacedAnotherIsWatched() throws {
    var watch = try watched()
    for (count, way) in [(2, SavingWay.sed), (3, .nano), (4, .vim), (5, .vimInPlace)] {
      try way.save(Self.text(count), as: "day.yaml", in: folder)
      #expect(Self.items(watch.event(within: 5)) == count)
      // Until it is read the second time, so that nothing but the watch tells of the next change.
      #expect(watch.event(within: 5) == nil)
    }
  }

  /// The link itself is watched, and what it leads to.
  @Test(arguments: SavingWay.allCases)
  func aFileBehindALinkIsRead(way: SavingWay) throws {
    try folder.makeFolder("real")
    try folder.write(Self.text(1), to: "real/friday.yaml")
    symlink("real/friday.yaml", folder.path(of: "day.yaml"))
    var watch = try watched()
    for count in 2...3 {
      try way.save(Self.text(count), as: "real/friday.yaml", in: folder)
      #expect(Self.items(watch.event()) == count)
    }
  }

  @Test func aLinkThatIsTurnedIsFollowed() throws {
    for (count, name) in [(1, "first.yaml"), (2, "second.yaml"), (3, "third.yaml")] {
      try folder.makeFolder("of \(name)")
      try folder.write(Self.text(count), to: "of \(name)/\(name)")
    }
    let link = folder.path(of: "day.yaml")
    symlink("of first.yaml/first.yaml", link)
    var watch = try watched()
    for (count, name) in [(2, "second.yaml"), (3, "third.yaml")] {
      // As `ln -sfn` does.
      symlink(folder.path(of: "of \(name)/\(name)"), link + "7")
      try folder.rename("day.yaml7", to: "day.yaml")
      #expect(Self.items(watch.event()) == count)
    }
    try folder.write(Self.text(5), to: "of third.yaml/third.yaml")
    #expect(Self.items(watch.event()) == 5)
    try folder.write(Self.text(6), to: "of first.yaml/first.yaml")
    #expect(watch.event() == nil)
  }

  /// As where versions are put beside one another, and a link leads to the newest.
  @Test func aFolderThatIsALinkMayBeTurned() throws {
    for count in 1...2 {
      try folder.makeFolder("version \(count)")
      try folder.write(Self.text(count), to: "version \(count)/day.yaml")
    }
    symlink("version 1", folder.path(of: "current"))
    var watch = try watched("current/day.yaml")
    symlink("version 2", folder.path(of: "next"))
    try folder.rename("next", to: "current")
    #expect(Self.items(watch.event()) == 2)
  }

  @Test func aFolderMayBeRemovedAndMadeAgain() throws {
    try folder.makeFolder("talks")
    try folder.makeFolder("talks/friday")
    var watch = try watched("talks/friday/day.yaml")
    for count in 2...3 {
      unlink(folder.path(of: "talks/friday/day.yaml"))
      rmdir(folder.path(of: "talks/friday"))
      rmdir(folder.path(of: "talks"))
      #expect(watch.event() == .rundownFile(.missing, isAsked: false))
      #expect(watch.event() == nil)
      try folder.makeFolder("talks")
      try folder.makeFolder("talks/friday")
      try folder.write(Self.text(count), to: "talks/friday/day.yaml")
      #expect(Self.items(watch.event()) == count)
    }
  }

  @Test func aFolderMayBeReplaced() throws {
    try folder.makeFolder("talks")
    var watch = try watched("talks/day.yaml")
    try folder.makeFolder("new")
    try folder.write(Self.text(2), to: "new/day.yaml")
    try folder.rename("talks", to: "old")
    try folder.rename("new", to: "talks")
    #expect(Self.items(watch.event()) == 2)
    try folder.write(Self.text(3), to: "talks/day.yaml")
    #expect(Self.items(watch.event()) == 3)
  }

  // MARK: What is told

  /// A file that is broken or missing is told once.
  @Test func eachStateIsToldOnce() throws {
    var watch = try watched()
    try folder.write("rundown:\n  items:\n    - {talk: soon}\n", to: "day.yaml")
    guard case .rundownFile(.invalid(let problems), isAsked: false)? = watch.event() else {
      Issue.record("the problem is not told")
      return
    }
    #expect(problems.map(\.place) == ["day.yaml:3:14"])
    #expect(watch.event(within: 300) == nil)
    unlink(folder.path(of: "day.yaml"))
    #expect(watch.event() == .rundownFile(.missing, isAsked: false))
    #expect(watch.event(within: 300) == nil)
    try folder.write(Self.text(1), to: "day.yaml")
    #expect(Self.items(watch.event()) == 1)
  }

  @Test func theSameContentIsNotTold() throws {
    var watch = try watched()
    try SavingWay.sed.save(Self.text(1), as: "day.yaml", in: folder)
    #expect(watch.event() == nil)
    utimes(folder.path(of: "day.yaml"), nil)
    #expect(watch.event() == nil)
    watch.read()
    #expect(Self.items(watch.event(), isAsked: true) == 1)
  }

  @Test func whoAsksIsAnsweredAtOnce() throws {
    var watch = try watched()
    try folder.write(Self.text(2), to: "day.yaml")
    watch.read()
    #expect(Self.items(watch.event(), isAsked: true) == 2)
    #expect(watch.now < .start + .seconds(1))
    unlink(folder.path(of: "day.yaml"))
    watch.read()
    #expect(watch.event() == .rundownFile(.missing, isAsked: true))
  }

  /// A look that finds nothing wakes nobody, but the answer does not wait for the next wake.
  @Test func whoAsksDuringALookIsAnsweredAtOnce() throws {
    var watch = try watched()
    watch.look()
    watch.read()
    #expect(Self.items(watch.event(within: 1), isAsked: true) == 1)
  }

  @Test func withoutAWatchOnlyWhoAsksIsAnswered() throws {
    var watch = try watched(isWatched: false)
    try folder.write(Self.text(2), to: "day.yaml")
    #expect(watch.event(within: 300) == nil)
    watch.read()
    #expect(Self.items(watch.event(), isAsked: true) == 2)
  }

  /// A file in which no date is given stays on the day on which it was opened.
  @Test func theDayIsKept() throws {
    try folder.write(
      "rundown: {zone: UTC, items: [{talk: 5m, start: '9:00'}]}\n", to: "day.yaml")
    var watch = try watched()
    // There it is the next day already.
    try folder.write(
      "rundown: {zone: Asia/Tokyo, items: [{talk: 5m, start: '9:00'}]}\n", to: "day.yaml")
    guard case .rundownFile(.read(let rundown), _)? = watch.event() else {
      Issue.record("the file is not read")
      return
    }
    #expect(rundown.items.first?.plannedStart == 1_796_342_400)  // 2026-12-04 0:00 in UTC
  }

  @Test func aChangeBetweenOpeningAndWatchingIsFound() throws {
    try folder.write(Self.text(1), to: "day.yaml")
    let path = folder.path(of: "day.yaml")
    let opened = try OpenedRundown(
      path, presets: PresetList([]), record: nil, restarts: false, speed: 1, now: Self.openedAt)
    try SavingWay.sed.save(Self.text(2), as: "day.yaml", in: folder)
    var watch = WatchedRundown(opened.source, isWatched: true)
    defer { watch.finish() }
    #expect(watch.nextWake == .start)
    #expect(watch.drain(isReadable: false, at: .start).isEmpty)
    #expect(watch.looks.schedule.isLooking)
  }

  // MARK: Attacks

  /// A pipe, a device and others that never end.
  @Test(arguments: ["pipe", "/dev/zero", "folder", "large", "loop", "unreadable"])
  func whatIsNoFileIsToldOnceAndHoldsNobodyUp(kind: String) throws {
    var watch = try watched()
    let path = folder.path(of: "day.yaml")
    unlink(path)
    switch kind {
    case "pipe": _ = try folder.makePipe("day.yaml")
    case "folder": try folder.makeFolder("day.yaml")
    case "large": try folder.write("rundown:", to: "day.yaml", size: 16 << 20)
    case "loop": symlink("day.yaml", path)
    case "unreadable":
      guard geteuid() != 0 else { return }
      try folder.write(Self.text(2), to: "day.yaml")
      chmod(path, 0)
    default: symlink(kind, path)
    }
    guard case .rundownFile(.invalid(let problems), isAsked: false)? = watch.event() else {
      Issue.record("the problem is not told")
      return
    }
    #expect(problems.count == 1)
    #expect(watch.event(within: 300) == nil)
    if kind == "folder" { rmdir(path) } else { unlink(path) }
    try folder.write(Self.text(3), to: "day.yaml")
    #expect(Self.items(watch.event()) == 3)
  }

  /// The change is found among two thousand other files.
  @Test func aFloodInTheFolderHidesNothing() throws {
    var watch = try watched()
    for number in 0..<1000 { close(open(folder.path(of: "a\(number)"), O_CREAT | O_WRONLY, 0o644)) }
    try folder.write(Self.text(2), to: "day.yaml")
    for number in 0..<1000 { close(open(folder.path(of: "b\(number)"), O_CREAT | O_WRONLY, 0o644)) }
    #expect(Self.items(watch.event()) == 2)
    #expect(watch.event() == nil)
    #expect(watch.wakes < 500)
  }

  /// The file is another one at each look.
  @Test func aFileThatIsReplacedWithoutEndIsRead() throws {
    var watch = try watched()
    let stop = WakePipe()
    let folder = folder
    let text = Self.text(2)
    try SavingWay.sed.save(text, as: "day.yaml", in: folder)
    #expect(
      startThread {
        while !poll(stop.descriptor, .readable, upTo: .zero) {
          try? SavingWay.sed.save(text, as: "day.yaml", in: folder)
        }
      })
    defer { stop.ring() }
    #expect(Self.items(watch.event()) == 2)
  }

  /// It is read whole, or missing.
  @Test func aFileThatComesAndGoesIsNeverReadHalf() throws {
    var watch = try watched()
    for count in 2...30 {
      unlink(folder.path(of: "day.yaml"))
      watch.read()
      try folder.write(Self.text(count), to: "new.yaml")
      try folder.rename("new.yaml", to: "day.yaml")
      let event = watch.event()
      if event != .rundownFile(.missing, isAsked: true) {
        #expect(Self.items(event, isAsked: true) == count)
      }
      while watch.event() != nil {}
    }
  }
}
