package import TimerEngine

/// A clock's take-over word: 128 random bits that it gives to displays and desks, so that nobody
/// else can claim that another leader has its talks.
package struct TakeOverSecret: Hashable, Sendable {
  /// The word as a number.
  package let bits: UInt128

  package init(bits: UInt128) { self.bits = bits }

  /// Reads one; `nil` if it does not have 32 digits and letters `a` to `f`.
  package init?(_ text: String) {
    guard let bits = UInt128(hexadecimal: text) else { return nil }
    self.bits = bits
  }

  /// The word as it is sent.
  package var text: String { bits.hexadecimal }
}

/// The content of a line `steppedDown`, which tells a clock who has its talks, and of a line
/// `ready`, which tells it who can take them over.
package struct SentStepDown: Hashable, Sendable {
  /// Who has the talks.
  package private(set) var holder: Leadership
  /// How that one has taken over, in the session's time; `nil` if that is not known.
  package private(set) var takenOver: TakenOver?
  /// The clock's take-over word.
  package private(set) var word: TakeOverSecret

  package init(_ holder: Leadership, _ takenOver: TakenOver?, word: TakeOverSecret) {
    (self.holder, self.takenOver, self.word) = (holder, takenOver, word)
  }
}

extension SentStepDown: Described {
  /// What reading begins with.
  static let usual = SentStepDown(
    .usual, nil, word: TakeOverSecret(bits: 0))

  package mutating func describe(_ fields: inout Fields) throws(Fields.Fault) {
    try holder.describe(&fields)
    var bits = word.bits
    try fields.value("word", &bits, .id)
    word = TakeOverSecret(bits: bits)
    try fields.value("taken", &takenOver, .ifKnown(.object(.usual)))
  }
}
