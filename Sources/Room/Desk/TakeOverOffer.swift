import SpeechAnnouncement
import StageRenderer
package import TimerEngine

/// The talks that a desk has kept in an earlier run.
package struct BackupTalks: Equatable, Sendable {
  let talk: BackupTalk
  let passed: BackupTalk.Passed
  let lacksRundown: Bool

  /// Creates it: what is known of the talks, how much time has passed since, and whether they
  /// belong to a rundown that is not kept.
  package init(_ talk: BackupTalk, after passed: BackupTalk.Passed, lacksRundown: Bool = false) {
    (self.talk, self.passed, self.lacksRundown) = (talk, passed, lacksRundown)
  }
}

/// What a desk can take over, and what it asks and says about that while it shows no talk.
struct TakeOverOffer {
  /// How long a question without a talk to see waits for the second press.
  private static let patience = Duration.seconds(10)

  /// How long a desk that has just started looks for its clock before it says what is kept.
  private static let search = Duration.seconds(3)

  /// What is needed to go on with a rundown.
  private static let recordsOfRundown: Set<BackupRecord.Kind> = [.rundown, .file, .presets]

  /// What an earlier run has kept, until the clock is heard.
  private var earlier: BackupTalks?
  /// What goes on with talks that were taken over on this machine before; `nil` if there are none.
  private let command: String?
  private let start: Timestamp
  /// The clock that was heard, and when its time was measured last.
  private var heard: (talk: BackupTalk, measured: Timestamp)?
  /// Whether the stage of the clock that was heard is on disk.
  private var isKept = false
  /// The records of that clock's lineage that were passed on to the disk.
  private var records: Set<BackupRecord.Kind>
  /// Whether that clock has ended.
  private var hasEnded = false
  /// What was asked, and until when it can be confirmed.
  private var asked: (cost: TakeOverCost, until: Timestamp)?
  private var secondPress = SecondPress()
  /// Whether the key came too often to be two presses.
  private var cameTooOften = false
  /// Why it was not taken over, and until when that is said.
  private var refusal: (texts: [String], until: Timestamp)?

  init(_ earlier: BackupTalks?, orBy command: String? = nil, at start: Timestamp) {
    (self.earlier, self.command, self.start) = (earlier, command, start)
    records = earlier?.lacksRundown == false ? Self.recordsOfRundown : []
  }

  /// Whether there is something to take over.
  var isPossible: Bool { heard == nil ? earlier != nil : isKept && !hasEnded }

  /// Why nothing is taken over if that is not possible.
  var reasonForNone: TakeOverRefusal {
    command.flatMap { heard == nil ? .talksAreHere(command: $0) : nil } ?? .nothingKept
  }

  /// Receives what was received of the clock; returns what is to be kept of it.
  mutating func receive(
    _ message: ClockMessage, of followed: FollowedStage, at now: Timestamp
  ) -> [BackupChange] {
    switch message {
    case .stage(let stage, _): hasEnded = stage.ended != nil
    case .leadership, .offset:
      hear(followed, at: now)
      return [followed.backup(at: now)].compactMap { $0 }
    case .heard: return [followed.backup(at: now)].compactMap { $0 }
    case .desk(.kept(let record)):
      records.insert(record.kind)
      let age = followed.time(at: now) - record.moment
      return [.record(record.kind, record.text, age: age)]
    case .desk(.sent(let text)):
      isKept = true
      return [.stage(text)]
    case .lost, .items, .unreadable, .desk: break
    }
    return []
  }

  /// Notes the time and the leadership of the clock.
  private mutating func hear(_ followed: FollowedStage, at now: Timestamp) {
    guard let leadership = followed.leadership, let offset = followed.offset else { return }
    let last = heard?.talk ?? earlier?.talk
    if last?.leadership.lineage != leadership.lineage { records = [] }
    let known = (last?.highest).flatMap { $0.outranks(leadership) ? $0 : nil }
    heard = (BackupTalk(of: leadership, highest: known, offsetError: offset.error), now)
    (earlier, refusal) = (nil, nil)
  }

  /// Whether the talks would go on without their rundown; `stage` is what was heard last of the
  /// clock.
  func lacksRundown(of stage: StageSnapshot?) -> Bool {
    guard let stage else { return earlier?.lacksRundown ?? false }
    return stage.rundown != nil && !records.isSuperset(of: Self.recordsOfRundown)
  }

