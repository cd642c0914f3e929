import SpeechAnnouncement
import StageRenderer
import TimerEngine

// Keys and lines of text: the lock, questions and the help come first, then the command.
extension OperatorConsole {
  /// Handles a key, the mouse, the focus or a line.
  mutating func handle(_ input: Input) {
    if case .focus(let isHere) = input { return keyRepeat.recordFocus(isHere, at: realNow) }
    notices.forgetCovered()
    switch input {
    case .key(let key):
      keyRepeat.recordKey(at: realNow)
      press(key)
    case .mouse(let mouse): handle(mouse)
    case .line(let line):
      performDecision()
      perform(line: line)
    case .end: performDecision()
    case .focus: break
    }
  }

  /// Shows the operator's words for some seconds while a talk runs.
  mutating func showWords() { operatorWordsUntil = realNow + .seconds(5) }

  mutating func press(_ key: Key) {
    showWords()
    pressed = settings.keys.boundKey(key)
    defer { pressed = nil }
    if let asked = confirmableQuestion, asked.key == pressed { return answer(asked) }
    performDecision()
    if let prompt { return type(key, into: prompt) }
    let command = settings.keys.command(of: key).map(meaning)
    if answers(command) { return }
    guard let command else {
      if key != .escape, mustSayNothingHappened() { notify(.unknown(key)) }
      return
    }
    press(command)
    keyRepeat.recordPress(command, at: realNow)
  }

