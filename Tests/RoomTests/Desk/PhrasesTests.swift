import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What the operator reads, in each language.
struct PhrasesTests {
  private static let codes = Language.all.map(\.code)

  private func phrases(_ code: String) throws -> Phrases {
    try #require(Language(code: code)).phrases
  }

  private static let talk = Preset(name: "Slot 3", slot: 3, duration: 720)
  private static let before = Preset(name: "TED talk", slot: 3, duration: 1080)
  /// A segment with times of its lamps in seconds.
  private static func segment(_ green: Int, yellow: Int, red: Int) -> Segment {
    let thresholds = PhaseThresholds(yellow: yellow, red: red)
    return Segment(length: green, thresholds: thresholds ?? .proportional(to: green))
  }

  private static func undone(_ phrases: Phrases) -> [Notice] {
    let form = TimeForm(phrases: phrases, inWords: false)
    let preset = Words.nameAndLength(of: before, form)
    let changes: [UndoneChange] = [
      UndoneChange(.ready, form.text(1080)), UndoneChange(.running, form.text(754)),
      UndoneChange(.paused, form.text(754)),
      .time("12:34"), .slot(3, preset), .slot(3, nil),
      UndoneChange(.green, in: segment(600, yellow: 60, red: 30), form),
      UndoneChange(.yellow, in: segment(600, yellow: 60, red: 30), form), .preset(preset),
      .message(isShown: true), .message(isShown: false), .rundown, .item("Grace"),
    ]
    return changes.map { .undone($0) } + [.nothingUndone()] + changes.map { .redone($0) }
  }

  private static let needs: [CommandNeed] = [
    .time, .timeOfDay, .slot, .preset, .choice(["on", "off"]), .nothing, .item, .text,
  ]

  private static let refusals: [CommandRefusal] =
    [
      .alreadyRunning, .notRunning, .noChange, .noOtherSegment, .noRundown, .nothingFollows,
      .nothingPrecedes,
      .notShorter(900), .nothingToCatchUp(nil), .nothingToChange, .tooManyItems,
      .noItem(.none("x")),
      .noItem(.several("a", [grace])), .hasStarted(grace), .placeHasPassed(grace),
      .noPreset(.none("x")), .noPreset(.several("a", ["A", "B"])), .emptySlot(4),
      .presetHasChanged,
      .notStored(before, 3, .bundled), .notStored(before, 3, .written), .passed(51_300),
      .nothingToUndo, .nothingToRedo, .noFlash, .notInPlainMode, .noDisplay, .noMessage,
      .noMessageShown,
      .pictureIs(black: true), .pictureIs(black: false), .nothingToCatchUp(.item("Grace")),
      .nothingToCatchUp(.gap(before: "Grace")), .noStoredMessage(nil), .noStoredMessage(3),
      .isClock, .noDesk([]), .noDesk(["left", "right"]), .segmentChangesTooSoon(losing: nil),
      .pictureChangesTooOften, .operatorHasJustClosedOne, .breakHasNoLamps,
    ] + refusalsOfTalks.map { .talk($0) }

  private static let wrongLines: [CommandError] =
    [
      .noCommand("sing"), .noCommand("prest 3"), .onlyAtClock("lock"),
      .invalidTime(TimeError(text: "x", problem: .invalidTime)),
    ] + needs.map { .needs("add", $0, example: "add 1m") }

  private static func notices(_ phrases: Phrases) -> [Notice] {
    presetNotices + undone(phrases) + otherNotices
  }

  private static let presetNotices: [Notice] = [
    .preset(.loaded(talk)), .preset(.stored(talk, before: nil)),
    .preset(.stored(talk, before: before)), .preset(.filesChanged(["TED talk", "Panel 12"])),
    .file(.notStored("full")),
    .assigned(.green, moved: [.red], in: segment(60, yellow: 60, red: 30)),
    .assigned(.yellow, moved: [], in: segment(600, yellow: 60, red: 30)),
    .assigned(.red, moved: [], in: segment(600, yellow: 60, red: 5)),
  ]

