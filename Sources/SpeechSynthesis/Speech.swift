import SpeechAnnouncement
import TimerEngine

/// Decides what is said and sounded, and by which child; somebody else has the children.
///
/// The newest utterance replaces what is being said, unless that is a change of phase and this is
/// none. Nothing begins more than two seconds late, or so that it would run into a tone. A child
/// that is late is ended.
struct Speech {
  /// What is to be done outside.
  enum Action: Hashable {
    /// Run a child, and tell `began`.
    case run(Job)
    /// End a child and all that it has begun.
    case end(Int32)
    /// Make the files of the tones, if they are not there.
    case makeTones
    /// A phrase's file is whole, and is to be kept.
    case keep(Phrase)
    /// A phrase's file is not, and is to be thrown away.
    case discard(Phrase)
    /// Tell whoever has asked.
    case answer(VoiceAnswer)
  }

  let options: VoiceOptions
  let environment: SpeechEnvironment

  /// The engines that are left, `nil` until somebody is to speak.
  var engines: FallbackList<Engine>?
  /// The players that are left, `nil` until something is to be played.
  var players: FallbackList<Player>?
  var children: [Int32: Child] = [:]
  /// What is to be said next.
  var pendingUtterance: PendingUtterance?
  /// Until when a tone sounds.
  var toneEnd = Timestamp.start
  /// What is still to be rendered.
  var renderQueue: [String] = []

  init(_ options: VoiceOptions, in environment: SpeechEnvironment) {
    self.options = options
    self.environment = environment
  }

  /// When time alone changes something.
  var nextWake: Timestamp? {
    (children.values.map(\.deadline) + (pendingUtterance.map { [max($0.due, toneEnd)] } ?? []))
      .min()
  }

  /// Takes what has happened together into account.
  mutating func handle(_ events: [VoiceEvent], at now: Timestamp) -> [Action] {
    var actions = events.flatMap { handle($0, at: now) }
    actions += endLateChildren(at: now)
    actions += speakPending(at: now)
    actions += beginRendering()
    return actions
  }

  private mutating func handle(_ event: VoiceEvent, at now: Timestamp) -> [Action] {
    switch event {
    case .prepare(let texts): return prepare(texts)
    case .say(let utterance): return replace(by: PendingUtterance(utterance, at: now), at: now)
    case .sound(let tone): return sound(tone, at: now)
    case .silence: return silence()
    case .childEnded(let id, let status):
      guard let child = children.removeValue(forKey: id) else { return [] }
      return end(of: child, child.fault(status: status, at: now), at: now)
    }
  }

  /// Ends everything.
  mutating func finish() -> [Action] {
    pendingUtterance = nil
    renderQueue = []
    return end { _ in true }
  }
}
