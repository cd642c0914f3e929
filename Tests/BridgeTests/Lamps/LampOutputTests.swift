import Platform
import StageRenderer
import Testing
import TimerEngine

@testable import Bridge

/// What is sent to lamps, and what the operator is told if it cannot be sent.
struct LampOutputTests {
  /// A way that keeps what is sent.
  private final class Recorder: PacketPort, ReportPort {
    var packets: [[UInt8]] = []
    var failure: Errno?
    let path = "/dev/hidraw3"
    let serial = "20001234"

    func send(_ packet: [UInt8]) throws(Errno) {
      if let failure { throw failure }
      packets.append(packet)
    }
    func send(feature report: [UInt8]) throws(Errno) { try send(report) }
    func close() {}
  }

  private static func moment(_ milliseconds: Int) -> Timestamp {
    .start + .milliseconds(milliseconds)
  }

  private static let red = LampSignal(.red, .full)

  @Test func aChangeIsSentThreeTimesAndThenEvery800Milliseconds() {
    let recorder = Recorder()
    var output = DMXOutput(
      .sACN(universe: 1, source: Array(repeating: 0, count: 16), name: ""),
      DMXPatch(.rgb, at: [1], brightness: 100), title: "sACN"
    ) { () throws(PacketFault) -> Recorder? in recorder }
    var times: [Int] = []
    for milliseconds in stride(from: 0, through: 3000, by: 10) {
      let before = recorder.packets.count
      #expect(
        output.show(milliseconds < 2000 ? nil : Self.red, at: Self.moment(milliseconds)) == [])
      if recorder.packets.count > before { times.append(milliseconds) }
    }
    #expect(times == [0, 30, 60, 860, 1660, 2000, 2030, 2060, 2860])
    #expect(recorder.packets.map { $0[111] } == Array(0..<9))
    output.leave()
    let last = recorder.packets.dropFirst(9)
    #expect(last.map { $0[112] } == [0, 0, 0, 0x40, 0x40, 0x40])
    #expect(last.allSatisfy { $0.suffix(3) == [0, 0, 0] })
  }

  @Test func theOrderOfArtNetLeavesOutZero() {
    let recorder = Recorder()
    var output = DMXOutput(
      .artNet(universe: 0), DMXPatch(.rgb, at: [1], brightness: 100), title: "Art-Net"
    ) { () throws(PacketFault) -> Recorder? in recorder }
    for second in 0..<300 { _ = output.show(nil, at: Self.moment(second * 1000)) }
    #expect(recorder.packets.map { $0[12] } == (0..<300).map { UInt8($0 % 255 + 1) })
  }

  @Test func aFaultIsToldOnceAndItsEndToo() {
    let recorder = Recorder()
    var output = DMXOutput(
      .artNet(universe: 0), DMXPatch(.rgb, at: [1], brightness: 100), title: "Art-Net"
    ) { () throws(PacketFault) -> Recorder? in recorder }
    recorder.failure = .again
    let told = (0..<3).map { output.show(nil, at: Self.moment($0 * 1000)) }
    #expect(told == [["Art-Net: nothing can be sent: \(Errno.again). It tries again."], [], []])
    recorder.failure = nil
    #expect(output.show(nil, at: Self.moment(3000)) == ["Art-Net: packets are sent again."])
  }

  /// A host whose name is not looked up yet gets nothing, and nothing is told of it.
  @Test func aHostThatIsNotKnownIsTold() {
    let recorder = Recorder()
    var answer = Result<Recorder?, PacketFault>.success(nil)
    var output = DMXOutput(
      .artNet(universe: 0), DMXPatch(.rgb, at: [1], brightness: 100), title: "Art-Net"
    ) { () throws(PacketFault) -> Recorder? in try answer.get() }
    #expect(output.show(nil, at: Self.moment(0)) == [])
    answer = .failure(.unknownHost)
    #expect(
      output.show(nil, at: Self.moment(1000)) == [
        "Art-Net: nothing can be sent: no IPv4 address is known for this name. "
          + "It tries again."
      ])
    answer = .success(recorder)
    #expect(output.show(nil, at: Self.moment(2000)) == ["Art-Net: packets are sent again."])
    #expect(recorder.packets.count == 1)
  }

  @Test func aBlink1IsWatchedAndShowsEachChangeOnce() {
    let recorder = Recorder()
    var output = Blink1Output(brightness: 100) { () throws(HIDDevice.Failure) -> Recorder in
      recorder
    }
    #expect(output.show(nil, at: Self.moment(0)) == [])
    #expect(output.show(nil, at: Self.moment(100)) == [])
    #expect(output.show(Self.red, at: Self.moment(200)) == [])
    #expect(output.show(Self.red, at: Self.moment(800)) == [])
    output.leave()
    let red = LampColour(Self.red, brightness: 100)
    #expect(
      recorder.packets == Blink1Report.darkPattern + [
        Blink1Report.watch, Blink1Report.show(.dark), Blink1Report.show(red), Blink1Report.watch,
        Blink1Report.show(red), Blink1Report.show(.dark), Blink1Report.forget,
      ])
  }

  @Test(arguments: [
    (HIDDevice.Failure.missing, "blink(1): none is plugged in. It is looked for."),
    (
      .refused(path: "/dev/hidraw3"),
      "blink(1): this user may not open /dev/hidraw3. Put this line into "
        + "/etc/udev/rules.d/70-speakerclock.rules, and plug it in again: "
        + #"KERNEL=="hidraw*", ATTRS{idVendor}=="27b8", ATTRS{idProduct}=="01ed", TAG+="uaccess""#
    ),
    (
      .system(path: "/dev/hidraw3", .again),
      "blink(1) at /dev/hidraw3: \(Errno.again). It tries again."
    ),
  ])
  func aBlink1ThatCannotBeUsedIsToldOnceAndTriedAgain(failure: HIDDevice.Failure, words: String) {
    let recorder = Recorder()
    var isThere = false
    var output = Blink1Output(brightness: 100) { () throws(HIDDevice.Failure) -> Recorder in
      guard isThere else { throw failure }
      return recorder
    }
    #expect(output.show(nil, at: Self.moment(0)) == [words])
    #expect(output.show(nil, at: output.nextWake) == [])
    isThere = true
    #expect(output.show(nil, at: output.nextWake) == ["blink(1): it is there again."])
    #expect(recorder.packets.count == 5)
  }

  /// What was pulled out is set up anew when it is plugged in again.
  @Test func aBlink1ThatWasPulledOutIsOpenedAgain() {
    let recorder = Recorder()
    var output = Blink1Output(brightness: 100) { () throws(HIDDevice.Failure) -> Recorder in
      recorder
    }
    _ = output.show(Self.red, at: output.nextWake)
    recorder.failure = .again
    #expect(output.show(Self.red, at: output.nextWake).count == 1)
    (recorder.failure, recorder.packets) = (nil, [])
    #expect(output.show(Self.red, at: output.nextWake) == ["blink(1): it is there again."])
    #expect(recorder.packets.count == 5)
  }
}