  private static let otherNotices: [Notice] =
    [
      .preset(.notUndone(3)), .preset(.removed(before, 3, now: talk)),
      .preset(.removed(before, 3, now: nil)),
      .screen(.message("Hello", on: .displays)), .screen(.message("Hello", on: .nobody)),
      .screen(.message("Hello", on: .screen)), .refused(.messageKept("Hello")),
      .screen(.messageCleared), .screen(.smallLetters),
    ]
    + refusals.map { .refused($0) } + faults.map { .fault($0) }
    + fileProblems.map { .file(.problems([LocatedProblem("a.yaml:3:1", $0)])) } + [
      .startMoved(by: 0), .startMoved(by: 75), .startedNow, .screen(.pictureIsBack),
      .until(51_300, isTomorrow: false), .until(3_900, isTomorrow: true),
      .until(9_000, isTomorrow: true, shownInstead: 12_600),
      .leftPaused(252), .noTalk, .screen(.layout(nil)), .screen(.layout(.landscape)),
      .screen(.layout(.portrait)), .screen(.theme(.amber)),
      .screen(.announcing(.speak)), .screen(.blackout),
      .file(.problems([problem, problem])), .file(.problems([problem, problem, problem])),
      .file(.notRecorded("full")), .file(.notAddedToReport("full")),
      .earlierTalk(.resumed(isRunning: true, isBreak: false)),
      .earlierTalk(.resumed(isRunning: false, isBreak: false)),
      .earlierTalk(.resumed(isRunning: true, isBreak: true)),
      .earlierTalk(.offered(talk, 252, byKey: true)),
      .earlierTalk(.offered(Preset(duration: 60), -7, byKey: false)),
      .omittedLines(1), .omittedLines(5), .late(.seconds(8)), .late(.seconds(864_000)),
      .wallClockMoved(by: .seconds(60)), .wallClockMoved(by: .seconds(-60)),
      .displays(.connected([])), .displays(.connected(["left", "right"])), .displays(.lost("left")),
      .displays(.silent("left")),
      .displays(.back("left")), .displays(.left("left")),
      .displays(.noEvent), .file(.notSynced("full")), .file(.storingIsSlow),
      .earlierTalk(.offeredWithoutClock(252, byKey: true)),
    ]
    + rundownNotices.map { .rundown($0) } + wrongLines.map { .wrong($0) }
    + [
      .changedMeanwhile,
      .unconfirmed(.endsLate("0:10", length: "23:25:00"), by: "! until 0:10"),
    ]

  private static let keyNotices: [KeyNotice] = [
    .prompt(.command), .prompt(.message), .help("start"), .continues(.talk),
    .continues(.pause("Coffee")), .promptClosed,
    .focus(.slot(3), preset: talk, time: 720, isArmed: false),
    .focus(.slot(3), preset: talk, time: 252, isArmed: true),
    .focus(.lamp(.yellow), preset: nil, time: 120, isArmed: false),
    .focus(.lamp(.red), preset: nil, time: 30, isArmed: true),
    .focus(.minutes, preset: nil, time: 0, isArmed: false),
    .focus(.seconds, preset: nil, time: 0, isArmed: false),
    .focus(.store, preset: nil, time: 0, isArmed: false),
    .focus(.undo, preset: nil, time: 0, isArmed: false), .locked, .unlocked, .firstStart,
    .noRoomForView,
  ]

  private static let break15 = RundownItem(
    id: "c", isBreak: true, title: "Coffee", preset: Preset(duration: 900), plannedStart: 0,
    plannedEnd: 900)
  private static let grace = RundownItem(
    id: "g", title: "Compilers", speaker: "Grace", preset: talk, plannedStart: 900,
    plannedEnd: 1620)
  private static func plan(
    _ lateBy: Int, isBreak: Bool = false, endsLateBy: Int
  ) -> PlanState {
    PlanState(lateBy: lateBy, isBreak: isBreak, end: "10:50", endsLateBy: endsLateBy)
  }
  private static func item(
    _ number: Int, planned: String?, length: LengthByHardEnd? = nil
  ) -> LoadedItem {
    LoadedItem(handle: number, number: number, count: 4, planned: planned, length: length)
  }
  private static let shorter = LengthByHardEnd(length: 720, planned: 1200, end: "9:55")
  private static let rundownNotices: [RundownNotice] =
    singleNotices + movements.map { .moved($0) } + merges.map { .fileTaken($0) }
    + merges.dropFirst().dropLast().map { .waits($0) } + [.fileTaken(shorterBreak)]

