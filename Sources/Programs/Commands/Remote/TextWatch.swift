package import Platform
import Room
package import SpeechAnnouncement
import StageRenderer
import TimerEngine

/// A display that consists only of words: the time and the phase, for each room if there are
/// several.
package struct TextWatch {
  private let start = ContinuousClock.now
  /// The name of the only room, which its lines leave out.
  private let onlyRoom: String
  private var client: StageClient
  private var console: RoomsConsole
  private var last: [String] = []
  /// Why there is no time to show, as the clock or the command said last; `nil` if neither did.
  package private(set) var fault: String?
  /// Whether the connection has ended since a clock was heard.
  private var isLost = false
  /// Whether a fault is under way that was reported.
  private var isFaultReported = false
  /// What is wrong if a connection ends without a word; `nil` if that only means that there is no
  /// clock.
  private let unexplained: String?

  /// Begins to follow the clocks at the other end of a transport.
  ///
  /// - Parameters:
  ///   - transport: the connection to the clocks.
  ///   - room: the room whose clock it must be, except over a broker; `nil` for any.
  ///   - language: the language of the lines while there is no clock.
  ///   - isDisplay: whether operators see it in their list of displays.
  package init(
    _ transport: StageClient.Transport, of room: String?, in language: Language, isDisplay: Bool
  ) {
    var options = DisplayConsole.Options()
    options.room = ""
    options.language = language
    onlyRoom = options.room
    let size = Client.noPicture
    // A command that has ended is noticed when it is read.
    if case .command = transport {
      Signals.ignoreBrokenPipes()
      unexplained = "The command of --via has ended. Run it alone to see why."
    } else {
      unexplained = nil
    }
    client = StageClient(
      transport, name: "watch", as: isDisplay ? .display : .remote, size: size, of: room)
    console = RoomsConsole(
      options, size: size, capabilities: Capabilities(),
      moment: Moment(.start, timeOfDay: WallClock.timeOfDay, wallClock: WallClock.now))
  }

  /// Waits for the next change, but not beyond a moment; returns the lines that have changed.
  package mutating func next(upTo end: ContinuousClock.Instant? = nil) -> [String] {
    let wakes = [console.nextWake, client.nextWake].compactMap { $0 }.map { $0.sinceStart - passed }
    let left = (wakes + [end.map { ContinuousClock.now.duration(to: $0) }].compactMap { $0 }).min()
    let isReadable = poll(client.descriptor, .readable, upTo: max(.zero, left ?? .seconds(60)))
    _ = console.update(.timePassed, at: moment)
    for message in client.drain(isReadable: isReadable, at: Timestamp(sinceStart: passed)) {
      _ = console.update(.message(message), at: moment)
      note(message)
    }
    let lines = lines
    defer { last = lines }
    return lines.filter { !last.contains($0) }
  }

  private mutating func note(_ message: RoomMessage) {
    if case .clock(.lost) = message { isLost = true }
    switch message {
    case .clock(.lost(let reason?)), .clock(.unreadable(let reason)): fault = reason
    case .clock(.stage), .room(_, .stage): (fault, isLost, isFaultReported) = (nil, false, false)
    case .clock, .room: break
    }
  }

  /// Why there is no time to show: once, until a clock was heard again.
  ///
  /// Each attempt may fail for another reason, so only the first is returned.
  package mutating func newFault() -> String? {
    guard !isFaultReported, let fault = fault ?? (isLost ? unexplained : nil) else { return nil }
    isFaultReported = true
    return fault
  }

  /// The current lines.
  package var lines: [String] {
    var console = console
    return console.texts().map { room, text in room == onlyRoom ? text : "\(room) \(text)" }
  }

  /// Ends the connection, and the command that makes it.
  package mutating func finish() { client.finish() }

  private var passed: Duration { start.duration(to: .now) }

  private var moment: Moment {
    Moment(
      Timestamp(sinceStart: passed), timeOfDay: WallClock.timeOfDay, wallClock: WallClock.now)
  }
}
