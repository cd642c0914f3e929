package import StageDisplay
package import TimerEngine

/// What a desk has to know of a clock beside the stage, until something happens.
///
/// With the stage it is all that an operator's screen shows of a clock.
package struct DeskState: Hashable, Sendable {
  /// The number of changes that were ever recorded for undo.
  package var changeCount = 0
  /// Whether somebody has sent the message that covers the digits, so that it is no mark's text.
  package var showsMessage = false
  /// The slot whose preset has the times of the talk; `nil` if there is none.
  package var slot: Int?
  /// All presets that can be loaded.
  package var presets: [Preset] = []
  /// The messages that keys send, by their numbers, 1 to 9.
  package var storedMessages: [Int: StoredMessage] = [:]
  /// The displays and desks: first the lost ones, then the silent ones.
  package var displays: [DisplayLine] = []
  /// Whether a display shows the stage.
  package var hasDisplay = false
  /// What has happened last, the newest first.
  package var events: [EventLine] = []
  /// The time since 1970 by the clock's wall clock, at the origin of its real time.
  package var wallClock = Duration.zero
  /// By how much the clock's time of day is ahead of UTC, in whole minutes.
  package var zone = Duration.zero
  /// The time of a rehearsed rundown, since 1970, at the origin of the talk's time; `nil` if none is
  /// rehearsed.
  package var rehearsalStart: Duration?
  /// The rundown that the talk belongs to; `nil` without one, and at a desk until it has all items.
  package var rundown: Rundown?
  /// The handle of the rundown's loaded item; `nil` if none is loaded.
  package var loadedHandle: Int?

  /// Creates the state of a clock of which nothing is known.
  package init() {}
}

extension DeskState {
  /// A wall clock that differs by less from what desks know is not told anew.
  private static let precision = Duration.milliseconds(100)

  /// The state that a view shows, with the wall clock of an earlier one if that is still right.
  init(of view: ClockView, since earlier: DeskState?) {
    changeCount = view.changeCount
    showsMessage = view.session.showsMessage
    slot = view.slot
    presets = view.session.presets.all.presets
    storedMessages = view.storedMessages
    displays = view.displays
    hasDisplay = view.hasDisplay
    events = view.events
    rundown = view.session.rundown
    loadedHandle = rundown?.current?.handle
    rehearsalStart = view.session.rehearsalStart
    let moment = view.moment
    let wall = moment.wallClock - moment.real.sinceStart
    let known = earlier.map { wall - $0.wallClock } ?? Self.precision
    wallClock =
      known < Self.precision && .zero - known < Self.precision
      ? earlier?.wallClock ?? wall : wall
    zone = Self.zone(at: moment)
  }

  private static let day = Duration.seconds(86_400)

  /// The two clocks are not read at the same instant, so the difference is rounded.
  private static func zone(at moment: Moment) -> Duration {
    let minutes = ((moment.timeOfDay - moment.wallClock) / .seconds(60)).rounded()
    return timeOfDay(of: .seconds(60) * Int(minutes))
  }

  /// What has passed since the midnight before a time.
  private static func timeOfDay(of time: Duration) -> Duration {
    let second = time.components.seconds
    let day = day.components.seconds
    return time - .seconds(second - ((second % day) + day) % day)
  }

  /// The moment at a clock that tells this, at moments of its real time and of its talk's time.
  package func moment(talk: Timestamp, real: Timestamp) -> Moment {
    let wall = real.sinceStart + wallClock
    return Moment(talk, real: real, timeOfDay: Self.timeOfDay(of: wall + zone), wallClock: wall)
  }
}

/// What a desk asks of its clock.
package struct DeskRequest: Hashable, Sendable {
  /// What it asks for.
  package enum Act: Hashable, Sendable {
    /// Execute a command; the sender agrees to lose what its consent says, and `continuesStep` says
    /// whether it is one of many steps in quick succession.
    case give(Command, Consent, continuesStep: Bool)
    /// Undo the desk's own last change without a notice, if it is the first after this many.
    case takeBack(to: Int)
  }

  /// The talk as the operator has seen it, which may have changed before the clock reads this.
  package struct Seen: Hashable, Sendable {
    /// Whether it ran.
    package var run: RunState
    /// The number of its segment, from 1.
    package var segment: Int
    /// The handle of the loaded item; `nil` if none was loaded.
    package var item: Int?
    /// How many changes were recorded for undo.
    package var changeCount: Int
    /// Whether the screen was black.
    package var isBlackedOut: Bool
    /// Whether a message was shown in place of the digits.
    package var showsMessage: Bool

    /// Creates it.
    package init(
      run: RunState, segment: Int, item: Int?, changeCount: Int, isBlackedOut: Bool,
      showsMessage: Bool
    ) {
      (self.run, self.segment) = (run, segment)
      (self.item, self.changeCount) = (item, changeCount)
      (self.isBlackedOut, self.showsMessage) = (isBlackedOut, showsMessage)
    }
  }

  /// The number of the desk's connection.
  package var client = 0
  /// The desk's name, made printable; empty if it is not known.
  package var name = ""
  /// The number of the request, which the answer repeats.
  package let number: Int
  /// The moment of the session's time, in microseconds, after which it is not executed; `nil` for any time.
  package let deadline: Int64?
  /// What the operator has seen.
  package let seen: Seen
  /// What it asks for.
  package let act: Act

  /// Creates a request.
  package init(number: Int, deadline: Int64? = nil, seen: Seen, _ act: Act) {
    (self.number, self.deadline, self.seen, self.act) = (number, deadline, seen, act)
  }

  /// Who gives it.
  var sender: Sender { .desk(id: client, name: name.isEmpty ? "#\(client)" : name) }
}

/// What a desk receives from its clock, beside what a display does.
package enum DeskMessage: Hashable, Sendable {
  /// What it knows beside the stage.
  case state(DeskState)
  /// What an operator's screen is told.
  case news(ClockNews)
  /// What came of a request of this number; `nil` if the clock has read it after its deadline.
  case reply(CommandReply?, to: Int)
  /// A request of this number could not be sent.
  case unsent(Int)
}

extension ClockView {
  /// The talk as it is seen here.
  package var seen: DeskRequest.Seen {
    DeskRequest.Seen(
      run: snapshot.run.state, segment: snapshot.segmentIndex + 1,
      item: loadedHandle, changeCount: changeCount, isBlackedOut: session.isBlackedOut,
      showsMessage: session.showsMessage)
  }
}
