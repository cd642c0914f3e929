/// A stretch of a talk with a length of its own, a direction and its marks.
package struct Segment: Codable, Hashable, Sendable {
  /// Its name, such as `Questions`; empty if it needs none.
  package var name: String
  /// Its length in seconds: 1 to `longestTime`.
  package var length: Int
  /// Whether the digits count down to zero or up from it.
  package var counts: Direction
  /// The phase before the first mark that begins one; `nil` if no lamp is lit before it.
  package var opening: Phase?
  /// Its marks, in the order in which they come.
  package var marks: [Mark]
  /// What happens to a running talk when the time of the segment is up.
  package var atEnd: SegmentEnd
  /// The lengths with which a speech qualifies, in seconds of the segment, both bounds included;
  /// `nil` if any length does.
  package var qualifies: ClosedRange<Int>?
  /// What is announced in addition to its marks and its end; `nil` if nothing is announced.
  package var cueRules: CueRules?

  /// Creates a segment.
  package init(
    name: String = "", length: Int, counts: Direction = .down, opening: Phase? = .green,
    marks: [Mark] = [], atEnd: SegmentEnd = .wait, qualifies: ClosedRange<Int>? = nil,
    cueRules: CueRules? = CueRules()
  ) {
    self.name = name
    self.length = length
    self.counts = counts
    self.opening = opening
    self.marks = marks
    self.atEnd = atEnd
    self.qualifies = qualifies
    self.cueRules = cueRules
  }

  /// Creates a segment that counts down, yellow and red before or at zero.
  package init(
    name: String = "", length: Int, thresholds: PhaseThresholds, atEnd: SegmentEnd = .wait
  ) {
    self.init(
      name: name, length: length,
      marks: [
        Mark(at: thresholds.yellow, .phase(.yellow)), Mark(at: thresholds.red, .phase(.red)),
      ], atEnd: atEnd)
  }

  /// The phase of a shown second; `nil` if no lamp is lit in it.
  ///
  /// A mark counts from its own second on, and of several at one second the last one counts.
  package func phase(at shown: Int) -> Phase? {
    var current = opening
    var latest = Int.max
    for mark in marks {
      guard case .phase(let phase) = mark.signal, case let second = second(of: mark),
        shown <= second, second <= latest
      else { continue }
      (current, latest) = (phase, second)
    }
    return shown < 0 && current != nil ? .overtime : current
  }

  /// The shown second at which a phase begins, `nil` if it never does.
  ///
  /// A phase that would begin before the segment does begins with it: a shorter length hides a
  /// mark and loses nothing.
  package func beginning(of phase: Phase) -> Int? {
    if phase == opening { return length }
    return marks.first { $0.signal == .phase(phase) }.map(second)
  }

  /// The shown second of a mark.
  package func second(of mark: Mark) -> Int {
    let second = counts == .down ? mark.at : length - mark.at
    guard case .phase = mark.signal else { return second }
    return min(second, length)
  }

  /// The same segment with each phase that would begin before the segment moved to its start, so that
  /// a longer length later does not bring the old threshold back.
  package var settled: Segment {
    var segment = self
    for (index, mark) in marks.enumerated() {
      segment.marks[index].at = digits(at: second(of: mark))
    }
    return segment
  }

  /// The same without announcement rules, to compare the times of two segments.
  package var timing: Segment {
    var segment = settled
    segment.cueRules = nil
    return segment
  }

  /// The verdict on a speech that ends at a shown second; `nil` if any length qualifies.
  package func verdict(at shown: Int) -> Verdict? {
    guard let qualifies else { return nil }
    let elapsed = length - shown
    if elapsed < qualifies.lowerBound { return .tooShort }
    return elapsed > qualifies.upperBound ? .tooLong : .qualified
  }

  /// What the digits show at a shown second: the time that is left, or counting up the time that
  /// has passed.
  package func digits(at shown: Int) -> Int { counts == .down ? shown : length - shown }

  /// The words of the mark at a shown second, and whether they are shown large; those of the first,
  /// should there be several.
  package func words(at shown: Int) -> (text: String, isShown: Bool)? {
    marks.lazy.compactMap { mark in
      guard case .say(let words, let isShown) = mark.signal, second(of: mark) == shown else {
        return nil
      }
      return (words, isShown)
    }.first
  }

  /// Whether words are announced between two shown seconds, both included.
  package func hasWords(in seconds: ClosedRange<Int>) -> Bool {
    marks.contains { mark in
      if case .say = mark.signal { seconds.contains(second(of: mark)) } else { false }
    }
  }

  /// The phase that a mark begins at a shown second; the last one if there are several.
  package func phaseBeginning(at shown: Int) -> Phase? {
    marks.lazy.compactMap { mark in
      if case .phase(let phase) = mark.signal, second(of: mark) == shown { phase } else { nil }
    }.last
  }

  /// The same segment with a phase that begins at a shown second.
  ///
  /// Later phases that would begin before it begin there as well.
  func moving(_ phase: Phase, to shown: Int) -> Segment {
    var segment = settled
    if phase == opening { segment.length = shown }
    for (index, mark) in segment.marks.enumerated() {
      guard case .phase(let other) = mark.signal, other >= phase else { continue }
      let second = other == phase ? shown : min(segment.second(of: mark), shown)
      segment.marks[index].at = segment.digits(at: second)
    }
    return segment
  }
}

/// A segment's name and its place among the others.
package struct SegmentPlace: Codable, Hashable, Sendable {
  /// What it is called; empty where it has no name.
  package let name: String
  /// Its number, counted from 1.
  package let number: Int
  /// How many there are, two or more.
  package let count: Int

  /// Creates a place.
  package init(_ name: String, number: Int, of count: Int) {
    self.name = name
    self.number = number
    self.count = count
  }
}

/// Which way the digits of a segment count.
package enum Direction: String, Codable, Hashable, Sendable {
  /// The time that is left.
  case down
  /// The time that has passed.
  case up
}

/// What happens to a running talk when the time of a segment is up.
package enum SegmentEnd: Codable, Hashable, Sendable {
  /// It runs on into overtime until somebody goes on to the next segment, which is shorter by the
  /// overrun if that is deducted.
  case wait(deductsOverrun: Bool)
  /// The next segment begins at that moment.
  case next
  /// It stops there.
  case stop

  /// It runs on, and the next segment keeps its length.
  package static let wait = SegmentEnd.wait(deductsOverrun: false)
}

/// Whether the length of a speech qualifies.
///
/// The raw values are the words of files and events.
package enum Verdict: String, Codable, Hashable, Sendable {
  /// It ended within the bounds.
  case qualified
  /// It ended before the shortest.
  case tooShort = "too short"
  /// It ended after the longest.
  case tooLong = "too long"
}
