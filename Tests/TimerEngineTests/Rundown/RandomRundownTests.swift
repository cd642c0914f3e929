import Testing
import TimerEngine
import TimerTestSupport

/// What is true for every rundown, at any point of its session.
struct RandomRundownTests {
  /// A rundown that has been run for a while, a moment, and when its talk is expected to end.
  private struct Case {
    var rundown: Rundown
    var now: Int
    var currentEnd: Int?

    var forecast: RundownForecast { rundown.forecast(at: now, currentEnd: currentEnd) }

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      rundown = Self.rundown(&random)
      now = RundownTests.start + random.below(7200) - 3600
      for _ in 0..<random.below(rundown.items.count + 2) { step(&random) }
    }

    private static func rundown(_ random: inout SplitMix64) -> Rundown {
      var items: [RundownItem] = []
      var moment = RundownTests.start
      for number in 0...random.below(12) {
        let length = 60 + random.below(2400)
        // Sometimes there is a gap before it, and sometimes it overlaps.
        moment += random.pick([0, 0, 0, 300, 900, -120])
        let hardEnd: Int? =
          random.below(4) == 0 ? moment + length + random.pick([0, 0, 120, -30]) : nil
        items.append(
          RundownItem(
            id: "\(number)", isBreak: random.below(4) == 0, preset: Preset(duration: length),
            plannedStart: moment, plannedEnd: hardEnd ?? moment + length, hardEnd: hardEnd,
            minimum: random.below(2) == 0 ? random.below(length) : nil))
        moment = hardEnd ?? moment + length
      }
      return Rundown(items: items)
    }

    private mutating func step(_ random: inout SplitMix64) {
      switch random.below(8) {
      case 0: _ = rundown.skip()
      case 1: _ = rundown.insert(60 + random.below(600), title: "More")
      case 2: _ = rundown.shorten(to: 60 + random.below(1200))
      case 3: _ = rundown.moveBack()
      case 4:
        if let catchUp = rundown.catchUp(at: now, currentEnd: currentEnd) {
          rundown.apply(catchUp)
        }
      default: run(&random)
      }
      currentEnd = rundown.current?.actual.map { max(now, $0.start + random.below(3000)) }
    }

    private mutating func run(_ random: inout SplitMix64) {
      rundown.recordStart(now)
      now += random.below(2400)
      if random.below(4) > 0 { rundown.moveOn(at: now) }
    }
  }

  @Test(arguments: randomSeeds(100))
  func expectedTimesNeverOverlapAndNeverComeEarly(seed: UInt64) {
    let test = Case(seed: seed)
    let forecast = test.forecast
    var last: Int?
    // After a break that runs, or that somebody has shortened, the next item does not wait for its
    // planned start.
    var waits = true
    for index in test.rundown.items.indices.dropFirst(test.rundown.position) {
      guard let span = forecast.expected[index] else { continue }
      let item = test.rundown.items[index]
      #expect(span.end >= span.start)
      #expect(span.start >= last ?? Int.min)
      if item.actual == nil {
        #expect(span.start == max(waits ? item.plannedStart : 0, test.now, last ?? 0))
      }
      waits =
        !item.isBreak || item.hardEnd != nil || item.hasEnded
        || item.actual == nil && !item.isShortened
      last = span.end
    }
    #expect(forecast.end == (last ?? forecast.expected.compactMap { $0?.end }.last))
  }

  @Test(arguments: randomSeeds(100))
  func hardEndsHoldOrAreReported(seed: UInt64) {
    let test = Case(seed: seed)
    let forecast = test.forecast
    for (index, item) in test.rundown.items.enumerated().dropFirst(test.rundown.position) {
      guard let end = item.hardEnd, let span = forecast.expected[index] else { continue }
      #expect((span.end > end) == forecast.missed.contains(index))
    }
  }

  @Test(arguments: randomSeeds(100))
  func lateByIsTheDifferenceOfPlanAndClock(seed: UInt64) throws {
    let test = Case(seed: seed)
    let forecast = test.forecast
    guard let current = test.rundown.current else { return }
    let end = try #require(forecast.expected[test.rundown.position]).end
    #expect(forecast.lateBy == end - current.plannedEnd)
    if let currentEnd = test.currentEnd { #expect(end == currentEnd) }
  }

  @Test(arguments: randomSeeds(100))
  func catchingUpIsEnoughOrSaysWhatIsMissing(seed: UInt64) {
    let test = Case(seed: seed)
    var rundown = test.rundown
    func catchUp() -> CatchUp? { rundown.catchUp(at: test.now, currentEnd: test.currentEnd) }
    // One hard end after the other, until nothing more can be cut.
    var rounds = 0
    while let catchUp = catchUp(), !catchUp.cuts.isEmpty, rounds <= rundown.items.count {
      for cut in catchUp.cuts {
        let item = rundown.items[cut.index]
        #expect(item.actual == nil && !item.isBreak)
        #expect(cut.before == item.length && cut.length < cut.before)
        #expect((cut.before - cut.length).isMultiple(of: 5))
        #expect(cut.length >= item.minimum ?? cut.before)
      }
      rundown.apply(catchUp)
      rounds += 1
    }
    #expect(rounds <= rundown.items.count)
    guard let left = catchUp() else {
      let forecast = rundown.forecast(at: test.now, currentEnd: test.currentEnd)
      #expect(rundown.nextToStartIndex == nil || forecast.endsLateBy <= 0)
      return
    }
    #expect(left.missing > 0)
  }

  /// What absorbs the delay of the loaded item is on time itself, or begins on time.
  @Test(arguments: randomSeeds(100))
  func whatAbsorbsADelayIsOnTime(seed: UInt64) {
    let test = Case(seed: seed)
    let forecast = test.forecast
    switch test.rundown.absorber(in: forecast) {
    case .item(let index):
      #expect((forecast.expected[index]?.end ?? .max) <= forecast.planned[index].end)
    case .gap(let index):
      #expect((forecast.expected[index]?.start ?? .max) <= forecast.planned[index].start)
    case nil:
      let later = forecast.expected.indices.dropFirst(test.rundown.position + 1)
      let isLateToTheEnd = later.allSatisfy { index in
        forecast.expected[index].map { $0.end > forecast.planned[index].end } ?? true
      }
      #expect(forecast.lateBy <= 0 || isLateToTheEnd)
    }
  }
}
