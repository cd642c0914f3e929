import ClockCommands
import SpeechAnnouncement
import StageClock
import StageDisplay
import TerminalCanvas
import TimerEngine

// Keys and lines of text: the lock, questions and the help come first, then the command.
extension OperatorConsole {
  /// Handles a key, the mouse, the focus or a line.
  mutating func handle(_ input: Input) {
    if case .focus(let isHere) = input { return gate.recordFocus(isHere, at: realNow) }
    notices.forgetCovered()
    switch input {
    case .key(let key):
      gate.recordKey(at: realNow)
      press(key)
    case .mouse(let mouse): handle(mouse)
    case .line(let line): execute(line: line)
    case .focus, .end: break
    }
  }

  /// Shows the operator's words for some seconds while a talk runs.
  mutating func showWords() { operatorWordsUntil = realNow + .seconds(5) }

  mutating func press(_ key: Key) {
    showWords()
    pressed = settings.keys.boundKey(key)
    defer { pressed = nil }
    if let prompt { return type(key, into: prompt) }
    let command = confirmed ?? settings.keys.command(of: key).map(meaning)
    if case .quit(let asked, _, _) = question, pressed == asked {
      overlay = nil
      return ask(for: .perform(GivenCommand(.quit, .silent, .toAnything)))
    }
    if answers(command) { return }
    if let command { carryOut(command) }
  }

  /// Carries out the command of a key or of a line in the prompt.
  mutating func carryOut(_ command: Command) {
    tap(command)
    gate.recordPress(command, at: realNow)
  }

  /// The command that waits to be confirmed by the pressed key, whatever else the key means.
  private var confirmed: Command? {
    guard case .lose(_, by: let command, let key?, _) = question, key == pressed else { return nil }
    return command
  }

  /// Returns whether a press of a key or the mouse is handled already: it was locked out, answered a
  /// question, or closed the help.
  mutating func answers(_ command: Command?) -> Bool {
    if case .quit(_, let isRunning, _) = question {
      overlay = nil
      if isRunning { notify(.talkContinues) }
      return true
    }
    if isLocked, command != .toggle, pressed != .interrupt {
      unlock(command)
      return true
    }
    if helpPage != nil { return turnHelp(command) }
    return false
  }

  /// The meaning of a command now.
  ///
  /// After `chooseMessage` a slot's key sends a message; after `chooseTarget` a slot or a lamp stores
  /// the shown time, also when that is confirmed. Where there is no screen, the key of the time of day
  /// tells the remaining time, which nobody sees there.
  func meaning(of command: Command) -> Command {
    if command == .timeOfDay, !capabilities.hasScreen { return .time }
    if case .message = question, case .slot(let number) = command { return .storedMessage(number) }
    guard let storing = command.storing else { return command }
    switch question {
    case .store: return storing
    case .lose(_, by: storing, _, _): return storing
    default: return command
    }
  }

  /// Carries out the command of a key or the mouse, or asks for a second press; notifies of a refusal.
  mutating func tap(_ command: Command) {
    let asked = question
    forgetQuestion()
    let isRepeat = gate.isRepeat(command, at: realNow)
    if isRepeat { revertFirstRepeat(of: command) }
    switch command {
    case .adjust(let seconds): return step(.adjust(by: focused(seconds)), by: seconds)
    case .add(let seconds): return step(command, by: seconds)
    default: gate.endBurst()
    }
    switch command {
    case .focus(let isBack): moveFocus(isBack: isBack, asked: asked)
    case .enter: enter(asked: asked)
    case .chooseTarget: ask(.store(until: realNow + max(.seconds(5), questionTime)))
    case .chooseMessage where !view.storedMessages.isEmpty:
      ask(.message(view.storedMessages, until: realNow + max(.seconds(10), questionTime)))
    case .quit where isLocked && !snapshot.isRunning: askToQuit()
    default: tap(command, asked: asked, isRepeat: isRepeat)
    }
  }

  /// Carries out any other command: here, or by asking the clock.
  ///
  /// A second press confirms what was asked, unless it is a repeat of a held key.
  private mutating func tap(_ command: Command, asked: Question?, isRepeat: Bool) {
    guard !carryOutHere(command) else { return }
    var consent = Consent.none
    if case .lose(let loss, by: command, _, _) = asked, !isRepeat { consent = .to(loss) }
    let origin = GivenCommand.Origin.press(
      pressed, asked: asked, isRepeat: isRepeat, changeCount: view.changeCount)
    ask(for: .perform(GivenCommand(command, origin, consent, isTyped: isSubmitting)))
  }

  /// Carries out a command that concerns the operator's own screen and keys alone; returns whether it
  /// does.
  private mutating func carryOutHere(_ command: Command) -> Bool {
    switch command {
    // They act on the focus or the open question.
    case .chooseTarget, .focus, .enter: tap(command)
    case .lock where capabilities.hasKeys: lock()
    case .prompt: openPrompt()
    case .close: close()
    case .timeOfDay where capabilities.hasScreen: showTimeOfDay()
    default: return false
    }
    return true
  }

  /// Changes the time by a key or the wheel.
  ///
  /// Steps in quick succession are undone as one change.
  private mutating func step(_ command: Command, by seconds: Int) {
    guard gate.admitStep(at: realNow) else { return }
    let isBurst = gate.continueBurst(command, at: realNow)
    ask(
      for: .perform(
        GivenCommand(command, .step(seconds), continuesStep: isBurst, isTyped: isSubmitting)))
  }

