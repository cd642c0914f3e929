import SpeechAnnouncement
import TimerEngine

/// Decides what is spoken and played, and by which child process.
///
/// The caller runs the children.
///
/// The newest utterance replaces the current one, unless the current one announces a phase and the
/// new one does not. No utterance begins more than two seconds late or overlaps a tone. A child
/// that does not end in time is killed. With a lead, silence is played before each sound: see
/// `Lead`.
struct Speech {
  /// An action for the caller.
  enum Action: Hashable {
    /// Run a child, and call `began`.
    case run(Job)
    /// Kill a child and everything that it has started.
    case end(Int32)
    /// Create the files of the tones if they are missing.
    case makeTones
    /// Keep a phrase's file, which is complete.
    case keep(Phrase)
    /// Delete a phrase's file, which is incomplete.
    case discard(Phrase)
    /// Return an answer to the console.
    case answer(VoiceAnswer)
  }

  let options: VoiceOptions
  let environment: SpeechEnvironment

  /// The remaining engines; `nil` until the first utterance.
  var engines: FallbackList<Engine>?
  /// The remaining players; `nil` until the first sound.
  var players: FallbackList<Player>?
  var children: [Int32: Child] = [:]
  /// The utterance that is spoken next.
  var pendingUtterance: PendingUtterance?
  /// When the current tone ends.
  var toneEnd = Timestamp.start
  /// The silence before sounds.
  var lead: Lead
  /// The tones that wait for the end of a lead.
  var waitingTones: [Tone] = []
  /// The texts that are still to be rendered.
  var renderQueue: [String] = []

  init(_ options: VoiceOptions, in environment: SpeechEnvironment) {
    self.options = options
    self.environment = environment
    lead = Lead(options.lead)
  }

  /// The next moment at which something is due.
  var nextWake: Timestamp? {
    let speech = pendingUtterance.map { max($0.due, toneEnd, lead.end ?? .start) }
    let tones = waitingTones.isEmpty ? nil : lead.end
    return (children.values.map(\.deadline) + [speech, tones, lead.next].compactMap { $0 }).min()
  }

  /// Handles events of the same moment.
  mutating func handle(_ events: [VoiceEvent], at now: Timestamp) -> [Action] {
    var actions = events.flatMap { handle($0, at: now) }
    actions += endLateChildren(at: now)
    actions += soundWaiting(at: now)
    actions += beginExpectedLead(at: now)
    actions += speakPending(at: now)
    actions += beginRendering()
    return actions
  }

  private mutating func handle(_ event: VoiceEvent, at now: Timestamp) -> [Action] {
    switch event {
    case .prepare(let texts): return prepare(texts)
    case .say(let utterance): return replace(by: PendingUtterance(utterance, at: now), at: now)
    case .sound(let tone): return sound(tone, at: now)
    case .expect(let moment): return lead.expect(moment, at: now) ? end(\.isLead) : []
    case .silence: return silence()
    case .childEnded(let id, let status):
      guard let child = children.removeValue(forKey: id) else { return [] }
      return end(of: child, child.fault(status: status, at: now), at: now)
    }
  }

  /// Ends all children.
  mutating func finish() -> [Action] {
    (pendingUtterance, waitingTones, renderQueue) = (nil, [], [])
    return end { _ in true }
  }
}
