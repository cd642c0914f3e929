package import TimerEngine

/// What is announced about a talk in one language, either as it is written or as it is spoken.
///
/// A phrase that can stand inside a sentence begins in lower case where the language does so; it is
/// capitalised where it begins one.
package protocol AnnouncementPhrases: Sendable {
  /// What stands between words, and after the mark that ends a sentence.
  var space: String { get }
  /// What ends a sentence.
  var fullStop: String { get }
  /// What stands between the parts of a list.
  var comma: String { get }

  /// The plural category of a whole number that is not negative; by default `one` for 1 alone.
  func category(of count: Int) -> PluralCategory
  /// `count` hours.
  func hours(_ count: Int) -> String
  /// `count` minutes.
  func minutes(_ count: Int) -> String
  /// `count` seconds.
  func seconds(_ count: Int) -> String
  /// Up to three lengths of time as one, the largest unit first.
  func joined(_ lengths: [String]) -> String

  /// The phases' names; those of the first three are the lamps' too.
  ///
  /// Each has at most nine columns, since the time stands beside it in a lamp of 15.
  var phases: PhaseNames { get }
  /// A talk starts.
  var start: String { get }
  /// This time is left, as digits or in words.
  ///
  /// `category` is that of the number in `time`; `other` if it has several numbers.
  func remaining(_ time: String, _ category: PluralCategory) -> String
  /// This time has passed since zero.
  func over(_ time: String) -> String
  /// No time is left.
  var timeIsUp: String { get }
  /// A bell is struck this many times, once or more.
  func bell(_ strokes: Int) -> String
  /// What a segment without a name is called: `part` in English.
  var segment: String { get }
  /// A number out of `count`.
  func number(_ number: Int, of count: Int) -> String
}

/// The names of the phases.
package struct PhaseNames: Sendable {
  let green, yellow, red, overtime: String
}

extension AnnouncementPhrases {
  /// The category that most languages of Western Europe have.
  package func category(of count: Int) -> PluralCategory { count == 1 ? .one : .other }

  /// The form of a word that a number asks for.
  func form(for count: Int, one: String, other: String) -> String {
    category(of: count) == .one ? one : other
  }

  /// A number and what is counted, in the form that the number asks for: `1 hour`, `2 hours`.
  ///
  /// `number` is the number as the language says it, if that is not its figures.
  func counted(_ count: Int, _ number: String? = nil, one: String, other: String) -> String {
    (number ?? "\(count)") + " " + form(for: count, one: one, other: other)
  }

  /// A phase's name; those of the first three are the lamps' too.
  package func name(of phase: Phase) -> String {
    switch phase {
    case .green: phases.green
    case .yellow: phases.yellow
    case .red: phases.red
    case .overtime: phases.overtime
    }
  }

  /// A segment's name and place: `Questions, 2 of 2`; empty where there is only one.
  package func name(of place: SegmentPlace?) -> String {
    guard let place else { return "" }
    let number = number(place.number, of: place.count)
    return place.name.isEmpty ? segment + space + number : place.name + comma + number
  }

  /// A length of time in words: `1 minute 30 seconds`, `0 seconds`.
  ///
  /// Negative lengths lose their sign.
  package func length(_ seconds: Int) -> String {
    let parts = Self.parts(of: seconds)
    let words = zip(parts, [hours, minutes, self.seconds]).filter { $0.0 > 0 }.map { $1($0) }
    return words.isEmpty ? self.seconds(0) : joined(words)
  }

  /// The plural category of a length of time in words; `other` if it has several numbers.
  package func category(ofLength seconds: Int) -> PluralCategory {
    let numbers = Self.parts(of: seconds).filter { $0 > 0 }
    return numbers.count > 1 ? .other : category(of: numbers.first ?? 0)
  }

  /// What is left, in words.
  package func remaining(_ seconds: Int) -> String {
    remaining(length(seconds), category(ofLength: seconds))
  }

  /// What is left, or how far the talk is over its time, in words: `12 seconds over`.
  package func remainingOrOver(_ seconds: Int) -> String {
    seconds < 0 ? over(length(seconds)) : remaining(seconds)
  }

  /// Hours, minutes and seconds.
  private static func parts(of seconds: Int) -> [Int] {
    let (minutes, rest) = abs(seconds).quotientAndRemainder(dividingBy: 60)
    return [minutes / 60, minutes % 60, rest]
  }

  /// A sentence for each phrase.
  package func sentences(_ phrases: String...) -> String {
    phrases.map { $0.capitalised + fullStop }.joined(separator: space)
  }
}

extension String {
  /// The text with a capital at its beginning.
  package var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
