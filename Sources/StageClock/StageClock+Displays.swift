import SpeechAnnouncement
import StageDisplay
import TerminalCanvas
import TimerEngine

// The displays and other clients that are connected.
extension StageClock {
  /// Adopts the list of connected clients.
  mutating func handle(_ clients: [Client]) {
    let watching = { (clients: [Client]) in Set(clients.filter(\.isWatching).map(\.id)) }
    // A new watcher gets the stage even if that has not changed.
    if !watching(clients).isSubset(of: watching(self.clients)) { published = nil }
    self.clients = clients
    tellReturnedDisplays()
  }

  func name(of client: Client) -> String {
    client.name.isEmpty ? "#\(client.id)" : client.name
  }

  /// Handles a change of the connection to a display.
  mutating func handle(_ change: DisplayChange, of display: Client) {
    let name = name(of: display)
    switch change {
    case .closed:
      forget(display)
      notify(.displays(.left(name)))
    case .lost: lose(display)
    case .silent: notify(.displays(.silent(name)), for: .seconds(10))
    case .responsive: notify(.displays(.back(name)))
    }
  }

  /// Records a display whose connection has ended, so that its return can be reported.
  ///
  /// It is not lost if it is connected again already, because the end of the old connection was noticed
  /// late.
  private mutating func lose(_ display: Client) {
    forget(display)
    guard !clients.contains(where: { $0.isSuccessor(of: display) }) else { return }
    lostDisplays.append((display, dayTime()))
    if lostDisplays.count > Self.maxLostDisplays { lostDisplays.removeFirst() }
    notify(.displays(.lost(name(of: display))), for: .seconds(10))
  }

  private mutating func forget(_ display: Client) {
    lostDisplays.removeAll { $0.client.name == display.name }
  }

  /// Reports which of the lost displays are connected again.
  mutating func tellReturnedDisplays() {
    for (lost, _) in lostDisplays where clients.contains(where: { $0.isSuccessor(of: lost) }) {
      lostDisplays.removeAll { $0.client.id == lost.id }
      notify(.displays(.back(name(of: lost))))
    }
  }

  private static let maxLostDisplays = 8

  // MARK: Lists as lines of text

  /// The displays, one text each.
  var displayTexts: [String] {
    displayLines.map { display in
      var display = display
      display.name = phrases.quoted(display.name)
      return display.texts(in: phrases, isUnicode: capabilities.isUnicode).filter { !$0.isEmpty }
        .joined(separator: phrases.comma)
    }
  }

  /// The last events as clients get them, one text each, in order.
  var eventTexts: [String] {
    journal.lines.reversed().map {
      phrases.alone(timeOfDay: Words.timeOfDayWithSeconds($0.time)) + " " + $0.text
    }
  }

  /// Lists the last events: as lines in order, or on the status line with the newest first.
  mutating func tellEvents() {
    let texts = journal.lines.map {
      phrases.alone(timeOfDay: Words.timeOfDayWithSeconds($0.time)) + phrases.comma + $0.text
    }
    tell(
      capabilities.hasScreen ? texts : texts.reversed(), as: phrases.lines.event, ifEmpty: .noEvent)
  }

  /// Lists several texts: on the status line, or without a screen each on a line of its own.
  mutating func tell(_ texts: [String], as word: String, ifEmpty notice: Notice.DisplayNotice) {
    guard !texts.isEmpty else { return notify(.displays(notice)) }
    guard !capabilities.hasScreen else { return show(.displays(.list(texts)), for: .seconds(10)) }
    for text in texts { emit(.listed, saying: phrases.line(word, text)) }
  }

  /// The displays: first the lost ones, then the silent ones.
  var displayLines: [DisplayLine] {
    let lost = lostDisplays.map { client, time in
      DisplayLine(name: name(of: client), size: client.size, clockError: nil, since: time, .lost)
    }
    let displays = clients.filter { $0.kind == .display }
    let (silent, others) = (
      displays.filter { $0.silentSince != nil }, displays.filter { $0.silentSince == nil }
    )
    return lost
      + (silent + others).map { client in
        let since = client.silentSince ?? client.since
        return DisplayLine(
          name: name(of: client), size: client.size, clockError: client.clockError,
          since: dayTime(after: .zero - (realNow - since) * speed),
          client.silentSince == nil ? .connected : .silent)
      }
  }
}

extension Client {
  /// Whether it is the same display after another connection.
  fileprivate func isSuccessor(of other: Client) -> Bool {
    kind == .display && name == other.name && id > other.id
  }
}