  /// Returns whether a press of a key or the mouse is handled already: it was locked out, answered
  /// a question, or closed the help.
  mutating func answers(_ command: Command?) -> Bool {
    if case .quit(_, let running, _) = question {
      overlay = nil
      if let running { notify(.continues(running)) }
      return !onlySays(command)
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
  /// After `chooseMessage` a slot's key sends a message; after `chooseTarget` a slot or a lamp
  /// stores the shown time, also when that is confirmed. Where there is no screen, the key of the
  /// time of day says the remaining time, which nobody sees there.
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

  /// Performs the command of a key, the mouse or a line in the prompt here, asks the clock to, or
  /// asks for a second press.
  mutating func press(_ command: Command) {
    if let asked = confirmableQuestion, asked.confirmed == command { return answer(asked) }
    performDecision()
    let asked = question
    if !keepQuestion(for: command) { forgetQuestion() }
    if command != .undo { keyRepeat.endUndoing() }
    switch command {
    case .adjust(let seconds): return step(.adjust(by: focused(seconds)), by: seconds)
    case .add(let seconds): return step(command, by: seconds)
    default: keyRepeat.endBurst()
    }
    switch command {
    case .toggle, .clickerStart:
      revertFirstRepeat()
      request(command, asked: asked)
    case .undo where pressed != nil && !isSubmitting: undo(asked: asked)
    case .focus(let isBack): moveFocus(isBack: isBack, asked: asked)
    case .enter: enter(asked: asked)
    case .chooseTarget: ask(.store(until: realNow + max(.seconds(5), questionTime)))
    case .chooseMessage where !view.state.storedMessages.isEmpty:
      ask(.message(view.state.storedMessages, until: realNow + max(.seconds(10), questionTime)))
    case .quit where isLocked && !snapshot.isRunning: askToQuit()
    case .close where asked != nil && !capabilities.hasScreen:
      close()
      notify(.promptClosed)
    case .join where mayJoinByKey(asked: asked): joinByKey()
    default: if !performHere(command) { request(command, asked: asked) }
    }
  }

  /// Lets an open question wait for its answer as long as before, if a command only says something
  /// and there is no screen; returns whether it does.
  private mutating func keepQuestion(for command: Command) -> Bool {
    guard onlySays(command), let question else { return false }
    overlay = .question(question.extended(until: realNow + questionTime))
    return true
  }

  /// Whether a command only says something, where there is no screen.
  private func onlySays(_ command: Command?) -> Bool {
    guard !capabilities.hasScreen, let command else { return false }
    return command.traits.contains(.onlyTells) || command == .help
  }

  /// Asks the clock to perform the command of a press.
  private mutating func request(_ command: Command, asked: Question?) {
    let origin = GivenCommand.Origin.press(
      pressed, asked: asked, changeCount: view.state.changeCount)
    ask(for: .perform(GivenCommand(command, origin, isTyped: isSubmitting)))
  }

  /// Undoes a change; a held key undoes only one.
  private mutating func undo(asked: Question?) {
    switch keyRepeat.pressUndo(at: realNow) {
    case .step: request(.undo, asked: asked)
    case .ignored: break
    case .redoes: ask(for: .revertUndo)
    }
  }

  /// Whether the key of `join` was pressed on a second clock, and not the prompt or the answer to
  /// its question.
  private func mayJoinByKey(asked: Question?) -> Bool {
    if case .lose(_, by: .join, _, _) = asked { return false }
    return view.otherClock != nil && !isSubmitting
  }

  /// Joins the room's other clock; once a talk was started here, tells the command that does that
  /// after a question.
  private mutating func joinByKey() {
    guard view.otherClock?.isIgnored == false else { return notify(.joinsByCommand) }
    let origin = GivenCommand.Origin.press(pressed, asked: nil, changeCount: view.state.changeCount)
    ask(for: .perform(GivenCommand(.join, origin, .toAnything)))
  }

  /// Performs a command that concerns the operator's own screen and keys alone; returns whether it
  /// does.
  private mutating func performHere(_ command: Command) -> Bool {
    switch command {
    // They act on the focus or the open question.
    case .chooseTarget, .focus, .enter: press(command)
    case .lock where capabilities.hasKeys: lock()
    case .prompt: openPrompt(for: .command)
    case .typeMessage: openPrompt(for: .message)
    case .close: close()
    case .timeOfDay where capabilities.hasScreen: showTimeOfDay()
    case .explain(nil) where capabilities.hasScreen: press(.help)
    case .explain(let name): explain(name)
    default: return false
    }
    return true
  }

  /// Changes the time by a key or the wheel.
  ///
  /// Steps in quick succession are undone as one change.
  private mutating func step(_ command: Command, by seconds: Int) {
    guard keyRepeat.admitStep(at: realNow) else { return }
    let isBurst = keyRepeat.continueBurst(command, at: realNow)
    // No more is taken away than there is.
    let taken = remainingSecond > 0 ? max(seconds, -remainingSecond) : seconds
    ask(
      for: .perform(
        GivenCommand(command, .step(taken), continuesStep: isBurst, isTyped: isSubmitting)))
  }

  /// Performs a line of text.
  ///
  /// Lines are not guarded, because nobody types one by accident; so a `!`, as clients send it,
  /// changes nothing. But a time of day that has just passed may be a slip.
  private mutating func perform(line: String) {
    let isDecided = line.drop(while: \.isWhitespace).hasPrefix("!")
    let words = Command.unconfirmed(line)
    do throws(CommandError) {
      guard let command = try read(words) else { return }
      if command == .help { return listCommands() }
      guard !performHere(command) else { return }
      ask(for: .perform(GivenCommand(command, .line(words), isDecided ? .toAnything : .none)))
    } catch {
      notify(status(of: .wrong(error)))
    }
  }

  // MARK: What became of a command

  /// Does what follows from the reply to a command: asks, notifies why it was not executed, or
  /// changes the operator's own screen.
  mutating func receive(_ reply: CommandReply, of given: GivenCommand) {
    switch given.origin {
    case .press(let key, let asked, let changeCount):
      pressed = key
      defer { pressed = nil }
      record(reply, of: given.command, changeCount)
      receivePressed(reply, of: given.command, asked)
    case .decision(let key):
      pressed = key
      defer { pressed = nil }
      if given.command == .toggle || given.command == .clickerStart {
        // If its key is held, the next press is the first repeat.
        keyRepeat.recordToggle(hasToggled: false, at: realNow - given.age, changeCount: 0)
      }
      receiveDecided(reply, of: given.command)
    case .step(let seconds):
      guard case .done = reply else {
        if case .refused(nil) = reply { return sayThatNothingChanged(by: given.command) }
        return notify(reply)
      }
      let sum = keyRepeat.recordStep(given.command, by: seconds)
      guard case .add = given.command else { return }
      notices.show(
        status(of: .added(sum, now: remainingSecond, endsAt: view.endOfTalk)), for: .seconds(5),
        .replacing, at: realNow)
    case .drag: if case .done = reply { keyRepeat.pointer?.isRecorded = true }
    case .line:
      notify(reply)
      if case .done = reply { change(by: given.command) }
    case .silent: break
    }
  }

  /// Says why a step has changed nothing, where nobody sees that.
  private mutating func sayThatNothingChanged(by command: Command) {
    guard mustSayNothingHappened() else { return }
    let isLength = if case .adjust = command { snapshot.isRunning } else { false }
    notify(status(of: .refused(isLength ? .talk(.greenWhileRunning) : .noChange)))
  }

  /// Whether nobody sees that a key did nothing, and it has to be said: a held key says it once.
  private mutating func mustSayNothingHappened() -> Bool {
    !capabilities.hasScreen && keyRepeat.admitIdleKey(at: realNow)
  }

  /// Notifies why a command was not executed, if there is a reason.
  private mutating func notify(_ reply: CommandReply) {
    if case .refused(let notice?) = reply { notify(notice) }
  }

  /// Records a press that may be the first repeat of a held key; `changeCount` is the undo count
  /// before it.
  private mutating func record(_ reply: CommandReply, of command: Command, _ changeCount: Int) {
    switch command {
    case .toggle, .clickerStart:
      let hasToggled = if case .done(let hasToggled) = reply { hasToggled } else { false }
      keyRepeat.recordToggle(hasToggled: hasToggled, at: realNow, changeCount: changeCount)
    case .undo: if case .done = reply { countUndone() }
    default: break
    }
  }

  /// Counts the changes that were undone one after the other, and says how many.
  private mutating func countUndone() {
    let count = keyRepeat.recordUndo()
    if count > 1 { notices.prefix(phrases.undone(count), at: realNow) }
  }

  private mutating func receivePressed(
    _ reply: CommandReply, of command: Command, _ asked: Question?
  ) {
    switch reply {
    case .done: change(by: command)
    case .guarded(let loss): ask(loss, by: command)
    case .tooSoon: overlay = asked.map(Overlay.question)
    case .refused: notify(reply)
    }
  }

  /// Does what follows from the reply to a command that was confirmed.
  ///
  /// If the talk has changed after that, the clock asks again.
  private mutating func receiveDecided(_ reply: CommandReply, of command: Command) {
    switch reply {
    case .done: change(by: command)
    case .guarded(let loss), .tooSoon(losing: let loss?): ask(loss, by: command)
    case .tooSoon(losing: nil): break
    case .refused: notify(reply)
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

  /// The commands that the short list has, the most used ones first.
  private static let mainCommands: [CommandName] = [
    .start, .stop, .next, .time, .add, .take, .undo, .message, .rundown, .quit,
  ]

  /// Names the commands that are used most, where nobody sees a screen with keys, and how to learn
  /// of all others.
  mutating func listCommands() {
    for name in Self.mainCommands where name != .rundown || view.rundown != nil { explain(name) }
    listHelp("help all", phrases.listsAllCommands)
    listHelp("help add", phrases.explainsCommand)
  }

  /// Reads a line of text; `help m` is about the command of the key m.
  func read(_ line: String) throws(CommandError) -> Command? {
    do throws(CommandError) {
      return try Command(line: line)
    } catch {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard words.count == 2, words[0].lowercased() == CommandName.help.rawValue,
        words[1].unicodeScalars.count == 1, let scalar = words[1].unicodeScalars.first,
        let command = settings.keys.command(of: .character(scalar)).map(meaning)
      else { throw error }
      let name =
        switch command {
        case .message, .chooseMessage, .typeMessage: CommandName.message.rawValue[...]
        default: command.words.prefix { $0 != " " }
        }
      guard let help = try? Command(line: "\(CommandName.help) \(name)") else { throw error }
      return help
    }
  }

  /// Explains a command in its line of the help, or all of them; on a screen, which has pages of
  /// help, only one.
  ///
  /// Without a screen, what it can be used with follows.
  private mutating func explain(_ name: CommandName?) {
    for form in Command.forms where name == nil || form.name == name {
      let meaning = phrases.meaning(of: form.name)
      if capabilities.hasScreen {
        notify(.help(form.example + phrases.colon + meaning), for: .seconds(10))
      } else {
        listHelp(form.example, meaning)
      }
    }
    guard !capabilities.hasScreen else { return }
    switch name {
    case .message: listMessages()
    case .preset: listPresets()
    default: break
    }
  }

  /// Lists the stored messages with the keys that send them.
  private mutating func listMessages() {
    let keys = settings.keys
    let key = Words.spoken(Words.key(of: .chooseMessage, keys, in: phrases), in: phrases)
    for (number, message) in view.state.storedMessages.sorted(by: { $0.key < $1.key }) {
      let keys = [key, Words.key(of: .slot(number), keys, in: phrases)]
      listHelp(keys.joined(separator: phrases.comma), message.text)
    }
  }

  /// Lists the presets of the slots with the commands that load them, and the names of the others.
  private mutating func listPresets() {
    let presets = view.state.presets.all.presets
    for preset in presets {
      guard let slot = preset.slot else { continue }
      listHelp("\(CommandName.preset) \(slot)", Words.nameAndLength(of: preset, timeForm))
    }
    let others = presets.filter { $0.slot == nil }.map(\.name)
    guard !others.isEmpty else { return }
    listHelp(CommandName.preset.rawValue, others.joined(separator: phrases.comma))
  }

  private mutating func listHelp(_ name: String, _ meaning: String) {
    let line = phrases.line(phrases.lines.help, name + phrases.colon + meaning)
    ask(for: .list(line))
  }

  // MARK: Questions

  private mutating func revertFirstRepeat() {
    if let count = keyRepeat.takePossibleRepeat(at: realNow) { ask(for: .revert(to: count)) }
  }

  /// How long a question waits for the second press: longer without a screen, because it is read
  /// aloud.
  var questionTime: Duration { .seconds(capabilities.hasScreen ? 4 : 10) }

  mutating func ask(_ question: Question) {
    // The reply of another machine may come while something waits to be carried out.
    performDecision()
    overlay = .question(question)
    if let command = question.confirmed { secondPress.ask(about: command, at: realNow) }
    notices.remove(.secondPress)
    ask(for: .note(question.texts(in: phrases, settings.keys)[0]))
  }

  /// The question that a second press may confirm, or has just confirmed; `nil` if there is none.
  private var confirmableQuestion: Question? {
    (decision?.question ?? question).flatMap { $0.confirmed == nil ? nil : $0 }
  }

  /// Lets a press answer a question that a second press confirms.
  private mutating func answer(_ asked: Question) {
    switch secondPress.press(at: realNow) {
    case .confirms: decision = Decision(question: asked)
    case .isExtra: break
    case .isTooSoon, .isHeld:
      decision = nil
      overlay = .question(asked.extended(until: realNow + questionTime))
      // Without a screen, each notice is a line that is read aloud.
      guard capabilities.hasScreen || !secondPress.isOneOfMany else { return }
      notify(
        .secondPress(asked.keyName(in: phrases, settings.keys), running == .talk),
        for: questionTime)
    }
  }

  /// Carries out what was confirmed, once its key has been silent.
  mutating func performDueDecision() {
    if let due = secondPress.due, due <= realNow { performDecision() }
  }

  /// Carries out what was confirmed, without waiting any longer: another key has followed, or none.
  mutating func performDecision() {
    guard let decision, let pressedAt = secondPress.takeConfirmation() else { return }
    self.decision = nil
    forgetQuestion()
    let age = realNow - pressedAt
    switch decision.question {
    case .quit(let key, _, _):
      guard !decision.isOutdated else { return askToQuit(by: key) }
      ask(for: .perform(GivenCommand(.quit, .silent, .toAnything, age: age)))
    case .lose(let loss, by: let command, let key, _):
      guard !decision.isOutdated else {
        return ask(decision.question.extended(until: realNow + questionTime))
      }
      ask(for: .perform(GivenCommand(command, .decision(key), .to(loss), age: age)))
    case .store, .message, .unlock, .pause: break
    }
  }

  /// Asks whether to lose something: a second press of the same key in time confirms it.
  private mutating func ask(_ loss: Loss, by command: Command) {
    guard loss != .program else { return askToQuit() }
    ask(.lose(loss, by: command, pressed, until: realNow + questionTime))
  }

  private mutating func askToQuit(by key: Key? = nil) {
    ask(.quit(by: key ?? pressed ?? .interrupt, running, until: realNow + questionTime))
  }

  /// What runs; `nil` if nothing does.
  private var running: RunningItem? {
    guard snapshot.isRunning else { return nil }
    guard let item = view.rundown?.current, item.isBreak else { return .talk }
    return .pause(Words.name(of: item, in: phrases))
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
    let isRepeat = keyRepeat.isRepeat(.lock, at: realNow)
    keyRepeat.recordPress(.lock, at: realNow)
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
      let entries = HelpTopic.entries(
        on: capabilities, hasDisplay: view.state.hasWatcher, in: phrases, settings.keys)
      for entry in entries {
        listHelp(Words.spoken(entry.keys, in: phrases), entry.meaning)
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
