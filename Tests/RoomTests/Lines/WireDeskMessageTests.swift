import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What goes over the connection between a clock and a desk, byte by byte.
struct WireDeskMessageTests {
  private static let start = Duration.seconds(1_795_000_000)

  /// A rundown with all that its items can have.
  private static var rundown: Rundown {
    let questions = Preset(
      Format(
        name: "Paper",
        segments: [Segment(name: "Talk", length: 720), Segment(name: "Questions", length: 180)]))
    let items = [
      RundownItem(
        id: "engines", title: "Engines", speaker: "Ada Lovelace", note: "slides come late",
        preset: questions, plannedStart: 1_795_000_100, plannedEnd: 1_795_001_000,
        hardEnd: 1_795_001_000, minimum: 600),
      RundownItem(
        id: "coffee", isBreak: true, title: "Coffee", preset: .pause(lasting: 600),
        plannedStart: 1_795_001_000, plannedEnd: 1_795_001_600),
      RundownItem(
        id: "tea", title: "Tea", preset: Preset(duration: 300), plannedStart: 1_795_001_600,
        plannedEnd: 1_795_001_900, isInserted: true, isSkipped: true),
    ]
    var rundown = Rundown(
      name: "Day", items: items, localTime: ZoneOffsets([.init(start: 0, offset: 3600)]))
    rundown.recordStart(1_795_000_130, talk: "5e55-1")
    rundown.moveOn(at: 1_795_001_010)
    _ = rundown.shorten(handle: 2, to: 300)
    return rundown
  }

  private static var state: OperatorState {
    var state = OperatorState()
    (state.changeCount, state.showsMessage, state.slot) = (7, true, 2)
    state.presets = PresetLayers(
      written: [
        Preset(name: "TED talk", slot: 1, duration: 1080), Preset(name: "Paper", duration: 900),
      ])
    state.storedMessages = [3: StoredMessage(text: "Come to an end", seconds: 15)]
    state.displays = [
      DisplayRow(
        name: "hall", size: Size(columns: 120, rows: 36), clockError: .microseconds(300),
        since: .seconds(50_400)),
      DisplayRow(name: "foyer", size: nil, clockError: nil, since: .seconds(50_500), .lost),
    ]
    state.hasDisplay = true
    state.events = [EventRow(time: .seconds(50_460), text: "phone: add 1m   +1:00")]
    state.wallClock = start + .milliseconds(250)
    state.zone = .seconds(3600)
    state.rehearsalStart = start + .seconds(100)
    state.rundown = rundown
    return state
  }

  private static let notice = StatusNotice(["The screen is black", "Black"], about: .blackout)

  private static let request = DeskRequest(
    number: 12, deadline: 1_795_000_102_000_000,
    seen: DeskRequest.Seen(
      run: .running, segment: 2, item: 3, changeCount: 7, isBlackedOut: true, showsMessage: false),
    .perform(.nextSegment, .to(.change(.endsTalkAndSkips("Tea"))), continuesStep: true))

  /// All kinds of lines, as the clock and the desk write them.
  private static var lines: [String] {
    var progress = DeskProgress()
    var wire = WireDesk(state, start: start, speed: 1)
    (wire.session, wire.snapshot) = ("5e55", 3)
    var later = state
    later.changeCount = 8
    later.events.insert(EventRow(time: .seconds(50_500), text: "control: flash"), at: 0)
    var laterWire = WireDesk(later, start: start, speed: 1)
    (laterWire.session, laterWire.snapshot) = ("5e55", 4)
    let news: [ClockNews] = [
      .notice(notice, for: .seconds(5), .joiningAnnouncement), .outdated(.blackout),
      .changedByHand, .rundownChanged,
    ]
    let replies: [CommandReply?] = [
      .done(hasToggled: true), .refused(StatusNotice(["Nothing to undo"])), .refused(nil),
      .tooSoon(losing: .change(.endsTalk)), .guarded(.change(.endsLate("14:15", length: "23 h"))),
      .guarded(.program), nil, .guarded(.change(.goesOn("3:20 left", endGivenUp: "14:15"))),
      .guarded(.change(.endsTalkAndLoads("Short talk"))), .guarded(.change(.movesLamp("yellow"))),
      .guarded(.change(.stores(in: 3))), .guarded(.change(.startsOtherDay("Sunday"))),
      .guarded(.change(.startsWithUnsetClock)), .guarded(.change(.endsBreak("Coffee"))),
    ]
    return progress.lines(about: wire, rundown, at: .start)
      + progress.lines(about: laterWire, rundown, at: .start)
      + news.compactMap { WireNews($0).flatMap { WireClockMessage.desk(.news($0)).text } }
      + replies.enumerated().compactMap {
        WireClockMessage.desk(.reply(WireReply($1, to: $0 + 1))).text
      }
      + [
        WireRequest(request).map { WireClientMessage.desk($0).text }, WireClientMessage.got(5).text,
      ]
      .compactMap { $0 }
  }

