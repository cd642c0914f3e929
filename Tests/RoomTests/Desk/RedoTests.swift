import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// What Ctrl-R makes again, what it says, when it asks, and when there is nothing to redo.
struct RedoTests {
  /// Presses keys with two seconds between them; `^` is Ctrl-R, and a dot is time without a key.
  private static func press(_ keys: String, _ session: inout Session) {
    for key in keys {
      session.press(key == "^" ? .controlR : .character(key.unicodeScalars.first ?? "."))
      session.pass(seconds: 2)
    }
  }

  /// Keys on a clock of 18 minutes, what it says, and what it shows two seconds after the last one.
  @Test(
    arguments: [
      ("^", "Nothing to redo", 1080), ("u^", "Nothing to redo", 1080),
      ("+^", "Nothing to redo", 1140), ("+u^", "Redone: back to 19:00", 1140),
      ("+u^^", "Nothing to redo", 1140), ("+u^u", "Undone: back to 18:00", 1080),
      ("+-uu^^", "Redone: back to 18:00", 1080),
      ("+-uu^", "Redone: back to 19:00", 1140),
      // Gone with the next change, whatever it is.
      ("+u-^", "Nothing to redo", 1020), ("+um^", "Nothing to redo", 1080),
      ("+us4^", "Nothing to redo", 1080), ("+u2u^^", "Nothing to redo", 300),
      // A running talk keeps its deadline, as if it had not been undone: 2 seconds a key.
      (" uu^", "Redone: running again, 17:54", 1072),
      (" +u^", "Redone: back to 18:54", 1132),
      // A pause: the time from the stop to its undo passes, and then does not.
      ("  u^", "Redone: paused again, 17:58", 1078),
      ("  u..^", "Redone: paused again, 17:58", 1078),
      // What the redo would end or overwrite is asked as the first time.
      (" 22u^", "Press Ctrl-R again to end this talk and load Lightning talk", 1070),
      (" 22u^^", "Redone: back to Lightning talk 5:00", 300), (" 22u^.", "", 1068),
      (" YYu^", "Press Ctrl-R again: yellow begins now", 1070),
      ("22u^", "Redone: back to Lightning talk 5:00", 300),
      ("mu^", "Redone: the message is shown again", 1080),
    ] as [(String, String, Int)])
  func redoRepeatsWhatWasUndone(keys: String, status: String, shown: Int) {
    var settings = Settings()
    settings.clock.message = "Hello"
    var session = Session(1080, settings: settings)
    session.press("m")
    session.pass(seconds: 10)
    session.console.clock.state.history = UndoHistory()
    Self.press(keys, &session)
    if !status.isEmpty { #expect(session.status() == status, "\(keys)") }
    #expect(session.console.clock.remainingSecond == shown, "\(keys)")
  }

  /// Who had changed what is said, as undo does.
  @Test func redoSaysWhoseChangeItWas() {
    var capabilities = Capabilities()
    capabilities.hasScreen = false
    var session = Session(capabilities: capabilities)
    func send(_ line: String, _ session: inout Session) {
      session.handle(.request(ClientRequest(client: 1, name: "phone", number: 1, line: line)))
    }
    send("add 1m", &session)
    session.say("undo")
    session.say("redo")
    send("undo", &session)
    send("redo", &session)
    #expect(
      session.reports.filter { $0.contains("Redone") } == [
        "NOTICE Redone: back to 19 minutes (it was phone's change)",
        "NOTICE Redone: back to 19 minutes (phone)",
      ])
  }

  /// A client is refused where the operator is asked, and a line is a decision.
  @Test(arguments: [("redo", true), ("! redo", false)])
  func aClientConfirmsWithAMark(line: String, isRunning: Bool) {
    var session = Session(600)
    Self.press(" 22u", &session)
    session.handle(.request(ClientRequest(client: 1, name: "phone", number: 1, line: line)))
    #expect(session.isRunning == isRunning)
  }

  /// In a rundown, redo of the step to the next item asks with the words of that step.
  @Test func aStepOfARundownIsAskedWithItsWords() throws {
    var session = try Programme.session()
    Self.press(" nnu^", &session)
    #expect(session.status().hasSuffix("Press Ctrl-R again to end this talk"))
    Self.press("^", &session)
    #expect(session.loaded == "Coffee")
    #expect(session.isRunning)
  }

