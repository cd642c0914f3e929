import SpeechAnnouncement
import TerminalCanvas
import Testing
import TimerEngine
import TimerTestSupport

@testable import SpeakerTimer

/// Keys of one's own.
struct KeyBindingsTests {
  private static let own = KeyBindings([
    .startOrStop: [.character("a")], .add(60): [.character("b"), .f5], .tap(.red): [],
    .hold(.green): [], .undo: [.character("Q"), .alt("u")], .help: [.tab], .theme: [.enter],
  ])

  @Test(
    arguments: [
      (.character("a"), .startOrStop), (.space, .startOrStop), (.character("b"), .add(60)),
      (.f5, .add(60)), (.character("B"), .add(60)), (.character("+"), nil),
      (.character("="), nil), (.character("."), .blackout), (.character("r"), nil),
      (.character("R"), .hold(.red)), (.character("G"), .tap(.green)),
      (.character("Q"), .undo), (.alt("u"), .undo), (.character("u"), nil),
      (.character("q"), .quit(.character("q"))), (.tab, .help), (.f1, nil),
      (.enter, .theme), (.character("\n"), .theme), (.escape, .close),
      (.interrupt, .quit(.interrupt)),
      (.character("A"), .startOrStop), (.character("Ä"), nil), (.character("-"), .add(-60)),
    ] as [(Key, Verb?)])
  func whatIsBoundComesInThePlaceOfTheUsual(key: Key, verb: Verb?) {
    #expect(Self.own.verb(of: key) == verb)
  }

  @Test(
    arguments: [
      (.startOrStop, [.character("a"), .space]), (.add(60), [.character("b"), .f5]),
      (.blackout, [.character(".")]), (.tap(.red), []), (.back, [.backspace, .pageUp]),
      (.start, [.pageDown]), (.lock, [.character("k")]),
      (.toQuit, [.character("q")]), (.quit(.interrupt), [.character("q")]), (.close, []),
    ] as [(Verb, [Key])])
  func theOperatorIsToldOfWhatIsLeft(verb: Verb, keys: [Key]) {
    #expect(Self.own.keys(of: verb) == keys)
  }

  @Test func eachKeyThatQuitsAsksForItself() {
    let keys = KeyBindings([.toQuit: [.character("x"), .f5]])
    #expect(keys.verb(of: .character("x")) == .quit(.character("x")))
    #expect(keys.verb(of: .character("X")) == .quit(.character("x")))
    #expect(keys.verb(of: .f5) == .quit(.f5))
    #expect(keys.verb(of: .character("q")) == nil)
  }

  @Test func theUsualKeysAreThereWithoutOnesOwn() {
    #expect(KeyBindings([:]) == .usual)
    for (name, verb, keys, others) in KeyBindings.table {
      #expect(KeyBindings.verb(named: name) == verb)
      #expect(KeyBindings.name(of: verb) == name)
      #expect(KeyBindings.usual.keys(of: verb) == keys)
      #expect((keys + others).allSatisfy { KeyBindings.usual.verb(of: $0) != nil })
    }
    let all = KeyBindings.table.flatMap { $0.keys + $0.others }
    #expect(Set(all).count == all.count)
    #expect(Set(KeyBindings.names).count == KeyBindings.names.count)
  }

  /// Whatever is bound, what the operator is told is what the keys do.
  @Test(arguments: 1...4)
  func eachKeyThatIsToldDoesIt(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      var free = Set(Key.names.compactMap(Key.init(named:)) + KeyBindings.table.flatMap(\.keys))
      free.subtract([.space, .escape])
      var own: [Verb: [Key]] = [:]
      for name in KeyBindings.names.shuffled(using: &random).prefix(12) {
        let keys = Array(
          free.shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)))
        free.subtract(keys)
        if let verb = KeyBindings.verb(named: name) { own[verb] = keys }
      }
      let bindings = KeyBindings(own)
      for (name, verb, _, _) in KeyBindings.table {
        for key in bindings.keys(of: verb) {
          let expected = verb == .toQuit ? .quit(key) : verb
          #expect(bindings.verb(of: key) == expected, "\(name), \(key) in \(own)")
        }
      }
      #expect(bindings.verb(of: .space) == .startOrStop)
      #expect(bindings.verb(of: .escape) == .close)
      #expect(bindings.verb(of: .interrupt) == .quit(.interrupt))
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
