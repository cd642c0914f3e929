/// Decodes the bytes that a terminal sends: keys, text in UTF-8, and what the mouse does.
///
/// A terminal sends many keys, its replies and pasted text as sequences that begin with an escape.
/// Known keys are decoded. Other sequences, replies and pasted text are skipped whole, so that they
/// trigger no command and insert no text. Time is counted from a start that the caller chooses.
///
/// A sequence may arrive in pieces, and its end may never come. A person can also type what looks
/// like the beginning of one: Alt+[ sends the same two bytes as the beginning of an arrow key.
/// These rules tell them apart, and keep a sequence without an end from swallowing keys:
///
/// - An escape that nothing follows for 25 ms is the Escape key.
/// - An escape and an introducer (`[ O ] P X ^ _`) that nothing follows for 50 ms are a key
///   with Alt: a terminal sends a sequence in one piece, and a person needs longer for another key.
/// - Any other unfinished sequence, reply, paste or character times out a second after its start.
/// - A byte that cannot be in a control sequence, such as Space or Ctrl-C, aborts it and is decoded
///   as a key.
/// - When a sequence times out or is aborted, some of its bytes are decoded as keys, because a person
///   may have typed them: Ctrl-C, Space (which is text in a paste), and everything after the first
///   pause of 50 ms.
package struct InputDecoder: Sendable {
  private static let escapeTimeout = Duration.milliseconds(25)
  private static let typingPause = Duration.milliseconds(50)
  private static let sequenceTimeout = Duration.seconds(1)
  /// Longer than any meaningful sequence; further parameter bytes are dropped.
  private static let maxSequenceBytes = 64
  /// More than a person types in a second.
  private static let maxReplayBytes = 256

  private static let escape: UInt8 = 0x1b
  private static let bell: UInt8 = 0x07
  private static let interrupt: UInt8 = 0x03
  private static let space: UInt8 = 0x20
  private static let pasteEnd = Array("\u{1b}[201~".utf8)

  /// The unfinished input.
  private enum Progress {
    /// Nothing: the next byte begins something.
    case none
    /// A character in UTF-8.
    case character([UInt8], isAlt: Bool)
    /// A sequence, of which only the escape has arrived.
    case escape
    /// A control sequence: its bytes after the escape, the introducer `[` or `O` first.
    case control([UInt8])
    /// A mouse report in the old form: its bytes after `ESC [ M`.
    case mouse([UInt8])
    /// A terminal's reply, up to BEL or `ESC \`: its introducer, whether nothing has followed that yet,
    /// and when the escape of a possible end arrived.
    case string(UInt8, isEmpty: Bool, escapedAt: Duration?)
    /// Pasted text; `matched` bytes of its end have arrived.
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
  /// The bytes of the unfinished sequence that are decoded again if it is abandoned.
  private var replayBytes: [Arrival] = []
  /// Whether the bytes of the unfinished sequence came with a pause.
  private var hasPaused = false
  private var inputs: [ReceivedInput] = []

  /// Creates a decoder that has seen nothing.
  package init(keys: KeySequences = KeySequences(), screen: Size = Size(columns: 0, rows: 0)) {
    self.keys = keys
    self.screen = screen
  }

  /// When the unfinished sequence ends if nothing more arrives; `nil` if there is none.
  package var deadline: Duration? {
    let timeout: Duration? =
      switch progress {
      case .none: nil
      case .escape: latest + Self.escapeTimeout
      case .control(let bytes) where bytes.count == 1: latest + Self.typingPause
      case .string(_, isEmpty: true, escapedAt: nil): latest + Self.typingPause
      case .string(_, _, let escapedAt?): escapedAt + Self.escapeTimeout
      default: start + Self.sequenceTimeout
      }
    return timeout.map { min($0, start + Self.sequenceTimeout) }
  }

  /// Decodes bytes that were read at a moment.
  ///
  /// Of the timeouts, only that of a second is enforced here; shorter ones need `expire`. The bytes may
  /// have arrived in time although the caller reads them late.
  package mutating func decode(
    _ bytes: some Sequence<UInt8>, at moment: Duration
  ) -> [ReceivedInput] {
    // The replayed bytes may begin another sequence.
    while isUnfinished, start + Self.sequenceTimeout <= moment { abandon() }
    for byte in bytes { decode(byte, at: moment) }
    return takeInputs()
  }

  /// Ends a sequence whose deadline has passed.
  ///
  /// Call it when nothing has arrived by this moment.
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
    case .character(let bytes, let isAlt):
      decodeCharacter(byte, after: bytes, isAlt: isAlt, at: moment)
    case .escape: decodeAfterEscape(byte, at: moment)
    case .control(let bytes): decodeControl(byte, after: bytes, at: moment)
    case .mouse(let bytes): decodeMouse(byte, after: bytes, at: moment)
    case .string(let introducer, _, let escapedAt):
      decodeString(byte, introducer: introducer, escapedAt: escapedAt, at: moment)
    case .paste(let matched): decodePaste(byte, matched: matched, at: moment)
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
    _ byte: UInt8, after bytes: [UInt8], isAlt: Bool, at moment: Duration
  ) {
    guard byte & 0xc0 == 0x80 else {
      reset()
      return decode(byte, at: moment)
    }
    let bytes = bytes + [byte]
    let length = bytes[0] < 0xe0 ? 2 : bytes[0] < 0xf0 ? 3 : 4
    progress = .character(bytes, isAlt: isAlt)
    guard bytes.count == length else { return }
    reset()
    var rest = bytes.makeIterator()
    var codec = UTF8()
    guard case .scalarValue(let scalar) = codec.decode(&rest) else { return }
    send(isAlt ? .alt(scalar) : .character(scalar), at: moment)
  }

  private mutating func decodeAfterEscape(_ byte: UInt8, at moment: Duration) {
    switch byte {
    case Self.escape, Self.space, Self.interrupt:
      let pressed = start
      reset()
      // Space and Ctrl-C are the same keys with Alt as without.
      if byte == Self.escape { send(.escape, at: pressed) }
      decode(byte, at: moment)
    case UInt8(ascii: "["), UInt8(ascii: "O"): progress = .control([byte])
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      progress = .string(byte, isEmpty: true, escapedAt: nil)
    case 0xc2...0xf4: progress = .character([byte], isAlt: true)
    case ..<0x80:
      reset()
      send(keys.key(of: [Self.escape, byte]) ?? .alt(Unicode.Scalar(byte)), at: moment)
    default: reset()
    }
  }

  /// A control sequence has parameter and intermediate bytes, 0x21 to 0x3f (Space is a key here), and a
  /// final byte, 0x40 to 0x7e.
  private mutating func decodeControl(_ byte: UInt8, after bytes: [UInt8], at moment: Duration) {
    guard (0x21...0x7e).contains(byte) else {
      abandon()
      return decode(byte, at: moment)
    }
    note(byte, at: moment)
    let isLong = bytes.count > Self.maxSequenceBytes
    let sequence = isLong && byte < 0x40 ? bytes : bytes + [byte]
    progress = .control(sequence)
    if byte >= 0x40 { decodeComplete(control: sequence, at: moment) }
  }

  private mutating func decodeComplete(control bytes: [UInt8], at moment: Duration) {
    let sequence = [Self.escape] + bytes
    if let key = keys.key(of: sequence) {
      reset()
      return send(key, at: moment)
    }
    // A key of this terminal may have a longer sequence.
    guard !keys.isBeginning(sequence) else { return }
    reset()
    switch bytes {
    case Array("[M".utf8): progress = .mouse([])
    case Array("[200~".utf8): progress = .paste(matched: 0)
    default:
      if let mouse = Mouse(report: bytes, in: screen) { send(.mouse(mouse), at: moment) }
    }
  }

  /// Button, column and row are one byte each, with an offset of 32; columns and rows count from 1.
  private mutating func decodeMouse(_ byte: UInt8, after bytes: [UInt8], at moment: Duration) {
    guard byte >= (bytes.isEmpty ? 32 : 33) else {
      abandon()
      return decode(byte, at: moment)
    }
    note(byte, at: moment)
    let bytes = bytes + [byte]
    progress = .mouse(bytes)
    guard bytes.count == 3 else { return }
    reset()
    let numbers = bytes.map { Int($0) - 32 }
    if let mouse = Mouse(
      code: numbers[0], column: numbers[1], row: numbers[2], isRelease: false, in: screen)
    {
      send(.mouse(mouse), at: moment)
    }
  }

  private mutating func decodeString(
    _ byte: UInt8, introducer: UInt8, escapedAt: Duration?, at moment: Duration
  ) {
    if escapedAt != nil {
      guard byte == UInt8(ascii: "\\") else {
        abandon()
        return decode(byte, at: moment)
      }
      reset()
    } else if byte == Self.bell {
      reset()
    } else if byte == Self.escape {
      progress = .string(introducer, isEmpty: false, escapedAt: moment)
    } else {
      note(byte, at: moment)
      progress = .string(introducer, isEmpty: false, escapedAt: nil)
    }
  }

  private mutating func decodePaste(_ byte: UInt8, matched: Int, at moment: Duration) {
    note(byte, at: moment)
    // An escape occurs only at the start of the end.
    let restart = byte == Self.escape ? 1 : 0
    let count = byte == Self.pasteEnd[matched] ? matched + 1 : restart
    progress = .paste(matched: count)
    if count == Self.pasteEnd.count { reset() }
  }

  // MARK: Unfinished sequences

  /// Keeps a byte that must be decoded again if the sequence is abandoned.
  private mutating func note(_ byte: UInt8, at moment: Duration) {
    if moment - latest >= Self.typingPause { hasPaused = true }
    let isPaste = if case .paste = progress { true } else { false }
    let isKey = byte == Self.interrupt || (byte == Self.space && !isPaste)
    guard hasPaused || isKey else { return }
    // Of a flood only the latest bytes are kept.
    if replayBytes.count == Self.maxReplayBytes { replayBytes.removeFirst() }
    replayBytes.append((byte, moment))
  }

  private mutating func reset() {
    progress = .none
    replayBytes = []
    hasPaused = false
  }

  /// Ends a sequence that has timed out or was aborted; bytes that a person has typed are decoded again.
  private mutating func abandon() {
    let (abandoned, pressed, replay) = (progress, start, replayBytes)
    reset()
    switch abandoned {
    case .escape: send(.escape, at: pressed)
    case .control(let bytes) where bytes.count == 1:
      send(.alt(Unicode.Scalar(bytes[0])), at: pressed)
    case .string(let introducer, isEmpty: true, _):
      send(.alt(Unicode.Scalar(introducer)), at: pressed)
    default: break
    }
    for (byte, moment) in replay { decode(byte, at: moment) }
    if case .string(_, _, let escapedAt?) = abandoned { decode(Self.escape, at: escapedAt) }
  }

  private mutating func send(_ key: Key, at moment: Duration) { send(.key(key), at: moment) }

  private mutating func send(_ input: Input, at moment: Duration) {
    inputs.append(ReceivedInput(input, at: moment))
  }
}
