/// One command of a program to a terminal.
enum TerminalOutput: Equatable {
  /// A character to show.
  case character(Unicode.Scalar)
  /// A control character.
  case control(UInt8)
  /// `ESC` and one more byte.
  case escape(UInt8)
  /// `ESC [` and what follows.
  case sequence(ControlSequence)
}

/// A control sequence: `ESC [`, a mark, parameters, an intermediate byte and the final one.
struct ControlSequence: Equatable {
  /// `?`, `>`, `=` or `<` where the sequence is a private one.
  var mark: UInt8?
  /// The parameters, each with what colons added to it; an empty one is 0.
  var parameters: [[Int]] = []
  /// The last of the bytes from space to `/` before the final one.
  var intermediate: UInt8?
  /// The byte that says what to do.
  var final: UInt8 = 0

  /// The parameter at an index, or `usual` where it is missing or 0.
  func parameter(_ index: Int, or standard: Int = 1) -> Int {
    guard index < parameters.count, let value = parameters[index].first, value != 0 else {
      return standard
    }
    return value
  }

  /// Adds a digit to the number that is being read; what is absurdly long stays large.
  mutating func append(digit: UInt8) {
    if parameters.isEmpty { parameters = [[0]] }
    let last = parameters.count - 1
    let part = parameters[last].count - 1
    parameters[last][part] = min(parameters[last][part] * 10 + Int(digit - 0x30), 99_999)
  }

  /// Ends a number: with `;` a new parameter begins, with `:` a part of the same.
  mutating func append(separator: UInt8) {
    if parameters.isEmpty { parameters = [[0]] }
    if separator == 0x3b {
      parameters.append([0])
    } else {
      parameters[parameters.count - 1].append(0)
    }
  }
}

/// Cuts the bytes for a terminal into characters, controls and sequences.
///
/// A character or a sequence may arrive in pieces. Strings (OSC, DCS, APC, PM, SOS) and the
/// designation of character sets are read and dropped; bytes that are no UTF-8 become U+FFFD.
struct TerminalOutputParser {
  private enum State {
    /// Characters and controls are expected.
    case ground
    /// After `ESC`.
    case escape
    /// After `ESC` and a byte from space to `/`: one more byte ends what is dropped.
    case designation
    /// After `ESC [`.
    case sequence
    /// In a string, up to BEL or `ESC \`.
    case string
    /// After `ESC ]`, where the Linux console knows two commands without an end mark.
    case command
    /// In the Linux console's `ESC ] P`, which ends after a number of digits.
    case palette(Int)
  }

  private var state = State.ground
  private var sequence = ControlSequence()
  private var utf8 = UTF8Assembler()

  /// Takes a byte, and hands on what it completes.
  mutating func parse(_ byte: UInt8, _ output: (TerminalOutput) -> Void) {
    if byte == 0x1b { return begin(.escape) }
    if byte == 0x18 || byte == 0x1a { return begin(.ground) }
    switch state {
    case .ground: parseText(byte, output)
    case .escape: parseEscape(byte, output)
    case .designation: if byte >= 0x30 { state = .ground }
    case .sequence: parseSequence(byte, output)
    case .string: if byte == 0x07 { state = .ground }
    case .command: parseCommand(byte)
    case .palette(let digits): state = digits > 1 ? .palette(digits - 1) : .ground
    }
  }

  private mutating func begin(_ next: State) {
    state = next
    sequence = ControlSequence()
    utf8 = UTF8Assembler()
  }

  private mutating func parseText(_ byte: UInt8, _ output: (TerminalOutput) -> Void) {
    if byte < 0x80 {
      if utf8.isIncomplete { output(.character("\u{fffd}")) }
      utf8 = UTF8Assembler()
      if byte != 0x7f { output(byte < 0x20 ? .control(byte) : .character(Unicode.Scalar(byte))) }
    } else if let scalar = utf8.append(byte) {
      output(.character(scalar))
    }
  }

  private mutating func parseEscape(_ byte: UInt8, _ output: (TerminalOutput) -> Void) {
    switch byte {
    case 0x00..<0x20: output(.control(byte))
    case 0x20..<0x30: state = .designation
    case UInt8(ascii: "["): state = .sequence
    case UInt8(ascii: "]"): state = .command
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string
    default:
      state = .ground
      output(.escape(byte))
    }
  }

  private mutating func parseSequence(_ byte: UInt8, _ output: (TerminalOutput) -> Void) {
    switch byte {
    case 0x00..<0x20: output(.control(byte))
    case 0x20..<0x30: sequence.intermediate = byte
    case 0x30...0x39: sequence.append(digit: byte)
    case 0x3a, 0x3b: sequence.append(separator: byte)
    case 0x3c...0x3f: sequence.mark = byte
    default:
      state = .ground
      sequence.final = byte
      output(.sequence(sequence))
    }
  }

  private mutating func parseCommand(_ byte: UInt8) {
    switch byte {
    case 0x07, UInt8(ascii: "R"): state = .ground
    case UInt8(ascii: "P"): state = .palette(7)
    default: state = .string
    }
  }
}