  private static let singleNotices: [RundownNotice] =
    [
      .loaded(item(1, planned: "9:00"), plan(0, endsLateBy: 0)),
      .loaded(item(2, planned: nil), plan(250, endsLateBy: 0)),
      .loaded(item(3, planned: "9:30"), plan(-60, isBreak: true, endsLateBy: 120)),
      .loaded(item(4, planned: "9:40", length: shorter), plan(0, endsLateBy: 0)),
      .lengthByHardEnd(shorter),
      .pause(break15, 900, next: grace, at: "9:02"), .over(lateBy: -60), .skipped(grace),
      .shortened(grace), .inserted(grace),
      .caughtUp([grace], before: "9:55", .session(endsAt: "9:56", lateBy: 60)),
      .caughtUp([], before: "9:55", .loses(grace, 60, end: "9:55")),
      .caughtUp([], before: "9:55", .cannotEnd(grace, end: "9:55", lateBy: 60)),
      .goesOn(grace, adopted: nil),
      .goesOn(grace, adopted: merges.last), .asksToBeginAnew(ended),
      .named(grace), .offered(grace), .fileUnchanged,
      .fileMissing, .fileIsBroken([problem]), .tooLong(500),
      .otherDay(CalendarDay(number: 20_788), isClockSet: true),
      .otherDay(CalendarDay(number: 20_788), isClockSet: false),
    ]

  /// A rundown that has ended.
  private static let ended: Rundown = {
    var rundown = Rundown(items: [grace])
    rundown.recordStart(28_800)
    rundown.moveOn(at: 30_000)
    return rundown
  }()

  private static let movements: [Rundown.Movement] = [
    "Compilers before Coffee", "Coffee after Grace",
  ]
  .compactMap { try? Rundown(items: [break15, grace]).movement($0) }

  /// An item that is new, one and several that are gone, a loaded one with another hard end, and
  /// all times two days later.
  private static let merges: [RundownMerge] = {
    func item(_ id: String, hardEnd: Int? = nil) -> RundownItem {
      RundownItem(
        id: id, title: id, speaker: "Alan", preset: talk, plannedStart: 0,
        plannedEnd: hardEnd ?? 720, hardEnd: hardEnd)
    }
    let later = [grace, break15].map { item in
      RundownItem(
        id: item.id, isBreak: item.isBreak, title: item.title, speaker: item.speaker,
        preset: item.preset, plannedStart: item.plannedStart + 172_800,
        plannedEnd: item.plannedEnd + 172_800)
    }
    let few = Rundown(items: [grace, break15])
    let many = Rundown(items: [grace, break15, item("x"), item("y"), item("z"), item("w")])
    return [
      few.merging(Rundown(items: [break15, grace, item("x")])),
      few.merging(Rundown(items: [grace])), many.merging(few),
      Rundown(items: [item("x")]).merging(Rundown(items: [item("x", hardEnd: 34_200)])),
      Rundown(items: [item("x", hardEnd: 34_200)]).merging(Rundown(items: [item("x")])),
      few.merging(Rundown(items: later)),
    ]
  }()

  /// A break that is shorter in the file, and ends all the same when the next item is planned to
  /// start.
  private static let shorterBreak: RundownMerge = {
    let short = RundownItem(
      id: "c", isBreak: true, title: "Coffee", preset: Preset(duration: 300), plannedStart: 0,
      plannedEnd: 300)
    return Rundown(items: [break15, grace]).merging(Rundown(items: [short, grace]))
  }()

  private static let refusalsOfTalks: [Refusal] = [
    .greenWhileRunning, .inOvertime, .greenAtZero, .aboveGreenTime, .redAboveYellow(180),
    .noPhase(.yellow), .endsTalk(.red, 0),
  ]

