import ArgumentParser
import Platform
import Testing
import TimerEngine
import TimerTestSupport

@testable import Commands

/// A talk that ends at a time of day, from now by the wall clock of this machine.
struct UntilArgumentTests {
  /// The time of day so many seconds from now; `nil` if that is not today, or on a day whose
  /// clocks are changed.
  private func target(in seconds: Int) -> Int? {
    let reading = UnixHost.reading(of: 0)
    let now = Int(reading.passed.components.seconds)
    let isUsual = (86_399...86_401).contains(
      (reading.passed + reading.left).components.seconds)
    return isUsual && (0..<86_400).contains(now + seconds) ? now + seconds : nil
  }

  private func talk(_ arguments: [String]) throws -> Preset {
    let command = try #require(try SpeakerClock.parseAsRoot(arguments) as? SpeakerClock)
    return try command.talk(choice: .bundled)
  }

  /// `14:15:00`, or `2:15:00pm`.
  private func text(_ target: Int, isTwelve: Bool) -> String {
    let fields = [target / 60 % 60, target % 60].map { $0 < 10 ? ":0\($0)" : ":\($0)" }.joined()
    let hour = target / 3600
    guard isTwelve else { return "\(hour)" + fields }
    return "\(hour % 12 == 0 ? 12 : hour % 12)" + fields + (hour < 12 ? "am" : "pm")
  }

  @Test(arguments: zip([10, 600, 20_000], [false, true, false]))
  func aTimeAheadIsToday(seconds: Int, isTwelve: Bool) throws {
    guard let target = target(in: seconds) else { return }
    let talk = try talk(["--until", text(target, isTwelve: isTwelve)])
    #expect((seconds - 3...seconds).contains(talk.duration))
    #expect(talk.name == "")
    #expect(talk.thresholds == .proportional(to: talk.duration))
  }

  @Test(arguments: [10, 20_000])
  func aTimeThatHasPassedIsTomorrow(seconds: Int) throws {
    guard let target = target(in: -seconds) else { return }
    let talk = try talk(["--until", text(target, isTwelve: false)])
    // The clocks may be changed until then.
    #expect((82_797...90_000).contains(talk.duration + seconds))
  }

  @Test func thresholdsAreTheOnesThatAreAskedFor() throws {
    guard let target = target(in: 3_600) else { return }
    let talk = try talk(
      ["--until", text(target, isTwelve: false), "--yellow", "5:00", "--red", "2:00"])
    #expect(talk.thresholds == PhaseThresholds(yellow: 300, red: 120))
  }
}
