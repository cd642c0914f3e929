import StageRenderer
import Testing
import TimerTestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Several rooms at a real broker: a command for all of them, and the report of their day.
@Suite(.serialized, .enabled(if: BrokeredClock.hasBroker, "there is no mosquitto here"))
struct BrokerRoomsTests {
  private let brokered: BrokeredClock

  init() throws { brokered = try BrokeredClock() }

  private func speakerclock(_ arguments: String..., running prefix: [String] = []) throws
    -> PseudoTerminal
  {
    try speakerclock(with: arguments, running: prefix)
  }

  private func speakerclock(
    with arguments: [String], running prefix: [String] = []
  ) throws -> PseudoTerminal {
    try brokered.run(
      prefix + [BuiltPrograms.folder + "/speakerclock"] + arguments,
      size: Size(columns: 200, rows: 50))
  }

  /// Starts the program, and starts it again until it has come as far as expected.
  private func speakerclock(
    _ arguments: [String], until isExpected: (PseudoTerminal) -> Bool
  ) throws -> PseudoTerminal {
    let limit = ContinuousClock.now + .patience
    while true {
      let program = try speakerclock(with: arguments)
      if isExpected(program) || ContinuousClock.now > limit { return program }
    }
  }

  /// Starts a clock and its bridge.
  private func open(_ room: String) throws -> (clock: PseudoTerminal, bridge: PseudoTerminal) {
    let clock = try brokered.clock(room)
    let bridge = try brokered.bridge(room)
    #expect(bridge.time(of: "Connected to the broker") != nil)
    return (clock, bridge)
  }

  // MARK: A command for all rooms

  /// Sends a command to all rooms, and waits for the end.
  ///
  /// Rooms have two seconds to answer. On a busy machine one may be late: then the command is sent
  /// again, until the sender has ended as expected.
  private func send(
    _ arguments: String..., until isExpected: (PseudoTerminal) -> Bool
  ) throws -> PseudoTerminal {
    try speakerclock(
      ["send", "--all", "--sure", "--via", brokered.attach("+")] + arguments
    ) { sender in
      sender.waitForEnd(upTo: .patience)
      return isExpected(sender)
    }
  }

  /// Starts a command for all rooms, and waits until it asks whether to send it.
  ///
  /// It waits a second for the next room. On a busy machine a room may come later. Then the command
  /// is started again, until it asks as expected.
  private func ask(_ arguments: String..., until words: [String]) throws -> PseudoTerminal {
    try speakerclock(["send", "--all", "--via", brokered.attach("+")] + arguments) { sender in
      sender.writes("[y/N]")
      return words.allSatisfy(sender.text.contains)
    }
  }

  @Test func aCommandGoesToAllRoomsThatAreListed() throws {
    let (hall, lab, annex) = (try open("hall"), try open("lab"), try open("annex"))
    annex.clock.signal(9)
    let listener = try brokered.listen("annex/online")
    #expect(listener.time(of: "\"online\":false") != nil)
    for (answer, words) in [
      ("n", "Nothing was sent."), ("y", "lab: NOTICE Message: Lunch is late"),
    ] {
      let question = "Send 'message Lunch is late' to these 2 rooms? [y/N]"
      let missing = "whose clocks are not running: annex"
      let sender = try ask("message", "Lunch", "is", "late", until: [question, missing])
      #expect(sender.text.contains(question), "\(sender.text)")
      #expect(sender.text.contains("Rooms: hall, lab"))
      #expect(sender.text.contains(missing), "\(sender.text)")
      sender.send(answer + "\n")
      let ending = sender.waitForEnd(upTo: .patience)
      // Two seconds may be too little for the rooms' answers.
      let isHeldUp = ["did not answer", "came too late"].contains(where: sender.text.contains)
      guard ending != .exited(74), !isHeldUp else {
        let again = try send("message", "Lunch", "is", "late") { $0.ending == .exited(0) }
        #expect(again.ending == .exited(0), "\(again.text)")
        continue
      }
      #expect(ending == .exited(answer == "y" ? 0 : 1))
      #expect(sender.text.contains(words), "\(sender.text)")
    }
    for clock in [hall.clock, lab.clock] {
      let isShown = clock.wait(upTo: .patience) { screen in
        screen.canvas.lines.joined().contains("Lunch is late")
      }
      #expect(isShown)
    }
  }

