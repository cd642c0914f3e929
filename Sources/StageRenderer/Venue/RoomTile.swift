package import SpeechAnnouncement
import TimerEngine

/// A room as an office sees it.
package struct RoomTile: Sendable {
  /// Whether its clock can be heard.
  package enum Presence: Hashable, Sendable {
    /// Its clock is there.
    case online
    /// Its clock should be there, but nothing was heard of it for this time, in digits.
    case silent(String)
    /// Its clock is gone, or has not come yet.
    case offline
  }

  /// The room's name.
  let name: String
  let presence: Presence
  /// What a display of the room shows; `nil` where no talk is known.
  let scene: Scene?

  package init(_ name: String, _ presence: Presence, _ scene: Scene?) {
    self.name = name
    self.presence = presence
    self.scene = scene
  }

  /// By how many seconds the room's rundown is late, or early if negative; less than a minute
  /// counts as on time.
  var lateBy: Int {
    let lateBy = scene?.stage.rundown?.lateBy ?? 0
    return abs(lateBy) < 60 ? 0 : lateBy
  }

  /// How soon somebody has to look at the room, the most urgent first.
  private enum Urgency: Int {
    case overtime
    /// Nothing is heard of a talk that ran.
    case lost
    case late
    case none
    case closed
  }

  private var urgency: Urgency {
    let isRunning = scene?.talk.isRunning == true
    switch presence {
    case .silent: return .lost
    case .offline: return isRunning ? .lost : .closed
    case .online:
      if isRunning, let scene, scene.remainingSecond < 0 { return .overtime }
      return lateBy > 0 ? .late : .none
    }
  }

  /// The rooms in the order in which somebody has to look at them; equal ones keep theirs.
  static func ordered(_ rooms: [RoomTile]) -> [RoomTile] {
    rooms.enumerated().sorted { first, second in
      (first.element.urgency.rawValue, first.offset)
        < (second.element.urgency.rawValue, second.offset)
    }.map(\.element)
  }
}

/// All that the view of several rooms is drawn from.
package struct RoomsScene: Sendable {
  let rooms: [RoomTile]
  let words: [String]
  let timeOfDay: Duration
  let size: Size
  let capabilities: Capabilities
  let look: Look
  let language: Language

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - rooms: the rooms; those that need attention are shown first, and the others in this order.
  ///   - words: what is told on the status line, the longest form first.
  ///   - timeOfDay: the time since midnight.
  ///   - size: the terminal's size.
  ///   - capabilities: what the terminal can show.
  ///   - look: the colours and the glyphs.
  ///   - language: the language of all words, whatever each room's own one is.
  package init(
    _ rooms: [RoomTile], saying words: [String], at timeOfDay: Duration, in size: Size,
    _ capabilities: Capabilities, _ look: Look, _ language: Language
  ) {
    self.rooms = RoomTile.ordered(rooms)
    self.words = words
    self.timeOfDay = timeOfDay
    self.size = size
    self.capabilities = capabilities
    self.look = look
    self.language = language
  }

  /// The scene of a room's talk in a place of this size: nothing covers or hides the time.
  func talk(of room: RoomTile, in size: Size) -> Scene? {
    guard let scene = room.scene?.forOperator else { return nil }
    var stage = scene.stage
    (stage.look, stage.language) = (look, language)
    var talk = Scene(stage, at: scene.moment, in: size, capabilities)
    talk.isApproximate = scene.isApproximate
    return talk
  }
}
