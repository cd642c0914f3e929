/// Puts together what arrives in pieces: keys and what the mouse does.
///
/// A terminal sends many keys as an escape and further characters. Those that we know are
/// understood in their usual spellings; other sequences, a terminal's answers and pasted text are
/// swallowed whole, so that they neither quit nor type. One that has begun goes on with what
/// arrives later.
public struct InputDecoder: Sendable {
  private static let escape = Key.character("\u{1b}")
  private static let bell = Key.character("\u{7}")
  /// Longer than any parameters that mean something to us.
  private static let mostParameters = 24

  /// What the pieces so far are the beginning of.
  private enum Progress {
    /// Nothing.
    case none
    /// A sequence with these parameters.
    case sequence([UInt8])
    /// The mouse's old report: a code, a column and a row, each a character 32 above its number.
    case mouse([Int])
    /// A terminal's answer, up to a bell or an escape and a backslash.
    case string
    /// The same, whose end may have begun.
    case stringsEnd
  }

  private var progress = Progress.none
  private var isPasting = false
  /// A piece that was read but belongs to the next key.
  private var kept: Key?

  /// Creates a decoder that has seen nothing.
  public init() {}

  /// The next input that is made of pieces from `next`, which returns `nil` when nothing more has
  /// arrived; then this does as well.
  public mutating func input(from next: () -> Key?) -> Input? {
    while let piece = read(next) {
      let input = take(piece, next)
      if let input, !isPasting { return input }
    }
    return nil
  }

  private mutating func read(_ next: () -> Key?) -> Key? {
    defer { kept = nil }
    return kept ?? next()
  }

  private mutating func take(_ piece: Key, _ next: () -> Key?) -> Input? {
    switch progress {
    case .none: return piece == Self.escape ? escaped(next) : .key(Self.plain(piece))
    case .sequence(let parameters): return takeInSequence(piece, parameters)
    case .mouse(let numbers): return takeOfMouse(piece, numbers)
    case .string:
      if piece == Self.escape { progress = .stringsEnd }
      if piece == Self.bell { progress = .none }
    case .stringsEnd:
      progress = .none
      guard piece != .character("\\") else { return nil }
      // The answer was cut off, and the escape begins something else.
      kept = piece
      return escaped(next)
    }
    return nil
  }

  private static func plain(_ piece: Key) -> Key {
    piece == .character("\u{8}") || piece == .character("\u{7f}") ? .backspace : piece
  }

  /// What follows an escape at once: nothing, a sequence, or a character with Alt.
  private mutating func escaped(_ next: () -> Key?) -> Input? {
    guard let piece = read(next) else { return .key(.escape) }
    switch piece {
    case Self.escape:
      kept = piece
      return .key(.escape)
    case .character("["), .character("O"): progress = .sequence([])
    case .character("]"), .character("P"), .character("X"), .character("^"), .character("_"):
      progress = .string
    case .character(let scalar): return .key(.alt(scalar))
    default: break
    }
    return nil
  }

  private mutating func takeInSequence(_ piece: Key, _ parameters: [UInt8]) -> Input? {
    guard case .character(let scalar) = piece, ("@"..."~").contains(scalar) else {
      // What is too long stays what it is, and means nothing.
      let isLong = parameters.count >= Self.mostParameters
      progress = .sequence(isLong ? parameters : parameters + [Self.parameter(piece)])
      return nil
    }
    progress = .none
    if scalar == "M", parameters.isEmpty {
      progress = .mouse([])
      return nil
    }
    if parameters.first == UInt8(ascii: "<") {
      return Self.mouse(parameters.dropFirst(), isRelease: scalar == "m").map(Input.mouse)
    }
    return key(scalar, String(decoding: parameters, as: UTF8.self)).map(Input.key)
  }

  private static func parameter(_ piece: Key) -> UInt8 {
    if case .character(let scalar) = piece, scalar.isASCII { UInt8(scalar.value) } else { 0 }
  }

  /// The key of a sequence's last character and its parameters.
  private mutating func key(_ last: Unicode.Scalar, _ parameters: String) -> Key? {
    switch (last, parameters) {
    case ("A", ""): return .up
    case ("B", ""): return .down
    case ("C", ""): return .right
    case ("D", ""): return .left
    case ("Z", ""): return .backTab
    case ("~", "5"): return .pageUp
    case ("~", "6"): return .pageDown
    case ("~", "15"): return .f5
    case ("~", "200"): isPasting = true
    case ("~", "201"): isPasting = false
    default: break
    }
    return nil
  }

  // MARK: The mouse

  /// The event of a report with numbers in decimal, as mode 1006 makes them.
  private static func mouse(_ parameters: ArraySlice<UInt8>, isRelease: Bool) -> Mouse? {
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 3, let code = numbers[0], let column = numbers[1], let row = numbers[2]
    else { return nil }
    return Mouse(code: code, column: column, row: row, isRelease: isRelease)
  }

  private mutating func takeOfMouse(_ piece: Key, _ numbers: [Int]) -> Input? {
    let number = if case .character(let scalar) = piece { Int(scalar.value) - 32 } else { -1 }
    let numbers = numbers + [number]
    progress = numbers.count < 3 ? .mouse(numbers) : .none
    guard numbers.count == 3 else { return nil }
    return Mouse(code: numbers[0], column: numbers[1], row: numbers[2], isRelease: false)
      .map(Input.mouse)
  }
}