  private static let faults: [Fault] = [
    .engine("espeak-ng", .status(1), next: nil), .engine("spd-say", .late, next: "espeak-ng"),
    .player("pw-play", .signal(9), next: "aplay"), .player("aplay", .silent, next: nil),
    .player("aplay", .notRun, next: nil), .noEngine(tried: ["say", "spd-say"]),
    .hookIsBusy("--on-red", running: 8), .hookNotRun("--on-red", reason: "why"),
    .hookFailed("--on-red", status: 3), .eventsDropped(1, path: "pipe", .noReader),
    .eventsDropped(2, path: "pipe", .slowReader), .eventsDropped(3, path: "file", .slowDisk),
    .eventsDropped(4, path: "file", .other("why")), .notListening(reason: "why"),
    .tooManyClients(max: 64), .client("tablet", .readsNothing), .client("", .endlessLine),
  ]

  private static let problem = LocatedProblem("a.yaml:3:1", .noUTF8(255))

  /// Those for which each language has words.
  private static let fileProblems: [FileProblem] = [
    .unknownKey("durations", in: .preset, nearest: "duration", keys: ["name", "duration"]),
    .unknownKey("x", in: .file, nearest: nil, keys: ["keys", "messages", "options"]),
    .noKey(.list, in: .segment, keys: ["name", "duration"]),
    .wrongKind(.file, .list, expected: .entries(such: "presets: ...")),
    .wrongKind("presets", .mapping, expected: .list(such: "- name: TED talk")),
    .wrongKind("duration", .nothing, expected: .time(such: "18:00")),
    .wrongKind("theme", .text("red"), expected: .choice(["led", "phase", "amber", "mono"])),
    .wrongKind(.mark, .list, expected: .text),
    .invalidTime("duration", TimeError(text: "18 min", problem: .invalidTime), or: nil),
    .invalidTime("yellow", TimeError(text: "5:61", problem: .sixtyOrMore), or: .share),
    .invalidTime("red", TimeError(text: "200%", problem: .invalidShare), or: nil),
    .invalidTime("beeps", TimeError(text: "", problem: .empty), or: .off),
    .invalidTime("duration", TimeError(text: "24:00:00", problem: .tooLong), or: nil),
    .invalidTime("duration", TimeError(text: "0:00", problem: .zero), or: nil),
    .missing("duration", expected: .time(such: "18:00")), .repeatedKey("yellow"),
    .taken(.name("TED talk"), firstLine: 2), .taken(.slot(3), firstLine: 2),
    .taken(.key("x"), firstLine: 2), .threshold(.yellowAboveTime(1200, time: 1080)),
    .threshold(.redAboveTime(1200, time: 1080)), .threshold(.redAboveYellow(240, yellow: 180)),
    .noChoice("overtime", "stop", expected: .choice(["count", "freeze", "blank", "hide"])),
    .noChoice("slot", "10", expected: .numberKey), .unknownName("sing", .action, expected: "..."),
    .unknownName("optons", .option, expected: "..."), .unknownName("Hyper", .key, expected: "..."),
    .noYAML("did not find expected key", expected: "keys in one column"),
  ]

  private static let questions: [Question] = [
    .lose(.change(.endsTalkAndLoads("Short talk")), by: .slot(3), .character("3"), until: .start),
    .lose(.change(.goesOn("3:20", endGivenUp: nil)), by: .go(.yellow), nil, until: .start),
    .lose(.change(.goesOn("3:20", endGivenUp: "14:15")), by: .go(.yellow), nil, until: .start),
    .lose(.change(.movesLamp("yellow")), by: .assign(.yellow), nil, until: .start),
    .lose(.change(.stores(in: 3)), by: .store(3), .character("3"), until: .start),
    .lose(.change(.removes(from: 3)), by: .remove(3), .enter, until: .start),
    .quit(by: .character("q"), .talk, until: .start), .quit(by: .interrupt, .talk, until: .start),
    .quit(by: .character("q"), .pause("Coffee"), until: .start),
    .quit(by: .interrupt, nil, until: .start),
    .lose(.change(.endsBreak("Coffee")), by: .back, .backspace, until: .start),
    .lose(.change(.endsLate("0:10", length: "23:25:00")), by: .until(600), .enter, until: .start),
    .lose(.change(.endsTalk), by: .nextSegment, .character("n"), until: .start),
    .lose(.change(.skips("Ada")), by: .nextSegment, .character("n"), until: .start),
    .lose(.change(.beginsAnew), by: .toggle, .space, until: .start),
    .lose(.change(.endsTalkAndSkips("Ada")), by: .nextSegment, .character("n"), until: .start),
    .lose(
      .change(.startsOtherDay("Tuesday, 1 December 2026")), by: .toggle, .character(" "),
      until: .start),
    .lose(.change(.startsWithUnsetClock), by: .toggle, .character(" "), until: .start),
    .lose(.change(.goes(to: "Questions")), by: .nextSegment, .character("n"), until: .start),
    .store(until: .start), .pause(until: .start), .unlock(until: .start),
  ]