  @Test func theLinesAreThoseOfTheGoldenFile() {
    #expect(difference(Self.lines, fromStored: "desk") == nil)
  }

  /// What a desk makes of the lines is what the clock has told.
  @Test func theStateComesThroughUnchanged() throws {
    var replica = DeskReplica()
    for text in Self.lines {
      switch try? WireClockMessage(text) {
      case .desk(.state(let state)): try replica.receive(state)
      case .desk(.item(let item)): replica.receive(item)
      default: break
      }
    }
    var read = replica.state
    let told = Self.state
    #expect(read.changeCount == 8)
    #expect(read.presets.all.presets.map(\.name) == told.presets.all.presets.map(\.name))
    #expect(read.presets.all.presets.map(\.duration) == told.presets.all.presets.map(\.duration))
    #expect(read.storedMessages == told.storedMessages)
    #expect(read.displays == told.displays)
    #expect(read.events.first?.text == "control: flash")
    #expect(Array(read.events.dropFirst()) == told.events)
    #expect((read.slot, read.zone) == (told.slot, told.zone))
    #expect(read.loadedHandle == 2)
    // The clock's own times begin with its real time, and a desk's with 1970.
    #expect(read.wallClock == told.wallClock - Self.start)
    #expect(read.rehearsalStart == .seconds(100))
    let items = try #require(read.rundown?.items)
    for (item, original) in zip(items, Self.rundown.items) {
      #expect(item.fullTitle == original.fullTitle)
      #expect(
        (item.length, item.isBreak, item.note) == (original.length, original.isBreak, original.note)
      )
      #expect((item.plannedStart, item.plannedEnd) == (original.plannedStart, original.plannedEnd))
      #expect((item.hardEnd, item.minimum) == (original.hardEnd, original.minimum))
      #expect(
        (item.actual?.start, item.actual?.end) == (original.actual?.start, original.actual?.end))
      #expect((item.isInserted, item.isSkipped) == (original.isInserted, original.isSkipped))
    }
    read.rundown = nil
    #expect(read.showsMessage)
  }

  /// What a desk knows that was told these states one after the other.
  private static func replica(of states: OperatorState...) throws -> OperatorState {
    var (progress, replica) = (DeskProgress(), DeskReplica())
    for state in states {
      let wire = WireDesk(state, start: start, speed: 1)
      for line in progress.lines(about: wire, state.rundown, at: .start) {
        switch try WireClockMessage(line) {
        case .desk(.state(let state)): try replica.receive(state)
        case .desk(.item(let item)): replica.receive(item)
        default: break
        }
      }
    }
    return replica.state
  }

  private static let changes: [@Sendable (inout OperatorState) -> Void] = [
    { $0.changeCount = 8 }, { $0.showsMessage = false }, { $0.slot = nil },
    { $0.presets = PresetLayers() },
    { $0.storedMessages = [:] }, { $0.displays = [] }, { $0.hasDisplay = false },
    { $0.events = [] }, { $0.wallClock += .seconds(1) }, { $0.zone = .seconds(7200) },
    { $0.rehearsalStart = start }, { $0.rundown?.moveOn(at: 1_795_002_000) },
  ]

  /// A line has only what has changed, and the desk knows all of it.
  @Test(arguments: changes.indices)
  func eachChangeComesThrough(index: Int) throws {
    var later = Self.state
    Self.changes[index](&later)
    let told = try Self.replica(of: Self.state, later)
    #expect(told == (try Self.replica(of: later)))
    #expect(told != (try Self.replica(of: Self.state)))
  }

  /// The lists of events, the newest first, and how many of the second one are sent after the
  /// first.
  @Test(
    arguments: [
      ("", "a", 1), ("a", "ba", 1), ("ba", "dcba", 2), ("aa", "aaa", 1), ("ba", "ba", 0),
      ("jihgfedcba", "kjihgfedcb", 1), ("jihgfedcba", "nmlkjihgfe", 4),
      ("jihgfedcba", "ABCDEFGHIJ", 10), ("ba", "", 0), ("ba", "a", 1),
      ("jihgfedcba", "jihgfedcb", 9),
    ])
  func eventsAreSentOneByOne(earlier: String, later: String, sent: Int) throws {
    func state(_ names: String) -> WireDesk {
      var state = OperatorState()
      state.events = names.map { EventRow(time: .zero, text: "\($0)") }
      return WireDesk(state, start: .zero, speed: 1)
    }
    var progress = DeskProgress()
    var replica = DeskReplica()
    for text in progress.lines(about: state(earlier), nil, at: .start)
      + progress.lines(about: state(later), nil, at: .start)
    {
      guard case .desk(.state(let line)) = try WireClockMessage(text) else { continue }
      try replica.receive(line)
    }
    #expect(replica.state.events.map(\.text).joined() == later)
    let changes = state(later).changes(since: state(earlier))
    #expect((changes.newEvents ?? changes.events ?? []).count == sent)
  }

  /// What goes through a broker has no notes, and says so.
  @Test func theNotesAreLeftOutForABroker() throws {
    var replica = DeskReplica()
    for text in Self.lines {
      switch try? WireClockMessage(text)?.withoutNotes {
      case .desk(.state(let state)): try replica.receive(state)
      case .desk(.item(let item)): replica.receive(item)
      default: break
      }
    }
    #expect(!replica.state.hasNotes)
    #expect(replica.state.rundown?.items.map(\.note) == ["", "", ""])
    #expect(replica.state.rundown?.items.first?.speaker == "Ada Lovelace")
  }

  @Test func aRequestComesThroughUnchanged() throws {
    let acts: [DeskRequest.Act] = [
      .perform(.toggle, .none, continuesStep: false),
      .perform(.add(-90), .none, continuesStep: true),
      .perform(.store(3), .to(.change(.stores(in: 3))), continuesStep: false),
      .perform(.stop, .none, continuesStep: false, isTyped: true),
      .perform(.goTo(.text("Ada")), .to(.change(.goes(to: "Ada"))), continuesStep: false),
      .perform(.slot(2), .toAnything, continuesStep: false), .revert(to: 4), .revertUndo,
    ]
    for act in acts {
      let request = DeskRequest(number: 3, deadline: 5, seen: Self.request.seen, act)
      let line = try #require(WireRequest(request).map { WireClientMessage.desk($0).text })
      guard case .desk(let read)? = WireClientMessage(line) else {
        Issue.record("'\(line)' is not read")
        continue
      }
      #expect(read.request == request)
    }
  }

  private static let commands: [Command] = [
    .toggle, .start, .stop, .add(60), .add(-5), .add(0), .set(to: 1), .preset("2 min"), .go(.green),
    .go(.red), .assign(.yellow), .backdate, .nextSegment, .previousSegment, .questions(300),
    .goTo(.handle(3)), .goTo(.text("Ada: x")), .skip(nil), .skip(.handle(2)),
    .move("#4 before #2"), .name(.title, "Engines", handle: nil),
    .name(.speaker, "Ada Lovelace", handle: 12), .shorten(900, handle: nil),
    .shorten(65, handle: 4), .insert(300, ""), .insert(300, "Tea"), .catchUp, .rundown, .reload,
    .reset, .undo, .until(51_300), .until(51_307), .store(9), .remove(1), .time, .flash,
    .setBlackout(true), .setBlackout(false), .showMessage(nil, seconds: nil),
    .showMessage("Hello", seconds: nil), .showMessage("--for me", seconds: nil),
    .showMessage("Two  words", seconds: 15), .clear, .identify, .displays, .events, .clickerStart,
    .adjust(by: -3600), .adjust(by: 5), .slot(9), .back, .blackout, .message, .storedMessage(7),
    .close,
  ]

  @Test(arguments: commands)
  func aCommandHasALineFromWhichItIsMade(command: Command) throws {
    let line = try #require(command.deskLine)
    #expect(Command(deskLine: line) == command, "\(line)")
    #expect(!command.words.isEmpty)
  }

  @Test(arguments: [
    Command.prompt, .typeMessage, .join, .chooseTarget, .chooseMessage, .focus(isBack: false),
    .enter, .lock, .layout,
    .theme, .announcing, .secondaryTime(nil), .cycleSecondaryTime, .timeOfDay, .operatorView, .help,
    .quit,
  ])
  func aCommandOfTheScreenHasNone(command: Command) { #expect(command.deskLine == nil) }

  @Test(arguments: [
    "", "key", "key slot", "key slot 0", "key slot 10", "key adjust 999999999999", "key message x",
    "quit", "lock", "layout", "help", "bogus", "add", "key close 1", "add 5",
  ])
  func anythingElseIsNoRequest(line: String) { #expect(Command(deskLine: line) == nil) }

  /// What no clock would tell.
  @Test(arguments: [
    #"{"operator":{"changes":-1}}"#, #"{"operator":{"zone":99999999}}"#,
    #"{"operator":{"wall_clock":9223372036854775807}}"#,
    #"{"operator":{"rehearsal":-9223372036854775808}}"#,
    #"{"operator":{"presets":[{"length":0,"name":"x"}]}}"#,
    #"{"operator":{"presets":[{"length":60,"name":"x","slot":10}]}}"#,
    #"{"operator":{"messages":{"1":{"seconds":0,"text":"x"}}}}"#,
    #"{"operator":{"events":[{"text":"x","time":-5}]}}"#,
    #"{"operator":{"events":[{"text":"x","time":86401}]}}"#,
    #"{"operator":{"rundown":{"floating":false,"name":"","order":"","position":0,"zone":[[0,86401]]}}}"#,
    #"{"operator":{"rundown":{"floating":false,"name":"","order":"","position":0,"zone":[[0,-86401]]}}}"#,
    #"{"operator":{"rundown":{"floating":false,"name":"","order":"","position":0,"zone":[[6000000001,0]]}}}"#,
    #"{"operator":{"rundown":{"floating":false,"name":"","order":"1-9999999","position":0,"zone":[]}}}"#,
    #"{"operator":{"rundown":{"floating":false,"name":"","order":"3 3","position":0,"zone":[]}}}"#,
    #"{"operator":{"rundown":{"floating":false,"name":"","order":"1","position":0,"zone":[[1]]}}}"#,
    #"{"item":{"handle":0,"planned":[0,1],"segments":[60]}}"#,
    #"{"item":{"handle":1000000001,"planned":[0,1],"segments":[60]}}"#,
    #"{"item":{"handle":1,"planned":[0],"segments":[60]}}"#,
    #"{"item":{"handle":1,"planned":[2,1],"segments":[60]}}"#,
    #"{"item":{"handle":1,"planned":[0,1],"segments":[86400]}}"#,
    #"{"item":{"handle":1,"planned":[0,1],"segments":[]}}"#,
    #"{"item":{"handle":1,"planned":[0,1],"segments":[-1]}}"#,
    #"{"item":{"handle":1,"planned":[0,9223372036854775807],"segments":[60]}}"#,
    #"{"item":{"handle":1,"planned":[0,6000000001],"segments":[60]}}"#,
    #"{"item":{"handle":1,"planned":[-6000000001,0],"segments":[60]}}"#,
    #"{"item":{"handle":1,"planned":[0,1],"segments":[60],"length":-9223372036854775808}}"#,
    #"{"item":{"handle":1,"planned":[0,1],"segments":[60],"end":5}}"#,
    #"{"item":{"handle":1,"planned":[0,1],"segments":[60],"start":9,"end":5}}"#,
  ])
  func nothingImpossibleIsTaken(line: String) throws {
    var replica = DeskReplica()
    #expect(throws: WireError.self) {
      switch try WireClockMessage(line) {
      case .desk(.state(let state)): try replica.receive(state)
      case .desk(.item(let item)): replica.receive(item)
      default: break
      }
    }
    #expect(replica.state == DeskReplica().state)
  }

  @Test(arguments: [
    #"{"operator":{"changes":0,"slot":0,"zone":86400}}"#,
    #"{"operator":{"messages":{"0":{"text":"x"},"10":{"text":"x"}}}}"#,
    #"{"operator":{"presets":[{"length":1,"name":"x","slot":1},{"length":60,"name":"x","slot":9}]}}"#,
    #"{"operator":{"messages":{"1":{"seconds":1,"text":"x"},"9":{"seconds":86399,"text":"x"}}}}"#,
    #"{"operator":{"events":[{"text":"x","time":86400},{"text":"x","time":0}]}}"#,
    #"{"operator":{"rundown":{"floating":false,"name":"","order":"1","position":0,"zone":[[-6000000000,86400],[6000000000,-86400]]}}}"#,
    #"{"item":{"handle":1,"planned":[5,5],"segments":[1]}}"#,
    #"{"item":{"end":5,"handle":1000000000,"planned":[0,1],"segments":[86399],"start":5}}"#,
  ])
  func whatIsAtTheLimitsIsTaken(line: String) throws {
    var replica = DeskReplica()
    switch try WireClockMessage(line) {
    case .desk(.state(let state)): try replica.receive(state)
    case .desk(.item(let item)): replica.receive(item)
    default: Issue.record("no line for a desk")
    }
  }

  /// The list has a size for each display that tells one, whatever it tells.
  @Test func aSizeThatCannotBeIsBounded() throws {
    var replica = DeskReplica()
    let text =
      #"{"operator":{"displays":[{"name":"x","since":0,"size":[-5,10000],"state":"connected"}]}}"#
    guard case .desk(.state(let line))? = try WireClockMessage(text) else { return }
    try replica.receive(line)
    #expect(replica.state.displays.map(\.size) == [Size(columns: 0, rows: 9999)])
  }

  /// A rundown may be changed all day long.
  @Test func itemsThatAreGoneLeaveRoomForOthers() throws {
    var replica = DeskReplica()
    let last = Rundown.maxRecordedItems + 1
    for handle in 1...last {
      var line = WireDesk()
      line.rundown = WireRundown(
        name: "", order: "\(handle)", position: 0, isFloating: false, zone: [])
      replica.receive(WireItem(handle: handle, segments: [60], planned: [0, 60]))
      try replica.receive(line)
    }
    #expect(replica.state.rundown?.items.map(\.handle) == [last])
  }

  /// The stage may come another way than the line, sooner or later, and others may follow it.
  @Test(arguments: ["sl", "ls", "stl", "lst", "rsl", "lrs", "srl"])
  func aViewHasTheStageThatItsLineNames(order: String) throws {
    var replica = DeskReplica()
    func receive(_ seconds: Int, in session: String, number: Int) throws {
      let sent = SentStage(
        StageSnapshot(TalkSnapshot(Preset(duration: seconds))), session: session, number: number,
        room: "main", leadership: .first, flashId: 0, in: .session)
      replica.receive(try sent.stage(), sent)
    }
    var views: [Int] = []
    for letter in order {
      switch letter {
      case "s": try receive(60, in: "5e55", number: 3)
      case "t": try receive(70, in: "5e55", number: 4)
      case "r": try receive(80, in: "1234", number: 3)
      default:
        guard case .desk(.state(let line))? = try WireClockMessage(Self.lines[3]) else { return }
        try replica.receive(line)
      }
      if let view = replica.takeView() { views.append(view.stage.talk.preset.duration) }
    }
    #expect(views == [60])
  }

  /// What follows once the others were read makes it whole.
  @Test func aRundownIsThereOnceAllItsItemsAre() throws {
    var (progress, replica) = (DeskProgress(), DeskReplica())
    let rundown = Rundown(
      items: (0..<40).map {
        RundownItem(
          id: "\($0)", title: String(repeating: "x", count: 100), preset: Preset(duration: 60),
          plannedStart: $0 * 60, plannedEnd: $0 * 60 + 60)
      })
    var state = OperatorState()
    state.rundown = rundown
    let wire = WireDesk(state, start: Self.start, speed: 1)
    var (count, batches) = (0, 0)
    while replica.state.rundown == nil, batches < 40 {
      for text in progress.lines(about: wire, rundown, at: .start) {
        if try replica.receive(text) { count += 1 }
      }
      progress.confirm(count, at: .start)
      batches += 1
    }
    #expect(count == 40 && batches > 1)
    #expect(replica.state.rundown?.items.map(\.title) == rundown.items.map(\.title))
    // Of a change of more items than a line takes, nothing is seen before the last of them.
    let later = Rundown(
      received: rundown.items.map {
        $0.received(handle: $0.handle, length: 30, actual: $0.actual)
      }, name: rundown.name, position: rundown.position, localTime: rundown.localTime,
      isFloating: rundown.isFloating)
    var seen: [Set<Int>?] = []
    for _ in 0..<4 {
      for text in progress.lines(about: wire, later, at: .start) {
        if try replica.receive(text) { count += 1 }
        seen.append(replica.state.rundown.map { Set($0.items.map(\.length)) })
      }
      progress.confirm(count, at: .start)
    }
    #expect(seen.allSatisfy { $0 == nil || $0 == [60] || $0 == [30] })
    #expect(seen.last == [30])
  }

  /// A text of another process moves no cursor, and is not longer than a screen shows it.
  @Test func textsAreMadePrintable() throws {
    let long = String(repeating: "x", count: 5000)
    let line =
      #"{"news":{"kind":"notice","manner":"replacing","notice":{"answer":true,"texts":["a\u001b[2Jb\#(long)"]},"time":5000000}}"#
    guard case .desk(.news(let news))? = try WireClockMessage(line),
      case .notice(let notice, _, _)? = news.news
    else {
      Issue.record("It is no notice.")
      return
    }
    #expect(notice.texts[0].unicodeScalars.allSatisfy { $0.value >= 32 })
    #expect(notice.texts[0].count == 500)
  }

  // MARK: The pace

  /// A desk that does not say what it has read gets no more of the rundown, but all else.
  @Test func noMoreItemsAreUnderWayThanALineTakes() {
    let text = String(repeating: "é", count: 200)
    let items = (0..<200).map { index in
      RundownItem(
        id: "\(index)", title: text, speaker: text, note: text, preset: Preset(duration: 60),
        plannedStart: index * 60, plannedEnd: index * 60 + 60)
    }
    let rundown = Rundown(items: items)
    var state = OperatorState()
    state.rundown = rundown
    let wire = WireDesk(state, start: Self.start, speed: 1)
    var progress = DeskProgress()
    func itemLines(_ progress: inout DeskProgress, at now: Timestamp) -> [String] {
      progress.lines(about: wire, rundown, at: now).filter { $0.hasPrefix(#"{"item""#) }
    }
    let first = itemLines(&progress, at: .start)
    #expect(first.reduce(0) { $0 + $1.utf8.count } < 8192)
    #expect(progress.lines(about: wire, rundown, at: .start).isEmpty)
    // A slow line: each window takes two seconds.
    var (now, read, longest) = (Timestamp.start, first.count, 0)
    var sent = read
    while sent < 200 {
      now = now + .seconds(2)
      progress.confirm(read, at: now)
      let lines = itemLines(&progress, at: now)
      #expect(!lines.isEmpty)
      longest = max(longest, lines.reduce(0) { $0 + $1.utf8.count })
      sent += lines.count
      read = sent
    }
    #expect(longest < 4096)
    #expect(sent == 200)
    progress.confirm(read, at: now)
    #expect(progress.lines(about: wire, rundown, at: now).isEmpty)
  }
}

extension DeskReplica {
  /// Receives a line; returns whether it is an item.
  fileprivate mutating func receive(_ text: String) throws -> Bool {
    switch try WireClockMessage(text) {
    case .desk(.state(let line)): try receive(line)
    case .desk(.item(let item)):
      receive(item)
      return true
    default: break
    }
    return false
  }
}
