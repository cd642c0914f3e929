import SpeechAnnouncement
import TimerEngine

// Speaking and playing tones.
extension Speech {
  /// How late an utterance may begin at most.
  private static let timeout = Duration.seconds(2)
  /// The time that a sound system needs before the first sound and after the last.
  private static let margin = Duration.milliseconds(50)
  /// The most tones at a time: a rehearsal can ask for a hundred in a second.
  private static let maxTones = 6

  mutating func replace(by pending: PendingUtterance, at now: Timestamp) -> [Action] {
    guard pending.rank >= rank(at: now) else { return [] }
    pendingUtterance = pending
    return end(\.isSpeech, silencing: false)
  }

  /// The highest rank of the current and the pending utterance.
  ///
  /// A player may run on after the last sound, which does not count.
  private func rank(at now: Timestamp) -> Utterance.Rank {
    let spoken = children.values.compactMap { child in
      if case .speech(let pending) = child.job.purpose, now < child.began + child.job.length {
        pending.rank
      } else {
        nil
      }
    }
    return (spoken + [pendingUtterance?.rank ?? .prompt]).max() ?? .prompt
  }

  mutating func silence() -> [Action] {
    (pendingUtterance, waitingTones) = (nil, [])
    lead.stop()
    return end { $0.isSpeech || $0.isTone || $0.isLead }
  }

  /// Ends the children with certain jobs, and silences what they have handed to a daemon.
  mutating func end(_ isEnded: (Job) -> Bool, silencing: Bool = true) -> [Action] {
    let ended = children.filter { isEnded($0.value.job) }
    children = children.filter { ended[$0.key] == nil }
    let kills = ended.keys.sorted().map(Action.end)
    guard silencing else { return kills }
    return kills + ended.values.filter(\.job.isSpeech).compactMap { Self.silencer(of: $0.job) }
  }

  private static func silencer(of job: Job) -> Action? {
    guard case .engine(let engine) = job.source, let arguments = engine.silencingArguments else {
      return nil
    }
    return .run(Job(purpose: .silence, source: job.source, arguments: arguments, length: .zero))
  }

  /// Starts the pending utterance if it may begin now.
  mutating func speakPending(at now: Timestamp) -> [Action] {
    guard let pending = pendingUtterance, toneEnd <= now else { return [] }
    if let silence = delay(at: now) { return silence }
    pendingUtterance = nil
    guard now - pending.due <= Self.timeout + lead.length else { return [] }
    let notices = findEngines()
    let forms = [pending.announcement.spoken, pending.announcement.brief].compactMap { $0 }
    let jobs = forms.compactMap { job(for: $0, of: pending) }
    let fitting = jobs.first { job in
      pending.end.map { now + job.length + Self.margin <= $0 } ?? true
    }
    if let fitting { lead.heard(until: now + fitting.length) }
    return notices + (fitting.map { [.run($0)] } ?? [])
  }

  /// Looks for engines the first time; answers if there are none.
  private mutating func findEngines() -> [Action] {
    guard engines == nil else { return [] }
    let candidates = Engine.candidates(options, in: environment)
    engines = FallbackList(candidates)
    guard candidates.isEmpty else { return [] }
    return [.answer(.failed(.noEngine(tried: Engine.all(options).map(\.name))))]
  }

  private mutating func job(for text: String, of pending: PendingUtterance) -> Job? {
    guard let engine = engines?.first else { return nil }
    let text = text.printable(replacement: " ")
    let phrase = Phrase(text: text, engine: engine, options: options)
    if engine.renders, let player = findPlayer(), let path = environment.path(phrase.fileName),
      let length = environment.length(phrase.fileName)
    {
      return Job(
        purpose: .speech(pending), source: .player(player), arguments: player.playing(path),
        length: length)
    }
    return Job(
      purpose: .speech(pending), source: .engine(engine),
      arguments: engine.speechArguments(text, pending.rank, options),
      length: SpeechLength.estimate(of: text, rate: options.rate))
  }

  // MARK: Tones

  /// Plays a tone, or lets it wait for the lead that begins with it.
  mutating func sound(_ tone: Tone, at now: Timestamp) -> [Action] {
    guard let silence = delay(at: now) else { return play(tone, at: now) }
    if waitingTones.count < Self.maxTones { waitingTones.append(tone) }
    return silence
  }

  mutating func soundWaiting(at now: Timestamp) -> [Action] {
    guard !waitingTones.isEmpty, lead.end.map({ $0 <= now }) ?? true else { return [] }
    defer { waitingTones = [] }
    return waitingTones.flatMap { play($0, at: now) }
  }

  private mutating func play(_ tone: Tone, at now: Timestamp) -> [Action] {
    guard children.values.count(where: \.job.isTone) < Self.maxTones else { return [] }
    guard let player = findPlayer(), let path = environment.tone(tone) else {
      return [.answer(.unheard(tone))]
    }
    toneEnd = max(toneEnd, now + tone.length + Self.margin)
    lead.heard(until: now + tone.length)
    return [
      .run(
        Job(
          purpose: .tone(tone), source: .player(player), arguments: player.playing(path),
          length: tone.length))
    ]
  }

  // MARK: Silence

  /// Begins the lead of the next sound that is expected, if it is time.
  mutating func beginExpectedLead(at now: Timestamp) -> [Action] {
    lead.begins(at: now) ? playLead(at: now) ?? [] : []
  }

  /// What to do while a sound waits for its lead; `nil` if it need not wait.
  private mutating func delay(at now: Timestamp) -> [Action]? {
    switch lead.delay(at: now) {
    case .none: nil
    case .wait: []
    case .begin: playLead(at: now)
    }
  }

  /// Begins the silence; `nil` if nothing can play it.
  private mutating func playLead(at now: Timestamp) -> [Action]? {
    guard let player = findPlayer(), let path = environment.silence(lead.length) else { return nil }
    lead.begin(at: now)
    return [
      .run(
        Job(
          purpose: .lead, source: .player(player), arguments: player.playing(path),
          length: lead.length))
    ]
  }

  /// The current player; looks for players the first time.
  mutating func findPlayer() -> Player? {
    let found = players ?? FallbackList(Player.allCases.filter { environment.hasCommand($0.name) })
    players = found
    return found.first
  }
}
