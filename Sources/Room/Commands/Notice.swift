package import SpeechAnnouncement
import StageRenderer
package import TimerEngine

/// A notice on the status line; without a screen it is a line of output.
package enum Notice: Equatable, Sendable {
  /// A cue was crossed.
  case announcement(String)
  /// An announcement and the forms of another notice of the same moment.
  case both(String, [String])
  /// A program, a file or a client that fails.
  case fault(Fault)
  /// A client's command, with the client's name.
  case client(String)
  /// This many lines were dropped because nobody read the output.
  case omittedLines(Int)
  /// A notice about the rundown.
  case rundown(RundownNotice)
  /// Why a command had no effect.
  case refused(CommandRefusal)
  /// The state that a command depends on has changed since its sender saw it.
  case changedMeanwhile
  /// A line is not a command.
  case wrong(CommandError)
  /// A line that probably does something else than was meant, and the line that confirms it.
  case unconfirmed(GuardedChange, by: String)
  /// This desk is the clock of a room from now on.
  case hasTakenOver(room: String)
  /// The desk with this name is to take over; `hasFailed` says that it has not done so in time.
  case handsOver(to: String, hasFailed: Bool)
  /// Another desk has taken over: its name and the time of day, if known, and what happened here
  /// that the desk does not know.
  case wasTakenOver(by: String?, at: Duration?, next: AfterTakeOver, onlyHere: [String])
  /// Another clock runs in this room: how this one can become its desk, and the talk that is then
  /// dropped.
  case otherClock(room: String, talk: Preset)
  case otherClockHasEnded(room: String)

  // MARK: Groups

  /// About presets and their slots.
  case preset(PresetNotice)
  /// About files.
  case file(FileNotice)
  /// About the screen and the sound.
  case screen(ScreenNotice)
  /// About displays.
  case displays(DisplayNotice)
  /// About the talk of an earlier run.
  case earlierTalk(EarlierTalkNotice)

  // MARK: The talk

  /// The shown time became a lamp's threshold, and those of these other lamps moved with it, in a
  /// segment that is as it is now.
  case assigned(Lamp, moved: [Lamp], in: Segment)
  /// Seconds were added or taken away. The clock shows `now`, and a running talk ends at `endsAt`,
  /// a time of day.
  case added(Int, now: Int, endsAt: Duration?)
  /// The last change was undone; `whose` is a text about who made it, if that was somebody else.
  case undone(UndoneChange, whose: String? = nil)
  /// The last change has no effect any more that could be undone; `whose` says who made it, if that
  /// was somebody else.
  case nothingUndone(whose: String? = nil)
  /// The last undo was taken back; `whose` is a text about who had made the change, if that was
  /// somebody else.
  case redone(UndoneChange, whose: String? = nil)
  /// A segment for questions, of some seconds, was added to the talk.
  case questionsAdded(Int)
  /// The start was moved back by a number of seconds.
  case startMoved(by: Int)
  /// The talk was started, and there was no time by which to move the start back.
  case startedNow
  /// The talk ends at a time of day, in seconds since midnight; or at `shownInstead` if daylight
  /// saving skips that.
  case until(Int, isTomorrow: Bool, shownInstead: Int? = nil)
  /// The talk stays paused, and can be resumed later, with a number of seconds left.
  case leftPaused(Int)
  /// The input ended while no talk was running.
  case noTalk
  /// The machine or the program was suspended for this time while a talk ran.
  case late(Duration)
  /// Somebody has set the wall clock, which does not affect the talk.
  case wallClockMoved(by: Duration)

  /// Whether it is the reply to the operator's last action, and not about the time or a fault.
  var isAnswer: Bool {
    switch self {
    case .announcement, .both, .fault, .late, .omittedLines, .wallClockMoved,
      .file(.notStored), .file(.notRecorded), .file(.notAddedToReport), .file(.problems),
      .displays(.lost), .displays(.silent), .displays(.back), .displays(.left),
      .rundown(.fileTaken), .rundown(.waits), .rundown(.fileMissing), .rundown(.fileIsBroken),
      .rundown(.tooLong), .rundown(.offered), .otherClock:
      false
    default: true
    }
  }

  /// Whether the operator may look for it later: it says that something has happened, and not only
  /// why nothing was done, and it does not only answer a question.
  package var isInJournal: Bool {
    switch self {
    case .refused, .changedMeanwhile, .wrong, .unconfirmed, .rundown(.fileUnchanged),
      .screen(.timeOfDay), .hasTakenOver, .displays(.connected), .displays(.list),
      .displays(.noEvent):
      false
    default: true
    }
  }

  /// What it is about, if that decides how long it is true.
  var topic: StatusNotice.Topic {
    switch self {
    case .announcement: .announcement
    case .screen(.blackout): .blackout
    case .earlierTalk(.resumed): .resumedTalk
    default: .other
    }
  }

  /// The state of the talk of an earlier run.
  package enum EarlierTalkNotice: Equatable, Sendable {
    /// It, or a break, was resumed, or is still paused.
    case resumed(isRunning: Bool, isBreak: Bool)
    /// It can be resumed by a key or a command; with the seconds that it has left.
    case offered(Preset, Int, byKey: Bool)
    /// It can be resumed, but the time in between is unknown: the machine was restarted, and its
    /// wall clock is not set.
    case offeredWithoutClock(Int, byKey: Bool)
    /// It was quit before its time was up, and can go on by a key or a command; with the seconds
    /// that it has left.
    case quit(Preset, Int, isRunning: Bool, byKey: Bool)
  }
}

