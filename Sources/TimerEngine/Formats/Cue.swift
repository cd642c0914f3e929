/// A moment of a talk at which something is announced.
package struct Cue: Hashable, Sendable {
  /// Why a moment is a cue.
  ///
  /// The raw values are written to events and by `timeline`.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The talk starts.
    case start
    /// The time that is left, as often as the phase's interval, or a mark's words.
    case prompt
    /// A phase begins.
    case phase
    /// One of the last seconds.
    case beep
    /// The time is up.
    case zero
    /// The time since zero, once per interval.
    case overtime
    /// A bell rings.
    case bell
    /// Another segment begins.
    case segment
  }

  /// Why the moment is a cue.
  package let kind: Kind
  /// The shown second; negative in overtime.
  package let remainingSecond: Int
  /// The time that the digits show in that second: the remaining time, or the elapsed time of a
  /// segment that counts up.
  package let digits: Int
  /// The phase of that second; `nil` if no lamp is lit in it.
  package let phase: Phase?
  /// The text of a mark; `nil` if there is none.
  package let words: String?
  /// Whether the displays show these words in large letters.
  package let showsWords: Bool
  /// How the bell rings; `nil` for a cue without a bell.
  package let ring: BellRing?
  /// The segment that begins; `nil` for any other kind of cue.
  package let place: SegmentPlace?

  /// Creates a cue.
  ///
  /// Without `digits` its segment counts down.
  package init(
    _ kind: Kind, at remainingSecond: Int, digits: Int? = nil, in phase: Phase?,
    saying words: String? = nil,
    showsWords: Bool = false, ring: BellRing? = nil, place: SegmentPlace? = nil
  ) {
    self.kind = kind
    self.remainingSecond = remainingSecond
    self.digits = digits ?? remainingSecond
    self.phase = phase
    self.words = words
    self.showsWords = showsWords
    self.ring = ring
    self.place = place
  }

  /// Whether it has words; otherwise it is only a sound.
  package var hasWords: Bool {
    switch kind {
    case .beep, .bell: false
    case .start, .prompt, .phase, .zero, .overtime, .segment: true
    }
  }
}

/// A bell that rings at a moment.
package struct BellRing: Hashable, Sendable {
  /// The maximum number of strokes: nobody can tell more of them apart.
  package static let maxStrokes = 3

  /// How often it is struck, 1 to `maxStrokes`.
  package let strokes: Int
  /// Whether it only rings again, a while after the first time.
  package let isRepeat: Bool

  /// Creates a ring.
  package init(_ strokes: Int, isRepeat: Bool = false) {
    self.strokes = strokes
    self.isRepeat = isRepeat
  }
}
