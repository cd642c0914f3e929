import SpeechAnnouncement
import StageRenderer
import TimerEngine

/// The clients that are connected, and the displays that were lost.
struct ConnectedClients: Sendable {
  private static let maxLost = 8

  /// All that are connected.
  private(set) var all: [Client] = []
  /// The displays whose connection has ended unexpectedly, and the time of day at which it did.
  private var lost: [(client: Client, time: Duration)] = []

  var displays: [Client] { all.filter { $0.kind == .display } }
  var desks: [Client] { all.filter { $0.kind == .desk } }
  /// Whether a display shows the stage.
  var hasDisplay: Bool { all.contains { $0.kind == .display && $0.showsPicture } }
  /// Whether an operator's screen is connected.
  var hasDesk: Bool { all.contains { $0.kind == .desk && $0.isWatching } }
  /// Whether anybody sees the stage with its messages: what `watch` prints is the time alone.
  var hasPicture: Bool { all.contains(where: \.showsPicture) }
  /// Whether anybody gets the stage.
  var hasWatcher: Bool { all.contains(where: \.isWatching) }

  /// Adopts the list of connected clients; returns those that begin to watch.
  mutating func adopt(_ clients: [Client]) -> [Client] {
    defer { all = clients }
    let watching = Set(all.filter(\.isWatching).map(\.id))
    return clients.filter { $0.isWatching && !watching.contains($0.id) }
  }

  /// Records a display whose connection has ended, so that its return can be reported; returns
  /// whether it is lost.
  ///
  /// It is not lost if it is connected again already, because the end of the old connection was
  /// noticed late.
  mutating func lose(_ display: Client, at timeOfDay: Duration) -> Bool {
    forget(display)
    guard !all.contains(where: { $0.isSuccessor(of: display) }) else { return false }
    lost.append((display, timeOfDay))
    if lost.count > Self.maxLost { lost.removeFirst() }
    return true
  }

  /// Forgets that displays of this name were lost.
  mutating func forget(_ display: Client) { lost.removeAll { $0.client.name == display.name } }

  /// Returns the lost displays that are connected again, which are not lost any more.
  mutating func takeReturned() -> [Client] {
    let returned = lost.map(\.client).filter { lost in all.contains { $0.isSuccessor(of: lost) } }
    lost.removeAll { lost in returned.contains { $0.id == lost.client.id } }
    return returned
  }

  /// The displays, first the lost ones, then the silent ones, and the desks.
  ///
  /// - Parameters:
  ///   - phrases: the texts of the language.
  ///   - timeOfDay: turns a moment of real time into a time of day.
  /// - Returns: one line each, with times in whole seconds.
  func lines(in phrases: Phrases, timeOfDay: (Timestamp) -> Duration) -> [DisplayRow] {
    let lost = lost.map { client, time in
      DisplayRow(
        name: client.shownName(in: phrases), size: client.size, clockError: nil,
        since: time.wholeSeconds, .lost)
    }
    let (silent, others) = (
      displays.filter { $0.silentSince != nil }, displays.filter { $0.silentSince == nil }
    )
    return lost
      + (silent + others + desks).map { client in
        DisplayRow(
          name: client.shownName(in: phrases), size: client.size, clockError: client.clockError,
          since: timeOfDay(client.silentSince ?? client.since).wholeSeconds,
          client.silentSince == nil ? .connected : .silent)
      }
  }
}

extension Duration {
  /// The same without a part of a second, as other processes get it.
  var wholeSeconds: Duration { .seconds(components.seconds) }
}

extension Client {
  /// Whether it shows the whole stage.
  fileprivate var showsPicture: Bool { isWatching && size != Self.noPicture }

  /// What it calls itself, or its number.
  var nameOrNumber: String { name.isEmpty ? "#\(id)" : name }

  /// How it is called among displays: `left`, or `left (desk)`.
  func shownName(in phrases: Phrases) -> String {
    kind == .desk ? phrases.desk(nameOrNumber) : nameOrNumber
  }

  /// Whether it is the same display or desk after another connection.
  fileprivate func isSuccessor(of other: Client) -> Bool {
    kind != .remote && kind == other.kind && name == other.name && id > other.id
  }
}
