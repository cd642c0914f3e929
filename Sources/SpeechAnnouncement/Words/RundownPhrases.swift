package import TimerEngine

/// Texts about a rundown; times come as texts, in digits or in words.
package protocol RundownPhrases: Sendable {
  /// What comes next, and at which time of day if that is known.
  func next(_ talk: String, at time: String?) -> String
  /// In how much time a talk starts: `starts in 4:12`.
  func startsIn(_ time: String) -> String
  /// At which time of day a talk starts: `starts at 9:35`.
  func startsAt(_ time: String) -> String
  /// The talk of the speaker who reads this is under way.
  var yourTurn: String { get }
  /// The talk of the speaker who reads this is next, in a length of time if that is known.
  func youAreNext(in time: String?) -> String
  /// In how much time the talk of the speaker who reads this starts, after others.
  func youStart(in time: String) -> String
  /// At which time of day a break is over: `back at 10:31`.
  func backAt(_ time: String) -> String
  /// A break has lasted longer than it should.
  var backSoon: String { get }
  /// A break without a title.
  var pause: String { get }
  /// An item, or the rundown, is later than planned by this time.
  func behindPlan(by time: String) -> String
  /// It is earlier than planned by this time.
  func aheadOfPlan(by time: String) -> String
  /// It is neither late nor early.
  var onTime: String { get }
  /// At which time of day the last item is expected to end.
  func rundownEnds(_ time: String) -> String
  /// At which time of day the last item has ended.
  func rundownEnded(_ time: String) -> String
  /// An item cannot end at this time of day, as it must.
  func cannotEnd(_ item: String, at time: String) -> [String]
  /// What lines of a list begin with, for each state of an item.
  var itemStates: ItemStateWords { get }
  /// A time of day that stands alone: `9:00`, in French `9 h 00`.
  func alone(timeOfDay time: String) -> String
  /// When an item was planned to start, where it does not start then.
  func planned(at time: String) -> String
  /// The note of an item, for the operator alone.
  func note(_ text: String) -> String
  /// An item cannot end when it must.
  var endsTooLate: String { get }
  /// The last item has ended.
  var rundownIsOver: String { get }
  /// The rundown had ended at a time of day when the program started.
  func rundownEnded(at time: String) -> String
  /// A key, pressed once or twice, or a command begins it anew.
  func beginsAnew(_ key: String, twice: Bool) -> String
  /// A key or a command goes back to an item.
  func goesBack(_ key: String, to item: String) -> String

  /// An item is left out.
  func skipped(_ item: String) -> String
  /// An item has another length.
  func shortened(_ item: String, to time: String) -> String
  /// An item of this length comes next, which was not planned.
  func inserted(_ item: String, _ time: String) -> String
  /// An item was to be shortened to a time that is no shorter than this one.
  func notShorter(than time: String) -> String
  /// Items were cut to be on time at a time of day; `cuts` are their names and new lengths.
  func caughtUp(_ cuts: String, before time: String) -> String
  /// No time has to be made up: the rundown ends on time.
  var nothingToCatchUp: [String] { get }
  /// The clock has no rundown.
  var noRundown: [String] { get }
  /// The rundown has no item that could be changed.
  var nothingFollows: String { get }
  /// The rundown has no item before the loaded one.
  var nothingPrecedes: String { get }

  /// A day with its weekday: `Friday, 4 December 2026`.
  func date(_ day: CalendarDay) -> String
  /// The rundown is for this day, and not for today.
  func rundownIsFor(_ day: String) -> [String]
  /// The machine does not know what day it is.
  var clockIsNotSet: [String] { get }
  /// A rundown of an earlier run goes on with this item.
  func rundownGoesOn(with item: String) -> String
  /// These items are new in the file since then.
  func newItems(_ items: String) -> String
  /// These are gone from it.
  func goneItems(_ items: String) -> String
  /// These have changed in it.
  func changedItems(_ items: String) -> String
  /// A break has another length, and ends all the same when the next item is planned to start, at this time of day.
  func breakStillEnds(_ item: String, at time: String) -> String
  /// All planned times of the file have moved by a length in words.
  func plannedTimesMoved(by length: String, isLater: Bool) -> String
  /// Its items have another order.
  var newOrder: String { get }
  /// What has changed in the file was taken over; a sentence.
  var fileTaken: String { get }
  /// Nothing has changed in the file.
  var fileUnchanged: String { get }
  /// The file is not there, and the rundown stays as it is.
  var fileMissing: String { get }
  /// The file cannot be used; behind it comes why.
  var rundownStays: String { get }
  /// With the items that have run, there would be more than this many.
  func tooManyItems(_ count: Int) -> String
  /// The file has so many items less; the command `reload` takes that over.
  func itemsWouldGo(_ count: Int) -> String
  /// The file lets the current item end at another time of day, or no more at a fixed one; the command
  /// `reload` takes that over.
  func hardEndWouldMove(_ item: String, to time: String?) -> String

  /// An item has another place, before or after another one.
  func moved(_ item: String, before: String?, after: String?) -> String
  /// An item has another title or speaker, and is called this now.
  func renamed(_ item: String) -> String
  /// An item cannot be moved or skipped, since it has started.
  func hasStarted(_ item: String) -> String
  /// Nothing can be moved to the place beside an item, since it lies before what has started.
  func placeHasPassed(_ item: String) -> String
  /// The time of a break is up.
  var breakIsOver: String { get }

  /// How late or early the loaded item is; a sentence begins it with a capital.
  func thisItem(_ lateness: String, isBreak: Bool) -> String
  /// An item must end at this time of day.
  func hardEnd(_ time: String) -> String
  /// An item is shorter by this time because it must end at a time of day.
  func losesTime(_ item: String, _ time: String, end: String) -> [String]
  /// What a command would do: give items these new lengths, so that the last of them ends by a time of
  /// day if that can be met; a sentence begins it with a capital.
  func offer(_ command: String, cutting cuts: [ItemAndLength], before end: String?) -> String
  /// No time has to be made up: this item takes less time than was planned.
  func absorbsDelay(_ item: String) -> [String]
  /// No time has to be made up: there is free time before this item.
  func gapAbsorbsDelay(before item: String) -> [String]
}

/// An item's name and a length, both as texts.
package struct ItemAndLength: Hashable, Sendable {
  /// The item's name.
  package let item: String
  /// The length.
  package let length: String

  /// Creates a pair.
  package init(item: String, length: String) {
    self.item = item
    self.length = length
  }
}

/// What lines of a list of the rundown begin with; in capitals where the language has them.
package struct ItemStateWords: Codable, Hashable, Sendable {
  /// The item has ended.
  package let ended: String
  /// It is loaded.
  package let current: String
  /// It is still to come.
  package let coming: String
  /// It was skipped.
  package let skipped: String
}

extension RundownPhrases {
  /// The time as it is.
  package func alone(timeOfDay time: String) -> String { time }

  /// How far a session is from its plan: late if `seconds` is positive, early if it is negative.
  ///
  /// `text` puts a number of seconds into digits or words.
  package func lateness(_ seconds: Int, _ text: (Int) -> String = TimeText.plain) -> String {
    if seconds == 0 { return onTime }
    let time = text(abs(seconds))
    return seconds > 0 ? behindPlan(by: time) : aheadOfPlan(by: time)
  }
}
