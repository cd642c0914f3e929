import NIOCore
import StageRenderer
import TimerEngine
import TimerTestSupport

@testable import Bridge
@testable import Room

/// What two clients send to a clock: no line ends or crashes it, and each answer is at most one
/// line.
func fuzzRequests(_ bytes: [UInt8]) {
  var console = ClockConsole(
    talk: TalkSnapshot(Preset(duration: 60)),
    presets: PresetLayers(bundled: [Preset(slot: 1, duration: 30)]),
    size: Size(columns: 20, rows: 8), moment: Moment(.start, timeOfDay: .zero, wallClock: .zero))
  var seconds = 0
  let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  for (index, line) in lines.enumerated() {
    let text = String(decoding: line, as: UTF8.self)
    guard let read = WireClientMessage(text) else { continue }
    if !read.text.isEmpty { check(read.text) }
    guard case .command(_, let number, _, _, let command) = read else { continue }
    seconds += Int(line.first ?? 0) % 7
    let moment = Moment(.start + .seconds(seconds), timeOfDay: .zero, wallClock: .zero)
    let wasRunning = console.snapshot.isRunning
    let request = ClientRequest(
      client: index % 2, name: "fuzzer", number: number, line: command)
    var effects = console.update(.clock(.request(request)), at: moment)
    // A store is answered once the disk has taken it, and an end at a time of day once the clock
    // was read.
    for effect in effects {
      switch effect {
      case .save(.store(let change)):
        effects += console.update(.storage(.stored(change)), at: moment)
      case .readWallClock:
        let reading = TimeOfDayReading(passed: .zero, left: .seconds(86_400), midnights: 1)
        effects += console.update(.clock(.wallClock(reading)), at: moment)
      default: break
      }
    }
    let isDecided = command.hasPrefix("!")
    claim(check(effects), "no answer to \(text.debugDescription)")
    let isOver = effects.contains { if case .end = $0 { true } else { false } }
    claim(!isOver || isDecided || !wasRunning, "ended by \(text.debugDescription)")
    if isOver { return }
    _ = console.draw()
  }
}

/// Each request gets one answer, whose lines are printable.
private func check(_ effects: [Effect]) -> Bool {
  let answers = effects.compactMap { effect -> ClientAnswer? in
    if case .send(.answer(let answer, _)) = effect { answer } else { nil }
  }
  for answer in answers {
    for line in answer.text.split(separator: "\n") { check(String(line)) }
  }
  return answers.count == 1
}

/// What a clock sends to a display, a byte for the time until it is drawn and then a line: whatever
/// is taken for a snapshot can be drawn at any moment, and is written again as it was read.
func fuzzSnapshots(_ bytes: [UInt8]) {
  guard let first = bytes.first,
    let message = try? WireClockMessage(String(decoding: bytes.dropFirst(), as: UTF8.self)),
    case .snapshot(let snapshot) = message, let stage = try? snapshot.stage()
  else { return }
  var console = DisplayConsole(
    DisplayConsole.Options(), size: Size(columns: 30, rows: 12), capabilities: Capabilities(),
    moment: Moment(.start, timeOfDay: .zero, wallClock: .zero))
  let offset = ClockOffset(.seconds(Int(first) * 10_000_000), error: .zero)
  var now = Timestamp.start
  for message in [ClockMessage.offset(offset), .stage(stage)] {
    _ = console.update(
      .message(.clock(message)), at: Moment(now, timeOfDay: .zero, wallClock: .zero))
  }
  for _ in 0..<5 {
    _ = console.draw()
    guard let wake = console.nextWake else { break }
    claim(wake > now, "\(wake) is not after \(now)")
    now = wake
    _ = console.update(.timePassed, at: Moment(now, timeOfDay: .zero, wallClock: .zero))
  }
  let again = SentStage(
    stage, session: snapshot.session, number: snapshot.number, room: snapshot.room,
    leadership: snapshot.leadership, flashId: 0, in: WireTime(start: .zero, speed: stage.speed))
  claim((try? again.stage()) == stage, "read otherwise the second time")
}

/// What a broker sends: whatever is read as a packet is written and read again as it was, however
/// its bytes are cut, and becomes one line that is no other command.
func fuzzPackets(_ bytes: [UInt8]) {
  claim(
    found(in: bytes, piece: bytes.count) == found(in: bytes, piece: 1),
    "read otherwise in pieces: \(bytes)")
  var buffer = ByteBuffer(bytes: bytes)
  while let packet = try? MQTTPacket.next(from: &buffer) {
    var again = ByteBuffer()
    packet.write(to: &again)
    claim((try? MQTTPacket.next(from: &again)) == packet, "read otherwise: \(packet)")
    if case .publish(let message, _) = packet {
      var gate = RequestFilter()
      if case .perform(let line, _, _) = gate.decision(about: message, now: 0, at: .start) {
        check(WireClientMessage.command(number: 1, line).text)
      }
      let topic = RoomTopics.read("speakerclock/1/main/display/" + message.topic)
      if case .display(let name)? = topic?.subject {
        let hello = WireClientMessage.hello(name.client, .display, Size(columns: 1, rows: 1))
        check(hello.text)
        claim(WireClientMessage(hello.text) == hello, "read otherwise: \(hello)")
      }
    }
  }
}

/// What is read of a connection's bytes up to the first fault.
private func found(in bytes: [UInt8], piece: Int) -> [MQTTReader.Found] {
  var reader = MQTTReader()
  var found: [MQTTReader.Found] = []
  for start in stride(from: 0, to: bytes.count, by: max(1, piece)) {
    var buffer = ByteBuffer(bytes: bytes[start..<min(bytes.count, start + piece)])
    reader.append(&buffer)
    do throws(MQTTError) {
      while let next = try reader.next() { found.append(next) }
    } catch {
      return found
    }
  }
  return found
}

/// What a show controller sends: whatever is read as messages of OSC is written and read again as
/// it was, and becomes at most one line each.
func fuzzDatagrams(_ bytes: [UInt8]) {
  guard let messages = try? OSCMessage.messages(in: bytes) else { return }
  for message in messages {
    let packet = message.packet
    // A number that is none is not equal to itself, but its bytes are.
    if packet.count <= OSCMessage.maxBytes {
      let again = try? OSCMessage.messages(in: packet)
      claim(again?.map(\.packet) == [packet], "read otherwise: \(message)")
    }
    guard case .command(let line)? = try? OSCRequest(message) else { continue }
    check(WireClientMessage.command(number: 1, line).text)
    let name = line.drop { $0 == "!" || $0 == " " }.prefix { $0 != " " }
    claim(!["quit", "store", "remove"].contains(name), "not for OSC: \(line)")
  }
}