  private func texts(_ phrases: Phrases) -> [[String]] {
    let form = TimeForm(phrases: phrases, inWords: false)
    return Self.notices(phrases).map { $0.texts(form, NamedKeys(.standard, in: phrases)) }
      + Self.keyNotices.map { $0.texts(form, .standard) }
      + Self.questions.map { $0.texts(in: phrases, .standard) }
      + TakeOverPhrasesTests.texts(phrases)
  }

  /// What stands on the screen beside them.
  private func screen(_ phrases: Phrases) -> [String] {
    let space = phrases.keyNames.space
    return [
      phrases.lines.ready, phrases.ready(forMinutes: 1), phrases.ready(forMinutes: 5),
      phrases.paused, phrases.paused(forMinutes: 1), phrases.paused(forMinutes: 5),
      phrases.since("14:05"), phrases.since("1:05"), phrases.ends("14:23"), phrases.starts(space),
      phrases.stops(space), phrases.resumes(space), phrases.changes("+ -"), phrases.help("?"),
      phrases.slot(3), phrases.end, phrases.firstStore, phrases.mouse.click,
      phrases.mouse.doubleClick, phrases.mouse.hold, phrases.mouse.dragAndWheel,
      phrases.pages(1, of: 2, turn: "?"), phrases.pagesShort(turn: "?"),
      phrases.noRoomForHelp, phrases.promptKeys, phrases.messagePromptKeys,
      phrases.otherClock(room: "main", command: "speakerclock desk"),
      phrases.spent("2:00", of: "12:00"),
      Words.spoken(": / + - ] [ ? .", in: phrases),
      phrases.done(.started, by: "Ada"), phrases.done(.paused, by: "Ada"),
      phrases.done(.resumed, by: "Ada"),
    ] + view(phrases) + spoken(phrases) + Phase.allCases.map(phrases.name(of:)) + keys(phrases)
      + HelpTopic.allCases.map(phrases.meaning(of:))
      + CommandName.allCases.map(phrases.meaning(of:))
  }

  /// The words of the operator view.
  private func view(_ phrases: Phrases) -> [String] {
    let headings = phrases.headings
    return [
      headings.speaker, headings.rundown, headings.displays, headings.events,
      phrases.nowAndNext.now, phrases.nowAndNext.next, phrases.lateness(250),
      phrases.lateness(-60), phrases.lateness(0), phrases.rundownEnds("14:23"),
      phrases.rundownEnded("14:23"), phrases.rundownEnded("1:05"), phrases.hardEnd("9:55"),
      phrases.offer(
        ":catch up",
        cutting: [
          ItemAndLength(item: "Ada", length: phrases.length(480)),
          ItemAndLength(item: "Grace", length: phrases.length(725)),
        ], before: "10:50"),
      phrases.offer(
        ":catch up", cutting: [ItemAndLength(item: "Ada", length: phrases.length(480))],
        before: nil),
      phrases.pictureStates.blackout,
      phrases.pictureStates.flash,
      phrases.lost(at: "14:05"), phrases.silent(since: "14:05"), phrases.noDisplay, phrases.noEvent,
      phrases.changed(by: "Ada"),
      phrases.changed(by: nil), phrases.lines.display, phrases.lines.event, phrases.lines.help,
      phrases.offline, phrases.waitingForRooms, phrases.moreRooms(3), phrases.itemStates.ended,
      phrases.itemStates.current, phrases.itemStates.coming, phrases.itemStates.skipped,
      phrases.planned(at: "9:00"), phrases.alone(timeOfDay: "9:00"), phrases.endsTooLate,
      phrases.quoted("Ada"),
    ]
  }

  /// What only plain mode tells.
  private func spoken(_ phrases: Phrases) -> [String] {
    let keys = ["1 ... 9", "s 1 ... 9", "G Y R", "O", "m M"]
    return keys.map { Words.spoken($0, in: phrases) } + [phrases.note("x")]
  }

