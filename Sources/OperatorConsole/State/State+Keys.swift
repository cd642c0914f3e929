import TerminalCanvas
import TimerEngine

// What is done by hand and in lines: the lock, questions and the help come first, then the command.
extension State {
  mutating func press(_ key: Key) {
    wordsUntil = realNow + .seconds(5)
    pressed = settings.keys.boundKey(key)
    defer { pressed = nil }
    let command = settings.keys.command(of: key).map(meaning)
    if case .quit(let asked, _) = question, pressed == asked {
      question = nil
      return finish()
    }
    if answers(command) { return }
    guard let command, mayChangePicture(command) else { return }
    defer { lastPress = (command, realNow) }
    perform(command)
  }

  /// Whether what was pressed, by a key or by the mouse, has done all that it was for: it was
  /// locked out, answered a question, or closed what was open.
  mutating func answers(_ command: Command?) -> Bool {
    if isLocked, command != .toggle {
      unlock(command)
      return true
    }
    if case .quit = question {
      question = nil
      tell(.talkGoesOn)
      return true
    }
    if helpPage != nil { return turnHelp(command) }
    return false
  }

  /// What a command means now: after `chooseTarget` a slot or a lamp takes the present time, and again
  /// if that has to be confirmed.
  func meaning(of command: Command) -> Command {
    guard let storing = command.storing else { return command }
    switch question {
    case .store: return storing
    case .loseTalk(storing, _, _): return storing
    default: return command
    }
  }

  /// Does what a hand asks for, by a key or by the mouse, once nothing is in the way; tells why not.
  mutating func perform(_ command: Command) {
    let asked = question
    guard mayProceed(command) else { return }
    switch command {
    case .focus(let isBack): moveFocus(isBack: isBack, asked: asked)
    case .enter: enter(asked: asked)
    case .chooseTarget: ask(.store(until: realNow + .seconds(5)))
    case .set(let seconds): change(.set(focused(seconds)))
    case .quit where snapshot.isRunning:
      ask(.quit(by: pressed ?? .interrupt, until: realNow + .seconds(5)))
    default:
      do throws(CommandRefusal) {
        try execute(command)
      } catch {
        if let notice = error.notice { tell(notice) }
      }
    }
  }

  /// Does what a line asks for; whole words are meant, and not guarded as keys are.
  mutating func obey(_ line: String) {
    do throws(CommandError) {
      guard let command = try Command(line: line) else { return }
      if command == .help { tell(.command(.help)) } else { answer(command) }
    } catch {
      tell(.command(.wrong(error)))
    }
  }

  private mutating func answer(_ command: Command) {
    do throws(CommandRefusal) {
      try execute(command)
    } catch {
      tell(error.answer)
    }
  }

  // MARK: The lock

  mutating func lock() {
    isLocked = true
    focus = nil
    tell(.locked)
  }

  /// Unlocks on the second press, and answers all else with how to.
  private mutating func unlock(_ command: Command?) {
    let isRepeat = isRepeat(.lock)
    guard command == .lock else { return tell(.locked) }
    lastPress = (.lock, realNow)
    guard !isRepeat else { return }
    if case .unlock = question {
      question = nil
      isLocked = false
      tell(.unlocked)
    } else {
      ask(.unlock(until: realNow + .seconds(2)))
    }
  }

  // MARK: The help

  mutating func openHelp() throws(CommandRefusal) {
    guard abilities.hasScreen else { return tell(.keys) }
    guard HelpPages(self).count > 0 else { throw .noRoomForHelp }
    helpPage = 0
  }

  /// Turns the page or closes the help.
  ///
  /// Returns whether that was all that the key was for: Space also starts.
  private mutating func turnHelp(_ command: Command?) -> Bool {
    if command == .help, let page = helpPage, page + 1 < HelpPages(self).count {
      helpPage = page + 1
    } else {
      helpPage = nil
    }
    return command != .toggle || snapshot.isRunning
  }
}
