package import TimerEngine

/// How to look at a watched file.
///
/// A look finds out the state of the file. After each change of the file, the state is different.
package enum FileLook<State: Hashable & Sendable>: Hashable, Sendable {
  /// Only look.
  case look
  /// Read the file if it still has this state.
  case readSettled(State)
  /// Read the file unless it has this state.
  case readChanged(from: State)
  /// Read the file in any case.
  case asked

  /// Whether a file in this state is read.
  package func reads(_ state: State) -> Bool {
    switch self {
    case .look: false
    case .readSettled(let expected): state == expected
    case .readChanged(from: let known): state != known
    case .asked: true
    }
  }

  /// Whether the file is not read if it changes meanwhile.
  package var needsRest: Bool {
    switch self {
    case .look, .readSettled: true
    case .readChanged, .asked: false
    }
  }
}

/// Decides when a watched file is looked at and read again.
///
/// A signal of the watch leads to a look. A file that has changed is read once its state has been
/// the same for a second: then it is written completely. A file that changes all the time is read
/// after ten seconds. Once a minute there is a look without a signal, because not every change can
/// be watched, as on a disk of another machine.
///
/// Looks are the caller's, one at a time: `nextLook(at:)` begins one, and its outcome ends it.
package struct RereadSchedule<State: Hashable & Sendable>: Sendable {
  /// How long a file must not change before it is read.
  private static var restTime: Duration { .seconds(1) }
  /// How long a file is not read because it changes.
  private static var maxChangeTime: Duration { .seconds(10) }
  /// For how long the watch is not heard after a signal, so that a flood of signals costs little.
  private static var signalPause: Duration { .milliseconds(250) }
  /// When a new content is read again.
  ///
  /// Some file systems keep times in steps of two seconds, and a second change within a step
  /// changes no state.
  private static var secondReadingDelay: Duration { .seconds(3) }
  /// The time between two looks without a signal.
  private static var regularInterval: Duration { .seconds(60) }
  /// How much a look without a signal may be early if the program is awake, and late if it is not.
  private static var tolerance: Duration { .milliseconds(500) }

  /// The state in which the file was read.
  package private(set) var known: State
  /// A change that was not read yet.
  private struct Change {
    /// The state at the last look, and since when it has been that.
    let state: State
    let since: Timestamp
    /// When the first change was seen.
    let first: Timestamp

    var settles: Timestamp { since + restTime }
    var isReadBy: Timestamp { first + maxChangeTime }
  }

  private var change: Change?
  private var secondReading: Timestamp?
  /// The last look without a signal; `nil` if the file is read only on request.
  private var lastRegularLook: Timestamp?
  private var lastWake = Timestamp.start
  private var hasSignal = false
  private var isAsked = false
  /// When the watch is heard again after a signal.
  private var pauseEnd: Timestamp?
  /// Whether a look has begun whose outcome is unknown.
  package private(set) var isLooking = false

  /// Creates the schedule of a file that was read in a state.
  ///
  /// - Parameters:
  ///   - known: the state.
  ///   - start: when the watch begins; `nil` if the file is read only on request.
  package init(known: State, watchedSince start: Timestamp?) {
    self.known = known
    lastRegularLook = start
    lastWake = start ?? .start
  }

  /// Whether signals of the watch are waited for.
  package var listens: Bool { lastRegularLook != nil && pauseEnd == nil }

  /// Whether there is a reason for another look than the one that has begun.
  package var wantsNextLook: Bool { isLooking && (hasSignal || isAsked) }

  /// The next time at which `nextLook(at:)` has something to do.
  package var nextWake: Timestamp? {
    guard !isLooking else { return [ownRegularWake, pauseEnd].compactMap { $0 }.min() }
    return [
      ownRegularWake, pauseEnd, secondReading, change?.settles, change?.isReadBy,
      hasSignal || isAsked ? .start : nil,
    ].compactMap { $0 }.min()
  }

  /// When to wake for a look without a signal.
  ///
  /// An idle clock wakes once a minute to change what it shows. The look comes at the same wake,
  /// after at most two minutes for the first time.
  private var ownRegularWake: Timestamp? {
    lastRegularLook.map { max($0, lastWake) + Self.regularInterval + Self.tolerance }
  }

  /// Notes a signal of the watch.
  package mutating func noteSignal(at now: Timestamp) {
    hasSignal = true
    pauseEnd = now + Self.signalPause
  }

  /// Notes that somebody wants the file to be read.
  package mutating func ask() { isAsked = true }

  /// Begins the look that is due; call it at every wake, whatever has caused it.
  ///
  /// - Parameter now: real time.
  /// - Returns: the look; `nil` if none is due, or one has begun.
  package mutating func nextLook(at now: Timestamp) -> FileLook<State>? {
    if let pauseEnd, pauseEnd <= now { self.pauseEnd = nil }
    let isRegular = isRegularLookDue(at: now)
    if isRegular { lastRegularLook = now }
    lastWake = now
    let isDue = hasSignal || isRegular
    guard !isLooking, let look = dueLook(at: now, isDue: isDue) else { return nil }
    (isLooking, hasSignal) = (true, false)
    return look
  }

  private func isRegularLookDue(at now: Timestamp) -> Bool {
    guard let lastRegularLook else { return false }
    return lastRegularLook + Self.regularInterval - Self.tolerance <= now
  }

  private mutating func dueLook(at now: Timestamp, isDue: Bool) -> FileLook<State>? {
    if isAsked {
      isAsked = false
      return .asked
    }
    if let change {
      if change.isReadBy <= now { return .readChanged(from: known) }
      if change.settles <= now { return .readSettled(change.state) }
    } else if let secondReading, secondReading <= now {
      self.secondReading = nil
      return .readSettled(known)
    }
    return isDue ? .look : nil
  }

  /// Ends a look at which the file was not read.
  package mutating func noteLook(_ state: State, at now: Timestamp) {
    isLooking = false
    if state == known {
      change = nil
    } else if state != change?.state {
      change = Change(state: state, since: now, first: change?.first ?? now)
      secondReading = nil
    }
  }

  /// Ends a look at which the file was read.
  ///
  /// - Parameters:
  ///   - state: its state before that.
  ///   - isNew: whether its content is another one than before.
  ///   - now: real time.
  package mutating func noteReading(_ state: State, isNew: Bool, at now: Timestamp) {
    isLooking = false
    known = state
    change = nil
    if isNew, lastRegularLook != nil { secondReading = now + Self.secondReadingDelay }
  }
}