  /// Executes a line of text.
  ///
  /// Lines are not guarded, because nobody types one by accident; so a `!`, as clients send it, changes
  /// nothing. But a time of day that has just passed may be a slip.
  private mutating func execute(line: String) {
    let isDecided = line.drop(while: \.isWhitespace).hasPrefix("!")
    let words = String(line.drop { $0 == "!" || $0.isWhitespace })
    do throws(CommandError) {
      guard let command = try Command(line: words) else { return }
      if command == .help { return tellCommands() }
      guard !carryOutHere(command) else { return }
      ask(for: .perform(GivenCommand(command, .line(words), isDecided ? .toAnything : .none)))
    } catch {
      notify(view.notice(of: error, timeForm))
    }
  }

  // MARK: What became of a command

  /// Does what follows from the reply to a command: asks, tells why it was not executed, or changes the
  /// operator's own screen.
  mutating func take(_ reply: CommandReply, of given: GivenCommand) {
    switch given.origin {
    case .press(let key, let asked, let isRepeat, let changeCount):
      pressed = key
      defer { pressed = nil }
      record(reply, of: given, changeCount)
      take(reply, of: given.command, asked, isRepeat)
    case .step(let seconds):
      guard case .done = reply else { return tell(reply) }
      let sum = gate.recordStep(given.command, by: seconds)
      guard case .add = given.command else { return }
      notices.show(
        view.notice(ofAdded: sum, timeForm), for: .seconds(5), .replacing, at: realNow)
    case .drag: if case .done = reply { gate.pointer?.isRecorded = true }
    case .line:
      tell(reply)
      if case .done = reply { change(by: given.command) }
    case .silent: break
    }
  }

  /// Tells why a command was not executed, if there is anything to tell.
  private mutating func tell(_ reply: CommandReply) {
    if case .refused(let notice?) = reply { notify(notice) }
  }

  /// Records a press that may be the first repeat of a held key; `changeCount` is the undo count before
  /// it.
  private mutating func record(_ reply: CommandReply, of given: GivenCommand, _ changeCount: Int) {
    let isGuarded = if case .guarded = reply { true } else { false }
    if given.consent != .none, !isGuarded {
      gate.recordConfirmation(given.command, at: realNow, changeCount: changeCount)
    }
    if given.command == .toggle || given.command == .clickerStart {
      let hasToggled = if case .done(let hasToggled) = reply { hasToggled } else { false }
      gate.recordToggle(hasToggled: hasToggled, at: realNow, changeCount: changeCount)
    }
  }

  private mutating func take(
    _ reply: CommandReply, of command: Command, _ asked: Question?, _ isRepeat: Bool
  ) {
    switch reply {
    case .done: change(by: command)
    case .guarded(let loss): ask(loss, by: command)
    case .tooSoon(let loss):
      gate.forgetPossibleRepeat()
      if isRepeat, let loss {
        ask(loss, by: command)
      } else {
        overlay = asked.map(Overlay.question)
      }
    case .refused: tell(reply)
    }
  }

  /// Changes the screen by a command that the clock has admitted as a change of the picture.
  private mutating func change(by command: Command) {
    switch command {
    case .operatorView: toggleOperatorView()
    case .help: openHelp()
    default: break
    }
  }

  private mutating func tellCommands() {
    for form in Command.forms {
      tellHelp(form.example, phrases.meaning(of: form.name))
    }
  }

  private mutating func tellHelp(_ name: String, _ meaning: String) {
    let line = phrases.line(phrases.lines.help, name + phrases.colon + meaning)
    ask(for: .list(line))
  }

  // MARK: Questions

  private mutating func revertFirstRepeat(of command: Command) {
    if let count = gate.takePossibleRepeat(of: command, at: realNow) {
      ask(for: .takeBack(to: count))
    }
  }

  /// How long a question waits for the second press: longer without a screen, because it is read aloud.
  var questionTime: Duration { .seconds(capabilities.hasScreen ? 4 : 10) }

  mutating func ask(_ question: Question) {
    overlay = .question(question)
    ask(for: .note(question.texts(in: phrases, settings.keys)[0]))
  }

  /// Asks whether to lose something: a second press of the same key in time confirms it.
  private mutating func ask(_ loss: Loss, by command: Command) {
    guard loss != .program else { return askToQuit() }
    ask(.lose(loss, by: command, pressed, until: realNow + questionTime))
  }

  private mutating func askToQuit() {
    ask(
      .quit(
        by: pressed ?? .interrupt, isRunning: snapshot.isRunning,
        until: realNow + max(.seconds(5), questionTime)))
  }

  // MARK: The lock

  mutating func lock() {
    isLocked = true
    focus = nil
    notify(.locked)
  }

  /// Unlocks on the second press; any other key shows how to unlock.
  private mutating func unlock(_ command: Command?) {
    guard command == .lock else { return notify(.locked) }
    let isRepeat = gate.isRepeat(.lock, at: realNow)
    gate.recordPress(.lock, at: realNow)
    guard !isRepeat else { return }
    if case .unlock = question {
      overlay = nil
      isLocked = false
      notify(.unlocked)
    } else {
      ask(.unlock(until: realNow + questionTime))
    }
  }

  // MARK: The help

  mutating func openHelp() {
    guard capabilities.hasScreen else {
      for entry in HelpTopic.entries(on: capabilities, in: phrases, settings.keys) {
        tellHelp(Words.withoutSigns(entry.keys, in: phrases), entry.meaning)
      }
      return
    }
    overlay = .help(page: 0)
  }

  /// Turns the page of the help or closes it.
  ///
  /// Returns whether that was all that the key does: Space also starts the talk.
  private mutating func turnHelp(_ command: Command?) -> Bool {
    let next = helpPage.map { $0 + 1 } ?? 0
    // The number of pages is known after a page was drawn.
    let pages = frame?.helpPages ?? .max
    overlay = command == .help && next < pages ? .help(page: next) : nil
    // Without room for the help no page was open.
    return pages > 0 && command != .toggle
  }
}
