/// A moment of a segment, and its signal.
package struct Mark: Hashable, Sendable {
  /// The time that the digits show at this moment, in seconds: the remaining or the elapsed time.
  package var at: Int
  /// What happens.
  package var signal: Signal

  package init(at: Int, _ signal: Signal) {
    self.at = at
    self.signal = signal
  }

  /// Whether a phase begins at this mark.
  package var beginsPhase: Bool { if case .phase = signal { true } else { false } }
}

/// The signal of a mark.
package enum Signal: Hashable, Sendable {
  /// A phase begins.
  case phase(Phase)
  /// A bell rings.
  case bell(Bell)
  /// A text is announced; with `isShown` the displays show it in large letters as well.
  case say(String, isShown: Bool = false)
}

/// How a bell rings from its mark on.
package struct Bell: Hashable, Sendable {
  /// The strokes of each ring, 1 to `BellRing.maxStrokes`.
  package var strokes: Int
  /// How it rings again; `nil` if it rings once.
  package var repeats: Repetition?

  /// The interval after which a bell rings again, and when it stops.
  package struct Repetition: Hashable, Sendable {
    /// The seconds between two rings, 1 or more.
    package var every: Int
    /// The last time of the digits at which it rings, in seconds.
    package var until: Int

    /// Creates a repetition.
    package init(every: Int, until: Int) {
      self.every = every
      self.until = until
    }
  }

  /// Creates a bell.
  package init(_ strokes: Int, repeats: Repetition? = nil) {
    self.strokes = strokes
    self.repeats = repeats
  }
}

extension Segment {
  /// The shown second after which there is no mark and no ring; 0 if there is none in overtime.
  package var lastMark: Int {
    let ends = marks.map { mark in
      guard case .bell(let bell) = mark.signal, let repeats = bell.repeats else {
        return second(of: mark)
      }
      return second(of: mark) - abs(repeats.until - mark.at)
    }
    return min(0, ends.min() ?? 0)
  }

  /// The bell that rings at a shown second; that of the first mark if there are several.
  package func bell(at remainingSecond: Int) -> BellRing? {
    marks.lazy.compactMap { mark in
      guard case .bell(let bell) = mark.signal else { return nil }
      let passed = second(of: mark) - remainingSecond
      if passed == 0 { return BellRing(bell.strokes) }
      guard let repeats = bell.repeats, passed > 0, passed <= abs(repeats.until - mark.at),
        passed.isMultiple(of: repeats.every)
      else { return nil }
      return BellRing(bell.strokes, isRepeat: true)
    }.first
  }
}