  private func keys(_ phrases: Phrases) -> [String] {
    let names = phrases.keyNames
    return [
      names.space, names.up, names.down, names.right, names.left, names.backspace, names.enter,
      names.pageUp, names.pageDown,
    ]
  }

  private func lines(_ phrases: Phrases) -> [String] {
    let language = Language(code: phrases.code) ?? .english
    let events: [(kind: TalkEvent.Kind, shown: Int, preset: Preset)] = [
      (.ready, 720, Self.talk), (.ready, 1080, Preset(duration: 1080)),
      (.stop(.paused), 252, Self.talk), (.resume, -7, Self.talk),
      (.set(from: 0, to: 720), 720, Self.talk), (.time, 252, Self.talk), (.time, -125, Self.talk),
      (.notice, 0, Self.talk),
    ]
    return events.compactMap { kind, shown, preset in
      let snapshot = TalkSnapshot(preset, run: .paused(remaining: .seconds(shown)))
      var event = Talk(snapshot).event(kind, at: .start)
      event.text = "x"
      return event.line(of: snapshot, in: language)
    }
  }

  @Test(arguments: codes)
  func allOfItIsAsStored(code: String) throws {
    let phrases = try phrases(code)
    let all =
      screen(phrases) + lines(phrases) + texts(phrases).map { $0.joined(separator: " | ") }
    #expect(difference(all, fromStored: "phrases-\(code)") == nil)
  }

  /// What is the same as in English by right: words, and a problem of a file, which stays as it is.
  private static let borrowed: Set<String> = [
    "START", "Start", "End", "Backspace", "Enter", "PageUp", "PageDown", "Ctrl-C", "a", "start",
    "HELP", "9:00", "12:00", "offline", "Coffee",
  ]

  @Test(arguments: codes.filter { $0 != "en" })
  func nothingIsEmptyOrLeftInEnglish(code: String) throws {
    let (phrases, english) = (try phrases(code), try phrases("en"))
    func all(_ phrases: Phrases) -> [String] {
      screen(phrases) + lines(phrases) + texts(phrases).flatMap { $0 }
        + [phrases.start, phrases.timeIsUp, phrases.lines.over]
    }
    let pairs = zip(all(phrases), all(english))
    for (text, original) in pairs {
      let isBlank = text.allSatisfy(\.isWhitespace)
      #expect(!isBlank, "\(original)")
      #expect(text != original || Self.borrowed.contains(text), "\(original)")
    }
  }

  /// English has straight ones, as in commands and files.
  @Test(arguments: codes.filter { $0 != "en" })
  func quotationMarksAreTheLanguagesOwn(code: String) throws {
    let phrases = try phrases(code)
    for text in screen(phrases) + lines(phrases) + texts(phrases).flatMap({ $0 }) {
      #expect(!text.contains("'"))
    }
    #expect(phrases.quoted("Ada") != "'Ada'")
  }

  /// One sentence ends without a full stop, several end with one, unless an example or what follows
  /// a break is the last.
  @Test(arguments: codes.filter { $0 != "en" })
  func onlySeveralSentencesEndInAFullStop(code: String) throws {
    let phrases = try phrases(code)
    for text in texts(phrases).flatMap({ $0 })
    where !text.contains("例：") && !text.contains("messages: {") && !text.hasPrefix("Coffee") {
      let hasSeveral = text.replacing("1. Dezember", with: "Dezember").dropLast()
        .contains(/[。？]|\. |\? \p{Lu}/)
      #expect(text.hasSuffix(phrases.fullStop) == hasSeveral, "\(text)")
    }
  }

  /// Of each notice and question a form fits on 80 columns, and the questions' on 45; but for
  /// what only lines tell.
  @Test(arguments: codes)
  func aFormOfEachFitsAScreen(code: String) throws {
    let phrases = try phrases(code)
    let form = TimeForm(phrases: phrases, inWords: false)
    for notice in Self.notices(phrases) {
      if case .unconfirmed = notice { continue }
      let texts = notice.texts(form, NamedKeys(.standard, in: phrases))
      #expect(texts.contains { $0.columns <= 80 }, "\(notice)")
    }
    for notice in Self.keyNotices {
      #expect(notice.texts(form, .standard).contains { $0.columns <= 80 }, "\(notice)")
    }
    for question in Self.questions {
      let texts = question.texts(in: phrases, .standard)
      #expect(texts.contains { $0.columns <= 45 }, "\(question)")
      #expect(texts.map(\.columns) == texts.map(\.columns).sorted(by: >))
    }
  }

