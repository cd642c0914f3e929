import TimerEngine

/// A time zone as an iCalendar file defines it: VTIMEZONE of RFC 5545.
struct CalendarZone {
  /// What it is called in the file.
  private(set) var id = ""
  /// The usual name that the program which wrote the file gives it; empty if it gives none.
  private(set) var location = ""
  /// When the clocks are set to standard time and to daylight saving time.
  private(set) var changes: [CalendarClockChange] = []

  /// Starts with STANDARD or DAYLIGHT.
  mutating func addChange() { changes.append(CalendarClockChange()) }

  /// Reads a property of the zone, or of the last change.
  mutating func read(_ line: CalendarText.Line) {
    switch line.name {
    case "TZID": id = line.value
    case "X-LIC-LOCATION": location = line.value
    default:
      guard !changes.isEmpty else { return }
      changes[changes.count - 1].read(line)
    }
  }

  /// How many seconds the clocks are ahead of UTC when they show a time of day on a day; `nil` if
  /// the file does not say it in a form that is known.
  func offset(on day: CalendarDay, at timeOfDay: Int) -> Int? {
    guard !changes.isEmpty, changes.allSatisfy(\.isValid) else { return nil }
    let moment = day.firstSecond + timeOfDay
    let earlier = changes.compactMap { (change) -> (offset: Int?, time: Int)? in
      change.last(upTo: moment).map { (change.offset, $0) }
    }
    if let last = earlier.max(by: { $0.time < $1.time }) { return last.offset }
    // Before the first change the clocks show what it changes.
    return changes.min { ($0.first ?? 0) < ($1.first ?? 0) }?.offsetBefore
  }
}

/// When the clocks of a place are set to another time: STANDARD and DAYLIGHT of RFC 5545.
struct CalendarClockChange {
  /// How many seconds the clocks are ahead of UTC from then on, and before.
  private(set) var offset: Int?
  private(set) var offsetBefore: Int?
  /// When the clocks are changed for the first time, by the clocks as they were before: seconds
  /// since 1970.
  private(set) var first: Int?
  private var others: [Int] = []
  private var rule: CalendarYearlyRule?
  private var hasOtherForm = false

  /// Whether all of it has a form that is known.
  var isValid: Bool { offset != nil && offsetBefore != nil && first != nil && !hasOtherForm }

  fileprivate mutating func read(_ line: CalendarText.Line) {
    switch line.name {
    case "DTSTART": first = CalendarYearlyRule.moment(line.value)
    case "TZOFFSETTO": offset = Self.offset(line.value)
    case "TZOFFSETFROM": offsetBefore = Self.offset(line.value)
    case "RRULE":
      rule = CalendarYearlyRule(line.value)
      if rule == nil { hasOtherForm = true }
    case "RDATE":
      for text in line.value.split(separator: ",") {
        if let time = CalendarYearlyRule.moment(String(text)) {
          others.append(time)
        } else {
          hasOtherForm = true
        }
      }
    default: break
    }
  }

  /// The last time up to a moment, by the clocks, at which they are changed.
  fileprivate func last(upTo moment: Int) -> Int? {
    guard let first else { return nil }
    let ruled = rule?.last(upTo: moment, at: ZoneOffsets.utc.timeOfDay(at: first))
    return ([first, ruled].compactMap { $0 } + others).filter { first <= $0 && $0 <= moment }.max()
  }

  /// The seconds of `+0100` or `-053015`.
  private static func offset(_ text: String) -> Int? {
    let digits = text.dropFirst().utf8.map { Int($0) - 0x30 }
    guard let sign = ["+": 1, "-": -1][text.prefix(1)], [4, 6].contains(digits.count),
      digits.allSatisfy({ 0...9 ~= $0 })
    else { return nil }
    let pairs = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 10 + digits[$0 + 1] }
    guard pairs[0] < 24, pairs.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
    return sign * (pairs[0] * 3600 + pairs[1] * 60 + (pairs.count > 2 ? pairs[2] : 0))
  }
}