// The texts of each notice.
extension Notice {
  /// The forms of the text, the longest first.
  package func texts(_ form: TimeForm, _ keys: NamedKeys) -> [String] {
    let phrases = form.phrases
    return switch self {
    case .announcement(let text), .client(let text): [text]
    case .both(let announcement, let texts):
      texts.map { announcement + "   " + $0 } + [announcement]
    case .fault(let fault): Self.texts(of: fault, phrases)
    case .omittedLines(let count): [phrases.omittedLines(count)]
    case .refused(let refusal): refusal.texts(form, keys)
    case .changedMeanwhile: [phrases.changedMeanwhile]
    case .wrong(let error): error.texts(in: phrases)
    case .unconfirmed(let change, let line): [phrases.guarded(change, confirmedBy: line)]
    case .rundown(let notice): notice.texts(form, keys)
    case .preset(let notice): notice.texts(form)
    case .file(let notice): notice.texts(in: phrases)
    case .screen(let notice): notice.texts(in: phrases, keys)
    case .displays(let notice): notice.texts(in: phrases)
    case .earlierTalk(let notice): notice.texts(form, keys)
    case .assigned(let lamp, let moved, let segment):
      [Self.text(of: lamp, moved, in: segment, form)]
    case .added(let seconds, let now, let end):
      Self.texts(added: seconds, now: now, endsAt: end, form)
    case .undone(let change, let whose):
      [phrases.undone(change) + (whose.map(phrases.remark) ?? ""), phrases.undone]
    case .nothingUndone(let whose):
      [phrases.nothingUndone + (whose.map(phrases.remark) ?? ""), phrases.nothingUndone]
    case .redone(let change, let whose):
      [phrases.redone(change) + (whose.map(phrases.remark) ?? ""), phrases.redone]
    case .questionsAdded(let seconds): [phrases.questionsAdded(form.text(seconds))]
    case .startedNow: [phrases.startedNow]
    case .startMoved(by: 0): [phrases.cannotBackdateFurther]
    case .startMoved(let seconds): [phrases.startMoved(by: phrases.length(seconds))]
    case .until(let time, let isTomorrow, let shownInstead):
      Self.texts(until: time, isTomorrow: isTomorrow, shownInstead, phrases)
    case .leftPaused(let seconds): [phrases.leftPaused(with: form.text(seconds))]
    case .noTalk: [phrases.noTalk]
    case .late(let time): phrases.late(by: Self.length(time, phrases))
    case .wallClockMoved(let time):
      [phrases.wallClock(wasSetBack: time < .zero, by: Self.length(time, phrases))]
    case .hasTakenOver(let room): phrases.hasTakenOver(room: room)
    case .handsOver(let desk, let hasFailed):
      hasFailed
        ? phrases.notHandedOver(to: phrases.quoted(desk))
        : phrases.handsOver(to: phrases.quoted(desk))
    case .wasTakenOver(let desk, let time, let next, let onlyHere):
      Self.texts(takenOverBy: desk, at: time, next, onlyHere, phrases)
    case .otherClock(let room, let talk):
      form.inWords
        ? [phrases.otherClock(room: room, command: Words.deskCommand(room: room))]
        : phrases.otherClock(
          room: room, key: keys.join, dropping: Words.lengthAndTitle(of: talk, form))
    case .otherClockHasEnded(let room): phrases.otherClockHasEnded(room: room)
    }
  }

  /// Where not all changes fit, the first one and the number of the others take their place.
  private static func texts(
    takenOverBy desk: String?, at time: Duration?, _ next: AfterTakeOver, _ onlyHere: [String],
    _ phrases: Phrases
  ) -> [String] {
    func texts(_ onlyHere: [String]) -> [String] {
      phrases.wasTakenOver(
        by: desk.map(phrases.quoted), at: time.map(Words.timeOfDay), next: next,
        onlyHere: onlyHere.isEmpty ? nil : onlyHere.joined(separator: phrases.comma))
    }
    let all = texts(onlyHere)
    guard onlyHere.count > 1 else { return all }
    let short = texts([onlyHere[0], "+\(onlyHere.count - 1)"])
    // The last form does not name any.
    return Array(all.dropLast()) + short.dropFirst()
  }

  /// The notice as a screen shows it.
  package func status(_ form: TimeForm, _ keys: NamedKeys) -> StatusNotice {
    StatusNotice(texts(form, keys), about: topic, isAnswer: isAnswer)
  }

  private static func texts(of fault: Fault, _ phrases: Phrases) -> [String] {
    let text = phrases.text(of: fault)
    return [text, text.beginning(before: phrases.colon)]
  }

