import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Bridge

/// Lamps never flash more than three times in a second, whatever they are asked for.
struct SteadyLightTests {
  @Test(arguments: 0..<50)
  func aSecondHasSixChangesAtMost(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var light = SteadyLight()
    var changes: [Timestamp] = []
    var now = Timestamp.start
    for _ in 0..<2000 {
      now = now + .milliseconds(Int.random(in: 0...60, using: &random))
      let before = light.shown
      let lamp = Lamp.allCases.randomElement(using: &random)
      light.ask(for: Bool.random(using: &random) ? lamp.map { .init($0, .full) } : nil, at: now)
      if light.shown != before { changes.append(now) }
    }
    #expect(changes.count > 10)
    for (index, change) in changes.enumerated() {
      #expect(changes[index...].prefix { $0 - change <= .seconds(1) }.count <= 6)
    }
  }

  @Test func theLastWishIsShownWhenTheHoldIsOver() {
    var light = SteadyLight()
    light.ask(for: LampSignal(.green, .full), at: .start)
    light.ask(for: nil, at: .start + .milliseconds(50))
    light.ask(for: LampSignal(.red, .full), at: .start + .milliseconds(100))
    #expect(light.shown == LampSignal(.green, .full))
    #expect(light.nextChange == .start + SteadyLight.hold)
    light.ask(for: LampSignal(.red, .full), at: .start + SteadyLight.hold)
    #expect(light.shown == LampSignal(.red, .full))
    #expect(light.nextChange == nil)
  }
}
