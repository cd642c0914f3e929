package import TimerEngine

// What the operator is told and asked; times come as texts, in digits or in words.
//
// Each notice has a form of at most 80 columns, and each question one of at most 45.
extension Phrases {
  /// There is no preset in this slot.
  package func noPreset(in slot: Int) -> String { one(.noPresetInSlot, ["slot": .number(slot)]) }
  /// What was to be stored is not on disk.
  package var notStored: String { one(.notStored) }
  /// The talk is not on disk.
  package var notRecorded: [String] { forms(.talkNotSaved) }
  /// A talk that has ended is not in the report.
  package var notReported: [String] { forms(.talkNotInReport) }
  /// What was stored is there, but a power cut may take it back.
  package var notSynced: [String] { forms(.storedNotSafely) }
  /// The disk has not taken yet what was changed more than a second ago.
  package var storingIsSlow: [String] { forms(.diskIsSlow) }
  /// Something has another value, and perhaps what it had before.
  package func changed(_ name: String, to value: String, from before: String?) -> String {
    one(
      .valueChanged,
      [
        "name": .text(name), "value": .text(value), "before": .some(before),
        "ends": name.last?.isNumber == true ? "number" : "other",
      ])
  }
  package var greenTime: String { one(.lengthOfTalk) }
  /// A threshold went down with another.
  package func lowered(_ lamp: String, to time: String) -> String {
    one(.lampLowered, ["lamp": .text(lamp), "time": .text(time)])
  }
  /// Why a lamp could not take the shown time; the last form has at most 34 columns.
  ///
  /// `text` puts a number of seconds into digits or words.
  package func refused(_ refusal: Refusal, _ text: (Int) -> String) -> [String] {
    switch refusal {
    case .greenWhileRunning: forms(.lampRefusedWhileRunning)
    case .inOvertime: forms(.lampRefusedInOvertime)
    case .greenAtZero: forms(.lampRefusedAtZero)
    case .aboveGreenTime: forms(.lampRefusedAboveLength)
    case .redAboveYellow(let yellow):
      forms(.lampRefusedBeforeYellow, ["yellow": .text(text(yellow))])
    case .noPhase(let lamp):
      forms(.lampRefusedNoPhase, ["lamp": .text(name(of: lamp.phase))])
    case .endsTalk(let lamp, let time):
      forms(
        .lampRefusedEndsTalk,
        ["lamp": .text(name(of: lamp.phase)), "time": .text(text(time))])
    }
  }

  /// The talk ends at a time of day.
  package func until(_ time: String, isTomorrow: Bool) -> String {
    one(.endsAt, ["time": .text(time), "day": isTomorrow ? "tomorrow" : "today"])
  }
  /// The same behind its words, where the clocks go forward over the time that was asked for.
  package func until(_ words: String, skipping time: String) -> String {
    one(.endsAtSkipping, ["words": .text(words), "time": .text(time)])
  }

  /// The program was not ended.
  package func continues(isBreak: Bool) -> String {
    one(.talkContinues, ["kind": isBreak ? "break" : "talk"])
  }
  /// The talk stays paused with this time left, and can be resumed later.
  package func leftPaused(with time: String) -> String { one(.leftPaused, ["time": .text(time)]) }
  /// How long a talk took that was to take another time: `2 seconds of 12 minutes`.
  package func spent(_ time: String, of length: String) -> String {
    one(.spent, ["time": .text(time), "length": .text(length)])
  }
  /// The input ended while no talk was running.
  package var noTalk: String { one(.noTalk) }
  /// The digits stand in a row, or one group above the other; `nil` whichever is larger.
  package func layout(isLandscape: Bool?) -> String {
    one(.layout, ["layout": isLandscape.map { $0 ? "landscape" : "portrait" } ?? "automatic"])
  }
  /// The name of a segment for questions.
  package var questions: String { one(.questions) }
  /// What stands with the digits from now on, or before a secondary time.
  package var secondaryTime: SecondaryTimeWords {
    SecondaryTimeWords(
      title: one(.secondaryTime), session: one(.secondarySession), talk: one(.secondaryTalk),
      clock: one(.secondaryClock),
      off: one(.secondaryOff))
  }
  /// The colours have this name from now on.
  package func theme(_ name: String) -> String { one(.theme, ["name": .text(name)]) }
  /// Announcements go there from now on.
  package func announcing(_ channel: Announcing) -> String {
    one(.announcements, ["channel": .word(channel.rawValue)])
  }
  /// The screen is black; a key and the space bar bring the picture back.
  package func blackout(key: String, space: String) -> [String] {
    forms(.blackout, ["key": .text(key), "space": .text(space)])
  }
  /// The clock was told not to flash.
  package var noFlash: String { one(.noFlash) }
  /// There is neither a message nor a title; `command` is how one is sent, without its text.
  ///
  /// The last form has at most 34 columns.
  package func noMessage(command: String) -> [String] {
    forms(.noMessage, ["command": .text(command)])
  }
  /// The command changes only the clock's own screen, and plain mode has none.
  package var notInPlainMode: String { one(.notInPlainMode) }
  /// The screen is too small for the help, in 30 columns at most.
  package var noRoomForHelp: String { one(.noRoomForHelp) }

