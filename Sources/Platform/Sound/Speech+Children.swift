import SpeechAnnouncement
import TimerEngine

// What happens when children begin and end.
extension Speech {
  /// The bell replaces a tone only within this time.
  private static let bellTimeout = Duration.milliseconds(300)

  /// A child has begun, or cannot be run.
  mutating func began(_ job: Job, as id: Int32?, at now: Timestamp) -> [Action] {
    let child = Child(job: job, began: now)
    guard let id else {
      return end(of: child, .notRun, at: now) + speakPending(at: now)
    }
    children[id] = child
    return []
  }

  mutating func endLateChildren(at now: Timestamp) -> [Action] {
    let late = children.filter { $0.value.deadline <= now }.sorted { $0.key < $1.key }
    return late.flatMap { id, child in
      children[id] = nil
      return [.end(id)] + end(of: child, .late, at: now)
    }
  }

  /// A child has ended, with a fault if it is not `nil`.
  mutating func end(of child: Child, _ fault: ProgramFault?, at now: Timestamp) -> [Action] {
    let job = child.job
    switch job.purpose {
    case .silence, .lead: return []
    case .rendering(let phrase): return endRendering(phrase, isWhole: fault == nil)
    case .speech, .tone:
      guard let fault else {
        succeed(job.source)
        return []
      }
      return fail(job.source, fault) + retry(for: child, at: now)
    }
  }

  /// Speaks once more, or rings the bell instead of a tone.
  private mutating func retry(for child: Child, at now: Timestamp) -> [Action] {
    switch child.job.purpose {
    case .speech(let pending): pendingUtterance = pendingUtterance ?? pending
    case .tone(let tone) where now - child.began < Self.bellTimeout:
      return [.answer(.unheard(tone))]
    default: break
    }
    return []
  }

  private mutating func succeed(_ source: Job.Source) {
    switch source {
    case .engine(let engine): engines?.succeed(engine)
    case .player(let player): players?.succeed(player)
    }
  }

  /// Stops using what has failed twice in a row, and reports that once.
  private mutating func fail(_ source: Job.Source, _ fault: ProgramFault) -> [Action] {
    switch source {
    case .engine(let engine):
      guard engines?.fail(engine) == true else { return [] }
      return [.answer(.failed(.engine(engine.name, fault, next: engines?.first?.name)))]
    case .player(let player):
      guard players?.fail(player) == true else { return [] }
      return [.answer(.failed(.player(player.name, fault, next: players?.first?.name)))]
    }
  }
}
