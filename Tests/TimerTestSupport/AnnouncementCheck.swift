import Room
import StageRenderer
package import TimerEngine

/// A listener that hears from a simulated clock, and announces by itself.
package protocol SimulatedListener {
  /// Takes what arrives; returns the texts that it announces then.
  mutating func hear(_ message: SimulatedLink.Message, at now: Timestamp) -> [String]
  /// Lets time pass; returns the texts that it announces.
  mutating func wake(at now: Timestamp) -> [String]
  /// When it wants to wake.
  func nextWake(after now: Timestamp) -> Timestamp?
}

/// Lets a listener hear a random clock over a random link, and compares what both announce.
///
/// Each announcement of the clock must be made once by the listener, unless it is older than two
/// seconds when the listener wakes with the talk that brings it. A listener may announce what the
/// clock does not, only if it has not heard by then of the command that has prevented it.
package struct AnnouncementCheck {
  private static let maxAge = Duration.seconds(2)

  private let clock: SimulatedClock
  private let link: SimulatedLink
  private let maxLateness: Int
  /// When the listener sleeps, by its clock.
  private var sleep: ClosedRange<Timestamp>
  /// When the listener did something while it knew the time.
  private var wakes: [Timestamp] = []
  /// A course of which the listener has heard.
  private struct Hearing {
    let course: Int
    /// When it heard of it first.
    let at: Timestamp
    /// The last change of which that stage tells, in the session's time.
    let change: Timestamp
    /// Since when it knows the time as well.
    var known: Timestamp?
  }

  private var heard: [Hearing] = []
  private var said: [(text: String, at: Timestamp)] = []

  /// Creates a case.
  package init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    clock = SimulatedClock(&random)
    link = SimulatedLink(clock, &random)
    maxLateness = random.pick([0, 20, 300])
    let begin = SimulatedClock.start - SimulatedLink.difference + .milliseconds(random.below(6000))
    let length = random.below(3) > 0 ? 0 : random.pick([900, 1500, 2500, 6000, 30_000])
    sleep = begin...begin + .milliseconds(length)
    lateness = SplitMix64(seed: random.next())
  }

  // MARK: The run

  private var lateness: SplitMix64
  /// Whether the present connection has told the time.
  private var isSynced = false

  /// Runs at least three hundred random cases, each with a new listener; returns the problem of the
  /// first one that fails, or `nil`.
  package static func firstProblem(of listener: () -> some SimulatedListener) -> String? {
    for seed in randomSeeds(300) {
      var check = AnnouncementCheck(seed: seed)
      if let problem = check.problem(of: listener()) { return "seed \(seed): \(problem)" }
    }
    return nil
  }

  /// Runs the case; returns what is wrong, `nil` if nothing is.
  package mutating func problem(of listener: some SimulatedListener) -> String? {
    run(listener)
    return findProblem()
  }

  private mutating func run(_ listener: some SimulatedListener) {
    var (listener, pending, now) = (listener, link.deliveries[...], link.deliveries[0].moment)
    while true {
      let wake = listener.nextWake(after: now).map {
        max($0, now) + .milliseconds(lateness.below(maxLateness + 1))
      }
      let next = [wake, pending.first?.moment].compactMap { $0 }.min() ?? end
      now = max(now, sleep.contains(next) ? sleep.upperBound : next)
      guard now < end else { return }
      if let delivery = pending.first, delivery.moment <= now, delivery.moment <= wake ?? now {
        pending.removeFirst()
        hear(delivery, by: &listener, at: now)
      }
      said += listener.wake(at: now).map { ($0, now) }
      guard isSynced, !heard.isEmpty else { continue }
      wakes.append(now)
      let known = heard[heard.count - 1].known
      heard[heard.count - 1].known = known ?? now
    }
  }

  private mutating func hear(
    _ delivery: SimulatedLink.Delivery, by listener: inout some SimulatedListener,
    at now: Timestamp
  ) {
    switch delivery.message {
    case .connected: isSynced = false
    case .sync:
      // An answer that has waited for a sleeper tells little.
      guard delivery.moment == now else { return }
      isSynced = true
    case .stage(let stage, let course):
      if heard.last?.course != course {
        let change = Timestamp(sinceStart: stage.lastChange.sinceStart / stage.speed)
        heard.append(Hearing(course: course, at: now, change: change))
      } else if !isSynced {
        heard[heard.count - 1].known = nil
      }
    case .heartbeat, .lost: break
    }
    said += listener.hear(delivery.message, at: now).map { ($0, now) }
  }

  // MARK: The rule

  private func findProblem() -> String? {
    var rest = said
    var others: [SimulatedClock.Announcement] = []
    for announcement in clock.announcements {
      guard mustBeAnnounced(announcement) else {
        others.append(announcement)
        continue
      }
      if !remove(announcement, from: &rest) {
        return "lost: \(describe(announcement.text, own(announcement.moment)))"
      }
    }
    for announcement in others where !rest.isEmpty { _ = remove(announcement, from: &rest) }
    guard !rest.isEmpty else { return nil }
    for announcement in withoutCommands { _ = remove(announcement, from: &rest) }
    return rest.first.map { "not by the clock, or twice: \(describe($0.text, $0.at))" }
  }

  /// Removes what was told of an announcement, nearest to its moment; returns whether there is any.
  private func remove(
    _ announcement: SimulatedClock.Announcement, from told: inout [(text: String, at: Timestamp)]
  ) -> Bool {
    func distance(_ index: Int) -> Duration {
      let age = told[index].at - own(announcement.moment)
      return max(age, .zero - age)
    }
    let found = told.indices.filter { isSame(told[$0], announcement) }
      .min { distance($0) < distance($1) }
    if let found { told.remove(at: found) }
    return found != nil
  }

  /// An announcement, and what has led to it.
  private func describe(_ text: String, _ moment: Timestamp) -> String {
    func list(_ entries: [(Timestamp, String)]) -> String {
      entries.map { "\($0.0.sinceStart) \($0.1)" }.joined(separator: ", ")
    }
    let announced = clock.announcements.map { (own($0.moment), "\($0.text) (\($0.course))") }
    return """
      \(text) at \(moment.sinceStart), speed \(clock.speed), error \(link.maxError), \
      sleep \(sleep.lowerBound.sinceStart) to \(sleep.upperBound.sinceStart)
      courses: \(list(clock.courses.map { (own($0.start), "\($0.talk.run)") }))
      announced: \(list(announced))
      heard: \(list(heard.map { ($0.at, "\($0.course)") }))
      told: \(list(said.map { ($0.at, $0.text) }))
      """
  }

  /// When the listener stops.
  private var end: Timestamp { own(clock.end) }

  /// A moment by the listener's clock.
  private func own(_ moment: Timestamp) -> Timestamp { moment - SimulatedLink.difference }

  private func isSame(
    _ told: (text: String, at: Timestamp), _ announcement: SimulatedClock.Announcement
  ) -> Bool {
    let age = told.at - own(announcement.moment)
    return told.text == announcement.text && age >= .zero - link.maxError
      && age <= Self.maxAge + link.maxError
  }

  /// Whether the listener has woken in time with the talk that brings an announcement of the clock.
  private func mustBeAnnounced(_ announcement: SimulatedClock.Announcement) -> Bool {
    guard let index = heard.firstIndex(where: { $0.course == announcement.course }),
      let known = heard[index].known
    else { return false }
    let due = own(announcement.moment)
    let isEarly = known <= due - link.maxError
    let isDated =
      index > 0 && heard[index].at == known && heard[index].change < announcement.moment
    guard isEarly || isDated else { return false }
    let first = max(due + link.maxError, known)
    guard let wake = wakes.first(where: { $0 >= first }) else { return false }
    let isReplaced = heard.dropFirst(index + 1).first.map { $0.at < wake } ?? false
    return !isReplaced && wake - due <= Self.maxAge - link.maxError
  }

  /// What the courses that the listener has heard of bring until it hears of another, and the clock
  /// does not announce; each once, if several courses bring the same.
  private var withoutCommands: [SimulatedClock.Announcement] {
    var found: [SimulatedClock.Announcement] = []
    for index in heard.indices {
      let course = clock.courses[heard[index].course]
      let next = heard.dropFirst(index + 1).first?.at ?? end
      let end = next + SimulatedLink.difference + link.maxError
      found += clock.announcements(of: heard[index].course, from: course.start, to: end).filter {
        one in
        !(clock.announcements + found).contains { $0.moment == one.moment && $0.text == one.text }
      }
    }
    return found
  }
}
