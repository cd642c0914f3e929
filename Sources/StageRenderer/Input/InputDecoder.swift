/// Decodes the bytes that a terminal sends: keys, text in UTF-8, what the mouse does, and the
/// focus.
///
/// A terminal sends many keys, its answers and pasted text as sequences that begin with an escape.
/// Known keys and reports are decoded. Other sequences, answers and pasted text are skipped whole,
/// so that they trigger no command and insert no text. Time is counted from a start that the caller
/// chooses.
///
/// A sequence may arrive in pieces with pauses between them, and its end may never come. A person
/// can also type what looks like the beginning of one. A *read* is what the caller passes at once.
/// A character's key is a read of one byte; the rest of a sequence nearly always has more. These
/// are the rules:
///
/// - An escape that nothing follows for 100 ms is the Escape key. An escape and an introducer
///   (`[ O ] P X ^ _`) that nothing follows for 500 ms are a key with Alt.
/// - Any other unfinished sequence, answer, paste or character times out a second after its last
///   read of two or more bytes, or after its start if there was none. Its bytes are no keys.
/// - After one of these timeouts, the next read of two or more bytes is looked at, if it comes
///   within a second. The rest of the sequence, up to its end, is skipped; what is behind that end
///   is decoded. If the rest begins a paste, that goes on. So does an answer or a paste of which 32
///   or more bytes come without its end. Any other bytes are keys, and so is every read of one
///   byte.
/// - Space, Ctrl-C or `q` in a read of one byte, 50 ms or more after the byte before, is a key.
///   What is unfinished goes on; if it may be a key of its own, it is that key first.
/// - Ctrl-C is also a key within an answer, and the last one in a paste is if that times out.
/// - A byte that cannot be in a control sequence or a report of the mouse, such as Space or Ctrl-C,
///   aborts it and is decoded as a key. An escape that does not end an answer aborts it, and begins
///   a sequence.
///
/// The inputs that a read completes have the moment of that read. An Escape and a key with Alt that
/// a timeout completes have the moment at which their escape was read.
package struct InputDecoder: Sendable {
  private static let escapeTimeout = Duration.milliseconds(100)
  private static let introducerTimeout = Duration.milliseconds(500)
  private static let sequenceTimeout = Duration.seconds(1)
  /// How long after a timeout the rest of the sequence is expected.
  private static let restTime = Duration.seconds(1)
  /// A terminal sends the bytes of a sequence faster, a person types slower.
  private static let typingPause = Duration.milliseconds(50)
  /// More than a person's keys in one read, even after a second in which nothing was read.
  private static let minTransmission = 32
  /// Longer than any meaningful sequence; further parameter bytes are dropped.
  private static let maxSequenceBytes = 64

  private static let escape: UInt8 = 0x1b
  private static let bell: UInt8 = 0x07
  private static let interrupt: UInt8 = 0x03
  private static let space: UInt8 = 0x20
  private static let quit = UInt8(ascii: "q")
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
    /// A terminal's answer, up to BEL or `ESC \`: its introducer, whether nothing has followed that
    /// yet, and when the escape of a possible end arrived.
    case string(UInt8, isEmpty: Bool, escapedAt: Duration?)
    /// Pasted text: `matched` bytes of its end have arrived, and the last Ctrl-C in it then.
    case paste(matched: Int, interruptedAt: Duration?)
  }

  /// The screen's size, to which the reports of the mouse are limited.
  package var screen: Size

  private let keys: KeySequences
  private var progress = Progress.none
  /// When the unfinished sequence began, when its last byte arrived, and when its last read of two
  /// or more bytes did, or its start.
  private var start = Duration.zero
  private var latest = Duration.zero
  private var latestPiece = Duration.zero
  /// The sequence that has timed out, and until when its rest is expected.
  private var timedOut: (progress: Progress, until: Duration)?
  private var inputs: [ReceivedInput] = []

  /// Creates a decoder that has seen nothing.
  package init(keys: KeySequences = KeySequences(), screen: Size = Size(columns: 0, rows: 0)) {
    self.keys = keys
    self.screen = screen
  }

  /// When the unfinished sequence ends if nothing more arrives; `nil` if there is none.
  package var deadline: Duration? {
    switch progress {
    case .none: nil
    case .escape: start + Self.escapeTimeout
    case .control(let bytes) where bytes.count == 1: latest + Self.introducerTimeout
    case .string(_, isEmpty: true, escapedAt: nil): latest + Self.introducerTimeout
    default: latestPiece + Self.sequenceTimeout
    }
  }

  /// Decodes the bytes of one read.
  ///
  /// Of the timeouts, only that of a second is enforced here; shorter ones need `expire`. The bytes
  /// may have arrived in time although the caller reads them late.
  package mutating func decode(
    _ bytes: some Sequence<UInt8>, at moment: Duration
  ) -> [ReceivedInput] {
    let bytes = Array(bytes)
    while isUnfinished, latestPiece + Self.sequenceTimeout <= moment { timeOut() }
    if bytes.count == 1, isTyped(bytes[0], at: moment) {
      // What may be a key of its own was one.
      if mayBeKey { timeOut() }
      send(.character(Unicode.Scalar(bytes[0])), at: moment)
    } else {
      for byte in withoutRest(bytes, at: moment) { decode(byte, at: moment) }
      if bytes.count > 1 { latestPiece = moment }
    }
    defer { inputs = [] }
    return inputs
  }

  /// Ends a sequence whose deadline has passed.
  ///
  /// Call it when nothing has arrived by this moment.
  package mutating func expire(at moment: Duration) -> [ReceivedInput] {
    while let deadline, deadline <= moment { timeOut() }
    defer { inputs = [] }
    return inputs
  }

  private var isUnfinished: Bool { if case .none = progress { false } else { true } }

  /// Whether the unfinished sequence is a key if nothing more arrives.
  private var mayBeKey: Bool {
    switch progress {
    case .escape, .string(_, isEmpty: true, _): true
    case .control(let bytes): bytes.count == 1
    default: false
    }
  }

  /// Whether a read of one byte is a key that works whatever is unfinished.
  private func isTyped(_ byte: UInt8, at moment: Duration) -> Bool {
    isUnfinished && moment - latest >= Self.typingPause
      && [Self.space, Self.interrupt, Self.quit].contains(byte)
  }

  // MARK: Bytes

  private mutating func decode(_ byte: UInt8, at moment: Duration) {
    while isForeign(byte) { abandon() }
    switch progress {
    case .none: begin(with: byte, at: moment)
    case .character(let bytes, let isAlt):
      decodeCharacter(byte, after: bytes, isAlt: isAlt, at: moment)
    case .escape: decodeAfterEscape(byte, at: moment)
    case .control(let bytes): decodeControl(byte, after: bytes, at: moment)
    case .mouse(let bytes): decodeMouse(byte, after: bytes, at: moment)
    case .string(let introducer, let isEmpty, let escapedAt):
      decodeString(byte, introducer: introducer, isEmpty: isEmpty, escapedAt: escapedAt, at: moment)
    case .paste(let matched, let interruptedAt):
      decodePaste(byte, matched: matched, interruptedAt: interruptedAt, at: moment)
    }
    latest = moment
  }

  /// Whether a byte cannot belong to the unfinished sequence, and ends it.
  ///
  /// A control sequence has parameter and intermediate bytes, 0x21 to 0x3f (Space is a key here),
  /// and a final byte, 0x40 to 0x7e.
  private func isForeign(_ byte: UInt8) -> Bool {
    switch progress {
    case .none, .paste, .string(_, _, escapedAt: nil): false
    case .character: byte & 0xc0 != 0x80
    case .escape: byte == Self.escape
    case .control: !(0x21...0x7e).contains(byte)
    case .mouse(let bytes): byte < (bytes.isEmpty ? 32 : 33)
    case .string(_, _, escapedAt: .some): byte != UInt8(ascii: "\\")
    }
  }

  private mutating func begin(with byte: UInt8, at moment: Duration) {
    (start, latestPiece) = (moment, moment)
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
    let bytes = bytes + [byte]
    let length = bytes[0] < 0xe0 ? 2 : bytes[0] < 0xf0 ? 3 : 4
    progress = .character(bytes, isAlt: isAlt)
    guard bytes.count == length else { return }
    progress = .none
    var rest = bytes.makeIterator()
    var codec = UTF8()
    guard case .scalarValue(let scalar) = codec.decode(&rest) else { return }
    send(isAlt ? .alt(scalar) : .character(scalar), at: moment)
  }

  private mutating func decodeAfterEscape(_ byte: UInt8, at moment: Duration) {
    progress = .none
    switch byte {
    // They are the same keys with Alt as without.
    case Self.space, Self.interrupt: begin(with: byte, at: moment)
    case UInt8(ascii: "["), UInt8(ascii: "O"): progress = .control([byte])
    case _ where Self.stringIntroducers.contains(byte):
      progress = .string(byte, isEmpty: true, escapedAt: nil)
    case 0xc2...0xf4: progress = .character([byte], isAlt: true)
    case ..<0x80: send(keys.key(of: [Self.escape, byte]) ?? .alt(Unicode.Scalar(byte)), at: moment)
    default: break
    }
  }

  /// Of OSC, DCS, SOS, PM and APC.
  private static let stringIntroducers = Array("]PX^_".utf8)

  private mutating func decodeControl(_ byte: UInt8, after bytes: [UInt8], at moment: Duration) {
    let isLong = bytes.count > Self.maxSequenceBytes
    let sequence = isLong && byte < 0x40 ? bytes : bytes + [byte]
    progress = .control(sequence)
    if byte >= 0x40 { decodeComplete(control: sequence, at: moment) }
  }

  private mutating func decodeComplete(control bytes: [UInt8], at moment: Duration) {
    let sequence = [Self.escape] + bytes
    if let key = keys.key(of: sequence) {
      progress = .none
      return send(key, at: moment)
    }
    // A key of this terminal may have a longer sequence.
    guard !keys.isBeginning(sequence) else { return }
    switch bytes {
    case Array("[M".utf8): progress = .mouse([])
    case Array("[200~".utf8): progress = .paste(matched: 0, interruptedAt: nil)
    default:
      progress = .none
      if let input = Input(report: bytes, in: screen) { send(input, at: moment) }
    }
  }

  /// Button, column and row are one byte each, with an offset of 32; columns and rows count from 1.
  private mutating func decodeMouse(_ byte: UInt8, after bytes: [UInt8], at moment: Duration) {
    let bytes = bytes + [byte]
    progress = .mouse(bytes)
    guard bytes.count == 3 else { return }
    progress = .none
    let numbers = bytes.map { Int($0) - 32 }
    if let mouse = Mouse(
      code: numbers[0], column: numbers[1], row: numbers[2], isRelease: false, in: screen)
    {
      send(.mouse(mouse), at: moment)
    }
  }

  private mutating func decodeString(
    _ byte: UInt8, introducer: UInt8, isEmpty: Bool, escapedAt: Duration?, at moment: Duration
  ) {
    if byte == Self.bell || escapedAt != nil {
      progress = .none
    } else {
      if byte == Self.interrupt { send(.character("\u{3}"), at: moment) }
      let isEscape = byte == Self.escape
      progress = .string(
        introducer, isEmpty: isEmpty && isEscape, escapedAt: isEscape ? moment : nil)
    }
  }

  private mutating func decodePaste(
    _ byte: UInt8, matched: Int, interruptedAt: Duration?, at moment: Duration
  ) {
    // An escape occurs only at the start of the end.
    let restart = byte == Self.escape ? 1 : 0
    let count = byte == Self.pasteEnd[matched] ? matched + 1 : restart
    progress =
      count == Self.pasteEnd.count
      ? .none
      : .paste(
        matched: count, interruptedAt: byte == Self.interrupt ? moment : interruptedAt)
  }

  // MARK: Unfinished sequences

  /// Ends a sequence, the rest of which has not arrived in time.
  private mutating func timeOut() {
    guard let deadline else { return }
    timedOut = (progress, deadline + Self.restTime)
    abandon()
  }

  /// Ends a sequence that has timed out or was aborted; sends the keys that it was.
  private mutating func abandon() {
    let abandoned = progress
    progress = .none
    switch abandoned {
    case .escape: send(.escape, at: start)
    case .control(let bytes) where bytes.count == 1:
      send(.alt(Unicode.Scalar(bytes[0])), at: start)
    case .string(let introducer, let isEmpty, let escapedAt):
      if isEmpty { send(.alt(Unicode.Scalar(introducer)), at: start) }
      guard let escapedAt else { return }
      // That escape begins what follows.
      progress = .escape
      (start, latestPiece) = (escapedAt, escapedAt)
    case .paste(_, let interruptedAt?): send(.character("\u{3}"), at: interruptedAt)
    default: break
    }
  }

  /// The bytes of a read without the rest of the sequence that has timed out, if they begin with
  /// it.
  ///
  /// If the rest begins a paste, or is of an answer or a paste that is too long for one read, that
  /// goes on.
  private mutating func withoutRest(_ bytes: [UInt8], at moment: Duration) -> ArraySlice<UInt8> {
    guard let timedOut, bytes.count > 1 else { return bytes[...] }
    self.timedOut = nil
    guard moment < timedOut.until else { return bytes[...] }
    var other = self
    (other.progress, other.start, other.latestPiece) = (timedOut.progress, moment, moment)
    other.inputs = []
    for (index, byte) in bytes.enumerated() {
      guard other.continues(with: byte) else { return bytes[...] }
      let wasPasting = other.isPasting
      other.decode(byte, at: moment)
      guard other.isUnfinished, wasPasting || !other.isPasting else {
        adopt(other)
        return bytes[(index + 1)...]
      }
    }
    guard bytes.count >= Self.minTransmission, other.isTransmitting else { return bytes[...] }
    adopt(other)
    return []
  }

  /// Goes on where another decoder has come to; of the keys that it has found, only Ctrl-C counts.
  private mutating func adopt(_ other: InputDecoder) {
    (progress, start, latest, latestPiece) =
      (other.progress, other.start, other.latest, other.latestPiece)
    inputs += other.inputs.filter { $0.input == .key(.character("\u{3}")) }
  }

  private var isPasting: Bool { if case .paste = progress { true } else { false } }

  /// Whether a long text is on its way.
  private var isTransmitting: Bool { if case .string = progress { true } else { isPasting } }

  /// Whether a byte may be the next one of a sequence that has timed out.
  ///
  /// After an escape that is an introducer: any other byte is a key. No control sequence of a
  /// terminal ends with `q`.
  private func continues(with byte: UInt8) -> Bool {
    switch progress {
    case .escape: "[O".utf8.contains(byte) || Self.stringIntroducers.contains(byte)
    case .control(let bytes) where bytes[0] == UInt8(ascii: "["):
      byte != Self.quit && !isForeign(byte)
    default: !isForeign(byte)
    }
  }

  private mutating func send(_ key: Key, at moment: Duration) { send(.key(key), at: moment) }

  private mutating func send(_ input: Input, at moment: Duration) {
    inputs.append(ReceivedInput(input, at: moment))
  }
}
