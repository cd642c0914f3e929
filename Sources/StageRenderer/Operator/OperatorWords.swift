package import TimerEngine

/// The texts on the operator's screen beside what the speaker sees.
///
/// A display for the speaker alone shows none of it.
package struct OperatorWords: Equatable, Sendable {
  package struct Help: Equatable, Sendable {
    /// Keys, and what they do.
    package struct Entry: Equatable, Sendable {
      package let keys: String
      package let meaning: String

      /// Creates an entry.
      package init(keys: String, meaning: String) {
        self.keys = keys
        self.meaning = meaning
      }
    }

    /// The page that is open, counted from 0.
    package var page: Int
    /// All entries, in order.
    package var entries: [Entry]
    /// The name of the key that turns the page.
    package var turnKey: String

    /// Creates a help.
    package init(page: Int, entries: [Entry], turnKey: String) {
      self.page = page
      self.entries = entries
      self.turnKey = turnKey
    }
  }

  /// The presets with number keys, on the first row; none where the row is not shown.
  package var presets: [Preset] = []
  /// The slot of the loaded preset, if there is one.
  package var slot: Int?
  /// The line of the rundown, which takes the place of the presets; the longest form first.
  package var rundown: [String] = []
  /// The command or the message that is being typed on the status line, and the lines that it may
  /// become.
  package struct Prompt: Equatable, Sendable {
    /// The sign before what is typed, which is also the usual key that opens the prompt.
    package enum Sign: String, Sendable {
      case command = ":"
      case message = "/"
    }

    package var sign: Sign
    /// What was typed so far.
    package var line: String
    /// What may become of it, whole lines in order.
    package var completions: [String]
    /// Which keys do what, while nothing is typed.
    package var hint: String

    /// Creates a prompt.
    package init(_ sign: Sign = .command, line: String, completions: [String], hint: String = "") {
      self.sign = sign
      self.line = line
      self.completions = completions
      self.hint = hint
    }
  }

  /// What is being typed, which takes the place of all else on the status line.
  package var prompt: Prompt?
  /// What is asked on the status line, the longest form first; empty if nothing is asked.
  package var question: [String] = []
  /// The texts of the notice, if there is no question; the longest one first.
  package var notice: [String] = []
  /// What the clock does and which keys come next; the longest form first.
  package var hints: [String] = []
  /// The time of day and what belongs to it, at the right; empty if there is none.
  package var timeOfDay = ""
  /// Whether the controls *Store* and *Undo* take the place of the time of day.
  package var showsControls = false
  /// The focused control.
  package var focus: Focus?
  /// The help, which covers the lower part of the screen, if it is open.
  package var help: Help?

  /// Whether the next key goes to a prompt or a question, which must be seen for that.
  var awaitsKey: Bool { prompt != nil || !question.isEmpty }

  /// Whether they say anything on the status line.
  var hasStatus: Bool {
    prompt != nil || showsControls || !timeOfDay.isEmpty
      || ![question, notice, hints].allSatisfy(\.isEmpty)
  }

  /// Creates words that say nothing.
  package init() {}
}

/// A place for the focus: everything can be reached without a mouse and without letters.
package enum Focus: Hashable, Sendable {
  /// A slot, 1 to 9.
  case slot(Int)
  /// The minutes of the time.
  case minutes
  /// The seconds of the time.
  case seconds
  case lamp(Lamp)
  /// The control that stores the time somewhere.
  case store
  /// The control *Undo*.
  case undo
}
