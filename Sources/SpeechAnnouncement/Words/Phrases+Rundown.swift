package import TimerEngine

// Texts about a rundown; times come as texts, in digits or in words.
extension Phrases {
  /// What comes next, and at which time of day if that is known.
  package func next(_ talk: String, at time: String?) -> String {
    one(.nextTalk, ["talk": .text(talk), "time": .some(time)])
  }
  /// In how much time a talk starts: `starts in 4:12`.
  package func startsIn(_ time: String) -> String { one(.startsIn, ["time": .text(time)]) }
  /// At which time of day a talk starts: `starts at 9:35`.
  package func startsAt(_ time: String) -> String { one(.startsAt, ["time": .text(time)]) }
  /// The talk of the speaker who reads this is under way.
  package var yourTurn: String { one(.yourTurn) }
  /// The talk of the speaker who reads this is next, in a length of time if that is known.
  package func youAreNext(in time: String?) -> String { one(.youAreNext, ["time": .some(time)]) }
  /// In how much time the talk of the speaker who reads this starts, after others.
  package func youStart(in time: String) -> String { one(.youStartIn, ["time": .text(time)]) }
  /// At which time of day a break is over: `back at 10:31`.
  package func backAt(_ time: String) -> String { one(.backAt, ["time": .text(time)]) }
  /// A break has lasted longer than it should.
  package var backSoon: String { one(.backSoon) }
  /// A break without a title.
  package var pause: String { one(.break) }
  /// An item, or the rundown, is later than planned by this time.
  package func behindPlan(by time: String) -> String { one(.behindPlan, ["time": .text(time)]) }
  /// It is earlier than planned by this time.
  package func aheadOfPlan(by time: String) -> String { one(.aheadOfPlan, ["time": .text(time)]) }
  /// It is neither late nor early.
  package var onTime: String { one(.onTime) }
  /// At which time of day the last item is expected to end.
  package func rundownEnds(_ time: String) -> String { one(.rundownEnds, ["time": .text(time)]) }
  /// At which time of day the last item has ended.
  package func rundownEnded(_ time: String) -> String { one(.rundownEnded, ["time": .text(time)]) }
  /// An item cannot end at this time of day, as it must.
  package func cannotEnd(_ item: String, at time: String) -> [String] {
    forms(.cannotEnd, ["item": .text(item), "time": .text(time)])
  }
  /// What lines of a list begin with, for each state of an item.
  package var itemStates: ItemStateWords {
    ItemStateWords(
      ended: one(.itemEnded), current: one(.itemCurrent), coming: one(.itemComing),
      skipped: one(.itemSkipped))
  }
  /// A time of day that stands alone: `9:00`, in French `9 h 00`.
  package func alone(timeOfDay time: String) -> String { one(.timeOfDay, ["time": .text(time)]) }
  /// When an item was planned to start, where it does not start then.
  package func planned(at time: String) -> String { one(.plannedAt, ["time": .text(time)]) }
  /// The note of an item, for the operator alone.
  package func note(_ text: String) -> String { one(.note, ["text": .text(text)]) }
  /// An item cannot end when it must.
  package var endsTooLate: String { one(.endsTooLate) }
  /// The last item has ended.
  package var rundownIsOver: String { one(.rundownIsOver) }
  /// Nothing comes after the present item.
  package var lastItem: String { one(.lastItem) }
  /// The rundown had ended at a time of day when the program started.
  package func rundownEnded(at time: String) -> String {
    one(.rundownEndedAt, ["time": .text(time)])
  }
  /// A key, pressed once or twice, or a command begins it anew.
  package func beginsAnew(_ key: String, twice: Bool) -> String {
    one(.beginsAnew, ["key": .text(key), "presses": twice ? "twice" : "once"])
  }
  /// A key or a command goes back to an item.
  package func goesBack(_ key: String, to item: String) -> String {
    one(.goesBack, ["key": .text(key), "item": .text(item)])
  }

