import TimerEngine

/// A command line that a client has sent.
package struct ClientRequest: Hashable, Sendable {
  /// The client's id.
  package let client: Int
  /// The client's name, made printable; empty if it is not known.
  package let name: String
  /// The number of the request, which the answer repeats; `nil` if no answer is wanted.
  package let number: Int?
  /// The command as a line of text.
  package let line: String
  /// Where the talk was when the sender decided to give it; `nil` if that does not matter.
  package var seen: StagePlace?

  /// The maximum length of a command in bytes.
  package static let maxBytes = 4080
  /// The maximum length of a line in bytes: a command, its number, its deadline, the place of the
  /// talk, and the sign that it is confirmed.
  package static let maxLineBytes = maxBytes + 48 + ClientRequest.maxPlaceBytes
  /// The maximum length of a place as text, in bytes.
  package static let maxPlaceBytes = 128

  /// Whether a text can be sent as one line.
  ///
  /// A line break would end the command, and the rest would be another command. Other control
  /// characters, except the tab, have no meaning in a command.
  package static func isOneLine(_ text: some StringProtocol) -> Bool {
    !text.contains(where: \.isNewline)
      && !text.unicodeScalars.contains { $0 != "\t" && ($0.value < 32 || $0.value == 127) }
  }

  package init(client: Int, name: String, number: Int?, line: String) {
    self.client = client
    self.name = name
    self.number = number
    self.line = line
  }
}

/// The result of a client's command.
package struct ClientAnswer: Hashable, Sendable {
  /// Whether the command was executed.
  ///
  /// The raw values are those of the protocol.
  package enum Status: String, CaseIterable, Hashable, Sendable {
    /// It was executed, or there was nothing to do.
    case done
    /// It cannot be executed.
    case refused
    /// It would lose something of a running talk, so it must be sent again with `! ` in front.
    case guarded
    /// Its deadline had passed when the clock read it; it is never executed.
    case late
    /// No answer came in time, so it may have been executed or not; the sender's process says so,
    /// never a clock.
    case unknown
  }

  package internal(set) var status: Status
  /// The text of the reply, in which a list has a line for each entry; may be empty.
  package internal(set) var text: String
  /// The items of the rundown, if the command asked for them.
  package var items: [ItemRow]
  /// What a guarded command would do, as a question; `nil` for any other answer.
  package var question: String?
  /// Whether there was nothing to do.
  package var isUnchanged = false
  /// Whether items follow after these, or all of them if the answer itself has no place for them.
  package var hasMore = false
  /// How many items come before these, in a piece of a list; `nil` in the answer itself.
  package var from: Int?

  /// Creates an answer.
  package init(_ status: Status, _ text: String, items: [ItemRow] = []) {
    self.status = status
    self.text = text
    self.items = items
  }

  /// The answer without what only the operator may read.
  package var withoutNotes: ClientAnswer {
    var answer = self
    answer.items = items.map(\.withoutNote)
    return answer
  }

  /// The answer with only as much of each item as lists show.
  package var withBriefItems: ClientAnswer {
    var answer = self
    answer.items = items.map(\.brief)
    return answer
  }

  /// The answer to a guarded command, with another way to confirm it instead of `! ` and the
  /// command's line.
  package func naming(_ confirmation: String, insteadOf line: String) -> ClientAnswer {
    var answer = ClientAnswer(
      status, text.replacing("! " + line.printable, with: confirmation), items: items)
    answer.question = question
    return answer
  }
}