  /// What is wrong with the first of several problems; `check` is a command that tells more.
  package func problem(_ first: String, andMore count: Int, see check: String) -> String {
    one(.firstProblem, ["problem": .text(first), "count": .number(count), "check": .text(check)])
  }
  /// A file that people write is wrong.
  package func wrongFile(see check: String) -> [String] {
    forms(.wrongFile, ["check": .text(check)])
  }
  /// A talk of an earlier run goes on, or is still paused.
  package func resumed(isRunning: Bool) -> [String] {
    forms(.talkResumed, ["state": isRunning ? "running" : "paused"])
  }
  /// A talk of an earlier run can be taken up again by a key or a command; `talk` is its name
  /// with what is left, `left` that alone.
  package func offered(_ talk: String, _ left: String, key: String) -> [String] {
    forms(
      .talkOffered, ["talk": .text(talk), "left": .text(left), "key": .text(key), "by": by(key)])
  }
  /// This time was left at an earlier moment: `remaining`, in the past.
  package func wasRemaining(_ time: String, _ category: PluralCategory) -> String {
    one(.wasRemaining, ["time": .text(time), "plural": .word(category.rawValue)])
  }
  /// The same as `offered`, with what was left when the talk was recorded, as `wasRemaining` words
  /// it: nobody knows how long ago that was, since the machine's clock is not set.
  package func offeredWithoutClock(_ wasLeft: String, key: String) -> [String] {
    forms(.talkOfferedWithoutClock, ["was-left": .text(wasLeft), "key": .text(key), "by": by(key)])
  }
  /// A talk that was quit can go on by a key or a command; `talk` is its name, and `left` what it
  /// has left, now if it is running.
  package func offeredAfterQuit(_ talk: String, _ left: String, isRunning: Bool, key: String)
    -> [String]
  {
    forms(
      .talkOfferedAfterQuit,
      [
        "talk": .text(talk), "left": .text(left), "state": isRunning ? "running" : "paused",
        "key": .text(key), "by": by(key),
      ])
  }
  /// The line after the end of the program: this command line and then this key, or the command
  /// `undo`, go on with the talk, until a time of day.
  package func wayBack(_ command: String, key: String?, until time: String) -> String {
    one(.wayBack, ["command": .text(command), "key": .some(key), "time": .text(time)])
  }
  /// The same where no talk can go on, but the rundown.
  package func wayBackToRundown(_ command: String) -> String {
    one(.wayBackToRundown, ["command": .text(command)])
  }
  /// `count` lines were not written, since nobody took them.
  package func omittedLines(_ count: Int) -> String {
    one(.linesOmitted, ["count": .number(count)])
  }
  /// The machine was suspended for this time while a talk ran.
  package func late(by time: String) -> [String] { forms(.suspended, ["time": .text(time)]) }
  /// Somebody has set the wall clock.
  package func wallClock(wasSetBack: Bool, by time: String) -> String {
    one(.systemClockSet, ["direction": wasSetBack ? "back" : "forward", "time": .text(time)])
  }

  /// The key would end the program while a talk runs, or the break of this name.
  package func quit(_ key: String, duringBreak name: String? = nil) -> [String] {
    forms(.askQuit, ["key": .text(key), "break": .some(name)])
  }
  /// The key came too often, or too soon, to be a second press; the question stays open.
  ///
  /// A running talk goes on.
  package func cameTooOften(_ key: String, talkGoesOn: Bool) -> [String] {
    forms(.cameTooOften, ["key": .text(key), "talk": talkGoesOn ? "goes-on" : "ready"])
  }
  /// How many changes were undone one after the other, two or more.
  package func undone(_ count: Int) -> String { one(.undoneChanges, ["count": .number(count)]) }
  /// Where to store: the talk in a slot by its number key, or as the time of a lamp.
  ///
  /// `lamps` are the keys with the lamps' names (`g green, y yellow, r red`), `lampKeys` the keys
  /// alone (`g, y, r`).
  package func store(slots: String, lamps: String, lampKeys: String) -> [String] {
    forms(
      .askStore,
      [
        "slots": .text(slots), "lamps": .text(lamps),
        "lamp-keys": .list(lampKeys.split(separator: ", ").map(String.init)),
      ])
  }
  private func by(_ key: String) -> FluentValue { key == "undo" ? "command" : "key" }
}