  /// What a take-over costs; `nil` if there is nothing to take over.
  func cost(
    lastHeard: Timestamp, at now: Timestamp
  ) -> (talk: BackupTalk, cost: TakeOverCost, isByTimeOfDay: Bool)? {
    guard isPossible else { return nil }
    var (talk, passed): (BackupTalk, BackupTalk.Passed)
    if let heard {
      (talk, passed) = (heard.talk, .uptime(now - lastHeard))
      talk.offsetAge = max(.zero, lastHeard - heard.measured)
    } else if let earlier {
      (talk, passed) = (earlier.talk, earlier.passed.later(by: now - start))
    } else {
      return nil
    }
    let takeOver = talk.takeOver(after: passed)
    let cost = TakeOverCost(
      age: takeOver.age.map { TimeText.plain(Int($0.components.seconds)) },
      error: takeOver.error.map(Self.text), unreachable: nil, isByTimeOfDay: false)
    return (talk, cost, !takeOver.isByUptime)
  }

  /// Tenths of a second, rounded up: `0.1 s`.
  private static func text(of error: Duration) -> String {
    let tenths = max(1, Int((error / .milliseconds(100)).rounded(.up)))
    return "\(tenths / 10).\(tenths % 10) s"
  }

  // MARK: Without a talk to see

  /// What was asked, if it can still be confirmed.
  var question: TakeOverCost? { asked?.cost }

  /// Asks for a second press.
  mutating func ask(_ cost: TakeOverCost, at now: Timestamp) {
    asked = (cost, now + Self.patience)
    secondPress.ask(about: .takeOver, at: now)
    cameTooOften = false
  }

  /// Judges another press while the question is open.
  mutating func pressAgain(at now: Timestamp) {
    switch secondPress.press(at: now) {
    case .confirms, .isExtra: cameTooOften = false
    case .isTooSoon, .isHeld:
      cameTooOften = true
      asked?.until = now + Self.patience
    }
  }

  /// When what was confirmed is carried out if the key stays silent; `nil` if nothing was
  /// confirmed.
  var due: Timestamp? { secondPress.due }

  /// Returns what was confirmed; `nil` if nothing was.
  mutating func takeConfirmed() -> TakeOverCost? {
    secondPress.takeConfirmation() == nil ? nil : asked?.cost
  }

  /// Says for a while why it was not taken over.
  mutating func refuse(_ texts: [String], at now: Timestamp) {
    refusal = (texts, now + Self.patience)
  }

  /// Forgets what was asked, and whether it was confirmed.
  mutating func forgetQuestion() {
    asked = nil
    _ = secondPress.takeConfirmation()
  }

  /// Forgets a question that was not answered in time.
  mutating func expire(at now: Timestamp) {
    if let asked, asked.until <= now, due == nil { forgetQuestion() }
    if let refusal, refusal.until <= now { self.refusal = nil }
  }

  /// When what it says changes, in real time.
  func nextChange(at now: Timestamp) -> Timestamp? {
    // The age of what was kept is told to the second.
    due ?? asked?.until ?? refusal?.until
      ?? (heard == nil && (earlier != nil || command != nil && now - start < Self.search)
        ? now + .seconds(1) : nil)
  }

  /// What is said in place of what is waited for; none if there is nothing to take over.
  func words(in phrases: Phrases, key: String, at now: Timestamp) -> [String] {
    if let asked {
      return cameTooOften
        ? phrases.cameTooOften(key, talkGoesOn: false) : phrases.takeOver(key, asked.cost)
    }
    if let refusal { return refusal.texts }
    guard heard == nil, now - start >= Self.search else { return [] }
    if earlier == nil, let command { return phrases.talksAreHere(phrases.quoted(command)) }
    guard earlier != nil, let offer = cost(lastHeard: start, at: now)
    else { return [] }
    return phrases.keptTalks(heard: offer.cost.age, key: key)
  }
}

extension BackupTalk.Passed {
  /// The same after some more time.
  fileprivate func later(by time: Duration) -> BackupTalk.Passed {
    switch self {
    case .uptime(let passed): .uptime(passed + time)
    case .wallClock(let passed): .wallClock(passed + time)
    case .unknown: .unknown
    }
  }
}
