public import TerminalCanvas

/// Which keys do what.
///
/// A capital that has no verb of its own means what its small letter means. Ctrl-C always asks to
/// quit, Escape only closes, and Space always starts and stops.
public struct KeyBindings: Equatable, Sendable {
  /// The usual keys.
  public static let usual = KeyBindings([:])

  private var verbs: [Key: Verb] = [:]
  /// What the operator is told of, in order.
  private var told: [Verb: [Key]] = [:]

  /// The usual keys but for some verbs, which have keys of one's own or none; a key that is given
  /// to one of these is taken from its usual verb.
  public init(_ own: [Verb: [Key]]) {
    let taken = Set(own.values.joined())
    for (_, verb, usual, others) in Self.table {
      var keys = own[verb] ?? usual.filter { !taken.contains($0) }
      let silent = own[verb] == nil ? others.filter { !taken.contains($0) } : []
      if verb == .startOrStop, !keys.contains(.space) { keys.append(.space) }
      told[verb] = keys.isEmpty ? silent : keys
      for key in keys + silent { verbs[key] = verb.pressed(key) }
    }
  }

  /// The verb of a key, `nil` if it has none.
  public func verb(of key: Key) -> Verb? {
    switch key {
    case .interrupt: .quit(key)
    case .escape: .close
    // What a terminal sends for Enter depends on its modes.
    case .character("\n"): verbs[.enter]
    default: verbs[key] ?? key.smallLetter.flatMap { verbs[$0] }
    }
  }

  /// The keys of a verb that the operator is told of; none if it is not bound.
  public func keys(of verb: Verb) -> [Key] {
    if case .quit = verb { told[Verb.toQuit] ?? [] } else { told[verb] ?? [] }
  }
}

extension Key {
  /// The space bar.
  public static let space = Key.character(" ")
  /// The key that ends a line.
  public static let enter = Key.character("\r")
  /// The key that moves on.
  public static let tab = Key.character("\t")
  /// Ctrl-C.
  public static let interrupt = Key.character("\u{3}")

  /// The key of a capital without Shift.
  fileprivate var smallLetter: Key? {
    guard case .character(let scalar) = self, scalar.properties.isUppercase else { return nil }
    let small = scalar.properties.lowercaseMapping.unicodeScalars
    return small.count == 1 ? small.first.map(Key.character) : nil
  }
}

extension Verb {
  /// What is bound where the program is to be ended, whatever the key.
  public static let toQuit = Verb.quit(.character("q"))

  /// The verb as a key has it: what ends the program is another verb for each.
  fileprivate func pressed(_ key: Key) -> Verb { self == .toQuit ? .quit(key) : self }
}
