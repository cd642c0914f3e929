public import TimerEngine

/// All that is said and written in one language.
///
/// What is a part of a sentence begins as it does in the middle of one; where it begins one it is
/// capitalised.
public protocol Phrases: ScreenPhrases, NoticePhrases, HandPhrases {
  /// The language's code by ISO 639-1.
  var code: String { get }
  /// What stands between words, and after the mark that ends a sentence.
  var space: String { get }
  /// What ends a sentence.
  var fullStop: String { get }
  /// What stands between the parts of a list.
  var comma: String { get }

  /// So many days, two or more.
  func days(_ count: Int) -> String
  /// So many hours.
  func hours(_ count: Int) -> String
  /// So many minutes.
  func minutes(_ count: Int) -> String
  /// So many seconds.
  func seconds(_ count: Int) -> String
  /// Up to three lengths of time as one, the larger first.
  func joined(_ lengths: [String]) -> String

  /// The phases' names; those of the first three are the lamps' too.
  var phases: PhaseNames { get }
  /// A talk starts.
  var start: String { get }
  /// So much is left, as digits or in words; `isOne` if that is one of something.
  func remaining(_ time: String, isOne: Bool) -> String
  /// So much has passed since zero.
  func over(_ time: String) -> String
  /// Nothing is left.
  var timeIsUp: String { get }

  /// What lines begin with where there is no screen; in capitals where the language has them.
  var lines: LineWords { get }
}

/// The names of the phases.
public struct PhaseNames: Sendable {
  let green, yellow, red, overtime: String
}

/// What lines begin with: of all but `zero` it is one word.
public struct LineWords: Sendable {
  /// The clock is set to a talk and waits for the start.
  public let ready: String
  /// A talk starts.
  public let start: String
  /// It was stopped.
  public let stop: String
  /// It goes on.
  public let resume: String
  /// The time was changed by hand.
  public let set: String
  /// The time, since somebody asked.
  public let time: String
  /// One of the last seconds.
  public let beep: String
  /// The time is up; this is the whole line.
  public let zero: String
  /// A reminder after zero.
  public let over: String
  /// Something else, in words.
  public let notice: String
  /// The talk is over.
  public let done: String
}

extension Phrases {
  /// A phase's name; those of the first three are the lamps' too.
  public func name(of phase: Phase) -> String {
    switch phase {
    case .green: phases.green
    case .yellow: phases.yellow
    case .red: phases.red
    case .overtime: phases.overtime
    }
  }

  /// A length of time in words: `1 minute 30 seconds`, `0 seconds`.
  ///
  /// Like the digits, hours only from 100 minutes on. Negative lengths lose their sign.
  public func length(_ seconds: Int) -> String {
    let parts = Self.parts(of: seconds)
    let words = zip(parts, [hours, minutes, self.seconds]).filter { $0.0 > 0 }.map { $1($0) }
    return words.isEmpty ? self.seconds(0) : joined(words)
  }

  /// What is left, in words.
  public func remaining(_ seconds: Int) -> String {
    remaining(length(seconds), isOne: Self.parts(of: seconds).reduce(0, +) == 1)
  }

  /// Hours, minutes and seconds.
  private static func parts(of seconds: Int) -> [Int] {
    let (minutes, rest) = abs(seconds).quotientAndRemainder(dividingBy: 60)
    let hours = minutes >= 100 ? minutes / 60 : 0
    return [hours, minutes - hours * 60, rest]
  }

  /// A sentence for each phrase.
  public func sentences(_ phrases: String...) -> String {
    phrases.map { $0.capitalised + fullStop }.joined(separator: space)
  }
}

extension String {
  /// The text with a capital at its beginning.
  public var capitalised: String { prefix(1).uppercased() + dropFirst() }
}

extension [String] {
  /// The texts as one, with another separator before the last.
  func joined(separator: String, last: String) -> String {
    guard count > 1, let end = self.last else { return joined() }
    return dropLast().joined(separator: separator) + last + end
  }
}
