/// Decodes the bytes that a terminal sends: keys, text in UTF-8, and what the mouse does.
///
/// A terminal sends many keys, its answers and pasted text as sequences that begin with an escape.
/// Known keys are decoded; other sequences, answers and pasted text are skipped whole, so that they
/// neither quit nor type. Time is counted from a start that the caller chooses.
///
/// A sequence may arrive in pieces, and its end may never come. A person can also type what looks
/// like the beginning of one: Alt+[ sends the same two bytes as the beginning of an arrow key.
/// These rules tell them apart, and keep a sequence without an end from swallowing keys:
///
/// - An escape that nothing follows for 25 ms is the Escape key.
/// - An escape and an introducer (`[ O ] P X ^ _`) that nothing follows for 50 ms are a key
///   with Alt: a terminal sends a sequence in one piece, and a person needs longer for another key.
/// - Any other unfinished sequence, answer, paste or character ends a second after its start at the
///   latest.
/// - A byte that cannot belong to a control sequence ends it, and counts: Space and Ctrl-C above
///   all.
/// - What ends without its proper end was none. Then Ctrl-C and Space count that were taken for a
///   part of it, and so does everything from the first pause of 50 ms on, since a person has
///   typed that. In a paste, Space is text and does not count.
package struct InputDecoder: Sendable {
  private static let escapeSilence = Duration.milliseconds(25)
  private static let pause = Duration.milliseconds(50)
  private static let longestSequence = Duration.seconds(1)
  /// More than parameters that mean something have.
  private static let maxParameters = 64
  /// More than a person types in a second.
  private static let maxTyped = 256

  private static let escape: UInt8 = 0x1b
  private static let bell: UInt8 = 0x07
  private static let interrupt: UInt8 = 0x03
  private static let space: UInt8 = 0x20
  private static let pasteEnd = Array("\u{1b}[201~".utf8)

  /// What the last bytes are the beginning of.
  private enum Progress {
    /// Nothing: the next byte begins something.
    case none
    /// A character in UTF-8.
    case character([UInt8], isAlt: Bool)
    /// A sequence, of which only the escape has arrived.
    case escape
    /// A control sequence; its bytes behind the escape, the introducer `[` or `O` first.
    case control([UInt8])
    /// An old report of the mouse: its bytes behind `ESC [ M`.
    case mouse([UInt8])
    /// A terminal's answer, up to BEL or `ESC \`: its introducer, whether anything followed it, and
    /// when the escape came that may be its end.
    case string(UInt8, isEmpty: Bool, escapedAt: Duration?)
    /// Pasted text, with so many bytes of its end.
    case paste(matched: Int)
  }

  /// A byte, with the moment at which it arrived.
  private typealias Arrival = (byte: UInt8, moment: Duration)

  /// The screen's size, to which the reports of the mouse are limited.
  package var screen: Size

  private let keys: KeySequences
  private var progress = Progress.none
  /// When the first and the last byte of the unfinished sequence arrived.
  private var start = Duration.zero
  private var latest = Duration.zero
  /// The bytes of the unfinished sequence that are decoded again if it never ends properly.
  private var typed: [Arrival] = []
  private var hasPaused = false
  private var inputs: [ReceivedInput] = []

  /// Creates a decoder that has seen nothing.
  package init(keys: KeySequences = KeySequences(), screen: Size = Size(columns: 0, rows: 0)) {
    self.keys = keys
    self.screen = screen
  }

  /// When the unfinished sequence ends if nothing more arrives; `nil` if there is none.
  package var deadline: Duration? {
    let silence: Duration? =
      switch progress {
      case .none: nil
      case .escape: latest + Self.escapeSilence
      case .control(let bytes) where bytes.count == 1: latest + Self.pause
      case .string(_, isEmpty: true, escapedAt: nil): latest + Self.pause
      case .string(_, _, let escapedAt?): escapedAt + Self.escapeSilence
      default: start + Self.longestSequence
      }
    return silence.map { min($0, start + Self.longestSequence) }
  }

  /// Decodes bytes that could be read at a moment.
  ///
  /// Bytes that arrive after a deadline, but before anybody has called `expire`, are taken as the
  /// continuation: the caller was late, and the bytes may not have been.
  package mutating func decode(
    _ bytes: some Sequence<UInt8>, at moment: Duration
  ) -> [ReceivedInput] {
    while isUnfinished, start + Self.longestSequence <= moment { abandon() }
    for byte in bytes { decode(byte, at: moment) }
    return takeInputs()
  }

  /// Ends a sequence whose deadline has passed.
  ///
  /// Call it when nothing could be read until this moment.
  package mutating func expire(at moment: Duration) -> [ReceivedInput] {
    while let deadline, deadline <= moment { abandon() }
    return takeInputs()
  }

  private var isUnfinished: Bool { if case .none = progress { false } else { true } }

  private mutating func takeInputs() -> [ReceivedInput] {
    defer { inputs = [] }
    return inputs
  }

  // MARK: Bytes

  private mutating func decode(_ byte: UInt8, at moment: Duration) {
    switch progress {
    case .none: begin(with: byte, at: moment)
    case .character(let bytes, let isAlt): decodeCharacter(byte, bytes, isAlt, at: moment)
    case .escape: decodeAfterEscape(byte, at: moment)
    case .control(let bytes): decodeControl(byte, bytes, at: moment)
    case .mouse(let bytes): decodeMouse(byte, bytes, at: moment)
    case .string(let introducer, _, let escapedAt):
      decodeString(byte, introducer, escapedAt, at: moment)
    case .paste(let matched): decodePaste(byte, matched, at: moment)
    }
    latest = moment
  }

  private mutating func begin(with byte: UInt8, at moment: Duration) {
    start = moment
    switch byte {
    case 0x00: break
    case Self.escape: progress = .escape
    case ..<0x80: send(keys.key(of: [byte]) ?? .character(Unicode.Scalar(byte)), at: moment)
    case 0xc2...0xf4: progress = .character([byte], isAlt: false)
    default: break
    }
  }

  private mutating func decodeCharacter(
    _ byte: UInt8, _ bytes: [UInt8], _ isAlt: Bool, at moment: Duration
  ) {
    guard byte & 0xc0 == 0x80 else {
      finish()
      return decode(byte, at: moment)
    }
    let bytes = bytes + [byte]
    let length = bytes[0] < 0xe0 ? 2 : bytes[0] < 0xf0 ? 3 : 4
    progress = .character(bytes, isAlt: isAlt)
    guard bytes.count == length else { return }
    finish()
    var rest = bytes.makeIterator()
    var codec = UTF8()
    guard case .scalarValue(let scalar) = codec.decode(&rest) else { return }
    send(isAlt ? .alt(scalar) : .character(scalar), at: moment)
  }

  private mutating func decodeAfterEscape(_ byte: UInt8, at moment: Duration) {
    switch byte {
    case Self.escape, Self.space, Self.interrupt:
      let pressed = start
      finish()
      if byte == Self.escape { send(.escape, at: pressed) }
      decode(byte, at: moment)
    case UInt8(ascii: "["), UInt8(ascii: "O"): progress = .control([byte])
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      progress = .string(byte, isEmpty: true, escapedAt: nil)
    case 0xc2...0xf4: progress = .character([byte], isAlt: true)
    case ..<0x80:
      finish()
      send(keys.key(of: [Self.escape, byte]) ?? .alt(Unicode.Scalar(byte)), at: moment)
    default: finish()
    }
  }

  /// A control sequence has parameters and intermediate bytes, 0x21 to 0x3f, and a last byte.
  private mutating func decodeControl(_ byte: UInt8, _ bytes: [UInt8], at moment: Duration) {
    guard (0x21...0x7e).contains(byte) else {
      abandon()
      return decode(byte, at: moment)
    }
    note(byte, at: moment)
    let isLong = bytes.count > Self.maxParameters
    let sequence = isLong && byte < 0x40 ? bytes : bytes + [byte]
    progress = .control(sequence)
    if byte >= 0x40 { finish(control: sequence, at: moment) }
  }

  private mutating func finish(control bytes: [UInt8], at moment: Duration) {
    let sequence = [Self.escape] + bytes
    if let key = keys.key(of: sequence) {
      finish()
      return send(key, at: moment)
    }
    guard !keys.isBeginning(sequence) else { return }
    finish()
    switch bytes {
    case Array("[M".utf8): progress = .mouse([])
    case Array("[200~".utf8): progress = .paste(matched: 0)
    default:
      if let mouse = Mouse(report: bytes, in: screen) { send(.mouse(mouse), at: moment) }
    }
  }

  /// A button, a column and a row, each a byte 32 above its number; places begin at 1.
  private mutating func decodeMouse(_ byte: UInt8, _ bytes: [UInt8], at moment: Duration) {
    guard byte >= (bytes.isEmpty ? 32 : 33) else {
      abandon()
      return decode(byte, at: moment)
    }
    note(byte, at: moment)
    let bytes = bytes + [byte]
    progress = .mouse(bytes)
    guard bytes.count == 3 else { return }
    finish()
    let numbers = bytes.map { Int($0) - 32 }
    if let mouse = Mouse(
      code: numbers[0], column: numbers[1], row: numbers[2], isRelease: false, in: screen)
    {
      send(.mouse(mouse), at: moment)
    }
  }

  private mutating func decodeString(
    _ byte: UInt8, _ introducer: UInt8, _ escapedAt: Duration?, at moment: Duration
  ) {
    if escapedAt != nil {
      guard byte == UInt8(ascii: "\\") else {
        abandon()
        return decode(byte, at: moment)
      }
      finish()
    } else if byte == Self.bell {
      finish()
    } else if byte == Self.escape {
      progress = .string(introducer, isEmpty: false, escapedAt: moment)
    } else {
      note(byte, at: moment)
      progress = .string(introducer, isEmpty: false, escapedAt: nil)
    }
  }

  private mutating func decodePaste(_ byte: UInt8, _ matched: Int, at moment: Duration) {
    note(byte, at: moment)
    let isEnd = byte == Self.pasteEnd[matched]
    let count = isEnd ? matched + 1 : byte == Self.escape ? 1 : 0
    progress = .paste(matched: count)
    if count == Self.pasteEnd.count { finish() }
  }

  // MARK: Beginnings without an end

  /// Remembers a byte that counts if the sequence has no proper end.
  private mutating func note(_ byte: UInt8, at moment: Duration) {
    if moment - latest >= Self.pause { hasPaused = true }
    let isPaste = if case .paste = progress { true } else { false }
    let counts = hasPaused || byte == Self.interrupt || byte == Self.space && !isPaste
    guard counts else { return }
    // Of a flood, what came last: a person's keys come one by one.
    if typed.count == Self.maxTyped { typed.removeFirst() }
    typed.append((byte, moment))
  }

  private mutating func finish() {
    progress = .none
    typed = []
    hasPaused = false
  }

  /// Ends a sequence that has no proper end; bytes that a person has typed are decoded again.
  private mutating func abandon() {
    let (abandoned, start, typed) = (progress, start, typed)
    finish()
    switch abandoned {
    case .escape: send(.escape, at: start)
    case .control(let bytes) where bytes.count == 1:
      send(.alt(Unicode.Scalar(bytes[0])), at: start)
    case .string(let introducer, isEmpty: true, _):
      send(.alt(Unicode.Scalar(introducer)), at: start)
    default: break
    }
    for (byte, moment) in typed { decode(byte, at: moment) }
    if case .string(_, _, let escapedAt?) = abandoned { decode(Self.escape, at: escapedAt) }
  }

  private mutating func send(_ key: Key, at moment: Duration) { send(.key(key), at: moment) }

  private mutating func send(_ input: Input, at moment: Duration) {
    inputs.append(ReceivedInput(input, at: moment))
  }
}
