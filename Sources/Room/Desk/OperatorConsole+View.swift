import SpeechAnnouncement
import StageRenderer
import TimerEngine

// What the operator's screen shows in addition to what the speaker sees: the operator view, words,
// the time of day.
extension OperatorConsole {
  /// Whether the screen shows the operator view.
  var showsOperatorView: Bool {
    wantsOperatorView && capabilities.hasScreen && OperatorDisplay.fits(size)
  }

  /// Shows or hides the operator view, or notifies that it has no room.
  mutating func toggleOperatorView() {
    wantsOperatorView.toggle()
    notices.remove(.noRoomForView)
    notifyOfRoomForView()
  }

  /// Adopts a new size of the terminal.
  mutating func resize(to size: Size) {
    let hadView = showsOperatorView
    self.size = size
    if showsOperatorView {
      notices.remove(.noRoomForView)
    } else if hadView {
      notifyOfRoomForView()
    }
  }

  /// Notifies the operator if the chosen operator view has no room.
  mutating func notifyOfRoomForView() {
    guard wantsOperatorView, !showsOperatorView, capabilities.hasScreen else { return }
    notify(.noRoomForView)
  }

  /// Shows or hides the time of day.
  mutating func showTimeOfDay() {
    showsTimeOfDay.toggle()
    // The controls would take its place.
    if showsTimeOfDay { controlsUntil = realNow }
  }

  /// Dismisses notices and the focus, and uncovers the digits.
  mutating func close() {
    notices.clear()
    focus = nil
    _ = uncover()
  }

  /// Uncovers the digits; returns whether the operator had covered them.
  mutating func uncover() -> Bool {
    guard view.coversDigits else { return false }
    ask(for: .perform(GivenCommand(.close, .silent)))
    return view.stage.isBlackedOut || view.state.showsMessage
  }

  /// The next real time at which the picture changes by itself.
  var nextChangeOfPicture: Timestamp? {
    guard showsOperatorView else { return scene().nextChange }
    // The operator view does not flash, but says so for as long as the displays do.
    return [scene().forOperator.nextChange, view.stage.flash?.end].compactMap { $0 }
      .filter { $0 > realNow }.min()
  }

  // MARK: Words

  var words: OperatorWords {
    var words = OperatorWords()
    words.prompt = prompt.map {
      OperatorWords.Prompt(
        $0.kind == .command ? .command : .message, line: $0.line, completions: completions(of: $0),
        hint: $0.kind == .command ? phrases.promptKeys : phrases.messagePromptKeys)
    }
    words.question = questionTexts
    words.notice = noticeTexts
    // A black screen shows only the reply to the operator's own key.
    guard !isDark else { return words }
    if showsOperatorWords, !showsOperatorView {
      words.presets = (1...9).compactMap { view.state.presets[slot: $0] }
      words.slot = view.state.slot
      words.rundown = view.rundownTexts
    }
    words.hints = statusTexts
    words.timeOfDay = showsTimeOfDay && !showsOperatorView ? view.timesOfTalk : ""
    words.showsControls = showsControls
    words.focus = focus
    if let helpPage {
      words.help = helpWords(page: helpPage)
      // Shown if there is no room for a page.
      words.notice = [phrases.noRoomForHelp]
    }
    return words
  }

  /// Whether notices may be shown: on a black screen only while the operator's words are shown.
  private var canShowAnswers: Bool { !isDark || realNow < operatorWordsUntil }

  /// Whether this screen is black.
  private var isDark: Bool { view.stage.isBlackedOut && !showsOperatorView }

  private var questionTexts: [String] {
    guard let question, !noticeReplacesQuestion, canShowAnswers else { return [] }
    return question.texts(in: phrases, keys)
  }

  private var noticeTexts: [String] {
    guard let words = notices.current?.notice, canShowAnswers,
      !isDark || words.isAnswer
    else { return fault.isEmpty ? otherClockTexts : fault }
    return words.texts
  }

  /// How this clock can become a desk of the room's other clock, the longest form first; none
  /// without one, or once a talk was started here.
  private var otherClockTexts: [String] {
    guard let other = view.otherClock, !other.isIgnored else { return [] }
    return status(of: .otherClock(room: other.room, talk: snapshot.preset)).texts
  }

  /// Whether the notice belongs to the open question, and says more than that: what Enter would
  /// store at the focused control, or that a key came too often to answer it.
  private var noticeReplacesQuestion: Bool {
    switch notices.current?.notice.topic {
    case .focus(isArmed: true), .secondPress: true
    default: false
    }
  }

  // MARK: The state of the clock

  /// The state of the clock and the next keys; the longest text first.
  private var statusTexts: [String] {
    switch snapshot.run {
    case .running:
      guard showsOperatorWords else { return [] }
      return [joined([phrases.stops(space), change, help]), help ?? ""]
    case .ready:
      return stopped(
        phrases.lines.ready, phrases.ready(forMinutes:), hint: phrases.starts(space))
    case .paused:
      return stopped(phrases.paused, phrases.paused(forMinutes:), hint: phrases.resumes(space))
    }
  }

  /// How long the clock has been stopped, in whole minutes; if the time of day is shown, the time
  /// at which it stopped.
  private func stopped(
    _ word: String, _ forMinutes: (Int) -> String, hint: String
  ) -> [String] {
    let idleTime = view.stage.idleTime(at: moment)
    let minutes = Int(idleTime.components.seconds / 60)
    let text =
      if showsTimeOfDay {
        phrases.state(
          word, since: Words.timeOfDay(view.dayTime(after: snapshot.idleSince - moment.talk)))
      } else {
        minutes > 0 ? forMinutes(minutes) : word
      }
    return [joined([text, hint, help]), text, word]
  }

  private func joined(_ hints: [String?]) -> String {
    hints.compactMap { $0 }.joined(separator: "   ")
  }

  private func helpWords(page: Int) -> OperatorWords.Help {
    OperatorWords.Help(
      page: page, entries: HelpTopic.entries(on: capabilities, in: phrases, keys),
      turnKey: Words.key(of: .help, keys, in: phrases))
  }

  /// Whether a page of the help can be shown; on most screens it can.
  private var hasRoomForHelp: Bool {
    size.columns >= 60 && size.rows >= 4 || helpWords(page: 0).hasRoom(in: size, phrases)
  }

  /// The key that starts, stops and resumes.
  private var space: String { Words.key(of: .toggle, keys, in: phrases) }

  /// The hint for the keys that add and take a minute; `nil` if none is bound.
  private var change: String? {
    guard !isLocked else { return nil }
    return Words.keys(of: [.add(60), .add(-60)], keys, in: phrases).map(phrases.changes)
  }

  /// The hint for the key of the help; `nil` if none is bound.
  private var help: String? {
    guard !isLocked, hasRoomForHelp else { return nil }
    return Words.firstKey(of: .help, keys, in: phrases).map(phrases.help)
  }

  private var keys: KeyBindings { settings.keys }
}
