import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// The clocks of several rooms on one screen, for an office.
///
/// Each room has its own display, which counts by itself; the screen shows a small picture of it.
/// Nothing is announced.
package struct RoomsConsole: Console, Sendable {
  /// A room that was heard of.
  private struct FollowedRoom {
    var display: DisplayConsole
    /// Whether its clock is there.
    var isOnline = true

    var presence: RoomTile.Presence {
      guard isOnline else { return .offline }
      return display.silence.map { .silent(TimeText.plain(Int($0.components.seconds))) } ?? .online
    }
  }

  /// The maximum number of rooms; further ones are ignored.
  package static let maxRooms = 100

  /// The terminal's size.
  package private(set) var size: Size
  /// What the terminal can show.
  package let capabilities: Capabilities
  private let options: DisplayConsole.Options
  private var moment: Moment
  private var rooms: [String: FollowedRoom] = [:]
  /// Why no room can be shown, or nothing new, in words.
  private var fault: String?
  private var effects: [Effect] = []
  private var display = RoomsDisplay()

  /// Creates a view that knows no room yet; a clock that does not name its room has that of the
  /// options.
  package init(
    _ options: DisplayConsole.Options, size: Size, capabilities: Capabilities, moment: Moment
  ) {
    self.options = options
    self.size = size
    self.capabilities = capabilities
    self.moment = moment
  }

  // MARK: What happens

  package mutating func advance(to moment: Moment, before event: Event) {
    self.moment = moment
    for name in rooms.keys { _ = rooms[name]?.display.update(.timePassed, at: moment) }
  }

  package mutating func handle(_ input: Input) {
    if input.endsDisplay { effects.append(.end(.finished)) }
  }

  package mutating func resize(to size: Size) {
    self.size = size
    effects.append(.ask(.size(size)))
  }

  package mutating func receive(_ message: ClockMessage) {
    switch message {
    case .lost(let reason):
      // Without its connection nothing is known of any room.
      for name in rooms.keys { rooms[name]?.isOnline = false }
      fault = reason ?? fault
    case .unreadable(let reason): fault = reason
    case .stage, .leadership, .heard, .offset, .items, .desk: receive(message, of: options.room)
    }
  }

  package mutating func receive(_ message: ClockMessage, of name: String) {
    guard rooms[name] != nil || rooms.count < Self.maxRooms else { return }
    fault = nil
    var room =
      rooms[name]
      ?? FollowedRoom(
        display: DisplayConsole(
          options, size: Size(columns: 1, rows: 1), capabilities: capabilities, moment: moment))
    _ = room.display.update(.message(.clock(message)), at: moment)
    if case .lost = message { room.isOnline = false } else { room.isOnline = true }
    rooms[name] = room
  }

  package mutating func settle() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  // MARK: What is seen

  /// The rooms, by their names.
  private var tiles: [RoomTile] {
    rooms.sorted { $0.key < $1.key }.map { name, room in
      RoomTile(name, room.presence, room.display.talkScene)
    }
  }

  /// The screen as it is now.
  package mutating func draw() -> Canvas {
    let waiting = rooms.isEmpty ? [options.language.phrases.waitingForRooms] : []
    let words = fault.map { [(waiting + [$0]).joined(separator: "   "), $0] } ?? []
    let scene = RoomsScene(
      tiles, saying: words + waiting, at: moment.timeOfDay, in: size, capabilities, options.look,
      options.language)
    return display.frame(of: scene).canvas
  }

  /// Each room in words, such as `12:34 YELLOW`, by its name; those without a talk are left out
  /// while they are online.
  package mutating func texts() -> [(room: String, text: String)] {
    rooms.keys.sorted().compactMap { name in
      guard let room = rooms[name] else { return nil }
      // The only clock is counted on for, as a display does.
      guard room.isOnline || name == options.room else {
        return (name, options.language.phrases.offline)
      }
      guard room.display.hasStage else { return nil }
      return rooms[name]?.display.picture().title.map { (name, $0) }
    }
  }

  // MARK: What comes by itself

  /// When something changes on the screen, in real time.
  package var nextWake: Timestamp? {
    (rooms.values.compactMap(\.display.nextWake) + [moment.nextMinute]).min()
  }
}
