// How people write a time of day.
extension TimeParser {
  /// The seconds since midnight that `text` stands for, 0 to 86,399.
  ///
  /// `14:15` and `14:15:30` on a 24-hour clock; `2:15pm`, `2:15 PM` and `2pm` on the other, where
  /// 12am is midnight and 12pm noon. Only ASCII digits.
  package static func timeOfDay(_ text: String) throws(TimeError) -> Int {
    let (digits, half) = split(text.lowercased())
    let fields = digits.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = fields.compactMap { field in
      field.utf8.areDigits && field.utf8.count <= 2 ? Int(field) : nil
    }
    guard numbers.count == fields.count, let hour = numbers.first,
      let hours = hours(hour, half), (half == nil ? 2...3 : 1...3).contains(fields.count),
      fields.dropFirst().allSatisfy({ $0.utf8.count == 2 }),
      numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { throw TimeError(text: text, problem: .invalidTimeOfDay) }
    return zip([hours] + numbers.dropFirst(), [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
  }

  private enum Half { case am, pm }

  /// The digits, and which half of the day they are in if that is said.
  private static func split(_ text: String) -> (digits: Substring, half: Half?) {
    guard let half = text.hasSuffix("am") ? Half.am : text.hasSuffix("pm") ? .pm : nil else {
      return (text[...], nil)
    }
    let digits = text.dropLast(2)
    return (digits.last == " " ? digits.dropLast() : digits, half)
  }

  private static func hours(_ hour: Int, _ half: Half?) -> Int? {
    guard let half else { return hour < 24 ? hour : nil }
    guard (1...12).contains(hour) else { return nil }
    return hour % 12 + (half == .pm ? 12 : 0)
  }
}
