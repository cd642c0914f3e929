package import TimerEngine

/// All that is said and written in one language.
///
/// What is a part of a sentence begins as it does in the middle of one; where it begins one it is
/// capitalised.
package protocol Phrases: ScreenPhrases, NoticePhrases, CommandPhrases, HandPhrases,
  OperatorPhrases, RemotePhrases, RundownPhrases
{
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
  /// A bell is struck once, or so many times.
  func bell(_ strokes: Int) -> String
  /// Whether a speech kept to the lengths that qualify.
  func name(of verdict: Verdict) -> String
  /// What comes after this part of a talk.
  func then(_ part: String) -> String
  /// A part of a talk without a name.
  var part: String { get }
  /// A number out of so many.
  func number(_ number: Int, of count: Int) -> String

  /// What lines begin with where there is no screen; in capitals where the language has them.
  var lines: LineWords { get }
}

/// The names of the phases.
package struct PhaseNames: Sendable {
  let green, yellow, red, overtime: String
}

/// What lines begin with: of all but `zero` it is one word.
package struct LineWords: Sendable {
  /// The clock is set to a talk and waits for the start.
  package let ready: String
  /// A talk starts.
  package let start: String
  /// It was stopped.
  package let stop: String
  /// It goes on.
  package let resume: String
  /// The time was changed by hand.
  package let set: String
  /// The time, since somebody asked.
  package let time: String
  /// One of the last seconds.
  package let beep: String
  /// A bell.
  package let bell: String
  /// Another part of the talk begins.
  package let part: String
  /// The time is up; this is the whole line.
  package let zero: String
  /// A reminder after zero.
  package let over: String
  /// Something else, in words.
  package let notice: String
  /// The talk is over.
  package let done: String
  /// A display that is connected.
  package let display: String
  /// Something that happened earlier.
  package let event: String
}

extension Phrases {
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
    return place.name.isEmpty ? part + space + number : place.name + comma + number
  }

  /// A length of time in words: `1 minute 30 seconds`, `0 seconds`.
  ///
  /// Like the digits, hours only from 100 minutes on. Negative lengths lose their sign.
  package func length(_ seconds: Int) -> String {
    let parts = Self.parts(of: seconds)
    let words = zip(parts, [hours, minutes, self.seconds]).filter { $0.0 > 0 }.map { $1($0) }
    return words.isEmpty ? self.seconds(0) : joined(words)
  }

  /// What is left, in words.
  package func remaining(_ seconds: Int) -> String {
    remaining(length(seconds), isOne: Self.parts(of: seconds).reduce(0, +) == 1)
  }

  /// Hours, minutes and seconds.
  private static func parts(of seconds: Int) -> [Int] {
    let (minutes, rest) = abs(seconds).quotientAndRemainder(dividingBy: 60)
    let hours = minutes >= 100 ? minutes / 60 : 0
    return [hours, minutes - hours * 60, rest]
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

extension [String] {
  /// The texts as one, with another separator before the last.
  func joined(separator: String, last: String) -> String {
    guard count > 1, let end = self.last else { return joined() }
    return dropLast().joined(separator: separator) + last + end
  }
}
