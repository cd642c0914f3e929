import TimerEngine

@testable import SpeechAnnouncement

/// What a function of `Phrases` returns.
protocol PhraseTexts { var texts: [String] { get } }
extension String: PhraseTexts { var texts: [String] { [self] } }
extension [String]: PhraseTexts { var texts: [String] { self } }

/// Every text of a language, each by its function.
struct EveryPhrase {
  private(set) var texts: [String] = []

  init(_ p: Phrases) {
    announcements(p)
    announcements(p.spoken)
    let key = "k"
    // Phrases
    add(p.colon, p.afterLineWord, p.quoted("name"), p.remark("text"), p.days(5))
    add(p.name(of: .qualified), p.name(of: .tooShort), p.name(of: .tooLong))
    add(p.then("segment"))
    let l = p.lines
    add(l.ready, l.start, l.stop, l.resume, l.set, l.time, l.bell, l.segment, l.zero, l.over)
    add(l.notice, l.done, l.pause, l.display, l.event, l.help)
    // The screen
    add(p.paused, p.ready(forMinutes: 5), p.paused(forMinutes: 5), p.since("14:15"))
    add(p.state("state", since: "14:15"), p.span(from: "14:15", to: "15:15"))
    add(p.ends("14:15"), p.starts(key), p.stops(key), p.resumes(key), p.changes("keys"))
    add(p.help(key), p.waiting(room: "room"), p.noSignal(for: "time"), p.slot(5), p.end)
    let kk = p.keyNames
    add(kk.space, kk.up, kk.down, kk.right, kk.left, kk.backspace, kk.enter, kk.pageUp)
    add(kk.pageDown, kk.interrupt)
    let ss = p.signNames
    add(ss.colon, ss.plus, ss.minus, ss.closingBracket, ss.openingBracket, ss.questionMark)
    add(ss.period, ss.slash)
    for topic in HelpTopic.allCases { add(p.meaning(of: topic)) }
    add([p.pages(5, of: 5, turn: key), p.pagesShort(turn: key)])
    add(p.range(from: "first", to: "last"), p.capitals(["letters1"]))
    add(p.capitals(["letters1", "letters2", "letters3"]))
    // Notices
    add(p.noPreset(in: 5), p.notStored, p.notRecorded, p.notReported, p.notSynced)
    add(p.storingIsSlow, p.changed("name", to: "value", from: nil))
    add(p.changed("name", to: "value", from: "before"), p.greenTime)
    add(p.lowered("lamp", to: "time"), p.refused(.greenWhileRunning) { _ in "" })
    add(p.refused(.inOvertime) { _ in "" }, p.refused(.greenAtZero) { _ in "" })
    add(p.refused(.aboveGreenTime) { _ in "" })
    add(p.refused(.redAboveYellow(7)) { _ in "yellow" })
    for lamp in Lamp.allCases {
      add(p.refused(.noPhase(lamp)) { _ in "" }, p.refused(.endsTalk(lamp, 7)) { _ in "time" })
    }
    add(p.until("14:15", isTomorrow: false), p.until("14:15", isTomorrow: true))
    add(p.until("words", skipping: "14:15"), p.continues(isBreak: false))
    add(p.continues(isBreak: true), p.leftPaused(with: "time"))
    add(p.spent("time", of: "length"), p.noTalk, p.layout(isLandscape: nil))
    add(p.layout(isLandscape: true), p.layout(isLandscape: false), p.questions)
    let second = p.secondaryTime
    add(second.title, second.session, second.talk, second.clock, second.off, p.theme("name"))
    for c in Announcing.allCases { add(p.announcing(c)) }
    add(p.blackout(key: key, space: "space"), p.noFlash, p.noMessage(command: "command"))
    add(p.notInPlainMode, p.noRoomForHelp, p.problem("problem", andMore: 1, see: "check"))
    add(p.problem("problem", andMore: 21, see: "check"), p.wrongFile(see: "check"))
    add(p.resumed(isRunning: true), p.resumed(isRunning: false))
    add(p.offered("talk", "left", key: key), p.offered("talk", "left", key: "undo"))
    add(p.wasRemaining("time", .one), p.wasRemaining("time", .other))
    add(p.offeredWithoutClock("was-left", key: key))
    add(p.offeredWithoutClock("was-left", key: "undo"), p.omittedLines(1), p.omittedLines(5))
    add(p.late(by: "time"), p.wallClock(wasSetBack: true, by: "time"))
    add(p.wallClock(wasSetBack: false, by: "time"))
    for isRunning in [true, false] {
      for key in ["k", "undo"] {
        add(p.offeredAfterQuit("talk", "left", isRunning: isRunning, key: key))
      }
    }
    add(p.wayBack("command", key: nil, until: "14:15"))
    add(p.wayBack("command", key: key, until: "14:15"), p.quit(key))
    add(p.wayBackToRundown("command"), p.quit(key, duringBreak: "break"))
    add(p.cameTooOften(key, talkGoesOn: true), p.cameTooOften(key, talkGoesOn: false))
    add(p.undone(5), p.store(slots: "1-9", lamps: "lamps", lampKeys: "g, y, r"))
    // Commands
    add(p.undone(.slot(5, nil)), p.undone(.slot(5, "preset")))
    add(p.undone(.lamp(p.greenTime, "time")), p.undone(.lamp("lamp", "time")))
    add(p.undone(.preset("preset")), p.undone(.time("time")), p.undone(.ready("time")))
    add(p.undone(.paused("time")), p.undone(.running("time")), p.undone(.rundown))
    add(p.undone(.questions(nil)), p.undone(.questions("length")))
    add(p.undone(.message(isShown: true)), p.undone(.message(isShown: false)))
    add(p.undone(.item("item")), p.redone(.slot(5, nil)), p.redone(.slot(5, "preset")))
    add(p.redone(.lamp(p.greenTime, "time")), p.redone(.lamp("lamp", "time")))
    add(p.redone(.preset("preset")), p.redone(.time("time")), p.redone(.ready("time")))
    add(p.redone(.paused("time")), p.redone(.running("time")), p.redone(.rundown))
    add(p.redone(.questions(nil)), p.redone(.questions("length")))
    add(p.redone(.message(isShown: true)), p.redone(.message(isShown: false)))
    add(p.redone(.item("item")), p.undone, p.nothingToUndo, p.nothingUndone, p.redone)
    add(p.nothingToRedo, p.notUndone(slot: 5), p.removed("preset", from: 5, now: nil))
    add(p.removed("preset", from: 5, now: "now"), p.bundled("preset", in: 5))
    add(p.written("preset", in: 5, file: "file"), p.questionsAdded("length"))
    add(p.startMoved(by: "time"), p.startedNow, p.cannotBackdateFurther, p.passed("14:15"))
    for place in MessagePlace.allCases { add(p.message("text", on: place)) }
    add(p.messageIsKept("text", key: key), p.chooseMessage("messages"), p.noStoredMessage(nil))
    add(p.noStoredMessage(5), p.messageCleared, p.smallLetters, p.noMessageShown, p.pictureIsBack)
    add(p.picture(isAlreadyBlack: true), p.picture(isAlreadyBlack: false), p.alreadyRunning)
    add(p.notRunning, p.noChange, p.noOtherSegment, p.invalidTime("text", .invalidTime))
    add(p.noPreset(named: "text"), p.presetHasChanged, p.presetsChanged)
    add(p.severalPresets(named: "text", "names"), p.nothingToChange, p.noItem(named: "text"))
    add(p.severalItems(named: "text", "items"))
    for c in CommandName.allCases { add(p.meaning(of: c)) }
    add(p.listsAllCommands, p.explainsCommand)
    let changes: [GuardedChange] = [
      .goes(to: "name"), .startsOtherDay("day"), .startsWithUnsetClock, .endsTalkAndLoads("name"),
      .movesLamp("lamp"), .stores(in: 5), .removes(from: 5), .beginsAnew, .endsTalk, .pauses,
      .skips("name"),
      .endsBreak("name"),
      .endsTalkAndSkips("names"), .endsLate("14:15", length: "length"), .goesOn("how"),
      .goesOn("how", endGivenUp: "14:15"),
    ]
    add(p.breakHasNoLamps, p.atTime("time"), p.left("time", .one), p.left("time", .other))
    for change in changes {
      add(p.pressAgain(key, change), p.guarded(change, confirmedBy: "confirmation"))
      add(p.deed(change))
    }
    add(p.changedMeanwhile, p.waitingForClock(after: "words"), p.notesAreNotSent)
    add(p.desk("name"), p.segmentChangesTooSoon, p.tooLong(bytes: 5), p.answerTooLong)
    add(p.tooLate, p.pictureChangesTooOften, p.operatorHasJustClosedOne)
    add(p.promptKeys, p.prompt, p.messagePromptKeys, p.messagePrompt, p.promptClosed)
    add([p.noKey("key", help: "help")])
    add(p.noCommand("text", nearest: nil), p.noCommand("text", nearest: "nearest"))
    add(p.onlyAtClock("command"))
    let needs: [CommandNeed] = [
      .time, .timeOfDay, .slot, .preset, .item, .text, .choice(["a", "b"]), .nothing,
    ]
    for need in needs { add(p.needs("command", need, example: "example")) }
    // Hands
    add(p.controls.minutes, p.controls.seconds, p.controls.store, p.controls.undo)
    let meanings: [EnterMeaning] = [
      .take, .store("time"), .go, .hold("time"), .start, .ask, .undo,
    ]
    for meaning in meanings { add(p.focus("name", meaning, key: key)) }
    add(p.mouse.click, p.mouse.doubleClick, p.mouse.hold, p.mouse.dragAndWheel, p.clickAgain)
    add(p.locked(key: key, space: "space"), p.unlock(key: key), p.unlocked)
    add(p.firstStart(start: "start-key", slots: "1-9", help: "help-key"), p.firstStore)
    // Operator
    add(p.headings.speaker, p.headings.rundown, p.headings.displays, p.headings.events)
    add(p.nowAndNext.now, p.nowAndNext.next, p.pictureStates.blackout, p.pictureStates.flash)
    add(p.silent(since: "14:15"), p.lost(at: "14:15"), p.noRoomForView(needed: "needed"))
    add(p.displayLost("name"), p.displaySilent("name"), p.displayBack("name"))
    add(p.displayLeft("name"), p.displays("names"), p.noDisplay, p.noEvent, p.offline)
    add(p.waitingForRooms, p.moreRooms(1), p.moreRooms(21), p.changed(by: nil))
    add(p.changed(by: "name"), p.done(.started, by: "name"), p.done(.paused, by: "name"))
    add(p.done(.resumed, by: "name"))
    // Remote
    let m = p.remote
    let g = p.programme
    add(m.start.name, m.start.face, m.stop.name, m.stop.face, m.resume.name, m.resume.face)
    add(m.next.name, m.next.face, m.previous.name, m.previous.face, m.undo.name, m.undo.face)
    add(m.redo.name, m.redo.face, m.flash.name, m.flash.face, m.black.name, m.black.face)
    add(m.message, m.send.name, m.send.face, m.hide.name, m.hide.face, m.presets)
    add(m.fullScreen, m.screenMayTurnOff, m.notSent, m.noAnswer, m.tooMany, m.unreachable)
    add(m.shutOut, m.needsLink, m.onlyShows, m.isFull, m.timer, m.sayTime.name)
    add(m.sayTime.face, m.ready, m.running, m.paused, m.less, m.more, m.setTime.name)
    add(m.setTime.face, m.example, m.time, m.yellowNow.name, m.yellowNow.face, m.redNow.name)
    add(m.redNow.face, m.reset.name, m.reset.face, m.person, m.personForOthers, m.named)
    add(m.unnamed, m.done, m.notConfirmed, g.heading, g.goTo.name, g.goTo.face, g.skip.name)
    add(g.skip.face, g.shorten.name, g.shorten.face, g.newLength, g.earlier.name)
    add(g.earlier.face, g.later.name, g.later.face, g.rename.name, g.rename.face, g.title)
    add(g.speaker, g.insert.name, g.insert.face, g.insertedTitle, g.insertedLength)
    add(g.catchUp.name, g.catchUp.face, p.tapAgain("deed"), p.undoesStart, p.blackoutIsOn)
    // Rundown
    add(p.next("talk", at: nil), p.next("talk", at: "14:15"), p.startsIn("time"))
    add(p.startsAt("14:15"), p.yourTurn, p.youAreNext(in: nil), p.youAreNext(in: "time"))
    add(p.youStart(in: "time"), p.backAt("14:15"), p.backSoon, p.pause)
    add(p.behindPlan(by: "time"), p.aheadOfPlan(by: "time"), p.onTime)
    add(p.rundownEnds("14:15"), p.rundownEnded("14:15"), p.cannotEnd("item", at: "14:15"))
    add(p.itemStates.ended, p.itemStates.current, p.itemStates.coming, p.itemStates.skipped)
    add(p.alone(timeOfDay: "14:15"), p.planned(at: "14:15"), p.note("text"), p.endsTooLate)
    add(p.rundownIsOver, p.lastItem, p.rundownEnded(at: "14:15"), p.beginsAnew(key, twice: true))
    add(p.beginsAnew(key, twice: false), p.goesBack(key, to: "item"), p.skipped("item"))
    add(p.lengthChanged("item", to: "length"), p.inserted("item", "length"))
    add(p.notShorter(than: "length"), p.caughtUp("cuts", before: "14:15"))
    add(p.nothingToCatchUp, p.noRundown, p.nothingFollows, p.nothingPrecedes)
    for month in 1...12 { add(p.date(CalendarDay(number: 19_700 + month * 30))) }
    add(p.rundownIsFor("day"), p.clockIsNotSet, p.rundownGoesOn(with: "item"))
    add(p.newItems("items"), p.goneItems("items"), p.changedItems("items"))
    add(p.plannedTimesMoved(by: "length", isLater: true))
    add(p.plannedTimesMoved(by: "length", isLater: false))
    add(p.breakStillEnds("item", at: "14:15"), p.newOrder, p.fileTaken, p.fileUnchanged)
    add(p.fileMissing, p.rundownStays, p.tooManyItems(5), p.itemsWouldGo(1))
    add(p.itemsWouldGo(5), p.hardEndWouldMove("item", to: nil))
    add(p.hardEndWouldMove("item", to: "14:15"))
    add(p.moved("item", before: "other", after: nil))
    add(p.moved("item", before: nil, after: "other"), p.renamed("item"))
    add(p.hasStarted("item"), p.placeHasPassed("item"), p.breakIsOver)
    add(p.loadsNext(key, isCommand: false), p.loadsNext("'next'", isCommand: true))
    add(p.thisItem("lateness", isBreak: false), p.thisItem("lateness", isBreak: true))
    add(p.hardEnd("14:15"), p.losesTime("item", "length", end: "14:15"))
    add(p.lengthByHardEnd("length", insteadOf: "planned", end: "14:15"))
    let cuts = [ItemAndLength(item: "item", length: "length")]
    add(p.offer("command", cutting: cuts, before: nil))
    add(p.offer("command", cutting: cuts, before: "14:15"), p.absorbsDelay("item"))
    add(p.gapAbsorbsDelay(before: "item"))
    // Take-over
    for age in [nil, "age"] {
      for error in [nil, "0.1 s"] {
        for isByTimeOfDay in [false, true] {
          let cost = TakeOverCost(
            age: age, error: error, unreachable: "displays", lacksRundown: true,
            isByTimeOfDay: isByTimeOfDay)
          add(p.takeOver(key, cost))
        }
      }
    }
    for next in AfterTakeOver.allCases {
      add(p.wasTakenOver(by: nil, at: nil, next: next, onlyHere: nil))
      add(p.wasTakenOver(by: "desk", at: "14:15", next: next, onlyHere: "only"))
    }
    add(p.takesOver(key: key), p.keptTalks(heard: "age", key: key))
    add(p.keptTalks(heard: nil, key: key), p.notTakenOver(.clockIsHere))
    add(p.notTakenOver(.nothingKept), p.notTakenOver(.isClock))
    add(p.notTakenOver(.failed("reason")), p.hasTakenOver(room: "room"))
    add(p.handOver(key, to: "desk"), p.handsOver(to: "desk"), p.notHandedOver(to: "desk"))
    add(p.noDesk(nil), p.noDesk("names"), p.talksAreHere("command"), p.readyTooLate)
    add(p.noAnswerToReady(key), p.clockIsAlive(handOver: key))
    add(p.otherClock(room: "room", key: key, dropping: "talk"))
    add(p.otherClock(room: "room", command: "command"), p.startPrivately(key, room: "room"))
    add(p.join(key, room: "room", dropping: "talk"), p.joins(byCommand: "command"))
    add(p.otherClockHasEnded(room: "room"), p.noOtherClock(room: "room"))
    // Report
    let w = p.reportWords
    add(w.title, w.due, w.until, w.start, w.end, w.late, w.talk, w.planned, w.actual)
    add(w.added, w.over, w.speaker, w.talks, w.alone, w.shared, w.rest, w.questions)
    add(w.rehearsal, w.test, w.notHeld, w.qualified, w.tooShort, w.tooLong, w.green)
    add(w.yellow, w.red, w.overtime, w.noLamp, w.noTalks, w.room, w.of, w.byHand)
    add(p.starts(3), p.timesOfMachine(without: "zone"))
    for count in [1, 5] {
      add(p.reportedTalks(count, "sum", mean: "mean", planned: "planned"))
      add(p.reportedStarts(count, .all("lateness")))
      add(p.reportedStarts(count, .noneLate(mean: "mean", latest: "latest")))
      add(p.reportedStarts(count, .atMost(mean: "mean", "largest")))
      add(p.reportedOver(count, "sum", mean: "mean", largest: "largest"))
      add(p.reportedQuestions(count, "sum"), p.reportedBreaks(count, "sum"))
      add(p.reportedNotHeld(count, "planned"), p.reportedRehearsals(count))
      add(p.reportedTests(count))
    }
    add(p.reportedOver(0, "", mean: "", largest: ""))
    add(p.reportedChange("time", isAdded: true), p.reportedChange("time", isAdded: false))
    add(p.reportedPauses("time"), p.reportedSpeeches("verdicts"))
    // Faults
    let faults: [ProgramFault] = [.notRun, .status(5), .signal(5), .late, .silent]
    for fault in faults {
      add(p.text(of: .engine("name", fault, next: nil)))
      add(p.text(of: .player("name", fault, next: "next")))
    }
    let eventFaults: [EventFileFault] = [.noReader, .slowReader, .slowDisk, .other("reason")]
    for fault in eventFaults {
      for count in [1, 5] { add(p.text(of: .eventsDropped(count, path: "path", fault))) }
    }
    let otherFaults: [Fault] = [
      .noEngine(tried: ["a", "b"]), .hookIsBusy("option", running: 5),
      .hookNotRun("option", reason: "reason"),
      .hookFailed("option", status: 5), .notListening(reason: "reason"), .tooManyClients(max: 5),
      .client("", .readsNothing), .client("name", .endlessLine),
    ]
    for fault in otherFaults { add(p.text(of: fault)) }
    // Files
    let parts: [FilePart] = [.file, .preset, .segment, .mark, .item, "key"]
    let values: [FileValue] = [.nothing, .text("text"), .mapping, .list]
    for part in parts {
      for value in values {
        add(p.texts(of: .wrongKind(part, value, expected: .text)))
        add(p.texts(of: .noKey(value, in: part, keys: [])))
        add(p.texts(of: .noKey(value, in: part, keys: ["a"])))
      }
    }
    let problems: [TimeError.Problem] = [
      .empty, .sixtyOrMore, .tooLong, .zero, .invalidTimeOfDay, .invalidShare, .invalidTime,
    ]
    for problem in problems {
      for alternative in [nil, .off, .share] as [TimeAlternative?] {
        add(
          p.texts(
            of: .invalidTime("key", TimeError(text: "text", problem: problem), or: alternative)))
      }
    }
    let expectations: [FileExpectation] = [
      .time(such: "example"), .list(such: "example"), .entries(such: "example"), .text,
      .choice(["a", "b"]), .numberKey,
      .other("words"),
    ]
    for expected in expectations { add(p.texts(of: .missing("key", expected: expected))) }
    let fileProblems: [FileProblem] = [
      .unknownKey("key", in: .file, nearest: nil, keys: ["a"]),
      .unknownKey("key", in: .file, nearest: "b", keys: ["a", "b"]),
      .repeatedKey("key"), .taken(.name("name"), firstLine: 5), .taken(.slot(5), firstLine: 5),
      .taken(.key("k"), firstLine: 5),
      .threshold(.redAboveTime(754, time: 427)), .threshold(.redAboveYellow(754, yellow: 427)),
      .noChoice("key", "value", expected: .text), .unknownName("name", .action, expected: "words"),
      .unknownName("name", .option, expected: "words"),
      .unknownName("name", .key, expected: "words"),
      .noYAML("words", expected: "words"), .noUTF8(255), .other("words", expected: "words"),
    ]
    for problem in fileProblems { add(p.texts(of: problem)) }
  }

  private mutating func announcements(_ p: Phrases) {
    add(p.space, p.fullStop, p.comma)
    for count in [0, 1, 5] {
      add(p.hours(count), p.minutes(count), p.seconds(count))
    }
    add(p.joined(["lengths1", "lengths2", "lengths3"]), p.name(of: .green))
    add(p.name(of: .yellow), p.name(of: .red), p.name(of: .overtime), p.start)
    add(p.remaining("time", .one), p.remaining("time", .other), p.over("time"), p.timeIsUp)
    add(p.bell(1), p.bell(3), p.segment, p.number(5, of: 5))
  }

  private mutating func add(_ texts: any PhraseTexts...) { self.texts += texts.flatMap(\.texts) }
}
