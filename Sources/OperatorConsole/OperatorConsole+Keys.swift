import SpeechAnnouncement
import StageClock
import StageDisplay
import TerminalCanvas
import TimerEngine

// Keys and lines of text: the lock, questions and the help come first, then the command.
extension OperatorConsole {
  mutating func press(_ key: Key) {
    operatorWordsUntil = realNow + .seconds(5)
    pressed = settings.keys.boundKey(key)
    defer { pressed = nil }
    if let prompt { return type(key, into: prompt) }
    let command = confirmed ?? settings.keys.command(of: key).map(meaning)
    if case .quit(let asked, _, _) = question, pressed == asked {
      overlay = nil
      _ = perform(.quit, by: .console, isConfirmed: true)
      return
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
    case .chooseMessage where !settings.clock.storedMessages.isEmpty:
      ask(.message(settings.clock.storedMessages, until: realNow + max(.seconds(10), questionTime)))
    case .quit where isLocked && !snapshot.isRunning: askToQuit()
    default: tap(command, asked: asked, isRepeat: isRepeat)
    }
  }

  /// Carries out a command that the clock knows.
  ///
  /// A second press confirms what was asked, unless it is a repeat of a held key, or would lose something
  /// else by now.
  private mutating func tap(_ command: Command, asked: Question?, isRepeat: Bool) {
    let changeCount = clock.changeCount
    var isConfirmed = false
    if case .lose(let loss, by: command, _, _) = asked, !isRepeat,
      [loss, nil].contains(clock.loss(by: command))
    {
      isConfirmed = true
      gate.recordConfirmation(command, at: realNow, changeCount: changeCount)
    }
    let outcome = perform(command, by: .console, isConfirmed: isConfirmed)
    if command == .toggle || command == .clickerStart {
      gate.recordToggle(outcome, at: realNow, changeCount: changeCount)
    }
    switch outcome {
    case .done: break
    case .guarded(let loss): ask(loss, by: command)
    case .refused(.segmentChangesTooSoon):
      gate.forgetPossibleRepeat()
      if isRepeat, let loss = clock.loss(by: command) {
        ask(loss, by: command)
      } else {
        overlay = asked.map(Overlay.question)
      }
    case .refused(let refusal), .nothingToDo(let refusal):
      withClock { $0.explain(refusal) }
    }
  }

  /// Changes the time by a key or the wheel.
  ///
  /// Steps in quick succession are undone as one change.
  private mutating func step(_ command: Command, by seconds: Int) {
    guard gate.admitStep(at: realNow) else { return }
    let isBurst = gate.continuesBurst(command, at: realNow)
    let outcome = withClock { $0.perform(command, by: .console, continuesStep: isBurst) }
    guard case .done = outcome else { return }
    let sum = gate.recordStep(command, by: seconds, at: realNow)
    if case .add = command { withClock { $0.show(added: sum) } }
  }

  /// Executes a command of the operator or of the program's own input.
  mutating func perform(
    _ command: Command, by sender: Sender, isConfirmed: Bool = false
  ) -> Outcome {
    guard isOwn(command) else {
      return withClock { $0.perform(command, by: sender, isConfirmed: isConfirmed) }
    }
    if sender != .line, let refusal = withClock({ $0.hindranceOfPicture(command) }) {
      return .refused(refusal)
    }
    switch command {
    // They act on the focus or the open question.
    case .chooseTarget, .focus, .enter: tap(command)
    case .lock: lock()
    case .timeOfDay: showTimeOfDay()
    case .operatorView: toggleOperatorView()
    case .prompt: openPrompt()
    case .help: openHelp()
    case .close: close()
    default: break
    }
    return .done(Outcome.Result())
  }

  /// Whether a command concerns the operator's own screen and keys, and nothing of the clock.
  private func isOwn(_ command: Command) -> Bool {
    switch command {
    case .chooseTarget, .focus, .enter, .lock, .prompt, .help, .close: true
    case .operatorView, .timeOfDay: capabilities.hasScreen
    default: false
    }
  }

  /// Executes a line of text.
  ///
  /// Lines are not guarded, because nobody types one by accident; so a `!`, as clients send it, changes
  /// nothing. But a time of day that has just passed may be a slip.
  mutating func execute(line: String) {
    let isDecided = line.drop(while: \.isWhitespace).hasPrefix("!")
    let words = String(line.drop { $0 == "!" || $0.isWhitespace })
    do throws(CommandError) {
      guard let command = try Command(line: words) else { return }
      guard command != .help else { return tellCommands() }
      let outcome = perform(command, by: .line, isConfirmed: isDecided)
      withClock { $0.answer(outcome, toLine: words) }
    } catch {
      withClock { $0.refuse(error) }
    }
  }

  private mutating func tellCommands() {
    for form in Command.forms {
      tellHelp(form.example, phrases.meaning(of: form.name))
    }
  }

  private mutating func tellHelp(_ name: String, _ meaning: String) {
    let line = phrases.line(phrases.lines.help, name + phrases.colon + meaning)
    withClock { $0.emit(listed: line) }
  }

  // MARK: Questions

  private mutating func revertFirstRepeat(of command: Command) {
    if let count = gate.takePossibleRepeat(of: command, at: realNow) {
      withClock { $0.takeBack(to: count) }
    }
  }

  /// How long a question waits for the second press: longer without a screen, because it is read aloud.
  private var questionTime: Duration { .seconds(capabilities.hasScreen ? 4 : 10) }

  mutating func ask(_ question: Question) {
    overlay = .question(question)
    let text = question.texts(in: phrases, settings.keys)[0]
    withClock { $0.emit(notice: text) }
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