  /// An item is left out.
  package func skipped(_ item: String) -> String { one(.skipped, ["item": .text(item)]) }
  /// An item has another length.
  package func lengthChanged(_ item: String, to time: String) -> String {
    one(.shortened, ["item": .text(item), "length": .text(time)])
  }
  /// An item of this length comes next, which was not planned.
  package func inserted(_ item: String, _ time: String) -> String {
    one(.inserted, ["item": .text(item), "length": .text(time)])
  }
  /// An item was to be shortened to a time that is no shorter than this one.
  package func notShorter(than time: String) -> String { one(.notShorter, ["length": .text(time)]) }
  /// Items were cut to be on time at a time of day; `cuts` are their names and new lengths.
  package func caughtUp(_ cuts: String, before time: String) -> String {
    one(.caughtUp, ["cuts": .text(cuts), "time": .text(time)])
  }
  /// No time has to be made up: the rundown ends on time.
  package var nothingToCatchUp: [String] { forms(.nothingToCatchUp) }
  /// The clock has no rundown.
  package var noRundown: [String] { forms(.noRundown) }
  /// The rundown has no item that could be changed.
  package var nothingFollows: String { one(.nothingFollows) }
  /// The rundown has no item before the loaded one.
  package var nothingPrecedes: String { one(.nothingPrecedes) }

  /// A day with its weekday: `Friday, 4 December 2026`.
  package func date(_ day: CalendarDay) -> String {
    let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    let (year, month, number) = day.fields
    return one(
      .date,
      [
        "weekday": .word(weekdays[day.weekday]), "day": .number(number), "month": .number(month),
        "year": .number(year),
      ])
  }
  /// The rundown is for this day, and not for today.
  package func rundownIsFor(_ day: String) -> [String] { forms(.rundownIsFor, ["day": .text(day)]) }
  /// The machine does not know what day it is.
  package var clockIsNotSet: [String] { forms(.clockIsNotSet) }
  /// A rundown of an earlier run goes on with this item.
  package func rundownGoesOn(with item: String) -> String {
    one(.rundownGoesOn, ["item": .text(item)])
  }
  /// These items are new in the file since then.
  package func newItems(_ items: String) -> String { one(.newItems, ["items": .text(items)]) }
  package func goneItems(_ items: String) -> String { one(.goneItems, ["items": .text(items)]) }
  /// These have changed in it.
  package func changedItems(_ items: String) -> String {
    one(.changedItems, ["items": .text(items)])
  }
  /// A break has another length, and ends all the same when the next item is planned to start, at
  /// this time of day.
  package func breakStillEnds(_ item: String, at time: String) -> String {
    one(.breakStillEnds, ["item": .text(item), "time": .text(time)])
  }
  /// All planned times of the file have moved by a length in words.
  package func plannedTimesMoved(by length: String, isLater: Bool) -> String {
    one(.plannedTimesMoved, ["length": .text(length), "direction": isLater ? "later" : "earlier"])
  }
  /// Its items have another order.
  package var newOrder: String { one(.newOrder) }
  /// What has changed in the file was taken over; a sentence.
  package var fileTaken: String { one(.fileTaken) }
  /// Nothing has changed in the file.
  package var fileUnchanged: String { one(.fileUnchanged) }
  /// The file is not there, and the rundown stays as it is.
  package var fileMissing: String { one(.fileMissing) }
  /// The file cannot be used; behind it comes why.
  package var rundownStays: String { one(.rundownStays) }
  /// With the items that have run, there would be more than this many.
  package func tooManyItems(_ count: Int) -> String {
    one(.tooManyItems, ["count": .number(count)])
  }
  /// The file has so many items less; the command `reload` takes that over.
  package func itemsWouldGo(_ count: Int) -> String {
    one(.itemsWouldGo, ["count": .number(count)])
  }
  /// The file lets the current item end at another time of day, or no more at a fixed one; the
  /// command `reload` takes that over.
  package func hardEndWouldMove(_ item: String, to time: String?) -> String {
    one(.hardEndWouldMove, ["item": .text(item), "time": .some(time)])
  }