  @Test(arguments: codes, ["80x24", "45x80"])
  func eachPageOfTheHelpFits(code: String, size: String) throws {
    let phrases = try phrases(code)
    let size = Size(size)
    var settings = Settings()
    settings.clock.language = try #require(Language(code: code))
    let help = HelpPages(Session(size: size, settings: settings).console)
    #expect(!help.pages.isEmpty)
    #expect(help.pages.allSatisfy { $0.count <= size.rows - help.timeRows - 1 })
    #expect(help.pages.joined().allSatisfy { $0.columns <= size.columns })
    #expect(HelpTopic.allCases.allSatisfy { phrases.meaning(of: $0).columns <= 33 })
    #expect(phrases.pages(10, of: 10, turn: "?").columns <= 80)
    #expect(phrases.pagesShort(turn: "?").columns <= 45)
  }

  /// In each language the whole help is on so many pages.
  @Test(
    arguments: codes, [("60x20", 3), ("80x24", 2), ("100x30", 2), ("120x36", 1), ("200x50", 1)])
  func theHelpHasFewPages(code: String, expected: (size: String, pages: Int)) throws {
    var settings = Settings()
    settings.clock.language = try #require(Language(code: code))
    let session = Session(size: Size(expected.size), settings: settings)
    let help = HelpPages(session.console)
    #expect(help.pages.count == expected.pages)
    let entries = HelpTopic.entries(
      on: session.console.capabilities, in: try phrases(code), settings.keys)
    #expect(help.pages.joined().count == entries.count)
  }

  /// The hints of a clock that has been stopped for an hour, and a lamp's word with its time.
  @Test(arguments: codes)
  func hintsAndLampsFit(code: String) throws {
    let phrases = try phrases(code)
    let space = phrases.keyNames.space
    for (state, hint) in [
      (phrases.ready(forMinutes: 60), phrases.starts(space)),
      (phrases.paused(forMinutes: 60), phrases.resumes(space)),
    ] {
      #expect([state, hint, phrases.help("?")].joined(separator: "   ").columns <= 80)
    }
    #expect(phrases.ready(forMinutes: 60).hasPrefix(phrases.lines.ready))
    #expect(phrases.paused(forMinutes: 60).hasPrefix(phrases.paused))
    #expect(Phase.allCases.allSatisfy { phrases.name(of: $0).columns <= 9 })
    #expect(phrases.noRoomForHelp.columns <= 30)
    #expect(phrases.waiting(room: "main").last.map { $0.columns <= 28 } == true)
    let form = TimeForm(phrases: phrases, inWords: false)
    for texts in Self.refusalsOfTalks.map({ phrases.refused($0, form.text) }) + [
      phrases.noMessage(command: ":message")
    ] {
      #expect(texts.last.map { $0.columns <= 34 } == true, "\(texts)")
    }
  }

  /// What a command of the rundown is answered has a form for a narrow screen.
  @Test(arguments: codes)
  func answersOfARundownFitANarrowScreen(code: String) throws {
    let form = TimeForm(phrases: try phrases(code), inWords: false)
    let refusals: [CommandRefusal] = [
      .noItem(.none("Nobody")), .nothingToCatchUp(nil), .nothingToCatchUp(.item("Grace")),
      .nothingToCatchUp(.gap(before: "Grace")),
    ]
    let cuts: [Shortfall] = [
      .loses(Self.grace, 60, end: "9:55"), .cannotEnd(Self.grace, end: "9:55", lateBy: 60),
    ]
    let notices =
      refusals.map { Notice.refused($0) }
      + cuts.map { .rundown(.caughtUp([], before: "9:55", $0)) }
    for notice in notices {
      let texts = notice.texts(form, NamedKeys())
      #expect(texts.contains { $0.columns <= 45 }, "\(texts)")
    }
  }
}
