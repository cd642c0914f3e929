import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// The texts for the operator name the keys that are bound.
struct BoundKeysTests {
  private static func session(
    _ own: [Command: [Key]], _ code: String = "en", size: Size = .standard
  ) -> Session {
    var settings = Settings.ascii
    settings.keys = KeyBindings(own)
    settings.clock.language = Language(code: code) ?? .english
    return Session(size: size, settings: settings)
  }

  private static func help(_ own: [Command: [Key]], size: Size = Size("80x60")) -> [String] {
    HelpPages(session(own, size: size).console).pages.flatMap(\.self)
  }

  /// Keys of one's own, and the line of the help that names them.
  @Test(
    arguments: [
      ([:], "Space", "start, pause, resume"), ([:], "q Ctrl-C", "quit"), ([:], "f", "flash"),
      ([.toggle: [.character("a"), .f5]], "a F5 Space", "start, pause, resume"),
      ([.quit: [.character("x")]], "x Ctrl-C", "quit"),
      ([.go(.yellow): []], "g off r", "go to where that colour begins"),
      ([.add(60): [.pageUp, .character("p")]], "PageUp -", "any time: 1 minute more, less"),
      ([.lock: [.character("x")]], "x", "lock"),
      ([.focus(isBack: false): []], "off Enter", "move around"),
      ([:], "PageDown F5", "clicker"), ([.clickerStart: [.f1]], "F1", "clicker"),
      ([:], "Backspace PageUp", "back to the start"),
      ([.slot(9): [.character("0")]], "1 2 3 4 5 6 7 8 0", "load a preset"),
      ([.chooseTarget: [.tab]], "Tab 1 ... 9", "store"),
      ([.chooseTarget: []], "Alt+1 ... Alt+9", "store"),
      ([.blackout: [.f5, .pageDown]], "F5 PageDown", "blackout"),
      (
        [.backdate: [.f1, .f5, .pageUp, .pageDown, .backTab]], "F1 F5 PageUp ...", "forgot to start"
      ),
      ([.redo: [.f5]], "u F5", "undo, redo"),
      ([.back: [.enter, .alt("g")]], "Enter Alt+g", "back to the start"),
    ] as [([Command: [Key]], String, String)])
  func theHelpShowsWhatIsBound(own: [Command: [Key]], keys: String, meaning: String) {
    let line = Self.help(own).first {
      $0.drop { $0 != " " }.contains(meaning) && $0.hasPrefix(keys)
    }
    #expect(line?.dropFirst(keys.count).first == " ", "\(Self.help(own))")
    #expect(line?.dropFirst(keys.count).drop { $0 == " " }.hasPrefix(meaning) == true)
  }

  @Test(
    arguments: [
      ([.undo: [], .redo: []], "undo"), ([.blackout: []], "blackout"),
      ([.adjust(by: 60): [], .adjust(by: -60): []], "stopped: 1 minute"),
      ([.go(.green): [], .go(.yellow): [], .go(.red): []], "go to where that colour begins"),
      (Dictionary(uniqueKeysWithValues: (1...9).map { (Command.slot($0), []) }), "load a preset"),
      ([.back: []], "PageUp"), ([.message: [], .chooseMessage: [], .typeMessage: []], "message"),
    ] as [([Command: [Key]], String)])
  func unboundCommandsAreLeftOut(own: [Command: [Key]], meaning: String) {
    #expect(Self.help([:]).contains { $0.contains(meaning) })
    #expect(!Self.help(own).contains { $0.contains(meaning) }, "\(Self.help(own))")
  }

  @Test(arguments: Language.all.map(\.code), ["80x24", "45x80"])
  func theHelpFitsWithTheLongestKeys(code: String, size: String) {
    let long: [Key] = [.backTab, .backspace, .pageDown, .pageUp, .enter, .f5]
    let commands: [Command] = [.toggle, .quit, .undo, .slot(1), .slot(2), .go(.green), .back]
    let own = Dictionary(uniqueKeysWithValues: commands.map { ($0, long) })
    let size = Size(size)
    let help = HelpPages(Self.session(own, code, size: size).console)
    #expect(help.pages.count > 0)
    #expect(help.pages.joined().allSatisfy { $0.columns <= size.columns })
  }

