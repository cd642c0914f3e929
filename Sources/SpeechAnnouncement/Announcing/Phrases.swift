package import TimerEngine

/// Everything that is said and written in one language.
///
/// Of several forms of a text the longest comes first. The screen shows the first that fits; where a
/// protocol states a number of columns, the last form must fit into it.
///
/// This folder says when something is announced (`CueSchedule`), and holds the words of announcements, screens and
/// messages in each language. Others get the words from the `phrases` of a `Language`. The target also has the
/// protocol `Voice`, which `Platform/Sound` implements, and the values that a voice gets and returns. Nothing here
/// draws, makes a sound, reads a clock or a file, or changes a talk.
package protocol Phrases: AnnouncementPhrases, ScreenPhrases, NoticePhrases, CommandPhrases,
  HandPhrases, OperatorPhrases, RemotePhrases, RundownPhrases, ReportPhrases, TakeOverPhrases,
  FaultPhrases, FilePhrases
{
  /// The language's tag by BCP 47: its code by ISO 639-1, and a region only where the words are
  /// those of one: `de`, `pt-BR`.
  var code: String { get }
  /// The same words as a voice says them, if they differ: numbers spelled out where the language
  /// inflects them, and only characters that speech programs can read.
  var spoken: any AnnouncementPhrases { get }

  /// What stands between a text and its explanation: `: `, in French with a blank before it.
  var colon: String { get }
  /// What stands between the first word of a line and the rest: a blank, or a colon and a blank where
  /// the word would be heard as a part of what follows.
  var afterLineWord: String { get }
  /// A name, or what a user typed or can type, in the language's quotation marks.
  func quoted(_ name: String) -> String
  /// A remark in brackets, with what stands before them: ` (was 18:00)`.
  func remark(_ text: String) -> String
  /// `count` days, two or more.
  func days(_ count: Int) -> String
  /// Whether a speech kept to the lengths that qualify.
  func name(of verdict: Verdict) -> String
  /// Announces the part that comes next: `then Questions`.
  func then(_ segment: String) -> String

  /// What lines begin with where there is no screen; in capitals where the language has them.
  var lines: LineWords { get }
}

extension Phrases {
  /// A blank.
  package var afterLineWord: String { " " }

  /// A colon and a blank.
  package var colon: String { ": " }

  /// A blank and brackets.
  package func remark(_ text: String) -> String { " (\(text))" }

  /// The words as they are written.
  package var spoken: any AnnouncementPhrases { self }
}

/// What lines begin with: one word each, except `zero`.
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
  /// The time, because somebody asked.
  package let time: String
  /// A bell.
  package let bell: String
  /// Another part of the talk begins.
  package let segment: String
  /// The time is up; this is the whole line.
  package let zero: String
  /// A reminder after zero.
  package let over: String
  /// Something else, in words.
  package let notice: String
  /// The talk is over.
  package let done: String
  /// A break begins.
  package let pause: String
  /// A display that is connected.
  package let display: String
  /// Something that happened earlier.
  package let event: String
  /// A key or a command, and what it does.
  package let help: String
}

extension [String] {
  /// The texts as one, with another separator before the last.
  func joined(separator: String, last: String) -> String {
    guard count > 1, let end = self.last else { return joined() }
    return dropLast().joined(separator: separator) + last + end
  }
}
