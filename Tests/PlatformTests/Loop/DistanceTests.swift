import Platform
import Testing
import TimerEngine
import TimerTestSupport

/// How long it is until a time of day, by the wall clock of this machine.
struct DistanceTests {
  private static let day = Duration.seconds(24 * 3600)
  private static let targets = [0, 1, 59, 60, 3_600, 32_400, 43_200, 51_300, 86_340, 86_399]

  private func apart(_ first: Duration, _ second: Duration) -> Duration {
    max(first - second, second - first)
  }

  /// The differences between several times of day at one moment; on a busy machine they are read
  /// again.
  private func readings(of targets: some Collection<Int>) -> [TimeOfDayReading] {
    let end = ContinuousClock.now + .patience
    while true {
      let begun = ContinuousClock.now
      let readings = targets.map { UnixHost.reading(of: $0) }
      let isOneMoment = begun.duration(to: .now) < .milliseconds(250)
      if isOneMoment || ContinuousClock.now > end { return readings }
    }
  }

  @Test(arguments: targets)
  func aTimeOfDayLiesInBothDirections(target: Int) {
    let reading = UnixHost.reading(of: target)
    #expect((0...1).contains(reading.midnights))
    #expect(reading.passed >= .zero && reading.passed <= .seconds(26 * 3600))
    #expect(reading.left > .zero && reading.left <= .seconds(26 * 3600))
  }

  /// The wall clock shows the time when it has come; unless the clocks are changed until then.
  @Test(arguments: targets)
  func afterWhatIsLeftItIsThatTime(target: Int) {
    let both = readings(of: [0, target])
    let (midnight, reading) = (both[0], both[1])
    #expect(reading.midnights == (reading.left + .milliseconds(500) >= midnight.left ? 1 : 0))
    guard apart(midnight.passed + midnight.left, Self.day) < .seconds(1),
      apart(reading.passed + reading.left, Self.day) < .seconds(1)
    else { return }
    let sums = [midnight.passed + reading.left, midnight.passed + reading.left - Self.day]
    #expect(sums.contains { apart($0, .seconds(target)) < .seconds(2) }, "\(reading)")
  }

  @Test(arguments: [(1, 7), (60, 59), (3_600, 2)])
  func laterTimesAreFurther(step: Int, count: Int) {
    let lefts = readings(of: (0...count).map { $0 * step }).map(\.left)
    let turns = zip(lefts, lefts.dropFirst()).count { $0 > $1 }
    #expect(turns <= 1)
  }
}