  /// A clock that reads nothing, and a bridge that reads nothing.
  @Test func aRoomThatDoesNotAnswerIsNamed() throws {
    let (hall, lab, annex) = (try open("hall"), try open("lab"), try open("annex"))
    lab.clock.signal(19)
    annex.bridge.signal(19)
    let (done, unknown) = ("hall: There is no message", "lab: No answer. Check the clock:")
    let sender = try send("clear") { $0.text.contains(done) && $0.text.contains(unknown) }
    #expect(sender.ending == .exited(74))
    #expect(sender.text.contains(done), "\(sender.text)")
    #expect(sender.text.contains(unknown), "\(sender.text)")
    // The broker gives up a bridge that says nothing for seven seconds.
    #expect(
      sender.text.contains("annex: The clock did not answer, so the command was not sent.")
        || sender.text.contains("whose clocks are not running: annex"), "\(sender.text)")
    lab.clock.signal(18)
    annex.bridge.signal(18)
    withExtendedLifetime(hall) {}
  }

  @Test func whatWouldEndATalkIsGuardedInEachRoom() throws {
    let rooms = (try open("hall"), try open("lab"))
    let (hall, lab) = ("hall: Send '! preset 2'", "lab: Send '! preset 2'")
    let sender = try send("preset", "2") { $0.text.contains(hall) && $0.text.contains(lab) }
    #expect(sender.ending == .exited(1))
    #expect(sender.text.contains(hall) && sender.text.contains(lab), "\(sender.text)")
    withExtendedLifetime(rooms) {}
  }

  @Test func aCommandGoesToOneRoom() throws {
    let room = try open("hall")
    // A clock that stalls for two seconds refuses the commands that have waited, or it answers too
    // late.
    let sender = try speakerclock(["send", "--via", brokered.attach("hall"), "message", "Hello"]) {
      $0.waitForEnd(upTo: .patience)
      return !["came too late", "No answer"].contains(where: $0.text.contains)
    }
    #expect(sender.ending == .exited(0), "\(sender.text)")
    #expect(room.clock.time(of: "Hello") != nil || room.clock.text.contains("HELLO"))
    let all = try speakerclock("send", "--all", "--sure", "--via", brokered.attach("hall"), "clear")
    #expect(all.waitForEnd(upTo: .patience) == .exited(1))
    #expect(all.text.contains("leads to one room"), "\(all.text)")
  }

  @Test func nothingIsSentWhereNobodyCanBeAsked() throws {
    let room = try open("hall")
    let sender = try speakerclock(
      "send", "--all", "--via", brokered.attach("+"), "message", "Hello",
      running: ["/usr/bin/setsid", "--wait"])
    #expect(sender.waitForEnd(upTo: .patience) == .exited(64))
    #expect(sender.text.contains("no terminal to ask on, and nothing was sent. Expected --sure"))
    #expect(!room.clock.text.contains("Hello"))
  }

  // MARK: The report of the day

  /// The rows of a room in the report's file, without the items that were left out.
  private func rows(of room: String) -> [Substring] {
    brokered.home.text(of: ".local/state/speakerclock/talks.jsonl").split(separator: "\n")
      .filter { $0.contains("\"room\":\"\(room)\"") && $0.contains("\"net\":") }
  }

  private static func seconds(_ name: String, in text: some StringProtocol) -> Double? {
    guard let start = text.firstRange(of: "\"\(name)\":")?.upperBound else { return nil }
    return Double(text[start...].prefix { $0.isNumber || $0 == "." })
  }

  /// Goes through a room's talks of a minute each, which are left after a moment.
  ///
  /// It begins once the bridge has found the clock, as its presence at the broker says. One item is
  /// left out, and the last talk is ended by the end of the program.
  private func goThroughDay(
    of room: String, talks: Int, once presence: PseudoTerminal
  ) throws {
    let items =
      (1...talks).map { "    - {talk: 1m, title: Talk \($0), speaker: Ada}\n" }
      + ["    - {break: 1m, title: Coffee}\n", "    - {talk: 1m, title: Left out}\n"]
    let file = try brokered.home.write(
      "rundown:\n  items:\n" + items.shuffledOnce.joined(), to: "\(room).yaml")
    let pipe = try brokered.home.makePipe("\(room).pipe")
    let clock = try brokered.run([
      "/bin/sh", "-c",
      "exec \(BuiltPrograms.folder)/speakerclock --rundown \(file) --room \(room) --plain <\(pipe)",
    ])
    let commands = try #require(fopen(pipe, "w"))
    defer { fclose(commands) }
    func say(_ line: String) {
      fputs(line + "\n", commands)
      fflush(commands)
    }
    /// Says a line, and waits until the clock has written what it makes of it.
    func say(_ line: String, until word: String) {
      let shown = clock.output.count
      say(line)
      let isDone = clock.wait(upTo: .patience) { [clock] _ in
        String(decoding: clock.output.dropFirst(shown), as: UTF8.self).contains(word)
      }
      #expect(isDone, "\(line)")
    }
    #expect(clock.time(of: "READY") != nil)
    #expect(presence.time(of: "\"online\":true") != nil)
    for item in items.shuffledOnce.dropLast() {
      let count = rows(of: room).count
      if item.contains("Left out") {
        say("skip")
        continue
      }
      if !item.contains("Coffee") { say("start", until: "START") }
      clock.run(for: .milliseconds(50))
      say("next")
      let isStored = clock.wait(upTo: .patience) { _ in rows(of: room).count > count }
      #expect(isStored, "\(item)")
      guard isStored else { return }
    }
    say("start", until: "START")
    clock.run(for: .milliseconds(50))
    say("quit")
    #expect(clock.waitForEnd(upTo: .patience) != nil)
  }

  /// Reads the report of the rooms at the broker, and waits for the end.
  ///
  /// The reader waits a second for the next room. On a busy machine a room may come later. Then it
  /// is started again, until it has all of these rooms.
  private func report(of rooms: [String], _ arguments: String...) throws -> PseudoTerminal {
    try speakerclock(["report", "--via", brokered.attach("+")] + arguments) { reader in
      reader.waitForEnd(upTo: .patience)
      return rooms.allSatisfy(reader.text.contains)
    }
  }

  /// Thirteen talks in three rooms.
  ///
  /// The report is read after the clocks and their bridges have ended. It is compared with plain
  /// arithmetic on the clocks' own file.
  @Test func aReportOfThreeRoomsMatchesTheirFile() throws {
    let names = [("main", "hall", 5), ("lab", "lab", 4), ("studio", "studio", 4)]
    for (room, name, talks) in names {
      let bridge = try brokered.bridge(name, "--room", room)
      let head = try brokered.listen("\(name)/report")
      try goThroughDay(of: room, talks: talks, once: brokered.listen("\(name)/online"))
      // The talks, the break and the item that was left out.
      #expect(head.time(of: "\"rows\":\(talks + 2)") != nil, "\(head.text.suffix(300))")
      bridge.signal(15)
      #expect(bridge.waitForEnd(upTo: .patience) == .signalled(15))
    }
    let held = names.flatMap { rows(of: $0.0) }
    let talks = held.filter { !$0.contains("\"break\":true") }
    #expect(talks.count == 13)
    let report = try self.report(of: names.map { $0.1 }, "--format", "json")
    #expect(report.ending == .exited(0), "\(report.text.suffix(500))")
    let totals = report.text[try #require(report.text.firstRange(of: "\"totals\"")).lowerBound...]
    for (name, value) in [
      ("talks", 13), ("breaks", 3), ("not_held", 3), ("planned", 13 * 60),
      ("net", talks.compactMap { Self.seconds("net", in: $0) }.reduce(0, +)),
    ] {
      let told = try #require(Self.seconds(name, in: totals))
      #expect(abs(told - value) < 0.0005, "\(name): \(told), expected \(value)")
    }
    // Each row has the room's name at the broker, and is otherwise as the clock has stored it.
    for row in talks {
      let named = row.replacing("\"room\":\"main\"", with: "\"room\":\"hall\"")
      #expect(report.text.contains(named), "\(named)")
    }
    let some = try self.report(of: [], "--room", "lab")
    #expect(some.ending == .exited(0), "\(some.text)")
    #expect(some.text.contains("4 talks: ") && !some.text.contains("room hall"))
  }

  @Test func aCommandThatLeadsToNoReportSaysSo() throws {
    let clock = try brokered.clock()
    #expect(clock.wait(upTo: .patience) { $0.canvas.lines.joined().contains("GREEN") })
    let report = try speakerclock(
      "report", "--via", "\(BuiltPrograms.folder)/speakerclock attach")
    #expect(report.waitForEnd(upTo: .patience) == .exited(74))
    #expect(report.text.contains("The command of --via cannot read the reports"), "\(report.text)")
    withExtendedLifetime(clock) {}
  }
}

extension [String] {
  /// The same in an order in which a talk is the first and the last.
  fileprivate var shuffledOnce: [String] {
    let breaks = suffix(2)
    let talks = dropLast(2)
    return Array(talks.prefix(3) + breaks + talks.dropFirst(3))
  }
}
