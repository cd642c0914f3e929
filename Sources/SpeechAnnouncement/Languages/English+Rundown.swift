import TimerEngine

// Texts about a rundown.
extension English {
  func next(_ talk: String, at time: String?) -> String {
    "Next: \(talk)" + (time.map { ", \($0)" } ?? "")
  }
  func startsIn(_ time: String) -> String { "starts in \(time)" }
  func startsAt(_ time: String) -> String { "starts at \(time)" }
  var yourTurn: String { "It is your turn" }
  func youAreNext(in time: String?) -> String {
    "You are next" + (time.map { ", in \($0)" } ?? "")
  }
  func youStart(in time: String) -> String { "You start in \(time)" }
  func backAt(_ time: String) -> String { "back at \(time)" }
  var backSoon: String { "Back soon" }
  var pause: String { "Break" }
  func behindPlan(by time: String) -> String { "\(time) late" }
  func aheadOfPlan(by time: String) -> String { "\(time) early" }
  var onTime: String { "on time" }
  func rundownEnds(_ time: String) -> String { "session ends \(time)" }
  func rundownEnded(_ time: String) -> String { "session ended \(time)" }
  func cannotEnd(_ item: String, at time: String) -> [String] {
    ["\(item) cannot end at \(time)", "\(item) ends too late"]
  }
  var itemStates: ItemStateWords {
    ItemStateWords(
      ended: "ENDED", current: "NOW", coming: "UPCOMING", skipped: "SKIPPED")
  }
  func planned(at time: String) -> String { "planned \(time)" }
  func note(_ text: String) -> String { "Note: \(text)" }
  var endsTooLate: String { "ends too late" }
  var rundownIsOver: String { "The rundown has ended" }
  func rundownEnded(at time: String) -> String { "This rundown ended at \(time)" }
  func beginsAnew(_ key: String, twice: Bool) -> String {
    twice ? "\(key) twice begins it anew" : "\(key) begins it anew"
  }
  func goesBack(_ key: String, to item: String) -> String { "\(key) goes back to \(item)" }

  func skipped(_ item: String) -> String { "Skipped: \(item)" }
  func shortened(_ item: String, to time: String) -> String { "\(item) shortened to \(time)" }
  func inserted(_ item: String, _ time: String) -> String {
    "Inserted: \(item), length \(time)"
  }
  func notShorter(than time: String) -> String {
    "It is only \(time) long: give a shorter length"
  }
  func caughtUp(_ cuts: String, before time: String) -> String {
    "Shortened to catch up by \(time): \(cuts)"
  }
  var nothingToCatchUp: [String] {
    ["The session ends on time: nothing to make up", "Nothing to make up"]
  }
  var noRundown: [String] {
    ["There is no rundown. Start the clock with --rundown FILE.", "There is no rundown"]
  }
  var nothingFollows: String { "Nothing follows in the rundown" }
  var nothingPrecedes: String { "There is no earlier item" }
  func date(_ day: CalendarDay) -> String {
    let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let (year, month, number) = day.fields
    return "\(weekdays[day.weekday]), \(number) \(months[month - 1]) \(year)"
  }
  func rundownIsFor(_ day: String) -> [String] {
    ["This rundown is for \(day), not for today", "For \(day)"]
  }
  var clockIsNotSet: [String] {
    ["The clock of this machine is not set", "The clock is not set"]
  }

  func rundownGoesOn(with item: String) -> String { "The rundown continues with \(item)" }
  func newItems(_ items: String) -> String { "new in the file: \(items)" }
  func goneItems(_ items: String) -> String { "removed from the file: \(items)" }
  func changedItems(_ items: String) -> String { "changed: \(items)" }
  func breakStillEnds(_ item: String, at time: String) -> String {
    "\(item) still ends at \(time), when the next item starts"
  }
  func plannedTimesMoved(by length: String, isLater: Bool) -> String {
    "all planned times are \(length) \(isLater ? "later" : "earlier")"
  }
  var newOrder: String { "the order has changed" }
  var fileTaken: String { "The rundown was updated from its file" }
  var fileUnchanged: String { "The rundown file has not changed" }
  var fileMissing: String { "The rundown file is missing. The rundown stays as it is." }
  var rundownStays: String { "The rundown stays as it is" }
  func tooManyItems(_ count: Int) -> String {
    "The rundown stays as it is: it would have more than \(count) items"
  }
  func itemsWouldGo(_ count: Int) -> String {
    count == 1
      ? "File not applied: 1 item is missing. Type :reload to remove it."
      : "File not applied: \(count) items are missing. Type :reload to remove them."
  }
  func hardEndWouldMove(_ item: String, to time: String?) -> String {
    "File not applied: \(item) " + (time.map { "has the hard end \($0)" } ?? "has no hard end")
      + " there. Type :reload to apply it."
  }

  func moved(_ item: String, before: String?, after: String?) -> String {
    "Moved: \(item), now " + (before.map { "before \($0)" } ?? "after \(after ?? "")")
  }
  func renamed(_ item: String) -> String { "Changed: \(item)" }
  func hasStarted(_ item: String) -> String { "\(item) has already started" }
  func placeHasPassed(_ item: String) -> String {
    "Cannot move it there: the place beside \(item) has passed"
  }
  var breakIsOver: String { "The break is over" }

  func thisItem(_ lateness: String, isBreak: Bool) -> String {
    (isBreak ? "this break" : "this talk") + " \(lateness)"
  }
  func hardEnd(_ time: String) -> String { "hard end \(time)" }
  func losesTime(_ item: String, _ time: String, end: String) -> [String] {
    ["\(item) must end at \(end) and loses \(time)", "\(item) loses \(time)"]
  }
  func offer(_ command: String, cutting cuts: [ItemAndLength], before end: String?) -> String {
    let cuts = cuts.map { "\($0.item) to \($0.length)" }.joined(separator: comma)
    return (end.map { "to end by \($0): " } ?? "") + "shorten \(cuts)" + remark(command)
  }
  func absorbsDelay(_ item: String) -> [String] {
    ["\(item) absorbs the delay: nothing to make up", "\(item) absorbs the delay"]
  }
  func gapAbsorbsDelay(before item: String) -> [String] {
    [
      "The gap before \(item) absorbs the delay: nothing to make up",
      "The gap before \(item) absorbs the delay",
    ]
  }
}
