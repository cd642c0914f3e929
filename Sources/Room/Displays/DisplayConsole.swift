package import SpeechAnnouncement
package import StageRenderer
package import TimerEngine

/// What the speaker sees, in a process of its own: it shows a clock that is elsewhere.
///
/// It knows the talk's deadline and counts by itself, also while the clock is gone. It is a value,
/// like `OperatorConsole`: the same loop runs both.
package struct DisplayConsole: Console, Sendable {
  /// How a display looks and sounds, whatever its clock does.
  package struct Options: Equatable, Sendable {
    /// The room that it shows.
    package var room = "main"
    /// What it calls itself.
    package var name = ""
    /// How it looks; it flashes no more than its clock allows.
    package var look = Look()
    /// Whether its colours are its own, and not those of the clock.
    package var hasOwnTheme = false
    /// Where its announcements go.
    package var announcing = Announcing.off
    /// The language while there is no clock; otherwise the clock's own is used.
    package var language = Language.english

    /// Creates the usual options.
    package init() {}
  }

  /// What it shows.
  enum Content {
    /// Only the time of day, because there is no talk.
    case nothing
    /// A talk; its moments are in the session's time.
    case stage(StageSnapshot)
    /// The same, after the clock has ended, until a moment of real time.
    case ended(StageSnapshot, until: Timestamp)
  }

  /// A clock that is silent for this time is missed.
  private static let patience = Duration.seconds(15)

  /// The terminal's size.
  package private(set) var size: Size
  /// What the terminal can show.
  package let capabilities: Capabilities
  let options: Options
  private var moment: Moment
  private(set) var content = Content.nothing
  /// The talk that is shown, counted up to the moment.
  private var talk: FollowedTalk?
  private var session: SessionClock
  /// When the display last heard the clock, in the display's real time.
  private(set) var lastHeard = Timestamp.start
  /// Why nothing can be shown, or nothing new, in words.
  private var fault: String?
  /// What is said while there is no talk, in place of the fault, the longest form first.
  var words: [String] = []
  private var effects: [Effect] = []
  private var voice = VoiceSink()
  private var bell = BellSink()
  private var display = StageDisplay()

  /// Creates a display that has not found its clock yet.
  package init(_ options: Options, size: Size, capabilities: Capabilities, moment: Moment) {
    self.options = options
    self.size = size
    self.capabilities = capabilities
    self.moment = moment
    session = SessionClock(at: moment)
  }

  // MARK: What happens

  package mutating func advance(to moment: Moment, before event: Event) {
    self.moment = moment
    if case .ended(_, let until) = content, until <= moment.real { content = .nothing }
    if bell.takeDueRings(at: moment.real) { effects.append(.bell) }
    // A stage says itself up to when the talk counts that it replaces.
    if case .message(.clock(.stage)) = event { return }
    count()
  }

  package mutating func handle(_ input: Input) {
    if input.endsDisplay { effects.append(.end(.finished)) }
  }

  package mutating func resize(to size: Size) {
    self.size = size
    effects.append(.ask(.size(size)))
  }

  /// Rings the terminal's bell for a tone that the voice cannot play.
  package mutating func handle(_ answer: VoiceAnswer) {
    guard case .unheard(let tone) = answer else { return }
    bell.scheduleRings(after: tone, at: moment.real)
    effects.append(.bell)
  }

  package mutating func receive(_ message: ClockMessage) {
    switch message {
    case .stage(let stage, _): show(stage)
    case .heard: lastHeard = moment.real
    case .offset(let offset):
      lastHeard = moment.real
      session.adopt(offset, at: moment.real)
    case .unreadable(let reason), .lost(let reason?): fault = reason
    case .lost(nil), .items, .desk, .leadership: break
    }
  }

  package mutating func settle() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  private mutating func show(_ new: StageSnapshot) {
    (lastHeard, fault) = (moment.real, nil)
    silenceVoice(before: new)
    session.hasReached(new.realLastChange, at: moment.real)
    follow(new)
    guard let words = new.ended else {
      content = .stage(new)
      return prepareVoice()
    }
    var stage = new
    stage.message = words
    (stage.isBlackedOut, stage.messageEnd, talk) = (false, nil, nil)
    content = words.isEmpty ? .nothing : .ended(stage, until: moment.real + StageSnapshot.endedTime)
  }

  /// Lets the voice stop if the talk has been changed by hand.
  private mutating func silenceVoice(before new: StageSnapshot) {
    guard options.announcing == .speak, let talk = talk?.snapshot, talk.isRunning,
      new.talk.run != talk.run
    else { return }
    effects.append(.voice(.silence))
  }

  /// Follows the talk of a stage, and announces what the one before has brought until then.
  private mutating func follow(_ new: StageSnapshot) {
    let now = stageMoment(new).talk
    guard var talk else {
      talk = FollowedTalk(new, at: now)
      return
    }
    let due = talk.follow(new, at: now)
    self.talk = talk
    announce(due, on: new)
  }

  /// Counts the talk up to the moment, and announces what that brings.
  private mutating func count() {
    guard let stage, var talk else { return }
    let due = talk.advance(to: stageMoment(stage).talk)
    self.talk = talk
    announce(due, on: stage)
  }

  // MARK: What is heard

  private mutating func announce(_ due: [FollowedTalk.Announcement], on stage: StageSnapshot) {
    for announcement in due {
      var stage = dressed(stage)
      stage.talk = announcement.talk
      let moment = stageMoment(stage)
      effects += voice.handle(announcement.event, stage, at: moment).map(Effect.voice)
      if bell.handle(announcement.event, stage, at: self.moment) { effects.append(.bell) }
    }
  }

  private mutating func prepareVoice() {
    guard let stage else { return }
    effects += voice.prepare(stage, at: stageMoment(stage)).map(Effect.voice)
  }

  // MARK: What is seen

  /// The stage of the talk that is shown, as this display shows it; `nil` where there is none.
  private var stage: StageSnapshot? {
    guard var stage = countedStage else { return nil }
    if let until = stage.identifyUntil, session.now(at: moment.real) < until {
      stage.message = options.name
    }
    return dressed(stage)
  }

  /// The stage of the talk as the clock tells it, counted up to now; `nil` where there is none.
  var countedStage: StageSnapshot? {
    guard case .stage(var stage) = content else { return nil }
    if let talk { stage.talk = talk.snapshot }
    if let end = stage.messageEnd, end <= session.now(at: moment.real) { stage.message = nil }
    let remainingSecond = stage.talk.remainingSecond(at: stageMoment(stage).talk)
    stage.hasHours =
      stage.hasHours || TimeText.needsHours(stage.talk.segment.digits(at: remainingSecond))
    return stage
  }

  /// The texts of the clock's language, or of the usual one while there is no clock.
  var phrases: Phrases { (countedStage?.language ?? options.language).phrases }

  /// Whether the time may be off by more than a quarter of a second.
  var isApproximate: Bool { session.isApproximate }

  /// How far the time may be off; `nil` before it was measured.
  var clockError: Duration? { session.error }

  /// How long ago a moment of the session's time was.
  func age(of moment: Timestamp) -> Duration { session.now(at: self.moment.real) - moment }

  /// The display's real time of a future moment of the session's time.
  func real(_ moment: Timestamp) -> Timestamp { session.real(moment) }

  /// The same in this display's own look.
  private func dressed(_ stage: StageSnapshot) -> StageSnapshot {
    var stage = stage
    stage.dress(in: options.look, hasOwnTheme: options.hasOwnTheme)
    stage.announcing = options.announcing
    return stage
  }

  /// What time it is on a stage.
  func stageMoment(_ stage: StageSnapshot) -> Moment {
    let now = session.now(at: moment.real)
    var moment = moment
    (moment.talk, moment.real) = (Timestamp(sinceStart: now.sinceStart * stage.speed), now)
    return moment
  }

  private var scene: Scene? {
    switch content {
    case .nothing: return nil
    // Blackout is black, whatever is wrong.
    case .stage: return stage.map { scene(of: $0, saying: $0.isBlackedOut ? [] : notice) }
    case .ended(let stage, _): return scene(of: dressed(stage), saying: [])
    }
  }

  private func scene(of stage: StageSnapshot, saying notice: [String]) -> Scene {
    var words = OperatorWords()
    words.notice = notice
    var scene = Scene(stage, with: words, at: stageMoment(stage), in: size, capabilities)
    scene.isApproximate = session.isApproximate
    return scene
  }

  /// How long nothing was heard of the clock, if that is long.
  package var silence: Duration? {
    let silence = moment.real - lastHeard
    return silence >= Self.patience ? silence : nil
  }

  /// What is wrong with the clock, in words; none if nothing is.
  package var notice: [String] {
    // The sign of an approximate time may stand before it.
    if let fault, silence == nil { return forms(of: fault, to: size.columns - 4) }
    guard let silence, case .stage(let stage) = content else { return [] }
    let time = TimeText.plain(Int(silence.components.seconds))
    return [stage.language.phrases.noSignal(for: time)]
  }

  /// A text, and for a narrow screen its beginning in so many columns.
  private func forms(of text: String, to columns: Int) -> [String] {
    [text, text.shortened(to: columns, with: capabilities.isUnicode ? "…" : "...")]
  }

  /// The talk as it is shown, without notices; `nil` where there is none.
  package var talkScene: Scene? {
    guard case .stage = content else { return nil }
    return stage.map { scene(of: $0, saying: []) }
  }

  /// Whether it shows a talk, or the text about the end of one.
  package var hasStage: Bool { if case .nothing = content { false } else { true } }

  /// The screen as it is now.
  package mutating func draw() -> Canvas { picture().titled(forRoom: options.room) }

  /// The same without the room in the title.
  mutating func picture() -> Canvas {
    if let scene { return display.frame(of: scene).canvas }
    let waiting = options.language.phrases.waiting(room: options.room)
    let faults = fault.map { ["\(waiting[0])   \($0)"] + forms(of: $0, to: size.columns) } ?? []
    let words = words.isEmpty ? faults + waiting : words
    let screen = IdleScreen(moment.timeOfDay, words, in: size, capabilities, options.look)
    return display.frame(of: screen).canvas
  }

  // MARK: Timers

  /// When something changes on the screen or is heard, in real time.
  package var nextWake: Timestamp? {
    let next = [bell.next, nextOnScreen].compactMap { $0 }.min()
    guard case .ended(_, let until) = content else { return next }
    return min(until, next ?? until)
  }

  private var nextOnScreen: Timestamp? {
    guard let scene else {
      return moment.nextMinute
    }
    var moments = [scene.nextChange.map(session.real)]
    if case .stage(let stage) = content {
      let now = session.now(at: moment.real)
      let ends = [stage.messageEnd, stage.identifyUntil].compactMap { $0 }.filter { $0 > now }
      moments += ends.map(session.real)
      moments.append(
        silence.map { lastHeard + .seconds($0.components.seconds + 1) } ?? lastHeard
          + Self.patience)
    }
    return moments.compactMap { $0 }.min()
  }
}

extension Input {
  /// Whether it ends the program of a display.
  var endsDisplay: Bool { self == .key(.character("q")) || self == .key(.interrupt) }
}

extension StageSnapshot {
  /// Gives it the look of another screen, which flashes no more than the clock allows and has the
  /// clock's theme unless it has its own.
  mutating func dress(in look: Look, hasOwnTheme: Bool) {
    let (theme, flashes) = (self.look.theme, self.look.flashes)
    self.look = look
    if !hasOwnTheme { self.look.theme = theme }
    self.look.flashes = flashes && look.flashes
    if !self.look.flashes { flash = nil }
  }

  /// The last moment, in real time, of which it is known that it has passed when this was said.
  fileprivate var realLastChange: Timestamp {
    Timestamp(sinceStart: lastChange.sinceStart / speed)
  }
}