  /// Keys of one's own, what is pressed, and what the status line says then.
  @Test(
    arguments: [
      ([.toggle: [.character("a")]], "", "READY   a starts   ? help"),
      ([.help: [.character("i")]], "", "READY   Space starts   i help"),
      ([.help: []], "", "READY   Space starts"),
      ([.blackout: [.character("x")]], "x", "Blackout: x or Space brings the picture back"),
      ([.quit: [.character("e")]], " e", "The talk is running. Press e again to quit"),
      (
        [.quit: [.character("e")]], " \u{3}", "The talk is running. Press Ctrl-C again to quit"
      ),
      (
        [.slot(2): [.character("z")]], " z",
        "Press z again to end this talk and load Lightning talk"
      ),
      ([.back: [.character("z")]], " z", "Press z again to end this talk"),
      (
        [.assign(.yellow): [.character("z")]], " z",
        "Press z again: yellow begins now"
      ),
      (
        [.chooseTarget: [.character("z")], .slot(1): [.character("x")], .go(.red): []], "z",
        "Slot x 2 3 4 5 6 7 8 9 or lamp g, y, off?"
      ),
    ] as [([Command: [Key]], String, String)])
  func wordsNameTheKeyThatIsBound(own: [Command: [Key]], pressed: String, words: String) {
    var session = Self.session(own)
    session.press(pressed)
    #expect(session.status().hasPrefix(words), "\(session.status())")
  }

  @Test func theHintsOfARunningTalkNameThemToo() {
    var session = Self.session([.add(60): [.f1], .toggle: [.f5]])
    session.press(.f5)
    session.pass(seconds: 10)
    session.press("x")
    #expect(session.status() == "F5 pauses   F1 - change the time   ? help")
    session = Self.session([.add(60): [], .add(-60): [], .help: []])
    session.press(" ")
    session.pass(seconds: 10)
    session.press("x")
    #expect(session.status() == "Space pauses")
  }

  @Test(arguments: [("de", "Enter startet"), ("ja", "Enter で開始"), ("fr", "Entrée\u{A0}: démarrer")])
  func aKeyHasItsNameInTheLanguage(code: String, words: String) {
    var session = Self.session([.toggle: [.enter]], code)
    #expect(session.status().contains(words), "\(session.status())")
  }

  @Test func aPageOfTheHelpIsTurnedByTheKeyThatIsBound() {
    var session = Self.session([.help: [.character("i")]])
    session.press("i")
    #expect(session.status().contains("i next page"))
    session.press("i")
    #expect(session.console.screen.helpPage == 1)
    session.press("?")
    #expect(session.console.screen.helpPage == nil)
  }

  @Test func linesTellOfThemToo() {
    var settings = Settings()
    settings.keys = KeyBindings([.undo: [], .redo: [], .toggle: [.character("a")]])
    var session = Session(
      size: .none, capabilities: Capabilities(hasScreen: false, hasMouse: false), settings: settings
    )
    session.press("?")
    #expect(session.reports.contains("HELP a, Space: start, pause, resume"))
    #expect(!session.reports.contains { $0.contains("undo") })
  }

  /// What is taken up again by a key that is not bound is told by the command's name.
  @Test(arguments: [([.character("z")], "z"), ([], "'undo'")] as [([Key], String)])
  func anEarlierTalkIsOfferedUnderTheKey(own: [Key], key: String) {
    let texts = Notice.earlierTalk(.offered(Preset(duration: 60), 7, byKey: true)).texts(
      TimeForm(phrases: Language.english.phrases, inWords: false),
      NamedKeys(KeyBindings([.undo: own]), in: Language.english.phrases))
    #expect(texts[0].contains(" \(key) to resume it"))
  }
}
