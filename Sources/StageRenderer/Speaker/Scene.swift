package import SpeechAnnouncement
package import TimerEngine

/// All that a frame is drawn from: a stage, a moment and a terminal.
package struct Scene: Sendable {
  /// What the speaker sees.
  package let stage: StageSnapshot
  let words: OperatorWords
  /// What time it is.
  package let moment: Moment
  /// The terminal's size.
  package let size: Size
  /// What the terminal can show.
  package let capabilities: Capabilities
  /// Whether the time may be off by more than a quarter of a second, since the clock is another
  /// process's and far away.
  package var isApproximate = false

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - stage: what the speaker sees.
  ///   - words: what only the operator sees; by default nothing.
  ///   - moment: what time it is.
  ///   - size: the terminal's size.
  ///   - capabilities: what the terminal can show.
  package init(
    _ stage: StageSnapshot, with words: OperatorWords = OperatorWords(), at moment: Moment,
    in size: Size, _ capabilities: Capabilities
  ) {
    self.stage = stage
    self.words = words
    self.moment = moment
    self.size = size
    self.capabilities = capabilities
  }

  package var talk: TalkSnapshot { stage.talk }
  /// How the display looks.
  package var look: Look { stage.look }
  /// The words of the stage's language.
  package var phrases: Phrases { stage.language.phrases }
  /// The shown second.
  package var remainingSecond: Int { talk.remainingSecond(at: moment.talk) }
  var hidesEnd: Bool { stage.hidesEnd(at: moment.talk) }

  /// The time of day in the rundown's zone; that of this machine without a rundown, and in a
  /// rehearsal.
  package var timeOfDay: Duration {
    guard let zone = stage.rundown?.zone else { return moment.timeOfDay }
    return ZoneOffsets([ZoneOffsets.Stretch(start: 0, offset: zone)]).timeOfDay(
      at: moment.wallClock)
  }

  /// The phase that is shown: an overtime that is hidden stays red, and between talks there is
  /// none.
  package var phase: Phase? {
    guard between == nil else { return nil }
    let phase = talk.phase(at: moment.talk)
    return hidesEnd && phase == .overtime ? .red : phase
  }

  /// The sign before a time that may be off.
  package var approximationSign: String {
    isApproximate ? capabilities.isUnicode ? "\u{2248}" : "~" : ""
  }

  /// What stands for the rest of a shortened text.
  package var dots: String { capabilities.isUnicode ? "…" : "..." }

  var palette: Palette { Palette(capabilities, look, phase, mode) }

  /// The time as text, or what stands in its place; empty if the digits are dark.
  package var timeText: String { ClockFaceContent(self, message: nil).text }

  /// Whether the display shows its name, as the operator has asked.
  package var showsName: Bool { stage.identifyUntil.map { moment.real < $0 } ?? false }

  // MARK: Changes

  /// When the picture changes next, in real time, if nothing happens; `nil` if it does not.
  package var nextChange: Timestamp? {
    var moments = [
      stage.nextSecond(after: moment), stage.flash?.nextChange(after: moment.real),
      nextChangeBetweenTalks, SecondaryTimeBlock.nextChange(of: self),
    ]
    if changesWhilePaused {
      let idle = stage.idleTime(at: moment)
      moments.append(moment.real + .seconds(idle.components.seconds + 1) - idle)
    }
    return moments.compactMap { $0 }.min()
  }

  /// What the whole screen looks like.
  private var mode: ScreenMode {
    if isFlashing { return .flash(stage.flash?.lamp) }
    let isBright = talk.isRunning || stage.message != nil || between != nil || isBrightPause
    return isBright ? .running : .stopped
  }

  /// Whether the screen is in the colour of a flash.
  ///
  /// In blackout only a flash that the operator asks for is shown; it is white.
  private var isFlashing: Bool {
    guard let flash = stage.flash, flash.isLit(at: moment.real) else { return false }
    return !stage.isBlackedOut || flash.lamp == nil
  }

  /// Whether the digits of a paused clock are bright; they are dim at first.
  private var isBrightPause: Bool {
    changesWhilePaused && !stage.idleTime(at: moment).components.seconds.isMultiple(of: 2)
  }

  /// Whether a clock that does not run looks different every second: it is paused, and its digits
  /// are seen in one of two shades.
  private var changesWhilePaused: Bool {
    isPaused && hasPulse && capabilities.hasScreen && !stage.isBlackedOut && stage.message == nil
  }

  /// Whether digits may change between two shades.
  private var hasPulse: Bool { look.flashes && capabilities.colours >= 256 }

  var isPaused: Bool { talk.run.state == .paused }

  /// The large word in place of the lamps: that the talk is paused, or is over where nothing
  /// blinks.
  package var largeWord: String? {
    if isPaused { return phrases.paused }
    let isOver = talk.isRunning && remainingSecond < 0 && !hidesEnd && !look.flashes
    return isOver ? phrases.name(of: .overtime).uppercased() : nil
  }

  /// How the bell rings, in the second in which it is struck and the next one; `nil` if it does
  /// not.
  var ring: BellRing? {
    guard talk.isRunning, !hidesEnd else { return nil }
    return talk.segment.bell(at: remainingSecond) ?? talk.segment.bell(at: remainingSecond + 1)
  }

  /// Whether the red lamp is dark for a second, as it is every other second of the overtime.
  var isRedLampDark: Bool {
    talk.isRunning && remainingSecond < 0 && !hidesEnd && look.flashes
      && !remainingSecond.isMultiple(of: 2)
  }
}
