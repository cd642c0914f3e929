import StageRenderer
import Testing
import TimerEngine

@testable import Bridge

/// Each byte of the packets, compared with the tables of their standards.
struct PacketTests {
  @Test func sACNIsAsInE131() {
    let packet = SACNPacket(
      source: Array(0..<16), name: "SpeakerClock main", universe: 0x0107, sequence: 9,
      isLast: false, slots: [1, 2, 3])
    let name = Array("SpeakerClock main".utf8)
    let expected: [UInt8] =
      [0x00, 0x10, 0x00, 0x00] + Array("ASC-E1.17".utf8) + [0, 0, 0]
      + [0x70, 0x71, 0, 0, 0, 4] + Array(0..<16)
      + [0x70, 0x5B, 0, 0, 0, 2] + name + Array(repeating: 0, count: 64 - name.count)
      + [80, 0, 0, 9, 0x00, 0x01, 0x07]
      + [0x70, 0x0E, 0x02, 0xA1, 0, 0, 0, 1, 0, 4, 0, 1, 2, 3]
    #expect(packet.bytes == expected)
    #expect(packet.bytes.count == 126 + 3)
  }

  @Test func aWholeUniverseOfSACNHasTheLengthsOfTheStandard() {
    let bytes = SACNPacket(
      source: Array(repeating: 0, count: 16), name: "", universe: 1, sequence: 0, isLast: true,
      slots: Array(repeating: 0, count: 512)
    ).bytes
    #expect(bytes.count == 638)
    #expect(bytes[16...17] == [0x72, 0x6E])
    #expect(bytes[38...39] == [0x72, 0x58])
    #expect(bytes[115...116] == [0x72, 0x0B])
    #expect(bytes[123...124] == [0x02, 0x01])
    #expect(bytes[112] == 0x40)
  }

  @Test(arguments: [
    ("SpeakerClock " + String(repeating: "x", count: 32), 45),
    (String(repeating: "x", count: 64), 63),
    (String(repeating: "é", count: 40), 62),
  ])
  func aLongNameEndsWithAWholeCharacterAndAZero(name: String, count: Int) {
    let bytes = SACNPacket(
      source: Array(repeating: 0, count: 16), name: name, universe: 1, sequence: 0, isLast: false,
      slots: [0]
    ).bytes
    #expect(bytes.count == 127)
    #expect(bytes[44..<108].prefix { $0 != 0 }.count == count)
    #expect(String(validating: bytes[44..<44 + count], as: UTF8.self) != nil)
  }

  @Test(arguments: [(1, "239.255.0.1"), (256, "239.255.1.0"), (63_999, "239.255.249.255")])
  func aUniverseHasItsGroup(universe: Int, group: String) {
    #expect(SACNPacket.group(of: UInt16(universe)) == group)
  }

  @Test func artNetIsAsInItsTable() {
    let packet = ArtNetPacket(universe: 0x0123, sequence: 7, slots: [1, 2, 3])
    #expect(
      packet.bytes == Array("Art-Net".utf8) + [0]
        + [0x00, 0x50, 0x00, 0x0E, 7, 0, 0x23, 0x01, 0x00, 0x04, 1, 2, 3, 0])
  }

  @Test func theReportsOfABlink1HaveNineBytes() {
    let red = LampColour(LampSignal(.red, .full), brightness: 100)
    #expect(Blink1Report.show(red) == [1, 0x6E, 255, 0, 0, 0, 0, 0, 0])
    #expect(Blink1Report.watch == [1, 0x44, 1, 0, 250, 1, 0, 1, 0])
    #expect(Blink1Report.forget == [1, 0x44, 0, 0, 0, 0, 0, 0, 0])
    #expect(
      Blink1Report.darkPattern == [
        [1, 0x6C, 0, 0, 0, 0, 0, 0, 0], [1, 0x50, 0, 0, 0, 0, 1, 0, 0],
        [1, 0x50, 0, 0, 0, 0, 1, 1, 0],
      ])
  }

  @Test(
    arguments: [
      (LampMap.rgb, LampSignal(.green, .full), 100, [0, 255, 0]),
      (.rgb, LampSignal(.yellow, .full), 100, [255, 150, 0]),
      (.rgb, LampSignal(.red, .dim), 100, [51, 0, 0]),
      (.rgb, nil, 100, [0, 0, 0]),
      (.rgbw, LampSignal(.red, .full), 40, [102, 0, 0, 0]),
      (.rgbw, nil, 40, [0, 0, 0, 0]),
      (.dimmer3, LampSignal(.green, .full), 100, [255, 0, 0]),
      (.dimmer3, LampSignal(.yellow, .full), 50, [0, 128, 0]),
      (.dimmer3, LampSignal(.red, .dim), 1, [0, 0, 1]),
      (.dimmer3, nil, 1, [0, 0, 0]),
    ] as [(LampMap, LampSignal?, Int, [UInt8])])
  func aLampHasItsSlots(map: LampMap, signal: LampSignal?, brightness: Int, slots: [UInt8]) {
    #expect(map.slots(signal, brightness: brightness) == slots)
  }

  @Test func lampsOfAUniverseShareTheirSlots() {
    let patch = DMXPatch(.rgb, at: [6, 2], brightness: 100)
    #expect(patch.slots(LampSignal(.red, .full)) == [0, 255, 0, 0, 0, 255, 0, 0])
    #expect(DMXPatch.channels(of: .rgbw) == 1...509)
  }

  @Test(
    arguments: [
      (.rgb, [1, 4, 7], nil), (.rgb, [7, 7], nil), (.rgb, [9, 7], [7, 9]),
      (.rgbw, [4, 1], [1, 4]), (.dimmer3, [510, 1, 509], [509, 510]),
    ] as [(LampMap, [Int], [Int]?)])
  func lampsThatShareChannelsAreFound(map: LampMap, channels: [Int], overlap: [Int]?) {
    let found = DMXPatch(map, at: channels, brightness: 100).overlap
    #expect(found.map { [$0.0, $0.1] } == overlap)
  }
}
