import StageRenderer
import Testing
import TimerTestSupport

/// Ten displays of one room over a broker know the exact time.
///
/// Whether they change their digits together can only be seen while nothing else runs. `make load`
/// measures it, for the seconds in FLIPS.
@Suite(.serialized, .enabled(if: BrokeredClock.hasBroker, "there is no mosquitto here"))
struct BrokerFlipTests {
  /// Displays may differ by so much.
  private static let mostApart = Duration.milliseconds(50)
  /// For how many seconds the changes are measured; 0 for not at all.
  private static let seconds = Int(environment: "FLIPS") ?? 0

  @Test func onOneMachine() throws {
    let brokered = try BrokeredClock()
    try check(brokered, displays: 10) { try brokered.display(named: "\($0)") }
  }

  /// The broker and the bridge are in one network, the displays in another, with a cable between.
  @Test(.enabled(if: Networks.areThere, "networks cannot be made here"))
  func acrossTwoNetworks() throws {
    let networks = try Networks()
    let brokered = try BrokeredClock(
      host: Networks.address, running: networks.commands(.first))
    try check(brokered, displays: 10) {
      try brokered.display(named: "\($0)", running: networks.commands(.second))
    }
    withExtendedLifetime(networks) {}
  }

  private func check(
    _ brokered: BrokeredClock, displays count: Int, _ display: (Int) throws -> PseudoTerminal
  ) throws {
    let clock = try brokered.clock()
    let bridge = try brokered.bridge()
    #expect(bridge.time(of: "Connected to the broker") != nil)
    let displays = try (0..<count).map(display)
    for display in displays {
      let isExact = display.wait(upTo: .patience) { screen in
        let text = screen.canvas.lines.joined()
        return text.contains("GREEN 10:00") && !text.contains("≈")
      }
      #expect(isExact)
    }
    guard Self.seconds > 0 else { return }
    PseudoTerminal.run(displays + [clock], for: .seconds(Self.seconds))
    try compareFlips(of: displays)
    withExtendedLifetime((clock, bridge)) {}
  }

  private func compareFlips(of displays: [PseudoTerminal]) throws {
    let count = displays.count
    let seconds = Self.flips(of: displays)
    #expect(seconds.count >= Self.seconds - 3)
    let spreads = seconds.map { ($0.max() ?? .zero) - ($0.min() ?? .zero) }.sorted()
    let middle = try #require(spreads.dropFirst(spreads.count / 2).first)
    let most = try #require(spreads.dropFirst(spreads.count * 99 / 100).first)
    print(
      "flips of \(count) displays: median \(middle), 99 of 100 \(most), \(spreads.count) seconds")
    // A busy machine draws one display or the other late. The error of a display's time is in each
    // of its seconds, so the best of them shows it.
    for display in 0..<count {
      let lags = seconds.map { flips in
        abs((flips[display] - flips.sorted()[count / 2]) / .milliseconds(1))
      }
      #expect(lags.min() ?? 0 < Self.mostApart / .milliseconds(1))
    }
  }

  /// When each display changed to a second, for each second that all of them showed.
  private static func flips(of displays: [PseudoTerminal]) -> [[Duration]] {
    let start = displays[0].start
    var flips: [String: [Int: Duration]] = [:]
    for (index, display) in displays.enumerated() {
      for burst in display.bursts {
        let text = String(decoding: burst.bytes, as: UTF8.self)
        // The title of the terminal is the time and the phase.
        for match in text.matches(of: /(\d\d:\d\d) GREEN/) {
          let second = String(match.1)
          let moment = start.duration(to: display.start + burst.time)
          flips[second, default: [:]][index] = flips[second]?[index] ?? moment
        }
      }
    }
    // In the first second the displays came one after the other.
    return flips.filter { $0.value.count == displays.count }.sorted { $0.key > $1.key }.dropFirst()
      .map { _, moments in moments.sorted { $0.key < $1.key }.map(\.value) }
  }
}
