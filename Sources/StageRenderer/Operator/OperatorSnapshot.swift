package import SpeechAnnouncement

/// What the operator view shows beside the clock and its status line.
///
/// A value that is ready to be drawn: times of day are since midnight in the operator's zone.
package struct OperatorSnapshot: Equatable, Sendable {
  /// The rundown; `nil` if there is none.
  package var agenda: Agenda?
  /// The displays that are connected, and those that were lost; the most urgent first.
  package var displays: [DisplayRow] = []
  /// What has happened last, the newest first.
  package var events: [EventRow] = []
  /// The time of day, and when a running talk is up; the longest form first.
  package var timesOfDay: [String] = []

  /// Creates a snapshot without a rundown, displays and events.
  package init() {}
}

/// The rundown as the operator view shows it.
package struct Agenda: Equatable, Sendable {
  /// The rundown's name; empty if it has none.
  package var name: String
  /// How late the current item is and when the session ends, the longest form first; empty if that
  /// is not known.
  package var state: [String]
  /// The items in order.
  package var lines: [AgendaRow]
  /// What would bring the session back on time, and what would stay late all the same; empty if it
  /// is on time.
  package var offer: [String] = []

  package init(name: String, state: [String] = [], lines: [AgendaRow] = []) {
    self.name = name
    self.state = state
    self.lines = lines
  }
}

/// An item of the rundown.
package struct AgendaRow: Equatable, Sendable {
  /// Where the item is in the session.
  package enum State: Hashable, Sendable {
    /// It has ended, or was skipped.
    case past
    /// It is loaded or under way.
    case now
    /// It follows the current one.
    case next
    /// It comes later.
    case later
  }

  /// Where the item is in the session.
  package var state: State
  /// The title, and the speaker if there is one, as one text.
  package var title: String
  /// How long it takes, or took, in seconds.
  package var length: Int
  /// The planned start, as a time of day; `nil` if there is none.
  package var planned: Duration?
  /// The start that is expected now, or the actual one of an item that has started; `nil` if it is
  /// not known.
  package var start: Duration?
  /// The actual end of an item that has ended; `nil` before.
  package var end: Duration?
  /// The time of day at which the item must end; `nil` if it need not.
  package var hardEnd: Duration?
  /// Who speaks, or else the title.
  package var name = ""
  /// What is done for it before it starts, such as its microphone; empty if there is nothing.
  package var call = ""
  /// What only the operator reads; empty if there is nothing.
  package var note = ""

  /// Creates an item.
  package init(
    _ state: State, _ title: String, length: Int, planned: Duration? = nil,
    start: Duration? = nil, end: Duration? = nil, hardEnd: Duration? = nil
  ) {
    self.state = state
    self.title = title
    self.length = length
    self.planned = planned
    self.start = start
    self.end = end
    self.hardEnd = hardEnd
  }
}

/// A display that is connected or was lost.
package struct DisplayRow: Hashable, Sendable {
  /// How it is connected.
  package enum State: String, CaseIterable, Hashable, Sendable {
    case connected
    /// Its connection is there, but it does not answer any more.
    case silent
    /// Its connection has ended unexpectedly.
    case lost
  }

  /// What it calls itself.
  package var name: String
  /// The size of its screen; `nil` if it is not known.
  package var size: Size?
  /// How far its time may be off; `nil` if it is not known.
  package var clockError: Duration?
  /// Since when it is connected or does not answer, or when it was lost, as a time of day.
  package var since: Duration
  /// How it is connected.
  package var state: State

  /// Creates a line.
  package init(
    name: String, size: Size?, clockError: Duration?, since: Duration,
    _ state: State = .connected
  ) {
    self.name = name
    self.size = size
    self.clockError = clockError
    self.since = since
    self.state = state
  }

  /// The texts of its columns: name, size, how far its time may be off, and since when.
  package func texts(in phrases: Phrases, isUnicode: Bool) -> [String] {
    let time = Words.timeOfDay(since)
    let clockError = clockError.map {
      (isUnicode ? "±" : "+-") + "\(Int(($0 / .milliseconds(1)).rounded(.up))) ms"
    }
    let connection =
      switch state {
      case .connected: phrases.since(time)
      case .silent: phrases.silent(since: time)
      case .lost: phrases.lost(at: time)
      }
    // What has no terminal, such as a web page, has no size.
    let size = size.flatMap { $0.columns > 0 ? "\($0.columns)x\($0.rows)" : nil }
    return [
      name, size ?? "", state == .connected ? clockError ?? "" : "",
      connection,
    ]
  }
}

/// Something that has happened.
package struct EventRow: Hashable, Sendable {
  /// The time of day at which it happened.
  package var time: Duration
  /// What happened, with the name of the client that commanded it.
  package var text: String

  /// Creates a line.
  package init(time: Duration, text: String) {
    self.time = time
    self.text = text
  }
}