  private static func texts(
    until time: Int, isTomorrow: Bool, _ shownInstead: Int?, _ phrases: Phrases
  ) -> [String] {
    let end = Words.exactTimeOfDay(shownInstead ?? time)
    let words = phrases.until(end, isTomorrow: isTomorrow)
    guard shownInstead != nil else { return [words] }
    return [phrases.until(words, skipping: Words.exactTimeOfDay(time)), words]
  }

  private static func text(
    of lamp: Lamp, _ moved: [Lamp], in segment: Segment, _ form: TimeForm
  ) -> String {
    let phrases = form.phrases
    let first = segment.nameAndTime(of: lamp, form)
    let now = phrases.changed(first.name.capitalised, to: first.time, from: nil)
    let others = moved.map { segment.nameAndTime(of: $0, form) }.map {
      // An elapsed time does not get lower, but higher.
      segment.counts == .down
        ? phrases.lowered($0.name, to: $0.time) : phrases.changed($0.name, to: $0.time, from: nil)
    }
    return ([now] + others).joined(separator: phrases.comma)
  }

  private static func length(_ time: Duration, _ phrases: Phrases) -> String {
    length(Int((time / .seconds(1)).rounded()), phrases)
  }

  /// A number of seconds without its sign; from two days on, in whole days.
  static func length(_ seconds: Int, _ phrases: Phrases) -> String {
    let days = abs(seconds) / CalendarDay.seconds
    return days < 2 ? phrases.length(abs(seconds)) : phrases.days(days)
  }

  private static func texts(
    added seconds: Int, now: Int, endsAt end: Duration?, _ form: TimeForm
  ) -> [String] {
    let sum = (seconds < 0 ? "-" : "+") + form.text(abs(seconds))
    let result = end.map { form.phrases.ends(Words.timeOfDay($0)) } ?? form.text(now)
    return [sum + form.phrases.comma + result, sum]
  }
}

extension CommandError {
  fileprivate func texts(in phrases: Phrases) -> [String] {
    switch self {
    case .noCommand(let text):
      phrases.noCommand(Words.excerpt(text), nearest: Command.name(nearestTo: text))
    case .onlyAtClock(let text): [phrases.onlyAtClock(Words.excerpt(text))]
    case .needs(let name, let need, let example): phrases.needs(name, need, example: example)
    case .invalidTime(let error): phrases.invalidTime(Words.excerpt(error.text), error.problem)
    }
  }
}

extension Notice.EarlierTalkNotice {
  fileprivate func texts(_ form: TimeForm, _ keys: NamedKeys) -> [String] {
    let phrases = form.phrases
    func undo(_ byKey: Bool) -> String { byKey ? keys.undo : "undo" }
    switch self {
    case .resumed(true, isBreak: true): return [phrases.continues(isBreak: true)]
    case .resumed(let isRunning, _): return phrases.resumed(isRunning: isRunning)
    case .offered(let talk, let seconds, let byKey):
      let name = talk.name.isEmpty ? [] : [Words.name(of: talk, in: phrases)]
      let left = form.remainingOrOver(seconds)
      return phrases.offered(
        (name + [left]).joined(separator: phrases.comma), left, key: undo(byKey))
    case .offeredWithoutClock(let seconds, let byKey):
      return phrases.offeredWithoutClock(form.wasRemaining(seconds), key: undo(byKey))
    case .quit(let talk, let seconds, let isRunning, let byKey):
      let names = [
        talk.title, Words.name(of: talk, in: phrases), Words.nameAndLength(of: talk, form),
      ]
      let name = names.first { !$0.isEmpty } ?? ""
      return phrases.offeredAfterQuit(
        name, form.remainingOrOver(seconds), isRunning: isRunning,
        key: byKey ? keys.undo : phrases.quoted("undo"))
    }
  }
}

extension UndoneChange {
  /// The talk is in an earlier state again, and shows this time.
  package init(_ state: RunState, _ time: String) {
    self =
      switch state {
      case .ready: .ready(time)
      case .running: .running(time)
      case .paused: .paused(time)
      }
  }

  /// A lamp's phase begins again where it now does in this segment.
  package init(_ lamp: Lamp, in segment: Segment, _ form: TimeForm) {
    let (name, time) = segment.nameAndTime(of: lamp, form)
    self = .lamp(name, time)
  }
}

extension Segment {
  /// A lamp's name, and what the digits show when its phase begins.
  ///
  /// For the first phase, which has no threshold, the name and the time of the segment's length.
  fileprivate func nameAndTime(of lamp: Lamp, _ form: TimeForm) -> (name: String, time: String) {
    guard lamp.phase != opening, let shown = beginning(of: lamp.phase) else {
      return (form.phrases.greenTime, form.text(length))
    }
    return (Words.name(of: lamp, in: form.phrases), form.text(digits(at: shown)))
  }
}

extension String {
  /// The part before a separator; the whole text if there is none.
  fileprivate func beginning(before separator: String) -> String {
    String(self[..<(indices.first { self[$0...].hasPrefix(separator) } ?? endIndex)])
  }
}
