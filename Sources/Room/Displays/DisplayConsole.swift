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

  /// The terminal's size.
  package private(set) var size: Size
  /// What the terminal can show.
  package let capabilities: Capabilities
  let options: Options
  private var moment: Moment
  /// The clock that it shows, by its own real time.
  private(set) var followed: FollowedStage
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
    followed = FollowedStage(of: options.room, in: options.language, assuming: moment)
  }

  // MARK: What happens

  package mutating func advance(to moment: Moment, before event: Event) {
    self.moment = moment
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
    if case .stage(let new, _) = message { silenceVoice(before: new) }
    let due = followed.receive(message, at: moment.real)
    switch message {
    case .stage(let new, _):
      fault = nil
      announce(due, on: new)
      prepareVoice()
    case .unreadable(let reason), .lost(let reason?): fault = reason
    case .items, .heard, .offset, .lost(nil), .desk, .leadership: break
    }
  }

  package mutating func settle() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  /// Lets the voice stop if the talk has been changed by hand.
  private mutating func silenceVoice(before new: StageSnapshot) {
    guard options.announcing == .speak, let talk = countedStage?.talk, talk.isRunning,
      new.talk.run != talk.run
    else { return }
    effects.append(.voice(.silence))
  }

  /// Counts the talk up to the moment, and announces what that brings.
  private mutating func count() {
    let due = followed.advance(to: moment.real)
    if let stage { announce(due, on: stage) }
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
    if let until = stage.identifyUntil, followed.time(at: moment.real) < until {
      stage.message = options.name
    }
    return dressed(stage)
  }

  /// The stage of the talk as the clock tells it, counted up to now; `nil` where there is none.
  var countedStage: StageSnapshot? { followed.isEnded ? nil : followed.shown(at: moment.real) }

  /// The texts of the clock's language, or of the usual one while there is no clock.
  var phrases: Phrases { followed.phrases }

  /// The same in this display's own look.
  private func dressed(_ stage: StageSnapshot) -> StageSnapshot {
    var stage = stage
    stage.dress(in: options.look, hasOwnTheme: options.hasOwnTheme)
    stage.announcing = options.announcing
    return stage
  }

  /// What time it is on a stage.
  func stageMoment(_ stage: StageSnapshot) -> Moment { followed.moment(of: stage, at: moment) }

  private var scene: Scene? {
    // Blackout is black, whatever is wrong.
    if let stage { return scene(of: stage, saying: stage.isBlackedOut ? [] : notice) }
    return followed.shown(at: moment.real).map { scene(of: dressed($0), saying: []) }
  }

  private func scene(of stage: StageSnapshot, saying notice: [String]) -> Scene {
    var words = OperatorWords()
    words.notice = notice
    var scene = Scene(stage, with: words, at: stageMoment(stage), in: size, capabilities)
    scene.isApproximate = followed.isApproximate
    return scene
  }

  /// How long nothing was heard of the clock, if that is long.
  package var silence: Duration? { followed.longSilence(at: moment.real) }

  /// What is wrong with the clock, in words; none if nothing is.
  package var notice: [String] {
    // The sign of an approximate time may stand before it.
    if let fault, silence == nil { return forms(of: fault, to: size.columns - 4) }
    guard let silence, countedStage != nil else { return [] }
    return [phrases.noSignal(for: TimeText.plain(Int(silence.components.seconds)))]
  }

  /// A text, and for a narrow screen its beginning in so many columns.
  private func forms(of text: String, to columns: Int) -> [String] {
    [text, text.shortened(to: columns, with: capabilities.isUnicode ? "…" : "...")]
  }

  /// The talk as it is shown, without notices; `nil` where there is none.
  package var talkScene: Scene? { stage.map { scene(of: $0, saying: []) } }

  /// Whether it shows a talk, or the text about the end of one.
  package var hasStage: Bool { followed.shown(at: moment.real) != nil }

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
    let end = followed.isEnded ? followed.nextChange(after: moment.real) : nil
    return [bell.next, nextOnScreen, end].compactMap { $0 }.min()
  }

  private var nextOnScreen: Timestamp? {
    guard let scene else {
      return moment.nextMinute
    }
    var moments = [scene.nextChange.map(followed.real)]
    if let stage = countedStage {
      let now = followed.time(at: moment.real)
      let ends = [stage.messageEnd, stage.identifyUntil].compactMap { $0 }.filter { $0 > now }
      moments += ends.map(followed.real)
      let silence = silence.map { Duration.seconds($0.components.seconds + 1) }
      moments.append(followed.lastHeard + (silence ?? FollowedStage.patience))
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
}
