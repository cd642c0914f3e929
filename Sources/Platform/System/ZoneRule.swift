/// A yearly rule of a time zone, as POSIX writes it: `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// A zone's file ends with the rule for all moments after its last change.
struct ZoneRule: Sendable {
  /// The day of a year on which the clocks are changed.
  private enum Day {
    /// The weekday of a month, Sunday being 0; the fifth week stands for the last one.
    case weekday(Int, week: Int, month: Int)
    /// The day of the year from 0, which counts the leap day.
    case ofYear(Int)
    /// The day of the year from 1, which never counts the leap day.
    case ofCommonYear(Int)
  }

  /// When the clocks are changed: seconds after the midnight of a day, by the clocks before the
  /// change.
  private struct Change {
    let day: Day
    let seconds: Int
  }

  /// The part of the year in which the clocks show another time.
  private struct Summer {
    let offset: Int
    let begin: Change
    let end: Change
  }

  private let offset: Int
  private let summer: Summer?

  /// Reads a rule; `nil` if it is none.
  init?(_ text: some Sequence<UInt8>) {
    var text = Scanner(text)
    guard text.skipName(), let west = text.time() else { return nil }
    offset = -west
    guard !text.isAtEnd else {
      summer = nil
      return
    }
    guard text.skipName() else { return nil }
    let ahead = text.isAt(",") ? offset + 3600 : text.time().map { -$0 }
    guard let ahead, let begin = text.change(), let end = text.change(), text.isAtEnd else {
      return nil
    }
    summer = Summer(offset: ahead, begin: begin, end: end)
  }

  /// How many seconds the clocks are ahead of UTC at a moment, given in seconds since 1970.
  func offset(at moment: Int) -> Int {
    guard let summer else { return offset }
    // A file may name any moment; the years of these have at most eight digits.
    let moment = max(-1 << 50, min(1 << 50, moment))
    let year = Self.year(ofDay: (moment + offset).dividedDown(by: 86_400))
    let begin = Self.second(of: summer.begin, in: year) - offset
    let end = Self.second(of: summer.end, in: year) - summer.offset
    let isSummer =
      begin < end ? begin <= moment && moment < end : !(end <= moment && moment < begin)
    return isSummer ? summer.offset : offset
  }

  // MARK: The calendar

  /// The local second of a change since the beginning of 1970.
  private static func second(of change: Change, in year: Int) -> Int {
    let day =
      switch change.day {
      case .weekday(let weekday, let week, let month):
        self.day(weekday, week: week, month: month, year: year)
      case .ofYear(let number): firstDay(ofMonth: 1, year) + number
      case .ofCommonYear(let number):
        firstDay(ofMonth: 1, year) + number - (number >= 60 && isLeap(year) ? 0 : 1)
      }
    return day * 86_400 + change.seconds
  }

  private static func day(_ weekday: Int, week: Int, month: Int, year: Int) -> Int {
    let first = firstDay(ofMonth: month, year)
    let next = month == 12 ? firstDay(ofMonth: 1, year + 1) : firstDay(ofMonth: month + 1, year)
    // The first of January 1970 was a Thursday.
    let ahead = (weekday - (first + 4)).remainder(by: 7)
    let day = first + ahead + (week - 1) * 7
    return day < next ? day : day - 7
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
  }

  /// The number of a month's first day, counted from the beginning of 1970.
  private static func firstDay(ofMonth month: Int, _ year: Int) -> Int {
    // Counted from March, a year has its leap day at its end, and its months have a fixed length.
    let year = month > 2 ? year : year - 1
    let months = month > 2 ? month - 3 : month + 9
    let leapDays =
      year.dividedDown(by: 4) - year.dividedDown(by: 100) + year.dividedDown(by: 400)
    return year * 365 + leapDays + (153 * months + 2) / 5 - 719_468
  }

  private static func year(ofDay day: Int) -> Int {
    // An estimate that is off by one at most.
    let year = 1970 + (day * 400).dividedDown(by: 146_097)
    if day < firstDay(ofMonth: 1, year) { return year - 1 }
    return day < firstDay(ofMonth: 1, year + 1) ? year : year + 1
  }

  // MARK: Reading

  private struct Scanner {
    private var rest: ArraySlice<UInt8>

    init(_ text: some Sequence<UInt8>) { rest = Array(text)[...] }

    var isAtEnd: Bool { rest.isEmpty }

    func isAt(_ character: Unicode.Scalar) -> Bool { rest.first == UInt8(ascii: character) }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard isAt(character) else { return false }
      rest.removeFirst()
      return true
    }

    /// A name is letters, or anything between `<` and `>`.
    mutating func skipName() -> Bool {
      if skip("<") {
        rest = rest.drop { $0 != UInt8(ascii: ">") }
        return skip(">")
      }
      let before = rest.count
      rest = rest.drop { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 & 0xDF }
      return rest.count < before
    }

    mutating func number() -> Int? {
      let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      rest = rest.dropFirst(digits.count)
      return digits.count > 4 ? nil : Int(String(decoding: digits, as: UTF8.self))
    }

    /// Hours, perhaps with minutes and seconds, in seconds.
    mutating func time() -> Int? {
      let isNegative = skip("-")
      if !isNegative { _ = skip("+") }
      guard var seconds = number().map({ $0 * 3600 }) else { return nil }
      for unit in [60, 1] where skip(":") {
        guard let part = number() else { return nil }
        seconds += part * unit
      }
      return isNegative ? -seconds : seconds
    }

    mutating func change() -> Change? {
      guard skip(","), let day = day() else { return nil }
      guard skip("/") else { return Change(day: day, seconds: 7200) }
      return time().map { Change(day: day, seconds: $0) }
    }

    private mutating func day() -> Day? {
      if skip("J") {
        return number().flatMap { 1...365 ~= $0 ? .ofCommonYear($0) : nil }
      }
      guard skip("M") else { return number().flatMap { 0...365 ~= $0 ? .ofYear($0) : nil } }
      guard let month = number(), skip("."), let week = number(), skip("."),
        let weekday = number(), 1...12 ~= month, 1...5 ~= week, 0...6 ~= weekday
      else { return nil }
      return .weekday(weekday, week: week, month: month)
    }
  }
}

extension Int {
  /// The quotient, rounded down.
  fileprivate func dividedDown(by divisor: Int) -> Int {
    (self - remainder(by: divisor)) / divisor
  }

  /// The remainder, which is never negative.
  fileprivate func remainder(by divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
