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

  /// Takes the time that has passed into account, then an event.
  package mutating func update(_ event: Event, at moment: Moment) -> [Effect] {
    self.moment = moment
    for name in rooms.keys { _ = rooms[name]?.display.update(.timePassed, at: moment) }
    switch event {
    case .resized(let size):
      self.size = size
      return [.ask(.size(size))]
    case .input(.key(.character("q"))), .input(.key(.interrupt)): return [.end(.finished)]
    case .room(let name, let message): show(message, of: name)
    case .clock(.lost(let reason)):
      // Without its connection nothing is known of any room.
      for name in rooms.keys { rooms[name]?.isOnline = false }
      fault = reason ?? fault
    case .clock(.unreadable(let reason)): fault = reason
    case .clock(let message): show(message, of: options.room)
    default: break
    }
    return []
  }

  private mutating func show(_ message: ClockMessage, of name: String) {
    guard rooms[name] != nil || rooms.count < Self.maxRooms else { return }
    fault = nil
    var room =
      rooms[name]
      ?? FollowedRoom(
        display: DisplayConsole(
          options, size: Size(columns: 1, rows: 1), capabilities: capabilities, moment: moment))
    _ = room.display.update(.clock(message), at: moment)
    if case .lost = message { room.isOnline = false } else { room.isOnline = true }
    rooms[name] = room
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
