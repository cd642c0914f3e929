import SpeechAnnouncement
import StageRenderer
import Testing
import TimerEngine
import TimerTestSupport

@testable import Room

/// The user's own keys.
struct KeyBindingsTests {
  private static let own = KeyBindings([
    .toggle: [.character("a")], .add(60): [.character("b"), .f5], .go(.red): [],
    .assign(.green): [], .undo: [.character("Q"), .alt("u")], .help: [.tab], .theme: [.enter],
  ])

  @Test(
    arguments: [
      (.character("a"), .toggle), (.space, .toggle), (.character("b"), .add(60)),
      (.f5, .add(60)), (.character("B"), .add(60)), (.character("+"), nil),
      (.character("="), nil), (.character("."), .blackout), (.character("r"), nil),
      (.character("R"), .assign(.red)), (.character("G"), .go(.green)),
      (.character("Q"), .undo), (.alt("u"), .undo), (.character("u"), nil),
      (.character("q"), .quit), (.tab, .help), (.f1, nil),
      (.enter, .theme), (.character("\n"), .theme), (.escape, .close),
      (.interrupt, .quit),
      (.character("A"), .toggle), (.character("Ä"), nil), (.character("-"), .add(-60)),
    ] as [(Key, Command?)])
  func ownBindingsReplaceTheDefaults(key: Key, command: Command?) {
    #expect(Self.own.command(of: key) == command)
  }

  @Test(
    arguments: [
      (.toggle, [.character("a"), .space]), (.add(60), [.character("b"), .f5]),
      (.blackout, [.character(".")]), (.go(.red), []), (.back, [.backspace, .pageUp]),
      (.clickerStart, [.pageDown]), (.lock, [.character("k")]),
      (.quit, [.character("q")]), (.close, []),
    ] as [(Command, [Key])])
  func theOperatorIsToldOfWhatIsLeft(command: Command, keys: [Key]) {
    #expect(Self.own.keys(of: command) == keys)
  }

  @Test func eachKeyThatQuitsAsksForItself() {
    let keys = KeyBindings([.quit: [.character("x"), .f5]])
    #expect(keys.command(of: .character("x")) == .quit)
    #expect(keys.command(of: .character("X")) == .quit)
    #expect(keys.command(of: .f5) == .quit)
    #expect(keys.command(of: .character("q")) == nil)
  }

  @Test func theUsualKeysAreThereWithoutOnesOwn() {
    #expect(KeyBindings([:]) == .standard)
    for (name, command, keys, others) in KeyBindings.table {
      #expect(KeyBindings.command(named: name) == command)
      #expect(KeyBindings.name(of: command) == name)
      #expect(KeyBindings.standard.keys(of: command) == keys)
      #expect((keys + others).allSatisfy { KeyBindings.standard.command(of: $0) != nil })
    }
    let all = KeyBindings.table.flatMap { $0.keys + $0.others }
    #expect(Set(all).count == all.count)
    #expect(Set(KeyBindings.names).count == KeyBindings.names.count)
  }

  /// Whatever is bound, what the operator is told is what the keys do.
  @Test(arguments: randomSeeds(4))
  func eachKeyThatIsToldDoesIt(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      var free = Set(Key.names.compactMap(Key.init(named:)) + KeyBindings.table.flatMap(\.keys))
      free.subtract([.space, .escape])
      var own: [Command: [Key]] = [:]
      for name in KeyBindings.names.shuffled(using: &random).prefix(12) {
        let keys = Array(
          free.shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)))
        free.subtract(keys)
        if let command = KeyBindings.command(named: name) { own[command] = keys }
      }
      let bindings = KeyBindings(own)
      for (name, command, _, _) in KeyBindings.table {
        for key in bindings.keys(of: command) {
          #expect(bindings.command(of: key) == command, "\(name), \(key) in \(own)")
        }
      }
      #expect(bindings.command(of: .space) == .toggle)
      #expect(bindings.command(of: .escape) == .close)
      #expect(bindings.command(of: .interrupt) == .quit)
    }
  }

  @Test(
    arguments: [
      ("a", .character("a")), ("A", .character("A")), ("ä", .character("ä")),
      ("+", .character("+")),
      ("あ", .character("あ")), ("Space", .space), ("space", .space), ("TAB", .tab),
      ("Enter", .enter), ("Escape", .escape), ("Shift+Tab", .backTab), ("f5", .f5),
      ("Alt+x", .alt("x")), ("alt+X", nil), ("Alt+ü", .alt("ü")), ("Alt+O", nil), ("Alt+[", nil),
      ("Alt+", nil), ("Alt+ab", nil), ("", nil), (" ", nil), ("\t", nil), ("\u{3}", nil),
      ("ab", nil), ("Spacebar", nil), ("F2", nil), ("e\u{301}", nil), ("\u{301}", nil),
      ("\u{a0}", nil), ("\u{ad}", nil), ("\u{feff}", nil), ("😀", .character("😀")),
    ] as [(String, Key?)])
  func aKeyHasOneName(text: String, key: Key?) { #expect(Key(named: text) == key) }

  @Test func eachNameIsReadAsItIsWritten() {
    let keys =
      KeyBindings.table.flatMap { $0.keys + $0.others } + Key.names.compactMap(Key.init(named:))
    #expect(keys.count > Key.names.count)
    for key in keys { #expect(Key(named: key.name) == key, "\(key)") }
  }
}
