package import StageRenderer

/// The commands of the keys.
///
/// A capital that has no command of its own means what its small letter means. Ctrl-C always asks
/// to quit, Escape only closes, and Space always starts and stops.
package struct KeyBindings: Equatable, Sendable {
  /// The usual keys.
  package static let standard = KeyBindings([:])

  private var commands: [Key: Command] = Dictionary(minimumCapacity: table.count * 2)
  /// The keys that the help shows for each command, in order.
  private var displayed: [Command: [Key]] = Dictionary(minimumCapacity: table.count)

  /// Creates the usual keys with other keys, or none, for some commands.
  ///
  /// A key that is given to one of these is taken from its usual command.
  package init(_ own: [Command: [Key]]) {
    let taken = Set(own.values.joined())
    for (_, command, standard, others) in Self.table {
      var keys = own[command] ?? standard.filter { !taken.contains($0) }
      let silent = own[command] == nil ? others.filter { !taken.contains($0) } : []
      if command == .toggle, !keys.contains(.space) { keys.append(.space) }
      displayed[command] = keys.isEmpty ? silent : keys
      for key in keys + silent { commands[key] = command }
    }
  }

  /// The command of a key, `nil` if it has none.
  package func command(of key: Key) -> Command? {
    switch key {
    case .interrupt: .quit
    case .escape: .close
    default: commands[boundKey(key)]
    }
  }

  /// The key whose command a key has: for a capital without a command of its own, its small letter.
  func boundKey(_ key: Key) -> Key {
    // What a terminal sends for Enter depends on its modes.
    if key == .character("\n") { return .enter }
    return commands[key] == nil ? key.smallLetter ?? key : key
  }

  /// The keys of a command that the help shows; none if it is not bound.
  package func keys(of command: Command) -> [Key] {
    displayed[command] ?? []
  }
}

extension Key {
  /// The space bar.
  package static let space = Key.character(" ")
  /// The key that ends a line.
  package static let enter = Key.character("\r")
  /// The key that moves on.
  package static let tab = Key.character("\t")
  /// Ctrl-C.
  package static let interrupt = Key.character("\u{3}")
  /// Ctrl-R.
  package static let controlR = Key.character("\u{12}")

  /// The key of a capital without Shift.
  fileprivate var smallLetter: Key? {
    guard case .character(let scalar) = self, scalar.properties.isUppercase else { return nil }
    let small = scalar.properties.lowercaseMapping.unicodeScalars
    return small.count == 1 ? small.first.map(Key.character) : nil
  }
}