  /// An item has another place, before or after another one.
  package func moved(_ item: String, before: String?, after: String?) -> String {
    before.map { one(.movedBefore, ["item": .text(item), "other": .text($0)]) }
      ?? one(.movedAfter, ["item": .text(item), "other": .text(after ?? "")])
  }
  /// An item has another title or speaker, and is called this now.
  package func renamed(_ item: String) -> String { one(.renamed, ["item": .text(item)]) }
  /// An item cannot be moved or skipped, since it has started.
  package func hasStarted(_ item: String) -> String { one(.hasStarted, ["item": .text(item)]) }
  /// Nothing can be moved to the place beside an item, since it lies before what has started.
  package func placeHasPassed(_ item: String) -> String {
    one(.placeHasPassed, ["item": .text(item)])
  }
  /// The time of a break is up.
  package var breakIsOver: String { one(.breakIsOver) }
  /// This key, or this command in quotation marks, loads the talk after a break.
  package func loadsNext(_ key: String, isCommand: Bool) -> String {
    one(.loadsNext, ["key": .text(key), "by": isCommand ? "command" : "key"])
  }

  /// How late or early the loaded item is; a sentence begins it with a capital.
  package func thisItem(_ lateness: String, isBreak: Bool) -> String {
    one(.thisItem, ["lateness": .text(lateness), "kind": isBreak ? "break" : "talk"])
  }
  /// An item must end at this time of day.
  package func hardEnd(_ time: String) -> String { one(.hardEnd, ["time": .text(time)]) }
  /// An item is shorter by this time because it must end at a time of day.
  package func losesTime(_ item: String, _ time: String, end: String) -> [String] {
    forms(.losesTime, ["item": .text(item), "length": .text(time), "end": .text(end)])
  }
  /// How long a talk is, and was to be, because it must end at a time of day.
  package func lengthByHardEnd(_ length: String, insteadOf planned: String, end: String) -> String {
    one(
      .lengthByHardEnd,
      ["length": .text(length), "planned": .text(planned), "end": .text(end)])
  }
  /// What a command would do: give items these new lengths, so that the last of them ends by a time
  /// of day if that can be met; a sentence begins it with a capital.
  package func offer(_ command: String, cutting cuts: [ItemAndLength], before end: String?)
    -> String
  {
    let cuts = cuts.map { one(.offeredCut, ["item": .text($0.item), "length": .text($0.length)]) }
      .joined(separator: comma)
    return one(.offer, ["command": .text(command), "cuts": .text(cuts), "end": .some(end)])
  }
  /// No time has to be made up: this item takes less time than was planned.
  package func absorbsDelay(_ item: String) -> [String] {
    forms(.absorbsDelay, ["item": .text(item)])
  }
  /// No time has to be made up: there is free time before this item.
  package func gapAbsorbsDelay(before item: String) -> [String] {
    forms(.gapAbsorbsDelay, ["item": .text(item)])
  }

  /// How far a session is from its plan: late if `seconds` is positive, early if it is negative.
  ///
  /// `text` puts a number of seconds into digits or words.
  package func lateness(_ seconds: Int, _ text: (Int) -> String = TimeText.plain) -> String {
    if seconds == 0 { return onTime }
    let time = text(abs(seconds))
    return seconds > 0 ? behindPlan(by: time) : aheadOfPlan(by: time)
  }
}

/// An item's name and a length, both as texts.
package struct ItemAndLength: Hashable, Sendable {
  /// The item's name.
  package let item: String
  package let length: String

  /// Creates a pair.
  package init(item: String, length: String) {
    self.item = item
    self.length = length
  }
}

/// What lines of a list of the rundown begin with; in capitals where the language has them.
package struct ItemStateWords: Hashable, Sendable {
  /// The item has ended.
  package let ended: String
  /// It is loaded.
  package let current: String
  /// It is still to come.
  package let coming: String
  /// It was skipped.
  package let skipped: String
}