  /// The end of a talk that is undone and redone is in the report once, at its first moment.
  @Test func theReportHasTheEndWhenItWas() throws {
    var session = try Programme.session()
    Self.press(" nn", &session)
    let end = try #require(Self.ends(session).last)
    session.pass(seconds: 20)
    Self.press("u", &session)
    session.pass(seconds: 40)
    Self.press("^^", &session)
    #expect(Self.ends(session).last == end)
    let entries = session.effects.compactMap { _, effect -> String? in
      guard case .save(.report(let entry)) = effect else { return nil }
      return switch entry {
      case .ended: "ended"
      case .reopened: "reopened"
      case .quit: "quit"
      }
    }
    #expect(entries == ["ended", "reopened", "ended"])
  }

  private static func ends(_ session: Session) -> [String] {
    session.effects.compactMap { _, effect in
      guard case .save(.report(.ended(let talk, let facts))) = effect else { return nil }
      return "\(talk.id) \(talk.net) \(facts.start) \(facts.end) \(facts.item?.id ?? "")"
    }
  }

  /// The file has changed the same since, so undo has nothing to take back and says so.
  @Test func anUndoThatChangesNothingSaysSo() throws {
    var session = try Programme.session()
    session.say("shorten #5 20m")
    var items = Programme.items
    items[4] = Programme.item("Panel", 25)
    session.read(items)
    session.pass(seconds: 1)
    session.press("u")
    #expect(session.status().hasSuffix("Nothing was undone: it has changed since"))
    session.press(.controlR)
    #expect(session.status().hasSuffix("Nothing to redo"))
  }

  /// A repeat of a held `u` is taken back without a question, and what was undone before is told
  /// again.
  @Test(
    arguments: [
      ("+-uu", "Undone: back to 19:00", 1140),
      (" 22u", "Redone: back to Lightning talk 5:00", 300),
      ("+u", "Redone: back to 19:00", 1140),
      ("+", "", 1140),
    ] as [(String, String, Int)])
  func anUndoCanBeTakenBackSilently(keys: String, status: String, shown: Int) {
    var session = Session(1080)
    Self.press(keys, &session)
    let count = session.console.clock.state.history.recordedCount
    session.console.withScreen { $0.ask(for: .revertUndo) }
    session.pass(.milliseconds(1))
    if !status.isEmpty { #expect(session.status() == status) }
    #expect(session.console.clock.remainingSecond == shown)
    #expect(session.console.clock.state.history.recordedCount == count)
  }

  /// What the repeats of a held key did is no change, so it cannot be redone.
  @Test func whatWasTakenBackCannotBeRedone() {
    var session = Session(1080)
    let count = session.console.clock.state.history.recordedCount
    Self.press("2", &session)
    session.console.clock.revert(to: count)
    Self.press("^", &session)
    #expect(session.status() == "Nothing to redo")
    #expect(session.console.clock.remainingSecond == 1080)
  }

  /// Programs and hooks are told of a redo as of an undo.
  @Test func aRedoIsAnEvent() {
    var session = Session(1080)
    Self.press("+u^", &session)
    #expect(
      session.published.compactMap(\.event.kind.name).suffix(5)
        == ["set", "undo", "set", "redo", "set"])
  }

  /// Another program has changed the slot on disk: what was undone cannot come back over it.
  @Test func aRefusedUndoLeavesNothingToRedo() throws {
    var session = Session(1080)
    Self.press("s3u", &session)
    let changes = session.effects.compactMap { _, effect -> PresetChange? in
      if case .save(.store(let change)) = effect { change } else { nil }
    }
    session.handle(.notUndone(try #require(changes.last), present: []))
    #expect(session.status() == "Slot 3 stays as it is: another program has since changed it")
    Self.press("^", &session)
    #expect(session.status() == "Nothing to redo")
  }

  /// A key of the user takes the place of Ctrl-R, and Ctrl-R can be given away.
  @Test(
    arguments: [
      ([.redo: [.character("R")]], .character("R"), Command.redo),
      ([.flash: [.controlR]], .controlR, .flash), ([:], .controlR, .redo),
    ] as [([Command: [Key]], Key, Command)])
  func theKeyCanBeChanged(own: [Command: [Key]], key: Key, command: Command) {
    let keys = KeyBindings(own)
    #expect(keys.command(of: key) == command)
    #expect(Key(named: Key.controlR.name) == .controlR)
  }
}
