import Platform
import StageRenderer
import Testing
import TimerEngine

@testable import Bridge

/// What a blink(1) would show, by the firmware of its three generations.
struct Blink1FirmwareTests {
  /// A device that knows the commands that are sent, and whose fades take no time.
  ///
  /// It carries them out as `hardware/firmware/blink1.c` and `hardware/firmware_mk2/main.c` of
  /// todbot/blink1 do, and `firmware/firmware-v30x/main.c` of todbot/blink1mk3.
  final class Device: ReportPort {
    /// With the serial numbers that they begin with.
    enum Generation: String, CaseIterable {
      case mk1 = "1A001234"
      case mk2 = "20001234"
      case mk3 = "30001234"
    }

    struct Line: Equatable {
      var colour: [UInt8]
      var time: Int
      var light = 0
    }

    let path = "/dev/hidraw0"
    var serial: String { generation.rawValue }
    private let generation: Generation
    private(set) var now = 0
    /// The colours of both lights.
    private(set) var lights = [[UInt8]](repeating: [0, 0, 0], count: 2)
    /// What was lit, whenever that changed.
    private(set) var history: [(time: Int, lights: [[UInt8]])] = []
    private(set) var pattern = (0..<32).map { number in
      Line(colour: [255, UInt8(number), 255], time: 50, light: number % 3)
    }
    private var playing: Range<Int>?
    private var position = 0
    private var nextLine = 0
    private var downAt: Int?
    private var downPattern = 0..<32
    // A pattern that was played before has left a light in it.
    private var light = 2

    init(_ generation: Generation) { self.generation = generation }

    func close() {}

    func send(feature report: [UInt8]) throws(Errno) {
      let values = report.dropFirst(2).map(Int.init)
      switch report[1] {
      case UInt8(ascii: "n"):
        if generation != .mk1 { playing = nil }
        light(Array(report[2...4]), 0)
      case UInt8(ascii: "l"): light = values[0]
      case UInt8(ascii: "P"):
        let line = Line(
          colour: Array(report[2...4]), time: values[3] << 8 | values[4],
          light: generation == .mk1 ? 0 : light)
        pattern[values[5]] = line
      case UInt8(ascii: "D"): tickle(values)
      default: Issue.record("The device does not know \(report).")
      }
    }

    private func tickle(_ values: [Int]) {
      downAt = values[0] == 0 ? nil : now + (values[1] << 8 | values[2]) * 10
      switch generation {
      case .mk1: downPattern = 0..<12
      case .mk2: downPattern = values[4]..<min(values[5] + 1, 32)
      case .mk3: downPattern = values[4]..<(values[5] == 0 ? 32 : min(values[5] + 1, 32))
      }
      guard generation == .mk1 || values[3] == 0 else { return }
      playing = nil
      light([0, 0, 0], 0)
    }

    private func light(_ colour: [UInt8], _ number: Int) {
      let before = lights
      for index in lights.indices where [0, index + 1].contains(number) { lights[index] = colour }
      if lights != before { history.append((now, lights)) }
    }

    /// Lets milliseconds pass.
    func pass(_ milliseconds: Int) {
      for _ in 0..<milliseconds {
        now += 1
        if let end = downAt, now > end {
          (downAt, playing, position, nextLine) = (nil, downPattern, downPattern.lowerBound, now)
        }
        guard let lines = playing, now >= nextLine else { continue }
        let line = pattern[position]
        // Later generations leave out a dark line without a time.
        if generation == .mk1 || line.time > 0 || line.colour != [0, 0, 0] {
          light(line.colour, line.light)
        }
        position = position + 1 == lines.upperBound ? lines.lowerBound : position + 1
        nextLine += line.time * 10
      }
    }
  }

  private static let red = LampSignal(.red, .full)
  private static let shown: [[UInt8]] = [[255, 0, 0], [255, 0, 0]]
  private static let dark: [[UInt8]] = [[0, 0, 0], [0, 0, 0]]

  /// A bridge that shows red for so long, in milliseconds.
  private static func bridge(
    to device: Device, for milliseconds: Int
  ) -> Blink1Output<Device> {
    var output = Blink1Output(brightness: 100) { () throws(HIDDevice.Failure) -> Device in device }
    while device.now < milliseconds {
      _ = output.show(red, at: .start + .milliseconds(device.now))
      device.pass(20)
    }
    return output
  }

  @Test(arguments: Device.Generation.allCases)
  func itIsLitWithoutABreakWhileTheBridgeIsThere(generation: Device.Generation) {
    let device = Device(generation)
    _ = Self.bridge(to: device, for: 10_000)
    #expect(device.lights == Self.shown)
    #expect(device.history.map(\.lights) == [Self.shown])
  }

  @Test(arguments: [Device.Generation.mk2, .mk3])
  func itIsDarkOnceTheBridgeIsKilled(generation: Device.Generation) {
    let device = Device(generation)
    _ = Self.bridge(to: device, for: 10_000)
    device.pass(2600)
    #expect(device.lights == Self.dark)
    device.pass(60_000)
    #expect(device.history.map(\.lights) == [Self.shown, Self.dark])
  }

  /// An mk1 keeps its light, since its pattern could only be changed for good.
  @Test func anOldOneKeepsItsPattern() {
    let device = Device(.mk1)
    let pattern = device.pattern
    _ = Self.bridge(to: device, for: 1000)
    device.pass(10_000)
    #expect(device.pattern == pattern)
    #expect(device.lights == Self.shown)
  }

  /// A bridge that was stopped for a while takes up the light again.
  @Test(arguments: [Device.Generation.mk2, .mk3])
  func itIsLitAgainAfterABreak(generation: Device.Generation) {
    let device = Device(generation)
    var output = Self.bridge(to: device, for: 1000)
    device.pass(5000)
    #expect(device.lights == Self.dark)
    _ = output.show(Self.red, at: .start + .milliseconds(device.now))
    device.pass(500)
    #expect(device.lights == Self.shown)
  }

  @Test(arguments: Device.Generation.allCases)
  func itIsDarkAtTheEnd(generation: Device.Generation) {
    let device = Device(generation)
    var output = Self.bridge(to: device, for: 1000)
    output.leave()
    device.pass(60_000)
    #expect(device.history.map(\.lights) == [Self.shown, Self.dark])
  }
}
