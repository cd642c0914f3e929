import StageRenderer
import TimerEngine

/// What a desk knows in addition to the stage, on the wire.
///
/// A line has what has changed since the last one of the same connection; the first one has all of
/// it. Times of day and lengths are in whole seconds, and other times in microseconds. Keys may
/// only be added, never changed or removed.
package struct WireDesk: Hashable, Sendable {
  /// The snapshot to which it belongs: its session, and its number there.
  var session: String?
  var snapshot: Int?
  /// Whether all items of the rundown have come as they are; `false` if more of them follow.
  var isWhole: Bool?
  /// The number of changes that were ever recorded for undo.
  var changes: Int?
  /// Whether somebody has sent the message that is shown; `false` if it is the text of a mark.
  var message: Bool?
  /// The slot whose preset has the times of the talk; 0 if there is none.
  var slot: Int?
  /// All presets that can be loaded.
  var presets: [WirePreset]?
  /// The stored messages, by their numbers.
  var messages: [Int: StoredMessage]?
  var displays: [DisplayRow]?
  /// Whether a display shows the stage.
  var isWatched: Bool?
  /// The last events, the newest first.
  var events: [EventRow]?
  /// What has happened since the last line, the newest first, in place of `events`.
  var newEvents: [EventRow]?
  /// Whether the items come with their notes; `false` if a bridge leaves them out.
  var notes: Bool?
  /// What to add to the session's time for the time since 1970 by the clock's wall clock.
  var wallClock: Int64?
  /// By how much the clock's time of day is ahead of UTC.
  var zone: Duration?
  /// What to add to the session's time, times the speed, for the time of a rehearsed rundown.
  var rehearsal: Int64?
  var rundown: WireRundown?

  /// What is different from an earlier state; without one, everything.
  func changes(since earlier: WireDesk?) -> WireDesk {
    guard let earlier else { return self }
    func new<Value: Equatable>(_ field: KeyPath<WireDesk, Value?>) -> Value? {
      self[keyPath: field] == earlier[keyPath: field] ? nil : self[keyPath: field]
    }
    var desk = WireDesk()
    (desk.session, desk.snapshot) = (new(\.session), new(\.snapshot))
    desk.isWhole = new(\.isWhole)
    (desk.changes, desk.message, desk.slot) = (new(\.changes), new(\.message), new(\.slot))
    (desk.presets, desk.messages) = (new(\.presets), new(\.messages))
    (desk.displays, desk.isWatched) = (new(\.displays), new(\.isWatched))
    (desk.wallClock, desk.zone) = (new(\.wallClock), new(\.zone))
    (desk.rehearsal, desk.rundown) = (new(\.rehearsal), new(\.rundown))
    if let events = new(\.events) {
      desk.newEvents = Self.new(in: events, since: earlier.events ?? [])
      desk.events = desk.newEvents == nil ? events : nil
    }
    return desk
  }

  /// The events that come before those of an earlier list, the newest first; `nil` if they do not
  /// make the whole of the new list.
  private static func new(in events: [EventRow], since earlier: [EventRow]) -> [EventRow]? {
    (0..<events.count).lazy.map { Array(events.prefix($0)) }
      .first { all($0, before: earlier) == events }
  }

  private static func all(_ new: [EventRow], before earlier: [EventRow]) -> [EventRow] {
    Array((new + earlier).prefix(OperatorState.maxEvents))
  }

  /// Updates the values with those of a later line.
  mutating func merge(_ later: WireDesk) {
    (session, snapshot) = (later.session ?? session, later.snapshot ?? snapshot)
    isWhole = later.isWhole ?? isWhole
    changes = later.changes ?? changes
    message = later.message ?? message
    slot = later.slot ?? slot
    presets = later.presets ?? presets
    messages = later.messages ?? messages
    displays = later.displays ?? displays
    isWatched = later.isWatched ?? isWatched
    events = later.events ?? later.newEvents.map { Self.all($0, before: events ?? []) } ?? events
    notes = later.notes ?? notes
    wallClock = later.wallClock ?? wallClock
    zone = later.zone ?? zone
    rehearsal = later.rehearsal ?? rehearsal
    rundown = later.rundown ?? rundown
  }
}

/// A preset on the wire: what lists of presets show.
package struct WirePreset: Hashable, Sendable {
  /// What identifies it in a run of the clock: a command names it by that; absent for desks.
  package var id: String?
  /// Its number key.
  package var slot: Int?
  /// Its name; empty for a time without one.
  package var name: String
  /// Its length in seconds.
  package var length: Int
}

/// A rundown on the wire, without its items, which come one by one.
package struct WireRundown: Hashable, Sendable {
  var name: String
  /// The handles of the items in their order, as ranges: `1-3 12 4-11`.
  var order: String
  /// The index of the loaded item; the number of items once the rundown is over.
  var position: Int
  /// Whether it has only lengths.
  var isFloating: Bool
  /// What the clocks of the venue show: for each stretch its first second, and by how much they are
  /// ahead.
  var zone: [[Int]]

  /// The handles in their order; `nil` if the text cannot be read.
  var handles: [Int]? {
    var handles: [Int] = []
    for part in order.split(separator: " ") {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard 1...2 ~= ends.count, let first = ends[0], let last = ends[ends.count - 1],
        1...WireLimit.handles ~= first, first...WireLimit.handles ~= last,
        last - first < Rundown.maxRecordedItems - handles.count
      else { return nil }
      handles += first...last
    }
    return Set(handles).count == handles.count ? handles : nil
  }

  /// Handles as ranges.
  static func order(of handles: [Int]) -> String { handles.ranges(separator: " ") }
}

/// An item of a rundown on the wire.
///
/// Moments are in seconds of UTC since 1970, and lengths in seconds.
package struct WireItem: Hashable, Sendable {
  /// The number by which the operator names it.
  var handle: Int
  var isBreak: Bool?
  var title: String?
  var speaker: String?
  /// A note for the operator alone.
  var note: String?
  /// What the speaker has to know before the talk.
  var call: String?
  /// The name of its preset, and the lengths of its segments as planned.
  var preset: String?
  var segments: [Int]
  /// Its current length, if that is not the planned one.
  var length: Int?
  /// When it was planned to start and to end.
  var planned: [Int]
  var hardEnd: Int?
  var minimum: Int?
  var isInserted: Bool?
  var isSkipped: Bool?
  /// When it was started, and when it has ended.
  var start: Int?
  var end: Int?
}
